import { type AskingStep, enter, leave, only, type PassingStep } from '@iacta/kernel'
import { CHAMPIONS } from '../data/leaders.ts'
import { type Action, actionsAt, leaderIn } from './action.ts'
import { beginPhase } from './activation.ts'
import { inactiveBar } from './command.ts'
import { roll } from './dice.ts'
import { ask, tell } from './happenings.ts'
import { type Leader, otherSide, SEAT_IDS, type SideIndex } from './printed.ts'
import { type Bar, barred } from './reasons.ts'
import {
  charismaOf,
  type Frame,
  type FrameNamed,
  factsOf,
  isInPlay,
  isMarked,
  leaderFacts,
  leadersOf,
  type State,
  seatOf,
  sideOfSeat,
} from './state.ts'

/** The challenge of champions before the first turn, and what its winner has of it (11.8). */

/** 11.83: hits of whoever has less: more of them where the other has twice or three times as much. */
export const roundHits = (less: number, more: number): number =>
  less === more ? 0 : less * 3 <= more ? 3 : less * 2 <= more ? 2 : 1

/** Andreas and the Persians at Dara (DARA-07), Anzalas and Coccas at Taginae (TAGI-06). */
export const challenge: PassingStep<State, FrameNamed<'challenge'>> = {
  run(s, _frame, play) {
    leave(s)
    const { rules, leaders, leader } = factsOf(s)
    if (!rules.champions) return
    const fighters = rules.champions.map((id) => ({ id, combat: CHAMPIONS[id][1], endurance: CHAMPIONS[id][2] }))
    const hits = [0, 0]
    // 11.82, 11.84: round after round, a die for each, until one has more hits than he can endure.
    while (hits.every((sum, side) => sum <= fighters[side].endurance)) {
      const totals = fighters.map(({ combat }) => roll(play) + combat)
      const loser = totals[0] < totals[1] ? 0 : 1
      hits[loser] += roundHits(Math.min(...totals), Math.max(...totals))
      tell(play, 'round', { first: totals[0], second: totals[1], hits: [...hits] })
    }
    const winner: SideIndex = hits[0] > fighters[0].endurance ? 1 : 0
    s.champion = winner
    tell(play, 'champion', { champion: fighters[winner].id })
    const { championsUndoneBy } = rules
    if (championsUndoneBy && leaders[leader(championsUndoneBy)].side !== winner) enter<Frame>(s, { step: 'defiance' })
  },
}

/** Taginae: the loser may roll his commander's charisma to undo it, and is worse off if he fails. */
export const defiance: AskingStep<State, FrameNamed<'defiance'>, Action> = {
  clause: 'CA-TAGI-07',
  asks: (s) => only(seatOf(s, otherSide(s.champion ?? 0))),
  actions: (s) => [actionsAt(s).roll(), actionsAt(s).decline()],
  play(s, _frame, _seat, action, play) {
    leave(s)
    const { rules, leader } = factsOf(s)
    if (action.do !== 'roll' || !rules.championsUndoneBy) return
    const die = roll(play)
    const needs = charismaOf(s, leader(rules.championsUndoneBy))
    if (die <= needs) s.champion = null
    else s.dismayed = true
    tell(play, 'defied', { roll: die, needs, succeeds: die <= needs })
  },
  prompt: (s, _frame, seat) => {
    const side = otherSide(s.champion ?? 0)
    return sideOfSeat(s, seat) === side ? ask('defiance', {}) : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}

/** 11.85, 30: any leader of the winner, within the limits of the first turn (DARA-25) unless the battle lifts them (TAGI-08). */
function bonusBar(s: State, side: SideIndex, leader: Leader): Bar {
  if (leaderFacts(s, leader).side !== side) return 'not-your-leader'
  if (!isInPlay(s, leader)) return 'not-in-play'
  const isLifted = factsOf(s).rules.firstTurn?.winnerToo && !isMarked(s, leader, 'finished')
  return isLifted ? null : inactiveBar(s, leader)
}

export const bonus: AskingStep<State, FrameNamed<'bonus'>, Action> = {
  clause: 'CA-11.85a',
  asks: (s, { side }) => only(seatOf(s, side)),
  actions: (s, { side }) => [
    actionsAt(s).decline(),
    ...leadersOf(s, side)
      .filter((leader) => bonusBar(s, side, leader) === null)
      .map((leader) => actionsAt(s).activate(leader)),
  ],
  refusal(s, { side }, _seat, action) {
    if (action.do === 'decline') return null
    return action.do === 'activate'
      ? barred(bonusBar(s, side, leaderIn(s, action)), { leader: action.leader })
      : undefined
  },
  play(s, _frame, _seat, action, play) {
    leave(s)
    if (action.do === 'activate') beginPhase(s, leaderIn(s, action), 'champion', play)
  },
  prompt: (s, { side }, seat) =>
    sideOfSeat(s, seat) === side ? ask('bonus', {}) : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] }),
}
