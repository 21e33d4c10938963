import { headOf, type RulesTable, type Titled } from '@iacta/kernel'
import type { Discipline } from '../data/battle.ts'
import { BATTLES } from '../data/battles.ts'
import {
  CLASH,
  HEAVY,
  LOW_FROM,
  MISSILE_MODIFIERS,
  MISSILE_STRENGTH,
  SHOCK_COLUMNS,
  SHOCK_RESULTS,
  SUPERIORITY,
} from '../data/combat-tables.ts'
import { LEADERS, type LeaderId, type PrintedLeader } from '../data/leaders.ts'
import type { SectionId } from '../data/ledger.ts'
import type { Army, Compass, Missile, Nation, Rank, Type } from '../data/names.ts'
import { SCENARIO_IDS, type ScenarioId } from '../data/table.ts'
import { DOOM, MOVEMENT_COSTS } from '../data/tables.ts'
import { CLASSES, type ClassId, type PrintedClass } from '../data/units.ts'
import { ratioShift } from '../rules/clash.ts'
import { lineOf, signed } from './common.ts'

/** The tables of the rulebook. What they count comes from the data; a language brings the words around it. */

type Two = readonly [string, string]
type Three = readonly [string, string, string]
type Four = readonly [string, string, string, string]
/** A step or a marker, what it means, and the paragraph that tells more. */
type Ruled = readonly [string, string, SectionId | '9.16']
type Rights = readonly [...Four, SectionId]

/** Rows of the movement chart. */
const WAYS = ['open', 'woods', 'rough', 'volturno', 'stream', 'up', 'down', 'trench', 'turn', 'turn-difficult'] as const
type Way = (typeof WAYS)[number]
/** Rows of the missile chart. */
const ARMED = ['infantry', 'cavalry'] as const
type Retreat = 'N' | 'E' | 'S' | 'W'

export interface TableTexts {
  readonly chapters: Readonly<Record<string, string>>
  readonly none: string
  readonly and: string
  readonly battles: Record<ScenarioId, string>
  armies(scenario: ScenarioId): Record<Army, string>
  readonly leaders: Record<LeaderId, string>
  readonly classes: Record<ClassId, string>
  readonly nations: Record<Nation, string>
  readonly types: Record<Type, string>
  readonly missileNames: Record<Missile, string>
  readonly rights: Titled<readonly [string, string, string, string, string]> & { readonly rows: readonly Rights[] }
  readonly counters: Titled<Three> & { readonly rows: readonly Ruled[] }
  readonly turn: Titled<Three> & { readonly rows: readonly Ruled[] }
  readonly shockSteps: Titled<Three> & { readonly rows: readonly Ruled[] }
  readonly kinds: Titled<Four> & {
    readonly shock: { readonly must: string; readonly may: string; readonly never: string }
    readonly cataphract: string
  }
  readonly movement: Titled & { readonly rows: Record<Way, string> }
  readonly stacking: Titled<Four> & { readonly rows: readonly Four[] }
  readonly missiles: Omit<Titled, 'head'> & {
    readonly weapon: string
    range(hexes: number): string
    readonly low: string
    readonly on: Record<(typeof ARMED)[number], string>
    readonly once: string
  }
  readonly modifiers: Titled<Two> & { readonly rows: Record<keyof typeof MISSILE_MODIFIERS | 'wind' | 'wall', string> }
  readonly shock: Omit<Titled, 'head'> & { readonly die: string }
  readonly superiority: Omit<Titled, 'head'> & { readonly defender: string }
  readonly clash: Omit<Titled, 'head'> & {
    readonly aspects: Record<keyof typeof CLASH, string>
    readonly aspect: string
    readonly defender: string
  }
  readonly sizes: Titled<Three>
  readonly ground: Titled<Two> & { readonly rows: readonly Two[] }
  readonly cohesion: Titled<Three> & { readonly rows: readonly Ruled[] }
  readonly command: Titled<Four> & { readonly rows: readonly (readonly [string, string, string, SectionId])[] }
  readonly doom: Titled<Two> & { readonly rows: Three }
  readonly balance: Titled & {
    readonly discipline: Record<Discipline, string>
    readonly edges: Record<Retreat, string>
    towards(hex: string): string
  }
  readonly lines: Titled<Four>
  readonly feints: Titled<Three>
  readonly units: Titled
  readonly commanders: Titled & { readonly ranks: Record<Rank, string>; readonly elite: string }
}

