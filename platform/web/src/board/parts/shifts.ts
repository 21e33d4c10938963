/** Something that moves a combat to another column, and why. */
export interface Shift {
  /** To the right if positive. */
  readonly by: number
  readonly why: string
}

/** Where shifts lead from a column, and whether they went beyond an end of the table, which counts as that end. */
export function shifted(base: number, shifts: readonly Shift[], columns: number): { at: number; isCut: boolean } {
  const wanted = shifts.reduce((at, { by }) => at + by, base)
  const at = Math.min(Math.max(wanted, 0), columns - 1)
  return { at, isCut: at !== wanted }
}
