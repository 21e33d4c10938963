import { createECDH, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { aHouse, type Visitor } from './harness.ts'
import { Player, sitDownByLink } from './player.ts'

function keyPair() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { public: pair.getPublicKey('base64url'), private: pair.getPrivateKey('base64url') }
}

const vapid = keyPair()
const house = aHouse(
  {
    IACTA_VAPID_PUBLIC: vapid.public,
    IACTA_VAPID_PRIVATE: vapid.private,
    IACTA_VAPID_SUBJECT: 'mailto:nobody@example.org',
  },
  'whole',
)

/** Counts what is really made to sound. */
const LISTENING = `
  window.sounded = 0
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const { start } = kind.prototype
    kind.prototype.start = function (...when) {
      window.sounded++
      return start.apply(this, when)
    }
  }`

const sounded = ({ page }: Visitor): Promise<number> => page.evaluate('window.sounded')
const panel = ({ page }: Visitor, name: string) => page.getByRole('navigation').getByRole('button', { name })

/** To the first block that can be moved. */
async function playToMovement(player: Player): Promise<string[]> {
  for (;;) {
    await player.yourMove.waitFor()
    const choices = await player.choices()
    if (choices.some((name) => name.includes('→'))) return choices
    await player.choose(choices[0])
  }
}

test('sounds are off until they are switched on, heard at once then, and off again', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await page.addInitScript(LISTENING)
  const player = await Player.byText(visitor)
  await visitor.go('/')
  await page.getByRole('button', { name: /^Against the computer/ }).click()
  const march = async (): Promise<void> => {
    const choices = await playToMovement(player)
    await player.choose(choices.find((name) => name.includes('→')) ?? '')
  }
  await march()
  expect(await sounded(visitor)).toBe(0)

  await panel(visitor, 'Settings').click()
  const choice = page.getByRole('group', { name: 'Sounds' })
  expect(await choice.getByRole('radio', { name: 'Off' }).isChecked()).toBe(true)
  await choice.getByRole('radio', { name: 'On' }).check()
  await expect.poll(() => sounded(visitor)).toBeGreaterThan(0)
  const before = await sounded(visitor)
  await march()
  await expect.poll(() => sounded(visitor)).toBeGreaterThan(before)

  await choice.getByRole('radio', { name: 'Off' }).check()
  const after = await sounded(visitor)
  await march()
  expect(await sounded(visitor)).toBe(after)
})

/** A push service nobody runs: this browser is given an address at it, in a network that is no more. */
const pushService = (): string => `
  const toJSON = () => ({
    endpoint: 'https://[3ffe::1]/${randomBytes(8).toString('hex')}',
    keys: { p256dh: '${keyPair().public}', auth: '${randomBytes(16).toString('base64url')}' },
  })
  const unsubscribe = async () => {
    localStorage.removeItem('subscribed')
    return true
  }
  PushManager.prototype.subscribe = async function ({ applicationServerKey }) {
    localStorage.setItem('subscribed', applicationServerKey)
    return { toJSON, unsubscribe }
  }
  PushManager.prototype.getSubscription = async function () {
    return localStorage.getItem('subscribed') ? { toJSON, unsubscribe } : null
  }`

const subscribed = ({ page }: Visitor): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('subscribed'))

interface ShownNotice {
  readonly title: string
  readonly body: string
  readonly data: string
}

/** The notices of this browser that are shown. */
const shown = ({ page }: Visitor): Promise<ShownNotice[]> =>
  page.evaluate(async () => {
    const keeper = await navigator.serviceWorker.ready
    return (await keeper.getNotifications()).map(({ title, body, data }) => ({ title, body, data }))
  })

/** As if a push service had something for this browser. */
async function push({ page, context }: Visitor, message: object): Promise<void> {
  const devtools = await context.newCDPSession(page)
  const registration = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [ours] = registrations.filter(({ scopeURL, isDeleted }) => scopeURL === `${house().url}/` && !isDeleted)
      if (ours) found(ours.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: house().url,
    registrationId: await registration,
    data: JSON.stringify(message),
  })
  await devtools.detach()
}

test('a browser is told of moves: beside the board, by push, and no more once it is removed', async () => {
  const { caesar, pompeius, first: visitor } = await sitDownByLink(house(), { isKept: true })
  const { page } = visitor
  await visitor.context.grantPermissions(['notifications'], { origin: house().url })
  await page.addInitScript(pushService())
  await page.reload()
  await caesar.yourMove.waitFor()
  await panel(visitor, 'Settings').click()
  const choice = page.getByRole('group', { name: 'Your move' })
  await choice.getByRole('button', { name: 'Switch notices on' }).click()
  await choice.getByText('Notices are on, also while this page is closed.').waitFor({ timeout: 90_000 })
  expect(await subscribed(visitor)).toBe(vapid.public)
  await visitor.shot('notices-on')

  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }))
  await caesar.choose((await caesar.choices())[0])
  await expect.poll(() => caesar.isAsked()).toBe(false)
  await pompeius.choose((await pompeius.choices())[0])
  await expect.poll(() => shown(visitor)).toHaveLength(1)
  const [{ title, body, data }] = await shown(visitor)
  expect({ title, data }).toEqual({ title: 'Julius Caesar', data: `/table/${caesar.table}` })
  expect(body).toMatch(/^Turn 1: choose a card/)

  await push(visitor, { title: 'Your move', body: 'Julius Caesar', url: `${house().url}/table/xyz` })
  await expect.poll(() => shown(visitor)).toHaveLength(2)

  const { table } = caesar
  await visitor.go('/account')
  const line = page.getByRole('listitem').filter({ hasText: 'This browser' })
  await line.getByRole('button', { name: 'Remove' }).click()
  await line.waitFor({ state: 'detached' })
  expect(await subscribed(visitor)).toBeNull()
  await page.getByRole('button', { name: 'Tell me in this browser' }).click()
  await line.waitFor()
  expect(await page.getByRole('button', { name: 'Tell me in this browser' }).count()).toBe(0)
  await visitor.axe()
  await visitor.shot('account-notices')

  await visitor.go(`/table/${table}`)
  await panel(visitor, 'Settings').click()
  await choice.getByRole('button', { name: 'Switch notices off' }).click()
  await choice.getByRole('button', { name: 'Switch notices on' }).waitFor()
  await expect.poll(() => subscribed(visitor)).toBeNull()
  await expect.poll(async () => (await (await page.request.get('/api/channels')).json()).channels).toEqual([])
})

test('a browser that allows no notices says so, and where that is changed', async () => {
  const visitor = await house().visitor({ screen: 'phone', language: 'it' })
  const { page } = visitor
  await page.addInitScript("Notification.requestPermission = async () => 'denied'")
  await visitor.go('/')
  await page.request.post('/api/guests', { headers: { origin: house().url }, data: {} })
  await visitor.go('/account')
  await page.getByRole('button', { name: 'Avvisami in questo browser' }).click()
  await page.getByText(/^Questo browser non permette gli avvisi da questo sito/).waitFor()
  await page.getByRole('button', { name: 'Avvisami in questo browser' }).scrollIntoViewIfNeeded()
  await visitor.axe()
  await visitor.shot('notices-denied-phone')
})
