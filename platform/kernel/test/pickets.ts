import {
  type ActionIn,
  type AskingStep,
  actionsOf,
  amount,
  become,
  EVERYONE,
  enter,
  type Game,
  leave,
  NOBODY,
  type Orders,
  only,
  type PassingStep,
  procedure,
  type Refusal,
  type Seat,
  type SeatSet,
  type Steps,
  seatsIn,
  verb,
} from '@iacta/kernel'

/**
 * A little game in which every step may be answered. Three runners stand on a track, and march in turn, square by
 * square. Whoever of the others is near enough and has an arrow left may shoot at each step; a hit ends the march. He may
 * order beforehand, for all to know, that nobody is to stop for his archers, and recall it. Whoever gets furthest wins.
 */
const VERBS = { step: verb('to', amount(0, 9)), halt: verb(), shoot: verb(), let: verb(), hold: verb(), recall: verb() }
export type PicketsAction = ActionIn<typeof VERBS>

const { make, read, carries } = actionsOf(VERBS)
export const VERBS_CARRY = carries

export type PicketsFrame =
  | { readonly step: 'turns'; readonly at: number }
  | { readonly step: 'march'; readonly seat: Seat; readonly left: number }
  | { readonly step: 'answers'; readonly by: Seat; readonly given: readonly (boolean | null)[] }

export interface PicketsState {
  stack: PicketsFrame[]
  /** By seat: the square its runner stands on. */
  at: number[]
  arrows: number[]
  /** Who has ordered that nobody is to stop for his archers. */
  holding: SeatSet
}

/** Everything is in the open but what was answered while others are still asked. */
export type PicketsView = PicketsState & { readonly seat: Seat }

const SEATS = ['red', 'white', 'black']
const TURNS = 6
const LAST_SQUARE = 9
/** So many steps to a march, and so far an arrow flies. */
const STEPS = 6
const RANGE = 2
const HIT_FROM = 4

const refuse = (reason: string, clause: string): Refusal => ({ reason, clause, params: {} })

const others = (seat: Seat): Seat[] => [...SEATS.keys()].filter((other) => other !== seat)
const allOf = (seats: readonly Seat[]): SeatSet => seats.reduce((set, seat) => set | only(seat), NOBODY)

/** PIX-3. Everybody can see who could shoot. */
export const mayShoot = (s: PicketsState, seat: Seat, target: Seat): boolean =>
  s.arrows[seat] > 0 && Math.abs(s.at[seat] - s.at[target]) <= RANGE

const turns: PassingStep<PicketsState, Extract<PicketsFrame, { step: 'turns' }>> = {
  run(s, f) {
    if (f.at === TURNS) return leave(s)
    become<PicketsFrame>(s, { ...f, at: f.at + 1 })
    enter<PicketsFrame>(s, { step: 'march', seat: f.at % SEATS.length, left: STEPS })
  },
}

const march: AskingStep<PicketsState, Extract<PicketsFrame, { step: 'march' }>, PicketsAction> = {
  clause: 'PIX-2',
  asks: (_, f) => only(f.seat),
  actions: (s, f, seat) => [
    ...(f.left === 0 ? [] : [s.at[seat] + 1, s.at[seat] - 1].filter((to) => to >= 0 && to <= LAST_SQUARE)).map((to) =>
      make.step(to),
    ),
    make.halt(),
  ],
  refusal(s, f, seat, action) {
    if (action.do === 'halt') return null
    if (action.do !== 'step') return undefined
    if (f.left === 0) return refuse('tired', 'PIX-2')
    return Math.abs(action.to - s.at[seat]) === 1 ? null : refuse('too-far', 'PIX-2')
  },
  play(s, f, seat, action, play) {
    if (action.do !== 'step') return leave(s)
    s.at[seat] = action.to
    play.tell({ key: 'stepped', params: { seat: SEATS[seat], to: action.to }, to: EVERYONE })
    become<PicketsFrame>(s, { ...f, left: f.left - 1 })
    enter<PicketsFrame>(s, { step: 'answers', by: seat, given: SEATS.map(() => null) })
  },
  prompt: (_, f) => ({ key: 'march', params: { seat: SEATS[f.seat] } }),
}

