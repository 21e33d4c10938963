import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROUTES } from '../src/api/index.ts'
import type { Route } from '../src/api/route.ts'
import { Client, TestServer } from './harness.ts'

let server: TestServer
/** How far the server's clock is ahead. */
let ahead = 0
beforeAll(async () => {
  server = await TestServer.start({ IACTA_WEBHOOKS: '1' }, { now: () => Date.now() + ahead })
})
afterAll(() => server.stop())

const nameOf = ({ method, path }: Route): string => `${method} ${path}`
const METHODS = ['get', 'post', 'put', 'patch', 'delete']

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: object }[]
  readonly requestBody?: { content: Record<string, { schema: object }> }
  readonly responses: Record<string, { description: string; content: Record<string, { schema: object }> }>
}

interface Document {
  readonly openapi: string
  readonly info: { title: string; version: string }
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { schemas: Record<string, object>; securitySchemes: Record<string, object> }
  readonly security: readonly Record<string, unknown[]>[]
}

/** Every value in a document, with the key it stands under. */
function* within(value: unknown, key = ''): Generator<[key: string, value: unknown]> {
  yield [key, value]
  if (typeof value === 'object' && value !== null)
    for (const [inner, one] of Object.entries(value)) yield* within(one, inner)
}

describe('the OpenAPI document', () => {
  let document: Document
  beforeAll(async () => {
    const client = server.client()
    document = await client.ok(client.get(`${server.url}/api/openapi.json`))
  })
  const operations = () =>
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
    )

  test('is of version 3.1, says what it describes, and has nothing but paths and methods', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.info).toMatchObject({ title: 'Iacta', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) })
    for (const { path, method } of operations()) {
      expect(path).toMatch(/^\/api(\/[a-z-]+|\/\{\w+\})+$/)
      expect(METHODS).toContain(method)
    }
    for (const one of document.security)
      for (const name of Object.keys(one)) expect(document.components.securitySchemes).toHaveProperty(name)
  })

  test('has every route, each once and under a name of its own', () => {
    const described = operations().map(
      ({ path, method }) => `${method.toUpperCase()} ${path.replace('/api', '').replace(/\{(\w+)\}/g, ':$1')}`,
    )
    expect(described.sort()).toEqual(ROUTES.map(nameOf).sort())
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/)
  })

  test('declares the parameters of every path, the query, the body and the answer', () => {
    for (const { path, method, operation } of operations()) {
      const route = ROUTES.find((one) => nameOf(one) === routeName(method, path))
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
      expect(inPath.map(({ name }) => name)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
      expect(inPath.every(({ required }) => required)).toBe(true)
      const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query')
      expect(inQuery.length > 0).toBe(route?.query !== undefined)
      for (const { schema } of operation.parameters) expect(schema).toHaveProperty('type')
      expect(operation.requestBody !== undefined).toBe(route?.body !== undefined)
      if (method === 'get') expect(operation.requestBody).toBeUndefined()
      for (const status of ['200', 'default'])
        expect(operation.responses[status].content['application/json'].schema).toBeTypeOf('object')
      expect(operation.summary).not.toBe('')
      expect(operation.tags).toHaveLength(1)
    }
  })

  test('has no reference that leads nowhere, and no shape that nothing refers to', () => {
    const references = [...within(document)].filter(([key]) => key === '$ref').map(([, value]) => String(value))
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
    expect([...new Set(references)].sort()).toEqual(known.sort())
    expect(JSON.stringify(document)).not.toContain('$defs')
  })
})

const routeName = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replace('/api', '').replace(/\{(\w+)\}/g, ':$1')}`

describe('docs/api.md', () => {
  const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
  const page = read('docs/api.md')
  const sources = readdirSync(new URL('../src', import.meta.url), { recursive: true })
    .filter((name) => String(name).endsWith('.ts'))
    .map((name) => read(`platform/server/src/${name}`))
    .join('\n')

  test('tells of every code that an error may have', () => {
    const codes = [...sources.matchAll(/(?:conflict\(|new Problem\(\d+,)\s*'([a-z-]+)'/g)].map(([, code]) => code)
    expect(codes.length).toBeGreaterThan(20)
    expect([...new Set(codes)].filter((code) => !page.includes(`\`${code}\``))).toEqual([])
  })

  test('tells of everything that can be asked over a socket, and of nothing else', () => {
    const asked = [...read('platform/server/src/sockets.ts').matchAll(/do: z\.literal\('(\w+)'\)/g)].map(
      ([, what]) => what,
    )
    const told = [...page.matchAll(/\| `\{"id", "do": "(\w+)"/g)].map(([, what]) => what)
    expect(told.sort()).toEqual(asked.sort())
  })

  test('names no route that is not there', () => {
    const named = [...page.matchAll(/`(GET|POST|PUT|PATCH|DELETE) \/api(\/[\w/:-]+)/g)].map(
      ([, method, path]) => `${method} ${path}`,
    )
    expect(named.length).toBeGreaterThan(8)
    const known = ROUTES.map(nameOf)
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })
})

