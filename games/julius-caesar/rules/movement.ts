import { type AskingStep, become, enter, leave, only, type PlayContext, within } from '@iacta/kernel'
import { ROAD_LIMIT, STRIDE } from '../data/constants.ts'
import { type Action, blockIn, END_MOVES, HALT, move, placeTo } from './action.ts'
import { embark, embarkBar } from './amphibious.ts'
import { blockId, colourOf, placeId, sideId, tell, tellOfBlock } from './happenings.ts'
import {
  ALL_BLOCKS,
  type Block,
  type Border,
  isNavis,
  isPort,
  isSea,
  type Link,
  linkTo,
  type Place,
  ROAD_COUNT,
  ROADS_FROM,
  type Road,
  type RoadClass,
  SEA_WAYS_FROM,
  type Side,
} from './printed.ts'
import { ask } from './prompts.ts'
import { asRefusal, type Bar, citing, underGod } from './reasons.ts'
import {
  contestAt,
  isContested,
  isEnemy,
  isOnMap,
  isOpen,
  type MovesFrame,
  NO_BORDER,
  navisAt,
  type OnwardFrame,
  put,
  type State,
  setContest,
} from './state.ts'

/**
 * 6.1. The moves of one command: groups, Navis and amphibious moves, block by block, in any order but the last. How many
 * stand in one place is nowhere limited during the Year (6.15).
 */
export const moves: AskingStep<State, MovesFrame, Action> = {
  clause: 'JC-2.2a',
  asks: (_, frame) => only(frame.side),

  actions(s, frame) {
    const list: Action[] = [END_MOVES]
    for (const b of ALL_BLOCKS) {
      if (s.side[b] !== frame.side || !isOnMap(s, b) || s.moved[b]) continue
      const from = s.place[b]
      if (!groupBar(frame, b, from))
        for (const link of waysOf(b, from)) if (!firstStepBar(s, frame, b, link)) list.push(move(b, link.to))
      if (!isNavis[b] && isPort[from] && frame.points > 0)
        for (const { to } of SEA_WAYS_FROM[from]) if (!embarkBar(s, frame, b, to)) list.push(move(b, to))
    }
    return list
  },

  refusal(s, frame, _, action) {
    if (action.do === 'end-moves') return null
    if (action.do !== 'move') return undefined
    const b = blockIn(action)
    // Where an enemy block stands is not for the asker to learn.
    const from = s.side[b] === frame.side && isOnMap(s, b) ? placeId(s.place[b]) : null
    const bar = underGod(moveBar(s, frame, b, placeTo(action)), frame.god)
    return asRefusal(bar, { block: action.block, from, to: action.to })
  },

  play(s, frame, _, action, play) {
    if (action.do === 'end-moves') {
      leave(s)
      return
    }
    if (action.do !== 'move') return
    const b = blockIn(action)
    const to = placeTo(action)
    const from = s.place[b]
    if (!isNavis[b] && isSea[to]) {
      embark(s, frame, b, to)
      return
    }
    // 6.1: one Move Point for the place, however many of its blocks move and whenever.
    if (!frame.active.includes(from)) become(s, { ...frame, points: frame.points - 1, active: [...frame.active, from] })
    s.moved[b] = 1
    step(s, b, linkOf(b, from, to), play)
    continueFrom(s, { step: 'onward', block: b, origin: from, steps: 1 })
  },

  prompt: (_, frame, seat) =>
    seat === frame.side
      ? ask(MOVES_PROMPT[frame.god ?? 'none'], { points: frame.points })
      : ask('wait-moves', { side: sideId(frame.side) }),
}

const MOVES_PROMPT = {
  none: 'moves',
  mars: 'moves-mars',
  mercury: 'moves-mercury',
  neptune: 'moves-neptune',
  pluto: 'moves-pluto',
} as const

/** 6.1. A block on its way that may go further: on, or halt. */
export const onward: AskingStep<State, OnwardFrame, Action> = {
  clause: 'JC-6.1c',
  asks: (s, frame) => only(s.side[frame.block]),

  actions(s, frame) {
    const b = frame.block
    const list: Action[] = [HALT]
    for (const link of waysOf(b, s.place[b])) if (!onwardBar(s, frame, link)) list.push(move(b, link.to))
    return list
  },

  refusal(s, frame, _, action) {
    if (action.do === 'halt') return null
    if (action.do !== 'move') return undefined
    const b = blockIn(action)
    const to = placeTo(action)
    const params = { block: action.block, to: action.to }
    if (b !== frame.block) return asRefusal(waitBar(s, s.side[frame.block], b), params)
    const link = linkTo(waysOf(b, s.place[b]), to)
    if (!isNavis[b] && isSea[to]) return asRefusal('land-then-sea', params)
    const bar = link ? onwardBar(s, frame, link) : noWayBar(b, s.place[b], to)
    return asRefusal(underGod(bar, movesFrame(s).god), params)
  },

  play(s, frame, _, action, play) {
    leave(s)
    if (action.do !== 'move') return
    step(s, frame.block, linkOf(frame.block, s.place[frame.block], placeTo(action)), play)
    continueFrom(s, { ...frame, steps: frame.steps + 1 })
  },

  prompt: (s, frame, seat) =>
    seat === s.side[frame.block]
      ? ask('onward', { block: blockId(frame.block), at: placeId(s.place[frame.block]) })
      : ask('wait-moves', { side: sideId(s.side[frame.block]) }),
}

