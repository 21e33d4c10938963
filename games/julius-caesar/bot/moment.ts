import { TURNS_PER_YEAR } from '../data/constants.ts'
import { actingCard } from '../rules/cards.ts'
import { CAESAR, enemyOf, MOVES, type Side } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'
import type { Tuning } from './tuning.ts'

/** What the moment of the turn and of the Year means for what stands on the map. */

/** The groups that who answers an Event may be expected to move. */
const USUAL_MOVES = 2
/** Blocks that a city will not feed, by the turn of the Year. */
const HUNGER: readonly number[] = [0, 0, 0, 0.06, 0.25, 0.7]
/** The same in the turn before the last, by the moves of the one card that is left. */
const HUNGER_AFTER: readonly number[] = [0.6, 0.42, 0.3, 0.25, 0.25]

/** Who has still a command to come this turn, and the groups it can move. */
export interface Answering {
  readonly side: Side
  readonly groups: number
}

/** 2.2. Player 2 may answer what Player 1 does; both cards lie open by then. */
export function answeringIn(s: State): Answering {
  const commands = s.stack.find((frame) => frame.step === 'commands')
  if (commands?.step !== 'commands' || commands.queue.length !== 1) return { side: CAESAR, groups: 0 }
  const side = commands.queue[0] as Side
  return { side, groups: MOVES[actingCard(s, side)] }
}

/** An Event makes its side Player 1, whom the other answers. */
export const answerTo = (side: Side): Answering => ({ side: enemyOf(side), groups: USUAL_MOVES })

/** How likely it is that a side's cities are attacked where they can be. */
export function exposureOf(s: State, side: Side, answering: Answering, tuning: Tuning): number {
  if (answering.groups > 0 && answering.side !== side) return tuning.threatNow
  const isPlayed = s.stack.some(({ step }) => step === 'commands' || step === 'battles')
  return isPlayed && s.turn === TURNS_PER_YEAR ? tuning.threatNextYear : tuning.threatSoon
}

/** Whose attacks of this turn are a surprise: Mars or Neptune moves one group, and names one battle. */
export function surpriseIn(s: State): Side | null {
  for (const contest of s.contests) if (contest.surprise) return contest.attacker
  for (const frame of s.stack)
    if (frame.step === 'moves' && (frame.god === 'mars' || frame.god === 'neptune')) return frame.side
  return null
}

/** 8.3. Nobody is fed by what cannot be moved away any more: an Event in the last turn moves one group or none. */
export function hungerOf(s: State, side: Side): number {
  const [last] = s.hands[side]
  return s.turn === TURNS_PER_YEAR - 1 && s.hands[side].length === 1 ? HUNGER_AFTER[MOVES[last]] : HUNGER[s.turn]
}
