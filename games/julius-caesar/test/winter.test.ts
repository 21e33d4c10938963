import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import { bench } from './bench.ts'

clause(['JC-8.3a'], 'Genua feeds three blocks, Massilia four, Roma five', () => {
  const b = bench({
    blocks: {
      genua: ['legio-8', 'legio-11', 'legio-12', 'leader-antonius'],
      massilia: ['legio-7', 'legio-9', 'legio-14', 'c-navis-1'],
    },
    now: { step: 'surplus' },
  })
  expect(b.now).toBe('surplus')
  expect(b.why('caesar', { do: 'disband', block: 'legio-7' })).toBe('city-has-no-surplus')
  b.do('caesar', { do: 'disband', block: 'leader-antonius' })
  expect(b.where('leader-antonius')).toBe('pool')
  expect(b.now).not.toBe('surplus')
})
