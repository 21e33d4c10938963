import { expect, test } from 'vitest'

export * from './bench.ts'
export * from './golden.ts'
export * from './lesson.ts'
export * from './positions.ts'
export * from './promises.ts'
export * from './refusals.ts'
export * from './rulebook.ts'
export * from './words.ts'
export * from './written.ts'

/**
 * A test that proves one or more clauses of a game's ledger. The ids stand in its name, where
 * `iacta ledger` reads them; a test that asserts nothing fails.
 */
export function clause(ids: string | readonly string[], sentence: string, prove: () => void): void {
  test(`[${[ids].flat().join(' ')}] ${sentence}`, () => {
    expect.hasAssertions()
    prove()
  })
}
