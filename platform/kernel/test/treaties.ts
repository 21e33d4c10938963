import {
  type ActionIn,
  type AskingStep,
  actionsOf,
  amount,
  dealVerbs,
  EVERYONE,
  type FrameOf,
  frameOf,
  type Game,
  idOf,
  inOrder,
  type Knowledge,
  kept,
  type Listed,
  leave,
  listOf,
  NOBODY,
  NUMBER,
  named,
  numberOf,
  type Offer,
  only,
  procedure,
  type Seat,
  type Steps,
  seatBySeat,
  someOf,
  stateOf,
  type TermsOf,
  talks,
  talksBetween,
  talksFields,
  talksSeenBy,
  times,
  type ValuesOf,
  verb,
  wordOf,
} from '@iacta/kernel'

/**
 * A little game of amounts and deals. Three cities have money and make treaties with each other, in the open or in
 * secret; then each in turn gives to the temple what it likes, and who gave most wins. What a city has nobody else knows
 * where talks are secret.
 */
export const CITIES = ['roma', 'alba', 'veii'] as const
export type City = (typeof CITIES)[number]
export const CLAIMS = ['peace', 'passage', 'hostage'] as const
const MOST_MONEY = 1000
const MOST_CLAIMS = 2
const ROUNDS = 2

const CITY = named<City, Seat>(CITIES)
const VERBS = {
  ...dealVerbs(CITY),
  offer: verb('to', CITY, 'terms', someOf(CLAIMS), 'sum', amount(0, MOST_MONEY)),
  give: verb('sum', amount(0, MOST_MONEY)),
}
export type TreatyAction = ActionIn<typeof VERBS>
const { make, read, carries } = actionsOf(VERBS)

export { carries }

const TERMS = { terms: listOf(wordOf(CLAIMS)), sum: numberOf(0, MOST_MONEY) }
type Terms = TermsOf<typeof TERMS>

const STEPS = {
  game: { at: NUMBER },
  years: { at: NUMBER },
  year: { at: NUMBER },
  talks: talksFields(TERMS),
  gifts: { queue: listOf(idOf<Seat>(CITIES)) },
  gift: { seat: idOf<Seat>(CITIES) },
}
type TreatyFrame = FrameOf<typeof STEPS>

const LAYOUT = stateOf({
  stack: kept(listOf(frameOf(STEPS)), () => []),
  scenario: kept(wordOf(['open', 'secret']), 'open'),
  purses: kept(listOf(NUMBER, CITIES.length), () => [0, 0, 0]),
  gifts: kept(listOf(NUMBER, CITIES.length), () => [0, 0, 0]),
  /** How many claims one city has on another, by both of them. */
  claims: kept(listOf(NUMBER, CITIES.length ** 2), () => new Array<number>(CITIES.length ** 2).fill(0)),
  done: kept(numberOf(0, 1), 0),
})
export type TreatyState = ValuesOf<typeof LAYOUT.fields>

export interface TreatyView {
  readonly seat: Seat
  readonly scenario: TreatyState['scenario']
  /** Null where it is not known. */
  readonly purses: readonly (number | null)[]
  readonly gifts: readonly number[]
  readonly claims: readonly number[]
  readonly stack: readonly TreatyFrame[]
  readonly done: number
}

const isSecret = (s: Pick<TreatyState, 'scenario'>): boolean => s.scenario === 'secret'

/** What a city has and has not yet promised to others. */
const free = (s: TreatyState, seat: Seat, open: readonly Offer<Terms>[]): number =>
  s.purses[seat] - open.reduce((sum, { from, terms }) => sum + (from === seat ? terms.sum : 0), 0)

const negotiation = talks<TreatyState, TreatyFrame, 'talks', City, Terms>({
  clause: 'TR-1',
  seat: CITY,
  rounds: ROUNDS,
  isSecret,
  terms: (s, from, _, open) => [
    { terms: { some: CLAIMS, least: 0, most: MOST_CLAIMS }, sum: { from: 0, to: free(s, from, open) } },
  ],
  strike(s, { from, to, terms }) {
    s.purses[from] -= terms.sum
    s.purses[to] += terms.sum
    s.claims[to * CITIES.length + from] += terms.terms.length
  },
  prompt: () => ({ key: 'talk', params: {} }),
})

