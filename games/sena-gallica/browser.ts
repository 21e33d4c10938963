import { browserGame } from '@iacta/web/browser-game'
import { OPTIONS, SEAT_IDS } from './data/table.ts'
import { about } from './text/about.ts'

/** What a browser needs of the game, each part fetched when it is needed. */
export const senaGallica = browserGame({
  id: 'sena-gallica',
  about,
  options: OPTIONS,
  seats: () => SEAT_IDS,
  engine: async () => ({ game: (await import('./rules/game.ts')).senaGallica }),
  brain: () => import('./bot/brain.ts'),
  board: () => import('./board/index.tsx'),
  later: () => import('./board/later.ts'),
  in: {
    en: { text: () => import('./text/text.en.ts') },
    it: { text: () => import('./text/text.it.ts') },
  },
})
