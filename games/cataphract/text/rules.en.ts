import { clauses, sections } from './clauses.en.ts'
import { rulesIn } from './rules.ts'
import { words } from './tables.en.ts'
import { tables } from './tables.ts'

export const rules = { sections: rulesIn({ clauses, sections }), tables: tables(words), chapters: words.chapters }
