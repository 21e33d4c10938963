import { type Chance, noChance, recordedChance, recording } from './chance.ts'
import { Chronicle, type Entry, NO_SEAT, recordedEntries, type SealedEntry } from './chronicle.ts'
import { Fault } from './fault.ts'
import {
  type Game,
  type Happening,
  type Knowledge,
  type Outcome,
  type PlayContext,
  type Prompt,
  type Refusal,
  unheard,
} from './game.ts'
import { HeldOrders } from './held-orders.ts'
import { type Interruption, interrupt, unknownTo } from './leaving.ts'
import type { Listed } from './open.ts'
import { OwnActions } from './provisional.ts'
import { type GameRecord, inShort, isInterruption, RECORD_FORMAT, type RecordEntry } from './record.ts'
import { includes, isPassedOn, NOBODY, only, type Seat, type SeatSet, SPECTATOR, seatsIn } from './seats.ts'

/** Where a table's chance comes from, and what is written of it in the record. */
export interface ChanceSource {
  /** The chance of one action; `sequence` 0 is the set-up. */
  of(sequence: number): Chance
  readonly commitment: string | null
  readonly contributions: readonly string[]
  /** Asked for only when the game is over. */
  secret(): string | null
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
  /**
   * `sealed`: it and all before it can no longer be taken back, and everybody may see them. `draws` are those of all that
   * came of it, the orders that took effect by it included.
   */
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
 * Who passes without being asked where it is unable to answer: whoever has ordered it, or those a table's keeper names,
 * since nobody else is there who could tell anything by it, or could not but.
 */
export type Spared = 'ordered' | SeatSet

/** A question put to several who answer unseen: whom, and what. */
export interface OpenQuestion {
  readonly seats: SeatSet
  readonly prompt: Prompt
}

/** What came of telling the rules something: see `Table.interrupt`. */
export interface Interrupted {
  /** All that was drawn. */
  readonly draws: readonly number[]
  /** How many entries stood for good before it. */
  readonly after: number
  /** What was provisional and stands behind it, of all that was: the place of each among them, and what it drew. */
  readonly kept: readonly { readonly was: number; readonly draws: readonly number[] }[]
  /** Whether all of that stands for good too: everybody had answered who was still asked. */
  readonly sealed: boolean
}

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
 * An order (`Game.orders`) takes effect at once where nobody has anything provisional, nor may have it unseen because
 * several are asked or a window is open. Otherwise it is held, so that it tells nothing of what the others do and changes
 * nothing for them, and takes effect right after the next seal, in the order given. Its giver sees it as given either
 * way, and cannot tell by his scene which way it was. He takes it back by another order.
 *
 * An action is played once, and taking one back costs no more the more there are; only the answer that
 * seals those of several seats plays them all together. States are replaced, never changed.
 */
export class Table<State, Action, View, Options, Offered = Listed<Action>> {
  readonly seats: readonly string[]
  readonly #game: Game<State, Action, View, Options, Offered>
  /** What was settled before it began. */
  readonly options: Options
  readonly #id: string
  readonly #source: ChanceSource
  /** The state it began from, where that was not the set-up. */
  readonly #begins: State | null
  /** What stands for good. */
  readonly #chronicle: Chronicle<Action>
  /** The state all seats may know of: no provisional action is in it. */
  #common: State
  /** Of all seats, in the order they were done. */
  #provisional: Entry<Action>[] = []
  /** Of each seat that has any: the common state and its own provisional actions. */
  readonly #own = new Map<Seat, OwnActions<State, Action>>()
  readonly #held: HeldOrders<State, Action>
  /** Of each seat that has ordered something since the last seal: how many lines it had been told before. */
  readonly #orderedAfter = new Map<Seat, number>()
  /** The common state and all provisional actions, if it was asked for since the last of them. */
  #whole: State | null = null
  /** How the table ended, if not by the rules: somebody resigned, all agreed, time ran out. */
  #conclusion: Outcome | null = null
  /** Who has taken something back since: what these have ordered is not done for them, they are asked after all. */
  #changedMind: SeatSet = NOBODY
  /** Who was left, and taken out of play. */
  #left: SeatSet = NOBODY
  #isTimeUp = false

