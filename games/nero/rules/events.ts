import {
  type AskingStep,
  become,
  enter,
  leave,
  NOBODY,
  only,
  type PassingStep,
  type PlayContext,
  type Refusal,
  type Seat,
} from '@iacta/kernel'
import { GALLEY_LEGIONS, MOST_EMPERORS, MOST_INDEPENDENTS, REVOLT_LEGIONS } from '../data/constants.ts'
import {
  type Action,
  drive,
  EMBARK,
  emperor,
  flee,
  isMarked,
  KEEP,
  load,
  placeAt,
  placeFrom,
  placeTo,
  rebel,
  sail,
  seatIn,
  send,
  tribes,
  victim,
  withCommander,
} from './action.ts'
import { zoneController } from './control.ts'
import { dismissGarrison, takeAway } from './garrison.ts'
import { both, cardId, placeId, seatId, tell, tellOfCard } from './happenings.ts'
import { endStack } from './movement.ts'
import {
  ASSASSINATION,
  AVE_CAESAR,
  type Card,
  CRISIS,
  GALLEY,
  GERMANY,
  GUARD,
  isAnyTime,
  isCoastal,
  KIND,
  NEIGHBOURS,
  NOWHERE,
  type Place,
  PORTS,
  PROVINCES,
  REBELS,
  REVOLT,
  REVOLT_AT,
  ROME,
  SENATE,
  TRAITOR,
  TRIBES,
  ZONE_OF,
} from './printed.ts'
import { ask } from './prompts.ts'
import { asRefusal, type Bar } from './reasons.ts'
import { askOwnersToRetreat } from './retreat.ts'
import {
  allLegionsOf,
  CONTENDER,
  changeStack,
  clockwiseFrom,
  DONE,
  EMPEROR,
  type EventFrame,
  emperors,
  FRESH,
  type FrameOf,
  GENERAL,
  INDEPENDENT,
  isInRome,
  legionsOf,
  MARKED,
  MARKED_DONE,
  MOVED,
  markedOf,
  moveAll,
  NO_SEAT,
  put,
  READY,
  running,
  SICK,
  type Standing,
  type State,
  seatsOf,
  spend,
  standing,
  take,
} from './state.ts'
import { addPoint } from './throne.ts'
import { isUsed, markSingle, openWindow } from './window.ts'

// Whether an event could do something now (R60), and what it may be aimed at

/** Why a card in hand may not be announced as an event. */
export function eventBar(s: State, seat: Seat, c: Card): Bar {
  const k = KIND[c]
  if (isUsed(s, k)) return 'single-played'
  switch (k) {
    case ASSASSINATION:
      return anySeat(s, (of) => !murderBar(s, seat, of)) ? null : 'no-target-in-rome'
    case CRISIS:
      return anySeat(s, (of) => !crisisBar(s, of)) ? null : 'no-emperor-outside'
    case GALLEY:
      return shipBar(s, seat)
    case TRIBES:
      return GERMANY.some((p) => !tribesBar(s, p)) ? null : 'no-tribes-effect'
    case AVE_CAESAR:
      return aveCaesarBar(s, seat)
    case REBELS:
      if (allLegionsOf(s, INDEPENDENT) >= MOST_INDEPENDENTS) return 'too-many-independents'
      return anySeat(s, (of) => hasLegions(s, of)) ? null : 'nobody-to-rebel'
    case REVOLT:
      return revoltBar(s, REVOLT_AT[c])
    case TRAITOR:
      return anySeat(s, (of) => !victimBar(s, seat, of)) ? null : 'no-victim'
    case SENATE:
      return 'only-in-a-proclamation'
    default:
      return isAnyTime[k] ? 'only-in-a-window' : null
  }
}

const anySeat = (s: State, test: (seat: Seat) => boolean): boolean => seatsOf(s).some(test)
const hasLegions = (s: State, seat: Seat): boolean => PROVINCES.some((p) => legionsOf(s, seat, p) > 0)

/** 9.0, R49. Another player's Emperor, in Rome. */
function murderBar(s: State, seat: Seat, of: Seat): Bar {
  if (s.rank[of] !== EMPEROR || !isInRome(s, of)) return 'not-an-emperor-in-rome'
  return of === seat ? 'own-emperor' : null
}

