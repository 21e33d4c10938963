type Nothing = Record<string, never>
type OfUnit = { unit: string }
type OfLeader = { leader: string }

/**
 * Everything a computer player says of its reasons, with what it speaks of: nothing but what everybody sees once the plan
 * is carried out.
 */
export interface Explanations {
  // Before the battle
  bid: Nothing
  side: Nothing
  'set-up': Nothing
  hide: Nothing
  // Command
  activate: OfLeader
  'stay-back': OfLeader
  wait: OfLeader
  trump: OfLeader
  momentum: OfLeader
  rest: OfLeader
  roll: OfLeader
  'line-charge': { leader: string; units: number }
  'line-advance': { leader: string; units: number }
  recover: OfUnit
  rally: OfUnit
  lead: OfLeader
  replace: OfLeader
  /** No order is worth giving any more. */
  enough: OfLeader
  // A unit under way
  charge: { unit: string; on: string }
  flank: { unit: string; on: string }
  chase: { unit: string; on: string }
  shoot: { unit: string; at: string }
  harass: { unit: string; at: string }
  advance: OfUnit
  retire: OfUnit
  face: OfUnit
  halt: OfUnit
  deploy: OfUnit
  // Shock
  shock: { unit: string; on: string }
  aim: { unit: string; on: string }
  'no-shock': Nothing
  count: OfUnit
  // Answers
  withdraw: { unit: string; mover: string }
  feign: { unit: string; mover: string }
  stand: { unit: string; mover: string }
  turn: { unit: string; mover: string }
  'keep-facing': { unit: string; mover: string }
  'fire-back': { unit: string; at: string }
  wall: OfUnit
  'no-wall': OfUnit
  'let-be': OfLeader
  escape: OfLeader
  flee: OfUnit
  /** There was little to decide. */
  only: Nothing
}

export type ExplanationKey = keyof Explanations
