import type { Digest } from '@iacta/kernel'

/** SHA-256 and its HMAC that answer at once, which the browser's own do not: drawing dice again asks thousands of times. */

const BLOCK = 64

const primes = (count: number): number[] => {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}

/** The first 32 bits behind the point. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 0x1_0000_0000) | 0

const ROUNDS = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)))
const START = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)))

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The message, a one, zeros, and its length in bits: whole blocks. */
function padded(data: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((data.length + 9) / BLOCK) * BLOCK)
  bytes.set(data)
  bytes[data.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(bytes.length - 8, Math.floor(data.length / 0x2000_0000))
  view.setUint32(bytes.length - 4, data.length << 3)
  return view
}

function sha256(data: Uint8Array): Uint8Array {
  const message = padded(data)
  const hash = Int32Array.from(START)
  const words = new Int32Array(64)
  for (let at = 0; at < message.byteLength; at += BLOCK) {
    for (let i = 0; i < 16; i++) words[i] = message.getInt32(at + 4 * i)
    for (let i = 16; i < 64; i++) {
      const [near, far] = [words[i - 2], words[i - 15]]
      const small = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
      const great = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
      words[i] = (words[i - 16] + small + words[i - 7] + great) | 0
    }
    mix(hash, words)
  }
  const answer = new DataView(new ArrayBuffer(32))
  for (const [i, word] of hash.entries()) answer.setInt32(4 * i, word)
  return new Uint8Array(answer.buffer)
}

function mix(hash: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g)
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUNDS[i] + words[i]) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = (hash[i] + word) | 0
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

function hmacSha256(key: Uint8Array, message: string): Uint8Array {
  const block = new Uint8Array(BLOCK)
  block.set(key.length > BLOCK ? sha256(key) : key)
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      new TextEncoder().encode(message),
    ),
  )
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  )
}

export const plainDigest: Digest = { sha256, hmacSha256 }
