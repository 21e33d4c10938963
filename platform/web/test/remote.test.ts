import type { Fields, News, TableSummary, Update } from '@iacta/wire'
import { signal } from '@preact/signals'
import { expect, test, vi } from 'vitest'
import { Dispatch } from '../src/table/dispatch.ts'
import { Trouble } from '../src/table/link.ts'
import { RemoteTable } from '../src/table/remote.ts'

/** A line on which the test answers by hand, in the order it likes. */
class Line {
  readonly isOpen = signal(true)
  readonly asked: SentRequest[] = []
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

  ask(message: SentRequest['message']): Promise<object> {
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
  sent(kind: string): SentRequest[] {
    return this.asked.filter(({ message }) => message.do === kind)
  }
}

interface SentRequest {
  readonly seat: string | null
  readonly message: { readonly do: string; readonly seat: string | null; readonly [field: string]: unknown }
  answer(update: object): void
  fail(code: string): void
}

let line: Line
vi.mock('../src/table/socket.ts', () => ({ theSocket: () => line }))

const UNHEARD = { heard: 0, settled: 0, happenings: [] }
const summary = { mine: ['galba'] } as unknown as TableSummary
const seen = { seat: 'galba', prompt: { key: 'wait', params: {} }, actions: [], orders: [], canUndo: false }
/** Everything, for who comes. */
const whole = (sequence: number, view: object): Update => ({ ...UNHEARD, summary, scene: { ...seen, sequence, view } })
/** What changed, for who is there. */
const changed = (sequence: number, set: Fields): Update => ({
  ...UNHEARD,
  changes: { set: { sequence }, in: { view: { set } } },
})

test('what a seat was told before we turned from it is not taken for what the new one sees', async () => {
  line = new Line()
  const table = new RemoteTable('t')
  line.asked[0].answer(whole(3, { turn: 1, spent: [] }))
  // It is our table: the seat is ours to look from, and the others play on meanwhile.
  await vi.waitFor(() => expect(line.asked.map(({ seat }) => seat)).toEqual([null, 'galba']))
  line.hear({ table: 't', update: changed(4, { turn: 2 }) })
  expect(table.scene.value).toBeNull()
  line.asked[1].answer(whole(4, { turn: 2, spent: [], hand: ['c1'] }))
  await vi.waitFor(() => expect(table.scene.value?.view).toEqual({ turn: 2, spent: [], hand: ['c1'] }))
  line.hear({ table: 't', update: changed(5, { hand: [] }) })
  expect(table.scene.value).toMatchObject({ seat: 'galba', sequence: 5, view: { turn: 2, spent: [], hand: [] } })
})

test('a game that begins while one waits for it is shown from its first word', async () => {
  line = new Line()
  const table = new RemoteTable('t', 'galba')
  line.asked[0].answer({ summary })
  await vi.waitFor(() => expect(table.line.value).toBe('open'))
  expect(table.scene.value).toBeNull()
  line.hear({ table: 't', update: whole(1, { turn: 1, hand: ['g1'] }) })
  expect(table.scene.value).toMatchObject({ seat: 'galba', sequence: 1, view: { turn: 1, hand: ['g1'] } })
})

test('an answer about a seat we have turned from meanwhile is not shown as another’s', async () => {
  line = new Line()
  const table = new RemoteTable('t', 'otho')
  table.lookFrom('galba')
  line.asked[0].answer(whole(3, { hand: ['o1'] }))
  await new Promise((later) => setTimeout(later))
  expect(table.scene.value).toBeNull()
  line.asked[1].answer(whole(3, { hand: ['g1'] }))
  await vi.waitFor(() => expect(table.scene.value).toMatchObject({ seat: 'galba', view: { hand: ['g1'] } }))
})

test('what changed is put into what was seen: actions, the board and the log', async () => {
  const table = await seated()
  const line1 = { key: 'moved', params: {} }
  line.hear({
    table: 't',
    update: {
      changes: { set: { sequence: 4, canUndo: true }, in: { actions: [[{ do: 'pass' }]], view: { set: { turn: 2 } } } },
      happenings: [line1],
      heard: 1,
      settled: 0,
    },
  })
  expect(table.scene.value).toEqual({
    seat: 'galba',
    sequence: 4,
    view: { turn: 2 },
    prompt: seen.prompt,
    actions: [{ do: 'pass' }],
    orders: [],
    canUndo: true,
    log: [line1],
    settled: 0,
  })
})

test('who is told of changes to what he has not seen asks for everything', async () => {
  line = new Line()
  const table = new RemoteTable('t', 'galba')
  line.asked[0].answer({ summary })
  await vi.waitFor(() => expect(table.line.value).toBe('open'))
  line.hear({ table: 't', update: changed(5, { turn: 2 }) })
  await vi.waitFor(() => expect(line.sent('watch')).toHaveLength(2))
  line.asked[1].answer(whole(5, { turn: 2, hand: [] }))
  await vi.waitFor(() => expect(table.scene.value).toMatchObject({ sequence: 5, view: { turn: 2, hand: [] } }))
})

/** Somebody at his seat, where three actions have been seen. */
async function seated(): Promise<RemoteTable> {
  line = new Line()
  const table = new RemoteTable('t', 'galba')
  line.asked[0].answer(whole(3, { turn: 1 }))
  await vi.waitFor(() => expect(table.scene.value).not.toBeNull())
  return table
}

/** The line breaks while an action is on its way, and is there again; meanwhile the game has come to this sequence. */
async function breakAt(sequence: number): Promise<void> {
  line.sent('act')[0].fail('offline')
  await new Promise((later) => setTimeout(later))
  line.reopen()
  line.sent('watch')[1].answer(whole(sequence, { turn: 2 }))
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
  await expect(acting).rejects.toMatchObject({ code: 'went-on' })
})

