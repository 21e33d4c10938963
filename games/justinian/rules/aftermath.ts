import { become, enter, leave, type PassingStep, type PlayContext, type Seat } from '@iacta/kernel'
import { POWER_IDS } from '../data/powers.ts'
import { PROVINCE_IDS } from '../data/provinces.ts'
import { CAPACITY, LOOTING_DISORGANISED, SEA_AREAS } from '../data/tables.ts'
import { make, type Offer, span } from './action.ts'
import { decision } from './deciding.ts'
import { captureTreasures, carries } from './entry.ts'
import {
  controlOf,
  enemyFleetsIn,
  fleetsAt,
  hasLandSp,
  homeOf,
  isHead,
  moveStack,
  putDown,
  roll,
  setStatus,
  sideHolds,
  sideOf,
  stackOf,
  stackSp,
  sweep,
  takeFleets,
  watchEuropa,
} from './forces.ts'
import { enterLosses, groupsOf } from './losses.ts'
import {
  type Army,
  BARBARIAN,
  COASTS,
  ENTRIES,
  HOST_IDS,
  isBox,
  isCoastal,
  isMinor,
  isProvince,
  isRoman,
  LAZICA,
  MAJORS,
  NEIGHBOURS,
  NOWHERE,
  PLACE_IDS,
  type Place,
  POWER_OF,
  placeNamed,
  portOf,
  ROME,
  SEA_NEIGHBOURS,
  SEAS_OF,
  type Sea,
} from './printed.ts'
import { DISORGANISED, detachedIn, type Frame, type FrameNamed, NO_SEA, type State } from './state.ts'
import { ask, tell } from './telling.ts'

/** After a battle (8.2): retreats, which may be intercepted (8.14), disorganisation, looting. */

// Retreats

/** 8.21: a province its side holds, or where friends stand; Lazica takes in nobody but those with an army there (3.41). */
export const isRefuge = (s: State, to: Place, side: Seat): boolean =>
  hasLandSp(s, to, side) || (sideHolds(s, to, side) && !(to === LAZICA && side === BARBARIAN))

function retreatsOf(s: State, army: Army): Place[] {
  const from = s.place[army]
  if (!isProvince(from)) return []
  const power = POWER_OF[army]
  const places = NEIGHBOURS[from].filter((to) => isRefuge(s, to, sideOf(s, army)))
  const home = homeOf(s, army)
  return home !== NOWHERE && ENTRIES[power].includes(from) ? [...places, home] : places
}

/** A port a beaten fleet may enter (8.33), or an army that flees with its fleet (8.21). */
export const isHaven = (s: State, at: Place, side: Seat): boolean =>
  isRefuge(s, at, side) && enemyFleetsIn(s, portOf(at), side).length === 0

/** Whether a fleet could still come to a haven from a sea, with so many more areas to enter. */
export function leadsToHaven(s: State, sea: Sea, more: number, side: Seat, not: Place): boolean {
  if (COASTS[sea].some((at) => at !== not && isHaven(s, at, side))) return true
  return more > 0 && SEA_NEIGHBOURS[sea].some((to) => leadsToHaven(s, to, more - 1, side, not))
}

/** Fleets that could take a defeated army away: at least so many, at most so many. */
function shipsFor(s: State, army: Army): readonly [number, number] | null {
  const at = s.place[army]
  const power = POWER_OF[army]
  if (!isProvince(at) || !isCoastal(at)) return null
  const ships = fleetsAt(s, power, portOf(at))
  const needed = Math.max(1, Math.ceil(stackSp(s, army) / CAPACITY))
  if (ships < needed || !SEAS_OF[at].some((sea) => leadsToHaven(s, sea, SEA_AREAS, sideOf(s, army), at))) return null
  return [needed, ships]
}

export const retreats: PassingStep<State, FrameNamed<'retreats'>> = {
  run(s, frame, play) {
    const { at, armies, place } = frame
    if (at < armies.length) {
      const army = armies[at]
      const here = s.place[army] === place && isHead(s, army) && stackSp(s, army) > 0
      const stuck = here && retreatsOf(s, army).length === 0 && shipsFor(s, army) === null
      become(s, {
        ...frame,
        at: at + 1,
        unable: stuck ? [...frame.unable, ...groupsOf(s, stackOf(s, army))] : frame.unable,
      })
      if (!here || stuck) return
      // 96: who is beaten back in an activation of the Byzantine's has taken part in it.
      if (s.romanActs) for (const one of stackOf(s, army)) if (isRoman(one)) s.tookPart[one] = true
      enter<Frame>(s, { step: 'retreat', army, drawn: frame.drawn })
      return
    }
    const slot = at - armies.length
    if (frame.detached && slot < MAJORS.length) {
      const stuck = s.detached[slot][place] > 0 && detachedWays(s, place).length === 0
      become(s, { ...frame, at: at + 1, unable: stuck ? [...frame.unable, detachedIn(slot, place)] : frame.unable })
      if (s.detached[slot][place] > 0 && !stuck)
        enter<Frame>(s, { step: 'retreatDetached', power: MAJORS[slot], place })
      return
    }
    leave(s)
    captureHere(s, place, play)
    if (frame.unable.length === 0) return
    const die = roll(play)
    tell(play, 'no-retreat', { at: PLACE_IDS[place], roll: die })
    enterLosses(s, frame.side, die, frame.unable)
  },
}
const captureHere = (s: State, place: Place, play: PlayContext): void => {
  if (isProvince(place)) captureTreasures(s, place, play)
}

