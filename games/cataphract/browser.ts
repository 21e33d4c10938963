import type { SettledOptions } from '@iacta/kernel'
import { browserGame } from '@iacta/web/browser-game'
import { OPTIONS, SEAT_IDS } from './data/table.ts'
import { about } from './text/about.ts'

/** The battle for learning is there from the first. */
async function furnish({ scenario }: SettledOptions): Promise<void> {
  if (scenario !== 'tricameron') await (await import('./data/fetching.ts')).fetchBattle(scenario)
}

/** Whether the players have something to settle before the first turn: at Tricameron all stand as printed. */
const isSettledBefore = ({ scenario = 'tricameron', sides }: SettledOptions): boolean =>
  scenario !== 'tricameron' || sides === 'bid'

/** What a browser needs of the game, each part fetched when it is needed. */
export const cataphract = browserGame({
  id: 'cataphract',
  about,
  options: OPTIONS,
  seats: () => SEAT_IDS,
  furnish,
  opening: async (options) => {
    await furnish(options)
    if (isSettledBefore(options)) await import('./rules/before-battle.ts')
    return { game: (await import('./rules/opening-game.ts')).cataphract }
  },
  engine: async () => ({ game: (await import('./rules/game.ts')).cataphract }),
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
