import type { Action, ActionOf } from '../rules/action.ts'
import type { Happenings, Prompts } from '../rules/happenings.ts'
import type { RefusalParams } from '../text/sentences.ts'

/** Something of everything that can be said, so that all of it is said at least once. */
type Samples<All> = { readonly [K in keyof All]: readonly All[K][] }

const CAT = 'byz-thracian-cat-5'
const LC = 'van-vandal-lc-3'
const LN = 'van-vandal-ln-9'

export const prompts: Samples<Prompts> = {
  bid: [{}],
  'choose-side': [{ bid: 4 }],
  'set-up': [{ unit: CAT }],
  'set-up-leader': [{ leader: 'belisarius' }],
  defiance: [{}],
  bonus: [{}],
  elite: [{}],
  activate: [{ initiative: 3 }],
  counter: [
    { leader: 'gelimer', momentum: true },
    { leader: 'gelimer', momentum: false },
  ],
  orders: [
    { leader: 'belisarius', left: 1 },
    { leader: 'belisarius', left: 6 },
  ],
  'orders-lines': [
    { leader: 'belisarius', left: 1 },
    { leader: 'belisarius', left: 2 },
  ],
  'orders-held': [{ leader: 'martinus' }],
  line: [{ left: 1 }, { left: 7 }],
  march: [
    { unit: CAT, points: 1 },
    { unit: CAT, points: 8 },
  ],
  ride: [{ leader: 'gara', points: 9 }],
  'reaction-withdraw': [{ unit: LC, mover: CAT }],
  'reaction-turn': [{ unit: LN, mover: CAT }],
  'reaction-fire': [{ unit: CAT, mover: LN }],
  withdrawal: [{ unit: LC, points: 1 }],
  escape: [
    { leader: 'gara', left: 3 },
    { leader: 'gara', left: 1 },
  ],
  'return-fire': [{ unit: CAT, at: LC }],
  designation: [{}],
  count: [{ what: 'attacker' }, { what: 'defender' }],
  advance: [{ unit: CAT }],
  'advance-turn': [{ unit: CAT }],
  facing: [{ unit: CAT }],
  momentum: [{ leader: 'tzazon' }],
  unruly: [{}],
  rushing: [{ left: 1 }, { left: 4 }],
  reform: [{ unit: 'byz-numeri-mi-3' }],
  'rout-phase': [{}],
  flee: [{ unit: LN }],
  wait: [{ seat: 'first' }, { seat: 'second' }],
}

const roll = { roll: 4, needs: 5 } as const
const fought = {
  attackers: [CAT, 'byz-thracian-cat-4'],
  defenders: [LN],
  column: 10,
  base: 9,
  sizeShift: 0,
  groundShift: 1,
  superior: 'AS',
  roll: 7,
  modified: 9,
  attackerHits: 1,
  defenderHits: 6,
} as const

