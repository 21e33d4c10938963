import { signal } from '@preact/signals'
import { expect, test, vi } from 'vitest'
import type { TableLink } from '../src/table/link.ts'
import { isMyMove } from '../src/table/notify.ts'

// Nobody here has ears.
vi.mock('../src/table/sound.ts', () => ({ play: () => undefined }))

const at = (seat: string | null, actions: readonly object[], asked: readonly string[]): TableLink =>
  ({
    summary: signal({
      status: 'running',
      seats: ['galba', 'otho'].map((id) => ({ seat: id, asked: asked.includes(id) })),
    }),
    scene: signal({ seat, actions }),
  }) as unknown as TableLink

test('somebody is called to the table when it waits for him, not when his order will answer', () => {
  const pass = [{ do: 'pass' }]
  expect(isMyMove(at('otho', pass, ['otho'])).value).toBe(true)
  expect(isMyMove(at('otho', pass, ['galba'])).value).toBe(false)
  expect(isMyMove(at('otho', [], ['otho'])).value).toBe(false)
  expect(isMyMove(at(null, pass, ['otho'])).value).toBe(false)
})
