import { type Marches, type MarchQuestion, marchTo } from '@iacta/kernel'
import type { Action, ActionOf } from '../rules/action.ts'
import { type CardId, PLACE_IDS, type PlaceId, PROVINCES_OF, zone } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { frame, standsAt, stepNow } from './reading.ts'

/** What a touch of the board means. What may be done is in the list of legal actions, and nowhere else. */
export type Meaning =
  | { readonly is: 'act'; readonly actions: readonly Action[]; readonly isBinding?: boolean }
  /** Several things could be meant. */
  | { readonly is: 'choose'; readonly actions: readonly Action[] }
  /** The place is looked at. */
  | { readonly is: 'open'; readonly at: PlaceId }
  | { readonly is: 'why'; readonly action: Action }
  /** It depends on how far they may go, which the rules have not answered yet. */
  | { readonly is: 'wait'; readonly question: MarchQuestion<Action> }
  | { readonly is: 'nothing' }

/** How far a stack may go, as the rules say; null until they have answered. */
export type Reach = Marches<Action> | null

/** So many legions, and perhaps the commander: what would set out together. */
export interface Parcel {
  readonly legions: number
  readonly commander: boolean
}

export type ParcelAction = ActionOf<'form' | 'load' | 'shed'>
export type OnCard = Extract<Action, { readonly card: CardId }>

// Actions by what they are about

/** The places a touch of which means this action. */
export function placesOf(action: Action): readonly PlaceId[] {
  switch (action.do) {
    case 'home':
      return PROVINCES_OF[zone(action.zone)].map((p) => PLACE_IDS[p])
    case 'place':
    case 'station':
    case 'from':
    case 'tribes':
    case 'rebel':
      return [action.at]
    case 'sail':
    case 'go':
    case 'flee':
    case 'drive':
    case 'retreat':
      return [action.to]
    case 'load':
    case 'send':
      return [action.from]
    default:
      return []
  }
}

export const aboutPlace = (actions: readonly Action[], at: PlaceId): readonly Action[] =>
  actions.filter((action) => placesOf(action).includes(at))

export const isOnCard = (action: Action): action is OnCard => 'card' in action
export const onCard = (actions: readonly Action[], card: CardId): readonly OnCard[] =>
  actions.filter((action): action is OnCard => isOnCard(action) && action.card === card)

/** What takes so many legions: to set out, to go aboard at a place, to stay behind. */
export function parcels(actions: readonly Action[], verb: ParcelAction['do'], from?: PlaceId): readonly ParcelAction[] {
  return actions.filter(
    (action): action is ParcelAction =>
      action.do === verb && (action.do !== 'load' || from === undefined || action.from === from),
  )
}

export const parcelOf = ({ legions, commander }: ParcelAction): Parcel => ({
  legions,
  commander: commander === 'with',
})

export const matching = (all: readonly ParcelAction[], { legions, commander }: Parcel): ParcelAction | undefined =>
  all.find((action) => action.legions === legions && (action.commander === 'with') === commander)

/** The nearest parcel that may be taken: as many legions as can be, then as asked about the commander. */
export function nearest(all: readonly ParcelAction[], wanted: Parcel): Parcel {
  let best: Parcel = { legions: 0, commander: false }
  let least = Number.POSITIVE_INFINITY
  for (const action of all) {
    const one = parcelOf(action)
    const off = Math.abs(one.legions - wanted.legions) * 2 + (one.commander === wanted.commander ? 0 : 1)
    if (off >= least) continue
    least = off
    best = one
  }
  return best
}

/** What the rules are asked: how far the stack under way may go, or the parcel that would set out; null if nobody goes. */
export function goingOut(actions: readonly Action[], parcel: Parcel): MarchQuestion<Action> | null {
  if (actions.some(({ do: verb }) => verb === 'go')) return { pieces: ['stack'] }
  const setOut = matching(parcels(actions, 'form'), parcel)
  return setOut ? { pieces: ['stack'], first: [setOut] } : null
}

/** All places where a touch does something now, and what it costs to go there; null for what is no going. */
export function litPlaces(actions: readonly Action[], reach: Reach): ReadonlyMap<PlaceId, number | null> {
  const lit = new Map<PlaceId, number | null>()
  for (const at of actions.flatMap(placesOf)) lit.set(at, null)
  for (const { to, price } of reach?.marches ?? []) lit.set(to as PlaceId, price)
  return lit
}

/** The place whose pieces can be picked up and dragged. */
export function grabbable(view: View, actions: readonly Action[]): PlaceId | null {
  if (actions.some(({ do: verb }) => verb === 'go')) return frame(view, 'stack')?.at ?? null
  return actions.some(({ do: verb }) => verb === 'form') ? view.pool : null
}

// Touches

export function touchPlace(view: View, actions: readonly Action[], parcel: Parcel, at: PlaceId, reach: Reach): Meaning {
  const about = aboutPlace(actions, at)
  if (about.some(({ do: verb }) => verb === 'load')) return { is: 'open', at }
  if (about.length > 0) return oneOf(about)
  const question = goingOut(actions, parcel)
  if (question && !reach) return { is: 'wait', question }
  const march = marchTo(reach, at)
  if (march) return { is: 'act', actions: march.way, isBinding: march.isBinding }
  const wish = actions.length > 0 ? wishAbout(view, at) : null
  return wish ? { is: 'why', action: wish } : { is: 'open', at }
}

const oneOf = (actions: readonly Action[]): Meaning => ({ is: actions.length > 1 ? 'choose' : 'act', actions })

// What somebody would have wanted, to ask why not

/** Something with a place, by what is being played. */
function wishAbout(view: View, at: PlaceId): Action | null {
  switch (stepNow(view)) {
    case 'freeLegions':
      return { do: 'place', at }
    case 'generals':
      return { do: 'station', at }
    case 'laying':
      return { do: 'from', at }
    case 'hand':
      // Pieces of one's own that would move, before there is a card for it.
      return view.pool === null && view.seat && standsAt(view, view.seat, at)
        ? { do: 'form', legions: 1, commander: 'without' }
        : null
    case 'stack':
      return at === frame(view, 'stack')?.at ? null : { do: 'go', to: at }
    case 'retreat':
    case 'aftermath':
      return { do: 'retreat', to: at, commander: 'without' }
    case 'parting':
      return { do: 'retreat', to: at, commander: 'with' }
    case 'course':
      return { do: 'sail', to: at }
    case 'refugees':
      return { do: 'flee', to: at }
    case 'drivenOut':
      return { do: 'drive', to: at }
    case 'summons':
      return { do: 'send', from: at, marked: 'unmarked' }
    default:
      return null
  }
}

/** Something with a card, by what is being played. */
export function wishWith(view: View, card: CardId): Action | null {
  switch (stepNow(view)) {
    case 'hand':
    case 'laying':
      return { do: 'lay', card }
    case 'stack':
      return { do: 'event', card }
    case 'window':
      return { do: 'answer', card }
    case 'battle':
      return { do: 'commit', card }
    case 'proclamation':
      return { do: 'influence', card }
    case 'plot':
      return { do: 'support', card }
    default:
      return null
  }
}
