import {
  type Chance,
  type Game,
  type GameBrain,
  isWhole,
  type Knowledge,
  type Listed,
  quickChance,
  type Seat,
  spread,
  unheard,
} from '@iacta/kernel'
import { type Budget, Meter, type Signal } from './budget.ts'
import { foresee, isSound, type Reach, wholePlan } from './foresight.ts'

/** How a search goes about it. */
export interface Method {
  /** Plans that are compared at most. */
  readonly plans: number
  /** How far the first plan strays from the brain's judgement: mistakes, for who is to make some. */
  readonly carelessness: number
  /** How far the others stray, so that there is something to compare. */
  readonly daring: number
  /** How far both sides stray while a plan is followed. */
  readonly looseness: number
}

export interface Question<State, Action, View> {
  readonly game: Game<State, Action, View>
  readonly brain: GameBrain<State, Action, View>
  /** All that a search is told: it never sees the state. */
  readonly known: Knowledge<View>
  readonly method: Method
  readonly budget: Budget
  readonly seed: number
  /** How its seat bears itself already (`GameBrain.bearings`). */
  readonly bearing?: string | null
  /** Where several search for the same answer: which of them this is. */
  readonly share?: Share
  readonly signal?: Signal
  /** Milliseconds from some moment on; only asked where the budget is in time. */
  readonly now?: () => number
}

/** One of several who share a search. Each tries the plans in worlds of its own: every `of`-th, from `part` on. */
export interface Share {
  readonly part: number
  readonly of: number
}

/** What was found out about a plan. */
export interface Tried<Action> {
  readonly plan: readonly Action[]
  /** How its seat bears itself from then on; as its brain does by itself where that is not said. */
  readonly bearing?: string | null
  readonly tries: number
  /** Of the chances to win it led to. */
  readonly sum: number
  /** Of what it was better by than the brain's own plan, in the same world with the same luck; and of the squares. */
  readonly ahead: number
  readonly aheadSquares: number
}

export interface Answer<Action> {
  /** What to do now, and after it as long as nobody else acts and nothing is drawn. */
  readonly plan: readonly Action[]
  /** How to bear oneself after it (`GameBrain.bearings`). */
  readonly bearing?: string | null
  /** How likely its seat is to win by it. */
  readonly chance: number
  readonly iterations: number
  /** Every plan that was compared, the brain's own first. */
  readonly tried: readonly Tried<Action>[]
}

/** A plan under comparison, and what came of it so far. */
interface Candidate<Action> extends Tried<Action> {
  tries: number
  sum: number
  squares: number
  ahead: number
  aheadSquares: number
}

/** Worlds kept for use again; others are drawn anew from the same seed. Bounds what a search holds in memory. */
export const WORLDS_KEPT = 64
/** An action asked for among so few is tried in every way; among more, by what the brain comes up with. */
const ALL_TRIED_UP_TO = 12
/** One that leaves something open stands for so many ways to complete it at most. */
const COMPLETIONS = 8
/** So many trials each plan should have before the first are dropped, or it is luck that decides. */
const TRIES_EACH = 8
/** Where many are dropped as alike there are more plans than that for few trials, and fewer for many: so many times their root. */
const PLANS_IF_ALIKE = 2.5
/** With so many standard errors between the best two, and so many tries, more would not change the answer. */
const CLEAR = 4
const TRIES_TO_BE_CLEAR = 16

/**
 * By so many standard errors another plan must be ahead of the brain's own to be taken instead, where the game asks for no
 * more, and in so many trials at least for each of them: of many that are tried a few times, some look good by luck.
 */
const DOUBT = 1
const TRIES_TO_BE_TAKEN = 3
/** New plans made from the best may use this part of what is left, to be tried as often as those that are. */
const FOR_VARIANTS = 0.2

const ALONE: Share = { part: 0, of: 1 }

export const mean = (c: Tried<unknown>): number => (c.tries === 0 ? 0 : c.sum / c.tries)

/** What a plan is sure to be better by than the brain's own, as far as it was tried; below zero if in doubt. */
export function sureLead({ tries, ahead, aheadSquares }: Tried<unknown>, doubt = DOUBT): number {
  if (tries < TRIES_TO_BE_TAKEN * doubt) return Number.NEGATIVE_INFINITY
  const lead = ahead / tries
  const error = Math.sqrt(Math.max(0, aheadSquares / tries - lead * lead) / (tries - 1))
  return lead - doubt * error
}

