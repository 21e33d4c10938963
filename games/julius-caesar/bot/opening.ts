import { CAESAR, LEVIES, MOVES, SIDE_IDS, type Side } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'

/**
 * The first command of all, of the historical set-up, by card: nobody has moved before, and what else is in hand matters
 * little. Only Caesar's: whether Pompeius should go to Roma hangs on what Caesar's card can answer, and openings by his own
 * card alone were worse than what he thinks of himself.
 */
export function opening(s: State, seat: Side): string | null {
  if (seat !== CAESAR) return null
  const frame = s.stack.at(-1)
  const command = s.stack.find(({ step }) => step === 'command')
  if (frame?.step !== 'moves' || command?.step !== 'command' || frame.god !== null) return null
  if (s.setup !== 'historical' || s.year !== 1 || s.turn !== 1 || seat !== s.player1) return null
  const isUntouched = frame.points === MOVES[command.card] && s.moved.every((moved) => moved === 0)
  return isUntouched ? `${SIDE_IDS[seat]} ${MOVES[command.card]}-${LEVIES[command.card]}` : null
}
