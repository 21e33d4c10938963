import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { Fault, type Seat, SPECTATOR } from '@iacta/kernel'
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
import { mayHear, seatFor } from './tables/one-table.ts'
import { ActionId } from './tables/sent.ts'
import { MAX_HEARERS, ROOMS, type Spoken } from './talk.ts'

const MAX_MESSAGE = 16 * 1024
/** So many messages wait for their answer before the socket is read no further. */
const MAX_WAITING = 64
const MAX_WATCHED = 40
/** How long a socket has to say goodbye. */
const GOODBYE = 1000
/** A socket that does not answer a ping within this is gone. */
const PING_EVERY = 30_000
/** A reader so slow that this much is waiting for it is cut off; it resumes when it comes back. */
const MAX_BUFFERED = 1024 * 1024

const Asked = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('watch'),
    id: z.number(),
    table: z.string().max(64),
    seat: z.string().max(40).nullable().default(null),
    heard: z.number().int().min(0).default(0),
  }),
  z.object({ do: z.literal('unwatch'), id: z.number(), table: z.string().max(64) }),
  z.object({
    do: z.literal('act'),
    id: z.number(),
    table: z.string().max(64),
    seat: z.string().max(40),
    answering: z.number().int().min(0).optional(),
    actionId: ActionId.optional(),
    action: z.record(z.string(), z.unknown()),
  }),
  z.object({
    do: z.literal('undo'),
    id: z.number(),
    table: z.string().max(64),
    seat: z.string().max(40),
    answering: z.number().int().min(0).optional(),
    actionId: ActionId.optional(),
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
])
type Asked = z.infer<typeof Asked>

interface Watch {
  readonly seat: Seat
  readonly stop: () => void
  /** Lines of the log already sent that can no longer change. */
  settled: number
  sequence: number
  /** The last view sent: what is the same need not be sent again. */
  readonly view: Sent
  /** The summary last sent, as text, and what it was made from. */
  summary: string
  row: LiveTable['row'] | null
  seats: LiveTable['seats'] | null
  people: LiveTable['people'] | null
}

/** Says yes to what was asked, and what else there is to say: members of a JSON object, each with a comma before it. */
type Reply = (more: string) => void

