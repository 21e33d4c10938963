type Nothing = Record<string, never>
type OfArmy = { army: string }
type At = { at: string }
type ArmyAt = { army: string; at: string }
type ArmyTo = { army: string; to: string }
type OfPower = { power: string }

/**
 * Everything a computer player says of its reasons, with what it speaks of: nothing is hidden (76), and it names only what
 * everybody sees once the plan is carried out.
 */
export interface Explanations {
  // Set-up
  post: ArmyAt
  strength: OfArmy
  station: At
  moor: At
  lead: { leader: string; at: string }
  // Money and men
  pay: { group: string }
  'save-gold': Nothing
  reinforce: OfArmy
  raise: ArmyAt
  appoint: OfArmy
  replace: { magister: string }
  'keep-commanders': Nothing
  bribe: OfPower
  'no-bribe': OfPower
  fortify: At
  levy: Nothing
  // Activations
  choose: OfPower
  random: Nothing
  joint: { leader: string; minor: string }
  recruit: Nothing
  join: OfArmy
  'set-out': OfArmy
  embark: OfArmy
  sail: Nothing
  travel: { magister: string; to: string }
  summon: OfArmy
  double: Nothing
  idle: Nothing
  // On the march
  go: ArmyTo
  /** On the way to an enemy. */
  'go-against': ArmyTo
  attack: ArmyAt
  'attack-weak': ArmyAt
  clear: ArmyAt
  'place-control': ArmyAt
  rally: OfArmy
  combine: { army: string; with: string }
  drop: ArmyAt
  'pick-up': ArmyAt
  disband: ArmyAt
  halt: ArmyAt
  // Answers
  intercept: OfArmy
  'let-pass': OfArmy
  stand: ArmyAt
  withdraw: ArmyTo
  retreat: ArmyTo
  flee: OfArmy
  lose: Nothing
  command: OfArmy
  treasure: Nothing
  send: Nothing
  // At sea
  'enter-sea': { to: string }
  port: At
  patrol: Nothing
  evade: Nothing
  fight: Nothing
  /** There was nothing else to do. */
  only: Nothing
}

export type ExplanationKey = keyof Explanations
