import 'fake-indexeddb/auto'
import { afterEach, describe, expect, test } from 'vitest'
import { LocalStore } from '../src/local/store.ts'
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

describe('a table in this browser', () => {
  test('is set up, listed, played, taken back, and is the same in the next tab', async () => {
    const browser = new Browser()
    const tab = aTab(browser)
    const id = await tab.house.call('create', HOT_SEAT)
    expect(id).toMatch(/^here-[a-z0-9]{8}$/)
    const table = await tab.table(id)
    expect(sceneOf(table).seat).toBeNull()
    expect(table.summary.value).toMatchObject({
      status: 'running',
      mine: ['caesar', 'pompeius'],
      clock: { kind: 'none' },
    })
    expect(table.summary.value?.seats.map(({ asked }) => asked)).toEqual([true, true])

    await from(table, 'caesar')
    const before = sceneOf(table)
    await table.act([before.actions[0]])
    expect(sceneOf(table)).toMatchObject({ sequence: 1, canUndo: true })
    await table.undo()
    expect({ ...sceneOf(table) }).toEqual(before)

    await playOn(table, 1, () => sceneOf(table).sequence >= 60)
    const seats = ['caesar', 'pompeius', null]
    const seen = []
    for (const seat of seats) seen.push(await from(table, seat))
    const summary = table.summary.value
    const next = aTab(browser)
    expect(await next.house.call('list')).toEqual([summary])
    const again = await next.table(id)
    for (const [i, seat] of seats.entries()) expect(await from(again, seat)).toEqual(seen[i])
    expect(again.summary.value).toEqual(summary)
  })

  test('is opened from one’s only seat', async () => {
    const tab = aTab(new Browser())
    const table = await tab.table(await tab.house.call('create', SOLO))
    await until(() => table.scene.value?.seat === 'caesar')
    expect(table.summary.value?.mine).toEqual(['caesar'])
    expect(table.summary.value?.seats.map(({ kind }) => kind)).toEqual(['person', 'bot'])
  })

  test('refuses with the clause what the rules forbid, and what is not ours to do', async () => {
    const tab = aTab(new Browser())
    const table = await tab.table(await tab.house.call('create', SOLO), { seat: 'caesar', pace: 1e6 })
    const wrong = { do: 'move', block: 'legio-8', to: 'roma' }
    const refusal = await table.why(wrong)
    expect(refusal).toMatchObject({ reason: 'not-now' })
    await expect(table.act([wrong])).rejects.toEqual(expect.objectContaining({ code: 'refused', refusal }))
    await expect(table.act([{ do: 'fly' }])).rejects.toEqual(troubleOf('bad-request'))
    await expect(table.undo()).rejects.toEqual(troubleOf('nothing-to-undo'))
    const { actions, sequence } = sceneOf(table)
    const { id } = table
    await expect(tab.house.call('act', id, 'pompeius', actions[0], 0)).rejects.toEqual(troubleOf('forbidden'))
    await expect(tab.house.call('act', id, null, actions[0], 0)).rejects.toEqual(troubleOf('forbidden'))
    await expect(tab.house.call('undo', id, 'pompeius', 0)).rejects.toEqual(troubleOf('forbidden'))
    await expect(tab.house.call('resign', id, 'pompeius')).rejects.toEqual(troubleOf('forbidden'))
    await expect(tab.house.call('act', id, 'caesar', actions[0], sequence + 1)).rejects.toEqual(troubleOf('stale'))
    await table.act([actions[0]])
    await expect(tab.house.call('undo', id, 'caesar', sequence)).rejects.toEqual(troubleOf('stale'))
    await table.undo()
    await expect(tab.house.call('watch', 99, id, 'pompeius')).rejects.toEqual(troubleOf('forbidden'))
    await expect(tab.house.call('watch', 99, id, 'nobody')).rejects.toEqual(troubleOf('not-found'))
    await expect(tab.house.call('create', { game: 'julius-caesar', seats: { brutus: 'me' } })).rejects.toEqual(
      troubleOf('bad-request'),
    )
    expect(sceneOf(table).sequence).toBe(sequence)
  })

  test('takes several actions as one gesture: all or none, taken back together, kept as they were', async () => {
    const browser = new Browser()
    const tab = aTab(browser)
    const spec = { ...HOT_SEAT, options: { scenario: 'free' } }
    const table = await tab.table(await tab.house.call('create', spec), { seat: 'caesar' })
    const exchange = sceneOf(table).actions.find((action) => (action as { do: string }).do === 'exchange')
    await expect(table.act([exchange, { do: 'move', block: 'legio-8', to: 'roma' }])).rejects.toEqual(
      troubleOf('refused'),
    )
    expect(sceneOf(table)).toMatchObject({ sequence: 0, canUndo: false })
    await table.act([exchange, exchange, exchange])
    await table.act([exchange])
    expect(sceneOf(table).sequence).toBe(4)
    const again = await aTab(browser).table(table.id, { seat: 'caesar' })
    await again.undo()
    expect(sceneOf(again).sequence).toBe(3)
    await again.undo()
    expect(sceneOf(again)).toMatchObject({ sequence: 0, canUndo: false })
  })

  test('is given up by whoever resigns', async () => {
    const tab = aTab(new Browser())
    const id = await tab.house.call('create', HOT_SEAT)
    const table = await tab.table(id, { seat: 'pompeius' })
    await table.resign()
    expect(table.summary.value).toMatchObject({
      status: 'over',
      concluded: true,
      outcome: { winners: [0], way: 'resigned', params: { seat: 'pompeius' } },
    })
    expect(sceneOf(table).actions).toEqual([])
    await expect(table.resign()).rejects.toEqual(troubleOf('not-running'))
    expect(await tab.house.call('list')).toEqual([table.summary.value])
  })

  test('of more than two goes on with the computer in the seat that is given up, while anybody else is here', async () => {
    const browser = new Browser()
    const tab = aTab(browser)
    const seats = { galba: 'me', otho: 'me', vitellius: { bot: 'tiro' }, vespasian: { bot: 'tiro' } } as const
    const id = await tab.house.call('create', { game: 'nero', seats })
    const table = await tab.table(id, { seat: 'otho', pace: 1e6 })
    await table.resign()
    await until(() => table.scene.value?.seat === 'galba')
    expect(table.summary.value).toMatchObject({ status: 'running', mine: ['galba'] })
    const left = { kind: 'bot', level: 'miles', deserted: true, left: { name: null, way: 'resigned' } }
    expect(table.summary.value?.seats[1]).toMatchObject(left)
    await expect(tab.house.call('act', id, 'otho', {}, 0)).rejects.toEqual(troubleOf('forbidden'))
    // It is kept so, and another tab sees it.
    const again = await aTab(browser).table(id, { seat: 'galba', pace: 1e6 })
    expect(again.summary.value?.seats[1]).toMatchObject(left)
    // The last who gives up leaves nobody to play on.
    await table.resign()
    expect(table.summary.value).toMatchObject({
      status: 'over',
      outcome: { winners: [1, 2, 3], way: 'resigned', params: { seat: 'galba' } },
    })
  })

  test('is gone when it is deleted', async () => {
    const browser = new Browser()
    const tab = aTab(browser)
    const other = aTab(browser)
    const id = await tab.house.call('create', HOT_SEAT)
    const watched = await other.table(id)
    await tab.house.call('remove', id)
    expect(await tab.house.call('list')).toEqual([])
    await until(() => watched.line.value === 'gone')
    const table = await tab.table(id)
    expect(table.line.value).toBe('gone')
    expect(table.trouble.value).toEqual(troubleOf('not-found'))
  })

  test('tells whoever looks what that seat sees, once; and nobody who has gone', async () => {
    const tab = aTab(new Browser())
    const id = await tab.house.call('create', HOT_SEAT)
    const left = await tab.table(id, { seat: 'pompeius' })
    const table = await tab.table(id, { seat: 'pompeius' })
    left.close()
    const { actions } = await from(table, 'caesar')
    const before = tab.received.length
    await table.act([actions[0]])
    expect(tab.received.slice(before)).toMatchObject([{ update: { scene: { seat: 'caesar' } } }, { value: undefined }])
  })

  test('leaves nothing behind', async () => {
    const { disk } = new Browser()
    const store = new LocalStore(() => disk)
    const { table, events } = await aKeptTable(disk)
    await store.remove(table.id)
    expect(await store.read(table.id)).toBeNull()
    await store.append(table, events)
    expect(await store.read(table.id)).toEqual({ table, events })
  })

  test('is shown before all of its rules have come, and played when they have', async () => {
    const browser = new Browser()
    let comes = (): void => undefined
    const whole = new Promise<void>((resolve) => {
      comes = resolve
    })
    const asked: string[] = []
    const tab = aTab(browser, {
      opening: engineNamed,
      engine: async (id) => {
        asked.push(id)
        await whole
        return engineNamed(id)
      },
    })
    const table = await tab.table(await tab.house.call('create', HOT_SEAT))
    const before = await from(table, 'caesar')
    expect([before.actions.length > 0, asked]).toEqual([true, []])
    const done = table.act([before.actions[0]])
    await until(() => asked.length > 0, 'somebody who wants all of the rules')
    expect(sceneOf(table).sequence).toBe(0)
    comes()
    await done
    expect(sceneOf(table).sequence).toBe(1)
    // What has been played is not opened with less than all of them.
    const opened: string[] = []
    const next = aTab(browser, {
      opening: (id) => {
        opened.push(id)
        return engineNamed(id)
      },
    })
    const again = await next.table(table.id)
    expect([(await from(again, 'caesar')).sequence, opened]).toEqual([1, []])
  })

  test('of another edition says so', async () => {
    const browser = new Browser()
    const id = await aTab(browser).house.call('create', HOT_SEAT)
    const engine = await engineNamed('julius-caesar')
    const newer = { ...engine, game: { ...engine.game, edition: engine.game.edition + 1 } }
    const table = await aTab(browser, { engine: async () => newer }).table(id)
    expect(table.trouble.value).toEqual(troubleOf('other-edition'))
  })
})

