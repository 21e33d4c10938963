import {
  type Chance,
  type Game,
  type Numbers,
  quickChance,
  type Seat,
  seatsIn,
  type Tunable,
  unheard,
} from '@iacta/kernel'

/** How numbers are sought. */
export interface Stride {
  readonly seed: number
  /** Pairs of games for a step. */
  readonly pairs: number
  /** How far games stray from the numbers there are: the standard deviation of the logarithm of each. */
  readonly spread: number
  /** How far a step goes for what a pair of games showed. */
  readonly pace: number
  /** By seat: whether it climbs. One that does not plays by the numbers it has. */
  readonly climbs: readonly boolean[]
}

/** Some pairs of games to be played, all for the same step. */
export interface Leg {
  readonly generation: number
  readonly from: number
  readonly pairs: number
  /** By seat and number: the logarithm of the factor it stands at. */
  readonly logs: readonly (readonly number[])[]
}

/** What they showed. */
export interface Slope {
  readonly generation: number
  readonly from: number
  readonly pairs: number
  /** By seat: what it had of all these games; and by number, how much more of them where the number was greater. */
  readonly credits: readonly number[]
  readonly slopes: readonly (readonly number[])[]
}

/** Where a climb has come to, as it is written down. */
export interface Camp {
  readonly generation: number
  readonly logs: readonly (readonly number[])[]
  /** The direction of the last steps, which the next keeps to nine tenths. */
  readonly drift: readonly (readonly number[])[]
}

const DRIFT = 0.9
/** What tells nothing goes slowly back to where it was. */
const RETURN = 0.998
const PAIRS_OF_A_LEG = 10

/** By seat, the numbers that these logarithms of factors make of those set by hand. */
export const numbersAt = ({ plain, most }: Pick<Tunable, 'plain' | 'most'>, logs: readonly number[]): Numbers =>
  Object.fromEntries(
    Object.entries(plain).map(([name, value], i) => [
      name,
      Math.min(most?.[name] ?? Number.POSITIVE_INFINITY, value * Math.exp(logs[i])),
    ]),
  )

/** The logarithms that make these numbers. */
export const logsOf = ({ plain }: Pick<Tunable, 'plain'>, numbers: Numbers): number[] =>
  Object.entries(plain).map(([name, value]) => Math.log((numbers[name] ?? value) / value))

/**
 * Climbs to better numbers by play, all of them at once and for every seat: quick games in pairs, the numbers of every seat a
 * little off in the one, and as much off to the other side in the second, from the same deal. What did better in the mean of a few
 * hundred is the way up. (An evolution strategy with mirrored samples.) Each seat climbs against the others as they climb.
 */
export class Climb {
  readonly #stride: Stride
  #camp: Camp
  #legs: Leg[] = []
  #slopes: Slope[] = []
  #credits: readonly number[] = []

  constructor(camp: Camp, stride: Stride) {
    this.#stride = stride
    this.#camp = camp
    this.#setOut()
  }

  get camp(): Camp {
    return this.#camp
  }

  /** By seat, what it had of the games of the last step. */
  get credits(): readonly number[] {
    return this.#credits
  }

  /** What to play next; null while all for this step is being played. */
  next(): Leg | null {
    return this.#legs.shift() ?? null
  }

