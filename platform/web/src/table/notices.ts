import type { NoticeSettings } from '@iacta/wire'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { api, beSomebody } from '../api.ts'
import { language } from '../settings.ts'
import type { MoveWords } from './notify.ts'

/** Notices of this browser: asking for them, and giving them. */

const KEY = 'iacta.notices'
/** The channel a push subscription of this browser has with the server. */
const PUSH = 'iacta.push'

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // It is asked for again next time.
  }
}

const wanted = signal(stored(KEY) === 'on')
const channel = signal(stored(PUSH))
/** The channel by which the server reaches this browser; null while it has none. */
export const pushChannel: ReadonlySignal<string | null> = channel
const permission = signal(typeof Notification === 'undefined' ? 'unsupported' : Notification.permission)

/** `off` until somebody asks for them; `denied` when the browser was told never to. */
export const notices = computed(() => {
  if (permission.value === 'unsupported' || permission.value === 'denied') return permission.value
  return wanted.value && permission.value === 'granted' ? 'on' : 'off'
})

/** Asks the browser for leave: only from a button. Where the server can, it also tells us when no page is open. */
export async function switchNoticesOn(): Promise<void> {
  if (await allowed()) await subscribeIfOffered().catch(() => undefined)
}

async function subscribeIfOffered(): Promise<void> {
  const { kinds, vapidPublicKey } = await api<NoticeSettings>('GET', '/notices/settings')
  if (kinds.includes('push') && vapidPublicKey !== null) await subscribe(vapidPublicKey)
}

/** Whether the browser lets us, once it has been asked; what it forbids stays off. */
export async function allowed(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false
  permission.value = await Notification.requestPermission()
  if (permission.value !== 'granted') return false
  wanted.value = true
  store(KEY, 'on')
  return true
}

export async function switchNoticesOff(): Promise<void> {
  wanted.value = false
  store(KEY, null)
  const before = channel.value
  channel.value = null
  store(PUSH, null)
  const registration = await keeper()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  // It may be gone already, on the account's page say.
  if (before !== null) await api('DELETE', `/channels/${before}`).catch(() => undefined)
}

const keeper = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration() ?? Promise.resolve(undefined)

/** What keeps the app begins some time after the page, and is not always allowed to. */
const PATIENCE = 15_000

const readyKeeper = (): Promise<ServiceWorkerRegistration | undefined> =>
  Promise.race([
    navigator.serviceWorker?.ready,
    new Promise<undefined>((late) => setTimeout(() => late(undefined), PATIENCE)),
  ])

/** Push, even while no page of ours is open. Answers whether this browser can be reached that way. */
export async function subscribe(applicationServerKey: string): Promise<boolean> {
  const registration = await readyKeeper()
  const wish = { userVisibleOnly: true, applicationServerKey }
  // Some browsers have everything but somebody to send it to them.
  const subscription = await registration?.pushManager?.subscribe(wish).catch(() => null)
  if (!subscription) return false
  const { endpoint, keys } = subscription.toJSON()
  await beSomebody()
  // What is sent is in the language of this page.
  await api('PATCH', '/me', { language: language.value })
  const added = await api<{ channel: { id: string } }>('POST', '/channels', {
    kind: 'push',
    subscription: { endpoint, keys },
  })
  channel.value = added.channel.id
  store(PUSH, added.channel.id)
  return true
}

/** Tells somebody who looks elsewhere that it is his move, if he wants to be told. */
export async function notify(id: string, words: () => MoveWords): Promise<void> {
  if (notices.value !== 'on') return
  const { title, body } = words()
  const options = { body, tag: `table ${id}`, icon: '/icon.svg', data: `/table/${id}` }
  const registration = await keeper()
  // Phones know only notices of the service worker.
  if (registration) return registration.showNotification(title, options)
  const notice = new Notification(title, options)
  notice.onclick = () => {
    focus()
    notice.close()
  }
}
