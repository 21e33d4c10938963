import { blockedAt, heightScreen, isInArc } from '@iacta/grids'
import { type AskingStep, enter, leave, only, type PlayContext } from '@iacta/kernel'
import { DOWNHILL_RANGE, LOW_FROM, MISSILE_MODIFIERS, MISSILE_STRENGTH } from '../data/combat-tables.ts'
import { HARASS_DISTANCE } from '../data/tables.ts'
import { type Action, actionsAt, unitNamed } from './action.ts'
import { casualty } from './casualties.ts'
import { suffer } from './cohesion.ts'
import { roll } from './dice.ts'
import { ask, tell } from './happenings.ts'
import { type Direction, type Hex, type Leader, NO_UNIT, NONE, NOWHERE, SEAT_IDS, type Unit } from './printed.ts'
import type { Bar } from './reasons.ts'
import { mayFormWall } from './shield-wall.ts'
import { declinesBy } from './standing.ts'
import {
  aspectIn,
  controlsByMissiles,
  type FIRES,
  type Frame,
  type FrameNamed,
  factsOf,
  has,
  isArtillery,
  isCavalry,
  isOnMap,
  LOW,
  leaderFacts,
  leadersIn,
  mark,
  missileBits,
  nameOf,
  OUT,
  type State,
  seatOf,
  sideOf,
  sideOfSeat,
  typeOf,
  UNIT_BITS,
  unitFacts,
} from './state.ts'
import { terrainAt } from './terrain.ts'

/** Missile fire (8.1, 8.2, 11.4). */

interface Weapon {
  readonly strength: readonly number[]
  /** Ranges at which a modified 0 or 1 makes two hits. */
  readonly twice: readonly boolean[]
}

const WEAPONS: ReadonlyMap<string, Weapon> = new Map(
  MISSILE_STRENGTH.trim()
    .split('\n')
    .map((line) => {
      const [missile, arm, ...cells] = line.trim().split(/\s+/)
      return [
        `${missile} ${arm}`,
        {
          strength: cells.map((cell) => Number(cell.replace('*', ''))),
          twice: cells.map((cell) => cell.endsWith('*')),
        },
      ]
    }),
)

/** By kind of missile, on foot and on horseback. */
const ON_FOOT = byArm('infantry')
const ON_HORSE = byArm('cavalry')

function byArm(arm: string): ReadonlyMap<string, Weapon> {
  return new Map([...WEAPONS].flatMap(([name, weapon]) => (name.endsWith(arm) ? [[name.split(' ')[0], weapon]] : [])))
}

function weaponOf(s: State, unit: Unit): Weapon | null {
  const { missile } = unitFacts(s, unit)
  if (missile === null) return null
  return (isCavalry(s, unit) && missile !== 'F' ? ON_HORSE : ON_FOOT).get(missile) ?? null
}

/** How far its missiles go on level ground. */
export const reachOf = (s: State, unit: Unit): number => weaponOf(s, unit)?.strength.length ?? 0

const isBow = (s: State, unit: Unit): boolean => {
  const { missile } = unitFacts(s, unit)
  return missile === 'B' || missile === 'C'
}

/** 8.15: axes and javelins on foot are thrown as well on the move. */
export function suffersFromMoving(s: State, unit: Unit): boolean {
  const { missile } = unitFacts(s, unit)
  return missile !== 'F' && !(missile === 'J' && !isCavalry(s, unit))
}

const SILENT = UNIT_BITS.limbered | UNIT_BITS.routed | UNIT_BITS.column | UNIT_BITS.engaged | UNIT_BITS.shielded

/** Whether a unit could fire at all, orders apart. */
export const isArmed = (s: State, unit: Unit): boolean =>
  (s.marks[unit] & SILENT) === 0 && s.quiver[unit] !== OUT && weaponOf(s, unit) !== null

/** How far a unit reaches at a hex, and from where on only a 0 hits (8.16, 54; DARA-09, DARA-16). */
function reachAt(s: State, unit: Unit, to: Hex): { readonly plain: number; readonly most: number } {
  const { rules, grid, level, ground } = factsOf(s)
  const from = s.at[unit]
  const base = weaponOf(s, unit)?.strength.length ?? 0
  const onWall = rules.wall && ground[from] === 'wall'
  const more = onWall ? (rules.wall?.moreRange ?? 0) : level[to] < level[from] ? DOWNHILL_RANGE : 0
  const isUpwind = rules.wind && grid.column(to) < grid.column(from)
  const less = isUpwind ? (rules.wind?.lessRange ?? 0) : 0
  const least = isUpwind ? (rules.wind?.least ?? 0) : 0
  return { plain: Math.max(least, base - less), most: Math.max(least, base + more - less) }
}

