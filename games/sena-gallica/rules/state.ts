import {
  byId,
  countsOf,
  FLAG,
  following,
  idOrNone,
  type Kind,
  kept,
  listOf,
  marksOf,
  NOBODY,
  numberOf,
  OUTCOME,
  only,
  orNull,
  pairOf,
  recordOf,
  type Seat,
  type SeatSet,
  stateOf,
  type ValuesOf,
  wordOf,
} from '@iacta/kernel'
import { LEADER_IDS, LIGHT_DROMON, SHIP_IDS } from '../data/fleets.ts'
import { FRAME, type FrameNamed, SHIP, SHIP_OR_NONE, SIDE } from './frames.ts'
import {
  type Berth,
  BYZANTINE,
  builtFor,
  type Direction,
  enemyOf,
  GRID,
  HEX_IDS,
  type Hex,
  type Leader,
  NO_LEADER,
  NO_SHIP,
  NONE,
  SHIPS,
  type Ship,
  sternOf,
} from './printed.ts'

export * from './frames.ts'

/** 3.2: what has become of a ship's oars. */
export const OARS = ['sound', 'raked-port', 'raked-starboard', 'half-speed', 'crippled'] as const
export type Oars = (typeof OARS)[number]

/** Why a ship is no longer on the map (14.1). */
export const FATES = ['afloat', 'sunk', 'burnt', 'beached', 'withdrawn'] as const
export type Fate = (typeof FATES)[number]

/** Where a leader is: away with a ship that left the map, or lost (12.1). */
export const LEADER_FATES = ['in-play', 'away', 'lost'] as const

/** What a turn leaves on a ship, until the next begins. */
export const MARKS = [
  'activated',
  /** It has moved at Maximum (11.1). */
  'swift',
  'boarded',
  /** It has had its fire of opportunity (10.2). */
  'answered',
] as const
export type Mark = (typeof MARKS)[number]
const BIT = { activated: 1, swift: 2, boarded: 4, answered: 8 } as const satisfies Readonly<Record<Mark, number>>

/** What a seat may say beforehand, for all to see: see `standing.ts`. */
export const STANDING = ['stop', 'no-fire', 'no-last-fire', 'no-grapple'] as const
export type StandingOrder = (typeof STANDING)[number]

/** A word that is usually the first of them. */
const usually = <const W extends readonly [string, ...string[]]>(words: W): Kind<W[number], W[number]> => ({
  ...wordOf<W[number]>(words),
  blank: words[0],
})

const HEX = idOrNone<Hex>(HEX_IDS, NONE as Hex)
const eachShip =
  <T>(value: T): (() => T[]) =>
  () =>
    SHIP_IDS.map(() => value)

export const layout = stateOf(
  {
    freeSetUp: kept(FLAG, false),
    turn: kept(numberOf(0, 9999), 0),
    /** Who has the initiative, and who goes first by it (5.3). */
    initiative: kept(SIDE, BYZANTINE),
    first: kept(SIDE, BYZANTINE),
    // Ships
    bow: kept(byId(SHIP_IDS, HEX), eachShip(NONE as Hex)),
    heading: kept(countsOf(SHIP_IDS, 5), eachShip(0)),
    marines: kept(countsOf(SHIP_IDS, 99), eachShip<number>(LIGHT_DROMON.marines)),
    fatigue: kept(countsOf(SHIP_IDS, 3), eachShip(0)),
    oars: kept(byId(SHIP_IDS, usually(OARS)), eachShip<Oars>('sound')),
    fire: kept(countsOf(SHIP_IDS, 2), eachShip(0)),
    /** In which turn it was rammed; 0 for never. */
    rammed: kept(countsOf(SHIP_IDS, 9999), eachShip(0)),
    /** It is in the hands of the side it was not built for. */
    taken: kept(byId(SHIP_IDS, FLAG), eachShip(false)),
    /** It is a prize, and no ship of anybody's line (11.6). */
    prize: kept(byId(SHIP_IDS, FLAG), eachShip(false)),
    fate: kept(byId(SHIP_IDS, usually(FATES)), eachShip<Fate>('afloat')),
    marks: kept(byId(SHIP_IDS, marksOf(MARKS)), eachShip(0)),
    squadron: kept(byId(SHIP_IDS, idOrNone<Leader>(LEADER_IDS, NO_LEADER)), eachShip(NO_LEADER)),
    /** 11.2: each between two ships, the one that comes first in the lists first. */
    links: kept(listOf(recordOf({ one: SHIP, other: SHIP })), () => []),
    // Leaders
    aboard: kept(byId(LEADER_IDS, SHIP_OR_NONE), () => LEADER_IDS.map(() => NO_SHIP)),
    leaderFate: kept(byId(LEADER_IDS, usually(LEADER_FATES)), () => LEADER_IDS.map(() => 'in-play' as const)),
    /** Whose squadron has been active in this turn. */
    led: kept(byId(LEADER_IDS, FLAG), () => LEADER_IDS.map(() => false)),
    /** Whether anybody has attacked in this turn, and how many turns before it were quiet (14.4). */
    attacked: kept(FLAG, false),
    quiet: kept(numberOf(0, 9), 0),
    /** Movement points spent so far, by whomever. */
    strokes: kept(numberOf(0, 0xffffff), 0),
    standing: kept(pairOf(marksOf(STANDING)), (): [number, number] => [0, 0]),
    outcome: kept(orNull(OUTCOME), null),
    stack: kept(listOf(FRAME), () => []),
    /** Whose ship lies in each hex. */
    shipIn: following<Ship>(() => HEX_IDS.map(() => NO_SHIP)),
  },
  (s) => {
    for (const ship of SHIPS) if (s.bow[ship] !== NONE) occupy(s, ship, ship)
  },
)
export type State = ValuesOf<typeof layout.fields>
export type Link = State['links'][number]

