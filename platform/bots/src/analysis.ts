import {
  type Chance,
  type Game,
  type GameBrain,
  type GameRecord,
  type Happening,
  type Outcome,
  quickChance,
  readOptions,
  replay,
  type Seat,
  unheard,
} from '@iacta/kernel'
import { wasAdvised } from './advice.ts'
import { differ, type Expectation, expectationOf } from './expectation.ts'
import { foresee, wholePlan } from './foresight.ts'

/** A game to look back at, with nothing hidden any more. */
export interface Inquiry<State = unknown, Action = unknown, View = unknown, Options = unknown> {
  readonly game: Game<State, Action, View, Options>
  readonly brain: GameBrain<State, Action, View>
  readonly record: GameRecord
  /** How often a moment is played on to the end of its turn, with other luck each time; 0 judges it as it stands. */
  readonly iterations: number
  /** The same seed and iterations give the same answer. */
  readonly seed: number
  /** What seats were advised to do, by `markOf`: who follows advice makes no mistake by it. */
  readonly advised?: ReadonlySet<string>
}

/** How likely each seat is to win. */
export type Chances = readonly number[]

/** The game after so many actions, and how it looks at a glance. */
export interface JudgedMoment {
  readonly at: number
  /** Who acted last, and what was done; null at the set-up, and where the rules were told something. */
  readonly seat: Seat | null
  readonly action: unknown
  readonly happenings: readonly Happening[]
  readonly chances: Chances
}

/**
 * Actions that belong together: one decision, or what follows from decisions until the next. Both ends are judged by
 * how things may stand when the turn is over, so that a decision is measured against what the brain would have done.
 */
export interface Passage {
  /** Its first and its last action, counted from 1. */
  readonly from: number
  readonly to: number
  /** Who acted; null where several did. */
  readonly seat: Seat | null
  readonly before: Chances
  readonly after: Chances
  /** What it changed for each seat: by what was chosen, and by what was drawn. */
  readonly choice: Chances
  readonly luck: Chances
  /** What changed most: a choice, luck, or an end otherwise than by the rules. */
  readonly by: 'choice' | 'luck' | 'conclusion'
  /** Whom it is told of: who chose, or else who gained. */
  readonly of: Seat
  /** The action that tells most of it. */
  readonly telling: number
  /** What the brain would have done where the choice cost something; null where it cost nothing that can be told from chance. */
  readonly better: unknown
  /** All of it was done as it was advised. */
  readonly isAdvised: boolean
  /** False of luck that was never drawn, or that cannot be told from the chance in what is expected: no turning point. */
  readonly isCertain: boolean
}

/** How a game went. */
export interface Course {
  readonly seats: readonly string[]
  readonly moments: readonly JudgedMoment[]
  readonly passages: readonly Passage[]
}

/** A choice that deserves less of a player's thought is no decision, but part of what follows from one. */
const WORTH_A_THOUGHT = 0.2
/** What a decision left to chance is drawn again at least so often, to see what it could expect. */
const DRAWN_AGAIN = 8
/** Less than this turns nothing, and may be mere noise. */
const LEAST_SWING = 0.02
/** A change that no list of turning points leaves out. */
const JUMP = 0.1
/** A choice that seems to cost something is looked at again, with so many times the luck. */
const LOOKED_AT_AGAIN = 3
/** Nobody has won or lost a game that was abandoned. */
const ABANDONED = 'abandoned'

/** A passage as it is found in the record, before it is judged. */
interface Stretch<State> {
  readonly from: number
  readonly turn: number
  readonly isDecision: boolean
  readonly begin: State
  to: number
  seat: Seat | null
  isDrawn: boolean
  isAdvised: boolean
  beforeLast: State
  end: State
}

/**
 * Looks back at a game and judges how it went. It yields many times, each time how much of the work is done, so that
 * whoever drives it can stop, or let others run. Throws a `Fault` where the record breaks.
 */
