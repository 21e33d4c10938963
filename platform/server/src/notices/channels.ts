import { createECDH } from 'node:crypto'
import { Fault } from '@iacta/kernel'
import type { AddedChannel, Channel, ChannelKind, Person } from '@iacta/wire'
import { z } from 'zod'
import { Limits } from '../limits.ts'
import { conflict, notFound, Problem } from '../problem.ts'
import { hashOf, newId, newToken } from '../secrets.ts'
import type { ChannelsTable } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { type Reach, readWebAddress, Undelivered } from './reach.ts'
import { PushKeys, type Senders } from './senders.ts'
import { languageOf } from './texts.ts'

/** A channel as somebody adds it. */
export const NewChannel = z.discriminatedUnion('kind', [
  /** The browser's subscription, as `PushSubscription.toJSON()` gives it. */
  z.object({
    kind: z.literal('push'),
    subscription: z.object({ endpoint: z.url({ protocol: /^https$/ }).max(1000), keys: PushKeys }),
  }),
  z.object({ kind: z.literal('mail'), address: z.email().max(254) }),
  z.object({ kind: z.literal('webhook'), url: z.string().max(2000) }),
])
export type NewChannel = z.infer<typeof NewChannel>

const MAX_CHANNELS = 10
const CONFIRM_WITHIN = 86_400_000

/** A channel as its person sees it again: where it goes, without what makes it secret. */
/** What a mail address is for. */
type Purpose = Pick<ChannelsTable, 'notices' | 'recovers'>

/** The channels people have set up. */
export class Channels {
  readonly #store: Store
  readonly #senders: Senders
  readonly #reach: Reach
  readonly #now: () => number
  /** Adding channels, by who asks and from where; and mails to one address, whoever asks for them. */
  readonly #additions: Limits
  readonly #confirmations: Limits

  constructor(parts: { store: Store; senders: Senders; reach: Reach; now: () => number }) {
    this.#store = parts.store
    this.#senders = parts.senders
    this.#reach = parts.reach
    this.#now = parts.now
    this.#additions = new Limits(30, 1 / 60, parts.now)
    this.#confirmations = new Limits(3, 1 / 3600, parts.now)
  }

