import { ruleSections } from '@iacta/kernel'
import { LEDGER } from '../data/ledger.ts'
import { clauses, sections } from './clauses.it.ts'
import { chapters, words } from './tables.it.ts'
import { tables } from './tables.ts'

export const rules = { sections: ruleSections(LEDGER, { clauses, sections }), tables: tables(words), chapters }
