import { SPECTATOR } from '@iacta/kernel'
import { sql } from 'kysely'
import { isOut as isTimeOut } from '../clock.ts'
import type { LiveTable, SeatRow } from '../live.ts'
import type { Departures } from './departures.ts'
import { isOfOurEdition } from './frozen.ts'
import type { LiveTables } from './live-tables.ts'
import { gameOf, mustBePlayed } from './one-table.ts'
import type { TablePlay } from './play.ts'
import { clockOf } from './progress.ts'
import { Rounds } from './rounds.ts'

/** More answers in a row than any step needs of one seat. */
const MOST_ANSWERS = 100

/** What comes of time at tables where nobody has to claim it: seats that are late, and the length that was agreed on. */
export class Timekeeper {
  readonly #tables: LiveTables
  readonly #play: TablePlay
  readonly #departures: Departures
  /** Where somebody is late, and the computer takes over or the rules answer. */
  readonly #late: Rounds<{ id: string }>
  /** Where the agreed time is up, and the game is not told yet. */
  readonly #ending: Rounds<{ id: string }>

  constructor(tables: LiveTables, play: TablePlay, departures: Departures) {
    this.#tables = tables
    this.#play = play
    this.#departures = departures
    this.#late = new Rounds(tables, (after, limit) =>
      tables.store.db
        .selectFrom('tables')
        .innerJoin('seats', 'seats.table_id', 'tables.id')
        .select('tables.id')
        .distinct()
        .where('seats.deadline', '<', tables.now())
        .where('tables.status', '=', 'running')
        .where('tables.on_timeout', 'in', ['bot', 'rules'])
        .where(isOfOurEdition)
        .where(sql<boolean>`(tables.asked & (1 << seats.seat)) <> 0`)
        .where('tables.id', '>', after)
        .orderBy('tables.id')
        .limit(limit)
        .execute(),
    )
    this.#ending = new Rounds(tables, (after, limit) =>
      tables.store.db
        .selectFrom('tables')
        .select('id')
        .where('time_up_at', '<=', tables.now())
        .where('status', '=', 'running')
        .where(isOfOurEdition)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    )
  }

  /** Where the computer takes over when time runs out, or the rules answer, they do. */
  async relieveTheLate(): Promise<void> {
    await this.#tables.time.ready()
    await this.#late.go(({ id }) =>
      this.#tables.exclusive(id, async () => {
        const live = await this.#tables.open(id)
        await this.#tables.refresh(live)
        if (live.isFrozen) throw live.otherEdition()
        mustBePlayed(live)
        const now = this.#tables.now()
        for (const { seat } of live.seats.filter((row) => row.kind === 'person' && isLate(live, row, now)))
          await this.#relieve(live, seat)
      }),
    )
  }

  async #relieve(live: LiveTable, seat: number): Promise<void> {
    // Whoever is the last to be late leaves nobody to play on.
    if (live.row.status !== 'running') return
    const row = live.seats[seat]
    if (live.row.on_timeout === 'rules') await this.#answerFor(live, seat)
    else if (live.whenLeft(seat).becomes === 'ends') await this.#departures.replace(live, row, 'time', 'bot')
    else await this.#departures.leave(live, row, 'time')
  }

  /** Does what holds for who is silent, as his own doing, until nothing more is asked of him; he plays on. */
  async #answerFor(live: LiveTable, seat: number): Promise<void> {
    let now = live
    for (let answers = 0; answers < MOST_ANSWERS; answers++) {
      const row = now.seats[seat]
      const answer = isLate(now, row, this.#tables.now()) ? ruledAnswer(now, row) : null
      if (answer === null) return
      now = await this.#play.do(now, seat, { act: answer.action })
    }
  }

  /** Tells games whose agreed time is up that it is: each once, whatever process sees to it. */
  async endAgreedTimes(): Promise<void> {
    await this.#tables.time.ready()
    await this.#ending.go(({ id }) =>
      this.#tables.exclusive(id, async () => {
        const live = await this.#tables.open(id)
        await this.#tables.refresh(live)
        const { time_up_at } = live.row
        const interruption = { kind: 'time-up' } as const
        if (live.row.status !== 'running' || time_up_at === null || time_up_at > this.#tables.now()) return
        if (gameOf(live).whyNotInterrupted(interruption) !== null) return
        const after = await this.#play.do(live, SPECTATOR, { interruption }, async (t) => {
          await t.updateTable('tables').set({ time_up_at: null }).where('id', '=', id).execute()
        })
        await this.#tables.refresh(after)
        await this.#tables.changed(after)
      }),
    )
  }
}

export const isAsked = ({ row }: LiveTable, { seat }: SeatRow): boolean => (row.asked & (1 << seat)) !== 0

/** Whether a seat is waited for that has no time left. */
export const isLate = (live: LiveTable, row: SeatRow, now: number): boolean =>
  isAsked(live, row) && isTimeOut(clockOf(row), now)

/** What the rules answer for who is silent, at a table where they do; null where they do not say, or it was not agreed on. */
export function ruledAnswer(live: LiveTable, { seat }: SeatRow): { readonly action: unknown } | null {
  const action = live.row.on_timeout === 'rules' ? gameOf(live).silence(seat) : null
  return action === null ? null : { action }
}
