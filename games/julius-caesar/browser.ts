import { browserGame } from '@iacta/web/browser-game'
import { OPTIONS, SIDE_IDS } from './data/table.ts'

/** What a browser needs of the game, each part fetched when it is needed. */
export const juliusCaesar = browserGame({
  id: 'julius-caesar',
  title: { en: 'Julius Caesar', it: 'Julius Caesar' },
  summary: {
    en: 'Caesar against Pompeius for the rule of Rome, 49 to 45 BC: blocks and fog of war, for two players.',
    it: 'Cesare contro Pompeo per il dominio di Roma, 49-45 a.C.: blocchi e nebbia di guerra, per due giocatori.',
  },
  options: OPTIONS,
  seats: () => SIDE_IDS,
  engine: async () => ({ game: (await import('./rules/game.ts')).juliusCaesar }),
  brain: () => import('./bot/brain.ts'),
  board: () => import('./board/index.tsx'),
  asText: () => import('./board/text-view.ts'),
  points: () => import('./board/points.ts'),
  moments: () => import('./board/moments.ts'),
  lesson: () => import('./board/lesson.ts'),
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
