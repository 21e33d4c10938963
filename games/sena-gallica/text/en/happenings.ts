import type { Sentences } from '../sentences.ts'
import {
  aspects,
  checked,
  hands,
  heading,
  leader,
  oars,
  plural,
  rolled,
  seats,
  ship,
  ships,
  speeds,
  standing,
} from './names.ts'

const RAMS: Readonly<Record<string, string>> = {
  rammed: 'and holes it below the water',
  glancing: 'and glances off',
  fouled: 'and fouls its own oars',
  own: 'and is holed itself',
}
const RAKES: Readonly<Record<string, string>> = {
  raked: 'and shears them off',
  nothing: 'without effect',
  own: 'and loses its own',
}
const HOW: Readonly<Record<string, string>> = {
  ahead: 'goes ahead',
  'turn-port': 'turns to port',
  'turn-starboard': 'turns to starboard',
  'pivot-port': 'pivots to port',
  'pivot-starboard': 'pivots to starboard',
  back: 'backs water',
}

const boards = ({ length }: readonly string[]): string => (length === 1 ? 'boards' : 'board')

/** What happened, as the log tells it. */
export const happenings: Sentences['happenings'] = {
  placed: ({ ship: id, at, heading: to }) => `${ship(id)} lies in ${at}, heading ${heading(to)}.`,
  appointed: ({ leader: id, ship: on }) => `${leader(id)} goes aboard ${ship(on)}.`,
  'set-up-done': ({ side }) => `The ${seats[side]} are set up.`,
  'turn-begins': ({ turn }) => `Turn ${turn} begins.`,
  'initiative-given': ({ side }) => `The ${seats[side]} have the initiative in the first turn.`,
  initiative: ({ side, dice, sums }) =>
    `The ${seats[side]} have the initiative: Goths ${sums[0]} (die ${dice[0]}), Byzantines ${sums[1]} (die ${dice[1]}).`,
  'goes-first': ({ side, by }) =>
    side === by ? `The ${seats[side]} go first.` : `The ${seats[by]} let the ${seats[side]} go first.`,
  assigned: ({ ship: id, leader: to }) => `${ship(id)} joins the squadron of ${leader(to)}.`,
  'squadrons-formed': ({ side }) => `The ${seats[side]} have formed their squadrons.`,
  'squadron-active': ({ leader: id }) => `The squadron of ${leader(id)} is active.`,
  'squadron-done': ({ leader: id, passed }) =>
    passed === 0
      ? `The squadron of ${leader(id)} has acted.`
      : `The squadron of ${leader(id)} has acted; ${plural(passed, 'ship')} stayed idle.`,
  shifted: ({ leader: id, from, ship: to }) => `${leader(id)} passes from ${ship(from)} to ${ship(to)}.`,
  activated: ({ ship: id }) => `${ship(id)} is active.`,
  obeys: ({ ship: id, passes, ...check }) =>
    passes
      ? `${ship(id)}, out of command, acts all the same ${checked({ passes, ...check })}.`
      : `${ship(id)}, out of command, neither moves nor grapples ${checked({ passes, ...check })}.`,
  'detached-pass': ({ side }) => `The ${seats[side]} leave their other detached ships where they are.`,
  'cut-freely': ({ ship: id, from }) => `${ship(id)} lets go of ${ship(from)}.`,
  cut: ({ ship: id, from, succeeds, ...dice }) =>
    `${ship(id)} ${succeeds ? 'cuts itself loose from' : 'cannot cut itself loose from'} ${ship(from)} ${rolled(dice)}.`,
  speed: ({ ship: id, at }) => `${ship(id)} rows at ${speeds[at]}.`,
  went: ({ ship: id, to, how }) => `${ship(id)} ${HOW[how] ?? 'moves'}, to ${to}.`,
  beached: ({ ship: id }) => `${ship(id)} runs ashore and is abandoned.`,
  withdrew: ({ ship: id }) => `${ship(id)} leaves the battle over the edge of the map.`,
  reversed: ({ ship: id, passes, ...check }) =>
    passes
      ? `${ship(id)} turns about in one stroke ${checked({ passes, ...check })}.`
      : `${ship(id)} tries to turn about and stops ${checked({ passes, ...check })}.`,
  ram: ({ ship: id, target, aspect, result, ...dice }) =>
    `${ship(id)} rams ${ship(target)} ${aspects[aspect]} ${RAMS[result]} ${rolled(dice)}.`,
  'ram-check': ({ ship: id, passes, ...check }) =>
    passes
      ? `${ship(id)} can get its ram free ${checked({ passes, ...check })}.`
      : `${ship(id)} cannot get its ram free ${checked({ passes, ...check })}.`,
  'backed-off': ({ ship: id, to }) => `${ship(id)} backs off, to ${to}.`,
  stuck: ({ ship: id, target }) => `${ship(id)} is stuck in ${ship(target)}: they are grappled.`,
  rake: ({ ship: id, target, hand, result, ...dice }) =>
    `${ship(id)} goes for the ${hands[hand]} oars of ${ship(target)} ${RAKES[result]} ${rolled(dice)}.`,
  oars: ({ ship: id, oars: now }) => `${ship(id)} ${oars[now]}.`,
  through: ({ ship: id, target, succeeds, roll, sum, needs }) =>
    `${ship(id)} ${succeeds ? 'slips through the line past' : 'does not get past'} ${ship(target)} ${rolled({ roll, sum, needs })}.`,
  missiles: ({ ship: id, target, hits, marines, roll, sum, needs }) =>
    hits
      ? `${ship(id)} shoots at ${ship(target)} and hits: ${marines === 0 ? 'no marine is' : plural(marines, 'marine')} left ${rolled({ roll, sum, needs })}.`
      : `${ship(id)} shoots at ${ship(target)} in vain ${rolled({ roll, sum, needs })}.`,
  'fire-check': ({ target, lit, roll, sum, needs }) =>
    `${ship(target)} ${lit ? 'catches fire' : 'does not catch fire'} ${rolled({ roll, sum, needs })}.`,
  grapple: ({ ship: id, target, succeeds, ...dice }) =>
    `${ship(id)} ${succeeds ? 'grapples' : 'throws its grapples in vain at'} ${ship(target)} ${rolled(dice)}.`,
  boarding: ({ target, boarders, lost, defender, ...dice }) =>
    `${ships(boarders)} ${boards(boarders)} ${ship(target)}: ${plural(lost, 'marine')} lost, ${defender} of the defenders ${rolled(dice)}.`,
  'boarding-unopposed': ({ target, boarders }) =>
    `${ships(boarders)} ${boards(boarders)} ${ship(target)}, where nobody is left to fight.`,
  captured: ({ ship: id, side }) => `The ${seats[side]} capture ${ship(id)}.`,
  retaken: ({ ship: id, side }) => `The ${seats[side]} retake ${ship(id)}.`,
  'prize-crew': ({ ship: id, marines }) =>
    `${plural(marines, 'marine')} stay${marines === 1 ? 's' : ''} aboard ${ship(id)}.`,
  'company-changed': ({ ship: id, target }) =>
    `The company of ${ship(id)}, which is sinking, goes over to ${ship(target)}.`,
  tired: ({ ship: id, fatigue, ...check }) => `The rowers of ${ship(id)} tire to ${fatigue} ${checked(check)}.`,
  righted: ({ ship: id, passes, ...check }) =>
    `${ship(id)} ${passes ? 'rights its oars and goes at half-speed' : 'does not get its oars in order'} ${checked({ passes, ...check })}.`,
  'leader-escapes': ({ leader: id, ship: to, roll }) => `${leader(id)} escapes to ${ship(to)} (die ${roll}).`,
  'leader-lost': ({ leader: id, roll }) =>
    roll === null ? `${leader(id)} is lost: no ship is near.` : `${leader(id)} is lost (die ${roll}).`,
  'leader-away': ({ leader: id }) => `${leader(id)} leaves the battle with his ship.`,
  spread: ({ ship: id, from, lit, roll, sum, needs }) =>
    `The fire of ${ship(from)} ${lit ? 'spreads to' : 'does not spread to'} ${ship(id)} ${rolled({ roll, sum, needs })}.`,
  burning: ({ ship: id, roll, sum, needs }) => `The fire on ${ship(id)} grows ${rolled({ roll, sum, needs })}.`,
  'fire-out': ({ ship: id, ...dice }) => `${ship(id)} puts out its fire ${rolled(dice)}.`,
  'burnt-out': ({ ship: id, ...dice }) => `${ship(id)} burns out ${rolled(dice)}.`,
  sinks: ({ ship: id }) => `${ship(id)} goes down.`,
  'dragged-down': ({ ship: id, by, passes, ...check }) =>
    `${ship(id)} ${passes ? 'gets clear of' : 'is dragged down by'} ${ship(by)} ${checked({ passes, ...check })}.`,
  points: ({ goth, byzantine }) => `Points: Goths ${goth}, Byzantines ${byzantine}.`,
  quiet: ({ turns }) => `${plural(turns, 'turn')} without an attack.`,
  standing: ({ side, order }) => `Standing order of the ${seats[side]}: ${standing[order as keyof typeof standing]}.`,
  recalled: ({ side, order }) => `The ${seats[side]} recall: ${standing[order as keyof typeof standing]}.`,
  'battle-over': () => 'The battle is over.',
}