  async list(personId: string): Promise<Channel[]> {
    const rows = await this.#store.db
      .selectFrom('channels')
      .selectAll()
      .where('person_id', '=', personId)
      .where((where) => where.or([where('confirm_until', 'is', null), where('confirm_until', '>', this.#now())]))
      .orderBy('created_at')
      .execute()
    return rows.map(summaryOf)
  }

  /** Adds a channel; a webhook's secret is shown this once. */
  async add(person: Person, wanted: NewChannel, from: { address: string; origin: string }): Promise<AddedChannel> {
    if (!this.#senders.kinds.includes(wanted.kind))
      throw conflict('not-offered', `This server does not offer notices by ${wanted.kind}.`)
    this.#additions.spend(person.id, 1)
    this.#additions.spend(from.address, 1)
    const { db } = this.#store
    await db.deleteFrom('channels').where('confirm_until', '<=', this.#now()).execute()
    switch (wanted.kind) {
      case 'push': {
        const { endpoint, keys } = wanted.subscription
        await this.#checkReachable(endpoint)
        if (!isOnCurve(keys.p256dh)) throw new Fault('the key p256dh must be a P-256 public key in base64url')
        // The endpoint is one browser's: whoever used it before is not there any more.
        await this.#drop((await this.#at('push', endpoint)).map(({ id }) => id))
        const row = await this.#insert(person.id, 'push', endpoint, JSON.stringify(keys))
        return { channel: summaryOf(row), secret: null }
      }
      case 'webhook': {
        const target = readWebAddress(wanted.url).href
        await this.#checkReachable(target)
        const secret = newToken()
        return { channel: summaryOf(await this.#insert(person.id, 'webhook', target, secret)), secret }
      }
      case 'mail':
        return {
          channel: await this.#addMail(person, wanted.address, from.origin, { notices: 1, recovers: 0 }),
          secret: null,
        }
    }
  }

  /** Adds a mail address that gets its person back in, once it is confirmed. Whoever asks has proved to be that person. */
  async addForRecovery(person: Person, address: string, from: { address: string; origin: string }): Promise<Channel> {
    if (!this.#senders.kinds.includes('mail')) throw conflict('not-offered', 'This server sends no mail.')
    this.#additions.spend(person.id, 1)
    this.#additions.spend(from.address, 1)
    return this.#addMail(person, address, from.origin, { notices: 0, recovers: 1 })
  }

  async #addMail(person: Person, address: string, origin: string, wanted: Purpose): Promise<Channel> {
    const known = (await this.#at('mail', address)).find(({ person_id }) => person_id === person.id)
    const purpose: Purpose = {
      notices: Math.max(wanted.notices, known?.notices ?? 0),
      recovers: Math.max(wanted.recovers, known?.recovers ?? 0),
    }
    if (known && known.confirm_hash === null) {
      await this.#store.db.updateTable('channels').set(purpose).where('id', '=', known.id).execute()
      return summaryOf({ ...known, ...purpose })
    }
    this.#confirmations.spend(address.toLowerCase(), 1)
    if (known) await this.#drop([known.id])
    const token = newToken()
    const row = await this.#insert(person.id, 'mail', address, newToken(), {
      confirm_hash: hashOf(token),
      confirm_until: this.#now() + CONFIRM_WITHIN,
      ...purpose,
    })
    try {
      await this.#senders.sendConfirmation(row, token, languageOf(person.language), origin)
    } catch (error) {
      await this.#drop([row.id])
      if (error instanceof Undelivered)
        throw new Problem(502, 'not-sent', 'The mail to confirm the address could not be sent. Try again later.')
      throw error
    }
    return summaryOf(row)
  }

  async #insert(
    personId: string,
    kind: ChannelKind,
    target: string,
    secret: string,
    more: Partial<Pick<ChannelsTable, 'confirm_hash' | 'confirm_until' | 'notices' | 'recovers'>> = {},
  ): Promise<ChannelsTable> {
    const { db } = this.#store
    const { count } = await db
      .selectFrom('channels')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MAX_CHANNELS)
      throw conflict('too-many-channels', `One person has no more than ${MAX_CHANNELS} channels; remove one first.`)
    const row: ChannelsTable = {
      id: newId(),
      person_id: personId,
      kind,
      target,
      secret,
      confirm_hash: null,
      confirm_until: null,
      created_at: this.#now(),
      failures: 0,
      rests_until: 0,
      notices: 1,
      recovers: 0,
      ...more,
    }
    await db.insertInto('channels').values(row).execute()
    return row
  }

  #at(kind: ChannelKind, target: string): Promise<ChannelsTable[]> {
    return this.#store.db
      .selectFrom('channels')
      .selectAll()
      .where('target', '=', target)
      .where('kind', '=', kind)
      .execute()
  }

  async #checkReachable(target: string): Promise<void> {
    try {
      await this.#reach.addresses(readWebAddress(target))
    } catch (error) {
      if (error instanceof Undelivered)
        throw new Fault('the address must be one that the whole internet can reach, and it must exist')
      throw error
    }
  }

  /** The person has read the mail: from now on the address is used. */
  async confirm(channelId: string, token: string): Promise<void> {
    const { numUpdatedRows } = await this.#store.db
      .updateTable('channels')
      .set({ confirm_hash: null, confirm_until: null })
      .where('id', '=', channelId)
      .where('confirm_hash', '=', hashOf(token))
      .where('confirm_until', '>', this.#now())
      .executeTakeFirst()
    if (Number(numUpdatedRows) === 0)
      throw conflict('confirmation-expired', 'This link has expired or was used. Add the address again if need be.')
  }

  /** Removes one of a person's own. */
  async remove(personId: string, channelId: string): Promise<void> {
    const own = (await this.list(personId)).some(({ id }) => id === channelId)
    if (!own) throw notFound('channel')
    await this.#drop([channelId])
  }

  /** Ends the mails to an address, by the link that stands in each: one need not be signed in for that. */
  async stop(channelId: string, token: string): Promise<void> {
    const row = await this.#store.db
      .selectFrom('channels')
      .select('secret')
      .where('id', '=', channelId)
      .where('kind', '=', 'mail')
      .executeTakeFirst()
    // Hashes are compared, so that time does not tell how much was right.
    if (row && hashOf(row.secret) !== hashOf(token)) throw notFound('channel')
    if (row) await this.#drop([channelId])
  }

  async #drop(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await this.#store.db.transaction().execute(async (t) => {
      await t.deleteFrom('notices').where('channel_id', 'in', ids).execute()
      await t.deleteFrom('channels').where('id', 'in', ids).execute()
    })
  }
}

function summaryOf(row: ChannelsTable): Channel {
  return {
    id: row.id,
    kind: row.kind,
    // The path of a push endpoint or a webhook is often all the secret it has.
    where: row.kind === 'mail' ? row.target : new URL(row.target).origin,
    confirmed: row.confirm_hash === null,
    failures: row.failures,
    createdAt: row.created_at,
    notices: row.notices === 1,
    recovers: row.recovers === 1,
  }
}

/** Whether a key is one that can be encrypted to. */
function isOnCurve(p256dh: string): boolean {
  const ours = createECDH('prime256v1')
  ours.generateKeys()
  try {
    ours.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}
