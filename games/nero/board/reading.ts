import { DECLARATION, LEGION_BATTLE, RANK_BATTLE } from '../data/constants.ts'
import {
  BATTLE,
  type CardId,
  card,
  EVENT_IDS,
  type EventId,
  ITALY,
  KIND,
  MOVE,
  PLACE_IDS,
  type PlaceId,
  place,
  SEAT_IDS,
  type SeatId,
  ZONE_IDS,
  ZONE_OF,
  type ZoneId,
} from '../rules/printed.ts'
import type { PlayerView, RankId, View } from '../rules/view.ts'

/** What the board reads in a view: where things are and what is being played. No rule is decided here. */

/** The steps the board looks into, with what they show of themselves. */
export interface Frames {
  readonly hands: { readonly last: boolean }
  readonly laying: { readonly cards: readonly CardId[] }
  readonly stack: {
    readonly at: PlaceId
    readonly from: PlaceId | null
    readonly legions: number
    readonly commander: boolean
    readonly formed: boolean
    readonly wins: number
  }
  readonly march: { readonly to: PlaceId | null; readonly of: SeatId | null }
  readonly retreat: { readonly seat: SeatId; readonly at: PlaceId; readonly from: PlaceId | null }
  readonly flight: { readonly seat: SeatId; readonly at: PlaceId; readonly to: PlaceId; readonly commander: boolean }
  readonly aftermath: { readonly seat: SeatId; readonly at: PlaceId }
  readonly parting: { readonly seat: SeatId; readonly at: PlaceId; readonly to: PlaceId }
  readonly passage: { readonly queue: readonly SeatId[] }
  readonly battle: {
    readonly at: PlaceId
    readonly defender: SeatId
    readonly chosen: readonly [readonly CardId[], readonly CardId[]]
    readonly ready: readonly [boolean, boolean]
  }
  readonly target: { readonly card: CardId }
  readonly course: { readonly at: PlaceId; readonly legions: number; readonly commander: boolean }
  readonly plot: { readonly card: CardId; readonly of: SeatId; readonly cards: readonly CardId[] }
  readonly event: {
    readonly card: CardId
    readonly seat: SeatId
    readonly of: SeatId | null
    readonly at: PlaceId | null
    readonly to: PlaceId | null
    /** What a fleet carries. */
    readonly legions: number
    readonly commander: boolean
  }
  readonly answer: { readonly card: CardId; readonly seat: SeatId }
  readonly window: { readonly answers: readonly (CardId | 'pass' | null)[] }
  readonly attempt: {
    readonly seat: SeatId
    readonly of: SeatId
    readonly guardsFor: number
    readonly bribesFor: number
    readonly guardsAgainst: number
    readonly bribesAgainst: number
  }
  readonly proclamation: { readonly cards: number; readonly laid: boolean }
  readonly refugees: { readonly at: PlaceId }
  readonly drivenOut: { readonly at: PlaceId }
  readonly summons: { readonly seat: SeatId; readonly at: PlaceId }
}

/** The innermost step of this name that is under way. */
export function frame<Step extends keyof Frames>(view: View, step: Step): Frames[Step] | null {
  return (view.steps.findLast((shown) => shown.step === step) ?? null) as Frames[Step] | null
}

/** What is asked now. */
export const stepNow = (view: View): string => (view.steps.at(-1)?.step as string | undefined) ?? 'over'

/** What an answer window is about: the step below it. */
export function subject(view: View): (Readonly<Record<string, unknown>> & { readonly step: string }) | null {
  const top = view.steps.at(-1)
  if (top?.step !== 'window') return null
  return (view.steps.at(-2) as (Readonly<Record<string, unknown>> & { readonly step: string }) | undefined) ?? null
}

/** The places that what is asked now is about. */
export const placesNow = (view: View): readonly PlaceId[] =>
  view.steps
    .slice(-3)
    .flatMap((shown) => [shown.at, shown.to])
    .filter((at): at is PlaceId => typeof at === 'string')

// Seats

