import type { OneOrMore } from '../common.ts'
import type { Sentences } from '../sentences.ts'
import {
  Army,
  amount,
  army,
  fleetSp,
  fleetsOf,
  gold,
  group,
  inPlace,
  inSea,
  magister,
  ofArmy,
  ofGroup,
  one,
  power,
  province,
  provinceIn,
  sp,
  spOf,
  station,
  toArmy,
  withArmy,
} from './phrases.ts'

const name = (id: OneOrMore): string => one(id, army)
const there = (id: OneOrMore): string => one(id, inPlace)

/** What can be done, as on a button. */
export const actions: Sentences['actions'] = {
  post: ({ army: id, at }) => `${one(id, Army)} in ${provinceIn(at)}`,
  strength: ({ army: id, sp: n }) => `${one(id, Army)}: ${spOf(n)}`,
  station: ({ at, sp: n }) => `${spOf(n)} in ${provinceIn(at)}`,
  moor: ({ at, sp: n }) => `${amount(n, fleetSp)} in ${provinceIn(at)}`,
  lead: ({ leader, at }) => `${one(leader, Army)} in ${provinceIn(at)}`,
  pay: ({ group: id }) => `Paga per ${one(id, group)}`,
  reinforce: ({ army: id, sp: n }) => `${spOf(n)} ${one(id, toArmy)}`,
  raise: ({ army: id, at }) => `Crea ${name(id)} in ${provinceIn(at)}`,
  appoint: ({ army: id }) => `Pesca un Magister per ${name(id)}`,
  replace: ({ magister: id }) => `Sostituisci ${one(id, magister)}`,
  done: () => 'Prosegui',
  choose: ({ power: id }) => `Scegli ${one(id, power)}`,
  random: () => 'Usa un segnalino Casuale',
  joint: ({ leader, minor }) =>
    `Operazione Combinata ${one(leader, ofArmy)} ${typeof minor === 'string' ? withArmy(minor) : 'con una potenza minore'}`,
  recruit: () => 'Recluta',
  bribe: ({ gold: n }) => `Paga ${amount(n, gold)}`,
  join: ({ army: id }) => `Unisciti ${one(id, toArmy)}`,
  march: ({ army: id }) => `Marcia ${one(id, withArmy)}`,
  alone: ({ army: id }) => `Marcia solo ${one(id, withArmy)}`,
  sail: ({ from, sp: n }) => `Naviga con ${fleetsOf(n)} ${one(from, station)}`,
  embark: ({ army: id, sp: n }) => `Imbarca ${name(id)} su ${fleetsOf(n)}`,
  travel: ({ magister: id, to }) => `Manda ${one(id, magister)} in ${provinceIn(to)}`,
  takeOver: ({ army: id }) => `Prendi il comando ${one(id, ofArmy)}`,
  levy: () => 'Recluta truppe',
  fortify: ({ at }) => `Costruisci un forte in ${provinceIn(at)}`,
  double: () => 'Fai due attivazioni di seguito',
  summon: ({ army: id }) => `Porta ${name(id)} in Europa`,
  idle: () => 'Non fare nulla',
  meet: ({ at }) => `Aspetta in ${provinceIn(at)} di essere raggiunto`,
  go: ({ to }) => `Va’ ${there(to)}`,
  attack: ({ army: id }) => `Attacca ${name(id)}`,
  attackAll: () => 'Attacca tutti, qui',
  combine: ({ with: other }) => `Unisci ${name(other)}`,
  redistribute: () => 'Ridistribuisci gli SP tra le armate presenti',
  shift: ({ from, to, sp: n }) => `${spOf(n)} ${one(from, ofArmy)} ${one(to, toArmy)}`,
  drop: ({ sp: n }) => `Lascia ${spOf(n)} alla frontiera`,
  detach: ({ sp: n }) => `Distacca ${spOf(n)}`,
  pickUp: ({ sp: n }) => `Raccogli ${spOf(n)}`,
  transfer: ({ to, sp: n }) => `Cedi ${spOf(n)} ${one(to, toArmy)}`,
  placeControl: () => 'Metti un segnalino di controllo',
  clear: () => 'Togli il segnalino',
  rally: () => 'Togli la disorganizzazione',
  steady: () => 'Da Sconfitta a Disorganizzata',
  recover: () => 'Togli la sconfitta',
  disband: () => 'Sciogli l’armata',
  takeTreasure: () => 'Prendi il tesoro',
  leaveTreasure: () => 'Posa il tesoro',
  halt: () => 'Fermati qui',
  intercept: () => 'Intercetta',
  letPass: () => 'Lascia passare',
  stand: () => 'Resta e combatti',
  withdraw: ({ to }) => `Ritirati prima del combattimento ${there(to)}`,
  withdrawWithout: ({ to }) => `Ritirati prima del combattimento ${there(to)} senza il tesoro`,
  command: ({ army: id }) => `Comanda ${name(id)}`,
  lose: ({ from, sp: n }) => `${spOf(n)} ${one(from, ofGroup)}`,
  retreat: ({ to }) => `Ritirati ${there(to)}`,
  retreatWithout: ({ to }) => `Ritirati ${there(to)} senza il tesoro`,
  flee: ({ sp: n }) => `Parti per mare con ${fleetsOf(n)}`,
  tenDice: () => 'Dieci dadi sommati',
  oneDie: () => 'Un dado per dieci',
  send: ({ from, sp: n }) => `${spOf(n)} ${one(from, ofGroup)}`,
  bring: ({ from, sp: n }) => `Porta ${amount(n, fleetSp)} ora ${one(from, station)}`,
  enterSea: ({ to }) => `Entra ${one(to, inSea)}`,
  port: ({ at }) => `Va’ In Porto in ${provinceIn(at)}`,
  patrol: () => 'Resta In Pattuglia',
  evade: () => 'Torna indietro',
  fight: () => 'Combatti',
}

const FLEETS = ['moor', 'sail', 'embark', 'flee', 'bring']
const LABELS: Readonly<Record<string, string>> = {
  sp: 'SP',
  gold: 'Oro',
  at: 'Provincia',
  to: 'Provincia',
  minor: 'Potenza minore',
}

/** What a listed action leaves open, and what may be put there. */
export const open: Sentences['open'] = {
  label: (action, field) => (field === 'sp' && FLEETS.includes(action.do) ? 'SP flotta' : (LABELS[field] ?? field)),
  value: (action, field, value) => {
    if (typeof value === 'number')
      return field === 'gold' ? gold(value) : FLEETS.includes(action.do) ? fleetSp(value) : sp(value)
    return field === 'minor' ? power(value) : province(value)
  },
}
