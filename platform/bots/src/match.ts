import {
  completed,
  type Game,
  type GameBrain,
  type GameRecord,
  type Knowledge,
  type Outcome,
  quickChance,
  type Seat,
  seatsIn,
  seededSource,
  Table,
} from '@iacta/kernel'
import type { Budget } from './budget.ts'
import type { Contender } from './contenders.ts'
import { levelNamed } from './levels.ts'
import { Opponent } from './opponent.ts'

export interface Match<State, Action, View, Options> {
  readonly game: Game<State, Action, View, Options>
  readonly brain: GameBrain<State, Action, View>
  readonly options: Options
  readonly seed: number
  /** By seat. */
  readonly contenders: readonly Contender<State, Action, View>[]
  /** By seat, for those that search: instead of their own. */
  readonly budgets?: readonly Budget[]
}

export interface Played {
  readonly outcome: Outcome
  /** By seat, the side it played in the end; null where seats are sides. */
  readonly sides: readonly (string | null)[]
  readonly record: GameRecord
  readonly actions: number
  /** By seat: how often it thought, and for how long altogether and at most. */
  readonly thought: readonly { readonly decisions: number; readonly milliseconds: number; readonly longest: number }[]
}

type Decide<Action, View> = (known: Knowledge<View>, seed: number) => Action

/** Plays one game between opponents, each with the knowledge of its seat. */
export function playMatch<State, Action, View, Options>(match: Match<State, Action, View, Options>): Played {
  const { game, options, seed } = match
  const table = new Table(game, options, `arena-${seed}`, seededSource(seed))
  const players = match.contenders.map((who, seat) => playerOf(match, who, match.budgets?.[seat]))
  const thought = players.map(() => ({ decisions: 0, milliseconds: 0, longest: 0 }))
  let actions = 0
  for (let [seat] = seatsIn(table.asked()); seat !== undefined; [seat] = seatsIn(table.asked())) {
    const known = table.knowledge(seat)
    const began = performance.now()
    const action = players[seat](known, seedOf(seed, seat, actions))
    const took = performance.now() - began
    thought[seat].decisions++
    thought[seat].milliseconds += took
    thought[seat].longest = Math.max(thought[seat].longest, took)
    const { refusal } = table.act(seat, action)
    if (refusal) throw new Error(`seat ${seat} was refused ${JSON.stringify(action)}: ${refusal.reason}`)
    actions++
  }
  const outcome = table.outcome()
  if (!outcome) throw new Error('nobody is asked, but there is no outcome')
  return { outcome, sides: table.sides(), record: table.record(), actions, thought }
}

const seedOf = (seed: number, seat: Seat, action: number): number =>
  (Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(action + 1, 0x85ebca6b) ^ Math.imul(seat + 1, 0xc2b2ae35)) & 0x7fffffff

function playerOf<State, Action, View, Options>(
  { game, brain }: Match<State, Action, View, Options>,
  who: Contender<State, Action, View>,
  budget: Budget | undefined,
): Decide<Action, View> {
  if (who === 'random')
    return (known, seed) => {
      const chance = quickChance(seed)
      const legal = game.actions(game.imagine(known, chance), known.seat)
      return completed(legal[chance.pick(legal.length)], chance)
    }
  const style = typeof who === 'string' ? { level: who, brain, search: undefined } : who
  const level = levelNamed(style.level)
  const searches = level.budget.milliseconds !== undefined
  const opponent = new Opponent(game, style.brain, level)
  return (known, seed) => opponent.decide(known, searches && budget ? { seed, budget } : { seed }, style.search).action
}
