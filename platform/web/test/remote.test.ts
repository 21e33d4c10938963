import { signal } from '@preact/signals'
import { expect, test, vi } from 'vitest'
import { Trouble } from '../src/table/link.ts'
import { RemoteTable } from '../src/table/remote.ts'
import type { News } from '../src/table/socket.ts'

/** A line on which the test answers by hand, in the order it likes. */
class Line {
  readonly isOpen = signal(true)
  readonly asked: Asked[] = []
  hear: (news: News) => void = () => undefined
  reopen = (): void => undefined

  listen(listener: { opened(): void; heard(news: News): void; lost(): void }): () => void {
    this.hear = (news) => listener.heard(news)
    this.reopen = () => {
      listener.lost()
      listener.opened()
    }
    listener.opened()
    return () => undefined
  }

  ask(message: Asked['message']): Promise<object> {
    return new Promise((resolve, reject) => {
      this.asked.push({
        seat: message.seat,
        message,
        answer: (update) => resolve({ update, presence: {} }),
        fail: (code) => reject(new Trouble(code, code)),
      })
    })
  }

  /** What was asked of this kind. */
  sent(kind: string): Asked[] {
    return this.asked.filter(({ message }) => message.do === kind)
  }
}

interface Asked {
  readonly seat: string | null
  readonly message: { readonly do: string; readonly seat: string | null; readonly [field: string]: unknown }
  answer(update: object): void
  fail(code: string): void
}

let line: Line
vi.mock('../src/table/socket.ts', () => ({ theSocket: () => line }))

const NOTHING_MORE = { actions: [], canUndo: false, heard: 0, settled: 0, happenings: [], within: {} }
const summary = { mine: ['galba'] }
const update = (sequence: number, view: object) => ({ ...NOTHING_MORE, summary, sequence, prompt: {}, view })

test('what a seat was told before we turned from it is not taken for what the new one sees', async () => {
  line = new Line()
  const table = new RemoteTable('t')
  line.asked[0].answer(update(3, { turn: 1, spent: [] }))
  // It is our table: the seat is ours to look from, and the others play on meanwhile.
  await vi.waitFor(() => expect(line.asked.map(({ seat }) => seat)).toEqual([null, 'galba']))
  line.hear({ table: 't', update: update(4, { turn: 2 }) })
  expect(table.scene.value).toBeNull()
  line.asked[1].answer(update(4, { turn: 2, spent: [], hand: ['c1'] }))
  await vi.waitFor(() => expect(table.scene.value?.view).toEqual({ turn: 2, spent: [], hand: ['c1'] }))
  line.hear({ table: 't', update: update(5, { hand: [] }) })
  expect(table.scene.value).toMatchObject({ seat: 'galba', sequence: 5, view: { turn: 2, spent: [], hand: [] } })
})

test('a game that begins while one waits for it is shown from its first word', async () => {
  line = new Line()
  const table = new RemoteTable('t', 'galba')
  line.asked[0].answer({ summary })
  await vi.waitFor(() => expect(table.line.value).toBe('open'))
  expect(table.scene.value).toBeNull()
  line.hear({ table: 't', update: update(1, { turn: 1, hand: ['g1'] }) })
  expect(table.scene.value).toMatchObject({ seat: 'galba', sequence: 1, view: { turn: 1, hand: ['g1'] } })
})

test('an answer about a seat we have turned from meanwhile is not shown as another’s', async () => {
  line = new Line()
  const table = new RemoteTable('t', 'otho')
  table.lookFrom('galba')
  line.asked[0].answer(update(3, { hand: ['o1'] }))
  await new Promise((later) => setTimeout(later))
  expect(table.scene.value).toBeNull()
  line.asked[1].answer(update(3, { hand: ['g1'] }))
  await vi.waitFor(() => expect(table.scene.value).toMatchObject({ seat: 'galba', view: { hand: ['g1'] } }))
})

/** Somebody at his seat, where three actions have been seen. */
async function seated(): Promise<RemoteTable> {
  line = new Line()
  const table = new RemoteTable('t', 'galba')
  line.asked[0].answer(update(3, { turn: 1 }))
  await vi.waitFor(() => expect(table.scene.value).not.toBeNull())
  return table
}

/** The line breaks while an action is on its way, and is there again; meanwhile the game has come to this sequence. */
async function breakAt(sequence: number): Promise<void> {
  line.sent('act')[0].fail('offline')
  await new Promise((later) => setTimeout(later))
  line.reopen()
  line.sent('watch')[1].answer(update(sequence, { turn: 2 }))
  await vi.waitFor(() => expect(line.sent('act')).toHaveLength(2))
}

test('what was on its way when the line broke is sent again under the same id, whatever has happened meanwhile', async () => {
  const table = await seated()
  const acting = table.act([{ do: 'pass' }])
  // Whether that was our doing or another's the sequence does not tell.
  await breakAt(4)
  const [first, second] = line.sent('act').map(({ message }) => message)
  expect(second).toEqual(first)
  expect(first).toMatchObject({
    action: { do: 'pass' },
    answering: 3,
    actionId: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  line.sent('act')[1].answer({})
  await acting
})

test('if it had not gone in, whoever sent it hears that it did not', async () => {
  const table = await seated()
  const acting = table.act([{ do: 'pass' }])
  await breakAt(4)
  line.sent('act')[1].fail('stale')
  await expect(acting).rejects.toMatchObject({ code: 'stale' })
})

test('every action and every undo has an id of its own', async () => {
  const table = await seated()
  const acting = table.act([{ do: 'pass' }])
  line.sent('act')[0].fail('refused')
  await expect(acting).rejects.toMatchObject({ code: 'refused' })
  void table.act([{ do: 'pass' }])
  void table.undo()
  const ids = [...line.sent('act'), ...line.sent('undo')].map(({ message }) => message.actionId)
  expect(new Set(ids).size).toBe(3)
})

test('a table that cannot be shown is open all the same', async () => {
  line = new Line()
  const table = new RemoteTable('t', 'galba')
  line.asked[0].answer({ summary: { ...summary, frozen: true } })
  await vi.waitFor(() => expect(table.line.value).toBe('open'))
  expect([table.summary.value?.frozen, table.scene.value]).toEqual([true, null])
})
