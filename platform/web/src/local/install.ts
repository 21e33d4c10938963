import { type ReadonlySignal, signal } from '@preact/signals'

/** The app as something that stays: kept by the browser, offered for the home screen, renewed when asked. */

const ready = signal(false)
/** A newer version is here: `renew` of `keeping.ts` changes to it. Nothing changes by itself in the middle of a game. */
export const updateReady: ReadonlySignal<boolean> = ready

const isReady = (): void => {
  ready.value = true
}

/** What Chromium asks before it offers to install; others offer it in their menus. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

const prompt = signal<InstallPrompt | null>(null)
const offered = signal(false)
/** The browser would put the app on the home screen: `install` asks it to. */
export const canInstall: ReadonlySignal<boolean> = offered

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
  const begin = (): unknown =>
    setTimeout(
      () =>
        void import('./keeping.ts').then(
          ({ register }) => register(isReady),
          () => undefined,
        ),
      PATIENCE,
    )
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin)
}

export async function install(): Promise<void> {
  const asked = prompt.value
  prompt.value = null
  offered.value = false
  await asked?.prompt()
}
