import 'fake-indexeddb/auto'
import { quickChance, readOptions, Table } from '@iacta/kernel'
import { signal } from '@preact/signals'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Dispatch } from '../src/table/dispatch.ts'
import { Foresight } from '../src/table/foresight.ts'
import type { Line, Moment, Scene, TableLink, TableSummary } from '../src/table/link.ts'
import { Trouble } from '../src/table/link.ts'
import { Reach } from '../src/table/reach.ts'
import { TableSession } from '../src/table/session.ts'
import { Browser, engineNamed, type Tab, until } from './local-house.ts'

/** A table far away: what is sent to it is answered when the test says so. */

const GAME = 'julius-caesar'
const SEATS = ['caesar', 'pompeius'] as const

let tab: Tab
vi.mock('../src/local/tables.ts', () => ({
  foreseeAt: (...given: Parameters<Tab['house']['call']>) =>
    tab.house.call('foresee', ...(given as [never, never, never])),
  marchesAt: (...given: Parameters<Tab['house']['call']>) =>
    tab.house.call('marches', ...(given as [never, never, never])),
  prepareLocal: async () => undefined,
  openLocal: () => undefined,
}))
// Nobody here has ears, viewer or wishes.
vi.mock('../src/table/sound.ts', () => ({ play: () => undefined }))
vi.mock('../src/table/notify.ts', () => ({ callForMoves: () => () => undefined }))
vi.mock('../src/settings.ts', () => ({ language: { value: 'en' } }))

interface Sent {
  readonly actions: readonly unknown[]
  readonly dispatch: Dispatch
  arrive(): void
  fail(trouble: Trouble): void
}

/** The link to a table on a server that somebody else keeps; nothing gets there before `arrive`. */
class SlowLink implements TableLink {
  readonly id = 't'
  readonly where: 'server' | 'here'
  readonly summary = signal<TableSummary | null>(null)
  readonly scene = signal<Scene | null>(null)
  readonly line = signal<Line>('open')
  readonly sent: Sent[] = []
  readonly #table: Table<unknown, unknown, unknown, unknown>
  #seat = 0

  constructor(table: Table<unknown, unknown, unknown, unknown>, where: 'server' | 'here' = 'server') {
    this.where = where
    this.#table = table
    this.summary.value = { game: GAME, status: 'running', seats: SEATS.map((seat) => ({ seat })), mine: SEATS } as never
    this.tell()
  }

  tell(): void {
    const seat = this.#seat
    const table = this.#table
    this.scene.value = {
      seat: SEATS[seat],
      sequence: table.sequence(seat),
      view: structuredClone(table.view(seat)),
      prompt: table.prompt(seat),
      actions: structuredClone(table.actions(seat)),
      orders: [],
      canUndo: table.canUndo(seat),
      log: table.knowledge(seat).heard,
      settled: table.settledLines(seat),
    }
  }

  act(actions: readonly unknown[], dispatch = new Dispatch(actions)): Promise<void> {
    return new Promise((resolve, reject) => {
      void dispatch.withdrawn.then(() => reject(new Trouble('withdrawn', 'It was taken back.')))
      const arrive = (): void => {
        const { refusal } = this.#table.gesture(this.#seat, actions)
        this.tell()
        if (refusal) reject(new Trouble('refused', refusal.reason, refusal))
        else resolve()
      }
      this.sent.push({ actions, dispatch, arrive, fail: reject })
    })
  }

  lookFrom(seat: string | null): void {
    this.#seat = SEATS.indexOf(seat as (typeof SEATS)[number])
    this.tell()
  }
  undo = () => Promise.reject(new Error('nobody undoes anything here'))
  why = () => Promise.resolve(null)
  moment = () => Promise.reject<Moment>(new Error('nobody looks back here'))
  close(): void {}
}

interface Move {
  readonly do: string
  readonly block: string
  readonly to: string
}

/** Moves that can be taken back, in the order they are listed. */
const movesOf = ({ actions }: Pick<Scene, 'actions'>): readonly Move[] =>
  (actions as readonly Move[]).filter((action) => action.do === 'move')

