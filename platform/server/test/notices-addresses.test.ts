import { isIPv4 } from 'node:net'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPublicAddress } from '../src/notices/addresses.ts'

const REFUSED: readonly (readonly [what: string, ...addresses: string[]])[] = [
  ['unspecified', '0.0.0.0', '0.1.2.3', '::'],
  ['loopback', '127.0.0.1', '127.255.255.254', '::1'],
  ['private 10/8', '10.0.0.0', '10.255.255.255'],
  ['private 172.16/12', '172.16.0.1', '172.31.255.255'],
  ['private 192.168/16', '192.168.0.1', '192.168.255.255'],
  ['link-local', '169.254.0.1', '169.254.169.254', 'fe80::1', 'febf:ffff::1', 'fe80::1%lo'],
  ['shared by carriers', '100.64.0.0', '100.127.255.255'],
  ['multicast', '224.0.0.1', '239.255.255.255', 'ff02::1'],
  ['reserved and broadcast', '240.0.0.1', '255.255.255.255'],
  ['protocol assignments', '192.0.0.1', '192.88.99.1', '2001::1', '2001:1ff::1'],
  ['documentation', '192.0.2.1', '198.51.100.1', '203.0.113.255', '2001:db8::1', '3fff:fff::1'],
  ['benchmarks', '198.18.0.1', '198.19.255.255', '2001:2::1'],
  ['IPv4-mapped', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '0:0:0:0:0:ffff:a00:1'],
  ['IPv4-compatible', '::127.0.0.1', '::8.8.8.8'],
  ['NAT64', '64:ff9b::127.0.0.1', '64:ff9b::808:808', '64:ff9b:1::1'],
  ['6to4 and Teredo', '2002:7f00:1::', '2002:808:808::1', '2001:0:7f00:1::'],
  ['ULA', 'fc00::1', 'fd12:3456:789a::1', 'fdff:ffff::1'],
  ['site-local, discard, unassigned', 'fec0::1', '100::1', '4000::1', '1fff::1'],
  ['no address at all', '', 'localhost', '127.1', '0x7f000001', '2130706433', '1.2.3', '8.8.8.8 ', '[2606:4700::1]'],
]

const ACCEPTED = [
  ...['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255'],
  ...['128.0.0.0', '169.253.255.255', '169.255.0.0', '172.15.255.255', '172.32.0.0', '192.0.1.0', '192.0.3.0'],
  ...['192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0', '223.255.255.255'],
  ...['2606:4700:4700::1111', '2a00:1450:4001::1', '2001:200::1', '2001:4860:4860::8888', '2003::1', '3ffe::1'],
]

describe('an address that strangers may have us call', () => {
  test.each(REFUSED)('is not %s', (_, ...addresses) => {
    for (const address of addresses) expect([address, isPublicAddress(address)]).toEqual([address, false])
  })

  test.each(ACCEPTED)('may be %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
})

const dotted = (n: number): string => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255].join('.')
const groups = (n: number): string => `${(n >>> 16).toString(16)}:${(n & 0xffff).toString(16)}`
const uint32 = fc.integer({ min: 0, max: 0xffff_ffff })

/** The same ranges said another way: as the numbers they begin and end with. */
const RANGES: readonly (readonly [number, number])[] = [
  [0x0000_0000, 0x00ff_ffff],
  [0x0a00_0000, 0x0aff_ffff],
  [0x6440_0000, 0x647f_ffff],
  [0x7f00_0000, 0x7fff_ffff],
  [0xa9fe_0000, 0xa9fe_ffff],
  [0xac10_0000, 0xac1f_ffff],
  [0xc000_0000, 0xc000_00ff],
  [0xc000_0200, 0xc000_02ff],
  [0xc058_6300, 0xc058_63ff],
  [0xc0a8_0000, 0xc0a8_ffff],
  [0xc612_0000, 0xc613_ffff],
  [0xc633_6400, 0xc633_64ff],
  [0xcb00_7100, 0xcb00_71ff],
  [0xe000_0000, 0xffff_ffff],
]
const inside = fc.constantFrom(...RANGES).chain(([min, max]) => fc.integer({ min, max }))
/** Around every border, where off-by-one lives. */
const nearABorder = fc
  .tuple(fc.constantFrom(...RANGES.flat()), fc.integer({ min: -2, max: 2 }))
  .map(([border, by]) => Math.min(0xffff_ffff, Math.max(0, border + by)))

describe('for every address', () => {
  test('IPv4 is public exactly outside the special ranges', () => {
    fc.assert(
      fc.property(fc.oneof(uint32, inside, nearABorder), (n) => {
        const special = RANGES.some(([from, to]) => from <= n && n <= to)
        expect([dotted(n), isPublicAddress(dotted(n))]).toEqual([dotted(n), !special])
      }),
      { numRuns: 2000 },
    )
  })

  test('no IPv6 that carries an IPv4 address is public, however it is written', () => {
    const forms: readonly ((n: number) => string)[] = [
      (n) => `::ffff:${dotted(n)}`,
      (n) => `::FFFF:${groups(n)}`,
      (n) => `0:0:0:0:0:ffff:${groups(n)}`,
      (n) => `::ffff:0:${dotted(n)}`,
      (n) => `::${dotted(n)}`,
      (n) => `64:ff9b::${dotted(n)}`,
      (n) => `64:ff9b:1::${groups(n)}`,
      (n) => `2002:${groups(n)}::1`,
      (n) => `2001:0:${groups(n)}::1`,
    ]
    fc.assert(
      fc.property(fc.oneof(uint32, inside), fc.constantFrom(...forms), (n, form) => {
        expect([form(n), isPublicAddress(form(n))]).toEqual([form(n), false])
      }),
      { numRuns: 2000 },
    )
  })

  test('IPv6 outside global unicast is never public', () => {
    const group = fc.integer({ min: 0, max: 0xffff })
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (parts) => {
        const address = parts.map((part) => part.toString(16)).join(':')
        if (parts[0] >> 13 !== 1) expect([address, isPublicAddress(address)]).toEqual([address, false])
      }),
      { numRuns: 2000 },
    )
  })

  test('what is no address is not public', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!isIPv4(text) && !text.includes(':'))
        expect(isPublicAddress(text)).toBe(false)
      }),
    )
  })
})
