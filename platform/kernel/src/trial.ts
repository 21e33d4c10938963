import { type Chance, noChance, quickChance, recording } from './chance.ts'
import { beyond, completed, edges, waysToComplete, withValues } from './completing.ts'
import { Fault } from './fault.ts'
import { type Game, type Orders, type Outcome, unheard } from './game.ts'
import { type Fate, type Interruption, whenLeft } from './leaving.ts'
import { covers, isWhole, type Listed, openFields } from './open.ts'
import { type GameRecord, inShort, readRecord } from './record.ts'
import { replayTo } from './replay.ts'
import { includes, NOBODY, only, type Seat, type SeatSet, SPECTATOR, seatsIn, without } from './seats.ts'
import { type ChanceSource, Table } from './table.ts'

/** Longer than any game can be: beyond it the rules must be going in circles. */
const RUNAWAY = 50_000
/** A check of everything costs much more than the action it follows, so only one action in so many has it. */
const EXAMINED = 16
const PROBES = 12
/** To look at what a listed action leaves open, up to its limits, asks many questions: it is done once in so many times. */
const LIMITED = 4
/** The rules are told something, where they can be, about once in so many actions. */
const INTERRUPTED = 24
/** After one action in so many somebody gives an order, where there are any. */
const ORDERED = 4

export interface Trial {
  readonly actions: number
  readonly outcome: Outcome | null
  /** By seat, the side it played in the end; null where seats are sides. */
  readonly sides: readonly (string | null)[]
  /** What went wrong, with the action after which it did. */
  readonly faults: readonly string[]
}

/** Anything that is legal, drawn by the game's own inclination where it has one. */
export function anyLegal<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  state: State,
  legal: readonly Listed<Action>[],
  chance: Chance,
): Action {
  const drawn = game.inclination
    ? inclined(legal, (listed) => inclinationTo(game, state, listed), chance)
    : legal[chance.pick(legal.length)]
  return completed(drawn, chance)
}

function inclinationTo<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  state: State,
  listed: Listed<Action>,
): number {
  const inclination = game.inclination?.(state, listed) ?? 1
  if (Number.isInteger(inclination) && inclination >= 1) return inclination
  throw new Error(`${JSON.stringify(listed)} is legal, and random play could never do it`)
}

/** One of several things, each as readily drawn as is said of it. */
function inclined<Thing>(things: readonly Thing[], inclination: (thing: Thing) => number, chance: Chance): Thing {
  const readiness = things.map(inclination)
  let left = chance.pick(readiness.reduce((sum, one) => sum + one, 0))
  for (let i = 0; i < things.length; i++) {
    left -= readiness[i]
    if (left < 0) return things[i]
  }
  throw new Error('there is nothing to draw from')
}

/** Random legal play to the end through the bare contract: as quick as the game is. */
export function playOut<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  options: Options,
  seed: number,
): Trial {
  const chance = quickChance(seed)
  const play = unheard(chance)
  let actions = 0
  try {
    const state = game.start(options, play)
    for (let waiting = game.waiting(state); waiting !== NOBODY; waiting = game.waiting(state)) {
      const seats = seatsIn(waiting)
      const seat = seats[seats.length > 1 ? chance.pick(seats.length) : 0]
      const legal = game.actions(state, seat)
      if (legal.length === 0) return { actions, outcome: null, sides: [], faults: [`dead end after action ${actions}`] }
      if (actions === RUNAWAY) return { actions, outcome: null, sides: [], faults: ['the game does not end'] }
      game.play(state, seat, anyLegal(game, state, legal, chance), play)
      actions++
    }
    const faults = game.faults(state).map((fault) => `at the end: ${fault}`)
    const outcome = game.outcome(state)
    const sides = game.seated(state).map((_, seat) => game.side?.(state, seat) ?? null)
    return {
      actions,
      outcome,
      sides,
      faults: outcome ? faults : [...faults, 'nobody is asked, but there is no outcome'],
    }
  } catch (error) {
    return { actions, outcome: null, sides: [], faults: [`action ${actions + 1} crashed: ${(error as Error).message}`] }
  }
}

