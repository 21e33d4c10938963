import { goldenRecords } from '@iacta/testing'
import { expect, test } from 'vitest'
import { nero } from '../rules/game.ts'
import { WAYS } from '../rules/victory.ts'

const records = goldenRecords(nero, new URL('./golden/', import.meta.url), WAYS, ({ way }) => way)

test('only a shared victory has several winners', () => {
  for (const [way, { outcome }] of records) expect((outcome?.winners.length ?? 0) > 1).toBe(way === 'shared')
})
