import { browserGame } from '@iacta/web/browser-game'
import { OPTIONS, SEAT_IDS } from './data/table.ts'
import { about } from './text/about.ts'

/** What a browser needs of the game, each part fetched when it is needed. */
export const senaGallica = browserGame({
  id: 'sena-gallica',
  about,
  options: OPTIONS,
  seats: () => SEAT_IDS,
  // The initiative of the first turn is his (5.1).
  proposed: 'byzantine',
  engine: async () => ({ game: (await import('./rules/game.ts')).senaGallica }),
  hidesNothing: true,
  brain: () => import('./bot/brain.ts'),
  board: () => import('./board/index.tsx'),
  later: () => import('./board/later.ts'),
  hasLesson: true,
  in: {
    en: {
      board: () => import('./board/labels.en.ts'),
      text: () => import('./text/text.en.ts'),
    },
    it: {
      board: () => import('./board/labels.it.ts'),
      text: () => import('./text/text.it.ts'),
    },
  },
})