/** The same at a table, with every promise of the contract put to the test on the way. */
export function examine<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  options: Options,
  seed: number,
): Trial & { readonly record: GameRecord | null } {
  const chance = quickChance(seed)
  const faults: string[] = []
  let actions = 0
  const fault = (what: string): number => faults.push(`after action ${actions}: ${what}`)
  const probes: Action[] = []
  try {
    const table = new Table(game, options, `trial-${seed}`, seededSource(seed))
    const absence = new Absence(game, options, table, chance)
    while (table.asked() !== NOBODY && faults.length === 0) {
      if (absence.isTold()) {
        examineInterruption(game, table, absence, fault)
        continue
      }
      const seats = seatsIn(table.asked())
      // A seat's standing orders are followed, but it may also be quicker than they are.
      const ordered = game.standing && chance.pick(2) === 0 ? table.standing() : null
      const seat = ordered?.seat ?? seats[chance.pick(seats.length)]
      const legal = table.actions(seat)
      if (legal.length === 0) fault('dead end')
      if (actions === RUNAWAY) fault('the game does not end')
      if (faults.length > 0) break
      const given = ordered?.action ?? absence.answer(seat)
      const action = given ?? anyLegal(game, table.stateFor(seat), legal, chance)
      if (given !== null) {
        const refusal = table.refusal(seat, action)
        if (refusal)
          fault(`what seat ${seat} ordered or is answered, ${JSON.stringify(action)}, is refused: ${inShort(refusal)}`)
      }
      for (const listed of legal) {
        if (!isWhole(listed) && chance.pick(LIMITED) === 0)
          examineLimits(game, table, seat, legal, listed, chance, fault)
        if (faults.length > 0) break
        const refusal = table.refusal(seat, completed(listed, chance))
        if (refusal) fault(`${JSON.stringify(listed)} is listed but refused: ${inShort(refusal)}`)
      }
      if (chance.pick(EXAMINED) === 0) {
        remember(probes, action, chance)
        examineState(game, table.truth(), probes, chance, fault)
        const before = whatAllSee(table)
        examineUndo(game, table, seat, action, chance, fault)
        examineNumbers(before, whatAllSee(table), [seat], fault)
      } else table.act(seat, action)
      actions++
      if (game.orders && chance.pick(ORDERED) === 0) examineOrder(game, game.orders, table, chance, fault)
      for (const wrong of game.faults(table.stateFor(seat))) fault(wrong)
    }
    const record = table.record()
    if (faults.length === 0) examineRecord(game, record, table.stateFor(SPECTATOR), fault)
    if (faults.length === 0 && !table.outcome()) fault('nobody is asked, but there is no outcome')
    return { actions, outcome: table.outcome(), sides: table.sides(), faults, record }
  } catch (error) {
    return {
      actions,
      outcome: null,
      sides: [],
      faults: [...faults, `action ${actions + 1} crashed: ${(error as Error).message}`],
      record: null,
    }
  }
}

/** Who leaves a table on the way, when its time is up, and who is silent: where the game says something of it. */
class Absence<State, Action, View, Options> {
  readonly #game: Game<State, Action, View, Options>
  readonly #options: Options
  readonly #table: Table<State, Action, View, Options>
  readonly #chance: Chance
  readonly #isTimed: boolean
  readonly #leavers: readonly Seat[]
  #neutral: SeatSet = NOBODY

  constructor(
    game: Game<State, Action, View, Options>,
    options: Options,
    table: Table<State, Action, View, Options>,
    chance: Chance,
  ) {
    this.#game = game
    this.#options = options
    this.#table = table
    this.#chance = chance
    this.#isTimed = game.timeUp !== undefined
    this.#leavers = [...table.seats.keys()].filter((seat) => ['neutral', 'out'].includes(this.#fate(seat)))
  }

  #fate(seat: Seat): Fate {
    return whenLeft(this.#game, this.#options, seat).becomes
  }

