import { expect, test } from 'vitest'

export * from './positions.ts'

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
