import { type Chance, noChance, recordedChance, recording } from './chance.ts'
import { Fault } from './fault.ts'
import { type Game, type Happening, type Knowledge, type Outcome, type Prompt, type Refusal, unheard } from './game.ts'
import { OwnActions } from './provisional.ts'
import { type GameRecord, RECORD_FORMAT, type RecordedAction } from './record.ts'
import { includes, NOBODY, only, type Seat, type SeatSet, SPECTATOR, seatsIn } from './seats.ts'

/** Where a table's chance comes from, and what is written of it in the record. */
export interface ChanceSource {
  /** The chance of one action; `sequence` 0 is the set-up. */
  of(sequence: number): Chance
  readonly commitment: string | null
  readonly contributions: readonly string[]
  /** Asked for only when the game is over. */
  secret(): string | null
}

interface Entry<Action> {
  readonly seat: Seat
  readonly action: Action
  readonly draws: readonly number[]
  readonly happenings: readonly Happening[]
  /** It belongs to one gesture with the action before it. */
  readonly joined: boolean
}

/** What a seat saw at some moment of the past. */
export interface SeenMoment<State> {
  /** Its own to look at and to change. */
  readonly state: State
  /** What it was told since the moment before, and how many lines by then. */
  readonly happenings: readonly Happening[]
  readonly heard: number
}

/** What an action leads to from some state, which stays as it is. */
interface Played<State> {
  readonly state: State
  readonly draws: readonly number[]
  readonly happenings: readonly Happening[]
  /** It can no longer be taken back. */
  readonly seals: boolean
}

export type Answer =
  | { readonly refusal: Refusal }
  /** `sealed`: it and all before it can no longer be taken back, and everybody may see them. */
  | { readonly refusal: null; readonly sealed: boolean; readonly draws: readonly number[] }

export type GestureAnswer =
  /** `at` is the action that was refused, from 0: none of them was done. */
  | { readonly refusal: Refusal; readonly at: number }
  /** So many of them were done: all, or as far as the one that sealed. */
  | { readonly refusal: null; readonly done: number; readonly sealed: boolean; readonly draws: readonly number[] }

/** What a seat has ordered beforehand to be done now. */
export interface Ordered<Action> {
  readonly seat: Seat
  readonly action: Action
}

/**
 * What comes of a game when a seat is left, by who resigns or runs out of time: how it ends, or null where it goes on and
 * the computer takes the seat. A game of two ends, and the other has won it; one of more goes on, unless nobody stays
 * to play it. Whoever keeps tables asks this and nothing else, so that a game may one day say otherwise.
 */
export const whenLeft = (seats: readonly string[], seat: Seat, doesAnybodyStay = true): Outcome | null =>
  seats.length > 2 && doesAnybodyStay ? null : resignation(seats, seat)

/** Whoever resigns leaves the game to all others. */
const resignation = (seats: readonly string[], seat: Seat): Outcome => ({
  winners: [...seats.keys()].filter((other) => other !== seat),
  way: 'resigned',
  params: { seat: seats[seat] },
})

/**
 * One game being played, with what can still be taken back.
 *
 * An action is provisional, seen by its own seat alone, until chance is drawn, something comes to light,
 * somebody else is asked, or the game ends; then everything provisional is sealed. Where several are
 * asked at once they answer unseen, and the last answer seals them all; so a step that asks several
 * must not draw or reveal anything before all have answered, and must then `seal` them itself if the one
 * who answered last may be asked again. Until then each answers in a world where the others have not, so
 * whether a seat is still asked must not depend on their answers.
 *
 * An action is played once, and taking one back costs no more the more there are; only the answer that
 * seals those of several seats plays them all together. States are replaced, never changed.
 */
export class Table<State, Action, View, Options> {
  readonly seats: readonly string[]
  readonly #game: Game<State, Action, View, Options>
  readonly #options: Options
  readonly #id: string
  readonly #source: ChanceSource
  readonly #setup: Entry<null>
  readonly #sealed: Entry<Action>[] = []
  /** The state all seats may know of: no provisional action is in it. */
  #common: State
  /** Of all seats, in the order they were done. */
  #provisional: Entry<Action>[] = []
  /** By seat, the spectators' among them: after how many sealed actions each moment stood that it could tell apart. */
  readonly #moments = new Map<Seat, number[]>()
  /** After how many actions everything provisional was sealed, each time. */
  readonly #seals: number[] = [0]
  /** Of each seat that has any: the common state and its own provisional actions. */
  readonly #own = new Map<Seat, OwnActions<State, Action>>()
  /** The common state and all provisional actions, if it was asked for since the last of them. */
  #whole: State | null = null
  /** What each seat was told of sealed actions, as far as it was asked for. */
  readonly #told = new Map<Seat, { readonly lines: Happening[]; upTo: number }>()
  /** How the table ended, if not by the rules: somebody resigned, all agreed, time ran out. */
  #conclusion: Outcome | null = null
  /** Who has taken something back since: what these have ordered is not done for them, they are asked after all. */
  #changedMind: SeatSet = NOBODY

