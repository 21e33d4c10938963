import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account, act, PASSWORD, pair } from '../../server/test/company.ts'
import { type Client, TestServer } from '../../server/test/harness.ts'
import { expectMistake, iactaIn, iactaWith, json, type Ran } from './run.ts'

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '1000000' })
})
afterAll(() => server.stop())

const beside = () => ({ IACTA_DATA: server.folder, DATABASE_URL: '' })
/** The command beside the server that runs. */
const run = (...args: readonly string[]): Ran => iactaWith(beside(), ...args)
/** The same as it is really run. */
const runApart = (...args: readonly string[]): Ran => iactaIn({ env: beside() }, ...args)
const idOf = async (client: Client): Promise<string> => (await client.get('/me')).body.person.id
/** What the command did in another process is seen within some seconds; a test does not wait for them. */
const noticed = async (): Promise<void> => {
  server.running.service.people.readAgain()
  await server.running.service.seeTo()
}

describe('iacta people', () => {
  test('reset prints a link that is good for one new password', async () => {
    const client = await account(server, 'Oblivius')
    const { link } = json<{ link: string; until: number }>(runApart('people', 'reset', 'oblivius', '--json'))
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:8200\/recover#\S+$/)
    const token = link.split('#')[1]
    await client.ok(server.client().post('/recovery/passwords', { token, password: 'sic transit gloria' }))
    await client.ok(server.client().post('/sessions', { name: 'Oblivius', password: 'sic transit gloria' }))
    expect((await server.client().post('/recovery/passwords', { token, password: 'a second one' })).status).toBe(409)
    expect(run('people', 'reset', 'Oblivius').out).toMatch(/^A new password for Oblivius, once and until .+ UTC:\nhttp/)
  })

  test('operator lets somebody read reports, not-operator no longer', async () => {
    const client = await account(server, 'Quaestor')
    expect((await client.get('/moderation/reports')).status).toBe(403)
    expect(run('people', 'operator', 'Quaestor')).toMatchObject({ code: 0, out: 'Done: operator Quaestor.\n' })
    await noticed()
    await client.ok(client.get('/moderation/reports'))
    expectMistake(run('people', 'mute', 'Quaestor', '--reason', 'x'), /^iacta: that is an operator: take the role away/)
    expect(run('people', 'not-operator', 'Quaestor').code).toBe(0)
    await noticed()
    expect((await client.get('/moderation/reports')).status).toBe(403)
  })

  test('mute, suspend and delete hold for the server that runs, and stand in the log with who and why', async () => {
    const { caesar, pompeius, table } = await pair(server)
    await caesar.ok(caesar.post('/accounts', { name: 'Turbulentus', password: PASSWORD }))
    const id = await idOf(caesar)
    expect(run('people', 'mute', 'Turbulentus', '--days', '2', '--reason', 'shouting')).toMatchObject({
      code: 0,
      out: 'Done: mute Turbulentus, for 2 days.\n',
    })
    const refused = await caesar.post(`/tables/${table}/messages`, { text: 'AVE' })
    expect(refused.body.error).toMatchObject({ code: 'muted', reason: 'shouting' })
    expect(run('people', 'suspend', '--id', id, '--reason', 'shouting on').out).toBe(
      'Done: suspend Turbulentus until further notice.\n',
    )
    await noticed()
    expect((await caesar.post('/tables', { game: 'julius-caesar' })).body.error.code).toBe('suspended')
    expect(run('people', 'show', 'Turbulentus').out).toMatch(/suspended until further notice: shouting on/)
    expect(run('people', 'unsuspend', 'Turbulentus').code).toBe(0)
    await noticed()
    await act(caesar, table, 'caesar')
    expect(run('people', 'delete', 'Turbulentus', '--reason', 'enough').code).toBe(0)
    await noticed()
    expect((await caesar.get('/me')).body.person).toBeNull()
    expect((await pompeius.get(`/tables/${table}`)).body.table.seats[0]).toMatchObject({ name: null, deserted: true })
    const log = json<{ what: string; by: string; name: string; reason: string }[]>(run('people', 'log', '--json'))
    const about = log.filter(({ name }) => name === 'Turbulentus').map(({ what, reason }) => `${what} ${reason}`.trim())
    expect(about).toEqual(['delete enough', 'unsuspend', 'suspend shouting on', 'mute shouting'])
    expect(log[0].by).toMatch(/^iacta \(.+\)$/)
  })

  test('says in a sentence what is wrong', () => {
    expectMistake(run('people', 'praise', 'Cato'), /^iacta: "iacta people" knows show, log, reset, mute/)
    expectMistake(run('people', 'show'), /^iacta: "iacta people show" needs a name, or --id/)
    expectMistake(runApart('people', 'show', 'Nemo'), /^iacta: there is no such person/)
    expectMistake(run('people', 'suspend', 'Nemo', '--days', '0', '--reason', 'x'), /--days must be a whole number/)
    expectMistake(run('people', 'delete', 'Oblivius'), /needs --reason/)
    expectMistake(run('people', 'unmute', 'Oblivius', '--days', '2'), /--days is for mute and suspend/)
    expectMistake(
      iactaWith({ IACTA_DATA: '/nowhere/at/all', DATABASE_URL: '' }, 'people', 'log'),
      /there is no database/,
    )
  })
})

describe('iacta reports', () => {
  test('shows what was reported with the talk around it, and dismisses', async () => {
    const { caesar, pompeius, table } = await pair(server)
    const say = (client: Client, text: string) => client.ok(client.post(`/tables/${table}/messages`, { text }))
    await say(pompeius, 'salve')
    const { id: message } = await say(caesar, 'a rude \u001b[31mword')
    await pompeius.ok(pompeius.post(`/tables/${table}/reports`, { message, reason: 'rude' }))
    const ran = runApart('reports')
    expect(ran.out).toContain('guest: salve')
    expect(ran.out).toContain('> guest: a rude [31mword')
    expect(ran.out).toContain(`--id ${await idOf(caesar)}`)
    const [{ id }] = json<{ id: number }[]>(run('reports', '--json'))
    expect(run('reports', '--dismiss', String(id), '--reason', 'banter').out).toBe(`Done: report ${id} is settled.\n`)
    expect(run('reports').out).toBe('There is nothing to look at.\n')
    expect(json<unknown[]>(run('reports', '--settled', '--json'))).toHaveLength(1)
    expectMistake(run('reports', '--dismiss', String(id)), /^iacta: there is no such open report/)
  })
})
