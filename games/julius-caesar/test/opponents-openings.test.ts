import { quickChance } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { NEARLY_AS_GOOD, openingFor } from '../../../platform/bots/src/index.ts'
import { firstChoices } from '../../../platform/bots/src/training/index.ts'
import { brain } from '../bot/brain.ts'
import { OPENINGS } from '../bot/openings.ts'
import { juliusCaesar as game } from '../rules/game.ts'

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
  test('are known for Caesar’s first command, whatever the card; what Pompeius does hangs on Caesar’s', () => {
    expect(choices.length).toBeGreaterThan(5)
    for (const { name } of choices) expect(Object.keys(OPENINGS)).toContain(name)
    for (const name of Object.keys(OPENINGS)) expect(name).toMatch(/^caesar /)
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
