import {
  become,
  enter,
  inOrder,
  leave,
  type PassingStep,
  procedure,
  type Steps,
  seatBySeat,
  times,
} from '@iacta/kernel'
import { TURNS_PER_YEAR, YEARS } from '../data/constants.ts'
import type { Action } from './action.ts'
import { crossing } from './amphibious.ts'
import { mainAttacks, surprise } from './attack.ts'
import { battle, battles, hits } from './battle.ts'
import { actingCard, cards, deal, discards } from './cards.ts'
import { defection, jupiter, vulcan } from './events.ts'
import { sideId, tell } from './happenings.ts'
import { levies } from './levy.ts'
import { moves, onward } from './movement.ts'
import { CAESAR, CARD_IDS, enemyOf, GOD, LEVIES, MOVES, POMPEIUS, type Side } from './printed.ts'
import { regroup } from './regroup.ts'
import { deployment } from './setup.ts'
import { type Frame, type MovingGod, NO_CARD, type State } from './state.ts'
import { cleopatraGoesHome, disbands, harbours, surplus, victory, yearReset } from './winter.ts'

/** The sequence of play, from the whole game down to a single hit. */

const caesarFirst = [CAESAR, POMPEIUS]

const outline = {
  game: inOrder<State, Frame, 'game'>(
    (s) => (s.setup === 'free' ? { step: 'deployment', ready: 0 } : null),
    () => ({ step: 'years', at: 0 }),
  ),

  // 1.2: five Years
  years: times<State, Frame, 'years'>(YEARS, (s, year) => {
    s.year = year
    s.turn = 1
    return { step: 'year', at: 0 }
  }),

  // 2.1: cards, five turns, Winter
  year: inOrder<State, Frame, 'year'>(
    () => ({ step: 'deal' }),
    () => ({ step: 'discards', chosen: [NO_CARD, NO_CARD] }),
    () => ({ step: 'turns', at: 0 }),
    (s, play) => {
      tell(play, 'winter-begins', { year: s.year })
      return { step: 'winter', at: 0 }
    },
  ),

  turns: times<State, Frame, 'turns'>(TURNS_PER_YEAR, (s, turn, play) => {
    s.turn = turn
    s.moved.fill(0)
    tell(play, 'turn-begins', { year: s.year, turn })
    return { step: 'turn', at: 0 }
  }),

  // 2.0: Card Phase, Command Phase, Battle Phase
  turn: inOrder<State, Frame, 'turn'>(
    () => ({ step: 'cards', chosen: [NO_CARD, NO_CARD] }),
    (s) => ({ step: 'commands', queue: [s.player1, enemyOf(s.player1)] }),
    () => ({ step: 'battles' }),
  ),

  // 2.2: Player 1, then Player 2
  commands: seatBySeat<State, Frame, 'commands'>((s, seat) => {
    s.roads.fill(0)
    return { step: 'command', side: seat as Side, card: actingCard(s, seat as Side), at: 0 }
  }),

  // 8.0
  winter: inOrder<State, Frame, 'winter'>(
    () => ({ step: 'cleopatraGoesHome' }),
    () => ({ step: 'navisToPort', queue: caesarFirst }),
    () => ({ step: 'winterSupply', queue: caesarFirst }),
    () => ({ step: 'victory' }),
    () => ({ step: 'disbanding', queue: caesarFirst }),
    () => ({ step: 'yearReset' }),
  ),
  navisToPort: seatBySeat<State, Frame, 'navisToPort'>((_, seat) => ({ step: 'harbours', side: seat as Side })),
  winterSupply: seatBySeat<State, Frame, 'winterSupply'>((_, seat) => ({ step: 'surplus', side: seat as Side })),
  disbanding: seatBySeat<State, Frame, 'disbanding'>((_, seat) => ({ step: 'disbands', side: seat as Side })),
}

type Command = Extract<Frame, { step: 'command' }>

/** 2.2, 6.0. A Command card moves, then levies; an Event does what its god grants. */
export function partsOf({ side, card }: Command): readonly Frame[] {
  const god = GOD[card]
  const moving = (granted: MovingGod | null, points: number): Frame[] => [
    { step: 'moves', side, points, god: granted, active: [], guarded: [] },
    { step: 'mainAttacks', side },
  ]
  switch (god) {
    case null:
      return [...moving(null, MOVES[card]), { step: 'levies', side, points: LEVIES[card] }]
    case 'mars':
    case 'neptune':
      return [...moving(god, 1), { step: 'surprise', side }]
    case 'mercury':
    case 'pluto':
      return moving(god, 1)
    case 'jupiter':
    case 'vulcan':
      return [{ step: god, side }]
    case 'apollo':
      throw new Error('there is one Apollo, so it never copies itself')
  }
}

const command: PassingStep<State, Command> = {
  run(s, frame, play) {
    const parts = partsOf(frame)
    if (frame.at >= parts.length) {
      leave(s)
      return
    }
    if (frame.at === 0 && frame.card !== s.played[frame.side][s.turn - 1])
      tell(play, 'apollo-copies', { side: sideId(frame.side), card: CARD_IDS[frame.card] })
    become(s, { ...frame, at: frame.at + 1 })
    enter(s, parts[frame.at])
  },
}

const STEPS: Steps<State, Frame, Action> = {
  ...outline,
  deployment,
  deal,
  discards,
  cards,
  command,
  moves,
  onward,
  crossing,
  mainAttacks,
  surprise,
  levies,
  jupiter,
  defection,
  vulcan,
  battles,
  battle,
  hits,
  regroup,
  cleopatraGoesHome,
  harbours,
  surplus,
  victory,
  disbands,
  yearReset,
}

export const sequence = procedure<State, Frame, Action>(STEPS)
