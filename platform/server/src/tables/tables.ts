import type { Explanation, Prompt } from '@iacta/kernel'
import type { Person, Room, Scene, TableSummary } from '@iacta/wire'
import { restUntil } from '../clock.ts'
import type { LiveTable, TableRow } from '../live.ts'
import type { Opponents } from '../opponents/opponents.ts'
import { forbidden } from '../problem.ts'
import { forgetTable } from '../removal.ts'
import type { Store } from '../store/store.ts'
import type { Company, Spoken } from '../talk.ts'
import type { Rank } from '../turns.ts'
import type { Time } from '../uptime.ts'
import { Agreements } from './agreements.ts'
import { Departures } from './departures.ts'
import { explanationOf } from './explanations.ts'
import { FrozenTables } from './frozen-tables.ts'
import { listTables, summaries, type Wanted } from './listing.ts'
import { LiveTables, type TablesEvents, type Watcher } from './live-tables.ts'
import { Lobby } from './lobby.ts'
import { companyAt, gameOf, mayHear, seatFor, seatNamed } from './one-table.ts'
import { TablePlay } from './play.ts'
import { clockOf, setClock } from './progress.ts'
import { tablesOf } from './rows.ts'
import { Timekeeper } from './timekeeper.ts'

export interface TableLimits {
  /** So many tables that nobody watches are kept in memory. */
  readonly liveTables: number
  /** So many tables of computers alone go on at once. */
  readonly computerTables: number
}

/** All tables: set up in the lobby, played, ended by agreement; looked at and watched here. */
export class Tables {
  readonly lobby: Lobby
  readonly play: TablePlay
  readonly agreements: Agreements
  readonly timekeeper: Timekeeper
  readonly frozen: FrozenTables
  readonly #live: LiveTables

