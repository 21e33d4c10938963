import { type Chance, type MannerId, type Seat, Temper } from '@iacta/kernel'
import { type Action, make } from '../rules/action.ts'
import type { Active } from '../rules/movement.ts'
import { sequence } from '../rules/sequence.ts'
import type { Frame, State } from '../rules/state.ts'
import { asFarAsSure } from './ahead.ts'
import {
  planAnswer,
  planBacking,
  planEscape,
  planFouling,
  planLosses,
  planMuster,
  planPrize,
  planRiposte,
  planSweep,
} from './answers.ts'
import { planEnding } from './ending.ts'
import { Field } from './field.ts'
import type { CutLoose } from './memory.ts'
import { coursesOf } from './sailing.ts'
import { planSetUp } from './set-up.ts'
import { planActivation, planFirst, planSquadron, planSquadrons } from './squadrons.ts'
import { TEMPER } from './temper.ts'

/** Where an admiral has a moment to think of the end: in every turn, and before every ship of his. */
const COMMANDING: ReadonlySet<Frame['step']> = new Set(['first', 'command', 'squadrons', 'squadron', 'detached'])

const topOf = (s: State): Frame => s.stack[s.stack.length - 1]

/** What it likes, and what it remembers of the activation that is under way. */
export interface Mind {
  readonly manner: MannerId | null
  readonly cutLoose: CutLoose | null
}
export const PLAIN: Mind = { manner: null, cutLoose: null }

/** What a seat would do now: a ship's move as far as it is sure, anything else one action at a time. */
export function plan(
  s: State,
  seat: Seat,
  chance: Chance,
  daring: number,
  { manner, cutLoose }: Mind = PLAIN,
): readonly Action[] {
  const frame = topOf(s)
  const temper = new Temper(chance, daring, manner, TEMPER)
  if (frame.step === 'ship') return planShip(frame, new Field(s, seat, temper, frame.ship, cutLoose))
  const ending = COMMANDING.has(frame.step) ? planEnding(s, seat) : null
  if (ending) return [ending]
  return [choose(s, seat, frame, temper)]
}

function planShip(frame: Active, field: Field): readonly Action[] {
  const [course] = coursesOf(field, frame)
  const sure = asFarAsSure(field.s, field.side, course.plan)
  return sure.length > 0 ? sure : [make.finish()]
}

/** What else might be done: other courses for the ship, other ships and squadrons first. */
export function ideas(s: State, seat: Seat, most: number, { manner, cutLoose }: Mind): (readonly Action[])[] {
  const frame = topOf(s)
  const temper = new Temper(NEVER, 0, manner, TEMPER)
  if (frame.step !== 'ship') return []
  const found: (readonly Action[])[] = []
  const seen = new Set<string>()
  for (const { plan: course } of coursesOf(new Field(s, seat, temper, frame.ship, cutLoose), frame)) {
    if (found.length >= most) break
    const sure = asFarAsSure(s, seat, course)
    const key = JSON.stringify(sure)
    if (sure.length === 0 || seen.has(key)) continue
    seen.add(key)
    found.push(sure)
  }
  return found
}

/** Who does not stray draws nothing. */
const NEVER: Chance = { die: (sides) => sides, pick: () => 0 }

function choose(s: State, seat: Seat, frame: Frame, temper: Temper): Action {
  switch (frame.step) {
    case 'setUp':
      return planSetUp(s, seat)
    case 'first':
      return planFirst(s, seat)
    case 'squadrons':
      return planSquadrons(s, seat, temper)
    case 'squadron':
      return planSquadron(s, seat, frame, temper)
    case 'detached':
      return planActivation(s, seat, sequence.actions(s, seat), temper)
    case 'answer':
      return planAnswer(s, seat, frame, temper)
    case 'riposte':
      return planRiposte(s, frame, temper)
    case 'fouling':
      return planFouling(s, frame)
    case 'sweep':
      return planSweep(s, frame)
    case 'backing':
      return planBacking(s, frame)
    case 'muster':
      return planMuster(s, seat, frame)
    case 'losses':
      return planLosses(s, seat)
    case 'prize':
      return planPrize(s, seat, frame)
    case 'escape':
      return planEscape(s, seat)
    default:
      // 6.3: the squadrons as they are formed, each ship with the nearest leader.
      return make.done()
  }
}
