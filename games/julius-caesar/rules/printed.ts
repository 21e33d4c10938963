import { type Index, indexed, inverse } from '@iacta/kernel'
import type { BlockKind, Colour } from '../data/blocks.ts'
import { ELEPHANT_STRENGTH_PER_STEP, BLOCKS as PRINTED_BLOCKS, THIRD_LEADERS } from '../data/blocks.ts'
import { COMMAND_CARDS, EVENT_CARDS, type God } from '../data/cards.ts'
import { WINTER_SUPPLY } from '../data/constants.ts'
import { MAJOR_ROADS, MINOR_ROADS, PORTS_OF_SEA, PLACES as PRINTED_PLACES, SEA_BORDERS, STRAITS } from '../data/map.ts'
import { SIDE_IDS } from '../data/table.ts'

/** The printed map, blocks and cards as small numbers, with what follows from them worked out once. */

export type Place = Index<'place'>
export type Block = Index<'block'>
export type Card = Index<'card'>
/** A road, a strait, or a border between two seas or a port and a sea. */
export type Border = Index<'border'>

export type PlaceId = (typeof PRINTED_PLACES)[number][0]
export type BlockId = (typeof PRINTED_BLOCKS)[number][0]
export type CardId = (typeof COMMAND_CARDS)[number][0] | (typeof EVENT_CARDS)[number][0]
/** The two ends, in alphabetical order: `genua--roma`. */
export type BorderId = `${PlaceId}--${PlaceId}`

export const CAESAR = 0
export const POMPEIUS = 1
export type Side = typeof CAESAR | typeof POMPEIUS
export const SIDES = [CAESAR, POMPEIUS] as const
export { SIDE_IDS }
export type SideId = (typeof SIDE_IDS)[number]
export const enemyOf = (side: Side): Side => (side === CAESAR ? POMPEIUS : CAESAR)

// Places

export const PLACE_IDS: readonly PlaceId[] = PRINTED_PLACES.map(([id]) => id)
export const PLACE_COUNT = PLACE_IDS.length
export const ALL_PLACES = indexed<Place>(PLACE_COUNT)
const PLACE_INDEX = inverse<PlaceId, Place>(PLACE_IDS)
export const place = (id: PlaceId): Place => PLACE_INDEX[id]

export const VALUE: readonly number[] = PRINTED_PLACES.map(([, , value]) => value)
export const isSea: readonly boolean[] = PRINTED_PLACES.map(([, kind]) => kind === 'sea')
export const isPort: readonly boolean[] = PRINTED_PLACES.map(([, kind]) => kind === 'port' || kind === 'major-port')
export const isMajorPort: readonly boolean[] = PRINTED_PLACES.map(([, kind]) => kind === 'major-port')
/** 8.3: blocks a city feeds in Winter. */
export const SUPPLY: readonly number[] = VALUE.map((value) => WINTER_SUPPLY + value)
export const VALUED_CITIES = ALL_PLACES.filter((p) => VALUE[p] > 0)
export const ROMA = place('roma')
export const ALEXANDRIA = place('alexandria')

// Borders

export type RoadClass = 'major' | 'minor' | 'strait'

const PRINTED_BORDERS: readonly (readonly [PlaceId, PlaceId, RoadClass | 'sea'])[] = [
  ...MAJOR_ROADS.map(([a, b]) => [a, b, 'major'] as const),
  ...MINOR_ROADS.map(([a, b]) => [a, b, 'minor'] as const),
  ...STRAITS.map(([a, b]) => [a, b, 'strait'] as const),
  ...(Object.entries(PORTS_OF_SEA) as [PlaceId, readonly PlaceId[]][]).flatMap(([sea, ports]) =>
    ports.map((port) => [port, sea, 'sea'] as const),
  ),
  ...SEA_BORDERS.map(([a, b]) => [a, b, 'sea'] as const),
]

export const BORDER_IDS = PRINTED_BORDERS.map(([a, b]) => [a, b].sort().join('--') as BorderId)
const BORDER_INDEX = inverse<BorderId, Border>(BORDER_IDS)
export const border = (id: BorderId): Border => BORDER_INDEX[id]
export const BORDER_COUNT = BORDER_IDS.length
export const BORDER_ENDS = PRINTED_BORDERS.map(([a, b]) => [place(a), place(b)] as const)
/** Roads and straits come first among the borders. */
export const ROAD_COUNT = PRINTED_BORDERS.filter(([, , kind]) => kind !== 'sea').length

/** A way from one place to the next. */
export interface Link {
  readonly border: Border
  readonly to: Place
}
export interface Road extends Link {
  readonly road: RoadClass
}

