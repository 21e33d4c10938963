import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Store } from '../src/store/store.ts'
import { type Client, type Socket, TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start()
})
afterAll(() => server.stop())

/** Two guests at a table: Caesar and Pompeius. */
async function twoPlayers(): Promise<{ caesar: Client; pompeius: Client; table: string }> {
  const caesar = await server.guest()
  const pompeius = await server.guest()
  const { id } = await caesar.ok(caesar.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me' } }))
  await pompeius.ok(pompeius.post(`/tables/${id}/join`, { seat: 'pompeius' }))
  return { caesar, pompeius, table: id }
}

describe('a table of two', () => {
  test('begins when it is full, and plays by sequence numbers', async () => {
    const { caesar, pompeius, table } = await twoPlayers()
    const { scene } = await caesar.ok(caesar.get(`/tables/${table}?seat=caesar`))
    expect(scene.prompt.key).toBe('discard')
    const card = scene.view.hand[0]
    const act = { seat: 'caesar', answering: scene.sequence, action: { do: 'discard', card } }
    const after = await caesar.ok(caesar.post(`/tables/${table}/actions`, act))
    expect(after.scene.sequence).toBe(scene.sequence + 1)
    expect((await caesar.post(`/tables/${table}/actions`, act)).body.error.code).toBe('stale')
    // Pompeius sees nothing of it until he has discarded too.
    const his = await pompeius.ok(pompeius.get(`/tables/${table}?seat=pompeius`))
    expect(his.scene.sequence).toBe(0)
    expect(his.table.seats.map((seat: { asked: boolean }) => seat.asked)).toEqual([true, true])
  })

  test('undo takes back what is provisional, and nothing else', async () => {
    const { caesar, table } = await twoPlayers()
    const path = `/tables/${table}`
    expect((await caesar.post(`${path}/undo`, { seat: 'caesar' })).body.error.code).toBe('nothing-to-undo')
    const { scene } = await caesar.ok(caesar.get(`${path}?seat=caesar`))
    await caesar.ok(caesar.post(`${path}/actions`, { seat: 'caesar', action: scene.actions[0] }))
    const undone = await caesar.ok(caesar.post(`${path}/undo`, { seat: 'caesar' }))
    expect(undone.scene.view).toEqual(scene.view)
  })

  test('what may not be done is refused with its clause', async () => {
    const { caesar, table } = await twoPlayers()
    const refused = await caesar.post(`/tables/${table}/actions`, {
      seat: 'caesar',
      action: { do: 'move', block: 'legio-8', to: 'roma' },
    })
    expect(refused.status).toBe(409)
    expect(refused.body.error).toMatchObject({ code: 'refused', refusal: { reason: 'not-now', clause: 'JC-2.1c' } })
    const malformed = await caesar.post(`/tables/${table}/actions`, { seat: 'caesar', action: { do: 'mvoe' } })
    expect(malformed.status).toBe(400)
  })
})

describe('sockets', () => {
  test('tell each seat its own, and provisional doings to nobody else', async () => {
    const { caesar, pompeius, table } = await twoPlayers()
    const [c, p]: Socket[] = await Promise.all([caesar.socket(), pompeius.socket()])
    const begun = await c.ask({ do: 'watch', table, seat: 'caesar' })
    await p.ask({ do: 'watch', table, seat: 'pompeius' })
    const card = begun.scene.view.hand[0]
    const acted = await c.ask({ do: 'act', table, seat: 'caesar', answering: 0, action: { do: 'discard', card } })
    expect(acted).toMatchObject({ ok: true, sequence: 1 })
    await p.ask({ do: 'ping' })
    expect(p.heard.some((message) => message.table === table)).toBe(false)
    const hand = p.heard[0].scene.view.hand
    await p.ask({ do: 'act', table, seat: 'pompeius', answering: 0, action: { do: 'discard', card: hand[2] } })
    const told = await c.until((message) => message.table === table && message.scene?.sequence === 2)
    expect(told.scene.prompt.key).toBe('card')
    expect(JSON.stringify(told)).not.toContain(hand[2])
    c.close()
    p.close()
  })

  test('tell nothing before it is written, whatever else is still to be told of the table', async () => {
    const { caesar, pompeius, table } = await twoPlayers()
    const [c, p]: Socket[] = await Promise.all([caesar.socket(), pompeius.socket()])
    const [card] = (await c.ask({ do: 'watch', table, seat: 'caesar' })).scene.view.hand
    const [other] = (await p.ask({ do: 'watch', table, seat: 'pompeius' })).scene.view.hand
    const append = Store.prototype.append
    let write = (): void => undefined
    const slow = vi
      .spyOn(Store.prototype, 'append')
      .mockImplementationOnce(append)
      .mockImplementationOnce(async function (this: Store, ...event) {
        await new Promise<void>((go) => {
          write = go
        })
        return append.apply(this, event)
      })
    try {
      // The second is done as soon as the first is written, before anybody has been told of that.
      const first = c.ask({ do: 'act', table, seat: 'caesar', answering: 0, action: { do: 'discard', card } })
      const second = p.ask({ do: 'act', table, seat: 'pompeius', answering: 0, action: { do: 'discard', card: other } })
      expect(await first).toMatchObject({ ok: true, sequence: 1 })
      await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(2))
      for (let i = 0; i < 3; i++) await c.ask({ do: 'ping' })
      const told = (socket: Socket) => socket.heard.flatMap(({ scene }) => scene?.sequence ?? [])
      expect(told(c)).not.toContain(2)
      expect(told(p)).not.toContain(1)
      write()
      // His answer and what it brought about are one to him; Caesar had seen his own before.
      expect(await second).toMatchObject({ ok: true, sequence: 1 })
      await p.until(({ scene }) => scene?.sequence === 1)
      await c.until(({ scene }) => scene?.sequence === 2)
    } finally {
      slow.mockRestore()
      c.close()
      p.close()
    }
  })
})

describe('against the computer', () => {
  test('it answers by itself', async () => {
    const caesar = await server.guest()
    const { id } = await caesar.ok(
      caesar.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me', pompeius: 'bot' } }),
    )
    const socket = await caesar.socket()
    await socket.ask({ do: 'watch', table: id, seat: 'caesar' })
    for (let i = 0; i < 2; i++) {
      const { scene } = await caesar.ok(caesar.get(`/tables/${id}?seat=caesar`))
      await caesar.ok(caesar.post(`/tables/${id}/actions`, { seat: 'caesar', action: scene.actions[0] }))
      await socket.until(({ scene: now }) => now?.sequence > scene.sequence && !now.canUndo)
    }
    const told = socket.heard.flatMap((message) => message.update?.happenings ?? []).map(({ key }) => key)
    expect(told).toContain('revealed')
    socket.close()
  })
})
