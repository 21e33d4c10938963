import type { Explanation } from '@iacta/kernel'
import type { Explanations } from '../bot/reasons.ts'

/** Something to be said of every reason the computer can have, in one language. */
export type ExplanationTexts = { readonly [K in keyof Explanations]: (p: Explanations[K]) => string }

/** Says a reason in a sentence. The brain made key and parameters to match. */
const saying =
  (texts: ExplanationTexts) =>
  ({ key, params }: Explanation): string => {
    if (!Object.hasOwn(texts, key)) throw new Error(`there are no words for "${key}"`)
    return (texts[key as keyof ExplanationTexts] as (p: object) => string)(params)
  }

/** Why the computer did what it did, and the same as advice to somebody who would do it. */
export const reasonsIn = (whys: ExplanationTexts, advice: ExplanationTexts) => ({
  why: saying(whys),
  advice: saying(advice),
})
