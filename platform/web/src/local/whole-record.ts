import {
  Fault,
  type Game,
  type GameRecord,
  isInterruption,
  readOptions,
  replay,
  replayTo,
  type Seat,
  SPECTATOR,
} from '@iacta/kernel'
import type { Moment } from '@iacta/wire'
import type { GameEngine } from '../board/index.ts'
import { Trouble } from '../table/link.ts'

/** What plays a record again from its beginning: seldom wanted, and fetched when it is. */

/** A record from outside, played through by the rules; what is not asked for is left out of it. */
export function readWhole({ game }: GameEngine, record: GameRecord): GameRecord {
  const { state } = replayTo(game, record)
  const options = readOptions(game.options, record.options)
  const settled = record.concluded ? null : record.outcome
  if (JSON.stringify(game.outcome(state)) !== JSON.stringify(settled))
    throw new Fault('the recorded outcome is not the one the actions lead to')
  const seats = game.seats(options)
  if (record.concluded && !record.outcome?.winners.every((seat) => seat < seats.length))
    throw new Fault('the recorded outcome is not one a table can be concluded with')
  return {
    ...record,
    options,
    actions: record.actions.map((entry) =>
      isInterruption(entry) ? entry : { ...entry, action: game.readAction(entry.action, options) },
    ),
  }
}

/** A moment without fog, counted action by action. */
export function openMoment(game: Game, record: GameRecord, seats: readonly string[], at: number): Moment {
  const total = record.actions.length
  const bySeat = <T>(see: (seat: Seat) => T): Record<string, T> =>
    Object.fromEntries(seats.map((id, i) => [id, see(i)]))
  let heard = 0
  for (const { at: reached, state, happenings, seat: by, action, interruption } of replay(game, record)) {
    heard += happenings.length
    if (reached !== at) continue
    return {
      at,
      total,
      heard,
      seat: 'all',
      view: game.view(state, SPECTATOR),
      prompt: game.prompt(state, SPECTATOR),
      outcome: at === total ? record.outcome : null,
      happenings: happenings.map(({ key, params }) => ({ key, params })),
      views: bySeat((i) => game.view(state, i)),
      prompts: bySeat((i) => game.prompt(state, i)),
      by: by === null ? null : seats[by],
      action,
      interruption: interruption?.kind ?? null,
      draws: at === 0 ? record.setup : (record.actions[at - 1].draws ?? []),
      truth: game.encode(state),
    }
  }
  throw new Trouble('bad-request', `This table has ${total} moments; there is no moment ${at}.`)
}
