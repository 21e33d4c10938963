import { type Chance, type JsonFields, type Knowledge, type Seat, shuffle } from '@iacta/kernel'
import type { Colour } from '../data/blocks.ts'
import {
  ALL_BLOCKS,
  ALL_CARDS,
  BLOCK_IDS,
  type Block,
  type BlockId,
  type BorderId,
  block,
  border,
  type Card,
  CLEOPATRA,
  COLOUR,
  card,
  FULL_STEPS,
  HOME_SIDE,
  isLeader,
  isNavis,
  isPort,
  isSea,
  isThirdLeader,
  type Place,
  type PlaceId,
  place,
  SIDE_IDS,
  SIDES,
  type Side,
  STRENGTH_PER_STEP,
} from './printed.ts'
import { historicalState } from './setup.ts'
import {
  CONTEST,
  changeSide,
  emptyState,
  FALLEN,
  FRAME,
  type Frame,
  isOnMap,
  NO_BORDER,
  NO_CARD,
  POOL,
  put,
  type State,
  TROPHY,
} from './state.ts'
import type { View } from './view.ts'

/** Room for a block the seat cannot see. */
interface Slot {
  readonly colour: Colour
  readonly side: Side
  readonly at: Place
  readonly moved: boolean
  readonly border: BorderId | null
  /** What its step is doing with it tells something of its kind. */
  readonly task?: Task
}

type Task = 'sails' | 'marches' | 'defects'

/** A world that looks to this seat just as the real one does: hidden blocks and cards are drawn at random. */
export function imagine(known: Knowledge<View>, chance: Chance): State {
  const { seat, view } = known
  if (view.steps.at(-1)?.step === 'deployment') return imagineDeployment(known, chance)
  const s = emptyState(view.setup)
  s.year = view.year
  s.turn = view.turn
  s.player1 = view.player1 ? sideOf(view.player1) : 0
  s.contests = Object.entries(view.contests).map(([place, contest]) => CONTEST.read({ place, ...contest }, 'a contest'))
  for (const [id, n] of Object.entries(view.roads)) s.roads[border(id as BorderId)] = n
  s.outcome = view.outcome

  const placed = new Set<Block>()
  const slots: Slot[] = []
  placeKnown(s, view, placed, slots)
  const mover = view.steps.find((step) => step.block === null)
  if (mover) markMover(slots, mover)
  for (const colour of ['tan', 'green'] as const) fill(s, view, colour, slots, placed, chance)
  const cleopatra = slots.find(({ colour }) => colour === 'blue')
  if (cleopatra) settle(s, CLEOPATRA, cleopatra, chance)

  s.stack = view.steps.map((shown) => uncover(s, shown))
  dealUnseen(s, view, seat, chance)
  return s
}

const sideOf = (id: (typeof SIDE_IDS)[number]): Side => SIDE_IDS.indexOf(id) as Side

function placeKnown(s: State, view: View, placed: Set<Block>, slots: Slot[]): void {
  const off = (ids: readonly BlockId[] | null, where: Place): void => {
    for (const id of ids ?? []) {
      s.place[block(id)] = where
      placed.add(block(id))
    }
  }
  for (const id of SIDE_IDS) {
    off(view.pools[id].waiting, POOL)
    off(view.pools[id].fallen, FALLEN)
    off(view.trophies[id], TROPHY)
  }
  for (const [id, seen] of Object.entries(view.blocks)) {
    const b = block(id as BlockId)
    placed.add(b)
    changeSide(s, b, sideOf(seen.side))
    put(s, b, place(seen.at))
    s.steps[b] = seen.strength / STRENGTH_PER_STEP[b]
    s.moved[b] = seen.moved ? 1 : 0
    s.acted[b] = seen.acted ? 1 : 0
    s.entry[b] = seen.border ? border(seen.border) : NO_BORDER
  }
  for (const [id, backs] of Object.entries(view.hidden))
    for (const { count, side, ...back } of backs)
      for (let i = 0; i < count; i++) slots.push({ ...back, side: sideOf(side), at: place(id as PlaceId) })
}

function markMover(slots: Slot[], step: JsonFields): void {
  const at = place(step.at as PlaceId)
  const task = taskOf(step)
  const i = slots.findIndex(
    (slot) => slot.at === at && slot.colour === step.colour && (slot.moved || task === 'defects'),
  )
  slots[i] = { ...slots[i], task }
}

function taskOf(step: JsonFields): Task {
  if (step.step === 'defection') return 'defects'
  const overWater = step.step === 'onward' && (isSea[place(step.at as PlaceId)] || isSea[place(step.origin as PlaceId)])
  return overWater ? 'sails' : 'marches'
}

