import { about } from './about.ts'
import { actions, open } from './it/actions.ts'
import { happenings } from './it/happenings.ts'
import { seats } from './it/names.ts'
import { prompts } from './it/prompts.ts'
import { refusals } from './it/refusals.ts'
import type { Sentences } from './sentences.ts'

const won = { byzantine: 'Il Bizantino ha riconquistato l’impero.', barbarian: 'Il Barbaro gliel’ha impedito.' }

export const it: Sentences = {
  title: about.title.it,
  summary: about.summary.it,
  seats,
  options: {},
  prompts,
  happenings,
  refusals,
  actions,
  open,
  ways: {
    reconquest: ({ turn }) =>
      `Alla fine del turno ${turn} tutte e cinque le prefetture sono bizantine. ${won.byzantine}`,
    plague: ({ turn, winner }) =>
      `La seconda Pestilenza chiude la partita nel turno ${turn}. ${winner === 'byzantine' ? won.byzantine : 'Vince il Barbaro: le prefetture non sono tutte bizantine.'}`,
    'last-turn': ({ winner }) =>
      `Il decimo turno è finito. ${winner === 'byzantine' ? won.byzantine : 'Vince il Barbaro: le prefetture non sono tutte bizantine.'}`,
  },
  shortWays: { reconquest: 'tutte le prefetture', plague: 'la seconda Pestilenza', 'last-turn': 'il decimo turno' },
  tally: ({ turn, gold }) => (turn === 0 ? 'schieramento' : `turno ${turn} di 10 · Tesoro ${gold} G`),
}
