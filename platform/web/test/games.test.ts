import { everyOptions, quickChance, seatsIn, unheard, usualOptions } from '@iacta/kernel'
import { GAMES } from '@iacta/registry/browser'
import { expect, test } from 'vitest'

const games = GAMES.map((game) => [game.id, game] as const)

test.each(games)('%s offers a seat that is asked first', async (_, { engine, options, seats, proposed }) => {
  const { game } = await engine()
  const usual = usualOptions(options)
  // Who begins may be drawn.
  const begins = Array.from({ length: 12 }, (_, seed) => game.start(usual, unheard(quickChance(seed))))
  const asked = begins.flatMap((state) => seatsIn(game.waiting(state)).map((seat) => seats(usual)[seat]))
  expect(asked).toContain(proposed ?? seats(usual)[0])
})

test.each(games)('%s has the same options and seats with its rules as without', async (_, there) => {
  const { game } = await there.engine()
  expect(there.options).toEqual(game.options)
  for (const options of everyOptions(game.options)) expect(there.seats(options)).toEqual(game.seats(options))
})
