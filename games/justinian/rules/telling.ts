import { asking, telling } from '@iacta/kernel'
import type { SeatId } from '../data/table.ts'

type Nothing = Record<string, never>

/** Everything that can be told, with what it is told of. Armies, places and powers go by their ids. */
export interface Happenings {
  posted: { army: string; at: string }
  strength: { army: string; sp: number }
  stationed: { power: string; at: string; sp: number }
  moored: { power: string; at: string; sp: number }
  led: { leader: string; at: string }
  drawn: { army: string; magister: string }
  'turn-begins': { turn: number; year: number }
  income: { gold: number; total: number }
  built: { gold: number; owed: number }
  'treasury-lost': { gold: number }
  removed: { army: string; from: string; sp: number }
  'allies-left': { army: string; sp: number }
  melted: { at: string; roll: number; sp: number }
  lost: { from: string; sp: number }
  paid: { group: string; gold: number }
  levied: { roll: number }
  reinforced: { army: string; sp: number }
  raised: { army: string; at: string }
  replaced: { magister: string }
  'leader-arrives': { leader: string; at: string }
  'leader-returns': { leader: string }
  'taken-over': { leader: string; from: string; sp: number }
  chosen: { power: string }
  rolled: { dice: readonly number[]; power: string; event: boolean }
  joint: { leader: string; minor: string }
  recruited: { power: string; dice: readonly number[]; sp: number }
  bribed: { power: string; gold: number }
  allegiance: { power: string; roll: number; sum: number; result: string }
  joined: { power: string; army: string; sp: number }
  'nothing-done': { side: SeatId }
  'activation-lost': { why: string }
  fortified: { at: string }
  doubled: Nothing
  travelled: { magister: string; to: string }
  'took-over': { magister: string; army: string }
  fled: { leader: string; to: string }
  'sets-out': { army: string; roll: number; mp: number }
  went: { army: string; from: string; to: string; mp: number }
  combined: { army: string; with: string }
  shifted: { from: string; to: string; sp: number }
  dropped: { army: string; at: string; sp: number }
  'picked-up': { army: string; at: string; sp: number }
  transferred: { from: string; to: string; sp: number }
  'control-placed': { power: string; at: string }
  cleared: { army: string; at: string }
  recovered: { army: string; status: readonly string[] }
  disbanded: { army: string; at: string; sp: number }
  'out-of-area': { army: string; at: string; sp: number }
  treasure: { power: string; army: string; taken: boolean }
  'treasure-captured': { power: string; at: string; dice: readonly number[]; gold: number }
  lazicans: { roll: number }
  intercepts: { army: string; roll: number; sum: number; control: number; succeeds: boolean }
  withdrew: { army: string; from: string; to: string; roll: number; sum: number; control: number; lost: number }
  battle: {
    at: string
    attackers: readonly string[]
    defenders: readonly string[]
    attackSp: number
    defenceSp: number
    attackRoll: number
    defenceRoll: number
    attackDrm: number
    defenceDrm: number
    attackLoss: number
    defenceLoss: number
    result: string
  }
  retreated: { army: string; from: string; to: string }
  'no-retreat': { at: string; roll: number }
  checked: { army: string; roll: number; control: number; disorganised: boolean }
  looted: { army: string; roll: number; lost: number }
  destroyed: { army: string }
  'power-out': { power: string }
  sailed: { power: string; to: string; sp: number }
  'sea-interception': { power: string; at: string; roll: number; succeeds: boolean }
  evaded: { power: string; to: string }
  'sea-battle': { at: string; attacker: string; defender: string; attack: number; defence: number; result: string }
  'fleet-lost': { power: string; sp: number }
  landed: { army: string; at: string }
  docked: { power: string; at: string; sp: number }
  'on-patrol': { power: string; at: string; sp: number }
  event: { roll: number; event: string }
  revolt: { roll: number; revolt: string }
  mutiny: { at: string; kind: string; roll: number; lost: number }
  'in-revolt': { at: string }
  sent: { from: string; sp: number }
  brought: { power: string; from: string; sp: number }
  suppressed: { roll: number; lost: number }
  politics: { magister: string }
  disputes: Nothing
  nika: Nothing
  plague: { second: boolean; ends: boolean }
  'game-over': { way: string }
}

export const tell = telling<Happenings>()

/** Everything a seat can be asked for, or told to wait for. */
export interface Prompts {
  wait: { seat: SeatId }
  posting: Nothing
  strengths: { left: number }
  garrisons: { left: number }
  moorings: { left: number }
  hosts: { power: string; left: number }
  anchorage: Nothing
  losses: { left: number }
  maintenance: { gold: number }
  levies: { left: number }
  shipyard: { gold: number }
  raising: Nothing
  commands: Nothing
  arrival: { leader: string }
  reserves: { leader: string }
  convoy: { power: string; left: number }
  marker: { choose: number; random: number }
  opportunity: { done: number; gold: number }
  nika: Nothing
  recruiting: { power: string }
  recruits: { power: string; left: number }
  acting: { power: string }
  bribe: { power: string; gold: number }
  ally: { power: string }
  joint: { major: string; minor: string }
  march: { army: string; mp: number }
  sharing: { army: string }
  interception: { army: string; mover: string }
  commander: Nothing
  refuge: { army: string }
  shelter: { magister: string }
  takeover: { magister: string }
  withdrawal: { army: string }
  retreat: { army: string }
  treasure: { power: string }
  voyage: { power: string; sp: number }
  precedence: Nothing
  patrol: { power: string }
  evasion: Nothing
  sardinia: { left: number }
}

export const ask = asking<Prompts>()
