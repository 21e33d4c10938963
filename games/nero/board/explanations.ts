import type { Language } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'

type Verbs = { readonly [Verb in Action['do']]?: string }

/** What a choice on the map does, for whoever looks at one before he means it. */
export const VERBS: Readonly<Record<Language, Verbs>> = {
  en: {
    home: 'These provinces are your home for the whole game.',
    place: 'The legion stays there until it moves in your hand.',
    station: 'Your General begins the game there.',
    go: 'The others may answer the march before it is done.',
    sail: 'The others may answer the crossing before it is done.',
    tribes: 'Everybody there is driven out, and the others may answer first.',
    rebel: 'That legion turns independent, and the others may answer first.',
    retreat: 'Your legions leave the province, and the attacker has it.',
    flee: 'All your pieces go there.',
    drive: 'They go there, out of the way.',
    send: 'The legion goes where the revolt is.',
  },
  it: {
    home: 'Queste province sono la tua patria per tutta la partita.',
    place: 'La legione resta lì finché non la muovi nella tua mano.',
    station: 'Il tuo Generale comincia lì la partita.',
    go: 'Gli altri possono rispondere alla marcia prima che si compia.',
    sail: 'Gli altri possono rispondere alla traversata prima che si compia.',
    tribes: 'Tutti ne vengono scacciati; prima gli altri possono rispondere.',
    rebel: 'Quella legione diventa indipendente; prima gli altri possono rispondere.',
    retreat: 'Le tue legioni lasciano la provincia all’attaccante.',
    flee: 'Tutte le tue pedine vanno lì.',
    drive: 'Se ne vanno lì.',
    send: 'La legione va dove c’è la rivolta.',
  },
}
