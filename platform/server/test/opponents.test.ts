import { fileURLToPath } from 'node:url'
import type { LevelId } from '@iacta/bots'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Opponents } from '../src/opponents/opponents.ts'
import type { Choice, Idea, Thought } from '../src/opponents/thought.ts'

const program = fileURLToPath(new URL('thinkers/scripted.mjs', import.meta.url))
/** That of somebody who will not lose interest. */
const patient = (): AbortSignal => new AbortController().signal

type Way = 'answer' | 'wait' | 'throw' | 'exit' | 'hang' | 'hoard' | 'search'

/** Opponents whose threads do as they are told, and what became of what they were asked, in order. */
class Club {
  readonly faults: string[] = []
  readonly order: string[] = []
  readonly opponents: Opponents
  readonly #channel = new BroadcastChannel(`iacta-test-${crypto.randomUUID()}`)
  readonly #heard = new Set<string>()
  #wake = (): void => undefined

  constructor(workers: number) {
    this.opponents = new Opponents({
      workers,
      program,
      fault: (error, table) => this.faults.push(`${table}: ${error.message}`),
    })
    this.#channel.onmessage = ({ data }) => {
      this.#heard.add(data)
      this.#wake()
    }
  }

  #choice(name: string, how: Way, level: LevelId): Choice {
    const view = { name, how, channel: this.#channel.name }
    return { table: name, game: 'none', level, manner: null, known: { seat: 0, view, heard: [] } }
  }

  first(name: string, how: Way = 'answer', signal = patient()): Promise<Idea | null> {
    return this.#written(name, this.opponents.firstIdea(this.#choice(name, how, 'miles'), signal))
  }

  long(name: string, how: Way = 'answer', { level = 'legatus' as LevelId, worth = 1, signal = patient() } = {}) {
    return this.#written(name, this.opponents.secondThoughts(this.#choice(name, how, level), worth, signal))
  }

  async #written(name: string, answer: Promise<Idea | null>): Promise<Idea | null> {
    const idea = await answer
    this.order.push(idea ? name : `not ${name}`)
    return idea
  }

  /** Waits until a thread is at it. */
  async began(...names: string[]): Promise<void> {
    while (!names.every((name) => this.#heard.has(`began ${name}`)))
      await new Promise<void>((wake) => {
        this.#wake = wake
      })
  }

  /** Lets a thread that waits answer. */
  answer(name: string): void {
    this.#channel.postMessage(`answer ${name}`)
  }

  async close(): Promise<void> {
    await this.opponents.close()
    this.#channel.close()
  }
}

let club: Club
/** What an idea that was answered says of itself: how long it might think, and where. */
const timeOf = (idea: Idea | null): number | null | undefined => (idea?.plan as Thought[] | undefined)?.[0].milliseconds
const threadOf = (idea: Idea | null): unknown => idea?.explanation.params.thread
/** Other threads take their time, whatever the clock says. */
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((again) => setImmediate(again))
}

afterEach(() => club.close())

