import { headOf, type RulesTable, type Titled } from '@iacta/kernel'
import { CARDS, EVENTS } from '../data/cards.ts'
import {
  AWARDS,
  BATTLE_POINT,
  BRIBES_PER_GUARD,
  CARDS_PER_HAND,
  COST,
  DECLARATION,
  DEFENDER_CARDS,
  GALLEY_LEGIONS,
  HAND_DEALT,
  LEGION_BATTLE,
  LEGIONS_PER_PLAYER,
  MOST_EMPERORS,
  MOST_INDEPENDENTS,
  POINTS_TO_BE_PROCLAIMED,
  PROVINCES_FOR_A_ZONE,
  RANK_BATTLE,
  REVOLT_LEGIONS,
  SUDDEN_ZONES,
  TURNS,
} from '../data/constants.ts'
import type { SectionId } from '../data/ledger.ts'
import { ZONES } from '../data/map.ts'
import {
  ALL_PLACES,
  BATTLE,
  BY_LAND,
  BY_SEA_LINK,
  type EventId,
  isCoastal,
  MOVE,
  NO_ZONE,
  PLACE_IDS,
  type Place,
  type PlaceId,
  PROVINCES_OF,
  ZONE_COUNT,
  ZONE_IDS,
  ZONE_OF,
  type ZoneId,
  zone,
} from '../rules/printed.ts'

/** The tables of the rulebook. What they count comes from the data; a language brings the words around it. */

type Two = readonly [string, string]
type Three = readonly [string, string, string]
type Four = readonly [string, string, string, string]
/** A step, what it brings, and the paragraph that tells more. */
type Step = readonly [step: string, what: string, rule: SectionId]

const PIECES = ['legion', 'independent', 'general', 'contender', 'emperor'] as const
type Piece = (typeof PIECES)[number]
type PlayerCount = keyof typeof HAND_DEALT.standard
const PLAYER_COUNTS: readonly PlayerCount[] = [3, 4]

/** The numbers that the sentences of a table may need. */
const NUMBERS = {
  cards: CARDS_PER_HAND,
  defenderCards: DEFENDER_CARDS,
  rally: COST.rally,
  points: POINTS_TO_BE_PROCLAIMED,
  emperors: MOST_EMPERORS,
  independents: MOST_INDEPENDENTS,
  bribes: BRIBES_PER_GUARD,
  fleet: GALLEY_LEGIONS,
  rebels: REVOLT_LEGIONS,
  tribes: COST.enterTribes,
  provinces: PROVINCES_FOR_A_ZONE,
  suddenZones: SUDDEN_ZONES,
  turns: TURNS,
} as const
export type Numbers = typeof NUMBERS

export interface TableTexts {
  readonly chapters: Readonly<Record<string, string>>
  readonly yes: string
  readonly no: string
  readonly none: string
  readonly places: Record<PlaceId, string>
  readonly zones: Record<ZoneId, string>
  readonly events: Record<EventId, string>
  readonly rights: Titled<Four> & { readonly rows: (n: Numbers) => readonly (readonly [...Three, SectionId])[] }
  readonly pieces: Titled & {
    readonly names: Record<Piece, string>
    readonly moves: Record<Piece, string>
    readonly attacks: Record<Piece, string>
    readonly special: Record<Piece, string>
    readonly weather: string
    readonly illness: string
  }
  readonly seats: Titled<Three> & {
    readonly rows: Record<'standard' | 'short' | 'legions' | 'unclaimed' | 'independents' | 'emperors', string>
  }
  readonly turn: Titled<Three> & { readonly steps: readonly Step[] }
  readonly march: Titled<Three> & { readonly steps: readonly Step[] }
  readonly costs: Titled<Three> & {
    readonly rows: Record<keyof typeof COST, readonly [what: string, rule: SectionId]>
  }
  readonly battle: Titled<Two> & {
    readonly ranks: Three
    readonly legion: string
    readonly card: Two
    readonly cards: (n: Numbers) => string
  }
  readonly throne: Titled<Four> & { readonly rows: (n: Numbers) => readonly (readonly [...Three, SectionId])[] }
  readonly declaration: Titled<Two> & {
    readonly rows: Record<keyof typeof DECLARATION, string>
    readonly needed: (n: Numbers) => string
  }
  readonly answers: Titled<Two> & { readonly rows: (n: Numbers) => readonly Two[] }
  readonly scoring: Titled<Three> & {
    readonly rows: Record<keyof typeof AWARDS.early | 'battle', string>
    readonly sudden: (n: Numbers) => string
  }
  readonly deck: Titled & {
    readonly timing: Record<(typeof EVENTS)[number][1], string>
    readonly effects: (n: Numbers) => Record<EventId, string>
  }
  readonly values: Omit<Titled, 'head'> & { readonly move: string; readonly battle: (value: number) => string }
  readonly provinces: Titled<Three> & { readonly control: (n: Numbers) => string }
  readonly map: Titled
}

export const tables = (t: TableTexts): readonly RulesTable[] => [
  { ...headOf('who', t.rights), rows: t.rights.rows(NUMBERS) },
  pieces(t),
  seats(t),
  { ...headOf('turn', t.turn), rows: t.turn.steps },
  { ...headOf('march', t.march), rows: t.march.steps },
  costs(t),
  battle(t),
  { ...headOf('throne', t.throne), rows: t.throne.rows(NUMBERS) },
  declaration(t),
  scoring(t),
  { ...headOf('answers', t.answers), rows: t.answers.rows(NUMBERS) },
  deck(t),
  values(t),
  provinces(t),
  map(t),
]

const orNone = (t: TableTexts, text: string): string => text || t.none
const named = (t: TableTexts, all: readonly Place[]): string =>
  all
    .map((p) => t.places[PLACE_IDS[p]])
    .sort((a, b) => a.localeCompare(b))
    .join(', ')

