import { asInteger, asList, asObject, asOneOf, asString, Fault, noChance, unheard } from '@iacta/kernel'
import { BATTLE_ROUNDS, TURNS_PER_YEAR, YEARS } from '../data/constants.ts'
import { beginBattle } from './battle.ts'
import {
  ALL_CARDS,
  ALL_PLACES,
  BLOCK_IDS,
  type Block,
  type Border,
  block,
  CARD_IDS,
  type Card,
  card,
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
  ROADS_FROM,
  SEA_WAYS_FROM,
  SIDE_IDS,
  SIDES,
  type Side,
  STRENGTH_PER_STEP,
} from './board.ts'
import { firstPlayer } from './cards.ts'
import { faults } from './invariants.ts'
import { sequence } from './sequence.ts'
import { historicalState } from './setup.ts'
import {
  blocksAt,
  changeSide,
  emptyState,
  FALLEN,
  type Frame,
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
 * when that is not its own (`cleopatra:2 caesar`), and where it came from when it waits for a battle as an
 * attacker or a Reserve (`legio-11:3 from bilbilis`).
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
      /** The place the Main Attack came from; not said: the only border there is. */
      readonly main?: string
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
  /** What is being played; `moves` and `levies` need `side`, battles `at`. */
  readonly now?: {
    readonly step:
      | 'deployment'
      | 'discards'
      | 'cards'
      | 'command'
      | 'moves'
      | 'levies'
      | 'battles'
      | 'battle'
      | 'regroup'
      | 'winter'
      | 'harbours'
      | 'surplus'
      | 'victory'
      | 'disbands'
    readonly side?: string
    readonly at?: string
    /** Move or Levy Points left; the card's if not said. */
    readonly points?: number
    readonly round?: number
    /** In battle: hits this side is about to take. */
    readonly hitsOn?: string
    readonly hits?: number
  }
}

const NOW = [
  'deployment',
  'discards',
  'cards',
  'command',
  'moves',
  'levies',
  'battles',
  'battle',
  'regroup',
  'winter',
  'harbours',
  'surplus',
  'victory',
  'disbands',
] as const
const CONTEST_FIELDS = ['attacker', 'main', 'surprise', 'borders', 'responses'] as const
const NOW_FIELDS = ['step', 'side', 'at', 'points', 'round', 'hitsOn', 'hits'] as const
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
  'player1',
  'now',
] as const

const quiet = unheard(noChance)
const sideNamed = (word: unknown, what: string): Side => SIDE_IDS.indexOf(asOneOf(word, SIDE_IDS, what)) as Side
const placeNamed = (word: unknown, what: string): Place => place(asOneOf(word, PLACE_IDS, what))
const cardNamed = (word: unknown, what: string): Card => card(asOneOf(word, CARD_IDS, what))

/** Builds the state a position describes; throws a `Fault` that says what is wrong with it. */
export function fromPosition(json: unknown): State {
  const given = asObject(json, 'a position')
  for (const key of Object.keys(given)) asOneOf(key, FIELDS, 'a field of a position')
  const position = given as Position
  const scenario = asOneOf(position.scenario ?? 'historical', ['historical', 'free'], 'the scenario')
  const s =
    position.blocks === undefined || position.blocks === 'historical' ? historicalState(scenario) : emptyState(scenario)
  s.year = asInteger(position.year ?? 1, 'the year', 1, YEARS)
  s.turn = asInteger(position.turn ?? 1, 'the turn', 1, TURNS_PER_YEAR)
  placeBlocks(s, position)
  setContests(s, position)
  dealCards(s, position)
  s.player1 = position.player1 ? sideNamed(position.player1, 'player1') : s.player1
  begin(s, position.now ?? { step: 'cards' })
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
  for (const id of asList(position.trophies ?? [], '"trophies"')) {
    const b = block(asOneOf(id, BLOCK_IDS, 'a trophy'))
    if (!isLeader[b]) throw new Fault(`${id} is no leader, so it cannot be a trophy`)
    takeOff(s, b, TROPHY)
  }
  for (const id of asList(position.fallen ?? [], '"fallen"'))
    takeOff(s, block(asOneOf(id, BLOCK_IDS, 'a fallen block')), FALLEN)
  // She is always on the map (7.52).
  const cleopatra = block('cleopatra')
  if (!isOnMap(s, cleopatra)) {
    put(s, cleopatra, place('alexandria'))
    s.steps[cleopatra] = FULL_STEPS[cleopatra]
    const holder = SIDES.find((side) => blocksAt(s, place('alexandria'), side).some((b) => b !== cleopatra))
    if (holder !== undefined) changeSide(s, cleopatra, holder)
  }
}

