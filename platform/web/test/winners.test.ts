import { type GameText, textAt } from '@iacta/kernel'
import { expect, test } from 'vitest'
import { texts as cataphract } from '../../../games/cataphract/text/index.ts'
import { texts as justinian } from '../../../games/justinian/text/index.ts'
import { texts as sena } from '../../../games/sena-gallica/text/index.ts'
import { winnerName } from '../src/table/winners.ts'

test.each([
  ['en', 'dara', 'persian', 'Persians'],
  ['it', 'dara', 'persian', 'Persiani'],
  ['en', 'utus-river', 'byzantine', 'Eastern Romans'],
  ['it', 'utus-river', 'byzantine', 'Romani d’Oriente'],
] as const)('in %s at %s a people has won, whichever player led it', (language, scenario, side, name) => {
  const text = textAt(cataphract[language], { scenario, sides: 'exchanged' }, { first: side })
  expect(text.seat('first')).toContain('(')
  expect(text.arePeoples).toBe(true)
  expect(winnerName(text, { seat: 'first', side })).toBe(name)
})

test('where seats are peoples they are called by their names', () => {
  const text: GameText = textAt(sena.en, {}, {})
  expect(text.arePeoples).toBe(true)
  expect(winnerName(text, { seat: 'byzantine', side: null })).toBe('Byzantines')
})

test('where a seat is called by a title it is called so in a sentence', () => {
  const winner = { seat: 'barbarian', side: null }
  expect(winnerName(textAt(justinian.en, {}, {}), winner)).toBe('The Barbarian')
  expect(winnerName(textAt(justinian.it, {}, {}), winner)).toBe('il Barbaro')
})
