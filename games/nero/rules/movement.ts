import {
  type AskingStep,
  become,
  enter,
  includes,
  leave,
  NOBODY,
  only,
  type PassingStep,
  type Play,
  type Seat,
} from '@iacta/kernel'
import { COST } from '../data/constants.ts'
import {
  type Action,
  ASK,
  attack,
  go,
  HALT,
  placeTo,
  RALLY,
  seatIn,
  shed,
  takeOn,
  type Whose,
  withCommander,
} from './action.ts'
import { beginBattle } from './battle.ts'
import { NEIGHBOURS, NOWHERE, PLACE_COUNT, type Place, ROME } from './board.ts'
import { betweenSteps, betweenStepsRefusal, playBetweenSteps, rally, rallyBar } from './hand.ts'
import { placeId, seatId, tell } from './happenings.ts'
import { ask } from './prompts.ts'
import { asRefusal, type Bar } from './reasons.ts'
import { askOwnersToRetreat } from './retreat.ts'
import {
  DONE,
  FRESH,
  type FrameOf,
  INDEPENDENT,
  legionsOf,
  type MarchFrame,
  markedOf,
  NO_SEAT,
  othersIn,
  put,
  SICK,
  type StackFrame,
  type State,
  seatsOf,
  standing,
  take,
  UNTIL_STACK,
} from './state.ts'
import { openWindow } from './window.ts'

// Prices (5.2, 5.3, 12.0)

/** 5.3, R23. Battles won tire legions, never a commander on his own. */
const fatigue = (f: StackFrame): number => (f.legions > 0 ? f.wins * COST.fatigue : 0)

export const enterCost = (s: State, f: StackFrame, to: Place): number =>
  (to === s.tribes ? COST.enterTribes : COST.enter) + fatigue(f)

export const attackCost = (f: StackFrame): number => COST.attack + fatigue(f)

/** 5.5. Players whose legions hold a stack that has entered here: neither beaten by it nor willing to let it pass. */
export function holders(s: State, f: StackFrame): Seat[] {
  if (f.from === NOWHERE) return []
  return othersIn(s, s.active, f.at).filter((seat) => !includes(f.beaten | f.leave, seat))
}

function isHeld(s: State, f: StackFrame): boolean {
  if (f.from === NOWHERE) return false
  for (const seat of seatsOf(s))
    if (seat !== s.active && !includes(f.beaten | f.leave, seat) && legionsOf(s, seat, f.at) > 0) return true
  return false
}

function goBar(s: State, f: StackFrame, to: Place): Bar {
  if (!NEIGHBOURS[f.at].includes(to)) return 'not-adjacent'
  if (to === ROME && f.legions > 0) return 'legions-never-in-rome'
  if (isHeld(s, f)) return 'must-stop'
  return s.points >= enterCost(s, f, to) ? null : 'no-points'
}

/** 6.0. One player's legions, in the stack's own province, once in a hand. */
function attackBar(s: State, f: StackFrame, of: Seat): Bar {
  if (of === s.active || of >= s.players) return 'not-an-enemy'
  if (f.legions === 0) return 'no-legions-to-attack'
  if (legionsOf(s, of, f.at) === 0) return 'nobody-to-attack'
  if (s.attacked.includes(of * PLACE_COUNT + f.at)) return 'attacked-already'
  return s.points >= attackCost(f) ? null : 'no-points'
}

/** 5.5, R24. Leave to pass is asked once, and only with the point to pay for it. */
function askBar(s: State, f: StackFrame): Bar {
  if (!isHeld(s, f)) return 'no-leave-needed'
  if (f.asked) return 'leave-refused'
  return s.points >= COST.passage ? null : 'no-points'
}

const takeCost = (f: StackFrame, whose: Whose): number =>
  whose === 'own' ? (f.ownTaken > 0 ? 0 : COST.takeOwn) : f.independentPaid ? 0 : COST.takeIndependent

/** 5.4, R22. Only where the stack has entered, and only legions that have done nothing in this hand. */
function takeBar(s: State, f: StackFrame, whose: Whose, legions: number): Bar {
  if (f.from === NOWHERE) return 'not-where-it-began'
  if (legions === 0) return 'nobody-named'
  const owner = whose === 'own' ? s.active : INDEPENDENT
  const fresh = standing(s, owner, f.at, FRESH)
  if (legions > fresh) {
    if (whose === 'own' && legions <= fresh + markedOf(s, owner, f.at)) return 'marked-not-taken'
    const done = standing(s, owner, f.at, DONE) - (whose === 'own' ? f.legions : 0)
    return legions <= fresh + done ? 'legions-done' : 'no-such-legions'
  }
  return s.points >= takeCost(f, whose) ? null : 'no-points'
}