/** 12.0-crisis-in-rome. Any Emperor outside Rome; of two, whichever the player names. */
const crisisBar = (s: State, of: Seat): Bar =>
  s.rank[of] === EMPEROR && !isInRome(s, of) ? null : 'not-an-emperor-outside'

/** 12.0-germanic-tribes, R9. A second attack moves the marker; on the marked province it needs somebody to drive out. */
function tribesBar(s: State, at: Place): Bar {
  if (!GERMANY.includes(at)) return 'not-a-german-province'
  if (s.tribes !== at || legionsOf(s, INDEPENDENT, at) > 0) return null
  return anySeat(s, (seat) => legionsOf(s, seat, at) > 0 || s.commander[seat] === at) ? null : 'no-tribes-effect'
}

/** 12.0-ave-caesar, 7.2, R42, R43. */
function aveCaesarBar(s: State, seat: Seat): Bar {
  if (emperors(s).length >= MOST_EMPERORS) return 'too-many-emperors'
  if (s.rank[seat] !== GENERAL) return 'not-a-general'
  const at = s.commander[seat]
  if (ZONE_OF[at] !== s.home[seat] || legionsOf(s, seat, at) === 0) return 'general-not-with-legion'
  return zoneController(s, s.home[seat]) === seat ? null : 'home-not-controlled'
}

/** 12.0-legion-rebels. A legion of any player, one's own too; never an independent one. */
function rebelBar(s: State, of: Seat, at: Place, marked: boolean): Bar {
  if (of >= s.players) return 'nobody-to-rebel'
  const there = marked ? markedOf(s, of, at) : legionsOf(s, of, at) - markedOf(s, of, at)
  return there > 0 ? null : 'nobody-to-rebel'
}

/** 12.0-traitor. */
const victimBar = (s: State, seat: Seat, of: Seat): Bar =>
  of !== seat && of < s.players && s.hands[of].length > 0 ? null : 'not-a-victim'

/** Whose home zone holds this province; nobody's, perhaps, with three players. */
const homePlayer = (s: State, at: Place): Seat => s.home.indexOf(ZONE_OF[at])

/** 12.0-revolt, R58. How many legions the home player must bring. */
function summoned(s: State, at: Place): number {
  const seat = homePlayer(s, at)
  let here = legionsOf(s, INDEPENDENT, at)
  for (const other of seatsOf(s)) here += legionsOf(s, other, at)
  const elsewhere = allLegionsOf(s, seat) - legionsOf(s, seat, at)
  return Math.min(Math.max(0, REVOLT_LEGIONS - here), elsewhere)
}

/** 12.0-revolt. The card names its province. */
function revoltBar(s: State, at: Place): Bar {
  if (homePlayer(s, at) === NO_SEAT) return 'home-nobody-chose'
  let rebels = summoned(s, at)
  for (const seat of seatsOf(s)) rebels += legionsOf(s, seat, at)
  if (rebels === 0) return 'no-rebels'
  return allLegionsOf(s, INDEPENDENT) + rebels <= MOST_INDEPENDENTS ? null : 'too-many-independents'
}

/** R29. Unmoved, unmarked legions in a port. */
const loadable = (s: State, seat: Seat, p: Place): number => standing(s, seat, p, FRESH)
const canBoard = (s: State, seat: Seat, p: Place): boolean => s.commander[seat] === p && s.condition[seat] === READY

/** 12.0-galley-fleet. It costs no movement points, but needs something in a port that can still sail. */
function shipBar(s: State, seat: Seat): Bar {
  if (PORTS.some((p) => loadable(s, seat, p) > 0 || canBoard(s, seat, p))) return null
  const done = PORTS.some((p) => standing(s, seat, p, DONE) > 0 || s.commander[seat] === p)
  if (done) return 'all-on-the-coast-done'
  return PORTS.some((p) => markedOf(s, seat, p) > 0) ? 'all-on-the-coast-marked' : 'nothing-to-ship'
}

