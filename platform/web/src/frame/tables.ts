import type { LevelId } from '@iacta/bots'
import { api, beSomebody } from '../api.ts'
import { createLocal } from '../local/tables.ts'
import type { Clock, TableSummary } from '../table/link.ts'

/** What is done to tables from outside: setting up, sitting down, inviting. */

/** The computer, and how well it is to play. */
export interface Computer {
  readonly bot: LevelId
}

export interface Wanted {
  readonly game: string
  readonly options?: Readonly<Record<string, string | number | boolean>>
  readonly visibility?: 'public' | 'private'
  readonly rated?: boolean
  readonly clock?: Clock
  readonly onTimeout?: 'claim' | 'bot'
  readonly seats: Readonly<Record<string, 'me' | 'open' | Computer>>
}

/** Sets up a table on the server, as a guest if need be. */
export async function createTable(wanted: Wanted): Promise<TableSummary> {
  await beSomebody()
  return api<TableSummary>('POST', '/tables', wanted)
}

/** Sets up a table in this browser; answers with its id. */
export async function createHere(
  game: string,
  seats: Readonly<Record<string, 'me' | Computer>>,
  options: Readonly<Record<string, string | number | boolean>> = {},
): Promise<string> {
  return createLocal({ game, options, seats })
}

/** Sits down, with a part of one's own in the dice. */
export async function joinTable(id: string, where: { seat?: string; invite?: string } = {}): Promise<TableSummary> {
  await beSomebody()
  return api<TableSummary>('POST', `/tables/${encodeURIComponent(id)}/join`, { ...where, contribution: randomText() })
}

const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

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
  const about = new URLSearchParams({ seat, game: table.game })
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
