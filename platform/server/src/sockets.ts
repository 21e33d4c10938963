import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { Fault, type Seat, SPECTATOR } from '@iacta/kernel'
import type { Answer, News, Presence, SocketRequest, Problem as ToldProblem } from '@iacta/wire'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import { readJson } from './json.ts'
import type { Asker } from './limits.ts'
import type { LiveTable } from './live.ts'
import { addressOf, isOwnHost, isOwnOrigin } from './origin.ts'
import { REMEMBERED_FOR, type Visitor } from './people.ts'
import { notSignedIn, Problem, storeProblem } from './problem.ts'
import { bearerOf, type Service } from './service.ts'
import { mustNotBeSuspended } from './standing.ts'
import type { Change } from './tables/live-tables.ts'
import { mayHear, seatFor } from './tables/one-table.ts'
import { ActionId, costOf, Gesture } from './tables/sent.ts'
import { MAX_HEARERS, ROOMS, type Spoken } from './talk.ts'
import { type Feed, Feeds, type Place } from './updates.ts'

const MAX_MESSAGE = 64 * 1024
/** So many messages wait for their answer before the socket is read no further. */
const MAX_WAITING = 64
const MAX_WATCHED = 40
/** How long a socket has to say goodbye. */
const GOODBYE = 1000
/** A socket that does not answer a ping within this is gone. */
const PING_EVERY = 30_000
/** A reader so slow that this much is waiting for it is cut off; it resumes when it comes back. */
const MAX_BUFFERED = 1024 * 1024

const AskedShape = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('watch'),
    id: z.number(),
    table: z.string().max(64),
    seat: z.string().max(40).nullable().default(null),
    heard: z.number().int().min(0).default(0),
    together: z.boolean().default(false),
  }),
  z.object({ do: z.literal('pass'), id: z.number(), table: z.string().max(64) }),
  z.object({ do: z.literal('unwatch'), id: z.number(), table: z.string().max(64) }),
  z.object({
    do: z.literal('act'),
    id: z.number(),
    table: z.string().max(64),
    seat: z.string().max(40),
    answering: z.number().int().min(0).optional(),
    actionId: ActionId.optional(),
    action: Gesture,
  }),
  z.object({
    do: z.literal('undo'),
    id: z.number(),
    table: z.string().max(64),
    seat: z.string().max(40),
    answering: z.number().int().min(0).optional(),
    actionId: ActionId.optional(),
    what: z.enum(['gesture', 'action']).optional(),
  }),
  z.object({
    do: z.literal('say'),
    id: z.number(),
    table: z.string().max(64),
    room: z.enum(ROOMS).optional(),
    to: z.array(z.string().max(40)).min(1).max(MAX_HEARERS).optional(),
    text: z.string().min(1).max(1000),
  }),
  z.object({ do: z.literal('ping'), id: z.number() }),
]) satisfies z.ZodType<SocketRequest, SocketRequest>

type AskedTo<Do extends SocketRequest['do']> = Extract<z.infer<typeof AskedShape>, { do: Do }>

interface Watch {
  readonly seat: Seat
  readonly feed: Feed
  readonly stop: () => void
  /** What was told last. */
  place: Place
}

/** Says yes to what was asked, and what else there is to say: members of a JSON object, each with a comma before it. */
type Reply = (more: string) => void

