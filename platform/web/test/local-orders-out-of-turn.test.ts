import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import type { PicketsAction, PicketsView } from '../../kernel/test/pickets.ts'
import { picketsPackage } from '../../kernel/test/pickets-package.ts'
import type { GameEngine } from '../src/board/index.ts'
import * as bots from '../src/local/thinking.ts'
import { Browser, from, sceneOf, until } from './local-house.ts'

const HOLD: PicketsAction = { do: 'hold' }
const RECALL: PicketsAction = { do: 'recall' }
const HALT: PicketsAction = { do: 'halt' }
const step = (to: number): PicketsAction => ({ do: 'step', to })

const withPickets = {
  engine: async () => picketsPackage as unknown as GameEngine,
  thinking: async () => ({ brain: picketsPackage.brain, bots }) as never,
}

/** Three seats before one screen, or some of them the computer's. */
async function runners(seats: Readonly<Record<string, 'me' | 'bot'>>) {
  const browser = new Browser()
  const tab = browser.open(withPickets)
  const id = await tab.house.call('create', { game: 'pickets', seats })
  return { browser, tab, id }
}

const ALL_MINE = { red: 'me', white: 'me', black: 'me' } as const

describe('at a table of this browser', () => {
  test('an order given while another moves is its giver’s alone until the seal, in another tab and after a reload too', async () => {
    const { browser, tab, id } = await runners(ALL_MINE)
    const table = await tab.table(id, { seat: 'red' })
    await table.act([step(1)])
    expect((await from(table, 'white')).orders).toEqual([HOLD])
    await table.act([HOLD])
    expect(sceneOf(table)).toMatchObject({ sequence: 1, orders: [RECALL], canUndo: false, settled: 0 })
    for (const seat of ['red', 'black', null]) {
      const { view, log } = await from(table, seat)
      expect([(view as PicketsView).holding, log.some(({ key }) => key === 'holds')]).toEqual([0, false])
    }
    const again = await browser.open(withPickets).table(id, { seat: 'white' })
    expect(sceneOf(again)).toMatchObject({ sequence: 1, orders: [RECALL], view: { holding: 2 } })

    await from(table, 'red')
    await table.act([step(2), step(3)])
    expect(sceneOf(table)).toMatchObject({ view: { at: [2, 4, 9], holding: 2 }, canUndo: false })
    expect(sceneOf(table).log.map(({ key }) => key)).toEqual(['stepped', 'stepped', 'holds'])
    await table.act([3, 4, 5].map(step))
    await table.undo()
    expect(sceneOf(table).view).toMatchObject({ at: [2, 4, 9] })
    tab.close()
  })

  test('what was ordered goes on in a record, and in the table that is made of it', async () => {
    const { tab, id } = await runners(ALL_MINE)
    const table = await tab.table(id, { seat: 'red' })
    await table.act([step(1)])
    await from(table, 'white')
    await table.act([HOLD])
    await from(table, 'red')
    await table.act([HALT])
    const record = await tab.house.call('export', id)
    expect(record.actions.map(({ seat, action }) => [seat, (action as PicketsAction).do])).toEqual([
      ['red', 'step'],
      ['red', 'halt'],
      ['white', 'hold'],
    ])
    const copy = await tab.table(await tab.house.call('import', record), { seat: 'white' })
    expect(sceneOf(copy)).toMatchObject({ view: { holding: 2 }, orders: [RECALL] })
    tab.close()
  })

  test('a computer carries out its plan as one gesture, and one event is kept of it', async () => {
    const { tab, id } = await runners({ red: 'bot', white: 'me', black: 'bot' })
    const table = await tab.table(id)
    await until(() => sceneOf(table).actions.length > 0, 'a turn')
    expect(sceneOf(table).view).toMatchObject({ at: [2, 4, 9] })
    await table.act([HOLD])
    await until(() => sceneOf(table).actions.length > 0, 'a turn')
    expect(sceneOf(table).view).toMatchObject({ at: [6, 4, 9] })
    const { actions } = await tab.house.call('export', id)
    const gestures = actions.filter(({ joined }) => !joined).map(({ seat, action }) => [seat, action])
    expect(gestures).toEqual([
      ['red', step(1)],
      ['white', HOLD],
      ['red', step(3)],
    ])
    expect(actions).toHaveLength(2 + 1 + 5)
    tab.close()
  })
})
