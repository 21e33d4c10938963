import type { Seat } from '@iacta/kernel'
import { DEFENDER_CARDS } from '../data/constants.ts'
import { BATTLE, type Card, type Place } from '../rules/printed.ts'
import { EMPEROR, GENERAL } from '../rules/state.ts'
import type { Purse } from './cards.ts'
import type { Judgement } from './judgement.ts'

/** What a card of an enemy brings in battle on average, and how many of those he may play he does. */
const CARD_BATTLE = 1.9
const PLAYS = 0.5
/** How far his cards stray from that, for one card; for more it grows with their root. */
const STRAYS = 1.05

/** How likely the higher total is ours, by what we have more without the enemy's cards, and how many he may play. */
export function winChance(lead: number, enemyCards: number): number {
  if (enemyCards === 0) return lead > 0 ? 1 : lead === 0 ? 0.25 : 0
  const expected = CARD_BATTLE * PLAYS * enemyCards
  return 1 / (1 + Math.exp((-1.7 * (lead - expected - 0.3)) / (STRAYS * Math.sqrt(enemyCards))))
}

export interface Stakes {
  readonly win: number
  readonly loss: number
}

/** What a battle between two players is worth to the one who judges, won or lost by the attacker. */
export function stakes(j: Judgement, attacker: Seat, withCommander: boolean, defender: Seat, at: Place): Stakes {
  const { field } = j
  const there = field.commander[defender] === at
  return {
    win: after(j, attacker, withCommander, defender, there, at),
    loss: after(j, defender, there, attacker, withCommander, at),
  }
}

/** The position after a battle, with the beaten still standing where they fought. */
function after(j: Judgement, winner: Seat, winners: boolean, loser: Seat, losers: boolean, at: Place): number {
  const { field } = j
  const ranks = [field.rank[winner], field.rank[loser]] as const
  field.add(winner, at, 1)
  field.add(loser, at, -1)
  if (losers) field.rank[loser] = GENERAL
  if (winners && ranks[0] === EMPEROR) field.victory[winner]++
  if (winners && losers && ranks[1] === EMPEROR) field.rank[winner] = EMPEROR
  const worth = j.worth()
  if (winners && ranks[0] === EMPEROR) field.victory[winner]--
  field.rank[winner] = ranks[0]
  field.rank[loser] = ranks[1]
  field.add(winner, at, -1)
  field.add(loser, at, 1)
  return worth
}

export interface Commitment {
  readonly cards: readonly Card[]
  readonly chance: number
  /** What may be expected of the battle, the cards paid. */
  readonly worth: number
}

/** The cards that promise most: each is worth playing if it makes victory likelier by more than it costs. */
export function commitment(
  hand: readonly Card[],
  purse: Purse,
  most: number,
  lead: number,
  enemyCards: number,
  { win, loss }: Stakes,
): Commitment {
  const worthOf = (chance: number): number => chance * win + (1 - chance) * loss
  let best: Commitment = { cards: [], chance: winChance(lead, enemyCards), worth: 0 }
  best = { ...best, worth: worthOf(best.chance) }
  for (const order of purse.forBattle) {
    const cards: Card[] = []
    let [points, paid] = [0, 0]
    for (const c of order) {
      if (cards.length >= most) break
      if (!hand.includes(c)) continue
      cards.push(c)
      points += BATTLE[c]
      paid += purse.worth(c)
      const chance = winChance(lead + points, enemyCards)
      const worth = worthOf(chance) - paid
      if (worth > best.worth) best = { cards: cards.slice(), chance, worth }
    }
  }
  return best
}

/** How many cards an enemy may play in battle. */
export const defendersCards = (j: Judgement, defender: Seat): number =>
  Math.min(DEFENDER_CARDS, j.s.hands[defender].length)
