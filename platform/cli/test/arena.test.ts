import { readdirSync } from 'node:fs'
import type { Follies } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { expectMistake, iacta, json, scratchFolder } from './run.ts'

interface Matches {
  readonly winsA: number
  readonly winsB: number
  readonly draws: number
}

interface Report {
  readonly choices?: Readonly<Record<string, Report>>
  readonly matches: Matches
  readonly bySide: Readonly<Record<string, { readonly wins: number; readonly games: number }>>
  readonly games: number
  readonly winsA: number
  readonly winsB: number
  readonly draws: number
  readonly rateA: number
  readonly low: number
  readonly high: number
  readonly elo: number | null
  readonly bySeat: Readonly<Record<string, { readonly winsA: number; readonly winsB: number }>>
  readonly decisionsPerSecond: number
  readonly longestA: number
  readonly longestB: number
  readonly folliesA: Follies
  readonly folliesB: Follies
}

const scratch = scratchFolder()
const three = scratchFolder()
const mirrored = scratchFolder()
const equals = scratchFolder()
/** By one worker, where more are not what is tested: each of them has to load the game first. */
const alone = (args: readonly string[]): readonly string[] =>
  args.includes('--workers') ? args : [...args, '--workers', '1']
const measure = (...args: readonly string[]): Report => json(iacta('arena', 'julius-caesar', ...alone(args), '--json'))

