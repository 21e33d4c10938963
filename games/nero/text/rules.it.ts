import { clauses, sections } from './clauses.it.ts'
import { events } from './it/words.ts'
import { ruleSections } from './rules.ts'
import { words } from './tables.it.ts'
import { tables } from './tables.ts'

export const rules = {
  sections: ruleSections({ clauses, sections, events }),
  tables: tables(words),
  chapters: words.chapters,
}