function loadBar(s: State, seat: Seat, p: Place, legions: number, commander: boolean): Bar {
  if (p === ROME) return 'no-fleet-from-rome'
  if (!isCoastal[p]) return 'not-a-port'
  if (legions === 0 && !commander) return 'empty-fleet'
  if (legions > GALLEY_LEGIONS) return 'fleet-full'
  const free = loadable(s, seat, p)
  if (legions > free) {
    if (legions <= free + markedOf(s, seat, p)) return 'marked-not-shipped'
    return legions <= legionsOf(s, seat, p) ? 'moved-not-shipped' : 'not-so-many-to-ship'
  }
  if (!commander || canBoard(s, seat, p)) return null
  if (s.commander[seat] !== p) return 'commander-not-in-port'
  return s.condition[seat] === SICK ? 'commander-sick' : 'commander-not-shipped'
}

// Announcing (R69)

/** Plays an event: at once if it needs no choice, else after its player has made it. */
export function announceOrAim(s: State, seat: Seat, c: Card, play: PlayContext): void {
  switch (KIND[c]) {
    case AVE_CAESAR:
      announce(s, play, { card: c, of: seat })
      return
    case REVOLT:
      announce(s, play, { card: c, at: REVOLT_AT[c] })
      return
    default:
      enter(s, { step: 'target', card: c })
  }
}

const NO_CHOICE = {
  of: NO_SEAT,
  at: NOWHERE,
  to: NOWHERE,
  marked: false,
  legions: 0,
  commander: false,
  struck: false,
  cancelled: false,
} as const

/** The card goes on the table with every choice made, and may be answered. */
export function announce(s: State, play: PlayContext, choice: Partial<EventFrame> & { readonly card: Card }): void {
  const seat = s.active
  const f: EventFrame = { step: 'event', seat, ...NO_CHOICE, ...choice }
  spend(s, seat, f.card)
  markSingle(s, f.card)
  tell(play, 'announced', {
    seat: seatId(seat),
    card: cardId(f.card),
    of: f.of === NO_SEAT ? null : seatId(f.of),
    at: f.at === NOWHERE ? null : placeId(f.at),
    to: f.to === NOWHERE ? null : placeId(f.to),
    legions: f.legions,
    commander: f.commander,
  })
  enter(s, f)
  openWindow(s)
}

/** What an event is aimed at. */
export const target: AskingStep<State, FrameOf<'target'>, Action> = {
  clause: 'NE-4.3a',
  asks: (s) => only(s.active),
  actions: (s, f, seat) => aims(s, seat, f.card),
  refusal: (s, f, seat, action) => aimRefusal(s, seat, f.card, action),
  play(s, f, seat, action, play) {
    leave(s)
    switch (action.do) {
      case 'emperor':
        if (KIND[f.card] === ASSASSINATION) enter(s, { step: 'plot', card: f.card, of: seatIn(action), cards: [] })
        else announce(s, play, { card: f.card, of: seatIn(action) })
        return
      case 'tribes':
        announce(s, play, { card: f.card, at: placeAt(action) })
        return
      case 'rebel':
        announce(s, play, { card: f.card, of: seatIn(action), at: placeAt(action), marked: isMarked(action) })
        return
      case 'victim':
        announce(s, play, { card: f.card, of: seatIn(action) })
        return
      case 'load':
        enter(s, {
          step: 'course',
          card: f.card,
          at: placeFrom(action),
          legions: action.legions,
          commander: withCommander(action),
        })
        return
      default:
        throw new Error(`seat ${seat} aims at nothing with "${action.do}"`)
    }
  },
  prompt: (s, f, seat) =>
    seat === s.active ? ask('target', { card: cardId(f.card) }) : ask('wait-hand', { seat: seatId(s.active) }),
}

function aims(s: State, seat: Seat, c: Card): Action[] {
  const seats = seatsOf(s)
  switch (KIND[c]) {
    case ASSASSINATION:
      return seats.filter((of) => !murderBar(s, seat, of)).map(emperor)
    case CRISIS:
      return seats.filter((of) => !crisisBar(s, of)).map(emperor)
    case TRIBES:
      return GERMANY.filter((p) => !tribesBar(s, p)).map(tribes)
    case TRAITOR:
      return seats.filter((of) => !victimBar(s, seat, of)).map(victim)
    case REBELS: {
      const list: Action[] = []
      for (const of of seats)
        for (const p of PROVINCES)
          for (const marked of [false, true]) if (!rebelBar(s, of, p, marked)) list.push(rebel(of, p, marked))
      return list
    }
    case GALLEY: {
      const list: Action[] = []
      for (const p of PORTS)
        for (const commander of [false, true])
          for (let legions = 0; legions <= GALLEY_LEGIONS; legions++)
            if (!loadBar(s, seat, p, legions, commander)) list.push(load(p, legions, commander))
      return list
    }
    default:
      return []
  }
}

