import {
  asInteger,
  asList,
  asObject,
  asOneOf,
  asString,
  Fault,
  noChance,
  type PlayContext,
  unheard,
} from '@iacta/kernel'
import { HAND_DEALT, TURNS_PER_YEAR, YEARS } from '../data/constants.ts'
import { firstPlayer } from './cards.ts'
import { faults } from './invariants.ts'
import {
  begin,
  COMMAND_AND_BATTLE,
  cardNamed,
  type Moment,
  placeNamed,
  readStep,
  type Step,
  sideNamed,
} from './moment.ts'
import {
  ALEXANDRIA,
  ALL_CARDS,
  ALL_PLACES,
  BLOCK_COUNT,
  BLOCK_IDS,
  type Block,
  BORDER_IDS,
  type Border,
  block,
  CARD_IDS,
  type Card,
  CLEOPATRA,
  enemyOf,
  FULL_STEPS,
  GOD,
  HOME_SIDE,
  isLeader,
  linkTo,
  PLACE_IDS,
  type Place,
  type PlaceId,
  place,
  ROAD_COUNT,
  ROADS_FROM,
  SEA_WAYS_FROM,
  SIDE_IDS,
  SIDES,
  type Side,
  type SideId,
  STRENGTH_PER_STEP,
} from './printed.ts'
import { historicalState } from './setup.ts'
import {
  blocksAt,
  changeSide,
  deploy,
  emptyState,
  FALLEN,
  FRAME,
  isContested,
  isOnMap,
  NO_BORDER,
  NO_CARD,
  POOL,
  put,
  type State,
  setContest,
  TROPHY,
  takeOff,
} from './state.ts'

/**
 * A position in a few words, for the lab and for tests. Every field may be left out.
 *
 * A block is written `id:strength` (full strength if not said), then, as needed, `moved`, the side it serves
 * when that is not its own (`cleopatra:2 caesar`), where it came from when it waits for a battle as an attacker or a
 * Reserve (`legio-11:3 from bilbilis`), and in battle `acted`, if it has had its turn in this Round.
 */
export interface Position {
  readonly scenario?: 'historical' | 'free'
  /** `historical` (the default), or the blocks of every place; blocks not named wait in their pools. */
  readonly blocks?: 'historical' | { readonly [P in PlaceId]?: readonly string[] }
  /** Replaces what stands in some places. */
  readonly change?: { readonly [P in PlaceId]?: readonly string[] }
  readonly fallen?: readonly string[]
  /** Leaders killed. */
  readonly trophies?: readonly string[]
  readonly year?: number
  readonly turn?: number
  /** Battles waiting: who attacks (needed wherever both sides stand), the Main Attack, a surprise. */
  readonly contests?: {
    readonly [P in PlaceId]?: {
      readonly attacker: string
      /** The place the Main Attack came from; not said: the first border there is. Null: none is named, or none is left. */
      readonly main?: string | null
      readonly surprise?: boolean
      /** Further borders, whose blocks are gone. */
      readonly borders?: readonly string[]
      readonly responses?: readonly string[]
    }
  }
  readonly hands?: { readonly caesar?: readonly string[]; readonly pompeius?: readonly string[] }
  /** This turn's cards. They decide who is Player 1. */
  readonly cards?: { readonly caesar: string; readonly pompeius: string }
  /** The cards of the turn before, for Apollo. */
  readonly lastCards?: { readonly caesar: string; readonly pompeius: string }
  readonly player1?: string
  /** The cards laid aside this Year. */
  readonly discards?: { readonly caesar?: string; readonly pompeius?: string }
  /** The cards of the turns before this one; the last of them are `lastCards`. */
  readonly played?: { readonly caesar?: readonly string[]; readonly pompeius?: readonly string[] }
  /** Blocks that have used each road or strait: in this command, this Round's retreats, or this regroup. */
  readonly roads?: { readonly [border: string]: number }
  /** What is being played: `{"step": "cards"}` if not said. */
  readonly now?: Moment
  /** Steps above that one, as the codec writes them; what they do not say is nothing, none or no. */
  readonly steps?: readonly { readonly step: string; readonly [field: string]: unknown }[]
}

