import type { Computer, WantedTable } from '@iacta/wire'
import { api, beSomebody } from '../api.ts'
import { createLocal } from '../local/tables.ts'
import type { TableSummary } from '../table/link.ts'
import { newContribution, rememberSeal, sealOf } from './seals.ts'

/** What is done to tables from outside: setting up, sitting down, inviting. */

/** Sets up a table on the server, as a guest if need be. */
export async function createTable(wanted: WantedTable): Promise<TableSummary> {
  return withPart((part) => api<TableSummary>('POST', '/tables', { ...wanted, ...part }))
}

/**
 * A part in the dice of a table that is set up: what it is sealed with is known, and remembered, before it is chosen.
 * Where somebody else may have set it up a moment before, it is sealed with what he was told.
 */
export async function withPart(
  setUp: (part: { commitment: string; contribution: string }) => Promise<TableSummary>,
  mayBeAnothers = false,
): Promise<TableSummary> {
  await beSomebody()
  const { commitment } = await api<{ commitment: string }>('POST', '/seals', {})
  const contribution = newContribution()
  const table = await setUp({ commitment, contribution })
  rememberSeal(table.id, mayBeAnothers ? table.commitment : commitment, inSeats(table.mine, contribution))
  return table
}

const inSeats = (seats: readonly string[], contribution: string): Record<string, string> =>
  Object.fromEntries(seats.map((seat) => [seat, contribution]))

/** Sets up a table in this browser; answers with its id. */
export async function createHere(
  game: string,
  seats: Readonly<Record<string, 'me' | Computer>>,
  options: Readonly<Record<string, string | number | boolean>> = {},
  { match = false, minutes = null }: { readonly match?: boolean; readonly minutes?: number | null } = {},
): Promise<string> {
  return createLocal({ game, options, seats, match, ...(minutes === null ? {} : { minutes }) })
}

/**
 * Sits down, with a part of one's own in the dice, chosen once it is known what they are sealed with: `seal` if somebody
 * has told, or what the table shows.
 */
export async function joinTable(
  id: string,
  { seal, ...where }: { seat?: string; invite?: string; seal?: string | null } = {},
): Promise<TableSummary> {
  await beSomebody()
  const path = `/tables/${encodeURIComponent(id)}`
  // A private table shows itself only to those who sit there: who is invited has its seal with the link, or not at all.
  const look = where.invite === undefined ? api<{ table: TableSummary }>('GET', path).catch(() => null) : null
  const shown = seal ?? (await look)?.table.commitment ?? null
  const before = sealOf(id)?.contributions ?? {}
  const contribution = newContribution()
  const table = await api<TableSummary>('POST', `${path}/join`, { ...where, contribution })
  // Who takes over a seat that was left has no part in its dice: they were sealed before.
  const taken = table.seats.filter(({ seat, left }) => table.mine.includes(seat) && !left && !(seat in before))
  rememberSeal(
    id,
    shown ?? table.commitment,
    inSeats(
      taken.map(({ seat }) => seat),
      contribution,
    ),
  )
  return table
}

/**
 * A link that seats whoever opens it first. The server shows it once and the next one ends it, so it is kept here
 * as long as it is good.
 */
export async function invitationTo(table: TableSummary, seat: string): Promise<{ link: string; until: number }> {
  const known = keptLinks()
  const key = `${table.id} ${seat}`
  if (known[key]) return known[key]
  const { invite, until } = await api<{ invite: string; until: number }>('POST', `/tables/${table.id}/invitations`, {
    seat,
  })
  // With what the dice are sealed: who is invited cannot look at the table before he sits down.
  const about = new URLSearchParams({ seat, game: table.game, seal: table.commitment })
  const fresh = { link: `${location.origin}/invite/${table.id}?${about}#${invite}`, until }
  try {
    localStorage.setItem(LINKS, JSON.stringify({ ...known, [key]: fresh }))
  } catch {
    // Nothing may be kept here: the next one takes its place.
  }
  return fresh
}

const LINKS = 'iacta.invitations'

function keptLinks(): Record<string, { link: string; until: number }> {
  try {
    const all = JSON.parse(localStorage.getItem(LINKS) ?? '{}') as Record<string, { link: string; until: number }>
    return Object.fromEntries(Object.entries(all).filter(([, { until }]) => until > Date.now()))
  } catch {
    return {}
  }
}
