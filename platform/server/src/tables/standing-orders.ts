import { ANSWERED_AFTER, ANSWERED_WITHIN } from '../clock.ts'
import type { LiveTable } from '../live.ts'
import { Problem } from '../problem.ts'
import { isOfOurEdition } from './frozen.ts'
import type { LiveTables } from './live-tables.ts'
import { gameOf } from './one-table.ts'
import { sparedAt } from './pace.ts'
import type { TablePlay } from './play.ts'
import { Rounds } from './rounds.ts'

/** Orders that are so much overdue, in milliseconds, were left by a process that is gone. */
const OVERDUE = 2000
/** None are due later than this, in milliseconds: a clock that was ahead of its time has set those that are. */
const TOO_FAR = ANSWERED_AFTER + ANSWERED_WITHIN + OVERDUE

interface Awaited {
  readonly due: number
  readonly timer: NodeJS.Timeout
}

/**
 * What seats have ordered beforehand to be answered for them. It is done as their own doing, each an event of its own,
 * at a moment that is the same for every seat and every window: when it is due stands with the table (`progressOf`), so
 * that any process can see to it once the one that should is gone.
 */
export class StandingOrders {
  readonly #tables: LiveTables
  readonly #do: TablePlay['do']
  readonly #awaited = new Map<string, Awaited>()
  readonly #overdue: Rounds<{ id: string; orders_due: number | null }>

  constructor(tables: LiveTables, does: TablePlay['do']) {
    this.#tables = tables
    this.#do = does
    this.#overdue = new Rounds(tables, (after, limit) =>
      tables.store.db
        .selectFrom('tables')
        .select(['id', 'orders_due'])
        .where('status', '=', 'running')
        .where(isOfOurEdition)
        .where(({ or, eb }) =>
          or([eb('orders_due', '<', tables.now() - OVERDUE), eb('orders_due', '>', tables.now() + TOO_FAR)]),
        )
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    )
  }

  /** Sees to it that what is ordered at a table is done when it is due. */
  attend({ id, row }: LiveTable): void {
    const due = row.status === 'running' ? row.orders_due : null
    const before = this.#awaited.get(id)
    if (before?.due === due) return
    clearTimeout(before?.timer)
    this.#awaited.delete(id)
    if (due === null || this.#tables.isClosing) return
    const timer = setTimeout(
      () => {
        this.#awaited.delete(id)
        this.#follow(id, due).catch((error) => this.#tables.events.fault(error, id))
      },
      Math.min(TOO_FAR, Math.max(0, due - this.#tables.now())),
    )
    this.#awaited.set(id, { due, timer: timer.unref() })
  }

  /** Does what is overdue: a process that is gone has left it. */
  async wake(): Promise<void> {
    await this.#overdue.go(async ({ id, orders_due }) => {
      if (orders_due !== null) await this.#follow(id, orders_due)
    })
  }

  close(): void {
    for (const { timer } of this.#awaited.values()) clearTimeout(timer)
    this.#awaited.clear()
  }

  /** One after the other, until the answers are sealed: what is asked then has its own time. */
  async #follow(id: string, due: number): Promise<void> {
    try {
      await this.#tables.exclusive(id, async () => {
        let live = await this.#tables.open(id)
        const answered = gameOf(live).sealedCount()
        while (isDue(live, due, answered) && !this.#tables.isClosing) {
          const ordered = gameOf(live).standing(sparedAt(live))
          if (!ordered) return
          live = await this.#do(live, ordered.seat, { act: ordered.action })
        }
      })
    } catch (error) {
      // Another process was first, or this one is going down and another will.
      const isNoFault = this.#tables.isClosing || (error instanceof Problem && error.code === 'stale')
      if (!isNoFault) throw error
    }
  }
}

const isDue = ({ row, game }: LiveTable, due: number, answered: number): boolean =>
  row.status === 'running' && row.orders_due === due && game?.sealedCount() === answered
