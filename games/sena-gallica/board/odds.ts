import type { Action } from '../rules/action.ts'
import type { Insight, Odds, Prospect } from './insight.ts'
import type { Labels, Risky } from './labels.ts'
import type { Course } from './touch.ts'

/** Odds in words, in full and in a few signs. */

const KINDS: { readonly [Verb in Action['do']]?: Risky } = {
  ram: 'ram',
  rake: 'rake',
  through: 'through',
  fire: 'fire',
  shoot: 'fire',
  grapple: 'grapple',
  cut: 'cut',
  board: 'board',
  attack: 'board',
  join: 'board',
}
export const riskOf = ({ do: verb }: Action): Risky | null => KINDS[verb] ?? null

/** On a button: the chance, and for a ram from where it strikes. */
export const oddsInShort = ({ part, aspect }: Odds, w: Labels): string =>
  aspect ? `${w.aspects[aspect]} ${w.percent(part)}` : w.percent(part)

export function oddsInWords(kind: Risky, { part, harm, needs, by }: Odds, w: Labels): string {
  const sentences = [w.odds[kind](w.percent(part))]
  if (harm > 0) sentences.push((kind === 'board' ? w.boardingCost : w.harm)(w.percent(harm)))
  sentences.push(w.needs(needs, by))
  return sentences.join(' ')
}

/** Whom a course would lead to ram, if the ship went straight on from its end. */
export const prospectOf = (
  insight: Insight,
  ship: string,
  { to, heading, speed, run, price }: Course,
  spent: number,
) => (speed ? insight.prospect(ship, { bow: to, heading, speed, run, spent: spent + price }) : null)

export const prospectInWords = ({ target, odds }: Prospect, w: Labels): string =>
  w.prospect(w.ship(target), w.aspects[odds.aspect ?? 'head-on'], w.percent(odds.part))