const linksFrom = (p: Place, wanted: (kind: RoadClass | 'sea') => boolean): Road[] =>
  PRINTED_BORDERS.flatMap(([a, b, kind], i) => {
    if (!wanted(kind) || (place(a) !== p && place(b) !== p)) return []
    return [{ border: i as Border, to: place(a) === p ? place(b) : place(a), road: kind as RoadClass }]
  }).sort((x, y) => x.to - y.to)

/** 4.3: roads and straits out of a city. */
export const ROADS_FROM: readonly (readonly Road[])[] = ALL_PLACES.map((p) => linksFrom(p, (kind) => kind !== 'sea'))
/** 6.2: where a Navis may go in one step: from a port to its seas, from a sea to its ports and to the seas it touches. */
export const SEA_WAYS_FROM: readonly (readonly Link[])[] = ALL_PLACES.map((p) => linksFrom(p, (kind) => kind === 'sea'))

export const linkTo = <L extends Link>(links: readonly L[], to: Place): L | undefined =>
  links.find((link) => link.to === to)
/** The end of a border that is not this one. */
export const farEnd = (b: Border, here: Place): Place =>
  BORDER_ENDS[b][0] === here ? BORDER_ENDS[b][1] : BORDER_ENDS[b][0]

// Blocks

export const BLOCK_IDS: readonly BlockId[] = PRINTED_BLOCKS.map(([id]) => id)
export const BLOCK_COUNT = BLOCK_IDS.length
export const ALL_BLOCKS = indexed<Block>(BLOCK_COUNT)
const BLOCK_INDEX = inverse<BlockId, Block>(BLOCK_IDS)
export const block = (id: BlockId): Block => BLOCK_INDEX[id]
export const CLEOPATRA = block('cleopatra')

export const COLOUR: readonly Colour[] = PRINTED_BLOCKS.map(([, colour]) => colour)
export const COLOUR_OF_SIDE: readonly Colour[] = ['tan', 'green']
export const KIND: readonly BlockKind[] = PRINTED_BLOCKS.map(([, , kind]) => kind)
/** The side whose pool a block belongs to; Cleopatra, who has none, begins with Pompeius (3.27). */
export const HOME_SIDE: readonly Side[] = COLOUR.map((colour) => (colour === 'tan' ? CAESAR : POMPEIUS))
export const isNavis: readonly boolean[] = KIND.map((kind) => kind === 'navis')
export const isLeader: readonly boolean[] = KIND.map((kind) => kind === 'leader')
export const isThirdLeader: readonly boolean[] = BLOCK_IDS.map((id) =>
  (THIRD_LEADERS as readonly string[]).includes(id),
)
export const FIREPOWER: readonly number[] = PRINTED_BLOCKS.map(([, , , , firepower]) => firepower)
export const STRENGTH_PER_STEP: readonly number[] = KIND.map((kind) =>
  kind === 'elephant' ? ELEPHANT_STRENGTH_PER_STEP : 1,
)
export const FULL_STEPS: readonly number[] = PRINTED_BLOCKS.map(
  ([, , , , , strength], b) => strength / STRENGTH_PER_STEP[b],
)
/** 6.4: the one city where a block may be levied; null where its kind decides. */
export const LEVY_CITY: readonly (Place | null)[] = PRINTED_BLOCKS.map(([, , , , , , city]) => city && place(city))

/** 3.12: turns of battle, in order. */
export const LETTERS = ['A', 'B', 'C', 'D'] as const
const INITIATIVE = PRINTED_BLOCKS.map(([, , , initiative]) => initiative.split('/'))
/** 7.42: only the Ballista's letter depends on its role. */
export const LETTER_DEFENDING: readonly number[] = INITIATIVE.map(([defending]) => LETTERS.indexOf(defending as 'A'))
export const LETTER_ATTACKING: readonly number[] = INITIATIVE.map((both) => LETTERS.indexOf(both.at(-1) as 'A'))

export const BLOCKS_OF_SIDE: readonly (readonly Block[])[] = SIDES.map((side) =>
  ALL_BLOCKS.filter((b) => HOME_SIDE[b] === side && b !== CLEOPATRA),
)

// Cards

export const CARD_IDS: readonly CardId[] = [...COMMAND_CARDS.map(([id]) => id), ...EVENT_CARDS.map(([id]) => id)]
export const ALL_CARDS = indexed<Card>(CARD_IDS.length)
const CARD_INDEX = inverse<CardId, Card>(CARD_IDS)
export const card = (id: CardId): Card => CARD_INDEX[id]
/** The god of an Event card; null for a Command. */
export const GOD: readonly (God | null)[] = [...COMMAND_CARDS.map(() => null), ...EVENT_CARDS.map(([, god]) => god)]
export const MOVES: readonly number[] = [...COMMAND_CARDS.map(([, moves]) => moves), ...EVENT_CARDS.map(() => 0)]
export const LEVIES: readonly number[] = [...COMMAND_CARDS.map(([, , levies]) => levies), ...EVENT_CARDS.map(() => 0)]
