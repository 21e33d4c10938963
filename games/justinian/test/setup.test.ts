import { clause } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { holderOf, inCup } from '../rules/forces.ts'
import { justinian as game } from '../rules/game.ts'
import {
  EUROPA,
  IN_AFRICA,
  IN_ITALY,
  LAND,
  magisterNamed,
  PREFECTURE,
  PREFECTURE_IDS,
  placeNamed,
} from '../rules/printed.ts'
import { Bench } from './bench.ts'
import { marching } from './movement-bench.ts'

const begun = (): Bench => new Bench({ stack: [{ step: 'game', at: 0 }] }).advance()
const posted = (): Bench =>
  begun().rome(
    'post presental-i europa',
    'post presental-ii bithynia',
    'post oriens mesopotamia',
    'post thracia thracia',
  )
const armed = (): Bench =>
  posted().rome(
    'strength presental-i 20',
    'strength presental-ii 10',
    'strength oriens 30',
    'strength thracia 1',
    'strength illyricum 9',
  )
/** Five Magistri are dealt when the last fleet is placed: the first of the cup each time. */
const romanDone = (): Bench => armed().rome('station phoenice 30', 'moor cyprus 1', 'moor lazica 1 | 0 0 0 0 0')
export const allDone = (): Bench =>
  romanDone().barb(
    'lead athalaric campania',
    'station campania 20',
    'station flaminia 10',
    'moor sicilia 1',
    'lead hilderic zeugitania',
    'station zeugitania 25',
  )

describe('the Byzantine sets up', () => {
  clause(['JU-3.2a', 'JU-3.21a'], 'armies, SP and fleets, then Magistri, and only then the Barbarian', () => {
    const b = begun()
    expect([b.waiting, b.now]).toEqual([['byzantine'], 'posting'])
    expect(b.bar('byzantine', 'post armenia armenia-i')).toBe('not-in-play-at-first JU-3.21a')
    const done = romanDone()
    expect([done.waiting, done.now]).toEqual([['barbarian'], 'hosts'])
    expect(done.told.findIndex(({ key }) => key === 'drawn')).toBeGreaterThan(
      done.told.findLastIndex(({ key }) => key === 'moored'),
    )
  })

  clause('JU-3.21b', 'one Presental army in Europa, the other in Asia within three provinces', () => {
    const b = begun()
    expect(b.bar('byzantine', 'post presental-i thracia')).toBe('presental-near-europa JU-3.21b')
    expect(b.bar('byzantine', 'post presental-i syria-i')).toBe('presental-near-europa JU-3.21b')
    b.rome('post presental-ii galatia-i')
    expect(b.bar('byzantine', 'post presental-i bithynia')).toBe('one-presental-in-europa JU-3.21b')
    b.rome('post presental-i europa')
    expect(begun().rome('post presental-i europa').bar('byzantine', 'post presental-ii europa')).toBe(
      'one-presental-in-europa JU-3.21b',
    )
  })

  clause(
    ['JU-3.21c', 'JU-3.21d', 'JU-3.21e'],
    'the East faces Persia, Thrace is in Thrace, Illyricum in Dalmatia',
    () => {
      const b = begun()
      expect(b.bar('byzantine', 'post oriens syria-i')).toBe('east-faces-persia JU-3.21c')
      expect(b.can('byzantine', 'post oriens lazica')).toBe(true)
      expect(b.bar('byzantine', 'post thracia macedonia')).toBe('thrace-in-thrace JU-3.21d')
      expect(b.can('byzantine', 'post thracia scythia')).toBe(true)
      expect(b.at('illyricum')).toBe('dalmatia')
    },
  )

  clause(['JU-3.22a', 'JU-3.22b', 'JU-3.22c', 'JU-3.22d'], '100 SP: at least 10 and 1, at most 35 in an army', () => {
    const b = posted()
    expect(b.bar('byzantine', 'strength presental-i 9')).toBe('presental-least JU-3.22b')
    expect(b.bar('byzantine', 'strength oriens 0')).toBe('army-least JU-3.22c')
    expect(b.bar('byzantine', 'strength oriens 36')).toBe('army-limit-at-first JU-3.22d')
    b.rome('strength oriens 35', 'strength thracia 35')
    // 30 are left, of which the Presental armies need 20.
    expect(b.bar('byzantine', 'strength illyricum 11')).toBe('not-that-many-left JU-3.22a')
    b.rome('strength illyricum 10', 'strength presental-i 10', 'strength presental-ii 10')
    expect(b.now).toBe('moorings')
    const all = armed()
    expect(all.prompt('byzantine').params.left).toBe(30)
    expect(all.verbs('byzantine')).toEqual(['station'])
  })

  clause(
    ['JU-3.22e', 'JU-3.22f', 'JU-3.22g', 'JU-3.41c'],
    'frontier SP in Egypt, Oriens and Illyricum, never in Lazica, open to all',
    () => {
      const b = armed()
      expect(b.bar('byzantine', 'station sicilia 1')).toBe('frontier-in-the-east JU-3.22f')
      expect(b.bar('byzantine', 'station lazica 1')).toBe('no-frontier-in-lazica JU-3.41c')
      b.rome('station mesopotamia 25', 'station thebais-ii 4', 'station creta 1')
      expect([b.frontier('mesopotamia'), b.sp('oriens'), b.at('oriens')]).toEqual([25, 30, 'mesopotamia'])
      expect((b.view('barbarian') as { own: Record<string, number> }).own.oriens).toBe(30)
    },
  )

  clause(['JU-3.23a', 'JU-3.23b'], 'two fleet SP in Europa, two on coasts of the east', () => {
    const b = armed().rome('station phoenice 30')
    expect(b.bar('byzantine', 'moor sicilia 1')).toBe('fleets-in-the-east JU-3.23a')
    expect(b.bar('byzantine', 'moor arabia 1')).toBe('not-coastal JU-3.23a')
    const done = romanDone()
    expect([done.fleets(0, 'europa'), done.fleets(0, 'cyprus'), done.fleets(0, 'lazica')]).toEqual([2, 1, 1])
    const ashore = marching('totila', 3, {
      place: { totila: 'asia', oriens: 'asia' },
      own: { totila: 9, oriens: 4 },
      fleets: [{ asia: 2 }, {}, {}],
    })
    expect([ashore.can('barbarian', 'attack oriens'), ashore.can('barbarian', 'attackAll')]).toEqual([true, false])
    const alone = marching('totila', 3, {
      place: { totila: 'asia' },
      own: { totila: 9 },
      fleets: [{ asia: 2 }, {}, {}],
    })
    expect(alone.bar('barbarian', 'attackAll')).toBe('nobody-to-attack JU-8.11a')
  })

  clause(
    ['JU-3.24a', 'JU-3.24b', 'JU-3.24c'],
    'a Magister for each army by lot, never Belisarius or Narses, who are in the cup afterwards',
    () => {
      for (const seed of [1, 2, 3, 4, 5, 6]) {
        const b = armed().rome('station phoenice 30', 'moor cyprus 1')
        b.doByLot('byzantine', { do: 'moor', at: 'cyprus', sp: 1 }, seed)
        const led = b.state.magister.filter((magister) => magister >= 0)
        expect(new Set(led).size).toBe(5)
        for (const late of ['belisarius', 'narses']) {
          expect(led).not.toContain(magisterNamed(late))
          expect(inCup(b.state)).toContain(magisterNamed(late))
        }
        expect(inCup(b.state)).toHaveLength(11)
      }
    },
  )

  clause('JU-3.25a', '30 gold', () => {
    expect(romanDone().state.gold).toBe(30)
  })
})