export const seatsAt = (view: View): readonly SeatId[] => SEAT_IDS.filter((seat) => view.seats[seat])

export function playerOf(view: View, seat: SeatId): PlayerView {
  const player = view.seats[seat]
  if (!player) throw new Error(`nobody sits as ${seat}`)
  return player
}

// Legions

export type OwnerId = SeatId | 'independent'

export interface Legions {
  readonly owner: OwnerId
  /** Unmoved and unmarked: they may do something. */
  readonly fresh: number
  readonly done: number
  /** With a retreat marker. */
  readonly marked: number
  readonly total: number
}

const OWNERS: readonly OwnerId[] = [...SEAT_IDS, 'independent']

/** Who has legions in a place, in the order of the seats. */
export function legionsAt(view: View, at: PlaceId): readonly Legions[] {
  const here = view.legions[at]
  if (!here) return []
  return OWNERS.flatMap((owner) => {
    const four = here[owner]
    if (!four) return []
    const [fresh, done, marked, markedDone] = four
    return [{ owner, fresh, done, marked: marked + markedDone, total: fresh + done + marked + markedDone }]
  })
}

export const legionsOf = (view: View, owner: OwnerId, at: PlaceId): number =>
  (view.legions[at]?.[owner] ?? []).reduce((sum, n) => sum + n, 0)

/** Everybody whose commander is there. */
export const commandersAt = (view: View, at: PlaceId): readonly SeatId[] =>
  seatsAt(view).filter((seat) => playerOf(view, seat).commander === at)

/** Whether a seat has pieces there. */
export const standsAt = (view: View, seat: SeatId, at: PlaceId): boolean =>
  legionsOf(view, seat, at) > 0 || playerOf(view, seat).commander === at

export const isEmptyAt = (view: View, at: PlaceId): boolean =>
  legionsAt(view, at).length === 0 && commandersAt(view, at).length === 0

// What is printed

export const zoneAt = (at: PlaceId): ZoneId | null => ZONE_IDS[ZONE_OF[place(at)]] ?? null
export const eventOf = (id: CardId): EventId => EVENT_IDS[KIND[card(id)]]
export const moveOf = (id: CardId): number => MOVE[card(id)]
export const battleOf = (id: CardId): number => BATTLE[card(id)]

const RANKS: readonly RankId[] = ['general', 'contender', 'emperor']
export const rankBattle = (rank: RankId): number => RANK_BATTLE[RANKS.indexOf(rank)]

// Counting what lies open

/** Declaration points of a seat, and where they come from. */
export interface Declaration {
  readonly italy: number
  readonly zones: number
  readonly cards: number
  readonly total: number
}

const ITALIAN = ITALY.map((p) => PLACE_IDS[p])

export function declarationOf(view: View, seat: SeatId): Declaration {
  const surplus = ITALIAN.flatMap((at) => legionsAt(view, at)).reduce((sum, { owner, total }) => {
    if (owner === 'independent') return sum
    return owner === seat ? sum + total : sum - total
  }, 0)
  const italy = Math.max(0, surplus) * DECLARATION.legion
  const zones = Object.values(view.zones).filter((holder) => holder === seat).length * DECLARATION.zone
  const cards = seat === view.active ? (frame(view, 'proclamation')?.cards ?? 0) * DECLARATION.card : 0
  return { italy, zones, cards, total: italy + zones + cards }
}

/** Battle points on the board: those of the stack that attacks, and all that the defender has there. */
export function strengths(view: View): { readonly attack: number; readonly defence: number } {
  const battle = frame(view, 'battle')
  const stack = frame(view, 'stack')
  if (!battle || !stack) return { attack: 0, defence: 0 }
  const defender = playerOf(view, battle.defender)
  const attacker = playerOf(view, view.active)
  return {
    attack: stack.legions * LEGION_BATTLE + (stack.commander ? rankBattle(attacker.rank) : 0),
    defence:
      legionsOf(view, battle.defender, battle.at) * LEGION_BATTLE +
      (defender.commander === battle.at ? rankBattle(defender.rank) : 0),
  }
}
