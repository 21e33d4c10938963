import {
  asInteger,
  asList,
  asObject,
  asOneOf,
  Fault,
  FLAG,
  idOf,
  type Kind,
  listOf,
  NUMBER,
  type Outcome,
  readFields,
  type Shown,
  type StepKinds,
  showFields,
  stepCodec,
  wordOf,
} from '@iacta/kernel'
import {
  BLOCK_COUNT,
  BLOCK_IDS,
  BORDER_COUNT,
  BORDER_IDS,
  CARD_IDS,
  PLACE_COUNT,
  PLACE_IDS,
  ROAD_COUNT,
  SIDE_IDS,
} from './board.ts'
import { faults } from './invariants.ts'
import { type Contest, changeSide, emptyState, type Frame, NO_BORDER, NO_CARD, put, type State } from './state.ts'

/** States, steps and contests as JSON: ids instead of numbers wherever a person may look. */

const SIDE = idOf(SIDE_IDS)
const SIDE_OR_NONE = idOf(SIDE_IDS, null)
const PLACE = idOf(PLACE_IDS)
const BLOCK = idOf(BLOCK_IDS)
const CARD = idOf(CARD_IDS)
const BORDER_OR_NONE = idOf(BORDER_IDS, NO_BORDER)
const GOD = wordOf(['mars', 'mercury', 'neptune', 'pluto'])
const SIDES = listOf(SIDE)
const PLACES = listOf(PLACE)
const CARDS = listOf(idOf(CARD_IDS, NO_CARD))
const BORDERS = listOf(idOf(BORDER_IDS))

/** What each step remembers. */
const FRAMES: StepKinds<Frame> = {
  game: { at: NUMBER },
  deployment: { ready: NUMBER },
  years: { at: NUMBER },
  year: { at: NUMBER },
  deal: {},
  discards: { chosen: CARDS },
  turns: { at: NUMBER },
  turn: { at: NUMBER },
  cards: { chosen: CARDS },
  commands: { queue: SIDES },
  command: { at: NUMBER, side: SIDE, card: CARD },
  moves: { side: SIDE, points: NUMBER, god: GOD, active: PLACES, guarded: PLACES },
  onward: { block: BLOCK, origin: PLACE, steps: NUMBER },
  crossing: { block: BLOCK, seas: PLACES },
  mainAttacks: { side: SIDE },
  surprise: { side: SIDE },
  levies: { side: SIDE, points: NUMBER },
  jupiter: { side: SIDE },
  defection: { side: SIDE, block: BLOCK },
  vulcan: { side: SIDE },
  battles: {},
  battle: { place: PLACE, round: NUMBER, turn: NUMBER, side: SIDE_OR_NONE, sailed: NUMBER },
  hits: { side: SIDE, left: NUMBER, asking: FLAG },
  regroup: { side: SIDE, place: PLACE },
  winter: { at: NUMBER },
  cleopatraGoesHome: {},
  navisToPort: { queue: SIDES },
  harbours: { side: SIDE },
  winterSupply: { queue: SIDES },
  surplus: { side: SIDE },
  victory: {},
  disbanding: { queue: SIDES },
  disbands: { side: SIDE },
  yearReset: {},
}

const CONTEST: { readonly [K in keyof Contest]: Kind } = {
  place: PLACE,
  attacker: SIDE,
  borders: BORDERS,
  responses: BORDERS,
  main: BORDER_OR_NONE,
  surprise: FLAG,
}

export const { show: showFrame, read: readFrame, written: writtenFrame } = stepCodec<Frame>(FRAMES)

export type { Shown }

export const showContest = (contest: Contest): Shown => showFields(CONTEST, contest)

export const readContest = (json: unknown): Contest => readFields(CONTEST, json, 'a contest') as unknown as Contest

export function encode(s: State): unknown {
  const { count: _, roads, contests, stack, ...rest } = s
  return {
    ...rest,
    // Most roads are empty most of the time.
    roads: Object.fromEntries(roads.flatMap((n, i) => (n > 0 ? [[BORDER_IDS[i], n]] : []))),
    contests: contests.map(showContest),
    stack: stack.map(showFrame),
  }
}

export function decode(json: unknown): State {
  const given = asObject(json, 'a state')
  const list = (key: string, length: number, low: number, high: number): number[] => {
    const values = asList(given[key], `"${key}" of a state`)
    if (values.length !== length)
      throw new Fault(`"${key}" of a state must have ${length} numbers, not ${values.length}`)
    return values.map((v) => asInteger(v, `each number of "${key}"`, low, high))
  }
  const cards = (key: string): [number[], number[]] => {
    const [c, p] = asList(given[key], `"${key}" of a state`)
    const one = (v: unknown): number[] =>
      asList(v, `"${key}"`).map((n) => asInteger(n, `each card of "${key}"`, 0, CARD_IDS.length - 1))
    return [one(c), one(p)]
  }
  const s = emptyState(asOneOf(given.setup, ['historical', 'free'], '"setup" of a state'))
  s.year = asInteger(given.year, '"year" of a state', 1, 5)
  s.turn = asInteger(given.turn, '"turn" of a state', 1, 5)
  s.player1 = asInteger(given.player1, '"player1" of a state', 0, 1) as State['player1']
  const place = list('place', BLOCK_COUNT, 0, PLACE_COUNT + 2)
  const side = list('side', BLOCK_COUNT, 0, 1)
  place.forEach((p, b) => {
    changeSide(s, b as never, side[b] as never)
    put(s, b as never, p as never)
  })
  s.steps = list('steps', BLOCK_COUNT, 0, 4)
  s.moved = list('moved', BLOCK_COUNT, 0, 1)
  s.acted = list('acted', BLOCK_COUNT, 0, 1)
  s.entry = list('entry', BLOCK_COUNT, -1, BORDER_COUNT - 1) as State['entry']
  for (const [id, n] of Object.entries(asObject(given.roads, '"roads" of a state')))
    s.roads[BORDER_IDS.indexOf(asOneOf(id, BORDER_IDS.slice(0, ROAD_COUNT), 'a road'))] = asInteger(
      n,
      `road ${id}`,
      1,
      63,
    )
  s.contests = asList(given.contests, '"contests" of a state').map(readContest)
  s.hands = cards('hands') as State['hands']
  s.played = cards('played') as State['played']
  s.discards = list('discards', 2, -1, CARD_IDS.length - 1) as State['discards']
  s.outcome = given.outcome === null ? null : (asObject(given.outcome, '"outcome" of a state') as unknown as Outcome)
  s.stack = asList(given.stack, '"stack" of a state').map(readFrame)
  const wrong = faults(s)
  if (wrong.length > 0) throw new Fault(`this cannot be a state of the game: ${wrong[0]}`)
  return s
}
