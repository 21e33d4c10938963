import {
  asInteger,
  asList,
  asObject,
  asString,
  Fault,
  type Happening,
  includes,
  readOptions,
  SPECTATOR,
  scriptedChance,
  seatsIn,
} from '@iacta/kernel'
import { gameNamed } from '@iacta/registry'
import type { Given } from './args.ts'
import { type Command, LANGUAGE_FLAG, languageOf } from './command.ts'
import { readJson } from './files.ts'
import { printJson } from './output.ts'
import { seatNamed } from './replay.ts'

const FIELDS = ['position', 'state', 'seat', 'actions', 'chance', 'options']

/** The workbench for rule questions. The position format is documented in docs/lab.md. */
export const lab: Command = {
  name: 'lab',
  summary: 'Answers rule questions: reads a position and actions as JSON, tells what is legal and what follows.',
  words: ['<game>', '[file]'],
  flags: { ...LANGUAGE_FLAG },
  help: `
  [file]         the question's file; not said: standard input
  --language L   en or it, for the texts in the answer

The question: {"position": {…} or "state": {…}, "seat": "caesar", "actions": [{"do": "move", …}, …], "chance": [3, 5]}
An action may name its own seat: {"seat": "pompeius", "action": {…}}. Chance is what dice and draws will show, in order.
docs/lab.md describes positions, with examples.

The answer: legal (the seat's legal actions at the end), refusal (the first action that may not be done, with its
clause, or null), happenings, waiting, prompt, view, state, outcome. It exits with 1 if an action was refused, with 2
if the question itself is malformed.`,

  run(given: Given): number {
    const { game, text, fromPosition } = gameNamed(given.words[0])
    const words = text[languageOf(given)]
    const question = asObject(readJson(given.words[1] ?? '-'), 'a question to the lab')
    for (const key of Object.keys(question))
      if (!FIELDS.includes(key))
        throw new Fault(`a question to the lab has no "${key}"; it may have: ${FIELDS.join(', ')}`)
    if (question.position !== undefined && question.state !== undefined)
      throw new Fault('a question to the lab has a "position" or a "state", not both')
    const seats = game.seats(readOptions(game.options, question.options))
    const seat = question.seat === undefined ? null : seatNamed(asString(question.seat, '"seat"'), seats)
    const script = asList(question.chance ?? [], '"chance"').map((n) =>
      asInteger(n, 'each number of "chance"', 0, 1_000_000),
    )
    const chance = scriptedChance(...script)
    const state = question.state === undefined ? fromPosition(question.position ?? {}) : game.decode(question.state)

    const told: { happening: Happening; action: number }[] = []
    let refused: { at: number; refusal: NonNullable<ReturnType<typeof game.refusal>> } | null = null
    for (const [i, entry] of asList(question.actions ?? [], '"actions"').entries()) {
      const { mover, action } = readEntry(entry, i + 1, seat, seats, (json) => game.readAction(json))
      const refusal = game.refusal(state, mover, action)
      if (refusal) {
        refused = { at: i + 1, refusal }
        break
      }
      game.play(state, mover, action, {
        chance,
        seal() {},
        tell: (happening) => told.push({ happening, action: i + 1 }),
      })
    }
    const asked = seatsIn(game.waiting(state))
    const viewer = seat ?? asked[0] ?? SPECTATOR
    printJson({
      refusal: refused && { at: refused.at, ...refused.refusal, text: words.refusal(refused.refusal) },
      legal: game.actions(state, viewer),
      waiting: asked.map((one) => seats[one]),
      prompt: { ...game.prompt(state, viewer), text: words.prompt(game.prompt(state, viewer)) },
      happenings: told.map(({ happening, action }) => ({
        action,
        key: happening.key,
        params: happening.params,
        to: [
          ...seats.filter((_, i) => includes(happening.to, i)),
          ...(includes(happening.to, SPECTATOR) ? ['spectator'] : []),
        ],
        text: words.happening(happening),
      })),
      chanceLeft: chance.left(),
      outcome: game.outcome(state),
      view: game.view(state, viewer),
      state: game.encode(state),
    })
    return refused ? 1 : 0
  },
}

function readEntry<Action>(
  entry: unknown,
  nth: number,
  seat: number | null,
  seats: readonly string[],
  read: (json: unknown) => Action,
): { mover: number; action: Action } {
  const given = asObject(entry, `action ${nth}`)
  if ('seat' in given && !('action' in given))
    throw new Fault(`action ${nth} names its seat: write it {"seat": …, "action": {"do": …}}`)
  const named = 'action' in given ? seatNamed(asString(given.seat, `the seat of action ${nth}`), seats) : seat
  if (named === null) throw new Fault(`action ${nth} needs a seat: say "seat" for the question, or for the action`)
  return { mover: named, action: read('action' in given ? given.action : given) }
}
