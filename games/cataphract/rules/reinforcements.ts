import type { PlayContext } from '@iacta/kernel'
import { roll } from './dice.ts'
import { tell } from './happenings.ts'
import type { Unit } from './printed.ts'
import { clearPhase, type Frame, factsOf, type State } from './state.ts'

/** The column of reinforcements at Tricameron (TRIC-08 to TRIC-12). */

export const isReinforcement = (s: State, unit: Unit): boolean => factsOf(s).reinforcements.includes(unit)

/** TRIC-12: not under anybody's orders before all are here. */
export const isArriving = (s: State, unit: Unit): boolean => s.arrival === 'coming' && isReinforcement(s, unit)

/** TRIC-08: at the start of each turn until they come. Then the column moves before anybody else. */
export function reinforce(s: State, play: PlayContext): Frame | null {
  const { rules } = factsOf(s)
  if (!rules.reinforcements) return null
  if (s.arrival === 'awaited') {
    const die = roll(play)
    const arrive = die === rules.reinforcements.on
    tell(play, 'reinforcements-roll', { roll: die, arrive })
    if (arrive) s.arrival = 'coming'
  }
  if (s.arrival !== 'coming') return null
  clearPhase(s)
  return { step: 'arrival', entered: 0, moved: [] }
}

/** TRIC-11: one of them worsted in an enemy's shock keeps those behind off the map. */
export function noteWorsted(s: State, unit: Unit, play: PlayContext): void {
  if (!isArriving(s, unit)) return
  s.arrival = 'cut'
  tell(play, 'reinforcements-cut', {})
}
