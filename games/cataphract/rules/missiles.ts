import { blockedAt, heightScreen, isInArc } from '@iacta/grids'
import { type AskingStep, enter, leave, only, type PlayContext } from '@iacta/kernel'
import { DOWNHILL_RANGE, HARASS_DISTANCE, LOW_FROM, MISSILE_MODIFIERS, MISSILE_STRENGTH } from '../data/tables.ts'
import { type Action, actionsAt, unitNamed } from './action.ts'
import { casualty } from './casualties.ts'
import { nameOf, suffer } from './cohesion.ts'
import { roll } from './dice.ts'
import { ask, tell } from './happenings.ts'
import { type Direction, type Hex, NO_UNIT, NONE, NOWHERE, otherSide, SEAT_IDS, type Unit } from './printed.ts'
import { type Bar, barred } from './reasons.ts'
import {
  aspectIn,
  enemiesInZone,
  type Frame,
  type FrameNamed,
  factsOf,
  has,
  isCavalry,
  isOnMap,
  isRouted,
  LOW,
  leadersIn,
  mark,
  OUT,
  type State,
  seatOf,
  sideOf,
  sideOfSeat,
  typeOf,
  unitFacts,
  unitsOf,
} from './state.ts'

/** Missile fire (8.1, 8.2, 11.4). */

interface Weapon {
  readonly strength: readonly number[]
  /** Ranges at which a modified 0 or 1 makes two hits. */
  readonly twice: readonly boolean[]
}

