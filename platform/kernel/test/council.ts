import {
  asObject,
  asOneOf,
  EVERYONE,
  type Game,
  includes,
  NOBODY,
  only,
  type PlayContext,
  type Refusal,
  type Seat,
  type SeatSet,
  seatsIn,
} from '@iacta/kernel'

/**
 * A little game to leave. Three seats vote in secret, all at once; then the speaker of the round stakes as much as he
 * likes and casts a die, or rests. Whoever is left has his seat played on for him, or is out and may be asked each round
 * whether he comes back. When the time is up the round being played is the last.
 */
export type CouncilAction = { readonly do: (typeof VERBS)[number] }

export interface CouncilOptions {
  readonly leaving: 'usual' | 'ends' | 'computer' | 'neutral' | 'out' | 'back'
  readonly rated: 'at-once' | 'at-the-end'
  readonly rounds: 3 | 40
}

export interface CouncilState {
  phase: 'return' | 'votes' | 'speech' | 'over'
  round: number
  rounds: number
  /** The rules ask those who are out whether they come back. */
  mayReturn: boolean
  out: SeatSet
  /** Out, and not yet asked this round. */
  absent: SeatSet
  isTimeUp: boolean
  votes: (CouncilAction['do'] | null)[]
  speaker: Seat
  stake: number
  points: number[]
}

const VERBS = ['aye', 'nay', 'stake', 'cast', 'rest', 'return', 'stay'] as const
export const COUNCIL_SEATS = ['red', 'white', 'black'] as const
const SEATS: readonly Seat[] = [...COUNCIL_SEATS.keys()]
const ALL: SeatSet = SEATS.reduce((set, seat) => set | only(seat), NOBODY)
const MOST = 3

const present = (s: CouncilState): SeatSet => ALL & ~s.out

function waiting(s: CouncilState): SeatSet {
  if (s.phase === 'over') return NOBODY
  if (s.phase === 'return') return only(seatsIn(s.absent)[0])
  if (s.phase === 'speech') return only(s.speaker)
  return SEATS.reduce((set, seat) => (s.votes[seat] === null ? set : set & ~only(seat)), present(s))
}

function verbs(s: CouncilState): readonly CouncilAction['do'][] {
  if (s.phase === 'return') return ['stay', 'return']
  if (s.phase === 'votes') return ['nay', 'aye']
  return s.stake < MOST ? ['rest', 'cast', 'stake'] : ['rest', 'cast']
}

function refusal(s: CouncilState, seat: Seat, action: CouncilAction): Refusal | null {
  if (s.phase === 'over') return { reason: 'game-over', clause: null, params: {} }
  if (!includes(waiting(s), seat)) return { reason: 'not-your-turn', clause: 'COUNCIL-1', params: {} }
  return verbs(s).includes(action.do) ? null : { reason: 'not-now', clause: 'COUNCIL-2', params: { do: action.do } }
}

/** Whoever is asked first of what is left of the round; the next round if nothing is. */
function goOn(s: CouncilState, play: PlayContext): void {
  if (s.phase === 'return' && s.absent === NOBODY) s.phase = 'votes'
  if (s.phase === 'votes' && waiting(s) === NOBODY) {
    play.seal()
    play.tell({ key: 'voted', params: { ayes: s.votes.filter((vote) => vote === 'aye').length }, to: EVERYONE })
    for (const seat of SEATS) if (s.votes[seat] === 'aye') s.points[seat]++
    s.votes = [null, null, null]
    s.phase = 'speech'
    s.speaker = nextSpeaker(s)
  }
}

const nextSpeaker = (s: CouncilState): Seat => {
  const able = seatsIn(present(s))
  return able[s.round % able.length]
}

function endRound(s: CouncilState, play: PlayContext): void {
  s.stake = 0
  if (s.isTimeUp || s.round + 1 === s.rounds) {
    s.phase = 'over'
    return
  }
  s.round++
  s.absent = s.mayReturn ? s.out : NOBODY
  s.phase = 'return'
  goOn(s, play)
}