export const tables = (t: TableTexts): readonly RulesTable[] => [
  { ...headOf('who', t.rights), rows: t.rights.rows },
  { ...headOf('counters', t.counters), rows: t.counters.rows },
  kinds(t),
  { ...headOf('turn', t.turn), rows: t.turn.rows },
  { ...headOf('shock-steps', t.shockSteps), rows: t.shockSteps.rows },
  { ...headOf('command', t.command), rows: t.command.rows },
  doom(t),
  movement(t),
  { ...headOf('stacking', t.stacking), rows: t.stacking.rows },
  missiles(t),
  modifiers(t),
  clash(t),
  superiority(t),
  sizes(t),
  { ...headOf('ground', t.ground), rows: t.ground.rows },
  shock(t),
  { ...headOf('cohesion', t.cohesion), rows: t.cohesion.rows },
  balance(t),
  lines(t),
  feints(t),
  commanders(t),
  units(t),
]

/** A chart as it is printed: lines of words. */
const printed = (chart: string): string[][] =>
  chart
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
const orNone = (t: TableTexts, cell: string): string => (cell === '-' || cell === '' ? t.none : cell)

function kinds(t: TableTexts): RulesTable {
  const { must, may, never } = t.kinds.shock
  const withMissiles = (type: Type): string =>
    [
      ...new Set(
        Object.values(CLASSES as Record<string, PrintedClass>).flatMap((one) =>
          one[2] === type && one[3] ? [one[3]] : [],
        ),
      ),
    ]
      .map((missile) => t.missileNames[missile])
      .join(', ')
  const row = (name: string, type: Type): string[] => [
    name,
    type === 'CH' ? never : HEAVY.includes(type) ? must : may,
    orNone(t, withMissiles(type)),
  ]
  return {
    ...headOf('types', t.kinds),
    rows: (Object.keys(t.types) as Type[]).map((type) => [
      type,
      ...row(type === 'HC' ? `${t.types.HC}; ${t.kinds.cataphract}` : t.types[type], type),
    ]),
  }
}

function movement(t: TableTexts): RulesTable {
  const [, ...rows] = printed(MOVEMENT_COSTS)
  return {
    ...headOf('movement', t.movement),
    rows: rows.map(([way, ...cells]) => [t.movement.rows[way as Way], ...cells]),
  }
}

const RANGES = 8

function missiles(t: TableTexts): RulesTable {
  const rows = printed(MISSILE_STRENGTH).map(([missile, on, ...cells]) => {
    const kind = missile as Missile
    const low =
      LOW_FROM[kind] > 9 ? t.none : kind === 'F' ? t.missiles.once : LOW_FROM[kind] === 9 ? '9' : `${LOW_FROM[kind]}-9`
    const name =
      kind === 'CH' || kind === 'F'
        ? t.missileNames[kind]
        : `${t.missileNames[kind]}, ${t.missiles.on[on as (typeof ARMED)[number]]}`
    return [name, ...Array.from({ length: RANGES }, (_, i) => cells[i] ?? t.none), low]
  })
  const { title, note, weapon, low, range } = t.missiles
  const head = [weapon, ...Array.from({ length: RANGES }, (_, i) => range(i + 1)), low]
  return { ...headOf('missiles', { title, head, ...(note ? { note } : {}) }), rows }
}

function modifiers(t: TableTexts): RulesTable {
  const { wind, wall } = BATTLES.dara.rules
  const all = { ...MISSILE_MODIFIERS, wind: wind?.modifier ?? 0, wall: wall?.modifier ?? 0 }
  const keys = Object.keys(all) as (keyof typeof all)[]
  return { ...headOf('modifiers', t.modifiers), rows: keys.map((key) => [t.modifiers.rows[key], signed(all[key])]) }
}

function shock({ shock: { title, note, die } }: TableTexts): RulesTable {
  const columns = Array.from({ length: SHOCK_COLUMNS.last }, (_, i) => String(i + SHOCK_COLUMNS.first))
  return {
    ...headOf('shock', { title, head: [die, ...columns], ...(note ? { note } : {}) }),
    rows: printed(SHOCK_RESULTS).map((cells, roll) => [String(roll), ...cells]),
  }
}

function superiority(t: TableTexts): RulesTable {
  const { title, note, defender } = t.superiority
  const [attackers, ...rows] = printed(SUPERIORITY)
  return {
    ...headOf('superiority', { title, head: [defender, ...attackers], ...(note ? { note } : {}) }),
    rows: rows.map(([arm, ...cells]) => [arm, ...cells.map((cell) => orNone(t, cell))]),
  }
}

function clash({ clash: { title, note, aspects, aspect, defender } }: TableTexts): RulesTable {
  const [attackers] = printed(CLASH.front)
  const rows = (Object.keys(CLASH) as (keyof typeof CLASH)[]).flatMap((side) =>
    printed(CLASH[side])
      .slice(1)
      .map((cells) => [aspects[side], ...cells]),
  )
  return { ...headOf('clash', { title, head: [aspect, defender, ...attackers], ...(note ? { note } : {}) }), rows }
}

