import type { Refused } from '@iacta/testing'
import type { SeatId } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import type { Reason } from '../rules/reasons.ts'
import { act, active, Bench } from './bench.ts'

/** For every reason something that is refused for it. */

type Attempt = readonly [bench: () => Bench, seat: SeatId, words: string, clause: string]

const FAR = { 'goth-09': '4010 east', 'byz-09': '4006 west' }
/** A Byzantine ship in 2010 that is active, with whatever is said of it and of others. */
const own = (words: string, others: object = {}, more: object = {}): Bench =>
  active('byz-01', { 'byz-01': `2010 east ${words}`, ...FAR, ...others }, { ...more })
const under = (speed: string, words = '', others: object = {}, ...steps: string[]): Bench =>
  own(words, others).byz(`speed ${speed}`, ...steps)
const setUp = (): Bench => new Bench({ freeSetUp: true, stack: [{ step: 'game', at: 0 }] }).advance()
const allPlaced = (): Bench => {
  const b = setUp()
  while (b.prompt('goth').key === 'set-up-ship')
    b.do('goth', b.actions('goth').find(({ do: verb }) => verb === 'place') ?? act('usual'))
  return b
}
const LED = { 'byz-01': '2010 east', 'byz-02': '2110 east', 'byz-03': '2510 east', 'goth-01': '4010 east' }
const squadron = (ships: object = {}, more: object = {}): Bench =>
  new Bench({ ships: { ...LED, ...ships }, leaders: { john: 'byz-01' }, now: 'squadron of john', ...more })
const command = (): Bench =>
  new Bench({
    ships: { ...LED, 'byz-04': '2310 east', 'goth-02': '2013 east taken prize' },
    leaders: { john: 'byz-01', valerian: 'byz-03' },
    now: 'turn begins',
  })
    .advance(0, 9)
    .byz('first byzantine')
const linked = (words = '', target = '', more: object = {}): Bench =>
  own(words, { 'goth-01': `2009 west ${target}` }, { links: ['byz-01 goth-01'], ...more })
const squadrons = (): Bench =>
  new Bench({
    ships: { ...LED, 'byz-03': '3510 east', 'byz-04': '4206 east' },
    leaders: { john: 'byz-01', valerian: 'byz-03', martin: 'byz-04' },
    now: 'squadrons of byzantine',
  })
const detached = (ships: object = {}): Bench =>
  new Bench({
    ships: { ...LED, 'byz-05': '4206 east', ...ships },
    leaders: { john: 'byz-01' },
    now: 'detached of byzantine',
  })
const abeam = (target = '2107 west', own2 = '2009 east', others: object = {}, steps = ['ahead', 'ahead']): Bench =>
  active('byz-01', { 'byz-01': own2, 'goth-01': target, ...FAR, ...others }).byz('speed cruise', ...steps)
const inLine = (target: string, speed = 'maximum', others: object = {}, steps = ['ahead']): Bench =>
  active('byz-01', { 'byz-01': '2011 east', 'goth-01': target, ...FAR, ...others }).byz(`speed ${speed}`, ...steps)
const loud = (others: object): Bench => own('', others, { standing: [[], []] }).byz('speed cruise', 'ahead')
/** The frame of the active ship, altered: for what no points would reach. */
function altered(b: Bench, changes: object): Bench {
  const frame = b.state.stack.at(-1)
  if (frame?.step === 'ship') b.state.stack[b.state.stack.length - 1] = { ...frame, ...changes }
  return b
}

