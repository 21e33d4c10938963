import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { act, type Pair, pair, scene } from './company.ts'
import { Client, type Socket, TestServer } from './harness.ts'
import { pathOf, queryFields, ROUTES, sampleBody } from './junk.ts'

// The dice are the same however much was done before, so that two worlds can differ in that alone.
vi.mock('@iacta/kernel', async (original) => {
  const kernel = await original<typeof import('@iacta/kernel')>()
  const sealedChance: typeof kernel.sealedChance = (seal, _, digest) => kernel.sealedChance(seal, 0, digest)
  return { ...kernel, sealedChance }
})

/** Time stands still, so that two worlds can be compared to the last byte. */
const AT = Date.UTC(2027, 2, 15)
const around = { now: () => AT }
const env = { IACTA_ALLOWANCE: '1000000' }

type Act = { readonly do: string; readonly [field: string]: string }

/** Ways of looking that a route may know, by the name of what is asked. */
const LOOKS: Readonly<Record<string, readonly string[]>> = {
  seat: ['?seat=caesar', '?seat=pompeius', '?seat=all'],
  at: ['?at=0', '?at=3&seat=pompeius'],
  since: ['?since=2'],
  mine: ['?mine=1'],
  room: ['?room=spectators', '?room=private'],
}

/**
 * Everything somebody can get hold of about a table: each GET, every way of looking; what is refused and how; and
 * whatever his socket heard so far.
 */
async function everything(client: Client, table: string, socket: Socket | null): Promise<string[]> {
  const all: string[] = []
  const looks = ROUTES.filter(({ method }) => method === 'GET').flatMap((route) => {
    const path = pathOf(route, { id: table, game: 'julius-caesar', name: 'Gnaeus' })
    return ['', ...queryFields(route).flatMap((field) => LOOKS[field] ?? [])].map((query) => path + query)
  })
  for (const path of looks) {
    const { status, body, headers } = await client.get(path)
    all.push(`${path} ${status} ${headers.get('content-length')} ${JSON.stringify(body)}`)
  }
  // Errors are answers too: what is tried for the other's seat, or out of turn.
  const mine: string[] = (await client.get(`/tables/${table}`)).body.table.mine
  for (const route of ROUTES.filter(({ path }) =>
    /^\/tables\/:id\/(actions|undo|why|claim|bot|resignation|fork)$/.test(path),
  ))
    for (const seat of ['caesar', 'pompeius'])
      if (!mine.includes(seat) || route.path.endsWith('/why')) {
        const body = { ...(sampleBody(route) as object), ...(route.path.endsWith('fork') ? {} : { seat }) }
        const reply = await client.post(pathOf(route, { id: table }), body)
        all.push(`${route.path} ${seat} ${reply.status} ${JSON.stringify(reply.body)}`)
      }
  if (socket) {
    await socket.ask({ do: 'ping' })
    all.push(...socket.heard.splice(0).map((message) => JSON.stringify(message)))
  }
  return all
}

/** A world to play in: its server, and the same people at the same table. */
interface World extends Pair {
  readonly server: TestServer
  readonly spectator: Client
  readonly outsider: Client
  readonly sockets: { readonly pompeius: Socket; readonly spectator: Socket; readonly outsider: Socket }
  readonly secret: string
  /** What those who are not Caesar received, moment by moment. */
  readonly received: { pompeius: string[]; spectator: string[]; outsider: string[] }
}

const worlds: World[] = []
const scratch = mkdtempSync(join(tmpdir(), 'iacta-test-'))

/** One beginning, copied as often as wanted: the same ids, the same dice, the same cookies. */
async function beginning(): Promise<{ folder: string; cookies: (string | null)[]; table: string }> {
  const server = await TestServer.start(env, around)
  const { caesar, pompeius, table } = await pair(server, { options: { scenario: 'free' } })
  await pompeius.ok(pompeius.post('/accounts', { name: 'Gnaeus', password: 'a password' }))
  const spectator = await server.guest()
  await server.running.close()
  return { folder: server.folder, cookies: [caesar.cookie, pompeius.cookie, spectator.cookie], table }
}

async function world(from: Awaited<ReturnType<typeof beginning>>): Promise<World> {
  const data = join(scratch, `${worlds.length}`)
  cpSync(from.folder, data, { recursive: true })
  const server = await TestServer.start({ ...env, IACTA_DATA: data }, around)
  const [caesar, pompeius, spectator] = from.cookies.map((cookie) => {
    const client = new Client(server.url)
    client.cookie = cookie
    return client
  })
  const outsider = server.client()
  const sockets = {
    pompeius: await pompeius.socket(),
    spectator: await spectator.socket(),
    outsider: await outsider.socket(),
  }
  const { table } = from
  await sockets.pompeius.ask({ do: 'watch', table, seat: 'pompeius' })
  await sockets.spectator.ask({ do: 'watch', table })
  await sockets.outsider.ask({ do: 'watch', table })
  const { secret } = await server.running.service.store.db
    .selectFrom('tables')
    .select('secret')
    .executeTakeFirstOrThrow()
  const received = { pompeius: [], spectator: [], outsider: [] }
  const made = { server, caesar, pompeius, spectator, outsider, table, sockets, secret, received }
  worlds.push(made)
  return made
}

