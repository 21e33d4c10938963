import { type Knowledge, quickChance } from '@iacta/kernel'
import { ALL_BLOCKS, enemyOf, isSea, type Place, type Side } from '../rules/printed.ts'
import { blocksOf, changeSide, clone, contestAt, POOL, put, type State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { type EventInHand, Ground, type Leg } from './ground.ts'
import { isLastChance } from './last-chance.ts'
import { worldsOf } from './memory.ts'
import type { Tuning } from './tuning.ts'

/** So many worlds an attack is thought of in before it is begun: who goes by one finds the enemy weak somewhere. */
const WORLDS = 12
/**
 * At worse odds, by the mean of them, nobody attacks who has another chance; nor where more than one of them is
 * hopeless. Of 444 attacks of Miles by the mean alone 16 were hopeless in truth, 12 of them among the 31 that were in
 * one world of ten or more.
 */
const FORLORN = 0.25
const HOPELESS = 0.1
const HOPELESS_WORLDS = 1

/** The choices that attacks hang on, and the steps of play each is made in. */
const CHOICES = [['moves', 'onward', 'crossing'], ['cards']] as const
type Steps = (typeof CHOICES)[number]

/** What a seat cannot be sure of at the choice before it; null where no attack hangs on it. */
export function doubtOf(known: Knowledge<View>): Doubt | null {
  const steps = stepsOf(known.view.steps.at(-1)?.step)
  return steps && new Doubt(known, steps)
}

const stepsOf = (step: unknown): Steps | null => CHOICES.find((steps) => steps.some((name) => name === step)) ?? null

/** How attacks would go in several of the worlds a seat could be in. */
export class Doubt {
  readonly #known: Knowledge<View>
  readonly #steps: Steps
  readonly #side: Side
  #worlds: readonly State[] | null = null

  constructor(known: Knowledge<View>, steps: Steps) {
    this.#known = known
    this.#steps = steps
    this.#side = known.seat as Side
  }

  /** Whether a state is one of the choice itself, and not of what may come of it later on. */
  concerns(s: State, side: Side): boolean {
    const { view } = this.#known
    const isNow = side === this.#side && s.year === view.year && s.turn === view.turn
    return isNow && stepsOf(s.stack.at(-1)?.step) === this.#steps
  }

  /** The worlds, each with its side's blocks as they stand in `s`, as they are or as an Event in hand would make them. */
  groundsFrom(s: State, tuning: Tuning, event: EventInHand | null = null): readonly Ground[] {
    this.#worlds ??= this.#imagined()
    return this.#worlds.map((world) => new Ground(this.#with(s, world), tuning, event))
  }

  /** Whether some blocks would attack for nothing, as far as their side can know. */
  isForlorn(s: State, grounds: readonly Ground[], legs: readonly Leg[]): boolean {
    if (!isAttack(s, this.#side, legs[0].to) || isLastChance(s, this.#side)) return false
    const odds = grounds.map((ground) => ground.oddsOf(this.#side, legs))
    return meanOf(odds) < FORLORN || odds.filter((chance) => chance < HOPELESS).length > HOPELESS_WORLDS
  }

  /** What some blocks would gain, by the mean of the worlds. */
  gain(grounds: readonly Ground[], legs: readonly Leg[]): number {
    return meanOf(grounds.map((ground) => ground.gain(this.#side, legs, 0)))
  }

  #imagined(): State[] {
    const draw = worldsOf(this.#known)
    return Array.from({ length: WORLDS }, (_, i) => draw(quickChance(7919 * (i + 1))))
  }

  /** What this side has done since, and the enemy's blocks as they are in another world. */
  #with(s: State, world: State): State {
    const found = clone(s)
    for (const b of ALL_BLOCKS) {
      if (found.side[b] === this.#side && world.side[b] === this.#side) continue
      put(found, b, POOL)
      changeSide(found, b, world.side[b])
      put(found, b, world.place[b])
      found.steps[b] = world.steps[b]
      found.entry[b] = world.entry[b]
    }
    return found
  }
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

/** Whether blocks that go there attack by land. 6.14: to come to the help of one's own is no attack. */
export const isAttack = (s: State, side: Side, to: Place): boolean =>
  !isSea[to] && blocksOf(s, enemyOf(side), to) > 0 && (contestAt(s, to)?.attacker ?? side) === side
