import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import {
  type GameBrain,
  type GameRecord,
  quickChance,
  replay,
  replayTo,
  SPECTATOR,
  seatsIn,
  verify,
} from '@iacta/kernel'
import { nodeDigest } from '@iacta/kernel/node'
import { afterEach, describe, expect, test } from 'vitest'
import type { LocalTable } from '../src/local/table.ts'
import type { Scene } from '../src/table/link.ts'
import {
  askedOf,
  Browser,
  engineNamed,
  from,
  fullDisk,
  HOT_SEAT,
  playOn,
  SOLO,
  sceneOf,
  type Tab,
  thinkingFor,
  troubleOf,
  until,
} from './local-house.ts'

const tabs: Tab[] = []
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close()
})

function aTab(browser: Browser, options?: Parameters<Browser['open']>[0]): Tab {
  const tab = browser.open(options)
  tabs.push(tab)
  return tab
}

function golden(name: string): GameRecord {
  const file = new URL(`../../../games/julius-caesar/test/golden/${name}.record.json`, import.meta.url)
  return { concluded: false, ...JSON.parse(readFileSync(file, 'utf8')) }
}

describe('fog', () => {
  test('nothing comes into the page that depends on what its seat may not know', async () => {
    // The same deal in two worlds; in one the computer discards its first card, in the other its last.
    const dealt = await newRecord()
    const worlds = await Promise.all(
      [0, -1].map(async (choice) => {
        const { game } = await engineNamed('julius-caesar')
        const { brain, bots } = await thinkingFor('julius-caesar')
        const plan: GameBrain['plan'] = (state, seat) => [game.actions(state, seat).at(choice)]
        const browser = new Browser()
        const tab = aTab(browser, {
          thinking: async () => ({ brain: { ...brain, plan, recalling: () => ({ plan }) }, bots }),
        })
        const table = await tab.table(await tab.house.call('import', dealt, { pompeius: 'bot' }), { seat: 'caesar' })
        // It answers unseen, then so do we.
        await until(() => JSON.stringify(tab.received).includes('"told":1'))
        const unseen = sceneOf(table)
        expect(table.summary.value?.seats.map(({ asked }) => asked)).toEqual([true, true])
        await table.act([unseen.actions[2]])
        // Our answer, and what it brought to light: that the computer had answered counts for nothing.
        expect(sceneOf(table).sequence).toBe(1)
        expect(unseen.sequence).toBe(0)
        table.close()
        const hidden = (await tab.house.call('export', table.id)).actions.find(({ seat }) => seat === 'pompeius')
        return { seen: withoutTimes(tab.received.slice(0, -1), table.id), hidden }
      }),
    )
    expect(worlds[0].hidden).not.toEqual(worlds[1].hidden)
    expect(worlds[0].seen).toEqual(worlds[1].seen)
    expect(worlds[0].seen).toContain('"heard"')
  })

  test('what another hand at the same screen can still take back is not seen', async () => {
    const tab = aTab(new Browser())
    const id = await tab.house.call('create', HOT_SEAT)
    const tables = [await tab.table(id, { seat: 'caesar' }), await tab.table(id, { seat: 'pompeius' })]
    const chance = quickChance(2)
    let unseen = 0
    while (unseen < 25) {
      const [acting, other] = sceneOf(tables[0]).actions.length > 0 ? tables : [tables[1], tables[0]]
      const before = { acting: sceneOf(acting), other: sceneOf(other) }
      await acting.act([before.acting.actions[chance.pick(before.acting.actions.length)]])
      // What draws dice or passes the turn, everybody sees.
      if (!sceneOf(acting).canUndo) continue
      unseen++
      expect(sceneOf(acting).view).not.toEqual(before.acting.view)
      expect(sceneOf(other)).toEqual(before.other)
      await acting.undo()
      expect(sceneOf(acting)).toEqual(before.acting)
      expect(sceneOf(other)).toEqual(before.other)
      await acting.act([before.acting.actions[0]])
    }
  })

  test('looking back shows each seat what it saw then; other seats, and everything, only when it is over', async () => {
    const tab = aTab(new Browser())
    const played = await tab.table(await tab.house.call('create', SOLO), { seat: 'caesar' })
    const seen = new Map<number, Scene>()
    played.scene.subscribe((scene) => {
      if (scene && !scene.canUndo) seen.set(scene.sequence, scene)
    })
    // Whoever plays at random is beaten before the first Winter: then every action would be a moment of everybody's.
    await playOn(played, 4, () => sceneOf(played).sequence >= 90)
    expect(played.summary.value?.outcome).toBeNull()
    played.close()
    const table = await tab.table(played.id, { seat: 'caesar', pace: 1e6 })
    const { total } = await table.moment(0)
    expect(total).toBeGreaterThan(30)
    let compared = 0
    for (let at = 0; at <= total; at++) {
      const moment = await table.moment(at)
      expect(moment).toMatchObject({ seat: 'caesar', at, outcome: null })
      const scene = seen.get(at)
      if (!scene) continue
      compared++
      expect(moment.view).toEqual(scene.view)
      expect(moment.prompt).toEqual(scene.prompt)
      expect(moment.heard).toBe(scene.log.length)
      expect(moment.happenings).toEqual(scene.log.slice(scene.log.length - moment.happenings.length))
    }
    expect(compared).toBeGreaterThan(10)
    await expect(table.moment(3, 'pompeius')).rejects.toEqual(troubleOf('forbidden'))
    await expect(table.moment(3, 'all')).rejects.toEqual(troubleOf('still-running'))
    await expect(table.moment(total + 1)).rejects.toEqual(troubleOf('bad-request'))
    expect((await table.moment(3, null)).seat).toBeNull()

    await table.resign()
    const record = await tab.house.call('export', table.id)
    const { game } = await engineNamed('julius-caesar')
    const { state } = replayTo(game, record, 3)
    expect(await table.moment(3, 'pompeius')).toMatchObject({ seat: 'pompeius', view: game.view(state, 1) })
    expect(await table.moment(3, 'all')).toMatchObject({
      view: game.view(state, SPECTATOR),
      views: { caesar: game.view(state, 0), pompeius: game.view(state, 1) },
      truth: game.encode(state),
    })
    const last = await table.moment(record.actions.length, null)
    expect(last.outcome).toMatchObject({ way: 'resigned' })
  })
})

