import {
  type ChanceSource,
  examine,
  playOut,
  readRecord,
  SPECTATOR,
  scriptedChance,
  seatsIn,
  seededSource,
  survey,
  Table,
  tableOf,
} from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { type PicketsAction, type PicketsState, type PicketsView, pickets } from './pickets.ts'

const RED = 0
const WHITE = 1
const BLACK = 2
const HALT: PicketsAction = { do: 'halt' }
const HOLD: PicketsAction = { do: 'hold' }
const RECALL: PicketsAction = { do: 'recall' }
const LET: PicketsAction = { do: 'let' }
const SHOOT: PicketsAction = { do: 'shoot' }
const step = (to: number): PicketsAction => ({ do: 'step', to })
/** Past White, who stands on 4; Black stands on 9, and is near from 7 on. */
const FIVE_STEPS = [1, 2, 3, 4, 5].map(step)

type PicketsTable = Table<PicketsState, PicketsAction, PicketsView, object>

/** Chance for each action by its number. */
const source = (draws: Record<number, number[]> = {}): ChanceSource => ({
  of: (sequence) => scriptedChance(...(draws[sequence] ?? [])),
  commitment: null,
  contributions: [],
  secret: () => null,
})
const newTable = (draws?: Record<number, number[]>): PicketsTable => new Table(pickets, {}, 't', source(draws))

/** White lets everybody pass. */
function whiteHolds(draws?: Record<number, number[]>): PicketsTable {
  const table = newTable(draws)
  table.act(WHITE, HOLD)
  return table
}

const doneIn = (table: PicketsTable): string[] =>
  table.record().actions.map(({ seat, action }) => `${seat} ${(action as PicketsAction).do}`)
const keysHeard = (table: PicketsTable, seat: number): string[] => table.heard(seat).map(({ key }) => key)

describe('a reaction that is publicly declined', () => {
  test('stops nothing where nothing is legal by what everybody can see', () => {
    const table = newTable()
    expect(table.act(RED, step(1))).toEqual({ refusal: null, sealed: false, draws: [] })
    expect(seatsIn(table.asked())).toEqual([RED])
    expect(table.refusal(WHITE, SHOOT)).toMatchObject({ reason: 'not-your-turn', clause: 'PIX-2' })
    // From here on White could shoot.
    expect(table.act(RED, step(2))).toMatchObject({ sealed: true })
    expect(seatsIn(table.asked())).toEqual([WHITE])
  })

  test('by an order that everybody knows is passed over within the same action, and five steps are taken back', () => {
    const table = whiteHolds()
    for (const action of FIVE_STEPS) expect(table.act(RED, action)).toMatchObject({ refusal: null, sealed: false })
    expect(table.view(RED).at[RED]).toBe(5)
    expect(table.view(WHITE).at[RED]).toBe(0)
    for (let at = 4; at >= 0; at--) {
      table.undo(RED)
      expect(table.view(RED).at[RED]).toBe(at)
    }
    expect(table.canUndo(RED)).toBe(false)
  })

  test('leaves a plan of five steps one gesture', () => {
    const table = whiteHolds()
    expect(table.gesture(RED, FIVE_STEPS)).toEqual({ refusal: null, done: 5, sealed: false, draws: [] })
    table.undo(RED)
    expect(table.view(RED).at[RED]).toBe(0)
    expect(table.gesture(RED, [...FIVE_STEPS, HALT])).toMatchObject({ done: 6, sealed: true })
    expect(tableOf(pickets, table.record()).record()).toEqual(table.record())
  })

  test('by some of those who are asked leaves the others asked, and their answer is all that is waited for', () => {
    const table = whiteHolds({ 13: [1] })
    table.gesture(RED, [...FIVE_STEPS, HALT])
    table.gesture(WHITE, [step(5), HALT])
    expect(seatsIn(table.asked())).toEqual([RED])
    table.act(RED, LET)
    expect(table.act(WHITE, HALT)).toMatchObject({ sealed: true })
    // White, who holds, and Red are both near.
    table.gesture(BLACK, [step(8), step(7)])
    expect(seatsIn(table.asked())).toEqual([RED])
    expect(table.refusal(WHITE, SHOOT)).toMatchObject({ reason: 'not-your-turn', clause: 'PIX-3' })
    expect(table.act(RED, SHOOT)).toMatchObject({ sealed: true, draws: [1] })
    expect(seatsIn(table.asked())).toEqual([BLACK])
  })

  test('is passed over by whoever asks how far a piece may go', () => {
    const journeys = (table: PicketsTable) =>
      survey(pickets, table.stateFor(RED), RED).journeys.map(({ to, isBinding }) => `${to}${isBinding ? '!' : ''}`)
    expect(journeys(newTable())).toEqual(['1', '2!'])
    expect(journeys(whiteHolds())).toEqual(['1', '2', '3', '4', '5', '6'])
  })
})

