import { headOf, type RulesTable, type Titled } from '@iacta/kernel'
import type { BlockKind } from '../data/blocks.ts'
import { COMMAND_CARDS, EVENT_CARDS, type God } from '../data/cards.ts'
import { BATTLE_ROUNDS, ROAD_LIMIT } from '../data/constants.ts'
import type { SectionId } from '../data/ledger.ts'
import { SEA_BORDERS } from '../data/map.ts'
import { HISTORICAL } from '../data/setup.ts'
import {
  ALL_PLACES,
  BLOCK_IDS,
  BLOCKS_OF_SIDE,
  type Block,
  type BlockId,
  block,
  CLEOPATRA,
  FIREPOWER,
  FULL_STEPS,
  isMajorPort,
  isPort,
  isSea,
  KIND,
  LETTER_ATTACKING,
  LETTER_DEFENDING,
  LETTERS,
  LEVY_CITY,
  PLACE_IDS,
  type Place,
  type PlaceId,
  place,
  ROADS_FROM,
  type RoadClass,
  SEA_WAYS_FROM,
  SIDE_IDS,
  type SideId,
  STRENGTH_PER_STEP,
  SUPPLY,
  VALUE,
  VALUED_CITIES,
} from '../rules/printed.ts'
import { roman } from './common.ts'
import { places } from './places.ts'

/** The tables of the rulebook. What they count comes from the data; a language brings the words around it. */

type Two = readonly [string, string]
type Three = readonly [string, string, string]
type Four = readonly [string, string, string, string]
/** A step, what it brings, and the paragraph that tells more. */
export type Step = readonly [step: string, what: string, rule: SectionId]

export interface TableTexts {
  readonly chapters: Readonly<Record<string, string>>
  readonly yes: string
  readonly no: string
  readonly none: string
  readonly sides: Record<SideId, string>
  readonly blocks: Record<BlockId, string>
  readonly gods: Record<God, string>
  readonly kinds: Record<BlockKind, string>
  readonly who: Titled<readonly string[]> & {
    readonly attackOverStrait: (blocks: number, withPluto: number) => string
    readonly retreatBySea: { readonly land: string; readonly navis: string }
    readonly regroup: { readonly land: string; readonly navis: string }
    readonly navisCarries: string
    readonly levied: (kind: BlockKind, city: string) => string
    readonly special: Record<BlockKind, string>
  }
  readonly turn: Titled<Three> & { readonly steps: readonly Step[] }
  readonly order: Titled<Three> & { readonly defender: string; readonly attacker: string }
  readonly rounds: Titled<Four> & { readonly rows: (round: number, last: number) => Three }
  readonly winter: Titled<Three> & { readonly steps: readonly Step[] }
  readonly roads: Titled<Four> & { readonly rows: Record<keyof typeof ROAD_LIMIT, string> }
  readonly cities: Titled<Three> & { readonly others: string }
  readonly events: Titled<Two> & { readonly effects: Record<God, string> }
  readonly cards: Titled<Three>
  readonly roster: {
    readonly title: (side: string) => string
    readonly head: readonly string[]
    readonly pool: string
    readonly anyCity: string
    readonly majorPort: string
    readonly never: string
    readonly note: string
  }
  readonly setup: Titled<Three>
  readonly map: Titled<readonly string[]> & { readonly port: string; readonly majorPort: string }
  readonly seas: Titled<Three>
}

export const tables = (t: TableTexts): readonly RulesTable[] => [
  whoCanDoWhat(t),
  { ...headOf('turn', t.turn), rows: t.turn.steps },
  battleOrder(t),
  rounds(t),
  { ...headOf('winter', t.winter), rows: t.winter.steps },
  roadLimits(t),
  cityValues(t),
  events(t),
  commandCards(t),
  ...SIDE_IDS.map((side) => roster(t, side)),
  setup(t),
  map(t),
  seas(t),
]

