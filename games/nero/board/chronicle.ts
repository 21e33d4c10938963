import type { LogLine } from '@iacta/web/board'
import { signal } from '@preact/signals'
import type { PlaceId, SeatId } from '../rules/board.ts'
import type { HappeningKey } from '../rules/happenings.ts'
import type { View } from '../rules/view.ts'
import type { Props } from './desk.ts'
import { type Fought, lastBattle } from './last-battle.ts'

/** A way somebody took, to be traced on the map. */
export interface Trace {
  readonly n: number
  readonly seat: SeatId | null
  readonly from: PlaceId
  readonly to: PlaceId
}

type Memory = Pick<Props, 'log' | 'news' | 'eyes' | 'view'>

const MOST_TRACES = 12
const WAYS: readonly HappeningKey[] = ['marched', 'retreated', 'sailed', 'fled', 'driven-out', 'summoned', 'to-rome']
/** Battles that have been looked at on this page, by whoever looked. */
const read = new Set<string>()

/** What this seat was told: ways taken while it looked on, and the last battle with all that came of it. */
export class Chronicle {
  readonly traces = signal<readonly Trace[]>([])
  /** The last battle, for a round: after that nobody asks how it went. */
  readonly latest = signal<Fought | null>(null)
  /** The same while it has still to be looked at, or somebody wants to see it again. */
  readonly fought = signal<Fought | null>(null)
  /** The last thing that was told. */
  readonly last = signal<LogLine | null>(null)
  #count = 0
  #mark = ''

  /** The last battle, in all that was told; while looking back, in what the moment brought. */
  recall({ log, news, eyes, view }: Memory): void {
    const isPast = log.length === 0
    const battle = lastBattle(isPast ? news : log)
    const latest = battle && battle.hands < view.players ? battle : null
    // A moment that is looked at again is shown again.
    this.#mark = latest && !isPast ? `${eyes} ${latest.n} ${JSON.stringify(latest.battle)}` : ''
    this.latest.value = latest
    this.fought.value = read.has(this.#mark) ? null : latest
  }

  /** The battle has been looked at. */
  close(): void {
    if (this.#mark) read.add(this.#mark)
    this.fought.value = null
  }

  /** Somebody wants to see it again. */
  reopen(): void {
    read.delete(this.#mark)
    this.fought.value = this.latest.value
  }

  hear(news: readonly LogLine[]): void {
    for (const line of news) this.#hear(line)
  }

  /** The table looks different and nothing was told: somebody took something back, or looks at another moment. */
  quiet(view: View): void {
    this.traces.value = this.traces.value.filter(({ seat }) => seat !== view.active)
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
  }

  #trace({ params }: LogLine): void {
    const { seat = null, from, to = 'roma' } = params as { seat?: SeatId; from?: PlaceId; to?: PlaceId }
    if (!from) return
    this.traces.value = [...this.traces.value.slice(1 - MOST_TRACES), { n: ++this.#count, seat, from, to }]
  }
}

/** Not worth saying over the map: everybody sees it in their own hand. */
const PRIVATE: readonly HappeningKey[] = ['dealt']
