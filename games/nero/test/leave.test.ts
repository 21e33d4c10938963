import { clause } from '@iacta/testing'
import { expect, test } from 'vitest'
import type { SeatId } from '../rules/printed.ts'
import { texts } from '../text/index.ts'
import { type Bench, bench } from './bench.ts'

/** Galba comes to Noricum, where one legion of each of these stands and stays. */
const among = (points: number, owners: readonly SeatId[]): Bench =>
  bench({
    legions: { raetia: { galba: 4 }, noricum: Object.fromEntries(owners.map((seat) => [seat, 1])) },
    pool: { at: 'raetia', points },
  })
    .form(4)
    .go('noricum')
const ALL: readonly SeatId[] = ['otho', 'vitellius', 'vespasian']
const onward = { do: 'go', to: 'pannonia' } as const
const asks = { do: 'ask' } as const

clause(
  ['NE-5.5f', 'NE-5.5j', 'NE-5.5k'],
  'every owner is asked, whatever the others said; beating who refused is enough where the rest gave leave',
  () => {
    const b = among(8, ALL).do('galba', asks)
    b.do('otho', { do: 'refuse' })
    expect([b.now, b.waiting]).toEqual(['passage', ['vitellius']])
    b.do('vitellius', { do: 'allow' }).do('vespasian', { do: 'allow' })
    // Not everybody has agreed: nothing is paid, and nobody goes.
    expect([b.waiting, b.points, b.why('galba', onward)]).toEqual([['galba'], 7, 'leave-refused'])
    b.fight('otho')
    expect(b.points).toBe(6)
    // A province, a battle won, and the leave that is used only now.
    b.go('pannonia')
    expect([b.points, b.legions('galba', 'pannonia')]).toEqual([3, 5])
  },
)

clause('NE-5.5e', 'the point for leave is due before the stack goes on, once', () => {
  const b = among(4, ['otho', 'vitellius']).do('galba', asks)
  b.do('otho', { do: 'refuse' }).do('vitellius', { do: 'allow' }).fight('otho')
  expect(b.refusal('galba', onward)).toMatchObject({ reason: 'leave-too-dear', params: { cost: 3, points: 2 } })
  expect(b.clause('galba', onward)).toBe('NE-5.5e')
  // Whoever gave leave may still be attacked; beaten, he is owed nothing.
  const c = among(7, ['otho', 'vitellius']).do('galba', asks)
  c.do('otho', { do: 'refuse' }).do('vitellius', { do: 'allow' }).fight('otho').fight('vitellius')
  expect(c.points).toBe(3)
  c.go('pannonia')
  expect(c.points).toBe(0)
})

clause('NE-5.5j', 'an answer holds for this stack and province: who has refused is not asked again', () => {
  const b = among(6, ['otho', 'vitellius']).do('galba', asks)
  b.do('otho', { do: 'refuse' }).do('vitellius', { do: 'refuse' })
  expect([b.why('galba', asks), b.clause('galba', asks)]).toEqual(['all-have-refused', 'NE-5.5j'])
  b.fight('otho')
  expect([b.why('galba', asks), b.why('galba', onward)]).toEqual(['all-have-refused', 'leave-refused'])
  expect(b.refusal('galba', onward)?.params.refused).toEqual(['vitellius'])
  // The next stack may hear something else.
  const next = bench({ legions: { raetia: { galba: 2 }, noricum: { otho: 1 } }, pool: { at: 'raetia', points: 6 } })
  next.form(1).go('noricum').do('galba', asks).do('otho', { do: 'refuse' }).halt()
  expect(next.form(1).go('noricum').may('galba', asks)).toBe(true)
})

clause('NE-5.5f', 'who comes later must be asked too, but the point is paid only once', () => {
  const b = bench({
    legions: { noricum: { galba: 2 }, raetia: { otho: 1 }, 'germania-inferior': { vitellius: 1 } },
    hands: { galba: ['germanic-tribes-1'] },
    commanders: { otho: 'pannonia' },
    pool: { at: 'noricum', points: 4 },
  })
  b.form(2).go('raetia').do('galba', asks).do('otho', { do: 'allow' })
  expect([b.points, b.may('galba', { do: 'go', to: 'italia-north' })]).toEqual([2, true])
  b.do('galba', { do: 'event', card: 'germanic-tribes-1' }).do('galba', { do: 'tribes', at: 'germania-inferior' })
  b.do('vitellius', { do: 'flee', to: 'raetia' })
  expect(b.why('galba', { do: 'go', to: 'italia-north' })).toBe('each-must-agree')
  b.do('galba', asks)
  expect(b.waiting).toEqual(['vitellius'])
  b.do('vitellius', { do: 'allow' })
  expect(b.points).toBe(2)
  b.go('italia-north')
  expect(b.points).toBe(1)
})

clause(
  ['NE-5.7d', 'NE-5.7f'],
  'a commander alone who is refused stops; let through while his stack was, he goes on',
  () => {
    const b = bench({
      legions: { noricum: { otho: 1 } },
      commanders: { galba: 'raetia' },
      pool: { at: 'raetia', points: 4 },
    })
    b.form(0, 'with').go('noricum')
    expect([b.why('galba', onward), b.clause('galba', onward)]).toEqual(['commander-held', 'NE-5.7d'])
    b.do('galba', asks).do('otho', { do: 'refuse' })
    expect([b.why('galba', onward), b.clause('galba', onward)]).toEqual(['commander-refused', 'NE-5.7d'])
    const along = bench({
      legions: { raetia: { galba: 3 }, noricum: { otho: 1, vitellius: 1 } },
      commanders: { galba: 'raetia' },
      pool: { at: 'raetia', points: 5 },
    })
    along.form(3, 'with').go('noricum').do('galba', asks)
    along.do('otho', { do: 'refuse' }).do('vitellius', { do: 'allow' }).fight('otho')
    along.do('galba', { do: 'shed', legions: 4, commander: 'without' })
    // Free of fatigue, but not of the point for leave.
    along.go('pannonia')
    expect([along.points, along.commander('galba')]).toEqual([1, 'pannonia general'])
  },
)

test('what holds a stack is said with what it can still do about it', () => {
  const [english, italian] = [texts.en, texts.it]
  const b = among(5, ['otho', 'vitellius'])
  expect(english.prompt(b.prompt('galba'))).toBe(
    'Otho’s and Vitellius’s legions hold your stack in Noricum (4 points): attack, ask leave to pass or halt.',
  )
  b.do('galba', asks)
  expect(italian.happening(b.told.at(-1) ?? { key: '', params: {}, to: 0 })).toBe(
    'Galba chiede a Otone e a Vitellio il permesso di passare attraverso il Norico.',
  )
  b.do('otho', { do: 'refuse' }).do('vitellius', { do: 'allow' })
  // Nothing about leave to one who has been refused it.
  expect(english.prompt(b.prompt('galba'))).toBe(
    'Otho’s legions hold your stack in Noricum (4 points): attack or halt.',
  )
  expect(italian.prompt(b.prompt('galba'))).toBe(
    'Le legioni di Otone trattengono la tua colonna nel Norico (4 punti): attacca o fermati.',
  )
  const refusal = b.refusal('galba', onward)
  if (!refusal) throw new Error('a stack that was refused leave went on')
  expect(english.refusal(refusal)).toBe('Otho has refused you leave: you go on only after a victory over him.')
  expect(italian.refusal(refusal)).toBe('Otone ti ha negato il permesso: prosegui solo se lo batti.')
})
