import { computed, signal } from '@preact/signals'

/** Where we are, as the address says. Links are plain links: whoever clicks one stays in the app. */
const address = signal(new URL(location.href))

export const path = computed(() => address.value.pathname)
export const query = computed(() => address.value.searchParams)
export const fragment = computed(() => decodeURIComponent(address.value.hash.slice(1)))

/** Goes to another page of the app; `replace` leaves no way back to this one. */
export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  const url = new URL(to, location.href)
  if (how === 'push') history.pushState(null, '', url)
  else history.replaceState(null, '', url)
  const moved = url.pathname !== address.value.pathname
  address.value = url
  if (moved) scrollTo(0, 0)
}

export function startRouter(): void {
  addEventListener('popstate', () => {
    address.value = new URL(location.href)
  })
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = (event.target as Element | null)?.closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
    const url = new URL(link.href)
    if (url.origin !== location.origin || url.pathname.startsWith('/api/') || url.pathname === '/mail') return
    event.preventDefault()
    go(link.href)
  })
}

/** `/table/:id` against the path we are on: what stands for each name, or null. */
export function match(pattern: string): Readonly<Record<string, string>> | null {
  const wanted = pattern.split('/')
  const given = path.value.replace(/\/+$/, '').split('/')
  if (wanted.length !== given.length) return null
  const names: Record<string, string> = {}
  for (const [i, part] of wanted.entries()) {
    if (part.startsWith(':')) names[part.slice(1)] = decodeURIComponent(given[i])
    else if (part !== given[i]) return null
  }
  return names
}
