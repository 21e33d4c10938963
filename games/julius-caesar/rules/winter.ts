import { type AskingStep, leave, NOBODY, only, type PassingStep } from '@iacta/kernel'
import { type Action, blockIn, disband, END_DISBANDING, harbour, placeTo } from './action.ts'
import { blockId, colourOf, placeId, sideId, tell, tellOfBlock } from './happenings.ts'
import {
  ALEXANDRIA,
  ALL_BLOCKS,
  type Block,
  CLEOPATRA,
  enemyOf,
  isNavis,
  isSea,
  linkTo,
  type Place,
  SEA_WAYS_FROM,
  SIDES,
  type Side,
  SUPPLY,
} from './printed.ts'
import { ask } from './prompts.ts'
import { asRefusal, type Bar, citing, ofOwnBlocks } from './reasons.ts'
import {
  blocksOf,
  changeSide,
  FALLEN,
  type Frame,
  isFriendly,
  isOnMap,
  isVacant,
  POOL,
  put,
  type State,
  takeOff,
} from './state.ts'
import { outcomeNow, victoryPoints } from './victory.ts'

/** 8.1. Cleopatra goes to Alexandria, and over to the enemy if he holds it. */
export const cleopatraGoesHome: PassingStep<State, Extract<Frame, { step: 'cleopatraGoesHome' }>> = {
  run(s, _, play) {
    leave(s)
    const side = s.side[CLEOPATRA]
    const foe = enemyOf(side)
    put(s, CLEOPATRA, ALEXANDRIA)
    tell(play, 'cleopatra-home', { side: sideId(side) })
    if (blocksOf(s, foe, ALEXANDRIA) === 0) return
    changeSide(s, CLEOPATRA, foe)
    tell(play, 'cleopatra-won-over', { side: sideId(foe) })
  },
}

/** 8.2. Each Navis at sea goes to a Friendly port of that sea; one without is disbanded. */
export const harbours: AskingStep<State, Extract<Frame, { step: 'harbours' }>, Action> = {
  clause: 'JC-8.2a',
  asks: (s, { side }) => (navisAtSea(s, side).some((b) => portsFor(s, b).length > 1) ? only(side) : NOBODY),

  actions: (s, { side }) => navisAtSea(s, side).flatMap((b) => portsFor(s, b).map((p) => harbour(b, p))),

  refusal(s, { side }, _, action) {
    if (action.do !== 'harbour') return undefined
    const bar = harbourBar(s, side, blockIn(action), placeTo(action))
    return asRefusal(ofOwnBlocks(bar, 'JC-8.2a'), { block: action.block, to: action.to })
  },

  play(s, { side }, _, action, play) {
    if (action.do !== 'harbour') return
    const b = blockIn(action)
    tellOfBlock(play, 'harboured', side, { block: action.block, from: placeId(s.place[b]), to: action.to })
    put(s, b, placeTo(action))
  },

  /** Those left have one port to go to, or none. */
  run(s, { side }, play) {
    for (const b of navisAtSea(s, side)) {
      const from = placeId(s.place[b])
      const [port] = portsFor(s, b)
      if (port === undefined) {
        tellOfBlock(play, 'navis-lost', side, { block: blockId(b), from })
        takeOff(s, b, POOL)
      } else {
        tellOfBlock(play, 'harboured', side, { block: blockId(b), from, to: placeId(port) })
        put(s, b, port)
      }
    }
    leave(s)
  },

  prompt: (_, { side }, seat) => ask(seat === side ? 'harbours' : 'wait-winter', { side: sideId(side) }),
}

function ownBar(s: State, side: Side, b: Block): Bar {
  if (s.side[b] !== side) return 'not-under-command'
  return isOnMap(s, b) ? null : 'not-on-map'
}

const ENEMY_HARBOUR = citing('harbour-not-friendly', 'JC-8.2a')

const navisAtSea = (s: State, side: Side): Block[] =>
  ALL_BLOCKS.filter((b) => isNavis[b] && s.side[b] === side && isOnMap(s, b) && isSea[s.place[b]])

const portsFor = (s: State, b: Block): Place[] =>
  SEA_WAYS_FROM[s.place[b]].flatMap(({ to }) => (!isSea[to] && isFriendly(s, s.side[b], to) ? [to] : []))

function harbourBar(s: State, side: Side, b: Block, to: Place): Bar {
  const bar = ownBar(s, side, b)
  if (bar) return bar
  if (!isNavis[b]) return 'not-a-navis'
  if (!isSea[s.place[b]]) return 'navis-stays-in-port'
  if (isSea[to] || !linkTo(SEA_WAYS_FROM[s.place[b]], to)) return 'harbour-of-another-sea'
  if (isFriendly(s, side, to)) return null
  return isVacant(s, to) ? 'harbour-not-friendly' : ENEMY_HARBOUR
}

