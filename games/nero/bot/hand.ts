import type { Chance, Seat } from '@iacta/kernel'
import { POINTS_TO_BE_PROCLAIMED } from '../data/constants.ts'
import { type Action, COUNT, DISPERSE, discard, END, from, influence, PROCLAIM, STRIKE, sail } from '../rules/action.ts'
import { declarationPoints } from '../rules/control.ts'
import { hasGarrison } from '../rules/garrison.ts'
import { ALL_PLACES, type Card, GUARD, KIND, MOVE, NOWHERE, ROME, SENATE } from '../rules/printed.ts'
import { sequence } from '../rules/sequence.ts'
import { EMPEROR, type FrameOf, type State } from '../rules/state.ts'
import { proclaimBar } from '../rules/throne.ts'
import { cardsLeft, Purse } from './cards.ts'
import { aims, events, plotAgainst } from './events.ts'
import { Judgement, type Mind, tempted } from './judgement.ts'
import { type Idea, marches, marchesFrom } from './marches.ts'

/** What brings less than this is not worth doing now. */
const LEAST = 0.08
/** Bribery and Bad Omens: how often a Senate Influence, and a Guard, give their point. */
const SENATE_HOLDS = 0.8
const GUARD_HOLDS = 0.92
/** Before anything else. */
const CERTAIN = 10

/** 4.3. One thing after the other, whatever brings most; and nothing more when nothing brings enough. */
export function planHand(s: State, seat: Seat, chance: Chance, daring: number, mind: Mind): readonly Action[] {
  let best: Idea | null = null
  for (const { gain, actions } of ideasFor(s, seat, mind)) {
    const seems: number = best ? tempted(gain, chance, daring) : gain
    if (!best || seems > best.gain) best = { gain: seems, actions }
  }
  return best?.actions() ?? [END]
}

/** All that could be done in a hand, first what is done when nothing else is worth it. */
export function* ideasFor(s: State, seat: Seat, mind: Mind): Generator<Idea, void, void> {
  const j = new Judgement(s, seat, mind)
  const purse = new Purse(j)
  yield idle(j, purse)
  yield* marches(j, purse)
  yield* events(j, purse)
  const proclamation = proclaiming(j, purse)
  if (proclamation) yield proclamation
  if (hasGarrison(s)) yield dispersing(j)
}

/** To end the hand; or, where a card must be played, to lay the least useful one aside. */
function idle({ s, seat }: Judgement, purse: Purse): Idea {
  const hand = s.hands[seat]
  if (s.cardsPlayed > 0 || hand.length === 0) return { gain: LEAST, actions: () => [END] }
  const least = hand.reduce((found, c) => (purse.worth(c) < purse.worth(found) ? c : found))
  return { gain: -purse.worth(least), actions: () => [discard(least)] }
}

function dispersing(j: Judgement): Idea {
  const { field } = j
  const marker = field.tribes
  field.tribes = NOWHERE
  const gain = j.worth() - j.now
  field.tribes = marker
  return { gain: gain + LEAST / 2, actions: () => [DISPERSE] }
}

/** Cards that give a declaration point, those first that are missed least. */
const throneCards = ({ s, seat }: Judgement): Card[] =>
  s.hands[seat].filter((c) => KIND[c] === SENATE).concat(s.hands[seat].filter((c) => KIND[c] === GUARD))

/** 7.1. With points enough, or cards for what is missing. */
function proclaiming(j: Judgement, purse: Purse): Idea | null {
  const { s, seat, field } = j
  if (proclaimBar(s, seat)) return null
  const missing = Math.max(0, POINTS_TO_BE_PROCLAIMED - declarationPoints(s, seat))
  const cards = throneCards(j).slice(0, Math.min(missing, cardsLeft(j)))
  if (cards.length < missing) return null
  const was = field.rank[seat]
  field.rank[seat] = EMPEROR
  const gain = j.worth() - j.now
  field.rank[seat] = was
  let holds = 1
  for (const c of cards) holds *= KIND[c] === SENATE ? SENATE_HOLDS : GUARD_HOLDS
  // What needs no card cannot be stopped, and waits for nothing.
  if (cards.length === 0) return { gain: gain + CERTAIN, actions: () => [PROCLAIM] }
  // The hope of it was in the worth of the cards; only their other uses are paid.
  const price = Math.min(purse.sum(cards), 0.3 * cards.length)
  return { gain: gain * holds - price, actions: () => [PROCLAIM] }
}

/** 7.1, R40. Card by card, until there are enough points or no hope of them. */
export function planProclamation(s: State, seat: Seat, f: FrameOf<'proclamation'>): readonly Action[] {
  const points = declarationPoints(s, seat) + f.cards
  const cards = throneCards(new Judgement(s, seat))
  const missing = POINTS_TO_BE_PROCLAIMED - points
  const hopeless = missing > Math.min(cards.length, 4 - s.cardsPlayed)
  if (missing <= 0 || (hopeless && f.laid)) return [COUNT]
  return [influence(cards[0])]
}

/** Cards are laid for movement already: for the pieces that use them best. */
export function planLaying(s: State, seat: Seat, f: FrameOf<'laying'>): readonly Action[] {
  const j = new Judgement(s, seat)
  const purse = new Purse(j)
  const points = f.cards.reduce((sum, c) => sum + MOVE[c], 0)
  let best: Idea & { at: number } = { gain: Number.NEGATIVE_INFINITY, actions: () => [], at: -1 }
  for (const p of ALL_PLACES)
    for (const idea of marchesFrom(j, purse, p, points)) if (idea.gain > best.gain) best = { ...idea, at: p }
  if (best.at < 0)
    return sequence
      .actions(s, seat)
      .filter((action) => action.do === 'from')
      .slice(0, 1)
  return [from(ALL_PLACES[best.at]), ...(best.gain > 0 ? best.actions() : [])]
}

export function planTarget(s: State, seat: Seat, c: Card): readonly Action[] {
  const j = new Judgement(s, seat)
  return bestOf(aims(j, new Purse(j), c)) ?? sequence.actions(s, seat).slice(0, 1)
}

export function planCourse(s: State, seat: Seat, f: FrameOf<'course'>): readonly Action[] {
  const j = new Judgement(s, seat)
  const { field } = j
  const ports = sequence.actions(s, seat)
  const worth = (action: Action): number => {
    if (action.do !== 'sail') return Number.NEGATIVE_INFINITY
    const to = ALL_PLACES.find((p) => sail(p) === action) ?? ROME
    const was = field.commander[seat]
    field.move(seat, f.at, to, f.legions, f.commander)
    const found = j.worth()
    field.move(seat, to, f.at, f.legions, false)
    field.commander[seat] = was
    return found
  }
  return [ports.reduce((best, action) => (worth(action) > worth(best) ? action : best))]
}

export function planPlot(s: State, seat: Seat, f: FrameOf<'plot'>): readonly Action[] {
  if (f.cards.length > 0) return [STRIKE]
  const j = new Judgement(s, seat)
  return plotAgainst(j, new Purse(j), f.card, f.of).actions().slice(1)
}

function bestOf(ideas: Iterable<Idea>): readonly Action[] | null {
  let best: Idea | null = null
  for (const idea of ideas) if (!best || idea.gain > best.gain) best = idea
  const actions = best?.actions() ?? []
  return actions.length > 0 ? actions : null
}