function aimRefusal(s: State, seat: Seat, c: Card, action: Action): Refusal | null | undefined {
  const k = KIND[c]
  switch (action.do) {
    case 'emperor': {
      if (k !== ASSASSINATION && k !== CRISIS) return undefined
      const of = seatIn(action)
      return asRefusal(k === CRISIS ? crisisBar(s, of) : murderBar(s, seat, of), { of: action.of })
    }
    case 'tribes':
      return k === TRIBES ? asRefusal(tribesBar(s, placeAt(action)), { at: action.at }) : undefined
    case 'victim':
      return k === TRAITOR ? asRefusal(victimBar(s, seat, seatIn(action)), { of: action.of }) : undefined
    case 'rebel':
      if (k !== REBELS) return undefined
      return asRefusal(rebelBar(s, seatIn(action), placeAt(action), isMarked(action)), { of: action.of, at: action.at })
    case 'load':
      if (k !== GALLEY) return undefined
      return asRefusal(loadBar(s, seat, placeFrom(action), action.legions, withCommander(action)), {
        at: action.from,
        legions: action.legions,
      })
    default:
      return undefined
  }
}

/** 12.0. Where the fleet goes: any other port. */
export const course: AskingStep<State, FrameOf<'course'>, Action> = {
  clause: 'NE-4.3a',
  asks: (s) => only(s.active),
  actions: (_, f) => PORTS.filter((p) => !courseBar(f.at, p)).map(sail),
  refusal(_, f, __, action) {
    if (action.do !== 'sail') return undefined
    return asRefusal(courseBar(f.at, placeTo(action)), { at: action.to })
  },
  play(s, f, _, action, play) {
    if (action.do !== 'sail') return
    leave(s)
    // R19: a fleet for other pieces ends the movement of the running stack.
    if (running(s)) endStack(s)
    announce(s, play, { card: f.card, at: f.at, to: placeTo(action), legions: f.legions, commander: f.commander })
  },
  prompt: (s, f, seat) =>
    seat === s.active ? ask('course', { from: placeId(f.at) }) : ask('wait-hand', { seat: seatId(s.active) }),
}

function courseBar(from: Place, to: Place): Bar {
  if (to === ROME) return 'no-fleet-to-rome'
  if (!isCoastal[to]) return 'not-a-port'
  return from === to ? 'same-port' : null
}

// Effects

export const event: PassingStep<State, EventFrame> = {
  run(s, f, play) {
    if (f.struck && !f.cancelled) {
      // R29: what is left of the cargo sails, or not.
      become(s, { ...f, struck: false })
      enter(s, { step: 'cargo' })
      return
    }
    leave(s)
    if (f.cancelled) return
    switch (KIND[f.card]) {
      case SENATE:
      case GUARD:
        addPoint(s)
        return
      case AVE_CAESAR:
        s.rank[f.seat] = CONTENDER
        tell(play, 'new-contender', { seat: seatId(f.seat), at: placeId(s.commander[f.seat]) })
        return
      case CRISIS:
        callToRome(s, f.of, play)
        return
      case GALLEY:
        land(s, f, play)
        return
      case TRIBES:
        invade(s, f.at, play)
        return
      case REBELS:
        rise(s, f, play)
        return
      case REVOLT:
        enter(s, { step: 'summons', seat: homePlayer(s, f.at), at: f.at, left: summoned(s, f.at) })
        return
      case TRAITOR:
        betray(s, f, play)
        return
      default:
        throw new Error(`${cardId(f.card)} has no effect`)
    }
  },
}

/** 12.0-crisis-in-rome, R56. The figure alone, from anywhere; that is no movement. */
function callToRome(s: State, of: Seat, play: PlayContext): void {
  tell(play, 'to-rome', { seat: seatId(of), from: placeId(s.commander[of]) })
  s.commander[of] = ROME
  if (of === s.active && running(s)?.commander) changeStack(s, { commander: false })
}