const gift: AskingStep<TreatyState, Extract<TreatyFrame, { step: 'gift' }>, TreatyAction, Listed<TreatyAction>> = {
  clause: 'TR-2',
  asks: (_, f) => only(f.seat),
  actions: (s, _, seat) => [{ do: 'give', sum: { from: 0, to: s.purses[seat] } }],
  play(s, _, seat, a, play) {
    if (a.do !== 'give') return
    s.purses[seat] -= a.sum
    s.gifts[seat] += a.sum
    play.tell({ key: 'gave', params: { seat: CITIES[seat], sum: a.sum }, to: EVERYONE })
    leave(s)
  },
  prompt: () => ({ key: 'give', params: {} }),
}

const ALL = CITIES.reduce((set, _, seat) => set | only(seat), NOBODY)

const steps: Steps<TreatyState, TreatyFrame, TreatyAction, Listed<TreatyAction>> = {
  game: inOrder<TreatyState, TreatyFrame, 'game'>(
    () => ({ step: 'years', at: 0 }),
    (s) => {
      s.done = 1
      return null
    },
  ),
  years: times<TreatyState, TreatyFrame, 'years'>(2, () => ({ step: 'year', at: 0 })),
  year: inOrder<TreatyState, TreatyFrame, 'year'>(
    (s, play) => {
      for (const seat of CITIES.keys()) s.purses[seat] += play.chance.die(6)
      return talksBetween('talks', ALL)
    },
    () => ({ step: 'gifts', queue: [0, 1, 2] }),
  ),
  talks: negotiation,
  gifts: seatBySeat<TreatyState, TreatyFrame, 'gifts'>((_, seat) => ({ step: 'gift', seat })),
  gift,
}

const flow = procedure<TreatyState, TreatyFrame, TreatyAction, Listed<TreatyAction>>(steps)

/** As a seat may know it. */
const seenBy = (s: TreatyState, frame: TreatyFrame, seat: Seat): TreatyFrame =>
  frame.step === 'talks' ? talksSeenBy(frame, seat, isSecret(s)) : frame

export const treaties: Game<TreatyState, TreatyAction, TreatyView, { scenario: TreatyState['scenario'] }> = {
  id: 'treaties',
  edition: 1,
  options: { scenario: { choices: ['open', 'secret'] } },
  seats: () => CITIES,
  seated: () => CITIES,
  start({ scenario }, play) {
    const s = LAYOUT.fresh({ scenario, stack: [{ step: 'game', at: 0 }] })
    flow.advance(s, play)
    return s
  },
  waiting: flow.waiting,
  actions: flow.actions,
  refusal: flow.refusal,
  play: flow.play,
  prompt: flow.prompt,
  view: (s, seat) => ({
    seat,
    scenario: s.scenario,
    purses: s.purses.map((purse, of) => (of === seat || !isSecret(s) ? purse : null)),
    gifts: s.gifts,
    claims: s.claims.map((n, i) => {
      const isKnown = Math.floor(i / CITIES.length) === seat || i % CITIES.length === seat
      return isKnown || !isSecret(s) ? n : 0
    }),
    stack: s.stack.map((frame) => seenBy(s, frame, seat)),
    done: s.done,
  }),
  outcome: (s) =>
    s.done ? { winners: [s.gifts.indexOf(Math.max(...s.gifts))], way: 'gifts', params: { gifts: s.gifts } } : null,
  clone: LAYOUT.clone,
  imagine({ view }: Knowledge<TreatyView>, chance) {
    const { scenario, gifts, claims, stack, done } = view
    const top = stack.at(-1)
    const promised = (seat: Seat): number =>
      top?.step === 'talks' ? top.offers.reduce((sum, o) => sum + (o.from === seat ? o.terms.sum : 0), 0) : 0
    const purses = view.purses.map((purse, seat) => purse ?? promised(seat) + chance.pick(10))
    return LAYOUT.fresh({ scenario, purses, gifts: [...gifts], claims: [...claims], stack: [...stack], done })
  },
  readAction: read,
  encode: LAYOUT.encode,
  decode: LAYOUT.decode,
  faults(s) {
    const top = s.stack.at(-1)
    const open = top?.step === 'talks' ? top.offers : []
    return CITIES.flatMap((city, seat) =>
      free(s, seat, open) < 0 ? [`${city} has promised what it does not have`] : [],
    )
  },
}

export { make }
