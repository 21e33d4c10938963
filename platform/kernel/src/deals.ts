import { type Named, verb } from './actions.ts'
import { type Fields, type FrozenOf, listOf, numberOf, recordOf } from './fields.ts'
import type { Param, PlayContext, Prompt, Refusal } from './game.ts'
import { amongListed } from './limits.ts'
import type { Listed } from './open.ts'
import { EVERYONE, includes, NOBODY, only, type Seat, type SeatSet, seatsIn, without } from './seats.ts'
import { type AskingStep, become, type Frame, leave, type Stacked } from './steps.ts'

/**
 * Deals that people compose: a treaty, a ransom, a bribe. Talks are a step that asks all who take part at once. Each may
 * offer terms to another, accept or reject what it was offered, offer something else instead, or withdraw its own offer
 * while that is not yet answered; until it waits for the next round, or is done with the talks.
 *
 * They come to an end: in a round a seat makes another one offer, there are so many rounds, and what is still open after
 * the last lapses. Everything done is sealed at once, so that who is offered something sees it.
 *
 * In secret talks an offer is known to the two it is between and to nobody else. So that nobody can tell that there is
 * one, who is asked depends on nothing but who waits and who is done: who waits already answers in the next round.
 * What may be offered must be open to who offers, and what may be accepted to who accepts (see `DealRules`).
 *
 *     const VERBS = { ...dealVerbs(SEAT), offer: verb('to', SEAT, 'terms', TERMS, 'sum', SUM), … }
 *     const STEPS = { talks: talksFields({ terms: …, sum: … }), … }
 */

export type DealTerms = Readonly<Record<string, Param>>

export interface Offer<Terms extends DealTerms> {
  readonly from: Seat
  readonly to: Seat
  readonly terms: Terms
}

/** An offer from one seat to another was made in this round. */
interface Made {
  readonly from: Seat
  readonly to: Seat
}

/** What talks remember. */
export interface TalksFrame<Name extends string, Terms extends DealTerms> extends Frame {
  readonly step: Name
  readonly parties: SeatSet
  /** From 1. */
  readonly round: number
  /** Who waits for the next round. */
  readonly waiting: SeatSet
  /** Who is done with the talks. */
  readonly done: SeatSet
  readonly offers: readonly Offer<Terms>[]
  readonly made: readonly Made[]
}

type DealOffer<Id extends string, Terms extends DealTerms> = { readonly do: 'offer'; readonly to: Id } & Terms
type DealAnswer<Id extends string> =
  | { readonly do: 'accept' | 'reject'; readonly from: Id }
  | { readonly do: 'withdraw'; readonly to: Id }

export type DealAction<Id extends string, Terms extends DealTerms> =
  | DealOffer<Id, Terms>
  | DealAnswer<Id>
  | { readonly do: 'wait' | 'done' }

/** What talks of a game are about. */
export interface DealRules<State, Id extends string, Terms extends DealTerms> {
  readonly clause: string | null
  readonly seat: Named<Id, Seat>
  readonly rounds: number
  /** Whether an offer is known only to the two it is between. */
  isSecret(state: State): boolean
  /**
   * What a seat may offer another, its terms left open, by what it knows: `open` are the offers it knows of. What it has
   * promised in one of them is no longer its own to offer, so that it can keep its word whoever accepts.
   */
  terms(state: State, from: Seat, to: Seat, open: readonly Offer<Terms>[]): readonly Listed<Terms>[]
  /** Why an offer may not be accepted, by what the seat knows that would. */
  bar?(state: State, offer: Offer<Terms>, open: readonly Offer<Terms>[]): Refusal | null
  /** It is a deal. */
  strike(state: State, offer: Offer<Terms>, play: PlayContext): void
  prompt(state: State, seat: Seat): Prompt
}

/** The verbs of talks but `offer`, which carries a game's own terms after `to`. */
export const dealVerbs = <Id extends string>(seat: Named<Id, Seat>) => ({
  accept: verb('from', seat),
  reject: verb('from', seat),
  withdraw: verb('to', seat),
  wait: verb(),
  done: verb(),
})

const SEAT_NUMBER = numberOf<Seat>(0, 15)
const SEATS = numberOf<SeatSet>(0, EVERYONE)

