import { hexesOf, NONE } from '@iacta/grids'
import { optionFaults, readOptions } from '@iacta/kernel'
import { clause } from '@iacta/testing'
import { describe, expect, it } from 'vitest'
import { BATTLES } from '../data/battles.ts'
import { CLAUSE_IDS } from '../data/ledger.ts'
import { OPTIONS, SCENARIO_IDS, type ScenarioId } from '../data/table.ts'
import { CLASSES } from '../data/units.ts'
import { BOTH_SIDES, FACTS, type SideIndex } from '../rules/printed.ts'

/** As printed under "Army size and troop quality": units, size, rout points. */
const TOTALS: Record<ScenarioId, readonly [Total, Total]> = {
  'utus-river': [
    [50, null, 285],
    [49, null, 292],
  ],
  // The tally of the print leaves one Visigoth out (A12).
  'catalaunian-fields': [
    [53, null, 323],
    [51, null, 287],
  ],
  dara: [
    [42, 248, 251],
    [52, 364, 273],
  ],
  callinicum: [
    [25, 139, 152],
    [32, 204, 183],
  ],
  // Without the reinforcements.
  tricameron: [
    [13, 62, 93],
    [19, 95, 97],
  ],
  taginae: [
    [31, 172, 193],
    [32, 200, 152],
  ],
  casilinum: [
    [29, 166, 177],
    [21, 105, 108],
  ],
}
type Total = readonly [units: number, size: number | null, routPoints: number]

function total(scenario: ScenarioId, side: SideIndex): Total {
  const facts = FACTS.of(scenario)
  const counted = facts.units.filter(
    (one, i) =>
      one.side === side &&
      one.type !== 'CH' &&
      !facts.reinforcements.includes(i as (typeof facts.reinforcements)[number]),
  )
  const size = counted.reduce((sum, one) => sum + one.size, 0)
  // The print counts the quality of Utus' archers, though they are worth 3 points.
  return [counted.length, facts.rules.noSizes ? null : size, counted.reduce((sum, one) => sum + one.tq, 0)]
}

describe('the armies', () => {
  clause(['CA-2.21a'], 'have the units, sizes and rout points printed for each battle', () => {
    for (const scenario of SCENARIO_IDS)
      for (const side of BOTH_SIDES) {
        const [units, size] = TOTALS[scenario][side]
        const found = total(scenario, side)
        expect([scenario, side, found[0], found[1]]).toEqual([scenario, side, units, size])
      }
    expect(total('tricameron', 0)).toEqual([13, 62, 93])
    expect(total('tricameron', 1)).toEqual([19, 95, 97])
    expect(total('casilinum', 1)).toEqual([21, 105, 108])
    expect(total('dara', 1)).toEqual([52, 364, 273])
  })

  it('are worth what is printed in rout points', () => {
    for (const scenario of SCENARIO_IDS)
      for (const side of BOTH_SIDES) {
        const facts = FACTS.of(scenario)
        const points = facts.units
          .filter((one) => one.side === side && !facts.reinforcements.some((unit) => facts.units[unit] === one))
          .reduce((sum, one) => sum + one.routPoints, 0)
        expect([scenario, side, points]).toEqual([scenario, side, TOTALS[scenario][side][2]])
      }
  })

  it('have leaders who may command somebody, each under an overall commander of his side', () => {
    for (const scenario of SCENARIO_IDS) {
      const { leaders, commanders } = FACTS.of(scenario)
      for (const leader of leaders) {
        expect([scenario, leader.id, leader.commands.includes(true)]).toEqual([scenario, leader.id, true])
        if (leader.rank !== 'OC') expect(commanders[leader.side]).toContain(leader.under)
      }
    }
    const dara = FACTS.of('dara')
    const commanded = (id: 'belisarius' | 'bouzes' | 'sunicas'): boolean =>
      dara.leaders[dara.leader(id)].commands[dara.unit('byz-hun-m-lc-1')]
    expect([commanded('belisarius'), commanded('sunicas'), commanded('bouzes')]).toEqual([true, true, false])
  })

  it('use no unit twice, and no number that is not printed', () => {
    for (const scenario of SCENARIO_IDS) {
      const { unitIds } = FACTS.of(scenario)
      expect(new Set(unitIds).size).toBe(unitIds.length)
    }
    expect(Object.keys(CLASSES)).toHaveLength(48)
  })
})