  /** Whether something comes from outside now; who is to be played by the rules is, from here on. */
  isTold(): boolean {
    if (!this.#isTimed && this.#leavers.length === 0) return false
    return this.#chance.pick(INTERRUPTED) === 0
  }

  /** What comes: null where a seat is left that the rules play on for, or nobody would stay. */
  next(): Interruption | null {
    const isTimeUp = this.#isTimed && (this.#leavers.length === 0 || this.#chance.pick(2) === 0)
    if (isTimeUp) return { kind: 'time-up' }
    const seat = this.#leavers[this.#chance.pick(this.#leavers.length)]
    if (!this.#doesAnybodyStay(seat)) return null
    if (this.#fate(seat) === 'out') return { kind: 'left', seat }
    this.#neutral |= only(seat)
    return null
  }

  #doesAnybodyStay(leaver: Seat): boolean {
    const isThere = (seat: Seat): boolean => !this.#table.isOut(seat) && !includes(this.#neutral, seat)
    return [...this.#table.seats.keys()].some((seat) => seat !== leaver && isThere(seat))
  }

  /** What is done for a seat that is asked and is not there, or silent; null if it answers itself. */
  answer(seat: Seat): Action | null {
    if (includes(this.#neutral, seat)) return this.#table.conduct(seat)
    return this.#game.silence && this.#chance.pick(4) === 0 ? this.#table.silence(seat) : null
  }
}

/** What comes from outside is seen by whoever sees something of it, and what the rules were told stands. */
function examineInterruption<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  table: Table<State, Action, View, Options>,
  absence: Absence<State, Action, View, Options>,
  fault: (what: string) => void,
): void {
  const interruption = absence.next()
  if (interruption === null || table.whyNotInterrupted(interruption) !== null) return
  // Who had done something that can be taken back may have to do it again, and counts anew.
  const busy = [...table.seats.keys()].filter((seat) => table.canUndo(seat))
  const before = whatAllSee(table)
  table.interrupt(interruption)
  const after = whatAllSee(table)
  examineNumbers(before, after, busy, fault)
  for (const wrong of game.faults(table.stateFor(SPECTATOR))) fault(`${interruption.kind}: ${wrong}`)
}

/** A table's chance for trials: quick, and different for every action. */
export const seededSource = (seed: number): ChanceSource => ({
  of: (sequence) => quickChance(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(sequence + 1, 0x85ebca6b)),
  commitment: null,
  contributions: [],
  secret: () => null,
})

function remember<Action>(probes: Action[], action: Action, chance: Chance): void {
  if (probes.length < PROBES) probes.push(action)
  else probes[chance.pick(PROBES)] = action
}

/** Codec, agreement about what is not listed, and fog: a world imagined from a view gives that view again. */
function examineState<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  state: State,
  probes: readonly Action[],
  chance: Chance,
  fault: (what: string) => void,
): void {
  const json = JSON.stringify(game.encode(state))
  if (JSON.stringify(game.encode(game.decode(JSON.parse(json)))) !== json) fault('the state does not survive its codec')
  if (JSON.stringify(game.encode(game.clone(state))) !== json) fault('the clone is not the same')
  for (const seat of [...game.seated(state).keys(), SPECTATOR]) {
    const view = game.view(state, seat)
    const world = game.imagine({ seat, view, heard: [] }, chance)
    const seen = (s: State): string =>
      JSON.stringify([
        game.view(s, seat),
        game.actions(s, seat),
        game.prompt(s, seat),
        probes.map((probe) => game.refusal(s, seat, probe)),
        game.seated(s).map((_, other) => game.side?.(s, other) ?? null),
        // What is done for who is not there depends on nothing he may not know, either.
        includes(game.waiting(s), seat) ? [game.conduct?.(s, seat), game.silence?.(s, seat)] : [],
      ])
    if (seen(world) !== seen(state)) fault(`seat ${seat} could tell an imagined world from the real one`)
    const legal = game.actions(state, seat)
    for (const probe of probes)
      if (legal.some((listed) => covers(listed, probe)) !== (game.refusal(state, seat, probe) === null))
        fault(`list and refusal disagree about ${JSON.stringify(probe)}`)
  }
  if (JSON.stringify(game.encode(state)) !== json) fault('asking changed the state')
}

/** What a listed action leaves open: both ends of it may be chosen, nothing just beyond them, and the door reads it alike. */
function examineLimits<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  table: Table<State, Action, View, Options>,
  seat: Seat,
  legal: readonly Listed<Action>[],
  listed: Listed<Action>,
  chance: Chance,
  fault: (what: string) => void,
): void {
  const open = openFields(listed)
  if (open.some(([, one]) => waysToComplete(one) === 0)) {
    fault(`${JSON.stringify(listed)} leaves nothing to choose`)
    return
  }
  const whole = completed(listed, chance)
  for (const [field, one] of open)
    for (const value of [...edges(one), ...beyond(one)]) {
      const action = withValues<Action>(whole, [[field, value]])
      const isListed = covers(listed, action) || legal.some((other) => covers(other, action))
      const read = readOrNull(game, table.options, action)
      if (isListed && JSON.stringify(read) !== JSON.stringify(action))
        fault(`${JSON.stringify(action)} is listed, but not read alike at the door`)
      else if (isListed !== (read !== null && covers(action, read) && table.refusal(seat, read) === null))
        fault(`the limits of ${JSON.stringify(listed)} disagree with what is answered to ${JSON.stringify(action)}`)
    }
}

/** An action as the door reads it; null where it is none. */
function readOrNull<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  options: Options,
  action: Action,
): Action | null {
  try {
    return game.readAction(JSON.parse(JSON.stringify(action)), options)
  } catch (error) {
    if (error instanceof Fault) return null
    throw error
  }
}

function examineUndo<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  table: Table<State, Action, View, Options>,
  seat: Seat,
  action: Action,
  chance: Chance,
  fault: (what: string) => void,
): void {
  const before = JSON.stringify(game.encode(table.stateFor(seat)))
  const world = game.imagine(table.knowledge(seat), chance)
  const answer = table.act(seat, action)
  if (answer.refusal || answer.sealed) return
  if (binds(game, world, seat, action)) fault(`that ${JSON.stringify(action)} can be taken back tells what is hidden`)
  table.undo(seat)
  if (JSON.stringify(game.encode(table.stateFor(seat))) !== before) fault('undo does not return to the same state')
  table.act(seat, action)
}