function shedBar(f: StackFrame, legions: number, commander: boolean): Bar {
  if (legions === 0 && !commander) return 'nobody-named'
  if (legions > f.legions || (commander && !f.commander)) return 'not-in-the-stack'
  return legions === f.legions && commander === f.commander ? 'stack-would-be-empty' : null
}

const isEmpty = (s: State, f: StackFrame): boolean =>
  f.legions === 0 && (!f.commander || s.condition[s.active] === SICK)

/** 5.0. A legion, army or commander under way, until it halts. */
export const stack: AskingStep<State, StackFrame, Action> = {
  clause: 'NE-4.3a',
  asks: (s, f) => (isEmpty(s, f) ? NOBODY : only(s.active)),
  run: endStack,

  actions(s, f, seat) {
    const list: Action[] = []
    for (const to of NEIGHBOURS[f.at]) if (!goBar(s, f, to)) list.push(go(to))
    for (const of of seatsOf(s)) if (!attackBar(s, f, of)) list.push(attack(of))
    if (f.formed) return list
    list.push(HALT)
    if (!askBar(s, f)) list.push(ASK)
    for (const whose of ['own', 'independent'] as const) {
      const fresh = standing(s, whose === 'own' ? seat : INDEPENDENT, f.at, FRESH)
      for (let legions = 1; legions <= fresh; legions++)
        if (!takeBar(s, f, whose, legions)) list.push(takeOn(whose, legions))
    }
    for (const commander of [false, true])
      for (let legions = 0; legions <= f.legions; legions++)
        if (!shedBar(f, legions, commander)) list.push(shed(legions, commander))
    if (!rallyBar(s, seat, f.at)) list.push(RALLY)
    betweenSteps(s, seat, list)
    return list
  },

  refusal(s, f, seat, action) {
    if (action.do === 'go') return asRefusal(goBar(s, f, placeTo(action)), goParams(s, f, placeTo(action)))
    if (action.do === 'attack')
      return asRefusal(attackBar(s, f, seatIn(action)), {
        of: action.of,
        at: placeId(f.at),
        ...costs(s, attackCost(f)),
      })
    if (action.do === 'lay' || action.do === 'form') return asRefusal('another-stack-moves')
    if (f.formed) return asRefusal('must-set-out')
    switch (action.do) {
      case 'halt':
        return null
      case 'ask':
        return asRefusal(askBar(s, f), costs(s, COST.passage))
      case 'take':
        return asRefusal(takeBar(s, f, action.whose, action.legions), {
          legions: action.legions,
          ...costs(s, takeCost(f, action.whose)),
        })
      case 'shed':
        return asRefusal(shedBar(f, action.legions, withCommander(action)), { legions: action.legions })
      case 'rally':
        return asRefusal(rallyBar(s, seat, f.at), costs(s, COST.rally))
      default:
        return betweenStepsRefusal(s, seat, action)
    }
  },

  play(s, f, seat, action, play) {
    switch (action.do) {
      case 'go':
        enter(s, { step: 'march', to: placeTo(action), of: NO_SEAT, first: f.formed, cancelled: false })
        openWindow(s)
        return
      case 'attack':
        tell(play, 'attacked', { seat: seatId(seat), of: action.of, at: placeId(f.at) })
        enter(s, { step: 'march', to: NOWHERE, of: seatIn(action), first: f.formed, cancelled: false })
        openWindow(s)
        return
      case 'halt':
        tell(play, 'halted', { seat: seatId(seat), at: placeId(f.at) })
        endStack(s)
        return
      case 'ask':
        askLeave(s, f, play)
        return
      case 'take':
        takeLegions(s, f, action.whose, action.legions, play)
        return
      case 'shed':
        leaveBehind(s, f, action.legions, withCommander(action), play)
        return
      case 'rally':
        rally(s, seat, f.at, play)
        return
      default:
        playBetweenSteps(s, seat, action, play)
    }
  },

  prompt(s, f, seat) {
    if (seat !== s.active) return ask('wait-hand', { seat: seatId(s.active) })
    return ask(f.formed ? 'stack-formed' : isHeld(s, f) ? 'stack-held' : 'stack', {
      at: placeId(f.at),
      points: s.points,
    })
  },
}

const costs = (s: State, cost: number) => ({ cost, points: s.points })
const goParams = (s: State, f: StackFrame, to: Place) => ({
  from: placeId(f.at),
  to: placeId(to),
  ...costs(s, enterCost(s, f, to)),
})

/** A stack that has stopped is done for the hand; orders to pass "for this stack" are over with it. */
export function endStack(s: State): void {
  leave(s)
  for (let i = 0; i < s.orders.length; i++) if (s.orders[i] === UNTIL_STACK) s.orders[i] = 0
}

