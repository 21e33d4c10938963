import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { armyNamed, magisterNamed, stationNamed } from '../rules/printed.ts'
import { halved } from '../rules/voyage.ts'
import { Bench } from './bench.ts'

type Written = Readonly<Record<string, unknown>>

/** A Byzantine fleet about to sail, with an army or without. */
const sailing = (from: string, sp: number, written: Written = {}, frame: Written = {}): Bench =>
  new Bench({
    gold: 0,
    romanActs: true,
    stack: [{ step: 'closing' }, { step: 'voyage', power: 'byzantine', seat: 'byzantine', sp, at: from, ...frame }],
    ...written,
  })
const AFRICA = { place: { africa: 'zeugitania' }, own: { africa: 17 }, magister: { africa: 'sittas' } }
const carrying = (sp: number, written: Written = {}): Bench =>
  sailing('zeugitania', sp, { ...AFRICA, ...written }, { army: 'africa' })

describe('fleets (7.2)', () => {
  clause(
    ['JU-7.21a', 'JU-7.21b', 'JU-7.21c', 'JU-7.22a', 'JU-7.22b'],
    'the example of 7.21: from Hispania to Sicilia, the first sea free and two more',
    () => {
      const b = sailing('hispania', 2).rome(
        'enterSea western-mediterranean',
        'enterSea sea-of-carthage',
        'enterSea tyrrhenian-sea',
      )
      expect(b.bar('byzantine', 'enterSea ionian-sea')).toBe('two-seas JU-7.21b')
      expect(b.bar('byzantine', 'port creta')).toBe('not-on-this-sea JU-7.22b')
      b.rome('port sicilia')
      expect([b.fleets(0, 'sicilia'), b.waiting]).toEqual([2, []])
      expect(sailing('hispania', 2).bar('byzantine', 'enterSea ligurian-sea')).toBe('no-sea-link JU-7.21a')
    },
  )

  clause(['JU-7.21d', 'JU-7.22e'], 'from patrol every sea counts; it may stay, or go into port where it is', () => {
    const b = sailing('aegean-sea', 1).rome('enterSea black-sea', 'enterSea aegean-sea')
    expect(b.can('byzantine', 'enterSea black-sea')).toBe(false)
    b.rome('patrol')
    expect(b.fleets(0, 'aegean-sea')).toBe(1)
    expect(sailing('aegean-sea', 1).rome('port caria').fleets(0, 'caria')).toBe(1)
  })

  clause(
    ['JU-7.24a', 'JU-7.24b', 'JU-7.24e'],
    'an army goes aboard in a coastal city or on an island, all of it, 10 SP for a ship, with ships of its own',
    () => {
      const fleet = (at: string, own: number, ships: object): Bench =>
        new Bench({
          gold: 5,
          romanActs: true,
          place: { africa: at },
          own: { africa: own },
          magister: { africa: 'sittas' },
          fleets: ships === null ? [{}, {}, {}] : ships,
          stack: [{ step: 'closing' }, { step: 'opportunity' }],
        } as Written)
      expect(fleet('numidia', 5, [{ numidia: 2 }, {}, {}]).bar('byzantine', 'embark africa 1')).toBe(
        'cannot-embark-here JU-7.24a',
      )
      expect(fleet('zeugitania', 17, [{ zeugitania: 1 }, {}, {}]).bar('byzantine', 'embark africa 1')).toBe(
        'too-few-ships JU-7.24b',
      )
      expect(fleet('zeugitania', 17, [{ zeugitania: 3 }, {}, {}]).can('byzantine', 'embark africa 2')).toBe(true)
      expect(fleet('corsica', 9, [{ corsica: 1 }, {}, {}]).can('byzantine', 'embark africa 1')).toBe(true)
      expect(fleet('zeugitania', 17, [{}, { zeugitania: 3 }, {}]).can('byzantine', 'embark africa 2')).toBe(false)
    },
  )

  clause(
    ['JU-7.24c', 'JU-7.24d', 'JU-8.15e'],
    'it lands where the fleet goes into port, and may attack once for nothing',
    () => {
      const b = carrying(2, { detached: [{}, {}, { sicilia: 5 }], held: { sicilia: 'ostrogoths' } }).rome(
        'enterSea sea-of-carthage',
        'enterSea tyrrhenian-sea',
      )
      expect(b.bar('byzantine', 'patrol')).toBe('must-land JU-7.24c')
      b.rome('port sicilia')
      expect([b.at('africa'), b.fleets(0, 'sicilia'), b.now]).toEqual(['sicilia', 2, 'march'])
      expect(b.bar('byzantine', 'go lucania-et-bruttii')).toBe('landed-only-attacks JU-7.24d')
      expect(b.bar('byzantine', 'clear')).toBe('landed-only-attacks JU-7.24d')
      // Sittas 1, +1 against Goths, 17 against 5 +3, landing -2, city -2: +1; 9 and more: 8 lost, all five.
      b.rome('attackAll | 9 0 0')
      expect(b.last('battle')).toMatchObject({ attackDrm: 1 })
      expect([b.detached(2, 'sicilia'), b.waiting]).toEqual([0, []])
    },
  )

  clause('JU-5.41b', 'a treasure does not go to sea', () => {
    const b = new Bench({
      place: { gelimer: 'zeugitania' },
      own: { gelimer: 8 },
      treasure: ['zeugitania', null],
      carrier: ['gelimer', null],
      stack: [{ step: 'voyage', power: 'vandals', seat: 'barbarian', sp: 1, at: 'zeugitania', army: 'gelimer' }],
    }).barb('enterSea sea-of-carthage', 'port sardinia')
    expect([b.at('gelimer'), b.state.treasure[0], b.state.carrier[0]]).toEqual([
      'sardinia',
      stationNamed('zeugitania'),
      -1,
    ])
  })

  clause('JU-5.24e', 'paid and unpaid ships together are unpaid', () => {
    const b = sailing('aegean-sea', 1, { fleets: [{ caria: 2 }, {}, {}] }, { unpaid: true }).rome('port caria')
    expect([b.fleets(0, 'caria'), b.state.unpaidFleet[stationNamed('caria')]]).toEqual([3, true])
  })
})

