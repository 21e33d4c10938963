import type { LevelId } from '@iacta/bots'
import type { MannerId } from '@iacta/kernel'
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
    manner: 'Its manner',
    manners: { any: 'any', bold: 'bold', patient: 'patient', grasping: 'grasping' },
    mannerAbout: {
      any: 'Any of the three, as it comes. None is stronger than another.',
      bold: 'He would rather fight.',
      patient: 'He keeps together what he has.',
      grasping: 'He goes for whatever counts.',
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
    manner: 'Il suo carattere',
    manners: { any: 'qualsiasi', bold: 'audace', patient: 'paziente', grasping: 'avido' },
    mannerAbout: {
      any: 'Uno dei tre, a caso. Nessuno è più forte degli altri.',
      bold: 'Cerca volentieri battaglia.',
      patient: 'Tiene unito quello che ha.',
      grasping: 'Punta a tutto quello che vale punti.',
    },
  },
})

/** What the computer is called at a table: its level, and its manner where it has one. */
export const computerNamed = (level: LevelId, manner: MannerId | null): string =>
  manner === null ? LEVEL_NAMES[level] : `${LEVEL_NAMES[level]}, ${w.value.manners[manner]}`
