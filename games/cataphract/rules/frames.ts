import {
  FLAG,
  type FrameOf,
  frameOf,
  idOrNone,
  type Kind,
  listOf,
  NUMBER,
  numberOf,
  orNull,
  pairOf,
  recordOf,
  wordOf,
} from '@iacta/kernel'
import { type Facts, type Hex, type Leader, NO_LEADER, NO_UNIT, NOWHERE, type SideIndex, type Unit } from './printed.ts'

/** Why an Orders Phase was begun: in its turn, by momentum, by elite initiative, or for having won a challenge (5.0, 11.85). */
export const PHASES = ['ordinary', 'momentum', 'elite', 'champion'] as const
export type PhaseKind = (typeof PHASES)[number]

/** What a leader gives in an Orders Phase: nothing yet, orders to single units, or to lines (5.21). */
export const MODES = ['open', 'orders', 'lines'] as const
export type Mode = (typeof MODES)[number]

/** The steps of shock, each gone through for all combats before the next (9.1). */
export const SHOCK_STEPS = [
  'charge',
  'charge-routs',
  'charge-advance',
  'casualties',
  'clash',
  'results',
  'collapse',
  'waver',
  'advance',
] as const
export type ShockStep = (typeof SHOCK_STEPS)[number]

export const BINDINGS = ['no', 'leave', 'turn', 'both', 'stop'] as const
/** In this order at each hex entered (85). */
export const REACTIONS = ['escape', 'withdraw', 'turn', 'fire', 'bolt'] as const

/** Fire under orders, which may be answered; in reaction; in answer. */
export const FIRES = ['ordered', 'reaction'] as const
export const FORAY_STAGES = ['path', 'wall', 'turn', 'fire', 'done'] as const
export const WEDGE_STAGES = ['move', 'fire', 'shock'] as const

/** 4.33. */
export const ENTITLEMENTS = ['may-roll', 'yes', 'no'] as const
export type Entitlement = (typeof ENTITLEMENTS)[number]

export const SIDE: Kind<SideIndex, SideIndex> = numberOf<SideIndex>(0, 1)

