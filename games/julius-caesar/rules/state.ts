import type { Outcome, Seat, SeatSet, Stacked } from '@iacta/kernel'
import type { God } from '../data/cards.ts'
import {
  ALL_BLOCKS,
  type Block,
  type Border,
  type Card,
  enemyOf,
  FULL_STEPS,
  HOME_SIDE,
  isNavis,
  PLACE_COUNT,
  type Place,
  ROAD_COUNT,
  type Side,
  STRENGTH_PER_STEP,
} from './board.ts'

/** Where a block is when it is not on the map. */
export const POOL = PLACE_COUNT as Place
/** Face-up in the pool until the Year ends (7.5). */
export const FALLEN = (PLACE_COUNT + 1) as Place
/** A leader killed, kept by the enemy (7.51). */
export const TROPHY = (PLACE_COUNT + 2) as Place

export const NO_BORDER = -1 as Border
export const NO_CARD = -1 as Card

/** A city or sea where blocks of both sides stand until their battle is fought. Never edited, only replaced. */
export interface Contest {
  readonly place: Place
  readonly attacker: Side
  /** Borders the Attacker came by, Reserves included. */
  readonly borders: readonly Border[]
  /** Borders by which the Defender was reinforced. */
  readonly responses: readonly Border[]
  /** The border of the Main Attack; none until the Attacker's movement ends. */
  readonly main: Border
  /** Mars or Neptune: the Attacker acts first in Round 1. */
  readonly surprise: boolean
}

type Outline<Name extends string> = { readonly step: Name; readonly at: number }
type Queue<Name extends string> = { readonly step: Name; readonly queue: readonly Seat[] }
type OfSide<Name extends string> = { readonly step: Name; readonly side: Side }
type Choice<Name extends string> = { readonly step: Name; readonly chosen: readonly [Card, Card] }

/** Gods whose card moves a group. */
export type MovingGod = Extract<God, 'mars' | 'mercury' | 'neptune' | 'pluto'>

export type MovesFrame = {
  readonly step: 'moves'
  readonly side: Side
  readonly points: number
  /** The god whose card gives this move; null for a Command. */
  readonly god: MovingGod | null
  /** Places a Move Point was spent on: their blocks may go on moving. */
  readonly active: readonly Place[]
  /** Seas crossed by amphibious moves: one Navis must stay in each (6.3). */
  readonly guarded: readonly Place[]
}

/** A block under way that may go on, and the place it set out from. */
export type OnwardFrame = {
  readonly step: 'onward'
  readonly block: Block
  readonly origin: Place
  readonly steps: number
}

/** A land block on the water, and the seas it has crossed. It stands in its port until it lands. */
export type CrossingFrame = { readonly step: 'crossing'; readonly block: Block; readonly seas: readonly Place[] }

export type BattleFrame = {
  readonly step: 'battle'
  readonly place: Place
  readonly round: number
  /** Which of the eight turns of the Round it is (7.2). */
  readonly turn: number
  /** Whose block is to act; null while that is being worked out. */
  readonly side: Side | null
  /** Sides that have used their retreat by sea in this Round (7.64). */
  readonly sailed: SeatSet
}

export type HitsFrame = {
  readonly step: 'hits'
  readonly side: Side
  readonly left: number
  /** Whether the owner must choose among equals. */
  readonly asking: boolean
}

/** The steps of play, each with its memory; `sequence.ts` says in what order they come. */
export type Frame =
  | Outline<'game'>
  | { readonly step: 'deployment'; readonly ready: SeatSet }
  | Outline<'years'>
  | Outline<'year'>
  | { readonly step: 'deal' }
  | Choice<'discards'>
  | Outline<'turns'>
  | Outline<'turn'>
  | Choice<'cards'>
  | Queue<'commands'>
  | { readonly step: 'command'; readonly at: number; readonly side: Side; readonly card: Card }
  | MovesFrame
  | OnwardFrame
  | CrossingFrame
  | OfSide<'mainAttacks'>
  | OfSide<'surprise'>
  | { readonly step: 'levies'; readonly side: Side; readonly points: number }
  | OfSide<'jupiter'>
  | { readonly step: 'defection'; readonly side: Side; readonly block: Block }
  | OfSide<'vulcan'>
  | { readonly step: 'battles' }
  | BattleFrame
  | HitsFrame
  | { readonly step: 'regroup'; readonly side: Side; readonly place: Place }
  | Outline<'winter'>
  | { readonly step: 'cleopatraGoesHome' }
  | Queue<'navisToPort'>
  | OfSide<'harbours'>
  | Queue<'winterSupply'>
  | OfSide<'surplus'>
  | { readonly step: 'victory' }
  | Queue<'disbanding'>
  | OfSide<'disbands'>
  | { readonly step: 'yearReset' }

export type Setup = 'historical' | 'free'

export interface State extends Stacked<Frame> {
  readonly setup: Setup
  year: number
  turn: number
  player1: Side
  /** By block. */
  place: Place[]
  steps: number[]
  side: Side[]
  moved: number[]
  /** Has had its battle turn in this Round. */
  acted: number[]
  /** The border by which a block came to a battle as a Reserve or an attacker. */
  entry: Border[]
  /** Blocks of each side in each place: follows from `place` and `side`. */
  count: number[]
  /** Blocks that used each road: of one command, one Round of retreats, or one regroup. */
  roads: number[]
  contests: Contest[]
  hands: [Card[], Card[]]
  discards: [Card, Card]
  played: [Card[], Card[]]
  outcome: Outcome | null
}

/** A map without a block: what set-ups and positions are built on. */
export function emptyState(setup: Setup): State {
  const perBlock = <T>(value: T): T[] => ALL_BLOCKS.map(() => value)
  return {
    setup,
    year: 1,
    turn: 1,
    player1: 0,
    place: perBlock(POOL),
    steps: perBlock(0),
    side: [...HOME_SIDE],
    moved: perBlock(0),
    acted: perBlock(0),
    entry: perBlock(NO_BORDER),
    count: new Array(2 * PLACE_COUNT).fill(0),
    roads: new Array(ROAD_COUNT).fill(0),
    contests: [],
    hands: [[], []],
    discards: [NO_CARD, NO_CARD],
    played: [[], []],
    outcome: null,
    stack: [],
  }
}

export function clone(s: State): State {
  return {
    setup: s.setup,
    year: s.year,
    turn: s.turn,
    player1: s.player1,
    place: s.place.slice(),
    steps: s.steps.slice(),
    side: s.side.slice(),
    moved: s.moved.slice(),
    acted: s.acted.slice(),
    entry: s.entry.slice(),
    count: s.count.slice(),
    roads: s.roads.slice(),
    contests: s.contests.slice(),
    hands: [s.hands[0].slice(), s.hands[1].slice()],
    discards: [s.discards[0], s.discards[1]],
    played: [s.played[0].slice(), s.played[1].slice()],
    outcome: s.outcome,
    stack: s.stack.slice(),
  }
}

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
