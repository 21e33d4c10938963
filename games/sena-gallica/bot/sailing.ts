import { turned } from '@iacta/grids'
import { POINTS, TIRING } from '../data/tables.ts'
import { type Action, make } from '../rules/action.ts'
import { boardBar } from '../rules/boarding.ts'
import { cutBar } from '../rules/grappling.ts'
import type { Active } from '../rules/movement.ts'
import { GRID, type Hex, type Ship } from '../rules/printed.ts'
import { UNMOVED } from '../rules/ship.ts'
import { crewOf, isImmobile, isRaked, isRammed } from '../rules/ships.ts'
import { areEnemies, isOnMap, linkedTo, type State } from '../rules/state.ts'
import type { Field, Shot } from './field.ts'
import { checkChance, throughChance } from './odds.ts'
import { bowOf, headingAt, type Spot, spotAt, type Way, waysOf } from './ways.ts'
import { boardingGain, cuttingGain, fightingWorth, leaderWorth, tiredness } from './worth.ts'

/** What an active ship does (7.1). */

/** Something it could do from here on, and what it brings. */
export interface Course {
  readonly plan: readonly Action[]
  readonly gain: number
}

/** What oars put right are worth (7.4). */
const RIGHTED = 0.7
/** Who could board as well as be free rather boards. */
const HOLDS_ON = 0.9
/** Less than this is not worth the marines it may cost. */
const WORTH_BOARDING = 0.1
/** To row at Maximum and strike nobody tires the crew for a turn in which it might. */
const SPRINT = 0.3
/** What it is worth to keep one's place while the enemy is awaited. */
const STEADY = 2

/** Everything worth a thought, the best first. */
export function coursesOf(field: Field, frame: Active): Course[] {
  const held = linkedTo(field.s, frame.ship).length > 0
  const isUnderWay = frame.stage === 'cut' || (frame.stage === 'move' && !frame.stopped)
  if (held || !frame.able || !isUnderWay || isImmobile(field.s, frame.ship)) return [inPlace(field, frame)]
  return waysOf(field.s, frame)
    .map((way) => courseBy(field, frame, way))
    .sort((a, b) => b.gain - a.gain)
}

// Without a move

const here = (s: State, ship: Ship): Spot => spotAt(s.bow[ship], s.heading[ship])

/** Cuts loose, shoots, grapples, boards or leaves it. */
function inPlace(field: Field, frame: Active): Course {
  const { s } = field
  const { ship } = frame
  const cut = bestCut(field, frame)
  const board = bestBoarding(field, ship)
  if (cut && cut.gain > 0 && cut.gain >= (board?.gain ?? 0) * HOLDS_ON) return cut
  const shot = frame.fired ? null : field.shot(ship, here(s, ship))
  if (shot && shot.gain > 0) return { plan: [make.fire(shot.target)], gain: shot.gain + Math.max(0, board?.gain ?? 0) }
  const grapple = mayGrapple(frame) ? field.grapple(ship, here(s, ship), false) : null
  if (grapple && grapple.gain > Math.max(0, board?.gain ?? 0))
    return { plan: [make.grapple(grapple.target)], gain: grapple.gain }
  if (board && board.gain > WORTH_BOARDING) return board
  return { plan: [make.finish()], gain: 0 }
}

const mayGrapple = ({ able, stage }: Active): boolean => able && (stage === 'cut' || stage === 'move')

/** Nobody cuts himself loose from an enemy he would throw his grapples at again, nor whoever goes down and may take him along. */
function bestCut(field: Field, frame: Active): Course | null {
  const { s, temper } = field
  let best: Course | null = null
  for (const other of linkedTo(s, frame.ship)) {
    if (cutBar(s, frame, other) !== null) continue
    const isEnemy = areEnemies(s, frame.ship, other)
    if (isEnemy && (isRammed(s, frame.ship) || field.isWorthHolding(frame.ship, other))) continue
    const gain = cuttingGain(s, frame.ship, other, isEnemy) + temper.misjudge(other + 303) / 4
    if (!best || gain > best.gain) best = { plan: [make.cut(other)], gain }
  }
  return best
}

function bestBoarding(field: Field, ship: Ship): Course | null {
  const { s, temper } = field
  let best: Course | null = null
  for (const target of linkedTo(s, ship)) {
    if (boardBar(s, ship, target) !== null) continue
    const partners = linkedTo(s, target).filter((other) => other !== ship && boardBar(s, other, target) === null)
    if (s.marines[target] > 0 && field.waitsForFriends(ship, [ship, ...partners], target)) continue
    const liking = temper.likes('bold') + temper.likes('grasping')
    const party = [ship, ...partners]
    const gain =
      boardingGain(s, party, target) - field.bared(party, target) + liking + temper.misjudge(target + 505) / 4
    if (!best || gain > best.gain) best = { plan: [make.board(target)], gain }
  }
  return best
}

// With a move