/** Whether an action draws, reveals, or asks somebody else, in a world that its seat could be in. */
function binds<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  world: State,
  seat: Seat,
  action: Action,
): boolean {
  const asked = game.waiting(world)
  const chance = recording(quickChance(1))
  let isRevealed = false
  const seal = (): void => {
    isRevealed = true
  }
  game.play(world, seat, action, { chance, tell() {}, seal })
  return isRevealed || chance.draws.length > 0 || (game.waiting(world) & ~asked) !== NOBODY
}

/** Anybody's order, asked or not: it draws and reveals nothing, and what others do unseen neither shows nor changes. */
function examineOrder<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  orders: Orders<State, Action>,
  table: Table<State, Action, View, Options>,
  chance: Chance,
  fault: (what: string) => void,
): void {
  const seat = chance.pick(table.seats.length)
  const listed = table.orders(seat)
  if (listed.length === 0) return
  const order = anyLegal(game, table.stateFor(seat), listed as readonly Listed<Action>[], chance)
  const refusal = table.refusal(seat, order)
  if (refusal) return void fault(`the order ${JSON.stringify(order)} is listed but refused: ${inShort(refusal)}`)
  if (!orders.includes(order)) fault(`${JSON.stringify(order)} is listed among orders and is none`)
  const known = table.stateFor(seat)
  if (!orders.refusal(known, seat, order)) {
    const after = game.clone(known)
    const seal = (): void => void fault('an order reveals something')
    orders.play(after, seat, order, { chance: noChance, tell() {}, seal })
    if (without(game.waiting(after) ^ game.waiting(known), seat) !== NOBODY) fault('an order changes who else is asked')
  }
  const before = whatAllSee(table)
  const answer = table.act(seat, order)
  const after = whatAllSee(table)
  if (answer.refusal || after.length === 0) return
  if (after[seat].number === before[seat].number) fault(`seat ${seat} does not see its own order`)
  for (const [i, { scene }] of after.entries())
    if (i !== seat && !answer.sealed && scene !== before[i].scene) fault('an order shows before it takes effect')
  examineNumbers(before, after, [seat], fault)
}

interface Seen {
  readonly seat: Seat
  readonly number: number
  /** What it sees and was told. */
  readonly scene: string
}

function whatAllSee<State, Action, View, Options>(table: Table<State, Action, View, Options>): Seen[] {
  if (table.outcome()) return []
  return [...table.seats.keys(), SPECTATOR].map((seat) => ({
    seat,
    number: table.sequence(seat),
    scene: JSON.stringify([table.view(seat), table.prompt(seat), table.actions(seat), table.heard(seat).length]),
  }))
}

/** A seat's number tells it that something was done when it sees something else than before, and only then. */
function examineNumbers(
  before: readonly Seen[],
  after: readonly Seen[],
  by: readonly Seat[],
  fault: (what: string) => void,
): void {
  for (const [i, { seat, number, scene }] of after.entries()) {
    const isNumbered = number !== before[i].number
    if (!by.includes(seat) && isNumbered !== (scene !== before[i].scene))
      fault(`the number of seat ${seat} ${isNumbered ? 'tells of something unseen' : 'does not tell what it sees'}`)
  }
}

function examineRecord<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  record: GameRecord,
  end: State,
  fault: (what: string) => void,
): void {
  const again = replayTo(game, readRecord(JSON.parse(JSON.stringify(record))))
  if (JSON.stringify(game.encode(again.state)) !== JSON.stringify(game.encode(end)))
    fault('the record replays differently')
}
