import { quickChance, readOptions, unheard } from '@iacta/kernel'
import { expect, test } from 'vitest'
import { OPTIONS } from '../data/table.ts'
import { superiority } from '../rules/control.ts'
import { nero as game } from '../rules/game.ts'
import { attackCost, enterCost } from '../rules/movement.ts'
import { BY_LAND, BY_SEA_LINK, isCoastal, PLACE_IDS, PROVINCES_OF, place, zone } from '../rules/printed.ts'
import { retreatTargets } from '../rules/retreat.ts'
import type { AttemptFrame, StackFrame } from '../rules/state.ts'
import { isBlocked } from '../rules/throne.ts'
import { awards } from '../rules/victory.ts'
import { Bench, bench } from './bench.ts'

/** The rulebook's worked examples, and short cases drawn from it: Pietro is Galba, Tommaso Otho, Franco Vitellius, Marco Vespasian. */

const names = (places: readonly number[]): string[] => places.map((p) => PLACE_IDS[p])
const sum = (parts: object): number => Object.values(parts).reduce((a: number, b: number) => a + b, 0)

test('EX-2.1: the provinces of Eastern Europe', () => {
  const provinces = PROVINCES_OF[zone('east-europe')]
  expect(names(provinces)).toEqual(['dacia', 'moesia', 'thracia', 'dalmatia', 'achaea'])
  expect(names(provinces.filter((p) => isCoastal[p]))).toEqual(['thracia', 'dalmatia', 'achaea'])
})

test('EX-2.6.3: Western Europe is the home of the player who chose it, and of nobody else', () => {
  const b = new Bench(game.start(readOptions(OPTIONS, {}), unheard(quickChance(1))))
  const [pietro] = b.waiting
  b.doByLot(pietro, { do: 'home', zone: 'west-europe' })
  expect(b.may(b.waiting[0], { do: 'home', zone: 'west-europe' })).toBe(false)
  expect(b.view('spectator').seats[pietro]?.home).toBe('west-europe')
})

test('EX-3.2: with three players the Revolt of the unchosen zone is no event', () => {
  const zones = ['asia-africa', 'west-europe', 'central-europe', 'east-europe'] as const
  const cards = ['revolt-judaea', 'revolt-britannia', 'revolt-germania-superior', 'revolt-achaea'] as const
  for (const [i, card] of cards.entries()) {
    const [galba, otho, vitellius] = zones.filter((_, other) => other !== i)
    const b = bench({ players: 3, homes: { galba, otho, vitellius }, hands: { galba: [card, 'illness-1'] } })
    expect(b.why('galba', { do: 'event', card })).toBe('home-nobody-chose')
    expect([b.may('galba', { do: 'lay', card }), b.may('galba', { do: 'discard', card })]).toEqual([true, true])
  }
})

test('EX-4.3: the last player holds six cards, plays four, and the turn is over', () => {
  const b = bench({
    hands: { galba: ['illness-1', 'illness-2', 'illness-3', 'bribery-1', 'bribery-2', 'bribery-3'] },
    now: 'begin',
  })
  for (const card of ['illness-1', 'illness-2', 'illness-3', 'bribery-1'] as const)
    b.do('galba', { do: 'discard', card })
  expect([b.may('galba', { do: 'discard', card: 'bribery-2' }), b.cards('galba')]).toEqual([false, 2])
  expect(b.doByLot('galba', { do: 'end' }).state.turn).toBe(2)
})

test('EX-5.0a and EX-5.0b: the ways out of Gallia Narbonensis and of Britannia', () => {
  const narbonensis = place('gallia-narbonensis')
  expect(names(BY_LAND[narbonensis]).sort()).toEqual([
    'gallia-lugdunensis',
    'germania-superior',
    'hispania',
    'italia-north',
  ])
  expect(BY_SEA_LINK[narbonensis]).toEqual([])
  expect(BY_LAND[place('britannia')]).toEqual([])
  expect(names(BY_SEA_LINK[place('britannia')])).toEqual(['gallia-lugdunensis', 'germania-superior'])
})

