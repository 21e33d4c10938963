import type { Explanation } from './brain.ts'
import type { Happening } from './game.ts'
import { type Seat, SPECTATOR } from './seats.ts'
import type { Table } from './table.ts'

/** Why a computer seat did something, as it is kept until it may be told. */
export interface Reason {
  readonly explanation: Explanation
  /** Whether it was an answer given unseen: see `Game.answersUnseen`. */
  readonly isAnswer: boolean
  /** How many lines everybody had been told before it was done. */
  readonly since: number
}

type AnyTable<Action> = Table<unknown, Action, unknown, unknown>

/** What is to be kept of an explanation; asked for before what it explains is done. */
export const reasonFor = <Action>(table: AnyTable<Action>, explanation: Explanation): Reason => ({
  explanation,
  isAnswer: table.answersUnseen(),
  since: table.settledLines(SPECTATOR),
})

/**
 * What may be told of a seat's reason, whoever asks: nothing as long as what it explains can be taken back. An answer
 * given unseen is explained only once it has come to light, and passing is never: if it were, silence would tell that
 * somebody has answered in vain and kept his card.
 */
export function toldOf<Action>(table: AnyTable<Action>, seat: Seat, reason: Reason): Explanation | null {
  const { key, params, shownBy } = reason.explanation
  if (table.canUndo(seat) || (reason.isAnswer && !shownBy)) return null
  const heard = shownBy ? table.heardSince(SPECTATOR, reason.since) : []
  return shownBy && !heard.some((happening) => shows(happening, shownBy)) ? null : { key, params }
}

const shows = (happening: Happening, { key, params }: NonNullable<Explanation['shownBy']>): boolean =>
  happening.key === key &&
  Object.entries(params).every(([name, value]) => JSON.stringify(happening.params[name]) === JSON.stringify(value))
