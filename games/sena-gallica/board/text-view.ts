import { type Language, namedIn } from '@iacta/kernel'
import type { ActionGroup, GameWords } from '@iacta/web/board'
import { LEADER_IDS, SHIP_IDS } from '../data/fleets.ts'
import { HEX_IDS } from '../data/sea.ts'
import { SEAT_IDS } from '../data/table.ts'
import { VICTORY } from '../data/tables.ts'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { shipInWords } from './describe.ts'
import { words as en } from './labels.en.ts'
import { words as it } from './labels.it.ts'
import type { Labels } from './labels.ts'
import { initiativeIn, shipsIn } from './reading.ts'

/** The battle for those who play by list. */

const LABELS: Readonly<Record<Language, Labels>> = { en, it }

const HEADINGS = {
  en: {
    standing: 'How it stands',
    ships: 'ships',
    decide: 'Answer',
    place: 'Set-up',
    command: 'Command',
    speed: 'Speed',
    going: 'Moving',
    attack: 'Ram and oars',
    fire: 'Missiles',
    board: 'Grapples and boarding',
    finish: 'End',
  },
  it: {
    standing: 'La situazione',
    ships: 'navi',
    decide: 'Rispondi',
    place: 'Schieramento',
    command: 'Comando',
    speed: 'Velocità',
    going: 'Movimento',
    attack: 'Sperone e remi',
    fire: 'Tiro',
    board: 'Rampini e abbordaggio',
    finish: 'Concludi',
  },
} as const
type Heading = Exclude<keyof (typeof HEADINGS)['en'], 'standing' | 'ships'>

/** Under which heading each kind of action stands; headings come in this order. */
const GROUPS: Readonly<Record<Heading, readonly Action['do'][]>> = {
  decide: ['oars', 'backOff', 'decline', 'hold', 'escape', 'first'],
  place: ['place', 'appoint', 'usual'],
  command: ['assign', 'squadron', 'shift', 'activate'],
  speed: ['speed'],
  going: ['ahead', 'turn', 'pivot', 'back', 'reverse'],
  attack: ['ram', 'through', 'rake'],
  fire: ['fire', 'shoot'],
  board: ['cut', 'grapple', 'board', 'join', 'attack', 'lose', 'man', 'change'],
  finish: ['finish', 'done'],
}

/** Legal actions arranged for a list: each in exactly one group. */
function groups(actions: readonly Action[], _: View, language: Language): ActionGroup<Action>[] {
  return (Object.entries(GROUPS) as [Heading, readonly Action['do'][]][]).flatMap(([id, verbs]) => {
    const members = actions.filter(({ do: verb }) => verbs.includes(verb))
    return members.length > 0 ? [{ heading: HEADINGS[language][id], actions: members }] : []
  })
}

/** What may be meant by words that name a ship, a leader or a hex: legal or not, so that one can ask why not. */
function attempts(said: string, _: View, language: Language): Action[] {
  const w = LABELS[language]
  const ships = namedIn(said, SHIP_IDS, w.ship)
  const leaders = namedIn(said, LEADER_IDS, w.leader)
  const hexes = HEX_IDS.filter((hex) => said.split(/\D+/).includes(hex))
  return [
    ...ships.flatMap((ship): Action[] => [
      { do: 'activate', ship },
      { do: 'fire', at: ship },
      { do: 'grapple', at: ship },
      { do: 'board', at: ship },
      { do: 'rake', ship },
    ]),
    ...leaders.map((leader): Action => ({ do: 'squadron', leader })),
    ...hexes.map((at): Action => ({ do: 'place', at, heading: 0 })),
  ].slice(0, 12)
}

/** The whole battle: how it stands, then each fleet, ship by ship. */
function inWords(view: View, language: Language, ended: string | null = null) {
  const w = LABELS[language]
  const t = HEADINGS[language]
  const ships = shipsIn(view)
  return [
    {
      heading: t.standing,
      lines: [
        view.turn > 0 ? `${w.turn(view.turn)}. ${w.initiative(w.seats[initiativeIn(view)])}.` : w.setUp,
        ...SEAT_IDS.map((side, seat) => w.points(w.seats[side], view.points[side], VICTORY[seat].atLeast)),
        ...(ended ? [ended] : []),
      ],
    },
    ...SEAT_IDS.map((side) => ({
      heading: `${w.seats[side]}: ${t.ships}`,
      lines: ships
        .filter((ship) => ship.side === side)
        .map((ship) => `${w.ship(ship.id)}, ${w.hex(ship.bow)}: ${shipInWords(ship, w).join(', ')}`),
    })).filter(({ lines }) => lines.length > 0),
  ]
}

export const words: GameWords<View, Action> = { inWords, groups, attempts }
