import { type Happening, quickChance } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { brain } from '../bot/brain.ts'
import { Ground } from '../bot/ground.ts'
import { Memory } from '../bot/undoing.ts'
import type { Action } from '../rules/action.ts'
import { juliusCaesar as game } from '../rules/game.ts'
import { fromPosition, type Position } from '../rules/position.ts'
import { type BlockId, block, type PlaceId, place } from '../rules/printed.ts'

/** Where the blocks of a plan come to a halt. */
function endsOf(plan: readonly Action[]): Set<PlaceId> {
  const ends = new Map<BlockId, PlaceId>()
  for (const action of plan) if (action.do === 'move') ends.set(action.block, action.to)
  return new Set(ends.values())
}

describe('a force without an enemy near', () => {
  /** The only point of the enemy's is Roma; all the others are Caesar's own, so they draw him a little. */
  const ground = new Ground(
    fromPosition({
      blocks: {
        emerita: ['legio-8', 'legio-11', 'legio-12'],
        alexandria: ['c-auxilia-1', 'cleopatra caesar'],
        antiochia: ['c-auxilia-2'],
        athenae: ['c-navis-1'],
        byzantium: ['c-navis-2'],
        'carthago-nova': ['c-navis-3'],
        ephesus: ['c-auxilia-3'],
        massilia: ['c-navis-4'],
        syracusae: ['c-navis-5'],
        tarraco: ['c-auxilia-4'],
        utica: ['c-ballista'],
        roma: ['legio-1:1'],
      },
    }),
  )

  test('is drawn to a point of the enemy’s eight marches away, with every march more', () => {
    const way: PlaceId[] = ['emerita', 'toletum', 'bilbilis', 'burdigala', 'narbo', 'massilia', 'genua']
    const pulls = way.map((id) => ground.pull(0, place(id)))
    expect(pulls).toEqual([...pulls].sort((one, other) => one - other))
    expect(new Set(pulls).size).toBe(way.length)
  })
})

describe('two cities beside each other', () => {
  /** Each would come to the other’s help. */
  const position: Position = {
    blocks: {
      narbo: ['legio-8', 'legio-10', 'legio-11', 'legio-12'],
      toletum: ['legio-13', 'legio-14'],
      tarraco: ['legio-5', 'legio-6', 'p-ballista'],
      'carthago-nova': ['legio-2:2', 'legio-4:2'],
      alexandria: ['cleopatra'],
    },
    cards: { caesar: 'cmd-2-1-a', pompeius: 'cmd-2-2-a' },
    now: { step: 'moves', side: 'caesar' },
  }
  const s = fromPosition(position)
  const legs = (at: PlaceId, ...blocks: readonly BlockId[]) => ({
    from: s.place[block(blocks[0])] as ReturnType<typeof place>,
    to: place(at),
    blocks: blocks.map(block),
  })
  const onTarraco = legs('tarraco', 'legio-8', 'legio-10', 'legio-11', 'legio-12')
  const onCarthago = legs('carthago-nova', 'legio-13', 'legio-14')

  test('cannot help each other when both are attacked (6.13)', () => {
    const ground = new Ground(s)
    expect(ground.oddsOf(0, [onTarraco, onCarthago])).toBeGreaterThan(ground.oddsOf(0, [onTarraco]) + 0.1)
  })

  test('are attacked at once by who can', () => {
    const ideas = [...(brain.ideas?.(s, 0, 64) ?? [])].map(endsOf)
    expect(ideas.some((ends) => ends.has('tarraco') && ends.has('carthago-nova'))).toBe(true)
    const plan = endsOf(brain.plan(s, 0, quickChance(1), 0))
    expect([...plan].sort()).toEqual(['carthago-nova', 'tarraco'])
  })
})

test('a block remembers the way it took a turn ago', () => {
  const s = fromPosition({
    cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
    now: { step: 'moves', side: 'caesar' },
  })
  const told = (key: string, params: Happening['params']): Happening => ({ key, params, to: 0xffff })
  const moved = (id: BlockId, from: PlaceId, to: PlaceId): Happening =>
    told('moved', { side: 'caesar', block: id, colour: 'tan', navis: false, from, to })
  const heard = [
    told('turn-begins', { year: 1, turn: 1 }),
    moved('legio-8', 'genua', 'massilia'),
    moved('legio-8', 'massilia', 'narbo'),
    moved('legio-12', 'genua', 'ravenna'),
    told('turn-begins', { year: 1, turn: 2 }),
  ]
  const memory = new Memory({ seat: 0, view: game.view(s, 0), heard })
  const both = ['legio-8', 'legio-12'].map((id) => block(id as BlockId))
  expect(memory.goingBack(place('narbo'), place('genua'), both)).toBe(1)
  expect(memory.goingBack(place('ravenna'), place('genua'), both)).toBe(1)
  expect(memory.goingBack(place('narbo'), place('massilia'), both)).toBe(0)
  expect(memory.goingBack(place('genua'), place('narbo'), both)).toBe(0)
})
