import { CREW, LEADERS } from '../data/fleets.ts'
import { GRID, type Hex, isLand } from '../data/sea.ts'
import type { View } from '../rules/fog.ts'
import type { Labels } from './labels.ts'
import { placeOf, type SeenShip, shipAt, shipIn } from './reading.ts'

/** Ships and hexes in words: for those who listen, for the magnifier and for the panel of what is held. */

export function shipInWords(ship: SeenShip, w: Labels): string[] {
  const { side, built, heading, marines, fatigue, oars, fire, isRammed, isPrize, marks, squadron, leaders, linked } =
    ship
  return [
    w.heads(w.heading(heading)),
    w.marines(marines),
    w.crew(CREW[side]),
    ...(fatigue > 0 ? [w.fatigue(fatigue)] : []),
    ...(oars === 'sound' ? [] : [w.oars[oars]]),
    ...(isRammed ? [w.rammed] : []),
    ...(fire > 0 ? [w.fire(fire)] : []),
    ...(isPrize ? [w.prize(w.seats[side])] : side === built ? [] : [w.taken(w.seats[side])]),
    ...(linked.length > 0 ? [w.grappled(linked.map(w.ship))] : []),
    ...leaders.map((leader) => w.aboard(w.leader(leader), LEADERS[leader].range)),
    ...(isPrize ? [] : [squadron ? w.squadron(w.leader(squadron)) : w.detached]),
    ...(marks.includes('activated') ? [w.activated] : []),
  ]
}

/** What a ship is called, and everything about it. */
export function namedInWords(view: View, id: string, w: Labels): { readonly name: string; readonly lines: string[] } {
  const ship = shipIn(view, id)
  return { name: w.ship(id), lines: ship ? shipInWords(ship, w) : [] }
}

export const hexInWords = (hex: string, w: Labels): string =>
  `${w.hex(hex)}, ${w.ground[isLand(placeOf(hex) as Hex) ? 'land' : 'sea']}`

/** A hex with whoever lies there. */
export function spotInWords(view: View, hex: string, counter: string | null, w: Labels): string {
  const id = counter ?? shipAt(view, hex)?.id
  if (!id) return hexInWords(hex, w)
  const { name, lines } = namedInWords(view, id, w)
  return `${w.hex(hex)}. ${name}: ${lines.join(', ')}`
}

/** Hexes of the sea within so many of a place. */
export const seaWithin = (place: number, far: number): readonly number[] =>
  GRID.within(place as Hex, far).filter((hex) => !isLand(hex))
