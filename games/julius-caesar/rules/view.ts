import { type JsonFields, type Outcome, type Seat, seatsIn } from '@iacta/kernel'
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
  enemyOf,
  FULL_STEPS,
  HOME_SIDE,
  PLACE_COUNT,
  PLACE_IDS,
  type Place,
  type PlaceId,
  SIDE_IDS,
  SIDES,
  type Side,
  type SideId,
  STRENGTH_PER_STEP,
} from './printed.ts'
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
export interface BlockView {
  readonly at: PlaceId
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
  /** The blocks on the map whose faces the seat may see. */
  readonly blocks: { readonly [B in BlockId]?: BlockView }
  /** What else stands in a place. One that is not here, and where no known block is, is Vacant. */
  readonly hidden: { readonly [P in PlaceId]?: readonly HiddenBlocks[] }
  /** Battles waiting or being fought. */
  readonly contests: { readonly [P in PlaceId]?: JsonFields }
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
  readonly steps: readonly JsonFields[]
  readonly outcome: Outcome | null
}

const bySide = <T>(of: (side: Side) => T): BySide<T> => ({ caesar: of(0), pompeius: of(1) })

export function view(s: State, seat: Seat): View {
  const { blocks, hidden, off, turncoats } = blocksSeen(s, seat)
  const listed = (where: Place, side: Side): readonly BlockId[] => off[where - PLACE_COUNT][side]
  return {
    seat: SIDE_IDS[seat] ?? null,
    setup: s.setup,
    year: s.year,
    turn: s.turn,
    player1: s.played[0].length === s.turn ? SIDE_IDS[s.player1] : null,
    waiting: waitingFor(s, seat),
    points: bySide((side) => victoryPoints(s, side)),
    blocks,
    hidden,
    contests: contestsShown(s),
    roads: roadsUsed(s),
    hand: seat in SIDE_IDS ? s.hands[seat as Side].map((c) => CARD_IDS[c]) : [],
    handSize: bySide((side) => s.hands[side].length),
    discard: (seat in SIDE_IDS && CARD_IDS[s.discards[seat as Side]]) || null,
    discarded: bySide((side) => s.discards[side] !== NO_CARD),
    played: bySide((side) => s.played[side].map((c) => CARD_IDS[c])),
    // 5.2: who waits is the owner's to know, who fell this Year everybody's.
    pools: bySide((side) => {
      const waiting = listed(POOL, side)
      return { size: waiting.length, waiting: side === seat ? waiting : null, fallen: listed(FALLEN, side) }
    }),
    turncoats,
    trophies: bySide((side) => listed(TROPHY, enemyOf(side))),
    steps: s.stack.map((frame) => shownTo(s, seat, frame)),
    outcome: s.outcome,
  }
}

/** A secret choice is not given away by who is still being waited for. */
function waitingFor(s: State, seat: Seat): SideId[] {
  const top = s.stack.at(-1)
  const secret = top?.step === 'discards' || top?.step === 'cards' || top?.step === 'deployment'
  const waiting = seatsIn(sequence.waiting(s))
  return SIDES.filter((side) => waiting.includes(side) || (secret && side !== seat)).map((side) => SIDE_IDS[side])
}

/** FOG, 7.1, 7.3: own blocks, and in battle all but Reserves. Jupiter's choice is shown to both sides. */
function isKnown(s: State, seat: Seat, b: Block, fight: Frame | undefined): boolean {
  if (s.side[b] === seat) return true
  if (fight?.step === 'battle' && s.place[b] === fight.place && s.entry[b] === NO_BORDER) return true
  const top = s.stack.at(-1)
  return top?.step === 'defection' && top.block === b && seat in SIDE_IDS
}

/** For keys that are hardly ever the same twice: as a plain object it would cost far more. */
const dictionary = <T>(): Record<string, T> => Object.create(null)

/** Where there is nothing to tell, which is most of the time: then it is the very same as before. */
const NOTHING = {}

function roadsUsed(s: State): Readonly<Record<string, number>> {
  let used: Record<string, number> | null = null
  for (let road = 0; road < s.roads.length; road++)
    if (s.roads[road] > 0) (used ??= dictionary())[BORDER_IDS[road]] = s.roads[road]
  return used ?? NOTHING
}

function contestsShown(s: State): View['contests'] {
  if (s.contests.length === 0) return NOTHING
  const shown = dictionary<JsonFields>()
  for (const contest of s.contests) {
    const { place: _, ...fields } = CONTEST.show(contest)
    shown[PLACE_IDS[contest.place]] = fields
  }
  return shown
}

