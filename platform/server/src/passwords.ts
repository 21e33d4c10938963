import { randomBytes, scrypt } from 'node:crypto'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { lookOf } from './names.ts'
import { Problem, tooMany } from './problem.ts'
import { same } from './secrets.ts'

// Which passwords are good enough

/** Shorter words within a password tell nothing. */
const TELLING = 3
/** With so many characters beside the name there is a password left. */
const BESIDE_NAME = 8

/** What follows on keyboards and in heads, each also backwards. */
const SEQUENCES = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
].flatMap((row) => [row, [...row].reverse().join('')])
/** So much of a sequence, and no more than so much else, is a sequence. */
const OF_A_SEQUENCE = 4

/** Figures and signs that stand for letters. */
const FOR_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
}

/** Refuses a new password that guessers would try soon. Old ones are never asked. */
export function checkPassword(password: string, name: string): void {
  const plain = password.normalize('NFKC').toLowerCase()
  if (isCommon(plain))
    throw new Problem(400, 'password-common', 'Many people use this password, and guessers try it first. Take another.')
  if (isPattern(plain))
    throw new Problem(400, 'password-pattern', 'This password is a row or a repetition. Take another.')
  if (isMadeOf(password, name))
    throw new Problem(400, 'password-name', 'This password is made of your name. Take another.')
}

function isCommon(plain: string): boolean {
  const lettersOnly = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '')
  const swapped = [...plain].map((sign) => FOR_LETTERS[sign] ?? sign).join('')
  const inner = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const innerSwapped = [...inner].map((sign) => FOR_LETTERS[sign] ?? sign).join('')
  const forms = [plain, inner, swapped, innerSwapped].flatMap((form) => [form, lettersOnly(form)])
  return forms.some((form) => COMMON_PASSWORDS.has(form))
}

function isPattern(plain: string): boolean {
  if (new Set(plain).size < OF_A_SEQUENCE) return true
  // "abcabcabc", whole or broken off.
  for (let length = 1; length <= plain.length / 2; length++)
    if (
      plain ===
      plain
        .slice(0, length)
        .repeat(Math.ceil(plain.length / length))
        .slice(0, plain.length)
    )
      return true
  return withoutSequences(plain).length < OF_A_SEQUENCE
}

/** What is left once every piece of a sequence is taken out. */
function withoutSequences(text: string): string {
  let left = ''
  for (let at = 0; at < text.length; ) {
    let length = 1
    while (at + length < text.length && SEQUENCES.some((row) => row.includes(text.slice(at, at + length + 1)))) length++
    if (length < OF_A_SEQUENCE) left += text[at]
    at += length < OF_A_SEQUENCE ? 1 : length
  }
  return left
}

function isMadeOf(password: string, name: string): boolean {
  const [look, own] = [lookOf(password), lookOf(name)]
  if (own.length < TELLING) return look === own
  return look.includes(own) && look.replaceAll(own, '').length < BESIDE_NAME
}

// How they are kept

/** What scrypt is to take. */
export interface Cost {
  readonly N: number
  readonly r: number
  readonly p: number
}

/** scrypt takes 128 · N · r bytes, 128 MB, and some tenths of a second; it stands beside each hash, so it can be raised. */
const COST: Cost = { N: 131_072, r: 8, p: 1 }
/** What passwords may take of the memory: so many are computed at once, and so many more wait for their turn. */
const AT_ONCE = 2
const WAITING = 40

/** `weak`: right, but kept as it was kept once: whoever knows it now keeps it anew. */
export type Verdict = 'wrong' | 'right' | 'weak'

/** Hashes of passwords, computed one after the other, so that many who sign in take time and not memory. */
export class Passwords {
  readonly #cost: Cost
  /** What is compared with where there is no such name, so that time does not tell: no password is this one. */
  readonly #nobody: string
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(cost: Cost = COST) {
    this.#cost = cost
    this.#nobody = kept(cost, randomBytes(16), randomBytes(32))
  }

  async hash(password: string): Promise<string> {
    const salt = randomBytes(16)
    return kept(this.#cost, salt, await this.#derive(password, salt, this.#cost))
  }

  async judge(password: string, stored: string | null): Promise<Verdict> {
    const [kind, N, r, p, salt, key] = (stored ?? this.#nobody).split('$')
    if (kind !== 'scrypt') return 'wrong'
    const cost: Cost = { N: Number(N), r: Number(r), p: Number(p) }
    const derived = await this.#derive(password, Buffer.from(salt, 'base64url'), cost)
    const isRight = same(derived.toString('base64url'), key) && stored !== null
    const isWeak = work(cost) < work(this.#cost)
    // A hash of before is compared sooner: so much work again, or time would tell who has not been here since.
    if (isWeak && !isRight) await this.#derive(password, randomBytes(16), this.#cost)
    return isRight ? (isWeak ? 'weak' : 'right') : 'wrong'
  }

  async #derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
    await this.#turn()
    try {
      return await new Promise((resolve, reject) =>
        scrypt(password.normalize('NFKC'), salt, 32, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
          error ? reject(error) : resolve(key),
        ),
      )
    } finally {
      // Whoever is next takes this place over.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }

  async #turn(): Promise<void> {
    if (this.#running < AT_ONCE) {
      this.#running++
      return
    }
    if (this.#waiting.length >= WAITING) throw tooMany()
    await new Promise<void>((turn) => this.#waiting.push(turn))
  }
}

const kept = ({ N, r, p }: Cost, salt: Buffer, key: Buffer): string =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')

const work = ({ N, r, p }: Cost): number => N * r * p