describe('an order out of turn', () => {
  test('is heard by everybody at once where nothing is provisional, and recalled as it was given', () => {
    const table = newTable()
    expect(table.orders(WHITE)).toEqual([HOLD])
    expect(table.actions(WHITE)).toEqual([])
    expect(table.act(WHITE, HOLD)).toEqual({ refusal: null, sealed: true, draws: [] })
    for (const seat of [RED, WHITE, BLACK, SPECTATOR]) expect(keysHeard(table, seat)).toEqual(['holds'])
    expect(seatsIn(table.view(RED).holding)).toEqual([WHITE])
    expect(table.act(WHITE, HOLD)).toMatchObject({ refusal: { reason: 'ordered-already', clause: 'PIX-4' } })
    expect(table.orders(WHITE)).toEqual([RECALL])
    table.act(WHITE, RECALL)
    expect(table.view(RED).holding).toBe(0)
    expect(seatsIn(table.asked())).toEqual([RED])
  })

  test('given while another moves takes effect after the seal, and until then only its giver knows of it', () => {
    const table = newTable()
    table.act(RED, step(1))
    const before = [RED, BLACK, SPECTATOR].map((seat) => [table.sequence(seat), table.view(seat), table.heard(seat)])
    expect(table.act(WHITE, HOLD)).toEqual({ refusal: null, sealed: false, draws: [] })
    expect([RED, BLACK, SPECTATOR].map((seat) => [table.sequence(seat), table.view(seat), table.heard(seat)])).toEqual(
      before,
    )
    expect([seatsIn(table.view(WHITE).holding), keysHeard(table, WHITE), table.orders(WHITE)]).toEqual([
      [WHITE],
      ['holds'],
      [RECALL],
    ])
    // This step still stops for White's archers; then the order takes effect, and play goes on by itself.
    expect(table.act(RED, step(2))).toMatchObject({ sealed: true })
    expect(seatsIn(table.asked())).toEqual([RED])
    expect(table.act(RED, step(3))).toMatchObject({ sealed: false })
    expect(doneIn(table)).toEqual(['red step', 'red step', 'white hold'])
    expect(keysHeard(table, SPECTATOR)).toEqual(['stepped', 'stepped', 'holds'])
    expect(tableOf(pickets, table.record()).record()).toEqual(table.record())
  })

  test('looks the same to its giver whether or not another has done something unseen', () => {
    const [idle, busy] = [newTable(), newTable()]
    busy.act(RED, step(1))
    const scene = (table: PicketsTable) => [
      [table.sequence(WHITE), table.view(WHITE), table.prompt(WHITE), table.actions(WHITE), table.orders(WHITE)],
      [table.canUndo(WHITE), table.heard(WHITE), table.settledLines(WHITE)],
      table.moments(WHITE).map((_, at) => {
        const { state, happenings, heard } = table.moment(WHITE, at)
        return [pickets.view(state, WHITE), pickets.prompt(state, WHITE), happenings, heard]
      }),
    ]
    for (const order of [HOLD, RECALL, HOLD]) {
      for (const table of [idle, busy]) expect(table.act(WHITE, order).refusal).toBeNull()
      expect(scene(busy)).toEqual(scene(idle))
    }
    for (const table of [idle, busy]) expect(() => table.undo(WHITE)).toThrow('nothing to take back')
  })

  test('can be recalled before it takes effect: then it is as if it had never been given', () => {
    const table = newTable()
    table.act(RED, step(1))
    table.act(WHITE, HOLD)
    table.act(WHITE, RECALL)
    expect([table.view(WHITE).holding, table.sequence(WHITE)]).toEqual([0, 2])
    table.act(RED, step(2))
    expect(seatsIn(table.asked())).toEqual([WHITE])
    expect(doneIn(table)).toEqual(['red step', 'red step'])
    for (const seat of [WHITE, SPECTATOR]) expect(keysHeard(table, seat)).toEqual(['stepped', 'stepped'])
    // White has seen four things, two of which came to nothing.
    expect([table.sequence(WHITE), table.sequence(SPECTATOR)]).toEqual([4, 2])
    expect(table.moments(WHITE)).toEqual([0, 1, 2, 2, 2])
  })

  test('goes with who goes on from there, before what could be taken back, and without what was recalled', () => {
    const table = newTable()
    table.act(RED, step(1))
    table.act(RED, HOLD)
    table.act(WHITE, HOLD)
    table.act(WHITE, RECALL)
    const begun = (seat: number, at: number | null): string[] =>
      table.beginning(seat, at).actions.map(({ seat: by, action }) => `${by} ${(action as PicketsAction).do}`)
    expect(begun(RED, null)).toEqual(['red hold', 'red step'])
    expect([begun(WHITE, 0), begun(WHITE, 1), begun(WHITE, 2), begun(WHITE, null)]).toEqual([
      [],
      ['white hold'],
      [],
      [],
    ])
    for (const seat of [RED, WHITE])
      expect(tableOf(pickets, table.beginning(seat, null)).view(seat)).toEqual(table.view(seat))
  })

  test('changes nothing of what can be taken back', () => {
    const table = newTable()
    table.act(RED, step(1))
    table.act(WHITE, HOLD)
    table.act(RED, HOLD)
    expect(seatsIn(table.view(RED).holding)).toEqual([RED])
    table.undo(RED)
    expect([table.view(RED).at[RED], seatsIn(table.view(RED).holding)]).toEqual([0, [RED]])
    table.act(RED, HALT)
    expect(doneIn(table)).toEqual(['red halt', 'white hold', 'red hold'])
    expect(seatsIn(table.view(BLACK).holding)).toEqual([RED, WHITE])
  })

  test('waits while several answer unseen, whether or not any of them has', () => {
    const table = newTable()
    table.act(RED, HALT)
    table.gesture(WHITE, [step(5), step(6), HALT])
    table.gesture(BLACK, [step(8)])
    table.act(WHITE, LET)
    table.act(BLACK, HALT)
    table.gesture(RED, [1, 2, 3, 4].map(step))
    table.act(WHITE, LET)
    for (const to of [5, 6]) {
      table.act(RED, step(to))
      if (to === 5) table.act(WHITE, LET)
    }
    // Both could shoot at Red now.
    expect(seatsIn(table.asked())).toEqual([WHITE, BLACK])
    expect(table.act(BLACK, HOLD)).toMatchObject({ sealed: false })
    // He sees it as given, and knows that he is still to answer.
    expect([table.view(BLACK).holding, table.knowledge(BLACK).view.holding]).toEqual([1 << BLACK, 0])
    expect(table.actions(BLACK)).toEqual([LET, SHOOT])
    expect(table.view(WHITE).holding).toBe(0)
    table.act(WHITE, LET)
    expect(seatsIn(table.asked())).toEqual([BLACK])
    table.act(BLACK, LET)
    expect(doneIn(table).slice(-3)).toEqual(['white let', 'black let', 'black hold'])
    expect(tableOf(pickets, table.record()).record()).toEqual(table.record())
  })

  test('given in the middle of a march is known to whoever goes on with it, so that nobody gives it twice', () => {
    const table = newTable()
    table.act(RED, step(1))
    expect(table.act(RED, HOLD)).toMatchObject({ refusal: null, sealed: false })
    expect(seatsIn(table.knowledge(RED).view.holding)).toEqual([RED])
    expect(table.refusal(RED, HOLD)).toMatchObject({ reason: 'ordered-already' })
    expect(table.knowledge(WHITE).view.holding).toBe(0)
  })

  test('of who is asked alone lets play go on', () => {
    const table = newTable()
    table.gesture(RED, [step(1), step(2)])
    expect(seatsIn(table.asked())).toEqual([WHITE])
    expect(table.act(WHITE, HOLD)).toMatchObject({ sealed: true })
    expect(seatsIn(table.asked())).toEqual([RED])
  })

  test('that play has made void is dropped, and its giver sees that', () => {
    const table = new Table({ ...pickets, answersUnseen: () => true }, {}, 't', source({ 3: [1], 5: [6] }))
    table.gesture(RED, [step(1), step(2)])
    table.act(WHITE, SHOOT)
    table.act(RED, step(3))
    // His last arrow, while his order waits for the window to close.
    expect(table.act(WHITE, HOLD)).toMatchObject({ refusal: null, sealed: false })
    const before = table.sequence(WHITE)
    expect(seatsIn(table.view(WHITE).holding)).toEqual([WHITE])
    expect(table.act(WHITE, SHOOT)).toMatchObject({ sealed: true, draws: [6] })
    expect([table.view(WHITE).holding, keysHeard(table, WHITE).includes('holds'), table.orders(WHITE)]).toEqual([
      0,
      false,
      [],
    ])
    expect(table.sequence(WHITE)).toBeGreaterThan(before)
    expect(doneIn(table).at(-1)).toBe('white shoot')
  })

  test('counts as no move, answers nothing, and is no part of a gesture', () => {
    const table = newTable()
    expect(table.act(WHITE, HOLD, 99).refusal).toBeNull()
    expect([table.sealedCount(), table.sealedBy(WHITE)]).toEqual([1, 0])
    expect(() => table.gesture(RED, [step(1), HOLD])).toThrow('an order is given by itself')
    expect(table.gesture(RED, [HOLD])).toMatchObject({ done: 1, sealed: true })
  })

  test('falls with the table, and none is given when it is over', () => {
    const table = newTable()
    table.act(RED, step(1))
    table.act(WHITE, HOLD)
    table.conclude({ winners: [], way: 'abandoned', params: {} })
    expect([table.view(WHITE).holding, table.orders(WHITE), table.record().actions]).toEqual([0, [], []])
    expect(table.act(WHITE, HOLD)).toMatchObject({ refusal: { reason: 'game-over' } })
  })

  test('is seen again where it took effect, by whoever looks back', () => {
    const table = newTable()
    table.act(RED, step(1))
    table.act(WHITE, HOLD)
    table.act(RED, HALT)
    const seen = table.moments(BLACK).map((_, at) => {
      const { state, happenings } = table.moment(BLACK, at)
      return [state.at[RED], seatsIn(state.holding), happenings.map(({ key }) => key)]
    })
    expect(seen).toEqual([
      [0, [], []],
      [1, [], ['stepped']],
      [1, [WHITE], ['holds']],
    ])
  })
})

