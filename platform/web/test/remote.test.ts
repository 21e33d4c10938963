import { signal } from '@preact/signals'
import { expect, test, vi } from 'vitest'
import { RemoteTable } from '../src/table/remote.ts'
import type { News } from '../src/table/socket.ts'

/** A line on which the test answers by hand, in the order it likes. */
class Line {
  readonly isOpen = signal(true)
  readonly asked: { seat: string | null; answer(update: object): void }[] = []
  hear: (news: News) => void = () => undefined

  listen(listener: { opened(): void; heard(news: News): void }): () => void {
    this.hear = (news) => listener.heard(news)
    listener.opened()
    return () => undefined
  }

  ask({ seat }: { seat: string | null }): Promise<object> {
    return new Promise((resolve) => {
      this.asked.push({ seat, answer: (update) => resolve({ update, presence: {} }) })
    })
  }
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