export function* analyse<State, Action, View, Options>(
  inquiry: Inquiry<State, Action, View, Options>,
): Generator<number, Course, void> {
  const { game, brain, record } = inquiry
  const seats = game.seats(readOptions(game.options, record.options) as Options)
  const moments: JudgedMoment[] = []
  const stretches: Stretch<State>[] = []
  let before: State | null = null
  const advice = inquiry.advised ?? new Set<string>()
  for (const { at, seat, action, happenings, state } of replay(game, record)) {
    const now = game.clone(state)
    if (before !== null && seat !== null) {
      lengthen(inquiry, stretches, at, seat, before, now)
      const last = stretches[stretches.length - 1]
      last.isAdvised &&= wasAdvised(game, advice, before, seat, action as Action)
    }
    if (before !== null && seat === null) stretches.push(fromOutside(brain.turnOf(before), at, before, now))
    moments.push({ at, seat, action, happenings, chances: glance(game, brain, now, seats) })
    before = now
    yield 0
  }
  const passages: Passage[] = []
  let ended: Expectation | null = null
  for (const [i, stretch] of stretches.entries()) {
    // Within a turn one passage begins as the last has ended.
    const known: Expectation | null = stretches[i - 1]?.turn === stretch.turn ? ended : null
    const judging: Generator<void, Judged, void> = judge(
      inquiry,
      seats,
      moments,
      stretch,
      known,
      passages.at(-1)?.after ?? null,
    )
    let step = judging.next()
    for (; !step.done; step = judging.next()) yield i / stretches.length
    passages.push(step.value.passage)
    ended = step.value.end
  }
  const end = conclusion(record, seats, passages.at(-1)?.after ?? moments[0].chances)
  return { seats, moments, passages: end ? [...passages, end] : passages }
}

/** The passages that changed most, in the order in which they were played: so many, and every great change. */
export function turningPoints({ passages }: Course, count: number): Passage[] {
  const turned = passages.filter((passage) => passage.isCertain && swing(passage) >= LEAST_SWING && isSeen(passage))
  const jumps = turned.filter((passage) => swing(passage) >= JUMP).length
  const greatest = turned.toSorted((a, b) => swing(b) - swing(a)).slice(0, Math.max(count, jumps))
  return turned.filter((passage) => greatest.includes(passage))
}

/** Whether it changed anything for whom it is told of, in whole hundredths. */
const isSeen = ({ before, after, of }: Passage): boolean => Math.round(before[of] * 100) !== Math.round(after[of] * 100)

/** The chances along the game, for a chart: where every passage begins and where it ends. */
export const curve = ({ passages, moments }: Course): { readonly at: number; readonly chances: Chances }[] =>
  passages.length === 0
    ? moments.map(({ at, chances }) => ({ at, chances }))
    : passages.flatMap(({ from, to, before, after, by }) => [
        { at: by === 'conclusion' ? to : from - 1, chances: before },
        { at: to, chances: after },
      ])

const swing = ({ before, after }: Passage): number => Math.max(...change(before, after).map(Math.abs))

const change = (before: Chances, after: Chances): number[] => after.map((chance, seat) => chance - before[seat])

/** Adds an action to the last stretch if it belongs there, or begins another. */
function lengthen<State, Action, View, Options>(
  { brain, record }: Inquiry<State, Action, View, Options>,
  stretches: Stretch<State>[],
  at: number,
  seat: Seat,
  before: State,
  end: State,
): void {
  const turn = brain.turnOf(before)
  const isDecision = brain.weight(before, seat) >= WORTH_A_THOUGHT
  const isDrawn = (record.actions[at - 1].draws ?? []).length > 0
  const last = stretches.at(-1)
  if (last?.turn !== turn || last.isDecision !== isDecision || !goesOn(last, seat, isDrawn)) {
    const isAdvised = true
    stretches.push({
      from: at,
      turn,
      isDecision,
      begin: before,
      to: at,
      seat,
      isDrawn,
      isAdvised,
      beforeLast: before,
      end,
    })
    return
  }
  if (last.seat !== seat) last.seat = null
  last.isDrawn ||= isDrawn
  last.to = at
  last.beforeLast = before
  last.end = end
}