function askLeave(s: State, f: StackFrame, play: Play): void {
  const queue = holders(s, f)
  become(s, { ...f, asked: true })
  tell(play, 'asked-leave', { seat: seatId(s.active), at: placeId(f.at), of: queue.map(seatId) })
  enter(s, { step: 'passage', queue, asked: queue })
}

function takeLegions(s: State, f: StackFrame, whose: Whose, legions: number, play: Play): void {
  const own = whose === 'own'
  s.points -= takeCost(f, whose)
  take(s, own ? s.active : INDEPENDENT, f.at, FRESH, legions)
  put(s, s.active, f.at, DONE, legions)
  become(s, {
    ...f,
    legions: f.legions + legions,
    ownTaken: f.ownTaken + (own ? legions : 0),
    independentPaid: f.independentPaid || !own,
  })
  const count = { own: own ? legions : 0, independent: own ? 0 : legions }
  tell(play, 'took-on', { seat: seatId(s.active), at: placeId(f.at), ...count })
}

function leaveBehind(s: State, f: StackFrame, legions: number, commander: boolean, play: Play): void {
  const left = f.legions - legions
  // R23: a commander who goes on alone is free of fatigue, and so are legions he takes on later.
  become(s, { ...f, legions: left, commander: f.commander && !commander, wins: left > 0 ? f.wins : 0 })
  tell(play, 'left-behind', { seat: seatId(s.active), at: placeId(f.at), legions, commander })
}

/** R70. The step or attack that was announced: paid for and carried out once nobody has stopped it. */
export const march: PassingStep<State, MarchFrame> = {
  run(s, f, play) {
    leave(s)
    const moving = s.stack[s.stack.length - 1] as StackFrame
    if (f.cancelled) {
      become(s, { ...moving, formed: false })
      return
    }
    if (f.of === NO_SEAT) enterProvince(s, moving, f.to, play)
    else {
      s.points -= attackCost(moving)
      become(s, { ...moving, formed: false })
      s.attacked.push(f.of * PLACE_COUNT + moving.at)
      beginBattle(s, moving.at, f.of)
    }
  },
}

function enterProvince(s: State, f: StackFrame, to: Place, play: Play): void {
  const seat = s.active
  const cost = enterCost(s, f, to)
  // R54: a sick commander stays, and his stack goes on without him.
  const commander = f.commander && s.condition[seat] !== SICK
  s.points -= cost
  take(s, seat, f.at, DONE, f.legions)
  put(s, seat, to, DONE, f.legions)
  if (commander) s.commander[seat] = to
  if (f.at === s.tribes) s.garrison = Math.max(0, s.garrison - (f.from === NOWHERE ? f.legions : f.ownTaken))
  become(s, {
    step: 'stack',
    at: to,
    from: f.at,
    legions: f.legions,
    commander,
    formed: false,
    wins: f.wins,
    beaten: NOBODY,
    leave: NOBODY,
    asked: false,
    ownTaken: 0,
    independentPaid: false,
  })
  const who = { seat: seatId(seat), legions: f.legions, commander }
  tell(play, 'marched', { ...who, from: placeId(f.at), to: placeId(to), cost, left: s.points })
  if (f.legions > 0) askOwnersToRetreat(s, to, f.at)
}

/** 5.5. Each owner is asked in turn; one refusal is enough. */
export const passage: AskingStep<State, FrameOf<'passage'>, Action> = {
  clause: 'NE-5.5j',
  asks: (_, f) => only(f.queue[0]),
  actions: () => [{ do: 'allow' }, { do: 'refuse' }],
  refusal: (_, __, ___, action) => (action.do === 'allow' || action.do === 'refuse' ? null : undefined),
  play(s, f, seat, action, play) {
    const at = placeId((s.stack[s.stack.length - 2] as StackFrame).at)
    const told = { seat: seatId(s.active), by: seatId(seat), at }
    if (action.do === 'refuse') {
      tell(play, 'refused', told)
      leave(s)
      return
    }
    tell(play, 'allowed', told)
    if (f.queue.length > 1) {
      become(s, { ...f, queue: f.queue.slice(1) })
      return
    }
    leave(s)
    s.points -= COST.passage
    const moving = s.stack[s.stack.length - 1] as StackFrame
    become(s, { ...moving, leave: f.asked.reduce((set, owner) => set | only(owner), moving.leave) })
  },
  prompt(s, f, seat) {
    if (seat !== f.queue[0]) return ask('wait-decision', { seat: seatId(f.queue[0]) })
    return ask('passage', { at: placeId((s.stack[s.stack.length - 2] as StackFrame).at), seat: seatId(s.active) })
  },
}
