import type { Seat } from '@iacta/kernel'
import { GALLEY_LEGIONS, REVOLT_LEGIONS } from '../data/constants.ts'
import { type Action, emperor, event, load, rebel, STRIKE, sail, support, tribes, victim } from '../rules/action.ts'
import { eventBar } from '../rules/events.ts'
import {
  ASSASSINATION,
  AVE_CAESAR,
  BRIBERY,
  type Card,
  CRISIS,
  GALLEY,
  GERMANY,
  GUARD,
  KIND,
  NEIGHBOURS,
  NOWHERE,
  type Place,
  PORTS,
  PROVINCES,
  REBELS,
  REVOLT,
  REVOLT_AT,
  ROME,
  TRAITOR,
  TRIBES,
  ZONE_OF,
} from '../rules/printed.ts'
import {
  CONTENDER,
  EMPEROR,
  type EventFrame,
  FRESH,
  GENERAL,
  INDEPENDENT,
  markedOf,
  type Owner,
  READY,
  type State,
  standing,
} from '../rules/state.ts'
import { cardsLeft, type Purse } from './cards.ts'
import { unseenBy } from './field.ts'
import type { Judgement } from './judgement.ts'
import type { Idea } from './marches.ts'

/** A card drawn from another's hand: what it brings its new owner, and costs the old one. */
const STOLEN = 0.45
/** Bad Omens and the like stop an event now and then. */
const SUCCEEDS = 0.88
/** Others than the victim stand in the way of a knife only now and then. */
const HELPERS = 0.15

/** What an event that was announced does to the board; answers with how to undo it. */
export function takeEffect(j: Judgement, f: Omit<EventFrame, 'step' | 'struck' | 'cancelled'>): () => void {
  const { field } = j
  switch (KIND[f.card]) {
    case AVE_CAESAR: {
      field.rank[f.seat] = CONTENDER
      return () => {
        field.rank[f.seat] = GENERAL
      }
    }
    case CRISIS: {
      const was = field.commander[f.of]
      field.commander[f.of] = ROME
      return () => {
        field.commander[f.of] = was
      }
    }
    case GALLEY: {
      const was = field.commander[f.seat]
      field.move(f.seat, f.at, f.to, f.legions, f.commander)
      return () => {
        field.move(f.seat, f.to, f.at, f.legions, false)
        field.commander[f.seat] = was
      }
    }
    case REBELS:
      field.add(f.of, f.at, -1)
      field.add(INDEPENDENT, f.at, 1)
      return () => {
        field.add(f.of, f.at, 1)
        field.add(INDEPENDENT, f.at, -1)
      }
    case TRIBES:
      return invade(j, f.at)
    case REVOLT:
      return revolt(j, f.at)
    case TRAITOR:
      field.victory[f.seat] += STOLEN
      field.victory[f.of] -= STOLEN
      return () => {
        field.victory[f.seat] -= STOLEN
        field.victory[f.of] += STOLEN
      }
    default:
      return () => undefined
  }
}

/** Everybody leaves for the neighbour where most of his own stand, in his home if he can. */
function invade(j: Judgement, at: Place): () => void {
  const { field, s } = j
  const marker = field.tribes
  const undo: (() => void)[] = []
  field.tribes = at
  for (let seat = 0; seat < s.players; seat++) {
    const legions = field.at(seat, at)
    const commander = field.commander[seat] === at
    if (legions === 0 && !commander) continue
    const to = refuge(j, seat, at)
    field.move(seat, at, to, legions, commander)
    undo.push(() => field.move(seat, to, at, legions, commander))
  }
  return () => {
    field.tribes = marker
    for (const back of undo) back()
  }
}

export function refuge({ field, s }: Judgement, seat: Seat, at: Place): Place {
  const rating = (p: Place): number =>
    (p === ROME ? -99 : 0) + (ZONE_OF[p] === s.home[seat] ? 2 : 0) + field.at(seat, p) - field.strangers(seat, p)
  return NEIGHBOURS[at].reduce((best, p) => (rating(p) > rating(best) ? p : best))
}

/** All legions of the province turn independent, and those the home player must bring. */
function revolt({ field, s }: Judgement, at: Place): () => void {
  const undo: (() => void)[] = []
  const rebel = (owner: Owner, from: Place, legions: number): void => {
    const shift = (count: number): void => {
      field.add(owner, from, -count)
      field.add(INDEPENDENT, at, count)
    }
    shift(legions)
    undo.push(() => shift(-legions))
  }
  const home = s.home.indexOf(ZONE_OF[at])
  let there = field.at(INDEPENDENT, at)
  for (let seat = 0; seat < s.players; seat++) there += field.at(seat, at)
  for (let missing = REVOLT_LEGIONS - there; missing > 0; missing--) {
    let from = NOWHERE
    for (const p of PROVINCES)
      if (p !== at && field.at(home, p) > (from === NOWHERE ? 0 : field.at(home, from))) from = p
    if (from === NOWHERE) break
    rebel(home, from, 1)
  }
  for (let seat = 0; seat < s.players; seat++) rebel(seat, at, field.at(seat, at))
  return () => {
    for (const back of undo) back()
  }
}

/** Events worth considering now, with all their choices made. */
export function* events(j: Judgement, purse: Purse): Generator<Idea, void, void> {
  const { s, seat } = j
  if (cardsLeft(j) === 0) return
  let kind = -1
  for (const c of s.hands[seat]) {
    if (KIND[c] === kind && kind !== REVOLT) continue
    kind = KIND[c]
    if (eventBar(s, seat, c)) continue
    for (const { gain, actions } of aims(j, purse, c)) yield { gain, actions: () => [event(c), ...actions()] }
  }
}

