import type { Handover, TableSummary } from './link.ts'

/** In whose hands one screen is that several share, and who of them wants to answer what was put to all. */
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

/** What a shared screen shows next: a curtain only before what one alone may see. */
export function nextScreen(summary: TableSummary, handover: Handover | null, hands: Hands): Screen {
  const ours = summary.seats.filter((row) => row.asked && summary.mine.includes(row.seat)).map((row) => row.seat)
  const asked = handover?.awaits ?? ours
  if (handover?.question) {
    const { seats } = handover.question
    if (!seats.some((seat) => asked.includes(seat))) return { shows: 'board', from: null }
    const spoke = hands.asked === handover.number ? hands.spoke : []
    const speaker = spoke.at(-1)
    if (speaker !== undefined && asked.includes(speaker)) return before(speaker, hands)
    return { shows: 'question', seats: seats.filter((seat) => !spoke.includes(seat)) }
  }
  if (handover?.decides && handover.decides.seat !== hands.holder) return { shows: 'board', from: null }
  if (hands.holder !== null && (asked.length === 0 || asked.includes(hands.holder))) return before(hands.holder, hands)
  return asked.length === 0 ? { shows: 'board', from: null } : before(asked[0], hands)
}

/** The board of one alone: at once if he has the screen, else behind a curtain. */
const before = (seat: string, { holder }: Hands): Screen =>
  holder === seat ? { shows: 'board', from: seat } : { shows: 'curtain', seat }

/** Whose the screen is after this: who lets all look on lets it go, unless it was put to all and he keeps it meanwhile. */
export const handsAfter = (hands: Hands, screen: Screen, handover: Handover | null): Hands =>
  screen.shows === 'board' && screen.from === null && handover?.decides && hands.holder !== null
    ? { ...hands, holder: null }
    : hands

/** Somebody speaks up. */
export const spokenUp = (hands: Hands, seat: string, at: number): Hands => ({
  ...hands,
  asked: at,
  spoke: [...(hands.asked === at ? hands.spoke.filter((one) => one !== seat) : []), seat],
})
