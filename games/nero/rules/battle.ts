import { type AskingStep, become, enter, leave, NOBODY, only, type PlayContext, type Seat } from '@iacta/kernel'
import { BATTLE_POINT, CARDS_PER_HAND, DEFENDER_CARDS, LEGION_BATTLE, RANK_BATTLE } from '../data/constants.ts'
import { type Action, cardIn, commit, ENOUGH, isMarked, yieldLegion } from './action.ts'
import { cardId, placeId, seatId, tell } from './happenings.ts'
import { endStack } from './movement.ts'
import { BATTLE, type Card, NOWHERE, type Place } from './printed.ts'
import { ask } from './prompts.ts'
import { asRefusal, type Bar } from './reasons.ts'
import {
  type BattleFrame,
  type DefeatFrame,
  DONE,
  EMPEROR,
  FRESH,
  GENERAL,
  legionsOf,
  MARKED,
  MARKED_DONE,
  markedOf,
  put,
  type StackFrame,
  type Standing,
  type State,
  spend,
  standing,
  take,
  unheldBar,
} from './state.ts'

const ATTACKER = 0
const DEFENDER = 1

export function beginBattle(s: State, at: Place, defender: Seat): void {
  enter(s, { step: 'battle', at, defender, chosen: [[], []], ready: [false, false] })
}

/** 2.6.2, 6.2, 8.0. Battle points without cards, a commander's once: the active stack against all that the defender has there (R31). */
export const attackStrength = (s: State, f: StackFrame): number =>
  f.legions * LEGION_BATTLE + (f.commander ? RANK_BATTLE[s.rank[s.active]] : 0)

export const defenceStrength = (s: State, seat: Seat, at: Place): number =>
  legionsOf(s, seat, at) * LEGION_BATTLE + (s.commander[seat] === at ? RANK_BATTLE[s.rank[seat]] : 0)

const stackBelow = (s: State): StackFrame => s.stack[s.stack.length - 2] as StackFrame
const roleOf = (s: State, seat: Seat): 0 | 1 => (seat === s.active ? ATTACKER : DEFENDER)

/** 6.3. How many cards a side may choose at most. */
const mostCards = (s: State, role: 0 | 1): number =>
  role === DEFENDER ? DEFENDER_CARDS : CARDS_PER_HAND - s.cardsPlayed

function commitBar(s: State, f: BattleFrame, seat: Seat, c: Card): Bar {
  const role = roleOf(s, seat)
  const unheld = unheldBar(s, seat, c)
  if (unheld) return unheld
  if (f.chosen[role].includes(c)) return 'card-chosen'
  if (f.chosen[role].length < mostCards(s, role)) return null
  return role === DEFENDER ? 'three-cards' : 'four-cards'
}

/** 6.3. Both sides choose cards at once, face down; when both are ready all are turned. */
export const battle: AskingStep<State, BattleFrame, Action> = {
  clause: 'NE-6.3d',
  asks: (s, f) => (f.ready[ATTACKER] ? NOBODY : only(s.active)) | (f.ready[DEFENDER] ? NOBODY : only(f.defender)),
  actions(s, f, seat) {
    const list: Action[] = [ENOUGH]
    for (const c of s.hands[seat]) if (!commitBar(s, f, seat, c)) list.push(commit(c))
    return list
  },
  refusal(s, f, seat, action) {
    if (action.do === 'ready') return null
    if (action.do !== 'commit') return undefined
    return asRefusal(commitBar(s, f, seat, cardIn(action)), { card: action.card })
  },
  play(s, f, seat, action) {
    const role = roleOf(s, seat)
    if (action.do === 'ready') become(s, { ...f, ready: role === ATTACKER ? [true, f.ready[1]] : [f.ready[0], true] })
    if (action.do !== 'commit') return
    const chosen = [...f.chosen[role], cardIn(action)]
    become(s, { ...f, chosen: role === ATTACKER ? [chosen, f.chosen[1]] : [f.chosen[0], chosen] })
  },
  run: resolve,
  prompt(s, f, seat) {
    const role = roleOf(s, seat)
    if ((seat !== s.active && seat !== f.defender) || f.ready[role])
      return ask('wait-battle', { at: placeId(f.at), attacker: seatId(s.active), defender: seatId(f.defender) })
    const strengths = [attackStrength(s, stackBelow(s)), defenceStrength(s, f.defender, f.at)]
    return ask('battle', {
      at: placeId(f.at),
      against: seatId(role === ATTACKER ? f.defender : s.active),
      strength: strengths[role],
      opposing: strengths[1 - role],
      cards: Math.min(s.hands[seat].length, mostCards(s, role)) - f.chosen[role].length,
    })
  },
}

const cardPoints = (cards: readonly Card[]): number => cards.reduce((points, c) => points + BATTLE[c], 0)