/** What a page was told, without what is another each time. */
const withoutTimes = (received: readonly unknown[], id: string): string =>
  JSON.stringify(received)
    .replaceAll(id, 'here')
    .replaceAll(/"(createdAt|updatedAt|startedAt)":\d+/g, '"at":0')

/** A table on which nothing was done yet. */
async function newRecord(): Promise<GameRecord> {
  const tab = aTab(new Browser())
  return tab.house.call('export', await tab.house.call('create', HOT_SEAT))
}

describe('the computer', () => {
  test('answers by itself, to the end of the game', async () => {
    const tab = aTab(new Browser())
    const table = await tab.table(await tab.house.call('create', SOLO), { seat: 'caesar' })
    await playOn(table, 11)
    const { game } = await engineNamed('julius-caesar')
    const record = await tab.house.call('export', table.id)
    expect(record).toMatchObject({ outcome: table.summary.value?.outcome, concluded: false, commitment: null })
    const { state } = replayTo(game, record)
    expect(game.outcome(state)).toEqual(record.outcome)
    expect(sceneOf(table).view).toEqual(game.view(state, 0))
    expect(record.actions.filter(({ seat }) => seat === 'pompeius').length).toBeGreaterThan(20)
    expect(table.summary.value).toMatchObject({ status: 'over', concluded: false })
    expect(table.summary.value?.endedAt).toBeGreaterThan(0)
  })

  test('plays against itself while somebody watches, and stops when nobody does', async () => {
    const browser = new Browser()
    const tab = aTab(browser)
    const id = await tab.house.call('create', { game: 'julius-caesar', seats: { caesar: 'bot', pompeius: 'bot' } })
    const table = await tab.table(id)
    await until(() => sceneOf(table).sequence > 20)
    table.close()
    const told = tab.received.length
    await new Promise((later) => setTimeout(later, 50))
    // What was under way is answered, and no more is asked for.
    expect(tab.received.length - told).toBeLessThan(4)
    const { length } = (await tab.house.call('export', id)).actions
    const again = await tab.table(id, { pace: 1e6 })
    const seen = sceneOf(again).sequence
    await new Promise((later) => setTimeout(later, 50))
    expect(sceneOf(again).sequence).toBe(seen)
    expect((await tab.house.call('export', id)).actions).toHaveLength(length)
  })

  test('takes its time between things that can be seen', async () => {
    const tab = aTab(new Browser())
    const id = await tab.house.call('create', { game: 'julius-caesar', seats: { caesar: 'bot', pompeius: 'bot' } })
    const table = await tab.table(id, { pace: 40 })
    // Whoever else looks on does not hurry it.
    await tab.table(id, { pace: 40 })
    const times: number[] = []
    let shown = 0
    table.scene.subscribe((scene) => {
      if (scene && scene.sequence > shown) times.push(performance.now())
      shown = scene?.sequence ?? shown
    })
    await until(() => times.length >= 6)
    for (let i = 1; i < times.length; i++) expect(times[i] - times[i - 1]).toBeGreaterThan(35)
  })
})

