import { become, enter, leave, type PassingStep, type PlayContext } from '@iacta/kernel'
import { PROVINCE_IDS } from '../data/provinces.ts'
import { CAPACITY, TZAZON } from '../data/tables.ts'
import { make, type Offer, span } from './action.ts'
import { decision } from './deciding.ts'
import { captureAbandoned } from './entry.ts'
import { fleetsAt, hasLandSp, isRomanHeld, powerSp, putDown, removeLeader } from './forces.ts'
import { groupSp, takeFromGroup } from './losses.ts'
import {
  ARMIES_OF,
  type Army,
  armyNamed,
  BARBARIAN,
  BYZANTINE,
  HOST_IDS,
  LAND,
  LAZICA,
  leaderFacts,
  MAJOR_LEADERS_ALL,
  MAJOR_SLOT,
  NO_ARMY,
  type Place,
  POWER_OF,
  placeNamed,
  portOf,
  SARDINIA,
  STATIONS,
  VANDALS,
} from './printed.ts'
import { detachedIn, type Frame, type FrameNamed, GROUP_IDS, groupParts, isOnMap, ownSp, type State } from './state.ts'
import { ask, tell } from './telling.ts'

/** New leaders at the start of the Activation phase (4.22, 37). */

export const arrivingIn = (s: State, turn: number): Army[] =>
  MAJOR_LEADERS_ALL.filter(
    (army) => turn > 1 && leaderFacts(army).arrives === turn && !s.dead[army] && !s.out[POWER_OF[army]],
  )

export const arrivals: PassingStep<State, FrameNamed<'arrivals'>> = {
  run(s, { queue }, play) {
    if (queue.length === 0) {
      leave(s)
      captureAbandoned(s, play)
      return
    }
    become<Frame>(s, { step: 'arrivals', queue: queue.slice(1) })
    if (!s.out[POWER_OF[queue[0]]]) enter<Frame>(s, { step: 'arrival', leader: queue[0] })
  },
}

const replacedBy = (leader: Army): Army => {
  const { replaces } = leaderFacts(leader)
  return replaces === null ? NO_ARMY : armyNamed(replaces)
}
/** SP of the leader's power that are not yet led by anybody but the one he replaces. */
function placesFor(s: State, leader: Army): Place[] {
  const power = POWER_OF[leader]
  if (isForSardinia(s, leader)) return [SARDINIA]
  return LAND.filter(
    (at) =>
      s.detached[MAJOR_SLOT[power]][at] > 0 || ARMIES_OF[power].some((army) => s.place[army] === at && s.own[army] > 0),
  )
}
/** 4.22, 37: Tzazon comes to Sardinia, unless the Byzantine is there. */
const isForSardinia = (s: State, leader: Army): boolean =>
  HOST_IDS[leader] === 'tzazon' && !hasLandSp(s, SARDINIA, BYZANTINE) && !isRomanHeld(s, SARDINIA)

export const arrival = decision<'arrival'>({
  clause: 'JU-4.22h',
  seat: () => BARBARIAN,
  isSettled: (s, { leader }) => isForSardinia(s, leader) || placesFor(s, leader).length === 0,
  offers: (s, { leader }) => placesFor(s, leader).map((at) => make.lead(leader, at)),
  play(s, { leader }, action, play) {
    if (action.do === 'lead') come(s, leader, placeNamed(action.at), play)
  },
  prompt: (_, { leader }) => ask('arrival', { leader: HOST_IDS[leader] }),
  run(s, { leader }, play) {
    if (isForSardinia(s, leader)) come(s, leader, SARDINIA, play)
    else leave(s)
  },
})

function come(s: State, leader: Army, at: Place, play: PlayContext): void {
  const power = POWER_OF[leader]
  const slot = MAJOR_SLOT[power]
  leave(s)
  s.place[leader] = at
  tell(play, 'leader-arrives', { leader: HOST_IDS[leader], at: PROVINCE_IDS[at] })
  const old = replacedBy(leader)
  if (old !== NO_ARMY && !s.dead[old]) succeed(s, leader, old)
  if (isForSardinia(s, leader)) {
    // Those who are on the island already are his.
    s.own[leader] += s.detached[slot][at]
    s.detached[slot][at] = 0
    enter<Frame>(s, { step: 'reserves', leader, left: mostMoved(s), moved: 0 })
  } else enter<Frame>(s, { step: 'reserves', leader, left: MOST, moved: 0 })
}
/** More than any power has. */
const MOST = 999

