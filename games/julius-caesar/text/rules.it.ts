import { clauses, sections } from './clauses.it.ts'
import { ruleSections } from './rules.ts'
import { words } from './tables.it.ts'
import { tables } from './tables.ts'

export const rules = { sections: ruleSections({ clauses, sections }), tables: tables(words), chapters: words.chapters }
