import { ALLEGIANCE, BRIBE, NAVAL_INTERCEPTION_AT_MOST, WINNER_LOSES_FROM } from '../data/tables.ts'
import type { Action } from '../rules/action.ts'
import {
  allHere,
  attackDrm,
  attackSp,
  type Declared,
  defeatedOf,
  defenceOf,
  defenceSp,
  differential,
  lossesBy,
} from '../rules/battle.ts'
import { commandersAmong, interceptionDrm, withdrawalDrm } from '../rules/entry.ts'
import { battleOf, controlOf, enemyFleetsIn, fleetsAt, headOf, sideOf, stackOf } from '../rules/forces.ts'
import {
  type Army,
  armyNamed,
  isBox,
  NO_ARMY,
  otherSide,
  type Place,
  type Power,
  PROVINCE_COUNT,
  placeNamed,
  portOf,
  powerFacts,
} from '../rules/printed.ts'
import type { FrameNamed, State } from '../rules/state.ts'
import { strengthAtSea } from '../rules/voyage.ts'
import { frameOf, topOf } from './reading.ts'

/** What the dice could bring, counted face by face with the rules' own tables. */

type Battle = FrameNamed<'battle'>
const FACES = 10

export interface Odds {
  readonly win: number
  readonly draw: number
  readonly lose: number
  /** Mean losses. */
  readonly attackLoss: number
  readonly defenceLoss: number
}

export interface BattleOdds extends Odds {
  readonly attackSp: number
  readonly defenceSp: number
  readonly attackDrm: number
  readonly defenceDrm: number
}

/** As it would be fought: whoever may command most likely does so with the best battle value. */
function battleFrom(s: State, declared: Declared): Battle {
  const best = (armies: readonly Army[]): Army =>
    armies.reduce((one, army) => (one === NO_ARMY || battleOf(s, army) > battleOf(s, one) ? army : one), NO_ARMY)
  const heads = declared.defenders.filter((army) => headOf(s, army) === army)
  return {
    step: 'battle',
    at: 0,
    leads: best(commandersAmong(s, declared.attackers)),
    stands: best(heads),
    frontier: false,
    detached: false,
    levy: 0,
    levyLeft: declared.levy ?? 0,
    levyAttacks: false,
    crossed: false,
    attackLoss: 0,
    defenceLoss: 0,
    ...declared,
    attackers: [...declared.attackers],
    defenders: [...declared.defenders],
  }
}

export function battleOdds(s: State, battle: Battle): BattleOdds | null {
  const [attack, defence] = [attackSp(s, battle), defenceSp(s, battle)]
  if (attack === 0 || defence === 0) return null
  const group = defenceOf(s, battle)
  const attackModifier = attackDrm(s, battle, group) + differential(attack, defence)
  const defenceModifier = group.drm + differential(defence, attack)
  const count = { win: 0, draw: 0, lose: 0 }
  let [attackLoss, defenceLoss] = [0, 0]
  for (let one = 0; one < FACES; one++)
    for (let other = 0; other < FACES; other++) {
      const theirs = lossesBy(attack, one + attackModifier)
      const ours = lossesBy(defence, other + defenceModifier)
      attackLoss += Math.min(attack, ours)
      defenceLoss += Math.min(defence, theirs)
      const beaten = defeatedOf(Math.max(0, attack - ours), Math.max(0, defence - theirs), ours, theirs)
      count[beaten === 'attack' ? 'lose' : beaten === 'defence' ? 'win' : 'draw']++
    }
  const all = FACES * FACES
  return {
    win: count.win / all,
    draw: count.draw / all,
    lose: count.lose / all,
    attackSp: attack,
    defenceSp: defence,
    attackDrm: attackModifier,
    defenceDrm: defenceModifier,
    attackLoss: attackLoss / all,
    defenceLoss: defenceLoss / all,
  }
}

/** Some power's ships, so many SP. */
export interface Ships {
  readonly power: Power
  readonly sp: number
}

/** A battle at sea (8.3), seen from one of the two: whoever attacks rolls as the other does. */
export function seaOdds(ours: Ships, theirs: Ships): Odds {
  const count = { win: 0, draw: 0, lose: 0 }
  for (let one = 0; one < FACES; one++)
    for (let other = 0; other < FACES; other++) {
      const ahead =
        strengthAtSea(ours.power, ours.sp, theirs.sp, one) - strengthAtSea(theirs.power, theirs.sp, ours.sp, other)
      count[ahead > 0 ? 'win' : ahead < 0 ? 'lose' : 'draw']++
    }
  const [win, draw, lose] = [count.win, count.draw, count.lose].map((faces) => faces / FACES ** 2)
  const chance = (FACES - WINNER_LOSES_FROM) / FACES
  const weWin = ours.sp > 1 ? chance : 0
  const theyWin = theirs.sp > 1 ? chance : 0
  const both = ([clear, more]: readonly [number, number], { sp }: Ships): number => clear + more * (Math.min(sp, 2) - 1)
  return {
    win,
    draw,
    lose,
    attackLoss: win * weWin + draw + lose * both([1, theyWin], ours),
    defenceLoss: lose * theyWin + draw + win * both([1, weWin], theirs),
  }
}

/** At most so much on a die of ten. */
const upTo = (most: number): number => Math.min(FACES, Math.max(0, most + 1)) / FACES

