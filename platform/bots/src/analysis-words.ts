import { type GameText, includes, type Language } from '@iacta/kernel'
import type { Course, Passage } from './analysis.ts'

/** How a game went, in words: for a terminal and for the app. */

/** Changes that round to less are not worth a word. */
const LEAST = 0.005
/** More happenings than this tell no more of an action. */
const LINES = 2

type Cause = 'choice' | 'luck'

const CAUSES: Record<Language, Record<Cause, (isGain: boolean, percent: number) => string>> = {
  en: {
    choice: (isGain, n) => (isGain ? `the decision gained ${n} %` : `the decision cost ${n} %`),
    luck: (isGain, n) => (isGain ? `luck gave ${n} %` : `luck took ${n} %`),
  },
  it: {
    choice: (isGain, n) => (isGain ? `la decisione ha reso ${the(n)} %` : `la decisione è costata ${the(n)} %`),
    luck: (isGain, n) => (isGain ? `la sorte ha dato ${the(n)} %` : `la sorte ha tolto ${the(n)} %`),
  },
}

/** Numbers that begin with a vowel when they are read. */
const the = (n: number): string => (n === 8 || n === 11 || (n >= 80 && n < 90) ? `l’${n}` : `il ${n}`)

/** What changed the chances of whom a passage is told of: "the decision cost 12 %". */
export function sayCauses({ by, of, choice, luck }: Passage, language: Language): string {
  const change = { choice: choice[of], luck: luck[of] }
  const causes: readonly Cause[] = by === 'luck' ? ['luck', 'choice'] : ['choice', 'luck']
  return causes
    .filter((cause) => Math.abs(change[cause]) >= LEAST)
    .map((cause) => CAUSES[language][cause](change[cause] > 0, Math.round(Math.abs(change[cause]) * 100)))
    .join('; ')
}

/** What the telling action of a passage brought about, as whoever did it was told. */
export function sayTelling({ moments }: Course, { telling }: Passage, text: GameText): string {
  const { seat, action, happenings } = moments[telling]
  const told = seat === null ? [] : happenings.filter(({ to }) => includes(to, seat)).slice(0, LINES)
  return told.length > 0 ? told.map((happening) => text.happening(happening)).join(' ') : `${text.action(action)}.`
}
