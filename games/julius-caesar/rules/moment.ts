import {
  asInteger,
  asList,
  asObject,
  asOneOf,
  become,
  Fault,
  noChance,
  only,
  type PlayContext,
  unheard,
} from '@iacta/kernel'
import { BATTLE_ROUNDS } from '../data/constants.ts'
import { beginBattle, turnOf } from './battle.ts'
import {
  ALL_PLACES,
  CARD_IDS,
  type Card,
  card,
  enemyOf,
  LETTERS,
  PLACE_IDS,
  type Place,
  place,
  SIDE_IDS,
  SIDES,
  type Side,
} from './printed.ts'
import { partsOf, sequence } from './sequence.ts'
import {
  type BattleFrame,
  blocksAt,
  blocksOf,
  type Frame,
  isContested,
  NO_BORDER,
  NO_CARD,
  type State,
} from './state.ts'

/** The moment of play that a position is at. Each step takes the fields that `STEP_FIELDS` gives it. */
export interface Moment {
  readonly step: Step
  readonly side?: string
  readonly at?: string
  /** Move or Levy Points left; the card's if not said. */
  readonly points?: number
  /** Places a Move Point was spent on, and seas that amphibious moves have crossed, in this command. */
  readonly active?: readonly string[]
  readonly guarded?: readonly string[]
  readonly round?: number
  /** In battle: the letter and, with `side`, whose turn it is; from the first turn of the Round if not said. */
  readonly letter?: string
  /** In battle: sides that have retreated a block by sea in this Round. */
  readonly sailed?: readonly string[]
  /** In battle: hits this side is about to take. */
  readonly hitsOn?: string
  readonly hits?: number
  /** Cards chosen already, by one side or both. */
  readonly chosen?: { readonly caesar?: string; readonly pompeius?: string }
  /** Sides that are ready with their deployment. */
  readonly ready?: readonly string[]
}

const STEP_FIELDS = {
  deployment: ['ready'],
  deal: [],
  discards: ['chosen'],
  cards: ['chosen'],
  command: ['side', 'points'],
  moves: ['side', 'points', 'active', 'guarded'],
  levies: ['side', 'points'],
  battles: [],
  battle: ['at', 'round', 'letter', 'side', 'sailed', 'hitsOn', 'hits'],
  regroup: ['side', 'at'],
  winter: [],
  harbours: ['side'],
  surplus: ['side'],
  victory: [],
  disbands: ['side'],
} as const satisfies Record<string, readonly Exclude<keyof Moment, 'step'>[]>

export type Step = keyof typeof STEP_FIELDS
const STEPS = Object.keys(STEP_FIELDS) as Step[]
/** 2.2, 2.3: the Command Phase and the Battle Phase, in which alone battles wait to be fought. */
export const COMMAND_AND_BATTLE: readonly Step[] = ['command', 'moves', 'levies', 'battles', 'battle', 'regroup']

export const sideNamed = (word: unknown, what: string): Side => SIDE_IDS.indexOf(asOneOf(word, SIDE_IDS, what)) as Side
export const placeNamed = (word: unknown, what: string): Place => place(asOneOf(word, PLACE_IDS, what))
export const cardNamed = (word: unknown, what: string): Card => card(asOneOf(word, CARD_IDS, what))

const quiet = unheard(noChance)

/** The step of a moment, whose other fields are all its own. */
export function readStep(json: unknown): Step {
  const { step: name, ...fields } = asObject(json, '"now"')
  const step = asOneOf(name, STEPS, 'the "step" of "now"')
  const known: readonly string[] = STEP_FIELDS[step]
  for (const key of Object.keys(fields))
    if (!known.includes(key))
      throw new Fault(`"now" at "${step}" has no "${key}"; it may have: ${known.join(', ') || 'nothing else'}`)
  return step
}

/**
 * Enters the step asked for, as play would have, and further ones above it; then runs on until somebody is asked.
 * `prepare` is called before that, when all steps stand.
 */
