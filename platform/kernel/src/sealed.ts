import type { Chance } from './chance.ts'
import { Fault } from './fault.ts'

/** The two functions sealed chance stands on. They come from outside, so that the kernel runs anywhere. */
export interface Digest {
  sha256(data: Uint8Array): Uint8Array
  hmacSha256(key: Uint8Array, message: string): Uint8Array
}

/**
 * A table's source of chance, fixed before the first move.
 * The house chooses a secret and publishes its hash (`commitment`); then every seat contributes a text
 * of its own. Nobody could choose his part knowing the other's, so nobody chose the dice. After the
 * last move the secret is revealed and anyone can draw everything again.
 */
export interface Seal {
  readonly table: string
  /** 32 bytes, in hexadecimal. */
  readonly secret: string
  /** One text for every seat, in seat order. */
  readonly contributions: readonly string[]
}

const SECRET = /^[0-9a-f]{64}$/
const WORDS_PER_DIGEST = 8
const WORD = 0x1_0000_0000

/** What is published before the first move: the SHA-256 of the secret. */
export function commitmentTo(secret: string, digest: Digest): string {
  return toHex(digest.sha256(secretBytes(secret)))
}

/** The chance of one action: `sequence` 0 is the set-up, 1 the first action, and so on. */
export function sealedChance(seal: Seal, sequence: number, digest: Digest): Chance {
  const mixed = (): Uint8Array =>
    digest.hmacSha256(secretBytes(seal.secret), JSON.stringify(['iacta chance 1', seal.table, ...seal.contributions]))
  // Most actions draw nothing, so the key is made when it is first needed.
  let key: Uint8Array | undefined
  let draw = 0
  const pick = (n: number): number => {
    // Words beyond the last whole multiple of n would favour the low numbers: they are drawn again.
    const fair = WORD - (WORD % n)
    key ??= mixed()
    for (let again = 0; ; again++) {
      const words = digest.hmacSha256(key, JSON.stringify([sequence, draw, again]))
      for (let i = 0; i < WORDS_PER_DIGEST; i++) {
        const word =
          ((words[4 * i] << 24) | (words[4 * i + 1] << 16) | (words[4 * i + 2] << 8) | words[4 * i + 3]) >>> 0
        if (word >= fair) continue
        draw++
        return word % n
      }
    }
  }
  return { pick, die: (sides) => pick(sides) + 1 }
}

function secretBytes(secret: string): Uint8Array {
  if (!SECRET.test(secret)) throw new Fault('the secret of a table must be 32 bytes in hexadecimal')
  return Uint8Array.from({ length: 32 }, (_, i) => Number.parseInt(secret.slice(2 * i, 2 * i + 2), 16))
}

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')
