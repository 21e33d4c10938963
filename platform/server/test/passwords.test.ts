import { scryptSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { COMMON_PASSWORDS } from '../src/common-passwords.ts'
import { checkPassword, Passwords } from '../src/passwords.ts'
import { Problem } from '../src/problem.ts'

function refusal(password: string, name = 'Gaius Iulius'): string | null {
  try {
    checkPassword(password, name)
    return null
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
}

describe('a password', () => {
  test.each([
    'password',
    'Password1',
    'P4ssw0rd!',
    'passw0rd123',
    '123qwerty',
    'iloveyou',
    'Juventus1897',
    'ti.amo.tanto',
  ])('%s is what guessers try first', (password) => expect(refusal(password)).toBe('password-common'))

  test.each(['12345678', '87654321', 'aaaaaaaa', 'abababab', 'xyzxyzxyzx', 'abcdefgh1', '1q2w3e4r5t', 'mnbvcxzlkjhg'])(
    '%s is a pattern',
    (password) => expect(['password-pattern', 'password-common']).toContain(refusal(password)),
  )

  test.each(['gaiusiulius', 'Gaius Iulius 1', 'GaiusIulius!', 'ga1us1ul1us'])('%s is made of the name', (password) =>
    expect(refusal(password)).toBe('password-name'),
  )

  test.each([
    'alea iacta est',
    'quo usque tandem',
    'a password',
    'vL9#rT2k',
    'correct horse battery staple',
    'il mio cane dorme qui',
    'gaius iulius crossed a small river',
  ])('%s is good', (password) => expect(refusal(password)).toBeNull())

  test('of the list is refused whatever its case, and the list is long', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(1000)
    for (const common of COMMON_PASSWORDS)
      expect([common, refusal(`${common.toUpperCase()}1!`)]).toEqual([common, 'password-common'])
  })
})

describe('what is kept of a password', () => {
  const passwords = new Passwords()

  test('takes 128 MB to compute, and is right for that password only', async () => {
    const kept = await passwords.hash('alea iacta est')
    expect(kept).toMatch(/^scrypt\$131072\$8\$1\$/)
    expect(await passwords.judge('alea iacta est', kept)).toBe('right')
    expect(await passwords.judge('alea iacta es', kept)).toBe('wrong')
    expect(await passwords.judge('alea iacta est', null)).toBe('wrong')
  })

  const keptBefore = (password: string, N: number): string => {
    const salt = Buffer.from('a salt of before')
    const key = scryptSync(password, salt, 32, { N, r: 8, p: 1 })
    return `scrypt$${N}$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`
  }

  test('of before is still right, and known to be weak', async () => {
    const kept = keptBefore('alea iacta est', 16_384)
    expect(await passwords.judge('alea iacta est', kept)).toBe('weak')
    expect(await passwords.judge('alea iacta', kept)).toBe('wrong')
  })

  test('is computed for so many at once and no more; too many are turned away', async () => {
    const kept = keptBefore('alea', 1024)
    const attempts = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.judge('alea', kept)))
    const refused = attempts.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(18)
    expect(refused[0]).toMatchObject({ reason: { code: 'too-many' } })
    expect(await passwords.judge('alea', kept)).toBe('weak')
  })
})