describe('interception at sea (7.34)', () => {
  const patrolled = (written: Written = {}): Bench =>
    carrying(2, { fleets: [{}, { 'tyrrhenian-sea': 1 }, {}], ...written }).rome('enterSea sea-of-carthage')

  clause(['JU-7.23a', 'JU-7.34a', 'JU-7.35a', 'JU-7.22d'], 'a patrol may try, 0 to 4; a fleet in port may not', () => {
    const b = patrolled().rome('enterSea tyrrhenian-sea')
    expect([b.now, b.waiting]).toEqual(['patrol', ['barbarian']])
    b.barb('intercept | 5')
    expect([b.now, b.waiting]).toEqual(['voyage', ['byzantine']])
    const caught = patrolled().rome('enterSea tyrrhenian-sea').barb('intercept | 4')
    expect(caught.now).toBe('evasion')
    expect(patrolled({ fleets: [{}, { campania: 1 }, {}] }).rome('enterSea tyrrhenian-sea').now).toBe('voyage')
  })

  clause(['JU-7.36a', 'JU-7.36c'], 'it may go back where it came from, and end there; others may try it there', () => {
    const b = patrolled().rome('enterSea tyrrhenian-sea').barb('intercept | 0').rome('evade')
    expect(b.bar('byzantine', 'enterSea ligurian-sea')).toBe('two-seas JU-7.21b')
    b.rome('port sardinia')
    expect(b.at('africa')).toBe('sardinia')
    const two = patrolled({ fleets: [{}, { 'tyrrhenian-sea': 1, 'sea-of-carthage': 1 }, {}] })
    two.barb('letPass').rome('enterSea tyrrhenian-sea').barb('intercept | 0').rome('evade')
    expect([two.now, two.waiting]).toEqual(['patrol', ['barbarian']])
  })

  clause('JU-7.36d', 'who has just left port must fight', () => {
    const b = carrying(2, { fleets: [{}, { 'sea-of-carthage': 1 }, {}] }).rome('enterSea sea-of-carthage')
    // The interceptor, attacking, rolls 0, the Byzantine 9: 1 against 5 + 1 + 1; the winner loses none.
    b.barb('intercept | 0 0 9 0')
    expect(b.last('sea-battle')).toMatchObject({ attacker: 'vandals', attack: 1, defence: 7, result: 'defender' })
    expect([b.fleets(1, 'sea-of-carthage'), b.now]).toEqual([0, 'voyage'])
  })
})

