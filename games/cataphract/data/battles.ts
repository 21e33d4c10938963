import type { Battle } from './battle.ts'
import { callinicum } from './battles/callinicum.ts'
import { casilinum } from './battles/casilinum.ts'
import { catalaunianFields } from './battles/catalaunian-fields.ts'
import { dara } from './battles/dara.ts'
import { taginae } from './battles/taginae.ts'
import { tricameron } from './battles/tricameron.ts'
import { utusRiver } from './battles/utus-river.ts'
import { bring } from './battles-here.ts'
import type { ScenarioId } from './table.ts'

export const BATTLES: Readonly<Record<ScenarioId, Battle>> = {
  tricameron,
  'utus-river': utusRiver,
  'catalaunian-fields': catalaunianFields,
  dara,
  callinicum,
  taginae,
  casilinum,
}

bring(BATTLES)
