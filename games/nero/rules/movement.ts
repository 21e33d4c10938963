import {
  type AskingStep,
  become,
  enter,
  type Going,
  includes,
  leave,
  NOBODY,
  only,
  type PassingStep,
  type PlayContext,
  type Seat,
  type SeatSet,
  within,
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
import { restand } from './garrison.ts'
import { betweenSteps, betweenStepsRefusal, playBetweenSteps, rally, rallyBar } from './hand.ts'
import { placeId, seatId, tell } from './happenings.ts'
import { BY_SEA_LINK, NEIGHBOURS, NOWHERE, PLACE_COUNT, type Place, ROME } from './printed.ts'
import { ask } from './prompts.ts'
import { asRefusal, type Bar } from './reasons.ts'
import { askOwnersToRetreat } from './retreat.ts'
import {
  changeStack,
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
  running,
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

/** 5.5, R24. Leave given while somebody else refused it is paid for when the stack goes on after all. */
export const leaveDue = (s: State, f: StackFrame): number =>
  f.leave !== NOBODY && !f.leavePaid && (ownersHere(s, f) & f.leave & ~f.beaten) !== NOBODY ? COST.passage : 0

const goCost = (s: State, f: StackFrame, to: Place): number => enterCost(s, f, to) + leaveDue(s, f)

/** Where a step takes the stack under way. */
export const going = (action: Action, s: State): Going | null =>
  action.do === 'go' ? { piece: 'stack', from: placeId((running(s) as StackFrame).at), to: action.to } : null

/** R70. What the step that was announced will be paid for, while others may still stop it. */
export function marchDue(s: State): number {
  const announced = within(s, 'march')
  if (!announced || announced.cancelled || announced.of !== NO_SEAT) return 0
  return goCost(s, running(s) as StackFrame, announced.to)
}

export const attackCost = (f: StackFrame): number => COST.attack + fatigue(f)

/** 5.5. Players whose legions hold a stack that has entered here: neither beaten by it nor willing to let it pass. */
export function holders(s: State, f: StackFrame): Seat[] {
  if (f.from === NOWHERE) return []
  return othersIn(s, s.active, f.at).filter((seat) => !includes(f.beaten | f.leave, seat))
}

/** The other players with legions where a stack has come to; nobody where it began. */
function ownersHere(s: State, f: StackFrame): SeatSet {
  let set = NOBODY
  if (f.from !== NOWHERE)
    for (const seat of seatsOf(s)) if (seat !== s.active && legionsOf(s, seat, f.at) > 0) set |= only(seat)
  return set
}

const isHeld = (s: State, f: StackFrame): boolean => (ownersHere(s, f) & ~(f.beaten | f.leave)) !== NOBODY

function goBar(s: State, f: StackFrame, to: Place): Bar {
  if (!NEIGHBOURS[f.at].includes(to)) return to === ROME || f.at === ROME ? 'rome-from-italy' : 'not-adjacent'
  if (to === ROME && f.legions > 0) return 'legions-never-in-rome'
  if (isHeld(s, f)) return heldBar(s, f)
  return s.points >= goCost(s, f, to) ? null : tooDear(s, f, to)
}

/** 5.5, 5.7. What holds a stack: those it has met; who has refused it; and how a commander alone may not help himself. */
function heldBar(s: State, f: StackFrame): Bar {
  const owners = ownersHere(s, f)
  const isRefused = (owners & f.refused & ~f.beaten) !== NOBODY
  if (f.legions === 0) return isRefused ? 'commander-refused' : 'commander-held'
  if (isRefused) return 'leave-refused'
  const isOne = (owners & (owners - 1)) === NOBODY
  return isOne ? 'must-stop' : 'each-must-agree'
}

/** What makes a step too dear: leave still to be paid for, battles won, or the province itself. */
function tooDear(s: State, f: StackFrame, to: Place): Bar {
  if (s.points >= enterCost(s, f, to)) return 'leave-too-dear'
  if (fatigue(f) > 0) return 'too-tired'
  if (to === s.tribes) return 'tribes-too-dear'
  if (to === ROME || f.at === ROME) return 'rome-too-dear'
  if (f.legions === 0) return 'step-alone-too-dear'
  return BY_SEA_LINK[f.at].includes(to) ? 'sea-link-too-dear' : 'step-too-dear'
}

/** 6.0. One player's legions, in the stack's own province, once in a hand. */
function attackBar(s: State, f: StackFrame, of: Seat): Bar {
  if (of === s.active || of >= s.players) return 'not-an-enemy'
  if (f.legions === 0) return 'no-legions-to-attack'
  if (legionsOf(s, of, f.at) === 0) return s.commander[of] === f.at ? 'commander-not-attacked' : 'nobody-to-attack'
  if (s.attacked.includes(of * PLACE_COUNT + f.at)) return 'attacked-already'
  return s.points >= attackCost(f) ? null : 'attack-too-dear'
}

/** 5.5, R24. Each owner answers once for a stack and a province, and only one with the point to pay for it may ask. */
export function askBar(s: State, f: StackFrame): Bar {
  if (f.from === NOWHERE) return 'no-leave-where-it-began'
  const owners = ownersHere(s, f)
  if ((owners & ~(f.beaten | f.leave)) === NOBODY) {
    if ((owners & ~f.beaten) !== NOBODY) return 'leave-given'
    return owners === NOBODY ? 'no-leave-needed' : 'all-beaten'
  }
  if ((owners & ~(f.beaten | f.leave | f.refused)) === NOBODY) return 'all-have-refused'
  return f.leavePaid || s.points >= COST.passage ? null : 'leave-too-dear'
}

const takeCost = (f: StackFrame, whose: Whose): number =>
  whose === 'own' ? (f.ownTaken > 0 ? 0 : COST.takeOwn) : f.independentPaid ? 0 : COST.takeIndependent

/** 5.4, R22. Only where the stack has entered, and only legions that have done nothing in this hand. */
function takeBar(s: State, f: StackFrame, whose: Whose, legions: number): Bar {
  if (f.from === NOWHERE) return 'not-where-it-began'
  const isOwn = whose === 'own'
  if (legions === 0) return isOwn ? 'no-own-named' : 'no-independents-named'
  const owner = isOwn ? s.active : INDEPENDENT
  const fresh = standing(s, owner, f.at, FRESH)
  if (legions > fresh) {
    const marked = markedOf(s, owner, f.at)
    if (legions <= fresh + marked) return 'marked-not-taken'
    const done = standing(s, owner, f.at, DONE) - (isOwn ? f.legions : 0)
    if (legions <= fresh + marked + done) return 'legions-done'
    if (!isOwn) return 'not-so-many-independents'
    return othersIn(s, s.active, f.at).length > 0 ? 'others-not-taken' : 'not-so-many-own'
  }
  if (s.points >= takeCost(f, whose)) return null
  return isOwn ? 'own-too-dear' : 'independents-too-dear'
}

function shedBar(f: StackFrame, legions: number, commander: boolean): Bar {
  if (legions === 0 && !commander) return 'nobody-left-behind'
  if (legions > f.legions) return 'not-in-the-stack'
  if (commander && !f.commander) return 'commander-not-in-the-stack'
  return legions === f.legions && commander === f.commander ? 'stack-would-be-empty' : null
}

const isEmpty = (s: State, f: StackFrame): boolean =>
  f.legions === 0 && (!f.commander || s.condition[s.active] === SICK)

/** 5.0. A legion, army or commander under way, until it halts. */
export const stack: AskingStep<State, StackFrame, Action> = {
  // That of the hidden steps that may lie above it, so that nobody can tell by a refusal that he is in one.
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
    if (action.do === 'lay') return asRefusal('no-card-under-way')
    if (f.formed) return asRefusal('must-set-out')
    switch (action.do) {
      case 'form':
        return asRefusal('another-stack-moves')
      case 'halt':
        return null
      case 'ask':
        return asRefusal(askBar(s, f), { by: holders(s, f).map(seatId), ...costs(s, COST.passage) })
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
    const here = { at: placeId(f.at), points: s.points }
    if (f.formed || !isHeld(s, f)) return ask(f.formed ? 'stack-formed' : 'stack', here)
    const by = holders(s, f)
    return ask('stack-held', {
      ...here,
      by: by.map(seatId),
      mayAttack: by.some((of) => !attackBar(s, f, of)),
      mayAsk: !askBar(s, f),
    })
  },
}

const costs = (s: State, cost: number) => ({ cost, points: s.points })
const goParams = (s: State, f: StackFrame, to: Place) => ({
  from: placeId(f.at),
  to: placeId(to),
  by: holders(s, f).map(seatId),
  refused: holders(s, f)
    .filter((seat) => includes(f.refused, seat))
    .map(seatId),
  ...costs(s, goCost(s, f, to)),
})

/** A stack that has stopped is done for the hand; orders to pass "for this stack" are over with it. */
export function endStack(s: State): void {
  leave(s)
  for (let i = 0; i < s.orders.length; i++) if (s.orders[i] === UNTIL_STACK) s.orders[i] = 0
}

function askLeave(s: State, f: StackFrame, play: PlayContext): void {
  const queue = holders(s, f).filter((seat) => !includes(f.refused, seat))
  tell(play, 'asked-leave', { seat: seatId(s.active), at: placeId(f.at), of: queue.map(seatId) })
  enter(s, { step: 'passage', queue })
}

function takeLegions(s: State, f: StackFrame, whose: Whose, legions: number, play: PlayContext): void {
  const own = whose === 'own'
  s.points -= takeCost(f, whose)
  let garrison = 0
  if (own) garrison = restand(s, s.active, f.at, FRESH, DONE, legions)
  else {
    take(s, INDEPENDENT, f.at, FRESH, legions)
    put(s, s.active, f.at, DONE, legions)
  }
  become(s, {
    ...f,
    legions: f.legions + legions,
    garrison: f.garrison + garrison,
    ownTaken: f.ownTaken + (own ? legions : 0),
    independentPaid: f.independentPaid || !own,
  })
  const count = { own: own ? legions : 0, independent: own ? 0 : legions }
  tell(play, 'took-on', { seat: seatId(s.active), at: placeId(f.at), ...count })
}

function leaveBehind(s: State, f: StackFrame, legions: number, commander: boolean, play: PlayContext): void {
  const left = f.legions - legions
  become(s, {
    ...f,
    legions: left,
    commander: f.commander && !commander,
    // R23: a commander who goes on alone is free of fatigue, and so are legions he takes on later.
    wins: left > 0 ? f.wins : 0,
    // R55: the garrison is left behind first.
    garrison: Math.max(0, f.garrison - legions),
  })
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

function enterProvince(s: State, f: StackFrame, to: Place, play: PlayContext): void {
  const seat = s.active
  const cost = goCost(s, f, to)
  // R54: a sick commander stays, and his stack goes on without him.
  const commander = f.commander && s.condition[seat] !== SICK
  s.points -= cost
  take(s, seat, f.at, DONE, f.legions)
  put(s, seat, to, DONE, f.legions)
  if (commander) s.commander[seat] = to
  s.garrison[DONE] -= f.garrison
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
    refused: NOBODY,
    leavePaid: false,
    garrison: 0,
    ownTaken: 0,
    independentPaid: false,
  })
  const who = { seat: seatId(seat), legions: f.legions, commander }
  tell(play, 'marched', { ...who, from: placeId(f.at), to: placeId(to), cost, left: s.points })
  if (f.legions > 0) askOwnersToRetreat(s, to, f.at)
}

/** 5.5, R24. Each owner is asked in turn, whatever the others have said; what he says holds for this stack and province. */
export const passage: AskingStep<State, FrameOf<'passage'>, Action> = {
  clause: 'NE-5.5j',
  asks: (_, f) => only(f.queue[0]),
  actions: () => [{ do: 'allow' }, { do: 'refuse' }],
  refusal: (_, __, ___, action) => (action.do === 'allow' || action.do === 'refuse' ? null : undefined),
  play(s, f, seat, action, play) {
    const moving = running(s) as StackFrame
    const told = { seat: seatId(s.active), by: seatId(seat), at: placeId(moving.at) }
    if (action.do === 'refuse') {
      tell(play, 'refused', told)
      changeStack(s, { refused: moving.refused | only(seat) })
    } else {
      tell(play, 'allowed', told)
      changeStack(s, { leave: moving.leave | only(seat) })
    }
    if (f.queue.length > 1) {
      become(s, { ...f, queue: f.queue.slice(1) })
      return
    }
    leave(s)
    payForLeave(s)
  },
  prompt(s, f, seat) {
    if (seat !== f.queue[0]) return ask('wait-decision', { seat: seatId(f.queue[0]) })
    return ask('passage', { at: placeId((running(s) as StackFrame).at), seat: seatId(s.active) })
  },
}

/** R24. One point in all, as soon as every player who is needed has agreed. */
function payForLeave(s: State): void {
  const moving = running(s) as StackFrame
  if (moving.leavePaid || isHeld(s, moving)) return
  s.points -= COST.passage
  changeStack(s, { leavePaid: true })
}
