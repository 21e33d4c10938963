import {
  analyse,
  type Course,
  curve,
  type Passage,
  percent,
  sayBetter,
  sayCauses,
  sayTelling,
  turningPoints,
} from '@iacta/bots'
import {
  type GamePackage,
  type GameRecord,
  type GameText,
  type Language,
  readOptions,
  replayTo,
  type SettledOptions,
  SPECTATOR,
  sayOutcome,
  textFor,
} from '@iacta/kernel'
import { gameNamed } from '@iacta/registry'
import { WORDS } from './analyse-words.ts'
import type { Given } from './args.ts'
import { chart, MARGIN, marks } from './chart.ts'
import { type Command, JSON_FLAG, LANGUAGE_FLAG, languageOf } from './command.ts'
import { readRecordFile } from './files.ts'
import { bold, dim, print, printJson, progress } from './output.ts'

/** As many as are shown: each has a mark of one figure. */
const TURNING_POINTS = 8
/** What fits on any terminal. */
const WIDTH = 80
/** Lines of a chart: of the only one, and where every seat has its own. */
const TALL = 8
const LOW = 4

/** What a report is made from. */
interface Findings {
  readonly house: GamePackage
  readonly record: GameRecord
  readonly language: Language
  readonly iterations: number
  readonly seed: number
  readonly course: Course
  readonly points: readonly Passage[]
}

export const analyseCommand: Command = {
  name: 'analyse',
  summary: 'Tells how a game went: who was how likely to win, and where it turned.',
  words: ['<record>'],
  flags: { ...JSON_FLAG, ...LANGUAGE_FLAG, iterations: { type: 'string' }, seed: { type: 'string' } },
  help: `
  <record>         a record's file, or - for standard input
  --iterations N   how often each moment is played on to the end of its turn, with other luck each time (16);
                   0 judges it as it stands, at once
  --seed K         of that luck: the same seed gives the same answer (1)
  --language L     en or it
  --json           game, seats, iterations, seed, outcome, moments (after every action, at a glance), passages
                   (from, to, seat, before, after, choice, luck, by, of, telling, better, isAdvised,
                   isCertain), turningPoints
                   (the same, and text)

A passage is a seat's decision, or what follows from decisions until the next; its telling action changed most. Nothing
is hidden from the judge, and a decision is measured against what the computer would have done in that place.`,

  run(given: Given): number {
    const record = readRecordFile(given.words[0])
    const house = gameNamed(record.game)
    const language = languageOf(given)
    const iterations = given.number('iterations', 16, 0, 10_000)
    const seed = given.number('seed', 1, 0, 0x7fffffff)
    const course = lookBack(house, record, iterations, seed)
    const points = turningPoints(course, TURNING_POINTS)
    const findings = { house, record, language, iterations, seed, course, points }
    if (given.has('json')) printJson(asJson(findings))
    else printReport(findings)
    return 0
  },
}

function lookBack({ game, brain }: GamePackage, record: GameRecord, iterations: number, seed: number): Course {
  const { length } = record.actions
  const bar = progress(length, 'actions')
  const looking = analyse({ game, brain, record, iterations, seed })
  for (;;) {
    const { done, value } = looking.next()
    if (!done) {
      bar.at(Math.floor(value * length))
      continue
    }
    bar.end()
    return value
  }
}

function asJson(findings: Findings) {
  const { record, iterations, seed, points } = findings
  const { seats, moments, passages } = findings.course
  const seatId = (seat: number | null): string | null => (seat === null ? null : seats[seat])
  const bySeat = (chances: readonly number[]) =>
    Object.fromEntries(seats.map((id, seat) => [id, Math.round(chances[seat] * 10_000) / 10_000]))
  const passage = ({ before, after, choice, luck, seat, of, ...rest }: Passage) => ({
    ...rest,
    seat: seatId(seat),
    of: seatId(of),
    before: bySeat(before),
    after: bySeat(after),
    choice: bySeat(choice),
    luck: bySeat(luck),
  })
  return {
    game: record.game,
    seats,
    iterations,
    seed,
    outcome: record.outcome,
    moments: moments.map(({ at, seat, action, chances }) => ({
      at,
      seat: seatId(seat),
      action,
      chances: bySeat(chances),
    })),
    passages: passages.map(passage),
    turningPoints: points.map((point) => ({ ...passage(point), text: inWords(findings, point) })),
  }
}

