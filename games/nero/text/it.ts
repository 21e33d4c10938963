import { TURNS } from '../data/constants.ts'
import { about } from './about.ts'
import { actions } from './it/actions.ts'
import { happenings, shortWays, ways } from './it/happenings.ts'
import { events, places, seats, zones } from './it/names.ts'
import { orders } from './it/orders.ts'
import { prompts } from './it/prompts.ts'
import { refusals } from './it/refusals.ts'
import type { Sentences } from './sentences.ts'

export const it: Sentences = {
  title: about.title.it,
  summary: about.summary.it,
  seats,
  places,
  zones,
  events,
  options: {
    players: { name: 'Giocatori', choices: { 3: 'Tre giocatori', 4: 'Quattro giocatori' } },
    scenario: {
      name: 'Durata',
      about: 'Quante carte si distribuiscono a ogni turno',
      choices: { standard: 'Partita normale', short: 'Partita breve' },
    },
    first: {
      name: 'Chi comincia',
      choices: {
        random: 'Comincia chi esce a sorte',
        galba: 'Comincia Galba',
        otho: 'Comincia Otone',
        vitellius: 'Comincia Vitellio',
        vespasian: 'Comincia Vespasiano',
      },
    },
    asking: {
      name: 'Risposte a ciò che fanno gli altri',
      choices: { orders: 'Si può passare in anticipo', always: 'Si chiede ogni volta a tutti' },
    },
  },
  prompts,
  happenings,
  refusals,
  actions,
  orders,
  shortWays,
  tally: ({ turn, seats: at, points }) =>
    `turno ${turn} di ${TURNS} · ${at.map((seat, i) => `${seats[seat]} ${points[i]}`).join(', ')}`,
  ways,
}
