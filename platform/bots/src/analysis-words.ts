import { type GameText, includes, type Language, SPECTATOR } from '@iacta/kernel'
import type { Course, Passage } from './analysis.ts'

/** How a game went, in words: for a terminal and for the app. */

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

const BETTER: Record<Language, (action: string) => string> = {
  en: (action) => `Better: ${action}.`,
  it: (action) => `Meglio: ${action}.`,
}

const ADVISED: Record<Language, string> = { en: 'as a hint advised', it: 'come da consiglio' }

/** What would have been better, where a decision cost something; nothing elsewhere. */
export const sayBetter = ({ better }: Passage, text: Pick<GameText, 'action'>, language: Language): string =>
  better === null ? '' : BETTER[language](text.action(better))

/** Numbers that begin with a vowel when they are read. */
const the = (n: number): string => (n === 8 || n === 11 || (n >= 80 && n < 90) ? `l’${n}` : `il ${n}`)

/** What changed the chances of whom a passage is told of, in whole hundredths: "the decision cost 12 %". */
export function sayCauses(
  { by, of, seat, before, after, choice, luck, isAdvised }: Passage,
  language: Language,
): string {
  const [first, second, less]: [Cause, Cause, number] =
    by === 'luck' ? ['luck', 'choice', percent(choice[of])] : ['choice', 'luck', percent(luck[of])]
  const whole = percent(after[of]) - percent(before[of])
  const parts: [Cause, number][] = [
    [first, whole - less],
    [second, less],
  ]
  return parts
    .filter(([, change]) => change !== 0)
    .map(([cause, change]) => CAUSES[language][cause](change > 0, Math.abs(change)))
    .concat(isAdvised && seat === of ? ADVISED[language] : [])
    .join('; ')
}

export const percent = (chance: number): number => Math.round(chance * 100)

/** What the telling action of a passage brought about, as whoever did it was told. */
export function sayTelling(
  { moments }: Course,
  { telling }: Passage,
  text: Pick<GameText, 'happening' | 'action'>,
): string {
  const { seat, action, happenings } = moments[telling]
  const told = happenings.filter(({ to }) => includes(to, seat ?? SPECTATOR)).slice(0, LINES)
  if (told.length === 0) return seat === null ? '' : `${text.action(action)}.`
  return told.map((happening) => text.happening(happening)).join(' ')
}
