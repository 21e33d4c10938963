import 'fake-indexeddb/auto'
import type { Game } from '@iacta/kernel'
import { skirmish } from '@iacta/testing/skirmish'
import { afterEach, describe, expect, test } from 'vitest'
import type { LocalTable } from '../src/local/table.ts'
import * as bots from '../src/local/thinking.ts'
import { Browser, playOn, type Tab, troubleOf, until } from './local-house.ts'

const tabs: Tab[] = []
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close()
})

function aTab(browser: Browser): Tab {
  const tab = browser.open({
    engine: async () => ({ game: skirmish.game as unknown as Game }),
    thinking: async () => ({ brain: skirmish.brain as never, bots }),
  })
  tabs.push(tab)
  return tab
}

const match = (table: LocalTable) => table.summary.value?.match
const HOT_SEAT = { game: 'skirmish', seats: { first: 'me', second: 'me' }, match: true } as const

/** A match whose first game the first player has won by the other's giving up: three points to none. */
async function wonFirst(tab: Tab): Promise<LocalTable> {
  const first = await tab.table(await tab.house.call('create', HOT_SEAT))
  first.lookFrom('second')
  await until(() => first.scene.value?.seat === 'second')
  await first.resign()
  await until(() => Boolean(match(first)?.tables[1]))
  return first
}

describe('a match in this browser', () => {
  test('goes on at once with the seats exchanged, and both tables tell its result', async () => {
    const tab = aTab(new Browser())
    const first = await wonFirst(tab)
    expect(match(first)).toMatchObject({ game: 1, over: false, result: null, points: { first: 3, second: 0 } })
    const second = await tab.table(match(first)?.tables[1] ?? '')
    expect(second.summary.value).toMatchObject({ status: 'running', origin: { match: first.id } })
    expect(match(second)).toMatchObject({ game: 2, tables: [first.id, second.id], points: { first: 0, second: 3 } })
    expect(match(second)?.first).toEqual(first.summary.value?.outcome)
    await playOn(second, 1)
    const { points = [] } = second.summary.value?.outcome?.params ?? {}
    const [mine, others] = points as number[]
    const result = { over: true, points: { first: mine, second: 3 + others } }
    expect(match(second)).toMatchObject(result)
    await until(() => match(first)?.over === true, 'the result')
    expect(match(first)?.points).toEqual({ first: 3 + others, second: mine })
    const tables = await tab.house.call('list')
    expect(tables.map(({ match: told }) => told?.over)).toEqual([true, true])
  })

  test('tells its result in another tab, too, where the first table is open', async () => {
    const browser = new Browser()
    const [here, there] = [aTab(browser), aTab(browser)]
    const { id } = await wonFirst(here)
    const first = await there.table(id)
    const second = await here.table(match(first)?.tables[1] ?? '')
    await playOn(second, 2)
    await until(() => match(first)?.over === true, 'the result')
    expect(match(first)?.first).toEqual(match(second)?.first)
  })

  test('against the computer gives it the other seat', async () => {
    const tab = aTab(new Browser())
    const seats = { first: 'me', second: { bot: 'tiro' } } as const
    const first = await tab.table(await tab.house.call('create', { game: 'skirmish', seats, match: true }))
    await first.resign()
    await until(() => Boolean(match(first)?.tables[1]))
    const second = await tab.table(match(first)?.tables[1] ?? '')
    expect(second.summary.value).toMatchObject({ mine: ['second'], seats: [{ kind: 'bot', level: 'tiro' }, {}] })
  })

  test('has its second game though whoever ended the first was gone at once', async () => {
    const browser = new Browser()
    const first = await wonFirst(aTab(browser))
    const id = match(first)?.tables[1] ?? ''
    // As if it had never been set up.
    await tabs[0].house.call('remove', id)
    const tab = aTab(browser)
    await tab.table(first.id)
    expect((await tab.house.call('list')).map((table) => table.id).sort()).toEqual([first.id, id].sort())
  })

  test('is of two', async () => {
    const create = aTab(new Browser()).house.call('create', {
      game: 'skirmish',
      options: { battle: 'ridge' },
      seats: {},
      match: true,
    })
    await expect(create).rejects.toEqual(troubleOf('bad-request'))
  })
})

test('tables in this browser tell who plays which side', async () => {
  const tab = aTab(new Browser())
  const options = { sides: 'bid' }
  const seats = { first: 'me', second: 'me' } as const
  const table = await tab.table(await tab.house.call('create', { game: 'skirmish', options, seats }))
  const sides = () => table.summary.value?.seats.map(({ side }) => side)
  expect(sides()).toEqual([null, null])
  for (const [seat, sum] of [
    ['first', 0],
    ['second', 2],
  ] as const) {
    table.lookFrom(seat)
    await until(() => table.scene.value?.seat === seat)
    await table.act([{ do: 'bid', sum }])
  }
  await until(() => sides()?.[0] !== null)
  expect(sides()).toEqual(['goths', 'romans'])
})
