import { TROPHY_POINTS, TURNS_PER_YEAR, YEARS } from '../data/constants.ts'
import {
  ALL_BLOCKS,
  ALL_PLACES,
  CAESAR,
  enemyOf,
  FIREPOWER,
  isLeader,
  isNavis,
  isSea,
  LEVY_CITY,
  ROADS_FROM,
  ROMA,
  SEA_WAYS_FROM,
  SIDES,
  type Side,
  SUPPLY,
  VALUE,
  VALUED_CITIES,
} from '../rules/printed.ts'
import { blocksOf, isFriendly, isOnMap, isVacant, POOL, type State, strength, trophiesOf } from '../rules/state.ts'
import { cardWorth } from './cards.ts'
import { Ground } from './ground.ts'
import { blocksCount, reachesTen, romaTo, spreadOf, WEIGHT } from './race.ts'
import { NEUTRAL } from './tuning.ts'

/** What tells who will win, by name and in order. Each is measured for a side; what both have alike tells nothing. */
export const FEATURES = [
  /** Playing Caesar at all: what the features do not see of how even the war is; and that in the last Year. */
  'caesar',
  'caesar-at-last',
  /** How likely ten points are this Winter, by cities held and fought for, exposed ones less (1.2). */
  'ten-points',
  /** Those points themselves; in Years before the last; and in the last, the fewer turns are left the more. */
  'points',
  'points-before-last',
  'most-points',
  'roma',
  /** Hits that legions, auxilia, ballistae and the rest strike with: all; those of firepower 3 and more; in the last Year. */
  'force',
  'veterans',
  'force-at-last',
  /** Land blocks whatever they are: each can hold a city. */
  'blocks',
  'leaders',
  'navies',
  'navy-steps',
  /** Seas held alone, by the points in their ports. */
  'seas',
  /** What battles and threats are likely to cost the enemy. */
  'blood',
  /** 8.3, 8.2. Blocks that a Winter would not feed, and Naves without a port, the nearer Winter is the more. */
  'hungry',
  'homeless',
  /** Blocks in the pool, and those of them that could be levied now (6.42). */
  'pool',
  'levies',
  /** What the cards in hand are worth, in Move Points. */
  'hand',
  /** Points in cities nobody holds with our blocks beside them. */
  'vacant',
] as const
type Feature = (typeof FEATURES)[number]

const INDEX = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Readonly<Record<Feature, number>>
const VETERAN = 3

/** What is seen of a position, for each side. */
export function measure(s: State): number[][] {
  const ground = new Ground(s, NEUTRAL)
  return SIDES.map((side) => measureSide(s, side, ground))
}

function measureSide(s: State, side: Side, ground: Ground): number[] {
  const found = new Array<number>(FEATURES.length).fill(0)
  const add = (name: Feature, value: number): void => {
    found[INDEX[name]] += value
  }
  const isLast = s.year === YEARS
  const points = ground.points(side) + trophiesOf(s, side).length * TROPHY_POINTS
  const spread = spreadOf(s)
  // In the last Year blocks have less time to win anything.
  const tempo = blocksCount(s) / WEIGHT.blocks
  if (side === CAESAR) {
    add('caesar', 1)
    if (isLast) add('caesar-at-last', 1)
    add('blood', tempo * ground.blood())
  }
  add('ten-points', reachesTen(points, spread))
  add('points', points)
  if (!isLast) add('points-before-last', points)
  else add('most-points', (points + (side === CAESAR ? romaTo(s) : 0)) / spread)
  if (isFriendly(s, side, ROMA)) add('roma', 1)
  blocks(s, side, tempo, add)
  places(s, side, add)
  add(
    'hand',
    s.hands[side].reduce((sum, c) => sum + cardWorth(c, NEUTRAL), 0),
  )
  return found
}

type Add = (name: Feature, value: number) => void

function blocks(s: State, side: Side, tempo: number, add: Add): void {
  for (const b of ALL_BLOCKS) {
    if (s.side[b] !== side) continue
    if (!isOnMap(s, b)) {
      if (s.place[b] !== POOL) continue
      add('pool', 1)
      const city = LEVY_CITY[b]
      if (city !== null && isFriendly(s, side, city)) add('levies', 1)
    } else if (isNavis[b]) {
      add('navies', tempo)
      add('navy-steps', tempo * s.steps[b])
      if (isSea[s.place[b]] && !SEA_WAYS_FROM[s.place[b]].some(({ to }) => !isSea[to] && isFriendly(s, side, to)))
        add('homeless', s.turn / TURNS_PER_YEAR)
    } else {
      const force = strength(s, b) * FIREPOWER[b]
      add('force', tempo * force)
      if (tempo < 1) add('force-at-last', force)
      if (FIREPOWER[b] >= VETERAN) add('veterans', force)
      add('blocks', 1)
      if (isLeader[b]) add('leaders', tempo)
    }
  }
}

function places(s: State, side: Side, add: Add): void {
  for (const p of ALL_PLACES) {
    const here = blocksOf(s, side, p)
    if (here === 0) continue
    if (!isSea[p]) add('hungry', Math.max(0, here - SUPPLY[p]) * (s.turn / TURNS_PER_YEAR))
    else if (blocksOf(s, enemyOf(side), p) === 0)
      add(
        'seas',
        SEA_WAYS_FROM[p].reduce((sum, { to }) => sum + VALUE[to], 0),
      )
  }
  for (const p of VALUED_CITIES)
    if (isVacant(s, p) && ROADS_FROM[p].some(({ to }) => blocksOf(s, side, to) > 1)) add('vacant', VALUE[p])
}
