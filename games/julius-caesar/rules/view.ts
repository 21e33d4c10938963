import { type Outcome, type Seat, type Shown, seatsIn } from '@iacta/kernel'
import type { Colour } from '../data/blocks.ts'
import {
  ALL_BLOCKS,
  BLOCK_IDS,
  type Block,
  type BlockId,
  BORDER_IDS,
  type BorderId,
  CARD_IDS,
  type CardId,
  CLEOPATRA,
  COLOUR,
  COLOUR_OF_SIDE,
  FULL_STEPS,
  HOME_SIDE,
  PLACE_COUNT,
  PLACE_IDS,
  type PlaceId,
  SIDE_IDS,
  SIDES,
  type Side,
  type SideId,
} from './board.ts'
import { sequence } from './sequence.ts'
import {
  CONTEST,
  FALLEN,
  FRAME,
  type Frame,
  isOnMap,
  NO_BORDER,
  NO_CARD,
  POOL,
  type Setup,
  type State,
  strength,
  TROPHY,
} from './state.ts'
import { victoryPoints } from './victory.ts'

export type BySide<T> = { readonly [S in SideId]: T }

/** A block whose face the seat may see. */
export interface KnownBlock {
  readonly block: BlockId
  readonly side: SideId
  readonly strength: number
  readonly moved: boolean
  readonly acted: boolean
  /** Where it came in, while it waits for a battle as attacker or Reserve. */
  readonly border: BorderId | null
}

/** Blocks of which the seat sees only the backs: alike ones are counted together and have no order. */
export interface HiddenBlocks {
  readonly side: SideId
  readonly colour: Colour
  readonly moved: boolean
  readonly border: BorderId | null
  readonly count: number
}

export interface PlaceView {
  readonly known: readonly KnownBlock[]
  readonly hidden: readonly HiddenBlocks[]
}

export interface PoolView {
  /** How many wait, and which they are if the seat may know. */
  readonly size: number
  readonly waiting: readonly BlockId[] | null
  readonly fallen: readonly BlockId[]
}

/** What a seat may know of the game now. Spectators see what is public. */
export interface View {
  readonly seat: SideId | null
  readonly setup: Setup
  readonly year: number
  readonly turn: number
  /** Null until this turn's cards are turned. */
  readonly player1: SideId | null
  readonly waiting: readonly SideId[]
  readonly points: BySide<number>
  /** Places with blocks in them; the others are Vacant. */
  readonly places: { readonly [P in PlaceId]?: PlaceView }
  readonly contests: readonly Shown[]
  /** Blocks that have used each road in this command, Round or regroup. */
  readonly roads: Readonly<Record<string, number>>
  readonly hand: readonly CardId[]
  readonly handSize: BySide<number>
  readonly discard: CardId | null
  readonly discarded: BySide<boolean>
  readonly played: BySide<readonly CardId[]>
  readonly pools: BySide<PoolView>
  /** Own blocks that serve the enemy: the seat saw them go, but not which of them stands where. */
  readonly turncoats: readonly BlockId[]
  /** Enemy leaders each side has killed. */
  readonly trophies: BySide<readonly BlockId[]>
  /** The steps of play under way, from the game down to what is asked now. */
  readonly steps: readonly Shown[]
  readonly outcome: Outcome | null
}

const bySide = <T>(of: (side: Side) => T): BySide<T> => ({ caesar: of(0), pompeius: of(1) })

export function view(s: State, seat: Seat): View {
  const fight = s.stack.findLast((f) => f.step === 'battle')
  const mine = (side: Side): boolean => side === seat
  return {
    seat: SIDE_IDS[seat] ?? null,
    setup: s.setup,
    year: s.year,
    turn: s.turn,
    player1: s.played[0].length === s.turn ? SIDE_IDS[s.player1] : null,
    waiting: waitingFor(s, seat),
    points: bySide((side) => victoryPoints(s, side)),
    places: placesSeen(s, seat, fight),
    contests: s.contests.map(CONTEST.show),
    roads: roadsUsed(s),
    hand: seat in SIDE_IDS ? s.hands[seat as Side].map((c) => CARD_IDS[c]) : [],
    handSize: bySide((side) => s.hands[side].length),
    discard: (seat in SIDE_IDS && CARD_IDS[s.discards[seat as Side]]) || null,
    discarded: bySide((side) => s.discards[side] !== NO_CARD),
    played: bySide((side) => s.played[side].map((c) => CARD_IDS[c])),
    pools: bySide((side) => {
      const waiting = listed(s, side, POOL)
      return { size: waiting.length, waiting: mine(side) ? waiting : null, fallen: listed(s, side, FALLEN) }
    }),
    turncoats: ALL_BLOCKS.filter(
      (b) => b !== CLEOPATRA && HOME_SIDE[b] === seat && s.side[b] !== seat && isOnMap(s, b),
    ).map((b) => BLOCK_IDS[b]),
    trophies: bySide((side) => listed(s, side === 0 ? 1 : 0, TROPHY)),
    steps: s.stack.map((frame) => shownTo(s, seat, frame)),
    outcome: s.outcome,
  }
}

const listed = (s: State, side: Side, where: number): BlockId[] =>
  ALL_BLOCKS.filter((b) => s.place[b] === where && HOME_SIDE[b] === side).map((b) => BLOCK_IDS[b])

