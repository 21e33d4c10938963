import { type Chance, isWhole, quickChance, spread, unheard } from '@iacta/kernel'
import { Meter } from '../budget.ts'
import { type Answer, mean, type Question, type Share, type Tried } from '../search.ts'
import { foresee, wholePlan } from './foresight-0.3.ts'

/** A plan under comparison, and what came of it so far. */
interface Candidate<Action> extends Tried<Action> {
  tries: number
  sum: number
  squares: number
}

/** Worlds kept for use again; others are drawn anew from the same seed. Bounds what a search holds in memory. */
const WORLDS_KEPT = 64
/** An action asked for among so few is tried in every way; among more, by what the brain comes up with. */
const ALL_TRIED_UP_TO = 12
/** One that leaves something open stands for so many ways to complete it at most. */
const COMPLETIONS = 8
/** So many trials each plan should have before the first are dropped, or it is luck that decides. */
const TRIES_EACH = 8
/** With so many standard errors between the best two, and so many tries, more would not change the answer. */
const CLEAR = 4
const TRIES_TO_BE_CLEAR = 16

const ALONE: Share = { part: 0, of: 1 }

/**
 * The search of 0.3, kept as it was: the arena measures others against it. It compares whole plans over many imagined worlds, each plan in the same worlds with the same luck, and spends what is
 * left of the budget on the better half, again and again. It yields many times in every trial, so that whoever drives
 * it can stop, or let others run; a trial that there is no time to end is forgotten.
 */
export function* searchOf03<State, Action, View>(
  question: Question<State, Action, View>,
): Generator<number, Answer<Action>, void> {
  const { game, brain, known, method, signal } = question
  const { seat } = known
  const meter = new Meter(question.budget, question.now ?? performance.now.bind(performance))
  const chance = quickChance(question.seed)
  const worlds = new Worlds(brain.worlds(known), chance.pick(0x7fffffff))
  const first = worlds.at(0)
  const weight = brain.weight(first, seat)
  const own = wholePlan(game, brain, first, seat, [], chance, method.carelessness)
  const legal = game.actions(first, seat)
  const sole = legal.length === 1 && isWhole(legal[0])
  meter.allow(weight)
  const isOver = (): boolean => meter.used() >= 1 || signal?.aborted === true
  const mine: Candidate<Action> = { plan: own, tries: 0, sum: 0, squares: 0, ahead: 0, aheadSquares: 0 }
  if (sole || method.plans < 2 || isOver())
    return { plan: own, chance: brain.evaluate(first, seat), iterations: 0, tried: [mine] }

  const { part, of } = question.share ?? ALONE
  const since = brain.turnOf(first)
  const dice = chance.pick(0x7fffffff)
  function* attempt(candidate: Candidate<Action>): Generator<number, void, void> {
    const trial = part + of * candidate.tries
    const world = game.clone(worlds.at(trial))
    const luck = quickChance(dice + trial * 7919)
    const following = follow(question, world, candidate.plan, since, luck)
    for (;;) {
      yield meter.used()
      if (isOver()) return
      const { done, value } = following.next()
      if (done) return keep(candidate, value)
    }
  }
  const keep = (candidate: Candidate<Action>, value: number): void => {
    candidate.tries++
    candidate.sum += value
    candidate.squares += value * value
    meter.count()
  }
  // The first trial shows how many more there will be time for, and so how many plans are worth comparing.
  const before = meter.used()
  yield* attempt(mine)
  const room = Math.max(2, Math.min(method.plans, Math.floor(1 / (meter.used() - before) / TRIES_EACH)))
  let alive = [mine]
  for (const candidate of isOver() ? [] : candidatesOf(question, worlds, mine, room, chance)) {
    alive.push(candidate)
    yield meter.used()
    if (isOver()) break
  }
  const tried = alive
  const cuts = Math.ceil(Math.log2(Math.max(2, tried.length)))
  let cut = 1
  while (alive.length > 1 && !isOver()) {
    yield* attempt(fewestTries(alive))
    if (alive.every(({ tries }) => tries === alive[0].tries)) {
      const due = meter.used() >= cut / cuts
      if (due && alive.length > 2) {
        alive = [mine, ...byMean(alive.filter((c) => c !== mine)).slice(0, Math.ceil(alive.length / 2) - 1)]
        cut++
      }
      if (isClear(alive)) break
    }
  }
  const chosen = best(mine, alive)
  return {
    plan: chosen.plan,
    chance: chosen.tries > 0 ? mean(chosen) : brain.evaluate(first, seat),
    iterations: meter.iterations,
    tried: tried.map(({ plan, tries, sum }) => ({ plan, tries, sum, ahead: 0, aheadSquares: 0 })),
  }
}

/** Plans other than the brain's own, one after the other. */
function* candidatesOf<State, Action, View>(
  { game, brain, known: { seat }, method }: Question<State, Action, View>,
  worlds: Worlds<State>,
  mine: Candidate<Action>,
  plans: number,
  chance: Chance,
): Generator<Candidate<Action>, void, void> {
  const found = new Set([JSON.stringify(mine.plan)])
  const isNew = (plan: readonly Action[]): boolean => found.size < found.add(JSON.stringify(plan)).size
  const candidate = (plan: readonly Action[]): Candidate<Action> => ({
    plan,
    tries: 0,
    sum: 0,
    squares: 0,
    ahead: 0,
    aheadSquares: 0,
  })
  for (const idea of brain.ideas?.(worlds.at(0), seat, plans) ?? []) {
    const plan = wholePlan(game, brain, worlds.at(0), seat, idea, chance, 0)
    if (isNew(plan)) yield candidate(plan)
  }
  const legal = game.actions(worlds.at(0), seat)
  if (legal.length <= ALL_TRIED_UP_TO) {
    const each = Math.max(1, Math.min(COMPLETIONS, Math.floor(plans / legal.length)))
    for (const listed of legal)
      for (const action of spread(listed, each, chance)) {
        const plan = wholePlan(game, brain, worlds.at(0), seat, [action], chance, 0)
        if (isNew(plan)) yield candidate(plan)
      }
    if (mine.plan.length === 1 && legal.every(isWhole)) return
  }
  // Some plans may come out alike, so more are made than are wanted.
  for (let i = 1; i < 2 * plans && found.size < plans; i++) {
    // Half of them are the brain's own for another world; the others stray.
    const daring = i % 2 === 0 ? 0 : method.daring
    const plan = wholePlan(game, brain, worlds.at(i), seat, [], chance, daring)
    if (isNew(plan)) yield candidate(plan)
  }
}

function* follow<State, Action, View>(
  { game, brain, known: { seat }, method }: Question<State, Action, View>,
  world: State,
  plan: readonly Action[],
  since: number,
  chance: Chance,
): Generator<void, number, void> {
  const play = unheard(chance)
  for (const action of plan) game.play(world, seat, action, play)
  return yield* foresee(game, brain, world, seat, { since, changes: brain.horizon }, chance, method.looseness)
}

function fewestTries<Action>(alive: readonly Candidate<Action>[]): Candidate<Action> {
  let found = alive[0]
  for (const candidate of alive) if (candidate.tries < found.tries) found = candidate
  return found
}

/** The best on the whole; of equals, and of those never tried, the brain's own. */
function best<Action>(mine: Candidate<Action>, alive: readonly Candidate<Action>[]): Candidate<Action> {
  const tried = alive.filter((candidate) => candidate.tries > 0)
  return tried.reduce((found, candidate) => (mean(candidate) > mean(found) ? candidate : found), mine)
}

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
