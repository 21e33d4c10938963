import type { Seat } from '@iacta/kernel'
import { ROME } from '../rules/printed.ts'
import { CONTENDER, EMPEROR } from '../rules/state.ts'
import { STEPS_TO_ROME } from './crown.ts'
import type { Field } from './field.ts'
import { IN_ITALY } from './muster.ts'

/** What tells who will win, by name and in order. What is scored tells more and more toward the end. */
export const FEATURES = [
  /** As if it were scored now: points there are, Italian provinces, the throne alone or shared, Rome; and hopes of it. */
  'points',
  'italy',
  'alone',
  'one-of-two',
  'in-rome',
  'hope',
  /** What tells whenever it is: rank, legions, zones, cards, points. */
  'contender',
  'emperor',
  'legions',
  'zones',
  'zones-at-last',
  'cards',
  'points-ever',
  /** Points by which nobody else has more. */
  'lead',
  /** Praetorian Guards to save an Emperor, and cards that make one. */
  'guards',
  'crown-cards',
  /** A commander's way to Rome. */
  'far-from-rome',
] as const
type Feature = (typeof FEATURES)[number]

const INDEX = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Readonly<Record<Feature, number>>

/** How much a point tells, so many turns before the end: little at first. */
const telling = (turns: number): number => 0.18 / (turns + 0.1)

/** What is seen of a field, for each seat. */
export function featuresOf(field: Field): number[][] {
  field.measure()
  const tells = telling(field.turnsAfter + 1 - field.progress)
  return field.totals.map((_, seat) => featuresFor(field, seat, tells))
}

function featuresFor(field: Field, seat: Seat, tells: number): number[] {
  const found = new Array<number>(FEATURES.length).fill(0)
  const set = (name: Feature, value: number): void => {
    found[INDEX[name]] = value
  }
  const rank = field.rank[seat]
  const holding = field.holdings[seat]
  const place = field.commander[seat]
  set('points', tells * field.victory[seat])
  set('points-ever', field.victory[seat])
  set('italy', tells * field.counts[IN_ITALY].held[seat])
  if (rank === EMPEROR) {
    set('emperor', 1)
    set(field.emperors() > 1 ? 'one-of-two' : 'alone', tells)
    if (place === ROME) set('in-rome', tells)
    set('guards', holding.guards)
  } else {
    set('hope', tells * field.hopes[seat])
    set('crown-cards', holding.senates + holding.guards + holding.aves)
    set('far-from-rome', place < 0 ? FURTHEST : Math.min(STEPS_TO_ROME[place], FURTHEST))
  }
  if (rank === CONTENDER) set('contender', 1)
  set('legions', field.legions(seat))
  const zones = field.zones(seat)
  set('zones', zones)
  set('zones-at-last', tells ** 2 * zones)
  set('cards', holding.cards)
  set('lead', tells * leadOf(field, seat))
  return found
}

const FURTHEST = 8

/** By how much a seat leads all others in points; nothing if it does not. */
function leadOf({ victory, totals }: Field, seat: Seat): number {
  let most = 0
  for (let other = 0; other < totals.length; other++) if (other !== seat) most = Math.max(most, victory[other])
  return Math.max(0, victory[seat] - most)
}
