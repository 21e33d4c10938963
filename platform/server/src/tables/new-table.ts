import { randomInt } from 'node:crypto'
import type { LevelId } from '@iacta/bots'
import { anyManner, commitmentTo, type Game, type MannerId, readOptions, termsOf, whenLeft } from '@iacta/kernel'
import { newSecret, nodeDigest } from '@iacta/kernel/node'
import { gameNamed } from '@iacta/registry'
import type { Computer, Person } from '@iacta/wire'
import { type Clock, restedClock } from '../clock.ts'
import type { LiveTable, Offers, SeatRow, TableRow } from '../live.ts'
import { badRequest } from '../problem.ts'
import { newId, newToken } from '../secrets.ts'
import { mustBeMatch } from './matches.ts'
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
  readonly onTimeout: 'claim' | 'bot' | 'rules'
  /** It is the first game of a match of two. */
  readonly match?: boolean | undefined
  /** The agreed length, if there is one. */
  readonly minutes?: number | null
  /** Who sits where: the creator (in several seats: hot-seat), the computer, or nobody yet; perhaps kept for somebody. */
  readonly seats: Readonly<Record<string, 'me' | 'open' | Computer | { readonly keptFor: string }>>
  readonly origin?: Readonly<Record<string, unknown>>
  /** The part in the dice of who sets it up, for each of his seats; any text if he gives none. */
  readonly contribution?: string | undefined
  /** What the dice come from, where its hash was told beforehand. */
  readonly secret?: string | undefined
}

const levelOf = (who: NewTable['seats'][string]): LevelId | null =>
  typeof who === 'object' && 'bot' in who ? who.bot : null

/** How the computer is to play where nobody said: any way. */
export const drawnManner = (): MannerId => anyManner({ pick: randomInt })

const mannerOf = (who: NewTable['seats'][string]): MannerId | null =>
  typeof who === 'object' && 'bot' in who ? (who.manner ?? drawnManner()) : null

/**
 * What is rated is a game of people against each other, to its end: whoever is losing cannot leave it to the computer,
 * unless that is his loss and the others play on.
 */
function mustBeRatable({ seats, onTimeout }: NewTable, endsWhenLeft: boolean): void {
  const held = Object.values(seats)
  if (held.some((who) => levelOf(who) !== null))
    throw badRequest('At a rated table no seat is the computer’s: leave it open, or do not rate.')
  if (held.filter((who) => who === 'me').length > 1)
    throw badRequest('At a rated table nobody has two seats: leave one open, or do not rate.')
  if (onTimeout === 'bot' && endsWhenLeft)
    throw badRequest(
      'At a rated table of two no bot takes over when time runs out: let onTimeout be "claim", or do not rate.',
    )
}

/** What only some games know of is agreed on only there. */
function mustBeKnownTo(game: Game, { onTimeout, minutes = null }: NewTable): void {
  const terms = termsOf(game)
  if (minutes !== null && !terms.includes('agreed-time'))
    throw badRequest(`The rules of ${game.id} know of no agreed time: leave "minutes" out.`)
  if (onTimeout === 'rules' && !terms.includes('silence'))
    throw badRequest(`The rules of ${game.id} have no answer for who is silent: let onTimeout be "claim" or "bot".`)
}

/** What another table is set up with that is to be like this one. */
export const settingsOf = ({ row, options, clock }: LiveTable) => ({
  game: row.game,
  options,
  visibility: row.visibility,
  rated: row.rated === 1,
  clock,
  onTimeout: row.on_timeout,
  minutes: row.minutes,
})

/** A table as it is kept. */
export interface TableRows {
  readonly row: TableRow
  readonly seats: SeatRow[]
}

/** A table that nobody has seen yet, as it will be kept. */
export function rowsOf(person: Pick<Person, 'id'>, spec: NewTable, now: number): TableRows {
  const pack = gameNamed(spec.game)
  const options = readOptions(pack.game.options, spec.options)
  const ids = pack.game.seats(options)
  for (const id of Object.keys(spec.seats))
    if (!ids.includes(id)) throw badRequest(`There is no seat "${id}"; the seats are: ${ids.join(', ')}.`)
  mustBeKnownTo(pack.game, spec)
  if (spec.rated)
    mustBeRatable(
      spec,
      ids.some((_, seat) => whenLeft(pack.game, options, seat).becomes === 'ends'),
    )
  if (spec.match) mustBeMatch(spec, ids)
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
    sides: null,
    tally: null,
    match: spec.match ? id : null,
    minutes: spec.minutes ?? null,
    time_up_at: null,
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
      manner: mannerOf(who),
      explanation: null,
      thinking_until: null,
      deserted: 0,
      rating_before: null,
      rating_after: null,
    }
  })
  return { row, seats }
}
