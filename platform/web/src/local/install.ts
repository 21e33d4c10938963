import { type ReadonlySignal, signal } from '@preact/signals'

/** The app as something that stays: kept by the browser, offered for the home screen, renewed when asked. */

const ready = signal(false)
/** A newer version is here: `renew` changes to it. Nothing changes by itself in the middle of a game. */
export const updateReady: ReadonlySignal<boolean> = ready

/** What Chromium asks before it offers to install; others offer it in their menus. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

const prompt = signal<InstallPrompt | null>(null)
const offered = signal(false)
/** The browser would put the app on the home screen: `install` asks it to. */
export const canInstall: ReadonlySignal<boolean> = offered

let registration: ServiceWorkerRegistration | null = null

/** So long after a page is loaded, in milliseconds, the app is fetched as a whole: whoever comes to play plays first. */
const PATIENCE = 4000

/** Begins to keep the app in this browser, once everything else is loaded. */
export function keepApp(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    prompt.value = event as InstallPrompt
    offered.value = true
  })
  addEventListener('appinstalled', () => {
    offered.value = false
  })
  // Something of this version is no longer on the server, and not here: only a newer one can go on.
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine) ready.value = true
  })
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const begin = (): unknown => setTimeout(register, PATIENCE)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin)
}

/** Changes to the newer version. The page begins anew: what was acknowledged is kept. */
export async function renew(): Promise<void> {
  const waiting = registration?.waiting
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    waiting.postMessage('take over')
  } else location.reload()
}

export async function install(): Promise<void> {
  const asked = prompt.value
  prompt.value = null
  offered.value = false
  await asked?.prompt()
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  try {
    registration = (await serviceWorker.register('/sw.js')) ?? null
  } catch {
    // The network is gone: the app works without.
  }
  // Some browsers forbid it without a word.
  if (!registration) return
  if (registration.waiting) void consider(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration?.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && serviceWorker.controller) void consider(coming)
    })
  })
  // Another tab may have changed to it.
  serviceWorker.addEventListener('controllerchange', () => {
    if (serviceWorker.controller) void consider(serviceWorker.controller)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration?.update().catch(() => undefined)
  })
}

/** A page that came from the network may already be of the version that waits; then there is nothing to ask. */
async function consider(worker: ServiceWorker): Promise<void> {
  const ours = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content
  if ((await versionOf(worker)) !== ours) ready.value = true
  else if (worker === registration?.waiting) worker.postMessage('take over')
}

function versionOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((told) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => told(data)
    worker.postMessage('version', [port2])
  })
}
