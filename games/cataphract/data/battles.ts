import type { Battle } from './battle.ts'
import { callinicum } from './battles/callinicum.ts'
import { casilinum } from './battles/casilinum.ts'
import { catalaunianFields } from './battles/catalaunian-fields.ts'
import { dara } from './battles/dara.ts'
import { taginae } from './battles/taginae.ts'
import { tricameron } from './battles/tricameron.ts'
import { utusRiver } from './battles/utus-river.ts'
import type { PrintedMap } from './map.ts'
import { callinicum as callinicumMap } from './maps/callinicum.ts'
import { casilinum as casilinumMap } from './maps/casilinum.ts'
import { catalaunianFields as catalaunianFieldsMap } from './maps/catalaunian-fields.ts'
import { dara as daraMap } from './maps/dara.ts'
import { taginae as taginaeMap } from './maps/taginae.ts'
import { tricameron as tricameronMap } from './maps/tricameron.ts'
import { utus as utusMap } from './maps/utus.ts'
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

/** 2.1: a whole sheet for each of the battles against Attila, half of one for each of the others. */
export const MAPS: Readonly<Record<ScenarioId, PrintedMap>> = {
  tricameron: tricameronMap,
  'utus-river': utusMap,
  'catalaunian-fields': catalaunianFieldsMap,
  dara: daraMap,
  callinicum: callinicumMap,
  taginae: taginaeMap,
  casilinum: casilinumMap,
}
