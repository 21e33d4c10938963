import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Digest } from './sealed.ts'

/** Sealed chance on Node's own cryptography. */
export const nodeDigest: Digest = {
  sha256: (data) => createHash('sha256').update(data).digest(),
  hmacSha256: (key, message) => createHmac('sha256', key).update(message).digest(),
}

/** A fresh secret for a table: 32 bytes, in hexadecimal. */
export const newSecret = (): string => randomBytes(32).toString('hex')
