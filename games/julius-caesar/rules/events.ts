import { type AskingStep, enter, leave, only, type PlayContext } from '@iacta/kernel'
import type { Colour } from '../data/blocks.ts'
import { type Action, DECLINE, placeAt, receive, strike, turn } from './action.ts'
import { beginBattle } from './battle.ts'
import { blockId, colourOf, placeId, sideId, tell } from './happenings.ts'
import { loseStep } from './losses.ts'
import {
  ALL_PLACES,
  type Block,
  CLEOPATRA,
  COLOUR,
  enemyOf,
  isLeader,
  isNavis,
  isSea,
  type Place,
  ROADS_FROM,
  SEA_WAYS_FROM,
  type Side,
} from './printed.ts'
import { ask } from './prompts.ts'
import { asRefusal, type Bar } from './reasons.ts'
import {
  blocksAt,
  blocksOf,
  changeSide,
  type Frame,
  isEnemy,
  isFriendly,
  NO_BORDER,
  put,
  type State,
  setContest,
  strength,
} from './state.ts'

const BOTH_SIDES = only(0) | only(1)
const COLOURS: readonly Colour[] = ['tan', 'green', 'blue']

/** Jupiter. One enemy block beside a Friendly city, picked by place and colour, drawn unseen among its like. */
export const jupiter: AskingStep<State, Extract<Frame, { step: 'jupiter' }>, Action> = {
  clause: 'JC-EV-jupiter-a',
  asks: (_, frame) => only(frame.side),

  actions: (s, { side }) => [
    DECLINE,
    ...ALL_PLACES.filter((p) => blocksOf(s, enemyOf(side), p) > 0).flatMap((p) =>
      COLOURS.filter((colour) => !turnBar(s, side, p, colour)).map((colour) => turn(p, colour)),
    ),
  ],

  refusal(s, { side }, _, action) {
    if (action.do === 'decline') return null
    if (action.do !== 'turn') return undefined
    return asRefusal(turnBar(s, side, placeAt(action), action.colour), { at: action.at, colour: action.colour })
  },

  play(s, { side }, _, action, play) {
    leave(s)
    if (action.do === 'decline') tell(play, 'declined', { side: sideId(side) })
    if (action.do === 'turn') turnCoat(s, side, placeAt(action), action.colour, play)
  },

  prompt: (_, frame, seat) => ask(seat === frame.side ? 'jupiter' : 'wait-event', { side: sideId(frame.side) }),
}

const candidates = (s: State, side: Side, at: Place, colour: Colour): Block[] =>
  blocksAt(s, at, enemyOf(side)).filter((b) => COLOUR[b] === colour)

function turnBar(s: State, side: Side, at: Place, colour: Colour): Bar {
  if (candidates(s, side, at, colour).length === 0) return 'no-such-block-there'
  const beside = isSea[at] ? SEA_WAYS_FROM[at].filter(({ to }) => !isSea[to]) : ROADS_FROM[at]
  return beside.some(({ to }) => isFriendly(s, side, to)) ? null : 'not-adjacent-to-friendly'
}

function turnCoat(s: State, side: Side, at: Place, colour: Colour, play: PlayContext): void {
  const among = candidates(s, side, at, colour)
  const b = among[among.length > 1 ? play.chance.pick(among.length) : 0]
  play.seal()
  tell(play, 'jupiter-chose', { side: sideId(side), at: placeId(at), colour })
  tell(play, 'jupiter-drew', { side: sideId(side), block: blockId(b), strength: strength(s, b) }, BOTH_SIDES)
  // EV-jupiter: leaders and Navis stay, and lose a step.
  if (isLeader[b] || isNavis[b]) {
    tell(play, 'jupiter-struck', { side: sideId(side), at: placeId(at) })
    loseStep(s, b, play)
  } else enter(s, { step: 'defection', side, block: b })
}

/** EV-jupiter. The block goes over at its strength, to a Friendly city beside the one it stood in. */
export const defection: AskingStep<State, Extract<Frame, { step: 'defection' }>, Action> = {
  clause: 'JC-EV-jupiter-c',
  asks: (_, frame) => only(frame.side),
  actions: (s, frame) => havens(s, frame.side, s.place[frame.block]).map((p) => receive(p)),
  refusal(s, frame, _, action) {
    if (action.do === 'decline') return asRefusal('drawn-already')
    if (action.do !== 'receive') return undefined
    const bar: Bar = havens(s, frame.side, s.place[frame.block]).includes(placeAt(action)) ? null : 'city-not-adjacent'
    return asRefusal(bar, { at: action.at })
  },
  play(s, { side, block: b }, _, action, play) {
    if (action.do !== 'receive') return
    const told = { side: sideId(side), colour: colourOf(b), from: placeId(s.place[b]), to: action.at }
    tell(play, 'defected', { ...told, block: blockId(b) }, BOTH_SIDES)
    tell(play, 'defected', { ...told, block: null }, ~BOTH_SIDES & 0xffff)
    changeSide(s, b, side)
    put(s, b, placeAt(action))
    leave(s)
  },
  prompt: (_, frame, seat) =>
    seat === frame.side
      ? ask('defection', { side: sideId(frame.side), block: blockId(frame.block) })
      : ask('wait-event', { side: sideId(frame.side) }),
}

const havens = (s: State, side: Side, from: Place): Place[] =>
  ROADS_FROM[from].flatMap(({ to }) => (isFriendly(s, side, to) ? [to] : []))

/** EV-vulcan. Every block in one Enemy city loses a step; who plays it may decline. */
export const vulcan: AskingStep<State, Extract<Frame, { step: 'vulcan' }>, Action> = {
  clause: 'JC-EV-vulcan-a',
  asks: (_, frame) => only(frame.side),

  actions: (s, { side }) => [DECLINE, ...ALL_PLACES.filter((p) => !strikeBar(s, side, p)).map((p) => strike(p))],

  refusal(s, { side }, _, action) {
    if (action.do === 'decline') return null
    if (action.do !== 'strike') return undefined
    return asRefusal(strikeBar(s, side, placeAt(action)), { at: action.at })
  },

  play(s, frame, _, action, play) {
    leave(s)
    if (action.do === 'decline') tell(play, 'declined', { side: sideId(frame.side) })
    if (action.do === 'strike') erupt(s, frame.side, placeAt(action), play)
  },

  prompt: (_, frame, seat) => ask(seat === frame.side ? 'vulcan' : 'wait-event', { side: sideId(frame.side) }),
}

function strikeBar(s: State, side: Side, at: Place): Bar {
  if (isSea[at]) return 'never-a-sea'
  return isEnemy(s, side, at) ? null : 'not-an-enemy-city'
}

function erupt(s: State, side: Side, at: Place, play: PlayContext): void {
  play.seal()
  tell(play, 'vulcan-struck', { side: sideId(side), at: placeId(at) })
  for (const b of blocksAt(s, at)) loseStep(s, b, play)
  // 7.52: Cleopatra won over turns at once on those she stood with.
  if (s.side[CLEOPATRA] !== side || s.place[CLEOPATRA] !== at || blocksOf(s, enemyOf(side), at) === 0) return
  setContest(s, { place: at, attacker: side, borders: [], responses: [], main: NO_BORDER, surprise: false })
  beginBattle(s, at, play)
}
