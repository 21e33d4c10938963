import { asObject, asOneOf } from '@iacta/kernel'
import type { Colour } from '../data/blocks.ts'
import {
  BLOCK_IDS,
  type Block,
  type BlockId,
  block,
  CARD_IDS,
  type Card,
  type CardId,
  card,
  PLACE_COUNT,
  PLACE_IDS,
  type Place,
  type PlaceId,
  place,
} from './board.ts'

/** Everything a player can do. Small values, one for each decision. */
export type Action =
  /** 5.3: exchange two blocks of the free set-up. */
  | { readonly do: 'exchange'; readonly block: BlockId; readonly with: BlockId }
  | { readonly do: 'ready' }
  | { readonly do: 'discard'; readonly card: CardId }
  | { readonly do: 'play'; readonly card: CardId }
  /** 6.1, 6.2, 6.3: one step to an adjacent place; a land block that steps on a sea moves amphibiously. */
  | { readonly do: 'move'; readonly block: BlockId; readonly to: PlaceId }
  /** Ends the move of a block that could go on. */
  | { readonly do: 'halt' }
  | { readonly do: 'end-moves' }
  /** 7.3: the attack from there is the Main Attack. */
  | { readonly do: 'main-attack'; readonly at: PlaceId; readonly from: PlaceId }
  /** Mars, Neptune: which of several battles is the surprise. */
  | { readonly do: 'surprise'; readonly at: PlaceId }
  | { readonly do: 'levy'; readonly block: BlockId; readonly at: PlaceId }
  /** 6.4: one step more for a block on the map. */
  | { readonly do: 'raise'; readonly block: BlockId }
  | { readonly do: 'end-levies' }
  /** Jupiter: a block of this colour in this place. */
  | { readonly do: 'turn'; readonly at: PlaceId; readonly colour: Colour }
  /** Jupiter: the city that receives the block. */
  | { readonly do: 'receive'; readonly at: PlaceId }
  /** Vulcan. */
  | { readonly do: 'strike'; readonly at: PlaceId }
  /** Makes no use of Jupiter or Vulcan. */
  | { readonly do: 'decline' }
  /** 7.1: the next battle. */
  | { readonly do: 'battle'; readonly at: PlaceId }
  | { readonly do: 'fire'; readonly block: BlockId }
  | { readonly do: 'pass'; readonly block: BlockId }
  /** 7.6: by road, strait or, for a Navis, sea border. */
  | { readonly do: 'retreat'; readonly block: BlockId; readonly to: PlaceId }
  /** 7.64: a land block, over a Friendly sea. */
  | { readonly do: 'sail'; readonly block: BlockId; readonly to: PlaceId }
  /** 7.6: it must retreat and cannot. */
  | { readonly do: 'perish'; readonly block: BlockId }
  /** 7.4: which of the equally strong takes the hit. */
  | { readonly do: 'hit'; readonly block: BlockId }
  | { readonly do: 'regroup'; readonly block: BlockId; readonly to: PlaceId }
  | { readonly do: 'end-regroup' }
  /** 8.2. */
  | { readonly do: 'harbour'; readonly block: BlockId; readonly to: PlaceId }
  /** 8.3, 8.5. */
  | { readonly do: 'disband'; readonly block: BlockId }
  | { readonly do: 'end-disbanding' }

export type ActionOf<Do extends Action['do']> = Extract<Action, { do: Do }>

// The same action is always the same object: lists of legal actions are made by the hundred thousand.

type Plain = Extract<
  Action,
  { do: 'ready' | 'halt' | 'end-moves' | 'end-levies' | 'decline' | 'end-regroup' | 'end-disbanding' }
>['do']
type OnBlock = Extract<Action, { do: 'raise' | 'fire' | 'pass' | 'perish' | 'hit' | 'disband' }>['do']
type AtPlace = Extract<Action, { do: 'surprise' | 'receive' | 'strike' | 'battle' }>['do']
type BlockTo = Extract<Action, { do: 'move' | 'retreat' | 'sail' | 'regroup' | 'harbour' }>['do']

export const plain = <Do extends Plain>(verb: Do): ActionOf<Do> => ({ do: verb }) as ActionOf<Do>

const once = <A>(size: number, make: (key: number) => A): ((key: number) => A) => {
  const made: A[] = new Array(size)
  return (key) => (made[key] ??= make(key))
}

function onBlock<Do extends OnBlock>(verb: Do): (b: Block) => Action {
  return once(BLOCK_IDS.length, (b) => ({ do: verb, block: BLOCK_IDS[b] }) as Action) as (b: Block) => Action
}

function atPlace<Do extends AtPlace>(verb: Do): (p: Place) => Action {
  return once(PLACE_COUNT, (p) => ({ do: verb, at: PLACE_IDS[p] }) as Action) as (p: Place) => Action
}