export function begin(s: State, now: Moment, above: readonly Frame[], play: PlayContext, prepare: () => void): void {
  const contested = ALL_PLACES.find((p) => isContested(s, p))
  if (contested !== undefined && !COMMAND_AND_BATTLE.includes(now.step))
    throw new Fault(`both sides stand in ${PLACE_IDS[contested]}, which cannot be at "${now.step}"`)
  enterStep(s, now, above, play)
  s.stack.push(...above)
  prepare()
  sequence.advance(s, play)
}

function enterStep(s: State, now: Moment, above: readonly Frame[], play: PlayContext): void {
  const year: Frame[] = [
    { step: 'game', at: 2 },
    { step: 'years', at: s.year },
  ]
  const turn = (at: number): Frame[] => [
    ...year,
    { step: 'year', at: 3 },
    { step: 'turns', at: s.turn },
    { step: 'turn', at },
  ]
  const winter = (at: number): Frame[] => [...year, { step: 'year', at: 4 }, { step: 'winter', at }]
  switch (now.step) {
    case 'deployment':
      s.stack = [
        { step: 'game', at: 1 },
        { step: 'deployment', ready: sidesIn(now.ready, '"ready"') },
      ]
      break
    case 'deal':
      s.stack = [...year, { step: 'year', at: 1 }, { step: 'deal' }]
      break
    case 'discards':
      s.stack = [...year, { step: 'year', at: 2 }, { step: 'discards', chosen: chosenIn(s, now) }]
      break
    case 'cards':
      s.stack = [...turn(1), { step: 'cards', chosen: chosenIn(s, now) }]
      break
    case 'command':
    case 'moves':
    case 'levies':
      s.stack = turn(2)
      enterCommand(s, now, above, play)
      break
    case 'battles':
      s.stack = [...turn(3), { step: 'battles' }]
      break
    case 'battle':
      s.stack = [...turn(3), { step: 'battles' }]
      enterBattle(s, now)
      break
    case 'regroup':
      s.stack = [...turn(3), { step: 'battles' }, regroupOf(s, now)]
      break
    case 'winter':
      s.stack = winter(0)
      break
    case 'harbours':
      s.stack = [...winter(2), { step: 'navisToPort', queue: sidesFrom(now) }]
      break
    case 'surplus':
      s.stack = [...winter(3), { step: 'winterSupply', queue: sidesFrom(now) }]
      break
    case 'victory':
      s.stack = [...winter(4), { step: 'victory' }]
      break
    case 'disbands':
      s.stack = [...winter(5), { step: 'disbanding', queue: sidesFrom(now) }]
      break
  }
}

const sidesIn = (json: unknown, what: string): number =>
  asList(json ?? [], what).reduce<number>((set, id) => set | only(sideNamed(id, `a side of ${what}`)), 0)

/** Caesar first (8.2), unless it is Pompeius's turn. */
const sidesFrom = ({ side }: Moment): readonly Side[] =>
  side === undefined ? SIDES : SIDES.slice(sideNamed(side, '"side"'))

function chosenIn(s: State, { chosen }: Moment): readonly [Card, Card] {
  const given = asObject(chosen ?? {}, '"chosen"')
  for (const id of Object.keys(given)) asOneOf(id, SIDE_IDS, 'a side of "chosen"')
  const [caesars, pompeiuss] = SIDES.map((side) => {
    const id = SIDE_IDS[side]
    if (given[id] === undefined) return NO_CARD
    const c = cardNamed(given[id], `"chosen" of ${id}`)
    if (!s.hands[side].includes(c)) throw new Fault(`${id} cannot have chosen ${CARD_IDS[c]}: say it in "hands" too`)
    return c
  })
  return [caesars, pompeiuss]
}

