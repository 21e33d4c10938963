import {
  type Explanation,
  type Game,
  type GameBrain,
  type Knowledge,
  noChance,
  quickChance,
  recalling,
  unheard,
} from '@iacta/kernel'
import type { Circumstances, Level } from './levels.ts'
import { openingFor } from './openings.ts'
import type { Answer, Question } from './search.ts'
import { type Search, think, thinkAside } from './think.ts'

export interface Decision<Action> {
  readonly action: Action
  /**
   * What it means to do after that, as long as nobody else acts and nothing is drawn or revealed: with the action a plan,
   * which tables carry out as one gesture.
   */
  readonly next: readonly Action[]
  /** How likely its seat is to win, as it sees things. */
  readonly chance: number
  /** Trials made for this decision; none where it goes on with a plan. */
  readonly iterations: number
  readonly explanation: Explanation
  /** Whether it would rather give up: it has seen no hope for several turns. */
  readonly resign: boolean
}

/** Below this there is no hope; for so many turns in a row it is time to say so. */
const HOPELESS = 0.02
const TURNS_WITHOUT_HOPE = 4

/** What is left of a plan, and how things must look for it to go on. */
interface Intent<State, Action> {
  readonly plan: readonly Action[]
  readonly chance: number
  readonly explanation: Explanation
  /** One of the worlds it was made for, as far as it is carried out. */
  readonly world: State
}

/**
 * A player at a table: it thinks when a choice comes up, and goes on with what it meant to do as long as everything
 * looks as it should. It is given what its seat knows, never the state.
 */
export class Opponent<State, Action, View> {
  readonly #game: Game<State, Action, View>
  readonly #brain: GameBrain<State, Action, View>
  readonly #level: Level
  #intent: Intent<State, Action> | null = null
  /** How it bears itself (`GameBrain.bearings`), and the turn for which it does. */
  #bearing: { readonly name: string; readonly turn: number } | null = null
  /** The turn in which it last thought, and how many there were since there was hope. */
  #turn: number | null = null
  #turnsWithoutHope = 0

  constructor(game: Game<State, Action, View>, brain: GameBrain<State, Action, View>, level: Level) {
    this.#game = game
    this.#brain = brain
    this.#level = level
  }

  decide(known: Knowledge<View>, circumstances: Circumstances, by?: Search): Decision<Action> {
    return (
      this.#goOn(known) ??
      this.#open(known, circumstances) ??
      this.#settle(known, think(this.#question(known, circumstances), by), circumstances)
    )
  }

  /** The same in a way that leaves room for whatever else is to be done: with pauses, or with the help of others. */
  async decideAside(
    known: Knowledge<View>,
    circumstances: Circumstances,
    thinking: (question: Question<State, Action, View>) => Promise<Answer<Action>> = thinkAside,
  ): Promise<Decision<Action>> {
    const settled = this.#goOn(known) ?? this.#open(known, circumstances)
    if (settled) return settled
    return this.#settle(known, await thinking(this.#question(known, circumstances)), circumstances)
  }

  #question(known: Knowledge<View>, circumstances: Circumstances) {
    const { method, budget } = this.#level
    const brain = recalling(this.#brain, known)
    const bearing = this.bearingAt(known, circumstances.seed)
    return { game: this.#game, brain, known, method, budget, ...(bearing !== null && { bearing }), ...circumstances }
  }

  /** How it bears itself still (`GameBrain.bearings`). */
  bearingAt(known: Knowledge<View>, seed: number): string | null {
    if (this.#bearing === null) return null
    if (this.#brain.turnOf(this.#game.imagine(known, quickChance(seed))) !== this.#bearing.turn) this.#bearing = null
    return this.#bearing?.name ?? null
  }

  /** The next action of the plan, if nothing has come between. */
  #goOn(known: Knowledge<View>): Decision<Action> | null {
    const intent = this.#intent
    if (!intent) return null
    const expected = this.#game.view(intent.world, known.seat)
    if (JSON.stringify(expected) !== JSON.stringify(known.view)) {
      this.#intent = null
      return null
    }
    return this.#carryOut(known, intent, 0, false)
  }

  /** What was found beforehand for one of the first choices, by who compares plans: it spares him the time. */
  #open(known: Knowledge<View>, circumstances: Circumstances): Decision<Action> | null {
    if (this.#level.method.plans < 2) return null
    const opening = openingFor(this.#game, this.#brain, known, quickChance(circumstances.seed))
    return opening && this.#settle(known, { ...opening, iterations: 0 }, circumstances)
  }

  #settle(
    known: Knowledge<View>,
    { plan, bearing, chance, iterations }: Omit<Answer<Action>, 'tried'>,
    { seed, whole }: Circumstances,
  ) {
    const world = this.#game.imagine(known, quickChance(seed))
    this.#bearing = bearing ? { name: bearing, turn: this.#brain.turnOf(world) } : null
    const explanation = this.#brain.explain(world, known.seat, plan)
    this.#lookForHope(this.#brain.turnOf(world), chance)
    return this.#carryOut(known, { plan, chance, explanation, world }, iterations, whole ?? false)
  }

  #carryOut(
    known: Knowledge<View>,
    { plan, chance, explanation, world }: Intent<State, Action>,
    iterations: number,
    whole: boolean,
  ): Decision<Action> {
    const [action, ...rest] = plan
    this.#intent = null
    if (rest.length > 0 && !whole) {
      // Nothing is drawn before the last action of a plan.
      this.#game.play(world, known.seat, action, unheard(noChance))
      this.#intent = { plan: rest, chance, explanation, world }
    }
    return { action, next: rest, chance, iterations, explanation, resign: this.#hasGivenUp() }
  }

  #lookForHope(turn: number, chance: number): void {
    const isNew = this.#turn !== turn
    this.#turn = turn
    if (chance > HOPELESS) this.#turnsWithoutHope = 0
    else if (isNew) this.#turnsWithoutHope++
  }

  #hasGivenUp(): boolean {
    const may = this.#level.resigns && this.#brain.mayResign !== false
    return may && this.#turnsWithoutHope > TURNS_WITHOUT_HOPE
  }
}