const name = (p: Place): string => places[PLACE_IDS[p]]
const named = (all: readonly Place[]): string => all.map(name).sort().join(', ')
const orNone = (t: TableTexts, text: string): string => text || t.none
const byName = (a: Place, b: Place): number => name(a).localeCompare(name(b))
const CITIES = ALL_PLACES.filter((p) => !isSea[p]).sort(byName)
const SEAS = ALL_PLACES.filter((p) => isSea[p]).sort(byName)

// 3.2, 6.0, 7.6: what each kind of block may do

const KINDS: readonly BlockKind[] = [
  'leader',
  'legio',
  'equitatus',
  'auxilia',
  'elephant',
  'ballista',
  'navis',
  'cleopatra',
]

function whoCanDoWhat(t: TableTexts): RulesTable {
  return {
    ...headOf('who', t.who),
    rows: KINDS.map((kind) => {
      const one = BLOCK_IDS.map(block).find((b) => KIND[b] === kind) as Block
      const isLand = kind !== 'navis'
      const city = LEVY_CITY[one]
      return [
        t.kinds[kind],
        isLand ? t.yes : t.no,
        isLand ? t.yes : t.no,
        isLand ? t.no : t.yes,
        isLand ? t.yes : t.who.navisCarries,
        isLand ? t.who.attackOverStrait(ROAD_LIMIT.attack.strait, ROAD_LIMIT.plutoAttack.strait) : t.no,
        isLand ? t.who.retreatBySea.land : t.who.retreatBySea.navis,
        isLand ? t.who.regroup.land : t.who.regroup.navis,
        t.who.levied(kind, city === null ? '' : name(city)),
        orNone(t, t.who.special[kind]),
      ]
    }),
  }
}

// 7.2: the order of turns and what the Rounds allow

/** `Caesar A3, Auxilia A1`: leaders by name, the others by kind. */
function actingOn(t: TableTexts, letter: number, letters: readonly number[]): string {
  const acting = BLOCK_IDS.filter((id) => letters[block(id)] === letter)
  const rated = (id: BlockId): string => `${LETTERS[letter]}${FIREPOWER[block(id)]}`
  return [
    ...new Set(
      acting.map((id) => `${KIND[block(id)] === 'leader' ? t.blocks[id] : t.kinds[KIND[block(id)]]} ${rated(id)}`),
    ),
  ].join(', ')
}

function battleOrder(t: TableTexts): RulesTable {
  const turns = LETTERS.flatMap((letter, i) => [
    [letter, t.order.defender, actingOn(t, i, LETTER_DEFENDING)],
    [letter, t.order.attacker, actingOn(t, i, LETTER_ATTACKING)],
  ])
  return {
    ...headOf('battle-order', t.order),
    rows: turns.map(([letter, who, what], i) => [`${i + 1} ${letter}`, who, what]),
  }
}

function rounds(t: TableTexts): RulesTable {
  const all = Array.from({ length: BATTLE_ROUNDS }, (_, i) => i + 1)
  return {
    ...headOf('rounds', t.rounds),
    rows: all.map((round) => [String(round), ...t.rounds.rows(round, BATTLE_ROUNDS)]),
  }
}

// 4.3, 6.11: limits

function roadLimits(t: TableTexts): RulesTable {
  const situations = Object.keys(ROAD_LIMIT) as (keyof typeof ROAD_LIMIT)[]
  return {
    ...headOf('roads', t.roads),
    rows: situations.map((when) => {
      const { major, minor, strait } = ROAD_LIMIT[when]
      return [t.roads.rows[when], String(major), String(minor), String(strait)]
    }),
  }
}

// 4.2, 8.3: values and supply

function cityValues(t: TableTexts): RulesTable {
  const worth = [...VALUED_CITIES].sort((a, b) => VALUE[b] - VALUE[a] || byName(a, b))
  const other = CITIES.find((p) => VALUE[p] === 0) as Place
  return {
    ...headOf('cities', t.cities),
    rows: [
      ...worth.map((p) => [name(p), String(VALUE[p]), String(SUPPLY[p])]),
      [t.cities.others, String(VALUE[other]), String(SUPPLY[other])],
    ],
  }
}

