import { type Marches, marchTo } from '@iacta/kernel'
import type { Colour } from '../data/blocks.ts'
import type { Action, ActionOf } from '../rules/action.ts'
import { type BlockId, block, type CardId, LEVY_CITY, PLACE_IDS, type PlaceId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { anywhereFrom, frame, ownBlocks, standing, stepNow, whereIs } from './reading.ts'
import { errandAction, isGoing, isOfPlace, isOnBlock, type OfPlace, type OnBlock, whither } from './verbs.ts'

/** What a touch of the board means. What may be done is in the list of legal actions, and nowhere else. */
export type Meaning =
  | { readonly is: 'act'; readonly actions: readonly Action[] }
  /** Blocks are sent there, one after the other; `why`: what the first who finds no room would do after them. */
  | {
      readonly is: 'send'
      readonly actions: readonly Action[]
      readonly why: readonly Action[]
      readonly isBinding: boolean
    }
  /** It depends on how far they may go, which the rules have not answered yet. */
  | { readonly is: 'wait'; readonly blocks: readonly BlockId[] }
  /** Several things could be meant. */
  | { readonly is: 'choose'; readonly actions: readonly Action[] }
  | { readonly is: 'pick'; readonly blocks: readonly BlockId[]; readonly fresh: boolean; readonly open: PlaceId | null }
  | { readonly is: 'why'; readonly action: Action }
  | { readonly is: 'nothing' }

export const NOTHING: Meaning = { is: 'nothing' }

/** What the hand holds: blocks picked, and whether they were picked all at once by touching their stack. */
export interface Held {
  readonly blocks: readonly BlockId[]
  readonly fresh: boolean
}

export const EMPTY_HAND: Held = { blocks: [], fresh: false }

/** How far the blocks in the hand may go together, as the rules say; null until they have answered. */
export type Reach = Marches<Action> | null

// Actions by what they are about

/** Blocks a hand can pick up: they may go somewhere, or change places. */
export function pickable(actions: readonly Action[]): ReadonlySet<BlockId> {
  const blocks = new Set<BlockId>()
  for (const action of actions) if (isGoing(action) || action.do === 'exchange') blocks.add(action.block)
  return blocks
}

export function actionsOnBlock(actions: readonly Action[], id: BlockId): readonly OnBlock[] {
  return actions.filter((action): action is OnBlock => isOnBlock(action) && action.block === id)
}

/** What may be done about a place; a Main Attack also by touching where it comes from. */
export function aboutPlace(actions: readonly Action[], at: PlaceId): readonly OfPlace[] {
  const about = actions.filter(isOfPlace)
  const there = about.filter((action) => action.at === at)
  return there.length > 0 ? there : about.filter((action) => action.do === 'main-attack' && action.from === at)
}

/** Where the picked blocks may go at once, and which of them. */
export function targets(actions: readonly Action[], picked: readonly BlockId[]): ReadonlyMap<PlaceId, BlockId[]> {
  const found = new Map<PlaceId, BlockId[]>()
  for (const action of actions) {
    if (!isGoing(action) || !picked.includes(action.block)) continue
    const to = whither(action)
    const there = found.get(to)
    if (!there) found.set(to, [action.block])
    else if (!there.includes(action.block)) there.push(action.block)
  }
  return found
}

/** Whether the rules are worth asking how far the picked blocks may go: some of them may go somewhere. */
export const mayGo = (view: View, actions: readonly Action[], picked: readonly BlockId[]): boolean =>
  stepNow(view) !== 'levies' && targets(actions, picked).size > 0

/** Blocks the held one may change places with. */
export const partners = (actions: readonly Action[], id: BlockId): readonly BlockId[] =>
  actions.flatMap((action) => (action.do === 'exchange' && action.block === id ? [action.with] : []))

// Touches

/** A place, or the stack in it, is touched. */
export function touchPlace(view: View, actions: readonly Action[], held: Held, at: PlaceId, reach: Reach): Meaning {
  if (held.blocks.length > 0) {
    const sent = send(view, actions, held.blocks, at, reach)
    if (sent) return sent
  }
  const about = aboutPlace(actions, at)
  if (about.length > 0) return oneOf(about)
  if (ownBlocks(view, at).length > 0) return openStack(view, actions, held, at)
  if (held.blocks.length > 0) return wishTo(view, held.blocks[0], at)
  const { known, hidden } = standing(view, at)
  if (actions.length > 0) {
    const wish = wishAbout(view, at)
    if (wish) return { is: 'why', action: wish }
  }
  return known.length + hidden.length > 0 ? { is: 'pick', blocks: [], fresh: false, open: at } : NOTHING
}

/** A stack of one's own is opened, with all that can move in hand; a block under way halts first. */
function openStack(view: View, actions: readonly Action[], held: Held, at: PlaceId): Meaning {
  const exchanging = stepNow(view) === 'deployment'
  if (exchanging) return { is: 'pick', blocks: held.blocks, fresh: false, open: at }
  const may = pickable(actions)
  const here = ownBlocks(view, at).map((one) => one.block)
  return { is: 'pick', blocks: here.filter((id) => may.has(id)), fresh: true, open: at }
}

/** A block is touched, in an open stack, in the pool or in the battle. */
export function touchBlock(view: View, actions: readonly Action[], held: Held, id: BlockId): Meaning {
  const onBlock = actionsOnBlock(actions, id)
  if (onBlock.length > 0) return oneOf(onBlock)
  const [first] = held.blocks
  if (stepNow(view) === 'deployment' && first !== undefined) {
    const swap = actions.find((a) => a.do === 'exchange' && a.block === first && a.with === id)
    if (swap) return { is: 'act', actions: [swap] }
    if (whereIs(view, first) !== whereIs(view, id))
      return { is: 'why', action: { do: 'exchange', block: first, with: id } }
  }
  if (pickable(actions).has(id)) return { is: 'pick', blocks: toggled(view, held, id), fresh: false, open: null }
  if (actions.length === 0) return NOTHING
  const wish = wishOf(view, id)
  return wish ? { is: 'why', action: wish } : NOTHING
}

/** The first touch in a stack just opened takes that block alone; later ones add and take away. */
function toggled(view: View, held: Held, id: BlockId): readonly BlockId[] {
  const alone = held.fresh || stepNow(view) === 'deployment' || stepNow(view) === 'levies'
  if (alone) return held.blocks.length === 1 && held.blocks[0] === id ? [] : [id]
  if (held.blocks.includes(id)) return held.blocks.filter((other) => other !== id)
  const here = whereIs(view, id)
  return [...held.blocks.filter((other) => whereIs(view, other) === here), id]
}

/** Blocks are dropped on a place. */
export function drop(
  view: View,
  actions: readonly Action[],
  blocks: readonly BlockId[],
  at: PlaceId,
  reach: Reach,
): Meaning {
  const [first] = blocks
  if (first === undefined || whereIs(view, first) === at) return NOTHING
  const sent = send(view, actions, blocks, at, reach)
  if (sent) return sent
  if (stepNow(view) === 'deployment') {
    const there = ownBlocks(view, at)
    if (there.length === 1) return touchBlock(view, actions, { blocks: [first], fresh: false }, there[0].block)
    return there.length > 1 ? { is: 'pick', blocks: [first], fresh: false, open: at } : NOTHING
  }
  return wishTo(view, first, at)
}

/** The picked blocks that can go there are sent; null if none can. */
function send(
  view: View,
  actions: readonly Action[],
  picked: readonly BlockId[],
  to: PlaceId,
  reach: Reach,
): Meaning | null {
  const near = actions.filter((a) => isGoing(a) && picked.includes(a.block) && whither(a) === to)
  if (near.length > 0 && picked.length === 1) return oneOf(near)
  if (!mayGo(view, actions, picked)) return null
  if (!reach) return { is: 'wait', blocks: picked }
  const march = marchTo(reach, to)
  if (!march) return near.length > 0 ? { is: 'act', actions: near.slice(0, 1) } : null
  const { way, halt, wish, isBinding } = march
  return { is: 'send', actions: halt ? [...way, halt] : way, why: wish, isBinding }
}

const oneOf = (actions: readonly Action[]): Meaning => ({ is: actions.length > 1 ? 'choose' : 'act', actions })

/** What a card can be used for now; null for nothing. */
export const useOfCard = (actions: readonly Action[], card: CardId): ActionOf<'play' | 'discard'> | null =>
  actions.find((a): a is ActionOf<'play' | 'discard'> => (a.do === 'play' || a.do === 'discard') && a.card === card) ??
  null

// What somebody would have wanted, to ask why not

/** Using a card, by what is being played. */
export const wishWith = (view: View, card: CardId): ActionOf<'play' | 'discard'> => ({
  do: stepNow(view) === 'discards' ? 'discard' : 'play',
  card,
})

/** Taking a block to a place. */
export function wishTo(view: View, id: BlockId, to: PlaceId): Meaning {
  return { is: 'why', action: errandAction(view, id, to) }
}

/** Something with a block, by what is being played. */
function wishOf(view: View, id: BlockId): Action | null {
  const at = whereIs(view, id)
  switch (stepNow(view)) {
    case 'levies':
      return at ? { do: 'raise', block: id } : { do: 'levy', block: id, at: levyPlace(view, id) }
    case 'battle':
      return { do: 'fire', block: id }
    case 'hits':
      return { do: 'hit', block: id }
    case 'surplus':
    case 'disbands':
      return { do: 'disband', block: id }
    case 'moves':
    case 'onward':
    case 'crossing':
    case 'regroup':
    case 'harbours':
      return at ? errandAction(view, id, anywhereFrom(id, at)) : null
    default:
      return null
  }
}

/** Where a block that waits would come to the map: in its city, or in one the side holds. */
function levyPlace(view: View, id: BlockId): PlaceId {
  const city = LEVY_CITY[block(id)]
  if (city !== null) return PLACE_IDS[city]
  const held = PLACE_IDS.find((at) => ownBlocks(view, at).length > 0)
  return held ?? 'roma'
}

/** Something with a place, by what is being played. */
function wishAbout(view: View, at: PlaceId): Action | null {
  switch (stepNow(view)) {
    case 'vulcan':
      return { do: 'strike', at }
    case 'battles':
      return { do: 'battle', at }
    case 'surprise':
      return { do: 'surprise', at }
    case 'defection':
      return { do: 'receive', at }
    case 'jupiter':
      return { do: 'turn', at, colour: colourThere(view, at) }
    default:
      return null
  }
}

function colourThere(view: View, at: PlaceId): Colour {
  const { hidden } = standing(view, at)
  return hidden.find((backs) => backs.side !== view.seat)?.colour ?? (view.seat === 'caesar' ? 'green' : 'tan')
}

/** What is being moved, for marks on the map: a command's moves, a regroup, or retreats. */
export function roadUse(view: View): 'move' | 'regroup' | 'retreat' | null {
  if (frame(view, 'moves')) return 'move'
  if (frame(view, 'regroup')) return 'regroup'
  return frame(view, 'battle') ? 'retreat' : null
}
