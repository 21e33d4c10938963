import { HAND_DEALT } from '../data/constants.ts'
import {
  ALL_BLOCKS,
  ALL_PLACES,
  BLOCK_IDS,
  CLEOPATRA,
  FULL_STEPS,
  HOME_SIDE,
  isLeader,
  isNavis,
  isPort,
  isSea,
  isThirdLeader,
  PLACE_COUNT,
  PLACE_IDS,
  SIDES,
} from './printed.ts'
import {
  blocksOf,
  contestAt,
  FALLEN,
  hasLostLeader,
  isContested,
  isOnMap,
  NO_BORDER,
  NO_CARD,
  POOL,
  type State,
  TROPHY,
} from './state.ts'

/** What could never be, whatever was played: one sentence for each fault found. */
export function faults(s: State): string[] {
  return [...blockFaults(s), ...placeFaults(s), ...cardFaults(s), ...flowFaults(s)]
}

function blockFaults(s: State): string[] {
  const found: string[] = []
  for (const b of ALL_BLOCKS) {
    const at = s.place[b]
    const says = (what: string): unknown => found.push(`${BLOCK_IDS[b]} ${what}`)
    if (isOnMap(s, b)) {
      if (s.steps[b] < 1 || s.steps[b] > FULL_STEPS[b]) says(`has ${s.steps[b]} steps of ${FULL_STEPS[b]}`)
      // 4.1
      if (isSea[at] && !isNavis[b]) says(`is on land but stands in ${PLACE_IDS[at]}`)
      if (isNavis[b] && !isSea[at] && !isPort[at]) says(`is a Navis but stands in ${PLACE_IDS[at]}, which is no port`)
      if (s.side[b] !== HOME_SIDE[b] && (isLeader[b] || isNavis[b])) says('never changes side')
      // 3.21
      if (isThirdLeader[b] && !hasLostLeader(s, HOME_SIDE[b])) says('is in play before a leader of its side was lost')
      if (s.entry[b] !== NO_BORDER && !isContested(s, at)) says('has entered a battle that is not there')
      if (s.acted[b] && !s.stack.some((f) => f.step === 'battle' && f.place === at)) says('has acted outside battle')
    } else {
      if (b === CLEOPATRA) says('has left the map')
      if (s.steps[b] !== 0) says('has strength off the map')
      if (s.side[b] !== HOME_SIDE[b]) says('is off the map but not of its own side')
      if (at === TROPHY ? !isLeader[b] : at === FALLEN ? isLeader[b] : at !== POOL) says('is where no block can be')
    }
  }
  return found
}

function placeFaults(s: State): string[] {
  const found: string[] = []
  const counted = new Array(2 * PLACE_COUNT).fill(0)
  for (const b of ALL_BLOCKS) if (isOnMap(s, b)) counted[s.side[b] * PLACE_COUNT + s.place[b]]++
  for (const p of ALL_PLACES) {
    for (const side of SIDES)
      if (counted[side * PLACE_COUNT + p] !== blocksOf(s, side, p)) found.push(`${PLACE_IDS[p]} is counted wrong`)
    if (isContested(s, p) !== (contestAt(s, p) !== null))
      found.push(`${PLACE_IDS[p]} is contested without a battle, or the reverse`)
  }
  return found
}

function cardFaults(s: State): string[] {
  const found: string[] = []
  const dealt = SIDES.flatMap((side) => [
    ...s.hands[side],
    ...s.played[side],
    ...(s.discards[side] === NO_CARD ? [] : [s.discards[side]]),
  ])
  if (new Set(dealt).size !== dealt.length) found.push('a card is in two places')
  const inYear = s.stack.some((f) => f.step === 'turns' || f.step === 'winter')
  for (const side of SIDES)
    if (inYear && s.hands[side].length + s.played[side].length !== HAND_DEALT - 1)
      found.push(`side ${side} has lost or found a card`)
  return found
}

function flowFaults(s: State): string[] {
  return (s.outcome === null) === (s.stack.length === 0)
    ? ['the game is over without an outcome, or has one and goes on']
    : []
}
