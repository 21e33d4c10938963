import { type GameText, gameText, type Language } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import { SIDE_IDS } from '../rules/printed.ts'
import type { Sentences } from './sentences.ts'

/** The game's words in a language. Those of its ends name the winner, whom an outcome knows by his seat. */
export function textIn(language: Language, t: Sentences): GameText<Action> {
  const text = gameText<Action>(language, t)
  return {
    ...text,
    outcome: ({ way, winners, params }) =>
      text.outcome({ way, winners, params: { ...params, winner: SIDE_IDS[winners[0]] ?? null } }),
  }
}
