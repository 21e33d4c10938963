import { refusedByTheirClauses } from '@iacta/testing'
import { CLAUSE_IDS } from '../data/ledger.ts'
import { REASONS } from '../rules/reasons.ts'
import { texts } from '../text/index.ts'
import { REFUSED } from './refused.ts'

refusedByTheirClauses(REFUSED, REASONS, CLAUSE_IDS, texts)
