import { type Language, namedIn } from '@iacta/kernel'
import type { ActionGroup, GameWords } from '@iacta/web/board'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { words as en } from './labels.en.ts'
import { words as it } from './labels.it.ts'
import { LineInText } from './line-in-text.ts'
import { factsIn } from './reading.ts'
import { inWords } from './table-in-words.ts'

/** The battle for those who play by list. */

const LABELS = { en, it }

const HEADINGS = {
  en: {
    decide: 'Answer',
    leaders: 'Leaders',
    lines: 'Lines',
    orders: 'Orders',
    going: 'Moving',
    facing: 'Facing',
    fire: 'Fire',
    shock: 'Shock',
    place: 'Place',
    finish: 'End',
  },
  it: {
    decide: 'Rispondi',
    leaders: 'Comandanti',
    lines: 'Linee',
    orders: 'Ordini',
    going: 'Movimento',
    facing: 'Orientamento',
    fire: 'Tiro',
    shock: 'Assalto',
    place: 'Schiera',
    finish: 'Concludi',
  },
} as const
type Heading = keyof (typeof HEADINGS)['en']

/** Under which heading each kind of action stands; headings come in this order. */
const GROUPS: Readonly<Record<Heading, readonly Action['do'][]>> = {
  decide: ['withdraw', 'fallback', 'feign', 'decoy', 'part', 'decline', 'bid', 'side'],
  leaders: ['activate', 'pass', 'wait', 'trump', 'roll', 'momentum', 'lead', 'replace'],
  lines: ['line'],
  orders: ['order', 'recover', 'rally', 'serve', 'mount', 'shield', 'lower'],
  going: ['step', 'flee', 'advance', 'rout', 'arrive', 'retire'],
  facing: ['turn', 'face', 'form'],
  fire: ['fire', 'snipe', 'loose', 'harass'],
  shock: ['shock', 'assault', 'join', 'storm', 'count', 'charge'],
  place: ['place', 'usual'],
  finish: ['halt', 'hold', 'done'],
}

/** Legal actions arranged for a list: each in exactly one group. */
function groups(actions: readonly Action[], _: View, language: Language): ActionGroup<Action>[] {
  return (Object.entries(GROUPS) as [Heading, readonly Action['do'][]][]).flatMap(([id, verbs]) => {
    const members = actions.filter(({ do: verb }) => verbs.includes(verb))
    return members.length > 0 ? [{ heading: HEADINGS[language][id], actions: members }] : []
  })
}

/** What may be meant by words that name a unit, a leader or a hex: legal or not, so that one can ask why not. */
function attempts(said: string, view: View, language: Language): Action[] {
  const w = LABELS[language]
  const { unitIds, leaderIds, hexIds } = factsIn(view)
  const units = namedIn(said, unitIds, w.unit)
  const leaders = namedIn(said, leaderIds, w.leader)
  const hexes = hexIds.filter((hex) => said.split(/\D+/).includes(hex))
  return [
    ...units.flatMap((unit): Action[] => [
      { do: 'order', unit },
      { do: 'fire', at: unit, after: 'stay' },
      { do: 'shock', unit },
    ]),
    ...leaders.flatMap((leader): Action[] => [
      { do: 'activate', leader },
      { do: 'lead', leader },
    ]),
    ...hexes.map((to): Action => ({ do: 'step', to })),
  ].slice(0, 12)
}

export const words: GameWords<View, Action> = {
  inWords: (view, language, ended = null) => inWords(view, language, LABELS[language], ended),
  groups,
  Together: LineInText,
  attempts,
}
