import type { GameRecord } from '@iacta/kernel'
import { api, beSomebody } from '../api.ts'
import { joinTable, withPart } from '../frame/tables.ts'
import type { MomentSeen } from '../local/authority.ts'
import { createLocal, exportLocal, forkLocal } from '../local/tables.ts'
import { computer } from '../settings.ts'
import { download } from './clipboard.ts'
import { serverNow } from './clocks.ts'
import type { SeatSummary, TableLink, TableSummary } from './link.ts'

/** What can be done with a table beyond playing at it; everything rejects with a `Trouble`. */

export type Offer = 'draw' | 'abandon'

const at = (id: string, what: string): string => `/tables/${encodeURIComponent(id)}/${what}`

export const resign = (id: string, seat: string): Promise<unknown> => api('POST', at(id, 'resignation'), { seat })

/** For every seat that is ours: whoever holds several agrees with himself. */
export async function offer({ id, mine }: TableSummary, what: Offer, on: boolean): Promise<void> {
  for (const seat of mine) {
    const { status } = await api<TableSummary>('POST', at(id, 'offers'), { seat, what, on })
    if (status !== 'running') return
  }
}

export const claim = (id: string, seat: string): Promise<unknown> => api('POST', at(id, 'claim'), { seat })

export const handOver = (id: string, seat: string): Promise<unknown> => api('POST', at(id, 'bot'), { seat })

/** The id of the next game: one's seat at it if somebody has asked for it already. */
export async function rematch({ id, rematch: there }: TableSummary): Promise<string> {
  if (there !== null) {
    const { table } = await api<{ table: TableSummary }>('GET', `/tables/${encodeURIComponent(there)}`)
    for (const seat of table.kept) await joinTable(there, { seat, seal: table.commitment })
    return there
  }
  return (await withPart((part) => api<TableSummary>('POST', at(id, 'rematch'), part), true)).id
}

/** The same again in this browser, with the sides changed where one plays against the computer; answers its id. */
export async function playAgain({ game, options, seats, match, minutes }: TableSummary): Promise<string> {
  const who = seats.map(({ kind, level }) => (kind === 'bot' ? computer(level ?? undefined) : 'me'))
  return createLocal({
    game,
    options,
    ...(minutes === null ? {} : { minutes }),
    seats: Object.fromEntries(seats.map(({ seat }, i) => [seat, who[(i + 1) % who.length]])),
    match: Boolean(match),
  })
}

/** A table that goes on from a moment of this one, with the computer in those seats; answers its id. */
export async function whatIf(link: TableLink, moment: MomentSeen, bots: readonly string[]): Promise<string> {
  const as = link.summary.value?.seats.find(({ kind }) => kind === 'bot')?.level ?? undefined
  const seats = Object.fromEntries(bots.map((seat) => [seat, computer(as)]))
  if (link.where !== 'server') return forkLocal(link.id, moment, seats)
  await beSomebody()
  return (await api<TableSummary>('POST', at(link.id, 'fork'), { ...moment, seats })).id
}

/** The whole of a table, as far as it may be known. */
export const recordOf = async ({ id, where }: TableLink): Promise<GameRecord> =>
  where === 'server' ? api('GET', at(id, 'record')) : exportLocal(id)

export async function saveRecord(link: TableLink): Promise<void> {
  const record = await recordOf(link)
  const { createdAt = 0 } = link.summary.value ?? {}
  const day = new Date(createdAt).toISOString().slice(0, 10)
  download(`${record.game}-${day}-${link.id.replace(/^here-/, '').slice(0, 6)}.json`, JSON.stringify(record))
}

/** Takes over a seat that the computer plays for somebody who has left. */
export async function takeOver(id: string, seat: string): Promise<void> {
  await beSomebody()
  await api('POST', at(id, 'join'), { seat })
}

// What is possible

/** Whether all of it is known anyway, so that nothing hidden comes out. */
export const knowsAll = ({ status, mine, seats }: TableSummary): boolean =>
  status === 'over' || mine.length === seats.length

/** Whether one may go on from it: from what one knows while it runs, but not where the result counts. */
export const mayTryOut = (summary: TableSummary): boolean =>
  summary.startedAt !== null &&
  !summary.frozen &&
  (knowsAll(summary) || (summary.status === 'running' && summary.mine.length > 0 && !summary.rated))

const others = ({ mine, seats }: TableSummary): readonly SeatSummary[] =>
  seats.filter(({ seat, kind }) => kind === 'person' && !mine.includes(seat))

/** Those who can still answer. */
export const otherPeople = (summary: TableSummary): readonly SeatSummary[] =>
  others(summary).filter(({ deserted }) => !deserted)

/** Against whom the game can be claimed: whose time is out, whoever is gone for good, or was out and does not come back. */
export const late = (summary: TableSummary, now = serverNow()): readonly SeatSummary[] =>
  summary.status === 'running' && !summary.frozen && summary.mine.length > 0
    ? others(summary).filter(
        ({ deserted, out, asked, deadline }) =>
          (deserted && (asked || !out)) || (asked && deadline !== null && deadline < now),
      )
    : []

/** Who offers it, of others and of ourselves; whoever has left offers nothing any more. */
export function offering(
  summary: TableSummary,
  what: Offer,
): { readonly others: readonly string[]; readonly me: boolean } {
  const who = summary.seats.filter((_, place) => (summary.offers[what] & (1 << place)) !== 0)
  return {
    others: otherPeople(summary).flatMap((row) => (who.includes(row) ? row.seat : [])),
    me: summary.mine.length > 0 && summary.mine.every((mine) => who.some(({ seat }) => seat === mine)),
  }
}