// Places

export const isOnMap = (s: State, ship: Ship): boolean => s.bow[ship] !== NONE
export const headingOf = (s: State, ship: Ship): Direction => s.heading[ship] as Direction
export const berthOf = (s: State, ship: Ship): Berth => ({ bow: s.bow[ship], heading: headingOf(s, ship) })
/** The stern of a ship that is on the map. */
export const stern = (s: State, ship: Ship): Hex =>
  GRID.neighbour(s.bow[ship], ((s.heading[ship] + 3) % 6) as Direction) as Hex

function occupy(s: State, ship: Ship, by: Ship): void {
  s.shipIn[s.bow[ship]] = by
  const aft = sternOf(berthOf(s, ship))
  if (aft !== NONE) s.shipIn[aft] = by
}

/** Puts a ship where it comes to lie; null takes it off the map. */
export function lay(s: State, ship: Ship, berth: Berth | null): void {
  if (isOnMap(s, ship)) occupy(s, ship, NO_SHIP)
  s.bow[ship] = berth ? berth.bow : (NONE as Hex)
  if (!berth) return
  s.heading[ship] = berth.heading
  occupy(s, ship, ship)
}

// Sides

/** Whose ship it is now: of whoever holds it. */
export const sideOf = (s: State, ship: Ship): Seat => (s.taken[ship] ? enemyOf(builtFor(ship)) : builtFor(ship))
export const areEnemies = (s: State, one: Ship, other: Ship): boolean => sideOf(s, one) !== sideOf(s, other)
/** The ships of a side that are on the map, prizes among them. */
export function shipsOf(s: State, side: Seat): Ship[] {
  const found: Ship[] = []
  for (const ship of SHIPS) if (isOnMap(s, ship) && sideOf(s, ship) === side) found.push(ship)
  return found
}

// Marks of the turn

export const has = (s: State, ship: Ship, mark: Mark): boolean => (s.marks[ship] & BIT[mark]) !== 0
export const mark = (s: State, ship: Ship, word: Mark): void => {
  s.marks[ship] |= BIT[word]
}

// Links (11.2)

export const areLinked = (s: State, one: Ship, other: Ship): boolean =>
  s.links.length > 0 && s.links.some((link) => isBetween(link, one, other))
/** A ship is never tied to itself. */
const isBetween = (link: Link, a: Ship, b: Ship): boolean =>
  (link.one === a && link.other === b) || (link.one === b && link.other === a)
const joins = (link: Link, ship: Ship): boolean => link.one === ship || link.other === ship
export const isGrappled = (s: State, ship: Ship): boolean =>
  s.links.length > 0 && s.links.some((link) => joins(link, ship))
export const linkedTo = (s: State, ship: Ship): Ship[] =>
  s.links.flatMap((link) => (link.one === ship ? [link.other] : link.other === ship ? [link.one] : []))

export function link(s: State, a: Ship, b: Ship): void {
  if (!areLinked(s, a, b)) s.links.push(a < b ? { one: a, other: b } : { one: b, other: a })
}
export function unlink(s: State, a: Ship, b: Ship): void {
  s.links = s.links.filter((one) => !isBetween(one, a, b))
}
export function unlinkAll(s: State, ship: Ship): void {
  if (s.links.length > 0) s.links = s.links.filter((one) => !joins(one, ship))
}

// Leaders

export const leadersOn = (s: State, ship: Ship): Leader[] =>
  s.aboard.flatMap((on, leader) => (on === ship ? [leader as Leader] : []))
export const hasLeader = (s: State, ship: Ship): boolean => s.aboard.includes(ship)

// The ship that is active

/** Changes what the active ship's step remembers, whatever was entered from it. */
export function amend(s: State, changes: Partial<Omit<FrameNamed<'ship'>, 'step' | 'ship'>>): void {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i]
    if (frame.step !== 'ship') continue
    if (changes.spent !== undefined) s.strokes += changes.spent - frame.spent
    s.stack[i] = { ...frame, ...changes }
    return
  }
}

export const isStanding = (s: State, seat: Seat, order: StandingOrder): boolean =>
  (s.standing[seat] & (1 << STANDING.indexOf(order))) !== 0
/** A seat that has said beforehand that it does not want to be asked. */
export const declinesBy = (s: State, seat: Seat, order: StandingOrder): SeatSet =>
  isStanding(s, seat, order) ? only(seat) : NOBODY
