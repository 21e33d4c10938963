import {
  type ActionIn,
  actionsOf,
  asking,
  become,
  byId,
  drawFrom,
  EVERYONE,
  enter,
  FLAG,
  type FrameOf,
  faceDown,
  faceUp,
  fogOf,
  frameOf,
  type Game,
  held,
  idOf,
  idOrNone,
  inOrder,
  inSteps,
  kept,
  leave,
  listOf,
  NOBODY,
  NUMBER,
  named,
  numberOf,
  OUTCOME,
  only,
  orNull,
  ownSecret,
  poolOf,
  procedure,
  type Refusal,
  type Seat,
  type SeatSet,
  type Steps,
  secret,
  shuffle,
  stateOf,
  times,
  traits,
  type ValuesOf,
  verb,
  whereabouts,
} from '@iacta/kernel'

/**
 * A little game to try fog on. Three seats have scouts somewhere in three towns, cards in hand, and a favourite among the
 * towns that nobody else knows. In each round they bid a card in secret; who bids highest moves a scout, and where scouts of
 * several seats meet, all are revealed.
 */
export const SEATS = ['red', 'white', 'black'] as const
export const TOWNS = ['alba', 'veii', 'roma'] as const
export const CARDS = Array.from({ length: 18 }, (_, i) => `card-${i + 1}`)
export const SCOUTS = SEATS.flatMap((seat) => ['a', 'b', 'c', 'd'].map((name) => `${seat}-${name}`))
const NOWHERE = -1
const PER_SEAT = SCOUTS.length / SEATS.length
const ROUNDS = 4

const STEPS = {
  game: { at: NUMBER },
  rounds: { at: NUMBER },
  round: { at: NUMBER },
  bids: { bids: listOf(orNull(idOf(CARDS))) },
  march: { seat: numberOf(0, SEATS.length - 1), card: idOf(CARDS) },
}
const FRAME = frameOf(STEPS)
type AmbushFrame = FrameOf<typeof STEPS>

const layout = stateOf({
  hands: kept(byId(SEATS, listOf(idOf(CARDS))), () => SEATS.map(() => [])),
  deck: kept(listOf(idOf(CARDS)), () => []),
  spent: kept(listOf(idOf(CARDS)), () => []),
  at: kept(byId(SCOUTS, idOrNone<number, (typeof TOWNS)[number]>(TOWNS, NOWHERE)), () => SCOUTS.map(() => NOWHERE)),
  strength: kept(byId(SCOUTS, numberOf(0, 4)), () => SCOUTS.map(() => 0)),
  revealed: kept(byId(SCOUTS, FLAG), () => SCOUTS.map(() => false)),
  favourite: kept(listOf(idOf(TOWNS)), () => SEATS.map(() => 0)),
  /** Nobody knows which town counts double. */
  omen: kept(idOf(TOWNS), 0),
  outcome: kept(orNull(OUTCOME), null),
  stack: kept(listOf(FRAME), () => []),
})
export type AmbushState = ValuesOf<typeof layout.fields>

const DECK = poolOf(CARDS)
const PIECES = {
  ids: SCOUTS,
  owner: (scout: string): Seat => Math.floor(SCOUTS.indexOf(scout) / PER_SEAT),
  isRevealed: (scout: string, { revealed }: Readonly<Record<string, unknown>>): boolean =>
    Object.hasOwn(revealed as object, scout),
}
const anyTown = (chance: { pick(n: number): number }): string => TOWNS[chance.pick(TOWNS.length)]

const fog = fogOf(
  layout,
  SEATS,
  {
    hands: held(DECK),
    deck: faceDown(DECK),
    spent: faceUp(DECK),
    at: whereabouts(PIECES),
    strength: traits(PIECES, (scout, { chance, told }) =>
      Object.hasOwn(told.at as object, scout) ? 1 + chance.pick(4) : undefined,
    ),
    favourite: ownSecret((_, { chance }) => anyTown(chance)),
    omen: secret(({ chance }) => anyTown(chance)),
    stack: inSteps({ bids: { bids: ownSecret(() => null) }, march: { card: faceUp(DECK) } }),
  },
  (s) => ({ scouts: s.at.filter((town) => town !== NOWHERE).length }),
)
export type AmbushView = ReturnType<typeof fog.view>

const VERBS = {
  bid: verb('card', named<string, number>(CARDS)),
  move: verb('scout', named<string, number>(SCOUTS), 'to', named<string, number>(TOWNS)),
}
export type AmbushAction = ActionIn<typeof VERBS>
const { make, read } = actionsOf(VERBS)

const refused = (reason: string): Refusal => ({ reason, clause: 'AMBUSH-1', params: {} })
const ask = asking<{ bid: object & Record<string, never>; move: { seat: string } }>()

