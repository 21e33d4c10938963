import { clauses, sections } from './clauses.en.ts'
import { events } from './en/words.ts'
import { ruleSections } from './rules.ts'
import { words } from './tables.en.ts'
import { tables } from './tables.ts'

export const rules = {
  sections: ruleSections({ clauses, sections, events }),
  tables: tables(words),
  chapters: words.chapters,
}
