import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { expectMistake, golden, iacta, iactaIn, labRun, scratchFolder } from './run.ts'

const scratch = scratchFolder()
const FILE = golden('ten-points.year-1.caesar')
const record = JSON.parse(readFileSync(FILE, 'utf8'))

type Case = [args: string, sentence: RegExp]

/** Words separated by spaces; RECORD stands for the file of a good record. */
const run = (args: string) => iacta(...args.split(' ').map((word) => (word === 'RECORD' ? FILE : word)))

const words: Case[] = [
  ['conquer gallia', /there is no command "conquer"; the commands are: .*\bplay\b.*\bledger\b/],
  ['play', /"iacta play" needs <game>; see "iacta play --help"/],
  ['verify', /"iacta verify" needs <record>/],
  ['simulate julius-caesar latium', /"iacta simulate" takes <game>; "latium" is one too many/],
  ['ledger julius-caesar latium', /"iacta ledger" takes \[game\]; "latium" is one too many/],
]

const games: Case[] = [
  ['play latium', /there is no game "latium"; the games are: julius-caesar, nero, cataphract, sena-gallica, justinian/],
  ['simulate constructor', /there is no game "constructor"/],
  ['lab latium', /there is no game "latium"/],
  ['ledger latium', /there is no game "latium"/],
]

const options: Case[] = [
  ['simulate julius-caesar --games', /'--games <value>' argument missing\. The options of "iacta simulate" are: --/],
  ['simulate julius-caesar --seed -5', /Option '--seed' needs a value\. The options/],
  ['simulate julius-caesar --games 0', /--games must be a whole number from 1 to 10000000, not "0"/],
  ['simulate julius-caesar --games many', /--games must be a whole number .*, not "many"/],
  ['simulate julius-caesar --seed 1.5', /--seed must be a whole number .*, not "1\.5"/],
  ['simulate julius-caesar --scenario pharsalus', /"scenario" must be one of historical, free, not "pharsalus"/],
  ['simulate julius-caesar --players 3', /there is no option "players"/],
  ['replay RECORD --at 9999', /--at must be a whole number from 0 to \d+, not "9999"/],
  ['replay RECORD --seat brutus', /there is no seat "brutus"; the seats are: caesar, pompeius/],
  ['replay RECORD --language la', /--language must be one of en, it, not "la"/],
  ['play julius-caesar --as brutus', /there is no seat "brutus"; the seats are: caesar, pompeius/],
  ['play julius-caesar --as caesar --hot-seat', /--as and --hot-seat exclude each other/],
  ['play julius-caesar --level consul', /there is no level "consul"; the levels are: tiro, miles, centurio, legatus/],
  ['play julius-caesar --level miles --hot-seat', /--level and --hot-seat exclude each other/],
]

describe.each([
  ['words', words],
  ['games', games],
  ['options', options],
])('%s', (_, cases) => {
  test.each(cases)('iacta %s', (args, sentence) => expectMistake(run(args), sentence))
})

describe('files', () => {
  const text = (name: string, content: unknown): string => scratch.write(name, content)

  test.each<[what: string, file: () => string, sentence: RegExp]>([
    ['no file', () => scratch.path('nowhere.json'), /there is no file .+nowhere\.json/],
    ['a folder', () => scratch.folder, /cannot be read \(EISDIR\)/],
    ['an empty file', () => text('empty.json', ''), /empty\.json is not JSON: /],
    ['several lines of no JSON', () => text('poem.json', '{\n  "arma":\n  virumque,\n\n cano }'), /is not JSON: .*/],
    [
      'no record',
      () => text('other.json', { game: 'julius-caesar' }),
      /this is not a record: its format is not "iacta/,
    ],
    [
      'a record without actions',
      () => text('short.json', { ...record, actions: 7 }),
      /the actions .* must be a list, not 7/,
    ],
    [
      'a record with a die of no number',
      () => text('die.json', { ...record, actions: [{ ...record.actions[0], draws: ['six'] }] }),
      /the draws of action 1: each must be a whole number, not "six"/,
    ],
    ['a record of an unknown game', () => text('chess.json', { ...record, game: 'chess' }), /there is no game "chess"/],
    [
      'a record of another edition',
      () => text('old.json', { ...record, edition: 2 }),
      /made with edition 2 of julius-/,
    ],
    [
      'a record of an unknown seat',
      () => text('seat.json', { ...record, actions: [{ seat: 'brutus', action: {} }] }),
      /the record breaks at action 1: there is no seat "brutus"/,
    ],
  ])('%s is not replayed', (_, file, sentence) => expectMistake(iacta('replay', file()), sentence))

  test('what is no record is not verified either', () => {
    expectMistake(iacta('verify', scratch.path('nowhere.json')), /there is no file/)
    expectMistake(iacta('verify', text('no-record.json', { format: 'chess' })), /this is not a record/)
    expectMistake(iactaIn({ input: 'alea iacta est' }, 'verify', '-'), /standard input is not JSON/)
  })
})

