import { inLines, type Language } from '@iacta/kernel'
import { MAGISTER_IDS } from '../data/commanders.ts'
import { NAVAL_IDS, POWER_IDS } from '../data/powers.ts'
import { PROVINCE_IDS, type ProvinceId } from '../data/provinces.ts'
import { ACTIVATIONS, FIRST_YEAR, TURNS, YEARS } from '../data/tables.ts'
import { PAY_IDS } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { allHolders, hasArmy, inCup } from '../rules/forces.ts'
import { incomeOf, upkeepOf } from '../rules/income.ts'
import {
  type Army,
  AT_SEA,
  BARBARIAN,
  BOX_OF,
  FOREIGN,
  HOST_IDS,
  isBox,
  LAND,
  LAZICA,
  MAGISTRI_ALL,
  MAJORS,
  MINORS,
  minorArmy,
  NO_ARMY,
  NOWHERE,
  PLACE_IDS,
  POWER_OF,
  PREFECTURE_IDS,
  PROVINCE_COUNT,
  ROMAN,
  ROME,
  SASSANIDS,
  STATION_IDS,
} from '../rules/printed.ts'
import { type State, spOf } from '../rules/state.ts'
import { holdsPrefecture, standingIn } from '../rules/victory.ts'
import { provinces } from '../text/latin.ts'
import { armyParts, capital, holderWords, stateSeen } from './describe.ts'
import { STATE_WORDS, type StateWords } from './state-words.ts'

/** The table in words: how the game stands, what is needed to win, and everything by its kind. */

const province = (at: number): string => provinces[PROVINCE_IDS[at] as ProvinceId]
const TREASURED = ['vandals', 'ostrogoths'] as const

function standing(s: State, w: StateWords): string[] {
  if (s.turn === 0) return [w.setUp]
  const upkeep = PAY_IDS.reduce((sum, _, payee) => sum + upkeepOf(s, payee), 0)
  return [
    w.turn(s.turn, TURNS, FIRST_YEAR + (s.turn - 1) * YEARS),
    w.treasury(s.gold, incomeOf(s), upkeep),
    ...(s.debt > 0 ? [w.debt(s.debt)] : []),
    w.activations(s.romanDone, ACTIVATIONS.byzantine, s.chooseLeft, s.randomLeft),
    ...(s.nika ? [w.nika] : []),
    ...(s.disputes > 0 ? [w.disputes(s.disputes)] : []),
    ...(s.double === 'may' ? [w.mayDouble] : []),
    ...(s.plagues > 0 ? [w.plague] : []),
    ...(s.halved ? [w.halved] : []),
  ]
}

function victory(s: State, w: StateWords): string[] {
  const lines = PREFECTURE_IDS.map((id, prefecture) => {
    const { held, needed, missing } = standingIn(s, prefecture)
    const parts = [
      ...(holdsPrefecture(s, prefecture) ? [w.isHeld] : []),
      w.held(held, needed),
      ...(missing.length > 0 ? [w.missing(missing.map(province))] : []),
    ]
    return `${w.prefecture(id)}: ${parts.join('; ')}.`
  })
  return hasArmy(s, LAZICA, BARBARIAN) ? [...lines, w.lazicaLost] : lines
}

const whereIs = (s: State, army: Army, w: StateWords): string =>
  s.place[army] === AT_SEA ? w.atSea : w.inPlace(PLACE_IDS[s.place[army]])
const armyLines = (s: State, armies: readonly Army[], w: StateWords): string[] =>
  armies.map(
    (army) => `${capital(w.army(HOST_IDS[army]))} ${whereIs(s, army, w)}: ${armyParts(s, army, w).join(', ')}.`,
  )
const isSomewhere = (s: State, army: Army): boolean => s.place[army] !== NOWHERE

/** `Asia 3, Syria I 5 (Not Paid)`. */
const counted = (counts: readonly number[], mark: (at: number) => string = () => ''): string =>
  LAND.filter((at) => counts[at] > 0)
    .map((at) => `${province(at)} ${counts[at]}${mark(at)}`)
    .join(', ')
const sentences = (parts: readonly (readonly [string, string])[]): string[] =>
  parts.filter(([, list]) => list !== '').map(([name, list]) => `${name}: ${list}.`)

