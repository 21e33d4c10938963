import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { Config } from './config.ts'
import { Problem } from './problem.ts'

/** Whether a state change or a socket comes from our own pages: the configured origin, or the host that was asked. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, config: Config): boolean {
  if (origin === undefined) return false
  if (config.origin !== null) return origin === config.origin
  return origin === `http://${host}` || origin === `https://${host}`
}

/**
 * Whether the server is asked by a name of its own. A page of another site whose name was made to lead here (DNS
 * rebinding) asks by that site's name; by an address of ours no such page can. Behind a configured origin the proxy
 * decides who comes through.
 */
export function isOwnHost(host: string | undefined, config: Pick<Config, 'origin' | 'host' | 'hosts'>): boolean {
  // Whoever names no host is no browser.
  if (config.origin !== null || host === undefined) return true
  const name = hostWithoutPort(host)
  if (isLoopback(name) || name === config.host.toLowerCase() || config.hosts.includes(name)) return true
  if (isLoopback(config.host.toLowerCase())) return false
  // Open to the network: by any address, which no page can fake, and by what the machine itself is called.
  const own = hostname().toLowerCase()
  return isIP(name) !== 0 || name === own || name === `${own.split('.')[0]}.local`
}

export const wrongHost = (host: string | undefined): Problem =>
  new Problem(
    421,
    'wrong-host',
    `This server does not answer to the name ${hostWithoutPort(host ?? '')}. Whoever runs it may add the name to IACTA_HOSTS, or set IACTA_ORIGIN.`,
  )

const hostWithoutPort = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')

const isLoopback = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'))

/**
 * Where a request comes from, as far as limits go. Behind a proxy that is the address the proxy itself has added, the
 * last one; those before it are whatever the visitor said.
 */
export function addressOf(request: IncomingMessage, config: Config): string {
  const said = config.trustProxy ? request.headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim() : undefined
  return networkOf(said && isIP(said) ? said : (request.socket.remoteAddress ?? ''))
}

/** Whoever has an IPv6 address has 2^64 of them, so they count as one; an IPv4 address written as IPv6 is what it is. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const groups = groupsOf(address)
  const isIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isIPv4) return [groups[6] >> 8, groups[6] & 0xff, groups[7] >> 8, groups[7] & 0xff].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  const hexadecimal = address.replace(/%.*$/, '').replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a, b, c, d] = bytes.map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [before, after] = hexadecimal.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const omitted = after ? Array<string>(8 - before.length - after.length).fill('0') : []
  return [...before, ...omitted, ...(after ?? [])].map((group) => Number.parseInt(group, 16))
}