async function aKeptTable(disk: IDBFactory) {
  const tab = aTab(new Browser(), { disk: () => disk })
  const kept = await new LocalStore(() => disk).read(await tab.house.call('create', HOT_SEAT))
  if (!kept) throw new Error('nothing was kept')
  return kept
}

describe('what was acknowledged', () => {
  test('survives a tab that is killed in the middle of a game', async () => {
    const browser = new Browser()
    for (let round = 0; round < 6; round++) {
      const tab = browser.open()
      const id = await tab.house.call('create', HOT_SEAT)
      const table = await tab.table(id)
      await playOn(table, round, () => sceneOf(table).sequence >= 5 + 9 * round)
      const asked = askedOf(table)
      const acknowledged = await from(table, asked)
      // One more is under way when the tab goes, and nobody is told whether it counted.
      void table.act([acknowledged.actions[0]]).catch(() => undefined)
      tab.kill()

      const again = await aTab(browser).table(id, { seat: asked })
      const after = sceneOf(again)
      expect(after.sequence).toBeGreaterThanOrEqual(acknowledged.sequence)
      expect(after.log.slice(0, acknowledged.settled)).toEqual(acknowledged.log.slice(0, acknowledged.settled))
      if (after.sequence > acknowledged.sequence && after.canUndo) await again.undo()
      if (sceneOf(again).sequence === acknowledged.sequence) expect(sceneOf(again)).toEqual(acknowledged)
    }
  })

  test('is written before the answer: nothing is told that is not kept', async () => {
    const browser = new Browser()
    const tab = aTab(browser)
    const id = await tab.house.call('create', HOT_SEAT)
    const table = await tab.table(id, { seat: 'caesar' })
    for (let i = 0; i < 10; i++) {
      const asked = askedOf(table)
      const { actions } = await from(table, asked)
      await table.act([actions[0]])
      const witness = browser.open()
      expect(sceneOf(await witness.table(id, { seat: asked }))).toEqual(sceneOf(table))
      witness.close()
    }
  })

  test('goes on in memory where there is no room, says so, and is written as soon as there is', async () => {
    const browser = new Browser()
    const { disk, fill, free } = fullDisk(browser)
    const tab = aTab(browser, { disk })
    const id = await tab.house.call('create', HOT_SEAT)
    const table = await tab.table(id, { seat: 'caesar' })
    expect(table.trouble.value).toBeNull()
    fill()
    await table.act([sceneOf(table).actions[0]])
    expect(table.trouble.value).toEqual(troubleOf('storage'))
    expect(table.trouble.value?.message).toContain('room')
    await from(table, 'pompeius')
    await table.act([sceneOf(table).actions[0]])
    const witness = await aTab(browser).table(id, { seat: 'pompeius' })
    expect(sceneOf(witness).sequence).toBe(0)
    free()
    await from(table, askedOf(table))
    await table.act([sceneOf(table).actions[0]])
    expect(table.trouble.value).toBeNull()
    const { seat } = sceneOf(table)
    expect(sceneOf(await aTab(browser).table(id, { seat }))).toEqual(sceneOf(table))
  })

  test('is not kept at all where nothing may be kept, and the game can be played all the same', async () => {
    const tab = aTab(new Browser(), {
      disk: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
    await expect(tab.house.call('list')).rejects.toEqual(troubleOf('storage'))
    const id = await tab.house.call('create', SOLO)
    const table = await tab.table(id, { seat: 'caesar' })
    expect(table.trouble.value).toEqual(troubleOf('storage'))
    await playOn(table, 3, () => sceneOf(table).sequence >= 20)
    const before = sceneOf(table)
    table.close()
    expect((await tab.house.call('list')).map((summary) => summary.id)).toEqual([id])
    expect(sceneOf(await tab.table(id, { seat: 'caesar' })).sequence).toBeGreaterThanOrEqual(before.sequence)
    await tab.house.call('remove', id)
    expect((await tab.table(id)).line.value).toBe('gone')
  })
})
