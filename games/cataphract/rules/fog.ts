import {
  asObject,
  byScenario,
  type Chance,
  fogOf,
  type Imagining,
  inSteps,
  type Knowledge,
  ownSecret,
  type Seat,
} from '@iacta/kernel'
import { SCENARIO_IDS, type ScenarioId, SEAT_IDS } from '../data/table.ts'
import { FACTS } from './printed.ts'
import { layout, type State } from './state.ts'

/**
 * What each seat sees: everything, but the other's bid until both are made (84), and where his ambush lies until it is
 * found (DARA-11).
 */
const fog = byScenario(SCENARIO_IDS, (id) =>
  fogOf(layout.of(id), SEAT_IDS, {
    ambush: ownSecret((seat, world) => ambushIn(id, seat, world)),
    stack: inSteps({ bids: { bids: ownSecret(() => null) } }),
  }),
)

/** Anywhere in its zone where nobody stands, as long as the unit has not been seen. */
function ambushIn(id: ScenarioId, seat: Seat, { told, chance }: Imagining): string | null {
  const { rules, units, unit, zones, grid } = FACTS.of(id)
  if (!rules.ambush || told.turn === 0 || told.first === null) return null
  const hidden = rules.ambush.unit
  if ((units[unit(hidden)].side === told.first) !== (seat === 0)) return null
  const at = asObject(told.at, 'places')
  const marks = asObject(told.marks, 'marks')
  if (at[hidden] !== undefined || marks[hidden] !== undefined) return null
  const taken = new Set(Object.values(at))
  const free = (zones.find((zone) => zone.hidden)?.hexes ?? [])
    .map((hex) => grid.name(hex))
    .filter((hex) => !taken.has(hex))
  return free.length > 0 ? free[chance.pick(free.length)] : null
}

export type View = ReturnType<ReturnType<typeof fog.at>['view']>

export const view = (s: State, seat: Seat): View => fog.at(s.scenario).view(s, seat)
export const imagine = (known: Knowledge<View>, chance: Chance): State =>
  fog.of(known.view.scenario).imagine(known, chance)
