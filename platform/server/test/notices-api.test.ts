import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import webPush from 'web-push'
import { readConfig } from '../src/index.ts'
import { TestServer } from './harness.ts'
import { PostBox, player, TestNotices, tableOf } from './notices-harness.ts'

const HOOK = 'https://93.184.216.34/hook/secret-path?token=secret'

describe('a server on which nothing is configured', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.start()
  })
  afterAll(() => server.stop())

  test('offers nothing and takes no channel', async () => {
    const { client } = await player(server)
    expect(await client.ok(client.get('/notices/settings'))).toEqual({ kinds: [], vapidPublicKey: null })
    const wanted = [
      { kind: 'webhook', url: HOOK },
      { kind: 'mail', address: 'caesar@example.com' },
    ]
    for (const channel of wanted)
      expect((await client.post('/channels', channel)).body.error).toMatchObject({ code: 'not-offered' })
    expect(await client.ok(client.get('/channels'))).toEqual({ channels: [] })
  })

  test('sends nothing, not even to channels from when there was something', async () => {
    const { store } = server.running.service
    const box = await PostBox.start()
    const before = new TestNotices(store, readConfig({ IACTA_WEBHOOKS: '1' }))
    const [caesar, pompeius] = [await player(server), await player(server)]
    await before.webhook(caesar.person, box.url)
    const table = await tableOf(caesar, pompeius)
    await before.notices.yourMove(caesar.person.id, table)
    const now = new TestNotices(store, readConfig({}), before.clock)
    await now.notices.yourMove(pompeius.person.id, table)
    await now.afterTheWait()
    const mailOnly = readConfig({ IACTA_SMTP_URL: 'smtp://127.0.0.1:9', IACTA_MAIL_FROM: 'iacta@example.org' })
    await new TestNotices(store, mailOnly, before.clock).afterTheWait()
    expect(box.letters).toEqual([])
    await before.after(0)
    expect(box.letters.length).toBe(1)
    await box.stop()
  })
})

describe('channels', () => {
  let server: TestServer
  const vapid = webPush.generateVAPIDKeys()
  beforeAll(async () => {
    server = await TestServer.start({
      IACTA_ALLOWANCE: '100000',
      IACTA_WEBHOOKS: '1',
      IACTA_VAPID_PUBLIC: vapid.publicKey,
      IACTA_VAPID_PRIVATE: vapid.privateKey,
      IACTA_VAPID_SUBJECT: 'https://iacta.example.org',
    })
  })
  afterAll(() => server.stop())

  test('are offered as they are configured', async () => {
    const anybody = server.client()
    const settings = await anybody.ok(anybody.get('/notices/settings'))
    expect(settings).toEqual({ kinds: ['push', 'webhook'], vapidPublicKey: vapid.publicKey })
    expect(JSON.stringify(settings)).not.toContain(vapid.privateKey)
  })

  test('are for those who are signed in', async () => {
    const anybody = server.client()
    expect((await anybody.get('/channels')).status).toBe(401)
    expect((await anybody.post('/channels', { kind: 'webhook', url: HOOK })).status).toBe(401)
    expect((await anybody.delete('/channels/some')).status).toBe(401)
  })

  test('show a webhook’s secret once, and its address without its path', async () => {
    const { client } = await player(server)
    const { channel, secret } = await client.ok(client.post('/channels', { kind: 'webhook', url: HOOK }))
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(channel).toMatchObject({ kind: 'webhook', where: 'https://93.184.216.34', confirmed: true })
    const listed = await client.ok(client.get('/channels'))
    expect(listed.channels).toEqual([channel])
    expect(JSON.stringify(listed)).not.toMatch(/secret/)
    expect(JSON.stringify(listed)).not.toContain(secret)
  })

  test('are seen and removed by their own person only', async () => {
    const [caesar, pompeius] = [await player(server), await player(server)]
    const { channel } = await caesar.client.ok(caesar.client.post('/channels', { kind: 'webhook', url: HOOK }))
    expect((await pompeius.client.get('/channels')).body.channels).toEqual([])
    expect((await pompeius.client.delete(`/channels/${channel.id}`)).status).toBe(404)
    for (const path of ['stop', 'confirmation'])
      expect((await pompeius.client.post(`/channels/${channel.id}/${path}`, { token: 'x' })).status).not.toBe(500)
    expect((await caesar.client.get('/channels')).body.channels.length).toBe(1)
    expect((await caesar.client.delete(`/channels/${channel.id}`)).status).toBe(200)
    expect((await caesar.client.delete(`/channels/${channel.id}`)).status).toBe(404)
    expect((await caesar.client.get('/channels')).body.channels).toEqual([])
  })

  test('take what is waiting with them when they are removed', async () => {
    const [caesar, pompeius] = [await player(server), await player(server)]
    const { channel } = await caesar.client.ok(caesar.client.post('/channels', { kind: 'webhook', url: HOOK }))
    const noted = () =>
      server.running.service.store.db.selectFrom('notices').selectAll().where('channel_id', '=', channel.id).execute()
    await tableOf(caesar, pompeius)
    await expect.poll(async () => (await noted()).length).toBe(1)
    await caesar.client.ok(caesar.client.delete(`/channels/${channel.id}`))
    expect(await noted()).toEqual([])
  })

  test.each([
    'http://127.0.0.1:8200/api/guests',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.1.2.3/',
    'http://0/',
    'https://user:word@93.184.216.34/',
    'ftp://93.184.216.34/',
    'http://93.184.216.34:22/',
    'nonsense',
  ])('do not lead to %s', async (url) => {
    const { client } = await player(server)
    const refused = await client.post('/channels', { kind: 'webhook', url })
    expect(refused.status).toBe(400)
    expect(refused.body.error.message).toMatch(/^the (address|port) must/)
    expect((await client.get('/channels')).body.channels).toEqual([])
  })

  test('are no more than ten', async () => {
    const { client, person } = await player(server)
    const own = new TestNotices(server.running.service.store, readConfig({ IACTA_WEBHOOKS: '1' }))
    for (let i = 0; i < 10; i++) await own.webhook(person, `http://hook.example:8080/${i}`)
    const eleventh = await client.post('/channels', { kind: 'webhook', url: HOOK })
    expect([eleventh.status, eleventh.body.error.code]).toEqual([409, 'too-many-channels'])
  })

  test('are not added without end from one place', async () => {
    const own = new TestNotices(server.running.service.store, readConfig({ IACTA_WEBHOOKS: '1' }))
    const added = async (): Promise<void> => {
      const { person } = await player(server)
      for (let i = 0; i < 8; i++) await own.webhook(person, `http://hook.example:8080/${i}`)
    }
    for (let i = 0; i < 3; i++) await added()
    await expect(added()).rejects.toThrow('too much at once')
  })

  test('are described with the rest of the API', async () => {
    const anybody = server.client()
    const { paths } = await anybody.ok(anybody.get('/openapi.json'))
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/channels', '/api/notices/settings']))
    expect(JSON.stringify(paths['/api/channels'].post)).toContain('subscription')
  })
})
