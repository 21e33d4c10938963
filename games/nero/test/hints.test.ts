import { quickChance, seatsIn, seededSource, Table } from '@iacta/kernel'
import { expect, test } from 'vitest'
import { advisedSteps, decideAt } from '../../../platform/bots/src/index.ts'
import { pointsAt, pointsOfQuestion } from '../board/points.ts'
import { subject } from '../board/reading.ts'
import { brain } from '../bot/brain.ts'
import { nero as game } from '../rules/game.ts'
import { PLACE_IDS } from '../rules/printed.ts'

/** Plays quick games, with a look at every decision. */
function watch(seed: number, look: (table: ReturnType<typeof newTable>, seat: number) => void): void {
  const table = newTable(seed)
  const chance = quickChance(seed)
  for (let [seat] = seatsIn(table.asked()); seat !== undefined; [seat] = seatsIn(table.asked())) {
    look(table, seat)
    const world = game.imagine(table.knowledge(seat), chance)
    table.act(seat, brain.plan(world, seat, chance, 0.5)[0])
  }
}

const newTable = (seed: number) =>
  new Table(game, { players: 4, scenario: 'short' } as never, 'any', seededSource(seed))

test('something is left that is not dominated, and a hint is never to pass for longer than once', () => {
  let passes = 0
  watch(3, (table, seat) => {
    const state = table.stateFor(seat)
    const legal = table.actions(seat)
    expect(legal.some((action) => !brain.dominated?.(state, seat, action))).toBe(true)
    if (!legal.some((action) => action.do === 'pass') || passes > 20) return
    passes++
    const { plan } = decideAt('centurio', game, brain, table.knowledge(seat), { seed: 1, budget: { iterations: 4 } })
    if (plan[0].do === 'pass') expect(plan[0].until).toBe('next')
  })
  expect(passes).toBeGreaterThan(5)
})

test('a plan is explained step by step and followed on the map, and a march that is asked about is an arrow', () => {
  let marched = 0
  let asked = 0
  watch(5, (table, seat) => {
    const known = table.knowledge(seat)
    const view = known.view
    const about = subject(view)
    if (about?.step === 'march' && about.to) {
      asked++
      const [{ arrows = [], rings = [] }] = pointsOfQuestion(view)
      expect(arrows).toHaveLength(1)
      expect(rings).toEqual([about.to])
    }
    const { plan } = decideAt('miles', game, brain, known, { seed: 1 })
    const points = pointsAt(plan, view)
    expect(points).toHaveLength(plan.length)
    for (const { arrows = [], rings = [] } of points)
      for (const place of [...rings, ...arrows.flatMap(({ from, to }) => [from, to])])
        expect(PLACE_IDS).toContain(place)
    const goes = plan.findIndex(({ do: verb }) => verb === 'go')
    if (goes < 1) return
    marched++
    const from = plan.find((action) => action.do === 'from')
    if (from?.do === 'from' && plan.filter(({ do: verb }) => verb === 'from').length === 1)
      expect(points[goes].arrows?.[0].from).toBe(from.at)
    const steps = advisedSteps(game, brain, known, plan, 1)
    expect(steps[goes].explanation.key).toMatch(/march|to-rome/)
  })
  expect(marched).toBeGreaterThan(5)
  expect(asked).toBeGreaterThan(5)
})
