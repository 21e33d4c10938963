import { become, enter, leave, type PassingStep, type PlayContext, type Seat } from '@iacta/kernel'
import { ATTACKER, BATTLE_COLUMNS, BATTLE_RESULTS, COST, DEFENDER, MOST_DIFFERENTIAL } from '../data/tables.ts'
import { make } from './action.ts'
import { decision } from './deciding.ts'
import { captureTreasure, captureTreasures, commandersAmong, ENTERED } from './entry.ts'
import {
  battleOf,
  destroy,
  detachedSp,
  hasFort,
  headOf,
  isHeldBy,
  removeFrontier,
  roll,
  setStatus,
  sideOf,
  stackSp,
  sweep,
  watchEuropa,
} from './forces.ts'
import { enterLosses, groupsOf } from './losses.ts'
import {
  ARMIES_ALL,
  type Army,
  armyNamed,
  BARBARIAN,
  BYZANTINE,
  HAS_CITY,
  HOST_IDS,
  isProvince,
  isRoman,
  MAJORS,
  NO_ARMY,
  NO_MAGISTER,
  NOWHERE,
  OSTROGOTHS,
  PLACE_IDS,
  type Place,
  POWER_OF,
  type Power,
  SASSANIDS,
  VANDALS,
} from './printed.ts'
import {
  type BattleKind,
  DEFEATED,
  DISORGANISED,
  detachedIn,
  type Frame,
  type FrameNamed,
  frontierIn,
  type State,
  spOf,
} from './state.ts'
import { ask, tell } from './telling.ts'

/** Land battles (8.1, 8.2). */

export type Battle = FrameNamed<'battle'>

export interface Declared {
  readonly kind: BattleKind
  readonly place: Place
  readonly attackers: readonly Army[]
  readonly defenders: readonly Army[]
  readonly frontier?: boolean
  readonly detached?: boolean
  readonly levy?: number
  readonly levyAttacks?: boolean
  readonly crossed?: boolean
}

export function enterBattle(s: State, declared: Declared): void {
  enter<Frame>(s, {
    step: 'battle',
    at: 0,
    leads: NO_ARMY,
    stands: NO_ARMY,
    frontier: false,
    detached: false,
    levy: 0,
    levyLeft: declared.levy ?? 0,
    levyAttacks: false,
    crossed: false,
    attackLoss: 0,
    defenceLoss: 0,
    ...declared,
  })
}

/** Everything of the other side in a province (8.12, 75). */
export function allHere(
  s: State,
  place: Place,
  side: Seat,
): Pick<Declared, 'place' | 'defenders' | 'frontier' | 'detached'> {
  return {
    place,
    defenders: ARMIES_ALL.filter((army) => s.place[army] === place && sideOf(s, army) !== side && spOf(s, army) > 0),
    frontier: side === BARBARIAN && s.frontier[place] > 0,
    detached: side === BYZANTINE && detachedSp(s, place) > 0,
  }
}

// Strength

const sumSp = (s: State, armies: readonly Army[]): number => armies.reduce((sum, army) => sum + spOf(s, army), 0)
const frontierSp = (s: State, { frontier, place }: Battle): number => (frontier ? s.frontier[place] : 0)
const detachedHere = (s: State, { detached, place }: Battle): number => (detached ? detachedSp(s, place) : 0)
export const attackSp = (s: State, battle: Battle): number =>
  battle.levyAttacks ? battle.levyLeft : sumSp(s, battle.attackers)
export const defenceSp = (s: State, battle: Battle): number =>
  sumSp(s, battle.defenders) +
  frontierSp(s, battle) +
  detachedHere(s, battle) +
  (battle.levyAttacks ? 0 : battle.levyLeft)

const attackSide = (s: State, battle: Battle): Seat => (battle.levyAttacks ? BYZANTINE : sideOf(s, battle.attackers[0]))
/** Who leads these armies; a leader may have none but those who are combined under him. */
const headsOf = (s: State, armies: readonly Army[]): Army[] => [...new Set(armies.map((army) => headOf(s, army)))]
/** Them and who leads them: whoever leads is still to be seen when it comes to it. */
const withHeads = (s: State, armies: readonly Army[]): Army[] => [...new Set([...headsOf(s, armies), ...armies])]

// Modifiers (8.15-8.17)

/** 8.16, 49. */
export const differential = (own: number, other: number): number =>
  own <= other || other === 0 ? 0 : Math.min(MOST_DIFFERENTIAL, Math.max(1, Math.floor(own / other)))

/** 8.17: a city or a fort that the defender held when the activation began; never for who is intercepted (52) or in a box. */
function walls(s: State, battle: Battle): 'city' | 'fort' | null {
  const { kind, place, levyAttacks } = battle
  if (kind === 'interception' || !isProvince(place) || levyAttacks) return null
  if (!isHeldBy(s.held[place], 1 - attackSide(s, battle))) return null
  return HAS_CITY[place] ? 'city' : hasFort(s, place) ? 'fort' : null
}

