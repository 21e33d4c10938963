import * as clauses from './clauses.it.ts'
import { ruleSections } from './rules.ts'

export const rules = { sections: ruleSections(clauses), tables: [] }
