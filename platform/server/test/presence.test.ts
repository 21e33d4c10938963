import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Pair, Presence, REPEAT } from '../src/presence.ts'
import { pair } from './company.ts'
import { TestServer } from './harness.ts'

/** Two processes that hear each other at once. */
function processes() {
  let now = 0
  const make = (name: string) => {
    const changed: string[] = []
    const told: [readonly Pair[], readonly Pair[]][] = []
    const presence = new Presence({
      tell: (here, gone) => {
        told.push([here, gone])
        other[name]?.presence.heard({ process: name, here, gone })
      },
      changed: (tableId) => changed.push(tableId),
      now: () => now,
    })
    return { presence, changed, told }
  }
  const other: Record<string, ReturnType<typeof make>> = {}
  const [a, b] = [make('a'), make('b')]
  Object.assign(other, { a: b, b: a })
  return {
    a,
    b,
    deaf: () => Object.assign(other, { a: undefined, b: undefined }),
    later: (ms: number) => {
      now += ms
    },
  }
}

const at = ({ presence }: { presence: Presence }, table: string): string[] => [...presence.at(table)].sort()

describe('who is at a table', () => {
  test('is there once, however many sockets he has, until the last is closed', () => {
    const { a } = processes()
    const leave = [a.presence.enter('somebody', 't'), a.presence.enter('somebody', 't')]
    expect(at(a, 't')).toEqual(['somebody'])
    expect(a.changed).toEqual(['t'])
    leave[0]()
    leave[0]()
    expect(at(a, 't')).toEqual(['somebody'])
    leave[1]()
    expect(at(a, 't')).toEqual([])
    expect(a.changed).toEqual(['t', 't'])
    expect(a.presence.isEmpty).toBe(true)
  })

  test('is seen by other processes, and seen to leave', () => {
    const { a, b } = processes()
    const leave = a.presence.enter('somebody', 't')
    expect(at(b, 't')).toEqual(['somebody'])
    expect(b.presence.isWatching('somebody', 't')).toBe(true)
    expect(b.changed).toEqual(['t'])
    const leaveB = b.presence.enter('somebody', 't')
    leave()
    expect(at(b, 't')).toEqual(['somebody'])
    expect(at(a, 't')).toEqual(['somebody'])
    leaveB()
    expect(at(a, 't')).toEqual([])
    expect(b.presence.isEmpty).toBe(true)
  })

  test('is forgotten when his process says nothing any more, and not before', () => {
    const { a, b, deaf, later } = processes()
    a.presence.enter('somebody', 't')
    for (let i = 0; i < 5; i++) {
      later(REPEAT)
      a.presence.repeat()
      b.presence.repeat()
    }
    expect(at(b, 't')).toEqual(['somebody'])
    deaf()
    later(2 * REPEAT)
    b.presence.repeat()
    expect(at(b, 't')).toEqual(['somebody'])
    later(2 * REPEAT)
    b.presence.repeat()
    expect(at(b, 't')).toEqual([])
    expect(b.changed).toEqual(['t', 't'])
  })
})

describe('a table', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.start()
  })
  afterAll(() => server.stop())

  test('tells those who watch whose holder is there and how many look on', async () => {
    const { caesar, pompeius, table } = await pair(server)
    const spectator = await server.guest()
    const [one, two, three] = [await caesar.socket(), await pompeius.socket(), await spectator.socket()]
    const first = await one.ask({ do: 'watch', table, seat: 'caesar' })
    expect(first.presence).toEqual({ seats: ['caesar'], spectators: 0 })
    await two.ask({ do: 'watch', table, seat: 'pompeius' })
    await one.until(({ presence }) => presence?.seats.length === 2)
    const third = await three.ask({ do: 'watch', table })
    expect(third.presence).toEqual({ seats: ['caesar', 'pompeius'], spectators: 1 })
    await one.until(({ presence }) => presence?.spectators === 1)
    two.close()
    await one.until(({ presence }) => presence?.seats.join() === 'caesar' && presence.spectators === 1)
  })
})