describe('random play', () => {
  test('of a game with orders keeps every promise, gives orders out of turn, and its records play again', () => {
    let given = 0
    for (let seed = 0; seed < 150; seed++) {
      const { faults, record, outcome } = examine(pickets, {}, seed)
      expect([seed, faults]).toEqual([seed, []])
      expect(outcome).not.toBeNull()
      if (!record) throw new Error('there is no record')
      const table = tableOf(pickets, readRecord(JSON.parse(JSON.stringify(record))))
      expect(table.record()).toEqual(record)
      given += record.actions.filter(({ action }) => table.isOrder(action as PicketsAction)).length
      expect(playOut(pickets, {}, seed).faults).toEqual([])
    }
    expect(given).toBeGreaterThan(300)
  })

  test('notices who declines by what not everybody can see', () => {
    /** White has no arrows, which he alone knows; but he is not asked. */
    const secretive: typeof pickets = {
      ...pickets,
      start: (options, play) => ({ ...pickets.start(options, play), arrows: [2, 0, 2] }),
      view(s, seat) {
        return { ...pickets.view(s, seat), arrows: s.arrows.map((arrows, i) => (i === seat ? arrows : 2)) }
      },
    }
    const faults = Array.from({ length: 60 }, (_, seed) => examine(secretive, {}, seed).faults).flat()
    expect(faults.join()).toContain('can be taken back tells what is hidden')
  })

  test('notices an order that draws, that reveals, that changes who else is asked, or that is not one', () => {
    const { orders } = pickets
    if (!orders) throw new Error('there are no orders')
    const faultsWith = (other: Partial<typeof orders>) =>
      [0, 1, 2, 3].flatMap((seed) => examine({ ...pickets, orders: { ...orders, ...other } }, {}, seed).faults).join()
    expect(faultsWith({})).toBe('')
    expect(faultsWith({ play: (_, __, ___, play) => void play.chance.die(6) })).toContain('crashed')
    expect(faultsWith({ play: (_, __, ___, play) => play.seal() })).toContain('an order reveals something')
    expect(faultsWith({ play: (s) => void s.stack.pop() })).toContain('an order changes who else is asked')
    expect(faultsWith({ includes: () => false })).toContain('is listed among orders and is none')
    expect(faultsWith({ actions: () => [HOLD] })).toContain('is listed but refused')
  })
})

test('orders that are held take effect in the order given, whoever gave them', () => {
  const table = new Table(pickets, {}, 't', seededSource(1))
  table.act(RED, step(1))
  for (const seat of [WHITE, RED, BLACK]) table.act(seat, HOLD)
  table.act(WHITE, RECALL)
  table.act(RED, HALT)
  expect(doneIn(table)).toEqual(['red step', 'red halt', 'red hold', 'black hold'])
})
