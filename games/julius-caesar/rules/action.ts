import { type ActionIn, actionsOf, named, verb, word } from '@iacta/kernel'
import type { Colour } from '../data/blocks.ts'
import {
  BLOCK_IDS,
  type Block,
  type BlockId,
  CARD_IDS,
  type Card,
  type CardId,
  PLACE_IDS,
  type Place,
  type PlaceId,
} from './printed.ts'

const BLOCK = named<BlockId, Block>(BLOCK_IDS)
const PLACE = named<PlaceId, Place>(PLACE_IDS)
const CARD = named<CardId, Card>(CARD_IDS)
const COLOUR = word<Colour>(['tan', 'green', 'blue'])

/** Everything a player can do. Small values, one for each decision. */
const VERBS = {
  /** 5.3: exchange two blocks of the free set-up. */
  exchange: verb('block', BLOCK, 'with', BLOCK),
  ready: verb(),
  discard: verb('card', CARD),
  play: verb('card', CARD),
  /** 6.1, 6.2, 6.3: one step to an adjacent place; a land block that steps on a sea moves amphibiously. */
  move: verb('block', BLOCK, 'to', PLACE),
  /** Ends the move of a block that could go on. */
  halt: verb(),
  'end-moves': verb(),
  /** 7.3: the attack from there is the Main Attack. */
  'main-attack': verb('at', PLACE, 'from', PLACE),
  /** Mars, Neptune: which of several battles is the surprise. */
  surprise: verb('at', PLACE),
  levy: verb('block', BLOCK, 'at', PLACE),
  /** 6.4: one step more for a block on the map. */
  raise: verb('block', BLOCK),
  'end-levies': verb(),
  /** Jupiter: a block of this colour in this place. */
  turn: verb('at', PLACE, 'colour', COLOUR),
  /** Jupiter: the city that receives the block. */
  receive: verb('at', PLACE),
  /** Vulcan. */
  strike: verb('at', PLACE),
  /** Makes no use of Jupiter or Vulcan. */
  decline: verb(),
  /** 7.1: the next battle. */
  battle: verb('at', PLACE),
  fire: verb('block', BLOCK),
  pass: verb('block', BLOCK),
  /** 7.6: by road, strait or, for a Navis, sea border. */
  retreat: verb('block', BLOCK, 'to', PLACE),
  /** 7.64: a land block, over a Friendly sea. */
  sail: verb('block', BLOCK, 'to', PLACE),
  /** 7.6: it must retreat and cannot. */
  perish: verb('block', BLOCK),
  /** 7.4: which of the equally strong takes the hit. */
  hit: verb('block', BLOCK),
  regroup: verb('block', BLOCK, 'to', PLACE),
  'end-regroup': verb(),
  /** 8.2. */
  harbour: verb('block', BLOCK, 'to', PLACE),
  /** 8.3, 8.5. */
  disband: verb('block', BLOCK),
  'end-disbanding': verb(),
}

export type Action = ActionIn<typeof VERBS>
export type ActionOf<Do extends Action['do']> = Extract<Action, { do: Do }>

const { make, read, carries } = actionsOf(VERBS)

export { carries as FIELDS, read as readAction }
export const ACTION_NAMES = Object.keys(VERBS) as readonly Action['do'][]

export const {
  exchange,
  discard,
  play: playCard,
  move,
  'main-attack': mainAttack,
  surprise,
  levy,
  raise,
  turn,
  receive,
  strike,
  battle,
  fire,
  pass,
  retreat,
  sail,
  perish,
  hit,
  regroup,
  harbour,
  disband,
} = make
export const READY = make.ready()
export const HALT = make.halt()
export const END_MOVES = make['end-moves']()
export const END_LEVIES = make['end-levies']()
export const DECLINE = make.decline()
export const END_REGROUP = make['end-regroup']()
export const END_DISBANDING = make['end-disbanding']()

/** The numbers behind an action's ids. */
export const blockIn = (action: { readonly block: BlockId }): Block => BLOCK.of(action.block)
export const placeTo = (action: { readonly to: PlaceId }): Place => PLACE.of(action.to)
export const placeAt = (action: { readonly at: PlaceId }): Place => PLACE.of(action.at)
export const cardIn = (action: { readonly card: CardId }): Card => CARD.of(action.card)
