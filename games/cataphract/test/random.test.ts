import { anyLegal, covers, type PlayContext, quickChance, readOptions, type Seat } from '@iacta/kernel'
import { describe, expect, it } from 'vitest'
import { OPTIONS, type Options, SCENARIO_IDS, type ScenarioId } from '../data/table.ts'
import { cataphract as game } from '../rules/game.ts'
import type { State } from '../rules/state.ts'

/** Plays at random until the battle is over, or for so many actions; what is listed is legal, and nothing goes wrong. */
function playAtRandom(
  scenario: ScenarioId,
  seed: number,
  most: number,
): { readonly s: State; readonly actions: number } {
  const chance = quickChance(seed)
  const play: PlayContext = { chance, tell() {}, seal() {} }
  const s = game.start(readOptions(OPTIONS, { scenario }) as Options, play)
  let actions = 0
  for (; !game.outcome(s) && actions < most; actions++) {
    const asked = ([0, 1] as Seat[]).filter((seat) => game.waiting(s) & (1 << seat))
    const seat = asked[chance.pick(asked.length)]
    const listed = game.actions(s, seat)
    expect(listed.length).toBeGreaterThan(0)
    const action = anyLegal(game, s, listed, chance)
    expect(game.refusal(s, seat, action)).toBe(null)
    expect(covers(action, game.readAction(JSON.parse(JSON.stringify(action)), game.settled?.(s) as Options))).toBe(true)
    game.play(s, seat, action, play)
    expect(game.faults(s)).toEqual([])
  }
  return { s, actions }
}

describe('random play', () => {
  it('takes Tricameron from its set-up to a withdrawal', () => {
    const { s } = playAtRandom('tricameron', 7919, 20_000)
    expect(game.outcome(s)?.way).toBe('withdrawal')
  })

  for (const scenario of SCENARIO_IDS)
    it(`goes on without a fault at ${scenario}, in a small state that survives its JSON`, () => {
      const { s } = playAtRandom(scenario, 31, 400)
      const json = JSON.stringify(game.encode(s))
      expect(json.length).toBeLessThan(16_000)
      const again = game.decode(JSON.parse(json))
      expect(again).toEqual(s)
      expect(game.clone(s)).toEqual(s)
      for (const seat of [0, 1] as Seat[])
        expect(game.view(game.imagine({ seat, view: game.view(s, seat), heard: [] }, quickChance(1)), seat)).toEqual(
          game.view(s, seat),
        )
    })

  it('bids for sides unseen, and lowers the level of whoever bid more', () => {
    const play: PlayContext = { chance: quickChance(1), tell() {}, seal() {} }
    const s = game.start(readOptions(OPTIONS, { scenario: 'tricameron', sides: 'bid' }) as Options, play)
    game.play(s, 0, game.readAction({ do: 'bid', points: 4 }, { scenario: 'tricameron' } as Options), play)
    expect(JSON.stringify(game.view(s, 1))).not.toContain('4]')
    expect(game.view(s, 1)).toEqual(
      game.view(game.imagine({ seat: 1, view: game.view(s, 1), heard: [] }, quickChance(3)), 1),
    )
    game.play(s, 1, game.readAction({ do: 'bid', points: 3 }, { scenario: 'tricameron' } as Options), play)
    expect(game.side?.(s, 0)).toBe(null)
    game.play(s, 0, game.readAction({ do: 'side', named: 'second' }, { scenario: 'tricameron' } as Options), play)
    expect([game.side?.(s, 0), s.levels]).toEqual(['vandal', [35, 26]])
  })
})
