import { EVERYONE, quickChance } from '@iacta/kernel'
import { nero } from '@iacta/nero'
import { describe, expect, test } from 'vitest'
import type { TableEvent } from '../src/local/store.ts'
import { type Engine, WorkerTable } from '../src/local/worker-table.ts'

type Act = { readonly do: string; readonly [field: string]: unknown }

const bot = { bot: 'tiro' } as const

/** A table of this browser, played at random until it is over; `asked` hears of each window that somebody of ours is asked in. */
function playTable(
  seats: Readonly<Record<string, 'me' | typeof bot>>,
  options: object,
  asked: (live: WorkerTable, seat: string) => void,
): WorkerTable {
  const engine = { game: nero.game, chance: quickChance(3) } as Engine
  const live = WorkerTable.begin(engine, { id: 'here', options, seats, origin: null, record: null })
  const chance = quickChance(4)
  while (live.kept.outcome === null) {
    const turn = live.botTurn()
    if (turn) {
      const heard = turn.known.heard.map((told) => ({ ...told, to: EVERYONE }))
      const world = nero.game.imagine({ ...turn.known, heard } as never, chance)
      const legal = nero.game.actions(world, turn.seat)
      live.botDecides(turn, {
        action: legal[chance.pick(legal.length)],
        next: [],
        explanation: { key: 'none', params: {} },
        resign: false,
      } as never)
      continue
    }
    const { seat } = live.kept.seats.find((row) => row.asked && row.by === 'me') ?? { seat: '' }
    const { actions, sequence } = live.scene(seat, 0).scene
    const legal = actions as readonly Act[]
    if (legal.some(({ do: verb }) => verb === 'pass')) asked(live, seat)
    live.act(seat, legal[chance.pick(legal.length)], sequence)
  }
  return live
}

const answersOf = (live: WorkerTable, seat: string): Act[] =>
  (live.scene(seat, 0).scene.actions as readonly Act[]).filter(({ do: verb }) => verb === 'answer')

const passesOf = (live: WorkerTable, seat: string): number =>
  live.unkept.filter(
    (event: TableEvent) => event.kind === 'act' && event.seat === seat && (event.action as Act).do === 'pass',
  ).length

describe('who plays with computers alone', () => {
  const alone = { galba: 'me', otho: bot, vitellius: bot, vespasian: bot } as const

  test('is asked only where a card of his could answer, and passes at once elsewhere', () => {
    let asked = 0
    const live = playTable(alone, {}, (now, seat) => {
      asked++
      expect(answersOf(now, seat).length).toBeGreaterThan(0)
    })
    // He passed more often than he was asked.
    expect(asked).toBeGreaterThan(0)
    expect(passesOf(live, 'galba')).toBeGreaterThan(asked)
    const again = WorkerTable.load(live.engine, live.kept, live.unkept)
    expect(again.scene('galba', 0)).toEqual(live.scene('galba', 0))
  })

  test('is asked every time where the table was set up so', () => {
    let unable = 0
    playTable(alone, { asking: 'always' }, (now, seat) => {
      if (answersOf(now, seat).length === 0) unable++
    })
    expect(unable).toBeGreaterThan(0)
  })
})

describe('who shares a screen', () => {
  test('is asked whatever he holds, together with the others, and may answer though he has ordered to pass', () => {
    let [unable, ordered] = [0, 0]
    playTable({ galba: 'me', otho: 'me', vitellius: 'me', vespasian: bot }, { scenario: 'short' }, (live, seat) => {
      if (answersOf(live, seat).length === 0) unable++
      const question = live.handover()?.question
      expect(live.handover()?.awaits).toContain(seat)
      expect(live.shownSeats().flatMap((row) => (row.by === 'me' && row.asked ? [row.seat] : []))).toEqual(
        question?.seats,
      )
      // Who has ordered to pass is listed like everybody else; speaking up, he is asked after all.
      const silent = question?.seats.find((one) => live.kept.seats.some((row) => row.seat === one && !row.asked))
      if (silent === undefined || live.scene(silent, 0).scene.canUndo === false) return
      ordered++
      live.speakUp(silent)
      expect(live.handover()?.awaits).toContain(silent)
      live.act(silent, { do: 'pass', until: 'next' }, live.scene(silent, 0).scene.sequence)
    })
    expect(unable).toBeGreaterThan(0)
    expect(ordered).toBeGreaterThan(0)
  })
})