/** 12.0-galley-fleet. It lands beside whoever is there; its pieces are done for the hand, and do not attack. */
function land(s: State, f: EventFrame, play: PlayContext): void {
  take(s, f.seat, f.at, FRESH, f.legions)
  put(s, f.seat, f.to, DONE, f.legions)
  if (f.commander) {
    s.commander[f.seat] = f.to
    s.condition[f.seat] = MOVED
  }
  const cargo = { seat: seatId(f.seat), legions: f.legions, commander: f.commander }
  tell(play, 'sailed', { ...cargo, from: placeId(f.at), to: placeId(f.to) })
  if (f.legions > 0) askOwnersToRetreat(s, f.to, f.at)
}

/** R29. Whether what Bad Weather or Illness has left of a cargo still sails. */
export const cargo: AskingStep<State, FrameOf<'cargo'>, Action> = {
  clause: 'NE-12.0-galley-fleet-e',
  asks: (s) => only(s.active),
  actions: () => [EMBARK, KEEP],
  refusal: (_, __, ___, action) => (action.do === 'embark' || action.do === 'keep' ? null : undefined),
  play(s, _, seat, action, play) {
    leave(s)
    if (action.do === 'embark') return
    const fleet = s.stack[s.stack.length - 1] as EventFrame
    tell(play, 'kept-ashore', { seat: seatId(seat), at: placeId(fleet.at) })
    become(s, { ...fleet, cancelled: true })
  },
  prompt(s, _, seat) {
    if (seat !== s.active) return ask('wait-hand', { seat: seatId(s.active) })
    const fleet = s.stack[s.stack.length - 2] as EventFrame
    return ask('cargo', { from: placeId(fleet.at), to: placeId(fleet.to) })
  },
}

/** 12.0-germanic-tribes, R55. Everybody out, the owners in order, the active player last; then the independents. */
function invade(s: State, at: Place, play: PlayContext): void {
  s.tribes = at
  dismissGarrison(s)
  tell(play, 'tribes-attack', { at: placeId(at) })
  if (running(s)?.at === at) endStack(s)
  const queue = clockwiseFrom(s, s.active).filter((seat) => legionsOf(s, seat, at) > 0 || s.commander[seat] === at)
  enter(s, { step: 'drivenOut', at })
  enter(s, { step: 'refugees', queue, at })
}

const fleeBar = (at: Place, to: Place): Bar => (NEIGHBOURS[at].includes(to) ? null : 'flight-not-adjacent')

export const refugees: AskingStep<State, FrameOf<'refugees'>, Action> = {
  clause: 'NE-12.0-germanic-tribes-c',
  asks: (_, f) => (f.queue.length === 0 ? NOBODY : only(f.queue[0])),
  actions: (_, f) => NEIGHBOURS[f.at].map(flee),
  refusal(_, f, __, action) {
    if (action.do !== 'flee') return undefined
    return asRefusal(fleeBar(f.at, placeTo(action)), { from: placeId(f.at), to: action.to })
  },
  play(s, f, seat, action, play) {
    if (action.do !== 'flee') return
    const to = placeTo(action)
    moveAll(s, seat, f.at, to)
    if (s.commander[seat] === f.at) s.commander[seat] = to
    tell(play, 'fled', { seat: seatId(seat), from: placeId(f.at), to: action.to })
    become(s, { ...f, queue: f.queue.slice(1) })
  },
  run: leave,
  prompt: (_, f, seat) =>
    seat === f.queue[0] ? ask('flee', { at: placeId(f.at) }) : ask('wait-decision', { seat: seatId(f.queue[0]) }),
}

