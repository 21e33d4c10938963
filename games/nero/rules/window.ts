import {
  type AskingStep,
  become,
  enter,
  leave,
  NOBODY,
  only,
  type PassingStep,
  type PlayContext,
  type Prompt,
  type Seat,
  type SeatSet,
} from '@iacta/kernel'
import { type Action, answer as answerWithCard, cardIn, pass } from './action.ts'
import { cardId, placeId, seatId, tell } from './happenings.ts'
import { orderAbout, setOrder } from './orders.ts'
import {
  ALL_CARDS,
  AVE_CAESAR,
  BAD_OMENS,
  BAD_WEATHER,
  BRIBERY,
  type Card,
  EVENT_IDS,
  type EventId,
  GALLEY,
  GUARD,
  ILLNESS,
  isSingle,
  KIND,
  type Kind,
  SENATE,
} from './printed.ts'
import { ask } from './prompts.ts'
import { asRefusal, type Bar } from './reasons.ts'
import {
  type AnswerFrame,
  type AttemptFrame,
  answerWith,
  cardAnswered,
  changeStack,
  clockwiseFrom,
  DONE,
  EMPEROR,
  type EventFrame,
  type FlightFrame,
  FRESH,
  type Frame,
  MARKED,
  mayPlayCard,
  PASSED,
  put,
  running,
  SICK,
  type StackFrame,
  type Standing,
  type State,
  seatsOf,
  spend,
  standing,
  type Topic,
  take,
  UNANSWERED,
  UNTIL,
  UNTIL_STACK,
  unheldBar,
  type WindowFrame,
} from './state.ts'
import { isBlocked, protecting } from './throne.ts'

/**
 * Answers to a card or a move (12.0, R50). Everybody who could answer, as far as the table knows, is asked at
 * the same time and answers unseen: whoever holds a card, whatever it is. Then the first to play, clockwise from
 * the active player's left, takes the window; the others keep their cards. It opens again while what it answers
 * still stands.
 */

const CLOSED: readonly number[] = [UNANSWERED, UNANSWERED, UNANSWERED, UNANSWERED]

/** Asks for answers to the step just entered. */
export const openWindow = (s: State): void => enter(s, { step: 'window', answers: CLOSED })

/** 12.0. Single events are played once in a hand, by all players together. */
export const isUsed = (s: State, k: Kind): boolean => (s.singles & (1 << k)) !== 0
export function markSingle(s: State, c: Card): void {
  if (isSingle[KIND[c]]) s.singles |= 1 << KIND[c]
}

const bit = (k: Kind): number => 1 << k
const unlessUsed = (s: State, k: Kind): number => (isUsed(s, k) ? 0 : bit(k))

/** 12.0-illness, R54. It strikes a General or Contender who would move. */
const couldFall = (s: State, seat: Seat): number =>
  s.rank[seat] < EMPEROR && s.condition[seat] !== SICK ? bit(ILLNESS) : 0

/** The kinds of event that can answer this, as bits, by what everybody knows. */
export function openTo(s: State, subject: Frame): number {
  switch (subject.step) {
    case 'event':
      return subject.cancelled ? 0 : openToEvent(s, subject)
    case 'answer':
      // R51: Bad Omens cannot meet itself, being single.
      return subject.cancelled ? 0 : unlessUsed(s, BAD_OMENS)
    case 'march': {
      if (subject.cancelled) return 0
      const moving = running(s) as StackFrame
      const onTheMove = subject.first || subject.of < 0
      const illness = moving.commander && onTheMove ? couldFall(s, s.active) : 0
      return (moving.legions > 0 ? unlessUsed(s, BAD_WEATHER) : 0) | illness
    }
    case 'flight':
      if (subject.cancelled) return 0
      return (subject.stopped ? 0 : unlessUsed(s, BAD_WEATHER)) | (subject.commander ? couldFall(s, subject.seat) : 0)
    case 'attempt':
      if (isBlocked(subject)) return 0
      // R47: Bribery only while a protecting Guard is left.
      return bit(GUARD) | (protecting(subject) > 0 ? bit(BRIBERY) : 0)
    default:
      throw new Error(`nothing answers a step "${subject.step}"`)
  }
}

