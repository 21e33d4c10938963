import {
  type Chance,
  faces,
  formation,
  type Game,
  type Knowledge,
  lookAhead,
  type Marches,
  type MarchQuestion,
  marches,
  type Prompt,
  type Refusal,
} from '@iacta/kernel'

/**
 * What the rules say of what a seat could do, in a world imagined from what it knows, at any table: no more than the seat
 * could work out by itself.
 */

/** How actions would leave the table, as far as they could all be taken back. */
export interface Foreseen {
  readonly view: unknown
  readonly prompt: Prompt
  readonly actions: readonly unknown[]
}

/** Null with a refusal if one of them may not be done; null without one if they could not be taken back. */
export interface Foresight {
  readonly foreseen: Foreseen | null
  readonly refusal: Refusal | null
}

export function foresee(game: Game, known: Knowledge<unknown>, actions: readonly unknown[], chance: Chance): Foresight {
  const { seat } = known
  const { world, refusal } = lookAhead(game, game.imagine(known, chance), seat, actions)
  if (world === null) return { foreseen: null, refusal }
  return {
    foreseen: { view: game.view(world, seat), prompt: game.prompt(world, seat), actions: game.actions(world, seat) },
    refusal: null,
  }
}

export const marchesOf = (
  game: Game,
  known: Knowledge<unknown>,
  question: MarchQuestion<unknown>,
  chance: Chance,
): Marches<unknown> =>
  (question.goals ? formation : question.faces ? faces : marches)(
    game,
    game.imagine(known, chance),
    known.seat,
    question,
  )