/** The steps of play, each with its memory; `sequence.ts` says in what order they come. */
export function stepsOf({ unitIds, leaderIds, hexIds }: Facts) {
  const UNIT = idOrNone<Unit>(unitIds, NO_UNIT)
  const LEADER = idOrNone<Leader>(leaderIds, NO_LEADER)
  const HEX = idOrNone<Hex>(hexIds, NOWHERE)
  const UNITS = listOf(UNIT)
  const OUTLINE = { at: NUMBER }
  const COMBAT = recordOf({
    attackers: UNITS,
    defenders: UNITS,
    /** The units that count for column and superiority (9.15). */
    attacker: UNIT,
    defender: UNIT,
    /** Hexes that defenders have left. */
    left: listOf(HEX),
    /** Charisma of the leaders killed in 9.14: the attacker's, the defender's. */
    fallen: pairOf(NUMBER),
    /** The attacker was superior by the unit that counted (9.23). */
    superior: FLAG,
    /** 9.13: it is over. 10.15: it has collapsed already. */
    over: FLAG,
    settled: FLAG,
  })
  return {
    game: OUTLINE,
    /** Bids in rout points, by seat; null until one is made. */
    bids: { bids: pairOf(orNull(NUMBER)) },
    /** Whoever bid more chooses his side. */
    choice: { seat: SIDE, bid: NUMBER },
    /** How many of those who are placed have been. */
    setUp: OUTLINE,
    challenge: {},
    /** A lost challenge may be undone (Taginae). */
    defiance: {},
    /** The winner's first activation (11.85). */
    bonus: { side: SIDE },
    battle: {},
    turn: OUTLINE,
    /** Whose elite overall commanders may still take their elite phases. */
    elite: { queue: listOf(SIDE) },
    eliteChoice: { side: SIDE },
    /** Who goes next among leaders of the same initiative, and which that is; null before it was rolled for. */
    activations: { next: orNull(SIDE), among: NUMBER },
    /** It is a side's turn to activate a leader of the lowest initiative. `tried`: a trump has failed (5.43). */
    activation: { side: SIDE, initiative: NUMBER, tried: FLAG },
    /** A leader tries to go before those whose turn it is (5.41). */
    trump: { leader: LEADER },
    /** A trump or momentum that succeeded, and may be trumped in turn. `instead`: whose turn it was. */
    counter: { leader: LEADER, momentum: FLAG, lines: wordOf(ENTITLEMENTS) },
    /** An Orders Phase: orders, shock, then perhaps momentum (3.0 B, C). */
    phase: {
      at: NUMBER,
      leader: LEADER,
      kind: wordOf(PHASES),
      /** He has trumped, and must do something (5.45). */
      bound: FLAG,
      /** He was held in an enemy's zone before: no momentum (5.26). */
      freed: FLAG,
      /** Whether he may command lines: not before he has rolled, yes, no (4.33). */
      lines: wordOf(ENTITLEMENTS),
    },
    orders: {
      leader: LEADER,
      mode: wordOf(MODES),
      /** Individual Orders spent, or lines commanded. */
      given: NUMBER,
    },
    /** A line under command (4.31): those of it that have not moved yet. `nearer`: one came nearer the enemy (11.3). */
    line: {
      line: NUMBER,
      leader: LEADER,
      units: UNITS,
      moved: UNITS,
      nearer: FLAG,
      /** The wedge out of hand, place by place (CASI-08). */
      places: listOf(UNITS),
      /** Those who were out of the leader's range when he gave the command (UTUS-12). */
      afar: UNITS,
    },
    /** One of the column of reinforcements sets out, having spent so much to enter (TRIC-09). */
    setOut: { unit: UNIT, spent: NUMBER },
    /** A unit under way, with what is left of its allowance. */
    march: {
      unit: UNIT,
      points: NUMBER,
      /** Where it set out, who was nearest then, and how far (11.3). */
      from: HEX,
      nearest: UNITS,
      distance: NUMBER,
      /** Who rides along (4.23). */
      leaders: listOf(LEADER),
      stepped: FLAG,
      turned: FLAG,
      /** In an enemy's zone it may only leave at once, turn, either, or nothing any more (7.23, 7.25). */
      bound: wordOf(BINDINGS),
      /** The hex it came from last, for whoever fires forward (8.11). */
      last: HEX,
      /** Where it is about to step, once those it leaves have fired (8.22). */
      pending: HEX,
      /** It fired as one that stays in its hex (8.11). */
      stays: FLAG,
      /** Enemies who have declined to withdraw from it (6.51). */
      declined: UNITS,
      inLine: FLAG,
      /** The enemies it runs at, out of hand (11.31). */
      toward: UNITS,
    },
    /** Which of a side's lines out of hand runs first; one of them as it runs, and those of it that have not yet (11.31). */
    unruly: { side: SIDE },
    rush: { at: NUMBER, side: SIDE, units: UNITS },
    rushing: { side: SIDE, units: UNITS, places: listOf(UNITS) },
    /** The end of an Orders Phase, and a unit that leaves its column there (6.46). */
    phaseEnd: {},
    reform: { unit: UNIT },
    /** A leader under way. */
    ride: { leader: LEADER, points: NUMBER, stepped: FLAG, free: FLAG },
    /** What others may do because a unit has come to a hex (85): leaders first, then by `REACTIONS`. */
    reactions: { unit: UNIT, stage: wordOf(REACTIONS), asked: UNITS, escaped: listOf(LEADER) },
    reaction: { unit: UNIT, mover: UNIT, what: wordOf([...REACTIONS, 'retire']) },
    withdrawal: {
      unit: UNIT,
      mover: UNIT,
      points: NUMBER,
      stepped: FLAG,
      leaders: listOf(LEADER),
      /** The hex it came from. */
      last: HEX,
      /** With its whole line (6.58). */
      inLine: FLAG,
    },
    /** Which of several feigns first (6.75). */
    decoys: { mover: UNIT, units: UNITS },
    /** A feigned retreat and its way; whether the mover saw where it began (6.73, 6.74). */
    feint: { unit: UNIT, mover: UNIT, path: listOf(HEX), seen: FLAG },
    /** What comes of it: a unit may fire, or go up to the other by a hex and fire or shock. */
    strike: { unit: UNIT, at: UNIT, by: HEX, moved: FLAG, fromHere: FLAG },
    /** Who goes along with a unit in rout (10.25). */
    company: { unit: UNIT },
    escape: { leader: LEADER, mover: UNIT, left: NUMBER },
    /** Fire that was answered, or may be (8.23). */
    answer: { unit: UNIT, at: UNIT },
    /** A unit in rout: how many hexes, or movement points, it still has to go. */
    rout: { unit: UNIT, left: NUMBER, byPoints: FLAG, leaders: listOf(LEADER) },
    /** Who will be in shock with whom, as far as it was said: no target means both in its zone. */
    designation: {
      leader: LEADER,
      told: listOf(recordOf({ unit: UNIT, target: UNIT })),
      /** Who attacks whom across a trench (DARA-22). */
      across: listOf(recordOf({ unit: UNIT, target: UNIT })),
    },
    shock: {
      leader: LEADER,
      combats: listOf(COMBAT),
      stage: wordOf(SHOCK_STEPS),
      at: NUMBER,
      /** Everybody in it, and where each stood when it began. */
      units: UNITS,
      hexes: listOf(HEX),
    },
    /** Which unit of a side counts for the column (9.15). */
    pick: { side: SIDE, combat: NUMBER, what: wordOf(['attacker', 'defender']) },
    advance: { unit: UNIT, hexes: listOf(HEX) },
    /** After an advance it may turn by one vertex (9.22). */
    advanceTurn: { unit: UNIT },
    /** A unit that was rallied may face as it likes (10.27). */
    facing: { unit: UNIT },
    momentum: { leader: LEADER, lines: wordOf(ENTITLEMENTS) },
    /** Routed units move, the side named first before the other. */
    routPhase: { side: SIDE, done: UNITS },
    reload: {},
    /** The second of two fires in reaction (11.4). */
    again: { unit: UNIT, at: UNIT, range: NUMBER },
    /** Whether to form a shield wall before a fire is rolled for (11.71, 86); range 0 is the distance. */
    wall: { unit: UNIT, at: UNIT, moving: FLAG, range: NUMBER, how: wordOf(FIRES) },
    /** After a line has moved and was fired at, it may fire (8.21). */
    volley: { side: SIDE, units: UNITS },
    /** Harassment and dispersal: its way, hex by hex, then what is done about it (8.3). */
    foray: { unit: UNIT, target: UNIT, path: listOf(HEX), stage: wordOf(FORAY_STAGES), asked: UNITS, firing: UNITS },
    /** Whether the horse lures those it harassed after it (8.35). */
    lure: { unit: UNIT, target: UNIT, path: listOf(HEX) },
    /** A commander has fallen for whom another is there (CATA-10). */
    succession: { leader: LEADER },
    /** Somebody is asked what to do about a foray. */
    riposte: { unit: UNIT, what: wordOf(['wall', 'turn', 'fire']) },
    /** Infantry runs after its tormentor (8.34). */
    impetus: { unit: UNIT, after: UNIT, rolled: FLAG },
    /** Odd hits beyond the first, as their owner likes (10.13). */
    spare: { side: SIDE, units: UNITS, left: NUMBER },
    /** Which of several alike go forward (9.23). */
    vanguard: { side: SIDE, units: UNITS, hexes: listOf(HEX), left: NUMBER },
    /** Artillery may fire at those in its reach (11.66). */
    bolt: { unit: UNIT },
    bolts: { side: SIDE, asked: UNITS },
    /** Reinforcements: by which hex they come, then the column as it moves (TRIC-09, 10). */
    arrival: { entered: NUMBER, moved: UNITS },
    /** Hidden set-up (DARA-11). */
    hiding: { side: SIDE },
    /** The wedge: rows of it, and which of them goes on (CASI-09 to 16). */
    wedge: { leader: LEADER, rows: listOf(UNITS), at: NUMBER, stage: wordOf(WEDGE_STAGES) },
    /** A unit of a row goes straight on (CASI-11). */
    surge: { unit: UNIT, points: NUMBER, passed: FLAG },
    /** Its leader goes where he likes afterwards (CASI-15). */
    regain: { leader: LEADER, left: NUMBER },
    lent: {},
    withdrawalPhase: {},
  }
}

export type Frame = FrameOf<ReturnType<typeof stepsOf>>
export type FrameNamed<Name extends Frame['step']> = Extract<Frame, { step: Name }>

export const frameKindOf = (facts: Facts) => frameOf(stepsOf(facts))
export type Combat = FrameNamed<'shock'>['combats'][number]
