import { quickChance, readOptions, type Seat, SPECTATOR } from '@iacta/kernel'
import { clause, expectAlike, heardOf, positions, worldsLookAlike } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { OPTIONS, type Options } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import { cataphract as game } from '../rules/game.ts'
import { FACTS } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'

/** Dara with its ambush, from either seat, and bids for the sides of it. */
const optionsOf = (seed: number): Options =>
  readOptions(OPTIONS, { scenario: 'dara', sides: ['as-named', 'exchanged', 'bid'][seed % 3] }) as Options

const HERULI = 'byz-heruli-ln-1'
const HIDING = ['1402', '1502', '1603', '1702', '1803', '1404']
const PROBES: readonly Action[] = [
  { do: 'order', unit: HERULI },
  { do: 'activate', leader: 'pharas' },
  { do: 'fire', at: HERULI, after: 'stay' },
  { do: 'harass', at: HERULI },
  { do: 'snipe', leader: 'pharas', after: 'stay' },
  { do: 'bid', points: 3 },
  ...HIDING.flatMap((hex): Action[] => [
    { do: 'step', to: hex },
    { do: 'flee', to: hex },
    { do: 'place', at: hex, facing: 0 },
  ]),
]

describe('fog', () => {
  // The other's bid until both are made, and where the Heruli lie.
  worldsLookAlike({ game, position: positions(game, optionsOf, 60), probes: PROBES, runs: 12 })

  /** Dara in its first turn, with the Heruli in a hex of their zone. */
  const hiddenIn = (hex: string): State => {
    const play = { chance: quickChance(7), tell() {}, seal() {} }
    const s = game.start(readOptions(OPTIONS, { scenario: 'dara' }) as Options, play)
    const place = game.readAction({ do: 'place', at: hex, facing: 0 }, { scenario: 'dara' } as Options)
    game.play(s, 0, place, play)
    return s
  }

  clause(
    ['CA-DARA-11', 'CA-DARA-23'],
    'two ambushes look and sound alike to the enemy and to all who look on, move after move',
    () => {
      const [one, other] = [hiddenIn('1402'), hiddenIn('1803')]
      const chance = quickChance(11)
      let compared = 0
      for (let i = 0; i < 80; i++) {
        for (const seat of [1, SPECTATOR] as Seat[]) expectAlike(game, seat, one, other, PROBES)
        const [seat] = ([0, 1] as Seat[]).filter((who) => game.waiting(one) & (1 << who))
        const legal = game
          .actions(one, seat)
          .filter((action) => game.refusal(other, seat, action) === null && !JSON.stringify(action).includes('heruli'))
          .filter((action) => !JSON.stringify(action).includes('pharas') || action.do === 'pass')
        const action = legal[chance.pick(legal.length)]
        expect(heardOf(game, one, seat, action, 1, i)).toEqual(heardOf(game, other, seat, action, 1, i))
        for (const s of [one, other]) game.play(s, seat, action, { chance: quickChance(i), tell() {}, seal() {} })
        compared++
      }
      expect(compared).toBe(80)
    },
  )

  test('the zone of the ambush is all that an enemy may guess from', () => {
    const { zones, grid } = FACTS.of('dara')
    const zone = (zones.find(({ hidden }) => hidden)?.hexes ?? []).map((hex) => grid.name(hex))
    const real = hiddenIn('1803')
    const guesses = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const world = game.imagine({ seat: 1, view: game.view(real, 1), heard: [] }, quickChance(seed))
      const hex = world.ambush[0]
      guesses.add(grid.name(hex))
      expect(zone).toContain(grid.name(hex))
      expect(world.unitIn[hex]).toBe(-1)
    }
    expect(guesses.size).toBeGreaterThan(10)
  })
})
