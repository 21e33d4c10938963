import { quickChance, seatsIn, seededSource, Table } from '@iacta/kernel'
import type { LessonStep } from '@iacta/web/board'
import { describe, expect, test } from 'vitest'
import { advisedSteps, decideAt, LEVEL_IDS } from '../../../platform/bots/src/index.ts'
import { lesson } from '../board/lesson.ts'
import { pointsAt } from '../board/points.ts'
import { brain } from '../bot/brain.ts'
import { fire, hit, pass } from '../rules/action.ts'
import { juliusCaesar as game } from '../rules/game.ts'
import { fromPosition } from '../rules/position.ts'
import { block, PLACE_IDS } from '../rules/printed.ts'
import { bench } from './bench.ts'

const SEEDS = [1, 2, 3, 4, 5, 6]

/** What each level, and whoever gives hints, would do for a seat, as often as not with bad luck in its head. */
const advised = (b: ReturnType<typeof bench>, seat: 0 | 1) =>
  LEVEL_IDS.flatMap((level) =>
    SEEDS.map((seed) => {
      const known = { seat, view: game.view(b.state, seat), heard: [] }
      return decideAt(level, game, brain, known, { seed, budget: { iterations: 6 } }).plan[0]
    }),
  )

describe('nobody is advised', () => {
  test('to pass with a full legion against a single step', () => {
    for (const round of [1, 2, 3] as const) {
      const b = bench({
        blocks: { roma: ['legio-13', 'legio-1:1'] },
        contests: { roma: { attacker: 'caesar', main: 'genua' } },
        now: { step: 'battle', at: 'roma', round },
      })
      const seat = b.actions('caesar').length > 0 ? 0 : 1
      const [blockOfTurn] = seat === 0 ? (['legio-13'] as const) : (['legio-1'] as const)
      expect(b.actions(seat === 0 ? 'caesar' : 'pompeius')).toContainEqual(pass(block(blockOfTurn)))
      expect(brain.dominated?.(b.state, seat, pass(block(blockOfTurn)))).toBe(true)
      expect(brain.dominated?.(b.state, seat, fire(block(blockOfTurn)))).toBe(false)
      for (const action of advised(b, seat)) expect(action.do).not.toBe('pass')
    }
  })

  test('to let Caesar take the hit where a legion as strong can', () => {
    const b = bench({
      blocks: { roma: ['leader-caesar:3', 'legio-13:3', 'p-auxilia-3'] },
      contests: { roma: { attacker: 'caesar', main: 'genua' } },
      now: { step: 'battle', at: 'roma' },
    })
    if (b.actions('caesar').length > 0) b.do('caesar', fire(block('leader-caesar')), 6, 6, 6)
    b.do('pompeius', fire(block('p-auxilia-3')), 1, 6, 6)
    expect(b.now).toBe('hits')
    expect(b.actions('caesar')).toEqual(expect.arrayContaining([hit(block('leader-caesar')), hit(block('legio-13'))]))
    for (const action of advised(b, 0)) expect(action).toEqual(hit(block('legio-13')))
  })
})

describe('that a leader takes the hit', () => {
  /** Whether that is called a mistake for certain, with one hit on him or on another as strong. */
  const isMistake = (leader: string, other: string, steps: number): boolean | undefined => {
    const b = bench({
      blocks: { roma: ['legio-13', `${leader}:${steps}`, `${other}:${steps}`] as const },
      contests: { roma: { attacker: 'caesar', main: 'genua' } },
      now: { step: 'battle', at: 'roma', hitsOn: 'pompeius', hits: 1 },
    })
    expect(b.actions('pompeius')).toHaveLength(2)
    expect(brain.dominated?.(b.state, 1, hit(block(other as 'legio-3')))).toBe(false)
    return brain.dominated?.(b.state, 1, hit(block(leader as 'leader-scipio')))
  }

  test('is one where it is his last step, or the other’s fires no better', () => {
    expect(isMistake('leader-scipio', 'legio-3', 1)).toBe(true)
    expect(isMistake('leader-scipio', 'legio-4', 3)).toBe(true)
    expect(isMistake('leader-pompeius', 'legio-3', 3)).toBe(true)
  })

  test('is judgement where the other’s step fires better, or sooner', () => {
    expect(isMistake('leader-scipio', 'legio-3', 3)).toBe(false)
    expect(isMistake('leader-pompeius', 'p-auxilia-3', 2)).toBe(false)
    expect(isMistake('leader-scipio', 'cleopatra', 1)).toBe(false)
  })
})

test('something is left that is not dominated, whatever a game has come to', () => {
  for (const seed of [1, 2, 3]) {
    const table = new Table(game, { scenario: 'historical' }, 'any', seededSource(seed))
    const chance = quickChance(seed)
    for (let [seat] = seatsIn(table.asked()); seat !== undefined; [seat] = seatsIn(table.asked())) {
      const legal = table.actions(seat)
      const state = table.stateFor(seat)
      expect(legal.some((action) => !brain.dominated?.(state, seat as number, action))).toBe(true)
      table.act(seat, legal[chance.pick(legal.length)])
    }
  }
})

test('a plan is explained step by step, and each step is pointed at on the board', () => {
  const table = new Table(game, { scenario: 'historical' }, 'any', seededSource(4))
  const chance = quickChance(4)
  let looked = 0
  for (let [seat] = seatsIn(table.asked()); seat !== undefined && looked < 8; [seat] = seatsIn(table.asked())) {
    const known = table.knowledge(seat)
    const { plan } = decideAt('miles', game, brain, known, { seed: 1 })
    if (plan.length > 2) {
      looked++
      const steps = advisedSteps(game, brain, known, plan, 1)
      expect(new Set(steps.map(({ before }) => before)).size).toBe(plan.length)
      const points = pointsAt(plan, known.view)
      for (const [i, action] of plan.entries()) {
        if (action.do !== 'move') continue
        const earlier = plan.slice(0, i).findLast((other) => other.do === 'move' && other.block === action.block)
        const from = earlier?.do === 'move' ? earlier.to : known.view.blocks[action.block]?.at
        expect(points[i].arrows).toEqual([{ from, to: action.to }])
      }
    }
    const world = game.imagine(known, chance)
    table.act(seat, brain.plan(world, seat, chance, 0.3)[0])
  }
  expect(looked).toBe(8)
})

test('every step of the lesson that asks for something has something to point at', () => {
  let state: ReturnType<typeof fromPosition> | null = null
  let asked = 0
  for (const step of lesson.steps as readonly LessonStep[]) {
    if (step.position !== undefined) state = fromPosition(step.position)
    if (!state || step.position === undefined || step.count === 0) continue
    const seat = game.seats({ scenario: 'historical' }).indexOf(lesson.seat)
    const wanted = game.actions(state, seat).find((action) => step.wants(action as never, 0))
    if (!wanted) continue
    asked++
    const [{ arrows = [], rings = [], controls = [] }] = pointsAt([wanted], game.view(state, seat))
    expect(arrows.length + rings.length + controls.length).toBeGreaterThan(0)
    for (const place of [...rings, ...arrows.flatMap(({ from, to }) => [from, to])]) expect(PLACE_IDS).toContain(place)
  }
  expect(asked).toBeGreaterThan(1)
})
