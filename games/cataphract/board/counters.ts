import { angleOfHexside, angleOfVertex, type CounterMark, type CounterSpec, type CounterState } from '@iacta/web/grid'
import type { Type } from '../data/names.ts'
import type { View } from '../rules/fog.ts'
import { FIELDS, placeOf } from './field.ts'
import { factsIn, leadersIn, type SeenLeader, type SeenUnit, unitsIn } from './reading.ts'
import { AXE, BOWMEN, EAGLE, JAVELIN, type Kind, SIGNS, STANDARD, SWORDS } from './signs.ts'

/** How much of what was printed on it is left of a unit's missiles. */
const QUIVERS = ['plenty', 'low', 'out'] as const

export const kindOf = ({ facts, marks }: SeenUnit): Kind =>
  marks.includes('foot') ? 'HI' : facts.cataphract ? 'Cat' : facts.type

/** Light foot is known by what it shoots with. */
function signOf(unit: SeenUnit) {
  const kind = kindOf(unit)
  if (kind !== 'LI') return SIGNS[kind]
  return unit.facts.missile === 'J' ? JAVELIN : unit.facts.missile === 'F' ? AXE : BOWMEN
}

const IN_LINE: ReadonlySet<Type> = new Set(['HC', 'LN', 'LC', 'HI', 'MI', 'LI'])

function marksOf({ facts, marks, quiver }: SeenUnit): CounterMark[] {
  const found: CounterMark[] = []
  if (marks.includes('must-check') || marks.includes('no-check'))
    found.push({ kind: marks.includes('must-check') ? 'shock' : 'shock-firm', sign: SWORDS })
  if (facts.missile && quiver > 0) found.push({ kind: `missiles-${QUIVERS[quiver]}`, text: quiver === 1 ? '½' : '0' })
  if (marks.includes('engaged')) found.push({ kind: 'engaged', text: '=' })
  else if (marks.includes('shielded')) found.push({ kind: 'shielded', sign: SIGNS.HI })
  else if (marks.includes('uncontrolled')) found.push({ kind: 'uncontrolled', text: '!' })
  return found
}

function statesOf({ marks }: SeenUnit, chosen: ReadonlySet<string>, targets: ReadonlySet<string>, id: string) {
  const states: CounterState[] = []
  if (chosen.has(id)) states.push('selected')
  else if (targets.has(id)) states.push('targeted')
  if (marks.includes('routed')) states.push('routed')
  else if (marks.includes('moved') || marks.includes('ordered')) states.push('moved')
  if (marks.includes('fired') || marks.includes('fired-once') || marks.includes('bolted')) states.push('fired')
  return states
}

export interface Touched {
  /** In the hand, or under way. */
  readonly chosen: ReadonlySet<string>
  readonly targets: ReadonlySet<string>
  /** May be taken up. */
  readonly able: ReadonlySet<string>
}

/** Everything on the map as counters: units, and the leaders with them on top. */
export function countersOf(view: View, touched: Touched): CounterSpec[] {
  return [
    ...unitsIn(view).map((unit) => unitCounter(view, unit, touched)),
    ...leadersIn(view).map((leader) => leaderCounter(view, leader, touched)),
  ]
}

const TRIMS = ['band', 'double'] as const

function unitCounter(view: View, unit: SeenUnit, { chosen, targets, able }: Touched): CounterSpec {
  const { id, facts, facing, marks, hits } = unit
  const { sides, rules } = factsIn(view)
  const { turn } = FIELDS.of(view.scenario)
  const inColumn = marks.includes('column')
  return {
    id,
    at: placeOf(view.scenario, unit.at),
    form: !IN_LINE.has(facts.type) ? 'round' : inColumn ? 'column' : 'line',
    facing: inColumn ? angleOfHexside(facing, turn) : angleOfVertex(facing, turn),
    side: sides[facts.side].army,
    trim: TRIMS[facts.side],
    sign: signOf(unit),
    figures: rules.noSizes ? [String(facts.tq)] : [String(facts.size), String(facts.tq)],
    hits,
    marks: marksOf(unit),
    states: statesOf(unit, chosen, targets, id),
    isAble: able.has(id),
  }
}

function leaderCounter(view: View, { id, facts, at, marks }: SeenLeader, { chosen, targets, able }: Touched) {
  const states: CounterState[] = []
  if (chosen.has(id)) states.push('selected')
  else if (targets.has(id)) states.push('targeted')
  if (marks.includes('finished')) states.push('moved')
  const spec: CounterSpec = {
    id,
    at: placeOf(view.scenario, at),
    form: 'round',
    facing: 0,
    side: `${factsIn(view).sides[facts.side].army} ca-leader`,
    trim: 'plain',
    sign: facts.rank === 'OC' ? EAGLE : STANDARD,
    figures: [`${facts.initiative}${facts.elite ? '*' : ''}`, String(facts.range)],
    marks: marks.includes('wounded') ? [{ kind: 'wounded', text: '−' }] : [],
    states,
    isAble: able.has(id),
  }
  return spec
}
