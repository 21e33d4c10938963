/**
 * Keeps the app in the browser, so that it opens and local tables are played with the network cut. What the server
 * says at /api/ is never kept. A new version waits until the page lets it take over.
 */

declare const self: ServiceWorkerGlobalScope

/** Both are put in by the build: everything the app consists of, and one name for all of it. */
declare const __FILES__: readonly string[]
declare const __VERSION__: string

const FILES = new Set(__FILES__)
const PREFIX = 'iacta '
const CACHE = PREFIX + __VERSION__
/** Every page of the app is this one; the address says which. */
const PAGE = '/'
/** How many files are fetched at once; the page needs the line too. */
const AT_ONCE = 3
/** How long a page may keep somebody waiting before the one we have is shown. */
const PATIENCE = 3000

self.addEventListener('install', (event) => event.waitUntil(fetchAll()))

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('message', (event) => {
  if (event.data === 'version') event.ports[0]?.postMessage(__VERSION__)
  else if (event.data === 'take over') event.waitUntil(self.skipWaiting())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (isOurPage(pathname)) event.respondWith(page(request))
  } else if (FILES.has(pathname)) event.respondWith(kept(request, pathname))
})

/** Some addresses are the server's own pages. */
const isOurPage = (pathname: string): boolean =>
  !/^\/(api|mail|metrics|healthz)(\/|$)/.test(pathname) && (!pathname.includes('.') || pathname === '/index.html')

async function fetchAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  const left = [...__FILES__]
  const fetchNext = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await keep(cache, path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext))
}

async function keep(cache: Cache, path: string): Promise<void> {
  // What has its hash in its name is the same wherever it comes from.
  const isHashed = path.startsWith('/assets/')
  const known = isHashed ? await caches.match(path) : undefined
  const answer = known ?? (await fetch(path, { cache: isHashed ? 'default' : 'no-cache' }))
  const isInstead = path !== PAGE && answer.headers.get('content-type')?.startsWith('text/html')
  if (!answer.ok || isInstead) throw new Error(`${path} is not there: ${answer.status}`)
  await cache.put(path, answer)
}

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  )
  await self.clients.claim()
}

async function kept(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(path)) ?? fetch(request)
}

/** The page as the server has it now, or as we have it if the server does not answer, or not in time. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const ours = await cache.match(PAGE)
  if (!ours) return fetch(request)
  const fresh = fetch(request).then((answer) => (answer.status < 500 ? answer : ours))
  const late = new Promise<Response>((shown) => setTimeout(() => shown(ours), PATIENCE))
  return Promise.race([fresh, late]).catch(() => ours)
}

// Notices: somebody's move.

interface Notice {
  readonly title: string
  readonly body: string
  readonly url: string
}

self.addEventListener('push', (event) => {
  const { title, body, url } = (event.data?.json() ?? {}) as Partial<Notice>
  if (!title) return
  // One notice for all tables: the next takes its place.
  const shown = { body, data: url, tag: 'your-move', icon: '/icon-192.png', badge: '/icon-192.png' }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(new URL(String(event.notification.data ?? '/'), self.location.origin)))
})

async function show(url: URL): Promise<void> {
  if (url.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window' })
  const there = windows.find((client) => new URL(client.url).pathname === url.pathname)
  if (there) await there.focus()
  else await self.clients.openWindow(url.href)
}

export {}
