import type { Chance, Seat } from '@iacta/kernel'
import { type Action, blockIn, END_DISBANDING, placeTo, READY } from '../rules/action.ts'
import { type Place, type Side, SUPPLY, VALUE } from '../rules/printed.ts'
import { sequence } from '../rules/sequence.ts'
import { blocksOf, type State } from '../rules/state.ts'
import { chooseCard, chooseDiscard } from './cards.ts'
import { type Mind, OPEN_MIND, planMoves } from './command.ts'
import { chooseEruption, chooseHaven, chooseTurncoat } from './events.ts'
import { best, chooseBattle, chooseHit, chooseInBattle, chooseMainAttack, chooseRegroup } from './fight.ts'
import { chooseLevy } from './levies.ts'
import { blockWorth } from './worth.ts'

/** A place at the table counts for more than any city. */
const ROOM = 10

/** What a side would do now: all the moves of a command at once, anything else one action at a time. */
export function plan(s: State, seat: Seat, chance: Chance, daring: number, mind: Mind = OPEN_MIND): readonly Action[] {
  const side = seat as Side
  const frame = s.stack[s.stack.length - 1]
  if (frame.step === 'moves' || frame.step === 'onward' || frame.step === 'crossing')
    return planMoves(s, side, chance, daring, null, mind)
  const actions = sequence.actions(s, seat)
  return [actions.length === 1 ? actions[0] : choose(s, side, actions, chance, daring, mind)]
}

function choose(s: State, side: Side, actions: readonly Action[], chance: Chance, daring: number, mind: Mind): Action {
  const frame = s.stack[s.stack.length - 1]
  switch (frame.step) {
    case 'deployment':
      return READY
    case 'discards':
      return chooseDiscard(s, side, actions, mind)
    case 'cards':
      return chooseCard(s, side, actions, chance, daring, mind)
    case 'mainAttacks':
      return chooseMainAttack(s, side, actions)
    case 'levies':
      return chooseLevy(s, side, actions, chance, daring, mind.tunings[side])
    case 'surprise':
    case 'battles':
      return chooseBattle(s, actions)
    case 'jupiter':
      return chooseTurncoat(s, side, actions)
    case 'defection':
      return chooseHaven(s, side, actions, mind.tunings[side])
    case 'vulcan':
      return chooseEruption(s, side, actions)
    case 'battle':
      return chooseInBattle(s, frame, side, actions, chance, daring, mind.tunings[side])
    case 'hits':
      return chooseHit(s, actions)
    case 'regroup':
      return chooseRegroup(s, side, frame.place, actions, mind.tunings[side])
    case 'harbours':
      return chooseHarbour(s, side, actions)
    case 'surplus':
      return best(actions, (action) => (action.do === 'disband' ? -blockWorth(s, blockIn(action)) : 0)) ?? actions[0]
    case 'disbands':
      return END_DISBANDING
    default:
      return actions[chance.pick(actions.length)]
  }
}

/** 8.2, 8.3. A port that feeds one more, or else the one that counts. */
function chooseHarbour(s: State, side: Side, actions: readonly Action[]): Action {
  const hasRoom = (p: Place): boolean => blocksOf(s, side, p) < SUPPLY[p]
  const worth = (p: Place): number => VALUE[p] + (hasRoom(p) ? ROOM : 0)
  return best(actions, (action) => (action.do === 'harbour' ? worth(placeTo(action)) : 0)) ?? actions[0]
}
