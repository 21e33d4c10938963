type Nothing = Record<string, never>
type OfShip = { ship: string }
type OfLeader = { leader: string }
type OnShip = { ship: string; on: string }
type AtShip = { ship: string; at: string }

/**
 * Everything a computer player says of its reasons, with what it speaks of: nothing but what everybody sees once the plan
 * is carried out.
 */
export interface Explanations {
  // Before the battle
  'set-up': Nothing
  /** Opposite to the enemy's line. */
  opposite: Nothing
  // Command
  'first-ourselves': Nothing
  'first-the-enemy': Nothing
  'squadrons-as-formed': Nothing
  squadron: OfLeader
  shift: { leader: string; ship: string }
  activate: OfShip
  // A ship's attacks
  'ram-beam': OnShip
  'ram-stern': OnShip
  'ram-bow': OnShip
  /** Of a ship that cannot get out of the way. */
  'ram-helpless': OnShip
  through: OnShip
  rake: OnShip
  shoot: AtShip
  grapple: AtShip
  board: OnShip
  /** Of a ship without marines. */
  'board-empty': OnShip
  // What it does to be safe
  cut: { ship: string; from: string }
  'cut-burning': { ship: string; from: string }
  'cut-sinking': { ship: string; from: string }
  'right-oars': OfShip
  rest: OfShip
  withdraw: OfShip
  reverse: OfShip
  'draw-off': OfShip
  // Where it goes
  close: OfShip
  'close-fast': OfShip
  form: OfShip
  stay: OfShip
  // Answers
  'fire-back': AtShip
  'hold-fire': { at: string }
  riposte: AtShip
  'no-riposte': AtShip
  oars: OfShip
  sweep: OnShip
  'no-sweep': OnShip
  'back-off': OnShip
  'hold-on': OnShip
  join: OnShip
  attack: { on: string }
  lose: OfShip
  man: OfShip
  'man-enough': Nothing
  change: OfShip
  escape: { leader: string; ship: string }
  // The end by agreement
  'offer-end': Nothing
  'accept-end': Nothing
  'recall-end': Nothing
  /** There was little to decide. */
  only: Nothing
}

export type ExplanationKey = keyof Explanations