/** 12.0-bad-omens (all but Ave Caesar!), 12.0-bribery, 12.0-bad-weather and 12.0-illness against a fleet. */
function openToEvent(s: State, f: EventFrame): number {
  const k = KIND[f.card]
  if (k === AVE_CAESAR) return 0
  let open = unlessUsed(s, BAD_OMENS)
  if (k === SENATE) open |= bit(BRIBERY)
  if (k === GALLEY) {
    if (f.legions > 0) open |= unlessUsed(s, BAD_WEATHER)
    if (f.commander) open |= couldFall(s, f.seat)
  }
  return open
}

/** Whose card or move is answered: that player does not answer it. */
function ownerOf(s: State, subject: Frame): Seat {
  return subject.step === 'march' ? s.active : (subject as { readonly seat: Seat }).seat
}

/** Everybody who may answer, by what the table knows: whoever holds a card and may still play one. */
export function answerers(s: State, subject: Frame): SeatSet {
  if (openTo(s, subject) === 0) return NOBODY
  const owner = ownerOf(s, subject)
  let set = NOBODY
  for (const seat of seatsOf(s)) if (seat !== owner && mayPlayCard(s, seat)) set |= only(seat)
  return set
}

const subjectOf = (s: State): Frame => s.stack[s.stack.length - 2]

function asked(s: State, f: WindowFrame): SeatSet {
  let set = answerers(s, subjectOf(s))
  for (const seat of seatsOf(s)) if (f.answers[seat] !== UNANSWERED) set &= ~only(seat)
  return set
}

export function topicOf(subject: Frame): Topic {
  if (subject.step === 'march' || subject.step === 'flight') return 'march'
  if (subject.step === 'attempt') return 'throne'
  if (subject.step === 'event' && (KIND[subject.card] === SENATE || KIND[subject.card] === GUARD)) return 'throne'
  return 'event'
}

function answerBar(s: State, seat: Seat, c: Card): Bar {
  const unheld = unheldBar(s, seat, c)
  if (unheld) return unheld
  const subject = subjectOf(s)
  if (openTo(s, subject) & bit(KIND[c])) return null
  return isSingle[KIND[c]] && isUsed(s, KIND[c]) ? 'single-played' : noAnswer(s, seat, KIND[c], subject)
}

/** 12.0. Why a card of this kind does not meet this. */
function noAnswer(s: State, seat: Seat, k: Kind, subject: Frame): Bar {
  switch (k) {
    case BAD_OMENS:
      if (subject.step === 'attempt') return 'omens-not-in-an-attempt'
      return subject.step === 'march' ? 'omens-not-on-movement' : 'omens-on-events-only'
    case BAD_WEATHER:
      return isMove(subject) ? 'weather-not-on-commanders' : 'weather-on-legions-only'
    case ILLNESS:
      return noIllness(s, subject)
    case BRIBERY:
      if (subject.step === 'attempt') return 'no-guard-to-bribe'
      return subject.step === 'event' && KIND[subject.card] === GUARD
        ? 'bribery-not-on-guards'
        : 'bribery-on-senate-only'
    case GUARD:
      return 'guard-answers-attempts-only'
    default:
      return seat === s.active ? 'no-event-in-a-window' : 'own-hand-only'
  }
}

/** A march, a retreat from movement or a fleet: pieces that would move. */
const isMove = (subject: Frame): boolean =>
  subject.step === 'march' || subject.step === 'flight' || (subject.step === 'event' && KIND[subject.card] === GALLEY)

/** R50, R54. Illness meets a General or Contender who would move, not one who fights on where he has come to. */
function noIllness(s: State, subject: Frame): Bar {
  if (!isMove(subject)) return 'illness-on-moves-only'
  const moving = subject.step === 'march' ? (running(s) as StackFrame) : (subject as FlightFrame | EventFrame)
  if (!moving.commander) return 'no-commander-moves'
  const owner = ownerOf(s, subject)
  if (s.rank[owner] === EMPEROR) return 'illness-not-on-emperors'
  return s.condition[owner] === SICK ? 'sick-already' : 'illness-on-moves-only'
}

function passBar(s: State, until: number): Bar {
  if (until === 0) return null
  if (s.asking === 'always') return 'always-asked'
  return until === UNTIL_STACK && !running(s) ? 'no-stack-moves' : null
}