/** 8.14. */
export function sees(s: State, unit: Unit, to: Hex): boolean {
  const facts = factsOf(s)
  const from = s.at[unit]
  const { grid, ground } = facts
  const bow = isBow(s, unit)
  const stands = (hex: Hex): boolean => {
    if (ground[hex] === 'woods' || ground[hex] === 'wall' || ground[hex] === 'gate') return true
    if (s.unitIn[hex] === NO_UNIT) return false
    // 8.14: over a unit that is nearer to the archer than to his target.
    return !(bow && grid.distance(from, hex) < grid.distance(hex, to))
  }
  return blockedAt(grid, from, to, heightScreen(facts, from, to, stands)) === NONE
}

const ALL_SIDES: readonly Direction[] = [0, 1, 2, 3, 4, 5]
/** 8.13: through its front and flanks. */
const isInFireArc = (s: State, unit: Unit, to: Hex): boolean =>
  isInArc(
    factsOf(s).grid,
    s.at[unit],
    to,
    ALL_SIDES.filter((d) => aspectIn(s, unit, d) !== 'rear'),
    'either',
  )

/** 8.13: why a unit could not hit a hex from where it stands. */
function aimAtBar(s: State, unit: Unit, to: Hex): Bar {
  if (factsOf(s).grid.distance(s.at[unit], to) > reachAt(s, unit, to).most) return 'out-of-range'
  // 11.64: artillery has no facing.
  if (!isArtillery(s, unit) && !isInFireArc(s, unit, to)) return 'not-in-arc'
  return sees(s, unit, to) ? null : 'no-line-of-sight'
}

/** 8.13, 10.31: why a unit could not hit another from where it stands. */
export function aimBar(s: State, unit: Unit, target: Unit): Bar {
  if (!isOnMap(s, target) || sideOf(s, target) === sideOf(s, unit)) return 'own-unit'
  if (has(s, target, 'engaged')) return 'engaged-not-fired-at'
  return aimAtBar(s, unit, s.at[target])
}

/** 8.11: why a unit under orders may not fire at all now. */
function firingBar(s: State, unit: Unit, march: FrameNamed<'march'>): Bar {
  if (weaponOf(s, unit) === null || isArtillery(s, unit)) return 'no-missiles'
  if (has(s, unit, 'column')) return 'no-fire-in-column'
  if (has(s, unit, 'shielded')) return 'in-shield-wall'
  if (has(s, unit, 'engaged')) return 'engaged-stays'
  if (hasFired(s, unit)) return 'fired-already'
  if (!isArmed(s, unit)) return 'out-of-missiles'
  // 8.21: in a line those who have moved fire after the enemy's entry fire.
  return march.inLine && march.stepped ? 'fire-in-the-line-first' : null
}

/** 8.11: whoever has moved fires only at what he has just come nearer to. */
function isForward(s: State, unit: Unit, last: Hex, to: Hex): boolean {
  const { grid } = factsOf(s)
  return last !== NOWHERE && grid.distance(s.at[unit], to) < grid.distance(last, to)
}

/** 8.11: why a unit under orders may not fire at another now. */
export function fireBar(s: State, unit: Unit, target: Unit, march: FrameNamed<'march'>): Bar {
  const bar = firingBar(s, unit, march) ?? aimBar(s, unit, target)
  if (bar !== null || !march.stepped) return bar
  return isForward(s, unit, march.last, s.at[target]) ? null : 'not-forward'
}

/** 8.19: why it may not fire at a leader who is alone in his hex. */
export function snipeBar(s: State, unit: Unit, leader: Leader, march: FrameNamed<'march'>): Bar {
  const to = s.leaderAt[leader]
  if (to === NOWHERE || leaderFacts(s, leader).side === sideOf(s, unit)) return 'own-unit'
  if (s.unitIn[to] !== NO_UNIT) return 'not-alone'
  const bar = firingBar(s, unit, march) ?? aimAtBar(s, unit, to)
  if (bar !== null || !march.stepped) return bar
  return isForward(s, unit, march.last, to) ? null : 'not-forward'
}

