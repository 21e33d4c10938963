import { cataphract } from '@iacta/cataphract/browser'
import { juliusCaesar } from '@iacta/julius-caesar/browser'
import { justinian } from '@iacta/justinian/browser'
import { nero } from '@iacta/nero/browser'
import { senaGallica } from '@iacta/sena-gallica/browser'
import type { BrowserGame } from '@iacta/web/board'

/** The same games, as a browser meets them: part by part. */
export const GAMES: readonly BrowserGame[] = [juliusCaesar, nero, cataphract, senaGallica, justinian]

export const gameNamed = (id: string): BrowserGame | undefined => GAMES.find((game) => game.id === id)
