import { COST } from '../data/constants.ts'
import type { Action, ActionOf } from '../rules/action.ts'
import { type CardId, PLACE_IDS, type PlaceId, PROVINCES_OF, zone } from '../rules/board.ts'
import type { View } from '../rules/view.ts'
import { frame, neighboursOf, standsAt, stepNow } from './reading.ts'

/** What a touch of the board means. What may be done is in the list of legal actions, and nowhere else. */
export type Meaning =
  | { readonly is: 'act'; readonly actions: readonly Action[] }
  /** Several things could be meant. */
  | { readonly is: 'choose'; readonly actions: readonly Action[] }
  /** The place is looked at. */
  | { readonly is: 'open'; readonly at: PlaceId }
  | { readonly is: 'why'; readonly action: Action }
  | { readonly is: 'nothing' }

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

/** Where a parcel from the movement pool's province could go at once, by the map and the points that are left. */
export function waysOut(view: View, actions: readonly Action[], parcel: Parcel): readonly PlaceId[] {
  const at = view.pool
  if (!at || !matching(parcels(actions, 'form'), parcel)) return []
  return neighboursOf(at).filter((to) => hindrance(view, at, to, parcel) === null)
}

export type Hindrance = 'not-next' | 'legions-in-rome' | 'too-dear'

export function hindrance(view: View, at: PlaceId, to: PlaceId, { legions }: Parcel): Hindrance | null {
  if (!neighboursOf(at).includes(to)) return 'not-next'
  if (to === 'roma' && legions > 0) return 'legions-in-rome'
  return view.points >= (to === view.tribes ? COST.enterTribes : COST.enter) ? null : 'too-dear'
}

/** All places where a touch does something now. */
export function litPlaces(view: View, actions: readonly Action[], parcel: Parcel): ReadonlySet<PlaceId> {
  const lit = new Set<PlaceId>(actions.flatMap(placesOf))
  for (const at of waysOut(view, actions, parcel)) lit.add(at)
  return lit
}

/** The place whose pieces can be picked up and dragged. */
export function grabbable(view: View, actions: readonly Action[]): PlaceId | null {
  if (actions.some(({ do: verb }) => verb === 'go')) return frame(view, 'stack')?.at ?? null
  return actions.some(({ do: verb }) => verb === 'form') ? view.pool : null
}

// Touches

export function touchPlace(view: View, actions: readonly Action[], parcel: Parcel, at: PlaceId): Meaning {
  const about = aboutPlace(actions, at)
  if (about.some(({ do: verb }) => verb === 'load')) return { is: 'open', at }
  if (about.length > 0) return oneOf(about)
  const setOut = matching(parcels(actions, 'form'), parcel)
  if (setOut && waysOut(view, actions, parcel).includes(at))
    return { is: 'act', actions: [setOut, { do: 'go', to: at }] }
  const wish = actions.length > 0 ? wishAbout(view, at) : null
  return wish ? { is: 'why', action: wish } : { is: 'open', at }
}

const oneOf = (actions: readonly Action[]): Meaning => ({ is: actions.length > 1 ? 'choose' : 'act', actions })

/** A card that can be used in one way only is used; otherwise it is raised, and its uses are offered. */
export function touchCard(view: View, actions: readonly Action[], card: CardId): Meaning {
  const uses = onCard(actions, card)
  if (uses.length === 1) return { is: 'act', actions: uses }
  if (uses.length > 1) return { is: 'choose', actions: uses }
  const wish = actions.length > 0 ? wishWith(view, card) : null
  return wish ? { is: 'why', action: wish } : { is: 'nothing' }
}

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
