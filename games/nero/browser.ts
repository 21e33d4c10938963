import { browserGame } from '@iacta/web/browser-game'
import { OPTIONS, SEAT_IDS } from './data/table.ts'

/** What a browser needs of the game, each part fetched when it is needed. */
export const nero = browserGame({
  id: 'nero',
  title: { en: 'Nero', it: 'Nero' },
  summary: {
    en: 'Four men reach for the throne in AD 69: provinces, intrigue and the crown, for three or four players.',
    it: 'Quattro uomini vogliono il trono nel 69 d.C.: province, intrighi e corona, per tre o quattro giocatori.',
  },
  options: OPTIONS,
  seats: ({ players }) => SEAT_IDS.slice(0, Number(players)),
  engine: async () => ({ game: (await import('./rules/game.ts')).nero }),
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