const steps: Steps<AmbushState, AmbushFrame, AmbushAction> = {
  game: inOrder<AmbushState, AmbushFrame, 'game'>(
    () => ({ step: 'rounds', at: 0 }),
    (s) => {
      const score = SEATS.map(
        (_, seat) => s.at.filter((town, i) => ownerOf(i) === seat && town === s.favourite[seat]).length,
      )
      s.outcome = { winners: [score.indexOf(Math.max(...score))], way: 'favour', params: { score } }
      return null
    },
  ),
  rounds: times<AmbushState, AmbushFrame, 'rounds'>(ROUNDS, () => ({ step: 'round', at: 0 })),
  round: inOrder<AmbushState, AmbushFrame, 'round'>(() => ({ step: 'bids', bids: SEATS.map(() => null) })),
  bids: {
    clause: 'AMBUSH-1',
    asks: (_, f) => f.bids.reduce<SeatSet>((set, bid, seat) => (bid === null ? set | only(seat) : set), NOBODY),
    actions: (s, _, seat) => s.hands[seat].map((card) => make.bid(card)),
    refusal: (s, _, seat, a) =>
      a.do !== 'bid' ? undefined : s.hands[seat].includes(CARDS.indexOf(a.card)) ? null : refused('not-in-hand'),
    play(s, f, seat, a) {
      if (a.do === 'bid') become(s, { ...f, bids: f.bids.map((bid, i) => (i === seat ? CARDS.indexOf(a.card) : bid)) })
    },
    run(s, f, play) {
      const bids = f.bids.map((bid) => bid ?? NOWHERE)
      const best = bids.indexOf(Math.max(...bids))
      play.seal()
      play.tell({ key: 'bids', params: { bids: bids.map((bid) => CARDS[bid]) }, to: EVERYONE })
      bids.forEach((card, seat) => {
        s.hands[seat] = [...s.hands[seat].filter((one) => one !== card), ...drawFrom(play.chance, s.deck, 1)]
        if (seat !== best) s.spent.push(card)
      })
      leave(s)
      enter(s, { step: 'march', seat: best, card: bids[best] })
    },
    prompt: () => ask('bid', {}),
  },
  march: {
    clause: 'AMBUSH-2',
    asks: (_, f) => only(f.seat),
    actions: (s, _, seat) =>
      SCOUTS.flatMap((__, scout) =>
        ownerOf(scout) === seat ? TOWNS.flatMap((___, to) => (s.at[scout] === to ? [] : [make.move(scout, to)])) : [],
      ),
    refusal(s, _, seat, a) {
      if (a.do !== 'move') return undefined
      const scout = SCOUTS.indexOf(a.scout)
      if (ownerOf(scout) !== seat) return refused('not-yours')
      return s.at[scout] === TOWNS.indexOf(a.to as (typeof TOWNS)[number]) ? refused('there-already') : null
    },
    play(s, f, seat, a) {
      if (a.do !== 'move') return
      const scout = SCOUTS.indexOf(a.scout)
      s.at[scout] = TOWNS.indexOf(a.to as (typeof TOWNS)[number])
      if (s.strength[scout] === 0) s.strength[scout] = 1
      const here = SCOUTS.flatMap((_, i) => (s.at[i] === s.at[scout] ? [i] : []))
      if (here.some((i) => ownerOf(i) !== seat)) for (const i of here) s.revealed[i] = true
      s.spent.push(f.card)
      leave(s)
    },
    prompt: (_, f) => ask('move', { seat: SEATS[f.seat] }),
  },
}

const ownerOf = (scout: number): Seat => Math.floor(scout / PER_SEAT)

const { advance, ...asked } = procedure<AmbushState, AmbushFrame, AmbushAction>(steps)

export const ambush: Game<AmbushState, AmbushAction, AmbushView, object, AmbushAction> = {
  ...asked,
  ...fog,
  id: 'ambush',
  edition: 1,
  options: {},
  seats: () => SEATS,
  seated: () => SEATS,
  start(_, play) {
    const s = layout.fresh()
    s.deck = shuffle(play.chance, [...CARDS.keys()])
    for (const seat of SEATS.keys()) s.hands[seat] = s.deck.splice(0, 2)
    for (const scout of SCOUTS.keys())
      if (play.chance.pick(4) > 0) {
        s.at[scout] = play.chance.pick(TOWNS.length)
        s.strength[scout] = 1 + play.chance.pick(4)
      }
    s.favourite = SEATS.map(() => play.chance.pick(TOWNS.length))
    s.omen = play.chance.pick(TOWNS.length)
    s.stack = [{ step: 'game', at: 0 }]
    advance(s, play)
    return s
  },
  outcome: (s) => s.outcome,
  clone: layout.clone,
  readAction: read,
  encode: layout.encode,
  decode: layout.decode,
  faults(s) {
    const march = s.stack.flatMap((f) => (f.step === 'march' ? [f.card] : []))
    const cards = [...s.hands.flat(), ...s.deck, ...s.spent, ...march]
    const isStrong = s.at.every((town, scout) => (town === NOWHERE) === (s.strength[scout] === 0))
    return [
      ...(new Set(cards).size === CARDS.length && cards.length === CARDS.length
        ? []
        : ['a card is lost, or there twice']),
      ...(isStrong ? [] : ['a scout is somewhere without strength']),
    ]
  },
}
