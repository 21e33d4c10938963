import { type AskingStep, become, enter, leave, NOBODY, only, type PlayContext } from '@iacta/kernel'
import { BATTLE_ROUNDS, DIE_SIDES } from '../data/constants.ts'
import type { ClauseId } from '../data/ledger.ts'
import {
  type Action,
  battle as battleAt,
  blockIn,
  fire,
  hit,
  pass,
  perish,
  placeAt,
  placeTo,
  retreat,
  sail,
} from './action.ts'
import { surpriseOrder } from './attack.ts'
import { blockId, type Known, placeId, sideId, tell } from './happenings.ts'
import { eliminate, loseStep } from './losses.ts'
import {
  ALL_BLOCKS,
  type Block,
  enemyOf,
  FIREPOWER,
  LETTER_ATTACKING,
  LETTER_DEFENDING,
  LETTERS,
  type Place,
  SIDES,
  type Side,
} from './printed.ts'
import { ask } from './prompts.ts'
import { asRefusal, type Bar, citing, recited } from './reasons.ts'
import { canRegroup } from './regroup.ts'
import { citedRetreatBar, retreatsOf, retreatTo, sailBar, sailsOf, sailTo } from './retreat.ts'
import {
  type BattleFrame,
  blocksAt,
  blocksOf,
  type Contest,
  contestAt,
  type Frame,
  type HitsFrame,
  NO_BORDER,
  type State,
  setContest,
  strength,
} from './state.ts'

/** 7.1. Battles are fought one at a time, in the order Player 1 likes. */
export const battles: AskingStep<State, Extract<Frame, { step: 'battles' }>, Action> = {
  clause: 'JC-2.3b',
  asks: (s) => (s.contests.length > 1 ? only(s.player1) : NOBODY),
  actions: (s) => s.contests.map((contest) => battleAt(contest.place)),
  refusal(s, _, __, action) {
    if (action.do !== 'battle') return undefined
    return asRefusal(contestAt(s, placeAt(action)) ? null : 'not-contested', { at: action.at })
  },
  play(s, _, __, action, play) {
    if (action.do === 'battle') beginBattle(s, placeAt(action), play)
  },
  run(s, _, play) {
    if (s.contests.length === 1) beginBattle(s, s.contests[0].place, play)
    else leave(s)
  },
  prompt: (s, _, seat) => (seat === s.player1 ? ask('battles', {}) : ask('wait-battles', { side: sideId(s.player1) })),
}

/** 7.1. All but the Reserves are revealed. In battle, a block with an entry border is a Reserve. */
export function beginBattle(s: State, at: Place, play: PlayContext): void {
  const contest = battleOf(s, at)
  for (const b of blocksAt(s, at)) {
    s.acted[b] = 0
    if (s.side[b] === contest.attacker && s.entry[b] === contest.main) s.entry[b] = NO_BORDER
  }
  s.roads.fill(0)
  play.seal()
  tell(play, 'battle-begins', {
    at: placeId(at),
    attacker: sideId(contest.attacker),
    attackers: fighting(s, at, contest.attacker).map((b) => known(s, b)),
    defenders: fighting(s, at, enemyOf(contest.attacker)).map((b) => known(s, b)),
  })
  enter(s, { step: 'battle', place: at, round: 1, turn: 0, side: null, sailed: NOBODY })
}

const known = (s: State, b: Block): Known => [blockId(b), strength(s, b)]

