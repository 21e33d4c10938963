import { clause } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { ARMIES, ARMY_IDS } from '../data/armies.ts'
import { LATE_MAGISTRI, MAGISTER_IDS, MAGISTRI, MAJOR_LEADERS, MINOR_LEADERS } from '../data/commanders.ts'
import { CLAUSE_IDS, SECTIONS } from '../data/ledger.ts'
import { BOX_IDS, BOXES, PREFECTURES, SEA_IDS, SEAS } from '../data/map.ts'
import { MAJOR_IDS, NAVAL_IDS, POWER_IDS, POWERS } from '../data/powers.ts'
import {
  DISTANCE_FROM_SASSANIDS,
  ISLAND_GROUPS,
  LAND_BORDERS,
  PROVINCE_IDS,
  PROVINCES,
  RECONSTRUCTED,
  STRAITS,
} from '../data/provinces.ts'
import { SEAT_IDS } from '../data/table.ts'
import * as tables from '../data/tables.ts'
import {
  ARMENIAS,
  armyNamed,
  COASTS,
  ENTERS_PREFECTURES,
  ENTRIES,
  EUROPA,
  isCoastal,
  isInArea,
  isStrait,
  LAND,
  LIES_IN,
  leaderRatings,
  MUST_HOLD,
  NEIGHBOURS,
  type Place,
  POWER_ROLLED,
  PREFECTURE,
  PREFECTURE_IDS,
  placeNamed,
  powerNamed,
  RAISED_IN,
  SEAS_OF,
} from '../rules/printed.ts'

const facts = (id: string) => {
  const row = PROVINCES.find(([one]) => one === id)
  if (!row) throw new Error(`no province ${id}`)
  const [, prefecture, income, city, fort, seas, island] = row
  return { prefecture, income, city, fort, seas: seas as readonly string[], island }
}
const names = (places: readonly Place[]): string[] => places.map((place) => PROVINCE_IDS[place])
const unique = (ids: readonly string[]): void => expect(new Set(ids).size).toBe(ids.length)

/** Movement points from a province, 1 for each province and 1 more for a strait (T.2i). */
function distances(from: Place): number[] {
  const far = LAND.map(() => 99)
  far[from] = 0
  for (let again = true; again; ) {
    again = false
    for (const here of LAND)
      for (const to of NEIGHBOURS[here]) {
        const cost = far[here] + (isStrait(here, to) ? 2 : 1)
        if (cost < far[to]) {
          far[to] = cost
          again = true
        }
      }
  }
  return far
}
const within = (id: string, mp: number): string[] => {
  const far = distances(placeNamed(id))
  return names(LAND.filter((place) => far[place] <= mp))
}
const of = (...prefectures: string[]): string[] =>
  names(LAND.filter((place) => prefectures.includes(PREFECTURE_IDS[LIES_IN[place]])))
const area = (army: keyof typeof ARMIES): string[] => [...ARMIES[army].area].sort()