/** 37: in his place, with army, status and treasure; elsewhere the old leader's SP become detached. */
function succeed(s: State, leader: Army, old: Army): void {
  const at = s.place[old]
  if (at === s.place[leader]) {
    s.own[leader] = s.own[old]
    s.allied[leader] = s.allied[old]
    s.status[leader] = s.status[old]
    for (let i = 0; i < 2; i++) if (s.carrier[i] === old) s.carrier[i] = leader
  } else if (isOnMap(s, old)) {
    // 3.41: nobody is detached in Lazica, so those who are left there are lost.
    if (at !== LAZICA) s.detached[MAJOR_SLOT[POWER_OF[old]]][at] += s.own[old]
    putDown(s, old)
  }
  removeLeader(s, old)
}

// Tzazon (4.22), and a second leader who shares an army

const vandalFleets = (s: State): number => STATIONS.reduce((sum, at) => sum + fleetsAt(s, VANDALS, at), 0)
const isSardinian = (s: State, leader: Army): boolean => HOST_IDS[leader] === 'tzazon' && s.place[leader] === SARDINIA
/** How many SP may be moved to Sardinia: what the fleets carry, but 5 in any case. */
const mostMoved = (s: State): number =>
  Math.max(vandalFleets(s) * CAPACITY, Math.max(0, TZAZON.least - s.own[armyNamed('tzazon')]))
/** 4.22: five of all the Vandals for Tzazon; somebody for whoever else comes, if there is anybody. */
const leastOf = (s: State, leader: Army): number =>
  isSardinian(s, leader) ? Math.min(TZAZON.least, powerSp(s, VANDALS)) : 1

/** Whether a group is where the leader comes to: it need not be moved, and wants no ships. */
const isThere = (s: State, leader: Army, group: number): boolean => {
  const { army, province } = groupParts(group)
  return (army === NO_ARMY ? province : s.place[army]) === s.place[leader]
}
function sources(s: State, { leader, left }: FrameNamed<'reserves'>): number[] {
  const power = POWER_OF[leader]
  const own = ARMIES_OF[power].filter((army) => army !== leader && isOnMap(s, army))
  const isHere = (at: Place): boolean => isSardinian(s, leader) || at === s.place[leader]
  return [
    ...own.filter((army) => isHere(s.place[army])).map(ownSp),
    ...LAND.filter(isHere).map((at) => detachedIn(MAJOR_SLOT[power], at)),
  ].filter((group) => groupSp(s, group) > 0 && (left > 0 || isThere(s, leader, group)))
}

export const reserves = decision<'reserves'>({
  clause: 'JU-4.22c',
  seat: () => BARBARIAN,
  isSettled: (s, frame) => sources(s, frame).length === 0,
  offers(s, frame) {
    const { leader, left } = frame
    const found: Offer[] = sources(s, frame).map((group) => ({
      do: 'send',
      from: GROUP_IDS[group],
      sp: span(1, isThere(s, leader, group) ? groupSp(s, group) : Math.min(left, groupSp(s, group))),
    }))
    if (s.own[leader] >= leastOf(s, leader)) found.push(make.done())
    return found
  },
  play(s, frame, action, play) {
    if (action.do === 'send') {
      const group = GROUP_IDS.indexOf(action.from)
      takeFromGroup(s, group, action.sp)
      s.own[frame.leader] += action.sp
      tell(play, 'taken-over', { leader: HOST_IDS[frame.leader], from: action.from, sp: action.sp })
      const moved = isThere(s, frame.leader, group) ? 0 : action.sp
      become(s, { ...frame, left: frame.left - moved, moved: frame.moved + moved })
    } else finish(s, frame)
  },
  why: (s, { leader }, action) =>
    action.do === 'done' && s.own[leader] < leastOf(s, leader)
      ? isSardinian(s, leader)
        ? 'tzazon-least'
        : 'leader-takes-one'
      : null,
  prompt: (_, { leader }) => ask('reserves', { leader: HOST_IDS[leader] }),
  run: finish,
})

/** 4.22: fleets come to Sardinia for those who were moved. */
function finish(s: State, { leader, moved }: FrameNamed<'reserves'>): void {
  leave(s)
  if (!isSardinian(s, leader)) return
  const left = Math.ceil(moved / CAPACITY) - fleetsAt(s, VANDALS, portOf(SARDINIA))
  if (left > 0) enter<Frame>(s, { step: 'convoy', power: VANDALS, left })
}
