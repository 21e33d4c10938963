import type { OpeningSentences } from '../sentences.ts'
import { Army, army, magister, Power, province, sp } from './phrases.ts'

/** What happens before the first turn, as the log tells it. */
export const setUp: OpeningSentences['happenings'] = {
  posted: ({ army: id, at }) => `${Army(id)} begins in ${province(at)}.`,
  strength: ({ army: id, sp: n }) => `${Army(id)} begins with ${sp(n)}.`,
  stationed: ({ power: of, at, sp: n }) =>
    of === 'byzantine'
      ? `The Byzantines put ${n} frontier SP in ${province(at)}.`
      : `${Power(of)} put ${sp(n)} in ${province(at)}.`,
  moored: ({ power: of, at, sp: n }) => `${Power(of)} put ${n} fleet SP in port in ${province(at)}.`,
  led: ({ leader, at }) => `${Army(leader)} takes his stand in ${province(at)}.`,
  drawn: ({ army: id, magister: who }) => `${magister(who)} takes command of ${army(id)}.`,
}
