import type { Chance, Seat } from '@iacta/kernel'
import { CARDS_PER_HAND, DEFENDER_CARDS } from '../data/constants.ts'
import {
  type Action,
  ALLOW,
  commit,
  ENOUGH,
  isMarked,
  placeFrom,
  placeLegion,
  placeTo,
  REFUSE,
  station,
  withCommander,
} from '../rules/action.ts'
import { attackStrength } from '../rules/battle.ts'
import { NEIGHBOURS, type Place, PROVINCES_OF, ROME } from '../rules/printed.ts'
import {
  type AftermathFrame,
  type BattleFrame,
  type FrameOf,
  INDEPENDENT,
  running,
  type StackFrame,
  type State,
} from '../rules/state.ts'
import { Purse } from './cards.ts'
import { STEPS_TO_ROME } from './crown.ts'
import { Judgement, tempted } from './judgement.ts'
import { commitment, defendersCards, stakes } from './odds.ts'

/** Decisions for one's own pieces while others move, in battle, and at the set-up. */

/** The action that is worth most; of equals the first. */
export function best(actions: readonly Action[], worth: (action: Action) => number): Action {
  let [found, most] = [actions[0], worth(actions[0])]
  for (let i = 1; i < actions.length; i++) {
    const value = worth(actions[i])
    if (value > most) [found, most] = [actions[i], value]
  }
  return found
}

// Set-up (3.0)

/** Any home may do: which is best depends on who sits in the others. */
export const chooseHome = (actions: readonly Action[], chance: Chance): Action => actions[chance.pick(actions.length)]

/** Legions and the General gather where the way to Rome is shortest. */
export function chooseStation(s: State, seat: Seat): Action {
  const nearest = nearestToRome(s, seat)
  return s.stack[s.stack.length - 1].step === 'generals' ? station(nearest) : placeLegion(nearest)
}

const nearestToRome = (s: State, seat: Seat): Place =>
  PROVINCES_OF[s.home[seat]].reduce((found, p) => (STEPS_TO_ROME[p] < STEPS_TO_ROME[found] ? p : found))

// Leave to pass (5.5)

/** Harm that we put up with for peace. */
const FEAR = 0.25

/** Never to the leader; to others if they would fight us instead, if they go against him, or if they do little harm. */
export function chooseLeave(s: State, seat: Seat): Action {
  const j = new Judgement(s, seat)
  const { leader } = j
  const moving = running(s) as StackFrame
  const mover = s.active
  const strength = attackStrength(s, moving)
  const stronger = moving.legions > 0 && strength > j.field.strength(seat, moving.at)
  if (mover === leader) return REFUSE
  if (stronger) return ALLOW
  const towards = NEIGHBOURS[moving.at].filter((p) => p !== moving.from)
  const meets = (other: Seat): boolean => towards.some((p) => j.field.at(other, p) > 0)
  if (leader !== seat && meets(leader)) return ALLOW
  return harmOfPassing(j, moving, towards) > FEAR ? REFUSE : ALLOW
}

/** The worst that a stack could do to us next door, against what it does where it is. */
function harmOfPassing(j: Judgement, moving: StackFrame, towards: readonly Place[]): number {
  const { field, s } = j
  const mover = s.active
  const was = field.commander[mover]
  let worst = 0
  for (const to of towards) {
    if (to === ROME && moving.legions > 0) continue
    field.move(mover, moving.at, to, moving.legions, moving.commander)
    worst = Math.max(worst, j.now - j.worth())
    field.move(mover, to, moving.at, moving.legions, false)
    field.commander[mover] = was
  }
  return worst
}

// Retreats (5.6, 6.5)

/** How often a stack that comes in attacks when it may. */
const ATTACKS = 0.6
/** What it is to stay among those who have just beaten us, for every legion they have more. */
const BEATEN = 0.25
/** A legion with a marker does not move before the turn is over. */
const MARKED_LEGION = 0.08

/** Before a march, after a battle, or alone when the legions are held. */
type Retreating = FrameOf<'retreat'> | AftermathFrame | FrameOf<'parting'>

export function chooseRetreat(
  s: State,
  seat: Seat,
  f: Retreating,
  actions: readonly Action[],
  chance: Chance,
  daring: number,
): Action {
  const j = new Judgement(s, seat)
  const { field } = j
  const legions =
    f.step === 'parting' ? 0 : f.step === 'aftermath' && seat === s.active ? f.legions : field.at(seat, f.at)
  return best(actions, (action) => {
    if (action.do !== 'retreat') return tempted(staying(j, f), chance, daring)
    const was = field.commander[seat]
    field.move(seat, f.at, placeTo(action), legions, withCommander(action))
    const worth = j.worth() - MARKED_LEGION * legions
    field.move(seat, placeTo(action), f.at, legions, false)
    field.commander[seat] = was
    return tempted(worth, chance, daring)
  })
}

