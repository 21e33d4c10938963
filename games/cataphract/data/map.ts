import type { Span } from '@iacta/grids'
import type { Compass } from './names.ts'

/** What a hex is, by the letter that stands for it on the maps. */
export const GROUND = {
  '.': 'open',
  /** 6.24: partly under water, and open. */
  ',': 'bank',
  w: 'woods',
  r: 'rough',
  '~': 'river',
  i: 'island',
  '#': 'wall',
  g: 'gate',
} as const
export type Ground = (typeof GROUND)[keyof typeof GROUND]

export const HEXSIDES = ['stream', 'volturno', 'bridge', 'trench'] as const
export type HexsideKind = (typeof HEXSIDES)[number]

/** A battlefield as it is printed: a row of text is a row of hexes. */
export interface PrintedMap {
  readonly columns: Span
  readonly rows: Span
  /** Where the sheet's right and its foot lie. */
  readonly compass: { readonly plusColumn: Compass; readonly plusRow: Compass }
  readonly ground: readonly string[]
  /** Heights: a dot is level 0. */
  readonly level: readonly string[]
  /** Pairs of hexes, in the order they are drawn. */
  readonly hexsides: { readonly [K in HexsideKind]?: readonly string[] }
  /** 6.28: without effect. */
  readonly tracks: readonly string[]
  readonly places: Readonly<Record<string, string>>
}
