import { POINTS_TO_BE_PROCLAIMED } from '../data/constants.ts'
import { ALL_PLACES, NEIGHBOURS, ROME } from '../rules/printed.ts'
import { CONTENDER, type Rank } from '../rules/state.ts'

/** How near a commander is to the throne, and how firmly an Emperor sits on it. */

/** Provinces a commander enters on his way to Rome, by place. */
export const STEPS_TO_ROME: readonly number[] = stepsTo(ROME)

function stepsTo(goal: number): number[] {
  const steps = ALL_PLACES.map(() => Number.POSITIVE_INFINITY)
  steps[goal] = 0
  const queue = [goal]
  for (const p of queue)
    for (const next of NEIGHBOURS[p])
      if (steps[next] === Number.POSITIVE_INFINITY) {
        steps[next] = steps[p] + 1
        queue.push(next)
      }
  return steps
}

/** The part of a hope that is left so many steps from Rome. */
const NEAR_ROME = [1, 0.74, 0.64, 0.55, 0.46, 0.38, 0.3, 0.25] as const
/** A Contender in Rome is Emperor with his next hand, unless the turn ends before it. */
const CONTENDER_HOPE = 0.82
/** Hope of a proclamation with enough points, one short, two short, and so on. */
const SHORT_BY = [0.72, 0.3, 0.13, 0.06, 0.03, 0.01] as const
/** With enough on the board no card can be bribed. */
const SAFE_POINTS = 0.88
/** Ave Caesar! in hand and everything ready for it; and with the general away from his legions or the zone. */
const AVE_CAESAR_HOPE = 0.4
const AVE_CAESAR_FAR = 0.12
/** A knife in somebody's hand is meant for this Emperor, and finds no Guard of another, so often. */
const STRUCK = 0.45
/** For every step an Emperor is away from Rome it is less likely that he is back in time. */
const BACK_IN_ROME = [1, 0.4, 0.3, 0.2, 0.12, 0.06] as const
/** Each Guard in hand stops most attempts. */
const PAST_A_GUARD = 0.3

/** Cards that lead to the throne; fractions where they are known on average only. */
interface Means {
  readonly guards: number
  readonly senates: number
  readonly aves: number
}

/** How likely a General or Contender is to become Emperor soon. */
export function hopeOfCrown(
  rank: Rank,
  steps: number,
  emperors: number,
  points: number,
  zones: number,
  withLegion: boolean,
  { guards, senates, aves }: Means,
): number {
  const near = NEAR_ROME[Math.min(steps, NEAR_ROME.length - 1)]
  let hope = 0
  if (emperors === 0) {
    const short = POINTS_TO_BE_PROCLAIMED - points
    hope = near * (short <= 0 ? SAFE_POINTS : short > 4 ? 0 : shortBy(short - guards - senates))
  }
  if (rank === CONTENDER) return Math.max(hope, CONTENDER_HOPE * near)
  const acclaimed = (withLegion && zones > 0 ? AVE_CAESAR_HOPE : AVE_CAESAR_FAR) * Math.min(1, aves)
  return hope + (1 - hope) * acclaimed
}

/** Between whole numbers, for hands that are known on average only. */
function shortBy(short: number): number {
  if (short <= 0) return SHORT_BY[0]
  const whole = Math.min(SHORT_BY.length - 2, Math.floor(short))
  const rest = Math.min(1, short - whole)
  return SHORT_BY[whole] * (1 - rest) + SHORT_BY[whole + 1] * rest
}

/** How likely an Emperor in Rome is to see the end of the turn as one. */
export const survivesInRome = (knives: number, guards: number): number => 1 - STRUCK * knives * PAST_A_GUARD ** guards

/** The same outside, where only a lost battle brings him down: by how much the strongest enemy near him outweighs him. */
export const lastsOutside = (danger: number): number =>
  danger === Number.NEGATIVE_INFINITY ? 0.95 : 0.9 / (1 + Math.exp(0.7 * (danger + 1)))

/** How likely an Emperor so many steps from Rome is to be there when it counts. */
export const backInRome = (steps: number): number => BACK_IN_ROME[Math.min(steps, BACK_IN_ROME.length - 1)]