  /** `begins`: a state as the game encodes it, to begin from instead of the set-up. */
  constructor(
    game: Game<State, Action, View, Options, Offered>,
    options: Options,
    id: string,
    source: ChanceSource,
    begins?: unknown,
  ) {
    this.#game = game
    this.#held = new HeldOrders(game)
    this.options = options
    this.#id = id
    this.#source = source
    this.seats = game.seats(options)
    const chance = recording(source.of(0))
    const happenings: Happening[] = []
    this.#begins = begins === undefined ? null : game.decode(begins)
    this.#common = this.#begins ?? game.start(options, { chance, tell: (h) => happenings.push(h), seal() {} })
    const setup = { seat: SPECTATOR, action: null, draws: chance.draws, happenings, joined: false }
    this.#chronicle = new Chronicle(this.seats.length, setup)
  }

  /**
   * How many moments a seat has seen, its own provisional actions included: what its next action answers. What others
   * did that it can know nothing of does not count.
   */
  sequence(seat: Seat): number {
    const seen = this.outcome() ? this.sealedCount() : Math.max(0, this.#chronicle.moments(seat).length - 1)
    return seen + this.provisionalCount(seat) + this.#held.of(seat).length
  }

  /**
   * The moments a seat can tell apart, from the set-up on: after how many sealed actions each of them stood. There is one
   * for each action that was its own or told it something, and for what else has changed what it sees once it was
   * sealed; also for its orders that are still held. When the game is over its record is everybody's, and every action is
   * a moment.
   */
  moments(seat: Seat): readonly number[] {
    if (this.outcome()) return Array.from({ length: this.sealedCount() + 1 }, (_, at) => at)
    const moments = this.#chronicle.moments(seat)
    const held = this.#held.of(seat)
    return held.length === 0 ? moments : [...moments, ...held.map(() => this.sealedCount())]
  }

  /** One of these moments, played again from the beginning. Throws a `Fault` if there is none of that number. */
  moment(seat: Seat, at: number): SeenMoment<State> {
    const moments = this.moments(seat)
    const [upTo, since = -1] = [moments[at], moments[at - 1]]
    if (upTo === undefined) throw new Fault(`this table has ${moments.length - 1} moments; there is no moment ${at}`)
    const told = (after: number): Happening[] => this.#chronicle.toldBetween(seat, after, upTo)
    const orders = this.#held.of(seat).slice(0, Math.max(0, at + 1 - this.#chronicle.moments(seat).length))
    return {
      state: this.#held.with(this.#asSeen(seat, upTo), orders),
      happenings: orders.at(-1)?.told ?? told(since),
      heard: told(-1).length + orders.flatMap((order) => order.told).length,
    }
  }

  /** The state after so many sealed actions. While it answered unseen a seat saw nothing of what others answered. */
  #asSeen(seat: Seat, upTo: number): State {
    const again = (draws: readonly number[]) => ({ chance: recordedChance(draws), tell() {}, seal() {} })
    const { setup, entries } = this.#chronicle
    const sealed = this.#chronicle.sealedBefore(upTo)
    const isUnseen = !this.outcome() && sealed < upTo && entries[upTo - 1].seat === seat
    const begun = this.#begins
    const state = begun === null ? this.#game.start(this.options, again(setup.draws)) : this.#game.clone(begun)
    for (const [i, entry] of entries.slice(0, upTo).entries())
      if ('interruption' in entry) interrupt(this.#game, state, entry.interruption, again(entry.draws))
      else if (i < sealed || !isUnseen || entry.seat === seat)
        this.#game.play(state, entry.seat, entry.action, again(entry.draws))
    return state
  }

  /**
   * Does what a seat asks for, or says why not and changes nothing. `joined`: it is one gesture with the one before. An
   * order answers nothing, whatever else has been done since.
   */
  act(seat: Seat, action: Action, answering = this.sequence(seat), joined = false): Answer {
    if (this.isOrder(action)) return this.#order(seat, action)
    if (answering !== this.sequence(seat)) return { refusal: { reason: 'stale', clause: null, params: { answering } } }
    const refusal = this.refusal(seat, action)
    if (refusal) return { refusal }
    const chance = this.#source.of(this.sealedCount() + this.#provisional.length + 1)
    const others = this.#provisional.length > this.provisionalCount(seat)
    const apart = this.#play(this.stateFor(seat), seat, action, others ? noChance : chance)
    const isAnswered = others && this.#askedApart(seat, apart.state) === NOBODY
    const played = others && (isAnswered || apart.seals) ? this.#play(this.truth(), seat, action, chance) : apart
    const { draws, happenings } = played
    this.#provisional.push({ seat, action, draws, happenings, joined: joined && this.canUndo(seat) })
    this.#whole = null
    if (played.seals) return { refusal: null, sealed: true, draws: [...draws, ...this.#seal(played.state)] }
    this.#ownOf(seat).did(action, apart.state)
    return { refusal: null, sealed: false, draws }
  }

  /** Does what a record tells next; throws a `Fault` where that breaks. Orders stand in it where they took effect. */
  actAsRecorded(entry: RecordEntry): void {
    const number = this.sealedCount() + this.#provisional.length + 1
    const broken = (why: string): Fault => new Fault(`the record breaks at action ${number}: ${why}`)
    const seat = entry.seat === undefined ? NO_SEAT : this.seats.indexOf(entry.seat)
    if (entry.seat !== undefined && seat < 0) throw broken(`there is no seat "${entry.seat}"`)
    if (isInterruption(entry)) {
      const kind = entry.interruption
      const interruption: Interruption = kind === 'left' ? { kind, seat } : { kind }
      const problem = this.whyNotInterrupted(interruption)
      if (problem !== null) throw broken(problem)
      this.interrupt(interruption)
      return
    }
    const { action: json, joined } = entry
    const action = this.#game.readAction(json, this.options)
    const isOrder = this.isOrder(action)
    if (isOrder && this.#provisional.length > 0) throw broken('an order stands before what it could not precede')
    const { refusal } = isOrder ? this.#takeEffect(seat, action) : this.act(seat, action, undefined, joined)
    if (refusal) throw broken(inShort(refusal))
    if (entry.sealed) this.#sealAsRecorded()
  }

  /** Seals what could still be taken back, for a table that goes on from there: others have seen it. */
  #sealAsRecorded(): void {
    const last = this.#provisional.at(-1)
    if (!last) return
    this.#provisional[this.#provisional.length - 1] = { ...last, sealed: true }
    this.#seal(this.truth())
  }

  /**
   * Does several things of one seat as one gesture, to be taken back together: all of them, or none if one of them is
   * refused. What follows an action that seals is left undone: nobody could have meant it for what came to light, and
   * nobody learns from its refusal what the dice would show.
   */
  gesture(seat: Seat, actions: readonly Action[], answering = this.sequence(seat)): GestureAnswer {
    if (actions.length > 1 && actions.some((action) => this.isOrder(action)))
      throw new Fault('an order is given by itself, not within a gesture')
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

  #play(before: State, seat: Seat, action: Action, chance: Chance): Played<State> {
    return this.#change(before, chance, (state, play) => this.#game.play(state, seat, action, play))
  }

  #change(before: State, from: Chance, run: (state: State, play: PlayContext) => void): Played<State> {
    const game = this.#game
    const state = game.clone(before)
    const chance = recording(from)
    const happenings: Happening[] = []
    let revealed = false
    run(state, {
      chance,
      tell: (h) => happenings.push(h),
      seal: () => {
        revealed = true
      },
    })
    const passed = isPassedOn(game.waiting(before), game.waiting(state))
    return { state, draws: chance.draws, happenings, seals: revealed || passed || chance.draws.length > 0 }
  }

  /**
   * Tells the rules that a seat was left and is out of play, or that the agreed time is up. It stands at once, for all to
   * see, before everything provisional. What the others have done and could take back is done again behind it, as
   * far as it may still be done; what who left had not finished is dropped.
   */
  interrupt(interruption: Interruption): Interrupted {
    const problem = this.whyNotInterrupted(interruption)
    if (problem !== null) throw new Fault(problem)
    const after = this.sealedCount()
    const provisional = this.#provisional
    this.#dropProvisional()
    const { state, draws, happenings } = this.#change(this.#common, this.#source.of(after + 1), (now, play) =>
      interrupt(this.#game, now, interruption, play),
    )
    this.#stand([{ seat: NO_SEAT, action: null, draws, happenings, joined: false, interruption }], state)
    if (interruption.kind === 'left') this.#left |= only(interruption.seat)
    else this.#isTimeUp = true
    const kept = this.#doAgain(provisional, interruption.kind === 'left' ? interruption.seat : NO_SEAT)
    const sealed = kept.length > 0 && this.#provisional.length === 0
    const ordered = this.#mayBeUnsealed() ? [] : this.#release()
    return { draws: [...draws, ...kept.flatMap((again) => again.draws), ...ordered], after, kept, sealed }
  }

  /** Gestures of each seat, up to the first that may no longer be done, or that seals: the rest was meant otherwise. */
  #doAgain(entries: readonly Entry<Action>[], left: Seat): Interrupted['kept'] {
    const kept: Interrupted['kept'][number][] = []
    let undone = left === NO_SEAT ? NOBODY : only(left)
    for (let was = 0, next = 0; was < entries.length; was = next) {
      for (next = was + 1; entries[next]?.joined; next++);
      const { seat } = entries[was]
      if (includes(undone, seat)) continue
      const answer = this.gesture(
        seat,
        entries.slice(was, next).map(({ action }) => action),
      )
      if (answer.refusal) undone |= only(seat)
      else
        for (let i = 0; i < answer.done; i++)
          kept.push({ was: was + i, draws: i + 1 < answer.done ? [] : answer.draws })
      if (answer.refusal === null && answer.sealed) break
    }
    return kept
  }

  /** Why the rules cannot be told this now; null if they can. */
  whyNotInterrupted(interruption: Interruption): string | null {
    if (this.outcome()) return 'the game is over'
    const unknown = unknownTo(this.#game, interruption)
    if (unknown !== null) return unknown
    if (interruption.kind === 'time-up') return this.#isTimeUp ? 'the agreed time was up before' : null
    const { seat } = interruption
    return this.isOut(seat) && !includes(this.asked(), seat) ? `${this.seats[seat]} was left before` : null
  }

  /** Whether a seat was left, is out of play, and has not come back. */
  isOut(seat: Seat): boolean {
    return includes(this.#left, seat) && (this.#game.isOut?.(this.#common, seat) ?? true)
  }

  /** Everything provisional is sealed; then what was ordered meanwhile takes effect. Answers with what that drew. */
  #seal(state: State): number[] {
    this.#stand(this.#provisional, state)
    this.#dropProvisional()
    this.#changedMind = NOBODY
    return this.#release()
  }

  /** What was ordered and held takes effect, where nothing is provisional. */
  #release(): number[] {
    this.#orderedAfter.clear()
    const held = this.#held.release(this.#common)
    const draws = held.standing.flatMap(({ seat, action }) => {
      const answer = this.#takeEffect(seat, action)
      return answer.refusal ? [] : answer.draws
    })
    // Its giver, who saw it, sees that nothing comes of it.
    for (const { seat } of held.void) this.#chronicle.addMoment(seat)
    return draws
  }

  /** These stand for good, and lead to this state. */
  #stand(entries: readonly SealedEntry<Action>[], state: State): void {
    this.#chronicle.add(entries, (seat) => this.#looksOther(seat, state))
    this.#common = state
  }