function courseBy(field: Field, frame: Active, way: Way): Course {
  const { s } = field
  const { ship } = frame
  const swift = way.speed === 'maximum'
  const rakes = way.raked.reduce((sum, target) => sum + rakeGain(field, ship, way, target), 0)
  const cost = tiring(s, ship, way)
  const now = frame.fired ? null : field.shot(ship, here(s, ship))
  if (way.end.is === 'withdraw') {
    const gain = -POINTS.withdrawn - Math.max(0, fightingWorth(s, ship)) - 0.4 * leaderWorth(s, ship)
    return { plan: way.steps, gain }
  }
  const then = frame.fired ? null : field.shot(ship, way.spot)
  const firesNow = now !== null && now.gain > 0 && now.gain >= (then?.gain ?? 0)
  const fire = Math.max(now?.gain ?? 0, then?.gain ?? 0)
  const first = firesNow ? [make.fire(now.target)] : []
  const base = rakes - cost
  const steps = [...first, ...way.steps]
  switch (way.end.is) {
    case 'ram': {
      const bold = field.temper.likes('bold')
      const gain = field.ram(ship, way.spot, way.end.target, way.run, swift) + 0.6 * field.place(ship, way.spot) + bold
      const shot = !firesNow && then && then.gain > 0 ? [make.fire(then.target)] : []
      return { plan: [...steps.slice(0, -1), ...shot, make.ram()], gain: base + fire + gain }
    }
    case 'through':
      return { plan: steps, gain: base + fire + throughGain(field, ship, way, way.end.target) }
    case 'reverse':
      return { plan: steps, gain: base + fire + reverseGain(field, ship, way) }
    default:
      return stopping(field, frame, way, { steps, base, fire, isFiring: firesNow, then })
  }
}

interface Stopping {
  readonly steps: readonly Action[]
  readonly base: number
  readonly fire: number
  readonly isFiring: boolean
  readonly then: Shot | null
}

/** A move that ends by itself: with a shot, a grapple, oars put right, or nothing. */
function stopping(field: Field, frame: Active, way: Way, { steps, base, fire, isFiring, then }: Stopping): Course {
  const { s } = field
  const { ship } = frame
  // Who waits for the enemy keeps his place in the line.
  const steady = field.isWaiting && way.spot === here(s, ship) ? STEADY : 0
  const place = field.place(ship, way.spot) + steady
  const grapple = field.grapple(ship, way.spot, way.speed === 'maximum')
  const fought = fire + grapple.gain
  const righted = isRaked(s, ship) && way.speed === 'rest' && !frame.fired ? checkChance(crewOf(s, ship)) * RIGHTED : 0
  if (righted > fought) return { plan: [...way.steps, make.finish()], gain: base + place + righted }
  const plan = [...steps]
  if (!isFiring && then && then.gain > 0) plan.push(make.fire(then.target))
  if (grapple.gain > 0) plan.push(make.grapple(grapple.target))
  plan.push(make.finish())
  const sprint = way.speed === 'maximum' && way.raked.length === 0 && fought <= 0 ? SPRINT : 0
  return { plan, gain: base + place + fought - sprint }
}

/** 7.3: what the move costs the crew, or gives back to it. */
function tiring(s: State, ship: Ship, { speed, spent, end }: Way): number {
  const before = s.fatigue[ship]
  const paid = spent + (end.is === 'stop' ? 0 : 1)
  if (speed === 'maximum' && paid > 0) {
    const passes = checkChance(crewOf(s, ship))
    const after = passes * tiredness(before + TIRING.passed) + (1 - passes) * tiredness(before + TIRING.failed)
    return after - tiredness(before)
  }
  const eases = speed !== 'cruise' || paid === 0 ? 2 : paid <= 4 ? 1 : 0
  return tiredness(before - eases) - tiredness(before)
}

/** Oars that are swept away where the ship comes past. */
function rakeGain(field: Field, ship: Ship, way: Way, target: Ship): number {
  return field.rake(ship, way.spot, target, way.speed === 'maximum', false) + field.temper.likes('bold')
}

function throughGain(field: Field, ship: Ship, way: Way, target: Ship): number {
  const heading = turned(headingAt(way.spot), 0)
  let beyond = bowOf(way.spot)
  for (let step = 0; step < 4; step++) beyond = GRID.neighbour(beyond, heading) as Hex
  const passes = field.with(ship, way.spot, (trial) => throughChance(trial, ship, target))
  const sweep = Math.max(0, field.rake(ship, way.spot, target, true, true))
  const caught = field.with(ship, way.spot, (trial) => field.riposted(trial, ship, target))
  return (
    passes * (field.place(ship, spotAt(beyond, heading)) + sweep) +
    (1 - passes) * (field.place(ship, way.spot) + caught)
  )
}

function reverseGain(field: Field, ship: Ship, way: Way): number {
  const { s } = field
  const passes = checkChance(crewOf(s, ship))
  const about = turned(headingAt(way.spot), 3)
  const turnedSpot = spotAt(GRID.neighbour(bowOf(way.spot), about) as Hex, about)
  return (
    passes * field.place(ship, turnedSpot) +
    (1 - passes) * (field.place(ship, way.spot) - tiredness(s.fatigue[ship] + 2) + tiredness(s.fatigue[ship] + 1))
  )
}

/** By how much the best it can do is better than to do nothing, as far as this ship is concerned. */
export function urgency(field: Field, ship: Ship): number {
  const { s } = field
  if (!isOnMap(s, ship)) return 0
  const frame: Active = { ...UNMOVED, ship }
  const [best] = coursesOf(field, frame)
  const isHeld = linkedTo(s, ship).length > 0 || isImmobile(s, ship)
  return isHeld ? best.gain : best.gain - field.place(ship, here(s, ship))
}
