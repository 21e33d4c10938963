import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Ids that nobody can guess: 128 bits, in letters and digits. */
export const newId = (): string => randomBytes(16).toString('base64url').replace(/[-_]/g, 'x')

export const newToken = (): string => randomBytes(32).toString('base64url')
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const same = (a: string, b: string): boolean => {
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

// scrypt with its parameters beside the hash, so that they can be raised later.
const COST = { N: 16_384, r: 8, p: 1 }

const derive = (password: string, salt: Buffer, { N, r, p }: typeof COST): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, 32, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, COST)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [kind, N, r, p, salt, key] = stored.split('$')
  if (kind !== 'scrypt') return false
  const derived = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  return same(derived.toString('base64url'), key)
}
