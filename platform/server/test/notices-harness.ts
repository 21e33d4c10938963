import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { type AddressInfo, createServer as createNetServer, type Server as NetServer, type Socket } from 'node:net'
import type { Person } from '@iacta/wire'
import type { Config } from '../src/config.ts'
import { Metrics } from '../src/metrics.ts'
import { BATCHED_FOR, Notices } from '../src/notices/notices.ts'
import { Reach } from '../src/notices/reach.ts'
import { Presence } from '../src/presence.ts'
import type { Log } from '../src/service.ts'
import type { Store } from '../src/store/store.ts'
import type { Client, TestServer } from './harness.ts'

export interface Letter {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** The address it was sent to. */
  readonly to: string
}

/** Somebody's web server, who keeps what is posted to it. */
export class PostBox {
  readonly letters: Letter[] = []
  answer: { status: number; headers?: Record<string, string> } | 'silence' | 'flood' = { status: 200 }
  floodOver: Promise<void> = Promise.resolve()
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        this.letters.push({
          path: request.url ?? '',
          headers: request.headers,
          body: Buffer.concat(chunks),
          to: request.socket.localAddress ?? '',
        })
        if (this.answer === 'silence') return
        if (this.answer === 'flood') {
          const pour = setInterval(() => response.write('x'.repeat(512)), 1)
          this.floodOver = new Promise((over) =>
            request.socket.once('close', () => {
              clearInterval(pour)
              over()
            }),
          )
          return
        }
        response.writeHead(this.answer.status, this.answer.headers).end('{}')
      })
    })
  }

  static async start(): Promise<PostBox> {
    const box = new PostBox()
    await new Promise<void>((listening) => box.#server.listen(0, '0.0.0.0', () => listening()))
    return box
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  get url(): string {
    return `http://hook.example:${this.port}/hook`
  }

  /** What was posted, read as JSON. */
  get told(): { kind: string; at: number; tables: { id: string; game: string; url: string }[] }[] {
    return this.letters.map(({ body }) => JSON.parse(body.toString()))
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((closed) => this.#server.close(() => closed()))
  }
}

export interface Mail {
  readonly from: string
  readonly to: string
  readonly headers: string
  readonly text: string
}

/** A mail server that knows just enough to be written to. */
export class MailServer {
  readonly mails: Mail[] = []
  /** What it says when it is given a recipient. */
  atRecipient = '250 ok'
  readonly #server: NetServer
  readonly #sockets = new Set<Socket>()

  private constructor() {
    this.#server = createNetServer((socket) => this.#converse(socket))
  }

  static async start(): Promise<MailServer> {
    const server = new MailServer()
    await new Promise<void>((listening) => server.#server.listen(0, '127.0.0.1', () => listening()))
    return server
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  #converse(socket: Socket): void {
    this.#sockets.add(socket)
    socket.once('close', () => this.#sockets.delete(socket))
    socket.on('error', () => undefined)
    const say = (line: string) => socket.write(`${line}\r\n`)
    let from = ''
    let to = ''
    let unread = ''
    let isData = false
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      unread += chunk
      for (;;) {
        const end = unread.indexOf(isData ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const line = unread.slice(0, end)
        unread = unread.slice(end + (isData ? 5 : 2))
        if (isData) {
          isData = false
          this.mails.push({ from, to, ...readMail(line) })
          say('250 kept')
        } else if (/^EHLO/i.test(line)) say('250 mail.example')
        else if (/^MAIL FROM/i.test(line)) {
          from = line.replace(/^.*<(.*)>.*$/, '$1')
          say('250 ok')
        } else if (/^RCPT TO/i.test(line)) {
          to = line.replace(/^.*<(.*)>.*$/, '$1')
          say(this.atRecipient)
        } else if (/^DATA/i.test(line)) {
          isData = true
          say('354 go on')
        } else if (/^QUIT/i.test(line)) {
          say('221 bye')
          socket.end()
        } else say('250 ok')
      }
    })
    say('220 mail.example')
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise<void>((closed) => this.#server.close(() => closed()))
  }
}

function readMail(raw: string): { headers: string; text: string } {
  const at = raw.indexOf('\r\n\r\n')
  const headers = raw
    .slice(0, at)
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, word: string) => unquote(word.replace(/_/g, ' ')))
  const body = raw.slice(at + 4)
  if (/content-transfer-encoding: base64/i.test(headers))
    return { headers, text: Buffer.from(body, 'base64').toString('utf8') }
  return { headers, text: /quoted-printable/i.test(headers) ? unquote(body.replace(/=\r\n/g, '')) : body }
}

const unquote = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8')

/** Log lines, kept to be looked at. */
export class KeptLog implements Log {
  readonly lines: string[] = []
  #keep = (what: object, message: string): void => void this.lines.push(JSON.stringify({ ...what, message }))
  debug = this.#keep
  info = this.#keep
  warn = this.#keep
  error = this.#keep
}

/**
 * Notices as a process of its own has them, on a given store, with a clock that is set by hand and a name server of its
 * own: `hook.example` is this machine, which may be reached.
 */
export class TestNotices {
  readonly notices: Notices
  readonly presence = new Presence({ tell() {}, changed() {}, now: () => this.clock.now })
  readonly log = new KeptLog()
  readonly metrics = new Metrics()
  readonly clock: { now: number }

  constructor(store: Store, config: Config, clock: { now: number } = { now: Date.now() }) {
    this.clock = clock
    const reach = new Reach({
      resolve: async (name) => (name === 'hook.example' ? ['127.0.0.1'] : []),
      isAllowed: (address) => address === '127.0.0.1',
    })
    const { presence, log, metrics } = this
    this.notices = new Notices({ store, config, log, metrics, presence, reach, now: () => clock.now })
    this.notices.reachedAt('http://iacta.example')
  }

  /** Time passes, and the process sees to what is due. */
  async after(milliseconds: number): Promise<void> {
    this.clock.now += milliseconds
    await this.notices.sendDue(this.clock.now)
  }

  /** As `after`, just long enough for a notice of now to be due. */
  afterTheWait = (): Promise<void> => this.after(BATCHED_FOR + 1)

  /** A channel of the given person's; answers with its id and the secret that was shown. */
  async webhook(person: Person, url: string): Promise<{ id: string; secret: string }> {
    const { channel, secret } = await this.notices.channels.add(
      person,
      { kind: 'webhook', url },
      { address: '127.0.0.1', origin: this.notices.origin },
    )
    return { id: channel.id, secret: secret ?? '' }
  }
}

export interface Player {
  readonly client: Client
  readonly person: Person
}

export async function player(server: TestServer): Promise<Player> {
  const client = await server.guest()
  const { person } = await client.ok(client.get('/me'))
  return { client, person }
}

/** A table at which both are asked to discard a card. */
export async function tableOf(caesar: Player, pompeius: Player): Promise<string> {
  const { id } = await caesar.client.ok(
    caesar.client.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me' } }),
  )
  await pompeius.client.ok(pompeius.client.post(`/tables/${id}/join`, { seat: 'pompeius' }))
  return id
}

/** Does the first thing the game offers. */
export async function move({ client }: Player, table: string, seat: string): Promise<void> {
  const { scene } = await client.ok(client.get(`/tables/${table}?seat=${seat}`))
  await client.ok(client.post(`/tables/${table}/actions`, { seat, action: scene.actions[0] }))
}
