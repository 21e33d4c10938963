import { headOf, type RulesTable, type Titled } from '@iacta/kernel'
import { ARMIES, ARMY_IDS, type ArmyId } from '../data/armies.ts'
import type { MagisterId, MajorLeaderId, Ratings } from '../data/commanders.ts'
import {
  type Letter,
  MAGISTER_IDS,
  MAGISTRI,
  MAJOR_LEADER_IDS,
  MAJOR_LEADERS,
  MINOR_LEADERS,
} from '../data/commanders.ts'
import type { SectionId } from '../data/ledger.ts'
import { BOXES, PREFECTURES, type PrefectureId, SEAS, type SeaId } from '../data/map.ts'
import { NAVAL_IDS, POWER_IDS, POWERS, type PowerFacts, type PowerId } from '../data/powers.ts'
import { LAND_BORDERS, PROVINCES, type ProvinceId, STRAITS } from '../data/provinces.ts'
import {
  ALLEGIANCE,
  ARMY_LIMIT,
  ATTACKER,
  BATTLE_COLUMNS,
  BATTLE_RESULTS,
  BRIBE,
  BYZANTINE_LIMIT,
  CAPACITY,
  COST,
  DEFENDER,
  ENTER,
  EVENTS,
  FIRST_YEAR,
  FORTS_TO_BUILD,
  GOLD,
  INTERCEPTION,
  LOOTING_DISORGANISED,
  MOST_DIFFERENTIAL,
  MOVEMENT,
  NAVAL_INTERCEPTION_AT_MOST,
  NEW_ARMY,
  NIKA,
  PRESENTAL_LEAST,
  REVOLTS,
  SARDINIA,
  SET_UP,
  TURNS,
  WINNER_LOSES_FROM,
  WITHDRAWAL,
  YEARS,
} from '../data/tables.ts'
import { signed } from './common.ts'
import { provinces } from './latin.ts'

/** The tables of the rules. What they count comes from the data; a language brings the words around it. */

type Two = readonly [string, string]
type Three = readonly [string, string, string]
type Ruled = readonly [what: string, rule: SectionId]
type Event = (typeof EVENTS)[number]
type Revolt = (typeof REVOLTS)[number]

/** The numbers that the sentences of a table may need. */
const NUMBERS = {
  activation: GOLD.activation,
  fort: GOLD.fort,
  fleet: GOLD.fleet,
  forts: FORTS_TO_BUILD,
  bribe: BRIBE.most,
  bribeStep: BRIBE.step,
  army: ARMY_LIMIT,
  all: BYZANTINE_LIMIT,
  newArmy: NEW_ARMY,
  presental: PRESENTAL_LEAST,
  capacity: CAPACITY,
  looting: LOOTING_DISORGANISED,
  nika: NIKA.army,
  nikaQuiet: NIKA.quietWith,
  sardinia: SARDINIA.sp,
  gold: SET_UP.gold,
  land: SET_UP.landSp,
  vandals: SET_UP.vandals.sp,
  ostrogoths: SET_UP.ostrogoths.sp,
  patrol: NAVAL_INTERCEPTION_AT_MOST,
  winnerLoses: WINNER_LOSES_FROM,
} as const
export type Numbers = typeof NUMBERS

