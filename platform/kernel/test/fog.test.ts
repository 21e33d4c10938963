import { byId, examine, idOf, listOf, numberOf, quickChance, type Seat, SPECTATOR, unheard } from '@iacta/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AmbushState, ambush, CARDS, SCOUTS, SEATS, TOWNS } from './ambush.ts'

const [RED, WHITE, BLACK] = SEATS.keys()
const WATCHERS: readonly Seat[] = [RED, WHITE, BLACK, SPECTATOR]

/** A position of random play. */
function played(seed: number, actions: number): AmbushState {
  const chance = quickChance(seed)
  const s = ambush.start({}, unheard(chance))
  for (let i = 0; i < actions && !s.outcome; i++) {
    const seat = WATCHERS.find((one) => ambush.actions(s, one).length > 0) as Seat
    const legal = ambush.actions(s, seat)
    ambush.play(s, seat, legal[chance.pick(legal.length)], unheard(chance))
  }
  return s
}

const position = fc.tuple(fc.nat(1e6), fc.nat(20)).map(([seed, actions]) => played(seed, actions))
const seen = (s: AmbushState, seat: Seat): string => JSON.stringify(ambush.view(s, seat))
const imagined = (s: AmbushState, seat: Seat, seed: number): AmbushState =>
  ambush.imagine({ seat, view: ambush.view(s, seat), heard: [] }, quickChance(seed))

describe('what a seat sees', () => {
  const s = ambush.start({}, unheard(quickChance(3)))

  test('are its own cards, and how many the others have and are left in the deck', () => {
    const { hands, deck, seat } = ambush.view(s, WHITE)
    expect(seat).toBe('white')
    expect(hands).toEqual({ red: 2, white: s.hands[WHITE].map((card) => CARDS[card]), black: 2 })
    expect(deck).toBe(CARDS.length - 6)
    expect(ambush.view(s, SPECTATOR).hands).toEqual({ red: 2, white: 2, black: 2 })
  })

  test('are its own pieces by their names, and of the others how many stand where', () => {
    const { at, strength, scouts } = ambush.view(s, RED)
    const own = SCOUTS.filter((scout, i) => scout.startsWith('red') && s.at[i] >= 0)
    expect(Object.keys(at.known)).toEqual(own)
    expect(Object.keys(strength)).toEqual(own)
    const others = Object.values(at.hidden).flatMap((counts) => Object.values(counts))
    expect(own.length + others.reduce((sum, n) => sum + n, 0)).toBe(scouts)
    expect(JSON.stringify(at.hidden)).not.toContain('red')
  })

  test('is what only it may know, and never what nobody knows', () => {
    expect(ambush.view(s, RED).favourite).toEqual([TOWNS[s.favourite[RED]], null, null])
    expect(ambush.view(s, SPECTATOR).favourite).toEqual([null, null, null])
    for (const seat of WATCHERS) expect(ambush.view(s, seat).omen).toBeNull()
  })

  test('is its own bid while bids are secret', () => {
    const bidding = ambush.clone(s)
    const [bid] = ambush.actions(bidding, BLACK)
    ambush.play(bidding, BLACK, bid, unheard(quickChance(1)))
    const bidSeenBy = (seat: Seat) => ambush.view(bidding, seat).stack.at(-1)?.bids
    expect(bidSeenBy(BLACK)).toEqual([null, null, 'card' in bid && bid.card])
    expect(bidSeenBy(RED)).toEqual([null, null, null])
    for (const seat of [RED, WHITE, SPECTATOR]) expect(seen(bidding, seat)).toBe(seen(s, seat))
  })
})

describe('worlds a seat could be in', () => {
  test('look to it as its own does, to the letter, and could be', () => {
    fc.assert(
      fc.property(position, fc.nat(1e6), (s, seed) => {
        for (const seat of WATCHERS) {
          const world = imagined(s, seat, seed)
          expect(seen(world, seat)).toBe(seen(s, seat))
          expect(ambush.faults(world)).toEqual([])
        }
      }),
    )
  })

  test('differ in everything it cannot see', () => {
    const s = played(5, 1)
    const worlds = Array.from({ length: 60 }, (_, seed) => imagined(s, RED, seed))
    const kinds = (of: (world: AmbushState) => unknown): number =>
      new Set(worlds.map((w) => JSON.stringify(of(w)))).size
    expect(kinds(({ hands }) => hands[WHITE])).toBeGreaterThan(10)
    expect(kinds(({ deck }) => deck)).toBeGreaterThan(50)
    expect(kinds(({ at }) => at)).toBeGreaterThan(5)
    expect(kinds(({ strength }) => strength)).toBeGreaterThan(20)
    expect(kinds(({ favourite }) => favourite)).toBe(TOWNS.length ** 2)
    expect(kinds(({ omen }) => omen)).toBe(TOWNS.length)
    expect(kinds(({ hands }) => hands[RED])).toBe(1)
  })

  test('cannot be told apart by the order in which anything is named', () => {
    let exchanged = 0
    fc.assert(
      fc.property(position, fc.nat(3), fc.nat(3), (s, i, j) => {
        const [a, b] = [WHITE * 4 + i, WHITE * 4 + j]
        if (s.at[a] === s.at[b] || s.revealed[a] || s.revealed[b]) return
        const twin = ambush.clone(s)
        for (const list of [twin.at, twin.strength]) [list[a], list[b]] = [list[b], list[a]]
        exchanged++
        for (const seat of [RED, BLACK, SPECTATOR]) expect(seen(twin, seat)).toBe(seen(s, seat))
        expect(seen(twin, WHITE)).not.toBe(seen(s, WHITE))
      }),
      { numRuns: 300 },
    )
    expect(exchanged).toBeGreaterThan(30)
  })

  test('keep every promise of the contract in random play', () => {
    for (let seed = 0; seed < 40; seed++) expect(examine(ambush, {}, seed)).toMatchObject({ faults: [] })
  })
})

describe('values by id', () => {
  const HEAPS = byId(['alba', 'veii', 'roma'], numberOf(0, 9))

  test('are told by their names, but for those that are blank, and read back', () => {
    expect(HEAPS.show([0, 3, 0])).toEqual({ veii: 3 })
    expect(HEAPS.read({ roma: 2 }, 'heaps')).toEqual([0, 0, 2])
  })

  test('are all told where nothing is blank', () => {
    const TOWN = byId(['a', 'b'], idOf(['x', 'y']))
    expect(TOWN.show([1, 0])).toEqual({ a: 'y', b: 'x' })
    expect(() => TOWN.read({ a: 'x' }, 'towns')).toThrow('"b" of towns must be text')
  })

  test('are refused by names that there are not, and by what they hold', () => {
    expect(() => HEAPS.read({ ostia: 1 }, 'heaps')).toThrow('each name in heaps must be one of alba, veii, roma')
    expect(() => HEAPS.read({ alba: 10 }, 'heaps')).toThrow('"alba" of heaps must be from 0 to 9, not 10')
  })

  test('are copied as deep as they are edited', () => {
    const HANDS = byId(['a', 'b'], listOf(numberOf(0, 9)))
    const hands = HANDS.read({ a: [1] }, 'hands')
    const copy = HANDS.copy?.(hands) ?? []
    copy[1].push(2)
    hands[0].push(3)
    expect([hands, copy, HANDS.read({}, 'hands')]).toEqual([
      [[1, 3], []],
      [[1], [2]],
      [[], []],
    ])
  })
})