const isWeakPower = (power: Power): boolean => power === OSTROGOTHS || power === VANDALS

interface Defence {
  readonly drm: number
  readonly isPersian: boolean
}

/** 8.12, 99: the lines of the largest group hold for all; if several are as large, the worst for the defender. */
export function defenceOf(s: State, battle: Battle): Defence {
  const armies = sumSp(s, battle.defenders)
  const frontier = frontierSp(s, battle)
  const detached = detachedHere(s, battle)
  if (armies + frontier + detached === 0) return { drm: 0, isPersian: false }
  const most = Math.max(armies, frontier, detached)
  const exposed = walls(s, battle) ? 0 : DEFENDER.exposed
  const found: Defence[] = []
  if (armies === most) found.push(...armiesDefend(s, battle))
  if (frontier === most) found.push({ drm: DEFENDER.weak + exposed, isPersian: false })
  if (detached === most) {
    const largest = Math.max(...MAJORS.map((_, slot) => s.detached[slot][battle.place]))
    MAJORS.forEach((power, slot) => {
      if (s.detached[slot][battle.place] === largest)
        found.push({ drm: DEFENDER.weak + (isWeakPower(power) ? exposed : 0), isPersian: power === SASSANIDS })
    })
  }
  return worst(found)
}
const worst = (found: readonly Defence[]): Defence =>
  found.reduce((one, other) =>
    other.drm < one.drm || (other.drm === one.drm && !other.isPersian && one.isPersian) ? other : one,
  )

/** Power and status are those of the largest army; the battle value is of whom the defender names. */
function armiesDefend(s: State, { defenders, stands }: Battle): Defence[] {
  const heads = headsOf(s, defenders)
  const most = Math.max(...heads.map((head) => stackSp(s, head)))
  const value = stands === NO_ARMY ? 0 : battleOf(s, stands)
  return heads
    .filter((head) => stackSp(s, head) === most)
    .map((head) => ({
      drm:
        value +
        (isWeakPower(POWER_OF[head]) ? DEFENDER.weak : 0) +
        (s.status[head] & DISORGANISED ? DEFENDER.disorganised : 0) +
        (s.status[head] & DEFEATED ? DEFENDER.defeated : 0),
      isPersian: POWER_OF[head] === SASSANIDS,
    }))
}

export function attackDrm(s: State, battle: Battle, defence: Defence): number {
  const { leads, crossed } = battle
  if (battle.levyAttacks) return 0
  let drm = battleOf(s, leads)
  if (isRoman(leads) && !defence.isPersian) drm += ATTACKER.byzantineAgainstOthers
  if (crossed) drm += ATTACKER.straitOrLanding
  const wall = walls(s, battle)
  if (wall) drm += ATTACKER[wall]
  if (isWeakPower(POWER_OF[leads])) drm += ATTACKER.ostrogothOrVandal
  if (s.status[leads] & DISORGANISED) drm += ATTACKER.disorganised
  return drm
}

/** 8.15, 48: what the opponent loses. */
export function lossesBy(sp: number, modified: number): number {
  if (sp === 0) return 0
  let column = 0
  while (column + 1 < BATTLE_COLUMNS.length && sp >= BATTLE_COLUMNS[column + 1]) column++
  return BATTLE_RESULTS[Math.max(0, Math.min(9, modified))][column]
}

// The course of a battle (T.5)

export const battle: PassingStep<State, Battle> = {
  run(s, frame, play) {
    STAGES[frame.at](s, frame, play)
  },
}

const next = (s: State, frame: Battle, changes: Partial<Battle> = {}): Battle => {
  const changed = { ...frame, ...changes, at: frame.at + 1 }
  become<Frame>(s, changed)
  return changed
}