/** What it is worth to stay where an enemy stands: he may attack, and may win. */
function staying(j: Judgement, f: Retreating): number {
  const { s, seat, field } = j
  const moving = running(s)
  if (seat === s.active || !moving || moving.legions === 0) return j.now
  // 6.0: not in this hand again, but perhaps in the next.
  if (f.step === 'aftermath') return j.now + BEATEN * Math.min(0, surplusAt(j, f.at))
  if (s.points < 1) return j.now
  const outcome = stakes(j, s.active, moving.commander, seat, f.at)
  const lead = field.strength(seat, f.at) - attackStrength(s, moving)
  const purse = new Purse(j)
  const theirs = Math.min(CARDS_PER_HAND - s.cardsPlayed, s.hands[s.active].length)
  const fight = commitment(s.hands[seat], purse, DEFENDER_CARDS, lead, theirs, { win: outcome.loss, loss: outcome.win })
  return (1 - ATTACKS) * j.now + ATTACKS * Math.min(j.now, fight.worth)
}

/** By how many legions we outweigh all others in a province. */
const surplusAt = ({ field, seat }: Judgement, at: Place): number => field.at(seat, at) - field.strangers(seat, at)

// Battle (6.0)

export function chooseCards(s: State, seat: Seat, f: BattleFrame, chance: Chance, daring: number): readonly Action[] {
  const j = new Judgement(s, seat)
  const moving = running(s) as StackFrame
  const attacks = seat === s.active
  const role = attacks ? 0 : 1
  const outcome = stakes(j, s.active, moving.commander, f.defender, f.at)
  const mine = attacks ? outcome : { win: outcome.loss, loss: outcome.win }
  const lead = attackStrength(s, moving) - j.field.strength(f.defender, f.at)
  const chosen = f.chosen[role]
  const most = (attacks ? CARDS_PER_HAND - s.cardsPlayed : DEFENDER_CARDS) - chosen.length
  const theirs = attacks
    ? defendersCards(j, f.defender)
    : Math.min(CARDS_PER_HAND - s.cardsPlayed, s.hands[s.active].length)
  const hand = s.hands[seat].filter((c) => !chosen.includes(c))
  const strayed = daring === 0 ? 0 : tempted(0, chance, daring)
  const { cards } = commitment(hand, new Purse(j), most, (attacks ? lead : -lead) + strayed, theirs, mine)
  return [...cards.map(commit), ENOUGH]
}

/** R33. The legion that carries a marker is the lesser loss. */
export const chooseLoss = (actions: readonly Action[]): Action =>
  best(actions, (action) => (action.do === 'yield' && isMarked(action) ? 1 : 0))

// What events ask of others (12.0)

export function chooseFlight(s: State, seat: Seat, at: Place, actions: readonly Action[]): Action {
  const j = new Judgement(s, seat)
  const { field } = j
  const legions = field.at(seat, at)
  const commander = field.commander[seat] === at
  return best(actions, (action) => {
    if (action.do !== 'flee' || placeTo(action) === ROME) return Number.NEGATIVE_INFINITY
    field.move(seat, at, placeTo(action), legions, commander)
    const worth = j.worth()
    field.move(seat, placeTo(action), at, legions, commander)
    return worth
  })
}

/** Independent legions go where we could take them on, or where nobody can. */
export function chooseDrive(s: State, seat: Seat, actions: readonly Action[]): Action {
  const { field } = new Judgement(s, seat)
  return best(actions, (action) =>
    action.do === 'drive' && placeTo(action) !== ROME
      ? field.at(seat, placeTo(action)) - field.strangers(seat, placeTo(action))
      : Number.NEGATIVE_INFINITY,
  )
}

/** The legions that are missed least follow the summons. */
export function chooseSummons(s: State, seat: Seat, at: Place, actions: readonly Action[]): Action {
  const j = new Judgement(s, seat)
  const { field } = j
  return best(actions, (action) => {
    if (action.do !== 'send') return Number.NEGATIVE_INFINITY
    const p = placeFrom(action)
    field.add(seat, p, -1)
    field.add(INDEPENDENT, at, 1)
    const worth = j.worth()
    field.add(seat, p, 1)
    field.add(INDEPENDENT, at, -1)
    return worth + (isMarked(action) ? MARKED_LEGION : 0)
  })
}
