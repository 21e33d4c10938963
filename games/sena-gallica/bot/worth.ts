import { POINTS } from '../data/tables.ts'
import { leaderFacts, type Ship } from '../rules/printed.ts'
import { crewOf, isOnFire, isRammed } from '../rules/ships.ts'
import { has, hasLeader, leadersOn, linkedTo, type Oars, type State } from '../rules/state.ts'
import { boardingChances, checkChance, cutChance } from './odds.ts'

/** What things are worth, in points of victory. */

/** One marine more or less. */
export const MARINE = 0.2
const OARS_WORTH: Readonly<Record<Oars, number>> = {
  sound: 1,
  'half-speed': 0.5,
  'raked-port': 0.25,
  'raked-starboard': 0.25,
  crippled: -0.3,
}
const TIRED = [0, 0.12, 0.45, 1.1] as const
/** That a leader is lost with his ship, as a rule. */
const LOST_WITH_SHIP = 0.5
/** What he is worth to those he commands. */
const COMMANDS = 0.6

/** What a ship is worth for what it can still do. */
export function fightingWorth(s: State, ship: Ship): number {
  return 0.2 + MARINE * s.marines[ship] + OARS_WORTH[s.oars[ship]] - 0.3 * s.fire[ship]
}

export function leaderWorth(s: State, ship: Ship): number {
  // Few ships carry one, and this is asked of all.
  if (!hasLeader(s, ship)) return 0
  return leadersOn(s, ship).reduce(
    (sum, leader) => sum + LOST_WITH_SHIP * (POINTS[leaderFacts(leader).rank] + COMMANDS),
    0,
  )
}

/** What is left of a ship's worth to others, by the fire on it: it may burn without their help. */
const SURVIVES = [1, 0.65, 0.4] as const

/** What its side loses when a ship goes down. */
export function stakeOf(s: State, ship: Ship): number {
  if (s.prize[ship]) return POINTS.captured - POINTS.lost
  // It goes down anyway; but then its company has no time left.
  if (isRammed(s, ship)) return 0.3 + MARINE * s.marines[ship] + 0.3 * leaderWorth(s, ship)
  return SURVIVES[s.fire[ship]] * (POINTS.lost + Math.max(0, fightingWorth(s, ship)) + leaderWorth(s, ship))
}

/** To hold a hull until it goes down next turn: for so long its points are other ones. */
const HULL = 0.3

/**
 * 14.1: whoever holds a hull that was rammed, it counts as sunk when it has gone down. What is won is its leader and its company,
 * if that is still to act, and what is lost is the marine who is left aboard.
 */
function hullWorth(s: State, ship: Ship): number {
  const isLast = s.rammed[ship] < s.turn
  const company = isLast && has(s, ship, 'activated') ? 0 : MARINE * s.marines[ship]
  return (isLast ? 0 : HULL) + company - MARINE + leaderWorth(s, ship)
}

/** What it brings to take a ship; its former owner takes a prize back. */
export function prizeWorth(s: State, ship: Ship): number {
  if (isRammed(s, ship)) return hullWorth(s, ship)
  return SURVIVES[s.fire[ship]] * (POINTS.captured + Math.max(0, fightingWorth(s, ship)) + leaderWorth(s, ship))
}

/** What oars swept away from a ship are worth. */
export function rakeWorth(s: State, ship: Ship): number {
  if (isRammed(s, ship) || s.oars[ship] === 'crippled') return 0
  return OARS_WORTH[s.oars[ship]] - (s.oars[ship] === 'sound' ? OARS_WORTH['raked-port'] : OARS_WORTH.crippled) + 0.4
}

/** What a crew loses by being so tired. */
export const tiredness = (fatigue: number): number => TIRED[Math.min(TIRED.length - 1, Math.max(0, fatigue))]

/** What is to be feared of a fire aboard, that there is or that may come. */
export const fireWorth = (s: State, ship: Ship): number => 0.3 + 0.4 * (isRammed(s, ship) ? 0.2 : stakeOf(s, ship))

/** What boarding brings, losses taken off. */
export function boardingGain(s: State, boarders: readonly Ship[], target: Ship): number {
  const { captured, boarders: lost, defender } = boardingChances(s, boarders, target)
  return captured * prizeWorth(s, target) + MARINE * (defender - lost)
}

/** So much of what the enemy could do to a ship he is grappled to counts: he may be kept from it. */
const ANSWERED = 0.75

/** What it is worth to a ship to be grappled to an enemy: who boards first, whose fire spreads, who goes down with whom. */
export function holdingGain(s: State, ship: Ship, enemy: Ship, boardsNext: boolean): number {
  const mine = s.marines[ship] === 0 ? 0 : Math.max(0, boardingGain(s, [ship], enemy))
  const theirs = s.marines[enemy] === 0 || s.prize[enemy] ? 0 : Math.max(0, boardingGain(s, [enemy], ship))
  const boarding = boardsNext ? mine - ANSWERED * theirs : ANSWERED * mine - theirs
  return boarding - burningRisk(s, ship, enemy) + burningRisk(s, enemy, ship) - draggedRisk(s, ship, enemy)
}

/** 13.1: what a ship has to fear of the fire on another it is grappled to. */
const burningRisk = (s: State, ship: Ship, other: Ship): number =>
  isOnFire(s, other) && !isOnFire(s, ship) ? 0.4 * fireWorth(s, ship) + (s.fire[other] > 1 ? 0.1 : 0) : 0

/** 13.3: sooner if the other was rammed in an earlier turn. */
function draggedRisk(s: State, ship: Ship, other: Ship): number {
  if (!isRammed(s, other)) return 0
  const soon = s.rammed[other] < s.turn ? 1 : 0.3
  return soon * (1 - checkChance(crewOf(s, ship))) * (isRammed(s, ship) ? 0 : stakeOf(s, ship))
}

/** What cutting a link is worth: to be free, and rid of whatever is to be feared of the other. */
export function cuttingGain(s: State, ship: Ship, other: Ship, isEnemy: boolean): number {
  const free = isRammed(s, ship) || s.oars[ship] === 'crippled' || linkedTo(s, ship).length > 1 ? 0 : 0.4
  const rid = isEnemy ? -holdingGain(s, ship, other, true) : 0.2
  return cutChance(s, ship, other) * (free + rid)
}
