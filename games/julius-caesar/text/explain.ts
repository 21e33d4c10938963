import type { Explanation } from '@iacta/kernel'
import type { Explanations } from '../bot/explain.ts'

/** Why the computer did what it did, in one language. */
export type ExplanationTexts = { readonly [K in keyof Explanations]: (p: Explanations[K]) => string }

/** In a sentence. The brain made key and parameters to match. */
export function sayWhy(texts: ExplanationTexts, { key, params }: Explanation): string {
  if (!Object.hasOwn(texts, key)) throw new Error(`there are no words for "${key}"`)
  return (texts[key as keyof ExplanationTexts] as (p: object) => string)(params)
}
