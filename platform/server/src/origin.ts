import type { IncomingMessage } from 'node:http'
import type { Config } from './config.ts'

/** Whether a state change or a socket comes from our own pages: the configured origin, or the host that was asked. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, config: Config): boolean {
  if (origin === undefined) return false
  if (config.origin !== null) return origin === config.origin
  return origin === `http://${host}` || origin === `https://${host}`
}

/** Where a request comes from, as far as can be told; behind a proxy that is the last address it adds. */
export function addressOf(request: IncomingMessage, config: Config): string {
  const forwarded = config.trustProxy ? request.headers['x-forwarded-for'] : undefined
  return forwarded?.toString().split(',')[0].trim() || (request.socket.remoteAddress ?? 'unknown')
}
