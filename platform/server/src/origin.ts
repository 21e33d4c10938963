import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Config } from './config.ts'

/** Whether a state change or a socket comes from our own pages: the configured origin, or the host that was asked. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, config: Config): boolean {
  if (origin === undefined) return false
  if (config.origin !== null) return origin === config.origin
  return origin === `http://${host}` || origin === `https://${host}`
}

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