export const retreat = decision<'retreat'>({
  clause: 'JU-8.21d',
  seat: (s, { army }) => sideOf(s, army),
  offers(s, { army, drawn }) {
    const found: Offer[] = []
    for (const to of retreatsOf(s, army)) {
      found.push(make.retreat(to))
      if (drawn && carries(s, army)) found.push(make.retreatWithout(to))
    }
    const ships = shipsFor(s, army)
    if (ships) found.push({ do: 'flee', sp: span(...ships) })
    return found
  },
  why: (s, { army }, action) =>
    (action.do === 'retreat' || action.do === 'retreatWithout') && !retreatsOf(s, army).includes(placeNamed(action.to))
      ? 'no-refuge-there'
      : null,
  play(s, { army }, action, play) {
    leave(s)
    if (action.do === 'flee') {
      flee(s, army, action.sp)
      return
    }
    if (action.do === 'retreatWithout') putDown(s, army)
    if (action.do !== 'retreat' && action.do !== 'retreatWithout') return
    const from = s.place[army]
    const to = placeNamed(action.to)
    moveStack(s, army, to)
    tell(play, 'retreated', { army: HOST_IDS[army], from: PLACE_IDS[from], to: action.to })
    if (isProvince(to)) enter<Frame>(s, { step: 'entry', army, at: 0, canBeIntercepted: false })
  },
  prompt: (_, { army }) => ask('retreat', { army: HOST_IDS[army] }),
})

function flee(s: State, army: Army, sp: number): void {
  const at = portOf(s.place[army])
  const power = POWER_OF[army]
  const unpaid = power === ROME && s.unpaidFleet[at]
  takeFleets(s, power, at, sp)
  enter<Frame>(s, {
    step: 'voyage',
    power,
    seat: sideOf(s, army),
    sp,
    unpaid,
    army,
    at,
    from: NO_SEA,
    counted: 0,
    ending: false,
    retreating: true,
    target: NOWHERE,
    barred: s.place[army],
  })
}

const detachedWays = (s: State, place: Place): Place[] =>
  NEIGHBOURS[place].filter((to) => to !== LAZICA && isRefuge(s, to, BARBARIAN))

export const retreatDetached = decision<'retreatDetached'>({
  clause: 'JU-8.21d',
  seat: () => BARBARIAN,
  offers: (s, { place }) => detachedWays(s, place).map((to) => make.retreat(to)),
  play(s, { power, place }, action, play) {
    leave(s)
    if (action.do !== 'retreat') return
    const slot = MAJORS.indexOf(power)
    const to = placeNamed(action.to)
    s.detached[slot][to] += s.detached[slot][place]
    s.detached[slot][place] = 0
    tell(play, 'retreated', { army: POWER_IDS[power], from: PROVINCE_IDS[place], to: action.to })
  },
  prompt: (_, { power }) => ask('retreat', { army: POWER_IDS[power] }),
})

// What the winner rolls for, or both after a draw

export const aftermath: PassingStep<State, FrameNamed<'aftermath'>> = {
  run(s, frame, play) {
    const army = frame.armies[frame.at]
    if (army === undefined) {
      leave(s)
      sweep(s, play)
      watchEuropa(s, play)
      return
    }
    become(s, { ...frame, at: frame.at + 1 })
    if (!isHead(s, army) || stackSp(s, army) === 0 || s.place[army] === NOWHERE) return
    // 8.25: a winner sheds his markers before he rolls.
    if (!frame.drawn) setStatus(s, army, 0)
    check(s, army, play)
    if (!frame.drawn) loot(s, army, play)
  },
}

/** 8.21, 8.23, 87. */
function check(s: State, army: Army, play: PlayContext): void {
  const die = roll(play)
  const control = controlOf(s, army)
  const fails = die > control
  tell(play, 'checked', { army: HOST_IDS[army], roll: die, control, disorganised: fails })
  if (!fails) return
  const again = (s.status[army] & DISORGANISED) !== 0
  // 105: minor powers carry no marker in their box.
  if (!(isBox(s.place[army]) && isMinor(POWER_OF[army]))) setStatus(s, army, s.status[army] | DISORGANISED)
  if (again) enterLosses(s, sideOf(s, army), 1, groupsOf(s, stackOf(s, army)))
}

/** 8.27, 91: each Not Paid army of those that won. */
function loot(s: State, head: Army, play: PlayContext): void {
  for (const army of stackOf(s, head)) {
    if (!isRoman(army) || !s.unpaid[army]) continue
    const die = roll(play)
    const sum = die + (s.status[army] & DISORGANISED ? LOOTING_DISORGANISED : 0)
    const lost = Math.max(0, sum - controlOf(s, head))
    tell(play, 'looted', { army: HOST_IDS[army], roll: die, lost })
    s.unpaid[army] = false
    enterLosses(s, sideOf(s, army), lost, groupsOf(s, [army]))
  }
}
