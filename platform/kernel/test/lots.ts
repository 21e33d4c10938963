import {
  type AskingStep,
  asObject,
  asOneOf,
  become,
  type Chance,
  EVERYONE,
  type Frame,
  type Game,
  inOrder,
  type Knowledge,
  leave,
  NOBODY,
  only,
  type PassingStep,
  procedure,
  type Seat,
  type SeatSet,
  type Steps,
  seatBySeat,
  times,
} from '@iacta/kernel'

/**
 * A little game to try the kernel on. Three seats bid in secret, all at once; the highest takes stones from
 * the heap, one by one, until he stops; the others, in order, may object or let it be; then a die is cast, and
 * shows how many stones the heap gets back for each objection.
 */
export type LotsAction = { do: 'bid'; n: number } | { do: 'take' } | { do: 'stop' } | { do: 'object' } | { do: 'let' }

type LotsFrame =
  | { step: 'game'; at: number }
  | { step: 'rounds'; at: number }
  | { step: 'round'; at: number }
  | { step: 'bids'; bids: readonly (number | null)[] }
  | { step: 'taking'; seat: Seat; taken: number }
  | { step: 'window'; queue: readonly Seat[] }
  | { step: 'objection'; seat: Seat }
  | { step: 'cast' }

export interface LotsState {
  stack: LotsFrame[]
  heap: number
  stones: number[]
  leader: Seat
  objections: number
  done: boolean
}

export interface LotsView {
  readonly seat: Seat
  readonly heap: number
  readonly stones: readonly number[]
  readonly leader: Seat
  readonly objections: number
  readonly bid: number | null
  readonly stack: readonly LotsFrame[]
  readonly done: boolean
}

const SEATS = [0, 1, 2]

const bids: AskingStep<LotsState, Extract<LotsFrame, { step: 'bids' }>, LotsAction> = {
  clause: 'LOTS-1',
  asks: (_, f) => f.bids.reduce((set: SeatSet, bid, seat) => (bid === null ? set | only(seat) : set), NOBODY),
  actions: () => [0, 1, 2].map((n) => ({ do: 'bid', n })),
  refusal: (_, __, ___, a) =>
    a.do !== 'bid' ? undefined : a.n > 2 ? { reason: 'too-much', clause: 'LOTS-1', params: { n: a.n } } : null,
  play(s, f, seat, a) {
    if (a.do === 'bid') become(s, { ...f, bids: f.bids.map((bid, i) => (i === seat ? a.n : bid)) })
  },
  run(s, f, play) {
    s.leader = f.bids.indexOf(Math.max(...f.bids.map((bid) => bid ?? -1)))
    play.seal()
    play.tell({ key: 'revealed', params: { bids: f.bids }, to: EVERYONE })
    leave(s)
  },
  prompt: () => ({ key: 'bid', params: {} }),
}

const taking: AskingStep<LotsState, Extract<LotsFrame, { step: 'taking' }>, LotsAction> = {
  clause: 'LOTS-2',
  asks: (_, f) => only(f.seat),
  actions: (s) => (s.heap > 0 ? [{ do: 'take' }, { do: 'stop' }] : [{ do: 'stop' }]),
  refusal: (s, _, __, a) =>
    a.do === 'stop'
      ? null
      : a.do === 'take'
        ? s.heap > 0
          ? null
          : { reason: 'heap-empty', clause: 'LOTS-2', params: {} }
        : undefined,
  play(s, f, seat, a, play) {
    if (a.do === 'stop') {
      leave(s)
      return
    }
    s.heap--
    s.stones[seat]++
    become(s, { ...f, taken: f.taken + 1 })
    play.tell({ key: 'took', params: { seat }, to: EVERYONE })
  },
  prompt: () => ({ key: 'take', params: {} }),
}

const objection: AskingStep<LotsState, Extract<LotsFrame, { step: 'objection' }>, LotsAction> = {
  clause: 'LOTS-3',
  asks: (_, f) => only(f.seat),
  actions: () => [{ do: 'let' }, { do: 'object' }],
  refusal: (_, __, ___, a) => (a.do === 'let' || a.do === 'object' ? null : undefined),
  play(s, _, seat, a, play) {
    if (a.do === 'object') s.objections++
    play.tell({ key: a.do, params: { seat }, to: only(seat) })
    leave(s)
  },
  prompt: () => ({ key: 'object', params: {} }),
}