/** The memory of talks, for `frameOf`. */
export const talksFields = <Terms extends Fields>(terms: Terms) => ({
  parties: SEATS,
  round: numberOf(1, 99),
  waiting: SEATS,
  done: SEATS,
  offers: listOf(recordOf({ from: SEAT_NUMBER, to: SEAT_NUMBER, terms: recordOf(terms) })),
  made: listOf(recordOf({ from: SEAT_NUMBER, to: SEAT_NUMBER })),
})

/** The terms of a game's offers, by how they are kept. */
export type TermsOf<Terms extends Fields> = FrozenOf<Terms>

/** Talks that begin between these seats. */
export const talksBetween = <Name extends string>(step: Name, parties: SeatSet): TalksFrame<Name, never> => ({
  step,
  parties,
  round: 1,
  waiting: NOBODY,
  done: NOBODY,
  offers: [],
  made: [],
})

const isBetween = ({ from, to }: Made, seat: Seat): boolean => from === seat || to === seat

/** Talks as a seat may know them: of secret ones no offer but its own. */
export const talksSeenBy = <T extends TalksFrame<string, DealTerms>>(frame: T, seat: Seat, isSecret: boolean): T =>
  isSecret
    ? {
        ...frame,
        offers: frame.offers.filter((offer) => isBetween(offer, seat)),
        made: frame.made.filter((made) => isBetween(made, seat)),
      }
    : frame

const ANSWERED: Readonly<Record<DealAnswer<string>['do'], string>> = {
  accept: 'struck',
  reject: 'rejected',
  withdraw: 'withdrawn',
}

/**
 * The step of talks. It tells of `deal-offered`, `deal-struck`, `deal-rejected`, `deal-withdrawn` and `deal-lapsed`, each
 * with who offered it to whom and its terms.
 */
export function talks<
  State extends Stacked<F>,
  F extends Frame,
  Name extends F['step'],
  Id extends string,
  Terms extends DealTerms,