export interface TableTexts {
  readonly yes: string
  readonly none: string
  readonly dice: string
  readonly turn: (n: number) => string
  readonly independent: string
  readonly prefectures: Readonly<Record<PrefectureId, string>>
  readonly seas: Readonly<Record<SeaId, string>>
  readonly powers: Readonly<Record<PowerId, string>>
  readonly armies: Readonly<Record<ArmyId, string>>
  readonly magistri: Readonly<Record<MagisterId, string>>
  readonly leaders: Readonly<Record<MajorLeaderId, string>>
  readonly events: Readonly<Record<Event, string>>
  readonly revolts: Readonly<Record<Revolt, string>>
  readonly rights: Titled<readonly [string, string, string, string]> & {
    readonly rows: (n: Numbers) => readonly (readonly [string, string, string, SectionId])[]
  }
  readonly pieces: Titled<Three> & { readonly rows: (n: Numbers) => readonly (readonly [string, ...Ruled])[] }
  readonly states: Titled<Three> & { readonly rows: (n: Numbers) => readonly (readonly [string, ...Ruled])[] }
  readonly sequence: Titled<Three> & { readonly rows: (n: Numbers) => readonly (readonly [string, ...Ruled])[] }
  readonly setUp: Titled<Two> & { readonly rows: (n: Numbers) => readonly Two[] }
  readonly gold: Titled<Three> & { readonly rows: Readonly<Record<GoldFor, Ruled>> }
  readonly results: Omit<Titled, 'head'> & { readonly roll: string; readonly sp: (span: string) => string }
  readonly attacker: Titled<Two> & { readonly rows: Readonly<Record<keyof typeof ATTACKER, string>> }
  readonly defender: Titled<Two> & { readonly rows: Readonly<Record<keyof typeof DEFENDER, string>> }
  readonly differential: Titled<Two> & { readonly larger: string; readonly times: (n: number) => string }
  readonly movement: Omit<Titled, 'head'> & { readonly letter: string }
  readonly costs: Titled<Three> & {
    readonly enter: Readonly<Record<keyof typeof ENTER, Ruled>>
    readonly rows: Readonly<Record<keyof typeof COST, Ruled>>
  }
  readonly rolls: Titled<Two> & {
    readonly interception: Readonly<Record<keyof typeof INTERCEPTION, string>>
    readonly withdrawal: Readonly<Record<keyof typeof WITHDRAWAL, string>>
    readonly looting: string
  }
  readonly troops: Titled
  readonly allegiance: Titled<Two> & { readonly rows: readonly [string, string, string] }
  readonly naval: Titled<Two> & { readonly rows: (n: Numbers) => readonly Two[] }
  readonly eventTable: Titled<Three> & { readonly rows: (n: Numbers) => Readonly<Record<Event, string>> }
  readonly revoltTable: Titled<Three> & { readonly rows: (n: Numbers) => Readonly<Record<Revolt, string>> }
  readonly areas: Titled
  readonly commanders: Titled
  readonly victory: Titled
  readonly boxes: Titled<Three>
  readonly waters: Titled<Three>
  readonly map: Titled
  readonly turns: Titled<Three>
}

const UPKEEP = { field: 1, frontier: 1, ship: 1 } as const
type GoldFor = 'activation' | 'fort' | 'fleet' | 'bribe' | keyof typeof UPKEEP

const listed = <Key extends string>(keys: Readonly<Record<Key, unknown>>): Key[] => Object.keys(keys) as Key[]

export const tables = (t: TableTexts): readonly RulesTable[] => [
  { ...headOf('who', t.rights), rows: t.rights.rows(NUMBERS) },
  { ...headOf('pieces', t.pieces), rows: t.pieces.rows(NUMBERS) },
  { ...headOf('states', t.states), rows: t.states.rows(NUMBERS) },
  { ...headOf('sequence', t.sequence), rows: t.sequence.rows(NUMBERS) },
  { ...headOf('set-up', t.setUp), rows: t.setUp.rows(NUMBERS) },
  turns(t),
  gold(t),
  movement(t),
  costs(t),
  rolls(t),
  results(t),
  {
    ...headOf('attacker', t.attacker),
    rows: listed(ATTACKER).map((when) => [t.attacker.rows[when], signed(ATTACKER[when])]),
  },
  {
    ...headOf('defender', t.defender),
    rows: listed(DEFENDER).map((when) => [t.defender.rows[when], signed(DEFENDER[when])]),
  },
  {
    ...headOf('differential', t.differential),
    rows: Array.from({ length: MOST_DIFFERENTIAL }, (_, i) => [
      i === 0 ? t.differential.larger : t.differential.times(i + 1),
      signed(i + 1),
    ]),
  },
  troops(t),
  allegiance(t),
  { ...headOf('naval', t.naval), rows: [...t.naval.rows(NUMBERS), ...seamanship(t)] },
  {
    ...headOf('events', t.eventTable),
    rows: rolled(EVENTS).map(([event, span]) => [span, t.events[event], t.eventTable.rows(NUMBERS)[event]]),
  },
  {
    ...headOf('revolts', t.revoltTable),
    rows: rolled(REVOLTS).map(([revolt, span]) => [span, t.revolts[revolt], t.revoltTable.rows(NUMBERS)[revolt]]),
  },
  areas(t),
  commanders(t),
  victory(t),
  boxes(t),
  waters(t),
  map(t),
]

const named = (ids: readonly ProvinceId[]): string =>
  ids
    .map((id) => provinces[id])
    .sort((a, b) => a.localeCompare(b))
    .join(', ')
