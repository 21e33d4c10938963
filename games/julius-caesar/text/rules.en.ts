import * as clauses from './clauses.en.ts'
import { ruleSections } from './rules.ts'

export const rules = { sections: ruleSections(clauses), tables: [] }
