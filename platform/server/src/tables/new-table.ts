import type { LevelId } from '@iacta/bots'
import { commitmentTo, readOptions, whenLeft } from '@iacta/kernel'
import { newSecret, nodeDigest } from '@iacta/kernel/node'
import { gameNamed } from '@iacta/registry'
import { type Clock, restedClock } from '../clock.ts'
import type { Offers, SeatRow, TableRow } from '../live.ts'
import type { Person } from '../people.ts'
import { badRequest } from '../problem.ts'
import { newId, newToken } from '../secrets.ts'
import { clockColumns } from './progress.ts'

/** How well the computer plays where nobody says. */
export const USUAL_LEVEL: LevelId = 'miles'
/**
 * How well it plays for somebody who has left: it answers at once, costs the server nothing that nobody asked for, and
 * is no reason for who is losing to have himself replaced.
 */
export const RELIEF_LEVEL: LevelId = 'miles'

export const NO_OFFERS = JSON.stringify({ draw: 0, abandon: 0 } satisfies Offers)

export interface NewTable {
  readonly game: string
  readonly options: unknown
  readonly visibility: 'public' | 'private'
  readonly rated: boolean
  readonly clock: Clock
  readonly onTimeout: 'claim' | 'bot'
  /** Who sits where: the creator (in several seats: hot-seat), the computer, or nobody yet; perhaps kept for somebody. */
  readonly seats: Readonly<Record<string, 'me' | 'open' | Computer | { readonly keptFor: string }>>
  readonly origin?: Readonly<Record<string, unknown>>
  /** The part in the dice of who sets it up, for each of his seats; any text if he gives none. */
  readonly contribution?: string | undefined
  /** What the dice come from, where its hash was told beforehand. */
  readonly secret?: string | undefined
}

/** The computer, as good as it is told to be. */
export interface Computer {
  readonly bot: LevelId
}

const levelOf = (who: NewTable['seats'][string]): LevelId | null =>
  typeof who === 'object' && 'bot' in who ? who.bot : null

/**
 * What is rated is a game of people against each other, to its end: whoever is losing cannot leave it to the computer,
 * unless that is his loss and the others play on.
 */
function mustBeRatable({ seats, onTimeout }: NewTable, ids: readonly string[]): void {
  const held = Object.values(seats)
  if (held.some((who) => levelOf(who) !== null))
    throw badRequest('At a rated table no seat is the computer’s: leave it open, or do not rate.')
  if (held.filter((who) => who === 'me').length > 1)
    throw badRequest('At a rated table nobody has two seats: leave one open, or do not rate.')
  if (onTimeout === 'bot' && whenLeft(ids, 0) !== null)
    throw badRequest(
      'At a rated table of two no bot takes over when time runs out: let onTimeout be "claim", or do not rate.',
    )
}

/** A table as it is kept. */
export interface TableRows {
  readonly row: TableRow
  readonly seats: SeatRow[]
}

/** A table that nobody has seen yet, as it will be kept. */
export function rowsOf(person: Person, spec: NewTable, now: number): TableRows {
  const pack = gameNamed(spec.game)
  const options = readOptions(pack.game.options, spec.options)
  const ids = pack.game.seats(options)
  for (const id of Object.keys(spec.seats))
    if (!ids.includes(id)) throw badRequest(`There is no seat "${id}"; the seats are: ${ids.join(', ')}.`)
  if (spec.rated) mustBeRatable(spec, ids)
  const secret = spec.secret ?? newSecret()
  const id = newId()
  const row: TableRow = {
    id,
    game: pack.game.id,
    edition: pack.game.edition,
    options: JSON.stringify(options),
    status: 'open',
    visibility: spec.visibility,
    rated: spec.rated ? 1 : 0,
    clock: JSON.stringify(spec.clock),
    on_timeout: spec.onTimeout,
    created_by: person.id,
    created_at: now,
    updated_at: now,
    started_at: null,
    ended_at: null,
    secret,
    commitment: commitmentTo(secret, nodeDigest),
    asked: 0,
    asked_openly: 0,
    orders_due: null,
    outcome: null,
    concluded: 0,
    actions: 0,
    origin: spec.origin ? JSON.stringify(spec.origin) : null,
    rematch: null,
    offers: NO_OFFERS,
    setup: null,
    frozen_at: null,
  }
  const seats = ids.map((seatId, seat): SeatRow => {
    const who = spec.seats[seatId] ?? 'open'
    const level = levelOf(who)
    return {
      table_id: id,
      seat,
      kind: who === 'me' ? 'person' : level ? 'bot' : 'open',
      person_id: who === 'me' ? person.id : typeof who === 'object' && 'keptFor' in who ? who.keptFor : null,
      contribution: who === 'me' ? (spec.contribution ?? newToken()) : level ? newToken() : '',
      invite_hash: null,
      invite_until: null,
      ...clockColumns(restedClock(spec.clock)),
      level,
      explanation: null,
      thinking_until: null,
      deserted: 0,
    }
  })
  return { row, seats }
}
