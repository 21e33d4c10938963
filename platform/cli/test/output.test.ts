import { expect, test } from 'vitest'
import { wrapped } from '../src/output.ts'

test('a line goes on below its beginning where the terminal ends, and no word is cut', () => {
  const line = '  · Caesar moves with three legions from Roma to Brundisium by the Via Appia.'
  const lines = wrapped(line, 30).split('\n')
  expect(lines.every((each) => each.length <= 30 && each.startsWith('  '))).toBe(true)
  expect(lines.map((each) => each.trim()).join(' ')).toBe(line.trim())
})

test('colours take no room, and a word longer than the line stays whole', () => {
  const red = (text: string): string => `\u001b[31m${text}\u001b[0m`
  expect(wrapped(red('a'.repeat(20)), 20)).toBe(red('a'.repeat(20)))
  expect(wrapped(`${'b'.repeat(25)} c`, 20)).toBe(`${'b'.repeat(25)}\nc`)
  expect(wrapped('one two', 0)).toBe('one two')
})
