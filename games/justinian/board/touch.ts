import { isWhole, type Marches, type MarchQuestion, marchTo } from '@iacta/kernel'
import { BOX_IDS } from '../data/map.ts'
import type { MAJOR_IDS } from '../data/powers.ts'
import { PROVINCE_IDS } from '../data/provinces.ts'
import { type Action, make, type Offer } from '../rules/action.ts'
import { groupParts } from '../rules/frames.ts'
import {
  ARMIES_OF,
  armyNamed,
  HOST_IDS,
  magisterNamed,
  NOWHERE,
  PLACE_IDS,
  PROVINCE_COUNT,
  placeNamed,
  powerNamed,
  seaNamed,
} from '../rules/printed.ts'
import { GROUP_IDS, type State } from '../rules/state.ts'
import { moverOf, topOf } from './reading.ts'

/** What a touch of the map means. What may be done is in the list of legal actions, and nowhere else. */
export type Meaning =
  | { readonly is: 'act'; readonly actions: readonly Action[]; readonly isBinding?: boolean }
  | { readonly is: 'choose'; readonly actions: readonly Offer[] }
  /** Something is left open: how many, or where. */
  | { readonly is: 'fill'; readonly offer: Offer }
  | { readonly is: 'open'; readonly at: string }
  | { readonly is: 'why'; readonly action: Action }
  /** It depends on how far an army may go, which the rules have not answered yet. */
  | { readonly is: 'wait'; readonly question: MarchQuestion<Action> }

/** How far an army or a fleet may go, as the rules say; null until they have answered. */
export type Reach = Marches<Action> | null

// Where actions are

const oneOrMore = (field: unknown): readonly string[] =>
  typeof field === 'string' ? [field] : ((field as { any?: readonly string[] } | undefined)?.any ?? [])

const placeOfArmy = (s: State, id: string): readonly string[] => {
  const at = s.place[armyNamed(id)]
  return at >= 0 && at < PLACE_IDS.length ? [PLACE_IDS[at]] : []
}

/** Where a group of SP is: an army, its allies, a frontier, detached men. */
function placeOfGroup(s: State, id: string): readonly string[] {
  const { army, province } = groupParts(GROUP_IDS.indexOf(id))
  return province === NOWHERE ? placeOfArmy(s, HOST_IDS[army]) : [PROVINCE_IDS[province]]
}

/** What is maintained together: an army, `frontier:asia`, `fleet:europa`. */
const placeOfPayee = (s: State, id: string): readonly string[] => {
  const [, at] = id.split(':')
  return at === undefined ? placeOfArmy(s, id) : [at]
}

/** A power is where its armies are: a people in its box, or wherever it marched. */
function placesOfPower(s: State, id: string): readonly string[] {
  const found = ARMIES_OF[powerNamed(id as (typeof MAJOR_IDS)[number])].flatMap((army) =>
    placeOfArmy(s, HOST_IDS[army]),
  )
  return BOX_IDS.some((box) => box === id) ? [...new Set([id, ...found])] : [...new Set(found)]
}

function placeOfMagister(s: State, id: string): readonly string[] {
  const magister = magisterNamed(id)
  const army = s.magister.indexOf(magister)
  const at = army >= 0 ? s.place[army] : s.alone[magister]
  return at >= 0 && at < PROVINCE_COUNT ? [PLACE_IDS[at]] : []
}

/** The provinces, boxes and seas a touch of which means this action. */
export function spotsOf(s: State, offer: Offer): readonly string[] {
  switch (offer.do) {
    case 'post':
    case 'station':
    case 'moor':
    case 'lead':
    case 'raise':
    case 'fortify':
    case 'meet':
    case 'port':
      return oneOrMore(offer.at)
    case 'go':
    case 'withdraw':
    case 'withdrawWithout':
    case 'retreat':
    case 'retreatWithout':
    case 'travel':
    case 'enterSea':
      return oneOrMore(offer.to)
    case 'strength':
    case 'reinforce':
    case 'appoint':
    case 'march':
    case 'alone':
    case 'embark':
    case 'summon':
    case 'join':
      return oneOrMore(offer.army).flatMap((id) => placeOfArmy(s, id))
    case 'joint':
      return oneOrMore(offer.leader).flatMap((id) => placeOfArmy(s, id))
    case 'pay':
      return oneOrMore(offer.group).flatMap((id) => placeOfPayee(s, id))
    case 'sail':
      return oneOrMore(offer.from)
    case 'lose':
    case 'send':
      return oneOrMore(offer.from).flatMap((id) => placeOfGroup(s, id))
    case 'choose':
      return oneOrMore(offer.power).flatMap((id) => placesOfPower(s, id))
    case 'replace':
      return oneOrMore(offer.magister).flatMap((id) => placeOfMagister(s, id))
    default:
      return []
  }
}

