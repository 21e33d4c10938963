import type { LevelId } from '@iacta/bots'
import { words } from '../words.ts'

/** Ranks of the legions, from the recruit up: the same in every language. */
export const LEVEL_NAMES: Readonly<Record<LevelId, string>> = {
  tiro: 'Tiro',
  miles: 'Miles',
  centurio: 'Centurio',
  legatus: 'Legatus',
}

export const w = words({
  en: {
    level: 'The computer’s strength',
    about: {
      tiro: 'A recruit: sensible, but hasty. For your first games.',
      miles: 'A soldier: he does what looks best to him, at once.',
      centurio: 'He thinks for up to a second: of his plans, and of your answers.',
      legatus: 'As the centurion, but he may take five seconds.',
    },
  },
  it: {
    level: 'La forza del computer',
    about: {
      tiro: 'Una recluta: ha giudizio, ma anche fretta. Per le prime partite.',
      miles: 'Un soldato: fa subito quello che gli pare meglio.',
      centurio: 'Pensa fino a un secondo: ai suoi piani e alle tue risposte.',
      legatus: 'Come il centurione, ma può pensarci cinque secondi.',
    },
  },
})
