import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { act, pair, scene } from './company.ts'
import { type Client, TestServer } from './harness.ts'

let server: TestServer
let now = Date.now()
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '100000' }, { now: () => now })
})
afterAll(() => server.stop())

const newTable = (client: Client, spec: object = {}) =>
  client.ok(client.post('/tables', { game: 'julius-caesar', ...spec }))

const listed = async (client: Client, query = ''): Promise<string[]> =>
  (await client.ok(client.get(`/tables?limit=100${query}`))).tables.map(({ id }: { id: string }) => id)

describe('setting up', () => {
  test('takes every option, and what is not said is usual', async () => {
    const client = await server.guest()
    expect(await newTable(client)).toMatchObject({
      game: 'julius-caesar',
      options: { scenario: 'historical' },
      status: 'open',
      visibility: 'public',
      rated: false,
      clock: { kind: 'none' },
      onTimeout: 'claim',
      mine: [],
      seats: [
        { seat: 'caesar', kind: 'open', name: null },
        { seat: 'pompeius', kind: 'open', name: null },
      ],
    })
    const spec = {
      options: { scenario: 'free' },
      visibility: 'private',
      clock: { kind: 'bank', seconds: 600, increment: 10 },
      seats: { pompeius: 'me', caesar: 'open' },
    }
    for (const rest of [{ rated: true }, { onTimeout: 'bot' }])
      expect(await newTable(client, { ...spec, ...rest })).toMatchObject({
        ...spec,
        ...rest,
        mine: ['pompeius'],
        seats: [{ kind: 'open' }, { kind: 'person', bank: 600_000 }],
      })
  })

  test('refuses what there is not, in one sentence', async () => {
    const client = await server.guest()
    for (const [spec, told] of [
      [{ game: 'chess' }, /there is no game "chess"/],
      [{ options: { scenario: 'short' } }, /option "scenario" must be one of historical, free/],
      [{ options: { constructor: 1 } }, /there is no option "constructor"/],
      [{ seats: { cicero: 'me' } }, /There is no seat "cicero"/],
      [{ seats: { caesar: 'you' } }, /seats/],
      [{ clock: { kind: 'deadline', seconds: 1 } }, /clock/],
      [{ clock: { kind: 'hourglass' } }, /clock/],
      [{ visibility: 'hidden' }, /visibility/],
    ] as const) {
      const { status, body } = await client.post('/tables', { game: 'julius-caesar', ...spec })
      expect([status, body.error.code]).toEqual([400, 'bad-request'])
      expect(body.error.message).toMatch(told)
    }
  })

  test('needs somebody to do it', async () => {
    expect((await server.client().post('/tables', { game: 'julius-caesar' })).status).toBe(401)
  })

  test('publishes the commitment, never the secret', async () => {
    const client = await server.guest()
    const table = await newTable(client)
    const { secret } = await server.running.service.store.db
      .selectFrom('tables')
      .select('secret')
      .where('id', '=', table.id)
      .executeTakeFirstOrThrow()
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(table)).not.toContain(secret)
  })
})

describe('the list', () => {
  test('shows public tables by status and game, newest first, page by page', async () => {
    const client = await server.guest()
    now += 1000
    const first = await newTable(client)
    now += 1000
    const second = await newTable(client, { seats: { caesar: 'me' } })
    const all = await listed(server.client())
    expect(all.slice(0, 2)).toEqual([second.id, first.id])
    expect((await listed(client, `&before=${second.updatedAt}`))[0]).toBe(first.id)
    expect(await listed(client, '&status=over&game=julius-caesar')).not.toContain(first.id)
    expect(await listed(client, '&status=open&game=julius-caesar')).toContain(first.id)
    expect(await listed(client, '&game=nero')).toEqual([])
    expect((await client.get('/tables?limit=1')).body.tables).toHaveLength(1)
    expect((await client.get('/tables?limit=1000')).status).toBe(400)
  })

  test('of one’s own has all one set up or plays at, private ones too', async () => {
    const [maker, player] = [await server.guest(), await server.guest()]
    const table = await newTable(maker, { visibility: 'private' })
    const { invite } = await maker.ok(maker.post(`/tables/${table.id}/invitations`, { seat: 'caesar' }))
    expect(await listed(player, '&mine=1')).toEqual([])
    await player.ok(player.post(`/tables/${table.id}/join`, { invite }))
    expect(await listed(player, '&mine=1')).toEqual([table.id])
    expect(await listed(maker, '&mine=1')).toEqual([table.id])
    expect((await server.client().get('/tables?mine=1')).status).toBe(401)
  })

  test('never shows a private table to others', async () => {
    const maker = await server.guest()
    const { id } = await newTable(maker, { visibility: 'private' })
    for (const query of ['', '&status=open', '&game=julius-caesar', '&mine=0']) {
      expect(await listed(server.client(), query)).not.toContain(id)
      expect(await listed(await server.guest(), query)).not.toContain(id)
    }
  })
})