  #dropProvisional(): void {
    this.#provisional = []
    this.#own.clear()
    this.#whole = null
  }

  // Orders

  isOrder(action: Action): boolean {
    return this.#game.orders?.includes(action) ?? false
  }

  /** What a seat may order now, whoever is asked. */
  orders(seat: Seat): readonly Action[] {
    const { orders } = this.#game
    return !orders || this.outcome() || seat >= this.seats.length ? [] : orders.actions(this.#seenBy(seat), seat)
  }

  #order(seat: Seat, action: Action): Answer {
    const refusal = this.refusal(seat, action)
    if (refusal) return { refusal }
    if (!this.#orderedAfter.has(seat)) this.#orderedAfter.set(seat, this.#chronicle.told(seat).length)
    if (!this.#mayBeUnsealed()) return this.#takeEffect(seat, action)
    this.#held.hold(seat, action, this.#seenBy(seat))
    return { refusal: null, sealed: false, draws: [] }
  }

  /** Whether anybody has done what can still be taken back, or where that is not for all to know, could have. */
  #mayBeUnsealed(): boolean {
    return this.#provisional.length > 0 || this.answersUnseen() || seatsIn(this.askedOpenly()).length > 1
  }

  /** An order is done on what everybody knows, where nothing is provisional. */
  #takeEffect(seat: Seat, action: Action): Answer {
    const refusal = this.#game.refusal(this.#common, seat, action)
    if (refusal) return { refusal }
    const { state, draws, happenings } = this.#play(this.#common, seat, action, this.#source.of(this.sealedCount() + 1))
    this.#stand([{ seat, action, draws, happenings, joined: false }], state)
    return { refusal: null, sealed: true, draws }
  }

