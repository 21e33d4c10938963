import type { LogLine } from '@iacta/web/board'
import { signal } from '@preact/signals'
import type { PlaceId, SeatId } from '../rules/board.ts'
import type { HappeningKey, Happenings } from '../rules/happenings.ts'
import type { View } from '../rules/view.ts'

/** A way somebody took, to be traced on the map. */
export interface Trace {
  readonly n: number
  readonly seat: SeatId | null
  readonly from: PlaceId
  readonly to: PlaceId
}

/** A battle that is over and has still to be looked at. */
export interface Fought {
  readonly n: number
  readonly battle: Happenings['fought']
  readonly winner: SeatId | null
  readonly after: readonly LogLine[]
}

const MOST_TRACES = 12
const WAYS: readonly HappeningKey[] = ['marched', 'retreated', 'sailed', 'fled', 'driven-out', 'summoned', 'to-rome']
/** What follows from a battle and belongs to its picture. */
const AFTER: readonly HappeningKey[] = ['battle-point', 'demoted', 'new-emperor']

/** What this seat was told while it looked on: ways taken, battles and how they ended. */
export class Chronicle {
  readonly traces = signal<readonly Trace[]>([])
  readonly fought = signal<Fought | null>(null)
  /** The last thing that was told. */
  readonly last = signal<LogLine | null>(null)
  #count = 0

  hear(news: readonly LogLine[]): void {
    for (const line of news) this.#hear(line)
  }

  /** The table looks different and nothing was told: somebody took something back, or looks at another moment. */
  quiet(view: View): void {
    this.traces.value = this.traces.value.filter(({ seat }) => seat !== view.active)
    this.fought.value = null
    this.last.value = null
  }

  /** Another hand has the board: marches and battles were seen by all, but what was said may not be for it. */
  forget(): void {
    this.last.value = null
  }

  #hear(line: LogLine): void {
    const key = line.key as HappeningKey
    if (!PRIVATE.includes(key)) this.last.value = line
    if (key === 'hand-begins') this.traces.value = []
    if (WAYS.includes(key)) this.#trace(line)
    if (key === 'fought') {
      const battle = line.params as unknown as Happenings['fought']
      this.fought.value = { n: ++this.#count, battle, winner: null, after: [] }
    }
    const fought = this.fought.value
    if (!fought) return
    if (key === 'won') {
      const { winner } = line.params as unknown as Happenings['won']
      this.fought.value = { ...fought, winner }
    }
    if (AFTER.includes(key)) this.fought.value = { ...fought, after: [...fought.after, line] }
  }

  #trace({ params }: LogLine): void {
    const { seat = null, from, to = 'roma' } = params as { seat?: SeatId; from?: PlaceId; to?: PlaceId }
    if (!from) return
    this.traces.value = [...this.traces.value.slice(1 - MOST_TRACES), { n: ++this.#count, seat, from, to }]
  }
}

/** Not worth saying over the map: everybody sees it in their own hand. */
const PRIVATE: readonly HappeningKey[] = ['dealt']
