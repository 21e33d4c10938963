import { capital } from '../common.ts'
import type { End, Sentences } from '../sentences.ts'
import { plural, type Speaking } from './names.ts'

/** Com’è finita una battaglia. */
export function ways(at: Speaking): Sentences['ways'] {
  const score = ({ points, levels: most }: End, side: 0 | 1): string =>
    `${at.theArmy(side)} con ${plural(points[side], 'Punto Rotta', 'Punti Rotta')} a un livello di ${most[side]}`
  const isBeaten = ({ points, levels: most }: End, side: 0 | 1): boolean => points[side] >= most[side]
  const beyond = ({ points, levels: most }: End, side: 0 | 1): number => points[side] - most[side]
  return {
    withdrawal: (end) => {
      const beaten = isBeaten(end, 0) ? 0 : 1
      return `${capital(at.theArmy(beaten === 0 ? 1 : 0))} tengono il campo: ${score(end, beaten)} si ritirano.`
    },
    'both-withdraw': (end) => {
      const [first, second] = [beyond(end, 0), beyond(end, 1)]
      const told = `Si ritirano entrambe le armate, ${score(end, 0)}, ${score(end, 1)}.`
      if (first === second) return `${told} Patta.`
      return `${told} Vincono di poco ${at.theArmy(first < second ? 0 : 1)}.`
    },
  }
}
