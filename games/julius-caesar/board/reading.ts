import type { BlockKind, Colour } from '../data/blocks.ts'
import {
  BLOCK_IDS,
  type BlockId,
  type BorderId,
  block,
  COLOUR,
  FULL_STEPS,
  isNavis,
  isSea,
  KIND,
  type Link,
  PLACE_IDS,
  type PlaceId,
  place,
  ROADS_FROM,
  SEA_WAYS_FROM,
  type SideId,
  STRENGTH_PER_STEP,
} from '../rules/printed.ts'
import type { BlockView, HiddenBlocks, View } from '../rules/view.ts'

/** What the board reads in a view: where things are and what is being played. No rule is decided here. */

/** The steps the board looks into, with what they show of themselves. */
export interface Frames {
  readonly deployment: { readonly ready: number }
  readonly discards: { readonly chosen: readonly (string | null)[] }
  readonly cards: { readonly chosen: readonly (string | null)[] }
  readonly command: { readonly side: SideId; readonly card: string }
  readonly moves: { readonly side: SideId; readonly points: number; readonly god: string | null }
  readonly onward: { readonly block: BlockId | null; readonly origin: PlaceId; readonly steps: number }
  readonly crossing: { readonly block: BlockId | null; readonly seas: readonly PlaceId[] }
  readonly mainAttacks: { readonly side: SideId }
  readonly surprise: { readonly side: SideId }
  readonly levies: { readonly side: SideId; readonly points: number }
  readonly jupiter: { readonly side: SideId }
  readonly defection: { readonly side: SideId; readonly block: BlockId | null }
  readonly vulcan: { readonly side: SideId }
  readonly battles: object
  readonly battle: {
    readonly place: PlaceId
    readonly round: number
    readonly turn: number
    readonly side: SideId | null
  }
  readonly hits: { readonly side: SideId; readonly left: number }
  readonly regroup: { readonly side: SideId; readonly place: PlaceId }
  readonly winter: { readonly at: number }
  readonly harbours: { readonly side: SideId }
  readonly surplus: { readonly side: SideId }
  readonly disbands: { readonly side: SideId }
}

/** The innermost step of this name that is under way. */
export function frame<Step extends keyof Frames>(view: View, step: Step): Frames[Step] | null {
  return (view.steps.findLast((shown) => shown.step === step) ?? null) as Frames[Step] | null
}

/** What is asked now. */
export const stepNow = (view: View): string => (view.steps.at(-1)?.step as string | undefined) ?? 'over'

export interface Contest {
  readonly place: PlaceId
  readonly attacker: SideId
  readonly borders: readonly BorderId[]
  readonly responses: readonly BorderId[]
  readonly main: BorderId | null
  readonly surprise: boolean
}

type ContestShown = Readonly<Record<string, unknown>> & Omit<Contest, 'place'>

export const contestAt = (view: View, at: PlaceId): Contest | null => {
  const shown = view.contests[at] as ContestShown | undefined
  return shown ? { place: at, ...shown } : null
}

export const contests = (view: View): readonly Contest[] =>
  (Object.keys(view.contests) as PlaceId[]).flatMap((at) => contestAt(view, at) ?? [])

/** A block whose face this seat sees. */
export interface KnownBlock extends BlockView {
  readonly block: BlockId
}

/** What stands in a place, known blocks in the order of the roster. */
export interface PlaceView {
  readonly known: readonly KnownBlock[]
  readonly hidden: readonly HiddenBlocks[]
}

const NOTHING: PlaceView = { known: [], hidden: [] }

/** Views never change, and are read place by place again and again. */
const READ = new WeakMap<View, ReadonlyMap<PlaceId, PlaceView>>()

/** The places with blocks in them, in the order of the map; the others are Vacant. */
export function occupied(view: View): ReadonlyMap<PlaceId, PlaceView> {
  const read = READ.get(view) ?? byPlace(view)
  READ.set(view, read)
  return read
}

function byPlace(view: View): ReadonlyMap<PlaceId, PlaceView> {
  const known = new Map<PlaceId, KnownBlock[]>()
  for (const id of BLOCK_IDS) {
    const one = seen(view, id)
    const others = one && known.get(one.at)
    if (others) others.push(one)
    else if (one) known.set(one.at, [one])
  }
  const held = PLACE_IDS.filter((at) => known.has(at) || view.hidden[at])
  return new Map(held.map((at) => [at, { known: known.get(at) ?? [], hidden: view.hidden[at] ?? [] }]))
}

export const standing = (view: View, at: PlaceId): PlaceView => occupied(view).get(at) ?? NOTHING

/** Whether the same blocks stand in the same places, as far as a board draws them. */
export const standAlike = (a: View, b: View): boolean =>
  a.blocks === b.blocks && a.hidden === b.hidden && a.contests === b.contests

export const whereIs = (view: View, id: BlockId): PlaceId | null => view.blocks[id]?.at ?? null

/** The block this seat sees the face of, wherever it stands. */
export function seen(view: View, id: BlockId): KnownBlock | null {
  const face = view.blocks[id]
  return face ? { block: id, ...face } : null
}

export const ownBlocks = (view: View, at: PlaceId): readonly KnownBlock[] =>
  standing(view, at).known.filter((known) => known.side === view.seat)

export const countOf = (view: View, side: SideId, at: PlaceId): number => {
  const { known, hidden } = standing(view, at)
  return (
    known.reduce((n, one) => n + (one.side === side ? 1 : 0), 0) +
    hidden.reduce((n, backs) => n + (backs.side === side ? backs.count : 0), 0)
  )
}

/** Blocks on their way: a land block on the water, or one that may go on. */
export const underWay = (view: View): BlockId | null => {
  const step = stepNow(view)
  return step === 'onward' || step === 'crossing' ? (frame(view, step)?.block ?? null) : null
}

/** In battle and before it: came by another way than the Main Attack, or to help the defenders. */
export function isReserve(contest: Contest | null, one: Pick<KnownBlock, 'side' | 'border'>): boolean {
  if (!contest || one.border === null) return false
  return one.side !== contest.attacker || (contest.main !== null && contest.main !== one.border)
}

// What is printed

export const kindOf = (id: BlockId): BlockKind => KIND[block(id)]
export const colourOf = (id: BlockId): Colour => COLOUR[block(id)]
export const stepsOf = (id: BlockId): { readonly full: number; readonly each: number } => ({
  full: FULL_STEPS[block(id)],
  each: STRENGTH_PER_STEP[block(id)],
})
export const sideColour = (side: SideId): Colour => (side === 'caesar' ? 'tan' : 'green')
const isSeaId = (at: PlaceId): boolean => isSea[place(at)]
export const isShip = (id: BlockId): boolean => isNavis[block(id)]

/** The ways printed on the map that a block of this kind could take from here. */
const waysFrom = (id: BlockId, at: PlaceId): readonly Link[] =>
  isShip(id) ? SEA_WAYS_FROM[place(at)] : isSeaId(at) ? portsOf(at) : ROADS_FROM[place(at)]

const portsOf = (sea: PlaceId): readonly Link[] => SEA_WAYS_FROM[place(sea)].filter(({ to }) => !isSea[to])

/** A place beside this one, for a question about going anywhere at all. */
export function anywhereFrom(id: BlockId, at: PlaceId): PlaceId {
  const [way] = waysFrom(id, at).length > 0 ? waysFrom(id, at) : SEA_WAYS_FROM[place(at)]
  return PLACE_IDS[way.to]
}
