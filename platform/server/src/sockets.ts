import type { IncomingMessage, Server } from 'node:http'
import { Fault, type Seat, SPECTATOR } from '@iacta/kernel'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import type { LiveTable } from './live.ts'
import { isOwnOrigin } from './origin.ts'
import { Problem, tooMany } from './problem.ts'
import type { Service } from './service.ts'

const MAX_MESSAGE = 16 * 1024
const MAX_WATCHED = 40
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
    action: z.record(z.string(), z.unknown()),
  }),
  z.object({
    do: z.literal('undo'),
    id: z.number(),
    table: z.string().max(64),
    seat: z.string().max(40),
    answering: z.number().int().min(0).optional(),
  }),
  z.object({
    do: z.literal('say'),
    id: z.number(),
    table: z.string().max(64),
    room: z.enum(['players', 'spectators']).default('players'),
    text: z.string().min(1).max(1000),
  }),
  z.object({ do: z.literal('ping'), id: z.number() }),
])
type Asked = z.infer<typeof Asked>

interface Watch {
  readonly seat: Seat
  readonly stop: () => void
  /** Happenings already sent. */
  heard: number
  /** The parts of the last view sent, as text: what is the same need not be sent again. */
  parts: Map<string, string>
  lastMessage: number
}

/** Live play: each socket hears of the tables it watches, as the seat it watches from. */
export function serveSockets(server: Server, service: Service): { count(): number; close(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE, perMessageDeflate: false })
  const open = new Set<Connection>()

  server.on('upgrade', (request: IncomingMessage, stream, head) => {
    const refuse = (status: string): void => {
      stream.write(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
      stream.destroy()
    }
    if (new URL(request.url ?? '/', 'http://x').pathname !== '/api/socket') return refuse('404 Not Found')
    const bearer = request.headers.authorization !== undefined
    if (!bearer && !isOwnOrigin(request.headers.origin, request.headers.host, service.config))
      return refuse('403 Forbidden')
    service.visitorOf(request).then(
      (visitor) =>
        sockets.handleUpgrade(request, stream, head, (socket) => {
          const connection = new Connection(socket, service, visitor?.person.id ?? null, request, () =>
            open.delete(connection),
          )
          open.add(connection)
        }),
      () => refuse('503 Service Unavailable'),
    )
  })

  const pinger = setInterval(() => {
    for (const connection of open) connection.ping()
  }, PING_EVERY)
  pinger.unref()

  return {
    count: () => open.size,
    close() {
      clearInterval(pinger)
      for (const connection of open) connection.close(1001, 'the server is going down')
      sockets.close()
    },
  }
}

class Connection {
  readonly #socket: WebSocket
  readonly #service: Service
  #personId: string | null
  readonly #request: IncomingMessage
  readonly #watches = new Map<string, Watch>()
  #alive = true
  /** Messages of one socket are answered in their order. */
  #last: Promise<void> = Promise.resolve()