/** Examples of sizes: those of the rulebook, and some more. */
const SIZES: readonly (readonly [number, number])[] = [
  [2, 5],
  [4, 5],
  [7, 12],
  [7, 7],
  [5, 4],
  [7, 5],
  [11, 5],
  [14, 5],
]

const sizes = (t: TableTexts): RulesTable => ({
  ...headOf('sizes', t.sizes),
  rows: SIZES.map(([attack, defence]) => [
    `${attack}-${defence}`,
    ...[true, false].map((moved) => {
      const shift = ratioShift(attack, defence, moved)
      return `${shift >= 0 ? `${shift + 1}-1` : `1-${1 - shift}`}, ${shift === 0 ? '0' : signed(shift)}`
    }),
  ]),
})

const doom = ({ doom: told }: TableTexts): RulesTable => ({
  ...headOf('doom', told),
  rows: [
    [`0-${DOOM.paralysisTo}`, told.rows[0]],
    [`${DOOM.paralysisTo + 1}-${DOOM.endFrom - 1}`, told.rows[1]],
    [String(DOOM.endFrom), told.rows[2]],
  ],
})

/** Where an army runs to: an edge of the sheet, by the sky. */
function edgeOf(scenario: ScenarioId, retreat: '+column' | '-column'): Retreat {
  const { plusColumn } = BATTLES[scenario].map.compass
  const edge = retreat === '+column' ? plusColumn : OPPOSITE[plusColumn]
  if (edge === 'N' || edge === 'E' || edge === 'S' || edge === 'W') return edge
  throw new Error(`${scenario} has no edge in the ${edge}`)
}
const OPPOSITE: Readonly<Record<Compass, Compass>> = {
  N: 'S',
  NE: 'SW',
  E: 'W',
  SE: 'NW',
  S: 'N',
  SW: 'NE',
  W: 'E',
  NW: 'SE',
}

function balance(t: TableTexts): RulesTable {
  const rows = SCENARIO_IDS.flatMap((scenario) =>
    BATTLES[scenario].sides.map(({ army, commander, secondCommander, discipline, level, retreat }) => [
      t.battles[scenario],
      t.armies(scenario)[army],
      [commander, ...(secondCommander ? [secondCommander] : [])].map((one) => t.leaders[one]).join(', '),
      t.balance.discipline[discipline],
      String(level),
      retreat === '+column' || retreat === '-column'
        ? t.balance.edges[edgeOf(scenario, retreat)]
        : t.balance.towards(retreat),
    ]),
  )
  return { ...headOf('armies', t.balance), rows }
}

const lines = (t: TableTexts): RulesTable => ({
  ...headOf('lines', t.lines),
  rows: SCENARIO_IDS.flatMap((scenario) =>
    BATTLES[scenario].sides.flatMap((side) =>
      side.lines.map(({ of }, i) => [t.battles[scenario], t.armies(scenario)[side.army], String(i + 1), lineOf(of, t)]),
    ),
  ),
})

const feints = (t: TableTexts): RulesTable => ({
  ...headOf('feints', t.feints),
  rows: SCENARIO_IDS.flatMap((scenario) =>
    Object.entries(BATTLES[scenario].rules.feintReaction ?? {}).map(([unitClass, value]) => [
      t.battles[scenario],
      t.classes[unitClass as ClassId],
      String(value),
    ]),
  ),
})

const commanders = (t: TableTexts): RulesTable => ({
  ...headOf('leaders', t.commanders),
  rows: (Object.entries(LEADERS) as [LeaderId, PrintedLeader][]).map(
    ([id, [army, rank, range, initiative, elite, lineCommands, strategy, charisma, combat]]) => [
      id === 'pharas-utus' ? `${t.leaders[id]} (${t.battles['utus-river']})` : t.leaders[id],
      t.armies(id === 'pharas-utus' || id === 'arnegisclus' ? 'utus-river' : 'dara')[army],
      t.commanders.ranks[rank],
      String(range),
      elite ? `${initiative} ${t.commanders.elite}` : String(initiative),
      rank === 'CC' ? 'C' : String(lineCommands),
      strategy === null ? t.none : String(strategy),
      String(charisma),
      String(combat),
    ],
  ),
})

const units = (t: TableTexts): RulesTable => ({
  ...headOf('units', t.units),
  rows: (Object.entries(CLASSES) as [ClassId, PrintedClass][]).map(
    ([id, [army, , type, missile, numbers, size, tq, ma, extras = {}]]) => [
      t.classes[id],
      numbers.replaceAll(',', ', '),
      t.armies('dara')[army],
      extras.cataphract ? `${type}/Cat` : type,
      missile ?? t.none,
      size === null ? t.none : String(size),
      [String(tq), ...Object.entries(extras.others ?? {}).map(([other, those]) => `${other} (${those})`)].join(', '),
      String(ma),
      extras.sword ? 'S' : extras.swords ? `S (${extras.swords})` : t.none,
    ],
  ),
})
