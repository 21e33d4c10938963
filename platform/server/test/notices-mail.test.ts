import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Config, readConfig } from '../src/index.ts'
import { MAIL_PAGE, MAIL_SCRIPT } from '../src/notices/page.ts'
import { type Client, TestServer } from './harness.ts'
import { MailServer, type Player, player, TestNotices, tableOf } from './notices-harness.ts'

let mail: MailServer
let server: TestServer
let config: Config
beforeAll(async () => {
  mail = await MailServer.start()
  const env = { IACTA_SMTP_URL: mail.url, IACTA_MAIL_FROM: 'Iacta <iacta@example.org>' }
  server = await TestServer.start({ IACTA_ALLOWANCE: '100000', ...env })
  config = readConfig(env)
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
})
beforeEach(() => {
  mail.mails.length = 0
  mail.atRecipient = '250 ok'
})

let nth = 0
const newAddress = (): string => `caesar${nth++}@example.com`

/** What the link in a mail carries. */
function linkIn(text: string): { url: string; what: string; id: string; token: string } {
  const [url] = /http\S+\/mail#\S+/.exec(text) ?? ['']
  const [, what, id, token] = url.slice(url.indexOf('#') + 1).split('.')
  return { url, what, id, token }
}

const add = ({ client }: Player, address: string) => client.ok(client.post('/channels', { kind: 'mail', address }))
const channels = async ({ client }: Player) => (await client.ok(client.get('/channels'))).channels
const stranger = (): Client => server.client()

async function confirmed(person: Player, address: string): Promise<string> {
  const { channel } = await add(person, address)
  const { token } = linkIn(mail.mails.at(-1)?.text ?? '')
  await stranger().ok(stranger().post(`/channels/${channel.id}/confirmation`, { token }))
  return channel.id
}

/** A process that sends mails, and a table at which this person is asked. */
async function asked(person: Player): Promise<{ own: TestNotices; table: string }> {
  const own = new TestNotices(server.running.service.store, config, { now: Date.now() + 1000 })
  const table = await tableOf(person, await player(server))
  await own.notices.yourMove(person.person.id, table)
  mail.mails.length = 0
  return { own, table }
}

describe('a mail address', () => {
  test('gets one mail with a link, and nothing else until it is confirmed', async () => {
    const caesar = await player(server)
    const address = newAddress()
    const { channel, secret } = await add(caesar, address)
    expect(channel).toMatchObject({ kind: 'mail', where: address, confirmed: false })
    expect(secret).toBe(null)
    expect(mail.mails.length).toBe(1)
    expect(mail.mails[0]).toMatchObject({ from: 'iacta@example.org', to: address })
    expect(mail.mails[0].headers).toMatch(/^Subject: Confirm your address for Iacta$/m)
    expect(mail.mails[0].headers).toMatch(/^Auto-Submitted: auto-generated$/im)
    expect(linkIn(mail.mails[0].text)).toMatchObject({ what: 'confirm', id: channel.id })
    expect(linkIn(mail.mails[0].text).url).toMatch(new RegExp(`^${server.url}/mail#en\\.`))
    const { own } = await asked(caesar)
    await own.afterTheWait()
    expect(mail.mails).toEqual([])
  })

  test('is confirmed with the token in the link, once, by whoever can read the mail', async () => {
    const caesar = await player(server)
    const { channel } = await add(caesar, newAddress())
    const { token } = linkIn(mail.mails[0].text)
    const path = `/channels/${channel.id}/confirmation`
    expect((await stranger().post(path, { token: `${token.slice(0, -1)}?` })).status).toBe(409)
    expect((await channels(caesar))[0].confirmed).toBe(false)
    expect((await stranger().post(path, { token })).status).toBe(200)
    expect((await channels(caesar))[0].confirmed).toBe(true)
    expect((await stranger().post(path, { token })).body.error.code).toBe('confirmation-expired')
  })

  test('must be confirmed within a day', async () => {
    const caesar = await player(server)
    const clock = { now: Date.now() }
    const own = new TestNotices(server.running.service.store, config, clock)
    const from = { address: '127.0.0.1', origin: 'http://iacta.example' }
    const { channel } = await own.notices.channels.add(caesar.person, { kind: 'mail', address: newAddress() }, from)
    const { token } = linkIn(mail.mails[0].text)
    clock.now += 86_400_000
    await expect(own.notices.channels.confirm(channel.id, token)).rejects.toThrow('expired')
    expect(await own.notices.channels.list(caesar.person.id)).toEqual([])
  })

  test('is not written to again and again, whoever asks', async () => {
    const address = newAddress()
    for (let i = 0; i < 3; i++) await add(await player(server), address)
    const { client } = await player(server)
    expect((await client.post('/channels', { kind: 'mail', address: address.toUpperCase() })).status).toBe(429)
    expect(mail.mails.length).toBe(3)
  })

  test('that is already confirmed needs no other mail', async () => {
    const caesar = await player(server)
    const address = newAddress()
    const id = await confirmed(caesar, address)
    mail.mails.length = 0
    expect((await add(caesar, address)).channel).toMatchObject({ id, confirmed: true })
    expect(mail.mails).toEqual([])
    expect((await channels(caesar)).length).toBe(1)
  })

  test('asked for twice has one link that works, the later', async () => {
    const caesar = await player(server)
    const address = newAddress()
    await add(caesar, address)
    await add(caesar, address)
    const [first, second] = mail.mails.map(({ text }) => linkIn(text))
    expect((await stranger().post(`/channels/${first.id}/confirmation`, { token: first.token })).status).toBe(409)
    expect((await stranger().post(`/channels/${second.id}/confirmation`, { token: second.token })).status).toBe(200)
    expect((await channels(caesar)).length).toBe(1)
  })

  test('the mail server will not have is not kept', async () => {
    const caesar = await player(server)
    mail.atRecipient = '550 there is nobody of that name'
    const refused = await caesar.client.post('/channels', { kind: 'mail', address: newAddress() })
    expect([refused.status, refused.body.error.code]).toEqual([502, 'not-sent'])
    expect(refused.body.error.message).not.toContain('nobody of that name')
    expect(await channels(caesar)).toEqual([])
  })

  test.each(['caesar', 'caesar@', 'a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com', '<a@b.com>'])(
    'may not be %j',
    async (address) => {
      const { client } = await player(server)
      expect((await client.post('/channels', { kind: 'mail', address })).status).toBe(400)
      expect(mail.mails).toEqual([])
    },
  )
})

