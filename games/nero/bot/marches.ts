import type { Seat } from '@iacta/kernel'
import { COST, RANK_BATTLE } from '../data/constants.ts'
import { type Action, attack, form, from, go, lay } from '../rules/action.ts'
import { ALL_PLACES, type Card, PLACE_COUNT, type Place, ROME } from '../rules/printed.ts'
import { FRESH, INDEPENDENT, NO_SEAT, READY, standing } from '../rules/state.ts'
import { cardsLeft, type Purse } from './cards.ts'
import type { Judgement } from './judgement.ts'
import { likingOf } from './manners.ts'
import { commitment, defendersCards, stakes } from './odds.ts'
import { reluctance } from './trail.ts'
import { firstStep, type Ways, waysFrom } from './ways.ts'

/** Leave that must be asked is given this often. */
export const LEAVE_GIVEN = 0.45
/** Cards of others stop a march now and then. */
const ARRIVES = 0.95
/** Further than this nobody plans to march. */
const FURTHEST = 8

/** Something to do, and what it brings. */
export interface Idea {
  readonly gain: number
  readonly actions: () => readonly Action[]
}

export interface Stack {
  readonly at: Place
  readonly legions: number
  readonly commander: boolean
}

/** What may come of a stack in a place: as it stands there, or if it attacks one of those it finds. */
export interface Arrival {
  readonly worth: number
  /** Points beyond those to get there. */
  readonly points: number
  readonly attack: Seat
}

/** Takes a stack off the field while its ways are weighed up; answers with how to put it back. */
export function lift({ field, seat }: Judgement, { at, legions, commander }: Stack): () => void {
  const was = field.commander[seat]
  field.add(seat, at, -legions)
  return () => {
    field.add(seat, at, legions)
    if (commander) field.commander[seat] = was
  }
}

/** All that a stack off the field could do where it arrives: with `most` cards that it could still fight with. */
export function arrivals(
  j: Judgement,
  purse: Purse,
  { at, legions, commander }: Stack,
  to: Place,
  fatigue: number,
  cards: () => readonly Card[],
  most: number,
): Arrival[] {
  const { field, seat, s } = j
  field.add(seat, to, legions)
  if (commander) field.commander[seat] = to
  const found: Arrival[] = [{ worth: j.worth(), points: 0, attack: NO_SEAT }]
  if (legions > 0) {
    const independents = to === at ? 0 : standing(s, INDEPENDENT, to, FRESH)
    if (independents > 0) {
      field.add(INDEPENDENT, to, -independents)
      field.add(seat, to, independents)
      found.push({ worth: j.worth(), points: COST.takeIndependent, attack: NO_SEAT })
      field.add(INDEPENDENT, to, independents)
      field.add(seat, to, -independents)
    }
    for (let other = 0; other < s.players; other++) {
      if (other === seat || field.at(other, to) === 0 || s.attacked.includes(other * PLACE_COUNT + to)) continue
      const strength = legions + (commander ? RANK_BATTLE[field.rank[seat]] : 0)
      const lead = strength - field.strength(other, to)
      const outcome = stakes(j, seat, commander, other, to)
      const { worth } = commitment(cards(), purse, most, lead, defendersCards(j, other), outcome)
      found.push({ worth, points: COST.attack + fatigue, attack: other })
    }
  }
  field.add(seat, to, -legions)
  return found
}

/** Marches that cards, or the points still in the pool, could pay for. */
export function* marches(j: Judgement, purse: Purse): Generator<Idea, void, void> {
  const { s, seat } = j
  if (s.points > 0) yield* marchesFrom(j, purse, s.pool, s.points)
  if (cardsLeft(j) === 0 || s.hands[seat].length === 0) return
  for (const p of ALL_PLACES) yield* marchesFrom(j, purse, p, null)
}

/** Marches of the pieces of one place; with `points` in the pool, or else with cards to be laid. */
export function* marchesFrom(j: Judgement, purse: Purse, p: Place, points: number | null): Generator<Idea, void, void> {
  const { s, seat, field } = j
  const fresh = p === ROME ? 0 : standing(s, seat, p, FRESH)
  const commander = s.commander[seat] === p && s.condition[seat] === READY
  if (fresh === 0 && !commander) return
  const most = points ?? Math.min(FURTHEST, purse.most)
  const ways = waysFrom(field, seat, p, most, 0)
  for (const legions of sizes(fresh))
    for (const along of commander ? [false, true] : [false]) {
      if (legions === 0 && !along) continue
      yield* marchesOf(j, purse, { at: p, legions, commander: along }, ways, points)
    }
}

/** One, two, all but one, all. */
function sizes(fresh: number): number[] {
  const found = [0]
  for (let n = 1; n <= fresh; n++) if (n <= 2 || n >= fresh - 1) found.push(n)
  return found
}

function marchesOf(j: Judgement, purse: Purse, stack: Stack, ways: Ways, points: number | null): Idea[] {
  const ideas: Idea[] = []
  const { s, seat, field } = j
  const hand = s.hands[seat]
  const left = cardsLeft(j)
  const standsAmong = field.strangers(seat, stack.at) > 0
  const putBack = lift(j, stack)
  for (const to of ALL_PLACES) {
    const cost = ways.cost[to]
    if (cost === Number.POSITIVE_INFINITY || (to === ROME && stack.legions > 0)) continue
    if (to === stack.at && (stack.legions === 0 || !standsAmong)) continue
    // Cards for the march are chosen once for all it may bring there.
    const fare = points === null ? (purse.fare(cost + 1) ?? purse.fare(cost)) : null
    const free = (): readonly Card[] => (fare ? hand.filter((c) => !fare.cards.includes(c)) : hand)
    const most = left - (fare ? fare.cards.length : 0)
    const loath = reluctance(j.mind.trail, seat, ways, stack.at, to)
    for (const arrival of arrivals(j, purse, stack, to, 0, free, most)) {
      if (to === stack.at && arrival.attack === NO_SEAT) continue
      const needed = cost + arrival.points
      const paid = points === null ? purse.fare(needed) : needed <= points ? { cards: [], price: 0 } : null
      if (!paid || (points === null && paid.cards.length === 0)) continue
      const chance = ARRIVES * (ways.leave[to] > 0 ? LEAVE_GIVEN : 1)
      const brings = (arrival.worth - j.now) * (arrival.worth > j.now ? chance : 1)
      const gain = brings + likingOf(j, to, arrival) - loath - paid.price
      const actions = (): Action[] => {
        const opening = paid.cards.length > 0 ? [...paid.cards.map(lay), from(stack.at)] : []
        const first = to === stack.at ? attack(arrival.attack) : go(firstStep(ways, stack.at, to))
        return [...opening, form(stack.legions, stack.commander), first]
      }
      ideas.push({ gain, actions })
    }
  }
  putBack()
  return ideas
}