test('EX-5.1a: five points for five legions, together, one by one, or otherwise', () => {
  const start = (): Bench => bench({ legions: { hispania: { galba: 5 } }, pool: { at: 'hispania', points: 5 } })
  const together = start().form(5)
  expect(together.points).toBe(5)
  together.go('lusitania', 'hispania', 'lusitania', 'hispania', 'lusitania')
  expect(together.legions('galba', 'lusitania')).toBe(5)
  const apart = start()
  for (let i = 0; i < 5; i++) apart.form(1).go('lusitania').halt()
  expect([apart.points, apart.legions('galba', 'lusitania')]).toEqual([0, 5])
  const split = start()
    .form(2)
    .go('gallia-lugdunensis', 'germania-superior')
    .halt()
    .form(3)
    .go('gallia-narbonensis', 'italia-north')
  expect([split.points, split.legions('galba', 'germania-superior'), split.legions('galba', 'italia-north')]).toEqual([
    1, 2, 3,
  ])
})

test('EX-5.1b: four points are not split between two provinces', () => {
  const b = bench({
    legions: { hispania: { galba: 2 }, 'gallia-narbonensis': { galba: 2 } },
    pool: { at: 'hispania', points: 4 },
  })
  b.form(2).go('gallia-lugdunensis', 'germania-superior').halt()
  expect([b.points, b.actions('galba').some((action) => action.do === 'form')]).toEqual([2, false])
})

const tired = (wins: number): StackFrame => ({
  step: 'stack',
  at: place('raetia'),
  from: place('noricum'),
  legions: 3,
  commander: false,
  formed: false,
  wins,
  beaten: 0,
  leave: 0,
  refused: 0,
  leavePaid: false,
  garrison: 0,
  ownTaken: 0,
  independentPaid: false,
})

test('EX-5.3: after two victories a province costs three, and an attack three', () => {
  const { state } = bench({})
  expect([enterCost(state, tired(2), place('noricum')), attackCost(tired(2))]).toEqual([3, 3])
})

test('AX-R23: after one victory', () => {
  const { state } = bench({ tribes: 'germania-inferior' })
  expect(enterCost(state, tired(1), place('germania-inferior'))).toBe(4)
  expect(enterCost(state, tired(1), place('thracia'))).toBe(2)
  expect(attackCost(tired(1))).toBe(2)
  expect(enterCost(state, { ...tired(1), legions: 0, commander: true }, place('noricum'))).toBe(1)
})

test('EX-5.4a: from Egypt to Asia Minor, taking on a legion in Judaea', () => {
  const b = bench({ legions: { aegyptus: { galba: 3 }, judaea: { galba: 1 } }, pool: { at: 'aegyptus', points: 4 } })
  b.form(3).go('judaea').do('galba', { do: 'take', whose: 'own', legions: 1 }).go('syria', 'asia-minor')
  expect([b.points, b.legions('galba', 'asia-minor')]).toEqual([0, 4])
  for (const at of ['aegyptus', 'judaea', 'syria'] as const) expect(b.legions('galba', at)).toBe(0)
})

test('EX-5.5a: Pietro passes Dalmatia with Tommaso’s consent', () => {
  const b = bench({ legions: { thracia: { galba: 3 }, dalmatia: { otho: 1 } }, pool: { at: 'thracia', points: 3 } })
  b.form(3).go('dalmatia').do('galba', { do: 'ask' }).do('otho', { do: 'allow' })
  expect([b.points, b.may('galba', { do: 'go', to: 'italia-north' })]).toEqual([1, true])
})

