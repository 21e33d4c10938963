import type { GameText, Language, Refusal } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { UNFILLED } from './words.ts'

/** Something that is tried in vain, and the clause that forbids it; null where no clause speaks of it. */
export interface Refused<Bench, SeatId extends string, Action> {
  readonly clause: string | null
  attempt(): readonly [bench: Bench, seat: SeatId, action: Action]
}

interface Refusing<SeatId extends string, Action> {
  refusal(seat: SeatId, action: Action): Refusal | null
}

/** Each reason of a game is shown by an attempt that is refused for it, under the clause that forbids it, and in words. */
export function refusedByTheirClauses<Reason extends string, SeatId extends string, Action>(
  cases: Readonly<Record<Reason, Refused<Refusing<SeatId, Action>, SeatId, Action>>>,
  reasons: Readonly<Record<Reason, unknown>>,
  clauses: readonly string[],
  texts: Readonly<Record<Language, GameText<Action>>>,
): void {
  test('every reason is shown here, and every clause cited is one of the rules', () => {
    expect(Object.keys(cases).sort()).toEqual(Object.keys(reasons).sort())
    for (const { clause } of Object.values<(typeof cases)[Reason]>(cases))
      if (clause !== null) expect(clauses).toContain(clause)
  })

  describe('what is refused is refused by the clause that forbids it', () => {
    test.each(Object.entries<(typeof cases)[Reason]>(cases))('%s', (reason, { clause, attempt }) => {
      const [bench, seat, action] = attempt()
      const refusal = bench.refusal(seat, action)
      expect([refusal?.reason, refusal?.clause]).toEqual([reason, clause])
      if (refusal) for (const text of Object.values(texts)) expect(text.refusal(refusal)).not.toMatch(UNFILLED)
    })
  })
}