describe('the page for people', () => {
  test('describes every route, without a script or a style of its own', async () => {
    const client = server.client()
    const { status, body, headers } = await client.get(`${server.url}/api/docs`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(body).not.toMatch(/<script|javascript:|\son\w+=|\sstyle=|<style/i)
    for (const { method, path, summary } of ROUTES) {
      expect(body).toContain(`<code>${method} /api${path}</code>`)
      expect(body).toContain(summary.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`))
    }
    for (const [, target] of body.matchAll(/href="#([^"]+)"/g)) expect(body).toContain(`id="${target}"`)
  })

  test('takes nothing from anywhere its security policy does not let it', async () => {
    const client = server.client()
    const { body, headers } = await client.get(`${server.url}/api/docs`)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("style-src 'self'")
    expect(policy).not.toContain('unsafe')
    const taken = [...body.matchAll(/<(?:link|img|script|iframe)[^>]+(?:href|src)="([^"]+)"/g)].map(([, from]) => from)
    expect(taken).toEqual(['/plain.css'])
    expect((await client.get(`${server.url}/plain.css`)).headers.get('content-type')).toContain('text/css')
  })
})

/** A client that holds every answer against what its route declares. */
class Strict extends Client {
  static readonly seen = new Set<string>()

  override async request(...args: Parameters<Client['request']>) {
    const reply = await super.request(...args)
    const [method, path] = args
    const [address] = path.split('?')
    const route = ROUTES.find(
      (one) => one.method === method && new RegExp(`^${one.path.replace(/:\w+/g, '[^/]+')}$`).test(address),
    )
    if (!route) throw new Error(`there is no route ${method} ${path}`)
    if (reply.status === 200) {
      // What is not declared would be missing from what was read.
      expect(route.answer.parse(reply.body), nameOf(route)).toEqual(reply.body)
      Strict.seen.add(nameOf(route))
    } else
      expect(reply.body, nameOf(route)).toMatchObject({
        error: { code: expect.any(String), message: expect.any(String) },
      })
    return reply
  }
}

describe('what is answered', () => {
  let caesar: Strict
  let pompeius: Strict
  const guest = async (): Promise<Strict> => {
    const client = new Strict(server.url)
    await client.ok(client.post('/guests', {}))
    return client
  }
  const twoPlayers = async (spec: object = {}): Promise<string> => {
    const { id } = await caesar.ok(caesar.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me' }, ...spec }))
    await pompeius.ok(pompeius.post(`/tables/${id}/join`, { seat: 'pompeius' }))
    return id
  }
  beforeAll(async () => {
    caesar = await guest()
    pompeius = await guest()
  })

  test('about people is as declared', async () => {
    const client = new Strict(server.url)
    await client.ok(client.get('/me'))
    await client.ok(client.post('/guests', {}))
    await client.ok(client.patch('/me', { nickname: 'Titus' }))
    await client.ok(client.post('/accounts', { name: 'Labienus', password: 'alea iacta est' }))
    await client.ok(client.get('/me'))
    await client.ok(client.patch('/me', { language: 'it', vacationDays: 2, endVacation: true }))
    const { id } = await client.ok(client.post('/tokens', { label: 'bot' }))
    await client.ok(client.get('/tokens'))
    await client.ok(client.delete(`/tokens/${id}`))
    const elsewhere = new Strict(server.url)
    await elsewhere.ok(elsewhere.post('/sessions', { name: 'labienus', password: 'alea iacta est' }))
    await client.ok(client.get('/sessions'))
    await elsewhere.ok(elsewhere.delete('/sessions/current'))
    expect((await elsewhere.get('/sessions')).status).toBe(401)
    const password = 'alea iacta est'
    await client.ok(client.get('/recovery'))
    const { codes } = await client.ok(client.post('/recovery/codes', { password }))
    await client.ok(client.post('/recovery/links', { who: 'Labienus' }))
    await client.ok(client.post('/recovery/passwords', { name: 'Labienus', code: codes[0], password }))
    await client.ok(client.delete('/me', { password }))
  })

  test('about moderation is as declared', async () => {
    const operator = await guest()
    await operator.ok(operator.post('/accounts', { name: 'Praetor Urbanus', password: 'alea iacta est' }))
    const { moderation, people } = server.running.service
    const decision = { what: 'operator', days: null, reason: '', report: null } as const
    await moderation.decide('a test', await moderation.find({ name: 'Praetor Urbanus' }), decision)
    people.readAgain()
    const table = await twoPlayers()
    for (const text of ['a rude word', 'and another']) {
      const { id: message } = await caesar.ok(caesar.post(`/tables/${table}/messages`, { text }))
      await pompeius.ok(pompeius.post(`/tables/${table}/reports`, { message, reason: 'rude' }))
    }
    const { reports } = await operator.ok(operator.get('/moderation/reports'))
    expect(reports.length).toBeGreaterThan(1)
    await operator.ok(operator.post(`/moderation/reports/${reports[0].id}/dismissal`, { reason: 'banter' }))
    const measure = { person: reports[1].about.id, what: 'mute', days: 1, reason: 'rude', report: reports[1].id }
    await operator.ok(operator.post('/moderation/decisions', measure))
    await operator.ok(operator.post('/moderation/decisions', { ...measure, what: 'unmute', days: null, report: null }))
    await operator.ok(operator.get('/moderation/people?name=Praetor%20Urbanus'))
    await operator.ok(operator.get('/moderation/reports?settled=1'))
    expect((await operator.ok(operator.get('/moderation/log'))).log.length).toBeGreaterThan(3)
  })

  test('about tables is as declared, at every stage of theirs', async () => {
    const client = await guest()
    await client.ok(client.get('/games'))
    const { commitment } = await client.ok(client.post('/seals', {}))
    const open = await client.ok(
      client.post('/tables', {
        game: 'julius-caesar',
        commitment,
        contribution: 'rubico',
        clock: { kind: 'bank', seconds: 600, increment: 5 },
        seats: { caesar: 'me' },
      }),
    )
    await client.ok(client.get(`/tables/${open.id}`))
    await client.ok(client.post(`/tables/${open.id}/invitations`, { seat: 'pompeius' }))
    await client.ok(client.post(`/tables/${open.id}/leave`, {}))
    const four = await client.ok(client.post('/tables', { game: 'nero', seats: { galba: 'me' } }))
    for (const level of ['tiro', null]) await client.ok(client.put(`/tables/${four.id}/seats/otho`, { level }))
    const running = await twoPlayers({ clock: { kind: 'deadline', seconds: 3600 } })
    for (const path of ['', '?seat=caesar']) await caesar.ok(caesar.get(`/tables/${running}${path}`))
    await caesar.ok(caesar.post(`/tables/${running}/resignation`, { seat: 'caesar' }))
    await pompeius.ok(pompeius.get(`/tables/${running}?seat=pompeius`))
    for (const query of ['', '?mine=1', '?status=open', '?status=over&limit=5'])
      await caesar.ok(caesar.get(`/tables${query}`))
  })

  test('about play is as declared', async () => {
    const table = await twoPlayers()
    const path = `/tables/${table}`
    const { scene } = await caesar.ok(caesar.get(`${path}?seat=caesar`))
    const act = { seat: 'caesar', answering: scene.sequence, action: scene.actions[0] }
    await caesar.ok(caesar.post(`${path}/why`, { seat: 'caesar', action: scene.actions[0] }))
    const { refusal } = await caesar.ok(caesar.post(`${path}/why`, { seat: 'caesar', action: { do: 'halt' } }))
    expect(refusal).not.toBeNull()
    const after = await caesar.ok(caesar.post(`${path}/actions`, act))
    expect(after.scene.canUndo).toBe(true)
    await caesar.ok(caesar.post(`${path}/undo`, { seat: 'caesar', answering: 1 }))
    await caesar.ok(caesar.post(`${path}/actions`, act))
    const his = await pompeius.ok(pompeius.get(`${path}?seat=pompeius`))
    await pompeius.ok(pompeius.post(`${path}/actions`, { seat: 'pompeius', action: his.scene.actions[0] }))
    const log = await caesar.ok(caesar.get(`${path}/log?seat=caesar`))
    expect(log.happenings.length).toBeGreaterThan(0)
    await caesar.ok(caesar.post(`${path}/offers`, { seat: 'caesar', what: 'draw' }))
    await pompeius.ok(pompeius.post(`${path}/bot`, { seat: 'pompeius' }))
    await caesar.ok(caesar.get(`${path}/explanation?seat=pompeius`))
  })

  test('about a table of another edition is as declared', async () => {
    const table = await twoPlayers()
    const { store, tables } = server.running.service
    await store.db.updateTable('tables').set({ edition: 99 }).where('id', '=', table).execute()
    tables.forgetAll()
    const seen = await caesar.ok(caesar.get(`/tables/${table}`))
    expect([seen.table.frozen, seen.scene]).toEqual([true, null])
    expect((await caesar.get(`/tables/${table}/log?seat=caesar`)).body.error.code).toBe('other-edition')
    await caesar.ok(caesar.post(`/tables/${table}/resignation`, { seat: 'caesar' }))
    await caesar.ok(caesar.get(`/tables/${table}/record`))
    await caesar.ok(caesar.get('/tables?mine=1'))
  })

  test('about time is as declared', async () => {
    const table = await twoPlayers({ clock: { kind: 'deadline', seconds: 60 } })
    expect((await pompeius.post(`/tables/${table}/claim`, { seat: 'caesar' })).body.error.code).toBe('time-left')
    ahead += 61_000
    const { outcome } = await pompeius.ok(pompeius.post(`/tables/${table}/claim`, { seat: 'caesar' }))
    expect(outcome.way).toBe('time')
  })

  test('about talk is as declared', async () => {
    const table = await twoPlayers()
    const said = await caesar.ok(caesar.post(`/tables/${table}/messages`, { text: 'Iacta alea est' }))
    await pompeius.ok(pompeius.get(`/tables/${table}/messages`))
    await pompeius.ok(pompeius.post(`/tables/${table}/reports`, { message: said.id, reason: 'boasting' }))
    await pompeius.ok(pompeius.put(`/mutes/${said.personId}`, { on: true }))
    await caesar.ok(caesar.put(`/tables/${table}/note`, { text: 'He has the sea.' }))
    await caesar.ok(caesar.get(`/tables/${table}/note`))
  })

  test('about notices is as declared', async () => {
    await caesar.ok(caesar.get('/notices/settings'))
    const { channel } = await caesar.ok(caesar.post('/channels', { kind: 'webhook', url: 'https://1.1.1.1/iacta' }))
    const { channels } = await caesar.ok(caesar.get('/channels'))
    expect(channels).toEqual([channel])
    await caesar.ok(caesar.delete(`/channels/${channel.id}`))
  })

  test('about what is remembered is as declared', async () => {
    const named = await guest()
    await named.ok(named.post('/accounts', { name: 'Cicero', password: 'quo usque tandem' }))
    const { id } = await named.ok(
      named.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me', pompeius: 'me' } }),
    )
    for (let i = 0; i < 3; i++)
      for (const seat of ['caesar', 'pompeius']) {
        const { scene } = await named.ok(named.get(`/tables/${id}?seat=${seat}`))
        if (scene.actions.length > 0)
          await named.ok(named.post(`/tables/${id}/actions`, { seat, action: scene.actions[0] }))
      }
    await named.ok(named.get(`/tables/${id}/replay?at=1&seat=caesar`))
    await named.ok(named.post(`/tables/${id}/fork`, { at: 2 }))
    await named.ok(named.post(`/tables/${id}/resignation`, { seat: 'pompeius' }))
    const record = await named.ok(named.get(`/tables/${id}/record`))
    await named.ok(named.post('/records', record))
    for (const query of ['?at=0', '?seat=pompeius', '?seat=all'])
      await named.ok(named.get(`/tables/${id}/replay${query}`))
    expect(await named.ok(named.get(`/tables/${id}/verify`))).toMatchObject({ ok: true })
    await named.ok(named.post(`/tables/${id}/rematch`, {}))
    await named.ok(named.get('/people/Cicero'))
    expect((await named.ok(named.get('/me/history'))).tables).not.toEqual([])
    await named.ok(named.get('/games/julius-caesar/statistics'))
    await named.ok(named.get('/games/julius-caesar/ratings'))
  })

  test('was asked for on every route', () => {
    // These need a server that sends mails.
    const unseen = ROUTES.map(nameOf).filter((name) => !Strict.seen.has(name))
    expect(unseen).toEqual(['POST /recovery/mails', 'POST /channels/:id/confirmation', 'POST /channels/:id/stop'])
  })
})