describe('a game that could not be saved is not begun', () => {
  test('in a folder that is not there', () => {
    const file = scratch.path('nowhere/game.json')
    expectMistake(iacta('play', 'julius-caesar', '--save', file), /the record cannot be written to .+ \(ENOENT\)/)
  })

  test('in place of a folder', () => {
    expectMistake(
      iacta('play', 'julius-caesar', '--save', scratch.folder),
      /--save needs the name of a file; .+ folder/,
    )
  })

  test('and a mistake writes nothing', () => {
    const before = readdirSync(scratch.folder)
    const file = scratch.path('game.json')
    expectMistake(iacta('play', 'julius-caesar', '--save', file, '--language', 'la'), /--language must be one of/)
    expect(existsSync(file)).toBe(false)
    expect(readdirSync(scratch.folder)).toEqual(before)
  })
})

describe('questions to the lab', () => {
  const moves = { now: { step: 'moves', side: 'caesar' } }
  const asking = (action: unknown) => ({ position: moves, seat: 'caesar', actions: [action] })

  test.each<[what: string, question: unknown, sentence: RegExp]>([
    ['that are no object', 'roma', /a question to the lab must be an object, not "roma"/],
    [
      'with an unknown field',
      { dice: [1] },
      /a question to the lab has no "dice"; it may have: position, state, seat, /,
    ],
    ['with position and state', { position: {}, state: {} }, /has a "position" or a "state", not both/],
    ['of an unknown seat', { seat: 'brutus' }, /there is no seat "brutus"/],
    [
      'with unknown options',
      { options: { weather: 'fair' } },
      /there is no option "weather"; the options are: scenario/,
    ],
    ['whose chance is no list', { chance: 6 }, /"chance" must be a list, not 6/],
    ['with an action of nobody', { actions: [{ do: 'halt' }] }, /action 1 needs a seat/],
    ['with a seat beside the action', asking({ seat: 'caesar', do: 'halt' }), /write it \{"seat": …, "action": /],
    ['with an unknown action', asking({ do: 'flee' }), /"flee" is unknown; did you mean ".+"\?/],
    ['with half an action', asking({ do: 'move', block: 'legio-8' }), /the "to" of "move" must be text, not missing/],
    [
      'with an unknown block',
      asking({ do: 'raise', block: 'legio-99' }),
      /"legio-99" is unknown; did you mean "legio-9"\?/,
    ],
    [
      'with an unknown field of a position',
      { position: { weather: 'fair' } },
      /a field of a position "weather" is unknown/,
    ],
    [
      'of an impossible position',
      { position: { change: { 'mare-internum': ['legio-8'] } } },
      /this position cannot be: legio-8 /,
    ],
    [
      'that do not say who attacks',
      { position: { change: { roma: ['legio-8', 'legio-1'] } } },
      /both sides stand in roma: "contests" must say who attacks there/,
    ],
    ['whose state is none', { state: { year: 1 } }, /"setup" of a state must be text, not missing/],
  ])('%s are malformed', (_, question, sentence) => expectMistake(labRun(question), sentence))

  test('that are not there, or no JSON, are malformed', () => {
    expectMistake(iacta('lab', 'julius-caesar', scratch.path('nowhere.json')), /there is no file/)
    expectMistake(iactaIn({ input: 'may I?' }, 'lab', 'julius-caesar'), /standard input is not JSON/)
  })
})
