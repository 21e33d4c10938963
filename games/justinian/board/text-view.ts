import { type Language, namedIn } from '@iacta/kernel'
import type { ActionGroup, GameWords } from '@iacta/web/board'
import { SEA_IDS } from '../data/map.ts'
import { POWER_IDS } from '../data/powers.ts'
import { PROVINCE_IDS } from '../data/provinces.ts'
import { type Action, make, type Offer } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { armyNamed, HOST_IDS, placeNamed, powerNamed, seaNamed } from '../rules/printed.ts'
import * as namesEn from '../text/en/names.ts'
import * as phrasesEn from '../text/en/phrases.ts'
import * as namesIt from '../text/it/names.ts'
import * as phrasesIt from '../text/it/phrases.ts'
import { provinces } from '../text/latin.ts'
import { sections } from './table-in-words.ts'

/** The game for those who play by list. */

const HEADINGS = {
  en: {
    decide: 'Answer',
    place: 'Set-up',
    pay: 'Pay',
    recruits: 'Recruits and ships',
    commands: 'Magistri and armies',
    markers: 'Markers',
    activate: 'Activations',
    going: 'March',
    attack: 'Attack',
    troops: 'Troops on the way',
    state: 'Markers and recovery',
    sea: 'At sea',
    losses: 'Losses',
    build: 'Forts',
    finish: 'End',
  },
  it: {
    decide: 'Rispondi',
    place: 'Piazzamento',
    pay: 'Paga',
    recruits: 'Reclute e navi',
    commands: 'Magistri e armate',
    markers: 'Segnalini',
    activate: 'Attivazioni',
    going: 'Marcia',
    attack: 'Attacco',
    troops: 'Truppe in marcia',
    state: 'Segnalini e ripresa',
    sea: 'Per mare',
    losses: 'Perdite',
    build: 'Forti',
    finish: 'Concludi',
  },
} as const
type Heading = keyof (typeof HEADINGS)['en']

/** Under which heading each kind of action stands; headings come in this order. */
const GROUPS: Readonly<Record<Heading, readonly Action['do'][]>> = {
  decide: [
    'intercept',
    'letPass',
    'stand',
    'withdraw',
    'withdrawWithout',
    'command',
    'retreat',
    'retreatWithout',
    'flee',
    'tenDice',
    'oneDie',
    'evade',
    'fight',
    'bribe',
    'recruit',
    'join',
  ],
  place: ['post', 'strength', 'lead'],
  pay: ['pay'],
  recruits: ['station', 'reinforce', 'moor', 'levy'],
  commands: ['raise', 'appoint', 'replace', 'travel', 'takeOver', 'summon'],
  markers: ['choose', 'random', 'joint', 'double'],
  activate: ['march', 'alone', 'meet'],
  going: ['go'],
  attack: ['attack', 'attackAll'],
  troops: ['combine', 'redistribute', 'shift', 'drop', 'detach', 'pickUp', 'transfer', 'takeTreasure', 'leaveTreasure'],
  state: ['placeControl', 'clear', 'rally', 'steady', 'recover', 'disband'],
  sea: ['sail', 'embark', 'enterSea', 'port', 'patrol'],
  losses: ['lose', 'send', 'bring'],
  build: ['fortify'],
  finish: ['halt', 'idle', 'done'],
}

/** Legal actions arranged for a list: each in exactly one group. */
function groups(actions: readonly Offer[], _: View, language: Language): ActionGroup<Offer>[] {
  return (Object.entries(GROUPS) as [Heading, readonly Action['do'][]][]).flatMap(([id, verbs]) => {
    const members = actions.filter(({ do: verb }) => verbs.includes(verb))
    return members.length > 0 ? [{ heading: HEADINGS[language][id], actions: members }] : []
  })
}

const NAMES = {
  en: { army: phrasesEn.army, powers: namesEn.powers, seas: namesEn.seas },
  it: { army: phrasesIt.army, powers: namesIt.powers, seas: namesIt.seas },
} as const

/** What may be meant by words that name a province, an army, a people or a sea: legal or not, so that one can ask why not. */
function attempts(said: string, _: View, language: Language): Offer[] {
  const w = NAMES[language]
  // Names are found without their articles.
  const bare = (name: string): string => name.replace(/^(the |l’|gli |i )/, '')
  const armies = namedIn(said, HOST_IDS, (id) => bare(w.army(id)))
  const powers = namedIn(said, POWER_IDS, (id) => w.powers[id])
  const places = namedIn(said, PROVINCE_IDS, (id) => provinces[id])
  const seas = namedIn(said, SEA_IDS, (id) => w.seas[id])
  return [
    ...armies.map(armyNamed).flatMap((army): Offer[] => [make.march(army), make.attack(army), make.combine(army)]),
    ...powers.map((id): Offer => make.choose(powerNamed(id))),
    ...places.map(placeNamed).flatMap((at): Offer[] => [make.go(at), make.port(at), make.fortify(at)]),
    ...seas.map((id): Offer => make.enterSea(seaNamed(id))),
  ].slice(0, 12)
}

/** The whole table: how it stands, then everything by its kind. */
function inWords(view: View, language: Language, ended: string | null = null) {
  const [standing, ...rest] = sections(view, language)
  return [{ ...standing, lines: ended ? [...standing.lines, ended] : standing.lines }, ...rest]
}

export const words: GameWords<View, Offer> = { inWords, groups, attempts }