/** Whether a block is there in what is shown. */
function isAt(session: TableSession, { block, to }: Move): boolean {
  const view = session.shown.value?.view as { blocks: Record<string, { at: string }> }
  return view.blocks[block]?.at === to
}

/** A table at which Caesar, or whoever it is, is asked to move. */
async function moving(where: 'server' | 'here' = 'server'): Promise<{ link: SlowLink; session: TableSession }> {
  const { game } = await engineNamed(GAME)
  const source = { of: () => quickChance(4), commitment: null, contributions: [], secret: () => null }
  const table = new Table(game, readOptions(game.options, {}), 'foresight', source)
  const chance = quickChance(4)
  while (!table.actions(0).some((action) => (action as Move).do === 'move')) {
    const seat = table.actions(0).length > 0 ? 0 : 1
    const legal = table.actions(seat)
    table.act(seat, legal[chance.pick(legal.length)])
  }
  const link = new SlowLink(table, where)
  return { link, session: new TableSession(link, Foresight) }
}

/** Whatever was asked of the rules before this is answered. */
async function rulesHaveAnswered(): Promise<void> {
  await tab.house.call('prepare', GAME)
  await new Promise((next) => setTimeout(next))
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run))
  tab = new Browser().open()
})
afterEach(() => {
  tab.close()
  vi.unstubAllGlobals()
})

describe('what was sent and is not answered yet', () => {
  test('is shown as it will be, with nothing of the authority’s own told beforehand', async () => {
    const { link, session } = await moving()
    const before = link.scene.value as Scene
    const [move] = movesOf(before)
    const done = session.act(move)
    await until(() => session.isForeseen, 'foresight')
    expect(isAt(session, move)).toBe(true)
    expect(link.sent).toHaveLength(1)
    expect(session.scene.value).toMatchObject({ sequence: before.sequence, log: before.log, canUndo: before.canUndo })
    const foreseen = session.shown.value
    link.sent[0].arrive()
    await done
    expect(session.isForeseen).toBe(false)
    expect(session.scene.value?.sequence).toBe(before.sequence + 1)
    // What came true is the same thing: nothing is drawn again for it.
    expect(session.shown.value?.view).toBe(foreseen?.view)
    expect(session.shown.value?.actions).toBe(foreseen?.actions)
    expect(session.shown.value?.view).toEqual(link.scene.value?.view)
    session.close()
  })

  test('is taken back with the reason if it is refused, and so is what was done on top of it', async () => {
    const { link, session } = await moving()
    const [move] = movesOf(link.scene.value as Scene)
    const first = session.act(move, { do: 'halt' })
    await until(() => session.isForeseen, 'foresight')
    // It could be done without the first, but was not meant so.
    const other = movesOf(link.scene.value as Scene).find(({ block }) => block !== move.block)
    const then = session.act(other)
    link.sent[0].fail(new Trouble('stale', 'The game has gone on.'))
    await Promise.all([first, then])
    expect(session.isForeseen).toBe(false)
    expect(isAt(session, move)).toBe(false)
    expect(session.trouble.value?.code).toBe('stale')
    expect(link.sent).toHaveLength(1)
    session.close()
  })

  test('can be gone on from: the next gesture is foreseen on top of it, and sent when its turn comes', async () => {
    const { link, session } = await moving()
    const [move] = movesOf(link.scene.value as Scene)
    const first = session.act(move)
    await until(() => session.isForeseen, 'foresight')
    const onward = movesOf(session.scene.value as Scene).find(({ block }) => block === move.block)
    const next = onward ?? { do: 'end-moves', block: '', to: '' }
    expect(onward).toBeDefined()
    const second = session.act(next)
    await until(() => isAt(session, next), 'the second step')
    expect(link.sent).toHaveLength(1)
    link.sent[0].arrive()
    await first
    // The first is confirmed, and what is shown does not fall back to it.
    expect(isAt(session, next)).toBe(true)
    expect(session.isForeseen).toBe(true)
    await until(() => link.sent.length === 2, 'the second to be sent')
    link.sent[1].arrive()
    await second
    expect([session.isForeseen, isAt(session, next)]).toEqual([false, true])
    session.close()
  })

  test('is not shown where something would come to light or somebody else be asked', async () => {
    const { link, session } = await moving()
    const before = session.shown.value
    const done = session.act({ do: 'end-moves' }, { do: 'end-levies' })
    await rulesHaveAnswered()
    expect([session.isForeseen, session.shown.value]).toEqual([false, before])
    link.sent[0].arrive()
    await done
    session.close()
  })

  test('is nothing for another seat at the same screen to see', async () => {
    const { link, session } = await moving()
    const [move] = movesOf(link.scene.value as Scene)
    const done = session.act(move)
    await until(() => session.isForeseen, 'foresight')
    link.lookFrom('pompeius')
    expect(session.isForeseen).toBe(false)
    expect(session.shown.value?.view).toEqual(link.scene.value?.view)
    link.lookFrom('caesar')
    link.sent[0].arrive()
    await done
    session.close()
  })

  test('is not looked into where the authority is in this browser', async () => {
    const { link, session } = await moving('here')
    const [move] = movesOf(link.scene.value as Scene)
    const done = session.act(move)
    await rulesHaveAnswered()
    expect(isAt(session, move)).toBe(false)
    link.sent[0].arrive()
    await done
    expect(isAt(session, move)).toBe(true)
    session.close()
  })
})

