import { type AskingStep, enter, leave, only, type PlayContext } from '@iacta/kernel'
import { LEADER_ROUT_POINTS } from '../data/tables.ts'
import { type Action, actionsAt, hexAt, leaderIn } from './action.ts'
import { roll } from './dice.ts'
import { ask, tell } from './happenings.ts'
import { type Hex, type Leader, NOWHERE, SEAT_IDS } from './printed.ts'
import { barred } from './reasons.ts'
import {
  combatOf,
  type Frame,
  type FrameNamed,
  factsOf,
  isMarked,
  leaderFacts,
  markLeader,
  type State,
  seatOf,
  sideOfSeat,
  unitFacts,
  unitsOf,
} from './state.ts'

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
  const { rules } = factsOf(s)
  if (rules.successor?.of === id && heirs(s, leader).length > 0) enter<Frame>(s, { step: 'succession', leader })
}

/** CATA-10, 32: who comes in for a fallen commander at once, and the hexes of those he may command. */
const heirOf = (s: State): Leader => factsOf(s).leader(factsOf(s).rules.successor?.is ?? '')

function heirs(s: State, fallen: Leader): Hex[] {
  return unitsOf(s, leaderFacts(s, fallen).side)
    .filter((unit) => unitFacts(s, unit).nation === 'roman')
    .map((unit) => s.at[unit])
}

export const succession: AskingStep<State, FrameNamed<'succession'>, Action> = {
  clause: 'CA-CATA-10',
  asks: (s, { leader }) => (heirs(s, leader).length > 0 ? only(seatOf(s, leaderFacts(s, leader).side)) : 0),
  run: (s) => leave(s),
  actions: (s, { leader }) => heirs(s, leader).map((hex) => actionsAt(s).replace(leader, hex)),
  refusal(s, { leader }, _seat, action) {
    if (action.do !== 'replace' || leaderIn(s, action) !== leader) return undefined
    return barred(heirs(s, leader).includes(hexAt(s, action)) ? null : 'nobody-to-command-there')
  },
  play(s, { leader }, _seat, action, play) {
    leave(s)
    if (action.do !== 'replace') return
    const heir = heirOf(s)
    s.leaderAt[heir] = hexAt(s, action)
    markLeader(s, heir, 'finished')
    tell(play, 'replaced', { leader: leaderFacts(s, leader).id, by: leaderFacts(s, heir).id, at: action.at })
  },
  prompt: (s, { leader }, seat) => {
    const { side, id } = leaderFacts(s, leader)
    return sideOfSeat(s, seat) === side
      ? ask('succession', { leader: id })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}

/** 9.14: hurt, or killed by a roll above his personal combat, or if he was hurt before. Answers whether he fell. */
export function casualty(s: State, leader: Leader, play: PlayContext): boolean {
  // A second wound kills without another die.
  const die = isMarked(s, leader, 'wounded') ? null : roll(play)
  if (die === null || die > combatOf(s, leader)) {
    lose(s, leader, play)
    return true
  }
  markLeader(s, leader, 'wounded')
  markLeader(s, leader, 'finished')
  tell(play, 'leader-wounded', { leader: leaderFacts(s, leader).id, roll: die })
  return false
}
