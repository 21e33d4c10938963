import fc from 'fast-check'
import type { Fields } from '../src/index.ts'

/** Few names and few values, so that much of one value is in the other. */
const { value } = fc.letrec<{ value: unknown; fields: Fields; list: readonly unknown[] }>((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, fc.constantFrom(null, true, 0, 1, 'roma', 'alba', ''), tie('fields'), tie('list')),
  fields: fc.dictionary(fc.constantFrom('a', 'b', 'set', 'in', 'gone', 'toString'), tie('value'), { maxKeys: 4 }),
  list: fc.array(tie('value'), { maxLength: 4 }),
}))
/** An object of such values. */
export const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'set', 'in', 'gone', 'toString'), value)
export const list = fc.array(value, { maxLength: 12 })
