import { cataphract } from '@iacta/cataphract'
import { juliusCaesar } from '@iacta/julius-caesar'
import { justinian } from '@iacta/justinian'
import { Fault, type GamePackage } from '@iacta/kernel'
import { nero } from '@iacta/nero'
import { senaGallica } from '@iacta/sena-gallica'

const games: GamePackage[] = [juliusCaesar, nero, cataphract, senaGallica, justinian]

/** The games of the house. Adding one means adding its folder and a line above. */
export const GAMES: readonly GamePackage[] = games

export const GAME_IDS = GAMES.map(({ game }) => game.id)

export function gameNamed(id: string): GamePackage {
  const found = GAMES.find(({ game }) => game.id === id)
  if (!found) throw new Fault(`there is no game "${id}"; the games are: ${GAME_IDS.join(', ')}`)
  return found
}

/** For tests of what no game of the house shows: one more in this process, until what this answers with is called. */
export function enrol(pack: GamePackage): () => void {
  if (!games.includes(pack)) games.push(pack)
  return () => void games.splice(games.indexOf(pack), 1)
}
