import type { RuleSection } from '@iacta/kernel'
import { CLAUSE_IDS, LEDGER, SECTIONS } from '../data/ledger.ts'
import type { RuleTexts } from './texts.ts'

/** The rules as the reader shows them: the paragraphs of the rulebook in their order, each with its clauses. */
export const ruleSections = (t: RuleTexts): readonly RuleSection[] =>
  SECTIONS.map((section) => ({
    section,
    title: t.sections[section],
    clauses: CLAUSE_IDS.filter((id) => LEDGER[id].section === section).map((id) => ({ id, text: t.clauses[id] })),
  }))
