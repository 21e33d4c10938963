import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { Bench, ordersOf, type Written } from './bench.ts'

/** Cheiroballistrae at the Utus. */
const CH = 'rom-cheiroballistra-1'
const CH2 = 'rom-cheiroballistra-2'
const HI = 'rom-thracian-hi-10'
const LC = 'hun-hun-lc-2'
const HC = 'hun-hun-hc-1'

const bench = (units: Written['units'], more: Partial<Written> = {}): Bench =>
  new Bench({
    scenario: 'utus-river',
    units,
    leaders: { arnegisclus: '1820', zandalas: '1821', attila: '3220' },
    stack: ordersOf('arnegisclus'),
    ...more,
  })
const WITH = { [CH]: '2020', [HI]: ['2020', 0], [LC]: ['2720', 3] } as const
const moving = (more: Partial<Written> = {}): Partial<Written> => ({
  leaders: { arnegisclus: '1820', attila: '2320' },
  stack: ordersOf('attila'),
  ...more,
})

describe('cheiroballistrae', () => {
  clause(
    ['CA-11.65a', 'CA-11.63b', 'CA-T.MRRC4'],
    'fire without orders, once a phase and twice a turn, and never run out',
    () => {
      const b = bench(WITH)
      // Strength 3 at range 7.
      b.do('first', { do: 'loose', unit: CH, at: LC }, 9)
      expect(b.last('fired')).toMatchObject({ needs: 3, roll: 9, supply: 0 })
      expect(b.why('first', { do: 'loose', unit: CH, at: LC })).toBe('artillery-served')
      expect(b.why('first', { do: 'serve', unit: CH })).toBe('artillery-served')
      const twice = bench(WITH, { marks: { [CH]: ['bolted-once', 'bolted'] } })
      expect(twice.why('first', { do: 'loose', unit: CH, at: LC })).toBe('artillery-fired-twice')
    },
  )

  clause(['CA-11.64a', 'CA-11.64b'], 'have no facing, fire to all sides, and control nothing', () => {
    const b = bench({ [CH]: ['2020', 0], [LC]: ['1725', 3] })
    expect(b.may('first', { do: 'loose', unit: CH, at: LC })).toBe(true)
    // Next to one alone horse goes by.
    const ride = bench({ [CH]: ['2020', 0], [LC]: ['2220', 3] }, moving()).do('second', { do: 'order', unit: LC })
    ride.do('second', { do: 'step', to: '2120' })
    while (ride.waiting[0] === 'first') ride.do('first', { do: 'decline' })
    expect(ride.targets('second', 'step', 'to')).toContain('2021')
  })

  clause(['CA-11.62a', 'CA-11.62b'], 'any leader in range turns them from fire to movement, and back', () => {
    // Zandalas commands horse alone, and may yet see to artillery.
    const b = bench(WITH, { stack: ordersOf('zandalas') })
    expect(b.why('first', { do: 'order', unit: CH })).toBe('artillery-mode')
    b.do('first', { do: 'serve', unit: CH })
    expect(b.has(CH, 'limbered')).toBe(true)
    expect(b.why('first', { do: 'order', unit: CH })).toBe('artillery-served')
    expect(b.why('first', { do: 'loose', unit: CH, at: LC })).toBe('artillery-mode')
    const later = bench(WITH, { marks: { [CH]: ['limbered'] } })
    expect(later.why('first', { do: 'loose', unit: CH, at: LC })).toBe('artillery-mode')
    later.do('first', { do: 'order', unit: CH }).do('first', { do: 'step', to: '1920' })
    expect(later.hex(CH)).toBe('1920')
    // Under a line command to those they are with.
    const line = bench(WITH).do('first', { do: 'line', line: 2, unit: HI, as: 'rank' })
    line.do('first', { do: 'serve', unit: CH })
    expect(line.has(CH, 'limbered')).toBe(true)
  })

  clause(['CA-11.63a'], 'one shares a hex with heavy or medium infantry, at no price, and with no other piece', () => {
    const b = bench({ ...WITH, [CH2]: '1920' }, { marks: { [CH2]: ['limbered'] } })
    b.do('first', { do: 'order', unit: CH2 }).do('first', { do: 'step', to: '2020' })
    expect(b.why('first', { do: 'halt' })).toBe('may-not-stop-there')
    const free = bench({ [HI]: ['2020', 0], [CH2]: '1920' }, { marks: { [CH2]: ['limbered'] } })
    free.do('first', { do: 'order', unit: CH2 }).do('first', { do: 'step', to: '2020' }).do('first', { do: 'halt' })
    expect([free.hex(CH2), free.hits(HI), free.hits(CH2)]).toEqual(['2020', 0, 0])
  })

  clause(['CA-11.61a'], 'cannot shock, and defend as light infantry without javelins', () => {
    const b = bench({ [CH]: '2020', [HC]: ['2120', 3] }).do('first', { do: 'done' })
    expect(b.targets('first', 'shock', 'unit')).toEqual([])
    const attacked = bench({ [CH]: '2020', [HC]: ['2120', 3] }, moving()).do('second', { do: 'done' })
    while (attacked.waiting[0] === 'first') attacked.do('first', { do: 'decline' })
    attacked.do('second', { do: 'shock', unit: HC }, 0)
    // Heavy horse against light infantry from the front: column 8.
    expect(attacked.last('result')).toMatchObject({ base: 8 })
  })

  clause(['CA-11.66a'], 'fire twice in an enemy’s phase, whenever he moves, but not as others react', () => {
    const b = bench({ [CH]: '2020', [LC]: ['2420', 3] }, moving()).do('second', { do: 'order', unit: LC })
    b.do('second', { do: 'step', to: '2320' })
    expect(b.prompt('first')).toMatchObject({ key: 'reaction-fire', params: { unit: CH, mover: LC } })
    b.do('first', { do: 'fire', at: LC, after: 'stay' }, 7)
    b.do('second', { do: 'step', to: '2220' }).do('first', { do: 'fire', at: LC, after: 'stay' }, 8)
    expect(b.hits(LC)).toBe(2)
    // The third time nobody asks, not even when it comes next to the piece.
    b.do('second', { do: 'step', to: '2120' })
    expect(b.waiting).toEqual(['second'])
  })

  clause(['CA-11.66a'], 'what is left may be fired when all have moved', () => {
    const b = bench({ [CH]: '2020', [LC]: ['2420', 3] }, moving()).do('second', { do: 'done' })
    expect(b.prompt('first')).toMatchObject({ key: 'bolt', params: { unit: CH } })
    b.do('first', { do: 'loose', unit: CH, at: LC }, 6)
    expect(b.hits(LC)).toBe(1)
  })

  clause(['CA-11.67a'], 'are lost when they would rout', () => {
    const b = bench({ [CH]: '2020', [LC]: ['2220', 3] }, moving({ hits: { [CH]: 3 } }))
    b.do('second', { do: 'order', unit: LC }).do('second', { do: 'fire', at: CH, after: 'stay' }, 0)
    expect([b.hex(CH), b.has(CH, 'eliminated')]).toEqual([null, true])
  })

  clause(['CA-11.63c'], 'left by their infantry they fall to whoever advances', () => {
    const b = bench({ [CH]: '2020', [HI]: ['2020', 3], [HC]: ['2120', 3] }, moving({ hits: { [HI]: 5 } }))
    b.do('second', { do: 'done' })
    while (b.waiting[0] === 'first') b.do('first', { do: 'decline' })
    b.do('second', { do: 'shock', unit: HC }, 0).flee()
    expect([b.routed(HI), b.hex(CH), b.hex(HC), b.has(CH, 'eliminated')]).toEqual([true, null, '2020', true])
    expect(b.state.routPoints[0]).toBe(0)
  })
})
