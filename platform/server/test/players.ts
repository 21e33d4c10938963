import { isDeepStrictEqual } from 'node:util'
import { type FollowedScene, followed, tellsOfGame, type Update } from '@iacta/wire'
import { WebSocket } from 'ws'
import { LiveTable } from '../src/live.ts'
import { People } from '../src/people.ts'
import type { EventRow, Store } from '../src/store/store.ts'
import { Client, type Reply } from './harness.ts'

/** What a seat is shown: the part of it that both the API and the socket tell. */
interface Sight {
  readonly status: string
  readonly sequence: number
  readonly view: Record<string, unknown>
  readonly prompt: unknown
  readonly actions: readonly Record<string, unknown>[]
  readonly canUndo: boolean
}

/** Something a player did. `heard` is null while nobody knows whether it was: the answer never came. */
interface SentAction {
  readonly kind: 'act' | 'undo'
  readonly action: unknown
  heard: { readonly sequence: number; readonly sight: Sight | null } | null
}

/** How a player proves who he is: some come with a cookie, some with a token. */
interface Proof {
  readonly cookie: string | null
  readonly token: string | null
}

/** People who exist before the server does, so that setting up a load takes no time from it. */
export async function newPeople(store: Store, count: number): Promise<Proof[]> {
  const people = new People(store)
  await people.open()
  const proofs: Proof[] = []
  for (let i = 0; i < count; i++) {
    const { cookie } = await people.newGuest('a test', Date.now())
    const visitor = await people.visitor({ cookie }, Date.now())
    if (!visitor) throw new Error('a new guest is nobody')
    proofs.push(
      i % 2 === 0
        ? { cookie: `iacta=${cookie}`, token: null }
        : { cookie: null, token: (await people.newApiToken(visitor, 'a test', Date.now())).token },
    )
  }
  return proofs
}

/** The answer did not come, or was not a yes or a no: the server is away, or its store is. */
class Unknown extends Error {}
/** The game has gone on: look again. */
class Stale extends Error {}

const STALE = ['stale', 'not-running']

/** After so many milliseconds who was not answered, or has nothing to do, looks again: not so soon that it is all the server does. */
const AGAIN = 150

export interface LoadOptions {
  readonly proofs: readonly Proof[]
  readonly random: () => number
  /** Where a player finds the server now; players are spread over several. */
  url(player: number): string
}

/** Many pairs of people who play one random legal game after the other, and write down what they were told. */
export class Load {
  readonly #players: Player[] = []
  readonly #running: Promise<void>[] = []
  #stopping = false
  acknowledged = 0
  /** Answers nobody should ever get. */
  readonly surprises: string[] = []

  constructor(options: LoadOptions) {
    for (const [i, proof] of options.proofs.entries()) {
      // One of each pair plays over a socket and one by requests, in turn.
      const way = (i + (i >> 1)) % 2 === 0 ? 'socket' : 'requests'
      this.#players.push(new Player(this, proof, way, () => options.url(i), options.random))
    }
  }

  get isStopping(): boolean {
    return this.#stopping
  }

  start(): void {
    for (let i = 0; i + 1 < this.#players.length; i += 2)
      this.#running.push(this.#pair(this.#players[i], this.#players[i + 1]))
  }

  async #pair(first: Player, second: Player): Promise<void> {
    while (!this.#stopping) {
      const id = await first.setUp('caesar')
      if (id === null || !(await second.join(id, 'pompeius'))) continue
      await Promise.all([first.play(id, 'caesar'), second.play(id, 'pompeius')])
    }
  }

  /** Waits until so many more actions are acknowledged. */
  async more(count: number): Promise<void> {
    const wanted = this.acknowledged + count
    while (this.acknowledged < wanted) await pause(2)
  }

