import {
  countsOf,
  FLAG,
  type FrameOf,
  following,
  frameOf,
  idOf,
  idOrNone,
  type Kept,
  type Kind,
  kept,
  listOf,
  NUMBER,
  numberOf,
  OUTCOME,
  orNull,
  pairOf,
  recordOf,
  type Seat,
  stateOf,
  type ValueOf,
  type ValuesOf,
  wordOf,
} from '@iacta/kernel'
import type { God } from '../data/cards.ts'
import { TURNS_PER_YEAR, YEARS } from '../data/constants.ts'
import {
  ALL_BLOCKS,
  BLOCK_COUNT,
  BLOCK_IDS,
  type Block,
  BORDER_COUNT,
  BORDER_IDS,
  type Border,
  CARD_IDS,
  type Card,
  enemyOf,
  FULL_STEPS,
  HOME_SIDE,
  isNavis,
  PLACE_COUNT,
  PLACE_IDS,
  type Place,
  ROAD_COUNT,
  SIDE_IDS,
  type Side,
  STRENGTH_PER_STEP,
} from './printed.ts'

/** Where a block is when it is not on the map. */
export const POOL = PLACE_COUNT as Place
/** Face-up in the pool until the Year ends (7.5). */
export const FALLEN = (PLACE_COUNT + 1) as Place
/** A leader killed, kept by the enemy (7.51). */
export const TROPHY = (PLACE_COUNT + 2) as Place

export const NO_BORDER = -1 as Border
export const NO_CARD = -1 as Card

// In JSON all of them go by their ids, wherever a person may look.
const SIDE = idOf<Side>(SIDE_IDS)
const PLACE = idOf<Place>(PLACE_IDS)
const BLOCK = idOf<Block>(BLOCK_IDS)
const CARD = idOf<Card>(CARD_IDS)
const BORDER = idOf<Border>(BORDER_IDS)

/** A city or sea where blocks of both sides stand until their battle is fought. Never edited, only replaced. */
export const CONTEST = recordOf({
  place: PLACE,
  attacker: SIDE,
  /** Borders the Attacker came by, Reserves included. */
  borders: listOf(BORDER),
  /** Borders by which the Defender was reinforced. */
  responses: listOf(BORDER),
  /** The border of the Main Attack; none until the Attacker's movement ends. */
  main: idOrNone(BORDER_IDS, NO_BORDER),
  /** Mars or Neptune: the Attacker acts first in Round 1. */
  surprise: FLAG,
})
export type Contest = ValueOf<typeof CONTEST>

/** Gods whose card moves a group. */
const MOVING_GODS = ['mars', 'mercury', 'neptune', 'pluto'] as const satisfies readonly God[]
export type MovingGod = (typeof MOVING_GODS)[number]

const OUTLINE = { at: NUMBER }
const OF_SIDE = { side: SIDE }
const IN_TURN = { queue: listOf<Seat>(idOf(SIDE_IDS)) }
/** What each side has chosen unseen. */
const CHOICE = { chosen: pairOf(idOrNone(CARD_IDS, NO_CARD)) }