const CONTEST_FIELDS = ['attacker', 'main', 'surprise', 'borders', 'responses'] as const
const FIELDS = [
  'scenario',
  'blocks',
  'change',
  'fallen',
  'trophies',
  'year',
  'turn',
  'contests',
  'hands',
  'cards',
  'lastCards',
  'discards',
  'played',
  'roads',
  'player1',
  'now',
  'steps',
] as const

/** Builds the state a position describes; throws a `Fault` that says what is wrong with it. */
export function fromPosition(json: unknown, play: PlayContext = unheard(noChance)): State {
  const given = asObject(json, 'a position')
  for (const key of Object.keys(given)) asOneOf(key, FIELDS, 'a field of a position')
  const position = given as Position
  const step = readStep(position.now ?? { step: 'cards' })
  const usual = step === 'deployment' ? 'free' : 'historical'
  const scenario = asOneOf(position.scenario ?? usual, ['historical', 'free'], '"scenario"')
  if (step === 'deployment' && scenario !== 'free') throw new Fault('there is a deployment only in the scenario "free"')
  const s =
    position.blocks === undefined || position.blocks === 'historical' ? historicalState(scenario) : emptyState(scenario)
  s.year = asInteger(position.year ?? 1, '"year"', 1, YEARS)
  s.turn = asInteger(position.turn ?? 1, '"turn"', 1, TURNS_PER_YEAR)
  placeBlocks(s, position)
  setContests(s, position)
  dealCards(s, position, step)
  if (position.player1 !== undefined) s.player1 = sideNamed(position.player1, '"player1"')
  begin(s, position.now ?? { step: 'cards' }, asList(position.steps ?? [], '"steps"').map(FRAME.written), play, () =>
    useRoads(s, position.roads),
  )
  const wrong = faults(s)
  if (wrong.length > 0) throw new Fault(`this position cannot be: ${wrong[0]}`)
  return s
}

function placeBlocks(s: State, position: Position): void {
  const here = new Set<Block>()
  const changed = new Set<Block>()
  const stacks = position.blocks === 'historical' ? {} : (position.blocks ?? {})
  for (const [id, words] of Object.entries(asObject(stacks, '"blocks"')))
    stack(s, placeNamed(id, 'a place'), words, here)
  const changes = Object.entries(asObject(position.change ?? {}, '"change"'))
  for (const [id] of changes) for (const b of blocksAt(s, placeNamed(id, 'a place'))) takeOff(s, b, POOL)
  for (const [id, words] of changes) stack(s, place(id as PlaceId), words, changed)
  const standing = new Set([...here, ...changed])
  takeAway(s, position.trophies, 'trophies', TROPHY, standing)
  takeAway(s, position.fallen, 'fallen', FALLEN, standing)
  // She is always on the map (7.52).
  if (isOnMap(s, CLEOPATRA)) return
  deploy(s, CLEOPATRA, ALEXANDRIA)
  const holder = SIDES.find((side) => blocksAt(s, ALEXANDRIA, side).some((b) => b !== CLEOPATRA))
  if (holder !== undefined) changeSide(s, CLEOPATRA, holder)
}

/** Blocks that are gone: to the enemy's trophies if they are leaders, else face up to their pools (7.5). */
function takeAway(s: State, ids: unknown, field: 'trophies' | 'fallen', to: Place, standing: Set<Block>): void {
  for (const id of asList(ids ?? [], `"${field}"`)) {
    const b = block(asOneOf(id, BLOCK_IDS, `a block of "${field}"`))
    if (standing.has(b)) throw new Fault(`${id} is in "${field}", but ${whereabouts(s, b)} too`)
    standing.add(b)
    if (b === CLEOPATRA) throw new Fault(`cleopatra never leaves the map, so she cannot be in "${field}"`)
    if (to === TROPHY && !isLeader[b]) throw new Fault(`${id} is no leader, so it cannot be in "trophies"`)
    if (to === FALLEN && isLeader[b]) throw new Fault(`${id} is a leader, who would be in "trophies", not in "fallen"`)
    takeOff(s, b, to)
  }
}

const whereabouts = (s: State, b: Block): string =>
  isOnMap(s, b) ? `in ${PLACE_IDS[s.place[b]]}` : s.place[b] === TROPHY ? 'in "trophies"' : 'in "fallen"'

