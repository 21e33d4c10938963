import type { Chance, Seat } from '@iacta/kernel'
import { CARDS_PER_HAND, POINTS_TO_BE_PROCLAIMED } from '../data/constants.ts'
import { type Action, answer, pass } from '../rules/action.ts'
import { attackStrength } from '../rules/battle.ts'
import { declarationPoints } from '../rules/control.ts'
import { BAD_WEATHER, BRIBERY, type Card, GUARD, ILLNESS, KIND, type Kind, SENATE } from '../rules/printed.ts'
import {
  type AnswerFrame,
  type AttemptFrame,
  EMPEROR,
  type EventFrame,
  type Frame,
  type FrameOf,
  type MarchFrame,
  running,
  type StackFrame,
  type State,
} from '../rules/state.ts'
import { isBlocked, protecting } from '../rules/throne.ts'
import { openTo } from '../rules/window.ts'
import { Purse } from './cards.ts'
import { fallOf, takeEffect } from './events.ts'
import { Judgement, tempted } from './judgement.ts'
import { defendersCards, stakes, winChance } from './odds.ts'

/** What an answer must bring beyond the worth of its card. */
const MARGIN = 0.35
/** Others may answer as well, and spare us the card; not if it is aimed at us. */
const OTHERS_MAY = 0.25

const PASS = pass(0)

/** In a window: the card that does most good, if it does enough; else to pass. */
export function chooseAnswer(s: State, seat: Seat, chance: Chance, daring: number): Action {
  let best = { gain: 0, action: PASS }
  for (const { gain, card } of gainsOfAnswers(s, seat)) {
    const seems = tempted(gain, chance, daring)
    if (seems > best.gain) best = { gain: seems, action: answer(card) }
  }
  return best.action
}

/** What each kind of card that a seat could answer with would bring, its price and the margin paid. */
export function gainsOfAnswers(s: State, seat: Seat): { readonly card: Card; readonly gain: number }[] {
  const subject = s.stack[s.stack.length - 2]
  const open = openTo(s, subject)
  const kinds = new Map<Kind, Card>()
  for (const c of s.hands[seat]) if (open & (1 << KIND[c]) && !kinds.has(KIND[c])) kinds.set(KIND[c], c)
  if (kinds.size === 0) return []
  const j = new Judgement(s, seat)
  const purse = new Purse(j)
  return [...kinds].map(([kind, card]) => ({ card, gain: use(j, subject, kind) - purse.worth(card) - MARGIN }))
}

/** What it would be worth to answer this with a card of that kind. */
function use(j: Judgement, subject: Frame, kind: Kind): number {
  switch (subject.step) {
    case 'march':
      return kind === ILLNESS ? -commanderMoves(j, subject) : -legionsMove(j, subject)
    case 'event':
      return eventStopped(j, subject, kind)
    case 'answer':
      return answerStopped(j, subject)
    case 'attempt':
      return attemptStopped(j, subject, kind)
    default:
      return 0
  }
}

/** What it means to us that a stack goes on, or attacks. */
function legionsMove(j: Judgement, f: MarchFrame): number {
  const { s, field } = j
  const moving = running(s) as StackFrame
  const mover = s.active
  const was = field.commander[mover]
  if (f.of >= 0) return battleOf(j, moving, f.of)
  field.move(mover, moving.at, f.to, moving.legions, moving.commander)
  let change = j.worth() - j.now
  // It may attack where it comes to.
  if (field.at(j.seat, f.to) > 0 && mover !== j.seat && s.points > 1) {
    const outcome = stakes(j, mover, moving.commander, j.seat, f.to)
    const lead = attackStrength(s, moving) - field.strength(j.seat, f.to)
    const wins = winChance(lead, defendersCards(j, j.seat))
    change += Math.min(0, wins * (outcome.win - j.now)) / 2
  }
  field.move(mover, f.to, moving.at, moving.legions, false)
  field.commander[mover] = was
  return change
}

function battleOf(j: Judgement, moving: StackFrame, of: Seat): number {
  const { s, field } = j
  const outcome = stakes(j, s.active, moving.commander, of, moving.at)
  const wins = winChance(attackStrength(s, moving) - field.strength(of, moving.at), defendersCards(j, of))
  return wins * outcome.win + (1 - wins) * outcome.loss - j.now
}

function commanderMoves(j: Judgement, f: MarchFrame): number {
  if (f.of >= 0) return 0
  const { field, s } = j
  const was = field.commander[s.active]
  field.commander[s.active] = f.to
  const change = j.worth() - j.now
  field.commander[s.active] = was
  return change
}

function eventStopped(j: Judgement, f: EventFrame, kind: Kind): number {
  if (f.seat === j.seat) return 0
  if (KIND[f.card] === SENATE || KIND[f.card] === GUARD) return pointStopped(j, f)
  const part = kind === BAD_WEATHER ? { commander: false } : kind === ILLNESS ? { legions: 0 } : {}
  const undo = takeEffect(j, { ...f, ...part })
  const harm = j.now - j.worth()
  undo()
  return f.of === j.seat ? harm : harm - OTHERS_MAY
}

/** 7.1. A point toward a proclamation: worth stopping if it decides, or if without it there is no way to five. */
function pointStopped(j: Judgement, f: EventFrame): number {
  const { s, field } = j
  const proclamation = s.stack.findLast((frame): frame is FrameOf<'proclamation'> => frame.step === 'proclamation')
  const without = declarationPoints(s, f.seat) + (proclamation?.cards ?? 0)
  const more = Math.min(CARDS_PER_HAND - s.cardsPlayed, s.hands[f.seat].length)
  const isDecisive = without + more < POINTS_TO_BE_PROCLAIMED
  if (!isDecisive && without + 1 < POINTS_TO_BE_PROCLAIMED) return 0
  const was = field.rank[f.seat]
  field.rank[f.seat] = EMPEROR
  const harm = j.now - j.worth()
  field.rank[f.seat] = was
  return isDecisive ? harm : harm / 2
}

/** R51. An answer that is itself stopped: what it answered stands after all. */
function answerStopped(j: Judgement, f: AnswerFrame): number {
  const { s } = j
  if (f.seat === j.seat) return 0
  const below = s.stack[s.stack.lastIndexOf(f) - 2]
  if (below.step === 'march') return KIND[f.card] === ILLNESS ? commanderMoves(j, below) : legionsMove(j, below)
  if (below.step !== 'event') return 0
  const undo = takeEffect(j, below)
  const gain = j.worth() - j.now
  undo()
  return gain
}

/** 9.0. Guards for our own Emperor, or for one whose fall would help another more. */
function attemptStopped(j: Judgement, f: AttemptFrame, kind: Kind): number {
  const { s, seat } = j
  const harm = -fallOf(j, f.of)
  if (harm <= 0) return 0
  const mine = s.hands[seat].filter((c) => KIND[c] === GUARD).length
  const bribes = s.hands[seat].filter((c) => KIND[c] === BRIBERY).length
  let needed = 0
  for (let guards = f.guardsAgainst; !isBlocked({ ...f, guardsAgainst: guards }); guards++) needed++
  // Bribery only clears the way for a Guard.
  if (kind === BRIBERY) {
    const undone = mine < needed && mine > 0 && protecting(f) > 0 && bribes >= 2
    return undone ? harm / 2 : 0
  }
  if (needed > mine + (bribes >= 2 ? 1 : 0)) return f.of === seat ? harm / 4 : 0
  return f.of === seat ? harm : harm - OTHERS_MAY
}