const untried = <Action>(plan: readonly Action[], bearing: Tried<Action>['bearing'] = null): Candidate<Action> => ({
  plan,
  bearing,
  tries: 0,
  sum: 0,
  squares: 0,
  ahead: 0,
  aheadSquares: 0,
})

/**
 * Compares whole plans over many imagined worlds, each plan in the same worlds with the same luck, and spends what is
 * left of the budget on the better half, again and again. It yields many times in every trial, so that whoever drives
 * it can stop, or let others run; a trial that there is no time to end is forgotten.
 */
export function* search<State, Action, View>(
  question: Question<State, Action, View>,
): Generator<number, Answer<Action>, void> {
  const { game, known, method, signal } = question
  const { seat } = known
  const bearing = question.bearing ?? null
  const brain = borne(question.brain, bearing)
  const meter = new Meter(question.budget, question.now ?? performance.now.bind(performance))
  const chance = quickChance(question.seed)
  const worlds = new Worlds(brain.worlds(known), chance.pick(0x7fffffff))
  const first = worlds.at(0)
  const own = wholePlan(game, brain, first, seat, [], chance, method.carelessness)
  const mine = untried(own, bearing)
  const unthought = (): Answer<Action> => ({
    plan: own,
    bearing,
    chance: brain.evaluate(first, seat),
    iterations: 0,
    tried: [mine],
  })
  if (method.plans < 2) return unthought()
  meter.allow(brain.weight(first, seat))
  const isOver = (): boolean => meter.used() >= 1 || signal?.aborted === true
  const legal = soundActions(game, brain, first, seat)
  const sole = legal.length === 1 && isWhole(legal[0])
  if (sole || isOver()) return unthought()

  const { part, of } = question.share ?? ALONE
  const reach = reachFrom(brain, first)
  /** What came of the brain's own plan, trial by trial: the others are compared with it. */
  const measure: number[] = []
  const dice = chance.pick(0x7fffffff)
  function* attempt(candidate: Candidate<Action>): Generator<number, void, void> {
    const trial = part + of * candidate.tries
    const world = game.clone(worlds.at(trial))
    const following = follow(question, world, candidate, reach, luckOf(dice, trial))
    for (;;) {
      yield meter.used()
      if (isOver()) return
      const { done, value } = following.next()
      if (done) return keep(candidate, value)
    }
  }
  const keep = (candidate: Candidate<Action>, value: number): void => {
    if (candidate === mine) measure.push(value)
    // The brain's own is the first of every round, so it has been tried as often.
    const ahead = value - measure[candidate.tries]
    candidate.ahead += ahead
    candidate.aheadSquares += ahead * ahead
    candidate.tries++
    candidate.sum += value
    candidate.squares += value * value
    meter.count()
  }
  // The first trial shows how many more there will be time for, and so how many plans are worth comparing.
  const before = meter.used()
  yield* attempt(mine)
  const trials = 1 / (meter.used() - before)
  const wanted = brain.alike === undefined ? trials / TRIES_EACH : Math.sqrt(PLANS_IF_ALIKE * trials)
  const room = Math.max(2, Math.min(method.plans, Math.floor(wanted)))
  let alive = [mine]
  const found = new Set([nameOf(mine)])
  for (const candidate of isOver() ? [] : candidatesOf({ ...question, brain }, worlds, mine, room, chance, found)) {
    alive.push(candidate)
    yield meter.used()
    if (isOver()) break
  }
  const tried = [...alive]
  const cuts = Math.ceil(Math.log2(Math.max(2, tried.length)))
  let cut = 1
  while (alive.length > 1 && !isOver()) {
    yield* attempt(fewestTries(alive))
    if (alive.every(({ tries }) => tries === alive[0].tries)) {
      if (brain.alike === mine.tries) alive = alive.filter((c) => c === mine || c.aheadSquares > 0)
      const due = meter.used() >= cut / cuts
      if (due && alive.length > 2) {
        const before = alive.length
        alive = [mine, ...byMean(alive.filter((c) => c !== mine)).slice(0, Math.ceil(before / 2) - 1)]
        const [best] = byMean(alive)
        const left = (meter.iterations * (1 - meter.used())) / meter.used()
        const most = Math.min((before - alive.length) / 2, (FOR_VARIANTS * left) / mine.tries)
        for (const variant of variantsOf(question, worlds, best, Math.floor(most), chance, found)) {
          alive.push(variant)
          tried.push(variant)
          yield meter.used()
        }
        cut++
      }
      if (isClear(alive)) break
    }
  }
  const chosen = best(mine, alive, brain.doubt)
  return {
    plan: chosen.plan,
    bearing: chosen.bearing,
    chance: chosen.tries > 0 ? mean(chosen) : brain.evaluate(first, seat),
    iterations: meter.iterations,
    tried: tried.map(({ squares: _, ...found }) => found),
  }
}