const STAGES: readonly ((s: State, frame: Battle, play: PlayContext) => void)[] = [
  /** 8.13: each army that is attacked may go first. */
  (s, frame) => {
    next(s, frame)
    if (frame.kind !== 'attack') return
    const march = s.stack.find((one) => one.step === 'march') as FrameNamed<'march'> | undefined
    enter<Frame>(s, { step: 'withdrawals', queue: headsOf(s, frame.defenders), barred: march?.left ?? NOWHERE })
  },
  /** 15: who attacks pays only if somebody is left. */
  (s, frame) => {
    const here = (army: Army): boolean => s.place[army] === frame.place && spOf(s, army) > 0
    const defenders = frame.kind === 'attack' ? frame.defenders.filter(here) : frame.defenders
    const left = { ...frame, defenders, frontier: frame.frontier && s.frontier[frame.place] > 0 }
    const attackers = frame.attackers.filter((army) => spOf(s, army) > 0)
    if (defenceSp(s, left) === 0 || (attackers.length === 0 && !frame.levyAttacks)) {
      leave(s)
      return
    }
    if (frame.kind === 'attack') payForAttack(s)
    next(s, left, { attackers })
    const commanders = commandersAmong(s, attackers)
    if (commanders.length > 1)
      enter<Frame>(s, { step: 'commander', of: commanders, seat: attackSide(s, frame), role: 'leads' })
    else setRole(s, 'leads', commanders[0] ?? NO_ARMY)
  },
  /** 8.12: the defender names the leader of several armies. */
  (s, frame) => {
    next(s, frame)
    const heads = headsOf(s, frame.defenders)
    // 99: whose battle value it is matters only if the armies are the largest group.
    const most = Math.max(frontierSp(s, frame), detachedHere(s, frame))
    if (heads.length > 1 && sumSp(s, frame.defenders) >= most)
      enter<Frame>(s, { step: 'commander', of: heads, seat: sideOf(s, heads[0]), role: 'stands' })
    else setRole(s, 'stands', heads[0] ?? NO_ARMY)
  },
  fight,
  /** 8.21: losses as their owners like. */
  (s, frame) => {
    const levyLeft = frame.levyAttacks ? Math.max(0, frame.levyLeft - frame.attackLoss) : frame.levyLeft
    next(s, frame, { levyLeft })
    if (!frame.levyAttacks) enterLosses(s, attackSide(s, frame), frame.attackLoss, groupsOf(s, frame.attackers), true)
  },
  (s, frame) => {
    const levyLeft = frame.levyAttacks ? frame.levyLeft : Math.max(0, frame.levyLeft - frame.defenceLoss)
    next(s, frame, { levyLeft })
    enterLosses(s, 1 - attackSide(s, frame), frame.defenceLoss, defenceGroups(s, frame), true)
  },
  decide,
  part,
]

function payForAttack(s: State): void {
  const at = s.stack.findLastIndex((frame) => frame.step === 'march')
  const march = s.stack[at]
  if (march?.step !== 'march') return
  s.stack[at] = march.landed ? { ...march, struck: true } : { ...march, mp: march.mp - COST.attack }
}

function setRole(s: State, role: 'leads' | 'stands', army: Army): void {
  const frame = s.stack[s.stack.length - 1]
  if (frame.step === 'battle') become<Frame>(s, { ...frame, [role]: army })
}

export const commander = decision<'commander'>({
  clause: 'JU-8.12c',
  seat: (_, { seat }) => seat,
  offers: (_, { of }) => of.map((army) => make.command(army)),
  play(s, { role }, action) {
    leave(s)
    if (action.do === 'command') setRole(s, role, armyNamed(action.army))
  },
  prompt: () => ask('commander', {}),
})

const defenceGroups = (s: State, { defenders, frontier, detached, place }: Battle): number[] => [
  ...groupsOf(s, defenders),
  ...(frontier ? [frontierIn(place)] : []),
  ...(detached ? MAJORS.map((_, slot) => detachedIn(slot, place)) : []),
]

function fight(s: State, frame: Battle, play: PlayContext): void {
  const [attack, defence] = [attackSp(s, frame), defenceSp(s, frame)]
  const group = defenceOf(s, frame)
  const attackModifier = attackDrm(s, frame, group) + differential(attack, defence)
  const defenceModifier = group.drm + differential(defence, attack)
  const [attackRoll, defenceRoll] = [roll(play), roll(play)]
  const defenceLoss = lossesBy(attack, attackRoll + attackModifier)
  const attackLoss = lossesBy(defence, defenceRoll + defenceModifier)
  next(s, frame, { attackLoss, defenceLoss })
  tell(play, 'battle', {
    at: PLACE_IDS[frame.place],
    attackers: frame.attackers.map((army) => HOST_IDS[army]),
    defenders: frame.defenders.map((army) => HOST_IDS[army]),
    attackSp: attack,
    defenceSp: defence,
    attackRoll,
    defenceRoll,
    attackDrm: attackModifier,
    defenceDrm: defenceModifier,
    attackLoss,
    defenceLoss,
    result: frame.kind,
  })
}

/** 8.21, 56: who is defeated, or nobody. */
export function defeatedOf(
  attackLeft: number,
  defenceLeft: number,
  attackLoss: number,
  defenceLoss: number,
): 'attack' | 'defence' | null {
  if (attackLeft === 0 && defenceLeft > 0) return 'attack'
  if (defenceLeft === 0 && attackLeft > 0) return 'defence'
  if (attackLoss === defenceLoss) return null
  return attackLoss > defenceLoss ? 'attack' : 'defence'
}

