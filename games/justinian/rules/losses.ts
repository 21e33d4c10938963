import { become, enter, leave, type PlayContext, type Seat } from '@iacta/kernel'
import type { Offer } from './action.ts'
import { span } from './action.ts'
import { decision } from './deciding.ts'
import { removeFrontier, sweep, watchEuropa } from './forces.ts'
import type { Army } from './printed.ts'
import { alliedSp, type Frame, GROUP_IDS, groupParts, ownSp, type State } from './state.ts'
import { ask, tell } from './telling.ts'

/** SP that somebody loses, as he likes among those concerned (8.21). */

export function groupSp(s: State, group: number): number {
  const { kind, army, province, major } = groupParts(group)
  if (kind === 'own') return s.own[army]
  if (kind === 'allied') return s.allied[army]
  return kind === 'frontier' ? s.frontier[province] : s.detached[major][province]
}

export function takeFromGroup(s: State, group: number, sp: number): void {
  const { kind, army, province, major } = groupParts(group)
  if (kind === 'own') s.own[army] -= sp
  else if (kind === 'allied') s.allied[army] -= sp
  else if (kind === 'frontier') removeFrontier(s, province, sp)
  else s.detached[major][province] -= sp
}

/** The groups of an army: its own SP, and those who joined it. */
export const groupsOf = (s: State, armies: readonly Army[]): number[] =>
  armies.flatMap((army) => (s.allied[army] > 0 ? [ownSp(army), alliedSp(army)] : [ownSp(army)]))

export const totalSp = (s: State, groups: readonly number[]): number =>
  groups.reduce((sum, group) => sum + groupSp(s, group), 0)

/** Lets the owner take so many SP from these groups. */
export function enterLosses(s: State, seat: Seat, sp: number, groups: readonly number[], inBattle = false): void {
  if (sp > 0 && groups.length > 0)
    enter<Frame>(s, { step: 'losses', seat, left: sp, groups, clause: inBattle ? 'battle' : 'other' })
}

function take(s: State, group: number, sp: number, play: PlayContext): void {
  if (sp === 0) return
  takeFromGroup(s, group, sp)
  tell(play, 'lost', { from: GROUP_IDS[group], sp })
}

const standing = (s: State, groups: readonly number[]): number[] => groups.filter((group) => groupSp(s, group) > 0)

export const losses = decision<'losses'>({
  clause: 'JU-8.21a',
  seat: (_, { seat }) => seat,
  isSettled: (s, { left, groups }) => left === 0 || standing(s, groups).length <= 1 || totalSp(s, groups) <= left,
  offers: (s, { left, groups }) =>
    standing(s, groups).map(
      (group): Offer => ({ do: 'lose', from: GROUP_IDS[group], sp: span(1, Math.min(left, groupSp(s, group))) }),
    ),
  play(s, frame, action, play) {
    if (action.do !== 'lose') return
    take(s, GROUP_IDS.indexOf(action.from), action.sp, play)
    become(s, { ...frame, left: frame.left - action.sp })
  },
  prompt: (_, { left }) => ask('losses', { left }),
  run(s, { left, groups, clause }, play) {
    let due = left
    for (const group of standing(s, groups)) {
      const sp = Math.min(due, groupSp(s, group))
      take(s, group, sp, play)
      due -= sp
    }
    leave(s)
    if (clause === 'other') {
      sweep(s, play)
      watchEuropa(s, play)
    }
  },
})
