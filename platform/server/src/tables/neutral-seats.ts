import { seatsIn } from '@iacta/kernel'
import { sql } from 'kysely'
import type { LiveTable } from '../live.ts'
import { Problem } from '../problem.ts'
import { isOfOurEdition } from './frozen.ts'
import type { LiveTables } from './live-tables.ts'
import { gameOf } from './one-table.ts'
import type { TablePlay } from './play.ts'
import { Rounds } from './rounds.ts'

/** A neutral seat that nobody answered for after so long, in milliseconds, was left waiting by a process that is gone. */
const PATIENCE = 5000

/** Seats that the rules themselves play, for somebody who has left: they answer at once, as that seat's own doing. */
export class NeutralSeats {
  readonly #tables: LiveTables
  readonly #do: TablePlay['do']
  readonly #waiting: Rounds<{ id: string }>

  constructor(tables: LiveTables, does: TablePlay['do']) {
    this.#tables = tables
    this.#do = does
    this.#waiting = new Rounds(tables, (after, limit) =>
      tables.store.db
        .selectFrom('tables')
        .innerJoin('seats', 'seats.table_id', 'tables.id')
        .select('tables.id')
        .distinct()
        .where('seats.kind', '=', 'neutral')
        .where('tables.status', '=', 'running')
        .where(isOfOurEdition)
        .where(sql<boolean>`(tables.asked & (1 << seats.seat)) <> 0`)
        .where('tables.updated_at', '<', tables.now() - PATIENCE)
        .where('tables.id', '>', after)
        .orderBy('tables.id')
        .limit(limit)
        .execute(),
    )
  }

  /** Sees to it that a neutral seat that is asked answers. */
  attend(live: LiveTable): void {
    if (neutralAsked(live) === undefined || this.#tables.isClosing) return
    this.#answer(live.id).catch((error) => this.#tables.events.fault(error, live.id))
  }

  /** Answers for those that were left waiting. */
  async wake(): Promise<void> {
    await this.#waiting.go(({ id }) => this.#answer(id))
  }

  async #answer(id: string): Promise<void> {
    try {
      await this.#tables.exclusive(id, async () => {
        const live = await this.#tables.open(id)
        const seat = neutralAsked(live)
        // Once it has, whoever is asked next is attended to.
        if (seat !== undefined) await this.#do(live, seat, { act: gameOf(live).conduct(seat) })
      })
    } catch (error) {
      // Another process was first, or this one is going down and another will.
      const isNoFault = this.#tables.isClosing || (error instanceof Problem && error.code === 'stale')
      if (!isNoFault) throw error
    }
  }
}

const neutralAsked = ({ row, seats, isFrozen }: LiveTable): number | undefined =>
  row.status === 'running' && !isFrozen ? seatsIn(row.asked).find((seat) => seats[seat].kind === 'neutral') : undefined
