import type { Chance, MannerId, Seat } from '@iacta/kernel'
import { type Action, blockIn, END_DISBANDING, placeTo, READY } from '../rules/action.ts'
import { type Side, VALUE } from '../rules/printed.ts'
import { sequence } from '../rules/sequence.ts'
import type { State } from '../rules/state.ts'
import { chooseCard, chooseDiscard } from './cards.ts'
import { planMoves } from './command.ts'
import { chooseEruption, chooseHaven, chooseTurncoat } from './events.ts'
import { best, chooseBattle, chooseHit, chooseInBattle, chooseMainAttack, chooseRegroup } from './fight.ts'
import { chooseLevy } from './levies.ts'
import { blockWorth } from './worth.ts'

/** What a side would do now: all the moves of a command at once, anything else one action at a time. */
export function plan(
  s: State,
  seat: Seat,
  chance: Chance,
  daring: number,
  manner: MannerId | null = null,
): readonly Action[] {
  const side = seat as Side
  const frame = s.stack[s.stack.length - 1]
  if (frame.step === 'moves' || frame.step === 'onward' || frame.step === 'crossing')
    return planMoves(s, side, chance, daring, null, manner)
  const actions = sequence.actions(s, seat)
  return [actions.length === 1 ? actions[0] : choose(s, side, actions, chance, daring)]
}

function choose(s: State, side: Side, actions: readonly Action[], chance: Chance, daring: number): Action {
  const frame = s.stack[s.stack.length - 1]
  switch (frame.step) {
    case 'deployment':
      return READY
    case 'discards':
      return chooseDiscard(actions)
    case 'cards':
      return chooseCard(s, side, actions, chance, daring)
    case 'mainAttacks':
      return chooseMainAttack(s, side, actions)
    case 'levies':
      return chooseLevy(s, side, actions, chance, daring)
    case 'surprise':
    case 'battles':
      return chooseBattle(s, actions)
    case 'jupiter':
      return chooseTurncoat(s, side, actions)
    case 'defection':
      return chooseHaven(s, side, actions)
    case 'vulcan':
      return chooseEruption(s, side, actions)
    case 'battle':
      return chooseInBattle(s, frame, side, actions, chance, daring)
    case 'hits':
      return chooseHit(s, actions)
    case 'regroup':
      return chooseRegroup(s, side, frame.place, actions)
    case 'harbours':
      return best(actions, (action) => (action.do === 'harbour' ? VALUE[placeTo(action)] : 0)) ?? actions[0]
    case 'surplus':
      return best(actions, (action) => (action.do === 'disband' ? -blockWorth(s, blockIn(action)) : 0)) ?? actions[0]
    case 'disbands':
      return END_DISBANDING
    default:
      return actions[chance.pick(actions.length)]
  }
}
