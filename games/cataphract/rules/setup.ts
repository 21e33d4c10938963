import { type AskingStep, become, leave, only, type PlayContext } from '@iacta/kernel'
import { type Action, actionsAt, hexAt } from './action.ts'
import { ask, tell } from './happenings.ts'
import {
  type Facts,
  type Hex,
  type Leader,
  NO_LEADER,
  NO_UNIT,
  SEAT_IDS,
  type SideIndex,
  type Unit,
  type Vertex,
} from './printed.ts'
import { type Bar, barred, REASONS } from './reasons.ts'
import { ANYWHERE, IN_ZONE, isFree, setUpCompany } from './set-up-printed.ts'
import {
  type Frame,
  type FrameNamed,
  factsOf,
  isImpassable,
  isNextToEnemy,
  leaderFacts,
  put,
  type State,
  seatOf,
  sideOfSeat,
  typeOf,
  unitFacts,
} from './state.ts'
import { formWedge } from './wedge-formation.ts'

/** Set-up: who is placed, one after the other (UTUS-01, CATA-01). */

/** Somebody who is placed as his player likes. */
interface Item {
  readonly side: SideIndex
  readonly unit: Unit
  readonly leader: Leader
  readonly zone: number
}

/** Those who are placed, the side that is named first before the other, units before leaders. */
function itemsOf(s: State): Item[] {
  const facts = factsOf(s)
  return ([0, 1] as const).flatMap((side) => [
    ...facts.zones.flatMap((zone, i) =>
      zone.side === side && !zone.hidden
        ? zone.units.map((unit) => ({ side, unit, leader: NO_LEADER, zone: isFree(s, side) ? -1 : i }))
        : [],
    ),
    ...(isFree(s, side)
      ? facts.unitAt.flatMap(({ unit }) =>
          facts.units[unit].side === side ? [{ side, unit, leader: NO_LEADER, zone: -1 }] : [],
        )
      : []),
    ...facts.leaderAt.flatMap(({ leader, place }) => {
      if (facts.leaders[leader].side !== side) return []
      const zone = place.startsWith(IN_ZONE) ? zoneNamed(facts, place.slice(IN_ZONE.length)) : -1
      if (zone >= 0 && facts.zones[zone].hidden) return []
      const isPlaced = place === ANYWHERE || zone >= 0 || isFree(s, side)
      return isPlaced ? [{ side, unit: NO_UNIT, leader, zone }] : []
    }),
  ])
}

const zoneNamed = (facts: Facts, id: string): number => facts.zones.findIndex((zone) => zone.id === id)

/** Which hexes are meant, battle by battle. */
const placedWrong = (s: State): Bar => {
  const { id } = factsOf(s)
  if (id === 'catalaunian-fields') return 'not-a-catalaunian-hex'
  return id === 'taginae' ? 'not-a-taginae-hex' : 'not-a-set-up-hex'
}

function placeBar(s: State, item: Item, hex: Hex, facing: number): Bar {
  const facts = factsOf(s)
  if (isImpassable(facts, hex)) return 'impassable'
  const { unit, side, zone } = item
  const isLeader = unit === NO_UNIT
  if (isLeader && facing !== 0) return placedWrong(s)
  if (zone < 0) {
    const from = facts.rules.freeSetUp?.fromColumn ?? 0
    if (isFree(s, side) && facts.grid.column(hex) < from) return placedWrong(s)
    if (isLeader) return isNextToEnemy(s, hex, side) || isEnemyIn(s, hex, side) ? placedWrong(s) : null
    return s.unitIn[hex] === NO_UNIT ? null : 'hex-is-taken'
  }
  const { hexes, upon, facing: fixed } = facts.zones[zone]
  if (!isLeader && fixed !== null && facing !== fixed) return placedWrong(s)
  if (upon.length > 0) {
    const holder = s.unitIn[hex]
    const isHeld = holder !== NO_UNIT && unitFacts(s, holder).side === side && upon.includes(typeOf(s, holder))
    if (!isHeld || facing !== 0) return placedWrong(s)
    return s.at.some((at, i) => at === hex && i !== holder) ? 'hex-is-taken' : null
  }
  if (!hexes.includes(hex)) return placedWrong(s)
  return isLeader || s.unitIn[hex] === NO_UNIT ? null : 'hex-is-taken'
}

