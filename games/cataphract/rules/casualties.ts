import type { PlayContext } from '@iacta/kernel'
import { LEADER_ROUT_POINTS } from '../data/tables.ts'
import { roll } from './dice.ts'
import { tell } from './happenings.ts'
import { type Leader, NOWHERE } from './printed.ts'
import { combatOf, isMarked, leaderFacts, markLeader, type State } from './state.ts'

/** Leaders who fall or are hurt (8.19, 9.14, 12.11). */

/** Out of play, and counted by his printed initiative. */
export function lose(s: State, leader: Leader, play: PlayContext): void {
  const { side, initiative, id } = leaderFacts(s, leader)
  s.routPoints[side] += LEADER_ROUT_POINTS * initiative
  s.leaderAt[leader] = NOWHERE
  s.leaderMarks[leader] = 0
  markLeader(s, leader, 'fallen')
  markLeader(s, leader, 'finished')
  tell(play, 'leader-lost', { leader: id })
}

/** 9.14: hurt, or killed by a roll above his personal combat, or if he was hurt before. Answers whether he fell. */
export function casualty(s: State, leader: Leader, play: PlayContext): boolean {
  const die = roll(play)
  if (isMarked(s, leader, 'wounded') || die > combatOf(s, leader)) {
    lose(s, leader, play)
    return true
  }
  markLeader(s, leader, 'wounded')
  markLeader(s, leader, 'finished')
  tell(play, 'leader-wounded', { leader: leaderFacts(s, leader).id, roll: die })
  return false
}