/** Live play: each socket hears of the tables it watches, as the seat it watches from. */
export function serveSockets(server: Server, service: Service): { count(): number; close(): Promise<void> } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE, perMessageDeflate: false })
  const open = new Set<Connection>()
  const feeds = new Feeds()
  let isClosing = false

  server.on('upgrade', (request: IncomingMessage, stream, head) => {
    // Until it is a socket nobody else hears its errors, and one unheard would end the process.
    stream.on('error', () => stream.destroy())
    const refuse = (status: string, problem = ''): void => {
      const head = [
        'Connection: close',
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(problem)}`,
      ]
      stream.end(`HTTP/1.1 ${status}\r\n${head.join('\r\n')}\r\n\r\n${problem}`, () => stream.destroy())
    }
    if (!isOwnHost(request.headers.host, service.config)) return refuse('421 Misdirected Request')
    if (request.url?.split('?')[0] !== '/api/socket') return refuse('404 Not Found')
    if (bearerOf(request) === undefined && !isOwnOrigin(request.headers.origin, request.headers.host, service.config))
      return refuse('403 Forbidden')
    void knock(request).then(
      ({ asker, visitor, letGo }) => {
        stream.once('close', letGo)
        if (isClosing) return refuse('503 Service Unavailable')
        if (stream.destroyed) return letGo()
        sockets.handleUpgrade(request, stream, head, (socket) => {
          const gone = (): boolean => open.delete(connection)
          const connection = new Connection(socket, stream, service, feeds, visitor, asker, gone)
          open.add(connection)
        })
      },
      (error) => {
        if (!(error instanceof Problem) || error.status !== 429) return refuse('503 Service Unavailable')
        refuse('429 Too Many Requests', JSON.stringify({ error: { code: error.code, message: error.message } }))
      },
    )
  })

  /** Who wants a socket, if he may have one more: counted from now on, until it is let go. */
  async function knock(request: IncomingMessage) {
    const address = addressOf(request, service.config)
    service.allowance.admit(address)
    const letGoUnknown = service.socketHoldings.holdFor(address)
    try {
      const visitor = await service.visitorOf(request)
      letGoUnknown()
      const asker: Asker = { person: visitor?.person ?? null, address }
      service.allowance.spend(asker, 1)
      return { asker, visitor, letGo: service.socketHoldings.hold(asker) }
    } finally {
      letGoUnknown()
    }
  }

  service.people.onSignedOut((isOver) => {
    for (const connection of open) if (connection.visitor && isOver(connection.visitor)) connection.signOut()
  })
  // Sessions that were ended in another process.
  const checker = setInterval(() => {
    // Who was already suspended when he came hears no more than anybody.
    const before = [...open].filter(({ visitor }) => visitor !== null && visitor.person.standing.suspended === null)
    if (before.length === 0) return
    service.people.areSignedIn([...new Set(before.flatMap(({ visitor }) => visitor?.sessionId ?? []))]).then(
      (held) => {
        for (const connection of before) if (!held.has(connection.visitor?.sessionId ?? '')) connection.signOut()
      },
      () => undefined,
    )
  }, REMEMBERED_FOR)
  checker.unref()

  const pinger = setInterval(() => {
    for (const connection of open) connection.ping()
  }, PING_EVERY)
  pinger.unref()

  return {
    count: () => open.size,
    async close() {
      isClosing = true
      clearInterval(pinger)
      clearInterval(checker)
      await Promise.all([...open].map((connection) => connection.dismiss()))
      sockets.close()
    },
  }
}

class Connection {
  readonly #socket: WebSocket
  readonly #stream: Duplex
  readonly #service: Service
  readonly visitor: Visitor | null
  readonly #personId: string | null
  readonly #asker: Asker
  readonly #feeds: Feeds
  readonly #watches = new Map<string, Watch>()
  #alive = true
  #corked = false
  /** Messages of one socket are answered in their order. */
  #last: Promise<void> = Promise.resolve()
  #waiting = 0
  /** Nothing more is heard from this one. */
  #deaf = false

  constructor(
    socket: WebSocket,
    stream: Duplex,
    service: Service,
    feeds: Feeds,
    visitor: Visitor | null,
    asker: Asker,
    gone: () => void,
  ) {
    this.#socket = socket
    this.#stream = stream
    this.#service = service
    this.#feeds = feeds
    this.visitor = visitor
    this.#personId = visitor?.person.standing.suspended ? null : (visitor?.person.id ?? null)
    this.#asker = asker
    socket.on('message', (data, binary) => {
      const text = binary ? '' : data.toString()
      if (++this.#waiting === MAX_WAITING) socket.pause()
      this.#last = this.#last
        .then(() => (this.#deaf ? undefined : this.#hear(text)))
        .then(() => {
          if (this.#waiting-- === MAX_WAITING) socket.resume()
        })
    })
    socket.on('pong', () => {
      this.#alive = true
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      this.#deaf = true
      this.#stopWatching()
      gone()
    })
  }

  ping(): void {
    if (!this.#alive) {
      this.#socket.terminate()
      return
    }
    this.#alive = false
    this.#socket.ping()
  }

  /** The session this socket was opened with is over: from now on it hears nothing and is heard no more. */
  signOut(): void {
    this.#shut('signed out')
  }

  #shut(reason: string): void {
    this.#deaf = true
    this.#stopWatching()
    this.#socket.close(1008, reason)
  }

  #stopWatching(): void {
    for (const { stop } of this.#watches.values()) stop()
    this.#watches.clear()
  }

  /** Answers what it was asked before, hears nothing more, and says goodbye; who does not answer that is cut off. */
  async dismiss(): Promise<void> {
    const asked = this.#last
    this.#deaf = true
    await asked
    this.#stopWatching()
    await new Promise<void>((gone) => {
      if (this.#socket.readyState === this.#socket.CLOSED) return gone()
      this.#socket.once('close', () => gone())
      this.#socket.close(1001, 'the server is going down')
      setTimeout(() => this.#socket.terminate(), GOODBYE).unref()
    })
  }

  #send(message: News | Answer): void {
    this.#sendText(JSON.stringify(message))
  }

  #sendText(text: string | Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > MAX_BUFFERED) {
      this.#socket.close(1013, 'too slow')
      return
    }
    // What is sent together goes out together.
    if (!this.#corked) {
      this.#corked = true
      this.#stream.cork()
      setImmediate(() => {
        this.#corked = false
        this.#stream.uncork()
      })
    }
    this.#socket.send(text, { binary: false })
  }

  async #hear(text: string): Promise<void> {
    let id: number | null = null
    let flooding = true
    try {
      this.#service.allowance.spend(this.#asker, 0.2)
      flooding = false
      const json = readJson(text, 'The message')
      id = typeof json === 'object' && json !== null && 'id' in json && typeof json.id === 'number' ? json.id : null
      const parsed = AskedShape.safeParse(json)
      if (!parsed.success)
        throw new Fault(`${parsed.error.issues[0].path.join('.') || 'the message'}: ${parsed.error.issues[0].message}`)
      await this.#answer(parsed.data, (more) => this.#sendText(`{"answer":${JSON.stringify(id)},"ok":true${more}}`))
    } catch (error) {
      this.#send({ answer: id, ok: false, error: problemOf(error, this.#service) })
      if (flooding) this.#shut('too many messages')
    }
  }

  async #answer(asked: z.infer<typeof AskedShape>, reply: Reply): Promise<void> {
    const { tables } = this.#service
    switch (asked.do) {
      case 'ping':
        return reply('')
      case 'watch':
        return tables.inTurn(asked.seat === null ? 'spectator' : 'player', async () => {
          // Whoever has gone meanwhile does not hold up those who wait behind him.
          if (!this.#deaf) await this.#watch(asked, reply)
        })
      case 'unwatch':
        this.#unwatch(asked.table)
        return reply('')
      case 'act': {
        const { table, seat, action } = asked
        this.#service.allowance.spend(this.#asker, costOf(action))
        await this.#service.payFor(this.#asker, table)
        const sequence = await tables.play.act(this.#person(), table, seat, action, asked, atSequence)
        return reply(`,"sequence":${sequence}`)
      }
      case 'pass':
        this.#service.allowance.spend(this.#asker, 1)
        await this.#service.payFor(this.#asker, asked.table)
        await tables.play.passAll(this.#person(), asked.table)
        return reply('')
      case 'undo': {
        await this.#service.payFor(this.#asker, asked.table)
        const sequence = await tables.play.undo(
          this.#person(),
          asked.table,
          asked.seat,
          asked.what ?? 'gesture',
          asked,
          atSequence,
        )
        return reply(`,"sequence":${sequence}`)
      }
      case 'say': {
        await this.#service.payFor(this.#asker, asked.table)
        const message = await this.#service.say(this.#person(), this.#asker.address, asked.table, asked)
        return reply(`,"message":${JSON.stringify(message)}`)
      }
    }
  }

  #person() {
    if (!this.visitor) throw notSignedIn()
    mustNotBeSuspended(this.visitor.person.standing)
    return this.visitor.person
  }

  /**
   * Begins to watch: all that was told since `heard`, the whole view, then every change. What was watched before says
   * nothing after the answer, and what is watched now nothing before it.
   */
  async #watch({ table: tableId, seat: seatId, heard, together }: AskedTo<'watch'>, reply: Reply): Promise<void> {
    const { tables } = this.#service
    if (this.#watches.size >= MAX_WATCHED && !this.#watches.has(tableId))
      throw new Fault(`one socket watches no more than ${MAX_WATCHED} tables`)
    await this.#service.payFor(this.#asker, tableId)
    await tables.look(tableId, this.#personId, (live) => {
      const seat = seatFor(live, this.#personId, seatId)
      // It may have gone while the table was being looked up.
      if (this.#deaf) throw notSignedIn()
      this.#unwatch(tableId)
      const leave = this.#personId === null ? null : this.#service.presence.enter(this.#personId, tableId)
      const unwatch = tables.watch(tableId, (change) => {
        const { table, only, talk, presence } = change
        if (talk !== undefined) this.#tellOfTalk(table, talk)
        else if (presence) this.#tellOfPresence(change)
        else if (only === null || only === seat || ours.includes(only)) this.#push(table, watch)
      })
      const ours = together ? live.sharedBy(this.#personId) : []
      const feed = this.#feeds.follow(tableId, seat, ours)
      const stop = (): void => {
        unwatch()
        leave?.()
        this.#feeds.leave(feed)
      }
      const { text, place } = feed.begin(live, this.#personId, heard)
      const watch: Watch = { seat, feed, stop, place }
      this.#watches.set(tableId, watch)
      reply(`,"update":${text},"presence":${JSON.stringify(this.#presenceAt(live))}`)
    })
  }

  #push(live: LiveTable, watch: Watch): void {
    const watched = watch.seat === SPECTATOR ? watch.feed.ours : [watch.seat, ...watch.feed.ours]
    const mayWatch = watched.every((seat) => this.#personId !== null && live.holds(this.#personId, seat))
    if (!live.isOpenTo(this.#personId) || !mayWatch) {
      this.#unwatch(live.id)
      this.#send({ table: live.id, gone: true })
      return
    }
    const { messages, place } = watch.feed.goOn(live, this.#personId, watch.place)
    watch.place = place
    // Not even an empty message may tell that somebody else is doing something unseen.
    for (const message of messages) this.#sendText(message)
  }

  #unwatch(tableId: string): void {
    this.#watches.get(tableId)?.stop()
    this.#watches.delete(tableId)
  }

  /** There is something new to read, for those who may read it. */
  #tellOfTalk(live: LiveTable, { room, hearers }: Spoken): void {
    const isForAll = hearers === null || (this.#personId !== null && hearers.includes(this.#personId))
    if (isForAll && live.isOpenTo(this.#personId) && mayHear(live, this.visitor?.person ?? null, room))
      this.#send({ table: live.id, talk: room })
  }

  #tellOfPresence(change: Change): void {
    const { table } = change
    if (!table.isOpenTo(this.#personId)) return
    const text = presenceTexts.get(change) ?? JSON.stringify({ table: table.id, presence: this.#presenceAt(table) })
    presenceTexts.set(change, text)
    this.#sendText(text)
  }

  /** Which seats have their holder at the table, and how many others watch. */
  #presenceAt(live: LiveTable): Presence {
    const present = this.#service.presence.at(live.id)
    const seated = live.seats.filter(({ kind, person_id }) => kind === 'person' && person_id && present.has(person_id))
    const players = new Set(seated.map(({ person_id }) => person_id))
    return { seats: seated.map(({ seat }) => live.seatIds[seat]), spectators: present.size - players.size }
  }
}

/** The same for all who are told of a change: written once. */
const presenceTexts = new WeakMap<Change, string>()

const atSequence = (_live: LiveTable, _seat: Seat, sequence: number): number => sequence

function problemOf(error: unknown, service: Service): ToldProblem {
  if (error instanceof Problem) return { code: error.code, message: error.message, ...error.details }
  if (error instanceof Fault) return { code: 'bad-request', message: error.message }
  service.metrics.count('faults_total')
  service.log.error({ error: error instanceof Error ? error.message : String(error) }, 'a socket message failed')
  const ofStore = storeProblem(error)
  if (ofStore) return { code: ofStore.code, message: ofStore.message, ...ofStore.details }
  return { code: 'fault', message: 'Something went wrong here. Look again before you try again.' }
}
