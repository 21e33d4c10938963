import { covers, everyOptions, type PlayContext, quickChance, type Seat, type SettledOptions } from '@iacta/kernel'
import { describe, expect, it } from 'vitest'
import '../data/battles.ts'
import { OPTIONS, type Options, SCENARIO_IDS } from '../data/table.ts'
import { cataphract as opening } from '../rules/opening-game.ts'

/** Without the steps that come later, as a browser has the game at first. */

describe('before all rules have come', () => {
  for (const scenario of SCENARIO_IDS)
    it(`every new table of ${scenario} has its first question, whatever was rolled`, async () => {
      const asked = new Set<string>()
      const tables = everyOptions(OPTIONS, { scenario, levels: 'printed', engaged: 'off' })
      const isSettled = ({ sides }: SettledOptions) => scenario !== 'tricameron' || sides === 'bid'
      for (const options of [...tables.filter((one) => !isSettled(one)), ...tables.filter(isSettled)]) {
        // As the browser does (`browser.ts`).
        if (isSettled(options)) await import('../rules/before-battle.ts')
        for (let seed = 0; seed < 30; seed++) {
          const play: PlayContext = { chance: quickChance(seed), tell() {}, seal() {} }
          const s = opening.start(options as Options, play)
          const seat = ([0, 1] as const).find((one) => opening.waiting(s) & (1 << one)) as Seat
          const listed = opening.actions(s, seat)
          expect(listed.length).toBeGreaterThan(0)
          expect(opening.refusal(s, seat, listed[0])).toBeNull()
          for (const one of [0, 1] as Seat[]) {
            expect(opening.prompt(s, one).key).not.toBe('over')
            expect(opening.view(s, one)).toBeDefined()
          }
          asked.add(s.stack.at(-1)?.step ?? 'nothing')
        }
      }
      if (scenario === 'tricameron') expect([...asked].sort()).toEqual(['arrival', 'bids', 'eliteChoice'])
    })

  it('it is the game that is played when they have', async () => {
    const { cataphract } = await import('../rules/game.ts')
    expect(cataphract).toBe(opening)
    const play: PlayContext = { chance: quickChance(1), tell() {}, seal() {} }
    const s = cataphract.start(everyOptions(OPTIONS, { scenario: 'tricameron' })[0] as Options, play)
    const before = cataphract.clone(s)
    const [action] = cataphract.actions(s, 0).filter(({ do: what }) => what === 'activate')
    cataphract.play(s, 0, action, play)
    expect(covers(cataphract.encode(s), cataphract.encode(before))).toBe(false)
    expect(s.stack.at(-1)?.step).toBe('orders')
  })
})