/** What the rules were told is nobody's choice. */
const fromOutside = <State>(turn: number, at: number, begin: State, end: State): Stretch<State> => ({
  from: at,
  turn,
  isDecision: false,
  begin,
  to: at,
  seat: null,
  isDrawn: true,
  isAdvised: false,
  beforeLast: begin,
  end,
})

/** One seat goes on until it has left something to chance; from there on all is chance until the next decision. */
const goesOn = ({ isDecision, isDrawn, seat }: Stretch<unknown>, next: Seat, draws: boolean): boolean =>
  isDrawn ? !isDecision : seat === next && (isDecision || !draws)

/** A passage, and what can be expected where it ends. */
interface Judged {
  readonly passage: Passage
  readonly end: Expectation
}

function* judge<State, Action, View, Options>(
  inquiry: Inquiry<State, Action, View, Options>,
  seats: readonly string[],
  moments: readonly JudgedMoment[],
  stretch: Stretch<State>,
  known: Expectation | null,
  ended: Chances | null,
): Generator<void, Judged, void> {
  const { game, brain, iterations, seed } = inquiry
  const { from, to, seat, isDrawn, isDecision, isAdvised, begin, beforeLast, end } = stretch
  const reach = { since: stretch.turn, changes: iterations > 0 ? 1 : 0 }
  /** What may come of a state, after something is done to it with each luck. */
  function* expect(state: State, times: number, first: (world: State, luck: Chance) => void) {
    const samples: Chances[] = []
    for (let i = 0; i < times; i++) {
      const world = game.clone(state)
      const luck = quickChance(seed + i * 7919)
      first(world, luck)
      yield* foresee(game, brain, world, 0, reach, luck, 0)
      samples.push(glance(game, brain, world, seats))
    }
    return expectationOf(samples)
  }
  function* expectedAt(state: State, times = iterations): Generator<void, Expectation, void> {
    if (times === 0 || brain.turnOf(state) !== stretch.turn) return expectationOf([glance(game, brain, state, seats)])
    return yield* expect(state, times, () => undefined)
  }
  const { seat: by, action } = moments[to]
  const draw = (world: State, luck: Chance) => game.play(world, by as Seat, action as Action, unheard(luck))
  /** What could be expected of what was decided, before the dice were cast. */
  const decided = (times: number) =>
    isDrawn ? expect(beforeLast, Math.max(times, DRAWN_AGAIN), draw) : expectedAt(end, times)
  const begun = known ?? (yield* expectedAt(begin))
  const finished = yield* expectedAt(end)
  // One passage begins as the last has ended: what looks otherwise when a turn begins is nobody's choice.
  const before = ended ?? begun.mean
  const after = finished.mean
  const whole = change(before, after)
  let choice: Chances = seats.map(() => 0)
  let expected = finished
  if (isDecision || !isDrawn) {
    if (isDrawn) expected = yield* decided(iterations)
    choice = change(begun.mean, expected.mean)
  }
  // What cannot be told from chance is no merit and no mistake.
  if (isDecision && seat !== null && iterations > 0) {
    const isLoss = choice[seat] <= -LEAST_SWING
    const times = iterations * LOOKED_AT_AGAIN
    const own = isLoss ? yield* expectedAt(begin, times) : begun
    const done = isLoss ? yield* decided(times) : expected
    choice = differ(own, done, seat) ? change(own.mean, done.mean) : seats.map(() => 0)
  }
  const isMistake = isDecision && seat !== null && choice[seat] <= -LEAST_SWING
  if (isMistake && isAdvised) choice = seats.map(() => 0)
  const luck = change(choice, whole)
  const isLuck = Math.max(...luck.map(Math.abs)) > Math.max(...choice.map(Math.abs))
  const of = toldOf(isLuck ? null : seat, before, after)
  const telling = tellingAction(moments, from, to, of, after[of] - before[of])
  const isCertain = !isLuck || (isDrawn && differ(isDecision ? expected : begun, finished, of))
  const hasCost = seat !== null && !isLuck && choice[seat] <= -LEAST_SWING
  const better = hasCost && !isAdvised ? betterAction(inquiry, begin, seat, moments.slice(from, to + 1)) : null
  return {
    passage: {
      from,
      to,
      seat,
      before,
      after,
      choice,
      luck,
      by: isLuck ? 'luck' : 'choice',
      of,
      telling,
      better,
      isAdvised,
      isCertain,
    },
    end: finished,
  }
}

