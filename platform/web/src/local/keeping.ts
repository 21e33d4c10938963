/** The service worker that keeps the app in this browser: fetched once there is nothing more urgent. */

let registration: ServiceWorkerRegistration | null = null

/** Changes to the newer version. The page begins anew: what was acknowledged is kept. */
export async function renew(): Promise<void> {
  const waiting = registration?.waiting
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    waiting.postMessage('take over')
  } else location.reload()
}

export async function register(newerIsReady: () => void): Promise<void> {
  const consider = (worker: ServiceWorker): Promise<void> => considered(worker, newerIsReady)
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
async function considered(worker: ServiceWorker, newerIsReady: () => void): Promise<void> {
  const ours = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content
  if ((await versionOf(worker)) !== ours) newerIsReady()
  else if (worker === registration?.waiting) worker.postMessage('take over')
}

function versionOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((told) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => told(data)
    worker.postMessage('version', [port2])
  })
}
