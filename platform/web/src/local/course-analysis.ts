import { analyse, type Course } from '@iacta/bots'
import type { GameRecord } from '@iacta/kernel'
import type { BrowserGame } from '../board/index.ts'

/** Looking back at a finished game, apart from the page and from tables at play: it takes a while. */

export interface CourseAsk {
  readonly record: GameRecord
  readonly iterations: number
  /** What was advised at this table, by the bots' `markOf`. */
  readonly advised: readonly string[]
}

/** How much is done, what came of it, or why nothing will. */
export type CourseNews = { readonly share: number } | { readonly course: Course } | { readonly failed: string }

/** How often, in milliseconds, it says how far it has come. */
const TELL = 100

export async function lookBack(
  found: BrowserGame,
  { record, iterations, advised }: CourseAsk,
  tell: (news: CourseNews) => void,
): Promise<void> {
  const [{ game }, brain] = await Promise.all([found.engine(), found.brain()])
  const analysis = analyse({ game, brain, record, iterations, seed: 1, advised: new Set(advised) })
  let told = performance.now()
  for (;;) {
    const { done, value } = analysis.next()
    if (done) return tell({ course: value })
    if (performance.now() - told < TELL) continue
    told = performance.now()
    tell({ share: value })
  }
}