/** The steps of play, each with its memory; `sequence.ts` says in what order they come. */
const STEPS = {
  game: OUTLINE,
  deployment: { ready: NUMBER },
  years: OUTLINE,
  year: OUTLINE,
  deal: {},
  discards: CHOICE,
  turns: OUTLINE,
  turn: OUTLINE,
  cards: CHOICE,
  commands: IN_TURN,
  command: { at: NUMBER, side: SIDE, card: CARD },
  moves: {
    side: SIDE,
    points: NUMBER,
    /** The god whose card gives this move; null for a Command. */
    god: orNull(wordOf(MOVING_GODS)),
    /** Places a Move Point was spent on: their blocks may go on moving. */
    active: listOf(PLACE),
    /** Seas crossed by amphibious moves: one Navis must stay in each (6.3). */
    guarded: listOf(PLACE),
  },
  /** A block under way that may go on, and the place it set out from. */
  onward: { block: BLOCK, origin: PLACE, steps: NUMBER },
  /** A land block on the water, and the seas it has crossed. It stands in its port until it lands. */
  crossing: { block: BLOCK, seas: listOf(PLACE) },
  mainAttacks: OF_SIDE,
  surprise: OF_SIDE,
  levies: { side: SIDE, points: NUMBER },
  jupiter: OF_SIDE,
  defection: { side: SIDE, block: BLOCK },
  vulcan: OF_SIDE,
  battles: {},
  battle: {
    place: PLACE,
    round: NUMBER,
    /** Which of the eight turns of the Round it is (7.2). */
    turn: NUMBER,
    /** Whose block is to act; null while that is being worked out. */
    side: orNull(SIDE),
    /** Sides that have used their retreat by sea in this Round (7.64). */
    sailed: NUMBER,
  },
  hits: {
    side: SIDE,
    left: NUMBER,
    /** Whether the owner must choose among equals. */
    asking: FLAG,
  },
  regroup: { side: SIDE, place: PLACE },
  winter: OUTLINE,
  cleopatraGoesHome: {},
  navisToPort: IN_TURN,
  harbours: OF_SIDE,
  winterSupply: IN_TURN,
  surplus: OF_SIDE,
  victory: {},
  disbanding: IN_TURN,
  disbands: OF_SIDE,
  yearReset: {},
}

export type Frame = FrameOf<typeof STEPS>
export const FRAME = frameOf(STEPS)
type FrameNamed<Name extends Frame['step']> = Extract<Frame, { step: Name }>
export type MovesFrame = FrameNamed<'moves'>
export type OnwardFrame = FrameNamed<'onward'>
export type CrossingFrame = FrameNamed<'crossing'>
export type BattleFrame = FrameNamed<'battle'>
export type HitsFrame = FrameNamed<'hits'>

export const SETUPS = ['historical', 'free'] as const
export type Setup = (typeof SETUPS)[number]

const perBlock = <T>(kind: Kind<T>, value: T): Kept<T[]> => ({
  ...listOf(kind, BLOCK_COUNT),
  fresh: () => ALL_BLOCKS.map(() => value),
})
const bySide = <T>(kind: Kind<T>, value: () => T): Kept<[T, T]> => ({
  ...pairOf(kind),
  fresh: () => [value(), value()],
})
const BIT = numberOf(0, 1)
const ANY_CARD = numberOf<Card>(0, CARD_IDS.length - 1)

const STATE = {
  setup: kept(wordOf(SETUPS), 'historical'),
  year: kept(numberOf(1, YEARS), 1),
  turn: kept(numberOf(1, TURNS_PER_YEAR), 1),
  player1: kept(numberOf<Side>(0, 1), 0),
  /** By block. */
  place: perBlock(numberOf<Place>(0, TROPHY), POOL),
  steps: perBlock(numberOf(0, Math.max(...FULL_STEPS)), 0),
  side: kept(listOf(numberOf<Side>(0, 1), BLOCK_COUNT), () => [...HOME_SIDE]),
  moved: perBlock(BIT, 0),
  /** Has had its battle turn in this Round. */
  acted: perBlock(BIT, 0),
  /** The border by which a block came to a battle as a Reserve or an attacker. */
  entry: perBlock(numberOf<Border>(NO_BORDER, BORDER_COUNT - 1), NO_BORDER),
  /** Blocks of each side in each place: follows from `place` and `side`. */
  count: following(() => new Array<number>(2 * PLACE_COUNT).fill(0)),
  /** Blocks that used each road: of one command, one Round of retreats, or one regroup. */
  roads: kept(countsOf(BORDER_IDS.slice(0, ROAD_COUNT), BLOCK_COUNT), () => new Array(ROAD_COUNT).fill(0)),
  contests: kept(listOf(CONTEST), () => []),
  hands: bySide(listOf(ANY_CARD), () => []),
  discards: bySide(numberOf<Card>(NO_CARD, CARD_IDS.length - 1), () => NO_CARD),
  played: bySide(listOf(ANY_CARD), () => []),
  outcome: kept(orNull(OUTCOME), null),
  stack: kept(listOf(FRAME), () => []),
}

