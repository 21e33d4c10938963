import {
  FLAG,
  type FrameOf,
  frameOf,
  idOf,
  idOrNone,
  listOf,
  numberOf,
  orNull,
  pairOf,
  recordOf,
  type Seat,
  wordOf,
} from '@iacta/kernel'
import { LEADER_IDS, SHIP_IDS } from '../data/fleets.ts'
import { SEAT_IDS } from '../data/table.ts'
import { SPEEDS } from '../data/tables.ts'
import { type Leader, NO_SHIP, type Ship } from './printed.ts'

/** What each step of play remembers. */

export const SIDE = idOf<Seat>(SEAT_IDS)
export const SHIP = idOf<Ship>(SHIP_IDS)
export const SHIP_OR_NONE = idOrNone<Ship>(SHIP_IDS, NO_SHIP)
export const LEADER = idOf<Leader>(LEADER_IDS)

export const HANDS = ['port', 'starboard'] as const
/** A side of a ship, as she lies. */
export type Hand = (typeof HANDS)[number]

/** 7.1: what an activated ship has come to, in its order. */
export const STAGES = ['cut', 'move', 'grapple', 'board'] as const
export type Stage = (typeof STAGES)[number]

const COUNT = numberOf(0, 99)
const OUTLINE = { at: COUNT }

const STEPS = {
  game: OUTLINE,
  battle: {},
  turn: OUTLINE,
  /** A side sets up as it likes (15.1-15.3). */
  setUp: { side: SIDE },
  /** The holder of the initiative says who goes first (5.3). */
  first: { side: SIDE },
  /** A side forms its squadrons, with what it has chosen so far (6.3). */
  command: { side: SIDE, chosen: listOf(recordOf({ ship: SHIP, leader: LEADER })) },
  /** Squadrons in turn (6.4). */
  squadrons: { next: SIDE },
  /** A squadron that is active. */
  squadron: { leader: LEADER, shifted: FLAG, begun: FLAG },
  /** Detached ships in turn (6.5). */
  detached: { next: SIDE, passed: pairOf(FLAG) },
  /** A ship that is active (7.1). */
  ship: {
    ship: SHIP,
    /** Whether it may move and grapple (6.5). */
    able: FLAG,
    stage: wordOf(STAGES),
    speed: orNull(wordOf(SPEEDS)),
    spent: COUNT,
    /** Ahead steps in all, and in a row up to now. */
    aheads: COUNT,
    run: COUNT,
    /** Ahead steps since the last Turn; null before the first. */
    sinceTurn: orNull(COUNT),
    pivots: COUNT,
    backs: COUNT,
    reversed: FLAG,
    /** Its move is over. */
    stopped: FLAG,
    fired: FLAG,
    triedToCut: FLAG,
    /** It has cut its last link, and may only Rest (7.2). */
    cutLoose: FLAG,
    /** Whom it has raked (9.6). */
    raked: listOf(SHIP),
    /** Fatigue to come besides that of its speed (8.4). */
    strain: COUNT,
  },
  /** Fire of opportunity at a ship under way: by whoever may, or by the ship it turns on (10.2). */
  answer: { mover: SHIP, only: SHIP_OR_NONE },
  ram: { ship: SHIP, target: SHIP },
  /** Which oars a fouled ship loses (9.3). */
  fouling: { ship: SHIP },
  /** Whether a ship that has rammed backs off (9.4). */
  backing: { ship: SHIP, target: SHIP },
  /** A grapple out of turn (9.3, 9.5). */
  riposte: { ship: SHIP, at: SHIP },
  rake: { ship: SHIP, target: SHIP, hand: wordOf(HANDS), inPassing: FLAG },
  /** Passing through (9.5), and the oars of the ship that was passed. */
  through: { ship: SHIP, target: SHIP },
  sweep: { ship: SHIP, target: SHIP },
  /** Who joins a boarding (11.4). */
  muster: { target: SHIP, boarders: listOf(SHIP) },
  boarding: { target: SHIP, boarders: listOf(SHIP) },
  /** Marines to be lost among the boarders; then the ship is theirs, or not. */
  losses: { target: SHIP, boarders: listOf(SHIP), left: COUNT, captured: FLAG },
  /** The prize crew (11.5), and a company that changes ships (11.7). */
  prize: { target: SHIP, boarders: listOf(SHIP), moved: COUNT },
  /** Ships that go down, one after the other (13.3). */
  sinking: { queue: listOf(SHIP) },
  /** A leader who gets away, and to whom he may (12.1). */
  escape: { leader: LEADER, ships: listOf(SHIP), roll: numberOf(0, 9) },
  /** 13.1, 13.2, 13.3, ship by ship. */
  spread: {},
  burning: { next: COUNT },
  foundering: {},
  /** 13.4. */
  verdict: {},
}

export const FRAME = frameOf(STEPS)
export type Frame = FrameOf<typeof STEPS>
export type FrameNamed<Name extends Frame['step']> = Extract<Frame, { step: Name }>
