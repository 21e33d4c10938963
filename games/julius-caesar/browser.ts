import type { BrowserGame } from '@iacta/web/board'
import { OPTIONS, SIDE_IDS } from './data/table.ts'

/** What a browser needs of the game, each part fetched when it is needed. */
export const juliusCaesar: BrowserGame = {
  id: 'julius-caesar',
  title: { en: 'Julius Caesar', it: 'Julius Caesar' },
  summary: {
    en: 'Caesar against Pompeius for the rule of Rome, 49 to 45 BC: blocks and fog of war, for two players.',
    it: 'Cesare contro Pompeo per il dominio di Roma, 49-45 a.C.: blocchi e nebbia di guerra, per due giocatori.',
  },
  options: OPTIONS,
  seats: () => SIDE_IDS,
  async engine() {
    const { juliusCaesar: game } = await import('./rules/game.ts')
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
