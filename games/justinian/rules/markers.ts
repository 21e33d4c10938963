import { enter, leave, type PassingStep, type PlayContext } from '@iacta/kernel'
import { POWER_IDS } from '../data/powers.ts'
import { ACTIVATIONS, COMBINED_FROM_TURN, EVENT_FROM } from '../data/tables.ts'
import { make, type Offer } from './action.ts'
import { beginJoint } from './combined.ts'
import { decision } from './deciding.ts'
import { resolveEvent } from './events.ts'
import { roll } from './forces.ts'
import {
  type Army,
  armyNamed,
  BARBARIAN,
  HOST_IDS,
  isMajor,
  isMinor,
  MAJOR_LEADERS_ALL,
  MAJORS,
  MINORS,
  minorArmy,
  NO_ARMY,
  NOWHERE,
  POWER_OF,
  POWER_ROLLED,
  type Power,
  powerNamed,
  SASSANIDS,
} from './printed.ts'
import type { Bar } from './reasons.ts'
import { offerRecruits } from './recruiting.ts'
import { canAct } from './setting-out.ts'
import type { Frame, FrameNamed, State } from './state.ts'
import { ask, tell } from './telling.ts'

/** The Barbarian's markers (6.2): a power chosen, or one that dice name. */

function mayChoose(s: State, power: Power): Bar {
  if (s.chooseLeft === 0) return 'marker-used'
  if (!isMajor(power)) return 'only-great-powers'
  if (s.out[power]) return 'power-out'
  return power === SASSANIDS && s.returning !== NO_ARMY ? 'persians-away' : null
}
function mayJoin(s: State, leader: Army, minor: Army): Bar {
  if (s.turn < COMBINED_FROM_TURN) return 'joint-from-turn-2'
  if (s.chooseLeft < ACTIVATIONS.choose) return 'joint-uses-both'
  if (s.randomLeft < ACTIVATIONS.random) return 'joint-first'
  return MAJOR_LEADERS_ALL.includes(leader) && s.place[leader] !== NOWHERE && isMinor(POWER_OF[minor])
    ? null
    : 'joint-of-two'
}
const MINOR_NAMES: readonly string[] = MINORS.map((power) => HOST_IDS[minorArmy(power)])

export const marker = decision<'marker'>({
  clause: 'JU-6.21a',
  seat: () => BARBARIAN,
  isSettled: (s) => s.randomLeft === 0 && MAJORS.every((power) => mayChoose(s, power) !== null),
  offers(s) {
    const found: Offer[] = MAJORS.filter((power) => mayChoose(s, power) === null).map((power) => make.choose(power))
    if (s.randomLeft > 0) found.push(make.random())
    for (const leader of MAJOR_LEADERS_ALL)
      if (mayJoin(s, leader, minorArmy(MINORS[0])) === null)
        found.push({ do: 'joint', leader: HOST_IDS[leader], minor: { any: MINOR_NAMES } })
    return found
  },
  why(s, _, action) {
    if (action.do === 'choose') return mayChoose(s, powerNamed(action.power))
    if (action.do === 'joint') return mayJoin(s, armyNamed(action.leader), armyNamed(action.minor))
    return action.do === 'random' ? 'marker-used' : null
  },
  play(s, _, action, play) {
    leave(s)
    if (action.do === 'choose') {
      s.chooseLeft--
      tell(play, 'chosen', { power: action.power })
      enterMajor(s, powerNamed(action.power), true)
    } else if (action.do === 'random') rollForPower(s, play)
    else if (action.do === 'joint') beginJoint(s, armyNamed(action.leader), armyNamed(action.minor), play)
  },
  prompt: (s) => ask('marker', { choose: s.chooseLeft, random: s.randomLeft }),
  /** Nobody is left to be chosen: the markers are lost. */
  run(s) {
    s.chooseLeft = 0
    leave(s)
  },
})

/** 6.22: the same two dice tell whether there is an event, and who acts after it. */
function rollForPower(s: State, play: PlayContext): void {
  s.randomLeft--
  const [tens, units] = [roll(play), roll(play)]
  const power = POWER_ROLLED[tens * 10 + units]
  const event = tens + units >= EVENT_FROM
  tell(play, 'rolled', { dice: [tens, units], power: POWER_IDS[power], event })
  enter<Frame>(s, { step: 'called', power })
  if (event) resolveEvent(s, play)
}

const cannotBeCalled = (s: State, power: Power): boolean =>
  s.out[power] || (power === SASSANIDS && s.returning !== NO_ARMY)

export const called: PassingStep<State, FrameNamed<'called'>> = {
  run(s, frame, play) {
    let { power } = frame
    // 6.22, 8.26: another one for who is no more; it brings no event (62, 118).
    while (cannotBeCalled(s, power)) {
      const [tens, units] = [roll(play), roll(play)]
      power = POWER_ROLLED[tens * 10 + units]
      tell(play, 'rolled', { dice: [tens, units], power: POWER_IDS[power], event: false })
    }
    leave(s)
    if (isMajor(power)) enterMajor(s, power, false)
    else enterMinor(s, power, play)
  },
}

function enterMajor(s: State, power: Power, byChoice: boolean): void {
  enter<Frame>(s, { step: 'acting', power, seat: BARBARIAN })
  if (byChoice) offerRecruits(s, power)
}

/** 6.31: a minor power that has not yet said whose ally it is does so first. */
function enterMinor(s: State, power: Power, play: PlayContext): void {
  const lost = (why: string): void => tell(play, 'activation-lost', { why })
  switch (s.allegiance[power]) {
    case 'none':
      enter<Frame>(s, { step: 'bribe', power })
      return
    case 'neutral':
      lost('neutral')
      return
    case 'barbarian':
      if (canAct(s, minorArmy(power))) enter<Frame>(s, { step: 'acting', power, seat: BARBARIAN })
      else lost('no-troops')
      return
    case 'byzantine':
      if (canAct(s, minorArmy(power))) enter<Frame>(s, { step: 'ally', power, isNew: false })
      else lost('no-troops')
  }
}
