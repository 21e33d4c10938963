import { everyOptions } from '@iacta/kernel'
import { GAMES } from '@iacta/registry/browser'
import { expect, test } from 'vitest'

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s has the same options and seats with its rules as without',
  async (_, there) => {
    const { game } = await there.engine()
    expect(there.options).toEqual(game.options)
    for (const options of everyOptions(game.options)) expect(there.seats(options)).toEqual(game.seats(options))
  },
)
