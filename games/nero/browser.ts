import type { BrowserGame } from '@iacta/web/board'
import { OPTIONS, SEAT_IDS } from './data/table.ts'

/** What a browser needs of the game, each part fetched when it is needed. */
export const nero: BrowserGame = {
  id: 'nero',
  title: { en: 'Nero', it: 'Nero' },
  summary: {
    en: 'Four men reach for the throne in AD 69: provinces, intrigue and the crown, for three or four players.',
    it: 'Quattro uomini vogliono il trono nel 69 d.C.: province, intrighi e corona, per tre o quattro giocatori.',
  },
  options: OPTIONS,
  seats: ({ players }) => SEAT_IDS.slice(0, Number(players)),
  async engine() {
    const { nero: game } = await import('./rules/game.ts')
    return { game }
  },
  async brain() {
    const { brain } = await import('./bot/brain.ts')
    return brain
  },
  async reasons(language) {
    const { reasons } = language === 'it' ? await import('./text/explain.it.ts') : await import('./text/explain.en.ts')
    return reasons
  },
  async text(language) {
    const { text } = language === 'it' ? await import('./text/say.it.ts') : await import('./text/say.en.ts')
    return text
  },
  async rules(language) {
    const { rules } = language === 'it' ? await import('./text/rules.it.ts') : await import('./text/rules.en.ts')
    return rules
  },
  async face(language) {
    const [{ face, speak }, { words }] = await Promise.all([
      import('./board/index.tsx'),
      language === 'it' ? import('./board/words-ui.it.ts') : import('./board/words-ui.en.ts'),
    ])
    speak(language, words)
    return face
  },
  async words() {
    const { words } = await import('./board/as-text.ts')
    return words
  },
  async lesson() {
    const { lesson } = await import('./board/lesson.ts')
    return lesson
  },
}
