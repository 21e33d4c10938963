import { ALL_BLOCKS, type Block, LETTER_DEFENDING, LETTERS } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'
import { fireOf } from './worth.ts'

/**
 * How a battle is likely to end. Two forces wear each other down as the product of what they hit and what they can
 * take; that the Defender fires first on each letter and the Attacker must leave in Round 4 tells in his disfavour.
 */

/**
 * Fitted to 11,147 battles by land as they come about in quick games, each fought out ten times as quick judgement fights,
 * who gives up in time included.
 */
const ATTACKERS_HANDICAP = 0.67
/** Mars, Neptune: the Attacker fires before all others in Round 1. */
const SURPRISE = 1.35
/** What Reserves are worth of what they would be in the Main Attack (7.3), and blocks that come to the Defender's help. */
export const RESERVE = { attacking: 0.63, defending: 0.39 } as const
/** Whoever fires before others is worth more than his hits (7.2), since those he hits do not fire any more. */
const EARLY = { A: 1.64, B: 1.29, C: 1, D: 0.89 } as const
const EARLY_BY_BLOCK: readonly number[] = ALL_BLOCKS.map((b) => EARLY[LETTERS[LETTER_DEFENDING[b]]])

/** What a block counts in a battle: the hits it may expect from one turn of fire, the earlier the more. */
export const edgeOf = (s: State, b: Block): number => EARLY_BY_BLOCK[b] * fireOf(s, b)

/** How likely the Attacker is to win: `fire` is the edge of a side's blocks, `body` their strength. */
export function attackOdds(
  fire: number,
  body: number,
  defendersFire: number,
  defendersBody: number,
  surprise = false,
): number {
  if (defendersBody <= 0) return 1
  if (body <= 0) return 0
  const handicap = surprise ? SURPRISE * ATTACKERS_HANDICAP : ATTACKERS_HANDICAP
  const balance = (handicap * (fire * body)) / (defendersFire * defendersBody + 1e-6)
  const tilt = balance * balance * balance
  return tilt / (1 + tilt)
}