const orNone = (t: TableTexts, text: string): string => text || t.none

/** `0-2`, or `3` alone. */
const span = (from: number, to: number): string => (from === to ? String(from) : `${from}-${to}`)

/** What stands on several faces of a die in a row, once each. */
const rolled = <Outcome extends string>(faces: readonly Outcome[]): (readonly [Outcome, string])[] =>
  [...new Set(faces)].map((outcome) => [outcome, span(faces.indexOf(outcome), faces.lastIndexOf(outcome))])

// 1.0, 4.22: turns and years

function turns(t: TableTexts): RulesTable {
  return {
    ...headOf('turns', t.turns),
    rows: Array.from({ length: TURNS }, (_, i) => {
      const arriving = MAJOR_LEADER_IDS.filter((id) => MAJOR_LEADERS[id].arrives === i + 1)
      return [
        String(i + 1),
        String(FIRST_YEAR + YEARS * i),
        orNone(t, arriving.map((id) => `${t.leaders[id]} (${t.powers[MAJOR_LEADERS[id].power]})`).join(', ')),
      ]
    }),
  }
}

// 5.21, 5.33, 6.32, 6.51, 6.54: prices

function gold(t: TableTexts): RulesTable {
  const price: Readonly<Record<GoldFor, string>> = {
    activation: String(GOLD.activation),
    fort: String(GOLD.fort),
    fleet: String(GOLD.fleet),
    bribe: `0-${BRIBE.most}`,
    field: String(UPKEEP.field),
    frontier: `1/${GOLD.frontierPerGold}`,
    ship: String(UPKEEP.ship),
  }
  return {
    ...headOf('gold', t.gold),
    rows: listed(price).map((what) => [t.gold.rows[what][0], price[what], t.gold.rows[what][1]]),
  }
}

// 7.11, 7.12: movement

function movement(t: TableTexts): RulesTable {
  const letters = listed<Letter>(MOVEMENT)
  return {
    ...headOf('movement', { ...t.movement, head: [t.movement.letter, ...MOVEMENT.A.map((_, die) => String(die))] }),
    rows: letters.map((letter) => [letter, ...MOVEMENT[letter].map(String)]),
  }
}

function costs(t: TableTexts): RulesTable {
  return {
    ...headOf('costs', t.costs),
    rows: [
      ...listed(ENTER).map((why) => [
        t.costs.enter[why][0],
        why === 'base' ? String(ENTER[why]) : signed(ENTER[why]),
        t.costs.enter[why][1],
      ]),
      ...listed(COST).map((what) => [t.costs.rows[what][0], String(COST[what]), t.costs.rows[what][1]]),
    ],
  }
}

// 7.32, 8.13, 8.27: rolls against control

function rolls(t: TableTexts): RulesTable {
  return {
    ...headOf('rolls', t.rolls),
    rows: [
      ...listed(INTERCEPTION).map((what) => [t.rolls.interception[what], signed(INTERCEPTION[what])]),
      ...listed(WITHDRAWAL).map((what) => [t.rolls.withdrawal[what], signed(WITHDRAWAL[what])]),
      [t.rolls.looting, signed(LOOTING_DISORGANISED)],
    ],
  }
}

// 8.15: battle

function results(t: TableTexts): RulesTable {
  const columns = BATTLE_COLUMNS.map((from, i) => {
    const next = BATTLE_COLUMNS[i + 1]
    return t.results.sp(next === undefined ? `${from}+` : span(from, next - 1))
  })
  return {
    ...headOf('results', { ...t.results, head: [t.results.roll, ...columns] }),
    rows: BATTLE_RESULTS.map((losses, roll) => [String(roll), ...losses.map(String)]),
  }
}

// 6.2, 6.3: the powers

const two = (n: number): string => String(n).padStart(2, '0')

function troops(t: TableTexts): RulesTable {
  return {
    ...headOf('troops', t.troops),
    rows: POWER_IDS.flatMap((id) => {
      const { dice, troops: own, allegiance: leaning, limit }: PowerFacts = POWERS[id]
      if (!dice || !own) return []
      const many = own.dice === 1 ? t.dice : `${own.dice} ${t.dice}`
      return [
        [
          t.powers[id],
          `${two(dice[0])}-${two(dice[1])}`,
          own.base === 0 ? many : `${own.base} + ${many}`,
          leaning === null ? t.none : leaning === 0 ? '0' : signed(leaning),
          limit === null ? t.none : String(limit),
        ],
      ]
    }),
  }
}

