import { DIE_SIDES } from '../data/constants.ts'
import {
  ALL_BLOCKS,
  ALL_PLACES,
  type Block,
  FIREPOWER,
  isLeader,
  isMajorPort,
  isNavis,
  isSea,
  LEVY_CITY,
  type Place,
  ROADS_FROM,
  SEA_WAYS_FROM,
  VALUE,
} from '../rules/printed.ts'
import { type State, strength } from '../rules/state.ts'

/** What places and blocks are worth. The unit is about three good blocks: a lead of one makes a win half as likely again. */

const LEVY_PLACE = 0.02
const MAJOR_PORT = 0.04
const ANY_CITY = 0.02
/** For each point of value in the ports of a sea. */
const SEA_FOR_PORTS = 0.04
const ANY_SEA = 0.03

/** A place for itself: a city for the blocks it raises and feeds, a sea for the ports it leads to. */
export const PLACE_WORTH: readonly number[] = ALL_PLACES.map((p) => {
  if (isSea[p]) return ANY_SEA + SEA_WAYS_FROM[p].reduce((sum, { to }) => sum + SEA_FOR_PORTS * VALUE[to], 0)
  const levies = ALL_BLOCKS.filter((b) => LEVY_CITY[b] === p).length
  return ANY_CITY + LEVY_PLACE * levies + (isMajorPort[p] ? MAJOR_PORT : 0)
})

/** For every die and every number it hits with. */
const PER_HIT = 0.05
/** A Navis is for the sea it opens, less for how it fights. */
const NAVIS = 0.1
/** A leader lost is a point for the enemy (7.51). */
const LEADER = 0.2

/** Hits a block may expect from one turn of fire. */
export const fireOf = (s: State, b: Block): number => (strength(s, b) * FIREPOWER[b]) / DIE_SIDES

export const blockWorth = (s: State, b: Block): number =>
  isNavis[b] ? NAVIS + PER_HIT * s.steps[b] : PER_HIT * strength(s, b) * FIREPOWER[b] + (isLeader[b] ? LEADER : 0)

/** Far apart, or over water only. */
export const FAR = 20

/** Steps from everywhere to everywhere: `[from][to]`. */
const stepsBy = (ways: (p: Place, from: Place) => readonly { readonly to: Place }[]): readonly (readonly number[])[] =>
  ALL_PLACES.map((from) => {
    const steps: number[] = ALL_PLACES.map(() => FAR)
    steps[from] = 0
    const queue: Place[] = [from]
    for (const p of queue)
      for (const { to } of ways(p, from))
        if (steps[to] === FAR) {
          steps[to] = steps[p] + 1
          queue.push(to)
        }
    return steps
  })

/** Marches between cities by road and strait. */
export const MARCHES = stepsBy((p) => ROADS_FROM[p])
/** How many seas and ports a fleet has to go through; it does not go on from a port. */
export const SAILS = stepsBy((p, from) => (isSea[p] || p === from ? SEA_WAYS_FROM[p] : []))