describe('among those who play', () => {
  beforeEach(() => {
    club = new Club(1)
  })

  test('who answers at once waits for nobody who takes his time', async () => {
    const legatus = club.long('legatus', 'wait')
    await club.began('legatus')
    for (const name of ['one', 'two', 'three']) await club.first(name)
    club.answer('legatus')
    await legatus
    expect(club.order).toEqual(['one', 'two', 'three', 'legatus'])
    expect(club.opponents.threads).toBe(2)
  })

  test('who takes his time comes to it, however many answer at once', async () => {
    const asked = [club.first('one', 'wait'), club.first('two', 'wait')]
    await club.began('one', 'two')
    asked.push(club.first('three'), club.long('legatus'))
    club.answer('one')
    await asked[3]
    expect(club.order).toEqual(['one', 'legatus'])
    club.answer('two')
    await Promise.all(asked)
  })

  test('first ideas come in the order they were asked for', async () => {
    const long = club.long('legatus', 'wait')
    await club.began('legatus')
    await Promise.all(['one', 'two', 'three', 'four'].map((name) => club.first(name)))
    expect(club.order).toEqual(['one', 'two', 'three', 'four'])
    club.answer('legatus')
    await long
  })

  test('the one comes first who will be done first', async () => {
    const asked = [club.long('before', 'wait')]
    await club.began('before')
    asked.push(club.long('legatus'), club.long('centurio', 'answer', { level: 'centurio' }))
    asked.push(club.long('a small thing', 'answer', { worth: 0.1 }))
    club.answer('before')
    await Promise.all(asked)
    expect(club.order).toEqual(['before', 'a small thing', 'centurio', 'legatus'])
  })

  test('no more think at once than are told to', async () => {
    const asked = ['one', 'two'].map((name) => club.long(name, 'wait'))
    await club.began('one')
    expect([club.opponents.underWay, club.opponents.waiting]).toEqual([1, 1])
    club.answer('one')
    await club.began('two')
    expect([club.opponents.underWay, club.opponents.waiting]).toEqual([1, 0])
    club.answer('two')
    await Promise.all(asked)
    expect(club.opponents.threads).toBe(1)
  })

  test('a game is thought about where it was thought about before', async () => {
    club = new Club(2)
    const asked = [club.long('one', 'wait'), club.long('two', 'wait')]
    await club.began('one', 'two')
    for (const [i, name] of ['one', 'two'].entries()) {
      club.answer(name)
      await asked[i]
    }
    const [one, two] = await Promise.all(asked)
    expect(threadOf(one)).not.toBe(threadOf(two))
    for (let i = 0; i < 2; i++) {
      expect(threadOf(await club.long('one'))).toBe(threadOf(one))
      expect(threadOf(await club.long('two'))).toBe(threadOf(two))
    }
  })

  test('too many are told so, and who would take his time goes without it', async () => {
    const asked = ['one', 'two'].map((name) => club.first(name, 'wait'))
    await club.began('one', 'two')
    const more = Array.from({ length: 1000 }, (_, i) => club.first(`${i}`))
    await expect(club.first('too many')).rejects.toMatchObject({ code: 'too-many' })
    const long = Array.from({ length: 1000 }, (_, i) => club.long(`long ${i}`))
    const tooLong = club.long('too long')
    expect(club.opponents.waiting).toBe(2000)
    expect(await tooLong).toBeNull()
    await club.opponents.close()
    expect(await Promise.all([...asked, ...more, ...long])).toEqual(Array.from({ length: 2002 }, () => null))
  })
})