const cast: PassingStep<LotsState, { step: 'cast' }> = {
  run(s, _, play) {
    if (s.objections > 0) s.heap += play.chance.die(6) * s.objections
    s.objections = 0
    leave(s)
  },
}

const steps: Steps<LotsState, LotsFrame, LotsAction> = {
  game: inOrder<LotsState, LotsFrame, 'game'>(
    () => ({ step: 'rounds', at: 0 }),
    (s) => {
      s.done = true
      return null
    },
  ),
  rounds: times<LotsState, LotsFrame, 'rounds'>(3, () => ({ step: 'round', at: 0 })),
  round: inOrder<LotsState, LotsFrame, 'round'>(
    () => ({ step: 'bids', bids: [null, null, null] }),
    (s) => ({ step: 'taking', seat: s.leader, taken: 0 }),
    (s) => ({ step: 'window', queue: SEATS.filter((seat) => seat !== s.leader) }),
    () => ({ step: 'cast' }),
  ),
  bids,
  taking,
  window: seatBySeat<LotsState, LotsFrame, 'window'>((_, seat) => ({ step: 'objection', seat })),
  objection,
  cast,
}

const flow = procedure<LotsState, LotsFrame, LotsAction>(steps)
const ACTIONS = ['bid', 'take', 'stop', 'object', 'let'] as const

export const lots: Game<LotsState, LotsAction, LotsView, { scenario: string }, LotsAction> = {
  id: 'lots',
  edition: 1,
  options: { scenario: { choices: ['small', 'large'] } },
  seats: () => ['red', 'white', 'black'],
  seated: () => ['red', 'white', 'black'],
  start(options, play) {
    const s: LotsState = {
      stack: [{ step: 'game', at: 0 }],
      heap: (options.scenario === 'large' ? 20 : 4) + play.chance.pick(3),
      stones: [0, 0, 0],
      leader: 0,
      objections: 0,
      done: false,
    }
    flow.advance(s, play)
    return s
  },
  waiting: flow.waiting,
  actions: flow.actions,
  refusal: flow.refusal,
  play: flow.play,
  prompt: flow.prompt,
  view(s, seat) {
    const top = s.stack.at(-1)
    const secret = top?.step === 'bids'
    return {
      seat,
      heap: s.heap,
      stones: s.stones,
      leader: s.leader,
      objections: s.objections,
      bid: secret ? (top.bids[seat] ?? null) : null,
      stack: s.stack.map((f): LotsFrame => (f.step === 'bids' ? { step: 'bids', bids: [null, null, null] } : f)),
      done: s.done,
    }
  },
  outcome: (s) =>
    s.done ? { winners: [s.stones.indexOf(Math.max(...s.stones))], way: 'stones', params: { stones: s.stones } } : null,
  clone: (s) => ({ ...s, stack: s.stack.slice(), stones: s.stones.slice() }),
  imagine({ view }: Knowledge<LotsView>, _: Chance) {
    const stack = view.stack.map(
      (f): LotsFrame =>
        f.step === 'bids' ? { ...f, bids: f.bids.map((bid, i) => (i === view.seat ? view.bid : bid)) } : f,
    )
    const { heap, leader, objections, done } = view
    return { stack, heap, stones: [...view.stones], leader, objections, done }
  },
  readAction(json) {
    const given = asObject(json, 'an action')
    const verb = asOneOf(given.do, ACTIONS, 'the "do" of an action')
    return verb === 'bid' ? { do: 'bid', n: Number(given.n) } : { do: verb }
  },
  encode: (s) => structuredClone(s),
  decode: (json) => structuredClone(json) as LotsState,
  faults: (s) => (s.heap < 0 ? ['the heap owes stones'] : []),
}

/** Enough of a frame's type for tests that look at the stack. */
export const stepOf = (s: LotsState): Frame['step'] | undefined => s.stack.at(-1)?.step