  constructor(game: Game<State, Action, View, Options>, options: Options, id: string, source: ChanceSource) {
    this.#game = game
    this.#options = options
    this.#id = id
    this.#source = source
    this.seats = game.seats(options)
    const chance = recording(source.of(0))
    const happenings: Happening[] = []
    this.#common = game.start(options, { chance, tell: (h) => happenings.push(h), seal() {} })
    this.#setup = { seat: SPECTATOR, action: null, draws: chance.draws, happenings, joined: false }
    for (const seat of [...this.seats.keys(), SPECTATOR]) this.#moments.set(seat, [0])
  }

  /**
   * How many moments a seat has seen, its own provisional actions included: what its next action answers. What others
   * did that it can know nothing of does not count.
   */
  sequence(seat: Seat): number {
    const seen = this.outcome() ? this.#sealed.length : (this.#moments.get(seat)?.length ?? 1) - 1
    return seen + this.provisionalCount(seat)
  }

  /**
   * The moments a seat can tell apart, from the set-up on: after how many sealed actions each of them stood. There is one
   * for each action that was its own or told it something, and for what else has changed what it sees once it was
   * sealed. When the game is over its record is everybody's, and every action is a moment.
   */
  moments(seat: Seat): readonly number[] {
    if (this.outcome()) return Array.from({ length: this.#sealed.length + 1 }, (_, at) => at)
    return this.#moments.get(seat) ?? []
  }

  /** One of these moments, played again from the beginning. Throws a `Fault` if there is none of that number. */
  moment(seat: Seat, at: number): SeenMoment<State> {
    const moments = this.moments(seat)
    const [upTo, since = -1] = [moments[at], moments[at - 1]]
    if (upTo === undefined) throw new Fault(`this table has ${moments.length - 1} moments; there is no moment ${at}`)
    const told = (entries: readonly Entry<unknown>[]): Happening[] =>
      entries.flatMap(({ happenings }) => happenings.filter(({ to }) => includes(to, seat)))
    const entries = [this.#setup, ...this.#sealed.slice(0, upTo)]
    return { state: this.#asSeen(seat, upTo), happenings: told(entries.slice(since + 1)), heard: told(entries).length }
  }

  /** The state after so many sealed actions. While it answered unseen a seat saw nothing of what others answered. */
  #asSeen(seat: Seat, upTo: number): State {
    const again = (draws: readonly number[]) => ({ chance: recordedChance(draws), tell() {}, seal() {} })
    const sealed = this.#seals.findLast((count) => count <= upTo) ?? 0
    const isUnseen = !this.outcome() && sealed < upTo && this.#sealed[upTo - 1].seat === seat
    const state = this.#game.start(this.#options, again(this.#setup.draws))
    for (const [i, { seat: by, action, draws }] of this.#sealed.slice(0, upTo).entries())
      if (i < sealed || !isUnseen || by === seat) this.#game.play(state, by, action, again(draws))
    return state
  }

  /** Does what a seat asks for, or says why not and changes nothing. `joined`: it is one gesture with the one before. */
  act(seat: Seat, action: Action, answering = this.sequence(seat), joined = false): Answer {
    if (answering !== this.sequence(seat)) return { refusal: { reason: 'stale', clause: null, params: { answering } } }
    const refusal = this.refusal(seat, action)
    if (refusal) return { refusal }
    const chance = this.#source.of(this.#sealed.length + this.#provisional.length + 1)
    const others = this.#provisional.length > this.provisionalCount(seat)
    const apart = this.#play(this.stateFor(seat), seat, action, others ? noChance : chance)
    const isAnswered = others && this.#askedApart(seat, apart.state) === NOBODY
    const played = others && (isAnswered || apart.seals) ? this.#play(this.truth(), seat, action, chance) : apart
    const { draws, happenings } = played
    this.#provisional.push({ seat, action, draws, happenings, joined: joined && this.canUndo(seat) })
    this.#whole = null
    if (played.seals) this.#seal(played.state)
    else this.#ownOf(seat).did(action, apart.state)
    return { refusal: null, sealed: played.seals, draws }
  }

  /**
   * Does several things of one seat as one gesture, to be taken back together: all of them, or none if one of them is
   * refused. What follows an action that seals is left undone: nobody could have meant it for what came to light, and
   * nobody learns from its refusal what the dice would show.
   */
  gesture(seat: Seat, actions: readonly Action[], answering = this.sequence(seat)): GestureAnswer {
    const changedMind = this.#changedMind
    for (const [at, action] of actions.entries()) {
      const answer = this.act(seat, action, at === 0 ? answering : undefined, at > 0)
      if (answer.refusal) {
        for (let i = 0; i < at; i++) this.#takeBack(seat)
        this.#changedMind = changedMind
        return { refusal: answer.refusal, at }
      }
      if (answer.sealed || at === actions.length - 1)
        return { refusal: null, done: at + 1, sealed: answer.sealed, draws: answer.draws }
    }
    throw new Fault('a gesture needs an action')
  }

  #play(before: State, seat: Seat, action: Action, from: Chance): Played<State> {
    const game = this.#game
    const state = game.clone(before)
    const chance = recording(from)
    const happenings: Happening[] = []
    let revealed = false
    game.play(state, seat, action, {
      chance,
      tell: (h) => happenings.push(h),
      seal: () => {
        revealed = true
      },
    })
    const asked = game.waiting(state)
    const passed = asked === NOBODY || (asked & ~game.waiting(before)) !== NOBODY
    return { state, draws: chance.draws, happenings, seals: revealed || passed || chance.draws.length > 0 }
  }

  #seal(state: State): void {
    this.#rememberMoments(state)
    this.#sealed.push(...this.#provisional)
    this.#seals.push(this.#sealed.length)
    this.#common = state
    this.#dropProvisional()
    this.#changedMind = NOBODY
  }

  #dropProvisional(): void {
    this.#provisional = []
    this.#own.clear()
    this.#whole = null
  }

  /** How many actions a seat has done that it can still take back. */
  provisionalCount(seat: Seat): number {
    return this.#own.get(seat)?.count ?? 0
  }

  /** Whether a seat has anything to take back. */
  canUndo(seat: Seat): boolean {
    return this.provisionalCount(seat) > 0
  }

  /** Takes back a seat's last gesture, or only the last action of it. */
  undo(seat: Seat, what: 'gesture' | 'action' = 'gesture'): void {
    if (!this.canUndo(seat)) throw new Fault('there is nothing to take back')
    while (this.#takeBack(seat).joined && what === 'gesture');
    this.#changedMind |= only(seat)
  }

  #takeBack(seat: Seat): Entry<Action> {
    const own = this.#ownOf(seat)
    own.takeBack()
    if (own.count === 0) this.#own.delete(seat)
    const [last] = this.#provisional.splice(
      this.#provisional.findLastIndex((entry) => entry.seat === seat),
      1,
    )
    this.#whole = null
    return last
  }