describe('time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    club = new Club(1)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is all there is for one alone', async () => {
    expect(timeOf(await club.first('at once'))).toBeNull()
    expect(timeOf(await club.long('centurio', 'answer', { level: 'centurio' }))).toBe(1000)
    // How much of it a choice deserves is found out again where it is thought over.
    expect(timeOf(await club.long('a small thing', 'answer', { worth: 0.2 }))).toBe(5000)
  })

  test('is shared when many wait, and lessened by what they waited', async () => {
    const before = club.long('before', 'wait')
    await club.began('before')
    const asked = ['one', 'two', 'three', 'four'].map((name) => club.long(name))
    vi.advanceTimersByTime(4000)
    club.answer('before')
    await before
    // Six seconds are left, to each of them.
    expect((await Promise.all(asked)).map(timeOf)).toEqual([1500, 2000, 3000, 5000])
  })

  test('that is out while one waits leaves the first idea', async () => {
    const before = club.long('before', 'wait')
    await club.began('before')
    const late = club.long('late', 'answer', { level: 'centurio' })
    vi.advanceTimersByTime(1999)
    expect(club.opponents.waiting).toBe(1)
    vi.advanceTimersByTime(1)
    expect(await late).toBeNull()
    expect(club.opponents.waiting).toBe(0)
    club.answer('before')
    await before
    expect(club.faults).toEqual([])
  })

  test('that is almost out is not worth thinking in', async () => {
    const before = club.long('before', 'wait')
    await club.began('before')
    const late = club.long('late', 'answer', { level: 'centurio' })
    vi.advanceTimersByTime(1990)
    club.answer('before')
    await before
    expect(await late).toBeNull()
  })

  test('without anything to do ends a thread after a minute; the next choice begins another', async () => {
    await club.first('one')
    vi.advanceTimersByTime(59_999)
    await club.first('two')
    vi.advanceTimersByTime(59_999)
    expect(club.opponents.threads).toBe(1)
    vi.advanceTimersByTime(1)
    await until(() => club.opponents.threads === 0)
    expect(await club.first('three')).not.toBeNull()
    expect(club.faults).toEqual([])
  })

  test.each(['first', 'long'] as const)('that goes far beyond what a thread had ends it: %s', async (kind) => {
    const hanging = club[kind]('hanging', 'hang')
    vi.advanceTimersByTime(kind === 'first' ? 10_500 : 15_000)
    expect(await hanging).toBeNull()
    expect(club.faults).toEqual([expect.stringMatching(/^hanging: a thread hangs over a thought of/)])
    expect(await club.first('next')).not.toBeNull()
  })
})

describe('a thread that breaks', () => {
  beforeEach(() => {
    club = new Club(1)
  })

  test.each([
    ['by a mistake', 'throw', /this thread knows no game/],
    ['without a word', 'exit', /a thread of the opponents ended by itself/],
    ['by using too much memory', 'hoard', /memory/],
  ] as const)('%s gives no answer, is told of, and is replaced', async (_, how, fault) => {
    expect(await club.long('broken', how)).toBeNull()
    expect(await club.first('broken too', how)).toBeNull()
    expect(club.faults).toEqual([expect.stringMatching(fault), expect.stringMatching(fault)])
    expect(club.faults[0]).toMatch(/^broken: /)
    expect(await club.first('next')).not.toBeNull()
    expect(await club.long('next')).not.toBeNull()
  })

  test('keeps nobody else from his answer', async () => {
    const asked = [club.long('waiting', 'wait'), club.first('broken', 'throw'), club.first('next')]
    await asked[2]
    await club.began('waiting')
    club.answer('waiting')
    await Promise.all(asked)
    expect(club.order).toEqual(['not broken', 'next', 'waiting'])
  })
})

describe('what nobody wants to know any more', () => {
  beforeEach(() => {
    club = new Club(1)
  })

  test('is given up, and the thread goes on with something else', async () => {
    const stop = new AbortController()
    const asked = club.long('given up', 'search', { signal: stop.signal })
    const next = club.long('next')
    stop.abort()
    expect(await asked).toBeNull()
    expect(await next).not.toBeNull()
    expect(club.opponents.threads).toBe(1)
    expect(club.faults).toEqual([])
  })

  test('is not begun', async () => {
    const stop = new AbortController()
    const asked = [club.long('before', 'wait'), club.long('given up', 'answer', { signal: stop.signal })]
    await club.began('before')
    stop.abort()
    expect(await asked[1]).toBeNull()
    expect(club.opponents.waiting).toBe(0)
    expect(await club.long('given up', 'answer', { signal: stop.signal })).toBeNull()
    club.answer('before')
    await asked[0]
  })

  test('when all close is given up, and no thread is left', async () => {
    const asked = [club.long('one', 'hang'), club.long('two'), club.first('three', 'wait'), club.first('four')]
    await club.began('three')
    await club.opponents.close()
    expect(club.order).toEqual(expect.arrayContaining(['not one', 'not two', 'not three']))
    await Promise.all(asked)
    expect(club.opponents.threads).toBe(0)
    expect(await club.first('five')).toBeNull()
    expect(club.faults).toEqual([])
  })
})