export type State = ValuesOf<typeof STATE>

const layout = stateOf(STATE, (s) => {
  for (const b of ALL_BLOCKS) if (isOnMap(s, b)) s.count[s.side[b] * PLACE_COUNT + s.place[b]]++
})
export const { clone, encode, decode } = layout

/** A map without a block: what set-ups and positions are built on. */
export const emptyState = (setup: Setup): State => layout.fresh({ setup })

// What stands where

export const blocksOf = (s: State, side: Side, p: Place): number => s.count[side * PLACE_COUNT + p]
export const isOnMap = (s: State, b: Block): boolean => s.place[b] < PLACE_COUNT
export const strength = (s: State, b: Block): number => s.steps[b] * STRENGTH_PER_STEP[b]

/** 4.21, 4.4: whose a place is. It changes with every block that comes or goes. */
export const isFriendly = (s: State, side: Side, p: Place): boolean =>
  blocksOf(s, side, p) > 0 && blocksOf(s, enemyOf(side), p) === 0
export const isEnemy = (s: State, side: Side, p: Place): boolean => isFriendly(s, enemyOf(side), p)
export const isVacant = (s: State, p: Place): boolean => blocksOf(s, 0, p) === 0 && blocksOf(s, 1, p) === 0
export const isContested = (s: State, p: Place): boolean => blocksOf(s, 0, p) > 0 && blocksOf(s, 1, p) > 0
/** Neither Enemy nor Contested: open to this side without a fight. */
export const isOpen = (s: State, side: Side, p: Place): boolean => blocksOf(s, enemyOf(side), p) === 0

export function contestAt(s: State, p: Place): Contest | null {
  for (const contest of s.contests) if (contest.place === p) return contest
  return null
}

export function setContest(s: State, contest: Contest): void {
  const i = s.contests.findIndex(({ place }) => place === contest.place)
  s.contests[i < 0 ? s.contests.length : i] = contest
}

/** Blocks of a side in a place, in the order of the roster. */
export function blocksAt(s: State, p: Place, side: Side | null = null): Block[] {
  const here: Block[] = []
  for (const b of ALL_BLOCKS) if (s.place[b] === p && (side === null || s.side[b] === side)) here.push(b)
  return here
}

export function navisAt(s: State, p: Place, side: Side): number {
  let navis = 0
  for (const b of ALL_BLOCKS) if (s.place[b] === p && s.side[b] === side && isNavis[b]) navis++
  return navis
}

// Moving blocks about: `place`, `side` and `count` change here and nowhere else

export function put(s: State, b: Block, p: Place): void {
  if (s.place[b] < PLACE_COUNT) s.count[s.side[b] * PLACE_COUNT + s.place[b]]--
  s.place[b] = p
  if (p < PLACE_COUNT) s.count[s.side[b] * PLACE_COUNT + p]++
}

export function changeSide(s: State, b: Block, side: Side): void {
  const p = s.place[b]
  if (p < PLACE_COUNT) {
    s.count[s.side[b] * PLACE_COUNT + p]--
    s.count[side * PLACE_COUNT + p]++
  }
  s.side[b] = side
}

/** Takes a block off the map: to its own colour's pool (standing or fallen), or to the trophies. */
export function takeOff(s: State, b: Block, to: Place): void {
  put(s, b, to)
  s.side[b] = HOME_SIDE[b]
  s.steps[b] = 0
  s.moved[b] = 0
  s.acted[b] = 0
  s.entry[b] = NO_BORDER
}

export function deploy(s: State, b: Block, p: Place, steps: number = FULL_STEPS[b]): void {
  put(s, b, p)
  s.steps[b] = steps
}

/** 3.21, 7.51: whether a side has lost a leader, which brings its third one within reach. */
export function hasLostLeader(s: State, side: Side): boolean {
  return ALL_BLOCKS.some((b) => s.place[b] === TROPHY && HOME_SIDE[b] === side)
}

export const trophiesOf = (s: State, side: Side): Block[] =>
  ALL_BLOCKS.filter((b) => s.place[b] === TROPHY && HOME_SIDE[b] !== side)