export const happenings: Samples<Happenings> = {
  bids: [
    { first: 3, second: 5 },
    { first: 3, second: 3 },
  ],
  'side-chosen': [
    { seat: 'second', side: 0, bid: 5 },
    { seat: 'first', side: 1, bid: 5 },
  ],
  placed: [{ unit: 'hun-hun-lc-12', at: '3214', facing: 3 }],
  'leader-placed': [{ leader: 'attila', at: '3221' }],
  'set-up-done': [{ side: 0 }, { side: 1 }],
  round: [{ first: 9, second: 12, hits: [1, 0] }],
  champion: [{ champion: 'andreas' }, { champion: 'persian-pair' }],
  defied: [
    { ...roll, succeeds: true },
    { ...roll, succeeds: false },
  ],
  'turn-begins': [{ turn: 1 }],
  'rolled-for-first': [
    { side: 0, dice: [7, 2], initiative: 5 },
    { side: 1, dice: [7, 8], initiative: 0 },
  ],
  activated: ['ordinary', 'momentum', 'elite', 'champion'].map((kind) => ({ leader: 'belisarius', kind })),
  passed: [{ leader: 'gara' }],
  waits: [{ leader: 'martinus' }],
  trump: [true, false].map((succeeds) => ({ leader: 'belisarius', ...roll, succeeds })),
  momentum: [true, false].map((succeeds) => ({ leader: 'gelimer', ...roll, succeeds })),
  doom: [0, 1, 2, 8, 9].map((die) => ({ leader: 'gelimer', roll: die })),
  'line-roll': [true, false].map((succeeds) => ({ leader: 'a-john', ...roll, succeeds })),
  'line-commanded': [
    { leader: 'belisarius', line: 1, units: [CAT, 'byz-thracian-cat-4', 'byz-armenian-cat-1'] },
    { leader: 'gelimer', line: 1, units: [LN, LC] },
  ],
  uncontrolled: [
    { units: [LN], roll: null },
    { units: [LN, LC], roll: 8 },
  ],
  rush: [{ units: [LN] }, { units: [LN, LC] }],
  formed: [
    { unit: 'byz-numeri-mi-3', column: true, facing: 5 },
    { unit: 'byz-numeri-mi-3', column: false, facing: 4 },
  ],
  mounted: [
    { unit: CAT, dismounts: true, facing: 0 },
    { unit: CAT, dismounts: false, facing: 0 },
  ],
  ordered: [{ unit: CAT, leader: 'a-john' }],
  stepped: [
    { unit: CAT, from: '5112', to: '5012', hits: 0 },
    { unit: CAT, from: '5112', to: '5012', hits: 2 },
  ],
  turned: [
    { unit: CAT, facing: 2, hits: 0 },
    { unit: CAT, facing: 2, hits: 1 },
  ],
  rode: [{ leader: 'gara', from: '4505', to: '4605' }],
  'passed-through': [
    { unit: LN, roll: null, hits: 1 },
    { unit: LN, roll: 2, hits: 0 },
    { unit: LN, roll: 9, hits: 3 },
  ],
  recovered: [
    { unit: CAT, hits: 1 },
    { unit: CAT, hits: 2 },
  ],
  rally: [true, false].map((succeeds) => ({ unit: CAT, leader: 'belisarius', roll: 3, succeeds })),
  faced: [{ unit: CAT, facing: 1 }],
  replaced: [
    { leader: 'martinus', by: 'replacement-byzantine-1', at: '5120' },
    { leader: 'sunicas', by: 'sunicas', at: '5515' },
  ],
  fired: [
    { unit: CAT, at: LN, roll: 3, modified: 3, needs: 6, hits: 1, supply: 0 },
    { unit: CAT, at: LN, roll: 9, modified: 10, needs: 6, hits: 0, supply: 1 },
    { unit: LC, at: CAT, roll: 0, modified: 1, needs: 4, hits: 2, supply: 2 },
  ],
  reacted: [
    { unit: LN, facing: 1, roll: null, hits: 0 },
    { unit: 'byz-numeri-mi-3', facing: 1, roll: 7, hits: 2 },
  ],
  withdrew: [{ unit: LC, from: '4503', to: '4403' }],
  escaped: [{ leader: 'gara', to: '4405' }],
  'leader-lost': [{ leader: 'tzazon' }],
  'leader-wounded': [{ leader: 'tzazon', roll: 2 }],
  routed: [{ unit: LN }],
  fled: [{ unit: LN, to: '4309' }],
  eliminated: [{ unit: LN }],
  'army-check': [true, false].map((lost) => ({ side: 1, ...roll, lost })),
  designated: [
    { unit: CAT, check: false },
    { unit: CAT, check: true },
  ],
  combat: [
    { attackers: [CAT], defenders: [LN, LC] },
    { attackers: [CAT, 'byz-thracian-cat-4'], defenders: [LN] },
  ],
  check: [
    { unit: CAT, roll: 8, tq: 7, hits: 1 },
    { unit: CAT, roll: 3, tq: 7, hits: 0 },
  ],
  result: [
    fought,
    { ...fought, column: 9, groundShift: 0, superior: 'DS', modified: 7 },
    { ...fought, column: 8, sizeShift: -2, superior: null },
  ],
  'both-rout': [{ spared: 0 }, { spared: 1 }],
  waver: [true, false].map((routs) => ({ unit: LN, roll: 6, tq: 5, routs })),
  advanced: [
    { unit: CAT, to: '4612', hits: 0 },
    { unit: CAT, to: '4612', hits: 1 },
  ],
  reloaded: [{ units: [CAT] }, { units: [CAT, LC] }],
  lent: [
    { roll: 1, begins: true },
    { roll: 6, begins: false },
  ],
  'rout-points': [{ first: 12, second: 25 }],
  withdraws: [{ side: 1, points: 31, level: 30 }],
}

export const actions: { readonly [Do in Action['do']]: readonly ActionOf<Do>[] } = {
  bid: [{ do: 'bid', points: 3 }],
  side: [{ do: 'side', named: 'second' }],
  place: [{ do: 'place', at: '3214', facing: 3 }],
  usual: [{ do: 'usual' }],
  activate: [{ do: 'activate', leader: 'gara' }],
  pass: [{ do: 'pass', leader: 'gara' }],
  wait: [{ do: 'wait', leader: 'gara' }],
  trump: [{ do: 'trump', leader: 'belisarius' }],
  decline: [{ do: 'decline' }],
  roll: [{ do: 'roll' }],
  momentum: [{ do: 'momentum' }],
  order: [{ do: 'order', unit: CAT }],
  line: [
    { do: 'line', line: 1, unit: CAT, as: 'rank' },
    { do: 'line', line: 2, unit: CAT, as: 'file' },
  ],
  recover: [{ do: 'recover', unit: CAT }],
  rally: [{ do: 'rally', unit: CAT }],
  lead: [{ do: 'lead', leader: 'martinus' }],
  replace: [{ do: 'replace', leader: 'martinus', at: '5120' }],
  face: [{ do: 'face', facing: 2 }],
  done: [{ do: 'done' }],
  form: [{ do: 'form', facing: 4 }],
  mount: [{ do: 'mount', facing: 4 }],
  step: [{ do: 'step', to: '5012' }],
  turn: [
    { do: 'turn', by: 'left' },
    { do: 'turn', by: 'right' },
  ],
  fire: [
    { do: 'fire', at: LN, after: 'stay' },
    { do: 'fire', at: LN, after: 'move' },
  ],
  halt: [{ do: 'halt' }],
  charge: [{ do: 'charge' }],
  hold: [{ do: 'hold' }],
  withdraw: [{ do: 'withdraw' }],
  shock: [{ do: 'shock', unit: CAT }],
  assault: [{ do: 'assault', unit: CAT, on: LN }],
  join: [{ do: 'join', unit: CAT }],
  count: [{ do: 'count', unit: CAT }],
  advance: [{ do: 'advance', to: '4612' }],
  rout: [{ do: 'rout', unit: LN }],
  flee: [{ do: 'flee', to: '4309' }],
}

/** Rules say of a refusal what they know: all, or next to nothing. */
export const refusals: readonly RefusalParams[] = [
  { unit: CAT, to: '4612', at: LN },
  { leader: 'martinus', to: '4612', at: '4612' },
  {},
]
