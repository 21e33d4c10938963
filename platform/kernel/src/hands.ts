import type { Prompt } from './game.ts'
import { includes, type Seat, SPECTATOR, seatsIn } from './seats.ts'
import type { Table } from './table.ts'

/**
 * Several hands before one screen, wherever it is: a curtain falls only before what one alone may see. What all may
 * know is put to all, and what is decided in the open is decided before all.
 */

type AnyTable = Table<unknown, unknown, unknown, unknown>

/** What those who share a screen are asked now, all of them together or one for all to see. */
export interface Handover {
  /** Another number, another moment. */
  readonly number: number
  /** Who of ours has still to act. Where all were asked together this is not for their eyes: who has ordered to pass shows. */
  readonly awaits: readonly string[]
  /** What is put to all of ours together. */
  readonly question: HandoverQuestion | null
  /** Which of ours decides in the open, and how much it has seen. */
  readonly decides: { readonly seat: string; readonly sequence: number } | null
}

export interface HandoverQuestion {
  /** `answer`: what several are asked who answer unseen. `offer`: what one may leave undone without a look. */
  readonly kind: 'answer' | 'offer'
  readonly prompt: Prompt
  /** Whom of ours, ordered beforehand or not. */
  readonly seats: readonly string[]
}

/** What is put to those who share a screen, these seats being theirs; null where one alone plays, and when it is over. */
export function handoverOf(table: AnyTable, ours: readonly Seat[]): Handover | null {
  if (ours.length < 2 || table.outcome()) return null
  const decides = openDecision(table, ours)
  return {
    number: table.sequence(SPECTATOR),
    awaits: ours.filter((seat) => includes(table.asked(), seat)).map((seat) => table.seats[seat]),
    question: questionTo(table, ours),
    decides: decides && { seat: table.seats[decides.seat], sequence: table.sequence(decides.seat) },
  }
}

function questionTo(table: AnyTable, ours: readonly Seat[]): HandoverQuestion | null {
  const open = table.openQuestion()
  if (open) {
    const seats = ours.filter((seat) => includes(open.seats, seat)).map((seat) => table.seats[seat])
    return seats.length > 0 ? { kind: 'answer', prompt: open.prompt, seats } : null
  }
  const [seat, ...others] = seatsIn(table.askedOpenly())
  if (seat === undefined || others.length > 0 || !ours.includes(seat) || table.forgoing(seat) === null) return null
  return { kind: 'offer', prompt: table.prompt(seat), seats: [table.seats[seat]] }
}

/** Which of those who share a screen decides in the open, and what all may see of it meanwhile; null if nobody does. */
export function openDecision(
  table: AnyTable,
  ours: readonly Seat[],
): { readonly seat: Seat; readonly view: unknown } | null {
  const asked = seatsIn(table.asked())
  if (ours.length < 2 || asked.length !== 1 || !ours.includes(asked[0])) return null
  const view = table.openView(asked[0])
  return view === null ? null : { seat: asked[0], view }
}

/** What the first of ours does who leaves undone what is put to all; null when all of them have. */
export function leftUndone(
  table: AnyTable,
  ours: readonly Seat[],
): { readonly seat: Seat; readonly action: unknown } | null {
  const open = table.openQuestion()
  const asked = table.asked()
  const seat = ours.find((each) => includes(open ? asked & open.seats : asked, each))
  if (seat === undefined) return null
  const action = open ? table.passing(seat) : table.forgoing(seat)
  return action === null ? null : { seat, action }
}

/** In whose hands a screen is that several share, and who of them wants to answer what was put to all. */
export interface Hands {
  /** Who has taken it, by himself; null where it lies open before all, and before anybody has. */
  readonly holder: string | null
  /** The moment at which these spoke up, the last of them to be heard. */
  readonly asked: number
  readonly spoke: readonly string[]
}

export const NOBODYS: Hands = { holder: null, asked: -1, spoke: [] }

/** What such a screen shows. */
export type Screen =
  /** The board, as a seat sees it, or as all may. */
  | { readonly shows: 'board'; readonly from: string | null }
  /** Nothing, until this seat has taken it. */
  | { readonly shows: 'curtain'; readonly seat: string }
  /** The board as all may see it, and whether one of these answers. */
  | { readonly shows: 'question'; readonly seats: readonly string[] }

/** What a shared screen shows next. */
export function nextScreen({ awaits, question, decides, number }: Handover, hands: Hands): Screen {
  const { holder } = hands
  if (question?.kind === 'answer' || (question && !question.seats.includes(holder ?? ''))) {
    const { seats } = question
    if (!seats.some((seat) => awaits.includes(seat))) return { shows: 'board', from: null }
    const spoke = hands.asked === number ? hands.spoke : []
    const speaker = spoke.at(-1)
    if (speaker !== undefined && awaits.includes(speaker)) return before(speaker, hands)
    return { shows: 'question', seats: seats.filter((seat) => !spoke.includes(seat)) }
  }
  if (decides && decides.seat !== holder) return { shows: 'board', from: null }
  if (holder !== null && (awaits.length === 0 || awaits.includes(holder))) return before(holder, hands)
  // Of several who choose unseen the first in order comes last, once the game goes on: usually he is the first to act on
  // it, and keeps the screen.
  const next = number === 0 ? awaits[0] : awaits.at(-1)
  return next === undefined ? { shows: 'board', from: null } : before(next, hands)
}

/** The board of one alone: at once if he has the screen, else behind a curtain. */
const before = (seat: string, { holder }: Hands): Screen =>
  holder === seat ? { shows: 'board', from: seat } : { shows: 'curtain', seat }

/** Whose the screen is after this: who lets all look on lets it go, unless it was put to all and he keeps it meanwhile. */
export const handsAfter = (hands: Hands, screen: Screen, handover: Handover): Hands =>
  screen.shows === 'board' && screen.from === null && handover.decides && hands.holder !== null
    ? { ...hands, holder: null }
    : hands

/** Somebody speaks up. */
export const spokenUp = (hands: Hands, seat: string, at: number): Hands => ({
  ...hands,
  asked: at,
  spoke: [...(hands.asked === at ? hands.spoke.filter((one) => one !== seat) : []), seat],
})
