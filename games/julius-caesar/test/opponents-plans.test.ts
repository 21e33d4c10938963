import { describe, expect, test } from 'vitest'
import { Ground } from '../bot/ground.ts'
import { NEUTRAL } from '../bot/tuning.ts'
import { fromPosition, type Position } from '../rules/position.ts'
import { type BlockId, block, type PlaceId, place } from '../rules/printed.ts'

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
    const ground = new Ground(s, NEUTRAL)
    expect(ground.oddsOf(0, [onTarraco, onCarthago])).toBeGreaterThan(ground.oddsOf(0, [onTarraco]) + 0.1)
  })
})
