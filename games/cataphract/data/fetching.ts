import type { Battle } from './battle.ts'
import { battleIfHere, bring } from './battles-here.ts'
import type { ScenarioId } from './table.ts'

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

export async function fetchBattle(id: ScenarioId): Promise<void> {
  if (!battleIfHere(id)) bring({ [id]: await BATTLES[id]() })
}
