import type { ViewportLabels } from '@iacta/web/board'
import type { BoxId, PrefectureId, SeaId } from '../data/map.ts'
import type { SeatId } from '../data/table.ts'

/** What an army is marked with. */
export type Mark = 'disorganised' | 'defeated' | 'unpaid' | 'treasure'

/** The steps of a turn, for the line that is always in sight. */
export type Phase = 'setUp' | 'income' | 'armies' | 'activations' | 'over'

/** The board's own words: what stands on its buttons, and what it says to those who do not see it. */
export interface Labels {
  readonly seas: Readonly<Record<SeaId, string>>
  readonly prefectures: Readonly<Record<PrefectureId, string>>
  readonly powers: Readonly<Record<BoxId, string>>
  readonly seats: Readonly<Record<SeatId, string>>
  /** As it stands on a piece. */
  readonly armyShort: (id: string) => string
  readonly magisterShort: (id: string) => string
  readonly army: (id: string) => string
  readonly magister: (id: string) => string
  readonly power: (id: string) => string
  /** A province, a box or a sea. */
  readonly placeNamed: (id: string) => string
  readonly group: (id: string) => string
  readonly marks: Readonly<Record<Mark, string>>
  readonly map: string
  readonly zoom: Required<ViewportLabels>
  readonly lookAt: (place: string) => string
  readonly doHere: (place: string) => string
  readonly goHere: (place: string, price: number) => string
  readonly panels: string
  readonly victory: string
  readonly treasury: string
  readonly forces: string
  readonly choose: string
  readonly cancel: string
  readonly close: string
  readonly touchMap: string
  readonly aFort: string
  // The turn
  readonly turn: (n: number, of: number, year: number) => string
  readonly year: (year: number) => string
  readonly phases: Readonly<Record<Phase, string>>
  readonly gold: (n: number) => string
  readonly inTreasury: (n: number) => string
  readonly activations: (done: number, of: number, choose: number, random: number) => string
  readonly choosing: string
  readonly random: string
  readonly held: (prefecture: string, held: number, needed: number, missing: number) => string
  readonly isHeld: string
  readonly stillNeeded: (n: number) => string
  readonly missing: string
  readonly lazica: string
  readonly victoryHint: string
  // Setting out
  readonly settingOut: string
  readonly sendAlone: string
  readonly costsEach: (price: number, gold: number) => string
  readonly sets: (letter: string, least: number, most: number) => string
  readonly mpLeft: (n: number) => string
  // Money
  readonly income: string
  readonly upkeep: string
  readonly ofArmies: string
  readonly ofFrontier: string
  readonly ofFleets: string
  readonly nextTurn: (gold: number) => string
  readonly prices: string
  readonly priceList: readonly (readonly [string, number])[]
  readonly owed: (gold: number) => string
  readonly planner: string
  readonly plannerHint: string
  readonly payAll: string
  readonly payNone: string
  readonly payThese: (gold: number) => string
  readonly leaves: (gold: number) => string
  readonly tooDear: (gold: number) => string
  readonly unpaidLeft: (n: number) => string
  readonly costs: (gold: number, left: number) => string
  // Odds
  readonly percent: (part: number) => string
  readonly odds: (win: string, draw: string, lose: string) => string
  readonly strengths: (attack: number, attackDrm: number, defence: number, defenceDrm: number) => string
  readonly losses: (attack: number, defence: number) => string
  readonly succeeds: (part: string) => string
  readonly ifItDoes: string
  readonly disorders: (part: string) => string
  readonly theyFight: string
  readonly joins: (byzantine: string, neutral: string, barbarian: string) => string
  readonly seaIntercepts: (part: string) => string
  readonly ratings: (letter: string, control: number, battle: number) => string
  readonly noMagister: string
  readonly sp: (n: number) => string
  readonly none: string
  readonly binding: string
}
