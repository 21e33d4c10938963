import { choicesIn, everyOptions, LANGUAGES, optionFaults, readOptions } from '@iacta/kernel'
import { GAMES } from '@iacta/registry'
import { describe, expect, test } from 'vitest'

describe.each(GAMES.map((pack) => [pack.game.id, pack] as const))('the options of %s', (_, { game, text }) => {
  test('are well said', () => {
    expect(optionFaults(game.options)).toEqual([])
    for (const options of everyOptions(game.options)) {
      expect(readOptions(game.options, options)).toEqual(options)
      expect(game.seats(options).length).toBeGreaterThan(0)
    }
  })

  test.each(LANGUAGES)('have names of the game’s own (%s)', (language) => {
    const { optionName, option } = text[language]
    for (const [key, spec] of Object.entries(game.options)) {
      expect(optionName(key)).toMatch(/^\p{Lu}/u)
      for (const choice of choicesIn(spec)) expect(option(key, choice)).toMatch(/^\p{Lu}\p{L}* /u)
    }
  })
})