describe('taking a seat', () => {
  test('at a public table anybody may; when it is full the game begins', async () => {
    const [maker, player] = [await server.guest(), await server.guest()]
    const { id } = await newTable(maker, { seats: { caesar: 'me' } })
    expect((await maker.get(`/tables/${id}?seat=caesar`)).body.scene).toBeNull()
    const socket = await maker.socket()
    await socket.ask({ do: 'watch', table: id, seat: 'caesar' })
    const joined = await player.ok(player.post(`/tables/${id}/join`, { contribution: 'my luck' }))
    expect(joined).toMatchObject({ status: 'running', mine: ['pompeius'] })
    const told = await socket.until(({ update }) => update?.summary?.status === 'running')
    expect(told.scene.view.hand).toHaveLength(6)
    expect((await (await server.guest()).post(`/tables/${id}/join`, {})).body.error.code).toBe('not-open')
    socket.close()
  })

  test('two who want one seat at once: one has it', async () => {
    const maker = await server.guest()
    const { id } = await newTable(maker, { seats: { caesar: 'me' } })
    const rivals = await Promise.all([server.guest(), server.guest(), server.guest(), server.guest()])
    const replies = await Promise.all(rivals.map((rival) => rival.post(`/tables/${id}/join`, { seat: 'pompeius' })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const won = rivals[replies.findIndex(({ status }) => status === 200)]
    expect((await scene(won, id, 'pompeius')).view.hand).toHaveLength(6)
    for (const rival of rivals)
      if (rival !== won) expect((await rival.get(`/tables/${id}?seat=pompeius`)).status).toBe(403)
  })

  test('a seat that is taken, or there is not, is refused', async () => {
    const [maker, player] = [await server.guest(), await server.guest()]
    const { id } = await newTable(maker, { seats: { caesar: 'me' } })
    expect((await player.post(`/tables/${id}/join`, { seat: 'caesar' })).body.error.code).toBe('seat-taken')
    expect((await player.post(`/tables/${id}/join`, { seat: 'cicero' })).status).toBe(400)
    expect((await server.client().post(`/tables/${id}/join`, {})).status).toBe(401)
  })

  test('the same person may hold both, and plays both', async () => {
    const client = await server.guest()
    const table = await newTable(client, { seats: { caesar: 'me', pompeius: 'me' } })
    expect(table).toMatchObject({ status: 'running', mine: ['caesar', 'pompeius'] })
    for (const seat of ['caesar', 'pompeius', 'pompeius', 'caesar']) await act(client, table.id, seat)
    const [caesar, pompeius] = [await scene(client, table.id, 'caesar'), await scene(client, table.id, 'pompeius')]
    // Each answer of his, and what the other's brought to light.
    expect([caesar.sequence, pompeius.sequence]).toEqual([3, 3])
    expect(caesar.view.hand.some((card: string) => pompeius.view.hand.includes(card))).toBe(false)
    const socket = await client.socket()
    expect((await socket.ask({ do: 'watch', table: table.id, seat: 'pompeius' })).scene.view.seat).toBe('pompeius')
    expect((await socket.ask({ do: 'watch', table: table.id, seat: 'caesar' })).scene.view.seat).toBe('caesar')
    socket.close()
  })
})

describe('invitations', () => {
  test('lead to the given seat of a private table, once', async () => {
    const [maker, player, late] = [await server.guest(), await server.guest(), await server.guest()]
    const { id } = await newTable(maker, { visibility: 'private' })
    const { invite } = await maker.ok(maker.post(`/tables/${id}/invitations`, { seat: 'pompeius' }))
    expect((await player.get(`/tables/${id}`)).status).toBe(404)
    const joined = await player.ok(player.post(`/tables/${id}/join`, { invite }))
    expect(joined.mine).toEqual(['pompeius'])
    expect((await player.get(`/tables/${id}`)).status).toBe(200)
    expect((await late.post(`/tables/${id}/join`, { invite })).body.error.code).toBe('invitation-expired')
  })

  test('expire, and a new one takes the place of the old', async () => {
    const [maker, player] = [await server.guest(), await server.guest()]
    const { id } = await newTable(maker, { visibility: 'private' })
    const first = await maker.ok(maker.post(`/tables/${id}/invitations`, { seat: 'caesar' }))
    const second = await maker.ok(maker.post(`/tables/${id}/invitations`, { seat: 'caesar' }))
    expect((await player.post(`/tables/${id}/join`, { invite: first.invite })).body.error.code).toBe(
      'invitation-expired',
    )
    now = second.until + 1
    expect((await player.post(`/tables/${id}/join`, { invite: second.invite })).body.error.code).toBe(
      'invitation-expired',
    )
    const third = await maker.ok(maker.post(`/tables/${id}/invitations`, { seat: 'caesar' }))
    await player.ok(player.post(`/tables/${id}/join`, { invite: third.invite }))
  })

  test('are given by who made the table, for seats that are open', async () => {
    const { caesar, pompeius, table } = await pair(server)
    expect((await pompeius.post(`/tables/${table}/invitations`, { seat: 'caesar' })).status).toBe(403)
    expect((await caesar.post(`/tables/${table}/invitations`, { seat: 'caesar' })).body.error.code).toBe('seat-taken')
    const { id } = await newTable(caesar)
    expect((await pompeius.post(`/tables/${id}/invitations`, { seat: 'caesar' })).status).toBe(403)
  })

  test('that are no good tell nothing, not even whether there is a table', async () => {
    const [maker, stranger] = [await server.guest(), await server.guest()]
    const { id } = await newTable(maker, { visibility: 'private' })
    const guess = { invite: 'x'.repeat(43) }
    const [real, none] = [
      await stranger.post(`/tables/${id}/join`, guess),
      await stranger.post(`/tables/${'x'.repeat(22)}/join`, guess),
    ]
    expect(real.body.error.code).toBe('invitation-expired')
    expect([none.status, none.body]).toEqual([real.status, real.body])
  })
})

describe('leaving', () => {
  test('frees the seat until the game begins', async () => {
    const [maker, player] = [await server.guest(), await server.guest()]
    const { id } = await newTable(maker)
    await player.ok(player.post(`/tables/${id}/join`, { seat: 'pompeius' }))
    const left = await player.ok(player.post(`/tables/${id}/leave`, {}))
    expect(left).toMatchObject({ status: 'open', mine: [], seats: [{ kind: 'open' }, { kind: 'open' }] })
    expect((await player.post(`/tables/${id}/leave`, {})).status).toBe(403)
    await maker.ok(maker.post(`/tables/${id}/join`, { seat: 'pompeius' }))
    await player.ok(player.post(`/tables/${id}/join`, { seat: 'caesar' }))
    expect((await player.post(`/tables/${id}/leave`, {})).body.error.code).toBe('not-open')
  })

  test('an empty table cancels it, and then nobody may join', async () => {
    const [maker, player] = [await server.guest(), await server.guest()]
    const { id } = await newTable(maker, { seats: { caesar: 'me' } })
    expect((await maker.ok(maker.post(`/tables/${id}/leave`, {}))).status).toBe('cancelled')
    expect(await listed(player)).not.toContain(id)
    expect(await listed(maker, '&mine=1')).not.toContain(id)
    expect((await player.post(`/tables/${id}/join`, {})).body.error.code).toBe('not-open')
    expect((await player.post(`/tables/${id}/actions`, { seat: 'caesar', action: {} })).body.error.code).toBe(
      'not-running',
    )
  })

  test('a table somebody else sits at leaves it open to him', async () => {
    const [maker, player] = [await server.guest(), await server.guest()]
    const { id } = await newTable(maker)
    await player.ok(player.post(`/tables/${id}/join`, { seat: 'pompeius' }))
    expect((await maker.ok(maker.post(`/tables/${id}/leave`, {}))).status).toBe('open')
    expect((await player.ok(player.get(`/tables/${id}`))).table.mine).toEqual(['pompeius'])
  })
})

describe('the computer', () => {
  test('sits where it is put, and begins by itself', async () => {
    const client = await server.guest()
    const table = await newTable(client, { seats: { caesar: 'bot', pompeius: 'me' } })
    expect(table).toMatchObject({
      status: 'running',
      seats: [{ kind: 'bot', name: null, deserted: false }, { kind: 'person' }],
    })
    expect((await client.post(`/tables/${table.id}/actions`, { seat: 'caesar', action: {} })).status).toBe(403)
    expect((await client.get(`/tables/${table.id}?seat=caesar`)).status).toBe(403)
    await act(client, table.id, 'pompeius')
    const socket = await client.socket()
    await socket.ask({ do: 'watch', table: table.id, seat: 'pompeius' })
    await socket.until(({ scene }) => scene?.sequence >= 2)
    socket.close()
  })

  test('takes over a seat its holder gives up, and no other', async () => {
    const { caesar, pompeius, table } = await pair(server)
    expect((await pompeius.post(`/tables/${table}/bot`, { seat: 'caesar' })).body.error.code).toBe('time-left')
    expect((await (await server.guest()).post(`/tables/${table}/bot`, { seat: 'caesar' })).status).toBe(403)
    const seats = async () => (await pompeius.ok(pompeius.get(`/tables/${table}`))).table.seats
    expect(await seats()).toMatchObject([{ deserted: false }, { deserted: false }])
    await caesar.ok(caesar.post(`/tables/${table}/bot`, { seat: 'caesar' }))
    expect(await seats()).toMatchObject([{ kind: 'bot', deserted: true }, { deserted: false }])
    expect((await caesar.get(`/tables/${table}?seat=caesar`)).status).toBe(403)
    expect((await caesar.post(`/tables/${table}/actions`, { seat: 'caesar', action: {} })).status).toBe(403)
    expect((await pompeius.post(`/tables/${table}/bot`, { seat: 'caesar' })).status).toBe(409)
    await act(pompeius, table, 'pompeius')
  })
})

describe('agreements', () => {
  test('a draw is agreed when all have offered it, and can be taken back before', async () => {
    const { caesar, pompeius, table } = await pair(server)
    const offer = (client: Client, seat: string, what: string, on = true) =>
      client.ok(client.post(`/tables/${table}/offers`, { seat, what, on }))
    expect((await offer(caesar, 'caesar', 'draw')).offers).toEqual({ draw: 1, abandon: 0 })
    expect((await pompeius.ok(pompeius.get(`/tables/${table}`))).table.offers).toEqual({ draw: 1, abandon: 0 })
    expect((await offer(caesar, 'caesar', 'draw', false)).offers).toEqual({ draw: 0, abandon: 0 })
    expect((await offer(pompeius, 'pompeius', 'draw')).status).toBe('running')
    const over = await offer(caesar, 'caesar', 'draw')
    expect(over).toMatchObject({ status: 'over', concluded: true, outcome: { winners: [], way: 'agreed-draw' } })
    expect((await caesar.post(`/tables/${table}/resignation`, { seat: 'caesar' })).body.error.code).toBe('not-running')
  })

  test('a table is abandoned when all agree, and an offer of the one is not the other', async () => {
    const { caesar, pompeius, table } = await pair(server)
    await caesar.ok(caesar.post(`/tables/${table}/offers`, { seat: 'caesar', what: 'abandon' }))
    const draw = await pompeius.ok(pompeius.post(`/tables/${table}/offers`, { seat: 'pompeius', what: 'draw' }))
    expect(draw).toMatchObject({ status: 'running', offers: { draw: 2, abandon: 1 } })
    const over = await pompeius.ok(pompeius.post(`/tables/${table}/offers`, { seat: 'pompeius', what: 'abandon' }))
    expect(over.outcome).toMatchObject({ winners: [], way: 'abandoned' })
  })

  test('who resigns loses, and what was provisional is dropped', async () => {
    const { caesar, pompeius, table } = await pair(server)
    await act(caesar, table, 'caesar')
    const socket = await pompeius.socket()
    await socket.ask({ do: 'watch', table, seat: 'pompeius' })
    const over = await caesar.ok(caesar.post(`/tables/${table}/resignation`, { seat: 'caesar' }))
    expect(over.outcome).toMatchObject({ winners: [1], way: 'resigned', params: { seat: 'caesar' } })
    const told = await socket.until(({ update }) => update?.summary?.status === 'over')
    expect(told.scene).toMatchObject({ sequence: 0, actions: [] })
    expect((await caesar.post(`/tables/${table}/undo`, { seat: 'caesar' })).body.error.code).toBe('not-running')
    socket.close()
  })
})
