import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Moment } from '../src/table/link.ts'
import { estimate, estimateHeard, Moments, seek } from '../src/table/moments.ts'

/** A past in which each action told so many lines; the first entry is the set-up. */
function pastOf(told: readonly number[]) {
  const asked: number[] = []
  const heardAt = (at: number): number => told.slice(0, at + 1).reduce((sum, n) => sum + n, 0)
  const line = { key: 'line', params: {} }
  const moment = (at: number): Moment => ({
    at,
    total: told.length - 1,
    heard: heardAt(at),
    seat: null,
    view: { at },
    prompt: { key: 'wait', params: {} },
    outcome: null,
    happenings: Array.from({ length: told[at] }, () => line),
  })
  return {
    asked,
    total: told.length - 1,
    lines: heardAt(told.length - 1),
    /** The first moment by which a line was told. */
    momentOf: (wanted: number): number => told.findIndex((_, at) => heardAt(at) > wanted),
    fetch: (at: number): Promise<Moment> => {
      asked.push(at)
      return Promise.resolve(moment(at))
    },
    moment,
  }
}

const anyPast = fc.array(fc.nat(5), { minLength: 1, maxLength: 200 }).map(pastOf)

describe('the moment a line was told at', () => {
  test('is the first by which it had been told, whatever is known before', async () => {
    await fc.assert(
      fc.asyncProperty(anyPast, fc.array(fc.nat(), { maxLength: 6 }), fc.nat(), async (past, looked, anyLine) => {
        fc.pre(past.lines > 0)
        const line = anyLine % past.lines
        const moments = new Moments(past.fetch)
        for (const at of looked) await moments.get(at % (past.total + 1))
        expect(await moments.ofLine(line, past.total)).toBe(past.momentOf(line))
      }),
    )
  })

  test('is found with few questions in a long game, and with none the second time', async () => {
    const past = pastOf([3, ...Array.from({ length: 900 }, (_, i) => (i % 7 === 0 ? 6 : i % 3 === 0 ? 0 : 1))])
    const moments = new Moments(past.fetch)
    await moments.get(past.total)
    for (const line of [0, 2, 3, 400, 777, past.lines - 1]) {
      const before = past.asked.length
      expect(await moments.ofLine(line, past.total)).toBe(past.momentOf(line))
      expect(past.asked.length - before).toBeLessThanOrEqual(10)
    }
    const before = past.asked.length
    expect(await moments.ofLine(777, past.total)).toBe(past.momentOf(777))
    expect(past.asked.length).toBe(before)
  })

  test('is the last for a line that is not told yet', async () => {
    const past = pastOf([1, 2, 1])
    expect(await new Moments(past.fetch).ofLine(99, past.total)).toBe(2)
  })

  test('is the set-up for all lines of a game without actions', () => {
    expect(seek(new Map(), 0, 5)).toEqual({ found: 0 })
  })
})

describe('estimates', () => {
  test('lie between the moments that are known, and are exact at them', () => {
    const heard = new Map([
      [0, 4],
      [10, 24],
      [20, 30],
    ])
    expect(estimate(heard, 20, 0)).toBe(0)
    expect(estimate(heard, 20, 13)).toBe(5)
    expect(estimate(heard, 20, 29)).toBe(20)
    expect(estimateHeard(heard, 20, 30, 10)).toBe(24)
    expect(estimateHeard(heard, 20, 30, 15)).toBe(27)
    expect(estimateHeard(new Map(), 20, 30, 10)).toBe(15)
    expect(estimateHeard(new Map(), 0, 0, 0)).toBe(0)
  })

  test('never leave the game', () => {
    fc.assert(
      fc.property(anyPast, fc.array(fc.nat(), { maxLength: 5 }), fc.nat(), (past, known, line) => {
        const heard = new Map(known.map((at) => [at % (past.total + 1), past.moment(at % (past.total + 1)).heard]))
        const at = estimate(heard, past.total, line)
        expect(at).toBeGreaterThanOrEqual(0)
        expect(at).toBeLessThanOrEqual(past.total)
      }),
    )
  })
})

describe('looking back', () => {
  const settle = (): Promise<void> => new Promise((done) => setTimeout(done))

  test('fetches the next three ahead, each moment once', async () => {
    const past = pastOf(Array.from({ length: 30 }, () => 1))
    const moments = new Moments(past.fetch)
    expect((await moments.show(10))?.at).toBe(10)
    await settle()
    expect(past.asked).toEqual([10, 11, 12, 13])
    await moments.show(11)
    await settle()
    expect(past.asked).toEqual([10, 11, 12, 13, 14])
  })

  test('fetches backwards for whoever goes back', async () => {
    const past = pastOf(Array.from({ length: 30 }, () => 1))
    const moments = new Moments(past.fetch)
    await moments.show(20)
    await settle()
    await moments.show(19)
    await settle()
    expect(past.asked.slice(4)).toEqual([19, 18, 17, 16])
  })

  test('drops what came too late, and does not ask for what was passed over', async () => {
    const past = pastOf(Array.from({ length: 300 }, () => 1))
    const waiting: (() => void)[] = []
    const moments = new Moments(async (at) => {
      const moment = await past.fetch(at)
      await new Promise<void>((go) => waiting.push(go))
      return moment
    })
    const first = moments.show(100)
    await settle()
    const shown = [first, ...[120, 140, 160].map((at) => moments.show(at))]
    await settle()
    expect(past.asked).toEqual([100])
    waiting[0]()
    await settle()
    expect(past.asked).toEqual([100, 160])
    waiting[1]()
    expect((await Promise.all(shown)).map((moment) => moment?.at ?? null)).toEqual([null, null, null, 160])
  })

  test('tells of what could not be fetched only if it is still wanted, and asks again next time', async () => {
    const past = pastOf([1, 1, 1])
    let isBroken = true
    const moments = new Moments((at) => (isBroken ? Promise.reject(new Error('offline')) : past.fetch(at)))
    const late = moments.show(0)
    const wanted = moments.show(1)
    expect(await late).toBeNull()
    await expect(wanted).rejects.toThrow('offline')
    isBroken = false
    expect((await moments.show(1))?.at).toBe(1)
  })

  test('asks again for the last moment, which may have become the end of the game', async () => {
    const past = pastOf([1, 1, 1])
    const moments = new Moments(past.fetch)
    await moments.get(2)
    await moments.get(2)
    expect(past.asked).toEqual([2, 2])
  })
})
