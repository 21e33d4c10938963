import { browserGame } from '@iacta/web/browser-game'
import { OPTIONS, SEAT_IDS } from './data/table.ts'

/** What a browser needs of the game, each part fetched when it is needed. */
export const newGame = browserGame({
  id: 'new-game',
  title: { en: 'New Game', it: 'New Game' },
  summary: {
    en: 'A heap of stones, and the last of them wins: for two players.',
    it: 'Un mucchio di pietre, e vince chi prende l’ultima: per due giocatori.',
  },
  options: OPTIONS,
  seats: () => SEAT_IDS,
  engine: async () => ({ game: (await import('./rules/game.ts')).newGame }),
  brain: () => import('./bot/brain.ts'),
  board: () => import('./board/index.tsx'),
  asText: () => import('./board/text-view.ts'),
  in: {
    en: {
      text: () => import('./text/text.en.ts'),
      rules: () => import('./text/rules.en.ts'),
      reasons: () => import('./text/explain.en.ts'),
    },
    it: {
      text: () => import('./text/text.it.ts'),
      rules: () => import('./text/rules.it.ts'),
      reasons: () => import('./text/explain.it.ts'),
    },
  },
})
