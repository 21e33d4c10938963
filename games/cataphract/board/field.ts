import type { Hex } from '@iacta/grids'
import { byScenario } from '@iacta/kernel'
import {
  type Geometry,
  type GroundArea,
  type GroundWay,
  hexGeometry,
  type Quarters,
  type SideFeature,
} from '@iacta/web/grid'
import { battleOf } from '../data/battles-here.ts'
import type { Ground, HexsideKind, PrintedMap } from '../data/map.ts'
import { FACTS, type Facts, SCENARIO_IDS, type ScenarioId } from '../rules/printed.ts'

/** A battlefield as it is drawn: north is up, whichever way the sheet was printed. */
export interface Field {
  readonly geometry: Geometry
  readonly turn: Quarters
  readonly levels: Uint8Array
  readonly areas: readonly GroundArea[]
  readonly sides: readonly SideFeature[]
  readonly ways: readonly GroundWay[]
  readonly names: readonly FieldName[]
  readonly camps: readonly number[]
  number(place: number): string
}

/** A name that is written on the map. */
export interface FieldName {
  readonly id: string
  readonly at: number
  readonly of: 'water' | 'land'
}

/** Quarters by which a sheet is turned, by where its right lies. */
const TURNS: Readonly<Partial<Record<PrintedMap['compass']['plusColumn'], Quarters>>> = { E: 0, S: 1, W: 2, N: 3 }

const WATERS: ReadonlySet<string> = new Set(['euphrates', 'volturno', 'river', 'utus-river', 'stream'])
/** What a crossing is called by says its own picture. */
const UNNAMED: ReadonlySet<string> = new Set(['bridge', 'stream', 'island'])
const CAMPS: readonly string[] = ['frankish-camp', 'hun-laager', 'vandal-camp', 'roman-camp', 'hun-camp']

const SIDES: readonly (readonly [HexsideKind, SideFeature['kind'], SideFeature['as']?])[] = [
  ['stream', 'stream'],
  ['volturno', 'river'],
  ['trench', 'trench'],
  ['bridge', 'bridge', 'crossing'],
]

function areasOf({ grid, ground }: Facts): GroundArea[] {
  const of = (...kinds: readonly Ground[]): Hex[] => grid.all.filter((hex) => kinds.includes(ground[hex]))
  const areas: GroundArea[] = [
    { kind: 'bank', places: of('bank', 'river', 'island') },
    { kind: 'water', places: of('river', 'island') },
    { kind: 'island', places: of('island') },
    { kind: 'rough', places: of('rough'), strewn: 'stones' },
    { kind: 'woods', places: of('woods'), strewn: 'trees' },
    { kind: 'wall', places: of('wall', 'gate'), rim: 'sharp' },
    { kind: 'gate', places: of('gate'), rim: 'sharp' },
  ]
  return areas.filter(({ places }) => places.length > 0)
}

function fieldOf(id: ScenarioId): Field {
  const facts = FACTS.of(id)
  const { grid, level, sides6, hex } = facts
  const { compass, tracks, places } = battleOf(id).map
  const turn = TURNS[compass.plusColumn] ?? 0
  const first = (names: string): Hex => hex(names.split(' ')[0])
  return {
    geometry: hexGeometry(grid, { turn }),
    turn,
    levels: level,
    areas: areasOf(facts),
    sides: SIDES.flatMap(([type, kind, as]) => {
      const sides = sides6.of(type).map(({ hex: at, side }) => [at, side] as const)
      return sides.length > 0 ? [{ kind, sides, ...(as && { as }) }] : []
    }),
    ways: tracks.map((track) => ({ kind: 'track', places: track.split(' ').map(hex) })),
    names: Object.entries(places)
      .filter(([name]) => !UNNAMED.has(name))
      .map(([name, at]) => ({ id: name, at: first(at), of: WATERS.has(name) ? 'water' : 'land' })),
    camps: CAMPS.flatMap((camp) => (places[camp] ? [first(places[camp])] : [])),
    number: (place) => grid.name(place as Hex),
  }
}

export const FIELDS = byScenario(SCENARIO_IDS, fieldOf)

/** Hexes by their printed names, as places of the map; -1 for none. */
export const placeOf = (scenario: ScenarioId, hex: string): number => FACTS.of(scenario).grid.named(hex)
export const hexOf = (scenario: ScenarioId, place: number): string => FACTS.of(scenario).grid.name(place as Hex)
