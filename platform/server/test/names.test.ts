import { usualOptions } from '@iacta/kernel'
import { GAMES } from '@iacta/registry'
import { describe, expect, test } from 'vitest'
import { checkName, lookOf } from '../src/names.ts'
import { Problem } from '../src/problem.ts'

/** Why a name is refused; null for a good one. */
function refusal(name: string): string | null {
  try {
    checkName(name)
    return null
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
}

const all = (names: readonly string[]) => names.map((name) => [name, refusal(name)])
const each = (names: readonly string[], code: string | null) => names.map((name) => [name, code])

describe('a name', () => {
  test.each([
    ['of Hangul fillers', '\u3164\u3164'],
    ['with a filler among its letters', 'Ca\u115fto'],
    ['with a halfwidth filler', 'Cato\uffa0'],
    ['with a grapheme joiner', 'Ca\u034fto'],
    ['with a variation selector', 'Cato\ufe0f'],
  ])('%s cannot be seen', (_, name) => {
    expect(refusal(name)).toBe('name-unseen')
  })

  test('is of one alphabet', () => {
    const mixed = ['Саto', 'Cаto', 'Κato', 'Nеrо', 'Σulla', 'Cato Катон', 'ラto漢Ω', 'عمرCato', 'Ρομλ漢']
    expect(all(mixed)).toEqual(each(mixed, 'name-mixed'))
  })

  test('is not of letters that no language of today has, or that only look like some', () => {
    const odd = ['ǀulius', 'Ɩegio', 'ᎪᏒᎷᎪ', '𐌀𐌁𐌂', 'ɑlpha', 'ʼʼʼ', '½ Roman']
    expect(all(odd)).toEqual(each(odd, 'name-mixed'))
  })

  test('of any living script is good, with Latin where people write both', () => {
    const good = [
      'Ἀλκιβιάδης',
      'Zoë',
      'विक्रमादित्य',
      '曹操',
      'عمر',
      'Łódź',
      'Nguyễn Văn',
      'Мария',
      'ラーメン',
      'Tokyo 東京',
      '김철수',
      'נתן',
      "D'Annunzio",
      'Straße ﬁn',
      'Modestus',
      'Caesarion',
      'Adminius',
    ]
    expect(all(good)).toEqual(each(good, null))
  })

  test('of those who look after the server is nobody else’s, not as a word of a longer one either', () => {
    const offices = [
      'admin',
      'Admin',
      'ADMIN',
      'Adm1n',
      'ad.min',
      'Moderator',
      'iacta',
      'Iacta Team',
      'Real_Admin',
      'IACTA2',
    ]
    expect(all(offices)).toEqual(each(offices, 'name-reserved'))
  })

  test('of the computer, of a game or of a seat is nobody’s, in either language', () => {
    const played = GAMES.flatMap(({ game, text }) => [
      game.id,
      text.en.title,
      text.it.title,
      ...game.seats(usualOptions(game.options)).flatMap((seat) => [seat, text.en.seat(seat), text.it.seat(seat)]),
    ])
    const names = ['Tiro', 'Miles', 'Centurio', 'Legatus', 'LEGATUS', 'Legatus 2', 'Guest', 'Ospite', ...played]
    expect(all(names)).toEqual(each(names, 'name-reserved'))
  })
})

describe('the look of a name', () => {
  test.each([
    ['Cato', 'CATO'],
    ['Cato', 'Cat0'],
    ['Cato', 'Сато'],
    ['Cato', 'C.a.t.o'],
    ['Cato', 'Càtò'],
    ['Ilia', 'llia'],
    ['Ilia', '1lia'],
    ['Milo', 'MlLO'],
    ['Mark Anthony', 'Mark_Anthony'],
    ['Łukasz', 'Lukasz'],
  ])('%s is that of %s', (one, other) => {
    expect(lookOf(one)).toBe(lookOf(other))
  })

  test.each([
    ['Cato', 'Catulus'],
    ['Marius', 'Maria'],
    ['Иван', 'Ирина'],
    ['विक्रम', 'विक्रमा'],
    ['曹操', '曹丕'],
    ['Modern', 'Modem'],
  ])('%s is not that of %s', (one, other) => {
    expect(lookOf(one)).not.toBe(lookOf(other))
  })
})