const isEnemyIn = (s: State, hex: Hex, side: SideIndex): boolean =>
  s.unitIn[hex] !== NO_UNIT && unitFacts(s, s.unitIn[hex]).side !== side

const FACINGS: readonly Vertex[] = [0, 1, 2, 3, 4, 5]

/** Towards the enemy: away from where one would flee to. */
function forward(s: State, side: SideIndex): Vertex {
  const to = factsOf(s).retreat[side]
  return 'toHex' in to || to.step === -1 ? 0 : 3
}

function* placesFor(s: State, item: Item): Generator<{ readonly hex: Hex; readonly facing: Vertex }> {
  const { grid, zones } = factsOf(s)
  const hexes = item.zone < 0 || zones[item.zone].upon.length > 0 ? grid.all : zones[item.zone].hexes
  const usual = item.unit === NO_UNIT ? 0 : forward(s, item.side)
  for (const hex of hexes)
    for (const facing of [usual, ...FACINGS.filter((one) => one !== usual)])
      if (placeBar(s, item, hex, facing) === null) yield { hex, facing }
}

function place(s: State, item: Item, hex: Hex, facing: number, play: PlayContext): void {
  const at = factsOf(s).grid.name(hex)
  if (item.unit === NO_UNIT) {
    s.leaderAt[item.leader] = hex
    tell(play, 'leader-placed', { leader: leaderFacts(s, item.leader).id, at })
    return
  }
  put(s, item.unit, hex)
  s.facing[item.unit] = facing
  tell(play, 'placed', { unit: unitFacts(s, item.unit).id, at, facing })
}

export const setUp: AskingStep<State, FrameNamed<'setUp'>, Action> = {
  clause: (s) => REASONS[placedWrong(s) ?? 'not-a-set-up-hex'],
  asks(s, { at }) {
    const item = itemsOf(s)[at]
    return item ? only(seatOf(s, item.side)) : 0
  },
  run(s) {
    setUpCompany(s)
    formWedge(s)
    leave(s)
  },
  actions(s, { at }) {
    const make = actionsAt(s)
    return [make.usual(), ...[...placesFor(s, itemsOf(s)[at])].map(({ hex, facing }) => make.place(hex, facing))]
  },
  refusal(s, { at }, _seat, action) {
    if (action.do === 'usual') return null
    if (action.do !== 'place') return undefined
    return barred(placeBar(s, itemsOf(s)[at], hexAt(s, action), action.facing), { at: action.at })
  },
  play(s, frame, _seat, action, play) {
    const items = itemsOf(s)
    if (action.do === 'place') {
      place(s, items[frame.at], hexAt(s, action), action.facing, play)
      become<Frame>(s, { ...frame, at: frame.at + 1 })
      return
    }
    const { side } = items[frame.at]
    let at = frame.at
    for (; at < items.length && items[at].side === side; at++) {
      const first = placesFor(s, items[at]).next().value
      if (first) place(s, items[at], first.hex, first.facing, play)
    }
    tell(play, 'set-up-done', { side })
    become<Frame>(s, { ...frame, at })
  },
  prompt(s, { at }, seat) {
    const item = itemsOf(s)[at]
    if (sideOfSeat(s, seat) !== item.side) return ask('wait', { seat: SEAT_IDS[seatOf(s, item.side)] })
    return item.unit === NO_UNIT
      ? ask('set-up-leader', { leader: leaderFacts(s, item.leader).id })
      : ask('set-up', { unit: unitFacts(s, item.unit).id })
  },
}
