import { type Chance, noChance, recordedChance, recording } from './chance.ts'
import { Fault } from './fault.ts'
import type { Game, Happening, Knowledge, Outcome, Prompt, Refusal } from './game.ts'
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
}

/** What a seat saw at some moment of the past. */
export interface SeenMoment<State> {
  /** Its own to look at and to change. */
  readonly state: State
  /** What it was told since the moment before, and how many lines by then. */
  readonly happenings: readonly Happening[]
  readonly heard: number
}

export type Answer =
  | { readonly refusal: Refusal }
  /** `sealed`: it and all before it can no longer be taken back, and everybody may see them. */
  | { readonly refusal: null; readonly sealed: boolean; readonly draws: readonly number[] }

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
 * who answered last may be asked again.
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
  #provisional: Entry<Action>[] = []
  /** The common state and all provisional actions. */
  #live: State
  /** By seat, the spectators' among them: after how many sealed actions each moment stood that it could tell apart. */
  readonly #moments = new Map<Seat, number[]>()
  /** After how many actions everything provisional was sealed, each time. */
  readonly #seals: number[] = [0]
  /** What each seat was told of sealed actions, as far as it was asked for. */
  readonly #told = new Map<Seat, { readonly lines: Happening[]; upTo: number }>()
  /** How the table ended, if not by the rules: somebody resigned, all agreed, time ran out. */
  #conclusion: Outcome | null = null
  /** Who has taken something back since: what these have ordered is not done for them, they are asked after all. */
  #changedMind: SeatSet = NOBODY
  /** The common state and one seat's provisional actions, where others have some too. */
  #apart = new Map<Seat, State>()

  constructor(game: Game<State, Action, View, Options>, options: Options, id: string, source: ChanceSource) {
    this.#game = game
    this.#options = options
    this.#id = id
    this.#source = source
    this.seats = game.seats(options)
    const chance = recording(source.of(0))
    const happenings: Happening[] = []
    this.#common = game.start(options, { chance, tell: (h) => happenings.push(h), seal() {} })
    this.#live = game.clone(this.#common)
    this.#setup = { seat: SPECTATOR, action: null, draws: chance.draws, happenings }
    for (const seat of [...this.seats.keys(), SPECTATOR]) this.#moments.set(seat, [0])
  }

  /**
   * How many moments a seat has seen, its own provisional actions included: what its next action answers. What others
   * did that it can know nothing of does not count.
   */
  sequence(seat: Seat): number {
    const seen = this.outcome() ? this.#sealed.length : (this.#moments.get(seat)?.length ?? 1) - 1
    return seen + this.#own(seat).length
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

  /** Does what a seat asks for, or says why not and changes nothing. */
  act(seat: Seat, action: Action, answering = this.sequence(seat)): Answer {
    if (answering !== this.sequence(seat)) return { refusal: { reason: 'stale', clause: null, params: { answering } } }
    const refusal = this.refusal(seat, action)
    if (refusal) return { refusal }
    const game = this.#game
    const next = game.clone(this.#live)
    const askedBefore = game.waiting(next)
    const chance = recording(this.#source.of(this.#sealed.length + this.#provisional.length + 1))
    const happenings: Happening[] = []
    let revealed = false
    game.play(next, seat, action, {
      chance,
      tell: (h) => happenings.push(h),
      seal: () => {
        revealed = true
      },
    })
    const asked = game.waiting(next)
    const passed = asked === NOBODY || (asked & ~askedBefore) !== NOBODY
    this.#live = next
    this.#apart.clear()
    this.#provisional.push({ seat, action, draws: chance.draws, happenings })
    const sealed = revealed || passed || chance.draws.length > 0
    if (sealed) {
      this.#rememberMoments(next)
      this.#sealed.push(...this.#provisional)
      this.#seals.push(this.#sealed.length)
      this.#provisional = []
      this.#changedMind = NOBODY
      this.#common = game.clone(next)
    }
    return { refusal: null, sealed, draws: chance.draws }
  }

  /** Whether a seat has anything to take back. */
  canUndo(seat: Seat): boolean {
    return this.#own(seat).length > 0
  }

  /** Takes back a seat's last provisional action. */
  undo(seat: Seat): void {
    const last = this.#provisional.findLastIndex((entry) => entry.seat === seat)
    if (last < 0) throw new Fault('there is nothing to take back')
    this.#provisional.splice(last, 1)
    this.#changedMind |= only(seat)
    this.#apart.clear()
    this.#live = this.#withProvisional(this.#provisional)
  }

  /** The state as one seat knows it to be: common knowledge and its own provisional actions. */
  stateFor(seat: Seat): State {
    if (this.#provisional.every((entry) => entry.seat === seat)) return this.#live
    const known = this.#apart.get(seat) ?? this.#withProvisional(this.#own(seat))
    this.#apart.set(seat, known)
    return known
  }

  /** The whole truth, every provisional action included: for the authority alone. */
  truth(): State {
    return this.#live
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
    const provisional = this.#own(seat).flatMap((entry) => entry.happenings.filter(({ to }) => includes(to, seat)))
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
    return this.#conclusion ? NOBODY : this.#game.waiting(this.#live)
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
    this.#provisional = []
    this.#apart.clear()
    this.#live = this.#game.clone(this.#common)
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
      actions: this.#sealed.map(({ seat, action, draws }): RecordedAction => {
        const entry = { seat: this.seats[seat], action }
        return draws.length > 0 ? { ...entry, draws } : entry
      }),
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
    const own = this.#own(seat)
    const before = own.length === 0 ? this.#common : this.#withProvisional(own)
    const seen = (state: State): string => JSON.stringify(this.#game.view(state, seat))
    return seen(before) !== seen(after)
  }

  #own(seat: Seat): Entry<Action>[] {
    return this.#provisional.filter((entry) => entry.seat === seat)
  }

  #withProvisional(entries: readonly Entry<Action>[]): State {
    const state = this.#game.clone(this.#common)
    for (const { seat, action } of entries)
      this.#game.play(state, seat, action, { chance: noChance, tell() {}, seal() {} })
    return state
  }
}