describe('the maps', () => {
  clause(['CA-2.1a'], 'are full sheets for the battles against Attila, and half sheets for the others', () => {
    for (const scenario of SCENARIO_IDS) {
      const { grid } = FACTS.of(scenario)
      const full = scenario === 'utus-river' || scenario === 'catalaunian-fields'
      expect([scenario, grid.count]).toEqual([
        scenario,
        full ? 33 * 44 : scenario === 'tricameron' || scenario === 'taginae' ? 25 * 28 : 26 * 28,
      ])
    }
  })

  it('say something of every hex, and never leap more than a level', () => {
    for (const scenario of SCENARIO_IDS) {
      const { grid, ground, level } = FACTS.of(scenario)
      const { ground: rows } = BATTLES[scenario].map
      expect(rows.every((row) => row.length === rows[0].length)).toBe(true)
      for (const hex of grid.all) {
        expect(ground[hex]).toBeDefined()
        for (const next of grid.neighbours(hex)) expect(Math.abs(level[hex] - level[next])).toBeLessThanOrEqual(1)
      }
    }
  })

  it('have their streams, trench and bridge between neighbours, the bridge over the river', () => {
    expect(FACTS.of('tricameron').sides6.of('stream')).toHaveLength(66)
    expect(FACTS.of('dara').sides6.of('trench')).toHaveLength(46)
    const { sides6 } = FACTS.of('casilinum')
    for (const { hex, side } of sides6.of('bridge')) expect(sides6.has('volturno', hex, side)).toBe(true)
  })

  it('face as the set-ups say, whichever way the sheet lies', () => {
    expect(FACTS.of('tricameron').facingOf).toEqual({ E: 0, SE: 1, SW: 2, W: 3, NW: 4, NE: 5 })
    expect(FACTS.of('taginae').facingOf).toEqual({ S: 0, SW: 1, NW: 2, N: 3, NE: 4, SE: 5 })
    expect(FACTS.of('casilinum').facingOf).toEqual({ N: 0, NE: 1, SE: 2, S: 3, SW: 4, NW: 5 })
  })

  clause(['CA-7.11a'], 'a unit facing a vertex has two front, two flank and two rear hexes', () => {
    const { grid, hex } = FACTS.of('dara')
    const names = (aspect: 'front' | 'flank' | 'rear'): string[] =>
      hexesOf(grid, hex('1605'), 0, aspect).map((one) => grid.name(one))
    expect(names('front')).toEqual(['1704', '1705'])
    expect(names('flank')).toEqual(['1604', '1606'])
    expect(names('rear')).toEqual(['1505', '1504'])
  })
})

describe('the set-ups', () => {
  it('put every unit somewhere, none on another, none where nothing may stand', () => {
    for (const scenario of SCENARIO_IDS) {
      const { unitAt, zones, units, reinforcements, ground, grid } = FACTS.of(scenario)
      const fixed = unitAt.map(({ unit }) => unit)
      const free = zones.flatMap((zone) => zone.units)
      expect([...fixed, ...free, ...reinforcements].sort((a, b) => a - b)).toEqual(units.map((_, i) => i))
      expect(new Set(unitAt.map(({ hex }) => hex)).size).toBe(unitAt.length)
      for (const { unit, hex } of unitAt) {
        const isGarrison = scenario === 'dara' && ground[hex] === 'wall'
        expect(isGarrison || ['open', 'bank', 'rough'].includes(ground[hex])).toBe(true)
        if (isGarrison) expect(['1013', '1016']).toContain(grid.name(hex))
        expect(unit).not.toBe(NONE)
      }
      for (const zone of zones)
        if (zone.upon.length === 0) expect([zone.id, zone.hexes.length >= zone.units.length]).toEqual([zone.id, true])
    }
  })

  it('can be settled by the options of competitive play', () => {
    expect(optionFaults(OPTIONS)).toEqual([])
    expect(readOptions(OPTIONS, { scenario: 'taginae', setUp: 'free', sides: 'bid' })).toMatchObject({
      levels: 'printed',
    })
    expect(CLAUSE_IDS).toHaveLength(568)
  })
})
