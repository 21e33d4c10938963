import { type Answer, partOf, type Question, thinkAside, together } from '@iacta/bots'
import { quickChance, readOptions, Table } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry/browser'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { BrowserGame } from '../src/board/index.ts'
import { Helping } from '../src/local/helper.ts'
import { type Found, type Helper, helpersFor, type Order, SearchHelpers } from '../src/local/search-helpers.ts'

const GAME = 'julius-caesar'
const found = gameNamed(GAME) as BrowserGame
const sharing = { thinkAside, partOf, together }

let question: Question<unknown, unknown, unknown>
beforeAll(async () => {
  const [{ game }, brain] = await Promise.all([found.engine(), found.brain()])
  const table = new Table(game, readOptions(game.options, {}), 'helpers', {
    of: (sequence) => quickChance(sequence),
    commitment: '',
    contributions: [],
    secret: () => '',
  })
  const method = { plans: 6, carelessness: 0, daring: 0.3, looseness: 0.1 }
  const shortSighted = { ...brain, horizon: 1, horizonFrom: () => 1 }
  // By a clock that goes on whenever it is looked at, so that a busy machine thinks no less.
  let looks = 0
  const now = (): number => ++looks / 10
  const known = table.knowledge(0)
  question = { game, brain: shortSighted, known, method, budget: { milliseconds: 500 }, seed: 1, now }
})
afterEach(() => vi.useRealTimers())

/** A worker that is none; what is said to it and by it is cloned, as between threads. */
class Near implements Helper {
  onmessage: Helper['onmessage'] = null
  readonly heard: Order[] = []
  isGone = false
  readonly #helping: Pick<Helping, 'hear'>

  constructor(helping = (tell: (found: Found) => void): Pick<Helping, 'hear'> => new Helping(async () => found, tell)) {
    this.#helping = helping((answer) => this.onmessage?.({ data: structuredClone(answer) }))
  }

  postMessage(order: Order): void {
    this.heard.push(order)
    setTimeout(() => void this.#helping.hear(structuredClone(order)))
  }

  terminate(): void {
    this.isGone = true
  }
}

/** Somebody who thinks with these helpers. */
function withHelpers(...helpers: readonly Near[]): SearchHelpers {
  const waiting = [...helpers]
  return new SearchHelpers(helpers.length, () => waiting.shift() as Near)
}

const isLegal = ({ plan: [action] }: Answer<unknown>): boolean => {
  const world = question.game.imagine(question.known, quickChance(1))
  return question.game.refusal(world, question.known.seat, action) === null
}

test('a machine with little room has none to help', () => {
  expect([1, 2, 3, 4, 6, 8, 64].map(helpersFor)).toEqual([0, 0, 0, 1, 2, 3, 3])
})

describe('whoever has helpers', () => {
  test('shares a choice out and puts together what comes back', async () => {
    const helpers = [new Near(), new Near()]
    const answer = await withHelpers(...helpers).think(GAME, question, sharing)
    expect(isLegal(answer)).toBe(true)
    for (const [i, { heard }] of helpers.entries())
      expect(heard[0]).toMatchObject({ game: GAME, seed: 1, part: i + 1, of: 3, known: question.known })
    // More than anybody tried alone: every plan was tried by several.
    const tries = answer.tried.reduce((sum, plan) => sum + plan.tries, 0)
    expect(answer.iterations).toBe(tries)
    expect(answer.tried.length).toBeGreaterThan(1)
  })

  test('tells a helper what the seat knows, and nothing else of the table', async () => {
    const helper = new Near()
    await withHelpers(helper).think(GAME, question, sharing)
    expect(Object.keys(helper.heard[0]).sort()).toEqual(
      ['bearing', 'budget', 'game', 'id', 'known', 'manner', 'method', 'of', 'part', 'seed'].sort(),
    )
  })

  test.each([
    ['says nothing', () => ({ hear: async () => undefined })],
    [
      'cannot think',
      (tell: (found: Found) => void) => new Helping(async () => Promise.reject(new Error('offline')), tell),
    ],
  ])('does without one who %s', async (_, helping) => {
    const answer = await withHelpers(new Near(helping), new Near()).think(GAME, question, sharing)
    expect(isLegal(answer)).toBe(true)
  })

  test('tells them to stop when it has the answer, or when nobody waits for it', async () => {
    const helper = new Near()
    const helpers = withHelpers(helper)
    await helpers.think(GAME, question, sharing)
    expect(helper.heard.at(-1)).toEqual({ stop: 1 })
    const signal = { aborted: true }
    const began = helper.heard.length
    await helpers.think(GAME, { ...question, budget: { milliseconds: 60_000 }, signal }, sharing)
    expect(helper.heard.slice(began).at(-1)).toEqual({ stop: 2 })
  })

  test('thinks alone where it is not by the clock', async () => {
    const helper = new Near()
    const alone = { ...question, budget: { iterations: 4 } }
    expect(await withHelpers(helper).think(GAME, alone, sharing)).toEqual(await thinkAside(alone))
    expect(helper.heard).toEqual([])
  })

  test('sends its helpers away when there is nothing to do, and finds others', async () => {
    const [first, second] = [new Near(), new Near()]
    const waiting = [first, second]
    const helpers = new SearchHelpers(1, () => waiting.shift() as Near)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await helpers.think(GAME, question, sharing)
    expect(first.isGone).toBe(false)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(first.isGone).toBe(true)
    vi.useRealTimers()
    await helpers.think(GAME, question, sharing)
    expect(second.heard.length).toBeGreaterThan(0)
  })
})
