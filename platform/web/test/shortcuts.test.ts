import { signal } from '@preact/signals'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { shownDesk } from '../src/board/around.ts'
import { shortcuts } from '../src/settings.ts'
import type { TableSession } from '../src/table/session.ts'
import { SHORTCUTS, shortcutOf } from '../src/table/shortcuts.ts'

vi.mock('../src/settings.ts', () => ({ shortcuts: { value: 'on' }, language: { value: 'en' } }))
vi.stubGlobal('document', { querySelector: () => null, activeElement: null })

const done: unknown[] = []
const END = { do: 'end-moves' }
const PASS = { do: 'pass' }

/** A table where this may be done. */
const at = (actions: readonly object[], more: object = {}): TableSession =>
  ({
    link: { summary: signal({ rated: false, seats: [], mine: [] }) },
    scene: signal({ actions }),
    moment: signal(null),
    face: signal({
      ending: (all: readonly object[], kind: string) => all.find((a) => a === (kind === 'pass' ? PASS : END)) ?? null,
    }),
    mayUndo: true,
    mayAskForHint: actions.length > 0,
    act: (action: unknown) => void done.push(action),
    undo: () => void done.push('undo'),
    askForHint: () => void done.push('hint'),
    ...more,
  }) as unknown as TableSession

const press = (key: string, session: TableSession, held: object = {}) => {
  const none = { ctrlKey: false, metaKey: false, altKey: false }
  const found = shortcutOf({ ...none, key, ...held }, session)
  found?.run(session)
  return found?.name ?? null
}

beforeEach(() => {
  done.length = 0
  shortcuts.value = 'on'
  shownDesk.value = null
})

describe('a key', () => {
  test('ends, passes, takes back and asks for a hint', () => {
    const session = at([END, PASS])
    for (const key of ['d', 'p', 'u', 'h']) press(key, session)
    expect(done).toEqual([END, PASS, 'undo', 'hint'])
  })

  test('goes through the board where there is one, which asks before what cannot be taken back', () => {
    const asked: unknown[] = []
    shownDesk.value = { key: (action) => void asked.push(action) }
    press('d', at([END]))
    expect([done, asked]).toEqual([[], [END]])
  })

  test('does nothing that is not possible', () => {
    expect(press('p', at([END]))).toBeNull()
    expect(press('d', at([]))).toBeNull()
    expect(press('d', at([END], { moment: signal({}) }))).toBeNull()
    expect(press('u', at([END], { mayUndo: false }))).toBeNull()
    expect(press('h', at([]))).toBeNull()
    expect(press('n', at([END]))).toBeNull()
    expect(done).toEqual([])
  })

  test('alone means what it means, and Control with Z takes back even where letters are switched off', () => {
    expect(press('d', at([END]), { ctrlKey: true })).toBeNull()
    expect(press('z', at([END]))).toBeNull()
    shortcuts.value = 'off'
    expect(press('d', at([END]))).toBeNull()
    expect(press('z', at([END]), { ctrlKey: true })).toBe('undo')
  })

  test('is nobody else’s', () => {
    const keys = SHORTCUTS.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    // These move the map.
    for (const taken of ['+', '-', '0', '=']) expect(keys).not.toContain(taken)
  })
})
