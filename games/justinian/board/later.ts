import type { LaterParts } from '@iacta/web/browser-game'

/** What comes after the first screen, each part fetched when it is first wanted. */
export const parts: LaterParts = {
  asText: () => import('./text-view.ts'),
  points: () => import('./points.ts'),
  moments: () => import('./moments.ts'),
  lesson: () => import('./lesson.ts'),
  in: {
    en: {
      rules: () => import('../text/rules.en.ts'),
      reasons: () => import('../text/explain.en.ts'),
      text: () => import('../text/whole.en.ts'),
    },
    it: {
      rules: () => import('../text/rules.it.ts'),
      reasons: () => import('../text/explain.it.ts'),
      text: () => import('../text/whole.it.ts'),
    },
  },
}
