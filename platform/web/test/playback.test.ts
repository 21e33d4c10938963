import { signal } from '@preact/signals'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Beat, BeatKind, LogLine } from '../src/board/contract.ts'
import type { Pace } from '../src/settings.ts'
import type { Moment, Scene } from '../src/table/link.ts'
import { Playback } from '../src/table/playback.ts'
import { STANDS, standsFor } from '../src/table/portions.ts'

const line = (said: string): LogLine => ({ key: said, params: {} })

function reading({ key }: LogLine): Beat | null {
  const [is, by = '', from = ''] = key.split(' ')
  if (is === 'more') return null
  const whose = by === '' ? null : by
  const beat = { is: is as BeatKind, by: whose }
  return is === 'march' ? { ...beat, way: { piece: null, places: [from, 'there'] } } : beat
}

/** A table whose view says how many lines had been told; one action tells one line, unless they are joined by `&`. */
function table(seat: string | null = 'me') {
  let actions: readonly (readonly string[])[] = []
  const log = (): LogLine[] => actions.flat().map(line)
  const scene = (): Scene =>
    ({
      seat,
      view: `after ${log().length}`,
      prompt: { key: 'asked', params: {} },
      log: log(),
      settled: log().length,
      actions: [],
    }) as unknown as Scene
  let now: Scene = scene()
  const pace = signal<Pace>('normal')
  const isStill = signal(false)
  const isLooked = signal(true)
  const heard: string[][] = []
  let land: (() => void) | null = null
  let isThere = true
  const playback = new Playback({
    pace,
    isStill,
    isLooked,
    now: () => now,
    reading,
    momentOf: async (wanted) => {
      if (!isThere) return new Promise(() => undefined)
      let told = 0
      for (const action of actions) {
        told += action.length
        if (told > wanted) break
      }
      return { view: `after ${told}`, heard: told, prompt: { key: 'then', params: {} } } as unknown as Moment
    },
    tell: (told) => heard.push(told.map(({ key }) => key)),
    rest: () =>
      new Promise((rested) => {
        land = rested
      }),
  })
  playback.follow(null, now, 0)
  heard.length = 0
  return {
    playback,
    pace,
    isStill,
    isLooked,
    heard,
    land: () => land?.(),
    lose: () => {
      isThere = false
    },
    /** The authority tells more: each word is an action. */
    tells(...said: readonly string[]) {
      const before = now
      actions = [...actions, ...said.map((each) => each.split(' & '))]
      now = scene()
      playback.follow(before, now, before.log.length)
    },
    takesBack() {
      const before = now
      actions = actions.slice(0, -1)
      now = scene()
      playback.follow(before, now, now.log.length)
    },
    /** What is on the screen, and how much of the log. */
    get screen() {
      const frame = playback.frame.peek()
      return frame ? `${frame.view}, told ${frame.lines}` : `now, ${now.view}`
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const passes = (time: number) => vi.advanceTimersByTimeAsync(time)
const aMoment = () => passes(0)

describe('what the others did is played back', () => {
  test('portion by portion: the table as it stood after each, the log no further, and the last is the game now', async () => {
    const at = table()
    at.tells('cards', 'march p rome', 'march p rome', 'march p gaul', 'battle')
    await aMoment()
    expect(at.screen).toBe('after 1, told 1')
    expect(at.playback.showing.peek()?.is).toBe('cards')
    await passes(STANDS.cards)
    expect(at.screen).toBe('after 3, told 3')
    expect(at.playback.place.peek()).toEqual({ at: 2, of: 4 })
    await passes(STANDS.march)
    expect(at.screen).toBe('after 4, told 4')
    await passes(STANDS.march)
    expect(at.screen).toBe('now, after 5')
    expect(at.playback.showing.peek()).toBeNull()
    expect(at.heard).toEqual([['cards'], ['march p rome', 'march p rome'], ['march p gaul'], ['battle']])
  })

  test('one’s own doings are shown at once, and what follows them waits until it has been seen', async () => {
    const at = table()
    at.tells('march me rome', 'cards')
    expect(at.screen).toBe('now, after 2')
    at.tells('march p gaul')
    expect(at.screen).toBe('after 2, told 2')
    await passes(STANDS.cards - 1)
    expect(at.screen).toBe('after 2, told 2')
    await passes(1)
    expect(at.screen).toBe('now, after 3')
    await passes(60_000)
    at.tells('march p rome')
    expect(at.screen).toBe('now, after 4')
  })

  test('to spectators too, whoever acts', async () => {
    const at = table(null)
    at.tells('turn', 'march me rome', 'march p gaul')
    await aMoment()
    expect(at.screen).toBe('after 1, told 1')
    await passes(STANDS.turn)
    expect(at.screen).toBe('after 2, told 2')
  })

  test('what an action tells in two portions is seen on the table with the second', async () => {
    const at = table()
    at.tells('march p gaul', 'deed p & result', 'turn')
    await passes(STANDS.march)
    expect(at.screen).toBe('after 1, told 2')
    await passes(STANDS.deed)
    expect(at.screen).toBe('after 3, told 3')
  })

  test('as fast as one likes, and at another pace from the moment it is chosen', async () => {
    const at = table()
    at.pace.value = 'quick'
    at.tells('march p a', 'march p b', 'march p c')
    await passes(STANDS.march / 2)
    expect(at.screen).toBe('after 2, told 2')
    at.pace.value = 'slow'
    await passes(STANDS.march)
    expect(at.screen).toBe('after 2, told 2')
    await passes(STANDS.march)
    expect(at.screen).toBe('now, after 3')
  })

  test('step by step, or paused, it waits for whoever looks', async () => {
    const at = table()
    at.pace.value = 'step'
    at.tells('march p a', 'march p b', 'march p c')
    await passes(60_000)
    expect(at.screen).toBe('after 1, told 1')
    at.playback.next()
    await aMoment()
    expect(at.screen).toBe('after 2, told 2')
    at.pace.value = 'normal'
    at.playback.pause()
    await passes(60_000)
    expect(at.screen).toBe('after 2, told 2')
    at.playback.play()
    await passes(STANDS.march)
    expect(at.screen).toBe('now, after 3')
  })

  test('nothing is played to a page that nobody looks at', async () => {
    const at = table()
    at.isLooked.value = false
    at.tells('march p a', 'march p b')
    await passes(60_000)
    expect(at.screen).toBe('after 0, told 0')
    at.isLooked.value = true
    await aMoment()
    expect(at.screen).toBe('after 1, told 1')
  })

  test('at once where motion is unwelcome or that was chosen, and from then on when it is chosen', async () => {
    const at = table()
    at.isStill.value = true
    at.tells('march p a', 'march p b', 'dice p')
    expect(at.screen).toBe('now, after 3')
    at.isStill.value = false
    at.tells('march p a', 'march p b')
    await aMoment()
    at.pace.value = 'at-once'
    await aMoment()
    expect(at.screen).toBe('now, after 5')
  })

  test('a past that does not come is not waited for', async () => {
    const at = table()
    at.lose()
    at.tells('march p a', 'march p b')
    await passes(3000)
    expect(at.screen).toBe('now, after 2')
    expect(at.heard.flat()).toEqual(['march p a', 'march p b'])
  })

  test('what comes meanwhile is played after it, and what is taken back ends it', async () => {
    const at = table()
    at.tells('march p a', 'march p b')
    await aMoment()
    at.tells('march p c')
    expect(at.playback.place.peek()).toEqual({ at: 1, of: 3 })
    await passes(STANDS.march)
    expect(at.screen).toBe('after 2, told 2')
    at.takesBack()
    expect(at.screen).toBe('now, after 2')
    await passes(60_000)
    expect(at.screen).toBe('now, after 2')
  })
})

describe('whatever somebody does', () => {
  test('skipping shows the game now, with all that was not yet told', async () => {
    const at = table()
    at.tells('march p a', 'march p b', 'march p c')
    await aMoment()
    at.playback.skip()
    expect(at.screen).toBe('now, after 3')
    expect(at.heard).toEqual([['march p a'], ['march p b', 'march p c']])
    await passes(60_000)
    expect(at.heard).toHaveLength(2)
  })

  test('acting ends it at once, and then there is nothing to show again', async () => {
    const at = table()
    at.tells('march p a', 'march p b')
    await aMoment()
    expect(at.playback.mayShowAgain.peek()).toBe(true)
    at.playback.end()
    expect(at.screen).toBe('now, after 2')
    expect(at.playback.mayShowAgain.peek()).toBe(false)
    at.playback.again()
    expect(at.screen).toBe('now, after 2')
  })

  test('it is shown again from the beginning as often as one likes, until one acts', async () => {
    const at = table()
    at.tells('march me x')
    at.tells('march p a')
    await passes(STANDS.march)
    at.tells('march p b')
    expect(at.screen).toBe('now, after 3')
    for (let time = 0; time < 2; time++) {
      at.playback.again()
      expect(at.screen).toBe('after 0, told 0')
      await passes(500)
      expect(at.screen).toBe('after 2, told 2')
      await passes(STANDS.march)
      expect(at.screen).toBe('now, after 3')
    }
  })

  test('what was shown at once is shown again one portion at a time', async () => {
    const at = table()
    at.pace.value = 'at-once'
    at.tells('march p a', 'march p b', 'march p c')
    expect(at.screen).toBe('now, after 3')
    at.playback.again()
    await passes(60_000)
    expect(at.screen).toBe('after 1, told 1')
    at.playback.next()
    await passes(60_000)
    expect(at.screen).toBe('after 2, told 2')
    at.playback.next()
    await aMoment()
    expect(at.screen).toBe('now, after 3')
    at.tells('march p d', 'march p e')
    expect(at.screen).toBe('now, after 5')
  })

  test('coming back, everything from a line on is played, and nothing is seen before it begins', async () => {
    const at = table()
    at.pace.value = 'at-once'
    at.tells('march p a', 'march p b', 'march p c')
    at.pace.value = 'normal'
    void at.playback.playFrom(1, true)
    expect(at.playback.isComing.peek()).toBe(true)
    await aMoment()
    expect(at.playback.isComing.peek()).toBe(false)
    expect(at.screen).toBe('after 1, told 1')
    await passes(500)
    expect(at.screen).toBe('after 2, told 2')
    await passes(STANDS.march)
    expect(at.screen).toBe('now, after 3')
  })

  test('whoever takes the table over at once can still see what he missed', async () => {
    const at = table()
    at.pace.value = 'at-once'
    at.tells('march p a', 'march p b', 'march p c')
    at.playback.end()
    at.playback.offer(1)
    expect(at.screen).toBe('now, after 3')
    at.playback.again()
    await aMoment()
    expect(at.screen).toBe('after 2, told 2')
    at.playback.next()
    await aMoment()
    expect(at.screen).toBe('now, after 3')
  })
})

describe('a result is told when its dice have come to rest', () => {
  test('the board throws them, on the table as it stood; the log and the table wait', async () => {
    const at = table()
    at.tells('dice me & more & more')
    expect(at.screen).toBe('after 0, told 0')
    expect(at.playback.frame.peek()?.isThrow).toBe(true)
    expect(at.playback.showing.peek()).toBeNull()
    expect(at.heard).toEqual([['dice me']])
    at.land()
    await aMoment()
    expect(at.screen).toBe('now, after 3')
    expect(at.heard).toEqual([['dice me'], ['more', 'more']])
  })

  test('so it is throw by throw in what the others did', async () => {
    const at = table()
    at.tells('battle', 'dice p & more', 'dice p')
    await passes(STANDS.battle)
    expect(at.screen).toBe('after 1, told 1')
    at.land()
    await aMoment()
    expect(at.screen).toBe('after 3, told 3')
    // What it brought is read too.
    await passes(STANDS.dice)
    expect(at.playback.frame.peek()?.isThrow).toBe(false)
    await passes(standsFor({ is: 'dice', by: 'p', from: 1, to: 3 }) - STANDS.dice)
    expect(at.screen).toBe('after 3, told 3')
    expect(at.playback.frame.peek()?.isThrow).toBe(true)
    at.land()
    await aMoment()
    expect(at.screen).toBe('now, after 4')
  })

  test('where everything is shown at once the last throw is waited for, and where nothing moves none is', async () => {
    const at = table()
    at.pace.value = 'at-once'
    at.tells('dice p & more', 'dice p & more')
    expect(at.screen).toBe('after 0, told 0')
    expect(at.heard).toEqual([['dice p', 'more', 'dice p']])
    at.land()
    await aMoment()
    expect(at.screen).toBe('now, after 4')
    at.isStill.value = true
    at.tells('dice p & more')
    expect(at.screen).toBe('now, after 6')
  })
})
