import { turned } from '@iacta/grids'
import { LIGHT_DROMON } from '../data/fleets.ts'
import { AHEAD_BETWEEN_TURNS, COST, RAM_MODIFIERS, RUN, SLOW_CRUISE, type Speed } from '../data/tables.ts'
import { GRID, type Hex, isLand, NONE, type Ship } from '../rules/printed.ts'
import { hasMaximum, pointsAt } from '../rules/ships.ts'
import type { State } from '../rules/state.ts'
import { bowOf, headingAt, type Spot } from './ways.ts'

/** Which hexes a ship could ram into from where it lies, on an empty sea: a quick look, by the coast alone. */

/** A blow that may be struck: into which hex, under which heading, and what speed and run add to the die. */
export interface Blow {
  readonly hex: Hex
  readonly heading: number
  readonly modifier: number
}

/** How a ship rows: with Maximum, at Cruise, or slowly. */
type Pace = 'swift' | 'cruising' | 'slow'

const paceOf = (s: State, ship: Ship): Pace =>
  hasMaximum(s, ship) ? 'swift' : pointsAt(s, ship, 'cruise') > SLOW_CRUISE ? 'cruising' : 'slow'

/** The coast never changes: what was found for a berth holds for all battles. */
const KNOWN: Readonly<Record<Pace, Map<Spot, readonly Blow[]>>> = {
  swift: new Map(),
  cruising: new Map(),
  slow: new Map(),
}

export function blowsFrom(s: State, ship: Ship, spot: Spot): readonly Blow[] {
  const pace = paceOf(s, ship)
  const known = KNOWN[pace].get(spot)
  if (known) return known
  const found = look(spot, pace)
  KNOWN[pace].set(spot, found)
  return found
}

function look(spot: Spot, pace: Pace): readonly Blow[] {
  const found = new Map<number, Blow>()
  const go = (bow: Hex, heading: number, left: number, speed: Speed, run: number, sinceTurn: number): void => {
    if (left < COST.ahead) return
    const next = GRID.neighbour(bow, turned(heading, 0))
    if (next !== NONE && !isLand(next)) {
      if (run > 0) {
        const modifier = (speed === 'maximum' ? RAM_MODIFIERS.maximum : 0) + (run >= RUN ? RAM_MODIFIERS.run : 0)
        const known = found.get(6 * next + heading)
        if (!known || known.modifier < modifier) found.set(6 * next + heading, { hex: next, heading, modifier })
      }
      go(next, heading, left - COST.ahead, speed, run + 1, sinceTurn + 1)
    }
    // After a Turn there must be points for a step and the blow.
    if (left < COST.turn + COST.ahead + COST.ram || sinceTurn < AHEAD_BETWEEN_TURNS[speed]) return
    for (const by of [-1, 1]) {
      const to = turned(heading, by)
      const round = GRID.neighbour(bow, to)
      if (round !== NONE && !isLand(round)) go(round, to, left - COST.turn, speed, 0, 0)
    }
  }
  const [bow, heading] = [bowOf(spot), headingAt(spot)]
  if (pace === 'swift') go(bow, heading, LIGHT_DROMON.maximum, 'maximum', 0, 9)
  go(bow, heading, pace === 'slow' ? SLOW_CRUISE : LIGHT_DROMON.cruise, 'cruise', 0, 9)
  return [...found.values()]
}
