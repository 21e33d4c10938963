import { type BlockId, block, FIREPOWER, LETTER_ATTACKING, LETTER_DEFENDING, LETTERS } from '../rules/printed.ts'

export const firepowerOf = (id: BlockId): number => FIREPOWER[block(id)]
export const letterOf = (id: BlockId, attacks: boolean): string =>
  LETTERS[(attacks ? LETTER_ATTACKING : LETTER_DEFENDING)[block(id)]]

/** `C4`; the Ballista's letter is that of its role, or both where it has none yet. */
export function rating(id: BlockId, attacks: boolean | null): string {
  const [defending, attacking] = [letterOf(id, false), letterOf(id, true)]
  const letter =
    attacks === null && defending !== attacking ? `${defending}/${attacking}` : attacks ? attacking : defending
  return `${letter}${firepowerOf(id)}`
}
