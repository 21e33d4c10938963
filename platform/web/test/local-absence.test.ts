import 'fake-indexeddb/auto'
import type { Game } from '@iacta/kernel'
import { afterEach, expect, test, vi } from 'vitest'
import { type CouncilState, council } from '../../kernel/test/council.ts'
import type { LocalTable } from '../src/local/table.ts'
import { fateAt } from '../src/table/leaving.ts'
import { Browser, from, type Tab, until } from './local-house.ts'

/** Seats that are left before one screen, and the agreed time, as a game says. */

const engine = async () => ({ game: council as Game })
const MINE = { red: 'me', white: 'me', black: 'me' } as const

afterEach(() => {
  vi.restoreAllMocks()
})

interface Sitting {
  readonly browser: Browser
  readonly tab: Tab
  readonly table: LocalTable
}

async function sitting(leaving: string, given: object = {}): Promise<Sitting> {
  const browser = new Browser()
  const tab = browser.open({ engine })
  const id = await tab.house.call('create', { game: 'council', options: { leaving }, seats: MINE, ...given })
  return { browser, tab, table: await tab.table(id, { seat: null }) }
}

async function does(table: LocalTable, seat: string, how: string): Promise<void> {
  await from(table, seat)
  await table.act([{ do: how }])
}

const seatOf = (table: LocalTable, place: number) => table.summary.value?.seats[place]
const viewOf = async (table: LocalTable, seat: string | null): Promise<CouncilState> =>
  (await from(table, seat)).view as CouncilState

/** The same table as it is kept, in another tab. */
async function elsewhere({ browser, table }: Sitting): Promise<LocalTable> {
  return browser.open({ engine }).table(table.id, { seat: null })
}

test('what becomes of a seat is known before it is left', async () => {
  for (const leaving of ['ends', 'computer', 'neutral', 'out']) {
    const { tab, table } = await sitting(leaving)
    await until(() => table.summary.value !== null)
    expect(table.summary.value && fateAt(table.summary.value, 'white')).toBe(leaving)
    await table.resign('white')
    await until(() => leaving === 'ends' || seatOf(table, 1)?.deserted === true)
    const { kind, out } = seatOf(table, 1) ?? {}
    expect([leaving, table.summary.value?.status, kind, out]).toEqual([
      leaving,
      leaving === 'ends' ? 'over' : 'running',
      leaving === 'computer' ? 'bot' : leaving === 'neutral' ? 'neutral' : 'person',
      leaving === 'out',
    ])
    tab.close()
  }
})

test('a seat that is neutral is played by the rules at once, and so it is kept', async () => {
  const sat = await sitting('neutral')
  const { table, tab } = sat
  await does(table, 'white', 'nay')
  await does(table, 'black', 'nay')
  // It votes, and as it speaks first it casts.
  await table.resign('red')
  await until(() => seatOf(table, 0)?.kind === 'neutral')
  expect(await viewOf(table, 'white')).toMatchObject({ round: 1, phase: 'votes' })
  expect(await viewOf(await elsewhere(sat), 'white')).toEqual(await viewOf(table, 'white'))
  tab.close()
})

test('a seat that is out stays ours; what others did stays done, and it comes back if the rules ask it', async () => {
  const sat = await sitting('back')
  const { table, tab } = sat
  await does(table, 'red', 'aye')
  await table.resign('white')
  await until(() => seatOf(table, 1)?.out === true)
  expect(table.summary.value?.mine).toEqual(['red', 'white', 'black'])
  expect((await viewOf(table, 'red')).votes).toEqual(['aye', null, null])
  expect((await viewOf(table, 'black')).votes).toEqual([null, null, null])
  await expect(table.resign('white')).rejects.toMatchObject({ code: 'not-running' })
  await does(table, 'black', 'nay')
  await does(table, 'red', 'cast')
  expect(seatOf(table, 1)).toMatchObject({ asked: true, out: true })
  const other = await elsewhere(sat)
  expect(await viewOf(other, 'red')).toEqual(await viewOf(table, 'red'))
  await does(table, 'white', 'return')
  expect(seatOf(table, 1)).toMatchObject({ out: false, left: null })
  await until(() => seatOf(other, 1)?.out === false)
  const record = await tab.house.call('export', table.id)
  expect(record.actions[0]).toEqual({ interruption: 'left', seat: 'white' })
  const copy = await tab.table(await tab.house.call('import', record), { seat: null })
  expect(await viewOf(copy, 'red')).toEqual(await viewOf(table, 'red'))
  tab.close()
})

test('the game ends when nobody before this screen would stay', async () => {
  const { table, tab } = await sitting('out')
  for (const seat of ['white', 'red', 'black']) await table.resign(seat)
  await until(() => table.summary.value?.status === 'over')
  expect(table.summary.value?.outcome).toMatchObject({ way: 'resigned', params: { seat: 'black' } })
  tab.close()
})

test('the agreed time is up once, however many tabs look on; what goes by while none does is not counted', async () => {
  let now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const sat = await sitting('out', { minutes: 10 })
  const { table, tab, browser } = sat
  expect(table.summary.value).toMatchObject({ minutes: 10, timeUpAt: expect.any(Number) })
  now += 9 * 60_000
  await does(table, 'red', 'aye')
  tab.close()
  await until(() => true)
  now += 60 * 60_000
  const [one, other] = [browser.open({ engine }), browser.open({ engine })]
  const [here, there] = [await one.table(table.id, { seat: null }), await other.table(table.id, { seat: null })]
  expect((await viewOf(here, 'red')).isTimeUp).toBe(false)
  now += 60_000
  // Whoever looks again now finds it up.
  here.lookFrom('black')
  there.lookFrom('black')
  await until(() => (here.scene.value?.view as CouncilState | undefined)?.isTimeUp === true)
  await until(() => (there.scene.value?.view as CouncilState | undefined)?.isTimeUp === true)
  expect(here.summary.value?.timeUpAt).toBeNull()
  expect((await viewOf(there, 'red')).votes).toEqual(['aye', null, null])
  const { actions } = await one.house.call('export', table.id)
  expect(actions).toEqual([{ interruption: 'time-up' }])
  one.close()
  other.close()
})

// Sums of such fractions are off by a hair, now to one side, now to the other.
test.each([1234.1, 692_384.0601839019, 1_522_590.4884252746])(
  'who looks away for a moment gains no time, begun at %d',
  async (begun) => {
    let now = begun
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const { table, tab } = await sitting('out', { minutes: 10 })
    now += 9 * 60_000
    table.close()
    await until(() => true)
    await tab.house.call('list')
    const again = await tab.table(table.id, { seat: null })
    now += 60_000
    again.lookFrom('black')
    await until(() => (again.scene.value?.view as CouncilState | undefined)?.isTimeUp === true)
    tab.close()
  },
)

test('no length is agreed on where the rules know of none', async () => {
  const tab = new Browser().open()
  await expect(tab.house.call('create', { game: 'nero', seats: {}, minutes: 60 })).rejects.toThrow(
    'know of no agreed time',
  )
  tab.close()
})
