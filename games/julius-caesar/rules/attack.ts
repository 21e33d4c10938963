import { type AskingStep, leave, NOBODY, only, type PlayContext } from '@iacta/kernel'
import type { ClauseId } from '../data/ledger.ts'
import { type Action, mainAttack, placeAt, surprise as surpriseAt } from './action.ts'
import { actingCard } from './cards.ts'
import { borderId, placeId, sideId, tell } from './happenings.ts'
import { type Border, farEnd, GOD, isSea, type Place, place, type Side } from './printed.ts'
import { ask } from './prompts.ts'
import { asRefusal, type Bar, citing } from './reasons.ts'
import { type Contest, contestAt, type Frame, NO_BORDER, type State, setContest } from './state.ts'

type MainAttacks = Extract<Frame, { step: 'mainAttacks' }>
type Surprise = Extract<Frame, { step: 'surprise' }>

/** 7.3. The player who ends his movement names one border of each attack as the Main Attack. */
export const mainAttacks: AskingStep<State, MainAttacks, Action> = {
  clause: 'JC-7.3b',
  asks: (s, frame) => (unnamed(s, frame.side).some(isDivided) ? only(frame.side) : NOBODY),

  actions: (s, frame) =>
    unnamed(s, frame.side)
      .filter(isDivided)
      .flatMap(({ place, borders }) => borders.map((b) => mainAttack(place, farEnd(b, place)))),

  refusal(s, frame, _, action) {
    if (action.do !== 'main-attack') return undefined
    const contest = contestAt(s, placeAt(action))
    return asRefusal(mainBar(contest, frame.side, place(action.from)), { at: action.at, from: action.from })
  },

  play(s, _, __, action, play) {
    if (action.do !== 'main-attack') return
    const contest = contestAt(s, placeAt(action))
    const main = contest && borderFrom(contest, place(action.from))
    if (main !== undefined && main !== null) name(s, contest as Contest, main, play)
  },

  /** What came by one border alone is the Main Attack without asking. */
  run(s, frame, play) {
    for (const contest of unnamed(s, frame.side)) name(s, contest, contest.borders[0], play)
    leave(s)
  },

  prompt: (_, frame, seat) =>
    seat === frame.side ? ask('main-attack', {}) : ask('wait-moves', { side: sideId(frame.side) }),
}

function mainBar(contest: Contest | null, side: Side, from: Place): Bar {
  if (contest?.attacker !== side) return 'not-my-attack'
  if (!isDivided(contest)) return 'attack-undivided'
  if (contest.main !== NO_BORDER) return 'main-attack-named'
  return borderFrom(contest, from) === undefined ? 'not-an-attack-border' : null
}

const unnamed = (s: State, side: Side): Contest[] =>
  s.contests.filter((contest) => contest.attacker === side && contest.main === NO_BORDER)
const isDivided = (contest: Contest): boolean => contest.borders.length > 1
const borderFrom = (contest: Contest, from: number): Border | undefined =>
  contest.borders.find((b) => farEnd(b, contest.place) === from)

function name(s: State, contest: Contest, main: Border, play: PlayContext): void {
  setContest(s, { ...contest, main })
  if (isDivided(contest))
    tell(play, 'main-attack', {
      side: sideId(contest.attacker),
      at: placeId(contest.place),
      border: borderId(main),
    })
}

/** EV-mars, EV-neptune. One battle begun by the move is a surprise; the player names it before Player 2 moves. */
export const surprise: AskingStep<State, Surprise, Action> = {
  clause: (s, frame) => SURPRISE_CLAUSES[surpriseGod(s, frame.side)].named,
  asks: (s, frame) => (isSettled(s) || s.contests.length < 2 ? NOBODY : only(frame.side)),
  actions: (s) => s.contests.map((contest) => surpriseAt(contest.place)),
  refusal(s, frame, _, action) {
    if (action.do !== 'surprise') return undefined
    const { named } = SURPRISE_CLAUSES[surpriseGod(s, frame.side)]
    const bar = contestAt(s, placeAt(action)) ? null : citing('not-a-battle-of-this-move', named)
    return asRefusal(bar, { at: action.at })
  },
  play(s, _, __, action, play) {
    const contest = action.do === 'surprise' && contestAt(s, placeAt(action))
    if (contest) surpriseIn(s, contest, play)
  },
  run(s, _, play) {
    if (!isSettled(s) && s.contests.length === 1) surpriseIn(s, s.contests[0], play)
    leave(s)
  },
  prompt: (_, frame, seat) =>
    seat === frame.side ? ask('surprise', {}) : ask('wait-moves', { side: sideId(frame.side) }),
}

/** The god whose card a surprise comes from. */
const surpriseGod = (s: State, side: Side): 'mars' | 'neptune' =>
  GOD[actingCard(s, side)] === 'neptune' ? 'neptune' : 'mars'

const SURPRISE_CLAUSES = {
  mars: { named: 'JC-EV-mars-d', order: 'JC-EV-mars-b' },
  neptune: { named: 'JC-EV-neptune-c', order: 'JC-EV-neptune-b' },
} as const

/** EV-mars, EV-neptune. The clause that orders the first Round of a surprise attack; only Neptune's is fought at sea. */
export const surpriseOrder = (s: State, { attacker, place }: Contest): ClauseId =>
  SURPRISE_CLAUSES[isSea[place] ? 'neptune' : surpriseGod(s, attacker)].order

const isSettled = (s: State): boolean => s.contests.some((contest) => contest.surprise)

function surpriseIn(s: State, contest: Contest, play: PlayContext): void {
  setContest(s, { ...contest, surprise: true })
  tell(play, 'surprise', { side: sideId(contest.attacker), at: placeId(contest.place) })
}