test('EX-5.5b: one legion among three of Marco’s, and away in the next hand', () => {
  const b = bench({
    legions: { thracia: { galba: 1 }, dalmatia: { vespasian: 3 } },
    hands: { galba: ['illness-1'], otho: ['illness-2'] },
    pool: { at: 'thracia', points: 3 },
    cardsPlayed: 1,
  })
  b.form(1).go('dalmatia')
  expect(b.may('galba', { do: 'go', to: 'italia-north' })).toBe(false)
  b.halt().do('galba', { do: 'end' }).do('otho', { do: 'discard', card: 'illness-2' }).do('otho', { do: 'end' })
  b.lay('galba', 'dalmatia', 'illness-1').form(1).go('italia-north')
  expect([b.points, b.legions('vespasian', 'dalmatia'), b.legions('galba', 'italia-north')]).toEqual([3, 3, 1])
})

test('5.6: Marco retreats from Syria to Asia Minor, and Franco may go on', () => {
  const b = bench({
    active: 'vitellius',
    legions: { judaea: { vitellius: 2 }, syria: { vespasian: 1 }, 'asia-minor': { vespasian: 2 } },
    pool: { at: 'judaea', points: 2 },
  })
  b.form(2)
    .do('vitellius', { do: 'go', to: 'syria' })
    .do('vespasian', { do: 'retreat', to: 'asia-minor', commander: 'without' })
  expect([b.legions('vespasian', 'asia-minor'), b.marked('vespasian', 'asia-minor'), b.points]).toEqual([3, 1, 1])
  expect(b.may('vitellius', { do: 'go', to: 'asia-minor' })).toBe(true)
})

test('EX-6: the battle in Germania Superior', () => {
  const b = bench({
    active: 'otho',
    legions: { 'germania-superior': { galba: 2 }, 'germania-inferior': { otho: 3 } },
    commanders: { galba: 'germania-superior contender', otho: 'raetia' },
    hands: { otho: ['illness-1', 'crisis-in-rome-1'], galba: ['illness-2', 'bribery-3'] },
  })
  b.lay('otho', 'germania-inferior', 'illness-1').form(3).go('germania-superior')
  expect(b.points).toBe(3)
  b.do('otho', { do: 'attack', of: 'galba' }).pass()
  expect([b.prompt('otho').params.strength, b.prompt('galba').params.strength]).toEqual([3, 3])
  b.do('galba', { do: 'commit', card: 'illness-2' })
    .do('galba', { do: 'commit', card: 'bribery-3' })
    .do('galba', { do: 'ready' })
  b.do('otho', { do: 'commit', card: 'crisis-in-rome-1' }).do('otho', { do: 'ready' })
  expect(b.heard('spectator', 'fought')[0].params).toMatchObject({ attack: 6, defence: 7 })
  b.do('otho', { do: 'stay' })
  expect([
    b.legions('galba', 'germania-superior'),
    b.legions('otho', 'germania-superior'),
    b.legions('otho', 'germania-inferior'),
  ]).toEqual([3, 2, 0])
  expect([b.commander('galba'), b.stack, b.state.cardsPlayed, b.state.victory]).toEqual([
    'germania-superior contender',
    undefined,
    2,
    [0, 0, 0, 0],
  ])
  expect([b.marked('otho', 'germania-superior'), b.marked('galba', 'germania-superior')]).toEqual([0, 0])
})

test('EX-7.1a: five legions against one and two in Italy give two points', () => {
  const b = bench({ legions: { 'italia-north': { galba: 5, otho: 1 }, 'italia-south': { vitellius: 2 } } })
  expect(superiority(b.state, 0)).toBe(2)
})

const proclaimed = (hands: object): Bench =>
  bench({
    active: 'otho',
    homes: { otho: 'central-europe' },
    commanders: { otho: 'roma' },
    legions: {
      'italia-north': { otho: 4 },
      'italia-south': { vitellius: 3 },
      judaea: { otho: 1 },
      syria: { otho: 1 },
      aegyptus: { otho: 1 },
      raetia: { otho: 1 },
      dacia: { vitellius: 17 },
    },
    hands: { otho: ['senate-influence-1', 'senate-influence-2', 'praetorian-guard-1'], ...hands },
  }).do('otho', { do: 'proclaim' })

