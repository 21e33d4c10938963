import type { OpeningSentences } from '../sentences.ts'
import { Army, magister, ofArmy, Power, province, sp } from './phrases.ts'

/** What happens before the first turn, as the log tells it. */
export const setUp: OpeningSentences['happenings'] = {
  posted: ({ army: id, at }) => `${Army(id)} comincia in ${province(at)}.`,
  strength: ({ army: id, sp: n }) => `${Army(id)} comincia con ${sp(n)}.`,
  stationed: ({ power: of, at, sp: n }) =>
    of === 'byzantine'
      ? `I Bizantini mettono ${n} SP di Frontiera in ${province(at)}.`
      : `${Power(of)} mettono ${sp(n)} in ${province(at)}.`,
  moored: ({ power: of, at, sp: n }) => `${Power(of)} mettono ${n} SP flotta In Porto in ${province(at)}.`,
  led: ({ leader, at }) => `${Army(leader)} si insedia in ${province(at)}.`,
  drawn: ({ army: id, magister: who }) => `${magister(who)} prende il comando ${ofArmy(id)}.`,
}
