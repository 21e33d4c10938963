import {
  byScenario,
  everyOptions,
  examine,
  matchGame,
  playerAt,
  readOptions,
  readRecord,
  replayTo,
  type SettledOptions,
  seatName,
  seatsIn,
  seededSource,
  standingAfter,
  Table,
  tableOf,
  textFor,
} from '@iacta/kernel'
import { type Action, game, OPTIONS, type Options, skirmish } from '@iacta/testing/skirmish'
import { describe, expect, test } from 'vitest'

const options = (given: object = {}): Options => readOptions(OPTIONS, given)
const tableWith = (given: object) => new Table(game, options(given), 'skirmish', seededSource(1))

/** Does what is said, each for the seat that is asked. */
function play(given: object, ...actions: readonly Action[]) {
  const table = tableWith(given)
  for (const action of actions) expect(table.act(seatsIn(table.asked())[0], action).refusal).toBeNull()
  return table
}

const march = (unit: string, to: string): Action => ({ do: 'march', unit, to })

describe('a scenario', () => {
  test.each(everyOptions(OPTIONS))('keeps every promise of the contract: %j', (settled) => {
    for (let seed = 0; seed < 5; seed++) expect(examine(game, options(settled), seed).faults).toEqual([])
  })

  test('has its own seats', () => {
    expect(tableWith({}).seats).toEqual(['first', 'second'])
    expect(tableWith({ battle: 'ridge' }).seats).toEqual(['first', 'second', 'third'])
  })

  test('has its own names, and an action is read by them', () => {
    expect(game.readAction(march('turma', 'b5'), options({ battle: 'ridge' }))).toEqual(march('turma', 'b5'))
    expect(() => game.readAction(march('turma', 'b5'), options())).toThrow(
      'the "unit" of "march" must be one of legio-1, gothi, not "turma"',
    )
    expect(() => game.readAction(march('legio-1', 'b5'), options())).toThrow(
      'the "to" of "march" must be one of a1, a2, a3, not "b5"',
    )
  })

  test('is what its records are read by', () => {
    const table = play({ battle: 'ridge', dusk: 'early' }, march('legio-1', 'b5'), march('turma', 'b4'), { do: 'halt' })
    const record = readRecord(JSON.parse(JSON.stringify(table.record())))
    expect(game.outcome(replayTo(game, record).state)).toEqual(table.outcome())
    expect(tableOf(game, record).outcome()).toEqual(table.outcome())
    expect(() => replayTo(game, { ...record, options: { battle: 'ford' } })).toThrow(/action 1: the "to" of "march"/)
  })

  test('is named in its states, by which they are read', () => {
    const state = play({ battle: 'ridge' }, march('legio-1', 'b5')).stateFor(0)
    const json = JSON.parse(JSON.stringify(game.encode(state)))
    expect(json).toMatchObject({ battle: 'ridge', at: ['b5', null, null] })
    expect(game.decode(json)).toEqual(state)
    expect(() => game.decode({ ...json, battle: 'ford' })).toThrow(/must be one of a1, a2, a3/)
  })

  test('gives its places and pieces their words', () => {
    const { en, it } = skirmish.text
    const at = (battle: string): SettledOptions => ({ battle })
    expect(textFor(en, at('ford')).action(march('legio-1', 'a1'))).toBe('March Legio I at the ford to a1')
    expect(textFor(en, at('ridge')).action(march('legio-1', 'b1'))).toBe('March Legio I on the ridge to b1')
    expect(textFor(it, at('ridge')).action(march('turma', 'b1'))).toBe('Porta la turma in b1')
    expect(textFor({ ...en, for: undefined }, at('ridge')).title).toBe('Skirmish')
  })
})

test('what differs by scenario is made when it is first asked for, and once', () => {
  const made: string[] = []
  const maps = byScenario(['ford', 'ridge'], (id) => {
    made.push(id)
    return { id }
  })
  expect(made).toEqual([])
  expect(maps.of('ridge')).toBe(maps.at(1))
  expect(maps.at(1)).toEqual({ id: 'ridge' })
  expect(made).toEqual(['ridge'])
})

describe('seats are not sides', () => {
  test('where the options say who plays which', () => {
    expect(tableWith({ sides: 'as-seated' }).sides()).toEqual(['romans', 'goths'])
    expect(tableWith({ sides: 'exchanged' }).sides()).toEqual(['goths', 'romans'])
    expect(tableWith({ battle: 'ridge' }).sides()).toEqual([null, null, null])
  })

  test('where a bid settles it in play', () => {
    const table = tableWith({ sides: 'bid' })
    expect(table.sides()).toEqual([null, null])
    table.act(0, { do: 'bid', sum: 1 })
    expect(table.sides()).toEqual([null, null])
    table.act(1, { do: 'bid', sum: 3 })
    expect(table.sides()).toEqual(['goths', 'romans'])
  })

  test('and both are named', () => {
    const { en } = skirmish.text
    expect(seatName(en, 'second', 'romans')).toBe('Second player (Romans)')
    expect(seatName(en, 'second', null)).toBe('Second player')
  })
})

describe('a match of two games', () => {
  const won = (...winners: number[]) => ({ winners, way: 'points', params: {} })
  const counted = (...points: number[]) => ({ winners: [], way: 'points', params: { points } })
  const NO_SIDES = [null, null]

  test('exchanges the seats', () => {
    expect([0, 1].map((seat) => playerAt(seat, 0))).toEqual([0, 1])
    expect([0, 1].map((seat) => playerAt(seat, 1))).toEqual([1, 0])
  })

  test('counts wins, and half of one for a draw, where the game says nothing else', () => {
    const first = matchGame(0, won(0), NO_SIDES)
    expect(standingAfter({}, [first])).toEqual({ points: [1, 0], winner: 0 })
    expect(standingAfter({}, [first, matchGame(1, won(0), NO_SIDES)])).toEqual({ points: [1, 1], winner: null })
    expect(standingAfter({}, [first, matchGame(1, won(1), NO_SIDES)])).toEqual({ points: [2, 0], winner: 0 })
    expect(standingAfter({}, [first, matchGame(1, won(), NO_SIDES)])).toEqual({ points: [1.5, 0.5], winner: 0 })
  })

  test('is counted as the game says', () => {
    const first = matchGame(0, counted(5, 2), NO_SIDES)
    expect(standingAfter(game, [first])).toEqual({ points: [5, 2], winner: 0 })
    // The second player sits first now.
    expect(standingAfter(game, [first, matchGame(1, counted(4, 1), NO_SIDES)])).toEqual({
      points: [6, 6],
      winner: null,
    })
    expect(standingAfter(game, [first, matchGame(1, counted(9, 1), NO_SIDES)])).toEqual({ points: [6, 11], winner: 1 })
  })
})