test('EX-7.1b: Tommaso is proclaimed with six points', () => {
  const b = proclaimed({})
  expect([superiority(b.state, 1), b.declaration('otho')]).toEqual([1, 3])
  for (const card of ['senate-influence-1', 'senate-influence-2', 'praetorian-guard-1'] as const)
    b.do('otho', { do: 'influence', card })
  expect(b.prompt('otho').params.points).toBe(6)
  b.do('otho', { do: 'count' })
  expect([b.commander('otho'), b.state.cardsPlayed]).toEqual(['roma emperor', 3])
})

test('7.1: two Bribery cards would stop him at four', () => {
  const b = proclaimed({ galba: ['bribery-1'], vitellius: ['bribery-2'] })
  b.do('otho', { do: 'influence', card: 'senate-influence-1' })
  b.do('galba', { do: 'answer', card: 'bribery-1' }).do('vitellius', { do: 'pass', until: 'next' }).pass()
  b.do('otho', { do: 'influence', card: 'senate-influence-2' })
    .do('vitellius', { do: 'answer', card: 'bribery-2' })
    .pass()
  b.do('otho', { do: 'influence', card: 'praetorian-guard-1' })
  expect(b.prompt('otho').params.points).toBe(4)
  expect(b.do('otho', { do: 'count' }).commander('otho')).toBe('roma general')
})

test('EX-7.2: Franco meets the place condition of Ave Caesar!', () => {
  const b = bench({
    active: 'vitellius',
    homes: { vitellius: 'central-europe', otho: 'east-europe' },
    commanders: { vitellius: 'germania-superior' },
    legions: { 'germania-superior': { vitellius: 1 } },
    hands: { vitellius: ['ave-caesar-1'] },
  })
  // The place will do; what is missing here is control of the zone.
  expect(b.why('vitellius', { do: 'event', card: 'ave-caesar-1' })).toBe('home-not-controlled')
})

test('EX-11.2a: Pietro controls Western Europe, until somebody moves to Britannia', () => {
  const legions = {
    britannia: { galba: 1 },
    'gallia-narbonensis': { galba: 2, otho: 1 },
    hispania: { galba: 2 },
    lusitania: { vitellius: 1 },
  }
  const b = bench({ legions })
  expect(b.zone('west-europe')).toBe('galba')
  expect(
    ['britannia', 'gallia-narbonensis', 'hispania', 'lusitania', 'gallia-lugdunensis'].map((id) =>
      b.control(id as 'britannia'),
    ),
  ).toEqual(['galba', 'galba', 'galba', 'vitellius', null])
  expect(bench({ legions: { ...legions, britannia: { galba: 1, otho: 1 } } }).zone('west-europe')).toBeNull()
})

test('EX-12.0: three Traitors, one in a hand', () => {
  const b = bench({
    hands: { galba: ['traitor-1', 'traitor-2', 'traitor-3'], otho: ['illness-1', 'illness-2', 'illness-3'] },
  })
  b.do('galba', { do: 'event', card: 'traitor-1' })
    .do('galba', { do: 'victim', of: 'otho' })
    .do('otho', { do: 'pass', until: 'next' }, 0)
  expect(b.why('galba', { do: 'event', card: 'traitor-2' })).toBe('single-played')
})

const WEST = ['britannia', 'hispania', 'lusitania']
const CENTRE = ['raetia', 'noricum', 'pannonia']
const EAST = ['dacia', 'moesia', 'thracia']
const held = (...places: string[]) => Object.fromEntries(places.map((id) => [id, { galba: 1 }]))

test('AX-13.2a: a sole Emperor in Rome with two zones and Northern Italy, turn 2', () => {
  const b = bench({ turn: 2, commanders: { galba: 'roma emperor' }, legions: held(...WEST, ...CENTRE, 'italia-north') })
  expect(awards(b.state, 0)).toEqual({ emperor: 5, rome: 2, zones: 4, italy: 1 })
  expect(sum(awards(b.state, 0))).toBe(12)
})

test('AX-13.2c: two Emperors, both in Rome, turn 1', () => {
  const b = bench({ turn: 1, commanders: { galba: 'roma emperor', vespasian: 'roma emperor' }, legions: held(...WEST) })
  expect([sum(awards(b.state, 0)), sum(awards(b.state, 3))]).toEqual([6, 4])
})