/** What is at stake in an action: a battle, a roll, or a roll and then a battle. */
export type Stake =
  | { readonly is: 'battle'; readonly odds: BattleOdds }
  | { readonly is: 'interception'; readonly part: number; readonly odds: BattleOdds | null }
  | { readonly is: 'withdrawal'; readonly disordered: number }
  | { readonly is: 'patrol'; readonly part: number; readonly odds: Odds | null }
  | { readonly is: 'seaBattle'; readonly odds: Odds }
  | { readonly is: 'allegiance'; readonly byGold: readonly Allegiance[] }

export interface Allegiance {
  readonly gold: number
  readonly byzantine: number
  readonly neutral: number
  readonly barbarian: number
}

export function stakeOf(s: State, action: Action): Stake | null {
  switch (action.do) {
    case 'attack':
    case 'attackAll':
      return ofAttack(s, action)
    case 'intercept':
      return ofInterception(s)
    case 'stand': {
      const battle = frameOf(s, 'battle')
      const odds = battle && battleOdds(s, battleFrom(s, battle))
      return odds && { is: 'battle', odds }
    }
    case 'withdraw':
    case 'withdrawWithout':
      return ofWithdrawal(s, placeNamed(action.to))
    case 'port':
      return ofPort(s, placeNamed(action.at))
    case 'fight':
      return ofFight(s)
    case 'bribe':
      return ofBribe(s)
    default:
      return null
  }
}

function ofAttack(s: State, action: Action): Stake | null {
  const march = frameOf(s, 'march')
  if (!march) return null
  const place = s.place[march.army]
  const attackers = stackOf(s, march.army)
  const against =
    action.do === 'attack'
      ? { place, defenders: stackOf(s, armyNamed(action.army)) }
      : allHere(s, place, sideOf(s, march.army))
  const odds = battleOdds(s, battleFrom(s, { kind: 'attack', attackers, crossed: march.crossed, ...against }))
  return odds && { is: 'battle', odds }
}

/** What an attack of one army on whatever is in a place would bring. */
export function ofAssault(s: State, army: Army, place: Place): BattleOdds | null {
  const attackers = stackOf(s, army)
  return battleOdds(s, battleFrom(s, { kind: 'attack', attackers, ...allHere(s, place, sideOf(s, army)) }))
}

function ofInterception(s: State): Stake | null {
  const top = topOf(s)
  if (top?.step === 'patrol') return ofPatrol(s, top.power)
  if (top?.step !== 'interception') return null
  const [army] = top.queue
  const place = s.place[top.mover]
  const part = upTo(controlOf(s, army) - interceptionDrm(s, place, otherSide(sideOf(s, top.mover))))
  const odds = battleOdds(
    s,
    battleFrom(s, {
      kind: 'interception',
      place,
      attackers: stackOf(s, army),
      defenders: stackOf(s, top.mover),
    }),
  )
  return { is: 'interception', part, odds }
}

/** Whoever is watched by patrols may be fought if he is met; he may turn back, too. */
function ofPatrol(s: State, power: Power): Stake {
  const mover = frameOf(s, 'voyage')
  const odds = mover && seaOdds({ power, sp: fleetsAt(s, power, mover.at) }, mover)
  return { is: 'patrol', part: upTo(NAVAL_INTERCEPTION_AT_MOST), odds: odds ?? null }
}

function ofFight(s: State): Stake | null {
  const [top, mover] = [topOf(s), frameOf(s, 'voyage')]
  if (top?.step !== 'evasion' || !mover) return null
  return { is: 'seaBattle', odds: seaOdds(mover, { power: top.power, sp: fleetsAt(s, top.power, mover.at) }) }
}

/** Whoever lies in a port must be beaten first (7.25). */
function ofPort(s: State, to: Place): Stake | null {
  const mover = topOf(s)
  if (mover?.step !== 'voyage' || to >= PROVINCE_COUNT) return null
  const port = portOf(to)
  const [enemy] = enemyFleetsIn(s, port, mover.seat)
  if (enemy === undefined) return null
  return { is: 'seaBattle', odds: seaOdds(mover, { power: enemy, sp: fleetsAt(s, enemy, port) }) }
}

function ofWithdrawal(s: State, to: Place): Stake | null {
  const top = topOf(s)
  if (top?.step !== 'withdrawal') return null
  const drm = isBox(to) ? 0 : withdrawalDrm(s, top.army, to)
  return { is: 'withdrawal', disordered: 1 - upTo(controlOf(s, top.army) - drm) }
}

function ofBribe(s: State): Stake | null {
  const top = topOf(s)
  if (top?.step !== 'bribe') return null
  const leaning = powerFacts(top.power).allegiance ?? 0
  const byGold: Allegiance[] = []
  for (let gold = 0; gold <= Math.min(BRIBE.most, s.gold); gold += BRIBE.step) {
    const drm = leaning + gold / BRIBE.step
    const barbarian = upTo(ALLEGIANCE.neutral - 1 - drm)
    const notOurs = upTo(ALLEGIANCE.byzantine - 1 - drm)
    byGold.push({ gold, barbarian, neutral: notOurs - barbarian, byzantine: 1 - notOurs })
  }
  return { is: 'allegiance', byGold }
}
