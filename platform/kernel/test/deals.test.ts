import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { examine, playOut, type Seat, SPECTATOR, seededSource, Table } from '../src/index.ts'
import { CITIES, make, type TreatyAction, type TreatyState, treaties } from './treaties.ts'
import { treatiesPackage } from './treaties-package.ts'

const [ROMA, ALBA, VEII] = CITIES.keys()
const PEACE = make.offer(ALBA, ['peace'], 1)

const talking = (scenario: TreatyState['scenario'] = 'open') =>
  new Table(treaties, { scenario }, 'talks', seededSource(1))
type Talks = ReturnType<typeof talking>

/** Does it, and it is sealed at once. */
function does(table: Talks, seat: Seat, action: TreatyAction): void {
  expect(table.act(seat, action)).toMatchObject({ refusal: null, sealed: true })
}

const may = (table: Talks, seat: Seat): string[] => table.actions(seat).map((action) => action.do)
const purses = (table: Talks): readonly number[] => table.truth().purses
const told = (table: Talks, seat: Seat): string[] => table.heard(seat).map(({ key }) => key)
const reason = (table: Talks, seat: Seat, action: TreatyAction) => table.refusal(seat, action)?.reason ?? null

describe('an offer', () => {
  test('leaves its terms open within what who makes it has', () => {
    const table = talking()
    const [offer] = table.actions(ROMA)
    expect(offer).toEqual({
      do: 'offer',
      to: 'alba',
      terms: { some: ['peace', 'passage', 'hostage'], least: 0, most: 2 },
      sum: { from: 0, to: purses(table)[ROMA] },
    })
    expect(table.refusal(ROMA, make.offer(ALBA, ['peace'], purses(table)[ROMA] + 1))).toEqual({
      reason: 'beyond-limits',
      clause: 'TR-1',
      params: { action: 'offer', field: 'sum', from: 0, to: purses(table)[ROMA] },
    })
    expect(reason(table, ROMA, make.offer(ALBA, ['peace', 'passage', 'hostage'], 0))).toBe('beyond-limits')
  })

  test('is accepted: what was agreed is done', () => {
    const table = talking()
    const before = purses(table)
    does(table, ROMA, PEACE)
    expect(may(table, ALBA).slice(0, 2)).toEqual(['accept', 'reject'])
    does(table, ALBA, make.accept(ROMA))
    expect(purses(table)).toEqual([before[ROMA] - 1, before[ALBA] + 1, before[VEII]])
    expect(told(table, VEII)).toEqual(['deal-offered', 'deal-struck'])
    expect(reason(table, ALBA, make.accept(ROMA))).toBe('deal-none')
  })

  test('is rejected or withdrawn, and nothing is changed', () => {
    const table = talking()
    const before = purses(table)
    does(table, ROMA, PEACE)
    does(table, VEII, make.offer(ALBA, [], 1))
    does(table, ALBA, make.reject(ROMA))
    does(table, VEII, make.withdraw(ALBA))
    expect(reason(table, ALBA, make.accept(VEII))).toBe('deal-none')
    expect(purses(table)).toEqual(before)
    expect(told(table, ROMA).slice(2)).toEqual(['deal-rejected', 'deal-withdrawn'])
  })

  test('is answered by another, which takes its place', () => {
    const table = talking()
    does(table, ROMA, PEACE)
    does(table, ALBA, make.offer(ROMA, ['peace', 'hostage'], 0))
    expect(reason(table, ALBA, make.accept(ROMA))).toBe('deal-none')
    expect(reason(table, ROMA, PEACE)).toBe('deal-made')
    does(table, ROMA, make.accept(ALBA))
    expect(table.truth().claims[ROMA * CITIES.length + ALBA]).toBe(2)
  })

  test('binds what it promises as long as it is open', () => {
    const table = talking()
    const all = purses(table)[ROMA]
    does(table, ROMA, make.offer(ALBA, [], all))
    expect(reason(table, ROMA, make.offer(VEII, [], 1))).toBe('beyond-limits')
    does(table, ROMA, make.withdraw(ALBA))
    expect(reason(table, ROMA, make.offer(VEII, [], all))).toBeNull()
  })

  test('is made once in a round, to somebody else, and while he takes part', () => {
    const table = talking()
    expect(reason(table, ROMA, make.offer(ROMA, [], 0))).toBe('deal-self')
    does(table, ROMA, PEACE)
    expect(reason(table, ROMA, PEACE)).toBe('deal-open')
    does(table, ROMA, make.withdraw(ALBA))
    expect(reason(table, ROMA, PEACE)).toBe('deal-made')
    does(table, VEII, make.done())
    expect(reason(table, ROMA, make.offer(VEII, [], 0))).toBe('deal-away')
  })

  test('lapses with the talks, and when one of the two is done with them', () => {
    const table = talking()
    does(table, ROMA, PEACE)
    does(table, ALBA, make.done())
    expect(told(table, ROMA).at(-1)).toBe('deal-lapsed')
    does(table, ROMA, make.offer(VEII, [], 0))
    for (const seat of [VEII, ROMA, VEII, ROMA]) does(table, seat, make.wait())
    expect(told(table, ROMA).slice(-2)).toEqual(['deal-offered', 'deal-lapsed'])
    expect(may(table, ROMA)).toEqual(['give'])
  })
})

