import type { Explanation, Seat } from '@iacta/kernel'
import { type Action, blockIn, cardIn, placeAt, placeTo } from '../rules/action.ts'
import {
  type Block,
  type Card,
  enemyOf,
  GOD,
  isSea,
  LEVIES,
  MOVES,
  PLACE_IDS,
  type Place,
  type PlaceId,
  type Side,
  VALUE,
} from '../rules/printed.ts'
import { blocksOf, contestAt, isFriendly, type State } from '../rules/state.ts'
import { isMovingGod } from './cards.ts'
import { attackInHand } from './command.ts'

/**
 * Everything a bot says of its reasons, with what it speaks of. Whoever asks may be its enemy: it names no card and no
 * face of a block, only what the other side sees too once the plan is carried out. Until then it is not to be told.
 */
export interface Explanations {
  card: Record<string, never>
  'card-attack': Record<string, never>
  'card-first': Record<string, never>
  'card-levies': Record<string, never>
  discard: Record<string, never>
  attack: { at: PlaceId; blocks: number; value: number }
  relieve: { at: PlaceId; blocks: number }
  occupy: { at: PlaceId; value: number }
  reinforce: { at: PlaceId; blocks: number }
  sea: { at: PlaceId }
  gather: { at: PlaceId; blocks: number }
  stay: Record<string, never>
  levy: Record<string, never>
  defect: { at: PlaceId }
  haven: { at: PlaceId }
  erupt: { at: PlaceId }
  decline: Record<string, never>
  fight: { at: PlaceId }
  withdraw: { at: PlaceId; to: PlaceId }
  spare: Record<string, never>
  winter: Record<string, never>
  only: Record<string, never>
}

export type ExplanationKey = keyof Explanations

const because = <Key extends ExplanationKey>(key: Key, params: Explanations[Key]): Explanation => ({ key, params })

/** What a plan is for: of a command, where it leads; of anything else, what its first action does. */
export function explain(s: State, seat: Seat, plan: readonly Action[]): Explanation {
  const side = seat as Side
  const [first] = plan
  switch (first.do) {
    case 'play':
      return because('card', {})
    case 'discard':
      return because('discard', {})
    case 'move':
    case 'halt':
    case 'end-moves':
      return explainMoves(s, side, plan)
    case 'levy':
    case 'raise':
      return because('levy', {})
    case 'turn':
      return because('defect', { at: first.at })
    case 'receive':
      return because('haven', { at: first.at })
    case 'strike':
      return because('erupt', { at: first.at })
    case 'decline':
      return because('decline', {})
    case 'battle':
    case 'surprise':
    case 'main-attack':
      return because('fight', { at: PLACE_IDS[placeAt(first)] })
    case 'fire':
    case 'pass':
      return because('fight', { at: PLACE_IDS[s.place[blockIn(first)]] })
    case 'retreat':
    case 'sail':
      return because('withdraw', { at: PLACE_IDS[s.place[blockIn(first)]], to: first.to })
    case 'hit':
      return because('spare', {})
    case 'regroup':
      return because('gather', { at: first.to, blocks: 1 })
    case 'harbour':
    case 'disband':
    case 'end-disbanding':
      return because('winter', {})
    default:
      return because('only', {})
  }
}

/**
 * Only for who plays it: the other side does not see yet which it is. A card with much to move is likely to go first,
 * whatever the other plays; one with little is for its levies.
 */
const MANY_MOVES = 3
const MANY_LEVIES = 2

function explainCard(s: State, side: Side, c: Card): Explanation {
  const god = GOD[c]
  if (god !== null) return because(isMovingGod(god) && attackInHand(s, side, god) > 0 ? 'card-attack' : 'card', {})
  if (MOVES[c] >= MANY_MOVES) return because('card-first', {})
  return because(LEVIES[c] >= MANY_LEVIES ? 'card-levies' : 'card', {})
}

/** What the first action of a plan is for: of a move, what becomes of the block where it ends. */
export function explainStep(s: State, seat: Seat, plan: readonly Action[]): Explanation {
  const [first] = plan
  if (first.do === 'play') return explainCard(s, seat as Side, cardIn(first))
  if (first.do !== 'move') return explain(s, seat, first.do === 'end-moves' ? plan : [first])
  const goals = goalsOf(plan)
  const ends = plan.findLast((action) => action.do === 'move' && action.block === first.block)
  const at = ends?.do === 'move' ? placeTo(ends) : placeTo(first)
  return goal(s, seat as Side, at, goals.get(at) ?? 1).why
}

/** The goal that weighs most among those a command moves to; if it moves nowhere, the troops it raises. */
function explainMoves(s: State, side: Side, plan: readonly Action[]): Explanation {
  const goals = goalsOf(plan)
  const raises = plan.some((action) => action.do === 'levy' || action.do === 'raise')
  let best = raises ? because('levy', {}) : because('stay', {})
  let most = 0
  for (const [at, blocks] of goals) {
    const found = goal(s, side, at, blocks)
    if (found.weight <= most) continue
    most = found.weight
    best = found.why
  }
  return best
}

/** Where blocks end their moves, and how many. */
function goalsOf(plan: readonly Action[]): Map<Place, number> {
  const ends = new Map<Block, Place>()
  for (const action of plan) if (action.do === 'move') ends.set(blockIn(action), placeTo(action))
  const goals = new Map<Place, number>()
  for (const at of ends.values()) goals.set(at, (goals.get(at) ?? 0) + 1)
  return goals
}

function goal(s: State, side: Side, p: Place, blocks: number): { why: Explanation; weight: number } {
  const at = PLACE_IDS[p]
  const value = VALUE[p]
  const contest = contestAt(s, p)
  // 6.14: to come to the help of one's own is no attack.
  if (contest && contest.attacker !== side)
    return { why: because('relieve', { at, blocks }), weight: 9 + 4 * value + blocks }
  if (blocksOf(s, enemyOf(side), p) > 0) {
    const all = blocks + blocksOf(s, side, p)
    return { why: because('attack', { at, blocks: all, value }), weight: 10 + 5 * value + all }
  }
  if (isSea[p]) return { why: because('sea', { at }), weight: 2 }
  if (value > 0 && !isFriendly(s, side, p)) return { why: because('occupy', { at, value }), weight: 8 + 2 * value }
  if (value > 0) return { why: because('reinforce', { at, blocks }), weight: 3 + value }
  return { why: because('gather', { at, blocks }), weight: 1 + blocks / 10 }
}