const WEAPONS: Readonly<Record<string, Weapon>> = Object.fromEntries(
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

function weaponOf(s: State, unit: Unit): Weapon | null {
  const { missile } = unitFacts(s, unit)
  if (missile === null) return null
  const isMounted = isCavalry(s, unit) && missile !== 'F'
  return WEAPONS[`${missile} ${isMounted ? 'cavalry' : 'infantry'}`] ?? null
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

/** Whether a unit could fire at all, orders apart. */
export const isArmed = (s: State, unit: Unit): boolean =>
  weaponOf(s, unit) !== null &&
  unitFacts(s, unit).type !== 'CH' &&
  s.quiver[unit] !== OUT &&
  !isRouted(s, unit) &&
  !has(s, unit, 'column') &&
  !has(s, unit, 'engaged') &&
  !has(s, unit, 'shielded')

/** How far a unit reaches at a hex, and from where on only a 0 hits (8.16, 54). */
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

/** 8.13: why a unit could not hit another from where it stands. */
export function aimBar(s: State, unit: Unit, target: Unit): Bar {
  if (!isOnMap(s, target) || sideOf(s, target) === sideOf(s, unit)) return 'own-unit'
  const to = s.at[target]
  if (factsOf(s).grid.distance(s.at[unit], to) > reachAt(s, unit, to).most) return 'out-of-range'
  if (!isInFireArc(s, unit, to)) return 'not-in-arc'
  return sees(s, unit, to) ? null : 'no-line-of-sight'
}

/** 8.11: why a unit under orders may not fire at another now. */
export function fireBar(s: State, unit: Unit, target: Unit, march: FrameNamed<'march'>): Bar {
  if (weaponOf(s, unit) === null || unitFacts(s, unit).type === 'CH') return 'no-missiles'
  if (has(s, unit, 'column')) return 'no-fire-in-column'
  if (has(s, unit, 'fired')) return 'fired-already'
  if (!isArmed(s, unit)) return 'out-of-missiles'
  // 8.21: in a line those who have moved fire after the enemy's entry fire, if at all.
  if (march.inLine && march.stepped) return 'fire-in-the-line-first'
  const bar = aimBar(s, unit, target)
  if (bar !== null || !march.stepped) return bar
  const { grid } = factsOf(s)
  const isForward =
    march.last !== NOWHERE && grid.distance(s.at[unit], s.at[target]) < grid.distance(march.last, s.at[target])
  return isForward ? null : 'not-forward'
}

export function targetsOf(s: State, unit: Unit, march: FrameNamed<'march'>): Unit[] {
  if (!isArmed(s, unit) || has(s, unit, 'fired')) return []
  const { grid } = factsOf(s)
  const found: Unit[] = []
  const most = (weaponOf(s, unit)?.strength.length ?? 0) + 2
  for (const target of unitsOf(s, otherSide(sideOf(s, unit))))
    if (grid.distance(s.at[unit], s.at[target]) <= most && fireBar(s, unit, target, march) === null) found.push(target)
  return found
}

/** 8.13, 140: whether an enemy with missiles left could fire at a unit where it stands, harassing horse included. */
export function isUnderFire(s: State, unit: Unit): boolean {
  const { grid } = factsOf(s)
  return unitsOf(s, otherSide(sideOf(s, unit))).some((enemy) => {
    if (!isArmed(s, enemy)) return false
    const far = grid.distance(s.at[enemy], s.at[unit])
    if (typeOf(s, enemy) === 'LC' && far <= HARASS_DISTANCE && sees(s, enemy, s.at[unit])) return true
    return aimBar(s, enemy, unit) === null
  })
}

/** 11.4: foot archers with composite bows who never left their place fire twice. */
const firesTwice = (s: State, unit: Unit): boolean =>
  unitFacts(s, unit).missile === 'C' && !isCavalry(s, unit) && !has(s, unit, 'displaced')

interface Shot {
  /** It has moved or will (8.15). */
  readonly moving: boolean
  /** Where the rules say at what range it counts (6.56, 8.21, 8.22). */
  readonly range?: number
  /** Whether the target may fire back (8.23). */
  readonly isAnswered?: boolean
}

/** 8.15 to 8.19: one fire, and what comes of it at once. */
export function shoot(s: State, unit: Unit, target: Unit, play: PlayContext, shot: Shot): void {
  const weapon = weaponOf(s, unit)
  if (!weapon) return
  const { grid, rules } = factsOf(s)
  if (unitFacts(s, target).unitClass === rules.holding) s.stirred = true
  const to = s.at[target]
  const range = shot.range ?? grid.distance(s.at[unit], to)
  const { plain } = reachAt(s, unit, to)
  const needs = range > Math.min(plain, weapon.strength.length) ? 0 : weapon.strength[range - 1]
  const die = roll(play)
  const modified = die + modifiers(s, unit, target, range, shot.moving)
  const hit = modified <= needs ? (weapon.twice[range - 1] && range <= plain && modified <= 1 ? 2 : 1) : 0
  if (firesTwice(s, unit) && !has(s, unit, 'fired-once')) mark(s, unit, 'fired-once')
  else mark(s, unit, 'fired')
  useUp(s, unit, die)
  tell(play, 'fired', {
    unit: nameOf(s, unit),
    at: nameOf(s, target),
    roll: die,
    modified,
    needs,
    hits: hit,
    supply: s.quiver[unit],
  })
  if (shot.isAnswered) enter<Frame>(s, { step: 'answer', unit: target, at: unit })
  if (die === 0) for (const leader of leadersIn(s, to)) if (roll(play) === 0) casualty(s, leader, play)
  suffer(s, target, hit, play)
}

function modifiers(s: State, unit: Unit, target: Unit, range: number, moving: boolean): number {
  const { ground, rules, grid } = factsOf(s)
  const [from, to] = [s.at[unit], s.at[target]]
  let sum = 0
  if (moving && suffersFromMoving(s, unit)) sum += MISSILE_MODIFIERS.moved
  if (ground[to] === 'woods') sum += MISSILE_MODIFIERS.woods
  if (has(s, target, 'shielded')) sum += MISSILE_MODIFIERS.shieldWall
  else if (typeOf(s, target) === 'HI') {
    const direction = grid.directionTo(to, from)
    const isThroughFront = direction !== NONE && aspectIn(s, target, direction) === 'front'
    sum +=
      isBow(s, unit) && range === 1 && isThroughFront
        ? MISSILE_MODIFIERS.heavyInfantryAdjacent
        : MISSILE_MODIFIERS.heavyInfantry
  }
  if (rules.wall && ground[from] === 'wall') sum += rules.wall.modifier
  if (rules.wind && grid.column(to) < grid.column(from)) sum += rules.wind.modifier
  return sum
}

/** 8.17. */
function useUp(s: State, unit: Unit, die: number): void {
  const { missile } = unitFacts(s, unit)
  if (missile === null) return
  if (missile === 'F' || s.quiver[unit] === LOW) s.quiver[unit] = OUT
  else if (die >= LOW_FROM[missile]) s.quiver[unit] = LOW
}

// 8.23

/** Why a unit that was fired at may not fire back. */
function answerBar(s: State, unit: Unit, at: Unit): Bar {
  if (!isOnMap(s, unit) || !isOnMap(s, at)) return 'own-unit'
  if (!isArmed(s, unit)) return 'out-of-missiles'
  const contact = enemiesInZone(s, unit)
  if (contact.length > 0 && !contact.includes(at)) return 'not-in-arc'
  return aimBar(s, unit, at)
}

export const answer: AskingStep<State, FrameNamed<'answer'>, Action> = {
  clause: 'CA-8.23a',
  asks: (s, { unit }) => only(seatOf(s, sideOf(s, unit))),
  declines: (s, { unit, at }) => (answerBar(s, unit, at) === null ? 0 : only(seatOf(s, sideOf(s, unit)))),
  run: (s) => leave(s),
  actions: (s, { at }) => [actionsAt(s).decline(), actionsAt(s).fire(at, 'stay')],
  refusal(s, { unit, at }, _seat, action) {
    if (action.do === 'decline') return null
    if (action.do !== 'fire' || action.after !== 'stay') return undefined
    return unitNamed(s, action.at) === at ? barred(answerBar(s, unit, at)) : undefined
  },
  play(s, { unit, at }, _seat, action, play) {
    leave(s)
    if (action.do === 'fire') shoot(s, unit, at, play, { moving: false })
  },
  prompt: (s, { unit, at }, seat) => {
    const side = sideOf(s, unit)
    return sideOfSeat(s, seat) === side
      ? ask('return-fire', { unit: nameOf(s, unit), at: nameOf(s, at) })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}
