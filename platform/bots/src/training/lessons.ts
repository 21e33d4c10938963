import { type Game, type GameBrain, type GameRecord, type Judgement, replay } from '@iacta/kernel'
import type { Lesson } from './fit.ts'

/** Numbers are kept to so many digits: more would make the journal long, and tell nothing. */
const DIGITS = 5

const rounded = (value: number): number => Number(value.toPrecision(DIGITS))

/** What may be learned from a record: how the table looked at the beginning of every turn, and who won. */
export function lessonOf<State, Action, View, Options>(
  id: string,
  game: Game<State, Action, View, Options>,
  { turnOf }: Pick<GameBrain<State>, 'turnOf'>,
  judgement: Judgement<State>,
  record: GameRecord,
): Lesson | null {
  const positions: number[][][] = []
  let [shown, outcome]: [number | null, Lesson['winners'] | null] = [null, null]
  for (const { state } of replay(game, record)) {
    outcome = game.outcome(state)?.winners ?? null
    const now = turnOf(state)
    if (now === shown || outcome) continue
    shown = now
    positions.push(judgement.measure(state).map((features) => features.map(rounded)))
  }
  return outcome && positions.length > 0 ? { id, winners: outcome, positions } : null
}
