import type { Army } from './names.ts'
import type { ScenarioId } from './table.ts'

/** Who fights at each of the battles: the side that the scenario names first, and the other. */
export const ARMIES = {
  tricameron: ['byzantine', 'vandal'],
  'utus-river': ['byzantine', 'hun'],
  'catalaunian-fields': ['west-roman', 'hun'],
  dara: ['byzantine', 'persian'],
  callinicum: ['byzantine', 'persian'],
  taginae: ['byzantine', 'goth'],
  casilinum: ['byzantine', 'frank'],
} as const satisfies Readonly<Record<ScenarioId, readonly [Army, Army]>>
