import type { ViewportLabels } from '@iacta/web/board'
import type { Ground } from '../data/map.ts'
import type { Missile, Rank, Type } from '../data/names.ts'
import type { ScenarioId } from '../data/table.ts'

/** What may be laid over the map to be looked at. */
export const LAYERS = ['zones', 'fronts', 'command', 'fire'] as const
export type Layer = (typeof LAYERS)[number]

/** States of units and leaders that are told in a word or two. */
export type Told =
  | 'routed'
  | 'column'
  | 'foot'
  | 'engaged'
  | 'shielded'
  | 'uncontrolled'
  | 'moved'
  | 'ordered'
  | 'fired'
  | 'must-check'
  | 'no-check'
  | 'wounded'
  | 'finished'

/** What the table of results says of itself. */
interface ResultsWords {
  begins(column: string): string
  resolved(column: string): string
  readonly cut: string
  readonly reached: string
  readonly result: string
  readonly chances: string
  percent(part: number): string
}

/** The board's own words: what stands on its buttons, and what it says to those who do not see it. */
export interface Labels {
  readonly map: string
  readonly keys: string
  readonly zoom: Required<ViewportLabels>
  readonly battles: Readonly<Record<ScenarioId, string>>
  readonly places: Readonly<Record<string, string>>
  readonly ground: Readonly<Record<Ground, string>>
  readonly types: Readonly<Record<Type, string>>
  readonly cataphract: string
  readonly missiles: Readonly<Record<Missile, string>>
  readonly quivers: readonly [string, string, string]
  readonly ranks: Readonly<Record<Rank, string>>
  readonly told: Readonly<Record<Told, string>>
  readonly unit: (id: string) => string
  readonly leader: (id: string) => string
  readonly army: (scenario: ScenarioId, side: number) => string
  /** A unit in column faces a hexside, another a vertex. */
  readonly facing: (scenario: ScenarioId, facing: number, inColumn: boolean) => string
  readonly level: (n: number) => string
  readonly hex: (name: string) => string
  readonly size: (n: number) => string
  readonly quality: (n: number) => string
  readonly allowance: (n: number) => string
  readonly hits: (n: number, of: number) => string
  readonly initiative: (n: number, elite: boolean) => string
  readonly range: (n: number) => string
  readonly lineCommands: (n: number) => string
  readonly charisma: (n: number) => string
  readonly turn: (n: number) => string
  readonly setUp: string
  readonly routPoints: (army: string, points: number, level: number) => string
  readonly layers: Readonly<Record<Layer, string>>
  readonly layersLabel: string
  readonly fights: (n: number) => string
  readonly noFights: string
  readonly proposed: string
  readonly fightsLabel: string
  readonly column: (n: number) => string
  readonly sizeShift: string
  readonly groundShift: string
  readonly modifier: (n: number) => string
  readonly superior: Readonly<Record<'AS' | 'DS', string>>
  readonly routChance: (unit: string, part: string) => string
  readonly resultHits: (attacker: number, defender: number) => string
  readonly shockTable: string
  readonly die: string
  readonly results: ResultsWords
  readonly points: (n: number, hits: number) => string
  /** A line that goes as one. */
  readonly line: {
    asOne(n: number): string
    readonly turn: Readonly<Record<'left' | 'right', string>>
    readonly hint: string
    whither(unit: string): string
    goes(n: number, of: number, hits: number): string
    short(units: string): string
    barred(units: string): string
    binding(units: string): string
    go(n: number): string
  }
  readonly allShock: (n: number) => string
  /** What `done` does where more than a pause comes of it. */
  readonly ends: Readonly<Record<'designation' | 'orders' | 'line', string>>
  readonly orders: string
  readonly ordersHint: string
  readonly choose: string
  readonly cancel: string
  readonly close: string
}
