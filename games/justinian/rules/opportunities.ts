import { leave, type PlayContext } from '@iacta/kernel'
import { MAGISTER_IDS } from '../data/commanders.ts'
import { PROVINCE_IDS } from '../data/provinces.ts'
import { ACTIVATIONS, GOLD, NIKA } from '../data/tables.ts'
import { type Action, make, type Offer } from './action.ts'
import { decision } from './deciding.ts'
import { separate } from './forces.ts'
import { fortify, fortOffers, mayFortify } from './forts.ts'
import { enterLevies, shortPresentals } from './levies.ts'
import { noteRegions, reachFrom, travel } from './magistri.ts'
import {
  type Army,
  armyNamed,
  BYZANTINE,
  EUROPA,
  MAGISTRI_ALL,
  type Magister,
  MINORS,
  magisterNamed,
  minorArmy,
  NOWHERE,
  placeNamed,
  ROMAN,
  ROME,
} from './printed.ts'
import { armyOffers, begin, fleetOffers, whyNot } from './setting-out.ts'
import { isOnMap, type State, spOf } from './state.ts'
import { ask, tell } from './telling.ts'

/** The Byzantine's opportunities (6.5), and what Nika makes of one (9.6). */

export const ROMAN_SIDE = (s: State): Army[] => [
  ...ROMAN.filter((army) => isOnMap(s, army)),
  ...MINORS.filter((power) => s.allegiance[power] === 'byzantine').map(minorArmy),
]

/** 6.45: once in a turn with a Combined Operation, while another activation is to come. */
const mayDouble = (s: State): boolean => s.double === 'may' && s.romanDone < ACTIVATIONS.byzantine
function declareDouble(s: State, play: PlayContext): void {
  s.double = 'now'
  tell(play, 'doubled', {})
}

/** What he may do but recruit and build. */
const OPPORTUNITIES: ReadonlySet<Action['do']> = new Set(['march', 'alone', 'sail', 'embark', 'travel', 'idle'])

/** Neither in the cup nor fallen: with an army, or alone somewhere. */
const isAbroad = (s: State, magister: Magister): boolean =>
  s.alone[magister] !== NOWHERE || s.magister.includes(magister)

function travelOffers(s: State, found: Offer[]): void {
  noteRegions(s)
  for (const magister of MAGISTRI_ALL) {
    if (!isAbroad(s, magister)) continue
    const to = reachFrom(s, magister)
    if (to.length > 0) found.push({ do: 'travel', magister: MAGISTER_IDS[magister], to: { any: to } })
  }
}

export const opportunity = decision<'opportunity'>({
  clause: 'JU-6.51a',
  seat: () => BYZANTINE,
  offers(s, _, only) {
    const isAsked = (...kinds: readonly Action['do'][]): boolean => only === undefined || kinds.includes(only)
    const found: Offer[] = []
    if (mayDouble(s)) found.push(make.double())
    if (isAsked('fortify')) fortOffers(s, found)
    found.push(make.levy())
    // 6.51: he must recruit while a Presental army is below its strength.
    if (shortPresentals(s).length > 0) return found
    if (s.gold >= GOLD.activation) {
      const armies = ROMAN_SIDE(s)
      if (isAsked('march', 'alone')) armyOffers(s, armies, found)
      if (isAsked('sail', 'embark')) fleetOffers(s, ROME, armies, found)
    }
    if (isAsked('travel')) travelOffers(s, found)
    found.push(make.idle())
    return found
  },
  why(s, _, action) {
    if (action.do === 'double') return 'no-double'
    if (action.do === 'fortify') return mayFortify(s, placeNamed(action.at))
    if (!OPPORTUNITIES.has(action.do)) return null
    if (shortPresentals(s).length > 0) return 'must-recruit'
    if (action.do === 'travel')
      return isAbroad(s, magisterNamed(action.magister)) ? 'no-way-for-magister' : 'magister-not-in-play'
    const bar = whyNot(s, ROME, BYZANTINE, action)
    return bar ?? (s.gold < GOLD.activation ? 'not-enough-gold' : null)
  },
  play(s, _, action, play) {
    if (action.do === 'double') {
      declareDouble(s, play)
      return
    }
    if (action.do === 'fortify') {
      fortify(s, placeNamed(action.at), play)
      return
    }
    leave(s)
    if (action.do === 'levy') enterLevies(s, play)
    else if (action.do === 'travel') travel(s, magisterNamed(action.magister), placeNamed(action.to), play)
    else {
      if (action.do !== 'idle') s.gold -= GOLD.activation
      begin(s, ROME, BYZANTINE, action, play)
    }
  },
  prompt: (s) => ask('opportunity', { done: s.romanDone, gold: s.gold }),
})

// Nika (9.6)

/** 65: another army than those in Europa, of 10 SP if there is one, else the strongest. */
export function nikaArmies(s: State): Army[] {
  const others = ROMAN.filter((army) => isOnMap(s, army) && s.place[army] !== EUROPA)
  const strong = others.filter((army) => spOf(s, army) >= NIKA.army)
  if (strong.length > 0) return strong
  const most = Math.max(0, ...others.map((army) => spOf(s, army)))
  return others.filter((army) => spOf(s, army) === most)
}

export const nika = decision<'nika'>({
  clause: 'JU-9.6a',
  seat: () => BYZANTINE,
  isSettled: (s) => nikaArmies(s).length === 0,
  offers(s) {
    const found: Offer[] = nikaArmies(s).map((army) => make.summon(army))
    if (mayDouble(s)) found.push(make.double())
    fortOffers(s, found)
    return found
  },
  why(s, _, action) {
    if (action.do === 'double') return 'no-double'
    if (action.do === 'fortify') return mayFortify(s, placeNamed(action.at))
    return 'nika-first'
  },
  play(s, _, action, play) {
    if (action.do === 'double') {
      declareDouble(s, play)
      return
    }
    if (action.do === 'fortify') {
      fortify(s, placeNamed(action.at), play)
      return
    }
    if (action.do !== 'summon') return
    leave(s)
    s.nika = false
    const army = armyNamed(action.army)
    const from = s.place[army]
    separate(s, army)
    s.place[army] = EUROPA
    tell(play, 'went', { army: action.army, from: PROVINCE_IDS[from], to: PROVINCE_IDS[EUROPA], mp: 0 })
  },
  prompt: () => ask('nika', {}),
  run(s) {
    s.nika = false
    leave(s)
  },
})
