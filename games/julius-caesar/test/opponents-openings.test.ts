import { quickChance } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { NEARLY_AS_GOOD, openingFor } from '../../../platform/bots/src/index.ts'
import { firstChoices } from '../../../platform/bots/src/training/index.ts'
import { brain } from '../bot/brain.ts'
import { OPENINGS } from '../bot/openings.ts'
import { juliusCaesar as game } from '../rules/game.ts'
import { SIDE_IDS } from '../rules/printed.ts'

const choices = firstChoices(
  { game, brain },
  { scenario: 'historical' },
  {
    games: 150,
    deals: 2,
    trials: 1,
    compared: 1,
    kept: 1,
    seed: 900,
  },
)

describe('openings', () => {
  test('are known for the first command of either side, whatever the card', () => {
    expect(choices.length).toBeGreaterThan(5)
    for (const { name } of choices) expect(Object.keys(OPENINGS)).toContain(name)
    for (const side of SIDE_IDS) expect(choices.some(({ name }) => name.startsWith(`${side} `))).toBe(true)
  })

  test('may be played in every deal, and differ', () => {
    for (const { name, deals } of choices) {
      const good = OPENINGS[name].filter(({ chance }) => chance >= OPENINGS[name][0].chance - NEARLY_AS_GOOD)
      for (const known of deals) {
        const played = new Set(
          Array.from({ length: 40 }, (_, seed) =>
            JSON.stringify(openingFor(game, brain, known, quickChance(seed))?.plan),
          ),
        )
        expect([name, played.size]).toEqual([name, good.length])
      }
    }
  })
})