/** A secret choice is not given away by who is still being waited for. */
function waitingFor(s: State, seat: Seat): SideId[] {
  const top = s.stack.at(-1)
  const secret = top?.step === 'discards' || top?.step === 'cards' || top?.step === 'deployment'
  const waiting = seatsIn(sequence.waiting(s))
  return SIDES.filter((side) => waiting.includes(side) || (secret && side !== seat)).map((side) => SIDE_IDS[side])
}

/** 7.1, 7.3: in battle all but Reserves are revealed. Jupiter's choice is shown to both sides. */
function isKnown(s: State, seat: Seat, b: Block, fight: Frame | undefined): boolean {
  if (s.side[b] === seat) return true
  if (fight?.step === 'battle' && s.place[b] === fight.place && s.entry[b] === NO_BORDER) return true
  const top = s.stack.at(-1)
  return top?.step === 'defection' && top.block === b && seat in SIDE_IDS
}

/** For keys that are hardly ever the same twice: as a plain object it would cost far more. */
const dictionary = <T>(): Record<string, T> => Object.create(null)

function roadsUsed(s: State): Record<string, number> {
  const used = dictionary<number>()
  for (let road = 0; road < s.roads.length; road++) if (s.roads[road] > 0) used[BORDER_IDS[road]] = s.roads[road]
  return used
}

function placesSeen(s: State, seat: Seat, fight: Frame | undefined): View['places'] {
  const stacks: (Block[] | undefined)[] = Array(PLACE_COUNT)
  for (const b of ALL_BLOCKS) {
    if (!isOnMap(s, b)) continue
    const stack = stacks[s.place[b]]
    if (stack) stack.push(b)
    else stacks[s.place[b]] = [b]
  }
  const seen = dictionary<PlaceView>()
  for (let p = 0; p < PLACE_COUNT; p++) {
    const stack = stacks[p]
    if (stack) seen[PLACE_IDS[p]] = placeView(s, seat, stack, fight)
  }
  return seen
}

function placeView(s: State, seat: Seat, blocks: readonly Block[], fight: Frame | undefined): PlaceView {
  const known: KnownBlock[] = []
  const hidden: HiddenBlocks[] = []
  for (const b of blocks)
    if (isKnown(s, seat, b, fight)) known.push(faceOf(s, b))
    else addBack(hidden, backOf(s, b))
  // In an order of their own, not that in which the blocks happen to be listed.
  if (hidden.length > 1) hidden.sort((a, b) => (backKey(a) < backKey(b) ? -1 : 1))
  return { known, hidden }
}

const MOST_STEPS = 1 + Math.max(...FULL_STEPS)
/** Faces as they are most of the time, by all that can be seen of them: the same face is the same object. */
const FACES: KnownBlock[] = []

function faceOf(s: State, b: Block): KnownBlock {
  const face = (): KnownBlock => ({
    block: BLOCK_IDS[b],
    side: SIDE_IDS[s.side[b]],
    strength: strength(s, b),
    moved: s.moved[b] === 1,
    acted: s.acted[b] === 1,
    border: BORDER_IDS[s.entry[b]] ?? null,
  })
  if (s.entry[b] !== NO_BORDER) return face()
  const i = (((b * MOST_STEPS + s.steps[b]) * 2 + s.side[b]) * 2 + s.moved[b]) * 2 + s.acted[b]
  FACES[i] ??= face()
  return FACES[i]
}

function backOf(s: State, b: Block): HiddenBlocks {
  // 5.3: behind the screen of a free deployment not even Cleopatra's colour shows.
  const screened = s.stack.at(-1)?.step === 'deployment'
  return {
    side: SIDE_IDS[s.side[b]],
    colour: screened ? COLOUR_OF_SIDE[s.side[b]] : COLOUR[b],
    moved: s.moved[b] === 1,
    border: BORDER_IDS[s.entry[b]] ?? null,
    count: 1,
  }
}

function addBack(hidden: HiddenBlocks[], back: HiddenBlocks): void {
  const { side, colour, moved, border } = back
  const i = hidden.findIndex((h) => h.side === side && h.colour === colour && h.moved === moved && h.border === border)
  if (i < 0) hidden.push(back)
  else hidden[i] = { ...back, count: hidden[i].count + 1 }
}

const backKey = ({ side, colour, moved, border }: HiddenBlocks): string => `${side} ${colour} ${moved} ${border}`

/** A step as a seat may see it: without the other side's secret choice, or the face of its block under way. */
function shownTo(s: State, seat: Seat, frame: Frame): Shown {
  const shown = FRAME.show(frame)
  switch (frame.step) {
    case 'discards':
    case 'cards':
      return { ...shown, chosen: SIDES.map((side) => (side === seat ? (CARD_IDS[frame.chosen[side]] ?? null) : null)) }
    case 'deployment':
      return { ...shown, ready: frame.ready & (1 << seat) }
    case 'onward':
    case 'crossing': {
      const seen = { ...shown, at: PLACE_IDS[s.place[frame.block]], colour: COLOUR[frame.block] }
      return s.side[frame.block] === seat ? seen : { ...seen, block: null }
    }
    case 'defection':
      return seat in SIDE_IDS
        ? shown
        : { ...shown, block: null, at: PLACE_IDS[s.place[frame.block]], colour: COLOUR[frame.block] }
    default:
      return shown
  }
}
