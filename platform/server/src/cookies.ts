import type { IncomingMessage } from 'node:http'

const YEAR = 31_536_000

/** Who somebody is; and which account was once signed in to with this browser, which is no proof of anything else. */
export type CookieKind = 'session' | 'device'

const NAMES = { session: 'iacta', device: 'iacta-device' } as const

/** Over TLS the name itself promises that no other host of the domain has set it. */
const nameOf = (kind: CookieKind, isSecure: boolean): string => `${isSecure ? '__Host-' : ''}${NAMES[kind]}`

/** The header that sets a cookie; an empty value takes it away. */
export const cookieHeader = (kind: CookieKind, value: string, isSecure: boolean): string =>
  setting(nameOf(kind, isSecure), value, isSecure)

/** The header that takes away the session's cookie of before there was a name that promises something. */
export const oldCookieHeader = (): string => setting(nameOf('session', false), '', true)

const setting = (name: string, value: string, isSecure: boolean): string =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${value === '' ? 0 : YEAR}${isSecure ? '; Secure' : ''}`

type Headers = Pick<IncomingMessage, 'headers'>

export const cookieOf = (request: Headers, kind: CookieKind, isSecure: boolean): string | undefined =>
  cookieNamed(request.headers.cookie, nameOf(kind, isSecure))

/** Over TLS: the session's cookie under its name of before. */
export const oldCookieOf = (request: Headers): string | undefined =>
  cookieNamed(request.headers.cookie, nameOf('session', false))

function cookieNamed(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return undefined
}
