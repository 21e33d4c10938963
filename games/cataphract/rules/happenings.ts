import { asking, telling } from '@iacta/kernel'
import type { MissileModifier } from './missiles.ts'

/** Everything that can be told, with what it is told of. Units, leaders and hexes go by their ids. */
export interface Happenings {
  bids: { first: number; second: number }
  'side-chosen': { seat: string; side: number; bid: number }
  placed: { unit: string; at: string; facing: number }
  'leader-placed': { leader: string; at: string }
  'set-up-done': { side: number }
  round: { first: number; second: number; hits: readonly number[] }
  champion: { champion: string }
  defied: { roll: number; needs: number; succeeds: boolean }
  'turn-begins': { turn: number }
  'rolled-for-first': { side: number; dice: readonly number[]; initiative: number }
  activated: { leader: string; kind: string }
  passed: { leader: string }
  waits: { leader: string }
  trump: { leader: string; roll: number; needs: number; succeeds: boolean }
  momentum: { leader: string; roll: number; needs: number; succeeds: boolean }
  doom: { leader: string; roll: number }
  'line-roll': { leader: string; roll: number; needs: number; succeeds: boolean }
  'line-commanded': { leader: string; line: number; units: readonly string[] }
  uncontrolled: { units: readonly string[]; roll: number | null }
  rush: { units: readonly string[] }
  formed: { unit: string; column: boolean; facing: number }
  mounted: { unit: string; dismounts: boolean }
  ordered: { unit: string; leader: string }
  stepped: { unit: string; from: string; to: string; hits: number }
  turned: { unit: string; facing: number; column: boolean; hits: number }
  rode: { leader: string; from: string; to: string }
  'passed-through': { unit: string; roll: number | null; hits: number }
  recovered: { unit: string; hits: number }
  rally: { unit: string; leader: string; roll: number; succeeds: boolean }
  faced: { unit: string; facing: number }
  replaced: { leader: string; by: string; at: string }
  fired: {
    unit: string
    at: string
    roll: number
    modified: number
    needs: number
    hits: number
    supply: number
    /** What was added to the roll or taken from it. */
    because: readonly MissileModifier[]
  }
  reacted: { unit: string; facing: number; roll: number | null; hits: number }
  withdrew: { unit: string; from: string; to: string }
  'line-withdraws': { units: readonly string[]; mover: string }
  'stays-behind': { leader: string; unit: string }
  feigns: { unit: string; mover: string }
  'feint-reaction': { unit: string; roll: number; needs: number; pursues: boolean }
  'feint-turns': { unit: string; roll: number; turns: boolean }
  'trump-void': { leader: string }
  escaped: { leader: string; to: string }
  'leader-lost': { leader: string }
  'leader-wounded': { leader: string; roll: number }
  routed: { unit: string }
  fled: { unit: string; to: string }
  eliminated: { unit: string }
  'army-check': { side: number; roll: number; needs: number; lost: boolean }
  designated: { unit: string; check: boolean }
  combat: { attackers: readonly string[]; defenders: readonly string[] }
  check: { unit: string; roll: number; tq: number; hits: number }
  result: {
    attackers: readonly string[]
    defenders: readonly string[]
    column: number
    base: number
    sizeShift: number
    groundShift: number
    superior: string | null
    roll: number
    modified: number
    attackerHits: number
    defenderHits: number
  }
  'both-rout': { spared: number }
  waver: { unit: string; roll: number; tq: number; routs: boolean }
  advanced: { unit: string; to: string; hits: number }
  sniped: { unit: string; leader: string; roll: number }
  'shield-wall': { units: readonly string[] }
  'walls-lowered': { units: readonly string[] }
  harasses: { unit: string; at: string; path: readonly string[] }
  impetuous: { unit: string; roll: number; tq: number; goes: boolean }
  'odd-hit': { unit: string }
  served: { unit: string; limbered: boolean }
  disengaged: { unit: string; to: string }
  hidden: { unit: string; at: string }
  'lies-hidden': { unit: string }
  discovered: { unit: string; at: string; by: string | null }
  'gate-entered': { unit: string; level: number }
  'reinforcements-roll': { roll: number; arrive: boolean }
  'reinforcements-by': { at: string }
  'reinforcements-enter': { unit: string; at: string }
  'reinforcements-cut': Record<string, never>
  defection: { units: readonly string[] }
  'alans-waver': { roll: number; modified: number; needs: number; result: string }
  'alans-leave': { units: readonly string[] }
  ferocity: { nation: string; side: number; roll: number; needs: number; lost: boolean }
  'wedge-formed': { units: readonly string[] }
  'wedge-row': { row: number; units: readonly string[] }
  surged: { unit: string; from: string; to: string; hits: number }
  reloaded: { units: readonly string[] }
  lent: { roll: number; begins: boolean }
  'rout-points': { first: number; second: number }
  withdraws: { side: number; points: number; level: number }
}

export const tell = telling<Happenings>()

/** Everything a seat can be asked for, or told to wait for. */
export interface Prompts {
  bid: Record<string, never>
  'choose-side': { bid: number }
  'set-up': { unit: string }
  'set-up-leader': { leader: string }
  defiance: Record<string, never>
  bonus: Record<string, never>
  elite: Record<string, never>
  activate: { initiative: number }
  counter: { leader: string; momentum: boolean }
  orders: { leader: string; left: number }
  'orders-lines': { leader: string; left: number }
  'orders-held': { leader: string }
  line: { left: number }
  march: { unit: string; points: number }
  unruly: Record<string, never>
  rushing: { left: number }
  reform: { unit: string }
  ride: { leader: string; points: number }
  'reaction-withdraw': { unit: string; mover: string }
  decoys: { mover: string; left: number }
  'reaction-turn': { unit: string; mover: string }
  'reaction-fire': { unit: string; mover: string }
  withdrawal: { unit: string; points: number }
  feint: { unit: string; left: number }
  strike: { unit: string; at: string; moved: boolean }
  company: { unit: string }
  escape: { leader: string; left: number; stays: boolean }
  'return-fire': { unit: string; at: string }
  designation: Record<string, never>
  count: { what: string }
  advance: { unit: string }
  'advance-turn': { unit: string }
  'fire-again': { unit: string; at: string }
  'shield-wall': { unit: string; by: string }
  volley: Record<string, never>
  foray: { unit: string; at: string }
  lure: { unit: string; at: string }
  succession: { leader: string }
  'riposte-wall': { unit: string }
  'riposte-turn': { unit: string }
  'riposte-fire': { unit: string }
  impetus: { unit: string }
  'odd-hit': { left: number }
  vanguard: { left: number }
  bolt: { unit: string }
  'arrival-hex': Record<string, never>
  arrival: Record<string, never>
  hiding: { unit: string }
  surge: { unit: string; points: number }
  facing: { unit: string }
  momentum: { leader: string }
  'rout-phase': Record<string, never>
  flee: { unit: string }
  wait: { seat: string }
}

export const ask = asking<Prompts>()
