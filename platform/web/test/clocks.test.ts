import { usuallyWhenLeft } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { clockFace, fromDate, narrow, nextTick, offsetOf } from '../src/table/clocks.ts'
import type { Clock, SeatSummary } from '../src/table/link.ts'

const seat = (more: Partial<SeatSummary>): SeatSummary => ({
  seat: 'caesar',
  side: null,
  ifLeft: usuallyWhenLeft(2),
  out: false,
  kind: 'person',
  kept: false,
  name: null,
  nickname: null,
  rating: null,
  left: null,
  level: null,
  manner: null,
  deserted: false,
  asked: true,
  bank: null,
  clockFrom: null,
  deadline: null,
  rests: null,
  ratingChange: null,
  ...more,
})

const MINUTE = 60_000
const DAY = 86_400_000
const bank: Clock = { kind: 'bank', seconds: 600, increment: 10 }
const daily: Clock = { kind: 'deadline', seconds: 3 * 86_400 }

describe('what a clock shows', () => {
  test('the bank, while it rests and while it runs', () => {
    const resting = clockFace(bank, seat({ asked: false, bank: 5 * MINUTE }), 1000)
    expect(resting).toMatchObject({ left: 5 * MINUTE, isRunning: false, state: 'fine', changesIn: null })
    const running = seat({ bank: 5 * MINUTE, clockFrom: 1000, deadline: 1000 + 5 * MINUTE })
    const later = clockFace(bank, running, 1000 + 2 * MINUTE)
    expect(later).toMatchObject({ left: 3 * MINUTE, isRunning: true, state: 'fine', changesIn: 5 })
  })

  test('that it has not begun, which is no vacation, and is looked at again when it does', () => {
    const soon = seat({ bank: 5 * MINUTE, clockFrom: 31_000, deadline: 31_000 + 5 * MINUTE })
    const face = clockFace(bank, soon, 1000)
    expect(face).toMatchObject({ left: 5 * MINUTE, isRunning: false, isOnVacation: false, changesIn: 30_000 })
    expect(clockFace(bank, soon, 31_000)).toMatchObject({ isRunning: true, changesIn: 5 })
  })

  test('nothing without a clock, for the computer, and before a deadline is set', () => {
    expect(clockFace({ kind: 'none' }, seat({ clockFrom: 0 }), 1000)).toBeNull()
    expect(clockFace(bank, seat({ kind: 'bot', bank: MINUTE }), 1000)).toBeNull()
    expect(clockFace(daily, seat({ asked: false }), 1000)).toBeNull()
  })

  test('that it rests while a vacation lasts, with what is left then', () => {
    const away = seat({ clockFrom: 0, deadline: 12 * DAY, rests: { from: DAY, until: 10 * DAY } })
    const at = (now: number) => clockFace(daily, away, now)
    expect(at(DAY / 2)).toMatchObject({ left: 2.5 * DAY, isRunning: true, isOnVacation: false })
    expect(at(DAY)).toMatchObject({ left: 2 * DAY, isRunning: false, isOnVacation: true, changesIn: MINUTE })
    expect(at(10 * DAY - 1)).toMatchObject({ left: 2 * DAY, isRunning: false, isOnVacation: true, changesIn: 1 })
    expect(at(11 * DAY)).toMatchObject({ left: DAY, isRunning: true, isOnVacation: false })
  })

  test('that little is left: a tenth, an hour at most, half a minute at least', () => {
    const left = (clock: Clock, time: number) => clockFace(clock, seat({ clockFrom: 0, deadline: time }), 0)?.state
    expect(left(bank, MINUTE + 1)).toBe('fine')
    expect(left(bank, MINUTE)).toBe('low')
    expect(left(daily, 60 * MINUTE + 1)).toBe('fine')
    expect(left(daily, 60 * MINUTE)).toBe('low')
    expect(left({ kind: 'bank', seconds: 60, increment: 0 }, MINUTE / 2)).toBe('low')
    expect(left(bank, 0)).toBe('out')
  })

  test('changes when the second does', () => {
    expect(nextTick(12_400)).toBe(405)
    expect(nextTick(12_000)).toBe(5)
    expect(nextTick(3 * DAY)).toBe(MINUTE)
  })
})

describe("the server's time", () => {
  const unknown = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY }

  test('is taken for ours until something is known', () => {
    expect(offsetOf(unknown)).toBe(0)
  })

  test('lies in the second its answer names, some time while we waited', () => {
    // Its clock is 5 s ahead; it answered at 100_300 of ours, in its second 105.
    const heard = fromDate(105_000, 100_000, 100_600)
    expect(heard.least).toBeLessThanOrEqual(5000)
    expect(heard.most).toBeGreaterThanOrEqual(5000)
    expect(Math.abs(offsetOf(heard) - 5000)).toBeLessThan(1000)
  })

  test('is never before something that has happened there', () => {
    const happened = narrow(unknown, { least: 3000, most: Number.POSITIVE_INFINITY })
    expect(offsetOf(happened)).toBe(3000)
    expect(offsetOf(narrow(unknown, { least: -40_000, most: Number.POSITIVE_INFINITY }))).toBe(0)
  })

  test('is learnt anew when somebody has set a clock', () => {
    expect(narrow({ least: 0, most: 100 }, { least: 5000, most: 6000 })).toEqual({ least: 5000, most: 6000 })
  })
})