const unpaidMark =
  (unpaid: readonly boolean[], w: StateWords) =>
  (at: number): string =>
    unpaid[at] ? ` (${w.status.unpaid})` : ''

function fleetLines(s: State, w: StateWords): string[] {
  return sentences(
    NAVAL_IDS.map((power, slot) => {
      const mark = slot === 0 ? unpaidMark(s.unpaidFleet, w) : () => ''
      const patrols = STATION_IDS.flatMap((id, at) =>
        at >= PROVINCE_COUNT && s.fleets[slot][at] > 0 ? [`${w.sea(id)} ${s.fleets[slot][at]}${mark(at)}`] : [],
      )
      const ports = counted(s.fleets[slot], mark)
      return [capital(w.fleet(power)), [...(ports ? [ports] : []), ...patrols].join(', ')]
    }),
  )
}

/** Each people beyond the border: whose side it is on, and what it has there. */
function boxLines(s: State, w: StateWords): string[] {
  const minors = MINORS.map((power) => {
    const army = minorArmy(power)
    // Before they are set up they are nowhere.
    const home = s.place[army] === BOX_OF[power] || s.place[army] === NOWHERE
    const parts = [w.allegiance[s.allegiance[power]], home ? w.sp(spOf(s, army)) : whereIs(s, army, w)]
    return `${w.powerCalled(POWER_IDS[power])}: ${parts.join(', ')}.`
  })
  const persians = FOREIGN.filter((army) => POWER_OF[army] === SASSANIDS && isBox(s.place[army]))
  return [...armyLines(s, persians, w), ...minors]
}

function provinceLines(s: State, w: StateWords): string[] {
  const holders = allHolders(s)
  const bySaying = new Map<string, string[]>()
  for (const at of LAND) {
    if (holders[at] === ROME) continue
    const saying = holderWords(s, at, holders[at], w)
    bySaying.set(saying, [...(bySaying.get(saying) ?? []), province(at)])
  }
  return [...bySaying].map(([saying, names]) => `${capital(saying)}: ${names.join(', ')}.`)
}

function magistri(s: State, w: StateWords): string[] {
  const named = (all: readonly number[]): string => all.map((one) => w.magister(MAGISTER_IDS[one])).join(', ')
  const cup = inCup(s)
  return [
    ...MAGISTRI_ALL.filter((one) => s.alone[one] !== NOWHERE).map(
      (one) => `${w.alone(w.magister(MAGISTER_IDS[one]), w.inPlace(PLACE_IDS[s.alone[one]]))}.`,
    ),
    ...sentences([
      [w.cup(cup.length), named(cup)],
      [w.fallen, named(MAGISTRI_ALL.filter((one) => s.fallen[one]))],
    ]),
  ]
}

export function sections(view: View, language: Language) {
  const s = stateSeen(view)
  const w = STATE_WORDS[language]
  const foreign = FOREIGN.filter((army) => isSomewhere(s, army) && !isBox(s.place[army]))
  const parts = [
    { heading: w.standing, lines: standing(s, w) },
    { heading: w.victory, lines: victory(s, w) },
    {
      heading: w.romans,
      lines: [
        ...armyLines(
          s,
          ROMAN.filter((army) => isSomewhere(s, army)),
          w,
        ),
        ...sentences([[w.frontier, counted(s.frontier, unpaidMark(s.unpaidFrontier, w))]]),
      ],
    },
    {
      heading: w.barbarians,
      lines: [
        ...armyLines(s, foreign, w),
        ...sentences(MAJORS.map((power, slot) => [w.detached(POWER_IDS[power]), counted(s.detached[slot])])),
        ...TREASURED.flatMap((power, slot) =>
          s.treasure[slot] !== NOWHERE && s.carrier[slot] === NO_ARMY
            ? [w.treasure(power, w.inPlace(PLACE_IDS[s.treasure[slot]]))]
            : [],
        ),
      ],
    },
    { heading: w.fleets, lines: fleetLines(s, w) },
    { heading: w.provinces, lines: provinceLines(s, w) },
    { heading: w.boxes, lines: boxLines(s, w) },
    { heading: w.magistri, lines: magistri(s, w) },
  ]
  return parts.map(({ heading, lines }) => ({ heading, lines: lines.length > 0 ? lines : [w.none] }))
}

/** The table in words for a terminal. */
export const inWords = (view: View, language: Language): string[] => inLines(sections(view, language))
