import { refusedByTheirClauses } from '@iacta/testing'
import { CLAUSE_IDS } from '../data/ledger.ts'
import { REASONS, type Reason } from '../rules/reasons.ts'
import { texts } from '../text/index.ts'
import type { Case } from './refused.ts'
import { EVENTS } from './refused-events.ts'
import { MARCHES } from './refused-marches.ts'
import { OTHERS } from './refused-others.ts'

/** The compiler finds the reason that is never shown. */
const CASES: Record<Reason, Case> = { ...OTHERS, ...MARCHES, ...EVENTS }

refusedByTheirClauses(CASES, REASONS, CLAUSE_IDS, texts)