function speak(s: CouncilState, seat: Seat, how: CouncilAction['do'], play: PlayContext): void {
  if (how === 'stake') {
    s.stake++
    play.tell({ key: 'staked', params: { seat: COUNCIL_SEATS[seat] }, to: EVERYONE })
    return
  }
  if (how === 'cast') {
    const die = play.chance.die(6)
    s.points[seat] += die > s.stake ? die + s.stake : 0
    play.tell({ key: 'cast', params: { seat: COUNCIL_SEATS[seat], die }, to: EVERYONE })
  }
  endRound(s, play)
}

function comeBack(s: CouncilState, seat: Seat, play: PlayContext): void {
  s.out &= ~only(seat)
  play.tell({ key: 'returned', params: { seat: COUNCIL_SEATS[seat] }, to: EVERYONE })
}

export const council: Game<CouncilState, CouncilAction, CouncilState, CouncilOptions> = {
  id: 'council',
  edition: 1,
  options: {
    leaving: { choices: ['usual', 'ends', 'computer', 'neutral', 'out', 'back'] },
    rated: { choices: ['at-once', 'at-the-end'] },
    rounds: { choices: [3, 40] },
  },
  seats: () => COUNCIL_SEATS,
  seated: () => COUNCIL_SEATS,
  start: ({ rounds, leaving }) => ({
    phase: 'votes',
    round: 0,
    rounds,
    mayReturn: leaving === 'back',
    out: NOBODY,
    absent: NOBODY,
    isTimeUp: false,
    votes: [null, null, null],
    speaker: 0,
    stake: 0,
    points: [0, 0, 0],
  }),
  waiting,
  actions: (s, seat) => (includes(waiting(s), seat) ? verbs(s).map((how) => ({ do: how })) : []),
  refusal,
  play(s, seat, { do: how }, play) {
    if (s.phase === 'speech') {
      speak(s, seat, how, play)
      return
    }
    if (s.phase === 'votes') s.votes[seat] = how
    else {
      s.absent &= ~only(seat)
      if (how === 'return') comeBack(s, seat, play)
    }
    goOn(s, play)
  },
  whenLeft({ leaving, rated }) {
    const becomes = leaving === 'usual' ? 'computer' : leaving === 'back' ? 'out' : leaving
    return { becomes, rated }
  },
  conduct: (s) => ({ do: s.phase === 'votes' ? 'nay' : s.phase === 'speech' ? 'cast' : 'stay' }),
  silence: (s) => (s.phase === 'votes' ? { do: 'nay' } : s.phase === 'return' ? { do: 'stay' } : null),
  leave(s, seat, play) {
    const wasSpeaking = s.phase === 'speech' && s.speaker === seat
    s.out |= only(seat)
    s.absent &= ~only(seat)
    s.votes[seat] = null
    play.tell({ key: 'left', params: { seat: COUNCIL_SEATS[seat] }, to: EVERYONE })
    if (wasSpeaking) endRound(s, play)
    else goOn(s, play)
  },
  isOut: (s, seat) => includes(s.out, seat),
  timeUp(s, play) {
    s.isTimeUp = true
    play.tell({ key: 'time-up', params: {}, to: EVERYONE })
  },
  view: (s, seat) => ({ ...s, votes: s.votes.map((vote, of) => (of === seat ? vote : null)) }),
  prompt: (s) => ({ key: s.phase, params: {} }),
  outcome(s) {
    if (s.phase !== 'over') return null
    const best = Math.max(...seatsIn(present(s)).map((seat) => s.points[seat]))
    return { winners: seatsIn(present(s)).filter((seat) => s.points[seat] === best), way: 'points', params: { best } }
  },
  clone: (s) => ({ ...s, votes: s.votes.slice(), points: s.points.slice() }),
  imagine: ({ view }) => structuredClone(view),
  readAction: (json) => ({ do: asOneOf(asObject(json, 'an action').do, VERBS, 'the "do" of an action') }),
  encode: (s) => structuredClone(s),
  decode: (json) => structuredClone(json) as CouncilState,
  faults: (s) => (waiting(s) === NOBODY && s.phase !== 'over' ? ['nobody is asked'] : []),
}