async function lookAround(here: World): Promise<void> {
  for (const who of ['pompeius', 'spectator', 'outsider'] as const)
    here.received[who].push(...(await everything(here[who], here.table, here.sockets[who])))
}

const doing = (client: Client, { table }: World, seat: string, action: Act) =>
  client.ok(client.post(`/tables/${table}/actions`, { seat, action }))

let start: Awaited<ReturnType<typeof beginning>>
beforeAll(async () => {
  start = await beginning()
})
afterAll(async () => {
  for (const { server, sockets } of worlds) {
    for (const socket of Object.values(sockets)) socket.close()
    await server.stop()
  }
  for (const folder of [scratch, start.folder]) rmSync(folder, { recursive: true, force: true })
})

/** A block, and the one of the same colour that it changes places with: the backs stay as they were. */
type Exchange = readonly [string, string]

/**
 * The same game as everybody but Caesar may see it: whom he exchanges, how often, whom he marches, and what he discards,
 * are his alone to know. Answers with the cards he has not shown.
 */
async function playHidden(here: World, exchanges: readonly Exchange[], discard: number): Promise<string[]> {
  const { caesar, pompeius, table } = here
  const to = exchanges.at(-1)?.[1] ?? ''
  await lookAround(here)
  for (const [block, other] of exchanges) await doing(caesar, here, 'caesar', { do: 'exchange', block, with: other })
  await lookAround(here)
  await doing(caesar, here, 'caesar', { do: 'ready' })
  await lookAround(here)
  await doing(pompeius, here, 'pompeius', { do: 'ready' })
  await lookAround(here)
  const { hand } = (await scene(caesar, table, 'caesar')).view
  await doing(caesar, here, 'caesar', { do: 'discard', card: hand[discard] })
  await lookAround(here)
  await act(pompeius, table, 'pompeius')
  await lookAround(here)
  // The same card in both worlds.
  await doing(caesar, here, 'caesar', { do: 'play', card: hand[2] })
  await lookAround(here)
  await act(pompeius, table, 'pompeius')
  await lookAround(here)
  // Pompeius stays where he is; Caesar marches the block he had exchanged, from Genua to Ravenna.
  let marched = false
  for (;;) {
    const { seats } = (await caesar.ok(caesar.get(`/tables/${table}`))).table
    const [seat, client] = seats[0].asked ? ['caesar', caesar] : ['pompeius', pompeius]
    const { actions }: { actions: Act[] } = await scene(client, table, seat)
    if (actions.some((action) => action.do === 'play')) return hand.filter((card: string) => card !== hand[2])
    const march = actions.find((action) => action.do === 'move' && action.block === to && action.to === 'ravenna')
    const end = actions.find(({ do: verb }) => /^(halt|end-.*|decline)$/.test(verb))
    const action: Act = march && !marched ? march : (end ?? actions[0])
    marched ||= action === march
    await doing(client, here, seat, action)
    await lookAround(here)
  }
}

describe('two worlds that differ in what only Caesar knows', () => {
  let hidden: string[] = []

  test('are the same to the last byte for everybody else, by every route, socket and error', async () => {
    const one = await world(start)
    const other = await world(start)
    hidden = await playHidden(one, [['legio-8', 'legio-13']], 0)
    // More of them: not even how many may show, in any number that counts what was done.
    const [there, back] = [
      ['legio-8', 'legio-13'],
      ['legio-13', 'legio-8'],
    ] as const
    await playHidden(other, [there, back, there, back, ['legio-12', 'leader-caesar']], 1)
    for (const who of ['pompeius', 'spectator', 'outsider'] as const) {
      expect(one.received[who].length).toBeGreaterThan(500)
      for (const [i, text] of one.received[who].entries()) expect(other.received[who][i]).toBe(text)
      expect(other.received[who].length).toBe(one.received[who].length)
    }
    const [mine, his] = [await scene(one.caesar, one.table, 'caesar'), await scene(other.caesar, other.table, 'caesar')]
    expect(mine.view).not.toEqual(his.view)
    expect(mine.view.discard).not.toEqual(his.view.discard)
  })

  test('name nothing of Caesar’s that was not shown: no block, no card in hand, no secret', async () => {
    const [here] = worlds
    const view = (await scene(here.caesar, here.table, 'caesar')).view
    const blocks = Object.keys(view.blocks)
    expect(blocks.length).toBeGreaterThan(10)
    expect(hidden).toHaveLength(5)
    for (const who of ['pompeius', 'spectator', 'outsider'] as const) {
      const all = here.received[who].join('\n')
      for (const id of [...blocks, ...hidden]) expect([who, id, all.includes(`"${id}"`)]).toEqual([who, id, false])
      expect(all).not.toContain(here.secret)
    }
  })
})