function allegiance(t: TableTexts): RulesTable {
  const spans = [`≤ ${ALLEGIANCE.neutral - 1}`, String(ALLEGIANCE.neutral), `${ALLEGIANCE.byzantine}+`]
  return { ...headOf('allegiance', t.allegiance), rows: spans.map((one, i) => [one, t.allegiance.rows[i]]) }
}

/** 8.32. */
const seamanship = (t: TableTexts): Two[] =>
  NAVAL_IDS.map((id) => [t.powers[id], POWERS[id].seamanship === 0 ? '0' : signed(POWERS[id].seamanship)])

// 3.21, 5.34, 7.14: the armies

function areas(t: TableTexts): RulesTable {
  return {
    ...headOf('areas', t.areas),
    rows: ARMY_IDS.map((id) => {
      const { least, setUp, area, raised } = ARMIES[id]
      return [
        t.armies[id],
        least === null ? t.none : String(least),
        orNone(t, named(setUp)),
        named(['europa', ...raised]),
        named(area),
      ]
    }),
  }
}

// 4.1, 4.2: who commands

function commanders(t: TableTexts): RulesTable {
  const row = (
    name: string,
    power: PowerId,
    { movement: letter, control, battle }: Ratings,
    from: string,
  ): string[] => [name, t.powers[power], letter, String(control), battle === 0 ? '0' : signed(battle), from]
  return {
    ...headOf('commanders', t.commanders),
    rows: [
      ...MAGISTER_IDS.map((id) => row(t.magistri[id], 'byzantine', MAGISTRI[id], t.none)),
      ...MAJOR_LEADER_IDS.map((id) =>
        row(t.leaders[id], MAJOR_LEADERS[id].power, MAJOR_LEADERS[id], t.turn(MAJOR_LEADERS[id].arrives)),
      ),
      ...listed(MINOR_LEADERS).map((id) => row(t.powers[id], id, MINOR_LEADERS[id], t.none)),
    ],
  }
}

// 10.21: prefectures

function victory(t: TableTexts): RulesTable {
  return {
    ...headOf('victory', t.victory),
    rows: PREFECTURES.map(([id, count, needed, income]) => {
      const own = PROVINCES.filter(([, prefecture]) => prefecture === id)
      const must = own.filter(([, , pays, city]) => city !== null || pays >= 2)
      return [
        t.prefectures[id],
        String(count),
        String(needed),
        String(income),
        named(must.map(([province]) => province)),
      ]
    }),
  }
}

// 2.1: the map

function boxes(t: TableTexts): RulesTable {
  return {
    ...headOf('boxes', t.boxes),
    rows: BOXES.map(([id, entries, next]) => [
      t.powers[id],
      named(entries),
      orNone(t, next.map((box) => t.powers[box]).join(', ')),
    ]),
  }
}

function waters(t: TableTexts): RulesTable {
  return {
    ...headOf('waters', t.waters),
    rows: SEAS.map(([id, next]) => [
      t.seas[id],
      next.map((sea) => t.seas[sea]).join(', '),
      named(PROVINCES.filter(([, , , , , seas]) => seas.some((sea) => sea === id)).map(([province]) => province)),
    ]),
  }
}

const partners = (links: readonly (readonly [ProvinceId, ProvinceId])[], id: ProvinceId): ProvinceId[] =>
  links.flatMap(([one, other]) => (one === id ? [other] : other === id ? [one] : []))

function map(t: TableTexts): RulesTable {
  return {
    ...headOf('map', t.map),
    rows: PROVINCES.map(([id, prefecture, income, city, fort, seas]) => [
      provinces[id],
      prefecture === 'independent' ? t.independent : t.prefectures[prefecture],
      String(income),
      city ?? t.none,
      fort ? t.yes : t.none,
      orNone(t, seas.map((sea) => t.seas[sea]).join(', ')),
      orNone(t, named(partners(LAND_BORDERS, id))),
      orNone(t, named(partners(STRAITS, id))),
      orNone(t, BOXES.flatMap(([box, entries]) => (entries.some((to) => to === id) ? [t.powers[box]] : [])).join(', ')),
    ]).sort(([a], [b]) => a.localeCompare(b)),
  }
}