const ATTEMPTS: Readonly<Record<Reason, Attempt>> = {
  'line-abreast-only': [() => setUp().goth('place 2515 0'), 'goth', 'place 2715 0', 'SG-15.1a'],
  'heading-east-only': [setUp, 'goth', 'place 2515 1', 'SG-15.1a'],
  'stern-too-far-from-land': [setUp, 'goth', 'place 2510 0', 'SG-15.1a'],
  'too-far-from-east-edge': [() => setUp().goth('usual'), 'byzantine', 'place 2006 3', 'SG-15.2a'],
  'berth-on-land': [setUp, 'goth', 'place 2520 0', 'SG-2.4b'],
  'berth-off-the-map': [() => setUp().goth('usual'), 'byzantine', 'place 2001 3', 'SG-2.2a'],
  'berth-taken': [() => setUp().goth('place 2515 0'), 'goth', 'place 2515 0', 'SG-2.4a'],
  'ships-first': [setUp, 'goth', 'appoint baderic goth-01', 'SG-15.3a'],
  'all-ships-placed': [allPlaced, 'goth', 'place 2515 0', 'SG-1.4a'],
  'not-your-leader': [allPlaced, 'goth', 'appoint john goth-01', 'SG-6.1a'],
  'leader-placed': [() => allPlaced().goth('appoint baderic goth-01'), 'goth', 'appoint baderic goth-02', 'SG-15.3a'],
  'has-a-leader': [() => allPlaced().goth('appoint baderic goth-01'), 'goth', 'appoint sigiric goth-01', 'SG-15.3a'],
  'not-in-command': [command, 'byzantine', 'assign byz-01 martin', 'SG-6.2a'],
  'in-that-squadron': [command, 'byzantine', 'assign byz-01 john', 'SG-6.3a'],
  'chosen-already': [() => command().byz('assign byz-02 valerian'), 'byzantine', 'assign byz-02 john', 'SG-6.3a'],
  'prize-in-no-squadron': [command, 'byzantine', 'assign goth-02 john', 'SG-11.6a'],
  'squadron-was-active': [
    () => squadrons().byz('squadron john', 'activate byz-01', 'finish', 'done'),
    'byzantine',
    'squadron john',
    'SG-6.4a',
  ],
  'empty-squadron': [
    () =>
      new Bench({
        ships: LED,
        leaders: { john: 'byz-01', valerian: 'byz-03', martin: 'lost' },
        now: 'squadrons of byzantine',
      }),
    'byzantine',
    'squadron martin',
    'SG-6.4a',
  ],
  'not-of-this-squadron': [() => squadron({ 'byz-04': '3510 east' }), 'byzantine', 'activate byz-04', 'SG-6.4b'],
  'was-active': [() => squadron().byz('activate byz-01', 'finish'), 'byzantine', 'activate byz-01', 'SG-6.4b'],
  'not-the-whole-squadron': [squadron, 'byzantine', 'done', 'SG-6.4b'],
  'not-detached': [detached, 'byzantine', 'activate byz-01', 'SG-6.5a'],
  'leader-moves-first': [
    () => squadron().byz('activate byz-03', 'finish'),
    'byzantine',
    'shift john byz-02',
    'SG-6.6a',
  ],
  'leader-has-moved': [() => squadron().byz('shift john byz-02'), 'byzantine', 'shift john byz-01', 'SG-6.6a'],
  'leader-not-of-this-squadron': [squadron, 'byzantine', 'shift martin byz-02', 'SG-6.6a'],
  'leader-needs-contact': [squadron, 'byzantine', 'shift john byz-03', 'SG-6.6a'],
  'leader-held-by-grapples': [
    () => squadron({ 'goth-01': '2009 west' }, { links: ['goth-01 byz-01'] }),
    'byzantine',
    'shift john byz-02',
    'SG-6.6a',
  ],
  'leader-held-by-fire': [
    () => squadron({ 'byz-02': '2110 east fire 1' }),
    'byzantine',
    'shift john byz-02',
    'SG-6.6a',
  ],
  'not-your-ship': [squadron, 'byzantine', 'activate goth-01', 'SG-1.4a'],
  'not-on-the-map': [squadron, 'byzantine', 'activate byz-11', 'SG-2.6a'],
  'own-ship': [() => own('', { 'byz-02': '2009 west' }), 'byzantine', 'grapple byz-02', 'SG-2.5a'],
  'out-of-order': [() => under('cruise'), 'byzantine', 'speed rest', 'SG-7.1a'],
  'failed-to-obey': [() => detached().byz('activate byz-05 | 9'), 'byzantine', 'speed rest', 'SG-6.5b'],
  crippled: [() => own('crippled'), 'byzantine', 'speed rest', 'SG-3.2c'],
  rammed: [() => own('rammed 1'), 'byzantine', 'speed rest', 'SG-3.2d'],
  grappled: [linked, 'byzantine', 'speed rest', 'SG-3.2e'],
  'rest-only': [() => linked().byz('cut goth-01 | 9'), 'byzantine', 'speed cruise', 'SG-7.2b'],
  'no-maximum-slow': [() => own('half-speed'), 'byzantine', 'speed maximum', 'SG-3.2b'],
  'no-maximum-raked': [() => own('raked-port'), 'byzantine', 'speed maximum', 'SG-3.2a'],
  'no-maximum-tired': [() => own('fatigue 3'), 'byzantine', 'speed maximum', 'SG-7.3d'],
  'no-maximum-on-fire': [() => own('fire 1'), 'byzantine', 'speed maximum', 'SG-3.2f'],
  'no-speed-named': [() => own(''), 'byzantine', 'ahead', 'SG-7.2a'],
  'no-points-left': [() => under('rest', '', {}, 'ahead', 'ahead'), 'byzantine', 'ahead', 'SG-7.2a'],
  'move-is-over': [() => under('maximum', '', {}, 'ahead', 'ahead', 'reverse | 9'), 'byzantine', 'ahead', 'SG-9.1b'],
  'hex-is-taken': [() => under('cruise', '', { 'byz-02': '2008 east' }), 'byzantine', 'ahead', 'SG-2.4a'],
  'land-ahead': [
    () => active('goth-01', { 'goth-01': '2116 east', ...FAR }).goth('speed cruise'),
    'goth',
    'back',
    'SG-2.4b',
  ],
  'off-the-map': [
    () => active('byz-01', { 'byz-01': '2002 west', ...FAR }).byz('speed cruise'),
    'byzantine',
    'back',
    'SG-2.1a',
  ],
  'ahead-between-turns': [() => under('cruise', '', {}, 'turn port'), 'byzantine', 'turn port', 'SG-8.2a'],
  'turns-one-way': [() => under('cruise', 'raked-port'), 'byzantine', 'turn starboard', 'SG-3.2a'],
  'no-pivot-under-way': [() => under('cruise', '', {}, 'ahead'), 'byzantine', 'pivot port', 'SG-8.2b'],
  'two-pivots': [
    () => altered(under('cruise', '', {}, 'pivot port', 'pivot port'), { spent: 0 }),
    'byzantine',
    'pivot port',
    'SG-8.2b',
  ],
  'two-backs': [() => under('cruise', '', {}, 'back', 'back'), 'byzantine', 'back', 'SG-8.2c'],
  'backs-with-pivots-only': [() => under('cruise', '', {}, 'back'), 'byzantine', 'ahead', 'SG-8.2c'],
  'pivot-needs-cruise': [() => under('maximum'), 'byzantine', 'pivot port', 'SG-8.2c'],
  'crew-too-poor': [
    () => active('goth-01', { 'goth-01': '2010 east', ...FAR }).goth('speed maximum', 'ahead', 'ahead'),
    'goth',
    'reverse',
    'SG-8.4a',
  ],
  'too-tired-to-reverse': [
    () => under('maximum', 'fatigue 2', {}, 'ahead', 'ahead'),
    'byzantine',
    'reverse',
    'SG-8.4a',
  ],
  'reverse-needs-maximum': [() => under('cruise', '', {}, 'ahead', 'ahead'), 'byzantine', 'reverse', 'SG-8.4a'],
  'reverse-needs-way': [() => under('maximum', '', {}, 'ahead'), 'byzantine', 'reverse', 'SG-8.4a'],
  'reversed-already': [
    () => altered(under('maximum', '', {}, 'ahead', 'ahead', 'reverse | 0'), { spent: 0 }),
    'byzantine',
    'reverse',
    'SG-8.4a',
  ],
  'nobody-to-ram': [() => under('cruise', '', {}, 'ahead'), 'byzantine', 'ram', 'SG-9.1a'],
  'ram-needs-speed': [() => under('rest', '', { 'goth-01': '2008 west' }, 'ahead'), 'byzantine', 'ram', 'SG-9.1a'],
  'ram-needs-way': [() => under('cruise', '', { 'goth-01': '2009 west' }), 'byzantine', 'ram', 'SG-9.1a'],
  'raked-cannot-ram': [
    () => under('cruise', 'raked-port', { 'goth-01': '2008 west' }, 'ahead'),
    'byzantine',
    'ram',
    'SG-3.2a',
  ],
  'rake-needs-speed': [
    () => altered(under('rest', '', { 'goth-01': '2107 west' }, 'ahead'), {}),
    'byzantine',
    'rake goth-01',
    'SG-9.6a',
  ],
  'rake-needs-way': [() => abeam('2107 west', '2008 east', {}, ['ahead']), 'byzantine', 'rake goth-01', 'SG-9.6a'],
  'not-abeam': [() => abeam('2105 west'), 'byzantine', 'rake goth-01', 'SG-9.6a'],
  'not-parallel': [() => abeam('2106 south-west'), 'byzantine', 'rake goth-01', 'SG-9.6a'],
  'no-way-on': [
    () => abeam('2107 west', '2009 east', { 'goth-02': '2005 east' }),
    'byzantine',
    'rake goth-01',
    'SG-9.6a',
  ],
  'cannot-be-raked': [
    () =>
      active(
        'byz-01',
        { 'byz-01': '2009 east', 'goth-01': '2107 west', 'byz-02': '2206 west', ...FAR },
        { links: ['goth-01 byz-02'] },
      ).byz('speed cruise', 'ahead', 'ahead'),
    'byzantine',
    'rake goth-01',
    'SG-9.6e',
  ],
  'raked-already': [() => abeam().byz('rake goth-01 | 3'), 'byzantine', 'rake goth-01', 'SG-9.6e'],
  'through-needs-maximum': [() => inLine('2009 west', 'cruise'), 'byzantine', 'through', 'SG-9.5a'],
  'through-needs-way': [() => inLine('2010 west', 'maximum', {}, []), 'byzantine', 'through', 'SG-9.5a'],
  'nobody-to-pass': [() => inLine('2006 west'), 'byzantine', 'through', 'SG-9.5a'],
  'not-in-line': [() => inLine('2109 south-west'), 'byzantine', 'through', 'SG-9.5a'],
  'no-room-beyond': [
    () => inLine('2009 west', 'maximum', { 'goth-02': '2006 east' }),
    'byzantine',
    'through',
    'SG-9.5a',
  ],
  'no-marines': [() => own('marines 0', { 'goth-01': '2009 west' }), 'byzantine', 'fire goth-01', 'SG-3.2g'],
  'on-fire': [() => own('fire 1', { 'goth-01': '2009 west' }), 'byzantine', 'fire goth-01', 'SG-3.2f'],
  'a-prize': [() => squadron({ 'goth-02': '2013 east taken prize' }), 'byzantine', 'activate goth-02', 'SG-11.6a'],
  'fired-already': [
    () => own('', { 'goth-01': '2009 west' }).byz('fire goth-01 | 0'),
    'byzantine',
    'fire goth-01',
    'SG-10.1a',
  ],
  'out-of-range': [() => own(''), 'byzantine', 'fire goth-09', 'SG-10.1a'],
  'grappled-to-it': [linked, 'byzantine', 'fire goth-01', 'SG-10.1a'],
  screened: [
    () => own('', { 'goth-01': '2008 west', 'byz-02': '2009 south-east' }),
    'byzantine',
    'fire goth-01',
    'SG-10.1b',
  ],
  'answered-already': [
    () => loud({ 'goth-01': '2007 west', 'goth-02': '2107 west answered' }),
    'goth',
    'shoot goth-02',
    'SG-10.2a',
  ],
  'not-against-it': [
    () => loud({ 'goth-01': '2008 west', 'goth-02': '2107 west' }).goth('hold').byz('ram'),
    'goth',
    'shoot goth-02',
    'SG-10.2a',
  ],
  'not-in-contact': [() => own(''), 'byzantine', 'grapple goth-09', 'SG-11.1a'],
  'linked-already': [linked, 'byzantine', 'grapple goth-01', 'SG-11.2a'],
  'not-linked': [linked, 'byzantine', 'cut goth-09', 'SG-11.3a'],
  'tried-to-cut': [() => linked().byz('cut goth-01 | 0'), 'byzantine', 'cut goth-01', 'SG-11.3a'],
  'not-grappled-to-it': [() => own('', { 'goth-01': '2009 west' }), 'byzantine', 'board goth-01', 'SG-11.4a'],
  'boarded-already': [() => linked('boarded'), 'byzantine', 'board goth-01', 'SG-11.4a'],
  'not-a-boarder': [() => linked('', 'marines 0').byz('board goth-01'), 'byzantine', 'man byz-09', 'SG-11.4c'],
  'crew-for-the-prize': [() => linked('', 'marines 0').byz('board goth-01'), 'byzantine', 'done', 'SG-11.5a'],
  'only-from-a-rammed-ship': [
    () => linked('', 'marines 0').byz('board goth-01'),
    'byzantine',
    'change byz-01',
    'SG-11.7a',
  ],
  'no-refuge': [
    () =>
      own(
        '',
        { 'goth-01': '2009 west marines 0', 'goth-02': '2208 east', 'goth-03': '1908 east' },
        { links: ['byz-01 goth-01'], leaders: { sigiric: 'goth-01' } },
      ).byz('board goth-01 | 3'),
    'goth',
    'escape goth-09',
    'SG-12.1a',
  ],
}

export const REFUSED = Object.fromEntries(
  Object.entries(ATTEMPTS).map(([reason, [bench, seat, words, clause]]) => [
    reason,
    { clause, attempt: () => [bench(), seat, act(words)] as const },
  ]),
) as Record<Reason, Refused<Bench, SeatId, Action>>
