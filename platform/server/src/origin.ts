import type { Config } from './config.ts'

/** Whether a state change or a socket comes from our own pages: the configured origin, or the host that was asked. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, config: Config): boolean {
  if (origin === undefined) return false
  if (config.origin !== null) return origin === config.origin
  return origin === `http://${host}` || origin === `https://${host}`
}
