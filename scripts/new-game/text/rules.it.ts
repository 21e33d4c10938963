import { ruleSections } from '@iacta/kernel'
import { LEDGER } from '../data/ledger.ts'
import type { RuleTexts } from './sentences.ts'

export const told: RuleTexts = {
  sections: { '1.1': 'I giocatori', '1.2': 'Il mucchio', '2.1': 'Prendere le pietre', '3.1': 'La vittoria' },
  clauses: {
    'NG-1.1a': 'Giocano Roma e Cartagine; la sorte decide chi comincia.',
    'NG-1.2a': 'Il mucchio ha 21 pietre nella partita lunga, 12 in quella breve.',
    'NG-2.1a': 'A turno ciascuno prende dal mucchio 1, 2 o 3 pietre.',
    'NG-2.1b': 'Nessuno prende più pietre di quante ne restano.',
    'NG-3.1a': 'Vince chi prende l’ultima pietra.',
  },
}

export const rules = {
  sections: ruleSections(LEDGER, told),
  tables: [],
  chapters: { 1: 'Preparazione', 2: 'Il gioco', 3: 'La fine' },
}
