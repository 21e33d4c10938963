import { type AskingStep, become, enter, leave, only, type PassingStep, type PlayContext } from '@iacta/kernel'
import { DOOM, MOST_PHASES } from '../data/tables.ts'
import { type Action, actionsAt } from './action.ts'
import { entitlement, finish } from './activation.ts'
import { beginBolts } from './artillery.ts'
import { endPhase } from './column.ts'
import { isHeld } from './command.ts'
import { roll } from './dice.ts'
import { disengage } from './engagement.ts'
import { ask, tell } from './happenings.ts'
import { type Leader, SEAT_IDS } from './printed.ts'
import {
  clearPhase,
  type Frame,
  type FrameNamed,
  factsOf,
  initiativeOf,
  isInPlay,
  isMarked,
  leaderFacts,
  leaderInEnemyZone,
  markLeader,
  type State,
  seatOf,
  sideOfSeat,
} from './state.ts'
import { wedgeShock } from './wedge.ts'

/** An Orders Phase from its orders to its shock, and another one by momentum (5.2, 5.3). */

const nameOf = (s: State, leader: Leader): string => leaderFacts(s, leader).id

/** 5.31, 5.14, 5.34, 5.52: whether a leader who has just completed an Orders Phase may try for another. */
export function mayTryMomentum(s: State, { leader, kind, freed }: FrameNamed<'phase'>): boolean {
  return (
    kind !== 'elite' &&
    !freed &&
    isInPlay(s, leader) &&
    !isMarked(s, leader, 'finished') &&
    !isMarked(s, leader, 'skipped') &&
    leaderFacts(s, leader).rank !== 'CC' &&
    s.phases[leader] < MOST_PHASES &&
    !leaderInEnemyZone(s, leader)
  )
}

/** Where a phase is over, whatever it was for. */
export const PHASE_OVER = 3

/** Movement and missiles, then shock (8.0) when all orders are given (5.27), then perhaps momentum (5.28). */
export const phase: PassingStep<State, FrameNamed<'phase'>> = {
  run(s, frame) {
    const { leader, kind, lines } = frame
    const next = (): void => become<Frame>(s, { ...frame, at: frame.at + 1 })
    switch (frame.at) {
      case 0:
        next()
        clearPhase(s)
        s.phases[leader]++
        enter<Frame>(s, { step: 'orders', leader, mode: 'open', given: 0 })
        break
      case 1: {
        // 5.26: from an enemy's zone he may still launch shocks, and is finished by it.
        become<Frame>(s, { ...frame, at: frame.at + 1, freed: frame.freed || isHeld(s, leader) })
        disengage(s)
        enter<Frame>(s, { step: 'designation', leader, told: [], across: [] })
        const inWaves = wedgeShock(s, leader)
        if (inWaves) enter<Frame>(s, inWaves)
        // 11.66: what the enemy's artillery has left it may fire before the shock.
        beginBolts(s, leaderFacts(s, leader).side)
        break
      }
      case 2:
        next()
        endPhase(s)
        break
      default:
        leave(s)
        if (mayTryMomentum(s, frame)) enter<Frame>(s, { step: 'momentum', leader, lines })
        else if (kind === 'elite') markLeader(s, leader, 'elite')
        else finish(s, leader)
    }
  },
}

/** 5.33. */
function doom(s: State, leader: Leader, play: PlayContext): void {
  const die = roll(play)
  tell(play, 'doom', { leader: nameOf(s, leader), roll: die })
  const { side } = leaderFacts(s, leader)
  if (die >= DOOM.endFrom) s.paralysed = [true, true]
  else if (die <= DOOM.paralysisTo) s.paralysed[side] = true
}

export const momentum: AskingStep<State, FrameNamed<'momentum'>, Action> = {
  clause: 'CA-5.32a',
  asks: (s, { leader }) => only(seatOf(s, leaderFacts(s, leader).side)),
  actions: (s) => [actionsAt(s).momentum(), actionsAt(s).decline()],
  play(s, { leader, lines }, _seat, action, play) {
    leave(s)
    if (action.do !== 'momentum') {
      finish(s, leader)
      return
    }
    const die = roll(play)
    const needs = initiativeOf(s, leader)
    const succeeds = die <= needs
    tell(play, 'momentum', { leader: nameOf(s, leader), roll: die, needs, succeeds })
    if (succeeds) {
      // 4.33: what was gained lasts; nobody rolls in a momentum phase, but by the easier rule of two battles (101).
      const kept = factsOf(s).rules.easyLineCommands
        ? entitlement(s, leader, 'momentum')
        : lines === 'yes'
          ? lines
          : 'no'
      enter<Frame>(s, { step: 'counter', leader, momentum: true, lines: kept })
      return
    }
    finish(s, leader)
    if (die === DOOM.rollsOn) doom(s, leader, play)
  },
  prompt: (s, { leader }, seat) => {
    const { side } = leaderFacts(s, leader)
    return sideOfSeat(s, seat) === side
      ? ask('momentum', { leader: nameOf(s, leader) })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}
