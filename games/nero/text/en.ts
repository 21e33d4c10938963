import { actions } from './en/actions.ts'
import { happenings, shortWays, ways } from './en/happenings.ts'
import { prompts } from './en/prompts.ts'
import { refusals } from './en/refusals.ts'
import { events, places, seats, zones } from './en/words.ts'
import type { Texts } from './texts.ts'

export const en: Texts = {
  title: 'Nero',
  summary: 'Four men reach for the throne in AD 69: provinces, intrigue and the crown, for three or four players.',
  seats,
  places,
  zones,
  events,
  options: {
    players: { 3: 'Three players', 4: 'Four players' },
    scenario: { standard: 'Standard game', short: 'Short game' },
    first: {
      random: 'The lot decides who begins',
      galba: 'Galba begins',
      otho: 'Otho begins',
      vitellius: 'Vitellius begins',
      vespasian: 'Vespasian begins',
    },
    asking: { orders: 'Players may pass in advance', always: 'Everybody is asked every time' },
  },
  prompts,
  happenings,
  refusals,
  actions,
  shortWays,
  ways,
}
