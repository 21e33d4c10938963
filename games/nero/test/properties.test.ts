import { examine, type Happening, includes, quickChance, readOptions, SPECTATOR, seatsIn } from '@iacta/kernel'
import { positions } from '@iacta/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OPTIONS } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import { ALL_CARDS, CARD_IDS, PLACE_IDS, SEAT_IDS } from '../rules/board.ts'
import { nero as game, type Options } from '../rules/game.ts'
import type { State } from '../rules/state.ts'

/** Every number of players, both lengths, both ways of asking. */
const optionsOf = (seed: number): Options =>
  readOptions(OPTIONS, {
    players: seed % 2 === 0 ? 4 : 3,
    scenario: seed % 4 < 2 ? 'standard' : 'short',
    asking: seed % 8 < 6 ? 'orders' : 'always',
  })

const position = positions(game, optionsOf, 600)

/** The same world with other cards in the hands, discards and box that this seat cannot see, and other orders. */
function otherWorld(s: State, seat: number, seed: number): State {
  const twin = game.imagine({ seat, view: game.view(s, seat), heard: [] }, quickChance(seed))
  for (let i = 0; i < twin.orders.length; i++) if (Math.floor(i / 3) !== seat) twin.orders[i] = seed % 5
  return twin
}

const told = (s: State, seat: number, action: Action, hearer: number, seed: number): Happening[] => {
  const heard: Happening[] = []
  game.play(game.clone(s), seat, action, {
    chance: quickChance(seed),
    tell: (h) => includes(h.to, hearer) && heard.push(h),
    seal() {},
  })
  return heard
}

const PROBES: readonly Action[] = [
  { do: 'end' },
  { do: 'proclaim' },
  { do: 'pass', until: 'hand' },
  { do: 'ready' },
  { do: 'halt' },
  { do: 'rally' },
  ...PLACE_IDS.flatMap((to): Action[] => [
    { do: 'go', to },
    { do: 'retreat', to, commander: 'with' },
    { do: 'sail', to },
  ]),
  ...SEAT_IDS.flatMap((of): Action[] => [
    { do: 'attack', of },
    { do: 'victim', of },
    { do: 'emperor', of },
  ]),
  ...CARD_IDS.flatMap((card): Action[] => [
    { do: 'lay', card },
    { do: 'answer', card },
    { do: 'event', card },
    { do: 'commit', card },
    { do: 'influence', card },
  ]),
]

describe('fog', () => {
  test('hands, discards, face-down cards, orders and who could answer: no seat can tell one world from another', () => {
    fc.assert(
      fc.property(position, fc.integer({ min: 0, max: 1e6 }), (s, seed) => {
        for (const seat of [...SEAT_IDS.keys(), SPECTATOR].filter((id) => id < s.players || id === SPECTATOR)) {
          const twin = otherWorld(s, seat, seed)
          expect(game.faults(twin)).toEqual([])
          expect(game.view(twin, seat)).toEqual(game.view(s, seat))
          expect(game.actions(twin, seat)).toEqual(game.actions(s, seat))
          expect(game.prompt(twin, seat)).toEqual(game.prompt(s, seat))
          expect(PROBES.map((probe) => game.refusal(twin, seat, probe))).toEqual(
            PROBES.map((probe) => game.refusal(s, seat, probe)),
          )
        }
      }),
      { numRuns: 120 },
    )
  })

  test('who is asked does not depend on any hand: only on how many cards it holds', () => {
    let windows = 0
    fc.assert(
      fc.property(position, fc.integer({ min: 0, max: 1e6 }), (s, seed) => {
        if (s.stack.at(-1)?.step !== 'window') return
        windows++
        const twin = game.clone(s)
        // All cards that are not on the table change places at random.
        const chance = quickChance(seed)
        const loose = ALL_CARDS.filter((c) => !s.spent.includes(c))
        for (const hand of twin.hands)
          for (let i = 0; i < hand.length; i++) [hand[i]] = loose.splice(chance.pick(loose.length), 1)
        for (const hand of twin.hands) hand.sort((a, b) => a - b)
        for (const cards of twin.discards)
          for (let i = 0; i < cards.length; i++) [cards[i]] = loose.splice(chance.pick(loose.length), 1)
        expect(game.waiting(twin)).toBe(game.waiting(s))
      }),
      { numRuns: 400 },
    )
    expect(windows).toBeGreaterThan(20)
  })

  test('an action that names no hidden card is told in the same words in every world', () => {
    let compared = 0
    fc.assert(
      fc.property(position, fc.integer({ min: 0, max: 1e6 }), (s, seed) => {
        const top = s.stack.at(-1)?.step
        // Where cards come to light or are drawn, worlds differ for good reason.
        if (top === 'battle' || top === 'window' || top === 'laying' || top === 'plot') return
        for (const seat of seatsIn(game.waiting(s))) {
          const legal = game.actions(s, seat).filter((action) => !('card' in action) && action.do !== 'end')
          if (legal.length === 0 || top === 'target' || top === 'course') continue
          const action = legal[seed % legal.length]
          for (const hearer of [(seat + 1) % s.players, SPECTATOR]) {
            const twin = otherWorld(s, hearer, seed)
            if (game.refusal(twin, seat, action)) continue
            compared++
            expect(told(twin, seat, action, hearer, seed)).toEqual(told(s, seat, action, hearer, seed))
          }
        }
      }),
      { numRuns: 300 },
    )
    expect(compared).toBeGreaterThan(50)
  })
})

describe('random play', () => {
  test('eighty games of all kinds keep every promise', () => {
    for (let seed = 0; seed < 80; seed++) {
      const { faults, outcome } = examine(game, optionsOf(seed), seed)
      expect(faults).toEqual([])
      expect(outcome).not.toBeNull()
    }
  })

  test('a state is under 4 KB as JSON, a view under 8 KB', () => {
    fc.assert(
      fc.property(position, (s) => {
        expect(JSON.stringify(game.encode(s)).length).toBeLessThan(4096)
        for (const seat of [0, 1, SPECTATOR]) expect(JSON.stringify(game.view(s, seat)).length).toBeLessThan(8192)
      }),
      { numRuns: 200 },
    )
  })
})