describe('iacta arena', () => {
  test('plays each deal from both seats and reports who is stronger', () => {
    const report = measure('tiro', 'random', '--games', '4', '--workers', '2')
    expect(report).toMatchObject({ games: 4, winsA: 4, winsB: 0, draws: 0, rateA: 1, high: 1, elo: null })
    expect(report.low).toBeCloseTo(0.51, 2)
    expect(report.bySeat).toEqual({ caesar: { winsA: 2, winsB: 0 }, pompeius: { winsA: 2, winsB: 0 } })
    expect(report.decisionsPerSecond).toBeGreaterThan(0)
  })

  test('where four play, each side has two seats, in every way there is', () => {
    const report: Report = json(
      iacta('arena', 'nero', 'tiro', 'random', '--games', '6', '--scenario', 'short', '--json'),
    )
    expect(Object.keys(report.bySeat)).toEqual(['galba', 'otho', 'vitellius', 'vespasian'])
    expect(report.winsA + report.winsB + report.draws).toBe(6)
    expect(report.winsA).toBeGreaterThanOrEqual(5)
    const won = Object.values(report.bySeat).reduce((sum, { winsA }) => sum + winsA, 0)
    expect(won).toBe(report.winsA)
  })

  test('after each seating its mirror is played, so that any two games are fair', () => {
    const args = alone(['--games', '2', '--scenario', 'short', '--keep', mirrored.folder])
    expect(json(iacta('arena', 'nero', 'tiro', 'random', ...args, '--json'))).toMatchObject({ games: 2 })
    expect(readdirSync(mirrored.folder).sort()).toEqual([
      'random-random-tiro-tiro-1.record.json',
      'tiro-tiro-random-random-1.record.json',
    ])
  })

  test('of mirrored games between equals both are kept', () => {
    const args = alone(['--games', '2', '--scenario', 'short', '--keep', equals.folder])
    expect(json(iacta('arena', 'nero', 'tiro', 'tiro', ...args, '--json'))).toMatchObject({ games: 2 })
    expect(readdirSync(equals.folder).sort()).toEqual([
      'tiro-tiro-tiro-tiro-1-aabb.record.json',
      'tiro-tiro-tiro-tiro-1-bbaa.record.json',
    ])
  })

  test('counts the two games of a deal as one match, and how often either side won', () => {
    const { matches, bySide } = measure('tiro', 'random', '--games', '4')
    expect(matches).toMatchObject({ winsA: 2, winsB: 0, draws: 0 })
    expect(bySide).toEqual({ caesar: { wins: 2, games: 4 }, pompeius: { wins: 2, games: 4 } })
    expect(measure('tiro', 'random', '--games', '2', '--seats', 'fixed').matches).toMatchObject({ winsA: 0, winsB: 0 })
  })

  test('takes equals as level in every match, whoever always wins', () => {
    const { winsA, matches, bySide } = measure('miles', 'miles', '--games', '2')
    expect([winsA, matches.draws]).toEqual([1, 1])
    expect(Object.values(bySide).map(({ wins }) => wins)).toContain(2)
  })

  test('goes through every choice of an option', () => {
    const report: Report = json(
      iacta('arena', 'julius-caesar', ...alone(['tiro', 'random', '--games', '2', '--every', 'scenario', '--json'])),
    )
    const { choices = {}, games, winsA } = report
    expect([games, winsA]).toEqual([4, 4])
    expect(Object.keys(choices)).toEqual(['historical', 'free'])
    for (const one of Object.values(choices)) expect(one).toMatchObject({ games: 2, winsA: 2, matches: { winsA: 1 } })
  })

  test('measures a level against itself as it was', () => {
    expect(measure('miles', 'miles@0.3', '--games', '2')).toMatchObject({ games: 2 })
    expectMistake(
      iacta('arena', 'julius-caesar', 'miles', 'miles@0.1'),
      /there is no opponent "miles@0.1"; .*, tiro@0.3, miles@0.3/,
    )
    expectMistake(iacta('arena', 'nero', 'miles', 'miles@0.3'), /there is no opponent "miles@0.3"/)
  })

  test('where three play, one side has one seat and then two', () => {
    const args = ['--games', '6', '--scenario', 'short', '--players', '3', '--keep', three.folder]
    expect(json(iacta('arena', 'nero', 'tiro', 'random', ...args, '--json'))).toMatchObject({ games: 6 })
    const seatings = readdirSync(three.folder).map((name) => name.replace(/-1\.record\.json$/, ''))
    expect(seatings.sort()).toEqual([
      'random-random-tiro',
      'random-tiro-random',
      'random-tiro-tiro',
      'tiro-random-random',
      'tiro-random-tiro',
      'tiro-tiro-random',
    ])
  })

  test('counts the same games for either of the two', () => {
    const ours = measure('random', 'tiro', '--games', '2', '--seats', 'fixed')
    expect(ours).toMatchObject({ winsA: 0, winsB: 2, rateA: 0, bySeat: { pompeius: { winsA: 0, winsB: 0 } } })
  })

  test('comes out the same with one worker or two', () => {
    const {
      decisionsPerSecond: _,
      longestA: __,
      longestB: ___,
      ...one
    } = measure('miles', 'tiro', '--games', '4', '--workers', '1')
    expect(measure('miles', 'tiro', '--games', '4', '--workers', '2')).toMatchObject(one)
  })

  test('counts follies where they are asked for, of each of the two', () => {
    const { folliesA, folliesB } = measure('miles', 'random', '--games', '2', '--follies')
    expect(folliesA['pass-instead-of-fire']).toMatchObject({ times: 0 })
    expect(folliesB['pass-instead-of-fire'].times).toBeGreaterThan(0)
    expect(folliesB.dominated.times).toBeGreaterThan(folliesA.dominated.times)
    expect(measure('tiro', 'random', '--games', '1').folliesA).toEqual({})
  })

  test('gives searchers the time they are allowed', () => {
    expect(measure('centurio', 'random', '--games', '1', '--budget', '2')).toMatchObject({ games: 1, winsA: 1 })
  })

  test('comes out the same where searchers are allowed trials, each his own number', () => {
    const few = () => measure('centurio', 'legatus', '--games', '1', '--budget', '3i,1i')
    const { decisionsPerSecond: _, longestA: __, longestB: ___, ...one } = few()
    expect(few()).toMatchObject(one)
  })

  test('keeps the records, which replay to the same end', () => {
    measure('tiro', 'random', '--games', '2', '--keep', scratch.folder)
    const kept = readdirSync(scratch.folder).sort()
    expect(kept).toEqual(['random-tiro-1.record.json', 'tiro-random-1.record.json'])
    for (const name of kept) expect(iacta('replay', scratch.path(name))).toMatchObject({ code: 0, err: '' })
  })

  test.each([
    [['julius-caesar', 'tiro'], /needs <b>/],
    [['julius-caesar', 'tiro', 'consul'], /there is no opponent "consul"; the opponents are: tiro, miles/],
    [['julius-caesar', 'tiro', 'random', '--seats', 'any'], /--seats must be swapped or fixed, not "any"/],
    [['julius-caesar', 'tiro', 'random', '--budget', '0'], /--budget must be a whole number from 1/],
    [['julius-caesar', 'tiro', 'random', '--budget', '5i,x'], /or two with a comma, not "5i,x"/],
    [['julius-caesar', 'tiro', 'random', '--budget', '1,2,3'], /or two with a comma, not "1,2,3"/],
    [['julius-caesar', 'tiro', 'random', '--every', 'weather'], /--every must be an option of julius-caesar with/],
    [['julius-caesar', 'tiro', 'random', '--every', 'scenario', '--scenario', 'free'], /--scenario says nothing more/],
    [['chess', 'tiro', 'random'], /there is no game "chess"/],
  ])('answers a mistake with a sentence: %j', (args, sentence) => {
    expectMistake(iacta('arena', ...args), sentence)
  })
})