test('AX-13.1a: an Emperor with three zones wins at the end of turn 2', () => {
  const b = bench({
    turn: 2,
    commanders: { galba: 'raetia emperor' },
    legions: held(...WEST, ...CENTRE, ...EAST),
    cardsPlayed: 1,
    victory: { otho: 40 },
  })
  b.do('galba', { do: 'end' })
  expect(game.outcome(b.state)).toMatchObject({ way: 'emperor-with-zones', winners: [0] })
})

test('AX-9a, AX-9c, AX-9e: the arithmetic of an assassination', () => {
  const succeeds = (guardsFor: number, bribesFor: number, guardsAgainst: number, bribesAgainst: number): boolean => {
    const f: AttemptFrame = { step: 'attempt', seat: 0, of: 1, guardsFor, bribesFor, guardsAgainst, bribesAgainst }
    return !isBlocked(f)
  }
  expect(succeeds(0, 0, 1, 0)).toBe(false)
  expect(succeeds(1, 0, 1, 2)).toBe(false)
  expect(succeeds(0, 2, 1, 0)).toBe(true)
})

test('AX-2.2b: a garrison of three with two independents elsewhere does not revolt', () => {
  const b = bench({ legions: { raetia: { independent: 2 }, judaea: { otho: 3 } }, hands: { galba: ['revolt-judaea'] } })
  expect(b.why('galba', { do: 'event', card: 'revolt-judaea' })).toBe('too-many-independents')
})

test('AX-6.4: a draw', () => {
  const b = bench({
    legions: { raetia: { galba: 5, otho: 3 } },
    commanders: { otho: 'raetia emperor' },
    pool: { at: 'raetia', points: 3 },
  })
  b.form(5).fight('otho')
  expect(b.heard('otho', 'fought')[0].params).toMatchObject({ attack: 5, defence: 5 })
  expect([b.legions('galba', 'raetia'), b.legions('otho', 'raetia'), b.now, b.commander('otho')]).toEqual([
    5,
    3,
    'hand',
    'raetia emperor',
  ])
})

test('AX-7.3: a General whose army beats an Emperor becomes Emperor, without the point', () => {
  const b = bench({
    active: 'vitellius',
    legions: { raetia: { vitellius: 6, galba: 1 } },
    commanders: { vitellius: 'raetia', galba: 'raetia emperor' },
    pool: { at: 'raetia', points: 3 },
  })
  b.form(6, 'with').fight('galba')
  expect([b.commander('vitellius'), b.commander('galba'), b.victory('vitellius')]).toEqual([
    'raetia emperor',
    'raetia general',
    0,
  ])
})

test('AX-R15: the others spend their last cards during a hand, and its player has one last hand', () => {
  const b = bench({
    legions: { raetia: { galba: 2, vespasian: 2 } },
    hands: {
      galba: ['illness-1', 'illness-2', 'illness-3', 'bribery-1', 'bribery-2', 'bribery-3', 'bribery-4'],
      vespasian: ['bribery-5'],
    },
    now: 'begin',
  })
  b.lay('galba', 'raetia', 'illness-1').form(2).fight('vespasian', [], ['bribery-5']).do('galba', { do: 'stay' })
  for (const card of ['illness-2', 'illness-3', 'bribery-1'] as const) b.do('galba', { do: 'discard', card })
  b.do('galba', { do: 'end' })
  expect([b.state.turn, b.waiting, b.cards('galba')]).toEqual([1, ['galba'], 3])
})

const fleet = (marco: 'bad-weather-1' | 'bad-omens-1'): Bench => {
  const b = bench({
    active: 'vitellius',
    legions: { syria: { vitellius: 3 } },
    commanders: { vitellius: 'syria' },
    hands: { vitellius: ['galley-fleet-1'], vespasian: [marco] },
  })
  b.do('vitellius', { do: 'event', card: 'galley-fleet-1' }).do('vitellius', {
    do: 'load',
    from: 'syria',
    legions: 3,
    commander: 'with',
  })
  return b.do('vitellius', { do: 'sail', to: 'italia-south' }).do('vespasian', { do: 'answer', card: marco })
}