test('what is done without a line waits as long as it takes, says so, and goes once when the line is back', async () => {
  const table = await seated()
  line.isOpen.value = false
  const dispatch = new Dispatch([{ do: 'pass' }])
  const acting = table.act(dispatch.actions, dispatch)
  await new Promise((later) => setTimeout(later))
  expect([dispatch.where.value, line.sent('act').length]).toEqual(['waiting', 0])
  line.isOpen.value = true
  line.reopen()
  line.sent('watch')[1].answer(whole(3, { turn: 1 }))
  await vi.waitFor(() => expect(line.sent('act')).toHaveLength(1))
  expect(dispatch.where.value).toBe('sent')
  expect(line.sent('act')[0].message).toMatchObject({ action: { do: 'pass' }, answering: 3 })
  line.hear({ table: 't', update: changed(4, { turn: 2 }) })
  line.sent('act')[0].answer({})
  await acting
  expect(line.sent('act')).toHaveLength(1)
})

test('what waits can be taken back, and is then never sent; what may have arrived cannot', async () => {
  const table = await seated()
  line.isOpen.value = false
  const waiting = new Dispatch([{ do: 'pass' }])
  const acting = table.act(waiting.actions, waiting)
  await new Promise((later) => setTimeout(later))
  expect(waiting.withdraw()).toBe(true)
  await expect(acting).rejects.toMatchObject({ code: 'withdrawn' })
  line.isOpen.value = true
  line.reopen()
  line.sent('watch')[1].answer(whole(3, { turn: 1 }))
  const sent = new Dispatch([{ do: 'pass' }])
  const sending = table.act(sent.actions, sent)
  expect(line.sent('act')).toHaveLength(1)
  line.sent('act')[0].fail('offline')
  await vi.waitFor(() => expect(sent.where.value).toBe('unsure'))
  expect(sent.withdraw()).toBe(false)
  line.reopen()
  line.sent('watch')[2].answer(whole(3, { turn: 1 }))
  await vi.waitFor(() => expect(line.sent('act')).toHaveLength(2))
  // Where it is stays unknown until it is answered.
  expect(sent.where.value).toBe('unsure')
  line.sent('act')[1].fail('refused')
  await expect(sending).rejects.toMatchObject({ code: 'refused' })
})

test('if the game went on while it waited, that is said', async () => {
  const table = await seated()
  line.isOpen.value = false
  const acting = table.act([{ do: 'pass' }])
  await new Promise((later) => setTimeout(later))
  line.isOpen.value = true
  line.reopen()
  line.sent('watch')[1].answer(whole(5, { turn: 2 }))
  await vi.waitFor(() => expect(line.sent('act')).toHaveLength(1))
  expect(line.sent('act')[0].message).toMatchObject({ answering: 3 })
  line.sent('act')[0].fail('stale')
  await expect(acting).rejects.toMatchObject({ code: 'went-on' })
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

test('several seats of ours share the screen: nobody’s sight is taken before he says so, and who decides openly acts from all', async () => {
  line = new Line()
  const table = new RemoteTable('t')
  const ours = { mine: ['galba', 'otho'], status: 'running', seats: [{ seat: 'galba' }, { seat: 'otho' }] }
  const handover = {
    number: 3,
    awaits: ['otho'],
    question: { kind: 'answer', prompt: seen.prompt, seats: ['galba', 'otho'] },
    decides: null,
  }
  const scene = { ...seen, seat: null, sequence: 3, view: {}, handover }
  line.asked[0].answer({ ...UNHEARD, summary: ours, scene })
  await vi.waitFor(() => expect(table.handover.value).toEqual(handover))
  expect(line.sent('watch').map(({ message }) => [message.seat, message.together])).toEqual([[null, true]])
  // Who has ordered to pass is not told from who has not.
  expect(table.summary.value?.seats.map(({ asked }) => asked)).toEqual([true, true])

  void table.passAll()
  await vi.waitFor(() => expect(line.sent('pass')).toHaveLength(1))
  void table.speakUp('otho')
  expect(line.sent('undo')).toEqual([])
  const speaking = table.speakUp('galba')
  line.sent('undo')[0].fail('nothing-to-undo')
  await speaking

  const decides = { ...handover, awaits: ['otho'], question: null, decides: { seat: 'otho', sequence: 7 } }
  line.hear({ table: 't', update: { ...UNHEARD, scene: { ...scene, handover: decides } } as Update })
  void table.act([{ do: 'fire' }])
  expect(line.sent('act')[0].message).toMatchObject({ seat: 'otho', answering: 7 })
})
