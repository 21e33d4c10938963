import type { ViewportLabels } from '@iacta/web/board'
import type { Subject } from '../rules/orders.ts'
import type { EventId, PlaceId, ZoneId } from '../rules/printed.ts'
import type { Until } from '../rules/state.ts'
import type { ConditionId, RankId } from '../rules/view.ts'
import type { OwnerId } from './reading.ts'

/** For and against an assassination: Guards and Bribery. */
type Laid = readonly [guards: number, bribes: number]

/** The board's own words: what stands on its buttons, and what it says to those who do not see it. */
export interface Labels {
  readonly owners: Readonly<Record<OwnerId, string>>
  readonly places: Readonly<Record<PlaceId, string>>
  readonly zones: Readonly<Record<ZoneId, string>>
  readonly events: Readonly<Record<EventId, string>>
  readonly ranks: Readonly<Record<RankId, string>>
  readonly conditions: Readonly<Record<ConditionId, string>>
  readonly subjects: Readonly<Record<Subject, string>>
  /** What an event does, in few words. */
  readonly powers: Readonly<Record<EventId, string>>
  readonly revolt: (at: PlaceId) => string
  readonly worth: (move: number, battle: number) => string
  readonly map: string
  readonly zoom: Required<ViewportLabels>
  readonly panels: string
  readonly hand: string
  readonly noCards: string
  readonly chosen: string
  readonly faceDown: string
  readonly table: string
  readonly spent: string
  readonly spentShort: (n: number) => string
  readonly nothingSpent: string
  readonly laidAside: string
  readonly orders: string
  readonly alwaysAsked: string
  readonly ordersHint: string
  readonly isAsked: string
  readonly isSpared: string
  readonly untils: Readonly<Record<Until, string>>
  readonly askMe: string
  readonly passForMe: string
  readonly turn: (n: number, of: number) => string
  readonly victory: (n: number) => string
  readonly track: string
  readonly cardsHeld: (cards: number, discards: number) => string
  readonly noHome: string
  readonly homeIn: (zone: string) => string
  readonly handOf: (who: string, played: number, of: number) => string
  readonly handShort: (who: string) => string
  readonly pointsFor: (n: number, at: PlaceId) => string
  readonly legions: (n: number) => string
  readonly legionsOf: (who: string, n: number, marked: number, done: number) => string
  readonly commanderOf: (who: string, rank: string, condition: string) => string
  readonly tribesHere: string
  readonly heldBy: (who: string) => string
  readonly heldByNobody: string
  readonly vacant: string
  readonly doHere: (at: PlaceId) => string
  readonly goHere: (at: PlaceId, price: number) => string
  readonly choose: string
  readonly cancel: string
  readonly close: string
  readonly uses: Readonly<Record<'lay' | 'event' | 'discard', string>>
  readonly whoGoes: string
  readonly fewer: string
  readonly more: string
  readonly settingOut: (at: PlaceId) => string
  readonly settingOutHint: (points: number) => string
  readonly leaveBehind: string
  // Answer windows
  readonly window: string
  readonly nothingToAnswer: string
  readonly passLonger: string
  readonly marches: (who: string, legions: number, commander: boolean, from: PlaceId, to: PlaceId) => string
  readonly sails: (who: string, legions: number, commander: boolean, from: PlaceId, to: PlaceId) => string
  readonly aboard: (legions: number, commander: boolean, at: PlaceId) => string
  readonly attacks: (who: string, whom: string, at: PlaceId) => string
  readonly retreats: (who: string, from: PlaceId, to: PlaceId) => string
  readonly plays: (who: string, card: string, aimedAt: string) => string
  readonly strikes: (who: string, whom: string, forIt: Laid, against: Laid) => string
  // The throne
  readonly proclamation: (who: string) => string
  readonly declared: (points: number, needed: number) => string
  readonly declaredBy: (italy: number, zones: number, cards: number) => string
  readonly declaredSoFar: (points: number) => string
  // Battle
  readonly battle: (at: PlaceId) => string
  readonly attacker: string
  readonly defender: string
  readonly points: (n: number) => string
  readonly chooseBattleCards: string
  readonly cardsAreChosen: string
  readonly noBattleCards: string
  readonly lastBattle: string
  /** Where the points of a side came from. */
  readonly sum: (map: number, cards: number) => string
  readonly victorious: string
  readonly fold: string
  readonly unfold: string
  readonly goOn: string
}