describe('records', () => {
  test('of a running table are played on elsewhere, from the same position, with other dice', async () => {
    const tab = aTab(new Browser())
    const table = await tab.table(await tab.house.call('create', HOT_SEAT))
    await playOn(table, 5, () => sceneOf(table).sequence >= 80)
    const record = await tab.house.call('export', table.id)
    const elsewhere = aTab(new Browser())
    const id = await elsewhere.house.call('import', JSON.parse(JSON.stringify(record)), { pompeius: 'bot' })
    const copy = await elsewhere.table(id, { seat: 'caesar', pace: 1e6 })
    expect(copy.summary.value).toMatchObject({ mine: ['caesar'], origin: { import: true, table: table.id } })
    const { total } = await table.moment(0, 'caesar')
    const { at, view } = await table.moment(total, 'caesar')
    expect(await copy.moment(total, 'caesar')).toMatchObject({ at, total, view })
    expect((await elsewhere.house.call('export', id)).actions).toEqual(record.actions)
    copy.close()
    const on = await elsewhere.table(id, { seat: 'caesar' })
    await playOn(on, 6)
    const { game } = await engineNamed('julius-caesar')
    const whole = await elsewhere.house.call('export', id)
    expect(whole.actions.slice(0, record.actions.length)).toEqual(record.actions)
    expect(game.outcome(replayTo(game, whole).state)).toEqual(whole.outcome)
  })

  test('of a finished table stay as they were, seal and all', async () => {
    const record = golden('ten-points.year-1.caesar')
    const browser = new Browser()
    const id = await aTab(browser).house.call('import', record)
    const tab = aTab(browser)
    const { game } = await engineNamed('julius-caesar')
    const kept = await tab.house.call('export', id)
    expect(kept).toEqual(record)
    expect(verify(game, kept, nodeDigest)).toMatchObject({ ok: true })
    const table = await tab.table(id)
    expect(table.summary.value).toMatchObject({ status: 'over', outcome: record.outcome })
    expect((await table.moment(10, 'all')).total).toBe(record.actions.length)
  })

  test('that are none, or break the rules, are refused', async () => {
    const tab = aTab(new Browser())
    const record = golden('ten-points.year-1.caesar')
    const dealt = await newRecord()
    const [first, second, ...rest] = record.actions
    const bad = [
      null,
      { ...record, format: 'another' },
      { ...record, edition: record.edition + 1 },
      { ...record, actions: [second, first, ...rest].slice(1) },
      { ...record, outcome: { ...record.outcome, winners: [1] } },
      { ...record, concluded: true },
      { ...record, concluded: true, outcome: null },
      { ...dealt, concluded: true },
      { ...dealt, concluded: true, outcome: { winners: [7], way: 'resigned', params: {} } },
    ]
    for (const json of bad) await expect(tab.house.call('import', json)).rejects.toEqual(troubleOf('bad-record'))
    await expect(tab.house.call('import', { ...record, game: 'chess' })).rejects.toBeDefined()
    expect(await tab.house.call('list')).toEqual([])
  })
})

