import type { View } from '../rules/fog.ts'
import type { Labels, Told } from './labels.ts'
import { factsIn, leaderIn, leadersIn, type SeenLeader, type SeenUnit, unitIn, unitsIn } from './reading.ts'

/** Units, leaders and hexes in words: for those who listen, for the magnifier and for the panel of what is held. */

const UNIT_TOLD: readonly Told[] = [
  'routed',
  'column',
  'foot',
  'engaged',
  'shielded',
  'uncontrolled',
  'must-check',
  'no-check',
]

export function unitInWords(view: View, unit: SeenUnit, w: Labels): string[] {
  const { facts, hits, quiver, marks } = unit
  const { rules } = factsIn(view)
  const has = (told: Told): boolean => (marks as readonly string[]).includes(told)
  const states = UNIT_TOLD.filter(has).map((told) => w.told[told])
  const done = has('ordered') ? w.told.ordered : has('moved') ? w.told.moved : null
  return [
    facts.cataphract && !has('foot') ? w.cataphract : w.types[has('foot') ? 'HI' : facts.type],
    ...(rules.noSizes ? [] : [w.size(facts.size)]),
    w.quality(facts.tq),
    w.allowance(facts.ma),
    ...(hits > 0 ? [w.hits(hits, facts.tq)] : []),
    ...(facts.missile ? [`${w.missiles[facts.missile]}: ${w.quivers[quiver]}`] : []),
    ...(facts.type === 'CH' ? [] : [w.facing(view.scenario, unit.facing, has('column'))]),
    ...states,
    ...(done ? [done] : []),
    ...(has('fired') ? [w.told.fired] : []),
  ]
}

export function leaderInWords({ facts, marks }: SeenLeader, w: Labels): string[] {
  return [
    w.ranks[facts.rank],
    w.initiative(facts.initiative, facts.elite),
    w.range(facts.range),
    w.lineCommands(facts.lineCommands),
    w.charisma(facts.charisma),
    ...(marks.includes('wounded') ? [w.told.wounded] : []),
    ...(marks.includes('finished') ? [w.told.finished] : []),
  ]
}

/** What somebody is called, and everything about him. */
export function pieceInWords(view: View, id: string, w: Labels): { readonly name: string; readonly lines: string[] } {
  const unit = unitIn(view, id)
  if (unit) return { name: w.unit(id), lines: unitInWords(view, unit, w) }
  const leader = leaderIn(view, id)
  return { name: w.leader(id), lines: leader ? leaderInWords(leader, w) : [] }
}

export const piecesAt = (view: View, hex: string): readonly string[] => [
  ...unitsIn(view).flatMap(({ id, at }) => (at === hex ? [id] : [])),
  ...leadersIn(view).flatMap(({ id, at }) => (at === hex ? [id] : [])),
]

/** A hex: its number, its ground, its height. */
export function hexInWords(view: View, hex: string, w: Labels): string {
  const { ground, level, grid } = factsIn(view)
  const place = grid.named(hex)
  return [w.hex(hex), w.ground[ground[place]], ...(level[place] > 0 ? [w.level(level[place])] : [])].join(', ')
}

/** A hex with all who stand there, or one of them. */
export function spotInWords(view: View, hex: string, counter: string | null, w: Labels): string {
  const those = counter ? [counter] : piecesAt(view, hex)
  const told = those.map((id) => {
    const { name, lines } = pieceInWords(view, id, w)
    return `${name}: ${lines.join(', ')}`
  })
  return [hexInWords(view, hex, w), ...told].join('. ')
}