/** 8.21: why a unit of a line that has moved may not fire at another now that the enemy has. */
export function volleyBar(s: State, unit: Unit, target: Unit): Bar {
  if (!isOnMap(s, unit) || !isArmed(s, unit)) return 'out-of-missiles'
  if (hasFired(s, unit)) return 'fired-already'
  const last = s.lastSteps.find((step) => step.unit === unit)?.from ?? NOWHERE
  return aimBar(s, unit, target) ?? (isForward(s, unit, last, s.at[target]) ? null : 'not-forward')
}

export function targetsOf(s: State, unit: Unit, march: FrameNamed<'march'>): Unit[] {
  if (firingBar(s, unit, march) !== null) return []
  const near = inReachOf(s, unit)
  return near.length === 0 ? near : near.filter((target) => fireBar(s, unit, target, march) === null)
}

/** Enemies that are not too far off by any rule. */
export function inReachOf(s: State, unit: Unit): Unit[] {
  const { grid, units } = factsOf(s)
  const most = reachOf(s, unit) + 2
  const { side } = units[unit]
  const from = s.at[unit]
  const found: Unit[] = []
  for (let i = 0; i < s.at.length; i++) {
    const at = s.at[i]
    if (at !== NOWHERE && units[i].side !== side && grid.distance(from, at) <= most) found.push(i as Unit)
  }
  return found
}

export function lonelyTargets(s: State, unit: Unit, march: FrameNamed<'march'>): Leader[] {
  const found: Leader[] = []
  if (!isArmed(s, unit) || hasFired(s, unit)) return found
  for (let i = 0; i < s.leaderAt.length; i++) {
    const hex = s.leaderAt[i]
    if (hex === NOWHERE || s.unitIn[hex] !== NO_UNIT) continue
    if (snipeBar(s, unit, i as Leader, march) === null) found.push(i as Leader)
  }
  return found
}

/** Farther than anybody fires, from a height or a wall. */
const FARTHEST = 11

/** Whether some enemy with missiles left could fire at a unit where it stands. */
function isShotAt(s: State, unit: Unit, couldFire: (enemy: Unit) => boolean): boolean {
  const { grid } = factsOf(s)
  const side = sideOf(s, unit)
  return s.at.some((at, i) => {
    const enemy = i as Unit
    if (at === NOWHERE || grid.distance(at, s.at[unit]) > FARTHEST || sideOf(s, enemy) === side) return false
    return isArmed(s, enemy) && !(isArtillery(s, enemy) && has(s, enemy, 'answered')) && couldFire(enemy)
  })
}

/** 8.13, 8.18: from where it stands. */
export const isInShot = (s: State, unit: Unit): boolean => isShotAt(s, unit, (enemy) => aimBar(s, enemy, unit) === null)

/** 140: or as horse that harasses. */
export const isUnderFire = (s: State, unit: Unit): boolean =>
  isShotAt(s, unit, (enemy) => harassesFrom(s, enemy, unit) || aimBar(s, enemy, unit) === null)

const harassesFrom = (s: State, enemy: Unit, unit: Unit): boolean =>
  typeOf(s, enemy) === 'LC' &&
  factsOf(s).grid.distance(s.at[enemy], s.at[unit]) <= HARASS_DISTANCE &&
  sees(s, enemy, s.at[unit])

/** 11.4: foot archers with composite bows who never left their place fire twice. */
export const firesTwice = (s: State, unit: Unit): boolean =>
  unitFacts(s, unit).missile === 'C' && !isCavalry(s, unit) && !has(s, unit, 'displaced')

/** 8.11, 11.4: whether its fires of this phase are spent; who left its place between two of them has lost the second. */
export const hasFired = (s: State, unit: Unit): boolean =>
  has(s, unit, 'fired') || (has(s, unit, 'fired-once') && !firesTwice(s, unit))

/** One fire, whatever gave rise to it (8.12). */
export interface Shot {
  /** It has moved or will (8.15). */
  readonly moving: boolean
  /** Where the rules say at what range it counts (6.56, 8.21, 8.22, 8.33). */
  readonly range?: number
  /** Under orders, when the target may fire back (8.23), or not. */
  readonly how: (typeof FIRES)[number]
  /** Where the one or the other is thought to be in a foray (8.33). */
  readonly from?: Hex
  readonly to?: Hex
}

/** 8.15 to 8.19: one fire, and what comes of it at once; first whether it meets a shield wall (86). */
export function shoot(s: State, unit: Unit, target: Unit, play: PlayContext, shot: Shot): void {
  const distance = factsOf(s).grid.distance(s.at[unit], s.at[target])
  if (distance > 1 && mayFormWall(s, target, s.at[unit]))
    enter<Frame>(s, { step: 'wall', unit, at: target, moving: shot.moving, range: shot.range ?? 0, how: shot.how })
  else resolveFire(s, unit, target, play, shot)
}

