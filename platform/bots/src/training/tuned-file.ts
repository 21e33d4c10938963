import type { Numbers, Tuned } from '@iacta/kernel'
import { linesOf, rounded } from './weights-file.ts'

/** Numbers to so many digits: what they are sought with is far from exact. */
const DIGITS = 3

/** What was found, as it is kept. */
export function tunedOf({ seats, accepted }: Tuned): Tuned {
  const short = (numbers: Numbers): Numbers =>
    Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value.toPrecision(DIGITS))]))
  const figures = accepted && {
    ...accepted,
    rate: rounded(accepted.rate),
    low: rounded(accepted.low),
    high: rounded(accepted.high),
  }
  return { seats: seats.map(short), accepted: figures }
}

/** The file of a game's numbers: `games/<game>/bot/tuned.ts`. */
export function tunedFile({ seats, accepted }: Tuned): string {
  const figures = accepted === null ? 'null' : `{\n${linesOf(accepted, '    ')}  }`
  return `import type { Tuned } from '@iacta/kernel'

/** Numbers that quick judgement hangs on, by seat. Written by \`npm run tune\`; see docs/opponents.md. */
export const TUNED: Tuned = {
  seats: [
${seats.map((numbers) => `    {\n${linesOf(numbers, '      ')}    },\n`).join('')}  ],
  accepted: ${figures},
}
`
}