// 2.2, 5.7, 6.2: what each piece may do

/** 6.2: battle points, General, Contender and Emperor in the order of their ranks. */
const WORTH: Record<Piece, number> = {
  legion: LEGION_BATTLE,
  independent: 0,
  general: RANK_BATTLE[0],
  contender: RANK_BATTLE[1],
  emperor: RANK_BATTLE[2],
}

function pieces(t: TableTexts): RulesTable {
  const heldBy: Record<Piece, string> = {
    legion: t.pieces.weather,
    independent: t.none,
    general: t.pieces.illness,
    contender: t.pieces.illness,
    emperor: t.none,
  }
  return {
    ...headOf('pieces', t.pieces),
    rows: PIECES.map((piece) => [
      t.pieces.names[piece],
      t.pieces.moves[piece],
      piece === 'legion' || piece === 'independent' ? t.no : t.yes,
      t.pieces.attacks[piece],
      String(WORTH[piece]),
      piece === 'legion' ? t.yes : t.no,
      heldBy[piece],
      t.pieces.special[piece],
    ]),
  }
}

// 3.0, 3.2: how many play

function seats(t: TableTexts): RulesTable {
  const row = (what: string, worth: (players: PlayerCount) => number): string[] => [
    what,
    ...PLAYER_COUNTS.map((players) => String(worth(players))),
  ]
  return {
    ...headOf('seats', t.seats),
    rows: [
      row(t.seats.rows.standard, (players) => HAND_DEALT.standard[players]),
      row(t.seats.rows.short, (players) => HAND_DEALT.short[players]),
      row(t.seats.rows.legions, (players) => LEGIONS_PER_PLAYER * players),
      row(t.seats.rows.unclaimed, (players) => ZONE_COUNT - players),
      row(t.seats.rows.independents, () => MOST_INDEPENDENTS),
      row(t.seats.rows.emperors, () => MOST_EMPERORS),
    ],
  }
}

// 5.2 to 5.6, 6.1: prices

function costs(t: TableTexts): RulesTable {
  const prices = Object.keys(COST) as (keyof typeof COST)[]
  return {
    ...headOf('costs', t.costs),
    rows: prices.map((price) => {
      const [what, rule] = t.costs.rows[price]
      return [what, String(COST[price]), rule]
    }),
  }
}

// 6.2: battle

function battle(t: TableTexts): RulesTable {
  return {
    ...headOf('battle', t.battle),
    rows: [
      [t.battle.legion, String(LEGION_BATTLE)],
      ...t.battle.ranks.map((rank, i) => [rank, String(RANK_BATTLE[i])]),
      t.battle.card,
    ],
    note: t.battle.cards(NUMBERS),
  }
}

// 7.1, 13.2: points

function declaration(t: TableTexts): RulesTable {
  const sources = Object.keys(DECLARATION) as (keyof typeof DECLARATION)[]
  return {
    ...headOf('declaration', t.declaration),
    rows: sources.map((source) => [t.declaration.rows[source], String(DECLARATION[source])]),
    note: t.declaration.needed(NUMBERS),
  }
}

function scoring(t: TableTexts): RulesTable {
  const kinds = Object.keys(AWARDS.early) as (keyof typeof AWARDS.early)[]
  return {
    ...headOf('scoring', t.scoring),
    rows: [
      ...kinds.map((kind) => [t.scoring.rows[kind], String(AWARDS.early[kind]), String(AWARDS.last[kind])]),
      [t.scoring.rows.battle, String(BATTLE_POINT), String(BATTLE_POINT)],
    ],
    note: t.scoring.sudden(NUMBERS),
  }
}

// 2.5, 12.0: cards

function deck(t: TableTexts): RulesTable {
  const effects = t.deck.effects(NUMBERS)
  return {
    ...headOf('deck', t.deck),
    rows: EVENTS.map(([event, timing, isSingle]) => {
      const own = CARDS.filter(([, kind]) => kind === event)
      return [
        t.events[event],
        String(own.length),
        own.map(([, , move, battle]) => `${move}/${battle}`).join(', '),
        t.deck.timing[timing],
        isSingle ? t.yes : t.no,
        effects[event],
      ]
    }),
  }
}

const ascending = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b)

/** How many cards there are of each pair of numbers. */
function values(t: TableTexts): RulesTable {
  const battles = ascending(BATTLE)
  const count = (move: number, battle: number): number =>
    MOVE.filter((m, c) => m === move && BATTLE[c] === battle).length
  return {
    ...headOf('values', { ...t.values, head: [t.values.move, ...battles.map(t.values.battle)] }),
    rows: ascending(MOVE).map((move) => [
      String(move),
      ...battles.map((value) => orNone(t, count(move, value) ? String(count(move, value)) : '')),
    ]),
  }
}

// 2.1: the map

function provinces(t: TableTexts): RulesTable {
  return {
    ...headOf('zones', t.provinces),
    rows: ZONES.map(([id, revolt]) => [t.zones[id], named(t, PROVINCES_OF[zone(id)]), t.places[revolt]]),
    note: t.provinces.control(NUMBERS),
  }
}

function map(t: TableTexts): RulesTable {
  return {
    ...headOf('map', t.map),
    rows: ALL_PLACES.map((p) => [
      t.places[PLACE_IDS[p]],
      ZONE_OF[p] === NO_ZONE ? t.none : t.zones[ZONE_IDS[ZONE_OF[p]]],
      isCoastal[p] ? t.yes : t.no,
      orNone(t, named(t, BY_LAND[p])),
      orNone(t, named(t, BY_SEA_LINK[p])),
    ]),
  }
}
