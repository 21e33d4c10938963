import type { JsonFields, Language } from '@iacta/kernel'
import { type BlockId, block, FULL_STEPS, STRENGTH_PER_STEP } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { blocks as englishBlocks } from '../text/blocks.en.ts'
import { blocks as italianBlocks } from '../text/blocks.it.ts'
import { colourOf, hasTurned, roman } from '../text/common.ts'
import * as english from '../text/en/names.ts'
import { headings } from '../text/headings.ts'
import * as italian from '../text/it/names.ts'
import { rating } from './ratings.ts'
import type { KnownBlock } from './reading.ts'

/** The names a table in words is made of. */
export const NAMES = {
  en: { blocks: englishBlocks, sides: english.sides, gods: english.gods },
  it: { blocks: italianBlocks, sides: italian.sides, gods: italian.gods },
} as const

export const fullStrength = (id: BlockId): number => FULL_STEPS[block(id)] * STRENGTH_PER_STEP[block(id)]

/** For the ear, strength is a number of so many; for a line of a terminal, the Roman number the block shows. */
export type Manner = 'spoken' | 'terse'

/** How a block is told: its role, if there is a battle, and what else there is to say. */
interface Telling {
  readonly language: Language
  readonly manner?: Manner
  readonly attacks?: boolean | null
  readonly marks?: readonly string[]
}

/**
 * `Legio X (C4, 3 of 3, moved)`, tersely `Legio X III (C4, moved)`; of a block that has changed side, the colour too.
 * In battle, where it attacks or defends, nobody asks whether it has moved.
 */
export function sayBlock(
  { block: id, side, strength, moved }: Pick<KnownBlock, 'block' | 'side' | 'strength' | 'moved'>,
  { language, manner = 'spoken', attacks = null, marks = [] }: Telling,
): string {
  const h = headings[language]
  const full = fullStrength(id)
  const isTerse = manner === 'terse'
  const name = NAMES[language].blocks[id]
  const said = [
    rating(id, attacks),
    ...(isTerse ? (strength < full ? [h.outOf(roman(full))] : []) : [h.strength(strength, full)]),
    ...(hasTurned(side, colourOf(id)) ? [h.colours[colourOf(id)]] : []),
    ...(moved && attacks === null ? [h.moved(1)] : []),
    ...marks,
  ]
  return `${isTerse ? `${name} ${roman(strength)}` : name} (${said.join(', ')})`
}

/** The step of play of this name that is under way, as the seat sees it. */
export const stepNamed = (view: View, name: string): JsonFields | undefined =>
  view.steps.findLast((frame) => frame.step === name)

/** Things under their keys, both in the order in which they come. */
export function grouped<Key, T>(things: readonly T[], keyOf: (thing: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>()
  for (const thing of things) {
    const key = keyOf(thing)
    const group = groups.get(key)
    if (group) group.push(thing)
    else groups.set(key, [thing])
  }
  return groups
}
