import { attackDrm, type Battle, defeatedOf, defenceOf, differential, lossesBy } from '../rules/battle.ts'
import { headOf, sideOf, stackOf, stackSp } from '../rules/forces.ts'
import { ARMIES_ALL, type Army, BYZANTINE, NO_ARMY, type Place } from '../rules/printed.ts'
import { type BattleKind, type State, spOf } from '../rules/state.ts'

/** What a battle would come to, by the tables (8.15-8.21). */

export interface Odds {
  readonly win: number
  readonly lose: number
  /** SP that each side loses on average. */
  readonly attackLoss: number
  readonly defenceLoss: number
  /** How likely the defender, or the attacker, loses everybody. */
  readonly destroys: number
  readonly destroyed: number
}

const known = new Map<number, Odds>()
const DRM = 16

/** All hundred pairs of dice. */
export function oddsOf(attack: number, attackBy: number, defence: number, defenceBy: number): Odds {
  const key = ((attack * 256 + defence) * 2 * DRM + attackBy + DRM) * 2 * DRM + defenceBy + DRM
  let odds = known.get(key)
  if (!odds) {
    odds = reckon(attack, attackBy, defence, defenceBy)
    known.set(key, odds)
  }
  return odds
}

function reckon(attack: number, attackBy: number, defence: number, defenceBy: number): Odds {
  let [win, lose, attackLoss, defenceLoss, destroys, destroyed] = [0, 0, 0, 0, 0, 0]
  for (let a = 0; a < 10; a++) {
    const theirs = Math.min(defence, lossesBy(attack, a + attackBy))
    for (let d = 0; d < 10; d++) {
      const ours = Math.min(attack, lossesBy(defence, d + defenceBy))
      const defeated = defeatedOf(attack - ours, defence - theirs, ours, theirs)
      if (defeated === 'defence') win++
      if (defeated === 'attack') lose++
      attackLoss += ours
      defenceLoss += theirs
      if (theirs === defence) destroys++
      if (ours === attack) destroyed++
    }
  }
  return {
    win: win / 100,
    lose: lose / 100,
    attackLoss: attackLoss / 100,
    defenceLoss: defenceLoss / 100,
    destroys: destroys / 100,
    destroyed: destroyed / 100,
  }
}

/** Who would fight whom, and where. */
export interface Encounter {
  readonly attackers: readonly Army[]
  readonly place: Place
  readonly defenders: readonly Army[]
  readonly frontier: number
  readonly detached: number
  readonly crossed: boolean
  readonly kind: BattleKind
  /** SP that the attackers have beyond what they have now, or less. */
  readonly more?: number
}

/** An attack on everybody of the other side in a province (8.12). */
export function attackOn(s: State, head: Army, place: Place, crossed = false, more = 0): Encounter {
  const side = sideOf(s, head)
  return {
    attackers: stackOf(s, head),
    place,
    // A leader who has just lost his own men may still lead others.
    defenders: ARMIES_ALL.filter(
      (army) => s.place[army] === place && sideOf(s, army) !== side && stackSp(s, headOf(s, army)) > 0,
    ),
    frontier: side === BYZANTINE ? 0 : s.frontier[place],
    detached: side === BYZANTINE ? s.detached[0][place] + s.detached[1][place] + s.detached[2][place] : 0,
    crossed,
    kind: 'attack',
    more,
  }
}

const sum = (s: State, armies: readonly Army[]): number => {
  let sp = 0
  for (const army of armies) sp += spOf(s, army)
  return sp
}

/** The odds of an encounter, with the commanders that would be named. */
export function foresee(s: State, encounter: Encounter): Odds {
  const { attackers, place, defenders, frontier, detached, crossed, kind, more = 0 } = encounter
  const attack = Math.max(1, sum(s, attackers) + more)
  const defence = sum(s, defenders) + frontier + detached
  const battle: Battle = {
    step: 'battle',
    at: 0,
    kind,
    place,
    attackers: [...attackers],
    defenders: [...defenders],
    leads: attackers.length > 0 ? headOf(s, attackers[0]) : NO_ARMY,
    stands: defenders.length > 0 ? headOf(s, defenders[0]) : NO_ARMY,
    frontier: frontier > 0,
    detached: detached > 0,
    levy: 0,
    levyLeft: 0,
    levyAttacks: false,
    crossed,
    attackLoss: 0,
    defenceLoss: 0,
  }
  const group = defenceOf(s, battle)
  const attackBy = attackDrm(s, battle, group) + differential(attack, defence)
  return oddsOf(attack, attackBy, Math.max(1, defence), group.drm + differential(defence, attack))
}