/** 7.2. A Round gives every block one turn: to fire, retreat or pass. */
export const battle: AskingStep<State, BattleFrame, Action> = {
  clause: (s, frame, seat) => (seat === frame.side ? 'JC-7.2b' : orderClause(s, frame)),
  asks: (_, frame) => (frame.side === null ? NOBODY : only(frame.side)),

  actions(s, frame) {
    const list: Action[] = []
    const compelled = mustRetreat(s, frame)
    for (const b of ALL_BLOCKS) {
      if (s.place[b] !== frame.place || turnBar(s, frame, b)) continue
      if (!compelled) list.push(fire(b), pass(b))
      if (frame.round === 1) continue
      const before = list.length
      for (const to of retreatsOf(s, frame, b)) list.push(retreat(b, to))
      for (const to of sailsOf(s, frame, b)) list.push(sail(b, to))
      if (compelled && list.length === before) list.push(perish(b))
    }
    return list
  },

  refusal(s, frame, _, action) {
    switch (action.do) {
      case 'fire':
      case 'pass':
      case 'perish':
        return asRefusal(inOrder(s, frame, actBar(s, frame, action.do, blockIn(action))), { block: action.block })
      case 'retreat':
      case 'sail': {
        const b = blockIn(action)
        const leave = action.do === 'retreat' ? citedRetreatBar : sailBar
        const bar =
          turnBar(s, frame, b) ?? (frame.round === 1 ? 'no-retreat-in-round-1' : leave(s, frame, b, placeTo(action)))
        return asRefusal(inOrder(s, frame, bar), { block: action.block, to: action.to })
      }
      default:
        return undefined
    }
  },

  play(s, frame, _, action, play) {
    become(s, { ...frame, side: null })
    switch (action.do) {
      case 'fire':
        fireWith(s, blockIn(action), play)
        break
      case 'pass':
        s.acted[blockIn(action)] = 1
        tell(play, 'passed', { side: sideId(s.side[blockIn(action)]), block: action.block })
        break
      case 'retreat':
        retreatTo(s, blockIn(action), placeTo(action), play)
        break
      case 'sail':
        become(s, { ...frame, side: null, sailed: frame.sailed | only(s.side[blockIn(action)]) })
        sailTo(s, blockIn(action), placeTo(action), play)
        break
      case 'perish': {
        const b = blockIn(action)
        s.acted[b] = 1
        tell(play, 'perished', { side: sideId(s.side[b]), block: action.block, at: placeId(frame.place) })
        eliminate(s, b, play)
        break
      }
    }
  },

  run(s, frame, play) {
    for (const side of SIDES)
      if (blocksOf(s, side, frame.place) === 0) {
        endBattle(s, frame.place, enemyOf(side), play)
        return
      }
    // 7.3: with its main force gone in Round 1 a side waits for its Reserves.
    const broken = frame.round === 1 && SIDES.some((side) => fighting(s, frame.place, side).length === 0)
    const turn = broken ? TURNS_PER_ROUND : nextTurn(s, frame)
    if (turn < TURNS_PER_ROUND) become(s, { ...frame, turn, side: turnOf(s, { ...frame, turn }).side })
    else nextRound(s, frame, play)
  },

  prompt(s, frame, seat) {
    const { side, letter } = turnOf(s, frame)
    const params = { at: placeId(frame.place), round: frame.round, letter: LETTERS[letter], side: sideId(side) }
    if (seat !== side) return ask('wait-battle', params)
    return ask(mustRetreat(s, frame) ? 'battle-retreat' : 'battle', params)
  },
}

// 7.2, 3.12: who acts when

const TURNS_PER_ROUND = 2 * LETTERS.length

/**
 * 3.26, 7.2, 7.8, 7.81. Defender before Attacker on each letter, Navis among themselves and in a port with the land
 * blocks; in the first Round of a surprise (EV-mars, EV-neptune) all of the Attacker's letters first.
 */
export function turnOf(s: State, frame: Pick<BattleFrame, 'place' | 'round' | 'turn'>): { side: Side; letter: number } {
  const { attacker, surprise } = battleOf(s, frame.place)
  const { turn } = frame
  if (surprise && frame.round === 1)
    return turn < LETTERS.length
      ? { side: attacker, letter: turn }
      : { side: enemyOf(attacker), letter: turn - LETTERS.length }
  return { side: turn % 2 === 0 ? enemyOf(attacker) : attacker, letter: turn >> 1 }
}

/** The first turn from now on in which somebody has still to act; a turn that has passed does not come back. */
function nextTurn(s: State, frame: BattleFrame): number {
  const { attacker, surprise } = battleOf(s, frame.place)
  let next = TURNS_PER_ROUND
  for (const b of ALL_BLOCKS) {
    if (s.place[b] !== frame.place || s.acted[b] || s.entry[b] !== NO_BORDER) continue
    const attacks = s.side[b] === attacker
    const letter = letterOf(b, attacks)
    const turn =
      surprise && frame.round === 1 ? (attacks ? 0 : LETTERS.length) + letter : 2 * letter + (attacks ? 1 : 0)
    if (turn >= frame.turn && turn < next) next = turn
  }
  return next
}