/** A brain as it bears itself. */
const borne = <State, Action, View>(
  brain: GameBrain<State, Action, View>,
  bearing: string | null | undefined,
): GameBrain<State, Action, View> => (bearing ? (brain.inBearing?.(bearing) ?? brain) : brain)

/** What tells a plan from others. */
export const nameOf = ({ plan, bearing }: Pick<Tried<unknown>, 'plan' | 'bearing'>): string =>
  bearing ? `${bearing} ${JSON.stringify(plan)}` : JSON.stringify(plan)

/** How far plans are followed from a world. */
const reachFrom = <State>(brain: GameBrain<State>, world: State): Reach => ({
  since: brain.turnOf(world),
  changes: brain.horizonFrom?.(world) ?? brain.horizon,
  count: brain.countOf?.(world),
  glimpses: brain.glimpses,
})

/** The dice of a trial: the same for every plan. */
const luckOf = (dice: number, trial: number): Chance => quickChance(dice + trial * 7919)

/** The chances to win that a plan led to in so many trials; every plan has the same worlds and luck for the same question. */
export function tryOut<State, Action, View>(
  question: Omit<Question<State, Action, View>, 'budget'>,
  plan: readonly Action[],
  trials: number,
): number[] {
  const { game, brain, known } = question
  const chance = quickChance(question.seed)
  const worlds = new Worlds(brain.worlds(known), chance.pick(0x7fffffff))
  const dice = chance.pick(0x7fffffff)
  const reach = reachFrom(brain, worlds.at(0))
  return Array.from({ length: trials }, (_, trial) => {
    const following = follow(question, game.clone(worlds.at(trial)), { plan }, reach, luckOf(dice, trial))
    for (;;) {
      const { done, value } = following.next()
      if (done) return value
    }
  })
}

/** Plans other than the brain's own, one after the other. */
function* candidatesOf<State, Action, View>(
  { game, brain, known, method }: Question<State, Action, View>,
  worlds: Worlds<State>,
  mine: Candidate<Action>,
  plans: number,
  chance: Chance,
  found: Set<string>,
): Generator<Candidate<Action>, void, void> {
  const { seat } = known
  const { bearing } = mine
  const isNew = (candidate: Candidate<Action>): boolean => isAnother(brain, known, worlds.at(0), candidate, found)
  for (const other of brain.bearings?.(worlds.at(0), seat).slice(0, plans) ?? []) {
    const candidate = untried(wholePlan(game, borne(brain, other), worlds.at(0), seat, [], chance, 0), other)
    if (other !== bearing && isNew(candidate)) yield candidate
  }
  for (const idea of brain.ideas?.(worlds.at(0), seat, plans) ?? []) {
    const candidate = untried(wholePlan(game, brain, worlds.at(0), seat, idea, chance, 0), bearing)
    if (isSound(brain, worlds.at(0), seat, candidate.plan[0]) && isNew(candidate)) yield candidate
  }
  const legal = soundActions(game, brain, worlds.at(0), seat)
  if (legal.length <= ALL_TRIED_UP_TO) {
    const each = Math.max(1, Math.min(COMPLETIONS, Math.floor(plans / legal.length)))
    for (const listed of legal)
      for (const action of spread(listed, each, chance)) {
        const candidate = untried(wholePlan(game, brain, worlds.at(0), seat, [action], chance, 0), bearing)
        if (isNew(candidate)) yield candidate
      }
    if (mine.plan.length === 1 && legal.every(isWhole)) return
  }
  // Some plans may come out alike, so more are made than are wanted.
  for (let i = 1; i < 2 * plans && found.size < plans; i++) {
    // Half of them are the brain's own for another world; the others stray.
    const daring = i % 2 === 0 ? 0 : method.daring
    const candidate = untried(wholePlan(game, brain, worlds.at(i), seat, [], chance, daring), bearing)
    if (isNew(candidate)) yield candidate
  }
}

