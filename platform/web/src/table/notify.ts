import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { api, beSomebody } from '../api.ts'
import type { TableLink } from './link.ts'
import { play } from './sound.ts'

/** Telling somebody who looks elsewhere that it is his move. */

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

// At a table

/** Whoever has waited so long may be thinking of something else. */
const LONG = 5000

/** Whether it is the move of the seat that looks. */
export const isMyMove = (link: TableLink): ReadonlySignal<boolean> =>
  computed(() => link.summary.value?.status === 'running' && (link.scene.value?.actions.length ?? 0) > 0)

export interface MoveWords {
  readonly title: string
  readonly body: string
}

/**
 * Marks the page's title while it is our move and, when it becomes so, calls: with a horn after a long wait, with a
 * notice in a hidden page. Answers with how to stop. `words` are asked for when they are needed.
 */
export function callForMoves(link: TableLink, words: () => MoveWords): () => void {
  const mine = isMyMove(link)
  let since = Date.now()
  let isFirst = true
  const stop = effect(() => {
    const isMine = mine.value
    const waited = Date.now() - since
    since = Date.now()
    if (isMine && !isFirst) call(link.id, words, waited)
    isFirst = false
  })
  const stopTitle = markTitle(mine)
  return () => {
    stop()
    stopTitle()
  }
}

function call(id: string, words: () => MoveWords, waited: number): void {
  const isHidden = document.visibilityState === 'hidden'
  if (isHidden || waited > LONG) play('horn')
  if (isHidden && notices.value === 'on') void notify(id, words())
}

async function notify(id: string, { title, body }: MoveWords): Promise<void> {
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

const MARK = '● '

/** Sets a mark before whatever the page is called, and takes it away again. */
function markTitle(isMarked: ReadonlySignal<boolean>): () => void {
  const set = (marked: boolean): void => {
    const bare = document.title.startsWith(MARK) ? document.title.slice(MARK.length) : document.title
    const title = marked ? MARK + bare : bare
    if (document.title !== title) document.title = title
  }
  // Pages change their title themselves; the mark stays.
  const watcher = new MutationObserver(() => set(isMarked.value))
  const element = document.querySelector('title')
  if (element) watcher.observe(element, { childList: true, characterData: true, subtree: true })
  const stop = effect(() => set(isMarked.value))
  return () => {
    watcher.disconnect()
    stop()
    set(false)
  }
}