function stack(s: State, at: Place, words: unknown, named: Set<Block>): void {
  for (const word of asList(words, `the blocks of ${PLACE_IDS[at]}`)) {
    const text = asString(word, `a block of ${PLACE_IDS[at]}`)
    const [head, ...rest] = text.trim().split(/\s+/)
    const [id, strength] = head.split(':')
    const b = block(asOneOf(id, BLOCK_IDS, 'a block'))
    if (named.has(b)) throw new Fault(`${id} is named twice`)
    named.add(b)
    changeSide(s, b, HOME_SIDE[b])
    put(s, b, at)
    s.steps[b] = strength === undefined ? FULL_STEPS[b] : stepsOf(b, strength, text)
    while (rest.length > 0) {
      const next = rest.shift() as string
      if (next === 'moved') s.moved[b] = 1
      else if (next === 'from') s.entry[b] = borderTo(at, rest.shift(), text)
      else changeSide(s, b, sideNamed(next, `"${text}": after the block come "moved", "from" or a side; this`))
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
      contest.main === undefined ? (borders[0] ?? NO_BORDER) : borderTo(at, contest.main, `the battle of ${id}`)
    // An attacker of whom nothing is said came with the Main Attack.
    for (const b of blocksAt(s, at, attacker)) if (s.entry[b] === NO_BORDER) s.entry[b] = main
    setContest(s, {
      place: at,
      attacker,
      main,
      borders: main === NO_BORDER || borders.includes(main) ? borders : [...borders, main],
      responses: [...new Set([...entries(enemyOf(attacker)), ...named(contest.responses)])],
      surprise: contest.surprise ?? false,
    })
  }
}

/** Deals what is not said: cards played before this turn, hands and discards, each card once. */
function dealCards(s: State, position: Position): void {
  const named = SIDES.map((side) => {
    const id = SIDE_IDS[side]
    const one = (which: 'cards' | 'lastCards'): Card | null => {
      const cards = position[which]
      return cards ? cardNamed(cards[id], `the ${which} of ${id}`) : null
    }
    return {
      now: one('cards'),
      last: one('lastCards'),
      hand: asList(position.hands?.[id] ?? [], `the hand of ${id}`).map((c) => cardNamed(c, 'a card in hand')),
    }
  })
  const taken = new Set(named.flatMap(({ now, last, hand }) => [now, last, ...hand].filter((c) => c !== null)))
  // Commands come first in the roster, so what is dealt without being said holds no surprises.
  const spare = ALL_CARDS.filter((c) => !taken.has(c))
  const deal = (): Card => spare.shift() ?? NO_CARD
  const isNow = position.now?.step ?? 'cards'
  if (isNow === 'deployment') return
  const cardsChosen = isNow !== 'cards' && isNow !== 'discards'
  for (const side of SIDES) {
    const { now, last, hand } = named[side]
    if (isNow !== 'discards') {
      for (let turn = 1; turn < s.turn; turn++)
        s.played[side].push(turn === s.turn - 1 && last !== null ? last : deal())
      if (cardsChosen) s.played[side].push(now ?? deal())
      s.discards[side] = deal()
    }
    const size = isNow === 'discards' ? 6 : 5 - s.played[side].length
    if (hand.length > size) throw new Fault(`${SIDE_IDS[side]} can hold no more than ${size} cards now`)
    s.hands[side] = [...hand]
    while (s.hands[side].length < size) s.hands[side].push(deal())
    s.hands[side].sort((a, b) => a - b)
  }
  const [c, p] = s.played.map((cards) => cards[s.turn - 1])
  if (!cardsChosen) return
  if (GOD[c] && GOD[p]) throw new Fault('two Events cancel each other: with these cards there is no command to play')
  if (s.turn === 1 && [c, p].some((one) => GOD[one] === 'apollo'))
    throw new Fault('Apollo cannot be played on the first turn of a Year')
  s.player1 = firstPlayer(c, p)
}

/** The steps that lead to the one asked for, as play would have entered them. */
function begin(s: State, now: NonNullable<Position['now']>): void {
  for (const key of Object.keys(asObject(now, '"now"'))) asOneOf(key, NOW_FIELDS, 'a field of "now"')
  const step = asOneOf(now.step, NOW, 'the step of a position')
  const game: Frame[] = [{ step: 'game', at: 2 }]
  const year: Frame[] = [...game, { step: 'years', at: s.year }]
  const turn = (at: number): Frame[] => [
    ...year,
    { step: 'year', at: 3 },
    { step: 'turns', at: s.turn },
    { step: 'turn', at },
  ]
  const winter = (at: number): Frame[] => [...year, { step: 'year', at: 4 }, { step: 'winter', at }]
  switch (step) {
    case 'deployment':
      s.stack = [
        { step: 'game', at: 1 },
        { step: 'deployment', ready: 0 },
      ]
      break
    case 'discards':
      s.stack = [...year, { step: 'year', at: 2 }, { step: 'discards', chosen: [NO_CARD, NO_CARD] }]
      break
    case 'cards':
      s.stack = [...turn(1), { step: 'cards', chosen: [NO_CARD, NO_CARD] }]
      break
    case 'command':
    case 'moves':
    case 'levies':
      s.stack = turn(2)
      beginCommand(s, step, now)
      break
    case 'battles':
      s.stack = [...turn(3), { step: 'battles' }]
      break
    case 'battle':
      s.stack = [...turn(3), { step: 'battles' }]
      joinBattle(s, now)
      break
    case 'regroup': {
      const at = placeNamed(now.at, '"at"')
      s.stack = [...turn(3), { step: 'battles' }, { step: 'regroup', side: sideNamed(now.side, '"side"'), place: at }]
      break
    }
    case 'winter':
      s.stack = winter(0)
      break
    case 'harbours':
      s.stack = [...winter(2), { step: 'navisToPort', queue: [0, 1] }]
      break
    case 'surplus':
      s.stack = [...winter(3), { step: 'winterSupply', queue: [0, 1] }]
      break
    case 'victory':
      s.stack = [...winter(4), { step: 'victory' }]
      break
    case 'disbands':
      s.stack = [...winter(5), { step: 'disbanding', queue: [0, 1] }]
      break
  }
  sequence.advance(s, quiet)
}

/** Enters one side's command: at its start, with its moves to make, or with its levies. */
function beginCommand(s: State, step: 'command' | 'moves' | 'levies', now: NonNullable<Position['now']>): void {
  const side = now.side === undefined ? s.player1 : sideNamed(now.side, '"side"')
  s.stack.push({ step: 'commands', queue: side === s.player1 ? [side, enemyOf(side)] : [side] })
  const paid = (points: number): number => (now.points === undefined ? points : asInteger(now.points, '"points"', 0, 9))
  const top = (): Frame | undefined => s.stack.at(-1)
  sequence.advance(s, quiet)
  let frame = top()
  if (step === 'levies' && frame?.step === 'moves') {
    sequence.play(s, side, { do: 'end-moves' }, quiet)
    frame = top()
    if (frame?.step !== 'levies') throw new Fault('this card gives no levies, or a Main Attack is still to be named')
  }
  if (step === 'moves' && frame?.step !== 'moves') throw new Fault('this card gives no moves')
  if (frame?.step === 'moves' || frame?.step === 'levies')
    s.stack[s.stack.length - 1] = { ...frame, points: paid(frame.points) }
}

function joinBattle(s: State, now: NonNullable<Position['now']>): void {
  const at = placeNamed(now.at, '"at"')
  if (!isContested(s, at)) throw new Fault(`there is no battle in ${PLACE_IDS[at]}`)
  const round = asInteger(now.round ?? 1, '"round"', 1, BATTLE_ROUNDS)
  beginBattle(s, at, quiet)
  const frame = s.stack.at(-1)
  if (frame?.step !== 'battle') throw new Error('the battle did not begin')
  if (round > 1) for (const b of blocksAt(s, at)) s.entry[b] = NO_BORDER
  s.stack[s.stack.length - 1] = { ...frame, round }
  if (now.hitsOn !== undefined)
    s.stack.push({
      step: 'hits',
      side: sideNamed(now.hitsOn, '"hitsOn"'),
      left: asInteger(now.hits ?? 1, '"hits"', 1, 24),
      asking: false,
    })
}
