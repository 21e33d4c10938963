import { sectionsOf } from '@iacta/kernel'

/** Every testable clause of the rules, in the rulebook’s order: its paragraph and what it concerns. */
export const LEDGER = {
  'NG-1.1a': { section: '1.1', kind: 'setup' },
  'NG-1.2a': { section: '1.2', kind: 'setup' },
  'NG-2.1a': { section: '2.1', kind: 'sequence' },
  'NG-2.1b': { section: '2.1', kind: 'sequence' },
  'NG-3.1a': { section: '3.1', kind: 'victory' },
} as const

export type ClauseId = keyof typeof LEDGER
export const CLAUSE_IDS = Object.keys(LEDGER) as readonly ClauseId[]
export type SectionId = (typeof LEDGER)[ClauseId]['section']
export const SECTIONS: readonly SectionId[] = sectionsOf(LEDGER)
