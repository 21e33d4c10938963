import type { Restriction, Standing } from '@iacta/wire'
import type { Selectable } from 'kysely'
import { Problem } from './problem.ts'
import type { PeopleTable } from './store/schema.ts'

/** In the database: until further notice. */
export const FOR_EVER = Date.UTC(9999, 11, 31)

export const STANDING_COLUMNS = [
  'people.operator',
  'people.muted_until',
  'people.mute_reason',
  'people.suspended_until',
  'people.suspension_reason',
] as const

type StandingRow = Pick<
  Selectable<PeopleTable>,
  'operator' | 'muted_until' | 'mute_reason' | 'suspended_until' | 'suspension_reason'
>

export const standingOf = (row: StandingRow, now: number): Standing => ({
  operator: row.operator === 1,
  muted: restriction(row.muted_until, row.mute_reason, now),
  suspended: restriction(row.suspended_until, row.suspension_reason, now),
})

const restriction = (until: number | null, reason: string | null, now: number): Restriction | null =>
  until === null || until <= now ? null : { until: until >= FOR_EVER ? null : until, reason: reason ?? '' }

const sentence = (what: string, { until, reason }: Restriction): string => {
  const when = until === null ? 'until further notice' : `until ${new Date(until).toISOString().slice(0, 16)} UTC`
  return `${what} ${when}${reason === '' ? '' : ` (${reason})`}.`
}

/** Refuses whoever is suspended, and says until when and why. */
export function mustNotBeSuspended({ suspended }: Standing): void {
  if (suspended) throw new Problem(403, 'suspended', sentence('Your account is suspended', suspended), { ...suspended })
}

/** Refuses whoever is muted, the same way. */
export function mustNotBeMuted({ muted }: Standing): void {
  if (muted) throw new Problem(403, 'muted', sentence('You may not talk here', muted), { ...muted })
}
