import { createECDH, createHmac } from 'node:crypto'
import { Fault, type Language } from '@iacta/kernel'
import type { ChannelKind } from '@iacta/wire'
import { createTransport, type Transporter } from 'nodemailer'
import webPush from 'web-push'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { ChannelsTable, NoticeKind } from '../store/schema.ts'
import { mailLink } from './page.ts'
import { type Reach, Undelivered } from './reach.ts'
import { TEXTS } from './texts.ts'

/** What there is to tell of tables: that it is somebody's move, that he is challenged, or has lost his seat. */
export interface News {
  readonly language: Language
  /** Where the server is reached. */
  readonly origin: string
  readonly at: number
  readonly tables: readonly {
    readonly id: string
    readonly game: string
    readonly kind: NoticeKind
    /** Who set it up; null for guests. */
    readonly by: string | null
    readonly title: string
    readonly url: string
  }[]
}

/** `gone`: the channel says that it is no more. Whatever else fails is thrown as `Undelivered`. */
export type Delivery = 'sent' | 'gone'

const TIMEOUT = 10_000
/** A notice that was not fetched from the push service in a day is stale. */
const PUSH_LIFE_SECONDS = 86_400
/** Push messages hold 4 KB; more tables than this are counted, not listed. */
const PUSH_TABLES = 10

export const SIGNATURE_HEADER = 'x-iacta-signature'

export const PushKeys = z.object({
  /** A point on P-256, uncompressed. */
  p256dh: z.string().regex(/^B[\w-]{86}=?$/, 'the key p256dh must be a P-256 public key in base64url'),
  auth: z.string().regex(/^[\w-]{22}(==)?$/, 'the key auth must be 16 bytes in base64url'),
})

type Channel = Pick<ChannelsTable, 'id' | 'kind' | 'target' | 'secret'>

/** What a webhook's receiver computes over the body to see that it came from here. */
export const signature = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** The three ways out, each there only if it is configured. */
export class Senders {
  readonly #reach: Reach
  readonly #push: Config['push']
  readonly #mail: { readonly transport: Transporter; readonly from: string } | null
  /** What this server offers. */
  readonly kinds: readonly ChannelKind[]

  constructor(config: Config, reach: Reach) {
    this.#reach = reach
    this.#push = config.push
    if (config.push) checkVapid(config.push)
    this.#mail = config.mail && {
      transport: createTransport({
        url: config.mail.smtpUrl,
        connectionTimeout: TIMEOUT,
        greetingTimeout: TIMEOUT,
        socketTimeout: TIMEOUT,
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
      from: config.mail.from,
    }
    this.kinds = [
      ...(config.push ? (['push'] as const) : []),
      ...(config.mail ? (['mail'] as const) : []),
      ...(config.webhooks ? (['webhook'] as const) : []),
    ]
  }

  deliver(channel: Channel, message: News): Promise<Delivery> {
    switch (channel.kind) {
      case 'push':
        return this.#sendPush(channel, message)
      case 'mail':
        return this.#sendNewsMail(channel, message)
      case 'webhook':
        return this.#sendWebhook(channel, message)
    }
  }

  async #sendPush(channel: Channel, message: News): Promise<Delivery> {
    if (!this.#push) throw new Undelivered('web push is not configured')
    const text = TEXTS[message.language]
    const shown = message.tables.slice(0, PUSH_TABLES)
    const payload = {
      kind: kindOf(message),
      title: text.subject(message.tables),
      body: text.summary(message.tables.map(({ title }) => title)),
      url: message.tables.length === 1 ? message.tables[0].url : message.origin,
      tables: shown.map(({ id, game, kind, url }) => ({ id, game, kind, url })),
    }
    const keys = PushKeys.parse(JSON.parse(channel.secret))
    let details: ReturnType<typeof webPush.generateRequestDetails>
    try {
      details = webPush.generateRequestDetails({ endpoint: channel.target, keys }, JSON.stringify(payload), {
        vapidDetails: this.#push,
        TTL: PUSH_LIFE_SECONDS,
        // A later notice takes the place of one that was not fetched yet.
        topic: 'your-move',
      })
    } catch {
      throw new Undelivered('the subscription cannot be encrypted to')
    }
    const status = await this.#reach.post(channel.target, details.headers, details.body ?? '')
    return answered(status, [404, 410])
  }

  async #sendWebhook(channel: Channel, message: News): Promise<Delivery> {
    const body = JSON.stringify({
      kind: kindOf(message),
      at: message.at,
      tables: message.tables.map(({ id, game, kind, url }) => ({ id, game, kind, url })),
    })
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature(channel.secret, body) }
    return answered(await this.#reach.post(channel.target, headers, body), [410])
  }

  #sendNewsMail(channel: Channel, message: News): Promise<Delivery> {
    const text = TEXTS[message.language]
    const stop = mailLink(message.origin, message.language, 'stop', channel.id, channel.secret)
    return this.#sendMail(channel.target, text.subject(message.tables), text.mail(message.tables, stop))
  }

  /** The one mail that goes to an address nobody has confirmed. */
  sendConfirmation(channel: Channel, token: string, language: Language, origin: string): Promise<Delivery> {
    const text = TEXTS[language]
    const link = mailLink(origin, language, 'confirm', channel.id, token)
    return this.#sendMail(channel.target, text.confirmSubject, text.confirm(origin, link))
  }

  /** A way back for somebody who has forgotten the password, to an address of his that is confirmed. */
  sendReset(to: string, language: Language, origin: string, link: string): Promise<Delivery> {
    const text = TEXTS[language]
    return this.#sendMail(to, text.resetSubject, text.reset(origin, link))
  }

  async #sendMail(to: string, subject: string, text: string): Promise<Delivery> {
    if (!this.#mail) throw new Undelivered('mail is not configured')
    const { transport, from } = this.#mail
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'auto-submitted': 'auto-generated' },
      })
    } catch (error) {
      // The whole error may tell addresses and passwords.
      const { responseCode, code } = error as { responseCode?: number; code?: string }
      throw new Undelivered(`the mail server said ${responseCode ?? code ?? 'no'}`)
    }
    return 'sent'
  }

  close(): void {
    this.#mail?.transport.close()
  }
}

/** `your-move` where there is nothing else to tell. */
const kindOf = ({ tables }: News): 'your-move' | 'news' =>
  tables.every(({ kind }) => kind === 'move') ? 'your-move' : 'news'

function answered(status: number, gone: readonly number[]): Delivery {
  if (gone.includes(status)) return 'gone'
  if (status < 200 || status > 299) throw new Undelivered(`the answer was ${status}`)
  return 'sent'
}

/** Finds wrong keys when the server starts, not when the first notice fails. */
function checkVapid({ subject, publicKey, privateKey }: NonNullable<Config['push']>): void {
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(privateKey, 'base64url')
    if (pair.getPublicKey('base64url') !== publicKey) throw new Error('not a pair')
    const nobody = { endpoint: 'https://example.org', keys: { p256dh: '', auth: '' } }
    webPush.generateRequestDetails(nobody, null, { vapidDetails: { subject, publicKey, privateKey } })
  } catch {
    throw new Fault(
      'the web push settings are wrong: IACTA_VAPID_PUBLIC and IACTA_VAPID_PRIVATE must be a pair of VAPID keys, IACTA_VAPID_SUBJECT an https: or mailto: address',
    )
  }
}
