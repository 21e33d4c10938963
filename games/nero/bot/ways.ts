import type { Seat } from '@iacta/kernel'
import { COST } from '../data/constants.ts'
import { ALL_PLACES, NEIGHBOURS, NOWHERE, type Place, ROME } from '../rules/printed.ts'
import type { Field } from './field.ts'

/** Where a stack can come to, and what it costs. */
export interface Ways {
  /** Points to get there, by place; beyond reach if infinite. */
  readonly cost: readonly number[]
  /** How often leave must be asked on the way. */
  readonly leave: readonly number[]
  readonly before: readonly Place[]
}

/** Somebody asked for leave may say no: a way without is better, even if it is longer. */
const NO_LEAVE_BETTER_BY = 1.5

const UNREACHED: readonly number[] = ALL_PLACES.map(() => Number.POSITIVE_INFINITY)
const NEVER: readonly number[] = ALL_PLACES.map(() => 0)
const FROM_NOWHERE: readonly Place[] = ALL_PLACES.map(() => NOWHERE)

/** The cheapest ways from a place, for no more than so many points; leave is asked once at most. */
export function waysFrom(field: Field, seat: Seat, from: Place, most: number, fatigue: number): Ways {
  const cost = UNREACHED.slice()
  const rating = UNREACHED.slice()
  const leave = NEVER.slice()
  const before = FROM_NOWHERE.slice()
  cost[from] = 0
  rating[from] = 0
  const queue: Place[] = [from]
  for (const p of queue) {
    const held = p !== from && field.strangers(seat, p) > 0
    if (held && leave[p] > 0) continue
    const base = cost[p] + (held ? COST.passage : 0)
    for (const to of NEIGHBOURS[p]) {
      // Nobody marches through Rome.
      if (p === ROME && from !== ROME) continue
      const price = base + fatigue + (to === field.tribes ? COST.enterTribes : COST.enter)
      const asks = leave[p] + (held ? 1 : 0)
      const rated = price + NO_LEAVE_BETTER_BY * asks
      if (price > most || rated >= rating[to]) continue
      cost[to] = price
      rating[to] = rated
      leave[to] = asks
      before[to] = p
      queue.push(to)
    }
  }
  return { cost, leave, before }
}

/** The first step of a way. */
export function firstStep({ before }: Ways, from: Place, to: Place): Place {
  let p = to
  while (before[p] !== from) p = before[p]
  return p
}
