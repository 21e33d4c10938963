import { type ActionIn, actionsOf, amount, named, verb, word } from '@iacta/kernel'
import { LEADER_IDS, type LeaderId, SHIP_IDS } from '../data/fleets.ts'
import { SEAT_IDS } from '../data/table.ts'
import { SPEEDS } from '../data/tables.ts'
import { HANDS } from './frames.ts'
import { HEX_IDS, type Hex, type Leader, type Ship } from './printed.ts'
import { STANDING } from './state.ts'

/** Everything a player can do. Small values, one for each decision. */

const HEX = named<string, Hex>(HEX_IDS)
const SHIP = named<string, Ship>(SHIP_IDS)
const LEADER = named<LeaderId, Leader>(LEADER_IDS)
const HAND = word(HANDS)

const VERBS = {
  // At any time, for all to see
  stand: verb('order', word(STANDING)),
  recall: verb('order', word(STANDING)),
  // Before the battle (15)
  /** Puts the next ship somewhere. */
  place: verb('at', HEX, 'heading', amount(0, 5)),
  appoint: verb('leader', LEADER, 'ship', SHIP),
  /** Puts all that is left where it usually is. */
  usual: verb(),
  // Initiative and command (5, 6)
  first: verb('side', word(SEAT_IDS)),
  assign: verb('ship', SHIP, 'leader', LEADER),
  squadron: verb('leader', LEADER),
  shift: verb('leader', LEADER, 'ship', SHIP),
  activate: verb('ship', SHIP),
  done: verb(),
  // An active ship (7.1)
  cut: verb('from', SHIP),
  speed: verb('at', word(SPEEDS)),
  ahead: verb(),
  turn: verb('to', HAND),
  pivot: verb('to', HAND),
  back: verb(),
  /** Anastrophe (8.4). */
  reverse: verb(),
  ram: verb(),
  /** Diekplous (9.5). */
  through: verb(),
  rake: verb('ship', SHIP),
  fire: verb('at', SHIP),
  grapple: verb('at', SHIP),
  board: verb('at', SHIP),
  finish: verb(),
  // What comes of it
  /** Fire of opportunity (10.2), or none. */
  shoot: verb('ship', SHIP),
  hold: verb(),
  /** The oars a fouled ship loses (9.3), or those that are swept away in passing (9.5). */
  oars: verb('to', HAND),
  backOff: verb(),
  decline: verb(),
  join: verb('ship', SHIP),
  attack: verb(),
  lose: verb('ship', SHIP),
  man: verb('ship', SHIP),
  /** A company leaves its sinking ship for the one it has taken (11.7). */
  change: verb('ship', SHIP),
  escape: verb('ship', SHIP),
}

export type Action = ActionIn<typeof VERBS>
export type ActionOf<Do extends Action['do']> = Extract<Action, { do: Do }>

export const { make, read: readAction, carries: FIELDS } = actionsOf(VERBS)
export const ACTION_NAMES = Object.keys(FIELDS) as readonly Action['do'][]
