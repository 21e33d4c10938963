import { actions } from './it/actions.ts'
import { happenings, shortWays, ways } from './it/happenings.ts'
import { prompts } from './it/prompts.ts'
import { refusals } from './it/refusals.ts'
import { events, places, seats, zones } from './it/words.ts'
import type { Texts } from './texts.ts'

export const it: Texts = {
  title: 'Nero',
  summary: 'Quattro uomini vogliono il trono nel 69 d.C.: province, intrighi e corona, per tre o quattro giocatori.',
  seats,
  places,
  zones,
  events,
  options: {
    players: { 3: 'Tre giocatori', 4: 'Quattro giocatori' },
    scenario: { standard: 'Partita normale', short: 'Partita breve' },
    first: {
      random: 'Comincia chi esce a sorte',
      galba: 'Comincia Galba',
      otho: 'Comincia Otone',
      vitellius: 'Comincia Vitellio',
      vespasian: 'Comincia Vespasiano',
    },
    asking: { orders: 'Si può passare in anticipo', always: 'Si chiede ogni volta a tutti' },
  },
  prompts,
  happenings,
  refusals,
  actions,
  shortWays,
  ways,
}