/** An action of which one place of several was touched. */
function narrowed(offer: Offer, at: string): Offer {
  const fields = Object.entries(offer).map(([field, value]) => [
    field,
    oneOrMore(value).length > 1 && oneOrMore(value).includes(at) ? at : value,
  ])
  return Object.fromEntries(fields) as Offer
}

/** More places than these say nothing beside others. */
const MOST_BESIDE_OTHERS = 12

/** What the map is for: what could be done almost anywhere is not, beside something else, until it is chosen. */
function telling(s: State, actions: readonly Offer[]): readonly Offer[] {
  const somewhere = actions.filter((offer) => spotsOf(s, offer).length > 0)
  const few = somewhere.filter((offer) => spotsOf(s, offer).length <= MOST_BESIDE_OTHERS)
  return few.length > 0 ? few : somewhere
}

/** What may be done where it was touched. */
export const aboutSpot = (s: State, actions: readonly Offer[], at: string): readonly Offer[] =>
  telling(s, actions)
    .filter((offer) => spotsOf(s, offer).includes(at))
    .map((offer) => narrowed(offer, at))

/** What the rules are asked: how far the army or the fleet under way may go; null if nobody goes. */
export function goingOut(s: State, actions: readonly Offer[]): MarchQuestion<Action> | null {
  const mover = moverOf(s)
  return mover && actions.some(({ do: verb }) => verb === 'go' || verb === 'enterSea' || verb === 'port')
    ? { pieces: [mover] }
    : null
}

/** All places where a touch does something now, and what it costs to go there; null for what is no going. */
export function litSpots(s: State, actions: readonly Offer[], reach: Reach): ReadonlyMap<string, number | null> {
  const lit = new Map<string, number | null>()
  for (const offer of telling(s, actions)) for (const at of spotsOf(s, offer)) lit.set(at, null)
  const isMarch = topOf(s)?.step === 'march'
  for (const { to, price } of reach?.marches ?? []) lit.set(to, isMarch ? price : null)
  return lit
}

/** The provinces that something which is filled in leaves open. */
export function placesOf(offer: Offer): readonly string[] {
  const { at, to } = offer as { readonly at?: unknown; readonly to?: unknown }
  return [at, to].map(oneOrMore).find(({ length }) => length > 1) ?? []
}

/** The army that is to be put somewhere, where several are: one after the other. */
export const subjectOf = (offer: Offer): string | null =>
  offer.do === 'post' && typeof offer.army === 'string' ? offer.army : null
export const subjectsOf = (offers: readonly Offer[]): readonly string[] => [
  ...new Set(offers.map(subjectOf).filter((id) => id !== null)),
]

// Touches

export function touchSpot(s: State, actions: readonly Offer[], at: string, reach: Reach): Meaning {
  const about = aboutSpot(s, actions, at)
  const question = goingOut(s, actions)
  if (question && about.length === 0 && !reach) return { is: 'wait', question }
  const march = marchTo(reach, at)
  if (march && about.every(({ do: verb }) => verb === 'go' || verb === 'enterSea'))
    return { is: 'act', actions: march.way, isBinding: march.isBinding }
  if (about.length > 0) return oneOf(about)
  const wish = actions.length > 0 ? wishAbout(s, at) : null
  return wish ? { is: 'why', action: wish } : { is: 'open', at }
}

export function oneOf(offers: readonly Offer[]): Exclude<Meaning, { readonly is: 'wait' }> {
  if (offers.length > 1) return { is: 'choose', actions: offers }
  const [offer] = offers
  return isWhole<Action>(offer) ? { is: 'act', actions: [offer] } : { is: 'fill', offer }
}

/** What somebody would have wanted of a place, to ask why not. */
function wishAbout(s: State, at: string): Action | null {
  const top = topOf(s)
  const place = placeNamed(at)
  if (top?.step === 'march') return place === undefined || place === s.place[top.army] ? null : make.go(place)
  if (top?.step === 'voyage') {
    if (place === undefined) return make.enterSea(seaNamed(at))
    return place < PROVINCE_COUNT ? make.port(place) : null
  }
  if (place === undefined || place >= PROVINCE_COUNT) return null
  if (top?.step === 'withdrawal') return make.withdraw(place)
  return top?.step === 'retreat' ? make.retreat(place) : null
}
