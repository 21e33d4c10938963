import { TURNS } from '../data/constants.ts'
import { about } from './about.ts'
import { actions } from './en/actions.ts'
import { happenings, shortWays, ways } from './en/happenings.ts'
import { events, places, seats, zones } from './en/names.ts'
import { orders } from './en/orders.ts'
import { prompts } from './en/prompts.ts'
import { refusals } from './en/refusals.ts'
import type { Sentences } from './sentences.ts'

export const en: Sentences = {
  title: about.title.en,
  summary: about.summary.en,
  seats,
  places,
  zones,
  events,
  options: {
    players: { name: 'Players', choices: { 3: 'Three players', 4: 'Four players' } },
    scenario: {
      name: 'Length',
      about: 'How many cards are dealt each turn',
      choices: { standard: 'Standard game', short: 'Short game' },
    },
    first: {
      name: 'Who begins',
      choices: {
        random: 'The lot decides who begins',
        galba: 'Galba begins',
        otho: 'Otho begins',
        vitellius: 'Vitellius begins',
        vespasian: 'Vespasian begins',
      },
    },
    asking: {
      name: 'Answers to what others do',
      choices: { orders: 'Players may pass in advance', always: 'Everybody is asked every time' },
    },
  },
  prompts,
  happenings,
  refusals,
  actions,
  orders,
  shortWays,
  tally: ({ turn, seats: at, points }) =>
    `turn ${turn} of ${TURNS} · ${at.map((seat, i) => `${seats[seat]} ${points[i]}`).join(', ')}`,
  ways,
}
