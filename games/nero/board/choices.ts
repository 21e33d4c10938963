import { type Language, namedIn } from '@iacta/kernel'
import type { ActionGroup } from '@iacta/web/board'
import type { Action } from '../rules/action.ts'
import { CARD_IDS, PLACE_IDS, type PlaceId, SEAT_IDS } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { cardTitle } from './describe-cards.ts'
import { stepNow } from './reading.ts'
import { type GroupId, TEXT } from './text-view-labels.ts'
import { wishWith } from './touch.ts'

/** Under which heading each kind of action stands; headings come in this order. */
const GROUPS: readonly (readonly [GroupId, readonly Action['do'][]])[] = [
  ['answer', ['answer']],
  ['pass', ['pass']],
  ['decide', ['stay', 'retreat', 'allow', 'refuse', 'yield', 'flee', 'drive', 'send', 'embark', 'keep']],
  ['setUp', ['home', 'place', 'station']],
  ['battle', ['commit', 'ready']],
  ['from', ['from']],
  ['march', ['go', 'sail']],
  ['attack', ['attack', 'ask']],
  ['takeOn', ['take', 'rally', 'disperse']],
  ['aim', ['emperor', 'tribes', 'rebel', 'victim', 'load', 'support', 'strike']],
  ['throne', ['proclaim', 'influence', 'count']],
  ['setOut', ['form']],
  ['lay', ['lay']],
  ['event', ['event']],
  ['discard', ['discard']],
  ['leave', ['shed']],
  ['finish', ['halt', 'end']],
]

/** Legal actions arranged for a list: by kind; each in exactly one group. */
export function groups(actions: readonly Action[], _: View, language: Language): ActionGroup<Action>[] {
  const t = TEXT[language]
  return GROUPS.flatMap(([id, verbs]) => {
    const members = actions.filter(({ do: verb }) => verbs.includes(verb))
    return members.length > 0 ? [{ heading: t.groups[id], actions: members }] : []
  })
}

// Why not? What somebody who names places, cards or players may mean

const MANY = 12

/**
 * What may be meant by words that name places, cards or players, of the kind that is asked for now: legal or not, so
 * that one can ask why not. Nothing if they name nothing.
 */
export function attempts(said: string, view: View, language: Language): Action[] {
  const { ui } = TEXT[language]
  const places = namedIn(said, PLACE_IDS, (id) => ui.places[id])
  const seats = namedIn(said, SEAT_IDS, (id) => ui.owners[id]).filter((seat) => view.seats[seat])
  // Of cards that are called alike, one that is held is meant.
  const cards = namedIn(said, CARD_IDS, (id) => cardTitle(id, ui))
  const held = cards.filter((id) => view.hand.includes(id))
  const card = held[0] ?? cards[0]
  const withCard = card ? wishWith(view, card) : null
  return [
    ...(withCard ? [withCard] : []),
    ...(card && stepNow(view) === 'hand' ? [{ do: 'event', card } as const, { do: 'discard', card } as const] : []),
    ...places.flatMap((at) => aboutPlace(view, at)),
    ...(stepNow(view) === 'stack' ? seats.map((of) => ({ do: 'attack', of }) as const) : []),
    ...(stepNow(view) === 'target' ? seats.map((of) => ({ do: 'victim', of }) as const) : []),
  ].slice(0, MANY)
}

function aboutPlace(view: View, at: PlaceId): readonly Action[] {
  switch (stepNow(view)) {
    case 'freeLegions':
      return [{ do: 'place', at }]
    case 'generals':
      return [{ do: 'station', at }]
    case 'hand':
      return view.pool === null ? [{ do: 'form', legions: 1, commander: 'without' }] : []
    case 'laying':
      return [{ do: 'from', at }]
    case 'stack':
      return [{ do: 'go', to: at }]
    case 'retreat':
    case 'aftermath':
      return [{ do: 'retreat', to: at, commander: 'without' }]
    case 'parting':
      return [{ do: 'retreat', to: at, commander: 'with' }]
    case 'course':
      return [{ do: 'sail', to: at }]
    case 'refugees':
      return [{ do: 'flee', to: at }]
    case 'drivenOut':
      return [{ do: 'drive', to: at }]
    case 'summons':
      return [{ do: 'send', from: at, marked: 'unmarked' }]
    default:
      return []
  }
}