interface BlocksSeen extends Pick<View, 'blocks' | 'hidden' | 'turncoats'> {
  /** Those off the map, by where they are, counted from the last place of it, and by the side they are from. */
  readonly off: readonly (readonly [readonly BlockId[], readonly BlockId[]])[]
}

function blocksSeen(s: State, seat: Seat): BlocksSeen {
  const fight = s.stack.findLast((f) => f.step === 'battle')
  const off: [BlockId[], BlockId[]][] = [
    [[], []],
    [[], []],
    [[], []],
  ]
  const turncoats: BlockId[] = []
  const blocks = dictionary<BlockView>()
  const backs: (Counted[] | undefined)[] = Array(PLACE_COUNT)
  // 5.3: behind the screen of a free deployment not even Cleopatra's colour shows.
  const screened = s.stack.at(-1)?.step === 'deployment'
  for (const b of ALL_BLOCKS) {
    if (!isOnMap(s, b)) {
      off[s.place[b] - PLACE_COUNT][HOME_SIDE[b]].push(BLOCK_IDS[b])
      continue
    }
    if (HOME_SIDE[b] === seat && s.side[b] !== seat && b !== CLEOPATRA) turncoats.push(BLOCK_IDS[b])
    if (isKnown(s, seat, b, fight)) blocks[BLOCK_IDS[b]] = faceOf(s, b)
    else addBack((backs[s.place[b]] ??= []), s, b, screened ? COLOUR_OF_SIDE[s.side[b]] : COLOUR[b])
  }
  const hidden = dictionary<readonly HiddenBlocks[]>()
  for (let p = 0; p < PLACE_COUNT; p++) {
    const here = backs[p]
    if (here) hidden[PLACE_IDS[p]] = here.length > 1 ? here.sort(byLook) : asBefore(here)
  }
  return { blocks, hidden, off, turncoats }
}

const MOST_STRENGTH = 1 + Math.max(...FULL_STEPS.map((steps, b) => steps * STRENGTH_PER_STEP[b]))
/** Faces as they are most of the time, by all that can be seen of them: the same face is the same object. */
const FACES: BlockView[] = []

function faceOf(s: State, b: Block): BlockView {
  const face = (): BlockView => ({
    at: PLACE_IDS[s.place[b]],
    side: SIDE_IDS[s.side[b]],
    strength: strength(s, b),
    moved: s.moved[b] === 1,
    acted: s.acted[b] === 1,
    border: BORDER_IDS[s.entry[b]] ?? null,
  })
  if (s.entry[b] !== NO_BORDER) return face()
  const i = (((s.place[b] * MOST_STRENGTH + strength(s, b)) * 2 + s.side[b]) * 2 + s.moved[b]) * 2 + s.acted[b]
  FACES[i] ??= face()
  return FACES[i]
}

/** Blocks that look alike, while they are counted. */
type Counted = { -readonly [Field in keyof HiddenBlocks]: HiddenBlocks[Field] }

/** FOG. What both sides see of a block: its colour, whether it has moved, where it came in. */
function addBack(here: Counted[], s: State, b: Block, colour: Colour): void {
  const side = SIDE_IDS[s.side[b]]
  const moved = s.moved[b] === 1
  const border = BORDER_IDS[s.entry[b]] ?? null
  for (const backs of here)
    if (backs.side === side && backs.colour === colour && backs.moved === moved && backs.border === border) {
      backs.count++
      return
    }
  here.push({ side, colour, moved, border, count: 1 })
}

/** An order of their own, not that in which the blocks happen to be listed. */
const byLook = (a: HiddenBlocks, b: HiddenBlocks): number => (lookOf(a) < lookOf(b) ? -1 : 1)
const lookOf = ({ side, colour, moved, border }: HiddenBlocks): string => `${side} ${colour} ${moved} ${border}`

/** Stacks as they are most of the time, all alike and waiting for no battle: the same stack is the same object. */
const COLOURS: readonly Colour[] = ['tan', 'green', 'blue']
const ALIKE: (readonly HiddenBlocks[])[] = []

function asBefore(here: readonly HiddenBlocks[]): readonly HiddenBlocks[] {
  const [{ side, colour, moved, border, count }] = here
  if (border !== null) return here
  const look = ((count * SIDES.length + SIDE_IDS.indexOf(side)) * COLOURS.length + COLOURS.indexOf(colour)) * 2
  ALIKE[look + Number(moved)] ??= here
  return ALIKE[look + Number(moved)]
}

/** A step as a seat may see it: without the other side's secret choice, or the face of its block under way. */
function shownTo(s: State, seat: Seat, frame: Frame): JsonFields {
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
