import type { Accepted, Learned } from '@iacta/kernel'

/** Figures to so many digits. */
const DIGITS = 4

export const rounded = (value: number): number => Number(value.toPrecision(DIGITS))
const nameOf = (feature: string): string => (/^[a-z]\w*$/i.test(feature) ? feature : `'${feature}'`)

/** What was learned, with its figures rounded as they are kept. */
export function learnedOf(features: readonly string[], weights: readonly number[], accepted: Accepted): Learned {
  const { surprise, before, rate, low, high } = accepted
  return {
    weights: Object.fromEntries(features.map((name, i) => [name, rounded(weights[i])])),
    accepted: {
      ...accepted,
      surprise: rounded(surprise),
      before: rounded(before),
      rate: rounded(rate),
      low: rounded(low),
      high: rounded(high),
    },
  }
}

/** The properties of an object as they stand in a file. */
export const linesOf = (of: object, indent: string): string =>
  Object.entries(of)
    .map(([name, value]) => `${indent}${nameOf(name)}: ${typeof value === 'string' ? `'${value}'` : value},\n`)
    .join('')

/** The file of a game's weights: `games/<game>/bot/weights.ts`. */
export function weightsFile({ weights, accepted }: Learned): string {
  const figures = accepted === null ? 'null' : `{\n${linesOf(accepted, '    ')}  }`
  return `import type { Learned } from '@iacta/kernel'

/** How much each feature of a position tells. Written by \`npm run train\`; see docs/opponents.md. */
export const LEARNED: Learned = {
  weights: {
${linesOf(weights, '    ')}  },
  accepted: ${figures},
}
`
}
