import type { Chance, Seat } from '@iacta/kernel'
import { MOST_BID, type ScenarioId } from '../data/table.ts'
import { type Action, actionsAt, hexAt } from '../rules/action.ts'
import { type Hex, type Leader, NO_UNIT, type SideIndex, type Unit } from '../rules/printed.ts'
import { sequence } from '../rules/sequence.ts'
import { factsOf, type State, sideOfSeat } from '../rules/state.ts'
import { Field } from './field.ts'
import { postOf } from './leaders.ts'

/** Bids and set-up. */

/**
 * Which side has the better of a battle between equals, and the rout points that would make it even, as measured; in three battles the
 * Byzantines win though their level is lowered by as much as may be bid.
 */
const FAVOURED: Readonly<Record<ScenarioId, { readonly side: SideIndex; readonly points: number }>> = {
  tricameron: { side: 0, points: MOST_BID },
  'utus-river': { side: 1, points: 20 },
  'catalaunian-fields': { side: 0, points: 15 },
  dara: { side: 0, points: 15 },
  callinicum: { side: 1, points: 10 },
  taginae: { side: 0, points: MOST_BID },
  casilinum: { side: 0, points: MOST_BID },
}

/** So much of its level the better side keeps, whatever it is worth. */
const KEPT = 10

/** A little below what the better side is worth, not always the same. */
export function planBid(s: State, chance: Chance): Action {
  const { side, points } = FAVOURED[factsOf(s).id]
  return actionsAt(s).bid(Math.max(0, Math.min(points - chance.pick(4), s.levels[side] - KEPT)))
}

export const planSide = (s: State): Action => actionsAt(s).side(FAVOURED[factsOf(s).id].side === 0 ? 'first' : 'second')

/** Those whose place is printed keep to it where they may choose; others stand in order, leaders where they reach most. */
export function planSetUp(s: State, seat: Seat): Action {
  const facts = factsOf(s)
  const { key, params } = sequence.prompt(s, seat)
  if (key === 'set-up-leader') return placeLeader(s, seat, facts.leader(String(params.leader)))
  const unit = facts.unit(String(params.unit))
  const printed = facts.unitAt.find((one) => one.unit === unit)
  if (printed) {
    const place = nearestPlace(s, seat, printed.hex, printed.facing)
    if (place) return place
  }
  return placeUnit(s, seat, unit)
}

/** One hex of its zone after the other. */
function placeUnit(s: State, seat: Seat, unit: Unit): Action {
  const make = actionsAt(s)
  const facts = factsOf(s)
  const zone = facts.zones.find(({ units }) => units.includes(unit))
  if (!zone || zone.upon.length > 0) return sequence.actions(s, seat)[1] ?? make.usual()
  const facing = zone.facing ?? forward(s, sideOfSeat(s, seat))
  const free = zone.hexes.filter((hex) => s.unitIn[hex] === NO_UNIT)
  const [first] = free
  if (first === undefined) return make.usual()
  const place = make.place(first, facing)
  return sequence.refusal(s, seat, place) === null ? place : (sequence.actions(s, seat)[1] ?? make.usual())
}

const forward = (s: State, side: SideIndex): number => {
  const to = factsOf(s).retreat[side]
  return 'toHex' in to || to.step === -1 ? 0 : 3
}

/** The legal hex nearest to where a unit would stand by the print. */
function nearestPlace(s: State, seat: Seat, wanted: Hex, facing: number): Action | null {
  const make = actionsAt(s)
  const { grid } = factsOf(s)
  for (let far = 0; far < FARTHEST; far++)
    for (const hex of grid.within(wanted, far)) {
      if (grid.distance(hex, wanted) !== far) continue
      const place = make.place(hex, facing)
      if (sequence.refusal(s, seat, place) === null) return place
    }
  return null
}
const FARTHEST = 8

/** Where he reaches most of those he may command, with one of them. */
function placeLeader(s: State, seat: Seat, leader: Leader): Action {
  const make = actionsAt(s)
  const field = new Field(s, seat)
  let best: Action | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const unit of field.friends) {
    const hex = s.at[unit]
    const worth = postOf(field, leader, hex)
    if (worth <= most) continue
    const place = make.place(hex, 0)
    if (sequence.refusal(s, seat, place) !== null) continue
    most = worth
    best = place
  }
  return best ?? sequence.actions(s, seat)[1] ?? make.usual()
}

/** An ambush lies towards the enemy, somewhere else each time. */
export function planHiding(s: State, seat: Seat, chance: Chance): Action {
  const { grid } = factsOf(s)
  const places = sequence.actions(s, seat).filter((action) => action.do === 'place')
  const column = (action: Action): number => (action.do === 'place' ? grid.column(hexAt(s, action)) : 0)
  const forwardOnes = places.sort((a, b) => column(b) - column(a)).slice(0, Math.ceil(places.length / 2))
  return forwardOnes[chance.pick(forwardOnes.length)] ?? actionsAt(s).usual()
}