/** 7.42: the Ballista's letter follows its role; every other block has one. */
const letterOf = (b: Block, attacks: boolean): number => (attacks ? LETTER_ATTACKING : LETTER_DEFENDING)[b]

/** Whether it is this block's turn to act. */
function turnBar(s: State, frame: BattleFrame, b: Block): Bar {
  if (s.side[b] !== frame.side) return 'not-your-block'
  if (s.place[b] !== frame.place) return 'not-in-battle'
  if (s.entry[b] !== NO_BORDER) return 'in-reserve'
  if (s.acted[b]) return 'already-acted'
  return letterOf(b, battleOf(s, frame.place).attacker === s.side[b]) === turnOf(s, frame).letter
    ? null
    : 'not-its-turn'
}

/** 7.2. Where the order of turns stands: for the first Round of a surprise on the card. */
function orderClause(s: State, { place, round }: BattleFrame): ClauseId {
  const contest = battleOf(s, place)
  return contest.surprise && round === 1 ? surpriseOrder(s, contest) : 'JC-7.2d'
}

const inOrder = (s: State, frame: BattleFrame, bar: Bar): Bar => recited(bar, 'not-its-turn', orderClause(s, frame))

/** 7.2, 7.6. Firing and passing are free until Round 4, when Attackers must leave; only who cannot is lost. */
function actBar(s: State, frame: BattleFrame, verb: 'fire' | 'pass' | 'perish', b: Block): Bar {
  const bar = turnBar(s, frame, b)
  if (bar) return bar
  const compelled = mustRetreat(s, frame)
  if (verb !== 'perish') return compelled ? 'must-retreat' : null
  if (!compelled) return 'need-not-retreat'
  return retreatsOf(s, frame, b).length + sailsOf(s, frame, b).length > 0 ? 'may-retreat' : null
}

const mustRetreat = (s: State, frame: BattleFrame): boolean =>
  frame.round === BATTLE_ROUNDS && frame.side === battleOf(s, frame.place).attacker

/** Blocks of a side that are not in Reserve. */
export function fighting(s: State, at: Place, side: Side): Block[] {
  return ALL_BLOCKS.filter((b) => s.place[b] === at && s.side[b] === side && s.entry[b] === NO_BORDER)
}

export function battleOf(s: State, at: Place): Contest {
  const contest = contestAt(s, at)
  if (!contest) throw new Error(`there is no battle in ${placeId(at)}`)
  return contest
}

// 7.4: firing and hits

function fireWith(s: State, b: Block, play: PlayContext): void {
  const dice: number[] = []
  for (let n = strength(s, b); n > 0; n--) dice.push(play.chance.die(DIE_SIDES))
  const hits = dice.filter((die) => die <= FIREPOWER[b]).length
  s.acted[b] = 1
  tell(play, 'fired', { side: sideId(s.side[b]), block: blockId(b), dice, hits })
  if (hits > 0) enter(s, { step: 'hits', side: enemyOf(s.side[b]), left: hits, asking: false })
}

/** 7.4. Each hit falls on the strongest block there is now; among equals its owner chooses. */
export const hits: AskingStep<State, HitsFrame, Action> = {
  clause: 'JC-7.4c',
  asks: (_, frame) => (frame.asking ? only(frame.side) : NOBODY),
  actions: (s, frame) => strongest(s, battlefield(s), frame.side).map((b) => hit(b)),
  refusal(s, frame, _, action) {
    if (action.do !== 'hit') return undefined
    return asRefusal(hitBar(s, frame, blockIn(action)), { block: action.block })
  },
  play(s, frame, _, action, play) {
    if (action.do !== 'hit') return
    takeHit(s, frame, blockIn(action), play)
  },
  run(s, frame, play) {
    const targets = frame.left > 0 ? strongest(s, battlefield(s), frame.side) : []
    if (targets.length === 0) leave(s)
    else if (targets.length === 1) takeHit(s, frame, targets[0], play)
    else become(s, { ...frame, asking: true })
  },
  prompt: (_, frame, seat) =>
    seat === frame.side ? ask('hits', { left: frame.left }) : ask('wait-hits', { side: sideId(frame.side) }),
}

