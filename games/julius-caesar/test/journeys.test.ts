import { lookAhead, marches, survey } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import type { Action } from '../rules/action.ts'
import { juliusCaesar as game } from '../rules/game.ts'
import { fromPosition } from '../rules/position.ts'
import type { State } from '../rules/state.ts'

const CAESAR = 0
const moving = (blocks: object, points = 2): State =>
  fromPosition({
    blocks,
    cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-2-a' },
    now: { step: 'moves', side: 'caesar', points },
  })

const ways = (s: State, piece: string, first: readonly Action[] = []): Record<string, string> =>
  Object.fromEntries(
    survey(game, s, CAESAR, { piece, first }).journeys.map(({ to, way }) => [
      to,
      way.map((action) => (action.do === 'move' ? action.to : action.do)).join(' '),
    ]),
  )

describe('How far blocks may go, from the rules themselves', () => {
  test('one city away by any road, two by ways that stay free of the enemy', () => {
    const found = ways(moving({ ravenna: ['legio-8'], asculum: ['legio-1'], genua: ['legio-9'] }), 'legio-8')
    expect(found).toMatchObject({ asculum: 'asculum', genua: 'genua', roma: 'roma', aquileia: 'aquileia' })
    // 6.13: whoever enters a city the enemy holds stops there.
    expect(found.brundisium).toBeUndefined()
    expect(found.neapolis).toBe('roma neapolis')
    expect(found.massilia).toBe('genua massilia')
  })

  test('a land block crosses the seas its Naves hold, and a sea is not where it stays', () => {
    const found = ways(moving({ massilia: ['legio-8'], 'mare-hispanum': ['c-navis-1'] }), 'legio-8')
    expect(found.lilybaeum).toBeUndefined()
    expect(found.caralis).toBe('mare-hispanum caralis')
    expect(found['mare-hispanum']).toBeUndefined()
  })

  test('nothing is said of the others, and nothing changes', () => {
    const s = moving({ ravenna: ['legio-8'], genua: ['legio-9'] })
    const before = JSON.stringify(game.encode(s))
    expect(survey(game, s, CAESAR, { piece: 'legio-8' }).journeys.every(({ piece }) => piece === 'legio-8')).toBe(true)
    expect(survey(game, s, 1, { piece: 'legio-8' }).journeys).toEqual([])
    expect(JSON.stringify(game.encode(s))).toBe(before)
  })

  test('what is done first counts: a point spent elsewhere is gone', () => {
    const s = moving({ ravenna: ['legio-8'], genua: ['legio-9'] }, 1)
    const first: Action[] = [{ do: 'move', block: 'legio-9', to: 'massilia' }, { do: 'halt' }]
    expect(ways(s, 'legio-8', first)).toEqual({})
    const refused = survey(game, s, CAESAR, { first: [{ do: 'move', block: 'legio-9', to: 'brundisium' }] })
    expect(refused).toMatchObject({ journeys: [], refusal: { reason: expect.any(String) } })
  })

  test('a budget that is used up is said to be', () => {
    const s = moving({ ravenna: ['legio-8', 'legio-9'] })
    expect(survey(game, s, CAESAR, { most: 3 })).toMatchObject({ isPartial: true })
    expect(survey(game, s, CAESAR).isPartial).toBe(false)
  })
})

describe('How far blocks may go together', () => {
  const THREE = ['legio-8', 'legio-11', 'legio-12']
  const going = (s: State, pieces: readonly string[], to: string) =>
    marches(game, s, CAESAR, { pieces }).marches.find((march) => march.to === to)

  test('for one Move Point, each by the way that the others have left open', () => {
    const march = going(moving({ ravenna: THREE }, 1), THREE, 'roma')
    expect(march).toMatchObject({ pieces: THREE, crowdedOut: [], price: 1, from: 'ravenna', isBinding: false })
    // 6.11: two on the minor road, the third round by Genua.
    expect(march?.paths).toEqual([['roma'], ['genua', 'roma']])
    expect(march?.halt).toBeNull()
  })

  test('who finds no room is named, and what he would have done is refused', () => {
    const s = moving({ ravenna: THREE, roma: ['legio-1'] })
    const march = going(s, THREE, 'roma')
    expect(march).toMatchObject({ pieces: ['legio-8', 'legio-11'], crowdedOut: ['legio-12'] })
    expect(lookAhead(game, s, CAESAR, march?.way ?? []).refusal).toBeNull()
    expect(lookAhead(game, s, CAESAR, march?.wish ?? []).refusal).toMatchObject({ reason: 'road-full-minor' })
  })

  test('whoever could go on halts before the next sets out', () => {
    const march = going(moving({ genua: ['legio-8', 'legio-11'] }), ['legio-8', 'legio-11'], 'roma')
    const halt = { do: 'halt' }
    expect(march?.way.map(({ do: verb }) => verb)).toEqual(['move', 'halt', 'move'])
    expect(march?.halt).toEqual(halt)
  })

  test('over the sea each needs a Move Point of his own', () => {
    const s = (points: number) => moving({ massilia: ['legio-8', 'legio-11'], 'mare-hispanum': ['c-navis-1'] }, points)
    expect(going(s(2), ['legio-8', 'legio-11'], 'utica')).toMatchObject({ price: 2, crowdedOut: [] })
    expect(going(s(1), ['legio-8', 'legio-11'], 'utica')).toMatchObject({ price: 1, crowdedOut: ['legio-11'] })
  })

  test('where the budget ends, the rest are not said to get there', () => {
    const found = marches(game, moving({ ravenna: THREE }), CAESAR, { pieces: THREE, most: 20 })
    expect(found.isPartial).toBe(true)
    expect(found.marches.every(({ pieces, crowdedOut }) => pieces.length > 0 && crowdedOut.length > 0)).toBe(true)
  })
})
