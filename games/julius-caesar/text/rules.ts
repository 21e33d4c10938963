import { type RuleSection, ruleSections } from '@iacta/kernel'
import { LEDGER } from '../data/ledger.ts'
import type { RuleTexts } from './sentences.ts'

/** The rules as the reader shows them. */
export const rulesIn = (t: RuleTexts): readonly RuleSection[] => ruleSections(LEDGER, t)