/** What one tab does, the other sees soon. */
async function alike(one: LocalTable, other: LocalTable): Promise<void> {
  const seen = (table: LocalTable) => [table.summary.value, table.scene.value]
  await until(() => isDeepStrictEqual(seen(one), seen(other))).catch(() => undefined)
  expect(seen(one)).toEqual(seen(other))
}

describe('two tabs at one table', () => {
  test('follow each other', async () => {
    const browser = new Browser()
    const one = aTab(browser)
    const id = await one.house.call('create', HOT_SEAT)
    const here = await one.table(id, { seat: 'caesar' })
    const there = await aTab(browser).table(id, { seat: 'caesar' })
    await here.act([sceneOf(here).actions[1]])
    await alike(there, here)
    expect(sceneOf(there).sequence).toBe(1)
    await there.undo()
    await until(() => sceneOf(here).sequence === 0)
    await playOn(here, 8, () => sceneOf(here).sequence >= 40)
    await from(here, 'caesar')
    await alike(there, here)
    expect(there.summary.value).toEqual(here.summary.value)
  })

  test('never write two histories: who comes second is told, and sees what was done', async () => {
    const browser = new Browser()
    const one = aTab(browser, { deaf: true })
    const id = await one.house.call('create', HOT_SEAT)
    const here = await one.table(id, { seat: 'caesar' })
    const there = await aTab(browser, { deaf: true }).table(id, { seat: 'caesar' })
    await here.act([sceneOf(here).actions[0]])
    await expect(there.act([sceneOf(there).actions[1]])).rejects.toEqual(troubleOf('stale'))
    expect(sceneOf(there)).toEqual(sceneOf(here))
    const both = await Promise.allSettled([here.undo(), there.undo()])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(sceneOf(there)).toEqual(sceneOf(here))
    expect(sceneOf(here).sequence).toBe(0)
  })

  test('let the computer act once, not twice', async () => {
    const browser = new Browser()
    const one = aTab(browser)
    const id = await one.house.call('create', { game: 'julius-caesar', seats: { caesar: 'bot', pompeius: 'bot' } })
    const watching = [await one.table(id), await aTab(browser).table(id), await aTab(browser, { deaf: true }).table(id)]
    await until(() => watching.every((table) => sceneOf(table).sequence >= 60))
    for (const table of watching) table.close()
    const { game } = await engineNamed('julius-caesar')
    const record = await aTab(browser).house.call('export', id)
    // It replays: there is one history.
    for (const { state } of replay(game, record)) expect(seatsIn(game.waiting(state))).toBeDefined()
    expect(watching.map(({ trouble }) => trouble.value)).toEqual([null, null, null])
  })

  test('what could not be kept gives way to what was', async () => {
    const browser = new Browser()
    const id = await aTab(browser).house.call('create', HOT_SEAT)
    const { disk, fill, free } = fullDisk(browser)
    const poor = await aTab(browser, { disk }).table(id, { seat: 'caesar' })
    const rich = await aTab(browser).table(id, { seat: 'caesar' })
    fill()
    await playOn(poor, 1, () => sceneOf(poor).settled >= 12)
    expect(poor.trouble.value).toEqual(troubleOf('storage'))
    await from(poor, 'caesar')
    expect(sceneOf(rich).sequence).toBe(0)
    await rich.act([sceneOf(rich).actions[1]])
    await alike(poor, rich)
    await playOn(rich, 2, () => sceneOf(rich).settled >= 18)
    await from(rich, 'caesar')
    await alike(poor, rich)
    expect(poor.trouble.value).toBeNull()
    free()
    const asked = askedOf(poor)
    await from(poor, asked)
    await poor.act([sceneOf(poor).actions[0]])
    await from(rich, asked)
    await alike(rich, poor)
  })
})
