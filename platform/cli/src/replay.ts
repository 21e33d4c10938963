import {
  Fault,
  type GameRecord,
  includes,
  readOptions,
  replayTo,
  type SettledOptions,
  SPECTATOR,
  sayOutcome,
  seatsIn,
  tableOf,
  textFor,
} from '@iacta/kernel'
import { gameNamed } from '@iacta/registry'
import type { Given } from './args.ts'
import { type Command, JSON_FLAG, LANGUAGE_FLAG, languageOf } from './command.ts'
import { readRecordFile } from './files.ts'
import { bold, print, printJson } from './output.ts'

export const replayCommand: Command = {
  name: 'replay',
  summary: 'Shows a record at any moment, with the fog of a seat.',
  words: ['<record>'],
  flags: { ...JSON_FLAG, ...LANGUAGE_FLAG, at: { type: 'string' }, seat: { type: 'string' }, log: { type: 'boolean' } },
  help: `
  <record>       a record's file, or - for standard input
  --at N         after N actions (all of them); of a running game after N moments that the seat could tell apart
  --seat S       as this seat sees it; not said: as a spectator does
  --log          with everything told so far, not only by the last action
  --language L   en or it
  --json         at, waiting, prompt, view, happenings, state (without fog, only for a finished record), outcome`,

  run(given: Given): number {
    const record = readRecordFile(given.words[0])
    const { game, text, inWords } = gameNamed(record.game)
    const language = languageOf(given)
    const options = readOptions(game.options, record.options) as SettledOptions
    const words = textFor(text[language], options)
    const seats = game.seats(options)
    const seat = seatNamed(given.text('seat'), seats)
    // What others did unseen is no moment for a seat before the game is over.
    const moments = record.outcome ? everyAction(record) : tableOf(game, record).moments(seat)
    const total = moments.length - 1
    const at = given.number('at', total, 0, total)
    const moment = replayTo(game, record, moments[at])
    const before = at === 0 || given.has('log') ? 0 : replayTo(game, record, moments[at - 1]).happenings.length
    const heard = moment.happenings.slice(before).filter((happening) => includes(happening.to, seat))
    const outcome = at === total ? record.outcome : game.outcome(moment.state)
    const view = game.view(moment.state, seat)
    if (given.has('json')) {
      printJson({
        game: game.id,
        at,
        of: total,
        seat: seats[seat] ?? null,
        waiting: seatsIn(game.waiting(moment.state)).map((asked) => seats[asked]),
        prompt: game.prompt(moment.state, seat),
        view,
        happenings: heard.map(({ key, params }) => ({ key, params, text: words.happening({ key, params, to: 0 }) })),
        ...(record.outcome ? { state: game.encode(moment.state) } : {}),
        outcome,
      })
      return 0
    }
    print(bold(`${words.title}: ${at} / ${total}`))
    for (const line of inWords(view, language)) print(line)
    print()
    for (const happening of heard) print(`  ${words.happening(happening)}`)
    print(outcome ? bold(sayOutcome(words, language, outcome)) : words.prompt(game.prompt(moment.state, seat)))
    return 0
  },
}

const everyAction = ({ actions }: GameRecord): readonly number[] => [...actions.keys(), actions.length]

export function seatNamed(said: string | undefined, seats: readonly string[]): number {
  if (said === undefined) return SPECTATOR
  const seat = seats.indexOf(said)
  if (seat < 0) throw new Fault(`there is no seat "${said}"; the seats are: ${seats.join(', ')}`)
  return seat
}