function printReport(findings: Findings): void {
  const { record, language, iterations, course, points } = findings
  const [words, text] = [WORDS[language], textOf(findings)]
  print(bold(words.title(text.title, record.actions.length)))
  if (record.outcome) for (const line of wrapped(sayOutcome(text, language, record.outcome), WIDTH)) print(line)
  const names = course.seats.map((seat) => text.seat(seat))
  // Of two, one has what the other has not.
  const isShared = names.length === 2
  for (const [seat, name] of (isShared ? names.slice(0, 1) : names).entries()) {
    print()
    print(isShared ? words.chancesOfTwo(name, names[1]) : words.chances(name))
    for (const line of chartOf(course, points, seat, isShared ? TALL : LOW)) print(line)
  }
  print()
  if (points.length > 0) printTable(findings)
  else print(words.nothingTurned)
  print()
  const how = iterations > 0 ? words.playedOn(iterations) : words.asItStands
  for (const line of wrapped(`${how} ${words.measure}`, WIDTH)) print(dim(line))
}

/** A seat's chances along the game, and beneath them the numbers of the turning points. */
function chartOf(course: Course, points: readonly Passage[], seat: number, height: number): string[] {
  const total = course.moments.length - 1
  const width = WIDTH - MARGIN
  const values = curve(course).map(({ at, chances }) => ({ at, value: chances[seat] }))
  const places = points.map(({ telling }) => telling)
  return [...chart(values, total, width, height), marks(places, total, width)]
}

function printTable(findings: Findings): void {
  const { language, course, points } = findings
  const { turned, head } = WORDS[language]
  const names = points.map(({ of }) => textOf(findings).seat(course.seats[of]))
  const seatWidth = Math.max(head.seat.length, ...names.map((name) => name.length)) + 2
  print(bold(turned))
  print(dim(`    ${head.action.padEnd(ACTION_WIDTH)}${head.seat.padEnd(seatWidth)}${head.chance}`))
  for (const [i, point] of points.entries()) {
    const { from, to, telling, before, after, of, by } = point
    const actions = (from === to ? String(telling) : `${telling} (${from}–${to})`).padEnd(ACTION_WIDTH)
    const chance = `${figures(before[of])} → ${figures(after[of])} %`
    const causes = by === 'conclusion' ? '' : `  ${sayCauses(point, language)}`
    const line = `${String(i + 1).padStart(2)}  ${actions}${names[i].padEnd(seatWidth)}`
    const fits = line.length + chance.length + causes.length <= 80
    print(`${line}${bold(chance)}${fits ? causes : ''}`)
    if (!fits) print(`    ${causes.trim()}`)
    const told = [`${when(findings, point)}. ${inWords(findings, point)}`, sayBetter(point, textOf(findings), language)]
    for (const line of wrapped(told.join(' ').trim(), WIDTH - 4)) print(`    ${line}`)
  }
}

/** Room for "1024 (1019–1031)". */
const ACTION_WIDTH = 15

const figures = (chance: number): string => String(percent(chance)).padStart(3)

/** How the game stood when the telling action was about to be done. */
function when({ house: { game, inWords }, record, language }: Findings, { telling }: Passage): string {
  const { state } = replayTo(game, record, Math.max(0, telling - 1))
  return inWords(game.view(state, SPECTATOR), language)[0]
}

/** The game's words, as they are said at the table of the record. */
const textOf = ({ house: { game, text }, record, language }: Findings): GameText =>
  textFor(text[language], readOptions(game.options, record.options) as SettledOptions)

function inWords(findings: Findings, point: Passage): string {
  const { record, language, course } = findings
  const text = textOf(findings)
  return point.by === 'conclusion' && record.outcome
    ? sayOutcome(text, language, record.outcome)
    : sayTelling(course, point, text)
}

/** Lines of words, none longer than this. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
