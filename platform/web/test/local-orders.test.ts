import { quickChance } from '@iacta/kernel'
import { nero } from '@iacta/nero'
import { expect, test } from 'vitest'
import type { TableEvent } from '../src/local/store.ts'
import { type Engine, WorkerTable } from '../src/local/worker-table.ts'

type Act = { readonly do: string; readonly [field: string]: unknown }
type Doing = Extract<TableEvent, { kind: 'act' }>

const engine: Engine = { game: nero.game, chance: quickChance(5) } as Engine
const mine = { galba: 'me', otho: 'me', vitellius: 'me', vespasian: 'me' } as const

test('a table of this browser answers for who has ordered it, as events like any other', () => {
  const live = WorkerTable.begin(engine, { id: 'here', options: {}, seats: mine, origin: null, record: null })
  const chance = quickChance(6)
  const byHand: Act[] = []
  while (live.kept.outcome === null && byHand.length < 600) {
    const { seat } = live.kept.seats.find(({ asked }) => asked) ?? { seat: '' }
    const { actions, sequence } = live.scene(seat, 0).scene
    const legal = (actions as readonly Act[]).filter(({ do: verb }) => verb !== 'order')
    const pass = legal.find(({ until }) => until === 'recall')
    const action = pass ?? legal[chance.pick(legal.length)]
    byHand.push(action)
    live.act(seat, action, sequence)
  }
  const doings = live.unkept.filter((event): event is Doing => event.kind === 'act')
  const passes = (until: string) => doings.filter(({ action }) => (action as Act).until === until)
  // Nobody passes by hand but until he says otherwise: what passes once was ordered.
  expect(passes('recall').length).toBeGreaterThan(3)
  expect(passes('next').length).toBeGreaterThan(20)
  expect(doings.length).toBe(byHand.length + passes('next').length)
  expect(live.kept.events).toBe(live.unkept.length)

  const again = WorkerTable.load(engine, live.kept, live.unkept)
  for (const seat of Object.keys(mine)) expect(again.scene(seat, 0)).toEqual(live.scene(seat, 0))
})