describe('battles at sea (8.3)', () => {
  clause('JU-8.32a', 'the example of 8.32: 5 is 3, 0 is 1', () => {
    expect([5, 0, 9, 1, 2, 8].map(halved)).toEqual([3, 1, 5, 1, 1, 4])
  })

  /** A Byzantine fleet of 3 before the harbour of Carthage. */
  const attack = (ours: number, theirs: number, written: Written = {}): Bench =>
    sailing('sea-of-carthage', ours, {
      fleets: [{}, { zeugitania: theirs }, {}],
      control: { zeugitania: 'vandals', numidia: 'vandals' },
      ...written,
    })

  clause(
    ['JU-8.31a', 'JU-8.32b', 'JU-8.32c', 'JU-8.32d', 'JU-8.32e', 'JU-8.32f', 'JU-7.25a', 'JU-T.5c'],
    'into a port with enemies: the higher wins, the loser loses one more and goes',
    () => {
      // 4 -> 2, +1 more, +1: 4 against 4 -> 2. The winner loses one with a 5; the loser two of two.
      const b = attack(3, 2).rome('port zeugitania | 4 4 5')
      expect(b.last('sea-battle')).toMatchObject({ attack: 4, defence: 2, result: 'attacker' })
      expect([b.fleets(0, 'zeugitania'), b.fleets(1, 'zeugitania')]).toEqual([2, 0])
      // A winner with a single ship loses none.
      const one = attack(1, 1).rome('port zeugitania | 9 0 9')
      expect([one.fleets(0, 'zeugitania'), one.fleets(1, 'zeugitania')]).toEqual([1, 0])
    },
  )

  clause(
    ['JU-8.33a', 'JU-8.33b', 'JU-8.33c'],
    'who is beaten in port goes to sea and to a port of his own, or is lost',
    () => {
      const b = attack(3, 3).rome('port zeugitania | 9 0 0')
      expect([b.now, b.waiting]).toEqual(['voyage', ['barbarian']])
      b.barb('enterSea sea-of-carthage')
      expect(b.bar('barbarian', 'port sardinia')).toBe('beaten-makes-for-port JU-8.33a')
      b.barb('port numidia')
      expect([b.fleets(1, 'numidia'), b.fleets(0, 'zeugitania')]).toEqual([2, 3])
      const watched = attack(3, 3, { fleets: [{ 'libyan-sea': 1 }, { zeugitania: 3 }, {}] }).rome(
        'port zeugitania | 9 0 0',
      )
      watched.barb('enterSea libyan-sea')
      expect([watched.now, watched.waiting]).toEqual(['patrol', ['byzantine']])
      const lost = attack(3, 3, { control: { zeugitania: 'vandals' } })
        .rome('port zeugitania | 9 0 0')
        .barb('enterSea libyan-sea')
      expect([lost.fleets(1, 'zeugitania'), lost.fleets(0, 'zeugitania')]).toEqual([0, 3])
    },
  )

  clause('JU-8.32g', 'a draw costs one each, and the attacker goes', () => {
    // 4 -> 2 +1 against 6 -> 3.
    const b = attack(2, 2, { control: { zeugitania: 'vandals', numidia: 'vandals' } }).rome('port zeugitania | 4 6')
    expect(b.last('sea-battle')).toMatchObject({ attack: 3, defence: 3, result: 'draw' })
    expect([b.fleets(1, 'zeugitania'), b.now]).toEqual([1, 'voyage'])
    expect(b.bar('byzantine', 'port zeugitania')).toBe('beaten-makes-for-port JU-8.33a')
    b.rome('port sardinia')
    expect(b.fleets(0, 'sardinia')).toBe(1)
  })

  clause('JU-8.34a', 'the example of 8.34: 17 SP on two ships, one lost: 7 SP drown', () => {
    const b = carrying(2, { fleets: [{}, { 'sea-of-carthage': 4 }, {}] }).rome('enterSea sea-of-carthage')
    // 9 -> 5 +2 against 0 -> 1 + 1; the winner loses none, the Byzantine one.
    b.barb('intercept | 0 9 0 0')
    expect([b.sp('africa'), b.now]).toEqual([10, 'voyage'])
    expect(b.can('byzantine', 'enterSea tyrrhenian-sea')).toBe(false)
  })

  clause(['JU-8.34b'], 'with the last ship goes the army, and its Magister', () => {
    const b = carrying(2, { fleets: [{}, { 'sea-of-carthage': 6 }, {}] }).rome('enterSea sea-of-carthage')
    b.barb('intercept | 0 9 0 9')
    expect([b.at('africa'), b.state.fallen[magisterNamed('sittas')], b.state.own[armyNamed('africa')]]).toEqual([
      null,
      true,
      0,
    ])
  })

  clause(['JU-8.35a'], 'a mover who beats his interceptor goes on; after a draw he ends there', () => {
    const b = carrying(2, { fleets: [{}, { 'sea-of-carthage': 1 }, {}] })
      .rome('enterSea sea-of-carthage')
      .barb('intercept | 0 0 9 0')
    expect(b.can('byzantine', 'enterSea tyrrhenian-sea')).toBe(true)
    // 6 -> 3 against 2 -> 1 +1 +1.
    const draw = carrying(2, { fleets: [{}, { 'sea-of-carthage': 1 }, {}] })
      .rome('enterSea sea-of-carthage')
      .barb('intercept | 0 6 2')
    expect(draw.last('sea-battle')).toMatchObject({ result: 'draw' })
    expect(draw.can('byzantine', 'enterSea tyrrhenian-sea')).toBe(false)
  })
})