describe('what is told of deals', () => {
  test('has words in both languages', () => {
    const table = talking()
    does(table, ROMA, PEACE)
    does(table, ALBA, make.offer(ROMA, ['peace', 'hostage'], 0))
    does(table, ROMA, make.accept(ALBA))
    does(table, VEII, make.offer(ALBA, [], 1))
    does(table, VEII, make.withdraw(ALBA))
    const { en, it } = treatiesPackage.text
    expect(table.heard(ROMA).map(en.happening)).toEqual([
      'Rome offers Alba: 1 as for peace.',
      'Alba offers Rome: 0 asses for peace and a hostage.',
      'Alba and Rome agree: 0 asses for peace and a hostage.',
      'Veii offers Alba: 1 as for nothing.',
      'Veii withdraws the offer to Alba: 1 as for nothing.',
    ])
    expect(table.heard(ROMA).map(it.happening)[2]).toBe('Alba e Roma si accordano: 0 assi per pace e un ostaggio.')
    expect([make.accept(ROMA), make.reject(ROMA), make.wait(), make.done()].map(it.action)).toEqual([
      'Accetta l’offerta di Roma',
      'Rifiuta l’offerta di Roma',
      'Aspetta le offerte degli altri',
      'Chiudi le tue trattative',
    ])
  })
})

describe('talks', () => {
  test('in the open ask whoever waits again when something is offered him, and end when nobody wants more', () => {
    const table = talking()
    does(table, ALBA, make.wait())
    expect(may(table, ALBA)).toEqual([])
    does(table, ROMA, PEACE)
    expect(may(table, ALBA)).toContain('accept')
    does(table, ALBA, make.reject(ROMA))
    for (const seat of [ROMA, ALBA, VEII]) does(table, seat, make.wait())
    expect(may(table, ROMA)).toEqual(['give'])
  })

  test('in secret have their rounds whatever is offered, and who waits answers in the next', () => {
    const table = talking('secret')
    does(table, ALBA, make.wait())
    does(table, ROMA, PEACE)
    expect(may(table, ALBA)).toEqual([])
    for (const seat of [ROMA, VEII]) does(table, seat, make.wait())
    expect(may(table, ALBA)).toContain('accept')
    for (const seat of [ROMA, ALBA, VEII]) does(table, seat, make.wait())
    expect(may(table, ROMA)).toEqual(['give'])
  })

  test('in secret show nothing to those whom an offer is not for', () => {
    const table = talking('secret')
    const seen = (seat: Seat): string =>
      JSON.stringify([
        table.view(seat),
        table.prompt(seat),
        table.actions(seat),
        table.heard(seat),
        table.sequence(seat),
        table.moments(seat).length,
        table.askedOpenly(),
        [PEACE, make.accept(ROMA), make.withdraw(ROMA)].map((action) => table.refusal(seat, action)),
      ])
    const [veii, spectator] = [VEII, SPECTATOR].map(seen)
    for (const [seat, action] of [
      [ROMA, PEACE],
      [ALBA, make.offer(ROMA, ['peace'], 1)],
      [ROMA, make.accept(ALBA)],
    ] as const) {
      does(table, seat, action)
      expect(seen(VEII)).toBe(veii)
      expect(seen(SPECTATOR)).toBe(spectator)
    }
    expect(told(table, ALBA)).toEqual(['deal-offered', 'deal-offered', 'deal-struck'])
  })

  test.each(['open', 'secret'] as const)('that are %s keep every promise of the kernel in random play', (scenario) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
        const { faults, actions } = examine(treaties, { scenario }, seed)
        expect(faults).toEqual([])
        expect(actions).toBeGreaterThan(0)
        expect(playOut(treaties, { scenario }, seed).faults).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})