function fits(b: Block, { at, side, task }: Slot): boolean {
  if (task === 'sails' && !isNavis[b]) return false
  if (task === 'marches' && isNavis[b]) return false
  // Leaders and Navis never change side.
  if (side !== HOME_SIDE[b] || task === 'defects') return !isLeader[b] && !isNavis[b]
  return isSea[at] ? isNavis[b] : isPort[at] || !isNavis[b]
}

/** Covers the slots of a colour with the blocks of it that are nowhere to be seen; the rest wait in the pool. */
function fill(s: State, view: View, colour: Colour, slots: readonly Slot[], placed: Set<Block>, chance: Chance): void {
  const released = view.trophies[colour === 'tan' ? 'pompeius' : 'caesar'].length > 0
  const unseen = shuffle(
    chance,
    ALL_BLOCKS.filter((b) => COLOUR[b] === colour && !placed.has(b) && (released || !isThirdLeader[b])),
  )
  // The narrowest slots first: a sea takes only Navis, another side's ranks only those who change sides.
  const room = (slot: Slot): number => unseen.reduce((choices, b) => choices + (fits(b, slot) ? 1 : 0), 0)
  const narrowFirst = slots
    .filter((slot) => slot.colour === colour)
    .map((slot) => ({ slot, room: room(slot) }))
    .sort((a, b) => a.room - b.room)
  for (const { slot } of narrowFirst) {
    const i = unseen.findIndex((b) => fits(b, slot))
    if (i < 0) throw new Error('the view does not add up')
    settle(s, unseen[i], slot, chance)
    unseen.splice(i, 1)
  }
}

function settle(s: State, b: Block, slot: Slot, chance: Chance): void {
  changeSide(s, b, slot.side)
  put(s, b, slot.at)
  s.steps[b] = chance.die(FULL_STEPS[b])
  s.moved[b] = slot.moved ? 1 : 0
  s.entry[b] = slot.border ? border(slot.border) : NO_BORDER
}

/** A step with its covered block filled in by one that stands where it must. */
function uncover(s: State, shown: JsonFields): Frame {
  if (shown.block !== null) return FRAME.read(shown, 'a step')
  const at = place(shown.at as PlaceId)
  const task = taskOf(shown)
  const b = ALL_BLOCKS.find(
    (b) =>
      s.place[b] === at &&
      COLOUR[b] === shown.colour &&
      (s.moved[b] || task === 'defects') &&
      fits(b, { colour: COLOUR[b], side: s.side[b], at, moved: true, border: null, task }),
  )
  if (b === undefined) throw new Error('the view does not add up')
  return FRAME.read({ ...shown, block: BLOCK_IDS[b] }, 'a step')
}

/** 5.3. Behind the screen stand the blocks of the historical set-up, at full strength, each side's in its own cities. */
function imagineDeployment({ seat, view }: Knowledge<View>, chance: Chance): State {
  const s = historicalState(view.setup)
  for (const side of SIDES) {
    const blocks = ALL_BLOCKS.filter((b) => isOnMap(s, b) && s.side[b] === side)
    const cities = blocks.map((b) => s.place[b])
    if (side === seat) for (const [id, { at }] of Object.entries(view.blocks)) put(s, block(id as BlockId), place(at))
    else {
      // Navis first, into ports; then the others wherever there is room.
      shuffle(chance, cities)
      for (const b of shuffle(chance, blocks).sort((x, y) => Number(isNavis[y]) - Number(isNavis[x])))
        put(s, b, cities.splice(isNavis[b] ? cities.findIndex((city) => isPort[city]) : 0, 1)[0])
    }
  }
  s.stack = view.steps.map((step) => FRAME.read(step, 'a step'))
  return s
}

/** 2.1. Hands and discards the seat does not know come from the cards it has not seen. */
function dealUnseen(s: State, view: View, seat: Seat, chance: Chance): void {
  s.played = [view.played.caesar.map(card), view.played.pompeius.map(card)]
  const seen = new Set([...s.played.flat(), ...view.hand.map(card), ...(view.discard ? [card(view.discard)] : [])])
  const unseen = shuffle(
    chance,
    ALL_CARDS.filter((c) => !seen.has(c)),
  )
  for (const side of SIDES) {
    const id = SIDE_IDS[side]
    s.hands[side] = side === seat ? view.hand.map(card) : unseen.splice(0, view.handSize[id]).sort((a, b) => a - b)
    if (side === seat) s.discards[side] = view.discard ? card(view.discard) : NO_CARD
    else s.discards[side] = view.discarded[id] ? (unseen.pop() as Card) : NO_CARD
  }
}