describe('the map', () => {
  clause(
    ['JU-2.1a', 'JU-5.11b', 'JU-10.21d'],
    'five prefectures with the printed provinces, income and thresholds',
    () => {
      expect(PREFECTURES.map(([id]) => id)).toEqual(['oriens', 'egypt', 'africa', 'italy', 'illyricum'])
      for (const [id, count, needed, income] of PREFECTURES) {
        const its = PROVINCES.filter(([, prefecture]) => prefecture === id)
        expect([id, its.length, its.reduce((sum, row) => sum + row[2], 0)]).toEqual([id, count, income])
        expect(needed).toBe(Math.ceil((count * 2) / 3))
      }
      expect(facts('aegyptus-ii').income).toBe(3)
      expect(PROVINCES.filter(([, , income]) => income === 3)).toHaveLength(1)
      expect(PROVINCES.filter(([, , income]) => income === 0).map(([id]) => id)).toEqual(['lazica'])
      expect(PREFECTURES.map(([, , , income]) => income)).toEqual([51, 15, 13, 18, 13])
    },
  )

  clause(['JU-2.1c', 'JU-2.1d'], 'ninety provinces, islands with a name among them, and two groups of islands', () => {
    expect(PROVINCES).toHaveLength(90)
    unique(PROVINCE_IDS)
    expect(PROVINCES.filter((row) => row[6]).map(([id]) => id)).toEqual([
      'insulae',
      'cyprus',
      'baleares',
      'sardinia',
      'corsica',
      'sicilia',
      'creta',
    ])
    expect(ISLAND_GROUPS).toEqual(['insulae', 'baleares'])
    expect([facts('insulae').prefecture, facts('baleares').prefecture]).toEqual(['oriens', 'africa'])
    expect(SEA_IDS).not.toContain('insulae')
  })

  clause(['JU-2.1e', 'JU-2.1m', 'JU-7.13c'], 'four straits; Septem is reached over one of them alone', () => {
    expect(STRAITS).toEqual([
      ['bithynia', 'europa'],
      ['hellespontus', 'europa'],
      ['lucania-et-bruttii', 'sicilia'],
      ['hispania', 'septem'],
    ])
    for (const [a, b] of STRAITS) {
      expect(isStrait(placeNamed(a), placeNamed(b))).toBe(true)
      expect(isStrait(placeNamed(b), placeNamed(a))).toBe(true)
      expect(LAND_BORDERS.some((pair) => pair.includes(a) && pair.includes(b))).toBe(false)
    }
    expect(names(NEIGHBOURS[placeNamed('septem')])).toEqual(['hispania'])
    expect(BOXES.some(([, entries]) => (entries as readonly string[]).includes('septem'))).toBe(false)
  })

  clause(['JU-2.1f', 'JU-3.41a'], 'Lazica is of no prefecture, pays nothing, and has a city on the Black Sea', () => {
    expect(facts('lazica')).toMatchObject({ prefecture: 'independent', income: 0, city: 'Petra', seas: ['black-sea'] })
    expect(PREFECTURE[placeNamed('lazica')]).toBe(-1)
    expect(PREFECTURE_IDS[LIES_IN[placeNamed('lazica')]]).toBe('oriens')
    expect(ENTRIES[powerNamed('sassanids')]).toContain(placeNamed('lazica'))
    expect(names(NEIGHBOURS[placeNamed('lazica')])).toContain('armenia-i')
  })

  clause(
    ['JU-2.1g', 'JU-2.1h'],
    'Dara in Mesopotamia, none in Euphratensis, a fort in Moesia I, never with a city',
    () => {
      expect([facts('mesopotamia').city, facts('euphratensis').city, facts('moesia-i').fort]).toEqual([
        'Dara',
        null,
        true,
      ])
      for (const [id, , , city, fort] of PROVINCES) expect([id, city !== null && fort]).toEqual([id, false])
    },
  )

  clause('JU-2.1j', 'fourteen boxes: thirteen minor powers and the Persians', () => {
    expect(BOX_IDS).toHaveLength(14)
    const minor = POWER_IDS.filter((id) => POWERS[id].kind === 'minor')
    expect(minor).toHaveLength(13)
    expect([...BOX_IDS].sort()).toEqual([...minor, 'sassanids'].sort())
  })

  clause('JU-2.1l', 'sea areas border on seas and coasts, and no army has one for a neighbour', () => {
    expect(SEAS).toHaveLength(10)
    for (const [id, neighbours] of SEAS)
      for (const to of neighbours as readonly string[])
        expect(SEAS.find(([one]) => one === to)?.[1] as readonly string[], `${to} and ${id}`).toContain(id)
    for (const coast of COASTS) expect(coast.length).toBeGreaterThan(0)
    for (const place of LAND) for (const to of NEIGHBOURS[place]) expect(to).toBeLessThan(90)
  })

  clause(
    ['JU-7.13a', 'JU-7.13b'],
    'every border from both sides; Macedonia touches Dardania and Epirus Nova, not Praevalitana',
    () => {
      for (const here of LAND) for (const to of NEIGHBOURS[here]) expect(NEIGHBOURS[to]).toContain(here)
      unique(LAND_BORDERS.map(([a, b]) => [a, b].sort().join()))
      const macedonia = names(NEIGHBOURS[placeNamed('macedonia')])
      expect(macedonia).toContain('dardania')
      expect(macedonia).toContain('epirus-nova')
      expect(macedonia).not.toContain('praevalitana')
      // Islands have no border at all; Sicilia has its strait.
      for (const [id, , , , , seas, island] of PROVINCES)
        if (island) {
          expect(seas.length).toBeGreaterThan(0)
          expect(names(NEIGHBOURS[placeNamed(id)])).toEqual(id === 'sicilia' ? ['lucania-et-bruttii'] : [])
        }
    },
  )

  test('every province can be reached, by land or by sea', () => {
    for (const place of LAND) expect(NEIGHBOURS[place].length + SEAS_OF[place].length).toBeGreaterThan(0)
  })

  test('boxes lead to one another from both sides', () => {
    for (const [id, , links] of BOXES)
      for (const to of links as readonly string[])
        expect(BOXES.find(([one]) => one === to)?.[2] as readonly string[]).toContain(id)
    // 7.19
    expect(BOXES.find(([id]) => id === 'alamanni')?.[2]).toContain('lombards')
    // 6.34, and the Franks of 6.45
    expect(ENTERS_PREFECTURES[powerNamed('lombards')].map((n) => PREFECTURE_IDS[n]).sort()).toEqual([
      'illyricum',
      'italy',
    ])
    expect(names(ENTRIES[powerNamed('franks')])).toContain('liguria')
  })

  test('the distance from the Persians counts provinces, with an entry province at one', () => {
    const steps = LAND.map(() => 99)
    let front: readonly Place[] = ENTRIES[powerNamed('sassanids')]
    for (let far = 1; front.length > 0; far++) {
      for (const place of front) steps[place] = far
      front = LAND.filter((place) => steps[place] === 99 && NEIGHBOURS[place].some((to) => steps[to] === far))
    }
    for (const place of LAND)
      expect([PROVINCE_IDS[place], DISTANCE_FROM_SASSANIDS[PROVINCE_IDS[place]] ?? 99]).toEqual([
        PROVINCE_IDS[place],
        steps[place],
      ])
  })

  clause(['JU-10.21b', 'JU-10.21c'], 'Africa needs Zeugitania, Sardinia, Hispania and five of the other eight', () => {
    const africa = LAND.filter((place) => PREFECTURE_IDS[PREFECTURE[place]] === 'africa')
    const needed = africa.filter((place) => MUST_HOLD[place])
    expect(names(needed).sort()).toEqual(['hispania', 'sardinia', 'zeugitania'])
    expect([africa.length - needed.length, 8 - needed.length]).toEqual([8, 5])
    expect(MUST_HOLD[placeNamed('aegyptus-ii')]).toBe(true)
    expect(MUST_HOLD[placeNamed('lazica')]).toBe(false)
  })

  test('what was filled in is named', () => {
    expect(RECONSTRUCTED.income).not.toContain('aegyptus-ii')
    expect(RECONSTRUCTED.income).not.toContain('lazica')
    expect(RECONSTRUCTED.city).not.toContain('mesopotamia')
    expect(RECONSTRUCTED.fort).not.toContain('moesia-i')
  })
})

