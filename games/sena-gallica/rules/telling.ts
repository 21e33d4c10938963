import { asking, telling } from '@iacta/kernel'
import type { LeaderId } from '../data/fleets.ts'
import type { SeatId } from '../data/table.ts'
import type { Aspect, Speed } from '../data/tables.ts'
import type { Hand, Oars } from './state.ts'

/** A roll and what it came to: the die, the sum, and what was needed. */
export type Rolled = { roll: number; sum: number; needs: number }
export type Checked = { roll: number; atMost: number; passes: boolean }
type Nothing = Record<string, never>

/** Everything that can be told, with what it is told of. Ships, leaders and hexes go by their ids. */
export interface Happenings {
  placed: { ship: string; at: string; heading: number }
  appointed: { leader: LeaderId; ship: string }
  'set-up-done': { side: SeatId }
  'turn-begins': { turn: number }
  'initiative-given': { side: SeatId }
  initiative: { side: SeatId; dice: readonly number[]; sums: readonly number[] }
  'goes-first': { side: SeatId; by: SeatId }
  assigned: { ship: string; leader: LeaderId }
  'squadrons-formed': { side: SeatId }
  'squadron-active': { side: SeatId; leader: LeaderId }
  'squadron-done': { leader: LeaderId; passed: number }
  shifted: { leader: LeaderId; from: string; ship: string }
  activated: { ship: string }
  obeys: { ship: string } & Checked
  'detached-pass': { side: SeatId }
  'cut-freely': { ship: string; from: string }
  cut: { ship: string; from: string; succeeds: boolean } & Rolled
  speed: { ship: string; at: Speed }
  went: { ship: string; from: string; to: string; heading: number; how: string }
  beached: { ship: string; from: string }
  withdrew: { ship: string; from: string }
  reversed: { ship: string; to: string; heading: number } & Checked
  ram: { ship: string; target: string; aspect: Aspect; result: string } & Rolled
  'ram-check': { ship: string; target: string } & Checked
  'backed-off': { ship: string; from: string; to: string }
  stuck: { ship: string; target: string }
  rake: { ship: string; target: string; hand: Hand; result: string } & Rolled
  oars: { ship: string; oars: Oars }
  through: { ship: string; target: string; from: string; to: string; heading: number; succeeds: boolean } & Rolled
  missiles: { ship: string; target: string; range: number; hits: boolean; marines: number } & Rolled
  'fire-check': { ship: string; target: string; lit: boolean } & Rolled
  grapple: { ship: string; target: string; succeeds: boolean } & Rolled
  boarding: { ship: string; target: string; boarders: readonly string[]; lost: number; defender: number } & Rolled
  'boarding-unopposed': { ship: string; target: string; boarders: readonly string[] }
  captured: { ship: string; by: string; side: SeatId }
  retaken: { ship: string; by: string; side: SeatId }
  'prize-crew': { ship: string; marines: number }
  'company-changed': { ship: string; target: string; marines: number }
  tired: { ship: string; fatigue: number } & Checked
  righted: { ship: string } & Checked
  'leader-escapes': { leader: LeaderId; ship: string; roll: number }
  'leader-lost': { leader: LeaderId; roll: number | null }
  'leader-away': { leader: LeaderId }
  spread: { ship: string; from: string; lit: boolean } & Rolled
  burning: { ship: string; level: number } & Rolled
  'fire-out': { ship: string } & Rolled
  'burnt-out': { ship: string } & Rolled
  sinks: { ship: string }
  'dragged-down': { ship: string; by: string } & Checked
  points: { goth: number; byzantine: number }
  quiet: { turns: number }
  standing: { side: SeatId; order: string }
  recalled: { side: SeatId; order: string }
  'battle-over': { way: string }
}

export const tell = telling<Happenings>()

/** Everything a seat can be asked for, or told to wait for. */
export interface Prompts {
  'set-up-ship': { ship: string; left: number }
  'set-up-leader': Nothing
  first: Nothing
  command: Nothing
  squadrons: Nothing
  squadron: { leader: LeaderId; left: number }
  detached: { left: number }
  'ship-start': { ship: string }
  'ship-moving': { ship: string; speed: Speed; points: number }
  'ship-after': { ship: string }
  answer: { mover: string }
  'answer-attack': { mover: string; ship: string }
  fouling: { ship: string }
  backing: { ship: string; target: string }
  riposte: { ship: string; at: string }
  sweep: { ship: string; target: string }
  muster: { target: string }
  losses: { left: number }
  prize: { target: string; moved: number }
  escape: { leader: LeaderId }
  wait: { seat: SeatId }
}

export const ask = asking<Prompts>()