  constructor(
    socket: WebSocket,
    service: Service,
    personId: string | null,
    request: IncomingMessage,
    gone: () => void,
  ) {
    this.#socket = socket
    this.#service = service
    this.#personId = personId
    this.#request = request
    socket.on('message', (data, binary) => {
      const text = binary ? '' : data.toString()
      this.#last = this.#last.then(() => this.#hear(text))
    })
    socket.on('pong', () => {
      this.#alive = true
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      for (const { stop } of this.#watches.values()) stop()
      this.#watches.clear()
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

  close(code: number, reason: string): void {
    this.#socket.close(code, reason)
  }

  #send(message: object): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > MAX_BUFFERED) {
      this.#socket.close(1013, 'too slow')
      return
    }
    this.#socket.send(JSON.stringify(message))
  }

  async #hear(text: string): Promise<void> {
    let id: unknown = null
    try {
      this.#service.limits.spend(this.#personId ?? this.#request.socket.remoteAddress ?? 'unknown', 0.2)
      let json: unknown
      try {
        json = JSON.parse(text)
      } catch {
        throw new Fault('a message must be JSON')
      }
      id = typeof json === 'object' && json !== null && 'id' in json ? json.id : null
      const parsed = Asked.safeParse(json)
      if (!parsed.success)
        throw new Fault(`${parsed.error.issues[0].path.join('.') || 'the message'}: ${parsed.error.issues[0].message}`)
      // A session may have been revoked since the socket was opened.
      const visitor = await this.#service.visitorOf(this.#request)
      this.#personId = visitor?.person.id ?? null
      this.#send({ answer: id, ok: true, ...(await this.#answer(parsed.data)) })
    } catch (error) {
      this.#send({ answer: id, ok: false, error: problemOf(error, this.#service) })
      if (error instanceof Problem && error.code === tooMany().code) this.#socket.close(1008, 'too many messages')
    }
  }

  async #answer(asked: Asked): Promise<object> {
    const { tables, talk } = this.#service
    switch (asked.do) {
      case 'ping':
        return {}
      case 'watch':
        return this.#watch(asked.table, asked.seat, asked.heard)
      case 'unwatch':
        this.#watches.get(asked.table)?.stop()
        this.#watches.delete(asked.table)
        return {}
      case 'act': {
        const { scene } = await tables.act(this.#person(), asked.table, asked.seat, asked.action, asked.answering)
        return { sequence: scene.sequence }
      }
      case 'undo': {
        const { scene } = await tables.undo(this.#person(), asked.table, asked.seat, asked.answering)
        return { sequence: scene.sequence }
      }
      case 'say': {
        const person = this.#person()
        await tables.mayTalk(asked.table, person.id, asked.room, 'write')
        const message = await talk.say(person.id, asked.table, asked.room, asked.text, Date.now())
        await tables.talked(asked.table)
        return { message }
      }
    }
  }

  #person() {
    if (this.#personId === null) throw new Problem(401, 'not-signed-in', 'Sign in, or play as a guest first.')
    return { id: this.#personId, name: null, language: null, vacationUntil: null }
  }

  /** Begins to watch: all that was told since `heard`, the whole view, then every change. */
  async #watch(tableId: string, seatId: string | null, heard: number): Promise<object> {
    const { tables } = this.#service
    if (this.#watches.size >= MAX_WATCHED) throw new Fault(`one socket watches no more than ${MAX_WATCHED} tables`)
    this.#watches.get(tableId)?.stop()
    return tables.look(tableId, this.#personId, (live) => {
      const seat = tables.seatFor(live, this.#personId, seatId)
      const stop = tables.watch(tableId, ({ table, only }) => {
        if (only === null || only === seat) this.#push(table, watch)
      })
      const watch: Watch = { seat, stop, heard, parts: new Map(), lastMessage: 0 }
      this.#watches.set(tableId, watch)
      return { update: this.#update(live, watch) }
    })
  }

  #push(live: LiveTable, watch: Watch): void {
    if (
      !live.isOpenTo(this.#personId) ||
      (watch.seat !== SPECTATOR && !(this.#personId && live.holds(this.#personId, watch.seat)))
    ) {
      watch.stop()
      this.#send({ table: live.id, gone: true })
      return
    }
    this.#send({ table: live.id, update: this.#update(live, watch) })
  }

  /** What is new for this watcher: happenings it has not heard, and the parts of the view that changed. */
  #update(live: LiveTable, watch: Watch): object {
    const summary = live.summary(this.#personId)
    const game = live.game
    if (!game) return { summary }
    const { seat } = watch
    const heard = game.heardSince(seat, watch.heard)
    watch.heard += heard.length
    const { view, within } = changesOf(game.view(seat) as Record<string, unknown>, watch.parts)
    return {
      summary,
      sequence: seat === SPECTATOR ? game.sealedCount() : game.sequence(seat),
      prompt: game.prompt(seat),
      actions: summary.status === 'running' ? game.actions(seat) : [],
      canUndo: game.canUndo(seat),
      heard: watch.heard,
      happenings: heard.map(({ key, params }) => ({ key, params })),
      view,
      within,
    }
  }
}

/**
 * What of a view is not as it was sent last: whole fields in `view`; of a field that is an object and was sent
 * before, only the keys that changed, in `within`, with null for those that are gone.
 */
function changesOf(
  now: Record<string, unknown>,
  sent: Map<string, string>,
): { view: Record<string, unknown>; within: Record<string, Record<string, unknown>> } {
  const view: Record<string, unknown> = {}
  const within: Record<string, Record<string, unknown>> = {}
  const isNew = (key: string, value: unknown): boolean => {
    const text = JSON.stringify(value) ?? 'null'
    if (sent.get(key) === text) return false
    sent.set(key, text)
    return true
  }
  for (const [field, value] of Object.entries(now)) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      if (isNew(field, value)) view[field] = value
      continue
    }
    const known = sent.has(field)
    const keys = Object.keys(value)
    const part: Record<string, unknown> = {}
    for (const [key, inner] of Object.entries(value)) if (isNew(`${field}\n${key}`, inner)) part[key] = inner
    for (const key of (sent.get(field) ?? '').split('\n'))
      if (key !== '' && !keys.includes(key)) {
        sent.delete(`${field}\n${key}`)
        part[key] = null
      }
    sent.set(field, keys.join('\n'))
    if (!known) view[field] = value
    else if (Object.keys(part).length > 0) within[field] = part
  }
  return { view, within }
}

function problemOf(error: unknown, service: Service): object {
  if (error instanceof Problem) return { code: error.code, message: error.message, ...error.details }
  if (error instanceof Fault) return { code: 'bad-request', message: error.message }
  service.metrics.count('faults_total')
  service.log.error({ error: error instanceof Error ? error.message : String(error) }, 'a socket message failed')
  return { code: 'fault', message: 'Something went wrong here; nothing was changed.' }
}