describe('a notice by mail', () => {
  test('names the game and links to the table', async () => {
    const caesar = await player(server)
    const address = newAddress()
    await confirmed(caesar, address)
    const { own, table } = await asked(caesar)
    await own.afterTheWait()
    expect(mail.mails.length).toBe(1)
    expect(mail.mails[0].to).toBe(address)
    expect(mail.mails[0].headers).toMatch(/^Subject: Your move: Julius Caesar$/m)
    expect(mail.mails[0].text).toContain('It is your move:')
    expect(mail.mails[0].text).toContain(`http://iacta.example/table/${table}`)
  })

  test('speaks the language of the person', async () => {
    const caesar = await player(server)
    await caesar.client.ok(caesar.client.patch('/me', { language: 'it' }))
    await confirmed(caesar, newAddress())
    const confirmation = mail.mails[0]
    expect(confirmation.headers).toMatch(/^Subject: Conferma il tuo indirizzo/m)
    expect(linkIn(confirmation.text).url).toContain('/mail#it.confirm.')
    const { own } = await asked(caesar)
    await own.notices.yourMove(caesar.person.id, await tableOf(caesar, await player(server)))
    await own.afterTheWait()
    expect(mail.mails[0].headers).toMatch(/^Subject: Tocca a te a 2 tavoli$/m)
    expect(mail.mails[0].text).toMatch(/Tocca a te a questi tavoli:.*Per non ricevere più/s)
  })

  test('is tried again when the mail server would not have it', async () => {
    const caesar = await player(server)
    await confirmed(caesar, newAddress())
    const { own } = await asked(caesar)
    mail.atRecipient = '450 come back later'
    await own.afterTheWait()
    expect(own.log.lines.join()).toContain('the mail server said 450')
    expect(own.log.lines.join()).not.toContain('example.com')
    mail.atRecipient = '250 ok'
    await own.after(60_000)
    expect(mail.mails.length).toBe(1)
  })

  test('carries a link that ends them, signed in or not', async () => {
    const caesar = await player(server)
    await confirmed(caesar, newAddress())
    const { own } = await asked(caesar)
    await own.afterTheWait()
    const { what, id, token } = linkIn(mail.mails[0].text)
    expect(what).toBe('stop')
    expect((await stranger().post(`/channels/${id}/stop`, { token: 'guess' })).status).toBe(404)
    expect((await channels(caesar)).length).toBe(1)
    expect((await stranger().post(`/channels/${id}/stop`, { token })).status).toBe(200)
    expect(await channels(caesar)).toEqual([])
    expect((await stranger().post(`/channels/${id}/stop`, { token })).status).toBe(200)
  })
})

describe('the page that mails link to', () => {
  test('is served with its script, which the policy for scripts allows', async () => {
    const page = await stranger().get(`${server.url}/mail`)
    expect(page.body).toBe(MAIL_PAGE)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(MAIL_PAGE).not.toMatch(/<script(?! src="\/mail\.js")|\son\w+=|<style/)
    const script = await stranger().get(`${server.url}/mail.js`)
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(script.body).toBe(MAIL_SCRIPT)
  })

  /** The page as a browser would run it, on the given link. */
  function opened(hash: string) {
    const element = () => ({
      textContent: '',
      hidden: true,
      disabled: false,
      press: async () => undefined as unknown,
      addEventListener(_: string, listener: () => Promise<unknown>) {
        this.press = listener
      },
    })
    const page = { text: element(), button: element(), documentElement: { lang: '' } }
    runInNewContext(MAIL_SCRIPT, {
      document: {
        documentElement: page.documentElement,
        getElementById: (id: 'text' | 'button') => page[id],
      },
      location: { hash },
      fetch: (path: string, init: RequestInit) =>
        fetch(`${server.url}${path}`, { ...init, headers: { ...init.headers, origin: server.url } }),
    })
    return page
  }

  test('confirms when the button is pressed, and not before', async () => {
    const caesar = await player(server)
    await caesar.client.ok(caesar.client.patch('/me', { language: 'it' }))
    await add(caesar, newAddress())
    const { url } = linkIn(mail.mails[0].text)
    const page = opened(new URL(url).hash)
    expect(page.documentElement.lang).toBe('it')
    expect(page.text.textContent).toContain('Questo indirizzo è tuo')
    expect(page.button.hidden).toBe(false)
    expect((await channels(caesar))[0].confirmed).toBe(false)
    await page.button.press()
    expect(page.text.textContent).toContain('Fatto')
    expect((await channels(caesar))[0].confirmed).toBe(true)
  })

  test('says so when the link is not whole or does not work any more', async () => {
    expect(opened('#en.confirm.abc').text.textContent).toContain('not whole')
    expect(opened('#en.constructor.abc.def').text.textContent).toContain('not whole')
    const late = opened('#en.confirm.abc.def')
    await late.button.press()
    expect(late.text.textContent).toContain('expired')
  })
})