/** 8.3. A city feeds three blocks and as many more as its value; its side chooses who is disbanded. */
export const surplus: AskingStep<State, Extract<Frame, { step: 'surplus' }>, Action> = {
  clause: (_, { side }, seat) => (seat === side ? 'JC-8.3b' : 'JC-8.3d'),
  asks: (s, { side }) => (ALL_BLOCKS.some((b) => !surplusBar(s, side, b)) ? only(side) : NOBODY),
  actions: (s, { side }) => ALL_BLOCKS.filter((b) => !surplusBar(s, side, b)).map((b) => disband(b)),
  refusal(s, { side }, _, action) {
    if (action.do !== 'disband') return undefined
    return asRefusal(ofOwnBlocks(surplusBar(s, side, blockIn(action)), 'JC-8.3b'), { block: action.block })
  },
  play(s, { side }, _, action, play) {
    if (action.do !== 'disband') return
    const b = blockIn(action)
    tellOfBlock(play, 'surplus-disbanded', side, { block: action.block, colour: colourOf(b), at: placeId(s.place[b]) })
    takeOff(s, b, POOL)
  },
  run: (s) => leave(s),
  prompt: (_, { side }, seat) => ask(seat === side ? 'surplus' : 'wait-winter', { side: sideId(side) }),
}

const NEVER_SURPLUS = citing('cleopatra-never-disbands', 'JC-8.3c')

function surplusBar(s: State, side: Side, b: Block): Bar {
  const bar = ownBar(s, side, b)
  if (bar) return bar
  if (b === CLEOPATRA) return NEVER_SURPLUS
  return surplusAt(s, side, s.place[b]) > 0 ? null : 'city-has-no-surplus'
}

export const surplusAt = (s: State, side: Side, at: Place): number =>
  isSea[at] ? 0 : Math.max(0, blocksOf(s, side, at) - SUPPLY[at])

/** 8.4, 1.2. */
export const victory: PassingStep<State, Extract<Frame, { step: 'victory' }>> = {
  run(s, _, play) {
    leave(s)
    const [caesar, pompeius] = SIDES.map((side) => victoryPoints(s, side))
    tell(play, 'victory-check', { caesar, pompeius })
    s.outcome = outcomeNow(s)
    if (!s.outcome) return
    const { way, winners } = s.outcome
    const winner = winners.length > 0 ? sideId(winners[0] as Side) : null
    tell(play, 'game-over', { way, winner, caesar, pompeius, year: s.year })
    s.stack = []
  },
}

/** 8.5. A player may disband any of his blocks but Cleopatra. */
export const disbands: AskingStep<State, Extract<Frame, { step: 'disbands' }>, Action> = {
  clause: 'JC-8.5b',
  asks: (s, { side }) => (ALL_BLOCKS.some((b) => !disbandBar(s, side, b)) ? only(side) : NOBODY),
  actions: (s, { side }) => [
    END_DISBANDING,
    ...ALL_BLOCKS.filter((b) => !disbandBar(s, side, b)).map((b) => disband(b)),
  ],
  refusal(s, { side }, _, action) {
    if (action.do === 'end-disbanding') return null
    if (action.do !== 'disband') return undefined
    return asRefusal(ofOwnBlocks(disbandBar(s, side, blockIn(action)), 'JC-8.5b'), { block: action.block })
  },
  play(s, { side }, _, action, play) {
    if (action.do === 'end-disbanding') leave(s)
    if (action.do !== 'disband') return
    const b = blockIn(action)
    tellOfBlock(play, 'disbanded', side, { block: action.block, colour: colourOf(b), at: placeId(s.place[b]) })
    takeOff(s, b, POOL)
  },
  run: (s) => leave(s),
  prompt: (_, { side }, seat) => ask(seat === side ? 'disbanding' : 'wait-winter', { side: sideId(side) }),
}

function disbandBar(s: State, side: Side, b: Block): Bar {
  return ownBar(s, side, b) ?? (b === CLEOPATRA ? 'cleopatra-never-disbands' : null)
}

/** 8.6. The fallen stand up again in their pools. */
export const yearReset: PassingStep<State, Extract<Frame, { step: 'yearReset' }>> = {
  run(s) {
    for (const b of ALL_BLOCKS) if (s.place[b] === FALLEN) put(s, b, POOL)
    leave(s)
  },
}
