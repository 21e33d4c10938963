import type { Language } from '@iacta/kernel'
import type { BlockId } from '../rules/printed.ts'
import { blocks as enBlocks } from '../text/blocks.en.ts'
import { blocks as itBlocks } from '../text/blocks.it.ts'
import { auc, bc } from '../text/common.ts'

/** What the panels of great moments say besides the log's own sentences. */
export interface MomentLabels {
  readonly year: (year: number) => string
  readonly winter: string
  readonly battle: (place: string) => string
  readonly falls: (block: BlockId) => string
  readonly changesSide: string
  readonly harboured: (side: string, n: number) => string
  readonly lostAtSea: (side: string, n: number) => string
  readonly disbanded: (side: string, n: number) => string
  readonly allFed: string
  readonly yearsLeft: (n: number) => string
  readonly cities: (side: string, list: readonly string[]) => string
  readonly noCities: (side: string) => string
  readonly killed: (side: string, blocks: readonly BlockId[]) => string
  readonly points: string
  readonly columns: {
    readonly cities: string
    readonly leaders: string
    readonly total: string
    readonly before: string
    readonly now: string
  }
  readonly course: string
}

const en: MomentLabels = {
  year: (year) => `${auc(year)} AUC · ${bc(year)} BC`,
  winter: 'Winter',
  battle: (place) => `Battle of ${place}`,
  falls: (block) => `${enBlocks[block]} falls`,
  changesSide: 'Cleopatra changes side',
  harboured: (side, n) => `${side}: ${n === 1 ? '1 Navis goes to port' : `${n} Navis go to port`}.`,
  lostAtSea: (side, n) =>
    `${side}: ${n === 1 ? '1 Navis finds no port and is disbanded' : `${n} Navis find no port and are disbanded`}.`,
  disbanded: (side, n) => `${side}: ${n === 1 ? '1 block' : `${n} blocks`} disbanded for want of supply.`,
  allFed: 'Every city feeds its blocks: nobody is disbanded.',
  yearsLeft: (n) =>
    `Ten points win. ${n === 1 ? 'One Year is left: at its end the most points win.' : `${n} Years are left.`}`,
  cities: (side, list) => `${side} holds ${list.join(', ')}.`,
  noCities: (side) => `${side} holds no city of value.`,
  killed: (side, ids) => `Leaders killed by ${side}: ${ids.map((id) => enBlocks[id]).join(', ')}.`,
  points: 'Victory Points',
  columns: { cities: 'Cities', leaders: 'Leaders', total: 'Points', before: 'Last Winter', now: 'End' },
  course: 'Points by Winter',
}

const it: MomentLabels = {
  year: (year) => `${auc(year)} a.U.c. · ${bc(year)} a.C.`,
  winter: 'Inverno',
  battle: (place) => `Battaglia di ${place}`,
  falls: (block) => `Cade ${itBlocks[block]}`,
  changesSide: 'Cleopatra cambia fazione',
  harboured: (side, n) => `${side}: ${n === 1 ? '1 Navis rientra' : `${n} Navis rientrano`} in porto.`,
  lostAtSea: (side, n) =>
    `${side}: ${n === 1 ? '1 Navis non trova porto e viene sciolta' : `${n} Navis non trovano porto e vengono sciolte`}.`,
  disbanded: (side, n) =>
    `${side}: ${n === 1 ? '1 blocco sciolto' : `${n} blocchi sciolti`} per mancanza di rifornimento.`,
  allFed: 'Ogni città mantiene i suoi blocchi: nessuno viene sciolto.',
  yearsLeft: (n) =>
    `Si vince con dieci punti. ${n === 1 ? 'Resta un Anno: alla fine vince chi ha più punti.' : `Restano ${n} Anni.`}`,
  cities: (side, list) => `${side} tiene ${list.join(', ')}.`,
  noCities: (side) => `${side} non tiene città di valore.`,
  killed: (side, ids) => `Leader uccisi da ${side}: ${ids.map((id) => itBlocks[id]).join(', ')}.`,
  points: 'Punti Vittoria',
  columns: { cities: 'Città', leaders: 'Leader', total: 'Punti', before: 'Ultimo inverno', now: 'Fine' },
  course: 'Punti a ogni inverno',
}

export const LABELS: Readonly<Record<Language, MomentLabels>> = { en, it }