export const window: AskingStep<State, WindowFrame, Action> = {
  clause: 'NE-12.0d',
  asks: asked,

  actions(s, _, seat) {
    const list: Action[] = []
    for (let until = 0; until < UNTIL.length; until++) if (!passBar(s, until)) list.push(pass(until))
    const open = openTo(s, subjectOf(s))
    for (const c of s.hands[seat]) if (open & bit(KIND[c])) list.push(answerWithCard(c))
    return list
  },

  refusal(s, _, seat, action) {
    if (action.do === 'pass') return asRefusal(passBar(s, UNTIL.indexOf(action.until)))
    if (action.do !== 'answer') return undefined
    return asRefusal(answerBar(s, seat, cardIn(action)), { card: action.card, of: seatId(ownerOf(s, subjectOf(s))) })
  },

  play(s, f, seat, action) {
    const answers = f.answers.slice()
    answers[seat] = action.do === 'answer' ? answerWith(cardIn(action)) : PASSED
    if (action.do === 'pass' && action.until !== 'next')
      setOrder(s, seat, topicOf(subjectOf(s)), UNTIL.indexOf(action.until))
    become(s, { ...f, answers })
  },

  run(s, f, play) {
    const subject = subjectOf(s)
    // All have answered, unseen: whoever is asked next must know that.
    if (f.answers.some((given) => given !== UNANSWERED)) play.seal()
    const taker = clockwiseFrom(s, s.active).find((seat) => f.answers[seat] > PASSED)
    if (taker === undefined || answerers(s, subject) === NOBODY) {
      leave(s)
      return
    }
    become(s, { ...f, answers: CLOSED })
    playAnswer(s, subject, taker, cardAnswered(f.answers[taker]), play)
  },

  prompt(s, f, seat) {
    const isAsked = (asked(s, f) & only(seat)) !== NOBODY
    return isAsked ? question(s, subjectOf(s)) : ask('wait-answers', {})
  },
}

/** R66. Of these kinds, those that somebody may hold: of which not every card lies on the card box for all to see. */
function unspent(s: State, open: number): number {
  let kinds = 0
  for (const c of ALL_CARDS) if (open & bit(KIND[c]) && !s.spent.includes(c)) kinds |= bit(KIND[c])
  return kinds
}

/** The topic of the window that a seat is asked in now, if it may have ordered something about it. */
function topicAskedOf(s: State, seat: Seat): Topic | null {
  const f = s.stack[s.stack.length - 1]
  if (f?.step !== 'window' || s.asking === 'always' || (asked(s, f) & only(seat)) === NOBODY) return null
  return topicOf(subjectOf(s))
}

/** What a seat has ordered to be answered beforehand, if it is asked now; it passes where all know that nobody can answer. */
export function standingAnswer(s: State, seat: Seat): Action | null {
  const topic = topicAskedOf(s, seat)
  if (topic === null) return null
  return orderAbout(s, seat, topic) !== 0 || unspent(s, openTo(s, subjectOf(s))) === 0 ? pass(0) : null
}

/** Whether no card of a seat answers what it is asked now. */
export function isUnable(s: State, seat: Seat): boolean {
  if (topicAskedOf(s, seat) === null) return false
  const open = openTo(s, subjectOf(s))
  return s.hands[seat].every((c) => (open & bit(KIND[c])) === 0)
}

const kindsIn = (open: number): EventId[] => EVENT_IDS.filter((_, k) => (open & (1 << k)) !== 0)

function question(s: State, subject: Frame): Prompt {
  const open = openTo(s, subject)
  // Where nothing is left to answer with, the question names what could have.
  const answers = { with: kindsIn(unspent(s, open) || open) }
  switch (subject.step) {
    case 'event':
    case 'answer':
      return ask('answer-event', { card: cardId(subject.card), seat: seatId(subject.seat), ...answers })
    case 'march': {
      const { at } = running(s) as StackFrame
      const seat = seatId(s.active)
      return subject.of < 0
        ? ask('answer-march', { seat, from: placeId(at), to: placeId(subject.to), ...answers })
        : ask('answer-attack', { seat, at: placeId(at), of: seatId(subject.of), ...answers })
    }
    case 'flight':
      return ask('answer-retreat', {
        seat: seatId(subject.seat),
        from: placeId(subject.at),
        to: placeId(subject.to),
        ...answers,
      })
    case 'attempt':
      return ask('answer-attempt', { seat: seatId(subject.seat), of: seatId(subject.of), ...answers })
    default:
      throw new Error(`nothing answers a step "${subject.step}"`)
  }
}

