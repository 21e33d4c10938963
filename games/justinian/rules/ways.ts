import { become, enter, type PlayContext } from '@iacta/kernel'
import { ENTER } from '../data/tables.ts'
import { enterBattle } from './battle.ts'
import { captureTreasures } from './entry.ts'
import { hasLandSp, homeOf, moveStack, sideOf, watchEuropa } from './forces.ts'
import {
  type Army,
  BOX_LINKS,
  BOX_OF,
  BYZANTINE,
  ENTRIES,
  HOST_IDS,
  isBox,
  isMinor,
  isProvince,
  isRoman,
  isStrait,
  minorArmy,
  NEIGHBOURS,
  NOWHERE,
  PLACE_IDS,
  type Place,
  POWER_OF,
  POWER_OF_BOX,
} from './printed.ts'
import type { Bar } from './reasons.ts'
import { recruitInBox } from './recruiting.ts'
import { DEFEATED, DISORGANISED, type Frame, type FrameNamed, type State, spOf } from './state.ts'
import { tell } from './telling.ts'

/** Where an army that marches may go, and what it costs (7.12, 7.13, 7.19). */

export type March = FrameNamed<'march'>

// Going (7.12, 7.13, 7.19)

/** What any province costs it from where it is, but for a strait. */
function costOfLeaving(s: State, army: Army): number {
  const from = s.place[army]
  let cost: number = ENTER.base
  if (s.status[army] & DISORGANISED) cost += ENTER.disorganised
  if (s.status[army] & DEFEATED) cost += ENTER.defeated
  if (isProvince(from) && hasLandSp(s, from, 1 - sideOf(s, army))) cost += ENTER.fromEnemies
  return cost
}
const costOfStrait = (from: Place, to: Place): number =>
  isProvince(from) && isProvince(to) && isStrait(from, to) ? ENTER.strait : 0
export const costOf = (s: State, army: Army, to: Place): number =>
  costOfLeaving(s, army) + costOfStrait(s.place[army], to)

/** Where it may go with what it has left. */
export function placesInReach(s: State, march: March): Place[] {
  const { army, mp } = march
  const from = s.place[army]
  const left = mp - costOfLeaving(s, army)
  return placesNextTo(s, army).filter(
    (to) => costOfStrait(from, to) <= left && (!isBox(to) || mayEnterBox(s, army, to) === null),
  )
}

/** Places next to an army: over borders and straits, its own box, and the boxes beside it (2.1, 7.19). */
export function placesNextTo(s: State, army: Army): Place[] {
  const from = s.place[army]
  const power = POWER_OF[army]
  if (isBox(from)) return isMinor(power) ? [...ENTRIES[power], ...BOX_LINKS[power]] : [...ENTRIES[power]]
  const home = homeOf(s, army)
  return home !== NOWHERE && ENTRIES[power].includes(from) ? [...NEIGHBOURS[from], home] : [...NEIGHBOURS[from]]
}

function mayEnterBox(s: State, army: Army, to: Place): Bar {
  const from = s.place[army]
  if (isRoman(army)) return 'no-boxes'
  const power = POWER_OF[army]
  if (to === BOX_OF[power]) {
    if (!isProvince(from) || !ENTRIES[power].includes(from)) return 'not-its-box'
    return homeOf(s, army) === to ? null : 'box-not-of-all'
  }
  if (from !== BOX_OF[power] || !BOX_LINKS[power].includes(to) || !isMinor(power)) return 'box-only-from-box'
  // 106: it would have to attack there.
  if (s.status[army] & DEFEATED) return 'box-needs-attack'
  const target = POWER_OF_BOX(to)
  const ours = sideOf(s, army) === BYZANTINE ? 'byzantine' : 'barbarian'
  return s.place[minorArmy(target)] === to && s.allegiance[target] !== ours ? null : 'box-empty'
}

export function mayGo(s: State, { army, mp, landed }: March, to: Place): Bar {
  if (landed) return 'landed-only-attacks'
  if (isBox(to)) {
    const bar = mayEnterBox(s, army, to)
    if (bar) return bar
  } else if (!placesNextTo(s, army).includes(to)) return 'not-adjacent'
  return costOf(s, army, to) > mp ? 'too-few-mp' : null
}

export function go(s: State, frame: March, to: Place, play: PlayContext): void {
  const { army } = frame
  const from = s.place[army]
  const cost = costOf(s, army, to)
  if (isBox(to) && to !== BOX_OF[POWER_OF[army]]) {
    attackBox(s, frame, to, play)
    return
  }
  become(s, {
    ...frame,
    mp: frame.mp - cost,
    left: isProvince(from) ? from : NOWHERE,
    crossed: isProvince(from) && isProvince(to) && isStrait(from, to),
    moved: true,
    joining: false,
    tookUp: false,
    setDown: false,
  })
  moveStack(s, army, to)
  tell(play, 'went', { army: HOST_IDS[army], from: PLACE_IDS[from], to: PLACE_IDS[to], mp: frame.mp - cost })
  if (isProvince(to)) enter<Frame>(s, { step: 'entry', army, at: 0, canBeIntercepted: true })
  if (isProvince(from)) captureTreasures(s, from, play)
  watchEuropa(s, play)
}

/** 7.19, 57: into the box of another power, which fights for the other player. */
function attackBox(s: State, frame: March, to: Place, play: PlayContext): void {
  const target = POWER_OF_BOX(to)
  const defender = minorArmy(target)
  become(s, { ...frame, mp: 0, moved: true, over: true })
  s.allegiance[target] = sideOf(s, frame.army) === BYZANTINE ? 'barbarian' : 'byzantine'
  if (spOf(s, defender) === 0) recruitInBox(s, defender, play)
  tell(play, 'went', { army: HOST_IDS[frame.army], from: PLACE_IDS[s.place[frame.army]], to: PLACE_IDS[to], mp: 0 })
  // 119
  if (spOf(s, defender) > 0) enterBattle(s, { kind: 'box', place: to, attackers: [frame.army], defenders: [defender] })
}
