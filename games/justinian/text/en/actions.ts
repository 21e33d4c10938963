import type { OneOrMore } from '../common.ts'
import type { Sentences } from '../sentences.ts'
import {
  Army,
  amount,
  army,
  gold,
  group,
  magister,
  one,
  place,
  power,
  province,
  provinceIn,
  sea,
  sp,
  spOf,
  station,
} from './phrases.ts'

const name = (id: OneOrMore): string => one(id, army)
const there = (id: OneOrMore): string => one(id, place)
const stationed = (id: string): string => `now ${station(id)}`
const fleetSp = (n: number): string => `${n} fleet SP`

/** What can be done, as on a button. */
export const actions: Sentences['actions'] = {
  post: ({ army: id, at }) => `${one(id, Army)} in ${provinceIn(at)}`,
  strength: ({ army: id, sp: n }) => `${one(id, Army)}: ${spOf(n)}`,
  station: ({ at, sp: n }) => `${spOf(n)} in ${provinceIn(at)}`,
  moor: ({ at, sp: n }) => `${amount(n, fleetSp)} in ${provinceIn(at)}`,
  lead: ({ leader, at }) => `${one(leader, Army)} in ${provinceIn(at)}`,
  pay: ({ group: id }) => `Pay ${one(id, group)}`,
  reinforce: ({ army: id, sp: n }) => `${spOf(n)} to ${name(id)}`,
  raise: ({ army: id, at }) => `Raise ${name(id)} in ${provinceIn(at)}`,
  appoint: ({ army: id }) => `Draw a Magister for ${name(id)}`,
  replace: ({ magister: id }) => `Replace ${one(id, magister)}`,
  done: () => 'Go on',
  choose: ({ power: id }) => `Choose ${one(id, power)}`,
  random: () => 'Use a Random marker',
  joint: ({ leader, minor }) =>
    `Combined Operation of ${name(leader)} and ${typeof minor === 'string' ? army(minor) : 'a minor power'}`,
  recruit: () => 'Recruit',
  bribe: ({ gold: n }) => `Pay ${amount(n, gold)}`,
  join: ({ army: id }) => `Join ${name(id)}`,
  march: ({ army: id }) => `March with ${name(id)}`,
  alone: ({ army: id }) => `March with ${name(id)} alone`,
  sail: ({ from, sp: n }) => `Sail with ${amount(n, fleetSp)} ${one(from, station)}`,
  embark: ({ army: id, sp: n }) => `Take ${name(id)} aboard ${amount(n, fleetSp)}`,
  travel: ({ magister: id, to }) => `Send ${one(id, magister)} to ${provinceIn(to)}`,
  takeOver: ({ army: id }) => `Take command of ${name(id)}`,
  levy: () => 'Recruit',
  fortify: ({ at }) => `Build a fort in ${provinceIn(at)}`,
  double: () => 'Take two activations in a row',
  summon: ({ army: id }) => `Bring ${name(id)} to Europa`,
  idle: () => 'Do nothing',
  meet: ({ at }) => `Wait in ${provinceIn(at)} to be met`,
  go: ({ to }) => `Go to ${there(to)}`,
  attack: ({ army: id }) => `Attack ${name(id)}`,
  attackAll: () => 'Attack everybody here',
  combine: ({ with: other }) => `Combine with ${name(other)}`,
  redistribute: () => 'Share SP out among the armies here',
  shift: ({ from, to, sp: n }) => `${spOf(n)} of ${name(from)} to ${name(to)}`,
  drop: ({ sp: n }) => `Leave ${spOf(n)} on the frontier`,
  detach: ({ sp: n }) => `Detach ${spOf(n)}`,
  pickUp: ({ sp: n }) => `Pick up ${spOf(n)}`,
  transfer: ({ to, sp: n }) => `Hand ${spOf(n)} over to ${name(to)}`,
  placeControl: () => 'Place a control marker',
  clear: () => 'Take the marker away',
  rally: () => 'Remove Disorganised',
  steady: () => 'From Defeated to Disorganised',
  recover: () => 'Remove Defeated',
  disband: () => 'Disband the army',
  takeTreasure: () => 'Take the treasure',
  leaveTreasure: () => 'Put the treasure down',
  halt: () => 'Halt here',
  intercept: () => 'Intercept',
  letPass: () => 'Let them pass',
  stand: () => 'Stand and fight',
  withdraw: ({ to }) => `Retreat before combat to ${there(to)}`,
  withdrawWithout: ({ to }) => `Retreat before combat to ${there(to)} without the treasure`,
  command: ({ army: id }) => `${one(id, Army)} commands`,
  lose: ({ from, sp: n }) => `${spOf(n)} of ${one(from, group)}`,
  retreat: ({ to }) => `Retreat to ${there(to)}`,
  retreatWithout: ({ to }) => `Retreat to ${there(to)} without the treasure`,
  flee: ({ sp: n }) => `Leave by sea with ${amount(n, fleetSp)}`,
  tenDice: () => 'Ten dice added up',
  oneDie: () => 'One die times ten',
  send: ({ from, sp: n }) => `${spOf(n)} of ${one(from, group)}`,
  bring: ({ from, sp: n }) => `Bring ${amount(n, fleetSp)} ${one(from, stationed)}`,
  enterSea: ({ to }) => `Sail into ${one(to, sea)}`,
  port: ({ at }) => `Put into port in ${provinceIn(at)}`,
  patrol: () => 'Stay on patrol',
  evade: () => 'Turn back',
  fight: () => 'Fight',
}

const FLEETS = ['moor', 'sail', 'embark', 'flee', 'bring']
const LABELS: Readonly<Record<string, string>> = {
  sp: 'SP',
  gold: 'Gold',
  at: 'Province',
  to: 'Province',
  minor: 'Minor power',
}

/** What a listed action leaves open, and what may be put there. */
export const open: Sentences['open'] = {
  label: (action, field) => (field === 'sp' && FLEETS.includes(action.do) ? 'Fleet SP' : (LABELS[field] ?? field)),
  value: (action, field, value) => {
    if (typeof value === 'number')
      return field === 'gold' ? gold(value) : FLEETS.includes(action.do) ? fleetSp(value) : sp(value)
    return field === 'minor' ? power(value) : province(value)
  },
}
