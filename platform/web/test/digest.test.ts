import { createHash } from 'node:crypto'
import { nodeDigest } from '@iacta/kernel/node'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainDigest } from '../src/local/digest.ts'

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

test('SHA-256 is what it is elsewhere, of every length around its blocks', () => {
  for (let length = 0; length <= 200; length++) {
    const data = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256)
    expect(hex(plainDigest.sha256(data))).toBe(createHash('sha256').update(data).digest('hex'))
  }
})

test('so is its HMAC, of every key and text', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 150 }), fc.string({ unit: 'grapheme' }), (key, text) => {
      expect(hex(plainDigest.hmacSha256(key, text))).toBe(hex(nodeDigest.hmacSha256(key, text)))
    }),
  )
})
