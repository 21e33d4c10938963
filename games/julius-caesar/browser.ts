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
    const { juliusCaesar: game, decide, fromPosition } = await import('./engine.ts')
    return { game, decide, fromPosition }
  },
  async text(language) {
    const { text } = language === 'it' ? await import('./text/say.it.ts') : await import('./text/say.en.ts')
    return text
  },
  async rules(language) {
    const { rules } = language === 'it' ? await import('./text/rules.it.ts') : await import('./text/rules.en.ts')
    return rules
  },
  async face() {
    const { face } = await import('./board/index.tsx')
    return face
  },
  async lesson() {
    const { lesson } = await import('./board/lesson.ts')
    return lesson
  },
}
