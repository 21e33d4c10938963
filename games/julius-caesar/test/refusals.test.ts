import { refusedByTheirClauses } from '@iacta/testing'
import { CLAUSE_IDS } from '../data/ledger.ts'
import { REASONS, type Reason } from '../rules/reasons.ts'
import { texts } from '../text/index.ts'
import type { Case } from './refused.ts'
import { BATTLE } from './refused-battle.ts'
import { COMMAND } from './refused-command.ts'

/** The compiler finds the reason that is never shown; `citations.test.ts` has those that several clauses may forbid. */
const CASES: Record<Reason, Case> = { ...COMMAND, ...BATTLE }

refusedByTheirClauses(CASES, REASONS, CLAUSE_IDS, texts)
