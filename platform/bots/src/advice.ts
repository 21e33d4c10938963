import {
  type Explanation,
  type Game,
  type GameBrain,
  type Knowledge,
  noChance,
  quickChance,
  type Seat,
  unheard,
} from '@iacta/kernel'

/** One step of what somebody is advised to do. */
export interface AdvisedStep<Action> {
  readonly action: Action
  /** What this step is for. */
  readonly explanation: Explanation
  /** How the table looks before it, and that with the step itself: see `markOf`. */
  readonly before: string
  readonly mark: string
}

/** A plan step by step, each with its reason and with how the table looks by then. */
export function advisedSteps<State, Action, View>(
  game: Game<State, Action, View>,
  brain: GameBrain<State, Action, View>,
  known: Knowledge<View>,
  plan: readonly Action[],
  seed: number,
): AdvisedStep<Action>[] {
  const { seat } = known
  const world = game.imagine(known, quickChance(seed))
  return plan.map((action, i) => {
    const rest = plan.slice(i)
    const explanation = brain.explainStep?.(world, seat, rest) ?? brain.explain(world, seat, rest)
    const view = game.view(world, seat)
    const step = { action, explanation, before: markOf(view), mark: markOf(view, action) }
    // Nothing is drawn before the last action of a plan, and nobody looks beyond that.
    if (rest.length > 1) game.play(world, seat, action, unheard(noChance))
    return step
  })
}

/** Whether this was advised, as its seat saw the table then. */
export const wasAdvised = <State, Action, View>(
  game: Game<State, Action, View>,
  advised: ReadonlySet<string>,
  before: State,
  seat: Seat,
  action: Action,
): boolean => advised.size > 0 && advised.has(markOf(game.view(before, seat), action))

/** A short name for what is seen, and perhaps done there: the same for the same, in any browser. */
export function markOf(view: unknown, action?: unknown): string {
  const text = JSON.stringify(action === undefined ? [view] : [view, action])
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (low >>> 0).toString(36) + (high >>> 0).toString(36)
}
