import { type Hex, NONE } from '@iacta/grids'
import type { Formation, Goal, MarchQuestion } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { FIELDS } from './field.ts'
import type { Labels } from './labels.ts'
import { factsIn, standsAt } from './reading.ts'

/** A line under command that goes as one: who goes, by which hexes, and in which order. */

/** Hexes from one to another, as straight as hexes allow; both ends are among them. */
export function straightWay(view: View, from: string, to: string): readonly string[] {
  const { grid, hex } = factsIn(view)
  const { centre } = FIELDS.of(view.scenario).geometry
  const [start, end] = [hex(from), hex(to)]
  const [[sx, sy], [ex, ey]] = [centre(start), centre(end)]
  /** How far a hex lies from the straight line, in no particular measure. */
  const aside = (at: Hex): number => {
    const [x, y] = centre(at)
    return Math.abs((ex - sx) * (y - sy) - (ey - sy) * (x - sx))
  }
  const way: Hex[] = [start]
  for (let at = start; at !== end; ) {
    const nearer = grid.neighbours(at).filter((next) => grid.distance(next, end) < grid.distance(at, end))
    at = nearer.reduce((best, next) => (aside(next) < aside(best) ? next : best))
    way.push(at)
  }
  return way.map((at) => grid.name(at))
}

/** Where each of them is wanted if all go as one of them does: those in front set out first. */
export function goalsAlong(view: View, pieces: readonly string[], lead: string, way: readonly string[]): Goal[] {
  const { grid, hex } = factsIn(view)
  const { centre } = FIELDS.of(view.scenario).geometry
  const start = hex(standsAt(view, lead) ?? way[0])
  const offsets = way.map(hex).map((at) => ({ x: grid.x(at) - grid.x(start), z: grid.z(at) - grid.z(start) }))
  const [[sx, sy], [ex, ey]] = [centre(start), centre(hex(way[way.length - 1]))]
  const ahead = (id: string): number => {
    const [x, y] = centre(hex(standsAt(view, id) ?? ''))
    return x * (ex - sx) + y * (ey - sy)
  }
  const taken = new Set(Object.entries(view.at).flatMap(([id, at]) => (at && !pieces.includes(id) ? [at] : [])))
  return pieces
    .filter((id) => standsAt(view, id) !== null)
    .sort((a, b) => ahead(b) - ahead(a))
    .map((piece) => {
      const own = hex(standsAt(view, piece) ?? '')
      const its: string[] = []
      for (const { x, z } of offsets) {
        const at = grid.atSlant(grid.x(own) + x, grid.z(own) + z)
        // Through others it would have to be sent by itself: both take hits for it (6.65).
        if (at === NONE || taken.has(grid.name(at))) break
        its.push(grid.name(at))
      }
      return { piece, to: its.reverse() }
    })
}

/** All of them turn where they stand, by one vertex. */
export const goalsTurned = (view: View, pieces: readonly string[], by: 1 | -1): Goal[] =>
  pieces.flatMap((piece) => {
    const at = standsAt(view, piece)
    return at ? [{ piece, to: [at], as: String(((view.facing[piece] ?? 0) + by + 6) % 6) }] : []
  })

/** What would come of a line going as one. */
export interface LineMarch {
  readonly goes: Formation<Action>['goes']
  /** Of those who go, who gets less far than was wanted. */
  readonly short: readonly string[]
  readonly stays: Formation<Action>['stays']
  readonly way: readonly Action[]
  readonly view: View
  readonly hits: ReadonlyMap<string, number>
}

export function lineMarch(before: View, { goals = [] }: MarchQuestion<Action>, found: Formation<Action>): LineMarch {
  const after = found.view as View
  const wanted = new Map(goals.map(({ piece, to }) => [piece, to[0]]))
  const hits = Object.keys(after.hits).map((id): [string, number] => [
    id,
    (after.hits[id] ?? 0) - (before.hits[id] ?? 0),
  ])
  return {
    ...found,
    short: found.goes.filter(({ piece, to }) => wanted.get(piece) !== to).map(({ piece }) => piece),
    view: after,
    hits: new Map(hits.filter(([, more]) => more > 0)),
  }
}

/** All of it in a few sentences. */
export function marchInWords({ goes, stays, short, hits }: LineMarch, words: Labels): string {
  const named = (ids: readonly string[]): string => ids.map(words.unit).join(', ')
  const left = (because: 'barred' | 'binding'): readonly string[] =>
    stays.flatMap((each) => (each.because === because ? [each.piece] : []))
  return [
    `${words.line.goes(goes.length, goes.length + stays.length, sumOf(hits))}.`,
    ...(short.length > 0 ? [words.line.short(named(short))] : []),
    ...(left('barred').length > 0 ? [words.line.barred(named(left('barred')))] : []),
    ...(left('binding').length > 0 ? [words.line.binding(named(left('binding')))] : []),
  ].join(' ')
}

export const sumOf = (hits: ReadonlyMap<string, number>): number =>
  [...hits.values()].reduce((sum, more) => sum + more, 0)
