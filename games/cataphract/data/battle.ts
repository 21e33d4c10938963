import type { ChampionId, LeaderId } from './leaders.ts'
import type { PrintedMap } from './map.ts'
import type { Army, Compass, Filter, Nation, Type } from './names.ts'
import type { ClassId } from './units.ts'

/** Units of a class by their numbers: `['byz-thracian-cat', '1-5']`. */
export type Some = readonly [unitClass: ClassId, numbers: string]

/** Units, each in its hex, all facing one way. */
export type Placed = readonly [unitClass: ClassId, numbers: string, hexes: string, facing: Compass]

/** Where units are placed as their player likes. */
export interface Zone {
  readonly units: readonly Some[]
  readonly hexes?: string
  /** Every hex of this height. */
  readonly level?: number
  /** Every hex so far from one, in no column beyond. */
  readonly around?: string
  readonly distance?: number
  readonly mostColumn?: number
  /** With a unit of one of these types. */
  readonly upon?: readonly Type[]
  /** Where they stand if nobody wishes otherwise. */
  readonly usual?: string
  /** Where none is said they may face as they like. */
  readonly facing?: Compass
  readonly hidden?: true
}

export interface Group {
  /** A hex, `in` a zone, `with` a unit, or `anywhere`. */
  readonly leaders: { readonly [L in LeaderId]?: string }
  readonly units: readonly Placed[]
  readonly zones?: Readonly<Record<string, Zone>>
}

/** A line of the command table (4.32). What is not said is as the rules have it: twice the range, a gap of one hex. */
export interface Line {
  readonly of: Filter
  readonly cavalryRange?: number
  readonly cavalryGap?: number
  readonly infantryGap?: number
}

/** 11.2: disciplined, undisciplined, or a battle without that rule. */
export type Discipline = 'disciplined' | 'undisciplined' | 'none'

export interface Side {
  readonly army: Army
  readonly commander: LeaderId
  readonly secondCommander?: LeaderId
  /** Where there are two overall commanders: whom each commands. */
  readonly under?: { readonly [L in LeaderId]?: readonly LeaderId[] }
  readonly discipline: Discipline
  /** The withdrawal level (12.12). */
  readonly level: number
  /** Whither units rout: an edge of the map, or a hex. */
  readonly retreat: string
  readonly replacements: { readonly leader: LeaderId; readonly count: number }
  readonly setUp: Readonly<Record<string, Group>>
  readonly lines: readonly Line[]
  readonly mayCommand: { readonly [L in LeaderId]?: Filter }
}

/** What is special to a battle, each as its scenario has it. */
export interface BattleRules {
  /** 6.4, 11.1. */
  readonly noColumns?: true
  readonly noDismounting?: true
  /** Shifts by the number of units instead of their sizes. */
  readonly noSizes?: true
  /** Subordinates in range need not roll; out of range they roll their initiative. */
  readonly easyLineCommands?: true
  readonly noCavalryWithdrawalFromCavalry?: true
  /** A class that any leader of its army may order as a line, wherever it stands. */
  readonly lineAnywhere?: ClassId
  /** Who may command one type only in any one phase. */
  readonly oneTypeAPhase?: LeaderId
  readonly noHitsForSlopes?: true
  readonly routPoints?: { readonly [C in ClassId]?: number }
  readonly successor?: { readonly of: LeaderId; readonly is: LeaderId }
  readonly loyalty?: { readonly leader: LeaderId; readonly nation: Nation }
  readonly ferocity?: readonly (readonly [Army, Nation])[]
  readonly feigning?: readonly ClassId[]
  readonly feintReaction?: { readonly [C in ClassId]?: number }
  readonly shieldWall: {
    readonly army: Army
    readonly nations?: readonly Nation[]
    readonly notNations?: readonly Nation[]
  }
  readonly champions?: readonly [ChampionId, ChampionId]
  /** Whose charisma may undo a lost challenge. */
  readonly championsUndoneBy?: LeaderId
  readonly firstTurn?: { readonly leaders: readonly LeaderId[]; readonly winnerToo: boolean }
  readonly wind?: {
    readonly towards: 'lower columns'
    readonly lessRange: number
    readonly least: number
    readonly modifier: number
  }
  readonly noReload?: true
  readonly ambush?: { readonly unit: string; readonly leader: LeaderId }
  readonly wall?: { readonly moreRange: number; readonly modifier: number }
  readonly gate?: { readonly hex: string; readonly army: Army; readonly lowers: number }
  /** Classes that only these leaders may command. */
  readonly reservedFor?: { readonly [C in ClassId]?: readonly LeaderId[] }
  readonly lent?: {
    readonly army: Army
    readonly fromTurn: number
    readonly on: readonly number[]
    readonly tq: number
  }
  readonly reluctant?: {
    readonly units: readonly string[]
    readonly leaders: readonly LeaderId[]
    readonly times: number
  }
  readonly reinforcements?: { readonly units: readonly Some[]; readonly on: number; readonly column: number }
  readonly holding?: ClassId
  readonly nearestColumn?: number
  readonly freeSetUp?: { readonly army: Army; readonly fromColumn: number }
  readonly wedge?: {
    readonly leader: LeaderId
    readonly rows: readonly number[]
    readonly least: number
    readonly leaderInRows: number
    readonly leaderMoves: number
  }
}

export interface Battle {
  /** 2.1: a whole sheet for each of the battles against Attila, half of one for each of the others. */
  readonly map: PrintedMap
  readonly sides: readonly [Side, Side]
  readonly rules: BattleRules
}

/** The numbers of a list like `1-4,6,8`. */
export const numbersIn = (list: string): number[] =>
  list.split(',').flatMap((run) => {
    const [first, last = first] = run.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })

/** The hexes of a list like `5104 5106-5108`: a run goes down a column. */
export const hexesIn = (list: string): string[] =>
  list.split(' ').flatMap((run) => {
    const [first, last = first] = run.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, i) => String(first + i))
  })
