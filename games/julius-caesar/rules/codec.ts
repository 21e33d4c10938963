import { asInteger, asList, asObject, asOneOf, Fault, type Outcome } from '@iacta/kernel'
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
import { type Contest, changeSide, emptyState, type Frame, put, type State } from './state.ts'

/** States, steps and contests as JSON: ids instead of numbers wherever a person may look. */

type Field =
  | 'number'
  | 'flag'
  | 'god'
  | 'side'
  | 'side?'
  | 'place'
  | 'places'
  | 'block'
  | 'card'
  | 'sides'
  | 'cards'
  | 'border?'
  | 'borders'

/** What each step remembers. */
const FRAMES: {
  readonly [Name in Frame['step']]: { readonly [K in Exclude<keyof Extract<Frame, { step: Name }>, 'step'>]: Field }
} = {
  game: { at: 'number' },
  deployment: { ready: 'number' },
  years: { at: 'number' },
  year: { at: 'number' },
  deal: {},
  discards: { chosen: 'cards' },
  turns: { at: 'number' },
  turn: { at: 'number' },
  cards: { chosen: 'cards' },
  commands: { queue: 'sides' },
  command: { at: 'number', side: 'side', card: 'card' },
  moves: { side: 'side', points: 'number', god: 'god', active: 'places', guarded: 'places' },
  onward: { block: 'block', origin: 'place', steps: 'number' },
  crossing: { block: 'block', seas: 'places' },
  mainAttacks: { side: 'side' },
  surprise: { side: 'side' },
  levies: { side: 'side', points: 'number' },
  jupiter: { side: 'side' },
  defection: { side: 'side', block: 'block' },
  vulcan: { side: 'side' },
  battles: {},
  battle: { place: 'place', round: 'number', turn: 'number', side: 'side?', sailed: 'number' },
  hits: { side: 'side', left: 'number', asking: 'flag' },
  regroup: { side: 'side', place: 'place' },
  winter: { at: 'number' },
  cleopatraGoesHome: {},
  navisToPort: { queue: 'sides' },
  harbours: { side: 'side' },
  winterSupply: { queue: 'sides' },
  surplus: { side: 'side' },
  victory: {},
  disbanding: { queue: 'sides' },
  disbands: { side: 'side' },
  yearReset: {},
}

const CONTEST: { readonly [K in keyof Contest]: Field } = {
  place: 'place',
  attacker: 'side',
  borders: 'borders',
  responses: 'borders',
  main: 'border?',
  surprise: 'flag',
}

const GODS = ['mars', 'mercury', 'neptune', 'pluto'] as const
const STEP_NAMES = Object.keys(FRAMES) as Frame['step'][]

export type Shown = Readonly<Record<string, unknown>>

function showField(kind: Field, value: unknown): unknown {
  const named = (ids: readonly string[], n: unknown): string | null => ids[n as number] ?? null
  const list = (ids: readonly string[]): unknown => (value as number[]).map((n) => named(ids, n))
  switch (kind) {
    case 'number':
    case 'flag':
    case 'god':
      return value
    case 'side':
    case 'side?':
      return named(SIDE_IDS, value)
    case 'place':
      return named(PLACE_IDS, value)
    case 'block':
      return named(BLOCK_IDS, value)
    case 'card':
      return named(CARD_IDS, value)
    case 'border?':
      return named(BORDER_IDS, value)
    case 'places':
      return list(PLACE_IDS)
    case 'sides':
      return list(SIDE_IDS)
    case 'cards':
      return list(CARD_IDS)
    case 'borders':
      return list(BORDER_IDS)
  }
}

function readField(kind: Field, value: unknown, what: string): unknown {
  const index = (ids: readonly string[], v: unknown): number => ids.indexOf(asOneOf(v, ids, what))
  const orNone = (ids: readonly string[], v: unknown, none: number | null): number | null =>
    v === null ? none : index(ids, v)
  switch (kind) {
    case 'number':
      return asInteger(value, what, 0, 0xffff)
    case 'flag':
      if (typeof value !== 'boolean') throw new Fault(`${what} must be true or false`)
      return value
    case 'god':
      return value === null ? null : asOneOf(value, GODS, what)
    case 'side':
      return index(SIDE_IDS, value)
    case 'side?':
      return orNone(SIDE_IDS, value, null)
    case 'place':
      return index(PLACE_IDS, value)
    case 'block':
      return index(BLOCK_IDS, value)
    case 'card':
      return index(CARD_IDS, value)
    case 'border?':
      return orNone(BORDER_IDS, value, -1)
    case 'places':
      return asList(value, what).map((v) => index(PLACE_IDS, v))
    case 'sides':
      return asList(value, what).map((v) => index(SIDE_IDS, v))
    case 'cards':
      return asList(value, what).map((v) => orNone(CARD_IDS, v, -1))
    case 'borders':
      return asList(value, what).map((v) => index(BORDER_IDS, v))
  }
}

function show(fields: Readonly<Record<string, Field>>, from: object, shown: Record<string, unknown> = {}): Shown {
  for (const key in fields) shown[key] = showField(fields[key], (from as Record<string, unknown>)[key])
  return shown
}

function read(fields: Readonly<Record<string, Field>>, json: Record<string, unknown>, what: string): object {
  return Object.fromEntries(
    Object.entries(fields).map(([key, kind]) => [key, readField(kind, json[key], `"${key}" of ${what}`)]),
  )
}

export const showFrame = (frame: Frame): Shown => show(FRAMES[frame.step], frame, { step: frame.step })

export function readFrame(json: unknown): Frame {
  const given = asObject(json, 'a step')
  const step = asOneOf(given.step, STEP_NAMES, 'the name of a step')
  return { step, ...read(FRAMES[step], given, `step "${step}"`) } as Frame
}

export const showContest = (contest: Contest): Shown => show(CONTEST, contest)

export const readContest = (json: unknown): Contest =>
  read(CONTEST, asObject(json, 'a contest'), 'a contest') as Contest

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
