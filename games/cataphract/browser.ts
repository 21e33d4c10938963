import { browserGame } from '@iacta/web/browser-game'
import { OPTIONS, SEAT_IDS } from './data/table.ts'

/** What a browser needs of the game, each part fetched when it is needed. */
export const cataphract = browserGame({
  id: 'cataphract',
  title: { en: 'Cataphract', it: 'Cataphract' },
  summary: {
    en: 'Seven battles of Attila, Belisarius and Narses, hex by hex: cavalry, bows and nerve, for two players.',
    it: 'Sette battaglie di Attila, Belisario e Narsete, esagono per esagono: cavalleria, archi e nervi saldi, per due giocatori.',
  },
  options: OPTIONS,
  seats: () => SEAT_IDS,
  engine: async () => ({ game: (await import('./rules/game.ts')).cataphract }),
  brain: () => import('./bot/brain.ts'),
  board: () => import('./board/index.tsx'),
  asText: () => import('./board/text-view.ts'),
  points: () => import('./board/points.ts'),
  in: {
    en: {
      board: () => import('./board/labels.en.ts'),
      text: () => import('./text/text.en.ts'),
      rules: () => import('./text/rules.en.ts'),
      reasons: () => import('./text/explain.en.ts'),
    },
    it: {
      board: () => import('./board/labels.it.ts'),
      text: () => import('./text/text.it.ts'),
      rules: () => import('./text/rules.it.ts'),
      reasons: () => import('./text/explain.it.ts'),
    },
  },
})
