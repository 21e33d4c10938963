import { type BlockId, block, FIREPOWER, LETTER_ATTACKING, LETTER_DEFENDING, LETTERS } from '../rules/board.ts'

export const firepowerOf = (id: BlockId): number => FIREPOWER[block(id)]
export const letterOf = (id: BlockId, attacks: boolean): string =>
  LETTERS[(attacks ? LETTER_ATTACKING : LETTER_DEFENDING)[block(id)]]
