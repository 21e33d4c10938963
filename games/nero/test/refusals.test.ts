import { describe, expect, test } from 'vitest'
import { REASONS, type Reason } from '../rules/reasons.ts'
import * as clausesEn from '../text/clauses.en.ts'
import { en } from '../text/en.ts'
import { gameText } from '../text/game-text.ts'
import { it as italian } from '../text/it.ts'
import type { Case } from './refused.ts'
import { EVENTS } from './refused-events.ts'
import { MARCHES } from './refused-marches.ts'
import { OTHERS } from './refused-others.ts'

/** The compiler finds the reason that is never shown. */
const CASES: Record<Reason, Case> = { ...OTHERS, ...MARCHES, ...EVENTS }
const TEXTS = [gameText(en), gameText(italian)]

test('every reason is shown here, and every clause cited is one of the rules', () => {
  expect(Object.keys(CASES).sort()).toEqual(Object.keys(REASONS).sort())
  for (const { clause } of Object.values(CASES))
    if (clause !== null) expect(Object.keys(clausesEn.clauses)).toContain(clause)
})

describe('what is refused is refused by the clause that forbids it', () => {
  test.each(Object.entries(CASES))('%s', (reason, { clause, attempt }) => {
    const [b, seat, action] = attempt()
    const refusal = b.refusal(seat, action)
    expect([refusal?.reason, refusal?.clause]).toEqual([reason, clause])
    if (refusal) for (const text of TEXTS) expect(text.refusal(refusal)).not.toMatch(/undefined|\bnull\b|NaN/)
  })
})