  /** Whether that was the last of a step, which is taken. */
  take(slope: Slope): boolean {
    if (slope.generation !== this.#camp.generation) return false
    this.#slopes.push(slope)
    if (this.#slopes.reduce((sum, { pairs }) => sum + pairs, 0) < this.#stride.pairs) return false
    this.#step()
    return true
  }

  #step(): void {
    const { pairs, pace, climbs } = this.#stride
    const { generation, logs, drift } = this.#camp
    // In one order, whoever was ready first: sums of fractions hang on it.
    const slopes = this.#slopes.sort((a, b) => a.from - b.from)
    const towards = drift.map((of, seat) =>
      of.map((was, i) => {
        const slope = slopes.reduce((sum, found) => sum + found.slopes[seat][i], 0) / pairs
        return DRIFT * was + (1 - DRIFT) * slope
      }),
    )
    this.#credits = drift.map((_, seat) => slopes.reduce((sum, { credits }) => sum + credits[seat], 0) / (2 * pairs))
    const stepped = logs.map((of, seat) =>
      climbs[seat] ? of.map((log, i) => RETURN * log + pace * towards[seat][i]) : of,
    )
    this.#camp = { generation: generation + 1, logs: stepped, drift: towards }
    this.#setOut()
  }

  #setOut(): void {
    const { pairs } = this.#stride
    const { generation, logs } = this.#camp
    this.#slopes = []
    this.#legs = []
    for (let from = 0; from < pairs; from += PAIRS_OF_A_LEG)
      this.#legs.push({ generation, from, pairs: Math.min(PAIRS_OF_A_LEG, pairs - from), logs })
  }
}

/** Where a climb begins: at what was found last. */
export const baseCamp = (tunable: Tunable, seats: number): Camp => ({
  generation: 0,
  logs: Array.from({ length: seats }, (_, seat) => logsOf(tunable, tunable.found.seats[seat] ?? {})),
  drift: Array.from({ length: seats }, () => Object.keys(tunable.plain).map(() => 0)),
})

/** Plays some pairs of games, and says which way is up. */
export function slopeOf<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  tunable: Tunable<State, Action, View>,
  options: Options,
  { seed, spread, pairs: ofStep, climbs }: Stride,
  { generation, from, pairs, logs }: Leg,
): Slope {
  const credits = logs.map(() => 0)
  const slopes = logs.map((of) => of.map(() => 0))
  for (let pair = from; pair < from + pairs; pair++) {
    const deal = seed + generation * ofStep + pair
    const chance = quickChance(Math.imul(deal, 0x9e3779b1))
    const astray = logs.map((of, seat) => of.map(() => (climbs[seat] ? normal(chance) : 0)))
    const [one, other] = [spread, -spread].map((by) =>
      playedQuickly(
        game,
        tunable,
        options,
        logs.map((of, seat) =>
          numbersAt(
            tunable,
            of.map((log, i) => log + by * astray[seat][i]),
          ),
        ),
        deal,
      ),
    )
    for (const [seat, of] of slopes.entries()) {
      credits[seat] += one[seat] + other[seat]
      const better = (one[seat] - other[seat]) / 2
      for (let i = 0; i < of.length; i++) of[i] += better * astray[seat][i]
    }
  }
  return { generation, from, pairs, credits, slopes }
}

/** A game by quick judgement alone, each seat by its own numbers; and how well it went for each. */
export function playedQuickly<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  tunable: Tunable<State, Action, View>,
  options: Options,
  numbers: readonly Numbers[],
  seed: number,
): readonly number[] {
  const { plan } = tunable.brainWith(numbers)
  const chance = quickChance(Math.imul(seed, 0x85ebca6b))
  const luck = unheard(chance)
  const state = game.start(options, luck)
  const carriedOut = (seat: Seat, seen: State): number => {
    let done = 0
    for (const action of plan(seen, seat, chance, 0)) {
      // What a seat took for open may be closed.
      if (game.refusal(state, seat, action)) break
      game.play(state, seat, action, luck)
      done++
    }
    return done
  }
  for (let [seat] = seatsIn(game.waiting(state)); seat !== undefined; [seat] = seatsIn(game.waiting(state))) {
    const seen = tunable.hazy?.(state, seat, chance) ?? state
    if (carriedOut(seat, seen) === 0 && carriedOut(seat, state) === 0)
      throw new Error(`seat ${seat} has no plan it can carry out`)
  }
  return tunable.credits(state)
}

/** From the normal distribution, by Box and Muller. */
const normal = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(share(chance))) * Math.cos(2 * Math.PI * share(chance))
const FINE = 1 << 24
const share = (chance: Chance): number => (chance.pick(FINE) + 1) / FINE
