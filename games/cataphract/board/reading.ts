import type { View } from '../rules/fog.ts'
import { DEFECTED, FACTS, type Facts, type LeaderFacts, type SideIndex, type UnitFacts } from '../rules/printed.ts'
import type { LeaderMark, UnitMark } from '../rules/state.ts'

/** What a view shows, by the names of units, leaders and hexes. */

export const factsIn = (view: View): Facts => (view.defected ? DEFECTED : FACTS).of(view.scenario)

export type Frames = View['stack'][number]
export type FrameIn<Step extends Frames['step']> = Extract<Frames, { step: Step }>

/** The innermost step of that name, if play is in one. */
export const frame = <Step extends Frames['step']>(view: View, step: Step): FrameIn<Step> | null =>
  (view.stack.findLast((one): one is FrameIn<Step> => one.step === step) as FrameIn<Step> | undefined) ?? null

export const sideOf = (view: View, seat: string | null): SideIndex | null =>
  seat === null || view.first === null ? null : seat === 'first' ? view.first : view.first === 0 ? 1 : 0

export const seatOf = (view: View, side: number): string | null =>
  view.first === null ? null : view.first === side ? 'first' : 'second'

export interface SeenUnit {
  readonly id: string
  readonly facts: UnitFacts
  readonly at: string
  readonly facing: number
  readonly hits: number
  readonly quiver: number
  readonly marks: readonly UnitMark[]
}

export interface SeenLeader {
  readonly id: string
  readonly facts: LeaderFacts
  readonly at: string
  readonly marks: readonly LeaderMark[]
}

export function unitIn(view: View, id: string): SeenUnit | null {
  const facts = factsIn(view)
  const at = view.at[id]
  const unit = facts.units[facts.unit(id)]
  if (!at || !unit) return null
  return {
    id,
    facts: unit,
    at,
    facing: view.facing[id] ?? 0,
    hits: view.hits[id] ?? 0,
    quiver: view.quiver[id] ?? 0,
    marks: (view.marks[id] ?? []) as readonly UnitMark[],
  }
}

export function leaderIn(view: View, id: string): SeenLeader | null {
  const facts = factsIn(view)
  const at = view.leaderAt[id]
  const leader = facts.leaders[facts.leader(id)]
  if (!at || !leader) return null
  return { id, facts: leader, at, marks: (view.leaderMarks[id] ?? []) as readonly LeaderMark[] }
}

export const unitsIn = (view: View): SeenUnit[] =>
  factsIn(view).unitIds.flatMap((id) => {
    const unit = unitIn(view, id)
    return unit ? [unit] : []
  })

export const leadersIn = (view: View): SeenLeader[] =>
  factsIn(view).leaderIds.flatMap((id) => {
    const leader = leaderIn(view, id)
    return leader ? [leader] : []
  })

/** Where a unit or leader stands; null off the map. */
export const standsAt = (view: View, id: string): string | null => view.at[id] ?? view.leaderAt[id] ?? null

/** Who is under way, or is asked what to do: the innermost step that names one. */
export function subjectOf(view: View): string | null {
  const top = view.stack.at(-1)
  if (!top) return null
  if ('unit' in top && typeof top.unit === 'string') return top.unit
  if ('leader' in top && typeof top.leader === 'string') return top.leader
  return null
}

const MOVING: readonly unknown[] = ['march', 'ride', 'withdrawal', 'escape']

/** The piece that may be sent from hex to hex right now. */
export function moverOf(view: View): string | null {
  const top = view.stack.at(-1)
  return top && MOVING.includes(top.step) ? subjectOf(view) : null
}
