import { afterEach, expect, test, vi } from 'vitest'
import { newContribution, rememberSeal, sealOf } from '../src/frame/seals.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
})
afterEach(() => kept.clear())

test('what a table was sealed with, and one’s own part, is remembered as it was first seen', () => {
  expect(sealOf('a')).toBeNull()
  rememberSeal('a', 'first', {})
  rememberSeal('a', 'another', { caesar: 'rubico' })
  rememberSeal('a', 'another', { caesar: 'something else', pompeius: 'pharsalus' })
  expect(sealOf('a')).toEqual({ commitment: 'first', contributions: { caesar: 'rubico', pompeius: 'pharsalus' } })
  rememberSeal('b', '', { caesar: 'nothing' })
  expect(sealOf('b')).toBeNull()
})

test('of many tables the last ones are remembered, and nothing breaks where nothing is kept', () => {
  for (let i = 0; i < 400; i++) rememberSeal(`t${i}`, 'seal', {})
  expect(sealOf('t0')).toBeNull()
  expect(sealOf('t399')).toMatchObject({ commitment: 'seal' })
  kept.set('iacta.seals', 'not json')
  expect(sealOf('t399')).toBeNull()
})

test('a part in the dice is never the same', () => {
  expect(new Set(Array.from({ length: 100 }, newContribution)).size).toBe(100)
})
