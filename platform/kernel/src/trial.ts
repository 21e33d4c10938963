import { type Chance, quickChance } from './chance.ts'
import { type Game, type Outcome, unheard } from './game.ts'
import { completed, covers } from './open.ts'
import { type GameRecord, inShort, readRecord, replayTo } from './record.ts'
import { NOBODY, type Seat, SPECTATOR, seatsIn } from './seats.ts'
import { type ChanceSource, Table } from './table.ts'

/** Longer than any game can be: beyond it the rules must be going in circles. */
const RUNAWAY = 50_000
/** A check of everything costs much more than the action it follows, so only one action in so many has it. */
const EXAMINED = 16
const PROBES = 12

export interface Trial {
  readonly actions: number
  readonly outcome: Outcome | null
  /** What went wrong, with the action after which it did. */
  readonly faults: readonly string[]
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
      if (legal.length === 0) return { actions, outcome: null, faults: [`dead end after action ${actions}`] }
      if (actions === RUNAWAY) return { actions, outcome: null, faults: ['the game does not end'] }
      game.play(state, seat, completed(legal[chance.pick(legal.length)], chance), play)
      actions++
    }
    const faults = game.faults(state).map((fault) => `at the end: ${fault}`)
    const outcome = game.outcome(state)
    return { actions, outcome, faults: outcome ? faults : [...faults, 'nobody is asked, but there is no outcome'] }
  } catch (error) {
    return { actions, outcome: null, faults: [`action ${actions + 1} crashed: ${(error as Error).message}`] }
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
    while (table.asked() !== NOBODY && faults.length === 0) {
      const seats = seatsIn(table.asked())
      // A seat's standing orders are followed, but it may also be quicker than they are.
      const ordered = game.standing && chance.pick(2) === 0 ? table.standing() : null
      const seat = ordered?.seat ?? seats[chance.pick(seats.length)]
      const legal = table.actions(seat)
      if (legal.length === 0) fault('dead end')
      if (actions === RUNAWAY) fault('the game does not end')
      if (faults.length > 0) break
      const action = ordered?.action ?? completed(legal[chance.pick(legal.length)], chance)
      if (ordered) {
        const refusal = table.refusal(seat, action)
        if (refusal) fault(`the order ${JSON.stringify(action)} is refused: ${inShort(refusal)}`)
      }
      for (const listed of legal) {
        const refusal = table.refusal(seat, completed(listed, chance))
        if (refusal) fault(`${JSON.stringify(listed)} is listed but refused: ${inShort(refusal)}`)
      }
      if (chance.pick(EXAMINED) === 0) {
        remember(probes, action, chance)
        examineState(game, table.truth(), probes, chance, fault)
        const before = whatAllSee(table)
        examineUndo(game, table, seat, action, fault)
        examineNumbers(before, whatAllSee(table), seat, fault)
      } else table.act(seat, action)
      actions++
      for (const wrong of game.faults(table.stateFor(seat))) fault(wrong)
    }
    const record = table.record()
    if (faults.length === 0) examineRecord(game, record, table.stateFor(SPECTATOR), fault)
    if (faults.length === 0 && !table.outcome()) fault('nobody is asked, but there is no outcome')
    return { actions, outcome: table.outcome(), faults, record }
  } catch (error) {
    return {
      actions,
      outcome: null,
      faults: [...faults, `action ${actions + 1} crashed: ${(error as Error).message}`],
      record: null,
    }
  }
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
      ])
    if (seen(world) !== seen(state)) fault(`seat ${seat} could tell an imagined world from the real one`)
    const legal = game.actions(state, seat)
    for (const probe of probes)
      if (legal.some((listed) => covers(listed, probe)) !== (game.refusal(state, seat, probe) === null))
        fault(`list and refusal disagree about ${JSON.stringify(probe)}`)
  }
  if (JSON.stringify(game.encode(state)) !== json) fault('asking changed the state')
}

function examineUndo<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  table: Table<State, Action, View, Options>,
  seat: Seat,
  action: Action,
  fault: (what: string) => void,
): void {
  const before = JSON.stringify(game.encode(table.stateFor(seat)))
  const answer = table.act(seat, action)
  if (answer.refusal || answer.sealed) return
  table.undo(seat)
  if (JSON.stringify(game.encode(table.stateFor(seat))) !== before) fault('undo does not return to the same state')
  table.act(seat, action)
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
  by: Seat,
  fault: (what: string) => void,
): void {
  for (const [i, { seat, number, scene }] of after.entries()) {
    const isNumbered = number !== before[i].number
    if (seat !== by && isNumbered !== (scene !== before[i].scene))
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
