import {
  type AskingStep,
  become,
  enter,
  leave,
  NOBODY,
  only,
  type PassingStep,
  type PlayContext,
  type Seat,
} from '@iacta/kernel'
import { type Action, placeTo, retreat as retreatTo, STAY, withCommander } from './action.ts'
import { placeId, seatId, tell } from './happenings.ts'
import { BY_LAND, BY_SEA_LINK, NEIGHBOURS, type Place, ROME } from './printed.ts'
import { ask } from './prompts.ts'
import { asRefusal, type Bar } from './reasons.ts'
import {
  type AftermathFrame,
  DONE,
  type FlightFrame,
  type FrameOf,
  INDEPENDENT,
  legionsOf,
  MARKED_DONE,
  MOVED,
  moveAll,
  othersIn,
  put,
  SICK,
  type State,
  standing,
  take,
  withMarker,
} from './state.ts'
import { openWindow } from './window.ts'

/** Where legions of this player may not retreat from `at`; `barred` is the province the enemy came from. */
function retreatBar(s: State, seat: Seat, at: Place, to: Place, barred: Place, afterBattle: boolean): Bar {
  if (!NEIGHBOURS[at].includes(to)) return 'retreat-not-adjacent'
  if (to === ROME) return 'retreat-to-rome'
  if (afterBattle && !BY_LAND[at].includes(to) && BY_SEA_LINK[at].includes(to)) return 'retreat-no-sea-link'
  if (to === barred) return afterBattle ? 'defender-where-they-came-from' : 'retreat-where-they-came-from'
  // 5.6, R27: no legions but one's own; commanders and the Germanic marker are no hindrance.
  if (legionsOf(s, INDEPENDENT, to) > 0) return 'retreat-others-there'
  for (let other = 0; other < s.players; other++)
    if (other !== seat && legionsOf(s, other, to) > 0) return 'retreat-others-there'
  return null
}

export const retreatTargets = (s: State, seat: Seat, at: Place, barred: Place, afterBattle: boolean): Place[] =>
  NEIGHBOURS[at].filter((to) => !retreatBar(s, seat, at, to, barred, afterBattle))

/** 5.6, 6.5. A commander goes along from where he is, and from a battle only if he was in it. */
function alongBar(s: State, seat: Seat, at: Place, commander: boolean, isOfThem = true): Bar {
  if (!commander) return null
  if (s.commander[seat] !== at) return 'no-commander-to-retreat'
  if (!isOfThem) return 'commander-not-in-battle'
  return s.condition[seat] === SICK ? 'commander-sick' : null
}

/** 5.6. When legions have entered, the others with legions there decide in turn, clockwise from the mover's left. */
export function askOwnersToRetreat(s: State, at: Place, from: Place): void {
  const queue = othersIn(s, s.active, at)
  if (queue.length > 0) enter(s, { step: 'retreats', queue, at, from })
}

export const retreats: PassingStep<State, FrameOf<'retreats'>> = {
  run(s, f) {
    if (f.queue.length === 0) {
      leave(s)
      return
    }
    become(s, { ...f, queue: f.queue.slice(1) })
    enter(s, { step: 'retreat', seat: f.queue[0], at: f.at, from: f.from })
  },
}

/** R53. Legions that Bad Weather has stopped do not retreat from movement in this hand; and all must go, or none. */
const isFrozen = (s: State, seat: Seat, at: Place): boolean =>
  standing(s, seat, at, DONE) + standing(s, seat, at, MARKED_DONE) > 0

export const retreat: AskingStep<State, FrameOf<'retreat'>, Action> = {
  clause: 'NE-5.6a',
  asks: (s, f) =>
    isFrozen(s, f.seat, f.at) || retreatTargets(s, f.seat, f.at, f.from, false).length === 0 ? NOBODY : only(f.seat),
  actions(s, f) {
    const list: Action[] = [STAY]
    const commander = !alongBar(s, f.seat, f.at, true)
    for (const to of retreatTargets(s, f.seat, f.at, f.from, false)) {
      list.push(retreatTo(to, false))
      if (commander) list.push(retreatTo(to, true))
    }
    return list
  },
  refusal(s, f, seat, action) {
    if (action.do === 'stay') return null
    if (action.do !== 'retreat') return undefined
    const bar =
      retreatBar(s, seat, f.at, placeTo(action), f.from, false) ?? alongBar(s, seat, f.at, withCommander(action))
    return asRefusal(bar, { from: placeId(f.at), to: action.to })
  },
  play(s, f, seat, action, play) {
    leave(s)
    if (action.do === 'stay') tell(play, 'stayed', { seat: seatId(seat), at: placeId(f.at) })
    if (action.do !== 'retreat') return
    const commander = withCommander(action)
    enter(s, { step: 'flight', seat, at: f.at, to: placeTo(action), commander, stopped: false, cancelled: false })
    openWindow(s)
  },
  run: leave,
  prompt: (s, f, seat) =>
    seat === f.seat
      ? ask('retreat', { at: placeId(f.at), seat: seatId(s.active) })
      : ask('wait-decision', { seat: seatId(f.seat) }),
}

