import type { SettledOptions } from '@iacta/kernel'
import { browserGame } from '@iacta/web/browser-game'
import { OPTIONS, SCENARIO_IDS, SEAT_IDS } from './data/table.ts'
import { about } from './text/about.ts'

/** The battle for learning is there from the first. */
async function furnish({ scenario }: SettledOptions): Promise<void> {
  const id = SCENARIO_IDS.find((one, i) => i > 0 && one === scenario)
  if (id) await (await import('./data/fetching.ts')).fetchBattle(id)
}

/** What a browser needs of the game, each part fetched when it is needed. */
export const cataphract = browserGame({
  id: 'cataphract',
  about,
  options: OPTIONS,
  seats: () => SEAT_IDS,
  furnish,
  opening: async (options) => {
    const [{ cataphract: game }] = await Promise.all([import('./rules/opening-game.ts'), furnish(options)])
    return { game }
  },
  engine: async () => ({ game: (await import('./rules/game.ts')).cataphract }),
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
