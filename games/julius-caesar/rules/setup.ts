import { type AskingStep, become, includes, leave, only, type Seat } from '@iacta/kernel'
import { HISTORICAL } from '../data/setup.ts'
import { type Action, exchange, READY } from './action.ts'
import { blockId, sideId, tell } from './happenings.ts'
import {
  ALL_BLOCKS,
  BLOCKS_OF_SIDE,
  type Block,
  type BlockId,
  block,
  CLEOPATRA,
  isNavis,
  isPort,
  type Place,
  type PlaceId,
  POMPEIUS,
  place,
  type Side,
} from './printed.ts'
import { ask } from './prompts.ts'
import { asRefusal, type Bar } from './reasons.ts'
import { deploy, emptyState, type Frame, isOnMap, put, type Setup, type State } from './state.ts'

/** 5.1. The blocks of 705 in their cities, at full strength; the others in the Levy Pools. */
export function historicalState(setup: Setup): State {
  const s = emptyState(setup)
  for (const cities of Object.values(HISTORICAL))
    for (const [city, blocks] of Object.entries(cities) as [PlaceId, readonly BlockId[]][])
      for (const id of blocks) deploy(s, block(id), place(city))
  return s
}

const BOTH = only(0) | only(1)

type Deployment = Extract<Frame, { step: 'deployment' }>

/** 5.3. Both sides exchange blocks among their set-up cities, unseen, until both are ready. */
export const deployment: AskingStep<State, Deployment, Action> = {
  clause: 'JC-5.3a',
  asks: (_, frame) => BOTH & ~frame.ready,

  actions(s, _, seat) {
    const mine = deployedBy(s, seat)
    const list: Action[] = [READY]
    for (const a of mine) for (const b of mine) if (!exchangeBar(s, seat as Side, a, b)) list.push(exchange(a, b))
    return list
  },

  refusal(s, _, seat, action) {
    if (action.do === 'ready') return null
    if (action.do !== 'exchange') return undefined
    const a = block(action.block)
    const b = block(action.with)
    return asRefusal(exchangeBar(s, seat as Side, a, b), { block: blockId(a), with: blockId(b) })
  },

  play(s, frame, seat, action, play) {
    if (action.do === 'ready') {
      tell(play, 'ready', { side: sideId(seat as Side) }, only(seat))
      become(s, { ...frame, ready: frame.ready | only(seat) })
    } else if (action.do === 'exchange') {
      const a = block(action.block)
      const b = block(action.with)
      const here = s.place[a]
      put(s, a, s.place[b])
      put(s, b, here)
      tell(play, 'exchanged', { block: action.block, with: action.with }, only(seat))
    }
  },

  run: (s) => leave(s),

  prompt: (_, frame, seat) =>
    includes(frame.ready, seat) || seat > 1
      ? ask('wait-deployment', {})
      : ask('deployment', { side: sideId(seat as Side) }),
}

/** 5.3. Blocks on the map change places within their own side; Navis only between ports. */
function exchangeBar(s: State, side: Side, a: Block, b: Block): Bar {
  if (sideOf(a) !== side || sideOf(b) !== side) return 'other-sides-block'
  if (a === b) return 'same-block'
  if (!isOnMap(s, a) || !isOnMap(s, b)) return 'not-deployed'
  if (s.place[a] === s.place[b]) return 'same-city'
  const wrecks = (ship: Block, city: Place): boolean => isNavis[ship] && !isPort[city]
  return wrecks(a, s.place[b]) || wrecks(b, s.place[a]) ? 'navis-inland' : null
}

/** 5.3: Cleopatra is one of Pompeius's sixteen. */
const sideOf = (b: Block): Side => (b === CLEOPATRA || BLOCKS_OF_SIDE[POMPEIUS].includes(b) ? 1 : 0)

const deployedBy = (s: State, seat: Seat): Block[] => ALL_BLOCKS.filter((b) => sideOf(b) === seat && isOnMap(s, b))