describe('fleeing by sea (8.21)', () => {
  clause(
    ['JU-8.21e', 'JU-8.21f', 'JU-7.36b', 'JU-T.4a'],
    'a beaten army leaves with its fleet for a friendly port, and may be caught on the way',
    () => {
      const beaten = (fleets: object): Bench =>
        new Bench({
          place: { africa: 'zeugitania', gelimer: 'zeugitania' },
          own: { africa: 12, gelimer: 30 },
          magister: { africa: 'sittas' },
          control: { numidia: 'vandals', byzacena: 'vandals', sardinia: 'vandals', 'mauretania-sitifensis': 'vandals' },
          fleets,
          stack: [{ step: 'retreats', place: 'zeugitania', armies: ['africa'], side: 'byzantine' }],
        } as Written).advance()
      const b = beaten([{ zeugitania: 2 }, {}, {}])
      expect([b.now, b.verbs('byzantine')]).toEqual(['retreat', ['flee']])
      b.rome('flee 2', 'enterSea libyan-sea')
      expect(b.bar('byzantine', 'port byzacena')).toBe('friendly-port-only JU-8.21e')
      b.rome('port sicilia')
      expect([b.at('africa'), b.fleets(0, 'sicilia'), b.waiting]).toEqual(['sicilia', 2, []])
      const caught = beaten([{ zeugitania: 2 }, { 'libyan-sea': 1 }, {}]).rome('flee 2', 'enterSea libyan-sea')
      expect(caught.now).toBe('patrol')
      caught.barb('intercept | 0 0 9 0')
      expect(caught.now).toBe('voyage')
    },
  )
})