/** The card that took the window is played in the open; Bad Omens may meet it, but not in an assassination. */
function playAnswer(s: State, subject: Frame, seat: Seat, c: Card, play: PlayContext): void {
  spend(s, seat, c)
  markSingle(s, c)
  if (subject.step === 'attempt') {
    tell(play, 'stood-against', { seat: seatId(seat), card: cardId(c) })
    const guard = KIND[c] === GUARD
    changeSubject<AttemptFrame>(s, {
      guardsAgainst: subject.guardsAgainst + (guard ? 1 : 0),
      bribesAgainst: subject.bribesAgainst + (guard ? 0 : 1),
    })
    return
  }
  const to = 'card' in subject ? cardId(subject.card) : null
  tell(play, 'answered', { seat: seatId(seat), card: cardId(c), to, of: seatId(ownerOf(s, subject)) })
  enter(s, { step: 'answer', card: c, seat, cancelled: false })
  openWindow(s)
}

/** Changes the step below the window that stands on top. */
function changeSubject<F extends Frame>(s: State, change: Partial<F>): void {
  const i = s.stack.length - 2
  s.stack[i] = { ...s.stack[i], ...change } as Frame
}

/** An answer that nobody has cancelled takes effect on what lies below its window. */
export const answer: PassingStep<State, AnswerFrame> = {
  run(s, f, play) {
    leave(s)
    if (f.cancelled) return
    switch (KIND[f.card]) {
      case BAD_OMENS:
      case BRIBERY:
        cancel(s, play)
        return
      case BAD_WEATHER:
        stopLegions(s, play)
        return
      case ILLNESS:
        strikeCommander(s, play)
        return
      default:
        throw new Error(`${cardId(f.card)} answers nothing`)
    }
  },
}

/** 12.0-bad-omens, 12.0-bribery. The card has no effect; both stay in the card box, where they went when they were played. */
function cancel(s: State, play: PlayContext): void {
  const subject = subjectOf(s) as EventFrame | AnswerFrame
  changeSubject<EventFrame | AnswerFrame>(s, { cancelled: true })
  tell(play, 'cancelled', { card: cardId(subject.card), seat: seatId(subject.seat) })
}

function freeze(s: State, seat: Seat, at: EventFrame['at'], was: Standing, count: number): void {
  take(s, seat, at, was, count)
  put(s, seat, at, (was | DONE) as Standing, count)
}

/** 12.0-bad-weather, R53. The legions moving, attacking, sailing or retreating stay where they are for the hand. */
function stopLegions(s: State, play: PlayContext): void {
  const subject = subjectOf(s)
  switch (subject.step) {
    case 'march': {
      const { at, legions } = running(s) as StackFrame
      changeStack(s, { legions: 0, wins: 0, garrison: 0 })
      changeSubject(s, { cancelled: true })
      tell(play, 'stopped', { seat: seatId(s.active), at: placeId(at), legions })
      return
    }
    case 'flight': {
      const { seat, at } = subject
      const legions = standing(s, seat, at, FRESH) + standing(s, seat, at, MARKED)
      for (const how of [FRESH, MARKED] as const) freeze(s, seat, at, how, standing(s, seat, at, how))
      changeSubject<FlightFrame>(s, { stopped: true, cancelled: !subject.commander })
      tell(play, 'stopped', { seat: seatId(seat), at: placeId(at), legions })
      return
    }
    case 'event':
      freeze(s, subject.seat, subject.at, FRESH, subject.legions)
      tell(play, 'stopped', { seat: seatId(subject.seat), at: placeId(subject.at), legions: subject.legions })
      changeSubject<EventFrame>(s, { legions: 0, struck: true, cancelled: !subject.commander })
      return
  }
}

/** 12.0-illness, R54. The General or Contender stays where he is for the hand. */
function strikeCommander(s: State, play: PlayContext): void {
  const subject = subjectOf(s)
  const seat = ownerOf(s, subject)
  s.condition[seat] = SICK
  tell(play, 'sick', { seat: seatId(seat), at: placeId(s.commander[seat]) })
  if (subject.step === 'march') changeSubject(s, { cancelled: (running(s) as StackFrame).legions === 0 })
  if (subject.step === 'flight') changeSubject<FlightFrame>(s, { commander: false, cancelled: subject.stopped })
  if (subject.step === 'event')
    changeSubject<EventFrame>(s, { commander: false, struck: true, cancelled: subject.legions === 0 })
}
