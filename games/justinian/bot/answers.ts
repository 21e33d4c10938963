import { INTERCEPTION, PRESENTAL_LEAST } from '../data/tables.ts'
import { type Action, type ActionOf, make } from '../rules/action.ts'
import { attackSp } from '../rules/battle.ts'
import { battleOf, controlOf, fleetsAt, hasFort, holderOf, isHeldBy, stackOf, stackSp } from '../rules/forces.ts'
import { groupSp } from '../rules/losses.ts'
import {
  type Army,
  BYZANTINE,
  HAS_CITY,
  isBox,
  isPresental,
  isRoman,
  NO_ARMY,
  type Place,
  POWER_OF,
  type Power,
  placeNamed,
  powerFacts,
} from '../rules/printed.ts'
import { type Frame, type FrameNamed, GROUP_IDS, groupParts, NOBODYS, type State } from '../rules/state.ts'
import { forceOf } from './force.ts'
import { best } from './levies.ts'
import { foresee } from './odds.ts'
import type { Outlook } from './outlook.ts'

/** What is asked of somebody in the midst of what others do. */

const frameOf = <Name extends Frame['step']>(s: State, step: Name): FrameNamed<Name> | undefined =>
  s.stack.findLast((frame): frame is FrameNamed<Name> => frame.step === step)

// Interception (7.3)

export function planInterception(outlook: Outlook, { mover, queue }: FrameNamed<'interception'>): Action {
  const { s, tuning } = outlook
  const [army] = queue
  const place = s.place[mover]
  const side = outlook.seat
  const held = isHeldBy(s.held[place], side)
  const drm = held ? (HAS_CITY[place] ? INTERCEPTION.city : hasFort(s, place) ? INTERCEPTION.fort : 0) : 0
  const chance = Math.max(0, Math.min(10, controlOf(s, army) - drm + 1)) / 10
  const odds = foresee(s, {
    attackers: stackOf(s, army),
    place,
    defenders: stackOf(s, mover),
    frontier: 0,
    detached: 0,
    crossed: false,
    kind: 'interception',
  })
  const enemies = stackSp(s, mover)
  const gain =
    odds.defenceLoss * outlook.spWorth(mover) -
    odds.attackLoss * outlook.spWorth(army) +
    (odds.win - odds.lose) * (tuning.intercepted + 0.03 * Math.min(enemies, stackSp(s, army))) +
    odds.destroys -
    odds.destroyed * 2
  const worth = chance * gain - (1 - chance) * tuning.failedInterception + outlook.temper.likes('bold')
  return worth > 0 ? make.intercept() : make.letPass()
}

// Retreat Before Combat (8.13)

export function planWithdrawal(outlook: Outlook, frame: FrameNamed<'withdrawal'>, legal: readonly Action[]): Action {
  const { s, seat, tuning } = outlook
  const { army } = frame
  const battle = frameOf(s, 'battle')
  if (!battle || battle.attackers.length === 0) return make.stand()
  const at = s.place[army]
  const odds = foresee(s, {
    attackers: battle.attackers,
    place: at,
    defenders: stackOf(s, army),
    frontier: seat === BYZANTINE ? s.frontier[at] : 0,
    detached: 0,
    crossed: battle.crossed,
    kind: 'attack',
  })
  const ours = outlook.spWorth(army)
  const theirs = outlook.spWorth(battle.attackers[0])
  const sp = stackSp(s, army)
  const given = tuning.givenUp * outlook.worth[at]
  const stand =
    odds.attackLoss * theirs -
    odds.defenceLoss * ours +
    (odds.lose - odds.win) * (tuning.stood + 0.03 * Math.min(sp, attackSp(s, battle))) -
    odds.destroys * (tuning.wipedOut + (isRoman(army) ? 0 : 1)) -
    odds.win * given
  const retreats = legal.filter((action): action is ActionOf<'withdraw'> => action.do === 'withdraw')
  const to = best(retreats, (action) => refuge(outlook, army, placeNamed(action.to), true))
  if (!to) return make.stand()
  const control = controlOf(s, army)
  const goes =
    -given -
    Math.max(0, 10 - control - 1) * tuning.disorderly +
    tuning.refuge * refuge(outlook, army, placeNamed(to.to), true)
  return goes > stand - outlook.temper.likes('bold') ? to : make.stand()
}

