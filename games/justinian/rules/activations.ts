import { become, enter, leave, type PassingStep } from '@iacta/kernel'
import { PROVINCE_IDS } from '../data/provinces.ts'
import { ACTIVATIONS } from '../data/tables.ts'
import { captureAbandoned } from './entry.ts'
import { hasArmy, noteHolders, setAside, watchEuropa } from './forces.ts'
import { BARBARIAN, BYZANTINE, HOST_IDS, isInArea, MAGISTRI_ALL, NOWHERE, ROMAN } from './printed.ts'
import { type Frame, type FrameNamed, isOnMap, type State, spOf } from './state.ts'
import { tell } from './telling.ts'

/** The Activation phase (6.1, 6.12): both sides in turn, and what is looked at after each activation. */

export const activations: PassingStep<State, FrameNamed<'activations'>> = {
  run(s, { next }, play) {
    if (s.romanDone >= ACTIVATIONS.byzantine) {
      leave(s)
      return
    }
    s.romanActs = false
    // 6.45: the second of two in a row.
    const again = s.double === 'now' && next === BARBARIAN
    if (again) s.double = 'no'
    if (next === BARBARIAN && !again) {
      become<Frame>(s, { step: 'activations', next: BYZANTINE })
      if (s.chooseLeft + s.randomLeft === 0) return
      noteHolders(s)
      enter<Frame>(s, { step: 'closing' })
      enter<Frame>(s, { step: 'marker' })
      return
    }
    become<Frame>(s, { step: 'activations', next: BARBARIAN })
    s.romanDone++
    // 9.7, 68: a lost one counts.
    if (s.disputes > 0) {
      s.disputes--
      tell(play, 'activation-lost', { why: 'disputes' })
      return
    }
    noteHolders(s)
    s.romanActs = true
    s.fortBuilt = false
    s.tookPart.fill(false)
    enter<Frame>(s, { step: 'closing' })
    enter<Frame>(s, { step: s.nika ? 'nika' : 'opportunity' })
  },
}

/** 7.14: armies outside their area are gone; 34: a lone Magister does not stay with the enemy. */
export const closing: PassingStep<State, FrameNamed<'closing'>> = {
  run(s, _, play) {
    leave(s)
    if (s.romanActs)
      for (const army of ROMAN)
        if (s.tookPart[army] && isOnMap(s, army) && !isInArea(army, s.place[army])) {
          tell(play, 'out-of-area', { army: HOST_IDS[army], at: PROVINCE_IDS[s.place[army]], sp: spOf(s, army) })
          setAside(s, army)
        }
    s.romanActs = false
    watchEuropa(s, play)
    captureAbandoned(s, play)
    for (const magister of MAGISTRI_ALL)
      if (s.alone[magister] !== NOWHERE && hasArmy(s, s.alone[magister], BARBARIAN))
        enter<Frame>(s, { step: 'shelter', magister })
  },
}
