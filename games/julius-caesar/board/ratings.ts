import { type BlockId, block, FIREPOWER, LETTER_ATTACKING, LETTER_DEFENDING, LETTERS } from '../rules/board.ts'

/** As printed: `C3`, and `B/D4` for the Ballista, whose letter depends on its role. */
export function ratingOf(id: BlockId): string {
  const b = block(id)
  const letters = new Set([LETTERS[LETTER_DEFENDING[b]], LETTERS[LETTER_ATTACKING[b]]])
  return `${[...letters].join('/')}${FIREPOWER[b]}`
}

export const firepowerOf = (id: BlockId): number => FIREPOWER[block(id)]
export const letterOf = (id: BlockId, attacks: boolean): string =>
  LETTERS[(attacks ? LETTER_ATTACKING : LETTER_DEFENDING)[block(id)]]
