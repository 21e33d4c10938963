import { CARDS_PER_HAND, HAND_DEALT } from '../data/constants.ts'
import {
  ASSASSINATION,
  AVE_CAESAR,
  BAD_OMENS,
  BAD_WEATHER,
  BATTLE,
  BRIBERY,
  type Card,
  CRISIS,
  GALLEY,
  GUARD,
  ILLNESS,
  KIND,
  type Kind,
  MOVE,
  REBELS,
  REVOLT,
  SENATE,
  TRAITOR,
  TRIBES,
} from '../rules/printed.ts'
import { EMPEROR } from '../rules/state.ts'
import type { Judgement } from './judgement.ts'

/** What a card is worth keeping for, in points, by kind: what its event may still bring. */
const KEPT: Readonly<Record<number, number>> = {
  [ASSASSINATION]: 0.15,
  [BAD_OMENS]: 0.3,
  [BAD_WEATHER]: 0.25,
  [BRIBERY]: 0.12,
  [ILLNESS]: 0.15,
  [CRISIS]: 0.05,
  [GALLEY]: 0.3,
  [TRIBES]: 0.15,
  [AVE_CAESAR]: 0.1,
  [REBELS]: 0.35,
  [GUARD]: 0.1,
  [REVOLT]: 0.2,
  [SENATE]: 0.05,
  [TRAITOR]: 0.3,
}
/** A point of movement, and one of battle. */
const MOVEMENT_POINT = 0.1
const BATTLE_POINT = 0.07
/** A knife while somebody else reigns: a part of what his fall would bring. */
const KNIFE = 0.35

/** What a card is worth in the last hand of a turn, when the others have none left, and more for all they still hold. */
const SPENT = 0.05
const LAST = 0.5
const PATIENCE = 3.5

/** How many more cards may be played in this hand. */
export const cardsLeft = (j: Judgement): number =>
  j.seat === j.s.active ? CARDS_PER_HAND - j.s.cardsPlayed : Number.POSITIVE_INFINITY

/** What the cards in hand are worth to whoever holds them. */
export class Purse {
  readonly #j: Judgement
  readonly #worths = new Map<Card, number>()
  readonly #scale: number
  readonly #losses = new Map<Kind, number>()
  #fares: (Fare | null)[] | null = null
  #forBattle: readonly (readonly Card[])[] | null = null

  constructor(j: Judgement) {
    this.#j = j
    const { s, seat } = j
    const others = s.hands.reduce((sum, hand, other) => (other === seat ? sum : sum + hand.length), 0)
    // What is not played when the turn ends is lost; and who plays last is answered least.
    this.#scale =
      others === 0 && s.active === seat
        ? SPENT
        : LAST + PATIENCE * (others / (HAND_DEALT[s.length][s.players] * (s.players - 1)))
    // Now, while the field is as things stand.
    for (const c of s.hands[seat]) this.#worths.set(c, this.#judge(c))
  }

  #judge(c: Card): number {
    const use = KEPT[KIND[c]] + MOVEMENT_POINT * (MOVE[c] - 1) + BATTLE_POINT * BATTLE[c]
    return this.#scale * use + this.#throneLoss(c)
  }

  /** Of a card in hand. */
  worth(c: Card): number {
    return this.#worths.get(c) ?? 0
  }

  sum(cards: readonly Card[]): number {
    let sum = 0
    for (const c of cards) sum += this.worth(c)
    return sum
  }

  /** The hand in two orders: the strongest in battle first, and the cheapest for what they bring there. */
  get forBattle(): readonly (readonly Card[])[] {
    this.#forBattle ??= this.#findOrders()
    return this.#forBattle
  }

  #findOrders(): Card[][] {
    const price = (c: Card): number => this.worth(c)
    const strongest = [...this.#j.s.hands[this.#j.seat]].sort((a, b) => BATTLE[b] - BATTLE[a] || price(a) - price(b))
    return [strongest, [...strongest].sort((a, b) => price(a) / BATTLE[a] - price(b) / BATTLE[b])]
  }

  /** The cheapest cards for so many points of movement; null if there are none. */
  fare(points: number): Fare | null {
    this.#fares ??= this.#findFares()
    return this.#fares[points] ?? null
  }

  /** Points of movement that the best two cards give. */
  get most(): number {
    this.#fares ??= this.#findFares()
    return this.#fares.length - 1
  }

  #findFares(): (Fare | null)[] {
    const { s, seat } = this.#j
    const hand = s.hands[seat]
    const left = cardsLeft(this.#j)
    const fares: (Fare | null)[] = [{ cards: [], price: 0 }]
    const offer = (cards: readonly Card[]): void => {
      let points = 0
      for (const c of cards) points += MOVE[c]
      const price = this.sum(cards)
      for (let n = 1; n <= points; n++) {
        const known = fares[n]
        if (!known || price < known.price) fares[n] = { cards, price }
      }
    }
    if (left >= 1) for (const c of hand) offer([c])
    if (left >= 2)
      for (let i = 0; i < hand.length; i++) for (let k = i + 1; k < hand.length; k++) offer([hand[i], hand[k]])
    return fares
  }

  /** What losing a card takes from one's own hopes of the throne, or from the safety of one's Emperor. */
  #throneLoss(c: Card): number {
    const { field, seat } = this.#j
    const k = KIND[c]
    if (k === ASSASSINATION) return this.#knife()
    if (k !== GUARD && k !== SENATE && k !== AVE_CAESAR) return 0
    const known = this.#losses.get(k)
    if (known !== undefined) return known
    const holding = field.holdings[seat]
    const of = k === GUARD ? 'guards' : k === SENATE ? 'senates' : 'aves'
    holding[of]--
    // Of two Ave Caesar! one is enough.
    const loss = k === AVE_CAESAR && holding.aves > 0 ? 0 : Math.max(0, this.#j.now - this.#j.worth())
    holding[of]++
    this.#losses.set(k, loss)
    return loss
  }

  #knife(): number {
    const { field, seat } = this.#j
    let most = 0
    for (let other = 0; other < field.rank.length; other++) {
      if (other === seat || field.rank[other] !== EMPEROR) continue
      field.rank[other] = 0
      most = Math.max(most, this.#j.worth() - this.#j.now)
      field.rank[other] = EMPEROR
    }
    return KNIFE * most
  }
}

/** Cards for movement, and what they are worth. */
export interface Fare {
  readonly cards: readonly Card[]
  readonly price: number
}