  constructor(store: Store, limits: TableLimits, opponents: Opponents, events: TablesEvents, time: Time) {
    this.#live = new LiveTables(store, limits.liveTables, events, time)
    this.play = new TablePlay(this.#live, opponents, limits.computerTables)
    this.lobby = new Lobby(this.#live, this.play)
    const departures = new Departures(this.#live, this.play)
    this.agreements = new Agreements(this.#live, this.play, departures)
    this.timekeeper = new Timekeeper(this.#live, this.play, departures)
    this.frozen = new FrozenTables(this.#live, this.play)
  }

  get liveCount(): number {
    return this.#live.count
  }

  /** How many wait for their turn to look at a table. */
  get waitingToLook(): number {
    return this.#live.turns.length
  }

  // Looking

  /** Looks at a table, once whatever is being done at it is done. */
  look<T>(id: string, personId: string | null, see: (live: LiveTable) => T | Promise<T>): Promise<T> {
    return this.#live.look(id, personId, see)
  }

  /** Looks when it is one's turn: thousands may come at once. */
  inTurn<T>(rank: Rank, look: () => Promise<T>): Promise<T> {
    return this.#live.turns.take(rank, look)
  }

  /** About how many actions have to be played again before anybody can look at a table. */
  actionsToLoad(id: string): Promise<number> {
    return this.#live.actionsToLoad(id)
  }

  /** Calls back whenever something changes at a table, until it is told to stop. */
  watch(id: string, watcher: Watcher): () => void {
    const stop = this.#live.watch(id, watcher)
    const live = this.#live.find(id)
    if (live) this.play.computers.watched(live)
    return stop
  }

  list(wanted: Wanted, personId: string | null): Promise<TableSummary[]> {
    return listTables(this.#live.store.db, wanted, personId, (id, damage) => this.#live.damaged(id, damage))
  }

  /** What a person may see of these tables, in their order. */
  summaries(rows: readonly TableRow[], personId: string | null): Promise<TableSummary[]> {
    return summaries(this.#live.store.db, rows, personId, (id, damage) => this.#live.damaged(id, damage))
  }

  scene(
    id: string,
    personId: string | null,
    seatId: string | null,
  ): Promise<{ table: TableSummary; scene: Scene | null }> {
    return this.look(id, personId, (live) => {
      const seat = seatFor(live, personId, seatId)
      return { table: live.summary(personId), scene: live.scene(seat) }
    })
  }

  log(
    id: string,
    personId: string | null,
    seatId: string | null,
    since: number,
  ): Promise<{ happenings: Prompt[]; next: number }> {
    return this.look(id, personId, (live) => {
      const heard = gameOf(live).heard(seatFor(live, personId, seatId))
      return {
        happenings: heard.slice(since).map(({ key, params }) => ({ key, params })),
        next: heard.length,
      }
    })
  }

  /** What the computer says of the last thing it decided for a seat. */
  explanation(id: string, personId: string | null, seatId: string): Promise<Explanation | null> {
    return this.look(id, personId, (live) => explanationOf(live, seatNamed(live, seatId)))
  }

  // Talk

  /**
   * Players talk among themselves while they play; spectators apart from them, so that nobody is helped. Answers with
   * who sits there.
   */
  mayTalk(id: string, person: Person | null, room: Room, how: 'read' | 'write'): Promise<Company> {
    return this.look(id, person?.id ?? null, (live) => {
      const isPlayer = person !== null && live.seatsOf(person.id).length > 0
      if (room !== 'spectators' && how === 'write' && !isPlayer)
        throw forbidden('Only those who play here may talk here.')
      if (!mayHear(live, person, room)) throw forbidden(room === 'private' ? 'That is not for you.' : unheard(isPlayer))
      return companyAt(live)
    })
  }

  /** Lets those who watch, and may hear it, know that there is something new to read. */
  async talked(id: string, spoken: Spoken): Promise<void> {
    this.heardTalk(id, spoken)
    await this.#live.store.announce(id, spoken)
  }

  // People who change

  /**
   * A person's vacation was asked for, or ends at another time. Clocks that rest for it do so until then; those that
   * run go on running.
   */
  async vacationChanged(personId: string, until: number): Promise<void> {
    const { store, now } = this.#live
    for (const id of await tablesOf(store.db, personId, 'running'))
      await this.#live.exclusive(id, async () => {
        const live = await this.#live.open(id)
        await this.#live.refresh(live)
        for (const seat of live.seatsOf(personId)) {
          const row = live.seats[seat]
          if (row.rest_until !== null && row.rest_until > Math.min(now(), until))
            await setClock(store.db, row, restUntil(clockOf(row), until))
        }
        await this.#live.changed(live)
      })
  }

  /** A person has another name, or none any more: whoever looks at his tables sees it. */
  async renamed(personId: string): Promise<void> {
    const { store } = this.#live
    for (const id of await tablesOf(store.db, personId)) {
      await this.#live.exclusive(id, async () => {
        const live = this.#live.find(id)
        if (!live) return
        await this.#live.refresh(live)
        this.#live.tell({ table: live, only: null })
      })
      await store.announce(id)
    }
  }

  /** Deletes a table, with all that was played and said at it: whoever still looks finds nothing. */
  async erase(id: string): Promise<void> {
    const { store } = this.#live
    await this.#live.exclusive(id, async () => {
      await store.db.transaction().execute((t) => forgetTable(t, id))
      this.#live.drop(id)
    })
    await store.announce(id)
  }

  // From outside this process, and the passing of time

  /** Something happened at a table. */
  heard(id: string, seq: number): void {
    this.#live.heard(id, seq)
  }

  /** Somebody said something at a table. */
  heardTalk(id: string, spoken: Spoken): void {
    this.#live.heardTalk(id, spoken)
  }

  heardPresence(id: string): void {
    this.#live.heardPresence(id)
  }

  /** News may have been missed. */
  forgetAll(): void {
    this.#live.forgetAll()
  }

  /** What nobody else sees to: idle tables, rules that changed, time that is up, orders and seats that were left waiting. */
  async sweep(): Promise<void> {
    this.#live.dropIdle()
    await this.frozen.sweep()
    await this.timekeeper.relieveTheLate()
    await this.timekeeper.endAgreedTimes()
    await this.play.orders.wake()
    await this.play.neutral.wake()
    await this.play.computers.wake()
  }

  /** Finishes what is being done, and gives up what is being thought about; nothing new is begun. */
  async close(): Promise<void> {
    this.play.orders.close()
    await Promise.all([this.#live.close(), this.play.computers.close()])
  }
}

const unheard = (isPlayer: boolean): string =>
  isPlayer
    ? 'While you play you do not hear the spectators.'
    : 'Until the game is over the spectators are heard by those whose account is older than the table.'
