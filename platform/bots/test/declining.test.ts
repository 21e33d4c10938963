import { noChance, only, quickChance, type Seat } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { type PicketsState, pickets } from '../../kernel/test/pickets.ts'
import { picketsPackage } from '../../kernel/test/pickets-package.ts'
import { foresee, wholePlan } from '../src/foresight.ts'
import { levelNamed, Opponent } from '../src/index.ts'

const { brain } = picketsPackage
const RED: Seat = 0
const WHITE: Seat = 1

/** Red is to march, past White. */
const begun = (holding: number): PicketsState => ({
  ...pickets.start({}, { chance: noChance, tell() {}, seal() {} }),
  holding,
})

const planFrom = (state: PicketsState) => wholePlan(pickets, brain, state, RED, [], quickChance(1), 0)

describe('a plan', () => {
  test('ends where somebody may answer, and goes on through those who have publicly declined', () => {
    expect(planFrom(begun(0)).map(({ do: verb }) => verb)).toEqual(['step', 'step'])
    const steps = Array(6).fill('step')
    expect(planFrom(begun(only(WHITE))).map(({ do: verb }) => verb)).toEqual([...steps, 'halt'])
  })

  test('ends with an order: who gives one is asked anew, and the others have heard of it', () => {
    const order = { do: 'hold' } as const
    expect(wholePlan(pickets, brain, begun(only(WHITE)), RED, [order], quickChance(1), 0)).toEqual([order])
  })

  test('is foreseen in as many plans as there are decisions: who declines makes none', () => {
    const decisions = (holding: number): number => {
      const reach = { since: brain.turnOf(begun(holding)), changes: 1 }
      const foreseeing = foresee(pickets, brain, begun(holding), RED, reach, quickChance(1), 0)
      let count = 0
      while (!foreseeing.next().done) count++
      return count
    }
    // Red's six steps and his halt; without the order White is asked at five of them.
    expect(decisions(only(WHITE))).toBe(7)
    expect(decisions(0)).toBe(12)
  })
})

describe('an opponent', () => {
  test('whose plan is carried out whole keeps nothing of it to go on with', () => {
    const known = { seat: RED, view: pickets.view(begun(only(WHITE)), RED), heard: [] }
    const expected = { action: { do: 'step', to: 1 }, next: { length: 6 } }
    const step = new Opponent(pickets, brain, levelNamed('miles'))
    const gesture = new Opponent(pickets, brain, levelNamed('miles'))
    expect(step.decide(known, { seed: 1 })).toMatchObject(expected)
    expect(gesture.decide(known, { seed: 1, whole: true })).toMatchObject(expected)
    // As if the plan had led back to where its first step was to lead.
    const after = begun(only(WHITE))
    pickets.play(after, RED, { do: 'step', to: 1 }, { chance: noChance, tell() {}, seal() {} })
    const then = { seat: RED, view: pickets.view(after, RED), heard: [] }
    expect(step.decide(then, { seed: 2 }).explanation.params).toEqual({ steps: 7 })
    expect(gesture.decide(then, { seed: 2, whole: true }).explanation.params).toEqual({ steps: 6 })
  })
})
