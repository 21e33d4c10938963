import { readOptions, termsOf, whenLeft } from '@iacta/kernel'
import { GAMES } from '@iacta/registry/browser'
import { expect, test } from 'vitest'

test.each(GAMES.map((face) => ({ id: face.id, face })))(
  '$id says of itself before its rules are fetched what they say',
  async ({ face }) => {
    const { game } = await face.engine()
    expect(face.options).toEqual(game.options)
    expect(face.terms ?? []).toEqual(termsOf(game))
    const options = readOptions(game.options, {})
    expect(face.seats(options)).toEqual(game.seats(options))
    for (const seat of game.seats(options).keys())
      expect(whenLeft(face, options, seat)).toEqual(whenLeft(game, options, seat))
  },
)
