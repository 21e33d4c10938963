import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Ids that nobody can guess: 128 bits, in letters and digits. */
export const newId = (): string => randomBytes(16).toString('base64url').replace(/[-_]/g, 'x')

export const newToken = (): string => randomBytes(32).toString('base64url')
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Whether two texts are the same; time does not tell how far. */
export const same = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** `value.signature`: a cookie that was not made here is refused without asking the database. */
export const sign = (value: string, key: string): string =>
  `${value}.${createHmac('sha256', key).update(value).digest('base64url')}`

export function unsign(signed: string, key: string): string | null {
  const at = signed.lastIndexOf('.')
  if (at < 0) return null
  const value = signed.slice(0, at)
  return same(sign(value, key), signed) ? value : null
}