describe('powers, armies and commanders', () => {
  clause('JU-1.0a', 'two sides', () => {
    expect(SEAT_IDS).toEqual(['byzantine', 'barbarian'])
  })

  clause(['JU-4.21a', 'JU-2.2a'], 'named leaders for the great powers, one for each of the others', () => {
    expect(Object.values(MAJOR_LEADERS).map(({ power }) => power)).toEqual([
      'sassanids',
      'sassanids',
      'vandals',
      'vandals',
      'vandals',
      'ostrogoths',
      'ostrogoths',
      'ostrogoths',
      'ostrogoths',
    ])
    expect(Object.keys(MINOR_LEADERS).sort()).toEqual(POWER_IDS.filter((id) => POWERS[id].kind === 'minor').sort())
    for (const [id, facts] of Object.entries({ ...MAJOR_LEADERS, ...MINOR_LEADERS }))
      expect(leaderRatings(armyNamed(id))).toBe(facts)
    for (const { movement, control, battle } of [
      ...Object.values(MAGISTRI),
      ...Object.values(MAJOR_LEADERS),
      ...Object.values(MINOR_LEADERS),
    ]) {
      expect('ABCD').toContain(movement)
      expect(control).toBeGreaterThan(0)
      expect(control).toBeLessThan(10)
      expect(Math.abs(battle)).toBeLessThanOrEqual(2)
    }
  })

  clause('JU-2.2b', 'sixteen Magistri, with the ratings the examples give', () => {
    expect(MAGISTER_IDS).toHaveLength(16)
    expect(LATE_MAGISTRI).toEqual(['belisarius', 'narses'])
    expect(MAGISTRI.belisarius).toMatchObject({ movement: 'A', battle: 2 })
    expect(MAGISTRI['john-troglita'].control).toBe(5)
    expect(MAJOR_LEADERS.witigis.battle).toBe(0)
    expect(MAGISTRI.belisarius.guessed).toEqual(['control'])
  })

  clause('JU-4.41a', 'three powers have fleets', () => {
    expect(POWER_IDS.filter((id) => POWERS[id].seamanship !== null)).toEqual([...NAVAL_IDS])
    expect(MAJOR_IDS).toEqual(['sassanids', 'vandals', 'ostrogoths'])
  })

  test('the activation table names one power for each of a hundred rolls', () => {
    expect(POWER_ROLLED).toHaveLength(100)
    for (const power of POWER_ROLLED) expect(power).toBeDefined()
    const named = (roll: number): string => POWER_IDS[POWER_ROLLED[roll]]
    expect([0, 9, 10, 17, 18, 26, 27, 64, 67, 74, 87, 88, 99].map(named)).toEqual([
      'sassanids',
      'sassanids',
      'vandals',
      'vandals',
      'ostrogoths',
      'ostrogoths',
      'moors',
      'gepids',
      'gepids',
      'bulgars',
      'crimean-goths',
      'lakhmids',
      'ghassanids',
    ])
  })

  clause('JU-4.31c', 'nine armies, five of them at first, two Presental', () => {
    expect(ARMY_IDS).toHaveLength(9)
    expect(ARMY_IDS.filter((id) => ARMIES[id].least !== null)).toEqual([
      'presental-i',
      'presental-ii',
      'oriens',
      'thracia',
      'illyricum',
    ])
    expect(ARMY_IDS.filter((id) => ARMIES[id].isPresental)).toHaveLength(2)
  })

  clause(['JU-T.2a', 'JU-T.2c', 'JU-T.2i'], 'areas by distance count 1 for a province and 1 more for a strait', () => {
    expect(area('presental-i')).toEqual(within('europa', 4).sort())
    expect(area('presental-ii')).toEqual(area('presental-i'))
    expect(area('thracia')).toEqual(within('thracia', 2).sort())
  })

  clause(['JU-T.2b', 'JU-T.2d', 'JU-T.2g', 'JU-T.2h'], 'areas by prefecture', () => {
    const thrace = ['scythia', 'moesia-ii', 'thracia', 'haemimontus', 'rhodope', 'europa']
    expect(area('illyricum')).toEqual(of('italy', 'illyricum').sort())
    expect(area('oriens')).toEqual(
      of('oriens')
        .filter((id) => !thrace.includes(id))
        .sort(),
    )
    expect(area('africa')).toEqual([...of('africa', 'egypt'), 'sicilia'].sort())
    expect(area('hispania')).toEqual(of('africa').sort())
  })

  clause(
    ['JU-T.2e', 'JU-T.2f'],
    'Armenia has what lies around it and the eastern border, Italy what lies across the Adriatic',
    () => {
      const near = LAND.filter(
        (place) =>
          ARMENIAS.includes(place) ||
          NEIGHBOURS[place].some((to) => ARMENIAS.includes(to)) ||
          (['sassanids', 'lakhmids', 'ghassanids'] as const).some((id) => ENTRIES[powerNamed(id)].includes(place)),
      )
      expect(area('armenia')).toEqual(names(near).sort())
      const across = within('dalmatia', 2).filter((id) => isCoastal(placeNamed(id)))
      expect(area('italia')).toEqual([...new Set([...of('italy'), ...across])].sort())
      expect(isInArea(armyNamed('italia'), placeNamed('praevalitana'))).toBe(true)
    },
  )

  clause('JU-5.34h', 'armies of the beginning are raised again in Europa only', () => {
    for (const id of ['presental-i', 'presental-ii', 'oriens', 'thracia', 'illyricum'])
      expect(RAISED_IN[armyNamed(id)]).toEqual([EUROPA])
    expect(names(RAISED_IN[armyNamed('armenia')])).toEqual([
      'europa',
      'armenia-i',
      'armenia-ii',
      'armenia-iii',
      'armenia-iv',
    ])
  })
})

