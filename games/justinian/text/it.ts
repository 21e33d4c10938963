import { happenings } from './it/happenings.ts'
import { refusals } from './it/refusals.ts'
import { openingItalian } from './opening.it.ts'
import type { Sentences } from './sentences.ts'

const won = { byzantine: 'Il Bizantino ha riconquistato l’impero.', barbarian: 'Il Barbaro gliel’ha impedito.' }

export const it: Sentences = {
  ...openingItalian,
  happenings,
  refusals,
  ways: {
    reconquest: ({ turn }) =>
      `Alla fine del turno ${turn} tutte e cinque le prefetture sono bizantine. ${won.byzantine}`,
    plague: ({ turn, winner }) =>
      `La seconda Pestilenza chiude la partita nel turno ${turn}. ${winner === 'byzantine' ? won.byzantine : 'Vince il Barbaro: le prefetture non sono tutte bizantine.'}`,
    'last-turn': ({ winner }) =>
      `Il decimo turno è finito. ${winner === 'byzantine' ? won.byzantine : 'Vince il Barbaro: le prefetture non sono tutte bizantine.'}`,
  },
  toCome: undefined,
}
