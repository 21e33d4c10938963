import { type AskingStep, allBut, become, leave, only } from '@iacta/kernel'
import { NEW_BLOCK_STEPS } from '../data/constants.ts'
import { type Action, blockIn, END_LEVIES, levy, placeAt, raise } from './action.ts'
import { blockId, placeId, sideId, tell, tellOfBlock } from './happenings.ts'
import {
  ALL_BLOCKS,
  ALL_PLACES,
  BLOCKS_OF_SIDE,
  type Block,
  CLEOPATRA,
  FULL_STEPS,
  HOME_SIDE,
  isMajorPort,
  isNavis,
  isSea,
  isThirdLeader,
  KIND,
  LEVY_CITY,
  type Place,
  type Side,
} from './printed.ts'
import { ask } from './prompts.ts'
import { asRefusal, type Bar, citing } from './reasons.ts'
import {
  deploy,
  FALLEN,
  type Frame,
  hasLostLeader,
  isFriendly,
  isOnMap,
  POOL,
  type State,
  strength,
  TROPHY,
} from './state.ts'

type Levies = Extract<Frame, { step: 'levies' }>

/** 6.4. After all moves: a step for a block on the map, or a new block, for a Levy Point each. */
export const levies: AskingStep<State, Levies, Action> = {
  clause: 'JC-2.2c',
  asks: (_, frame) => only(frame.side),

  actions(s, { side, points }) {
    const list: Action[] = [END_LEVIES]
    if (points === 0) return list
    const friendly = ALL_PLACES.filter((p) => !isSea[p] && isFriendly(s, side, p))
    for (const b of ALL_BLOCKS) if (s.side[b] === side && !raiseBar(s, side, b)) list.push(raise(b))
    for (const b of BLOCKS_OF_SIDE[side]) {
      if (s.place[b] !== POOL) continue
      const named = LEVY_CITY[b]
      for (const p of named === null ? friendly : [named]) if (!levyBar(s, side, b, p)) list.push(levy(b, p))
    }
    return list
  },

  refusal(s, { side, points }, _, action) {
    if (action.do === 'end-levies') return null
    if (action.do !== 'raise' && action.do !== 'levy') return undefined
    const b = blockIn(action)
    const bar: Bar =
      points === 0
        ? 'no-levy-points'
        : action.do === 'raise'
          ? raiseBar(s, side, b)
          : levyBar(s, side, b, placeAt(action))
    return asRefusal(bar, { block: action.block, at: action.do === 'levy' ? action.at : null })
  },

  play(s, frame, _, action, play) {
    if (action.do === 'end-levies') {
      leave(s)
      return
    }
    if (action.do !== 'raise' && action.do !== 'levy') return
    const b = blockIn(action)
    become(s, { ...frame, points: frame.points - 1 })
    if (action.do === 'levy') {
      deploy(s, b, placeAt(action), NEW_BLOCK_STEPS)
      tellOfBlock(play, 'levied', frame.side, { block: blockId(b), at: action.at })
    } else {
      s.steps[b]++
      const told = { side: sideId(frame.side), at: placeId(s.place[b]) }
      tell(play, 'raised', { ...told, block: blockId(b), strength: strength(s, b) }, only(frame.side))
      tell(play, 'raised', { ...told, block: null, strength: null }, allBut(frame.side))
    }
  },

  prompt: (_, frame, seat) =>
    seat === frame.side ? ask('levies', { points: frame.points }) : ask('wait-levies', { side: sideId(frame.side) }),
}

const IN_THE_POOL = citing('not-on-map', 'JC-6.4a')
const ENEMYS_OWN = citing('not-under-command', 'JC-6.4a')
/** 6.4: one that has gone over, and Cleopatra, are raised by the side they serve now. */
const TURNED_AWAY = citing('not-under-command', 'JC-6.4p')
const mayTurn = (side: Side, b: Block): boolean => b === CLEOPATRA || HOME_SIDE[b] === side

/** 6.4. One step more: in a Friendly city, up to full strength; a Navis never at sea. */
function raiseBar(s: State, side: Side, b: Block): Bar {
  if (s.side[b] !== side) return mayTurn(side, b) ? TURNED_AWAY : ENEMYS_OWN
  if (!isOnMap(s, b)) return IN_THE_POOL
  if (isSea[s.place[b]]) return 'not-at-sea'
  if (!isFriendly(s, side, s.place[b])) return 'city-not-friendly'
  return s.steps[b] < FULL_STEPS[b] ? null : 'full-strength'
}

const NEVER_IN_A_POOL = citing('not-in-pool', 'JC-7.52l')
const KILLED = citing('not-in-pool', 'JC-7.51a')

/** 6.4. A new block: where its kind or its name allows, and only in a Friendly city. */
function levyBar(s: State, side: Side, b: Block, at: Place): Bar {
  if (b === CLEOPATRA) return NEVER_IN_A_POOL
  if (HOME_SIDE[b] !== side) return 'not-in-pool'
  if (s.place[b] === FALLEN) return 'fallen-this-year'
  if (s.place[b] === TROPHY) return KILLED
  if (s.place[b] !== POOL) return 'not-in-pool'
  if (isThirdLeader[b] && !hasLostLeader(s, side)) return 'third-leader-waits'
  if (LEVY_CITY[b] !== null && LEVY_CITY[b] !== at)
    return KIND[b] === 'elephant' ? 'elephant-only-utica' : 'not-its-city'
  if (isNavis[b] && !isMajorPort[at]) return 'not-a-major-port'
  return !isSea[at] && isFriendly(s, side, at) ? null : 'city-not-friendly'
}