>(
  rules: DealRules<State, Id, Terms>,
): AskingStep<State, TalksFrame<Name, Terms>, DealAction<Id, Terms>, Listed<DealAction<Id, Terms>>> {
  type Talks = TalksFrame<Name, Terms>
  type Action = DealAction<Id, Terms>
  const { clause, seat: seats } = rules
  const idOf = (seat: Seat): Id => seats.tell(seat)
  const refuse = (reason: string): Refusal => ({ reason, clause, params: {} })
  const change = (s: State, frame: Talks): void => become(s, frame as Frame as F)
  const offerFrom = (f: Talks, from: Seat, to: Seat): Offer<Terms> | undefined =>
    f.offers.find((offer) => offer.from === from && offer.to === to)
  const talking = (f: Talks): SeatSet => f.parties & ~f.done
  const knownTo = (s: State, f: Talks, seat: Seat): readonly Offer<Terms>[] =>
    talksSeenBy(f, seat, rules.isSecret(s)).offers

  function tell(s: State, key: string, { from, to, terms }: Offer<Terms>, play: PlayContext): void {
    const hears = rules.isSecret(s) ? only(from) | only(to) : EVERYONE
    play.tell({ key: `deal-${key}`, params: { ...terms, from: idOf(from), to: idOf(to) }, to: hears })
  }

  /** Why a seat may offer another nothing at all. */
  function offerBar(f: Talks, from: Seat, to: Seat): Refusal | null {
    if (from === to) return refuse('deal-self')
    if (!includes(talking(f), to)) return refuse('deal-away')
    if (offerFrom(f, from, to)) return refuse('deal-open')
    return f.made.some((made) => made.from === from && made.to === to) ? refuse('deal-made') : null
  }

  const offersTo = (s: State, f: Talks, from: Seat, to: Seat): Listed<Action>[] =>
    rules
      .terms(s, from, to, knownTo(s, f, from))
      .map((terms) => ({ do: 'offer', to: idOf(to), ...terms }) as Listed<Action>)

  const dropping = (f: Talks, isDropped: (offer: Offer<Terms>) => boolean): Talks => ({
    ...f,
    offers: f.offers.filter((offer) => !isDropped(offer)),
  })

  const acceptBar = (s: State, f: Talks, offer: Offer<Terms>): Refusal | null =>
    rules.bar?.(s, offer, knownTo(s, f, offer.to)) ?? null

  /** The offer that an answer speaks of. */
  function meant(f: Talks, seat: Seat, answer: DealAnswer<Id>): Offer<Terms> | undefined {
    return answer.do === 'withdraw'
      ? offerFrom(f, seat, seats.of(answer.to))
      : offerFrom(f, seats.of(answer.from), seat)
  }

  function answerTo(s: State, f: Talks, seat: Seat, answer: DealAnswer<Id>, play: PlayContext): void {
    const offer = meant(f, seat, answer)
    if (!offer) throw new Error('there is no such offer')
    tell(s, ANSWERED[answer.do], offer, play)
    change(
      s,
      dropping(f, (one) => one === offer),
    )
    if (answer.do === 'accept') rules.strike(s, offer, play)
  }

  function propose(s: State, f: Talks, from: Seat, action: DealOffer<Id, Terms>, play: PlayContext): void {
    const { do: _, to: id, ...terms } = action
    const to = seats.of(id)
    const offer = { from, to, terms: terms as DealTerms as Terms }
    tell(s, 'offered', offer, play)
    // Whoever offers something else has answered.
    const countered = dropping(f, (one) => one.from === to && one.to === from)
    change(s, {
      ...countered,
      offers: [...countered.offers, offer],
      made: [...f.made, { from, to }],
      waiting: rules.isSecret(s) ? f.waiting : without(f.waiting, to),
    })
  }

  function goAway(s: State, f: Talks, seat: Seat, play: PlayContext): void {
    for (const offer of f.offers) if (isBetween(offer, seat)) tell(s, 'lapsed', offer, play)
    change(s, { ...dropping(f, (offer) => isBetween(offer, seat)), done: f.done | only(seat) })
  }

  return {
    clause,
    asks: (_, f) => (seatsIn(talking(f)).length > 1 ? talking(f) & ~f.waiting : NOBODY),
    actions(s, f, seat) {
      const listed: Listed<Action>[] = []
      const add = (action: Action): number => listed.push(action as Listed<Action>)
      for (const other of seatsIn(without(talking(f), seat))) {
        const [theirs, mine] = [offerFrom(f, other, seat), offerFrom(f, seat, other)]
        if (theirs && !acceptBar(s, f, theirs)) add({ do: 'accept', from: idOf(other) })
        if (theirs) add({ do: 'reject', from: idOf(other) })
        if (mine) add({ do: 'withdraw', to: idOf(other) })
        if (!offerBar(f, seat, other)) listed.push(...offersTo(s, f, seat, other))
      }
      add({ do: 'wait' })
      add({ do: 'done' })
      return listed
    },
    refusal(s, f, seat, a) {
      switch (a.do) {
        case 'offer':
          return offerBar(f, seat, seats.of(a.to)) ?? amongListed(offersTo(s, f, seat, seats.of(a.to)), a, clause)
        case 'accept':
        case 'reject':
        case 'withdraw': {
          const offer = meant(f, seat, a)
          if (!offer) return refuse('deal-none')
          return a.do === 'accept' ? acceptBar(s, f, offer) : null
        }
        case 'wait':
        case 'done':
          return null
        default:
          return undefined
      }
    },
    play(s, f, seat, a, play) {
      play.seal()
      switch (a.do) {
        case 'offer':
          return propose(s, f, seat, a, play)
        case 'accept':
        case 'reject':
        case 'withdraw':
          return answerTo(s, f, seat, a, play)
        case 'wait':
          return change(s, { ...f, waiting: f.waiting | only(seat) })
        case 'done':
          return goAway(s, f, seat, play)
      }
    },
    run(s, f, play) {
      const isIdle = !rules.isSecret(s) && f.offers.length === 0
      if (f.round < rules.rounds && !isIdle && seatsIn(talking(f)).length > 1) {
        change(s, { ...f, round: f.round + 1, waiting: NOBODY, made: [] })
        return
      }
      for (const offer of f.offers) tell(s, 'lapsed', offer, play)
      leave(s)
    },
    prompt: (s, _, seat) => rules.prompt(s, seat),
  }
}
