import { headOf, type RulesTable, type Titled } from '@iacta/kernel'
import { CREW, LEADER_IDS, LEADERS, type LeaderId, LIGHT_DROMON, type Rank } from '../data/fleets.ts'
import { SEAT_IDS, type SeatId } from '../data/table.ts'
import {
  ASPECTS,
  type Aspect,
  BOARDING,
  COST,
  FATIGUE_MODIFIER,
  GRAPPLE,
  MISSILES,
  POINTS,
  RAKE,
  RAM_MODIFIERS,
  RAM_NEEDS,
  SLOW_CRUISE,
} from '../data/tables.ts'
import { signed } from './common.ts'

/** The tables of the rules. What they count comes from the data; a language brings the words around it. */

type Two = readonly [string, string]
type Three = readonly [string, string, string]

export interface TableTexts {
  readonly none: string
  readonly yes: string
  readonly no: string
  readonly seats: Readonly<Record<SeatId, string>>
  readonly leaders: Readonly<Record<LeaderId, string>>
  readonly ranks: Readonly<Record<Rank, string>>
  readonly ships: Titled
  readonly command: Titled
  readonly turn: Titled<Three> & { readonly rows: readonly Three[] }
  readonly states: Titled<Three> & { readonly rows: readonly Three[] }
  readonly steps: Titled<Three> & { readonly rows: Readonly<Record<keyof typeof COST, Two>> }
  readonly fatigue: Titled<Two>
  readonly ram: Titled<Three> & { readonly rows: Readonly<Record<Aspect, Two>> }
  readonly ramModifiers: Titled<Two> & { readonly rows: Readonly<Record<keyof typeof RAM_MODIFIERS, string>> }
  readonly ramResults: Titled<Two> & { readonly rows: readonly Two[] }
  readonly rake: Titled<Two> & { readonly rows: readonly [string, string, string] }
  readonly missiles: Titled<Two> & { readonly rows: readonly [string, string, string, string, string] }
  readonly grapple: Titled<Two> & {
    readonly rows: Readonly<Record<'immobile' | 'ownMaximum' | 'targetMaximum' | 'onFire', string>>
  }
  readonly boarding: Titled
  readonly points: Titled<Two> & { readonly rows: Readonly<Record<keyof typeof POINTS, string>> }
  readonly rights: Titled<readonly [string, string, string, string, string, string]> & {
    readonly rows: readonly (readonly [string, boolean, boolean, boolean, boolean, boolean])[]
  }
}

const listed = <Key extends string>(keys: Readonly<Record<Key, unknown>>): Key[] => Object.keys(keys) as Key[]

export function tables(t: TableTexts): readonly RulesTable[] {
  const { rest, cruise, maximum, ram, hull, marines } = LIGHT_DROMON
  const mark = (may: boolean): string => (may ? t.yes : t.no)
  return [
    {
      ...headOf('ships', t.ships),
      rows: SEAT_IDS.map((side) => [
        t.seats[side],
        ...[rest, cruise, maximum, ram, hull, marines, CREW[side]].map(String),
      ]),
    },
    {
      ...headOf('command', t.command),
      rows: LEADER_IDS.map((id) => {
        const { side, rank, initiative, range } = LEADERS[id]
        return [
          t.leaders[id],
          t.seats[side],
          t.ranks[rank],
          initiative === null ? t.none : String(initiative),
          String(range),
        ]
      }),
    },
    { ...headOf('turn', t.turn), rows: t.turn.rows },
    { ...headOf('states', t.states), rows: t.states.rows },
    {
      ...headOf('rights', t.rights),
      rows: t.rights.rows.map(([what, ...may]) => [what, ...may.map(mark)]),
    },
    {
      ...headOf('steps', t.steps),
      rows: listed(COST).map((step) => [t.steps.rows[step][0], String(COST[step]), t.steps.rows[step][1]]),
    },
    {
      ...headOf('fatigue', t.fatigue),
      rows: FATIGUE_MODIFIER.map((modifier, level) => [
        String(level),
        modifier === 0 ? t.none : level === 3 ? `${signed(modifier)}, ${cruise} → ${SLOW_CRUISE}` : signed(modifier),
      ]),
    },
    {
      ...headOf('ram', t.ram),
      rows: [...ASPECTS].reverse().map((aspect) => [...t.ram.rows[aspect], String(RAM_NEEDS[aspect])]),
    },
    {
      ...headOf('ram-modifiers', t.ramModifiers),
      rows: listed(RAM_MODIFIERS).map((when) => [t.ramModifiers.rows[when], signed(RAM_MODIFIERS[when])]),
    },
    { ...headOf('ram-results', t.ramResults), rows: t.ramResults.rows },
    {
      ...headOf('rake', t.rake),
      rows: [
        [t.rake.rows[0], `${RAKE.needs}+`],
        [t.rake.rows[1], signed(RAKE.maximum)],
        [t.rake.rows[2], signed(RAKE.inPassing)],
      ],
    },
    {
      ...headOf('missiles', t.missiles),
      rows: [
        [t.missiles.rows[0], `${MISSILES.needs[1]}+`],
        [t.missiles.rows[1], `${MISSILES.needs[2]}+`],
        [t.missiles.rows[2], signed(MISSILES.immobile)],
        [t.missiles.rows[3], signed(MISSILES.maximum)],
        [t.missiles.rows[4], signed(MISSILES.few)],
      ],
    },
    {
      ...headOf('grapple', t.grapple),
      rows: listed(t.grapple.rows).map((when) => [t.grapple.rows[when], signed(GRAPPLE[when])]),
    },
    {
      ...headOf('boarding', t.boarding),
      rows: BOARDING.map((line, i) => [span(i), String(line.boarders), String(line.defender), mark(line.captured)]),
    },
    { ...headOf('points', t.points), rows: listed(POINTS).map((what) => [t.points.rows[what], String(POINTS[what])]) },
  ]
}

/** The sums of a line of the boarding table. */
function span(i: number): string {
  if (i === 0) return `≤ ${BOARDING[1].from - 1}`
  const next = BOARDING[i + 1]
  return next ? `${BOARDING[i].from}-${next.from - 1}` : `${BOARDING[i].from}+`
}
