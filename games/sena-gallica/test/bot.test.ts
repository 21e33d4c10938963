import { decideAt, LEVEL_IDS, playMatch } from '@iacta/bots'
import { quickChance, seatsIn } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { brain } from '../bot/brain.ts'
import { senaGallica as game } from '../rules/game.ts'
import { shipNamed } from '../rules/printed.ts'
import { reasons as english } from '../text/explain.en.ts'
import { reasons as italian } from '../text/explain.it.ts'
import { texts } from '../text/index.ts'
import { active, closeGame, melee, optionsOf } from './bench.ts'

/** What the brain itself would do, told by its verbs. */
const planned = (b: ReturnType<typeof active>) =>
  brain.plan(b.state, seatsIn(game.waiting(b.state))[0], quickChance(1), 0).map(({ do: verb }) => verb)

describe('what the brain sees', () => {
  test('an enemy’s beam is rammed', () => {
    const b = active('byz-01', { 'byz-01': '2010 east', 'goth-01': '2106 south-east' })
    expect(planned(b).at(-1)).toBe('ram')
  })

  test('a ship that cannot fight back is boarded', () => {
    const b = active(
      'byz-01',
      { 'byz-01': '2010 east', 'goth-01': '2009 west marines 0' },
      { links: ['byz-01 goth-01'] },
    )
    expect(planned(b)).toEqual(['board'])
  })

  test('nobody runs ashore, or out of the battle', () => {
    const b = active('goth-01', { 'goth-01': '1917 west', 'byz-01': '3005 west' }).goth('speed cruise')
    expect(brain.dominated?.(b.state, 0, { do: 'ahead' })).toBe(true)
    expect(planned(b)).not.toContain('ahead')
  })

  test('its state is as it was when it has thought', () => {
    const s = melee(3)
    const before = JSON.stringify(game.encode(s))
    const b = active('byz-01', { 'byz-01': '2010 east', 'goth-01': '2005 west', 'goth-02': '2106 east' })
    const told = JSON.stringify(game.encode(b.state))
    planned(b)
    expect([
      JSON.stringify(game.encode(s)),
      JSON.stringify(game.encode(b.state)),
      b.state.shipIn[b.state.bow[shipNamed('byz-01')]],
    ]).toEqual([before, told, shipNamed('byz-01')])
  })

  test('the side that has lost more is less likely to win', () => {
    const ships = { 'byz-01': '2010 east', 'goth-01': '2005 west' }
    const even = active('byz-01', ships).state
    const ahead = active('byz-01', { ...ships, 'goth-02': 'sunk', 'goth-03': '2515 east rammed 1' }).state
    expect(brain.evaluate(ahead, 1)).toBeGreaterThan(brain.evaluate(even, 1))
  })
})

describe('opponents', () => {
  test('a recruit wins against somebody who does anything', () => {
    for (const [seed, contenders] of [
      [1, ['tiro', 'random']],
      [2, ['random', 'tiro']],
    ] as const) {
      const { outcome } = playMatch({ game, brain, options: optionsOf(0), seed, contenders })
      expect(outcome.winners).toEqual([contenders.indexOf('tiro')])
    }
  })

  test.each(LEVEL_IDS)('%s decides what is legal, and says why in both languages', (level) => {
    const s = melee(7)
    const chance = quickChance(5)
    const play = { chance, tell() {}, seal() {} }
    const begun = closeGame.start(optionsOf(0), play)
    expect(s.turn).toBe(1)
    for (let i = 0; i < 25; i++) {
      const [seat] = seatsIn(game.waiting(begun))
      const known = { seat, view: game.view(begun, seat), heard: [] }
      const { plan } = decideAt(level, game, brain, known, { seed: i, budget: { iterations: 2 } })
      expect(game.refusal(begun, seat, plan[0])).toBe(null)
      const why = brain.explain(begun, seat, plan)
      for (const reasons of [english, italian]) {
        expect(reasons.why(why)).toMatch(/\S/)
        expect(reasons.advice(why)).toMatch(/\S/)
      }
      expect(texts.en.action(plan[0])).toMatch(/\S/)
      game.play(begun, seat, plan[0], play)
    }
  })
})