/** 6.4. The higher total wins; on equal totals both hold and the attacker stops. */
function resolve(s: State, f: BattleFrame, play: PlayContext): void {
  const moving = stackBelow(s)
  const attack = attackStrength(s, moving) + cardPoints(f.chosen[ATTACKER])
  const defence = defenceStrength(s, f.defender, f.at) + cardPoints(f.chosen[DEFENDER])
  for (const c of f.chosen[ATTACKER]) spend(s, s.active, c)
  for (const c of f.chosen[DEFENDER]) spend(s, f.defender, c)
  play.seal()
  const names = { at: placeId(f.at), attacker: seatId(s.active), defender: seatId(f.defender) }
  const attackersCards = f.chosen[ATTACKER].map(cardId)
  const defendersCards = f.chosen[DEFENDER].map(cardId)
  tell(play, 'fought', { ...names, attackersCards, defendersCards, attack, defence })
  leave(s)
  if (attack === defence) {
    tell(play, 'drawn', names)
    endStack(s)
    return
  }
  const defenders = {
    seat: f.defender,
    commander: s.commander[f.defender] === f.at,
    legions: legionsOf(s, f.defender, f.at),
    garrison: 0,
  }
  const attackers = {
    seat: s.active,
    commander: moving.commander,
    legions: moving.legions,
    garrison: moving.garrison,
  }
  const [winner, loser] = attack > defence ? [attackers, defenders] : [defenders, attackers]
  tell(play, 'won', { at: placeId(f.at), winner: seatId(winner.seat), loser: seatId(loser.seat) })
  // R34: a beaten attacker stops, and may go back where he came from.
  if (loser === attackers) endStack(s)
  enter(s, {
    step: 'defeat',
    at: f.at,
    from: loser === defenders ? moving.from : NOWHERE,
    winner: winner.seat,
    loser: loser.seat,
    legions: loser.legions,
    garrison: loser.garrison,
    winnersCommander: winner.commander,
    losersCommander: loser.commander,
  })
}

/** R33: the loser picks the legion if markers make a difference. */
const mustChoose = (s: State, f: DefeatFrame): boolean => {
  if (f.loser === s.active) return false
  const marked = markedOf(s, f.loser, f.at)
  return marked > 0 && marked < legionsOf(s, f.loser, f.at)
}

/** 6.4. One legion changes hands and ranks change; then the loser stays or goes. */
export const defeat: AskingStep<State, DefeatFrame, Action> = {
  clause: 'NE-6.4b',
  asks: (s, f) => (mustChoose(s, f) ? only(f.loser) : NOBODY),
  actions: () => [yieldLegion(true), yieldLegion(false)],
  refusal: (_, __, ___, action) => (action.do === 'yield' ? null : undefined),
  play(s, f, _, action, play) {
    if (action.do === 'yield') settle(s, f, isMarked(action), play)
  },
  run: (s, f, play) => settle(s, f, f.loser !== s.active && markedOf(s, f.loser, f.at) > 0, play),
  prompt: (_, f, seat) =>
    seat === f.loser ? ask('yield', { at: placeId(f.at) }) : ask('wait-decision', { seat: seatId(f.loser) }),
}

function settle(s: State, f: DefeatFrame, marked: boolean, play: PlayContext): void {
  leave(s)
  take(s, f.loser, f.at, lostStanding(s, f, marked))
  if (f.winner === s.active) {
    const moving = s.stack[s.stack.length - 1] as StackFrame
    put(s, f.winner, f.at, DONE)
    become(s, {
      ...moving,
      legions: moving.legions + 1,
      wins: moving.wins + 1,
      beaten: moving.beaten | only(f.loser),
    })
  } else put(s, f.winner, f.at, FRESH)
  // R33, R55: of a beaten stack the one that is no garrison goes first.
  const garrison = Math.min(f.garrison, f.legions - 1)
  s.garrison[DONE] -= f.garrison - garrison
  changeRanks(s, f, play)
  enter(s, {
    step: 'aftermath',
    seat: f.loser,
    at: f.at,
    from: f.from,
    legions: f.legions - 1,
    garrison,
    commander: f.losersCommander,
  })
}

/** Which of the loser's legions it is: of those that fought, as he chose. */
function lostStanding(s: State, f: DefeatFrame, marked: boolean): Standing {
  if (f.loser === s.active) return DONE
  const [held, free] = marked ? ([MARKED_DONE, MARKED] as const) : ([DONE, FRESH] as const)
  return standing(s, f.loser, f.at, held) > 0 ? held : free
}

/** 6.4, 7.3, 13.2. Ranks of those who took part, and the point for an Emperor's victory. */
function changeRanks(s: State, f: DefeatFrame, play: PlayContext): void {
  const fallen = f.losersCommander && s.rank[f.loser] === EMPEROR
  if (f.losersCommander && s.rank[f.loser] !== GENERAL) {
    s.rank[f.loser] = GENERAL
    tell(play, 'demoted', { seat: seatId(f.loser), at: placeId(f.at) })
  }
  if (!f.winnersCommander) return
  if (s.rank[f.winner] === EMPEROR) {
    s.victory[f.winner] += BATTLE_POINT
    tell(play, 'battle-point', { seat: seatId(f.winner), total: s.victory[f.winner] })
  } else if (fallen) {
    s.rank[f.winner] = EMPEROR
    tell(play, 'new-emperor', { seat: seatId(f.winner), at: placeId(f.at), by: 'victory' })
  }
}