function stack(s: State, at: Place, words: unknown, named: Set<Block>): void {
  for (const word of asList(words, `the blocks of ${PLACE_IDS[at]}`)) {
    const text = asString(word, `a block of ${PLACE_IDS[at]}`)
    const [head, ...rest] = text.trim().split(/\s+/)
    const [id, ...strengths] = head.split(':')
    const strength = strengths.length === 0 ? undefined : strengths.join(':')
    const b = block(asOneOf(id, BLOCK_IDS, 'a block'))
    if (named.has(b)) throw new Fault(`${id} is named twice`)
    named.add(b)
    changeSide(s, b, HOME_SIDE[b])
    put(s, b, at)
    s.steps[b] = strength === undefined ? FULL_STEPS[b] : stepsOf(b, strength, text)
    while (rest.length > 0) {
      const next = rest.shift() as string
      if (next === 'moved') s.moved[b] = 1
      else if (next === 'acted') s.acted[b] = 1
      else if (next === 'from') s.entry[b] = borderTo(at, rest.shift(), text)
      else changeSide(s, b, sideNamed(next, `"${text}": after the block come "moved", "acted", "from" or a side; this`))
    }
  }
}

function stepsOf(b: Block, strength: string, text: string): number {
  const steps = Number(strength) / STRENGTH_PER_STEP[b]
  if (!Number.isInteger(steps) || steps < 1 || steps > FULL_STEPS[b])
    throw new Fault(`"${text}": ${BLOCK_IDS[b]} cannot have strength ${strength}`)
  return steps
}

function borderTo(at: Place, from: unknown, text: string): Border {
  const other = placeNamed(from, `"${text}": the place it came from`)
  const link = linkTo(ROADS_FROM[at], other) ?? linkTo(SEA_WAYS_FROM[at], other)
  if (!link) throw new Fault(`"${text}": ${PLACE_IDS[other]} and ${PLACE_IDS[at]} do not touch`)
  return link.border
}

function setContests(s: State, position: Position): void {
  const said = asObject(position.contests ?? {}, '"contests"') as NonNullable<Position['contests']>
  for (const [id, contest] of Object.entries(said)) {
    const at = placeNamed(id, 'a contested place')
    if (!isContested(s, at)) throw new Fault(`there is no contest in ${id}: both sides must stand there`)
    for (const key of Object.keys(asObject(contest, `the contest of ${id}`)))
      asOneOf(key, CONTEST_FIELDS, 'a field of a contest')
  }
  for (const at of ALL_PLACES) {
    if (!isContested(s, at)) continue
    const id = PLACE_IDS[at]
    const contest = said[id]
    if (!contest) throw new Fault(`both sides stand in ${id}: "contests" must say who attacks there`)
    const attacker = sideNamed(contest.attacker, `the attacker of ${id}`)
    const entries = (side: Side): Border[] =>
      blocksAt(s, at, side).flatMap((b) => (s.entry[b] === NO_BORDER ? [] : [s.entry[b]]))
    const named = (ids: unknown = []): Border[] =>
      asList(ids, `the borders of ${id}`).map((from) => borderTo(at, from, `the battle of ${id}`))
    const borders = [...new Set([...entries(attacker), ...named(contest.borders)])]
    const main =
      contest.main === undefined
        ? (borders[0] ?? NO_BORDER)
        : contest.main === null
          ? NO_BORDER
          : borderTo(at, contest.main, `the battle of ${id}`)
    // An attacker of whom nothing is said came with the Main Attack.
    for (const b of blocksAt(s, at, attacker)) if (s.entry[b] === NO_BORDER) s.entry[b] = main
    setContest(s, {
      place: at,
      attacker,
      main,
      borders: main === NO_BORDER || borders.includes(main) ? borders : [...borders, main],
      responses: [...new Set([...entries(enemyOf(attacker)), ...named(contest.responses)])],
      surprise: asFlag(contest.surprise ?? false, `the surprise of ${id}`),
    })
  }
}

