import { LiveTable, type SeatRow, type TableRow } from '../live.ts'
import { Problem } from '../problem.ts'
import { StoreDamaged, StoreUnavailable } from '../store/unavailable.ts'
import type { People } from './rows.ts'

type StoredEvent = Parameters<LiveTable['apply']>[0]

/** All that the store has of a table, at one moment. */
export interface StoredTable {
  readonly row: TableRow
  readonly seats: SeatRow[]
  readonly people?: People
  readonly events: readonly StoredEvent[]
}

/** What is stored of a table makes no game: it is nobody's fault who asks for it. */
export class DamagedTable extends Problem {
  readonly why: string

  constructor(error: unknown) {
    super(
      500,
      'damaged',
      'What is stored of this table is damaged, so it cannot be opened. Whoever runs the server is told; other tables go on.',
    )
    this.why = error instanceof Error ? error.message : String(error)
  }
}

/** A table as it follows from the store. */
export const rebuilt = ({ row, seats, people, events }: StoredTable): LiveTable =>
  fromStore(() => {
    const live = new LiveTable(row, seats, people)
    live.follow(events)
    return live
  })

/** Brings a table up to what the store says happened since. */
export const broughtUp = (live: LiveTable, { row, seats, people, events }: StoredTable): void =>
  fromStore(() => {
    live.row = row
    live.seats = seats
    if (people) live.people = people
    live.follow(events)
  })

/** Whatever is refused of what was once accepted is damaged; other than what is said to everybody, as of another edition. */
export function fromStore<T>(make: () => T): T {
  try {
    return make()
  } catch (error) {
    if (error instanceof Problem || error instanceof StoreUnavailable || error instanceof StoreDamaged) throw error
    throw new DamagedTable(error)
  }
}