  /** The state as a seat knows it, with what it has ordered as if that had taken effect. */
  #seenBy(seat: Seat): State {
    return this.#held.shownTo(seat, this.stateFor(seat))
  }

  // What can be taken back

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
    return this.#game.view(this.#seenBy(seat), seat)
  }

  prompt(seat: Seat): Prompt {
    return this.#game.prompt(this.stateFor(seat), seat)
  }

  actions(seat: Seat): readonly Offered[] {
    return this.#game.actions(this.stateFor(seat), seat)
  }

  /** What this action would be answered, without doing it. */
  refusal(seat: Seat, action: Action): Refusal | null {
    if (this.#conclusion) return { reason: 'game-over', clause: null, params: {} }
    return this.#game.refusal(this.isOrder(action) ? this.#seenBy(seat) : this.stateFor(seat), seat, action)
  }

  /** An answer that is asked for now and was ordered beforehand, if there is one: `act` with it for its seat. */
  standing(spared: Spared = 'ordered'): Ordered<Action> | null {
    for (const seat of seatsIn(this.asked())) {
      const action = this.#ordered(seat, spared)
      if (action !== null) return { seat, action }
    }
    return null
  }

  /** Who is asked, but has ordered the answer beforehand. For the authority alone. */
  ordered(spared: Spared = 'ordered'): SeatSet {
    let set = NOBODY
    for (const seat of seatsIn(this.asked())) if (this.#ordered(seat, spared) !== null) set |= only(seat)
    return set
  }

  /** By its orders as it sees them: what it recalled a moment ago answers nothing more. */
  #ordered(seat: Seat, spared: Spared): Action | null {
    if (includes(this.#changedMind, seat)) return null
    const game = this.#game
    const state = this.#seenBy(seat)
    const ordered = game.standing?.(state, seat) ?? null
    if (ordered !== null || !this.answersUnseen() || !game.isUnable?.(state, seat)) return ordered
    const isSpared = spared === 'ordered' ? (game.passesUnable?.(state, seat) ?? false) : includes(spared, seat)
    return isSpared ? this.passing(seat) : null
  }

  /** How a seat that is asked now, among those who answer unseen, answers nothing: `act` with it. */
  passing(seat: Seat): Action {
    if (!this.#game.passing) throw new Error(`${this.#game.id} knows no answer that answers nothing`)
    return this.#game.passing(this.stateFor(seat), seat)
  }

  /** What everybody may know that those are asked who answer unseen now; null where nobody does. */
  openQuestion(): OpenQuestion | null {
    if (!this.answersUnseen() || !this.#game.passing) return null
    const seats = this.askedOpenly()
    const [seat] = seatsIn(seats)
    return seat === undefined ? null : { seats, prompt: this.#game.prompt(this.#common, seat) }
  }

  /** How a seat that is asked, and has done nothing yet, leaves it at that (`Game.forgoing`); null where it may not. */
  forgoing(seat: Seat): Action | null {
    if (!includes(this.asked(), seat) || this.canUndo(seat)) return null
    return this.#game.forgoing?.(this.#common, seat) ?? null
  }

  /**
   * What all may see while a seat decides in the open (`Game.decidesOpenly`), with what it has done so far; null where it
   * does not.
   */
  openView(seat: Seat): View | null {
    const decides = this.#game.decidesOpenly
    if (!decides || !includes(this.askedOpenly(), seat) || this.#conclusion) return null
    const state = this.stateFor(seat)
    return decides(this.#common, seat) && decides(state, seat) ? this.#game.view(state, SPECTATOR) : null
  }

  /** What the rules do for a seat that is neutral and asked: `act` with it. Needs a game that conducts seats. */
  conduct(seat: Seat): Action {
    if (!this.#game.conduct) throw new Error(`${this.#game.id} conducts no seat`)
    return this.#game.conduct(this.stateFor(seat), seat)
  }

  /** What holds for a seat that is asked and does not answer; null where the rules do not say. */
  silence(seat: Seat): Action | null {
    return includes(this.asked(), seat) ? (this.#game.silence?.(this.stateFor(seat), seat) ?? null) : null
  }

  /** Whether those who are asked answer what somebody else did: see `Game.answersUnseen`. */
  answersUnseen(): boolean {
    return !this.#conclusion && (this.#game.answersUnseen?.(this.#common) ?? false)
  }

  /** How many actions are sealed: for the authority alone, as long as the game goes on. */
  sealedCount(): number {
    return this.#chronicle.entries.length
  }

  /** How many of them a seat did, other than to give orders. */
  sealedBy(seat: Seat): number {
    const isDone = (entry: SealedEntry<Action>): boolean =>
      !('interruption' in entry) && entry.seat === seat && !this.isOrder(entry.action)
    return this.#chronicle.entries.filter(isDone).length
  }

  /** Everything this seat was told, in order. */
  heard(seat: Seat): Happening[] {
    return this.heardSince(seat, 0)
  }

  /** The same from a given line on; its cost does not grow with what was told before. */
  heardSince(seat: Seat, line: number): Happening[] {
    const settled = this.#chronicle.told(seat)
    const own = this.canUndo(seat) ? this.#provisional.filter((entry) => entry.seat === seat) : []
    const provisional = [
      ...this.#held.of(seat).flatMap(({ told }) => told),
      ...own.flatMap((entry) => entry.happenings.filter(({ to }) => includes(to, seat))),
    ]
    return [...settled.slice(line), ...provisional.slice(Math.max(0, line - settled.length))]
  }

  /**
   * How many of those lines stand for good; the ones after them go when their actions are taken back. What a seat has
   * ordered itself counts as standing after the next seal only, so that it cannot tell by it what others do.
   */
  settledLines(seat: Seat): number {
    return Math.min(this.#chronicle.told(seat).length, this.#orderedAfter.get(seat) ?? Number.POSITIVE_INFINITY)
  }

  /** What it decides by: its orders that are held are shown as given, unless it would not be asked then what it is asked. */
  knowledge(seat: Seat): Knowledge<View> {
    const known = this.stateFor(seat)
    const ordered = this.#held.shownTo(seat, known)
    const isAsked = (state: State): boolean => includes(this.#game.waiting(state), seat)
    const decidesBy = isAsked(ordered) === isAsked(known) ? ordered : known
    return { seat, view: this.#game.view(decidesBy, seat), heard: this.heard(seat) }
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
    this.#held.release(this.#common)
  }

  outcome(): Outcome | null {
    return this.#conclusion ?? this.#game.outcome(this.#common)
  }

  /** By seat, the side it plays as far as everybody may know; null where seats are sides, or it is still open. */
  sides(): (string | null)[] {
    return this.seats.map((_, seat) => this.#game.side?.(this.#common, seat) ?? null)
  }

  /** The table so far, without what can still be taken back, and with its secret once it is over. */
  record(): GameRecord {
    const outcome = this.outcome()
    return {
      format: RECORD_FORMAT,
      game: this.#game.id,
      edition: this.#game.edition,
      table: this.#id,
      options: this.options,
      commitment: this.#source.commitment,
      contributions: this.#source.contributions,
      secret: outcome ? this.#source.secret() : null,
      setup: this.#chronicle.setup.draws,
      ...(this.#begins === null ? {} : { begins: this.#game.encode(this.#begins) }),
      actions: recordedEntries(this.#chronicle.entries, this.seats),
      outcome,
      concluded: this.#conclusion !== null,
    }
  }

  /**
   * The beginning of another table that goes on from a moment a seat saw, or from now (null) with what it has done and
   * could take back, which can be taken back there too. Its draws are in it: for who may know them.
   */
  beginning(seat: Seat, at: number | null): GameRecord {
    const { entries, orders } = this.#upTo(seat, at)
    const own = at === null ? this.#provisional.filter((entry) => entry.seat === seat) : []
    return { ...this.#unsealed(), actions: recordedEntries([...entries, ...orders, ...own], this.seats) }
  }

  /** The same in a world that looks to the seat as the real one does: nothing comes to light that it may not know. */
  imaginedBeginning(seat: Seat, at: number | null, chance: Chance): GameRecord {
    const known = at === null ? this.knowledge(seat) : this.#knownAt(seat, at)
    const world = this.#game.encode(this.#game.imagine(known, chance))
    return { ...this.#unsealed(), setup: [], begins: world, actions: [] }
  }

  #knownAt(seat: Seat, at: number): Knowledge<View> {
    const { state, heard } = this.moment(seat, at)
    return { seat, view: this.#game.view(state, seat), heard: this.heard(seat).slice(0, heard) }
  }

  /** What stood at a moment: the entries by then, and the orders that its seat had given and not recalled. */
  #upTo(seat: Seat, at: number | null) {
    const moments = this.moments(seat)
    const upTo = at === null ? this.sealedCount() : moments[at]
    if (upTo === undefined) throw new Fault(`this table has ${moments.length - 1} moments; there is no moment ${at}`)
    const given = at === null ? undefined : Math.max(0, at + 1 - this.#chronicle.moments(seat).length)
    const held = this.outcome() ? [] : this.#held.of(seat).slice(0, given)
    const orders = this.#held
      .standing(this.#common, held)
      .map(({ action }) => ({ seat, action, draws: [], happenings: [], joined: false }))
    const entries = this.#chronicle.entries.slice(0, upTo)
    const last = entries.at(-1)
    // What others have seen of somebody's actions can no longer be taken back.
    const isShown = last && this.#chronicle.sealedBefore(upTo) < upTo && last.seat !== seat
    return { entries: isShown ? [...entries.slice(0, -1), { ...last, sealed: true }] : entries, orders }
  }

  /** A record of this table without its end, and with no seal over what is drawn from here on. */
  #unsealed(): GameRecord {
    return {
      ...this.record(),
      commitment: null,
      contributions: [],
      secret: null,
      outcome: null,
      concluded: false,
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