export function resolveFire(s: State, unit: Unit, target: Unit, play: PlayContext, shot: Shot): void {
  const to = s.at[target]
  const { die, hits } = rollFire(s, unit, target, play, shot)
  if (shot.how === 'ordered') enter<Frame>(s, { step: 'answer', unit: target, at: unit })
  hurtLeaders(s, to, die, play)
  suffer(s, target, hits, play)
}

/** 8.19: an unmodified 0, hit or miss, may strike the leaders in the hex. */
export function hurtLeaders(s: State, hex: Hex, die: number, play: PlayContext): void {
  if (die === 0) for (const leader of leadersIn(s, hex)) if (roll(play) === 0) casualty(s, leader, play)
}

/** 8.15, 8.17, T.MRRC1, T.MRRC2: the die, and the arrows that it took; what it does to the target is seen to by others. */
export function rollFire(
  s: State,
  unit: Unit,
  target: Unit,
  play: PlayContext,
  shot: Shot,
): { readonly die: number; readonly hits: number } {
  const weapon = weaponOf(s, unit)
  if (!weapon) return { die: 9, hits: 0 }
  const { grid, rules } = factsOf(s)
  if (unitFacts(s, target).unitClass === rules.holding) s.stirred = true
  const from = shot.from ?? s.at[unit]
  const to = shot.to ?? s.at[target]
  const range = shot.range ?? grid.distance(from, to)
  const { plain } = reachAt(s, unit, to)
  const needs = range > Math.min(plain, weapon.strength.length) ? 0 : weapon.strength[range - 1]
  const die = roll(play)
  const because = modifiers(s, unit, target, range, shot.moving, from, to)
  const modified = because.reduce((sum, { by }) => sum + by, die)
  const hits = modified <= needs ? (weapon.twice[range - 1] && range <= plain && modified <= 1 ? 2 : 1) : 0
  noteFire(s, unit, shot.how)
  useUp(s, unit, die)
  tell(play, 'fired', {
    unit: nameOf(s, unit),
    at: nameOf(s, target),
    roll: die,
    modified,
    needs,
    hits,
    supply: s.quiver[unit],
    because: because.map(({ name }) => name),
  })
  return { die, hits }
}

/** 8.19: fire at leaders who are alone: only an unmodified 0 may do something. */
export function snipe(s: State, unit: Unit, leader: Leader, play: PlayContext): void {
  const die = roll(play)
  noteFire(s, unit, 'ordered')
  useUp(s, unit, die)
  tell(play, 'sniped', { unit: nameOf(s, unit), leader: leaderFacts(s, leader).id, roll: die })
  hurtLeaders(s, s.leaderAt[leader], die, play)
}

/** 8.11, 11.4: fire under orders is once a phase, or twice. */
function noteFire(s: State, unit: Unit, how: Shot['how']): void {
  if (how !== 'ordered' || isArtillery(s, unit)) return
  mark(s, unit, firesTwice(s, unit) && !has(s, unit, 'fired-once') ? 'fired-once' : 'fired')
}

export type MissileModifier = keyof typeof MISSILE_MODIFIERS | 'wall' | 'wind'

interface Modified {
  readonly name: MissileModifier
  readonly by: number
}

/** 8.15; woods shelter (6.26); the wind and the walls of Dara (DARA-09, DARA-16). */
function modifiers(s: State, unit: Unit, target: Unit, range: number, moving: boolean, from: Hex, to: Hex): Modified[] {
  const { ground, rules, grid } = factsOf(s)
  const found: Modified[] = []
  const add = (name: keyof typeof MISSILE_MODIFIERS): void => {
    found.push({ name, by: MISSILE_MODIFIERS[name] })
  }
  if (moving && suffersFromMoving(s, unit)) add('moved')
  if (ground[to] === 'woods') add('woods')
  if (has(s, target, 'shielded')) add('shieldWall')
  else if (typeOf(s, target) === 'HI') {
    const direction = grid.directionTo(to, from)
    const isThroughFront = direction !== NONE && aspectIn(s, target, direction) === 'front'
    add(isBow(s, unit) && range === 1 && isThroughFront ? 'heavyInfantryAdjacent' : 'heavyInfantry')
  }
  if (rules.wall && ground[from] === 'wall') found.push({ name: 'wall', by: rules.wall.modifier })
  if (rules.wind && grid.column(to) < grid.column(from)) found.push({ name: 'wind', by: rules.wind.modifier })
  return found
}

