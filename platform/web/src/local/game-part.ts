import { gameNamed } from '@iacta/registry/browser'
import type { BrowserGame } from '../board/index.ts'
import { Trouble } from '../table/link.ts'

/** A part of a game, fetched when it is needed. */
export async function part<T>(id: string, fetch: (game: BrowserGame) => Promise<T>): Promise<T> {
  const game = gameNamed(id)
  if (!game) throw new Trouble('not-found', `There is no game "${id}" here.`)
  try {
    return await fetch(game)
  } catch {
    throw new Trouble(
      'offline',
      'The rules of this game are not in this browser yet, and the server cannot be reached.',
    )
  }
}
