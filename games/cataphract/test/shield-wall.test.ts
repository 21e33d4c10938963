import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { mayFormWall } from '../rules/shield-wall.ts'
import { factsOf } from '../rules/state.ts'
import { Bench, ordersOf, type Written } from './bench.ts'

/** Huns ride before Roman heavy infantry at the Utus. */
const LC = 'hun-hun-lc-2'
const HI = ['rom-thracian-hi-10', 'rom-thracian-hi-11', 'rom-thracian-hi-12'] as const

const bench = (units: Written['units'], more: Partial<Written> = {}): Bench =>
  new Bench({
    scenario: 'utus-river',
    units,
    leaders: { attila: '2520', arnegisclus: '1820' },
    stack: ordersOf('attila'),
    ...more,
  })

/** Two flank to flank, one behind the first. */
const LINE = { [HI[0]]: ['2020', 0], [HI[1]]: ['2021', 0], [HI[2]]: ['1920', 0] } as const
const fired = (at: string, lc: [string, number], units: Written['units'] = LINE, more: Partial<Written> = {}): Bench =>
  bench({ ...units, [LC]: lc }, more)
    .do('second', { do: 'order', unit: LC })
    .do('second', { do: 'fire', at, after: 'stay' })

describe('the shield wall', () => {
  clause(
    ['CA-11.71a', 'CA-11.73a'],
    'is formed when fire comes from before, two hexes off or more; it takes three',
    () => {
      const asked = fired(HI[0], ['2220', 3])
      expect(asked.prompt('first')).toMatchObject({ key: 'shield-wall', params: { unit: HI[0], by: LC } })
      asked.do('first', { do: 'shield' }, 1)
      // Three instead of one for heavy infantry: 4 is strength 4.
      expect(asked.last('fired')).toMatchObject({ modified: 4, needs: 4, hits: 1 })
      const refused = fired(HI[0], ['2220', 3]).do('first', { do: 'decline' }, 3)
      expect(refused.last('fired')).toMatchObject({ modified: 4, hits: 1 })
      // Right before it there is no time.
      const near = bench({ ...LINE, [LC]: ['2120', 3] }).do('second', { do: 'order', unit: LC })
      near.do('second', { do: 'fire', at: HI[0], after: 'stay' }, 9)
      expect(near.last('fired')).toBeDefined()
      // Nor from behind.
      const behind = bench({ [HI[0]]: ['2020', 3], [LC]: ['2220', 3] }).do('second', { do: 'order', unit: LC })
      behind.do('second', { do: 'fire', at: HI[0], after: 'stay' }, 9)
      expect(behind.has(HI[0], 'shielded')).toBe(false)
    },
  )

  clause(['CA-11.72a'], 'takes in all who stand flank to flank, and nobody behind', () => {
    const b = fired(HI[0], ['2220', 3]).do('first', { do: 'shield' }, 9)
    expect(HI.map((unit) => b.has(unit, 'shielded'))).toEqual([true, true, false])
  })

  clause(['CA-11.71a', 'CA-6.65a'], 'is not formed among friends in passing, where nobody may stop', () => {
    const { state } = bench(
      { [HI[0]]: ['2020', 0], [HI[1]]: ['2020', 0], [LC]: ['2220', 3] },
      {
        stack: [
          ...ordersOf('arnegisclus'),
          { step: 'march', unit: HI[0], points: 2, stepped: true, bound: 'no', last: '1920' },
        ],
      },
    )
    const { unit, hex } = factsOf(state)
    expect([mayFormWall(state, unit(HI[0]), hex('2220')), mayFormWall(state, unit(HI[1]), hex('2220'))]).toEqual([
      false,
      true,
    ])
  })

  clause(['CA-11.7a'], 'is for Romans alone', () => {
    const b = bench({ 'byz-heruli-mi-1': ['2020', 0], [LC]: ['2220', 3] }).do('second', { do: 'order', unit: LC })
    b.do('second', { do: 'fire', at: 'byz-heruli-mi-1', after: 'stay' }, 9)
    expect(b.has('byz-heruli-mi-1', 'shielded')).toBe(false)
    const light = bench({ 'byz-auxilia-bow-li-9': ['2020', 0], [LC]: ['2220', 3] })
    light.do('second', { do: 'order', unit: LC })
    light.do('second', { do: 'fire', at: 'byz-auxilia-bow-li-9', after: 'stay' }, 9)
    expect(light.now).not.toBe('wall')
  })

  const walled = (more: Partial<Written> = {}, units: Written['units'] = LINE): Bench =>
    bench(units, {
      marks: { [HI[0]]: ['shielded'], [HI[1]]: ['shielded'] },
      leaders: { attila: '2520', arnegisclus: '1820' },
      stack: ordersOf('arnegisclus'),
      ...more,
    })

  clause(['CA-11.73b'], 'nobody in it moves, turns or fires', () => {
    const b = walled()
    expect(b.clause('first', { do: 'order', unit: HI[0] })).toBe('CA-11.73b')
    expect(b.may('first', { do: 'order', unit: HI[2] })).toBe(true)
    // Dismounted Cataphracts have bows, and do not use them in reaction.
    const foot = bench(
      { 'byz-thracian-cat-1': ['2020', 0], [LC]: ['2220', 3] },
      { marks: { 'byz-thracian-cat-1': ['foot', 'shielded'] } },
    ).do('second', { do: 'order', unit: LC })
    foot.do('second', { do: 'step', to: '2120' })
    expect(foot.waiting).toEqual(['second'])
  })

  clause(['CA-11.73c'], 'who is shocked leaves it', () => {
    const b = bench(
      { [HI[0]]: ['2020', 0], [HI[1]]: ['2019', 0], 'hun-hun-hc-1': ['2120', 3] },
      { marks: { [HI[0]]: ['shielded'], [HI[1]]: ['shielded'] } },
    )
    b.do('second', { do: 'done' }).do('second', { do: 'shock', unit: 'hun-hun-hc-1' }, 5, 0)
    expect(HI.slice(0, 2).map((unit) => b.has(unit, 'shielded'))).toEqual([false, true])
  })

  clause(['CA-11.74a'], 'is left under a line command, by all of it, for a point', () => {
    const b = walled().do('first', { do: 'line', line: 2, unit: HI[0], as: 'rank' })
    expect(b.why('first', { do: 'order', unit: HI[0] })).toBe('in-shield-wall')
    b.do('first', { do: 'lower' })
    expect([b.has(HI[0], 'shielded'), b.has(HI[1], 'shielded')]).toEqual([false, false])
    b.do('first', { do: 'order', unit: HI[0] })
    expect(b.prompt('first')).toMatchObject({ params: { points: 3 } })
    // One of it has been ordered already: the wall stays.
    const part = walled({ marks: { [HI[0]]: ['shielded'], [HI[1]]: ['shielded', 'recovered'] } })
    part.do('first', { do: 'line', line: 2, unit: HI[0], as: 'rank' })
    expect(part.why('first', { do: 'lower' })).toBe('whole-shield-wall')
  })
})