/** 8.17; artillery never runs out (T.MRRC4). */
function useUp(s: State, unit: Unit, die: number): void {
  const { missile } = unitFacts(s, unit)
  if (missile === null) return
  if (missile === 'F' || s.quiver[unit] === LOW) s.quiver[unit] = OUT
  else if (die >= LOW_FROM[missile]) s.quiver[unit] = LOW
}

// 8.23

/** Whether a unit that was fired at may fire back; else it is not asked. */
function mayAnswer(s: State, unit: Unit, at: Unit): boolean {
  if (!isOnMap(s, unit) || !isOnMap(s, at) || isArtillery(s, unit) || !isArmed(s, unit)) return false
  if (s.entryFires.includes(entryOf(s, unit, at))) return false
  return (!hasContact(s, unit) || controlsByMissiles(s, unit, s.at[at])) && aimBar(s, unit, at) === null
}

/** Whether an enemy stands in the zone that its missiles have. */
function hasContact(s: State, unit: Unit): boolean {
  const bits = missileBits(s, unit)
  if (bits === 0) return false
  const side = sideOf(s, unit)
  const { next } = terrainAt(s.scenario)
  return ALL_SIDES.some((d) => {
    const there = bits & (1 << d) ? s.unitIn[next[s.at[unit] * 6 + d]] : NO_UNIT
    return there !== NO_UNIT && sideOf(s, there) !== side
  })
}

/** 8.21, 8.23: that a unit has used entry fire on another. */
export const entryOf = (s: State, unit: Unit, mover: Unit): number => unit * s.at.length + mover

export const answer: AskingStep<State, FrameNamed<'answer'>, Action> = {
  clause: 'CA-8.23a',
  asks: (s, { unit }) => only(seatOf(s, sideOf(s, unit))),
  declines: (s, { unit, at }) =>
    mayAnswer(s, unit, at) ? declinesBy(s, sideOf(s, unit), 'no-return-fire') : only(seatOf(s, sideOf(s, unit))),
  run: (s) => leave(s),
  actions: (s, { at }) => [actionsAt(s).decline(), actionsAt(s).fire(at, 'stay')],
  refusal(s, { at }, _seat, action) {
    if (action.do === 'decline') return null
    if (action.do !== 'fire' || action.after !== 'stay') return undefined
    return unitNamed(s, action.at) === at ? null : undefined
  },
  play(s, { unit, at }, _seat, action, play) {
    leave(s)
    if (action.do === 'fire') react(s, unit, at, play)
  },
  prompt: (s, { unit, at }, seat) => {
    const side = sideOf(s, unit)
    return sideOfSeat(s, seat) === side
      ? ask('return-fire', { unit: nameOf(s, unit), at: nameOf(s, at) })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}

/** Fire in reaction or in answer; archers who fire twice are asked for the second (57). */
export function react(s: State, unit: Unit, at: Unit, play: PlayContext, range = 0): void {
  if (firesTwice(s, unit)) enter<Frame>(s, { step: 'again', unit, at, range })
  shoot(s, unit, at, play, { moving: false, how: 'reaction', ...(range > 0 ? { range } : {}) })
}

const mayFireAgain = (s: State, { unit, at, range }: FrameNamed<'again'>): boolean =>
  isOnMap(s, unit) &&
  isOnMap(s, at) &&
  isArmed(s, unit) &&
  !has(s, at, 'engaged') &&
  (range > 0 || aimBar(s, unit, at) === null)

export const again: AskingStep<State, FrameNamed<'again'>, Action> = {
  clause: 'CA-11.4a',
  asks: (s, frame) => (mayFireAgain(s, frame) ? only(seatOf(s, sideOf(s, frame.unit))) : 0),
  run: (s) => leave(s),
  actions: (s, { at }) => [actionsAt(s).decline(), actionsAt(s).fire(at, 'stay')],
  play(s, { unit, at, range }, _seat, action, play) {
    leave(s)
    if (action.do === 'fire')
      shoot(s, unit, at, play, { moving: false, how: 'reaction', ...(range > 0 ? { range } : {}) })
  },
  prompt: (s, { unit, at }, seat) => {
    const side = sideOf(s, unit)
    return sideOfSeat(s, seat) === side
      ? ask('fire-again', { unit: nameOf(s, unit), at: nameOf(s, at) })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}