const answers: AskingStep<PicketsState, Extract<PicketsFrame, { step: 'answers' }>, PicketsAction> = {
  clause: 'PIX-3',
  asks: (_, f) => allOf(others(f.by).filter((seat) => f.given[seat] === null)),
  declines: (s, f) => s.holding | allOf(others(f.by).filter((seat) => !mayShoot(s, seat, f.by))),
  actions: () => [make.let(), make.shoot()],
  refusal: (_, __, ___, action) => (action.do === 'let' || action.do === 'shoot' ? null : undefined),
  play(s, f, seat, action) {
    become<PicketsFrame>(s, { ...f, given: f.given.map((one, i) => (i === seat ? action.do === 'shoot' : one)) })
  },
  run(s, f, play) {
    leave(s)
    if (f.given.some((one) => one !== null)) play.seal()
    for (const [seat, shoots] of f.given.entries()) if (shoots) shootAt(s, seat, f.by, play)
  },
  prompt: (_, f) => ({ key: 'answer', params: { seat: SEATS[f.by] } }),
}

function shootAt(s: PicketsState, seat: Seat, target: Seat, play: Parameters<typeof turns.run>[2]): void {
  s.arrows[seat]--
  const die = play.chance.die(6)
  play.tell({ key: 'shot', params: { seat: SEATS[seat], at: SEATS[target], die }, to: EVERYONE })
  const top = s.stack.at(-1)
  if (die >= HIT_FROM && top?.step === 'march') become<PicketsFrame>(s, { ...top, left: 0 })
}

const holds = (s: PicketsState, seat: Seat): boolean => (s.holding & only(seat)) !== NOBODY

const orders: Orders<PicketsState, PicketsAction> = {
  includes: (action) => action.do === 'hold' || action.do === 'recall',
  actions: (s, seat) => (s.arrows[seat] === 0 ? [] : [holds(s, seat) ? make.recall() : make.hold()]),
  refusal(s, seat, action) {
    if (s.arrows[seat] === 0) return refuse('no-arrows', 'PIX-4')
    return holds(s, seat) === (action.do === 'hold') ? refuse('ordered-already', 'PIX-4') : null
  },
  play(s, seat, action, play) {
    s.holding ^= only(seat)
    play.tell({ key: action.do === 'hold' ? 'holds' : 'recalls', params: { seat: SEATS[seat] }, to: EVERYONE })
  },
}

const steps: Steps<PicketsState, PicketsFrame, PicketsAction> = { turns, march, answers }
const flow = procedure<PicketsState, PicketsFrame, PicketsAction>(steps, orders)

const hidden = (seat: Seat, f: PicketsFrame): PicketsFrame =>
  f.step === 'answers' ? { ...f, given: f.given.map((one, i) => (i === seat ? one : null)) } : f

const copy = (s: PicketsState): PicketsState => ({
  stack: s.stack.slice(),
  at: s.at.slice(),
  arrows: s.arrows.slice(),
  holding: s.holding,
})

export const pickets: Game<PicketsState, PicketsAction, PicketsView, object> = {
  id: 'pickets',
  edition: 1,
  options: {},
  seats: () => SEATS,
  seated: () => SEATS,
  start(_, play) {
    const s: PicketsState = { stack: [{ step: 'turns', at: 0 }], at: [0, 4, 9], arrows: [2, 2, 2], holding: NOBODY }
    flow.advance(s, play)
    return s
  },
  waiting: flow.waiting,
  actions: flow.actions,
  refusal: flow.refusal,
  play: flow.play,
  prompt: flow.prompt,
  orders,
  going(action, s) {
    const top = s.stack.at(-1)
    if (action.do !== 'step' || top?.step !== 'march') return null
    return { piece: 'runner', from: String(s.at[top.seat]), to: String(action.to) }
  },
  view: (s, seat) => ({ ...copy(s), seat, stack: s.stack.map((f) => hidden(seat, f)) }),
  outcome(s) {
    if (s.stack.length > 0) return null
    const furthest = Math.max(...s.at)
    return { winners: [...SEATS.keys()].filter((seat) => s.at[seat] === furthest), way: 'furthest', params: {} }
  },
  clone: copy,
  imagine: ({ view }) => copy(view),
  readAction: (json) => read(json),
  encode: (s) => structuredClone(s),
  decode: (json) => structuredClone(json) as PicketsState,
  faults: (s) => seatsIn(s.holding).flatMap((seat) => (seat < SEATS.length ? [] : ['a stranger holds'])),
}