const ELSEWHERE = citing('not-in-battle', 'JC-7.4c')

function hitBar(s: State, frame: HitsFrame, b: Block): Bar {
  const at = battlefield(s)
  if (s.side[b] !== frame.side) return 'not-your-loss'
  if (s.place[b] !== at) return ELSEWHERE
  if (s.entry[b] !== NO_BORDER) return 'reserve-takes-no-hits'
  return strongest(s, at, frame.side).includes(b) ? null : 'not-the-strongest'
}

function takeHit(s: State, frame: HitsFrame, b: Block, play: PlayContext): void {
  become(s, { ...frame, left: frame.left - 1, asking: false })
  tell(play, 'hit', {
    side: sideId(frame.side),
    block: blockId(b),
    strength: (s.steps[b] - 1) * (strength(s, b) / s.steps[b]),
  })
  loseStep(s, b, play)
}

function strongest(s: State, at: Place, side: Side): Block[] {
  const targets = fighting(s, at, side)
  const most = Math.max(...targets.map((b) => strength(s, b)))
  return targets.filter((b) => strength(s, b) === most)
}

function battlefield(s: State): Place {
  const frame = s.stack.findLast((f) => f.step === 'battle')
  if (frame?.step !== 'battle') throw new Error('there is no battle')
  return frame.place
}

// 7.3: Rounds and Reserves

function nextRound(s: State, frame: BattleFrame, play: PlayContext): void {
  if (frame.round === BATTLE_ROUNDS) throw new Error(`the battle of ${placeId(frame.place)} does not end`)
  s.roads.fill(0)
  for (const b of blocksAt(s, frame.place)) s.acted[b] = 0
  tell(play, 'round-begins', { at: placeId(frame.place), round: frame.round + 1 })
  become(s, { ...frame, round: frame.round + 1, turn: 0, side: null, sailed: NOBODY })
  if (frame.round === 1) bringUpReserves(s, frame.place, play)
}

/** 7.3, 7.31. Reserves are revealed and join; those whose main force is gone are disrupted. */
function bringUpReserves(s: State, at: Place, play: PlayContext): void {
  const beaten = SIDES.find((side) => fighting(s, at, side).length === 0)
  for (const side of SIDES) {
    const arriving = blocksAt(s, at, side).filter((b) => s.entry[b] !== NO_BORDER)
    if (arriving.length === 0) continue
    play.seal()
    tell(play, 'reserves-arrive', { side: sideId(side), at: placeId(at), blocks: arriving.map((b) => known(s, b)) })
    for (const b of arriving) s.entry[b] = NO_BORDER
  }
  if (beaten === undefined) return
  tell(play, 'disrupted', { side: sideId(beaten), at: placeId(at) })
  for (const b of blocksAt(s, at, beaten)) loseStep(s, b, play)
  const contest = battleOf(s, at)
  if (contest.attacker === beaten || blocksOf(s, beaten, at) === 0) return
  // 7.31: the Defender's Reserves come as Attackers; only the borders they used count from now on.
  setContest(s, { ...contest, attacker: beaten, borders: contest.responses, responses: [], main: NO_BORDER })
  tell(play, 'roles-exchanged', { at: placeId(at), attacker: sideId(beaten) })
}

/** 7.1, 7.7. Survivors are concealed again; then the winner may regroup. */
function endBattle(s: State, at: Place, winner: Side, play: PlayContext): void {
  for (const b of blocksAt(s, at)) {
    s.acted[b] = 0
    s.entry[b] = NO_BORDER
  }
  s.contests = s.contests.filter((contest) => contest.place !== at)
  s.roads.fill(0)
  tell(play, 'battle-won', { side: sideId(winner), at: placeId(at) })
  leave(s)
  if (canRegroup(s, winner, at)) enter(s, { step: 'regroup', side: winner, place: at })
}