/** One side's command: at its start, with its moves to make, with its levies, or inside further steps. */
function enterCommand(s: State, now: Moment, above: readonly Frame[], play: PlayContext): void {
  const side = now.side === undefined ? s.player1 : sideNamed(now.side, '"side"')
  s.stack.push({ step: 'commands', queue: side === s.player1 ? [side, enemyOf(side)] : [side] })
  const paid = (points: number): number => (now.points === undefined ? points : asInteger(now.points, '"points"', 0, 9))
  const top = (): Frame | undefined => s.stack.at(-1)
  sequence.advance(s, now.step === 'command' ? play : quiet)
  let frame = top()
  if (now.step === 'levies' && frame?.step === 'moves') {
    sequence.play(s, side, { do: 'end-moves' }, quiet)
    frame = top()
    if (frame?.step !== 'levies') throw new Fault('this card gives no levies, or a Main Attack is still to be named')
  }
  if (now.step === 'moves' && frame?.step !== 'moves') throw new Fault('this card gives no moves')
  if (frame?.step === 'moves') {
    const places = (ids: unknown, what: string): Place[] =>
      asList(ids ?? [], what).map((id) => placeNamed(id, `a place of ${what}`))
    const active = places(now.active, '"active"')
    become(s, { ...frame, points: paid(frame.points), active, guarded: places(now.guarded, '"guarded"') })
  }
  if (frame?.step === 'levies') become(s, { ...frame, points: paid(frame.points) })
  if (now.step === 'command' && above.length > 0) insideCommand(s, above[0])
}

/** Steps written above a command take the place of the part it would begin with. */
function insideCommand(s: State, first: Frame): void {
  s.stack.pop()
  const frame = s.stack.at(-1)
  if (frame?.step !== 'command') throw new Fault('"steps" stand above a command that has a part to play')
  const part = partsOf(frame).findIndex(({ step }) => step === first.step)
  become(s, { ...frame, at: part < 0 ? 1 : part + 1 })
}

function regroupOf(s: State, now: Moment): Frame {
  const side = sideNamed(now.side, '"side"')
  const at = placeNamed(now.at, '"at"')
  const id = PLACE_IDS[at]
  if (isContested(s, at)) throw new Fault(`the battle in ${id} is not over, so nobody regroups there`)
  if (blocksOf(s, side, at) === 0)
    throw new Fault(`no block of ${SIDE_IDS[side]} stands in ${id}, so none regroups there`)
  return { step: 'regroup', side, place: at }
}

function enterBattle(s: State, now: Moment): void {
  const at = placeNamed(now.at, '"at"')
  if (!isContested(s, at)) throw new Fault(`there is no battle in ${PLACE_IDS[at]}: both sides must stand there`)
  const round = asInteger(now.round ?? 1, '"round"', 1, BATTLE_ROUNDS)
  const acted = s.acted.slice()
  beginBattle(s, at, quiet)
  s.acted = acted
  const frame = s.stack.at(-1)
  if (frame?.step !== 'battle') throw new Error('the battle did not begin')
  if (round > 1) for (const b of blocksAt(s, at)) s.entry[b] = NO_BORDER
  const joined: BattleFrame = { ...frame, round, sailed: sidesIn(now.sailed, '"sailed"') }
  become(s, { ...joined, turn: turnIn(s, joined, now) })
  if (now.hits !== undefined && now.hitsOn === undefined)
    throw new Fault('"hits" need "hitsOn": the side that takes them')
  if (now.hitsOn !== undefined)
    s.stack.push({
      step: 'hits',
      side: sideNamed(now.hitsOn, '"hitsOn"'),
      left: asInteger(now.hits ?? 1, '"hits"', 1, 24),
      asking: false,
    })
}

const TURNS_PER_ROUND = 2 * LETTERS.length

/** 7.2. The turn of a letter and a side among the eight of a Round. */
function turnIn(s: State, frame: BattleFrame, now: Moment): number {
  if (now.letter === undefined && now.side === undefined) return 0
  if (now.letter === undefined || now.side === undefined) throw new Fault('"letter" and "side" of a battle go together')
  const letter = LETTERS.indexOf(asOneOf(now.letter, LETTERS, '"letter"'))
  const side = sideNamed(now.side, '"side"')
  for (let turn = 0; turn < TURNS_PER_ROUND; turn++) {
    const one = turnOf(s, { ...frame, turn })
    if (one.side === side && one.letter === letter) return turn
  }
  throw new Error('a Round has a turn for every letter of both sides')
}