/**
 * What the brain would have done instead, at the first point of the passage where it would have done what was not done
 * from there on; or else what it would have done sooner. Nothing but the last of a passage is drawn, so that it can be
 * played again without luck.
 */
function betterAction<State, Action, View, Options>(
  { game, brain, seed }: Inquiry<State, Action, View, Options>,
  begin: State,
  seat: Seat,
  moments: readonly JudgedMoment[],
): unknown {
  const done = moments.map(({ action }) => JSON.stringify(action))
  const state = game.clone(begin)
  let sooner: unknown = null
  for (const [at, { seat: by, action }] of moments.entries()) {
    if (by === seat) {
      const plan = wholePlan(game, brain, state, seat, [], quickChance(seed), 0)
      const undone = plan.find((each) => !done.includes(JSON.stringify(each), at))
      if (undone !== undefined) return undone
      sooner ??= plan.find((each, i) => JSON.stringify(each) !== done[at + i]) ?? null
    }
    if (at < moments.length - 1 && by !== null) game.play(state, by, action as Action, unheard(quickChance(seed)))
  }
  return sooner
}

/** Whom a passage is told of: who chose, if it changed anything for him; else for whom it changed most. */
function toldOf(seat: Seat | null, before: Chances, after: Chances): Seat {
  if (seat === null) return gainer(before, after)
  const changes = change(before, after).map(Math.abs)
  return changes[seat] >= LEAST_SWING / 2 ? seat : changes.indexOf(Math.max(...changes))
}

/** Who gained most. */
function gainer(before: Chances, after: Chances): Seat {
  const gains = change(before, after)
  return gains.indexOf(Math.max(...gains))
}

/** The action after which things looked most different to a seat, in the direction they went; the last if none did. */
function tellingAction(moments: readonly JudgedMoment[], from: number, to: number, seat: Seat, change: number): number {
  let [telling, most] = [to, 0]
  for (let at = from; at <= to; at++) {
    const gain = (moments[at].chances[seat] - moments[at - 1].chances[seat]) * Math.sign(change)
    if (gain > most) [telling, most] = [at, gain]
  }
  return telling
}

/** How a state looks: certain when the game is over. */
function glance<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  brain: GameBrain<State, Action, View>,
  state: State,
  seats: readonly string[],
): Chances {
  const outcome = game.outcome(state)
  return outcome ? certain(outcome, seats) : seats.map((_, seat) => brain.evaluate(state, seat))
}

/** A draw is as good for one as for another. */
const certain = ({ winners }: Outcome, seats: readonly string[]): Chances =>
  seats.map((_, seat) => (winners.length === 0 ? 1 / seats.length : winners.includes(seat) ? 1 : 0))

/** An end that was not the rules' doing. */
function conclusion(
  { concluded, outcome, actions }: GameRecord,
  seats: readonly string[],
  before: Chances,
): Passage | null {
  if (!concluded || !outcome || outcome.way === ABANDONED) return null
  const after = certain(outcome, seats)
  const [at, none] = [actions.length, seats.map(() => 0)]
  return {
    from: at,
    to: at,
    seat: null,
    before,
    after,
    choice: change(before, after),
    luck: none,
    by: 'conclusion',
    of: gainer(before, after),
    telling: at,
    better: null,
    isAdvised: false,
    isCertain: true,
  }
}