  /** The state as one seat knows it to be: common knowledge and its own provisional actions. */
  stateFor(seat: Seat): State {
    return this.#own.get(seat)?.state ?? this.#common
  }

  /** The whole truth, every provisional action included: for the authority alone. */
  truth(): State {
    if (this.#own.size === 0) return this.#common
    if (this.#own.size === 1) return this.stateFor(this.#provisional[0].seat)
    this.#whole ??= this.#playTogether()
    return this.#whole
  }

  #playTogether(): State {
    const state = this.#game.clone(this.#common)
    for (const { seat, action } of this.#provisional) this.#game.play(state, seat, action, unheard(noChance))
    return state
  }

  view(seat: Seat): View {
    return this.#game.view(this.stateFor(seat), seat)
  }

  prompt(seat: Seat): Prompt {
    return this.#game.prompt(this.stateFor(seat), seat)
  }

  actions(seat: Seat): readonly Action[] {
    return this.#game.actions(this.stateFor(seat), seat)
  }

  /** What this action would be answered, without doing it. */
  refusal(seat: Seat, action: Action): Refusal | null {
    if (this.#conclusion) return { reason: 'game-over', clause: null, params: {} }
    return this.#game.refusal(this.stateFor(seat), seat, action)
  }

  /** An answer that is asked for now and was ordered beforehand, if there is one: `act` with it for its seat. */
  standing(): Ordered<Action> | null {
    for (const seat of seatsIn(this.asked())) {
      const action = this.#ordered(seat)
      if (action !== null) return { seat, action }
    }
    return null
  }

  /** Who is asked, but has ordered the answer beforehand. For the authority alone. */
  ordered(): SeatSet {
    let set = NOBODY
    for (const seat of seatsIn(this.asked())) if (this.#ordered(seat) !== null) set |= only(seat)
    return set
  }

  #ordered(seat: Seat): Action | null {
    if (!this.#game.standing || includes(this.#changedMind, seat)) return null
    return this.#game.standing(this.stateFor(seat), seat)
  }

  /** Whether those who are asked answer what somebody else did: see `Game.isWindow`. */
  isWindow(): boolean {
    return !this.#conclusion && (this.#game.isWindow?.(this.#common) ?? false)
  }

  /** How many actions are sealed: for the authority alone, as long as the game goes on. */
  sealedCount(): number {
    return this.#sealed.length
  }

  /** How many of them a seat did. */
  sealedBy(seat: Seat): number {
    return this.#sealed.reduce((count, entry) => count + (entry.seat === seat ? 1 : 0), 0)
  }

  /** Everything this seat was told, in order. */
  heard(seat: Seat): Happening[] {
    return this.heardSince(seat, 0)
  }

  /** The same from a given line on; its cost does not grow with what was told before. */
  heardSince(seat: Seat, line: number): Happening[] {
    const settled = this.#settled(seat)
    const own = this.canUndo(seat) ? this.#provisional.filter((entry) => entry.seat === seat) : []
    const provisional = own.flatMap((entry) => entry.happenings.filter(({ to }) => includes(to, seat)))
    return [...settled.slice(line), ...provisional.slice(Math.max(0, line - settled.length))]
  }

  /** How many of those lines stand for good; the ones after them go when their actions are taken back. */
  settledLines(seat: Seat): number {
    return this.#settled(seat).length
  }

  knowledge(seat: Seat): Knowledge<View> {
    return { seat, view: this.view(seat), heard: this.heard(seat) }
  }

  /** Who has still to act. Where several answer unseen, this too is for the authority alone. */
  asked(): SeatSet {
    if (this.#conclusion) return NOBODY
    return this.#own.size > 1 ? this.#askedApart(SPECTATOR, this.#common) : this.#game.waiting(this.truth())
  }

  /** Which seats are asked in the world each of them knows, if one of them knows this. */
  #askedApart(knower: Seat, known: State): SeatSet {
    let asked = NOBODY
    for (const seat of this.seats.keys())
      asked |= this.#game.waiting(seat === knower ? known : this.stateFor(seat)) & only(seat)
    return asked
  }

  /** Whether it ended otherwise than by the rules. */
  isConcluded(): boolean {
    return this.#conclusion !== null
  }

  /** Who has still to act as far as everybody may know: an answer given unseen does not show. */
  askedOpenly(): SeatSet {
    return this.#conclusion ? NOBODY : this.#game.waiting(this.#common)
  }

  /** Ends the table otherwise than by the rules. What was still provisional is dropped. */
  conclude(outcome: Outcome): void {
    if (this.outcome()) throw new Fault('the game is over')
    this.#conclusion = outcome
    this.#dropProvisional()
  }

  outcome(): Outcome | null {
    return this.#conclusion ?? this.#game.outcome(this.#common)
  }

  /** The table so far, without what can still be taken back, and with its secret once it is over. */
  record(): GameRecord {
    const outcome = this.outcome()
    return {
      format: RECORD_FORMAT,
      game: this.#game.id,
      edition: this.#game.edition,
      table: this.#id,
      options: this.#options,
      commitment: this.#source.commitment,
      contributions: this.#source.contributions,
      secret: outcome ? this.#source.secret() : null,
      setup: this.#setup.draws,
      actions: this.#sealed.map(
        ({ seat, action, draws, joined }): RecordedAction => ({
          seat: this.seats[seat],
          action,
          ...(draws.length > 0 ? { draws } : {}),
          ...(joined ? { joined } : {}),
        }),
      ),
      outcome,
      concluded: this.#conclusion !== null,
    }
  }

  #settled(seat: Seat): readonly Happening[] {
    const hears = (happening: Happening): boolean => includes(happening.to, seat)
    const told = this.#told.get(seat) ?? { lines: this.#setup.happenings.filter(hears), upTo: 0 }
    for (; told.upTo < this.#sealed.length; told.upTo++)
      told.lines.push(...this.#sealed[told.upTo].happenings.filter(hears))
    this.#told.set(seat, told)
    return told.lines
  }

  /** Everything provisional is about to be sealed, which leads to this state: what of it each seat can tell apart. */
  #rememberMoments(after: State): void {
    const from = this.#sealed.length
    const end = from + this.#provisional.length
    for (const [seat, moments] of this.#moments) {
      const before = moments.length
      let isShown = false
      for (const [i, { seat: by, happenings }] of this.#provisional.entries()) {
        const isTold = happenings.some(({ to }) => includes(to, seat))
        if (isTold || by === seat) moments.push(from + i + 1)
        isShown ||= by === seat ? from + i + 1 === end : isTold
      }
      // Nothing tells it that others have done something too: then it knows only if it sees it.
      if (!isShown && this.#looksOther(seat, after)) moments.push(end)
      else if (moments.length > before) moments[moments.length - 1] = end
    }
  }

  #looksOther(seat: Seat, after: State): boolean {
    const seen = (state: State): string => JSON.stringify(this.#game.view(state, seat))
    return seen(this.stateFor(seat)) !== seen(after)
  }

  #ownOf(seat: Seat): OwnActions<State, Action> {
    const own = this.#own.get(seat) ?? new OwnActions(this.#game, seat, this.#common)
    this.#own.set(seat, own)
    return own
  }
}
