import type { Chance, Happening, Knowledge, Seat } from '@iacta/kernel'
import type { HappeningKey, Happenings } from '../rules/happenings.ts'
import { imagine } from '../rules/imagine.ts'
import { type Card, type CardId, card, SEAT_IDS } from '../rules/printed.ts'
import { type State, seatsOf } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

/**
 * What a seat can work out about cards it does not see. Those played lie open, its own it holds; beyond that it knows
 * of a card only if a traitor took it: the thief has it since, unless he has laid it aside or lost it the same way.
 */

/** Where a card may be that was taken from us: with a player, or among so many of his last discards. */
interface Trail {
  readonly card: Card
  /** Who could hold it. */
  readonly hands: Set<Seat>
  /** Cards laid aside since, by seat: each may be the one. */
  readonly discards: Map<Seat, number>
}

/** Draws worlds that look as the real one does and agree with what was told. */
export function worldsOf(known: Knowledge<View>): (chance: Chance) => State {
  const trails = trailsIn(known)
  return (chance) => {
    const world = imagine(known, chance)
    const placed = new Set<Card>()
    for (const trail of trails) lead(world, known.seat, trail, placed, chance)
    return world
  }
}

export const told = <Key extends HappeningKey>(happening: Happening, key: Key): Happenings[Key] | null =>
  happening.key === key ? (happening.params as unknown as Happenings[Key]) : null

const seatOf = (id: string): Seat => (SEAT_IDS as readonly string[]).indexOf(id)

/** Cards taken from this seat in this turn that have not come to light again. */
function trailsIn({ seat, view, heard }: Knowledge<View>): Trail[] {
  const gone = new Set<CardId>([...view.spent, ...view.hand, ...view.discards])
  const trails: Trail[] = []
  let dealt = heard.length
  while (dealt > 0 && heard[dealt - 1].key !== 'turn-begins') dealt--
  for (let i = dealt; i < heard.length; i++) {
    const theft = told(heard[i], 'stolen')
    if (theft) {
      const [thief, victim] = [seatOf(theft.seat), seatOf(theft.of)]
      for (const { hands } of trails) if (hands.has(victim) && thief !== seat) hands.add(thief)
      if (victim === seat && theft.card !== null && !gone.has(theft.card))
        trails.push({ card: card(theft.card), hands: new Set([thief]), discards: new Map() })
    }
    const aside = told(heard[i], 'discarded')
    if (!aside) continue
    const by = seatOf(aside.seat)
    for (const { hands, discards } of trails) if (hands.has(by)) discards.set(by, (discards.get(by) ?? 0) + 1)
  }
  return trails
}

/** Puts a card where it may be; what lay there takes its place. */
function lead(s: State, seat: Seat, { card: c, hands, discards }: Trail, placed: Set<Card>, chance: Chance): void {
  const slots: [Card[], number][] = []
  for (const of of seatsOf(s)) {
    if (of === seat) continue
    if (hands.has(of)) s.hands[of].forEach((held, i) => void (placed.has(held) || slots.push([s.hands[of], i])))
    const since = s.discards[of].length - (discards.get(of) ?? 0)
    s.discards[of].forEach((held, i) => void (i < since || placed.has(held) || slots.push([s.discards[of], i])))
  }
  if (slots.length === 0) return
  const [cards, at] = slots[chance.pick(slots.length)]
  for (const of of seatsOf(s))
    for (const other of [s.hands[of], s.discards[of]]) {
      const i = other.indexOf(c)
      if (i >= 0) other[i] = cards[at]
    }
  cards[at] = c
  placed.add(c)
  for (const hand of s.hands) hand.sort((a, b) => a - b)
}
