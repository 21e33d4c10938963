import { type Chance, type Game, type GameBrain, type Knowledge, type Opening, unheard } from '@iacta/kernel'

/** Openings that are worse than the best by no more than this are played too, so that no two games begin alike. */
export const NEARLY_AS_GOOD = 0.015

/** One of the good openings for the choice before a seat; null where none is kept, or none of them may be played. */
export function openingFor<State, Action, View>(
  game: Game<State, Action, View>,
  brain: GameBrain<State, Action, View>,
  known: Knowledge<View>,
  chance: Chance,
): Opening<Action> | null {
  if (!brain.opening || !brain.openings) return null
  const world = game.imagine(known, chance)
  const name = brain.opening(world, known.seat)
  const kept = name === null ? [] : (brain.openings[name] ?? [])
  const best = Math.max(...kept.map((opening) => opening.chance))
  const good = kept.filter(
    (opening) => opening.chance >= best - NEARLY_AS_GOOD && mayBePlayed(game, world, known.seat, opening.plan, chance),
  )
  return good.length === 0 ? null : good[chance.pick(good.length)]
}

function mayBePlayed<State, Action, View>(
  game: Game<State, Action, View>,
  world: State,
  seat: number,
  plan: readonly Action[],
  chance: Chance,
): boolean {
  const state = game.clone(world)
  return plan.every((action) => {
    if (game.refusal(state, seat, action)) return false
    game.play(state, seat, action, unheard(chance))
    return true
  })
}
