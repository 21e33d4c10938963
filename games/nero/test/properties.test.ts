import { quickChance, readOptions, SPECTATOR, seatsIn } from '@iacta/kernel'
import { heardOf, imagined, positions, promisesAreKept, worldsLookAlike } from '@iacta/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OPTIONS } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import { nero as game, type Options } from '../rules/game.ts'
import { ALL_CARDS, CARD_IDS, PLACE_IDS, SEAT_IDS } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'

/** Every number of players, both lengths, both ways of asking. */
const optionsOf = (seed: number): Options =>
  readOptions(OPTIONS, {
    players: seed % 2 === 0 ? 4 : 3,
    scenario: seed % 4 < 2 ? 'standard' : 'short',
    asking: seed % 8 < 6 ? 'orders' : 'always',
  })

const position = positions(game, optionsOf, 600)

/** Orders are secret, but `imagine` gives none. */
function reorder(world: State, seat: number, seed: number): void {
  for (let i = 0; i < world.orders.length; i++) if (Math.floor(i / 3) !== seat) world.orders[i] = seed % 5
}

/** The same world with other cards in the hands, discards and box that this seat cannot see, and other orders. */
function otherWorld(s: State, seat: number, seed: number): State {
  const twin = imagined(game, s, seat, seed)
  reorder(twin, seat, seed)
  return twin
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
  // Hands, discards, face-down cards, orders, and who could answer.
  worldsLookAlike({ game, position, probes: PROBES, runs: 120, otherwise: reorder })

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
            expect(heardOf(game, twin, seat, action, hearer, seed)).toEqual(
              heardOf(game, s, seat, action, hearer, seed),
            )
          }
        }
      }),
      { numRuns: 300 },
    )
    expect(compared).toBeGreaterThan(50)
  })
})

promisesAreKept({ game, position, options: optionsOf, games: 80 })
