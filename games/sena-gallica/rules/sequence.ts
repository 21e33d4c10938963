import { enter, inOrder, leave, type PassingStep, procedure, type Steps } from '@iacta/kernel'
import type { Action } from './action.ts'
import { detached, squadron, squadrons } from './activation.ts'
import { backing, fouling, rake, ram, sweep, through } from './attacks.ts'
import { boarding, losses, muster, prize } from './boarding.ts'
import { command, commandOf, first, settleInitiative } from './command.ts'
import { burning, foundering, spread, verdict } from './end.ts'
import { riposte } from './grappling.ts'
import { refuge, sinking } from './losses.ts'
import { answer } from './missiles.ts'
import { BYZANTINE, enemyOf, GOTH } from './printed.ts'
import { setUp, setUpFixed } from './setup.ts'
import { restTheOthers, ship } from './ship.ts'
import { standingOrders } from './standing.ts'
import type { Frame, FrameNamed, State } from './state.ts'
import { tell } from './telling.ts'

/** The sequence of play (4), from the whole battle down to a single answer. */

/** Turn after turn, until the battle is decided or stopped. */
const battle: PassingStep<State, FrameNamed<'battle'>> = {
  run(s, _frame, play) {
    if (s.outcome) {
      leave(s)
      return
    }
    s.turn++
    s.marks.fill(0)
    s.led.fill(false)
    s.attacked = false
    tell(play, 'turn-begins', { turn: s.turn })
    enter<Frame>(s, { step: 'turn', at: 0 })
  },
}

const outline = {
  game: inOrder<State, Frame, 'game'>(
    // 15.1, 15.2: the Goths set up first.
    (s) => {
      if (!s.freeSetUp) setUpFixed(s)
      return s.freeSetUp ? { step: 'setUp', side: GOTH } : null
    },
    (s) => (s.freeSetUp ? { step: 'setUp', side: BYZANTINE } : null),
    () => ({ step: 'battle' }),
  ),

  battle,

  turn: inOrder<State, Frame, 'turn'>(
    // 5: initiative
    (s, play) => {
      settleInitiative(s, play)
      return { step: 'first', side: s.initiative }
    },
    // 6.3: command, the player without the initiative first
    (s) => commandOf(s, enemyOf(s.initiative)),
    (s) => commandOf(s, s.initiative),
    // 6.4, 6.5: squadrons, then detached ships
    (s) => ({ step: 'squadrons', next: s.first }),
    (s) => ({ step: 'detached', next: s.first, passed: [false, false] }),
    // 13: the end phase
    (s) => {
      restTheOthers(s)
      return { step: 'spread' }
    },
    () => ({ step: 'burning', next: 0 }),
    () => ({ step: 'foundering' }),
    () => ({ step: 'verdict' }),
  ),
}

const STEPS: Steps<State, Frame, Action> = {
  ...outline,
  setUp,
  first,
  command,
  squadrons,
  squadron,
  detached,
  ship,
  answer,
  ram,
  fouling,
  backing,
  riposte,
  rake,
  through,
  sweep,
  muster,
  boarding,
  losses,
  prize,
  sinking,
  escape: refuge,
  spread,
  burning,
  foundering,
  verdict,
}

export const sequence = procedure<State, Frame, Action>(STEPS, standingOrders)