// What may move where

/** Whether a block may begin its move with this step. */
function moveBar(s: State, frame: MovesFrame, b: Block, to: Place): Bar {
  const bar = ownBar(s, frame.side, b)
  if (bar) return bar
  const from = s.place[b]
  if (!isNavis[b] && isSea[to]) return embarkBar(s, frame, b, to)
  const link = linkTo(waysOf(b, from), to)
  if (to === from) return 'back-to-start'
  return groupBar(frame, b, from) ?? (link ? firstStepBar(s, frame, b, link) : noWayBar(b, from, to))
}

/** 6.1. Whether a block is one of the player's, on the map, that has still to move. */
function ownBar(s: State, side: Side, b: Block): Bar {
  if (s.side[b] !== side) return 'not-under-command'
  if (!isOnMap(s, b)) return 'not-on-map'
  return s.moved[b] ? 'already-moved' : null
}

/** Why no other block moves now: one of the player's is under way. */
export const waitBar = (s: State, side: Side, b: Block): Bar => ownBar(s, side, b) ?? 'other-block-under-way'

/** 6.1, 2.2. The block's place has a Move Point, and the card moves blocks of its kind. */
function groupBar(frame: MovesFrame, b: Block, from: Place): Bar {
  // EV-neptune: Navis alone; with every other god, none.
  if (frame.god === 'neptune' ? !isNavis[b] : frame.god !== null && isNavis[b])
    return isNavis[b] ? 'land-blocks-only' : 'navis-only'
  if (frame.points === 0 && !frame.active.includes(from)) return frame.god ? 'one-group-only' : 'no-move-points'
  return null
}

function firstStepBar(s: State, frame: MovesFrame, b: Block, link: Link): Bar {
  return leaveBar(s, b, link.border) ?? guardBar(s, frame, b) ?? stepBar(s, frame, b, link, 1)
}

function onwardBar(s: State, frame: OnwardFrame, link: Link): Bar {
  // 6.1: a move neither ends where it began nor passes through it.
  if (link.to === frame.origin) return 'back-to-start'
  return stepBar(s, movesFrame(s), frame.block, link, frame.steps + 1)
}

/** 6.13: the Main Attack is as strong as the whole defence, of which nobody has left. */
const NONE_MAY_LEAVE = citing('pinned', 'JC-6.13c')

/** 6.13. Who may leave a place under attack, and by which borders. */
export function leaveBar(s: State, b: Block, by: Border): Bar {
  const here = s.place[b]
  if (!isContested(s, here)) return null
  const contest = contestAt(s, here)
  if (!contest || contest.attacker === s.side[b]) return null
  const free = freeToLeave(s, here)
  if (free <= 0) return free === 0 && within(s, 'moves')?.active.includes(here) ? 'pinned' : NONE_MAY_LEAVE
  return contest.borders.includes(by) ? 'border-used-by-enemy' : null
}

/** 6.13. Of those who stood there when the attack came, how many more than the Main Attack pins. */
export function freeToLeave(s: State, here: Place): number {
  const contest = contestAt(s, here)
  if (!contest) return 0
  let defenders = 0
  let mainAttack = 0
  for (const b of ALL_BLOCKS) {
    if (s.place[b] !== here) continue
    if (s.side[b] === contest.attacker) mainAttack += s.entry[b] === contest.main ? 1 : 0
    else defenders += s.entry[b] === NO_BORDER ? 1 : 0
  }
  return defenders - mainAttack
}

/** 6.3. The last Navis may not leave a sea that an amphibious move has crossed. */
function guardBar(s: State, frame: MovesFrame, b: Block): Bar {
  const here = s.place[b]
  if (frame.guarded.length === 0 || !frame.guarded.includes(here)) return null
  return navisAt(s, here, frame.side) > 1 ? null : 'sea-must-be-guarded'
}