/** Whether a plan is worth comparing: none like it was found, and it neither takes back what was just done nor wastes anything. */
function isAnother<State, Action, View>(
  brain: GameBrain<State, Action, View>,
  known: Knowledge<View>,
  world: State,
  candidate: Candidate<Action>,
  found: Set<string>,
): boolean {
  const { plan } = candidate
  const isNew = found.size < found.add(nameOf(candidate)).size
  return isNew && !brain.undoes?.(known, plan) && !brain.vain?.(world, known.seat, plan)
}

/** Plans that begin as a good one does and then take another way. */
function* variantsOf<State, Action, View>(
  { game, brain, known, method }: Question<State, Action, View>,
  worlds: Worlds<State>,
  { plan, bearing }: Candidate<Action>,
  most: number,
  chance: Chance,
  found: Set<string>,
): Generator<Candidate<Action>, void, void> {
  const own = borne(brain, bearing)
  if (plan.length < 2) return
  for (let i = 0, made = 0; i < 2 * most && made < most; i++) {
    const kept = plan.slice(0, chance.pick(plan.length))
    const variant = untried(wholePlan(game, own, worlds.at(0), known.seat, kept, chance, method.daring), bearing)
    if (!isAnother(brain, known, worlds.at(0), variant, found)) continue
    made++
    yield variant
  }
}

/** What may be done and is worth comparing: open actions, and whole ones that nothing dominates. */
const soundActions = <State, Action, View>(
  game: Game<State, Action, View>,
  brain: GameBrain<State, Action, View>,
  world: State,
  seat: Seat,
): Listed<Action>[] =>
  game.actions(world, seat).filter((listed) => !isWhole(listed) || isSound(brain, world, seat, listed as Action))

function* follow<State, Action, View>(
  { game, brain, known: { seat }, method }: Omit<Question<State, Action, View>, 'budget'>,
  world: State,
  { plan, bearing }: Pick<Tried<Action>, 'plan' | 'bearing'>,
  reach: Reach,
  chance: Chance,
): Generator<void, number, void> {
  const play = unheard(chance)
  for (const action of plan) game.play(world, seat, action, play)
  return yield* foresee(game, brain, world, seat, reach, chance, method.looseness, borne(brain, bearing))
}

function fewestTries<Action>(alive: readonly Candidate<Action>[]): Candidate<Action> {
  let found = alive[0]
  for (const candidate of alive) if (candidate.tries < found.tries) found = candidate
  return found
}

/** The one most surely ahead of the brain's own; that, where none is. */
export const best = <T extends Tried<unknown>>(mine: T, others: readonly T[], doubt = DOUBT): T =>
  others.reduce((found, other) => (sureLead(other, doubt) > Math.max(0, sureLead(found, doubt)) ? other : found), mine)

/** The best first; of equals the one that was thought of first. */
const byMean = <Action>(alive: readonly Candidate<Action>[]): Candidate<Action>[] =>
  [...alive].sort((a, b) => mean(b) - mean(a))

function isClear<Action>(alive: readonly Candidate<Action>[]): boolean {
  const [best, next] = byMean(alive)
  if (!next || next.tries < TRIES_TO_BE_CLEAR) return false
  const variance = (c: Candidate<Action>): number => Math.max(0, c.squares / c.tries - mean(c) ** 2) / c.tries
  const error = Math.sqrt(variance(best) + variance(next))
  return mean(best) - mean(next) > CLEAR * error && error > 0
}

/** Imagined worlds by number: the same number is the same world, kept or drawn again. */
class Worlds<State> {
  readonly #draw: (chance: Chance) => State
  readonly #seed: number
  readonly #kept: State[] = []

  constructor(draw: (chance: Chance) => State, seed: number) {
    this.#draw = draw
    this.#seed = seed
  }

  at(i: number): State {
    if (i < this.#kept.length) return this.#kept[i]
    const world = this.#draw(quickChance(this.#seed + i * 104_729))
    if (i === this.#kept.length && i < WORLDS_KEPT) this.#kept.push(world)
    return world
  }
}
