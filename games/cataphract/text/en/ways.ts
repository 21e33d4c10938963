import type { End, Sentences } from '../sentences.ts'
import { plural, type Speaking } from './names.ts'

/** How a battle ended. */
export function ways(at: Speaking): Sentences['ways'] {
  const score = ({ points, levels: most }: End, side: 0 | 1): string =>
    `the ${at.army(side)} with ${plural(points[side], 'rout point')} at a level of ${most[side]}`
  const isBeaten = ({ points, levels: most }: End, side: 0 | 1): boolean => points[side] >= most[side]
  const beyond = ({ points, levels: most }: End, side: 0 | 1): number => points[side] - most[side]
  return {
    withdrawal: (end) => {
      const beaten = isBeaten(end, 0) ? 0 : 1
      return `The ${at.army(beaten === 0 ? 1 : 0)} hold the field: ${score(end, beaten)} withdraw.`
    },
    'both-withdraw': (end) => {
      const [first, second] = [beyond(end, 0), beyond(end, 1)]
      const told = `Both armies withdraw, ${score(end, 0)}, ${score(end, 1)}.`
      if (first === second) return `${told} A draw.`
      return `${told} The ${at.army(first < second ? 0 : 1)} win by a little.`
    },
  }
}
