import { MAGISTER_IDS } from '../data/commanders.ts'
import { POWER_IDS } from '../data/powers.ts'
import { PROVINCE_IDS } from '../data/provinces.ts'
import { ARMY_LIMIT, BYZANTINE_LIMIT, FORTS_TO_BUILD } from '../data/tables.ts'
import { powerSp, romanSp } from './forces.ts'
import {
  ARMIES_ALL,
  BOX_OF,
  HAS_CITY,
  HAS_PRINTED_FORT,
  HOST_IDS,
  isBox,
  isMinor,
  isRoman,
  LAND,
  LAZICA,
  MAGISTRI_ALL,
  MAJORS,
  NO_ARMY,
  NO_MAGISTER,
  NOWHERE,
  POWER_OF,
  powerFacts,
  ROMAN,
} from './printed.ts'
import { isOnMap, NO_POWER, type State, spOf } from './state.ts'

/** What could never be. */
export function faults(s: State): string[] {
  const found: string[] = []
  if (s.gold < 0) found.push('the treasury is below zero')
  if (romanSp(s) > BYZANTINE_LIMIT) found.push(`the Byzantine has ${romanSp(s)} SP`)
  for (const power of MAJORS) {
    const { limit } = powerFacts(power)
    if (limit !== null && powerSp(s, power) > limit) found.push(`${POWER_IDS[power]} has ${powerSp(s, power)} SP`)
  }
  for (const army of ARMIES_ALL) {
    const id = HOST_IDS[army]
    if (s.own[army] < 0 || s.allied[army] < 0) found.push(`${id} has less than nothing`)
    if (s.place[army] === NOWHERE && spOf(s, army) > 0) found.push(`${id} is nowhere with SP`)
    if (s.dead[army] && s.place[army] !== NOWHERE) found.push(`${id} is out of the game and on the map`)
    if (isBox(s.place[army]) && s.place[army] !== BOX_OF[POWER_OF[army]]) found.push(`${id} is in a box of others`)
    const head = s.under[army]
    if (head === NO_ARMY) continue
    if (s.under[head] !== NO_ARMY || s.place[head] !== s.place[army]) found.push(`${id} is not with ${HOST_IDS[head]}`)
    if (isRoman(army) !== isRoman(head)) found.push(`${id} cannot be under ${HOST_IDS[head]}`)
    if (s.status[army] !== s.status[head]) found.push(`${id} and ${HOST_IDS[head]} differ in status`)
  }
  for (const army of ROMAN) {
    if (spOf(s, army) > ARMY_LIMIT) found.push(`${HOST_IDS[army]} has ${spOf(s, army)} SP`)
    if (s.place[army] === NOWHERE && s.magister[army] !== NO_MAGISTER)
      found.push(`${HOST_IDS[army]} is led and nowhere`)
  }
  for (const magister of MAGISTRI_ALL) {
    const posts = s.magister.filter((one) => one === magister).length + (s.alone[magister] === NOWHERE ? 0 : 1)
    if (posts > 1 || (posts > 0 && s.fallen[magister])) found.push(`${MAGISTER_IDS[magister]} is in two places`)
  }
  for (const province of LAND) {
    const id = PROVINCE_IDS[province]
    if (s.frontier[province] < 0) found.push(`${id} has less than no frontier SP`)
    if (s.unpaidFrontier[province] && s.frontier[province] === 0) found.push(`nobody is unpaid in ${id}`)
    if (s.fort[province] && (HAS_CITY[province] || HAS_PRINTED_FORT[province])) found.push(`${id} needs no fort`)
  }
  for (const detached of s.detached) {
    if (detached.some((sp) => sp < 0)) found.push('there are fewer than no detached SP')
    if (detached[LAZICA] > 0) found.push('there are detached SP in Lazica')
  }
  if (s.frontier[LAZICA] > 0) found.push('there are frontier SP in Lazica')
  if (s.control[LAZICA] !== NO_POWER) found.push('there is a marker in Lazica')
  for (const fleets of s.fleets) if (fleets.some((sp) => sp < 0)) found.push('there are fewer than no ships')
  if (s.fort.filter(Boolean).length > FORTS_TO_BUILD) found.push('there are too many forts')
  s.carrier.forEach((army, slot) => {
    if (army !== NO_ARMY && s.treasure[slot] !== s.place[army])
      found.push(`${HOST_IDS[army]} carries what is elsewhere`)
  })
  for (const army of ARMIES_ALL)
    if (isOnMap(s, army) && isMinor(POWER_OF[army]) && spOf(s, army) === 0 && s.stack.length > 0 && !isBusy(s))
      found.push(`${HOST_IDS[army]} is on the map without SP`)
  return found
}
/** In the middle of a battle or of losses somebody may have nothing left for a moment. */
const isBusy = (s: State): boolean =>
  s.stack.some(({ step }) => step === 'battle' || step === 'losses' || step === 'retreats' || step === 'aftermath')