/** 5.6. A retreat that nobody has stopped: all legions go, and carry a marker. */
export const flight: PassingStep<State, FlightFrame> = {
  run(s, f, play) {
    leave(s)
    if (f.cancelled) return
    if (f.stopped) {
      enter(s, { step: 'parting', seat: f.seat, at: f.at, to: f.to })
      return
    }
    const legions = legionsOf(s, f.seat, f.at)
    moveAll(s, f.seat, f.at, f.to, withMarker)
    if (f.commander) s.commander[f.seat] = f.to
    retold(f.seat, legions, f.commander, f.at, f.to, play)
  },
}

/** 12.0, R53. Bad Weather has stopped his legions but not his commander, who goes where they were to go, or stays. */
export const parting: AskingStep<State, FrameOf<'parting'>, Action> = {
  clause: 'NE-12.0-bad-weather-d',
  asks: (_, f) => only(f.seat),
  actions: (_, f) => [STAY, retreatTo(f.to, true)],
  refusal(_, f, __, action) {
    if (action.do === 'stay') return null
    if (action.do !== 'retreat') return undefined
    const bar = !withCommander(action) ? 'legions-stopped' : placeTo(action) === f.to ? null : 'retreat-was-named'
    return asRefusal(bar, { from: placeId(f.at), to: placeId(f.to) })
  },
  play(s, f, seat, action, play) {
    leave(s)
    if (action.do === 'stay') tell(play, 'stayed', { seat: seatId(seat), at: placeId(f.at) })
    if (action.do !== 'retreat') return
    s.commander[seat] = f.to
    retold(seat, 0, true, f.at, f.to, play)
  },
  prompt: (_, f, seat) =>
    seat === f.seat
      ? ask('parting', { at: placeId(f.at), to: placeId(f.to) })
      : ask('wait-decision', { seat: seatId(f.seat) }),
}

function retold(seat: Seat, legions: number, commander: boolean, from: Place, to: Place, play: PlayContext): void {
  tell(play, 'retreated', { seat: seatId(seat), legions, commander, from: placeId(from), to: placeId(to) })
}

/** 6.5. Those who lost a battle stay, or all go by land; no card can stop that. */
export const aftermath: AskingStep<State, AftermathFrame, Action> = {
  clause: 'NE-6.4d',
  asks: (s, f) =>
    f.legions === 0 || retreatTargets(s, f.seat, f.at, f.from, true).length === 0 ? NOBODY : only(f.seat),
  actions(s, f) {
    const list: Action[] = [STAY]
    const commander = !alongBar(s, f.seat, f.at, true, f.commander)
    for (const to of retreatTargets(s, f.seat, f.at, f.from, true)) {
      list.push(retreatTo(to, false))
      if (commander) list.push(retreatTo(to, true))
    }
    return list
  },
  refusal(s, f, seat, action) {
    if (action.do === 'stay') return null
    if (action.do !== 'retreat') return undefined
    const bar =
      retreatBar(s, seat, f.at, placeTo(action), f.from, true) ??
      alongBar(s, seat, f.at, withCommander(action), f.commander)
    return asRefusal(bar, { from: placeId(f.at), to: action.to })
  },
  play(s, f, seat, action, play) {
    leave(s)
    if (action.do === 'stay') tell(play, 'stayed', { seat: seatId(seat), at: placeId(f.at) })
    if (action.do !== 'retreat') return
    const to = placeTo(action)
    // R34: of a beaten attacker only the legions that fought; a beaten defender leaves with all.
    if (seat === s.active) {
      take(s, seat, f.at, DONE, f.legions)
      put(s, seat, to, MARKED_DONE, f.legions)
      s.garrison[DONE] -= f.garrison
    } else moveAll(s, seat, f.at, to, withMarker)
    if (withCommander(action)) {
      s.commander[seat] = to
      if (seat === s.active) s.condition[seat] = MOVED
    }
    retold(seat, f.legions, withCommander(action), f.at, to, play)
  },
  run: leave,
  prompt: (_, f, seat) =>
    seat === f.seat ? ask('aftermath', { at: placeId(f.at) }) : ask('wait-decision', { seat: seatId(f.seat) }),
}