/** R55. The player of the card moves independent legions out, one by one, together or not. */
export const drivenOut: AskingStep<State, FrameOf<'drivenOut'>, Action> = {
  clause: 'NE-12.0-germanic-tribes-c',
  asks: (s, f) => (legionsOf(s, INDEPENDENT, f.at) === 0 ? NOBODY : only(s.active)),
  actions: (_, f) => NEIGHBOURS[f.at].map(drive),
  refusal(_, f, __, action) {
    if (action.do !== 'drive') return undefined
    return asRefusal(fleeBar(f.at, placeTo(action)), { from: placeId(f.at), to: action.to })
  },
  play(s, f, _, action, play) {
    if (action.do !== 'drive') return
    const how = standing(s, INDEPENDENT, f.at, FRESH) > 0 ? FRESH : DONE
    take(s, INDEPENDENT, f.at, how)
    put(s, INDEPENDENT, placeTo(action), how)
    tell(play, 'driven-out', { from: placeId(f.at), to: action.to })
  },
  run: leave,
  prompt: (s, f, seat) =>
    seat === s.active ? ask('driven-out', { at: placeId(f.at) }) : ask('wait-decision', { seat: seatId(s.active) }),
}

/** A legion turns independent; a marker on it is removed, what it did in this hand is not undone (R22). */
function turnIndependent(s: State, owner: Seat, at: Place, how: Standing): void {
  takeAway(s, owner, at, how)
  put(s, INDEPENDENT, at, (how & DONE) as Standing)
}

/** Which legion is meant where some have moved: one that has not, then one that has, of a running stack last. */
function pickStanding(s: State, owner: Seat, at: Place, marked: boolean): Standing {
  const [free, done] = marked ? ([MARKED, MARKED_DONE] as const) : ([FRESH, DONE] as const)
  return standing(s, owner, at, free) > 0 ? free : done
}

/** 12.0-legion-rebels. */
function rise(s: State, f: EventFrame, play: PlayContext): void {
  turnIndependent(s, f.of, f.at, pickStanding(s, f.of, f.at, f.marked))
  tell(play, 'rebelled', { seat: seatId(f.of), at: placeId(f.at) })
}

function sendBar(s: State, f: FrameOf<'summons'>, from: Place, marked: boolean): Bar {
  if (from === f.at && legionsOf(s, f.seat, from) > 0) return 'sent-already'
  const there = marked ? markedOf(s, f.seat, from) : legionsOf(s, f.seat, from) - markedOf(s, f.seat, from)
  return there > 0 ? null : 'nothing-to-send'
}

/** 12.0-revolt, R58. The home player brings, of his choice, legions until two stand there; then all of them turn independent. */
export const summons: AskingStep<State, FrameOf<'summons'>, Action> = {
  clause: 'NE-12.0-revolt-b',
  asks: (_, f) => (f.left > 0 ? only(f.seat) : NOBODY),
  actions(s, f) {
    const list: Action[] = []
    for (const p of PROVINCES)
      for (const marked of [false, true]) if (!sendBar(s, f, p, marked)) list.push(send(p, marked))
    return list
  },
  refusal(s, f, _, action) {
    if (action.do !== 'send') return undefined
    return asRefusal(sendBar(s, f, placeFrom(action), isMarked(action)), { from: action.from })
  },
  play(s, f, seat, action, play) {
    if (action.do !== 'send') return
    const from = placeFrom(action)
    const how = pickStanding(s, seat, from, isMarked(action))
    takeAway(s, seat, from, how)
    put(s, seat, f.at, how)
    tell(play, 'summoned', { seat: seatId(seat), from: action.from, to: placeId(f.at) })
    become(s, { ...f, left: f.left - 1 })
  },
  run(s, f, play) {
    leave(s)
    let legions = 0
    for (const owner of seatsOf(s))
      for (const how of [FRESH, DONE, MARKED, MARKED_DONE] as const)
        while (standing(s, owner, f.at, how) > 0) {
          turnIndependent(s, owner, f.at, how)
          legions++
        }
    tell(play, 'revolted', { at: placeId(f.at), legions })
  },
  prompt: (_, f, seat) =>
    seat === f.seat
      ? ask('summons', { at: placeId(f.at), left: f.left })
      : ask('wait-decision', { seat: seatId(f.seat) }),
}

/** 12.0-traitor, R59. A card drawn blindly; only thief and victim see it. */
function betray(s: State, f: EventFrame, play: PlayContext): void {
  const from = s.hands[f.of]
  const [c] = from.splice(play.chance.pick(from.length), 1)
  s.hands[f.seat].push(c)
  s.hands[f.seat].sort((a, b) => a - b)
  tellOfCard(play, 'stolen', both(f.seat, f.of), { seat: seatId(f.seat), of: seatId(f.of), card: cardId(c) })
}