function blockTo<Do extends BlockTo>(verb: Do): (b: Block, to: Place) => Action {
  const made = once(
    BLOCK_IDS.length * PLACE_COUNT,
    (key) =>
      ({ do: verb, block: BLOCK_IDS[Math.floor(key / PLACE_COUNT)], to: PLACE_IDS[key % PLACE_COUNT] }) as Action,
  )
  return (b, to) => made(b * PLACE_COUNT + to)
}

export const READY = plain('ready')
export const HALT = plain('halt')
export const END_MOVES = plain('end-moves')
export const END_LEVIES = plain('end-levies')
export const DECLINE = plain('decline')
export const END_REGROUP = plain('end-regroup')
export const END_DISBANDING = plain('end-disbanding')
export const move = blockTo('move')
export const retreat = blockTo('retreat')
export const sail = blockTo('sail')
export const regroup = blockTo('regroup')
export const harbour = blockTo('harbour')
export const raise = onBlock('raise')
export const fire = onBlock('fire')
export const pass = onBlock('pass')
export const perish = onBlock('perish')
export const hit = onBlock('hit')
export const disband = onBlock('disband')
export const surprise = atPlace('surprise')
export const receive = atPlace('receive')
export const strike = atPlace('strike')
export const battle = atPlace('battle')
export const discard = once(CARD_IDS.length, (c): Action => ({ do: 'discard', card: CARD_IDS[c] }))
export const playCard = once(CARD_IDS.length, (c): Action => ({ do: 'play', card: CARD_IDS[c] }))

const levies = once(
  BLOCK_IDS.length * PLACE_COUNT,
  (key): Action => ({ do: 'levy', block: BLOCK_IDS[Math.floor(key / PLACE_COUNT)], at: PLACE_IDS[key % PLACE_COUNT] }),
)
export const levy = (b: Block, at: Place): Action => levies(b * PLACE_COUNT + at)

const exchanges = once(
  BLOCK_IDS.length * BLOCK_IDS.length,
  (key): Action => ({
    do: 'exchange',
    block: BLOCK_IDS[Math.floor(key / BLOCK_IDS.length)],
    with: BLOCK_IDS[key % BLOCK_IDS.length],
  }),
)
export const exchange = (a: Block, b: Block): Action => exchanges(a * BLOCK_IDS.length + b)
export const mainAttack = (at: Place, from: Place): Action => ({
  do: 'main-attack',
  at: PLACE_IDS[at],
  from: PLACE_IDS[from],
})
export const turn = (at: Place, colour: Colour): Action => ({ do: 'turn', at: PLACE_IDS[at], colour })

// At the door

const COLOURS: readonly Colour[] = ['tan', 'green', 'blue']

/** What each action carries besides its name. */
export const FIELDS: { readonly [Do in Action['do']]: readonly Exclude<keyof ActionOf<Do>, 'do'>[] } = {
  exchange: ['block', 'with'],
  ready: [],
  discard: ['card'],
  play: ['card'],
  move: ['block', 'to'],
  halt: [],
  'end-moves': [],
  'main-attack': ['at', 'from'],
  surprise: ['at'],
  levy: ['block', 'at'],
  raise: ['block'],
  'end-levies': [],
  turn: ['at', 'colour'],
  receive: ['at'],
  strike: ['at'],
  decline: [],
  battle: ['at'],
  fire: ['block'],
  pass: ['block'],
  retreat: ['block', 'to'],
  sail: ['block', 'to'],
  perish: ['block'],
  hit: ['block'],
  regroup: ['block', 'to'],
  'end-regroup': [],
  harbour: ['block', 'to'],
  disband: ['block'],
  'end-disbanding': [],
}

const KNOWN: Readonly<Record<string, readonly string[]>> = {
  block: BLOCK_IDS,
  with: BLOCK_IDS,
  to: PLACE_IDS,
  at: PLACE_IDS,
  from: PLACE_IDS,
  card: CARD_IDS,
  colour: COLOURS,
}

export const ACTION_NAMES = Object.keys(FIELDS) as readonly Action['do'][]

/** An action as it comes from outside, checked field by field. */
export function readAction(json: unknown): Action {
  const given = asObject(json, 'an action')
  const verb = asOneOf(given.do, ACTION_NAMES, 'the "do" of an action')
  const fields: readonly string[] = FIELDS[verb]
  const action: Record<string, string> = { do: verb }
  for (const field of fields) action[field] = asOneOf(given[field], KNOWN[field], `the "${field}" of "${verb}"`)
  return action as unknown as Action
}

/** The numbers behind an action's ids. */
export const blockIn = (action: { readonly block: BlockId }): Block => block(action.block)
export const placeTo = (action: { readonly to: PlaceId }): Place => place(action.to)
export const placeAt = (action: { readonly at: PlaceId }): Place => place(action.at)
export const cardIn = (action: { readonly card: CardId }): Card => card(action.card)
