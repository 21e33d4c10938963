import type {
  AdvisedStep,
  advisedSteps,
  Circumstances,
  Decision,
  levelNamed,
  markOf,
  Opponent,
  Signal,
} from '@iacta/bots'
import {
  type Chance,
  type Game,
  type GameBrain,
  inManner,
  type Knowledge,
  type MannerId,
  type Seat,
} from '@iacta/kernel'
import type { SearchHelpers, Sharing } from './search-helpers.ts'
import type { BotTurn } from './worker-table.ts'

/** What it takes to play a game: what is good in it, and how to think about it. */
export interface Thinking {
  readonly brain: GameBrain
  readonly bots: Sharing & {
    readonly Opponent: typeof Opponent
    readonly levelNamed: typeof levelNamed
    readonly advisedSteps: typeof advisedSteps
    readonly markOf: typeof markOf
  }
}

/** A plan that somebody is advised to carry out, from here on. */
export interface Hint {
  readonly steps: readonly AdvisedStep<unknown>[]
  /** So many of its steps are done. */
  readonly done: number
}

type Player = Opponent<unknown, unknown, unknown>

/** Whoever asks for a hint is told what this level would do. */
const ADVISER = 'centurio'

/** What a level that searches is given for an answer to what somebody else did, in milliseconds, and of that its part. */
const ANSWER_TIME = 1000

/** Larger than any seed has to be. */
const SEEDS = 0x7fffffff

/** Who plays the computer's seats, and who gives hints. Each is told what its seat knows, and nothing else. */
export class Computers {
  readonly #thinking: (game: string) => Promise<Thinking>
  readonly #chance: Chance
  readonly #helpers: SearchHelpers
  /** By table and seat: a player goes on with what it had in mind. */
  readonly #players = new Map<string, Map<Seat, Player>>()
  /** What was last advised, at which table and to whom. */
  #advice: { readonly of: string; readonly seat: Seat; readonly steps: readonly AdvisedStep<unknown>[] } | null = null
  #advising: AbortController | null = null

  constructor(thinking: (game: string) => Promise<Thinking>, chance: Chance, helpers: SearchHelpers) {
    this.#thinking = thinking
    this.#chance = chance
    this.#helpers = helpers
  }

  /** Thinks with pauses for everything else; null if it was told to stop. */
  async decide(table: string, game: Game, turn: BotTurn, stop: Signal): Promise<Decision<unknown> | null> {
    const players = this.#players.get(table) ?? new Map<Seat, Player>()
    this.#players.set(table, players)
    const player = players.get(turn.seat) ?? (await this.#player(game, turn.level, turn.manner))
    players.set(turn.seat, player)
    // An answer is never worth so much thought that it would show.
    const budget = turn.window === null ? {} : { budget: { milliseconds: ANSWER_TIME } }
    return this.#ask(game, player, turn.known, stop, { ...budget, whole: true })
  }

  /** Nobody is at the table any more. */
  forget(table: string): void {
    this.#players.delete(table)
  }

  /**
   * What a good player would do in this seat's place; null if it was told to stop, or asked something else since. As long
   * as everything looks as the plan that was last advised expects, it goes on with that.
   */
  async advise(of: string, game: Game, known: Knowledge<unknown>): Promise<Hint | null> {
    this.stopAdvising()
    const stop = new AbortController()
    this.#advising = stop
    const { brain, bots } = await this.#thinking(game.id)
    const { seat } = known
    const last = this.#advice
    const before = bots.markOf(known.view)
    const done = last?.of === of && last.seat === seat ? last.steps.findIndex((step) => step.before === before) : -1
    if (last && done >= 0) return { steps: last.steps.slice(done), done }
    const adviser = await this.#player(game, ADVISER)
    const decision = await this.#ask(game, adviser, known, stop.signal, { whole: true })
    if (!decision) return null
    const plan = [decision.action, ...decision.next]
    const steps = bots.advisedSteps(game, brain, known, plan, this.#chance.pick(SEEDS))
    this.#advice = { of, seat, steps }
    return { steps, done: 0 }
  }

  stopAdvising(): void {
    this.#advising?.abort()
  }

  async #player(game: Game, level: string, manner: MannerId | null = null): Promise<Player> {
    const { brain, bots } = await this.#thinking(game.id)
    return new bots.Opponent(game, inManner(brain, manner), bots.levelNamed(level))
  }

  async #ask(
    { id }: Game,
    player: Player,
    known: Knowledge<unknown>,
    signal: Signal,
    around: Pick<Circumstances, 'budget' | 'whole'> = {},
  ): Promise<Decision<unknown> | null> {
    const { bots } = await this.#thinking(id)
    if (signal.aborted) return null
    const circumstances = { seed: this.#chance.pick(SEEDS), signal, ...around }
    const decision = await player.decideAside(known, circumstances, (question) =>
      this.#helpers.think(id, question, bots),
    )
    return signal.aborted ? null : decision
  }
}