describe('the Barbarian sets up', () => {
  clause(
    ['JU-3.31a', 'JU-3.31b', 'JU-3.31c', 'JU-3.31d'],
    'thirty Goths in Italy, a fleet in a port with a city, treasure in Flaminia',
    () => {
      const b = romanDone()
      expect(b.bar('barbarian', 'lead athalaric dalmatia')).toBe('goths-in-italy JU-3.31a')
      b.barb('lead athalaric campania', 'station campania 20', 'station flaminia 10')
      expect([b.sp('athalaric'), b.detached(2, 'flaminia'), b.detached(2, 'campania')]).toEqual([20, 10, 0])
      expect(b.bar('barbarian', 'moor liguria 1')).toBe('gothic-fleet-in-a-city JU-3.31b')
      expect(b.bar('barbarian', 'moor picenum 1')).toBe('gothic-fleet-in-a-city JU-3.31b')
      b.barb('moor flaminia 1')
      expect(b.fleets(2, 'flaminia')).toBe(1)
      expect(b.state.treasure[1]).toBe(placeNamed('flaminia'))
      for (const province of IN_ITALY) expect(b.state.control[province]).toBe(3)
    },
  )

  clause(
    ['JU-3.32a', 'JU-3.32b', 'JU-3.32c', 'JU-3.32d'],
    'twenty-five Vandals in Africa, three fleet SP and the treasure in Zeugitania',
    () => {
      const b = romanDone().barb('lead athalaric campania', 'station campania 30', 'moor flaminia 1')
      expect(b.bar('barbarian', 'lead hilderic sicilia')).toBe('vandals-in-africa JU-3.32a')
      b.barb('lead hilderic numidia')
      expect(b.bar('barbarian', 'station numidia 26')).toBe('not-that-many-left JU-3.22a')
      b.barb('station numidia 5', 'station sardinia 20')
      expect([b.sp('hilderic'), b.detached(1, 'sardinia'), b.fleets(1, 'zeugitania')]).toEqual([5, 20, 3])
      expect(b.state.treasure[0]).toBe(placeNamed('zeugitania'))
      for (const province of IN_AFRICA) expect(b.state.control[province]).toBe(2)
    },
  )

  clause(
    ['JU-3.33a', 'JU-3.33b', 'JU-3.34a', 'JU-4.22a'],
    'minor leaders and Persians in their boxes without SP; the others come later',
    () => {
      const b = allDone()
      for (const id of ['franks', 'lakhmids', 'crimean-goths']) expect([b.at(id), b.sp(id)]).toEqual([id, 0])
      for (const id of ['chosroes', 'perozes']) expect([b.at(id), b.sp(id)]).toEqual(['sassanids', 0])
      for (const id of ['gelimer', 'tzazon', 'witigis', 'totila', 'teias']) expect(b.at(id)).toBe(null)
    },
  )

  clause(
    ['JU-3.4d', 'JU-3.1b'],
    'at first the Byzantine holds Egypt, Oriens and Illyricum, the Barbarian the rest; the first turn begins with activations',
    () => {
      const b = allDone()
      for (const province of LAND) {
        const prefecture = PREFECTURE_IDS[PREFECTURE[province]] ?? 'lazica'
        const expected = prefecture === 'italy' ? 3 : prefecture === 'africa' ? 2 : 0
        expect(holderOf(b.state, province)).toBe(expected)
      }
      expect([b.state.turn, b.now, b.state.gold, b.state.held[EUROPA]]).toEqual([1, 'marker', 30, 0])
    },
  )

  test('a whole set-up by the game itself', () => {
    const s = game.start({}, { chance: { pick: () => 0, die: () => 1 }, tell() {}, seal() {} })
    expect(game.waiting(s)).toBe(1)
  })
})
