import type { Circumstances, Decision, levelNamed, Opponent, Signal } from '@iacta/bots'
import type { Chance, Explanation, Game, GameBrain, Knowledge, Seat } from '@iacta/kernel'
import type { Crew, Sharing } from './crew.ts'
import type { BotTurn } from './live.ts'

/** What it takes to play a game: what is good in it, and how to think about it. */
export interface Wits {
  readonly brain: GameBrain
  readonly bots: Sharing & { readonly Opponent: typeof Opponent; readonly levelNamed: typeof levelNamed }
}

export interface Hint {
  readonly action: unknown
  /** There is more to the plan: what for is said of all of it. */
  readonly goesOn: boolean
  readonly explanation: Explanation
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
  readonly #wits: (game: string) => Promise<Wits>
  readonly #chance: Chance
  readonly #crew: Crew
  /** By table and seat: a player goes on with what it had in mind. */
  readonly #players = new Map<string, Map<Seat, Player>>()
  #adviser: { readonly of: string; readonly player: Player } | null = null
  #advising: AbortController | null = null

  constructor(wits: (game: string) => Promise<Wits>, chance: Chance, crew: Crew) {
    this.#wits = wits
    this.#chance = chance
    this.#crew = crew
  }

  /** Thinks with pauses for everything else; null if it was told to stop. */
  async decide(table: string, game: Game, turn: BotTurn, stop: Signal): Promise<Decision<unknown> | null> {
    const players = this.#players.get(table) ?? new Map<Seat, Player>()
    this.#players.set(table, players)
    const player = players.get(turn.seat) ?? (await this.#player(game, turn.level))
    players.set(turn.seat, player)
    // An answer is never worth so much thought that it would show.
    const budget = turn.window === null ? {} : { budget: { milliseconds: ANSWER_TIME } }
    return this.#ask(game, player, turn.known, stop, budget)
  }

  /** Nobody is at the table any more. */
  forget(table: string): void {
    this.#players.delete(table)
  }

  /** What a good player would do in this seat's place; null if it was told to stop, or asked something else since. */
  async advise(of: string, game: Game, known: Knowledge<unknown>): Promise<Hint | null> {
    this.stopAdvising()
    const stop = new AbortController()
    this.#advising = stop
    // Whoever follows its advice is told how it goes on.
    if (this.#adviser?.of !== of) this.#adviser = { of, player: await this.#player(game, ADVISER) }
    const decision = await this.#ask(game, this.#adviser.player, known, stop.signal)
    return decision && { action: decision.action, goesOn: decision.next.length > 0, explanation: decision.explanation }
  }

  stopAdvising(): void {
    this.#advising?.abort()
  }

  async #player(game: Game, level: string): Promise<Player> {
    const { brain, bots } = await this.#wits(game.id)
    return new bots.Opponent(game, brain, bots.levelNamed(level))
  }

  async #ask(
    { id }: Game,
    player: Player,
    known: Knowledge<unknown>,
    signal: Signal,
    around: Pick<Circumstances, 'budget'> = {},
  ): Promise<Decision<unknown> | null> {
    const { bots } = await this.#wits(id)
    if (signal.aborted) return null
    const circumstances = { seed: this.#chance.pick(SEEDS), signal, ...around }
    const decision = await player.decideAside(known, circumstances, (question) => this.#crew.think(id, question, bots))
    return signal.aborted ? null : decision
  }
}
