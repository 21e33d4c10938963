import { ruleSections } from '@iacta/kernel'
import { LEDGER } from '../data/ledger.ts'
import { clauses, sections } from './clauses.en.ts'
import { chapters, words } from './tables.en.ts'
import { tables } from './tables.ts'

export const rules = { sections: ruleSections(LEDGER, { clauses, sections }), tables: tables(words), chapters }
