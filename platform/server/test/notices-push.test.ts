import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import webPush from 'web-push'
import { type Config, readConfig } from '../src/index.ts'
import { TestServer } from './harness.ts'
import { type Letter, PostBox, player, TestNotices, tableOf } from './notices-harness.ts'

const vapid = webPush.generateVAPIDKeys()
const ENV = {
  IACTA_VAPID_PUBLIC: vapid.publicKey,
  IACTA_VAPID_PRIVATE: vapid.privateKey,
  IACTA_VAPID_SUBJECT: 'mailto:iacta@example.org',
}

let server: TestServer
let config: Config
let box: PostBox
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '100000', ...ENV })
  config = readConfig(ENV)
})
afterAll(() => server.stop())
beforeEach(async () => {
  box = await PostBox.start()
})
afterEach(() => box.stop())

/** A browser: its keys, and how it reads what is pushed to it (RFC 8291). */
class Browser {
  readonly #key = createECDH('prime256v1')
  readonly #auth = randomBytes(16)

  constructor() {
    this.#key.generateKeys()
  }

  get keys(): { p256dh: string; auth: string } {
    return { p256dh: this.#key.getPublicKey('base64url'), auth: this.#auth.toString('base64url') }
  }

  read({ body }: Letter) {
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + body[20])
    const sealed = body.subarray(21 + body[20])
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#key.getPublicKey(), sender])
    const secret = Buffer.from(hkdfSync('sha256', this.#key.computeSecret(sender), this.#auth, info, 32))
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
    const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'))
  }
}

/** Whether a push service would believe that it comes from us (RFC 8292). */
function vouchedFor(letter: Letter): { aud: string; sub: string } {
  const [, token, key] = /^vapid t=(\S+), ?k=(\S+)$/.exec(letter.headers.authorization ?? '') ?? []
  expect(key).toBe(vapid.publicKey)
  const [head, claims, signature] = token.split('.')
  const point = Buffer.from(vapid.publicKey, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33, 65) }
  const isOurs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(isOurs).toBe(true)
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

async function caesarIsAsked(tables = 1, language = 'en') {
  const own = new TestNotices(server.running.service.store, config)
  const browser = new Browser()
  const [caesar, pompeius] = [await player(server), await player(server)]
  await caesar.client.ok(caesar.client.patch('/me', { language }))
  const subscription = { endpoint: box.url, keys: browser.keys }
  await own.notices.channels.add(caesar.person, { kind: 'push', subscription }, { address: '127.0.0.1', origin: '' })
  const at: string[] = []
  for (let i = 0; i < tables; i++) {
    at.push(await tableOf(caesar, pompeius))
    await own.notices.yourMove(caesar.person.id, at[i])
  }
  return { own, browser, caesar, tables: at }
}

describe('a notice by web push', () => {
  test('is encrypted for the one browser, and vouched for with our key', async () => {
    const { own, browser, tables } = await caesarIsAsked()
    await own.afterTheWait()
    expect(box.letters.length).toBe(1)
    const [letter] = box.letters
    expect(letter.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: 'your-move' })
    expect(vouchedFor(letter)).toMatchObject({ aud: new URL(box.url).origin, sub: 'mailto:iacta@example.org' })
    expect(letter.body.toString('latin1')).not.toContain(tables[0])
    expect(browser.read(letter)).toEqual({
      kind: 'your-move',
      title: 'Your move: Julius Caesar',
      body: 'Julius Caesar',
      url: `http://iacta.example/table/${tables[0]}`,
      tables: [{ id: tables[0], game: 'julius-caesar', kind: 'move', url: `http://iacta.example/table/${tables[0]}` }],
    })
    expect(() => new Browser().read(letter)).toThrow()
  })

  test('holds many tables without growing too long for a push', async () => {
    const { own, browser } = await caesarIsAsked(30, 'it')
    await own.afterTheWait()
    expect(box.letters.length).toBe(1)
    expect(box.letters[0].body.length).toBeLessThanOrEqual(4096)
    expect(browser.read(box.letters[0])).toMatchObject({
      title: 'Tocca a te a 30 tavoli',
      body: 'Julius Caesar (30)',
      url: 'http://iacta.example',
    })
  })

  test.each([404, 410])('ends when the push service answers %i: the browser has gone', async (status) => {
    const { own, caesar } = await caesarIsAsked()
    box.answer = { status }
    await own.afterTheWait()
    expect(await own.notices.channels.list(caesar.person.id)).toEqual([])
  })

  test('is tried again when the push service has trouble', async () => {
    const { own, caesar } = await caesarIsAsked()
    box.answer = { status: 429 }
    await own.afterTheWait()
    expect((await own.notices.channels.list(caesar.person.id))[0].failures).toBe(1)
    box.answer = { status: 201 }
    await own.after(60_000)
    expect(box.letters.length).toBe(2)
    expect((await own.notices.channels.list(caesar.person.id))[0].failures).toBe(0)
  })
})

describe('a subscription', () => {
  const endpoint = 'https://93.184.216.34/push/secret-path'

  test('is shown without what makes it secret', async () => {
    const { client } = await player(server)
    const subscription = { endpoint, expirationTime: null, keys: new Browser().keys }
    const added = await client.ok(client.post('/channels', { kind: 'push', subscription }))
    expect(added.channel).toMatchObject({ kind: 'push', where: 'https://93.184.216.34', confirmed: true, failures: 0 })
    const listed = await client.ok(client.get('/channels'))
    expect(listed.channels).toEqual([added.channel])
    expect(JSON.stringify([added, listed])).not.toMatch(/secret-path|p256dh|auth/)
  })

  test('belongs to whoever uses the browser now', async () => {
    const [before, now] = [await player(server), await player(server)]
    for (const { client } of [before, now, now])
      await client.ok(client.post('/channels', { kind: 'push', subscription: { endpoint, keys: new Browser().keys } }))
    expect((await before.client.get('/channels')).body.channels).toEqual([])
    expect((await now.client.get('/channels')).body.channels.length).toBe(1)
  })

  const keys = new Browser().keys
  test.each([
    ['not over TLS', { endpoint: 'http://93.184.216.34/push', keys }],
    ['inside', { endpoint: 'https://127.0.0.1/push', keys }],
    ['with a password', { endpoint: 'https://a:b@93.184.216.34/push', keys }],
    ['at a port of other things', { endpoint: 'https://93.184.216.34:22/push', keys }],
    ['without keys', { endpoint }],
    ['with a short key', { endpoint, keys: { ...keys, auth: 'AAAA' } }],
    ['with a key off the curve', { endpoint, keys: { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } }],
  ])('is refused %s', async (_, subscription) => {
    const { client } = await player(server)
    expect((await client.post('/channels', { kind: 'push', subscription })).status).toBe(400)
    expect((await client.get('/channels')).body.channels).toEqual([])
  })
})

describe('wrong keys', () => {
  test.each([
    ['that are no pair', { IACTA_VAPID_PUBLIC: webPush.generateVAPIDKeys().publicKey }],
    ['that are too short', { IACTA_VAPID_PRIVATE: 'A'.repeat(30) }],
    ['with a subject that is no address', { IACTA_VAPID_SUBJECT: 'me!' }],
  ])('%s are found when the server starts, and not told', async (_, wrong) => {
    const failed = TestServer.start({ ...ENV, ...wrong })
    await expect(failed).rejects.toThrow('the web push settings are wrong')
    await expect(failed).rejects.not.toThrow(vapid.privateKey)
  })
})
