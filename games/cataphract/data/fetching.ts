import type { Battle } from './battle.ts'
import { battleIfHere, bring } from './battles-here.ts'
import { SCENARIO_IDS, type ScenarioId } from './table.ts'

/** Where each battle is, for browsers. */
const BATTLES: Readonly<Record<ScenarioId, () => Promise<Battle>>> = {
  tricameron: async () => (await import('./battles/tricameron.ts')).tricameron,
  'utus-river': async () => (await import('./battles/utus-river.ts')).utusRiver,
  'catalaunian-fields': async () => (await import('./battles/catalaunian-fields.ts')).catalaunianFields,
  dara: async () => (await import('./battles/dara.ts')).dara,
  callinicum: async () => (await import('./battles/callinicum.ts')).callinicum,
  taginae: async () => (await import('./battles/taginae.ts')).taginae,
  casilinum: async () => (await import('./battles/casilinum.ts')).casilinum,
}

/** Of a table's options: what is no battle is refused by who reads them. */
export async function fetchBattle(scenario: unknown): Promise<void> {
  const id = SCENARIO_IDS.find((one) => one === scenario)
  if (id && !battleIfHere(id)) bring({ [id]: await BATTLES[id]() })
}
