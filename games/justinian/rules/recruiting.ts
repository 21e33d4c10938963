import { become, enter, leave, type PlayContext } from '@iacta/kernel'
import { POWER_IDS } from '../data/powers.ts'
import { PROVINCE_IDS } from '../data/provinces.ts'
import { SP_PER_FLEET } from '../data/tables.ts'
import { make, type Offer, span } from './action.ts'
import { decision } from './deciding.ts'
import { addFleets, allHolders, powerRoom, roll } from './forces.ts'
import {
  ARMIES_OF,
  type Army,
  armyNamed,
  BARBARIAN,
  BOX_OF,
  HAS_CITY,
  HOST_IDS,
  isCoastal,
  LAND,
  LAZICA,
  MAJOR_SLOT,
  type Place,
  POWER_OF,
  type Power,
  placeNamed,
  portOf,
  powerFacts,
  SASSANIDS,
  VANDALS,
} from './printed.ts'
import type { Frame, State } from './state.ts'
import { ask, tell } from './telling.ts'

/** Recruits of barbarian powers (6.23, 6.24). */

function troopsOf(power: Power, play: PlayContext): number {
  const { troops } = powerFacts(power)
  if (!troops) return 0
  const dice = Array.from({ length: troops.dice }, () => roll(play))
  const sp = troops.base + dice.reduce((sum, die) => sum + die, 0)
  tell(play, 'recruited', { power: POWER_IDS[power], dice, sp })
  return sp
}

/** 6.23, 6.26: a leader in his box, once a turn; 4.35: what is over the limit is lost. */
export function recruitInBox(s: State, army: Army, play: PlayContext): void {
  const power = POWER_OF[army]
  if (s.place[army] !== BOX_OF[power] || s.raised[army]) return
  s.raised[army] = true
  s.own[army] += Math.min(troopsOf(power, play), powerRoom(s, power))
}

/** 6.24: Ostrogoths and Vandals, the first time they are chosen in a turn. */
export function offerRecruits(s: State, power: Power): void {
  if (power !== SASSANIDS && !s.chosen[power]) enter<Frame>(s, { step: 'recruiting', power })
  s.chosen[power] = true
}

export const recruiting = decision<'recruiting'>({
  clause: 'JU-6.24a',
  seat: () => BARBARIAN,
  offers: () => [make.recruit(), make.idle()],
  play(s, { power }, action, play) {
    leave(s)
    if (action.do !== 'recruit') return
    if (power === VANDALS) s.vandalsRecruited = true
    enter<Frame>(s, { step: 'recruits', power, left: troopsOf(power, play) })
  },
  prompt: (_, { power }) => ask('recruiting', { power: POWER_IDS[power] }),
})

const heldBy = (s: State, power: Power, isSuch: (at: Place) => boolean): Place[] => {
  const holders = allHolders(s)
  return LAND.filter((at) => holders[at] === power && isSuch(at))
}
const recruitPlaces = (s: State, power: Power): Place[] =>
  powerRoom(s, power) === 0 ? [] : heldBy(s, power, (at) => HAS_CITY[at])
const fleetPlaces = (s: State, power: Power, left: number): Place[] =>
  left < SP_PER_FLEET ? [] : heldBy(s, power, isCoastal)

/** Placed in cities, with a leader or without; three for a fleet on any coast (6.24). */
export const recruits = decision<'recruits'>({
  clause: 'JU-6.24b',
  seat: () => BARBARIAN,
  isSettled: (s, { power, left }) =>
    left === 0 || (recruitPlaces(s, power).length === 0 && fleetPlaces(s, power, left).length === 0),
  offers(s, { power, left }) {
    const found: Offer[] = []
    const cities = recruitPlaces(s, power)
    const most = Math.min(left, powerRoom(s, power))
    // 3.41: nobody is detached in Lazica.
    const open = cities.filter((at) => at !== LAZICA)
    if (open.length > 0)
      found.push({ do: 'station', at: { any: open.map((at) => PROVINCE_IDS[at]) }, sp: span(1, most) })
    for (const army of ARMIES_OF[power])
      if (cities.includes(s.place[army])) found.push({ do: 'reinforce', army: HOST_IDS[army], sp: span(1, most) })
    const coasts = fleetPlaces(s, power, left)
    if (coasts.length > 0)
      found.push({
        do: 'moor',
        at: { any: coasts.map((at) => PROVINCE_IDS[at]) },
        sp: span(1, Math.floor(left / SP_PER_FLEET)),
      })
    // 6.24: nobody has to exchange what finds no room.
    if (cities.length === 0) found.push(make.done())
    return found
  },
  play(s, frame, action, play) {
    const { power, left } = frame
    const name = POWER_IDS[power]
    if (action.do === 'station') {
      s.detached[MAJOR_SLOT[power]][placeNamed(action.at)] += action.sp
      tell(play, 'stationed', { power: name, at: action.at, sp: action.sp })
      become(s, { ...frame, left: left - action.sp })
    } else if (action.do === 'reinforce') {
      s.own[armyNamed(action.army)] += action.sp
      tell(play, 'reinforced', { army: action.army, sp: action.sp })
      become(s, { ...frame, left: left - action.sp })
    } else if (action.do === 'moor') {
      addFleets(s, power, portOf(placeNamed(action.at)), action.sp)
      tell(play, 'moored', { power: name, at: action.at, sp: action.sp })
      become(s, { ...frame, left: left - action.sp * SP_PER_FLEET })
    } else leave(s)
  },
  prompt: (_, { power, left }) => ask('recruits', { power: POWER_IDS[power], left }),
  run: leave,
})