  /** Lets everybody finish what he is doing, and go. */
  async stop(): Promise<void> {
    this.#stopping = true
    await Promise.all(this.#running)
    await Promise.all(this.#players.map((player) => player.settle()))
    for (const player of this.#players) player.hangUp()
  }

  get tables(): Set<string> {
    return new Set(this.#players.flatMap((player) => [...player.books.keys()]))
  }

  /** Codes with which the server closed sockets. */
  get closings(): number[] {
    return this.#players.flatMap((player) => player.closings)
  }

  /**
   * Compares what every player was told with what the store holds: everything acknowledged is there, in its order,
   * nothing twice, nothing else; and played again it shows every player what he saw. Answers with what is wrong.
   */
  async audit(store: Store): Promise<{ faults: string[]; acts: number; unknown: number }> {
    const faults = [...this.surprises]
    let acts = 0
    let unknown = 0
    for (const id of this.tables) {
      const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) {
        faults.push(`table ${id} is gone`)
        continue
      }
      const seats = await store.db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute()
      const events = await store.db.selectFrom('events').selectAll().where('table_id', '=', id).orderBy('seq').execute()
      const sequences = sequencesAfter(new LiveTable(row, seats), events)
      const live = new LiveTable(row, seats)
      // What each seat saw right after its own events.
      const seen = new Map<number, SentAction>()
      for (const player of this.#players) {
        const book = player.books.get(id)
        if (!book) continue
        const seat = live.seatIds.indexOf(book.seat)
        const own = events.filter((event) => event.seat === seat)
        acts += own.length
        unknown += book.deeds.filter(({ heard }) => heard === null).length
        const pairs = account(book.deeds, own, sequences)
        if (pairs) for (const [deed, event] of pairs) seen.set(event.seq, deed)
        else faults.push(`table ${id}, ${book.seat}: ${difference(book.deeds, own)}`)
      }
      faults.push(...replayed(live, events, seen))
      for (const player of this.#players) faults.push(...player.lastLook(live))
    }
    return { faults, acts, unknown }
  }
}

/** Plays a table again from the store, and compares it with what was seen at each acknowledged event. */
function replayed(live: LiveTable, events: readonly EventRow[], seen: ReadonlyMap<number, SentAction>): string[] {
  const faults: string[] = []
  if (live.row.started_at !== null) live.begin()
  for (const [i, event] of events.entries()) {
    if (event.seq !== i + 1) return [`table ${live.id}: event ${event.seq} follows ${i}`]
    live.apply(event)
    const heard = seen.get(event.seq)?.heard
    if (!heard) continue
    const sight = sightOf(live, event.seat)
    if (heard.sight && !isSame(sight, heard.sight))
      faults.push(`table ${live.id}, event ${event.seq}: what was shown is not what is stored`)
  }
  return faults
}

/** What a seat is shown of a table, as it comes over the wire. */
function sightOf(live: LiveTable, seat: number): Sight {
  const { sequence, view, prompt, actions, canUndo } = live.scene(seat) ?? fail('the game has not begun')
  return JSON.parse(JSON.stringify({ status: live.row.status, sequence, view, prompt, actions, canUndo }))
}

/** Whether two sights show the same game. */
function isSame(one: Sight, other: Sight): boolean {
  const shown = ({ sequence, view, prompt, canUndo }: Sight): unknown =>
    JSON.parse(JSON.stringify({ sequence, view, prompt, canUndo }))
  return isDeepStrictEqual(shown(one), shown(other))
}

/** For each event, the sequence that its seat was at after it. */
function sequencesAfter(live: LiveTable, events: readonly EventRow[]): Map<number, number> {
  const sequences = new Map<number, number>()
  if (live.row.started_at !== null) live.begin()
  for (const event of events) {
    live.apply(event)
    sequences.set(event.seq, live.game?.sequence(event.seat) ?? 0)
  }
  return sequences
}

/** Finds each event's deed: all that was acknowledged and perhaps some of what was not, in the same order. */
function account(
  deeds: readonly SentAction[],
  events: readonly EventRow[],
  sequences: ReadonlyMap<number, number>,
): [SentAction, EventRow][] | null {
  const hopeless = new Set<string>()
  const pairs: [SentAction, EventRow][] = []
  const fits = (deed: SentAction, event: EventRow): boolean =>
    deed.kind === event.kind &&
    (deed.heard === null || deed.heard.sequence === sequences.get(event.seq)) &&
    (deed.kind === 'undo' || isDeepStrictEqual(deed.action, JSON.parse(event.body)))
  const find = (i: number, j: number): boolean => {
    if (i === deeds.length) return j === events.length
    if (hopeless.has(`${i} ${j}`)) return false
    if (j < events.length && fits(deeds[i], events[j])) {
      pairs.push([deeds[i], events[j]])
      if (find(i + 1, j + 1)) return true
      pairs.pop()
    }
    if (deeds[i].heard === null && find(i + 1, j)) return true
    hopeless.add(`${i} ${j}`)
    return false
  }
  return find(0, 0) ? pairs : null
}

function difference(deeds: readonly SentAction[], events: readonly EventRow[]): string {
  const told = deeds.filter(({ heard }) => heard !== null).length
  const what = `${told} acknowledged, ${deeds.length - told} unknown, ${events.length} stored`
  const list = deeds.map(
    ({ kind, action, heard }) => `${heard ? heard.sequence : '?'} ${JSON.stringify(action ?? kind)}`,
  )
  const stored = events.map(({ kind, body }) => (kind === 'act' ? body : kind))
  return `${what}\n  told:   ${list.slice(-12).join(' ')}\n  stored: ${stored.slice(-12).join(' ')}`
}

class Player {
  readonly books = new Map<string, { readonly seat: string; readonly deeds: SentAction[]; last: Sight | null }>()
  readonly closings: number[] = []
  readonly #load: Load
  readonly #proof: Proof
  readonly #way: 'socket' | 'requests'
  readonly #url: () => string
  readonly #random: () => number
  #line: Line | null = null

  constructor(load: Load, proof: Proof, way: 'socket' | 'requests', url: () => string, random: () => number) {
    this.#load = load
    this.#proof = proof
    this.#way = way
    this.#url = url
    this.#random = random
  }

  #client(): Client {
    const client = new Client(this.#url())
    client.cookie = this.#proof.cookie
    client.token = this.#proof.token
    return client
  }

  /** An answer that says yes or no; anything else is unknown. */
  async #ask(ask: (client: Client) => Promise<Reply>): Promise<Reply> {
    let reply: Reply
    try {
      reply = await ask(this.#client())
    } catch (error) {
      throw new Unknown((error as Error).message)
    }
    if (reply.status === 503) throw new Unknown('503')
    if (reply.status === 409 && STALE.includes(reply.body.error.code)) throw new Stale()
    if (reply.status !== 200) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`)
    return reply
  }

  async setUp(seat: string): Promise<string | null> {
    try {
      const reply = await this.#ask((client) =>
        client.post('/tables', { game: 'julius-caesar', seats: { [seat]: 'me' }, visibility: 'public' }),
      )
      return reply.body.id
    } catch (error) {
      return this.#wait(error, null)
    }
  }

  /** Takes a seat, and makes sure of it when the answer got lost. */
  async join(id: string, seat: string): Promise<boolean> {
    while (!this.#load.isStopping) {
      try {
        const { body } = await this.#ask((client) => client.get(`/tables/${id}`))
        if (body.table.mine.includes(seat)) return true
        await this.#ask((client) => client.post(`/tables/${id}/join`, { seat }))
      } catch (error) {
        await this.#wait(error, null)
      }
    }
    return false
  }

  async #wait<T>(error: unknown, answer: T): Promise<T> {
    if (!(error instanceof Unknown || error instanceof Stale)) this.#load.surprises.push(String(error))
    await pause(error instanceof Stale ? 0 : AGAIN)
    return answer
  }

  /** Plays until the game is over, or the load stops. */
  async play(id: string, seat: string): Promise<void> {
    const book = { seat, deeds: [] as SentAction[], last: null as Sight | null }
    this.books.set(id, book)
    while (!this.#load.isStopping) {
      try {
        const sight = await this.#look(id, seat)
        book.last = sight
        if (sight.status === 'over') return
        if (sight.actions.length === 0) await this.#untilTold()
        else book.last = await this.#do(id, seat, sight, book.deeds)
      } catch (error) {
        this.hangUp()
        await this.#wait(error, null)
      }
    }
  }

  /** One random action, or now and then one taken back. */
  async #do(id: string, seat: string, sight: Sight, deeds: SentAction[]): Promise<Sight> {
    const undo = sight.canUndo && this.#random() < 0.04
    const action = undo ? null : sight.actions[Math.floor(this.#random() * sight.actions.length)]
    const deed: SentAction = { kind: undo ? 'undo' : 'act', action, heard: null }
    const asked = { seat, answering: sight.sequence, ...(undo ? {} : { action }) }
    deeds.push(deed)
    try {
      if (this.#line) {
        const { sequence } = await this.#line.ask({ do: deed.kind, table: id, ...asked })
        const seen = this.#line.sight
        // It was told before it was acknowledged; by now there may be more.
        const exact = seen?.sequence === sequence && this.#random() < 0.2
        deed.heard = { sequence, sight: exact ? structuredClone(seen) : null }
      } else {
        const path = `/tables/${id}/${undo ? 'undo' : 'actions'}`
        const { body } = await this.#ask((client) => client.post(path, asked))
        deed.heard = { sequence: body.scene.sequence, sight: asSight(body) }
      }
    } catch (error) {
      if (error instanceof Stale) deeds.splice(deeds.indexOf(deed), 1)
      throw error
    }
    this.#load.acknowledged++
    return deed.heard.sight ?? sight
  }

  async #look(id: string, seat: string): Promise<Sight> {
    if (this.#way === 'requests') {
      const { body } = await this.#ask((client) => client.get(`/tables/${id}?seat=${seat}`))
      return asSight(body)
    }
    if (!this.#line?.isOpen || this.#line.table !== id) {
      this.hangUp()
      const line = await Line.open(this.#client(), id, (code) => this.closings.push(code))
      this.#line = line
      await line.ask({ do: 'watch', table: id, seat })
    }
    return this.#line.sight ?? fail('a watcher was shown nothing')
  }

  /** Until there may be something new. */
  async #untilTold(): Promise<void> {
    if (this.#line) await this.#line.told()
    else await pause(AGAIN)
  }

  /** Whoever watches a table is told of everything that happens there, without asking. */
  async settle(): Promise<void> {
    const line = this.#line
    const book = line && this.books.get(line.table)
    if (!line?.isOpen || !book) return
    for (const until = Date.now() + 60_000; ; await pause(20)) {
      const { body } = await this.#client()
        .get(`/tables/${line.table}?seat=${book.seat}`)
        .catch(() => ({ body: {} as Reply['body'] }))
      const shown = line.sight
      if (!line.isOpen || (shown && body.scene && isSame(shown, asSight(body)))) break
      if (Date.now() > until) {
        this.#load.surprises.push(`table ${line.table}: ${book.seat} was not told of what happened`)
        break
      }
    }
    book.last = line.sight
  }

  /** What this player saw last must be what the stored game shows him, if he has seen all of it. */
  lastLook(live: LiveTable): string[] {
    const book = this.books.get(live.id)
    if (!book?.last || !live.game) return []
    const stored = sightOf(live, live.seatIds.indexOf(book.seat))
    return book.last.sequence !== stored.sequence || isSame(book.last, stored)
      ? []
      : [`table ${live.id}, ${book.seat}: what was seen last is not what is stored`]
  }

  hangUp(): void {
    this.#line?.close()
    this.#line = null
  }
}

// biome-ignore lint/suspicious/noExplicitAny: an answer of the API
function asSight({ table, scene }: any): Sight {
  const { sequence, view, prompt, actions, canUndo } = scene
  return { status: table.status, sequence, view, prompt, actions, canUndo }
}

/** A socket on one table, which keeps together what it is told. */
class Line {
  readonly table: string
  readonly #socket: WebSocket
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
  readonly #waiting = new Map<number, { yes(answer: any): void; no(error: Error): void }>()
  readonly #listening = new Set<() => void>()
  #next = 1
  #hungUp = false
  sight: Sight | null = null
  #scene: FollowedScene | null = null

  private constructor(socket: WebSocket, table: string) {
    this.#socket = socket
    this.table = table
    socket.on('message', (data) => this.#hear(JSON.parse(data.toString())))
    socket.on('close', () => {
      for (const { no } of this.#waiting.values()) no(new Unknown('the socket was closed'))
      this.#waiting.clear()
      this.#wake()
    })
  }

  static open(client: Client, table: string, closed: (code: number) => void): Promise<Line> {
    return new Promise((opened, failed) => {
      const socket = new WebSocket(`${client.url.replace('http', 'ws')}/api/socket`, {
        headers: client.token
          ? { authorization: `Bearer ${client.token}` }
          : { origin: client.origin, cookie: client.cookie ?? '' },
      })
      socket.on('error', (error) => failed(new Unknown(error.message)))
      socket.once('open', () => {
        const line = new Line(socket, table)
        socket.once('close', (code) => {
          if (!line.#hungUp) closed(code)
        })
        opened(line)
      })
    })
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
  ask(message: object): Promise<any> {
    const id = this.#next++
    return new Promise((yes, no) => {
      if (!this.isOpen) return no(new Unknown('the socket was closed'))
      this.#waiting.set(id, { yes, no })
      this.#socket.send(JSON.stringify({ id, ...message }))
    })
  }

  // biome-ignore lint/suspicious/noExplicitAny: messages of many shapes
  #hear(message: any): void {
    if (message.update) this.#show(message.update)
    const asked = this.#waiting.get(message.answer)
    this.#waiting.delete(message.answer)
    if (message.ok === true) asked?.yes(message)
    else if (message.ok === false) {
      const { code } = message.error
      if (STALE.includes(code)) asked?.no(new Stale())
      else if (code === 'unavailable') asked?.no(new Unknown(code))
      else asked?.no(new Error(JSON.stringify(message.error)))
    }
    this.#wake()
  }

  /** Puts what changed into what was known. */
  #show(update: Update): void {
    if (tellsOfGame(update)) this.#scene = followed(this.#scene, update)
    const status = update.summary?.status ?? this.sight?.status ?? 'running'
    if (!this.#scene) return
    const { sequence, view, prompt, actions, canUndo } = this.#scene
    this.sight = { status, sequence, view, prompt, actions, canUndo } as Sight
  }

  #wake(): void {
    for (const wake of this.#listening) wake()
    this.#listening.clear()
  }

  told(): Promise<void> {
    return new Promise((wake) => {
      if (!this.isOpen) return wake()
      this.#listening.add(wake)
      // Somebody who waits for ever would hide that he was not told.
      setTimeout(wake, 2000).unref()
    })
  }

  close(): void {
    this.#hungUp = true
    this.#socket.close()
  }
}

function fail(why: string): never {
  throw new Error(why)
}

export const pause = (milliseconds: number): Promise<void> => new Promise((over) => setTimeout(over, milliseconds))

/** Random numbers that come out the same for the same seed, so that what failed can be tried again. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