/** Deals what is not said: cards played before this turn, hands and discards, each card once. */
function dealCards(s: State, position: Position, step: Step): void {
  const taken = new Set<Card>()
  const take = (id: unknown, what: string): Card => {
    const c = cardNamed(id, what)
    if (taken.has(c)) throw new Fault(`${CARD_IDS[c]} is named twice among the cards`)
    taken.add(c)
    return c
  }
  const isTurned = !BEFORE_THE_TURN.includes(step)
  if (position.cards !== undefined && !isTurned)
    throw new Fault(`"cards" are those of this turn, and at "${step}" they are not yet turned`)
  if (position.lastCards !== undefined && s.turn === 1)
    throw new Fault('"lastCards" are those of the turn before, and there is none before turn 1')
  for (const field of CARD_FIELDS)
    for (const id of Object.keys(asObject(position[field] ?? {}, `"${field}"`)))
      asOneOf(id, SIDE_IDS, `a side of "${field}"`)
  const named = SIDES.map((side) => namedCards(position, SIDE_IDS[side], take))
  // Commands come first in the roster, so what is dealt without being said holds no surprises.
  const spare = ALL_CARDS.filter((c) => !taken.has(c))
  const deal = (): Card => spare.shift() ?? NO_CARD
  if (step === 'deployment' || step === 'deal') return
  for (const side of SIDES) {
    const { now, last, played, discard, hand } = named[side]
    const id = SIDE_IDS[side]
    if (step !== 'discards') {
      const before = last === null ? s.turn - 1 : s.turn - 2
      if (played.length > before) throw new Fault(`"played" of ${id} has more cards than there were turns`)
      s.played[side].push(...played)
      while (s.played[side].length < before) s.played[side].push(deal())
      if (last !== null) s.played[side].push(last)
      if (isTurned) s.played[side].push(now ?? deal())
      s.discards[side] = discard ?? deal()
    }
    const size = step === 'discards' ? HAND_DEALT : HAND_DEALT - 1 - s.played[side].length
    if (hand.length > size) throw new Fault(`${id} can hold no more than ${size} cards now`)
    s.hands[side] = [...hand]
    while (s.hands[side].length < size) s.hands[side].push(deal())
    s.hands[side].sort((a, b) => a - b)
  }
  if (isTurned) turnCards(s, step)
}

const CARD_FIELDS = ['cards', 'lastCards', 'hands', 'played', 'discards'] as const

/** Steps at which the cards of the turn are not on the table. */
const BEFORE_THE_TURN: readonly Step[] = ['deployment', 'deal', 'discards', 'cards']

const asFlag = (value: unknown, what: string): boolean => {
  if (typeof value !== 'boolean') throw new Fault(`${what} must be true or false`)
  return value
}

function namedCards(position: Position, id: SideId, take: (id: unknown, what: string) => Card) {
  const one = (field: 'cards' | 'lastCards' | 'discards'): Card | null => {
    const cards = position[field] === undefined ? {} : asObject(position[field], `"${field}"`)
    if (field !== 'discards' && position[field] !== undefined && cards[id] === undefined)
      throw new Fault(`"${field}" must have a card for ${id}`)
    return cards[id] === undefined ? null : take(cards[id], `"${field}" of ${id}`)
  }
  const several = (field: 'hands' | 'played'): Card[] => {
    const cards = asObject(position[field] ?? {}, `"${field}"`)
    return asList(cards[id] ?? [], `"${field}" of ${id}`).map((c) => take(c, `a card in "${field}" of ${id}`))
  }
  return {
    now: one('cards'),
    last: one('lastCards'),
    discard: one('discards'),
    played: several('played'),
    hand: several('hands'),
  }
}

function turnCards(s: State, step: Step): void {
  const [c, p] = s.played.map((cards) => cards[s.turn - 1])
  // 2.1: in Winter a turn that two Events have cancelled may lie behind.
  if (GOD[c] && GOD[p] && COMMAND_AND_BATTLE.includes(step))
    throw new Fault('two Events cancel each other: with these "cards" there is no command to play')
  if (s.turn === 1 && [c, p].some((one) => GOD[one] === 'apollo'))
    throw new Fault('Apollo cannot be among the "cards" on the first turn of a Year')
  s.player1 = firstPlayer(c, p)
}

function useRoads(s: State, json: unknown): void {
  for (const [id, n] of Object.entries(asObject(json ?? {}, '"roads"'))) {
    const road = BORDER_IDS.indexOf(asOneOf(id, BORDER_IDS.slice(0, ROAD_COUNT), 'a road of "roads"'))
    s.roads[road] = asInteger(n, `"${id}" of "roads"`, 0, BLOCK_COUNT)
  }
}
