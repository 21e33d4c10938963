import { juliusCaesar } from '@iacta/julius-caesar'
import { Fault, type GamePackage } from '@iacta/kernel'
import { nero } from '@iacta/nero'

/** The games of the house. Adding one means adding its folder and a line here. */
export const GAMES: readonly GamePackage[] = [juliusCaesar, nero]

export const GAME_IDS = GAMES.map(({ game }) => game.id)

export function gameNamed(id: string): GamePackage {
  const found = GAMES.find(({ game }) => game.id === id)
  if (!found) throw new Fault(`there is no game "${id}"; the games are: ${GAME_IDS.join(', ')}`)
  return found
}