const NOTHING = { of: -1, at: NOWHERE, to: NOWHERE, marked: false, legions: 0, commander: false } as const

/** What one card could be aimed at. */
export function* aims(j: Judgement, purse: Purse, c: Card): Generator<Idea, void, void> {
  const { s, seat } = j
  const price = purse.worth(c)
  const idea = (choice: Partial<EventFrame>, actions: () => readonly Action[]): Idea => {
    const undo = takeEffect(j, { card: c, seat, ...NOTHING, ...choice })
    const worth = j.worth()
    undo()
    return { gain: (worth - j.now) * SUCCEEDS - price, actions }
  }
  switch (KIND[c]) {
    case AVE_CAESAR:
      yield { gain: acclaimed(j), actions: () => [] }
      return
    case REVOLT:
      yield idea({ at: REVOLT_AT[c] }, () => [])
      return
    case CRISIS:
      for (let of = 0; of < s.players; of++)
        if (s.rank[of] === EMPEROR && s.commander[of] !== ROME) yield idea({ of }, () => [emperor(of)])
      return
    case TRIBES:
      for (const at of GERMANY) if (s.tribes !== at) yield idea({ at }, () => [tribes(at)])
      return
    case TRAITOR:
      for (let of = 0; of < s.players; of++)
        if (of !== seat && s.hands[of].length > 0) yield idea({ of }, () => [victim(of)])
      return
    case REBELS:
      for (let of = 0; of < s.players; of++) if (of !== seat) yield* rebels(j, of, idea)
      return
    case GALLEY:
      yield* fleets(j, idea)
      return
    case ASSASSINATION:
      for (let of = 0; of < s.players; of++)
        if (of !== seat && s.rank[of] === EMPEROR && s.commander[of] === ROME) yield plotAgainst(j, purse, c, of)
      return
  }
}

type Make = (choice: Partial<EventFrame>, actions: () => readonly Action[]) => Idea

function* rebels({ s, field }: Judgement, of: Seat, idea: Make): Generator<Idea, void, void> {
  for (const at of PROVINCES) {
    if (field.at(of, at) === 0) continue
    // An unmarked legion is the greater loss.
    const marked = field.at(of, at) === markedOf(s, of, at)
    yield idea({ of, at, marked }, () => [rebel(of, at, marked)])
  }
}

function* fleets({ s, seat }: Judgement, idea: Make): Generator<Idea, void, void> {
  for (const at of PORTS) {
    const fresh = Math.min(GALLEY_LEGIONS, standing(s, seat, at, FRESH))
    const aboard = s.commander[seat] === at && s.condition[seat] === READY
    for (let legions = 0; legions <= fresh; legions++)
      for (const commander of aboard ? [false, true] : [false]) {
        if (legions === 0 && !commander) continue
        for (const to of PORTS)
          if (to !== at) yield idea({ at, to, legions, commander }, () => [load(at, legions, commander), sail(to)])
      }
  }
}

/** Ave Caesar! is never stopped; what a Contender may hope for is weighed with the card gone. */
function acclaimed(j: Judgement): number {
  const { field, seat } = j
  field.rank[seat] = CONTENDER
  field.holdings[seat].aves--
  const worth = j.worth()
  field.rank[seat] = GENERAL
  field.holdings[seat].aves++
  return worth - j.now
}

/** An attempt on an Emperor, with as many Guards and bribes as promise most. */
export function plotAgainst(j: Judgement, purse: Purse, knife: Card, of: Seat): Idea {
  const { s, seat } = j
  const fall = fallOf(j, of)
  const guards = s.hands[seat].filter((c) => KIND[c] === GUARD)
  const bribes = s.hands[seat].filter((c) => KIND[c] === BRIBERY)
  const room = cardsLeft(j) - 1
  let best: Idea = { gain: Number.NEGATIVE_INFINITY, actions: () => [] }
  for (let g = 0; g <= Math.min(room, guards.length); g++)
    for (const b of [0, 2]) {
      if (g + b > room || b > bribes.length) continue
      const cards = [...guards.slice(0, g), ...bribes.slice(0, b)]
      const gain = fall * fewerGuards(s, seat, of, g + b / 2) - purse.sum(cards) - purse.worth(knife)
      if (gain > best.gain) best = { gain, actions: () => [emperor(of), ...cards.map(support), STRIKE] }
    }
  return best
}

/** What an Emperor's fall would bring. */
export function fallOf(j: Judgement, of: Seat): number {
  const { field } = j
  field.rank[of] = GENERAL
  const fall = j.worth() - j.now
  field.rank[of] = EMPEROR
  return fall
}

/** How likely it is that the Emperor has no more Guards than this, and nobody else brings one. */
function fewerGuards(s: State, seat: Seat, of: Seat, guards: number): number {
  const unseen = unseenBy(s, seat)
  const share = unseen.cards === 0 ? 0 : s.hands[of].length / unseen.cards
  let [sum, term] = [0, (1 - share) ** unseen.guards]
  for (let k = 0; k <= guards && k <= unseen.guards; k++) {
    sum += term
    term *= share >= 1 ? 0 : ((unseen.guards - k) / (k + 1)) * (share / (1 - share))
  }
  return Math.min(1, sum) * (1 - HELPERS)
}