test('AX-R29a: Bad Weather against a fleet with a General aboard', () => {
  const b = fleet('bad-weather-1').do('vitellius', { do: 'embark' })
  expect([b.legions('vitellius', 'syria'), b.legions('vitellius', 'italia-south'), b.commander('vitellius')]).toEqual([
    3,
    0,
    'italia-south general',
  ])
  expect(b.view('otho').legions.syria?.vitellius).toEqual([0, 3, 0, 0])
  expect(b.view('otho').seats.vitellius?.condition).toBe('moved')
})

test('AX-R29b: Bad Omens against the same fleet freezes nobody', () => {
  const b = fleet('bad-omens-1')
  expect([b.legions('vitellius', 'syria'), b.commander('vitellius'), b.state.cardsPlayed]).toEqual([
    3,
    'syria general',
    1,
  ])
  expect(b.view('otho').legions.syria?.vitellius).toEqual([3, 0, 0, 0])
})

test('AX-R34: where the beaten may go from Noricum', () => {
  const { state } = bench({ legions: { noricum: { otho: 2, galba: 2 } } })
  const noricum = place('noricum')
  expect(names(retreatTargets(state, 1, noricum, -1 as never, true)).sort()).toEqual([
    'dalmatia',
    'italia-north',
    'pannonia',
    'raetia',
  ])
  expect(names(retreatTargets(state, 0, noricum, place('raetia'), true)).sort()).toEqual([
    'dalmatia',
    'italia-north',
    'pannonia',
  ])
})

test('AX-R50: all want to answer, and Franco comes first', () => {
  const b = bench({
    active: 'otho',
    commanders: { otho: 'roma' },
    hands: { otho: ['senate-influence-1'], vitellius: ['bribery-1'], vespasian: ['bad-omens-1'], galba: ['bribery-2'] },
  })
  b.do('otho', { do: 'proclaim' }).do('otho', { do: 'influence', card: 'senate-influence-1' })
  b.do('galba', { do: 'answer', card: 'bribery-2' })
    .do('vespasian', { do: 'answer', card: 'bad-omens-1' })
    .do('vitellius', { do: 'answer', card: 'bribery-1' })
  expect([b.cards('vitellius'), b.cards('vespasian'), b.cards('galba')]).toEqual([0, 1, 1])
  expect(b.heard('spectator', 'answered').map(({ params }) => params.seat)).toEqual(['vitellius'])
})

test('AX-R53: Bad Weather stops a retreat for the rest of the hand', () => {
  const b = bench({
    active: 'otho',
    legions: { pannonia: { otho: 4 }, moesia: { vitellius: 2 } },
    hands: { otho: ['bad-weather-1'] },
    pool: { at: 'pannonia', points: 6 },
  })
  b.form(2).do('otho', { do: 'go', to: 'moesia' }).do('vitellius', { do: 'retreat', to: 'dacia', commander: 'without' })
  b.do('otho', { do: 'answer', card: 'bad-weather-1' }).halt().form(2).do('otho', { do: 'go', to: 'moesia' })
  expect([
    b.waiting,
    b.legions('otho', 'moesia'),
    b.legions('vitellius', 'moesia'),
    b.marked('vitellius', 'moesia'),
  ]).toEqual([['otho'], 4, 2, 0])
  // After a lost battle he may go all the same.
  const lost = b.fork()
  lost.halt()
  const beaten = bench({
    active: 'otho',
    legions: { pannonia: { otho: 4 }, moesia: { vitellius: [0, 2] } },
    pool: { at: 'pannonia', points: 3 },
  })
  beaten.form(4).go('moesia').fight('vitellius').do('vitellius', { do: 'retreat', to: 'dacia', commander: 'without' })
  expect(beaten.marked('vitellius', 'dacia')).toBe(1)
})
