import type { Seat } from '@iacta/kernel'
import { type Action, blockIn } from '../rules/action.ts'
import {
  type Block,
  CLEOPATRA,
  FIREPOWER,
  isLeader,
  LETTER_ATTACKING,
  LETTER_DEFENDING,
  STRENGTH_PER_STEP,
} from '../rules/printed.ts'
import { sequence } from '../rules/sequence.ts'
import { type State, strength } from '../rules/state.ts'

/**
 * Whether something else that may be done is never worse than this, whatever is hidden and whatever the dice show.
 *
 * A step more is never worse for its side. Hits fall on the strongest (7.52): one that meets the step more leaves what there
 * was without it, so that after as many hits there stands all that would have, and before them more fires. Nor is it
 * better to have lost a block: in Winter its side could have disbanded it itself (8.5), to stand up with the fallen (8.6).
 */
export function dominated(s: State, seat: Seat, action: Action): boolean {
  const others = (isBetter: (other: Action) => boolean): boolean => sequence.actions(s, seat).some(isBetter)
  switch (action.do) {
    case 'pass':
      // 7.4: who fires takes steps of the enemy or nothing, and stands where he stood. Retreating is another choice.
      return others((other) => other.do === 'fire' && other.block === action.block)
    case 'hit':
      return others((other) => other.do === 'hit' && isRatherHit(s, blockIn(other), blockIn(action)))
    case 'decline':
      // Jupiter, Vulcan: the enemy loses steps, or a block that one may disband oneself, and nothing is paid for it.
      return others((other) => other.do === 'turn' || other.do === 'strike')
    case 'end-levies':
      // 6.4: a step for a block on the map costs nothing but points that are lost otherwise. New blocks are another matter.
      return others((other) => other.do === 'raise')
    default:
      return false
  }
}

/**
 * Whether a block is hit rather than a leader as strong. The next hit makes up for it, so it is this step alone: the
 * leader's last, which is a trophy, or one that fires no sooner and no better than his. Cleopatra may go over.
 */
function isRatherHit(s: State, block: Block, leader: Block): boolean {
  if (!isLeader[leader] || isLeader[block] || block === CLEOPATRA || STRENGTH_PER_STEP[block] > 1) return false
  if (strength(s, leader) === 1) return true
  const isNoSooner = [LETTER_ATTACKING, LETTER_DEFENDING].every((letter) => letter[block] >= letter[leader])
  return isNoSooner && FIREPOWER[block] <= FIREPOWER[leader]
}
