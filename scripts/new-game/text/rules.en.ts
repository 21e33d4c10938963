import { ruleSections } from '@iacta/kernel'
import { LEDGER } from '../data/ledger.ts'
import type { RuleTexts } from './sentences.ts'

export const told: RuleTexts = {
  sections: { '1.1': 'The players', '1.2': 'The heap', '2.1': 'Taking stones', '3.1': 'Victory' },
  clauses: {
    'NG-1.1a': 'Rome and Carthage play; the lot decides who begins.',
    'NG-1.2a': 'The heap has 21 stones in the long game, and 12 in the short one.',
    'NG-2.1a': 'In turn each side takes 1, 2 or 3 stones from the heap.',
    'NG-2.1b': 'Nobody takes more stones than are left.',
    'NG-3.1a': 'Whoever takes the last stone wins.',
  },
}

export const rules = {
  sections: ruleSections(LEDGER, told),
  tables: [],
  chapters: { 1: 'Set-up', 2: 'Play', 3: 'The end' },
}