describe('how far pieces may go', () => {
  test('is asked of the rules once for what is shown, and anew when it changes', async () => {
    const { link, session } = await moving()
    const [move] = movesOf(link.scene.value as Scene)
    const question = { pieces: [move.block] }
    const answer = session.reach(question)
    expect(answer.value).toBeNull()
    expect(session.reach({ ...question })).toBe(answer)
    await until(() => answer.value !== null, 'an answer')
    expect(answer.value?.marches.map(({ to }) => to)).toContain(move.to)
    const done = session.act(move)
    await until(() => session.isForeseen, 'foresight')
    const next = session.reach(question)
    expect(next).not.toBe(answer)
    await until(() => next.value !== null, 'an answer')
    expect(next.value?.marches.map(({ from }) => from)).not.toContain(answer.value?.marches[0].from)
    link.sent[0].arrive()
    await done
    session.close()
  })

  test('what waits for the connection is shown and waits in turn; undo takes back the last of it, and says nothing', async () => {
    const { link, session } = await moving()
    const [move] = movesOf(link.scene.value as Scene)
    const first = session.act(move)
    await until(() => session.isForeseen, 'foresight')
    expect(session.mayUndo).toBe(false)
    link.sent[0].dispatch.waits()
    const [next] = (session.shown.value?.actions ?? []) as readonly Move[]
    const second = session.act(next)
    expect(session.dispatches.value.map(({ where }) => where.value)).toEqual(['waiting', 'queued'])
    expect(session.mayUndo).toBe(true)
    await session.undo()
    await session.undo()
    await Promise.all([first, second])
    expect(link.sent).toHaveLength(1)
    expect([session.dispatches.value, session.trouble.value, session.refusal.value]).toEqual([[], null, null])
    expect([session.isForeseen, isAt(session, move)]).toEqual([false, false])
    session.close()
  })

  test('whoever waits for an answer that nobody wants any more waits for nothing', async () => {
    const { link, session } = await moving()
    const [move] = movesOf(link.scene.value as Scene)
    const answer = session.reach({ pieces: [move.block] })
    link.tell()
    session.reach({ pieces: [] })
    expect(answer.value).toMatchObject({ marches: [], isPartial: true })
    session.close()
  })

  test('where the rules cannot be asked nothing is said to be out of reach for good', async () => {
    const reach = new Reach(() => Promise.reject(new Trouble('offline', 'The rules are not here.')))
    const answer = reach.of({}, { pieces: ['legio-8'] })
    await until(() => answer.value !== null, 'an answer')
    expect(answer.value).toEqual({ marches: [], refusal: null, isPartial: true, isBinding: true })
  })

  test('why the last of several things may not be done is found out here', async () => {
    const { link, session } = await moving()
    const [move] = movesOf(link.scene.value as Scene)
    await session.why(move, { do: 'end-moves' })
    expect(session.refusal.value).toMatchObject({ reason: expect.any(String) })
    expect(link.sent).toEqual([])
    session.close()
  })
})
