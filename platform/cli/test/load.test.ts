import { EventEmitter } from 'node:events'
import { followed } from '@iacta/wire'
import { beforeEach, describe, expect, test } from 'vitest'

interface World {
  readonly gap: number
  readonly seats: readonly string[]
  readonly table: object
  choose(actions: readonly unknown[]): unknown
  api(method: string, path: string): Promise<{ json: unknown; cookie: string }>
  open(cookie: string): Promise<FakeSocket>
  isStopped(): boolean
  followed: typeof followed
  acknowledged(took: number, sequence: number): void
  lost(count: number): void
}

interface Match {
  next: Promise<void> | null
  open(): Promise<void>
  begin(): void
  count(): Promise<void>
}

const script = new URL('../../../scripts/load-players.mjs', import.meta.url).href
const { Match } = (await import(script)) as { Match: new (world: World) => Match }

/** A player's socket, whose other end is the test. */
class FakeSocket extends EventEmitter {
  readonly sent: { id: number; do: string; table: string }[] = []

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  says(message: object): void {
    this.emit('message', JSON.stringify(message))
  }

  get last() {
    return this.sent.at(-1)
  }
}

const ACTIONS = [{ do: 'pass' }]

let sockets: FakeSocket[]
let tables: number
let lost: number
let acknowledged: number
let isStopped: boolean
/** What the server holds of each table. */
let stored: Map<string, number>
let match: Match

beforeEach(async () => {
  sockets = []
  ;[tables, lost, acknowledged, isStopped] = [0, 0, 0, false]
  stored = new Map()
  match = new Match({
    gap: 0,
    seats: ['caesar', 'pompeius'],
    table: { game: 'julius-caesar' },
    choose: ([first]) => first,
    async api(method, path) {
      if (method === 'POST' && path === '/tables') return { json: { id: `table-${++tables}` }, cookie: '' }
      const id = /table-\d+/.exec(path)?.[0] ?? ''
      return { json: { scene: { sequence: stored.get(id) ?? 0 } }, cookie: '' }
    },
    async open() {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    isStopped: () => isStopped,
    followed,
    acknowledged: () => void acknowledged++,
    lost: (count) => {
      lost += count
    },
  })
  await match.open()
  match.begin()
})

/** An update with everything there is to see. */
const seen = (sequence: number, actions: readonly object[]) => ({
  scene: { sequence, actions },
  happenings: [],
  heard: 0,
  settled: 0,
})

/** Caesar is asked, acts, and is told that it is done; and so it is, unless the server lies. */
function acts(table: string, sequence: number, holds = sequence): void {
  const [caesar] = sockets
  caesar.says({ table, update: seen(sequence - 1, ACTIONS) })
  expect(caesar.last).toMatchObject({ do: 'act', table })
  stored.set(table, holds)
  caesar.says({ answer: caesar.last?.id, ok: true, sequence })
}

const over = (table: string, sequence: number) => ({
  table,
  update: { ...seen(sequence, []), summary: { status: 'over' } },
})

describe('a player in a load', () => {
  test('acts on what he is shown as he sits down', () => {
    const [caesar] = sockets
    caesar.says({ answer: caesar.last?.id, ok: true, update: seen(0, ACTIONS) })
    expect(caesar.last).toMatchObject({ do: 'act', table: 'table-1', answering: 0 })
  })
})

describe('what a load counts as lost', () => {
  test('is what was acknowledged and is not there', async () => {
    acts('table-1', 5, 3)
    await match.count()
    expect({ acknowledged, lost }).toEqual({ acknowledged: 1, lost: 2 })
  })

  test('is nothing when the game ends just before the load does', async () => {
    acts('table-1', 5)
    sockets[0].says(over('table-1', 5))
    // They have sat down at another table, where nothing has happened, when everybody is told to stop.
    isStopped = true
    await match.next
    await match.count()
    expect({ tables, lost }).toEqual({ tables: 2, lost: 0 })
  })

  test('is nothing when an answer of the last game comes in the next', async () => {
    const [caesar] = sockets
    caesar.says({ table: 'table-1', update: seen(6, ACTIONS) })
    const late = caesar.last?.id
    sockets[1].says(over('table-1', 7))
    stored.set('table-1', 7)
    await match.next
    expect(caesar.last).toMatchObject({ do: 'watch', table: 'table-2' })
    caesar.says({ answer: late, ok: true, sequence: 7 })
    await match.count()
    expect({ acknowledged, lost }).toEqual({ acknowledged: 1, lost: 0 })
    // And the player plays on.
    acts('table-2', 1)
    await match.count()
    expect({ acknowledged, lost }).toEqual({ acknowledged: 2, lost: 0 })
  })
})