/** How good a place is to go to: friends, walls, nobody near, and in the army's area. */
function refuge(outlook: Outlook, army: Army, to: Place, choosing: boolean): number {
  const { s, seat } = outlook
  if (isBox(to)) return powerFacts(POWER_OF[army]).kind === 'major' ? 0.8 : 0.4
  const force = forceOf(outlook, army)
  const enemies = force.enemySp(to)
  const holder = holderOf(s, to)
  const ours = isHeldBy(holder, seat)
  let worth =
    outlook.landSp(seat, to) * 0.04 + (HAS_CITY[to] && ours ? 0.5 : 0) - (enemies > 0 ? 1 + enemies * 0.05 : 0)
  if (choosing) worth -= holder === NOBODYS ? 0.1 : ours ? 0 : 0.25
  if (isRoman(army) && !force.mayEnd(to)) worth -= 0.8
  return worth + 0.5 * force.endsIn(to)
}

export function planRetreat(outlook: Outlook, army: Army, legal: readonly Action[]): Action {
  const ways = legal.filter((action): action is ActionOf<'retreat'> => action.do === 'retreat')
  const to = best(ways, (action) => refuge(outlook, army, placeNamed(action.to), false))
  const flight = legal.find((action) => action.do === 'flee')
  return to ?? flight ?? legal[0]
}
/** Detached SP go where most of theirs are. */
export function planDetachedRetreat(outlook: Outlook, legal: readonly Action[]): Action {
  const ways = legal.filter((action): action is ActionOf<'retreat'> => action.do === 'retreat')
  return (
    best(ways, (action) => {
      const at = placeNamed(action.to)
      return (
        outlook.landSp(outlook.seat, at) * 0.1 + (HAS_CITY[at] ? 1 : 0) - 0.2 * outlook.landSp(1 - outlook.seat, at)
      )
    }) ?? legal[0]
  )
}

// Losses (8.21)

/** Who is missed least goes first: minor allies, then frontier SP, then the larger army. */
export function planLosses(outlook: Outlook, { groups, left }: FrameNamed<'losses'>): Action {
  const { s } = outlook
  const standing = groups.filter((group) => groupSp(s, group) > 0)
  const group = best(standing, (one) => {
    const { kind, army } = groupParts(one)
    const last = groupSp(s, one) <= left ? 1 : 0
    if (kind === 'allied') return 10
    if (kind === 'frontier') return 6 - 3 * last
    if (kind === 'detached') return 5 - last
    // 6.51: a Presental army that is too small stops everything else.
    if (isRoman(army) && isPresental(army) && groupSp(s, one) - left < PRESENTAL_LEAST) return 1
    return (isRoman(army) ? 3 : POWER_OF[army] >= 4 ? 8 : 4) + groupSp(s, one) * 0.02 - 2 * last
  })
  const from = group ?? groups[0]
  return make.lose(from, Math.min(left, groupSp(s, from)))
}

export function planCommander(s: State, { of }: FrameNamed<'commander'>): Action {
  return make.command(
    best(of, (army) => battleOf(s, army) * 10 + controlOf(s, army) - (s.status[army] ? 5 : 0)) ?? of[0],
  )
}

/** 9.3: the army that can best spare them. */
export function planRelief(outlook: Outlook, legal: readonly Action[]): Action {
  const { s } = outlook
  const sends = legal.filter((action): action is ActionOf<'send'> => action.do === 'send')
  return (
    best(sends, (action) => {
      const { kind, army } = groupParts(GROUP_IDS.indexOf(action.from))
      if (kind !== 'own') return 2
      return isRoman(army) ? -forceOf(outlook, army).nearby[s.place[army]] + s.own[army] * 0.05 : s.own[army] * 0.02
    }) ?? legal[0]
  )
}

// At sea

const strength = (power: Power, sp: number, other: number): number =>
  Math.max(0, sp - other) + (powerFacts(power).seamanship ?? 0)

export function planPatrol({ s }: Outlook, { power }: FrameNamed<'patrol'>): Action {
  const voyage = frameOf(s, 'voyage')
  if (!voyage) return make.letPass()
  const ours = fleetsAt(s, power, voyage.at)
  const edge = strength(power, ours, voyage.sp) - strength(voyage.power, voyage.sp, ours)
  return edge + (voyage.army === NO_ARMY ? 0 : 1) >= 0 ? make.intercept() : make.letPass()
}
export function planEvasion({ s }: Outlook, { power }: FrameNamed<'evasion'>): Action {
  const voyage = frameOf(s, 'voyage')
  if (!voyage) return make.fight()
  const theirs = fleetsAt(s, power, voyage.at)
  return strength(voyage.power, voyage.sp, theirs) >= strength(power, theirs, voyage.sp) ? make.fight() : make.evade()
}
