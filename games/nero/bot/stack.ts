import { type Chance, EVERYONE, includes } from '@iacta/kernel'
import { COST } from '../data/constants.ts'
import { type Action, ASK, attack, go, HALT, shed, takeOn } from '../rules/action.ts'
import { askBar, holders, leaveDue } from '../rules/movement.ts'
import { ALL_PLACES, NOWHERE, ROME } from '../rules/printed.ts'
import { sequence } from '../rules/sequence.ts'
import { FRESH, INDEPENDENT, NO_SEAT, type StackFrame, type State, standing } from '../rules/state.ts'
import { cardsLeft, Purse } from './cards.ts'
import { Judgement, type Mind, tempted } from './judgement.ts'
import { arrivals, LEAVE_GIVEN, lift, type Stack } from './marches.ts'
import { reluctance } from './trail.ts'
import { firstStep, waysFrom } from './ways.ts'

/** How a stack that is under way goes on. It remembers nothing: at every step it looks where it had best end. */

/** Something that is only as good as halting is not worth doing. */
const LEAST = 0.04

interface Onward {
  readonly worth: number
  readonly action: Action
}

export function goOn(
  s: State,
  seat: number,
  f: StackFrame,
  chance: Chance,
  daring: number,
  mind: Mind,
): readonly Action[] {
  const j = new Judgement(s, seat, mind)
  const purse = new Purse(j)
  const held = holders(s, f).length > 0
  let best: Onward = f.formed
    ? { worth: Number.NEGATIVE_INFINITY, action: HALT }
    : { worth: j.now + LEAST, action: HALT }
  const consider = (worth: number, action: Action): void => {
    const seems = tempted(worth, chance, daring)
    if (seems > best.worth) best = { worth: seems, action }
  }
  const whole: Stack = { at: f.at, legions: f.legions, commander: f.commander }
  const straight = onward(j, purse, whole, s.points, f.wins, held, f)
  if (straight) consider(straight.worth, straight.action)
  // A stack that was named must set out, for better or worse.
  if (f.formed) return straight ? [best.action] : sequence.actions(s, seat).slice(0, 1)
  considerJoining(j, purse, f, held, consider)
  considerShedding(j, purse, f, held, consider)
  if (held && mayHopeForLeave(s, f) && s.points >= COST.passage + COST.enter) {
    const free = onward(j, purse, whole, s.points - COST.passage, f.wins, false, {
      ...f,
      leave: EVERYONE,
      leavePaid: true,
    })
    if (free) consider(LEAVE_GIVEN * free.worth + (1 - LEAVE_GIVEN) * (straight?.worth ?? j.now), ASK)
  }
  return [best.action]
}

/** 5.5. Whoever has refused must be beaten, and asking the others would not help by itself. */
const mayHopeForLeave = (s: State, f: StackFrame): boolean =>
  !askBar(s, f) && holders(s, f).every((seat) => !includes(f.refused, seat))

/** The best place for a stack to end in, and what comes first on the way; null where it can only halt. */
function onward(
  j: Judgement,
  purse: Purse,
  stack: Stack,
  points: number,
  wins: number,
  held: boolean,
  f: StackFrame,
): Onward | null {
  const { s, seat, field } = j
  const fatigue = stack.legions > 0 ? wins * COST.fatigue : 0
  const due = leaveDue(s, f)
  const ways = waysFrom(field, seat, stack.at, held ? 0 : points - due, fatigue)
  const hand = () => s.hands[seat]
  const most = cardsLeft(j)
  const putBack = lift(j, stack)
  let best: Onward | null = null
  for (const to of ALL_PLACES) {
    const cost = ways.cost[to]
    if (cost === Number.POSITIVE_INFINITY || (to === ROME && stack.legions > 0)) continue
    const loath = reluctance(j.mind.trail, seat, ways, stack.at, to)
    for (const arrival of arrivals(j, purse, stack, to, fatigue, hand, most)) {
      if (cost + arrival.points + (to === stack.at ? 0 : due) > points) continue
      if (to === stack.at && (arrival.attack === NO_SEAT || includes(f.beaten | f.leave, arrival.attack))) continue
      const brings = ways.leave[to] > 0 ? LEAVE_GIVEN * arrival.worth + (1 - LEAVE_GIVEN) * j.now : arrival.worth
      const worth = brings - loath
      if (best && worth <= best.worth) continue
      const action = to === stack.at ? attack(arrival.attack) : go(firstStep(ways, stack.at, to))
      best = { worth, action }
    }
  }
  putBack()
  return best
}

type Consider = (worth: number, action: Action) => void

/** 5.4. Own legions, or independent ones, that could come along. */
function considerJoining(j: Judgement, purse: Purse, f: StackFrame, held: boolean, consider: Consider): void {
  const { s, seat, field } = j
  if (f.from === NOWHERE || f.at === ROME) return
  const independents = standing(s, INDEPENDENT, f.at, FRESH)
  if (independents > 0 && s.points >= (f.independentPaid ? 0 : COST.takeIndependent)) {
    field.add(INDEPENDENT, f.at, -independents)
    field.add(seat, f.at, independents)
    consider(j.worth(), takeOn('independent', independents))
    field.add(INDEPENDENT, f.at, independents)
    field.add(seat, f.at, -independents)
  }
  const cost = f.ownTaken > 0 ? 0 : COST.takeOwn
  const own = standing(s, seat, f.at, FRESH)
  if (s.points < cost) return
  for (const legions of own > 1 ? [own - 1, own] : own === 1 ? [1] : []) {
    const joined = { at: f.at, legions: f.legions + legions, commander: f.commander }
    const best = onward(j, purse, joined, s.points - cost, f.wins, held, f)
    if (best) consider(best.worth - LEAST, takeOn('own', legions))
  }
}

/** 5.4. Legions that stay while the others go on; or all, and only the commander goes. */
function considerShedding(j: Judgement, purse: Purse, f: StackFrame, held: boolean, consider: Consider): void {
  if (held) return
  const { s } = j
  for (let legions = 0; legions <= f.legions; legions++)
    for (const commander of f.commander ? [false, true] : [false]) {
      const stays = legions + (commander ? 1 : 0)
      const rest = { at: f.at, legions: f.legions - legions, commander: f.commander && !commander }
      if (stays === 0 || (rest.legions === 0 && !rest.commander) || f.at === ROME) continue
      const best = onward(j, purse, rest, s.points, rest.legions > 0 ? f.wins : 0, false, f)
      if (best) consider(best.worth - LEAST, shed(legions, commander))
    }
}