describe('what Caesar does and takes back', () => {
  test('is as if he had done nothing: for everybody, by every way, not even an empty message', async () => {
    const busy = await world(start)
    const idle = await world(start)
    const undo = () => busy.caesar.ok(busy.caesar.post(`/tables/${busy.table}/undo`, { seat: 'caesar' }))
    // That he is at the table everybody may know.
    const watching = await Promise.all([busy, idle].map(({ caesar }) => caesar.socket()))
    for (const socket of watching) await socket.ask({ do: 'watch', table: busy.table, seat: 'caesar' })
    const [socket] = watching
    for (let i = 0; i < 3; i++) {
      await doing(busy.caesar, busy, 'caesar', { do: 'exchange', block: 'legio-8', with: 'legio-13' })
      await doing(busy.caesar, busy, 'caesar', { do: 'ready' })
      expect((await scene(busy.caesar, busy.table, 'caesar')).sequence).toBe(2)
      if (i === 1) await lookAround(busy)
      await undo()
      await undo()
    }
    // He does hear of it himself.
    await socket.until(({ scene }) => scene?.sequence === 2)
    await lookAround(busy)
    await lookAround(idle)
    await lookAround(idle)
    expect(busy.received).toEqual(idle.received)
    for (const each of watching) each.close()
  })

  test('does not delay or refuse what Pompeius does at the same time', async () => {
    const here = await world(start)
    const both = await Promise.all([
      here.caesar.post(`/tables/${here.table}/actions`, { seat: 'caesar', answering: 0, action: { do: 'ready' } }),
      here.pompeius.post(`/tables/${here.table}/actions`, { seat: 'pompeius', answering: 0, action: { do: 'ready' } }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0].body.scene.sequence).toBe(1)
  })
})

describe('a log that was taken back', () => {
  test('is put right on the socket, with nothing lost and nothing doubled', async () => {
    const server = await TestServer.start(env, around)
    const { caesar, pompeius, table } = await pair(server)
    for (let i = 0; i < 2; i++) {
      await act(caesar, table, 'caesar')
      await act(pompeius, table, 'pompeius')
    }
    const { seats } = (await caesar.ok(caesar.get(`/tables/${table}`))).table
    const [seat, client] = seats[0].asked ? ['caesar', caesar] : (['pompeius', pompeius] as const)
    const socket = await client.socket()
    await socket.ask({ do: 'watch', table, seat })
    const log: unknown[] = []
    const keep = (): void => {
      log.length = 0
      for (const { update } of socket.heard)
        if (update?.happenings) log.splice(update.heard - update.happenings.length, log.length, ...update.happenings)
    }
    for (let i = 0; i < 6; i++) {
      const { actions, canUndo } = await scene(client, table, seat)
      const moves = actions.filter((action: Act) => action.do === 'move')
      if (canUndo && (i % 3 === 2 || moves.length === 0))
        await client.ok(client.post(`/tables/${table}/undo`, { seat }))
      else await client.ok(client.post(`/tables/${table}/actions`, { seat, action: moves[i % moves.length] }))
      await socket.ask({ do: 'ping' })
      keep()
      const told = await client.ok(client.get(`/tables/${table}/log?seat=${seat}`))
      expect(log).toEqual(told.happenings)
    }
    socket.close()
    await server.stop()
  })
})

describe('the secret of the dice', () => {
  test('is told when the game is over, and not before', async () => {
    const here = await world(start)
    await lookAround(here)
    const before = Object.values(here.received).flat().join('\n')
    expect(before).not.toContain(here.secret)
    await here.caesar.ok(here.caesar.post(`/tables/${here.table}/resignation`, { seat: 'caesar' }))
    const { secret } = await here.outsider.ok(here.outsider.get(`/tables/${here.table}/record`))
    expect(secret).toBe(here.secret)
  })

  test('is never told of a table that was cancelled, or to those a private one is closed to', async () => {
    const server = await TestServer.start(env, around)
    const [maker, stranger] = [await server.guest(), await server.guest()]
    const { id } = await maker.ok(maker.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me' } }))
    const { secret } = await server.running.service.store.db
      .selectFrom('tables')
      .select('secret')
      .executeTakeFirstOrThrow()
    await maker.ok(maker.post(`/tables/${id}/leave`, {}))
    const over = await pair(server, { visibility: 'private' })
    await over.caesar.ok(over.caesar.post(`/tables/${over.table}/resignation`, { seat: 'caesar' }))
    const all = [...(await everything(maker, id, null)), ...(await everything(maker, id, null))].join('\n')
    expect(all).not.toContain(secret)
    expect((await stranger.get(`/tables/${over.table}/record`)).status).toBe(404)
    await server.stop()
  })
})
