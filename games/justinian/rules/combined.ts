import { become, enter, leave, type PlayContext } from '@iacta/kernel'
import { COMBINED_BONUS } from '../data/tables.ts'
import { make, type Offer } from './action.ts'
import { decision } from './deciding.ts'
import { headOf, watchEuropa } from './forces.ts'
import { type Army, armyNamed, BARBARIAN, ENTRIES, HOST_IDS, isBox, NO_ARMY, POWER_OF, placeNamed } from './printed.ts'
import { offerRecruits, recruitInBox } from './recruiting.ts'
import { begin, canAct, embarkOffers, setOff } from './setting-out.ts'
import { type Frame, type FrameNamed, type State, spOf } from './state.ts'
import { ask, tell } from './telling.ts'

/** Combined Operations (6.4): whoever of the two is in his box recruits first (6.43). */

export function beginJoint(s: State, major: Army, minor: Army, play: PlayContext): void {
  s.chooseLeft = 0
  s.double = 'may'
  tell(play, 'joint', { leader: HOST_IDS[major], minor: HOST_IDS[minor] })
  s.allegiance[POWER_OF[minor]] = 'barbarian'
  recruitInBox(s, minor, play)
  recruitInBox(s, major, play)
  const minorDone = spOf(s, minor) === 0
  enter<Frame>(s, { step: 'joint', major, minor, majorDone: false, minorDone, placed: false })
  offerRecruits(s, POWER_OF[major])
}

const isCombined = (s: State, { major, minor }: FrameNamed<'joint'>): boolean => headOf(s, minor) === major

export const joint = decision<'joint'>({
  clause: 'JU-6.44c',
  seat: () => BARBARIAN,
  isSettled: (s, frame) =>
    (frame.majorDone || !canAct(s, frame.major)) &&
    (frame.minorDone || frame.placed || isCombined(s, frame) || !canAct(s, frame.minor)),
  offers(s, frame) {
    const { major, minor, majorDone, minorDone, placed } = frame
    const found: Offer[] = []
    if (!majorDone && canAct(s, major)) {
      found.push(make.march(major))
      embarkOffers(s, POWER_OF[major], [major], found)
    }
    if (!minorDone && !placed && !isCombined(s, frame) && canAct(s, minor)) {
      found.push(make.march(minor))
      if (!majorDone && isBox(s.place[minor])) for (const at of ENTRIES[POWER_OF[minor]]) found.push(make.meet(at))
    }
    found.push(make.idle())
    return found
  },
  play(s, frame, action, play) {
    const { major, minor, minorDone } = frame
    if (action.do === 'meet') {
      // 6.44: at no cost, and without being intercepted.
      s.place[minor] = placeNamed(action.at)
      tell(play, 'went', { army: HOST_IDS[minor], from: HOST_IDS[minor], to: action.at, mp: 0 })
      become(s, { ...frame, placed: true })
      watchEuropa(s, play)
    } else if (action.do === 'march' && armyNamed(action.army) === major) {
      become(s, { ...frame, majorDone: true })
      setOff(s, major, BARBARIAN, minorDone ? NO_ARMY : minor, COMBINED_BONUS)
    } else if (action.do === 'march') {
      become(s, { ...frame, minorDone: true })
      setOff(s, minor, BARBARIAN, NO_ARMY, COMBINED_BONUS)
    } else if (action.do === 'embark') {
      become(s, { ...frame, majorDone: true })
      begin(s, POWER_OF[major], BARBARIAN, action, play)
    } else leave(s)
  },
  prompt: (_, { major, minor }) => ask('joint', { major: HOST_IDS[major], minor: HOST_IDS[minor] }),
  run: leave,
})