/** One step of a move, its `nth`: 6.1 and 6.2 for how far, 6.11 for how many. */
function stepBar(s: State, frame: MovesFrame, b: Block, link: Link, nth: number): Bar {
  // EV-mercury: one step more, each block for itself.
  const stride = frame.god === 'mercury' ? STRIDE.mercury : STRIDE.normal
  const fights = !isOpen(s, frame.side, link.to)
  if (nth > stride.peace) return 'too-far'
  const attack = fights && isAttack(s, frame.side, link.to)
  if (fights && nth > stride.attack) return TOO_FAR[isNavis[b] ? 'navis' : 'land'][attack ? 'attack' : 'response']
  return isNavis[b] ? null : roadBar(s, frame, link as Road, attack)
}

/** 6.1, 6.2, 6.14: to fight takes a space less than to move in peace. */
const TOO_FAR = {
  land: { attack: 'too-far-to-attack', response: 'too-far-to-reinforce' },
  navis: { attack: 'navis-too-far-to-attack', response: 'navis-too-far-to-reinforce' },
} as const

/** 6.12, 6.14: entering an Enemy place, or one he is already attacking; to reinforce is no attack. */
function isAttack(s: State, side: Side, to: Place): boolean {
  return isEnemy(s, side, to) || contestAt(s, to)?.attacker === side
}

/** 6.11, EV-pluto. The limits of one player's command on each section; Pluto raises those into the attacked city alone. */
function roadBar(s: State, frame: MovesFrame, road: Road, attack: boolean): Bar {
  const limits = attack ? (frame.god === 'pluto' ? ROAD_LIMIT.plutoAttack : ROAD_LIMIT.attack) : ROAD_LIMIT.move
  if (s.roads[road.border] < limits[road.road]) return null
  const full = (attack ? FULL_TO_ATTACKERS : FULL)[road.road]
  return attack && frame.god === 'pluto' ? citing(full, 'JC-EV-pluto-a') : full
}

const FULL = { major: 'road-full-major', minor: 'road-full-minor', strait: 'strait-full' } as const
const FULL_TO_ATTACKERS = { ...FULL, strait: 'strait-full-attacking' } as const satisfies Record<RoadClass, Bar>

export const waysOf = (b: Block, from: Place): readonly Link[] => (isNavis[b] ? SEA_WAYS_FROM[from] : ROADS_FROM[from])

export function noWayBar(b: Block, from: Place, to: Place): Bar {
  if (!isNavis[b]) return 'no-road'
  return isPort[from] && isPort[to] && from !== to ? 'not-from-port-to-port' : 'no-sea-way'
}

function linkOf(b: Block, from: Place, to: Place): Link {
  const link = linkTo(waysOf(b, from), to)
  if (!link) throw new Error(`no way from ${placeId(from)} to ${placeId(to)}`)
  return link
}

function movesFrame(s: State): MovesFrame {
  const frame = s.stack.findLast((f) => f.step === 'moves')
  if (frame?.step !== 'moves') throw new Error('nobody is moving')
  return frame
}

// What moving does

/** Moves a block one step; if it meets the enemy it has begun, joined or answered an attack. */
function step(s: State, b: Block, link: Link, play: PlayContext): void {
  const from = s.place[b]
  const side = s.side[b]
  if (link.border < ROAD_COUNT) s.roads[link.border]++
  tellOfBlock(play, 'moved', side, {
    block: blockId(b),
    colour: colourOf(b),
    navis: isSea[from] || isSea[link.to],
    from: placeId(from),
    to: placeId(link.to),
  })
  put(s, b, link.to)
  if (!isOpen(s, side, link.to)) meetEnemy(s, b, link, play)
}

function meetEnemy(s: State, b: Block, { border, to }: Link, play: PlayContext): void {
  const side = s.side[b]
  const contest = contestAt(s, to)
  const withBorder = (borders: readonly Border[]): readonly Border[] =>
    borders.includes(border) ? borders : [...borders, border]
  s.entry[b] = border
  if (!contest) {
    setContest(s, { place: to, attacker: side, borders: [border], responses: [], main: NO_BORDER, surprise: false })
    tell(play, 'attacked', { side: sideId(side), at: placeId(to) })
  } else if (contest.attacker === side) {
    setContest(s, { ...contest, borders: withBorder(contest.borders) })
  } else {
    if (contest.responses.length === 0) tell(play, 'responded', { side: sideId(side), at: placeId(to) })
    setContest(s, { ...contest, responses: withBorder(contest.responses) })
  }
}

/** After a step: the block may go on if it met nobody and some further step is open to it. */
function continueFrom(s: State, frame: OnwardFrame): void {
  const here = s.place[frame.block]
  if (!isOpen(s, s.side[frame.block], here)) return
  if (waysOf(frame.block, here).some((link) => !onwardBar(s, frame, link))) enter(s, frame)
}
