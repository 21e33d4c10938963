import {
  FLAG,
  frameOf,
  idOf,
  idOrNone,
  type Kind,
  listOf,
  NUMBER,
  type FrameOf as OneFrameOf,
  pairOf,
  type Seat,
} from '@iacta/kernel'
import { CARD_IDS, type Card, NOWHERE, PLACE_IDS, type Place, SEAT_IDS } from './printed.ts'

export const NO_SEAT: Seat = -1

// In JSON all of them go by their ids, wherever a person may look.
const SEAT = idOrNone<Seat>(SEAT_IDS, NO_SEAT)
const PLACE = idOrNone<Place>(PLACE_IDS, NOWHERE)
const CARD = idOf<Card>(CARD_IDS)
const SEATS = listOf(idOf<Seat>(SEAT_IDS))
const CARDS = listOf(CARD)

export const UNANSWERED = 0
export const PASSED = 1
export const answerWith = (c: Card): number => c + 2
export const cardAnswered = (answer: number): Card => (answer - 2) as Card

/** In a window, by seat: null for not yet, `pass`, or a card. */
const ANSWER: Kind<number> = {
  show: (n) => (n === UNANSWERED ? null : n === PASSED ? 'pass' : CARD.show(cardAnswered(n))),
  read: (json, what) => (json === null ? UNANSWERED : json === 'pass' ? PASSED : answerWith(CARD.read(json, what))),
}

const OUTLINE = { at: NUMBER }
const IN_TURN = { queue: SEATS }

/** The steps of play, each with its memory; `sequence.ts` says in what order they come. */
const STEPS = {
  game: OUTLINE,
  homes: { left: SEATS, chooser: SEAT },
  freeLegions: IN_TURN,
  generals: IN_TURN,
  turns: OUTLINE,
  turn: OUTLINE,
  deal: {},
  hands: { next: SEAT, begun: FLAG, last: FLAG },
  hand: {},
  laying: { cards: CARDS },
  /** A legion, army or lone commander under way (5.0). Its legions stand in `at`, among those that are done. */
  stack: {
    at: PLACE,
    /** The province it came from; nowhere while it stands where it began. */
    from: PLACE,
    legions: NUMBER,
    commander: FLAG,
    /** Named, but not yet under way: it must still say where it goes or whom it attacks. */
    formed: FLAG,
    /** Battles it has won (5.3). */
    wins: NUMBER,
    /** Players it has beaten here, those who let it pass, those who will not, and whether it has paid for leave (5.5). */
    beaten: NUMBER,
    leave: NUMBER,
    refused: NUMBER,
    leavePaid: FLAG,
    /** How many of its legions are of the garrison (12.0). */
    garrison: NUMBER,
    /** Own legions it has taken on here, and whether it has paid for independent ones (5.4). */
    ownTaken: NUMBER,
    independentPaid: FLAG,
  },
  /** The next province, or the attack, that a stack has announced; it may be answered. */
  march: {
    to: PLACE,
    of: SEAT,
    /** The first of its stack: Illness may meet it even if it is an attack (R50). */
    first: FLAG,
    cancelled: FLAG,
  },
  retreats: { queue: SEATS, at: PLACE, from: PLACE },
  retreat: { seat: SEAT, at: PLACE, from: PLACE },
  /** A retreat from movement that was declared; it may be answered. */
  flight: {
    seat: SEAT,
    at: PLACE,
    to: PLACE,
    commander: FLAG,
    /** Bad Weather keeps its legions; a commander who was to go along decides anew (R53). */
    stopped: FLAG,
    cancelled: FLAG,
  },
  parting: { seat: SEAT, at: PLACE, to: PLACE },
  passage: IN_TURN,
  battle: {
    at: PLACE,
    defender: SEAT,
    /** Cards chosen, face down, and who has finished choosing: the attacker, the defender. */
    chosen: pairOf(CARDS),
    ready: pairOf(FLAG),
  },
  /** What a lost battle brings. `legions` are those of the loser that fought, `garrison` those among them of the garrison. */
  defeat: {
    at: PLACE,
    /** Where the attacker came from. */
    from: PLACE,
    winner: SEAT,
    loser: SEAT,
    legions: NUMBER,
    garrison: NUMBER,
    winnersCommander: FLAG,
    losersCommander: FLAG,
  },
  aftermath: {
    seat: SEAT,
    at: PLACE,
    /** The province a beaten defender may not go to. */
    from: PLACE,
    legions: NUMBER,
    garrison: NUMBER,
    commander: FLAG,
  },
  target: { card: CARD },
  course: { card: CARD, at: PLACE, legions: NUMBER, commander: FLAG },
  plot: { card: CARD, of: SEAT, cards: CARDS },
  /** An event that was announced with all its choices; it may be answered, then takes effect. */
  event: {
    card: CARD,
    seat: SEAT,
    of: SEAT,
    at: PLACE,
    to: PLACE,
    marked: FLAG,
    legions: NUMBER,
    commander: FLAG,
    /** A fleet that has lost part of its cargo: its owner decides about the rest (R29). */
    struck: FLAG,
    cancelled: FLAG,
  },
  /** A card that answers what lies below it; Bad Omens may meet it in turn. */
  answer: { card: CARD, seat: SEAT, cancelled: FLAG },
  /** Asks everybody who may answer what lies below, all at once. By seat: not yet, pass, or a card. */
  window: { answers: listOf(ANSWER) },
  /** An assassination laid open: Guards and Bribery for it and against it (9.0). */
  attempt: {
    seat: SEAT,
    of: SEAT,
    guardsFor: NUMBER,
    bribesFor: NUMBER,
    guardsAgainst: NUMBER,
    bribesAgainst: NUMBER,
  },
  cargo: {},
  proclamation: { cards: NUMBER, laid: FLAG },
  refugees: { queue: SEATS, at: PLACE },
  drivenOut: { at: PLACE },
  summons: { seat: SEAT, at: PLACE, left: NUMBER },
  turnEnd: {},
}

export const FRAME = frameOf(STEPS)
export type Frame = OneFrameOf<typeof STEPS>
export type FrameOf<Name extends Frame['step']> = Extract<Frame, { step: Name }>
export type StackFrame = FrameOf<'stack'>
export type MarchFrame = FrameOf<'march'>
export type FlightFrame = FrameOf<'flight'>
export type EventFrame = FrameOf<'event'>
export type AnswerFrame = FrameOf<'answer'>
export type WindowFrame = FrameOf<'window'>
export type AttemptFrame = FrameOf<'attempt'>
export type BattleFrame = FrameOf<'battle'>
export type DefeatFrame = FrameOf<'defeat'>
export type AftermathFrame = FrameOf<'aftermath'>
