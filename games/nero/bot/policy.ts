import type { Chance, MannerId, Seat } from '@iacta/kernel'
import { type Action, EMBARK } from '../rules/action.ts'
import { sequence } from '../rules/sequence.ts'
import type { State } from '../rules/state.ts'
import { chooseAnswer } from './answers.ts'
import {
  chooseCards,
  chooseDrive,
  chooseFlight,
  chooseHome,
  chooseLeave,
  chooseLoss,
  chooseRetreat,
  chooseStation,
  chooseSummons,
} from './decisions.ts'
import { ideasFor, planCourse, planHand, planLaying, planPlot, planProclamation, planTarget } from './hand.ts'
import { goOn } from './stack.ts'

/** In a hand there is more to choose from than anything strays to. */
export function ideas(s: State, seat: Seat, most: number, manner: MannerId | null): (readonly Action[])[] {
  if (s.stack[s.stack.length - 1].step !== 'hand') return []
  const found = new Map<string, readonly Action[]>()
  for (const { actions } of [...ideasFor(s, seat, manner)].sort((a, b) => b.gain - a.gain)) {
    if (found.size === most) break
    const plan = actions()
    found.set(JSON.stringify(plan), plan)
  }
  return [...found.values()]
}

/** What a seat would do now: a card with all that is laid and said with it at once, anything else one action at a time. */
export function plan(
  s: State,
  seat: Seat,
  chance: Chance,
  daring: number,
  manner: MannerId | null = null,
): readonly Action[] {
  const f = s.stack[s.stack.length - 1]
  switch (f.step) {
    case 'hand':
      return planHand(s, seat, chance, daring, manner)
    case 'stack':
      return goOn(s, seat, f, chance, daring)
    case 'window':
      return [chooseAnswer(s, seat, chance, daring)]
    case 'battle':
      return chooseCards(s, seat, f, chance, daring)
    case 'passage':
      return [chooseLeave(s, seat)]
    case 'proclamation':
      return planProclamation(s, seat, f)
    case 'laying':
      return planLaying(s, seat, f)
    case 'target':
      return planTarget(s, seat, f.card)
    case 'course':
      return planCourse(s, seat, f)
    case 'plot':
      return planPlot(s, seat, f)
    case 'freeLegions':
    case 'generals':
      return [chooseStation(s, seat)]
    case 'cargo':
      return [EMBARK]
  }
  const actions = sequence.actions(s, seat)
  switch (f.step) {
    case 'retreat':
    case 'parting':
    case 'aftermath':
      return [chooseRetreat(s, seat, f, actions, chance, daring)]
    case 'defeat':
      return [chooseLoss(actions)]
    case 'refugees':
      return [chooseFlight(s, seat, f.at, actions)]
    case 'drivenOut':
      return [chooseDrive(s, seat, actions)]
    case 'summons':
      return [chooseSummons(s, seat, f.at, actions)]
    default:
      return [chooseHome(actions, chance)]
  }
}
