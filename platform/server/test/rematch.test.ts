import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pair } from './company.ts'
import { type Client, TestServer } from './harness.ts'
import { finish, GAME } from './past-games.ts'

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '100000' })
})
afterAll(() => server.stop())

describe('a rematch', () => {
  const clock = { kind: 'deadline', seconds: 86_400 }
  const spec = { visibility: 'private', clock, options: { scenario: 'free' } }
  const again = (client: Client, table: string) => client.ok(client.post(`/tables/${table}/rematch`, {}))

  test.each([
    { ...spec, rated: true, onTimeout: 'claim' },
    { ...spec, rated: false, onTimeout: 'bot' },
  ])('swaps the seats and keeps the other’s for him, who begins it by sitting down (rated: $rated)', async (spec) => {
    const { caesar, pompeius, table } = await pair(server, spec)
    expect((await caesar.post(`/tables/${table}/rematch`, {})).body.error.code).toBe('still-running')
    await finish(caesar, table)
    const offered = await again(caesar, table)
    expect(offered).toMatchObject({ ...spec, status: 'open', mine: ['pompeius'], kept: [], origin: { rematch: table } })
    expect(offered.seats[0]).toMatchObject({ seat: 'caesar', kind: 'open', kept: true })
    // Asked twice, it is the same.
    expect((await again(caesar, table)).id).toBe(offered.id)
    const led = async (client: Client) => (await client.ok(client.get(`/tables/${table}`))).table.rematch
    expect(await led(pompeius)).toBe(offered.id)
    const { tables } = await pompeius.ok(pompeius.get('/tables?mine=1&status=open'))
    expect(tables).toMatchObject([{ id: offered.id, mine: [], kept: ['caesar'] }])
    const begun = await pompeius.ok(pompeius.post(`/tables/${offered.id}/join`, {}))
    expect(begun).toMatchObject({ status: 'running', mine: ['caesar'], kept: [] })
  })

  test('is told to who is still at the table, and to nobody else', async () => {
    const { caesar, pompeius, table } = await pair(server)
    await finish(caesar, table)
    const [his, stranger] = await Promise.all([pompeius.socket(), (await server.guest()).socket()])
    await his.ask({ do: 'watch', table, seat: 'pompeius' })
    await stranger.ask({ do: 'watch', table, seat: null })
    const { id } = await again(caesar, table)
    const told = await his.until((message) => message.table === table && message.update?.summary)
    expect(told.update.summary.rematch).toBe(id)
    await stranger.ask({ do: 'ping' })
    expect(JSON.stringify(stranger.heard)).not.toContain(id)
    for (const socket of [his, stranger]) socket.close()
  })

  test('that is called off, or over, is forgotten', async () => {
    const { caesar, pompeius, table } = await pair(server)
    await finish(caesar, table)
    const led = async () => (await pompeius.ok(pompeius.get(`/tables/${table}`))).table.rematch
    const first = await again(caesar, table)
    expect(await led()).toBe(first.id)
    await caesar.ok(caesar.post(`/tables/${first.id}/leave`, {}))
    expect(await led()).toBeNull()
    const second = await again(caesar, table)
    await again(pompeius, table)
    expect(await led()).toBe(second.id)
    await finish(caesar, second.id, 'pompeius')
    expect(await led()).toBeNull()
  })

  test('that both ask for is one, and begins', async () => {
    const { caesar, pompeius, table } = await pair(server)
    await finish(pompeius, table, 'pompeius')
    const [one, other] = await Promise.all([again(caesar, table), again(pompeius, table)])
    expect(one.id).toBe(other.id)
    const { table: begun } = await caesar.ok(caesar.get(`/tables/${one.id}`))
    expect(begun).toMatchObject({ status: 'running', mine: ['pompeius'] })
  })

  test('that one asks for again and again at the same moment is one, and so is the next', async () => {
    const { caesar, pompeius, table } = await pair(server)
    await finish(caesar, table)
    const asked = (client: Client) => Promise.all(Array.from({ length: 4 }, () => again(client, table)))
    const ids = async (client: Client) => new Set((await asked(client)).map(({ id }: { id: string }) => id))
    const [first] = await ids(caesar)
    expect(await ids(caesar)).toEqual(new Set([first]))
    expect(await ids(pompeius)).toEqual(new Set([first]))
    await finish(caesar, first, 'pompeius')
    const next = await ids(pompeius)
    expect(next.size).toBe(1)
    expect(next).not.toContain(first)
  })

  test('is for those who played: a kept seat is nobody else’s, not even with an invitation', async () => {
    const { caesar, pompeius, table } = await pair(server)
    await finish(caesar, table)
    const stranger = await server.guest()
    expect((await stranger.post(`/tables/${table}/rematch`, {})).status).toBe(403)
    const { id } = await again(caesar, table)
    const { invite } = await caesar.ok(caesar.post(`/tables/${id}/invitations`, { seat: 'caesar' }))
    for (const wanted of [{ seat: 'caesar' }, { invite }])
      expect((await stranger.post(`/tables/${id}/join`, wanted)).body.error.code).toBe('seat-kept')
    expect((await stranger.post(`/tables/${id}/join`, {})).body.error.code).toBe('seat-taken')
    // Who does not want it gives the seat up, and then it is anybody's.
    await pompeius.ok(pompeius.post(`/tables/${id}/leave`, {}))
    expect(await stranger.ok(stranger.post(`/tables/${id}/join`, {}))).toMatchObject({ status: 'running' })
  })

  test('of a private table is seen by nobody else', async () => {
    const { caesar, pompeius, table } = await pair(server, { visibility: 'private' })
    await finish(caesar, table)
    const { id } = await again(caesar, table)
    expect((await (await server.guest()).get(`/tables/${id}`)).status).toBe(404)
    expect((await pompeius.ok(pompeius.get(`/tables/${id}`))).table.kept).toEqual(['caesar'])
    const seen = await pompeius.get(`/tables/${id}?seat=caesar`)
    expect(seen.status).toBe(403)
  })

  test('keeps no seat for somebody who is gone', async () => {
    const { caesar, pompeius, table } = await pair(server)
    await finish(caesar, table)
    await pompeius.ok(pompeius.delete('/me'))
    const offered = await again(caesar, table)
    expect(offered.seats[0]).toMatchObject({ kind: 'open', kept: false })
  })

  test('against the computer, or oneself, begins at once', async () => {
    for (const pompeius of ['bot', 'me']) {
      const player = await server.guest()
      const seats = { caesar: 'me', pompeius }
      const { id } = await player.ok(player.post('/tables', { game: GAME, seats }))
      await finish(player, id)
      const rematch = await again(player, id)
      expect(rematch).toMatchObject({
        status: 'running',
        mine: pompeius === 'bot' ? ['pompeius'] : ['caesar', 'pompeius'],
      })
    }
  })
})
