import { type Kysely, sql } from 'kysely'
import { conflict } from './problem.ts'
import type { Schema } from './store/schema.ts'

export const VACATION_DAYS_A_YEAR = 30
const DAY = 86_400_000
/** So long before it begins a vacation is asked for: time to make the moves that are due. */
const VACATION_NOTICE = DAY

const vacationOf = (db: Kysely<Schema>, personId: string) =>
  db
    .selectFrom('people')
    .select(['vacation_days', 'vacation_year', 'vacation_from', 'vacation_until'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()

/**
 * Takes days of vacation from this year's allowance: they begin a day from now, or make the vacation longer that is
 * coming or lasts.
 */
export async function bookVacation(db: Kysely<Schema>, personId: string, days: number, now: number): Promise<void> {
  const row = await vacationOf(db, personId)
  const year = new Date(now).getUTCFullYear()
  const left = row.vacation_year === year ? row.vacation_days : VACATION_DAYS_A_YEAR
  if (days > left) throw conflict('no-vacation-left', `You have ${left} days of vacation left this year.`)
  const isLonger = row.vacation_until !== null && row.vacation_until > now
  const begins = isLonger ? row.vacation_from : now + VACATION_NOTICE
  const from = isLonger ? row.vacation_until : begins
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({
      vacation_from: begins,
      vacation_until: (from ?? 0) + days * DAY,
      vacation_days: left - days,
      vacation_year: year,
    })
    .where('id', '=', personId)
    // Asked twice at once: the same days are not given twice.
    .where('vacation_days', '=', row.vacation_days)
    .where('vacation_year', '=', row.vacation_year)
    .where(sql`coalesce(vacation_until, 0)`, '=', row.vacation_until ?? 0)
    .executeTakeFirst()
  if (Number(numUpdatedRows) === 0) throw conflict('stale', 'Your vacation was changed in the meantime: look again.')
}

/**
 * Ends the vacation that lasts, or calls off the one to come; whole days that were not used are given back. Answers
 * whether there was one.
 */
export async function cutVacation(db: Kysely<Schema>, personId: string, now: number): Promise<boolean> {
  const row = await vacationOf(db, personId)
  if (row.vacation_until === null || row.vacation_until <= now) return false
  const unused = Math.floor((row.vacation_until - Math.max(now, row.vacation_from ?? 0)) / DAY)
  const isThisYear = row.vacation_year === new Date(now).getUTCFullYear()
  await db
    .updateTable('people')
    .set({
      vacation_until: now,
      ...(isThisYear ? { vacation_days: Math.min(VACATION_DAYS_A_YEAR, row.vacation_days + unused) } : {}),
    })
    .where('id', '=', personId)
    // Ended twice at once: the days are given back once.
    .where('vacation_until', '=', row.vacation_until)
    .execute()
  return true
}