// 2.1: cards

function events(t: TableTexts): RulesTable {
  return { ...headOf('events', t.events), rows: EVENT_CARDS.map(([, god]) => [t.gods[god], t.events.effects[god]]) }
}

function commandCards(t: TableTexts): RulesTable {
  const counts = new Map<string, number>()
  for (const [, moves, levies] of COMMAND_CARDS) {
    const key = `${moves}/${levies}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return { ...headOf('cards', t.cards), rows: [...counts].map(([key, count]) => [...key.split('/'), String(count)]) }
}

// 3.0, 5.1: blocks

const DEPLOYED = new Map<BlockId, PlaceId>(
  SIDE_IDS.flatMap((side) =>
    (Object.entries(HISTORICAL[side]) as [PlaceId, readonly BlockId[]][]).flatMap(([city, ids]) =>
      ids.map((id) => [id, city] as const),
    ),
  ),
)

function roster(t: TableTexts, side: SideId): RulesTable {
  const own = [...BLOCKS_OF_SIDE[SIDE_IDS.indexOf(side)], ...(side === 'pompeius' ? [CLEOPATRA] : [])]
  const levied = (b: Block): string => {
    const city = LEVY_CITY[b]
    if (city !== null) return name(city)
    if (b === CLEOPATRA) return t.roster.never
    return KIND[b] === 'navis' ? t.roster.majorPort : t.roster.anyCity
  }
  return {
    id: `blocks-${side}`,
    title: t.roster.title(t.sides[side]),
    head: t.roster.head,
    rows: own.map((b) => {
      const [defending, attacking] = [LETTERS[LETTER_DEFENDING[b]], LETTERS[LETTER_ATTACKING[b]]]
      const city = DEPLOYED.get(BLOCK_IDS[b])
      return [
        t.blocks[BLOCK_IDS[b]],
        t.kinds[KIND[b]],
        defending === attacking ? defending : `${defending}/${attacking}`,
        String(FIREPOWER[b]),
        roman(FULL_STEPS[b] * STRENGTH_PER_STEP[b]),
        String(FULL_STEPS[b]),
        levied(b),
        city ? places[city] : t.roster.pool,
      ]
    }),
    note: t.roster.note,
  }
}

function setup(t: TableTexts): RulesTable {
  return {
    ...headOf('setup', t.setup),
    rows: SIDE_IDS.flatMap((side) =>
      (Object.entries(HISTORICAL[side]) as [PlaceId, readonly BlockId[]][]).map(([city, ids]) => [
        places[city],
        t.sides[side],
        ids.map((id) => t.blocks[id]).join(', '),
      ]),
    ),
  }
}

// 4.0: the map

function map(t: TableTexts): RulesTable {
  const roads = (p: Place, kind: RoadClass): string =>
    orNone(t, named(ROADS_FROM[p].filter(({ road }) => road === kind).map(({ to }) => to)))
  return {
    ...headOf('map', t.map),
    rows: CITIES.map((p) => [
      name(p),
      String(VALUE[p]),
      isMajorPort[p] ? t.map.majorPort : isPort[p] ? t.map.port : t.no,
      roads(p, 'major'),
      roads(p, 'minor'),
      roads(p, 'strait'),
      orNone(t, named(SEA_WAYS_FROM[p].map(({ to }) => to))),
    ]),
  }
}

function seas(t: TableTexts): RulesTable {
  const touching = (sea: Place): Place[] =>
    SEA_BORDERS.flatMap(([a, b]) => (place(a) === sea ? [place(b)] : place(b) === sea ? [place(a)] : []))
  const ports = (sea: Place): Place[] => SEA_WAYS_FROM[sea].map(({ to }) => to).filter((p) => isPort[p])
  return { ...headOf('seas', t.seas), rows: SEAS.map((sea) => [name(sea), named(touching(sea)), named(ports(sea))]) }
}
