import { computed, signal } from '@preact/signals'
import { api, beSomebody } from '../api.ts'
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
const permission = signal(typeof Notification === 'undefined' ? 'unsupported' : Notification.permission)

/** `off` until somebody asks for them; `denied` when the browser was told never to. */
export const notices = computed(() => {
  if (permission.value === 'unsupported' || permission.value === 'denied') return permission.value
  return wanted.value && permission.value === 'granted' ? 'on' : 'off'
})

/** Asks the browser for leave: only from a button. Where the server can, it also tells us when no page is open. */
export async function switchNoticesOn(): Promise<void> {
  if (typeof Notification === 'undefined') return
  permission.value = await Notification.requestPermission()
  if (permission.value !== 'granted') return
  wanted.value = true
  store(KEY, 'on')
  await subscribe().catch(() => undefined)
}

export async function switchNoticesOff(): Promise<void> {
  wanted.value = false
  store(KEY, null)
  const channel = stored(PUSH)
  store(PUSH, null)
  const registration = await keeper()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  if (channel !== null) await api('DELETE', `/channels/${channel}`).catch(() => undefined)
}

const keeper = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration() ?? Promise.resolve(undefined)

/** Push, where there is a service worker to receive it and a server to send it. */
async function subscribe(): Promise<void> {
  const registration = await keeper()
  if (!registration?.pushManager) return
  const { kinds, vapidPublicKey } = await api<{ kinds: readonly string[]; vapidPublicKey: string | null }>(
    'GET',
    '/notices/settings',
  )
  if (!kinds.includes('push') || vapidPublicKey === null) return
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: vapidPublicKey,
  })
  const { endpoint, keys } = subscription.toJSON()
  await beSomebody()
  const { channel } = await api<{ channel: { id: string } }>('POST', '/channels', {
    kind: 'push',
    subscription: { endpoint, keys },
  })
  store(PUSH, channel.id)
}

/** Tells somebody who looks elsewhere that it is his move, if he wants to be told. */
export async function notify(id: string, words: () => MoveWords): Promise<void> {
  if (notices.value !== 'on') return
  const { title, body } = words()
  const options = { body, tag: `table ${id}`, icon: '/icon.svg', data: { url: `/table/${id}` } }
  const registration = await keeper()
  // Phones know only notices of the service worker.
  if (registration) return registration.showNotification(title, options)
  const notice = new Notification(title, options)
  notice.onclick = () => {
    focus()
    notice.close()
  }
}
