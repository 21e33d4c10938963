import {
  completed,
  type Game,
  type GameBrain,
  type GamePackage,
  type Knowledge,
  type Opening,
  type Openings,
  quickChance,
  recalling,
  seatsIn,
  seededSource,
  Table,
} from '@iacta/kernel'
import { LEVELS } from '../levels.ts'
import { mean, type Tried, tryOut } from '../search.ts'
import { think } from '../think.ts'

/** How openings are looked for. */
export interface OpeningSearch {
  /** Games begun, to find the choices that there are, and how many of each are looked into. */
  readonly games: number
  readonly deals: number
  /** Trials in each of them to find plans, as many to compare the best of all of them, and as many again for the last few. */
  readonly trials: number
  /** Plans that are compared in the end, and plans that are kept. */
  readonly compared: number
  readonly kept: number
  readonly seed: number
  /** Turns a plan is followed, instead of the brain's own: as far as the first count, say. */
  readonly turns?: number
}

/** A first choice, and what those knew who had it in different deals. */
export interface FirstChoice<View> {
  readonly name: string
  readonly deals: readonly Knowledge<View>[]
}

/** How long a game may go on without coming to a choice that has a name. */
const BEGINNING = 60

/** The choices at the beginning of games that a brain has names for, found by chance. */
export function firstChoices<State, Action, View, Options>(
  { game, brain }: Pick<GamePackage<State, Action, View, Options>, 'game' | 'brain'>,
  options: Options,
  { games, deals, seed }: OpeningSearch,
): FirstChoice<View>[] {
  const found = new Map<string, Knowledge<View>[]>()
  for (let i = 0; i < games; i++) {
    const choice = firstChoiceOf(game, brain, options, seed + i)
    if (!choice) continue
    const known = found.get(choice.name) ?? []
    if (known.length < deals) found.set(choice.name, [...known, choice.known])
  }
  return [...found].map(([name, known]) => ({ name, deals: known })).sort((a, b) => a.name.localeCompare(b.name))
}

/** Plays on at random up to a choice that has a name. */
function firstChoiceOf<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  brain: GameBrain<State, Action, View>,
  options: Options,
  seed: number,
): { readonly name: string; readonly known: Knowledge<View> } | null {
  const table = new Table(game, options, `opening-${seed}`, seededSource(seed))
  const chance = quickChance(seed)
  for (let played = 0; played < BEGINNING; played++) {
    const [seat] = seatsIn(table.asked())
    if (seat === undefined) return null
    const name = brain.opening?.(table.stateFor(seat), seat) ?? null
    if (name !== null) return { name, known: table.knowledge(seat) }
    const legal = table.actions(seat)
    table.act(seat, completed(legal[chance.pick(legal.length)], chance))
  }
  return null
}

/**
 * What is best at a first choice. Plans are looked for in every deal of it. The best of all deals are compared in each, over
 * the same worlds with the same luck, and the best of those once more, in others and more often: the best of many that
 * were tried a few times is lucky. The brain's own plan is among them to the end.
 */
export function bestOpenings<State, Action, View>(
  game: Game<State, Action, View>,
  brain: GameBrain<State, Action, View>,
  { deals }: FirstChoice<View>,
  { trials, compared, kept, seed, turns }: OpeningSearch,
): Opening<Action>[] {
  const sighted = turns === undefined ? brain : { ...brain, horizon: turns, horizonFrom: () => turns }
  const questions = deals.map((known, i) => ({
    game,
    brain: recalling(sighted, known),
    known,
    method: LEVELS.legatus.method,
    seed: seed + i,
  }))
  const ranked = (plans: readonly (readonly Action[])[], each: number, shift: number): Opening<Action>[] =>
    plans
      .map((plan) => {
        const chances = questions.flatMap((question) =>
          tryOut({ ...question, seed: question.seed + shift }, plan, Math.ceil(each)),
        )
        return { plan, chance: chances.reduce((sum, one) => sum + one, 0) / chances.length, trials: chances.length }
      })
      .sort((a, b) => b.chance - a.chance)
  const tried = questions.map((question) => think({ ...question, budget: { iterations: trials } }).tried)
  const own = tried[0][0].plan
  const found = tried.flat().sort((a, b) => worth(b) - worth(a))
  const best = different([own, ...found.map(({ plan }) => plan)]).slice(0, compared)
  const rough = ranked(best, trials / compared, deals.length)
  const finalists = different([own, ...rough.map(({ plan }) => plan)]).slice(0, kept)
  return ranked(finalists, trials / kept, 2 * deals.length)
}

const different = <T>(plans: readonly T[]): T[] => [
  ...new Map(plans.map((plan) => [JSON.stringify(plan), plan])).values(),
]

/** How good a plan looks as far as it was tried: with few trials it is luck that looks good. */
const worth = (tried: Tried<unknown>): number => mean(tried) - 0.5 / Math.sqrt(Math.max(1, tried.tries))

/** The file of a game's openings: `games/<game>/bot/openings.ts`. */
export function openingsFile(openings: Openings): string {
  const lines = Object.entries(openings).flatMap(([name, kept]) => [
    `  '${name}': [`,
    ...kept.flatMap(({ plan, chance, trials }) => [
      `    { chance: ${chance.toFixed(3)}, trials: ${trials}, plan: [`,
      ...plan.map((action) => `      ${JSON.stringify(action)},`),
      '    ] },',
    ]),
    '  ],',
  ])
  return `import type { Openings } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'

/** What deep search found for the first choices. Written by \`npm run openings\`; see docs/opponents.md. */
export const OPENINGS: Openings<Action> = {
${lines.join('\n')}
}
`
}
