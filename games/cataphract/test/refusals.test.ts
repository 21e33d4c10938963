import { refusedByTheirClauses } from '@iacta/testing'
import { CLAUSE_IDS } from '../data/ledger.ts'
import { REASONS, type Reason } from '../rules/reasons.ts'
import { texts } from '../text/index.ts'
import type { Case } from './refused.ts'
import { BATTLES } from './refused-battles.ts'
import { COMMAND } from './refused-command.ts'
import { LEADERS } from './refused-leaders.ts'
import { MISSILES } from './refused-missiles.ts'
import { MOVEMENT } from './refused-movement.ts'
import { SHOCK } from './refused-shock.ts'

/** The compiler finds the reason that is never shown. */
const CASES: Record<Reason, Case> = { ...COMMAND, ...LEADERS, ...MOVEMENT, ...MISSILES, ...BATTLES, ...SHOCK }

refusedByTheirClauses(CASES, REASONS, CLAUSE_IDS, texts)