describe('the tables', () => {
  test('losses never fall with more men or a better roll', () => {
    const { BATTLE_RESULTS, BATTLE_COLUMNS } = tables
    expect([BATTLE_RESULTS.length, BATTLE_COLUMNS.length]).toEqual([10, 8])
    BATTLE_RESULTS.forEach((row, roll) => {
      expect(row).toHaveLength(8)
      row.forEach((losses, column) => {
        if (column > 0) expect(losses).toBeGreaterThanOrEqual(row[column - 1])
        if (roll > 0) expect(losses).toBeGreaterThanOrEqual(BATTLE_RESULTS[roll - 1][column])
      })
    })
  })

  test('every look-up of the example of 8.28', () => {
    const { BATTLE_RESULTS, BATTLE_COLUMNS } = tables
    const column = (least: number): number => (BATTLE_COLUMNS as readonly number[]).indexOf(least)
    expect([BATTLE_RESULTS[8][column(41)], BATTLE_RESULTS[7][column(41)], BATTLE_RESULTS[5][column(26)]]).toEqual([
      10, 9, 5,
    ])
  })

  test('movement points by letter: 7 for an A with a 6', () => {
    expect(tables.MOVEMENT.A[6]).toBe(7)
    for (const letter of ['A', 'B', 'C', 'D'] as const) expect(tables.MOVEMENT[letter]).toHaveLength(10)
    expect([tables.MOVEMENT.D[0], tables.MOVEMENT.C[9], tables.MOVEMENT.B[2]]).toEqual([1, 7, 5])
  })
})

describe('the ledger', () => {
  test('has every clause once', () => {
    expect(CLAUSE_IDS).toHaveLength(462)
    unique(CLAUSE_IDS)
    expect(SECTIONS).toContain('8.13')
  })
})
