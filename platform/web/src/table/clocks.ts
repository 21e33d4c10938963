import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Clock, SeatSummary, TableSummary } from './link.ts'

/** The server's time, as far as we know it: ours plus something between these two. */
interface Offset {
  readonly least: number
  readonly most: number
}

const ANY: Offset = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY }

/** What the header of an answer says of the server's time: it was that second, some time while we waited. */
export const fromDate = (date: number, asked: number, answered: number): Offset => ({
  least: date - answered,
  most: date + 999 - asked,
})

/** Both at once where they agree; the newer where they do not, because somebody has set a clock. */
export function narrow(known: Offset, heard: Offset): Offset {
  const least = Math.max(known.least, heard.least)
  const most = Math.min(known.most, heard.most)
  return least <= most ? { least, most } : heard
}

export function offsetOf({ least, most }: Offset): number {
  if (least === Number.NEGATIVE_INFINITY) return Math.min(0, most)
  if (most === Number.POSITIVE_INFINITY) return Math.max(0, least)
  return Math.round((least + most) / 2)
}

let known = ANY
const offset = signal(0)

function learn(heard: Offset): void {
  known = narrow(known, heard)
  offset.value = offsetOf(known)
}

let asking: Promise<void> | null = null

/** Asks the server for its time, once a visit. Without an answer its clock and ours are taken to agree. */
export function askServerTime(): Promise<void> {
  asking ??= (async () => {
    const asked = Date.now()
    const answer = await fetch('/api/me', { cache: 'no-store' })
    const date = Date.parse(answer.headers.get('date') ?? '')
    if (!Number.isNaN(date)) learn(fromDate(date, asked, Date.now()))
  })().catch(() => {
    asking = null
  })
  return asking
}

/** Something happened on the server at that time, and we know of it: its clock stands no earlier. */
export function serverSaid(at: number): void {
  learn({ least: at - Date.now(), most: Number.POSITIVE_INFINITY })
}

/** Learns the server's time from a table whose clocks run by it. */
export function useServerTime(summary: TableSummary): void {
  useEffect(() => {
    if (summary.clock.kind === 'none' && (summary.timeUpAt ?? null) === null) return
    serverSaid(summary.updatedAt)
    void askServerTime()
  }, [summary])
}

/** What the server's clock shows. */
export const serverNow = (): number => Date.now() + offset.value

/** A seat's clock as it is shown. */
export interface ClockFace {
  readonly left: number
  /** It rests while nobody waits for the seat, before it begins, and on vacation. */
  readonly isRunning: boolean
  readonly isOnVacation: boolean
  readonly state: 'fine' | 'low' | 'out'
  /** In how many milliseconds it has to be looked at again; null if time alone changes nothing. */
  readonly changesIn: number | null
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** What a seat's clock shows at a time of the server; null without a clock, or while a deadline is not running. */
export function clockFace(clock: Clock, seat: SeatSummary, now: number): ClockFace | null {
  if (clock.kind === 'none' || seat.kind !== 'person') return null
  const isOnVacation = seat.rests ? seat.rests.from <= now && now < seat.rests.until : false
  const hasBegun = seat.clockFrom === null || seat.clockFrom <= now
  const isRunning = seat.deadline !== null && !isOnVacation && hasBegun
  const from = Math.max(now, seat.clockFrom ?? now)
  const left = seat.deadline === null ? seat.bank : seat.deadline - from - restAfter(seat, from)
  if (left === null) return null
  const low = Math.max(MINUTE / 2, Math.min(HOUR, clock.seconds * 100))
  const state = left <= 0 ? 'out' : left <= low ? 'low' : 'fine'
  // Before it begins, and on vacation, it changes when that is over.
  const over = isOnVacation ? seat.rests?.until : hasBegun ? null : seat.clockFrom
  const changesIn = isRunning && left > 0 ? nextTick(left) : over ? Math.min(MINUTE, over - now) : null
  return { left: Math.max(0, left), isRunning, isOnVacation, state, changesIn }
}

/** How long the clock will rest from then on. */
const restAfter = ({ rests }: SeatSummary, now: number): number =>
  rests ? Math.max(0, rests.until - Math.max(now, rests.from)) : 0

/** When what the clock shows next changes: every second at the end, seldom while days are left. */
export const nextTick = (left: number): number => (left > 25 * HOUR ? MINUTE : (left % 1000) + 5)