/** Live play: each socket hears of the tables it watches, as the seat it watches from. */
export function serveSockets(server: Server, service: Service): { count(): number; close(): Promise<void> } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE, perMessageDeflate: false })
  const open = new Set<Connection>()
  let isClosing = false

  server.on('upgrade', (request: IncomingMessage, stream, head) => {
    // Until it is a socket nobody else hears its errors, and one unheard would end the process.
    stream.on('error', () => stream.destroy())
    const refuse = (status: string): void => {
      stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy())
    }
    if (!isOwnHost(request.headers.host, service.config)) return refuse('421 Misdirected Request')
    if (request.url?.split('?')[0] !== '/api/socket') return refuse('404 Not Found')
    if (bearerOf(request) === undefined && !isOwnOrigin(request.headers.origin, request.headers.host, service.config))
      return refuse('403 Forbidden')
    service.visitorOf(request).then(
      (visitor) => {
        if (isClosing) return refuse('503 Service Unavailable')
        const address = addressOf(request, service.config)
        try {
          service.allowance.spend({ person: visitor?.person ?? null, address }, 1)
        } catch {
          return refuse('429 Too Many Requests')
        }
        sockets.handleUpgrade(request, stream, head, (socket) => {
          const connection = new Connection(socket, stream, service, visitor, address, () => open.delete(connection))
          open.add(connection)
        })
      },
      () => refuse('503 Service Unavailable'),
    )
  })

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
    visitor: Visitor | null,
    address: string,
    gone: () => void,
  ) {
    this.#socket = socket
    this.#stream = stream
    this.#service = service
    this.visitor = visitor
    this.#personId = visitor?.person.standing.suspended ? null : (visitor?.person.id ?? null)
    this.#asker = { person: visitor?.person ?? null, address }
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

  #send(message: object): void {
    this.#sendText(JSON.stringify(message))
  }

  #sendText(text: string): void {
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
    this.#socket.send(text)
  }

  async #hear(text: string): Promise<void> {
    let id: unknown = null
    let flooding = true
    try {
      this.#service.allowance.spend(this.#asker, 0.2)
      flooding = false
      const json = readJson(text, 'The message')
      id = typeof json === 'object' && json !== null && 'id' in json && typeof json.id === 'number' ? json.id : null
      const parsed = Asked.safeParse(json)
      if (!parsed.success)
        throw new Fault(`${parsed.error.issues[0].path.join('.') || 'the message'}: ${parsed.error.issues[0].message}`)
      await this.#answer(parsed.data, (more) => this.#sendText(`{"answer":${JSON.stringify(id)},"ok":true${more}}`))
    } catch (error) {
      this.#send({ answer: id, ok: false, error: problemOf(error, this.#service) })
      if (flooding) this.#shut('too many messages')
    }
  }

  async #answer(asked: Asked, reply: Reply): Promise<void> {
    const { tables } = this.#service
    switch (asked.do) {
      case 'ping':
        return reply('')
      case 'watch':
        return tables.inTurn(asked.seat === null ? 'spectator' : 'player', async () => {
          // Whoever has gone meanwhile does not hold up those who wait behind him.
          if (!this.#deaf) await this.#watch(asked.table, asked.seat, asked.heard, reply)
        })
      case 'unwatch':
        this.#unwatch(asked.table)
        return reply('')
      case 'act': {
        const { table, seat, action } = asked
        const sequence = await tables.play.act(this.#person(), table, seat, action, asked, atSequence)
        return reply(`,"sequence":${sequence}`)
      }
      case 'undo': {
        const sequence = await tables.play.undo(this.#person(), asked.table, asked.seat, asked, atSequence)
        return reply(`,"sequence":${sequence}`)
      }
      case 'say': {
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
  async #watch(tableId: string, seatId: string | null, heard: number, reply: Reply): Promise<void> {
    const { tables } = this.#service
    if (this.#watches.size >= MAX_WATCHED && !this.#watches.has(tableId))
      throw new Fault(`one socket watches no more than ${MAX_WATCHED} tables`)
    await tables.look(tableId, this.#personId, (live) => {
      const seat = seatFor(live, this.#personId, seatId)
      // It may have gone while the table was being looked up.
      if (this.#deaf) throw notSignedIn()
      this.#unwatch(tableId)
      const leave = this.#personId === null ? null : this.#service.presence.enter(this.#personId, tableId)
      const unwatch = tables.watch(tableId, ({ table, only, talk, presence }) => {
        if (talk !== undefined) this.#tellOfTalk(table, talk)
        else if (presence) this.#tellOfPresence(table)
        else if (only === null || only === seat) this.#push(table, watch)
      })
      const stop = (): void => {
        unwatch()
        leave?.()
      }
      const watch: Watch = {
        seat,
        stop,
        settled: heard,
        sequence: -1,
        view: new Map(),
        summary: '',
        row: null,
        seats: null,
        people: null,
      }
      this.#watches.set(tableId, watch)
      reply(`,"update":${this.#update(live, watch)},"presence":${JSON.stringify(this.#presenceAt(live))}`)
    })
  }

  #push(live: LiveTable, watch: Watch): void {
    if (
      !live.isOpenTo(this.#personId) ||
      (watch.seat !== SPECTATOR && !(this.#personId && live.holds(this.#personId, watch.seat)))
    ) {
      this.#unwatch(live.id)
      this.#send({ table: live.id, gone: true })
      return
    }
    const update = this.#update(live, watch)
    // Not even an empty message may tell that somebody else is doing something unseen.
    if (update) this.#sendText(`{"table":${JSON.stringify(live.id)},"update":${update}}`)
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

  #tellOfPresence(live: LiveTable): void {
    if (live.isOpenTo(this.#personId)) this.#send({ table: live.id, presence: this.#presenceAt(live) })
  }

  /** Which seats have their holder at the table, and how many others watch. */
  #presenceAt(live: LiveTable): { readonly seats: readonly string[]; readonly spectators: number } {
    const present = this.#service.presence.at(live.id)
    const seated = live.seats.filter(({ kind, person_id }) => kind === 'person' && person_id && present.has(person_id))
    const players = new Set(seated.map(({ person_id }) => person_id))
    return { seats: seated.map(({ seat }) => live.seatIds[seat]), spectators: present.size - players.size }
  }

  /**
   * What is new for this watcher, or null: the lines of the log from the first that was not settled when it last
   * heard (it puts them in the place of what it has from there on), and the parts of the view that changed.
   */
  #update(live: LiveTable, watch: Watch): string | null {
    const { seat } = watch
    const members: string[] = []
    // Rows are replaced, never edited, when anything a summary tells has changed.
    if (live.row !== watch.row || live.seats !== watch.seats || live.people !== watch.people) {
      const summary = JSON.stringify(live.summary(this.#personId))
      if (summary !== watch.summary) members.push(`"summary":${summary}`)
      Object.assign(watch, { summary, row: live.row, seats: live.seats, people: live.people })
    }
    const game = live.game
    if (!game) return members.length > 0 ? `{${members[0]}}` : null
    const settled = game.settledLines(seat)
    const from = Math.min(watch.settled, settled)
    const now = game.view(seat) as Record<string, unknown>
    const { view, within } = changesOf(now, watch.view)
    const sequence = game.sequence(seat)
    const isNew =
      members.length > 0 || settled > from || sequence !== watch.sequence || view.length > 0 || within.length > 0
    watch.settled = settled
    watch.sequence = sequence
    if (!isNew) return null
    const heard = game.heardSince(seat, from)
    const rest = {
      sequence,
      prompt: game.prompt(seat),
      canUndo: game.canUndo(seat),
      heard: from + heard.length,
      settled,
      happenings: heard.map(({ key, params }) => ({ key, params })),
    }
    const actions = live.row.status === 'running' ? game.actions(seat) : []
    members.push(
      JSON.stringify(rest).slice(1, -1),
      `"actions":[${actions.map(textOf).join()}]`,
      `"view":{${view.join()}}`,
      `"within":{${within.join()}}`,
    )
    return `{${members.join()}}`
  }
}

/** Games hand out the same action as the same object again and again: its text is made once. */
const actionTexts = new WeakMap<object, string>()

function textOf(action: unknown): string {
  if (typeof action !== 'object' || action === null) return JSON.stringify(action)
  const known = actionTexts.get(action) ?? JSON.stringify(action)
  actionTexts.set(action, known)
  return known
}

const atSequence = (_live: LiveTable, _seat: Seat, sequence: number): number => sequence

/** A view as it was sent last: its fields, and of those that are objects the members. */
type Sent = Map<string, unknown>

/**
 * What of a view is not as it was sent last: whole fields in `view`; of a field that is an object and was sent
 * before, only the keys that changed, in `within`, with null for those that are gone. All as members of JSON objects.
 * Afterwards `sent` is as the view is. What has not changed stays in it as it is, so that most of a view is forgotten
 * at once, and never grows old enough to be a burden.
 */
function changesOf(now: Readonly<Record<string, unknown>>, sent: Sent): { view: string[]; within: string[] } {
  const view: string[] = []
  const within: string[] = []
  for (const field in now) {
    const value = now[field]
    const before = sent.get(field)
    if (isKeyed(value) && before instanceof Map) {
      const part = changesWithin(value, before)
      if (part.length > 0) within.push(`${JSON.stringify(field)}:{${part.join()}}`)
    } else if (isKeyed(value) || !isSame(value, before)) {
      view.push(member(field, value))
      sent.set(field, isKeyed(value) ? new Map(Object.entries(value)) : value)
    }
  }
  return { view, within }
}

function changesWithin(value: Readonly<Record<string, unknown>>, sent: Sent): string[] {
  const part: string[] = []
  let keys = 0
  for (const key in value) {
    keys++
    if (sent.has(key) && isSame(value[key], sent.get(key))) continue
    part.push(member(key, value[key]))
    sent.set(key, value[key])
  }
  if (sent.size === keys) return part
  for (const key of sent.keys()) {
    if (key in value) continue
    part.push(member(key, null))
    sent.delete(key)
  }
  return part
}

const member = (key: string, value: unknown): string => `${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}`

const isKeyed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two plain values would make the same JSON. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const before = b as Readonly<Record<string, unknown>>
  let keys = 0
  for (const key in a) {
    if (!(key in before) || !isSame((a as typeof before)[key], before[key])) return false
    keys++
  }
  for (const _ in before) keys--
  return keys === 0
}

function problemOf(error: unknown, service: Service): object {
  if (error instanceof Problem) return { code: error.code, message: error.message, ...error.details }
  if (error instanceof Fault) return { code: 'bad-request', message: error.message }
  service.metrics.count('faults_total')
  service.log.error({ error: error instanceof Error ? error.message : String(error) }, 'a socket message failed')
  const ofStore = storeProblem(error)
  if (ofStore) return { code: ofStore.code, message: ofStore.message, ...ofStore.details }
  return { code: 'fault', message: 'Something went wrong here. Look again before you try again.' }
}