function decide(s: State, frame: Battle, play: PlayContext): void {
  const [attackLeft, defenceLeft] = [attackSp(s, frame), defenceSp(s, frame)]
  const defeated = defeatedOf(attackLeft, defenceLeft, frame.attackLoss, frame.defenceLoss)
  if (defeated === null) draw(s, frame)
  else {
    leave(s)
    defeat(s, frame, defeated === 'attack', play)
  }
  sweep(s, play)
  watchEuropa(s, play)
  if (isProvince(frame.place)) captureTreasures(s, frame.place, play)
}

/** 5.42: a treasure one of them carries, or one that lies where they fought and that nobody else carries. */
function isStackedWith(s: State, armies: readonly Army[], power: Power, place: Place): boolean {
  const [slot] = [VANDALS, OSTROGOTHS].flatMap((one, i) => (one === power ? [i] : []))
  if (!armies.some((army) => POWER_OF[army] === power)) return false
  const carrier = s.carrier[slot]
  return carrier === NO_ARMY ? s.treasure[slot] === place : armies.includes(carrier)
}

/** What an army was about that may not go on: its march, and what awaits who enters a province. */
function endMarch(s: State, armies: readonly Army[]): void {
  s.stack = s.stack.map((one) => {
    if (one.step === 'march' && armies.includes(one.army)) return { ...one, over: true }
    return one.step === 'entry' && armies.includes(one.army) ? { ...one, at: ENTERED } : one
  })
}

function defeat(s: State, frame: Battle, attackersLost: boolean, play: PlayContext): void {
  const losers = attackersLost ? frame.attackers : frame.defenders
  const beaten = withHeads(s, losers)
  const winners = attackersLost ? frame.defenders : frame.attackers
  const { place, kind } = frame
  const winningSide = attackersLost ? 1 - attackSide(s, frame) : attackSide(s, frame)
  const romansWin =
    winningSide === BYZANTINE && (winners.some(isRoman) || (frame.frontier && attackersLost) || winners.length === 0)
  endMarch(s, beaten)
  // 36, 117: the Magister in command of each army.
  for (const head of headsOf(s, losers))
    if (isRoman(head) && s.magister[head] !== NO_MAGISTER) s.beaten[s.magister[head]] = true
  // Frames above the aftermath are done first: retreats, then what the winner rolls for (T.5a).
  enter<Frame>(s, { step: 'aftermath', armies: withHeads(s, winners), drawn: false, at: 0 })
  if (!attackersLost && frame.frontier) removeFrontier(s, place, s.frontier[place])
  for (const power of [VANDALS, OSTROGOTHS])
    if (winningSide === BYZANTINE && isStackedWith(s, beaten, power, place)) captureTreasure(s, power, romansWin, play)
  for (const army of losers) if (spOf(s, army) === 0) destroy(s, army, play)
  // 8.26: who led others only is lost with the last of them.
  for (const head of beaten) if (!losers.includes(head) && stackSp(s, head) === 0) destroy(s, head, play)
  const left = losers.filter((army) => spOf(s, army) > 0)
  // 105: minor powers carry no markers in a box; 57: an attacker is back in his own.
  if (kind !== 'box') for (const army of left) setStatus(s, army, s.status[army] | DEFEATED)
  const detached = !attackersLost && frame.detached
  if ((left.length === 0 && !detached) || (kind === 'box' && attackersLost)) return
  enter<Frame>(s, {
    step: 'retreats',
    at: 0,
    place,
    armies: withHeads(s, left),
    detached,
    side: 1 - winningSide,
    unable: [],
    drawn: false,
  })
}

/** 8.21: both check before anybody goes. */
function draw(s: State, frame: Battle): void {
  next(s, frame)
  const armies = [...withHeads(s, frame.attackers), ...withHeads(s, frame.defenders)]
  enter<Frame>(s, { step: 'aftermath', armies, drawn: true, at: 0 })
}

/** Then the smaller goes, as they are by now, but for Lazicans and frontier SP, and nobody in a box. */
function part(s: State, frame: Battle): void {
  const { attackers, defenders, kind, place, detached } = frame
  const [attackLeft, defenceLeft] = [attackSp(s, frame), defenceSp(s, frame)]
  leave(s)
  if (attackLeft === defenceLeft || kind === 'box' || kind === 'lazica') return
  const attackersGo = attackLeft < defenceLeft
  const leaving = withHeads(s, attackersGo ? attackers : defenders)
  endMarch(s, leaving)
  enter<Frame>(s, {
    step: 'retreats',
    at: 0,
    place,
    armies: leaving,
    detached: !attackersGo && detached,
    side: attackersGo ? attackSide(s, frame) : 1 - attackSide(s, frame),
    unable: [],
    drawn: true,
  })
}
