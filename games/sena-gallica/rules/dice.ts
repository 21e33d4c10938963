import type { PlayContext } from '@iacta/kernel'
import { CREW_CHECK } from '../data/tables.ts'

/** 1.2: a die shows 0 to 9, and 0 is the least. */
export const roll = (play: PlayContext): number => play.chance.pick(10)

export interface Check {
  readonly roll: number
  /** The most that passes, by the number alone. */
  readonly atMost: number
  readonly passes: boolean
}

/** 1.3: at most 4 and the Crew; a natural 0 always passes and a natural 9 never does. */
export function crewCheck(play: PlayContext, crew: number, bonus = 0): Check {
  const die = roll(play)
  const atMost = CREW_CHECK.base + crew + bonus
  const passes = die === CREW_CHECK.alwaysPasses || (die !== CREW_CHECK.alwaysFails && die <= atMost)
  return { roll: die, atMost, passes }
}
