import { Fault } from '@iacta/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Reach, readWebAddress, Undelivered } from '../src/notices/reach.ts'
import { PostBox } from './notices-harness.ts'

let box: PostBox
beforeAll(async () => {
  box = await PostBox.start()
})
afterAll(() => box.stop())

const local = (address: string): boolean => address === '127.0.0.1'

describe('an address to call', () => {
  test.each([
    'https://example.org/hook?a=1',
    'http://example.org',
    'http://example.org:80/',
    'https://example.org:8443/',
    'https://example.org:65535/',
  ])('may be %s', (text) => {
    expect(readWebAddress(text).href).toContain('example.org')
  })

  test.each([
    'ftp://example.org/',
    'file:///etc/passwd',
    'gopher://example.org/',
    'example.org',
    '',
    'https://',
    'https://user@example.org/',
    'https://user:word@example.org/',
    'http://:word@example.org/',
    'http://example.org:22/',
    'http://example.org:25/',
    'http://example.org:1023/',
    'http://example.org:0/',
    `https://example.org/${'a'.repeat(2000)}`,
  ])('may not be %s', (text) => {
    expect(() => readWebAddress(text)).toThrow(Fault)
  })
})

describe('nobody inside is reached', () => {
  const reach = new Reach({ resolve: async () => ['127.0.0.1'] })

  test.each([
    '127.0.0.1',
    '127.1',
    '0x7f.0.0.1',
    '2130706433',
    '0177.0.0.1',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '169.254.169.254',
    '10.0.0.1',
    '[fd00::1]',
    '[fe80::1]',
  ])('by the number %s', async (host) => {
    const before = box.letters.length
    await expect(reach.post(`http://${host}:${box.port}/`, {}, '{}')).rejects.toThrow(Undelivered)
    expect(box.letters.length).toBe(before)
  })

  test('by a name that stands for it', async () => {
    const before = box.letters.length
    await expect(reach.post(`http://hook.example:${box.port}/`, {}, '{}')).rejects.toThrow('not a public one')
    expect(box.letters.length).toBe(before)
  })

  test('by a name of which only one address is inside', async () => {
    const mixed = new Reach({ resolve: async () => ['93.184.216.34', '10.0.0.1'] })
    await expect(mixed.post('http://hook.example/', {}, '{}')).rejects.toThrow('not a public one')
  })

  test('by a name that nobody knows, which sounds the same', async () => {
    const unknown = new Reach({ resolve: async () => [] })
    await expect(unknown.post('http://hook.example/', {}, '{}')).rejects.toThrow('not a public one')
  })

  test('by a name that changes its mind: it is asked once, and the connection goes to what it said', async () => {
    const before = box.letters.length
    let asked = 0
    const rebinding = new Reach({
      resolve: async () => (asked++ === 0 ? ['127.0.0.1'] : ['127.0.0.2']),
      isAllowed: local,
    })
    // No name server knows this name: that it is reached shows that none was asked.
    expect(await rebinding.post(`http://nowhere.invalid:${box.port}/`, {}, '{}')).toBe(200)
    expect(asked).toBe(1)
    expect(box.letters.slice(before).map(({ to }) => to)).toEqual(['127.0.0.1'])
    await expect(rebinding.post(`http://nowhere.invalid:${box.port}/`, {}, '{}')).rejects.toThrow('not a public one')
    expect(box.letters.length).toBe(before + 1)
  })

  test('by a redirect, which is answered and not followed', async () => {
    const before = box.letters.length
    const allowed = new Reach({ isAllowed: local })
    box.answer = { status: 307, headers: { location: `http://127.0.0.1:${box.port}/inside` } }
    expect(await allowed.post(`http://127.0.0.1:${box.port}/outside`, {}, '{}')).toBe(307)
    box.answer = { status: 200 }
    expect(box.letters.slice(before).map(({ path }) => path)).toEqual(['/outside'])
  })
})

describe('whoever answers', () => {
  const reach = new Reach({ isAllowed: local, timeout: 60_000 })
  const impatient = new Reach({ isAllowed: local, timeout: 300 })

  test('is not waited for without end', async () => {
    box.answer = 'silence'
    await expect(impatient.post(`http://127.0.0.1:${box.port}/`, {}, '{}')).rejects.toThrow('no answer in time')
    box.answer = { status: 200 }
  })

  test('may send as much as it likes: no more than a little is read', async () => {
    box.answer = 'flood'
    expect(await reach.post(`http://127.0.0.1:${box.port}/`, {}, '{}')).toBe(200)
    // The flood ends because we hang up.
    await box.floodOver
    box.answer = { status: 200 }
  })

  test('may not be there at all', async () => {
    const gone = await PostBox.start()
    const { port } = gone
    await gone.stop()
    await expect(reach.post(`http://127.0.0.1:${port}/secret-path`, {}, '{}')).rejects.toThrow('ECONNREFUSED')
    await expect(reach.post(`http://127.0.0.1:${port}/secret-path`, {}, '{}')).rejects.not.toThrow('secret')
  })
})
