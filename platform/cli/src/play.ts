import { randomInt } from 'node:crypto'
import { accessSync, constants, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface, type Interface } from 'node:readline/promises'
import { LEVEL_IDS, type Level, levelNamed, Opponent } from '@iacta/bots'
import {
  anyManner,
  commitmentTo,
  type Fate,
  Fault,
  fateOf,
  followOrders,
  type GamePackage,
  type GameText,
  type Handover,
  type Hands,
  type Happening,
  handoverOf,
  handsAfter,
  includes,
  inManner,
  isWhole,
  type Language,
  labelOf,
  leftUndone,
  MANNER_IDS,
  type MannerId,
  mannerNamed,
  NOBODY,
  NOBODYS,
  nextScreen,
  only,
  openDecision,
  openFields,
  type RuleSection,
  resignation,
  type Seat,
  type SettledOptions,
  SPECTATOR,
  sayOpen,
  sayOutcome,
  sayRefusal,
  sealedChance,
  seatsIn,
  spokenUp,
  Table,
  termsOf,
  textAt,
  whenLeft,
} from '@iacta/kernel'
import { newSecret, nodeDigest } from '@iacta/kernel/node'
import { gameNamed } from '@iacta/registry'
import type { Given } from './args.ts'
import { type Command, LANGUAGE_FLAG, languageOf } from './command.ts'
import { completeByAsking } from './complete.ts'
import { GAME_FLAGS, GAME_FLAGS_HELP, optionsGiven } from './game-options.ts'
import { bold, dim, green, print, red, wrapped, yellow } from './output.ts'
import { WORDS } from './play-words.ts'
import { seatNamed } from './replay.ts'

const SHOWN = 40
const MAX_SEED = 0x7fffffff
const MAX_MINUTES = 43_200

export const play: Command = {
  name: 'play',
  summary: 'Plays a game in the terminal, against the computer or hand to hand.',
  words: ['<game>'],
  flags: {
    ...GAME_FLAGS,
    ...LANGUAGE_FLAG,
    as: { type: 'string' },
    level: { type: 'string' },
    manner: { type: 'string' },
    'hot-seat': { type: 'boolean' },
    minutes: { type: 'string' },
    save: { type: 'string' },
  },
  help: `
  --as SEAT       your seat; the computer has the others (the first seat)
  --level L       how well it plays: ${LEVEL_IDS.join(', ')} (tiro)
  --manner M      how it likes to play: ${MANNER_IDS.join(', ')} (any)
  --hot-seat      all seats on this screen, passed hand to hand
  --minutes N     the agreed length, for games whose rules know of one
  --save FILE     writes the record there when the game ends or is left
  --language L    en or it

At the prompt: a number, or part of a choice's text, which is done if no other has it; u takes back; m shows the map;
l the log; where a game has orders out of turn, o lists yours and "o 1" gives the first;
"why move legio-8 roma" asks why something may not be done; resign gives your seat up; q leaves, if said twice.

${GAME_FLAGS_HELP}`,

  async run(given: Given): Promise<number> {
    const pack = gameNamed(given.words[0])
    const options = optionsGiven(pack, given)
    const seats = pack.game.seats(options)
    if (given.has('hot-seat') && given.text('as') !== undefined)
      throw new Fault('--as and --hot-seat exclude each other: hand to hand, every seat is yours')
    const human = given.has('hot-seat') ? null : given.text('as') === undefined ? 0 : seatNamed(given.text('as'), seats)
    if (given.has('hot-seat') && given.text('level') !== undefined)
      throw new Fault('--level and --hot-seat exclude each other: hand to hand, the computer does not play')
    const level = levelNamed(given.text('level') ?? 'tiro')
    if (given.has('hot-seat') && given.text('manner') !== undefined)
      throw new Fault('--manner and --hot-seat exclude each other: hand to hand, the computer does not play')
    const manner = given.text('manner') === undefined ? null : mannerNamed(given.text('manner') ?? '')
    const minutes = given.text('minutes') === undefined ? null : given.number('minutes', 1, 1, MAX_MINUTES)
    if (minutes !== null && !termsOf(pack.game).includes('agreed-time'))
      throw new Fault(`the rules of ${pack.game.id} know of no agreed time: leave --minutes out`)
    const save = given.text('save')
    if (save !== undefined) mustBeWritable(save)
    const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY })
    try {
      await new TerminalGame(pack, options, human, level, languageOf(given), lines, { save, minutes, manner }).run()
    } finally {
      lines.close()
    }
    return 0
  },
}

/** That a record can be kept is found out before the game, not hours later. */
function mustBeWritable(file: string): void {
  try {
    const there = statSync(file, { throwIfNoEntry: false })
    if (there?.isDirectory()) throw new Fault(`--save needs the name of a file; ${file} is a folder`)
    accessSync(there ? file : dirname(file), constants.W_OK)
  } catch (error) {
    throw error instanceof Fault ? error : cannotWrite(file, error)
  }
}

const cannotWrite = (file: string, error: unknown): Fault =>
  new Fault(`the record cannot be written to ${file} (${(error as NodeJS.ErrnoException).code})`)

class Left extends Error {}

/** Who answers for a seat. */
type Player = 'person' | 'computer' | 'rules'

interface Settings {
  readonly save: string | undefined
  readonly minutes: number | null
  /** How the computer likes to play; null for any way. */
  readonly manner: MannerId | null
}

/** A game on one screen, in words. */
export class TerminalGame {
  readonly #pack: GamePackage
  readonly #options: SettledOptions
  readonly #table: Table<unknown, unknown, unknown, unknown>
  readonly #human: Seat | null
  /** By seat. */
  readonly #players: Player[]
  /** By seat; idle where it does not play. */
  readonly #computer: readonly Opponent<unknown, unknown, unknown>[]
  /** By seat: what the computer would be called there. */
  readonly #called: readonly { readonly level: string; readonly manner: MannerId }[]
  readonly #language: Language
  readonly #input: AsyncIterator<string>
  readonly #save: string | undefined
  /** When the agreed time is up, in milliseconds of this process; null without one. */
  readonly #timeUpAt: number | null
  readonly #commitment: string
  /** Whose sight of the table the screen shows, a spectator's where it lies open before all; null behind a curtain. */
  #shownTo: Seat | null = null
  #hands: Hands = NOBODYS
  readonly #told: number[] = []

  constructor(
    pack: GamePackage,
    options: SettledOptions,
    human: Seat | null,
    level: Level,
    language: Language,
    lines: Interface,
    { save, minutes, manner }: Settings,
  ) {
    this.#pack = pack
    this.#options = options
    this.#human = human
    this.#players = pack.game
      .seats(options)
      .map((_, seat) => (human === null || seat === human ? 'person' : 'computer'))
    this.#timeUpAt = minutes === null ? null : performance.now() + minutes * 60_000
    const manners = pack.game.seats(options).map(() => manner ?? anyManner({ pick: randomInt }))
    this.#computer = manners.map((likes) => new Opponent(pack.game, inManner(pack.brain, likes), level))
    this.#called = manners.map((likes) => ({ level: level.name, manner: likes }))
    this.#language = language
    this.#input = lines[Symbol.asyncIterator]()
    this.#save = save
    const secret = newSecret()
    const contributions = pack.game.seats(options).map(() => newSecret())
    const table = newSecret().slice(0, 16)
    this.#commitment = commitmentTo(secret, nodeDigest)
    this.#table = new Table(pack.game, options, table, {
      of: (sequence) => sealedChance({ table, secret, contributions }, sequence, nodeDigest),
      commitment: this.#commitment,
      contributions,
      secret: () => secret,
    })
  }

  async run(): Promise<void> {
    const words = WORDS[this.#language]
    print(bold(this.#text.title))
    for (const [key, value] of Object.entries(this.#options)) print(`  ${this.#text.option(key, value)}`)
    for (const [seat, { level, manner }] of this.#called.entries())
      if (this.#players[seat] === 'computer')
        print(
          `  ${words.computer(this.#text.seat(this.#pack.game.seats(this.#options)[seat]), level, words.manners[manner])}`,
        )
    print(dim(words.sealed(this.#commitment)))
    try {
      for (;;) {
        this.#endAgreedTime()
        followOrders(this.#table, undefined, this.#human === null ? NOBODY : only(this.#human))
        if (this.#table.asked() === 0) break
        const seats = seatsIn(this.#table.asked())
        const absent = seats.find((seat) => this.#players[seat] !== 'person')
        if (absent === undefined) await this.#nextScreen(seats[0])
        else if (this.#players[absent] === 'computer') this.#computerMoves(absent)
        else this.#table.act(absent, this.#table.conduct(absent))
      }
    } catch (error) {
      if (!(error instanceof Left)) throw error
      print(words.bye)
    }
    const outcome = this.#table.outcome()
    if (outcome) {
      if (this.#human !== null) this.#tellNews(this.#human)
      print(bold(sayOutcome(this.#text, this.#language, outcome)))
    }
    if (this.#save) this.#write(this.#save)
  }

  #write(file: string): void {
    try {
      writeFileSync(file, `${JSON.stringify(this.#table.record(), null, 1)}\n`)
    } catch (error) {
      throw cannotWrite(file, error)
    }
    const words = WORDS[this.#language]
    print(this.#table.outcome() ? words.saved(file) : words.kept(file))
  }

  /** The words of this table; seats are named with the sides they play. */
  get #text(): GameText {
    const sides = Object.fromEntries(this.#table.sides().map((side, seat) => [this.#table.seats[seat], side]))
    return textAt(this.#pack.text[this.#language], this.#options, sides)
  }

  #computerMoves(seat: Seat): void {
    const circumstances = { seed: randomInt(MAX_SEED), whole: true }
    const { action, next, resign } = this.#computer[seat].decide(this.#table.knowledge(seat), circumstances)
    if (resign && whenLeft(this.#pack.game, this.#options, seat).becomes === 'ends') {
      this.#table.conclude(resignation(this.#table.seats, seat))
      return
    }
    const plan = [action, ...next]
    const { refusal } = this.#table.gesture(seat, plan)
    if (refusal) throw new Error(`the computer tried what it may not: ${JSON.stringify(plan)} (${refusal.reason})`)
  }

  /** Tells the game once that the agreed time is up. */
  #endAgreedTime(): void {
    const isUp = this.#timeUpAt !== null && performance.now() >= this.#timeUpAt
    if (!isUp || this.#table.whyNotInterrupted({ kind: 'time-up' }) !== null) return
    this.#table.interrupt({ kind: 'time-up' })
    print(bold(WORDS[this.#language].timeUp))
  }

  #fate(seat: Seat): Fate {
    const stays = (other: Seat): boolean => this.#players[other] === 'person' && !this.#table.isOut(other)
    const doesAnybodyStay = this.#players.some((_, other) => other !== seat && stays(other))
    return fateOf(whenLeft(this.#pack.game, this.#options, seat), doesAnybodyStay)
  }

  #resign(seat: Seat): void {
    const fate = this.#fate(seat)
    if (fate === 'ends') this.#table.conclude(resignation(this.#table.seats, seat))
    else if (fate === 'out') this.#table.interrupt({ kind: 'left', seat })
    else this.#players[seat] = fate === 'computer' ? 'computer' : 'rules'
  }

  /** Whoever is asked next: before a screen that several share, what they are asked together comes without a curtain. */
  async #nextScreen(asked: Seat): Promise<void> {
    const ours = this.#ours()
    const handover = handoverOf(this.#table, ours)
    if (!handover) return this.#personMoves(asked, asked)
    const screen = nextScreen(handover, this.#hands)
    this.#hands = handsAfter(this.#hands, screen, handover)
    if (screen.shows === 'question') return this.#askAll(handover, screen.seats, ours)
    if (screen.shows === 'curtain') {
      await this.#curtain(this.#numberOf(screen.seat))
      this.#hands = { ...this.#hands, holder: screen.seat }
      return
    }
    const seat = this.#numberOf(screen.from ?? handover.decides?.seat ?? this.#table.seats[asked])
    await this.#personMoves(seat, screen.from === null ? SPECTATOR : seat)
  }

  #ours(): Seat[] {
    return this.#table.seats.flatMap((_, seat) => (this.#players[seat] === 'person' ? [seat] : []))
  }

  #numberOf(seatId: string): Seat {
    return this.#table.seats.indexOf(seatId)
  }

  /** Puts a question to all who share the screen; only before who speaks up a curtain falls. */
  async #askAll({ question, number }: Handover, seats: readonly string[], ours: readonly Seat[]): Promise<void> {
    if (!question) return
    const text = this.#text
    this.#turnTo(SPECTATOR)
    this.#tellNews(SPECTATOR)
    print()
    print(
      bold(`${question.kind === 'offer' ? `${text.seat(question.seats[0])}: ` : ''}${text.prompt(question.prompt)}`),
    )
    print(WORDS[this.#language].asks[question.kind])
    for (const [i, seat] of seats.entries()) print(`  ${yellow(String(i + 1).padStart(3))} ${text.seat(seat)}`)
    const said = (await this.#askOrLeave('> ')).trim().toLowerCase()
    const speaker = seats.find((seat, i) => said === String(i + 1) || said === text.seat(seat).toLowerCase())
    if (speaker !== undefined) this.#speaksUp(speaker, number)
    else if (said === '') this.#leaveUndone(ours)
    else print(WORDS[this.#language].nothing)
  }

  /** What was answered by his order is taken back. */
  #speaksUp(seatId: string, number: number): void {
    const seat = this.#numberOf(seatId)
    if (!includes(this.#table.asked(), seat) && this.#table.canUndo(seat)) this.#table.undo(seat)
    this.#hands = spokenUp(this.#hands, seatId, number)
  }

  #leaveUndone(ours: readonly Seat[]): void {
    const window = this.#table.sealedCount()
    for (let left = leftUndone(this.#table, ours); left; left = leftUndone(this.#table, ours)) {
      this.#table.act(left.seat, left.action)
      if (this.#table.sealedCount() !== window) return
    }
  }

  /** The screen is for those who see so much of the table from now on: nothing of what was on it stays. */
  #turnTo(viewer: Seat): void {
    if (this.#shownTo === viewer) return
    if (this.#human === null) clearScreen()
    this.#shownTo = viewer
    this.#showMap(viewer)
  }

  /** A seat decides, as it sees the table or, before a screen that several share, as all may. */
  async #personMoves(seat: Seat, viewer: Seat): Promise<void> {
    const words = WORDS[this.#language]
    const isOpen = viewer !== seat
    this.#turnTo(viewer)
    this.#tellNews(viewer)
    const legal = this.#table.actions(seat)
    if (isOpen) {
      print()
      print(words.decides(this.#text.seat(this.#table.seats[seat])))
    }
    this.#sayPrompt(seat, isOpen)
    let shown = this.#list(legal)
    const hasOrders = this.#pack.game.orders !== undefined && !isOpen
    for (let before = ''; ; ) {
      const line = (await this.#ask(`${dim(words.choose(hasOrders))}\n> `)).trim()
      const [verb, ...rest] = line.split(/\s+/)
      const isSure = line === before
      before = line
      if (line === 'q') {
        if (isSure) throw new Left()
        print(words.leave(this.#save))
      } else if (line === 'resign' || line === words.resignWord) {
        if (isSure) {
          this.#resign(seat)
          return
        }
        print(words.resign(this.#text.seat(this.#table.seats[seat]), words.becomes[this.#fate(seat)]))
      } else if (line === 'm') {
        this.#showMap(viewer)
        this.#sayPrompt(seat, isOpen)
        this.#list(shown)
      } else if (line === 'l') for (const happening of this.#table.heard(viewer).slice(-60)) this.#say(happening)
      else if (line === 'u') {
        if (!this.#table.canUndo(seat)) {
          print(words.noUndo)
          continue
        }
        this.#table.undo(seat)
        this.#told[viewer] = Math.min(this.#told[viewer] ?? 0, this.#table.heard(viewer).length)
        print(words.undone)
        return
      } else if (verb === 'why' || verb === words.whyWord) this.#explain(seat, rest, shown)
      else if (verb === 'o' && hasOrders) {
        if (this.#order(seat, rest[0])) return
      } else {
        const isNumber = /^\d+$/.test(line)
        const matching = isNumber ? shown.slice(Number(line) - 1, Number(line)) : this.#meant(line, legal)
        const [action] = matching
        if (matching.length === 1 && line !== '') {
          const whole = await this.#whole(action)
          if (whole === null) {
            shown = this.#list(shown)
            continue
          }
          this.#table.act(seat, whole)
          return
        }
        if (matching.length === 0) print(words.nothing)
        else shown = this.#list(matching)
      }
    }
  }

  #sayPrompt(seat: Seat, isOpen: boolean): void {
    const text = this.#text
    const who = isOpen || this.#table.sides()[seat] === null ? '' : `${text.seat(this.#table.seats[seat])}: `
    print()
    print(bold(`${who}${text.prompt(this.#table.prompt(seat))}`))
    // What somebody has ordered is his alone to know.
    if (!isOpen)
      for (const { says } of text.orders?.standing(this.#table.view(seat)) ?? [])
        print(dim(WORDS[this.#language].stands(says)))
  }

  /** The choices that what was typed is part of; the one it is the whole of, if there is one; all if nothing was. */
  #meant(line: string, legal: readonly unknown[]): readonly unknown[] {
    const said = line.toLowerCase()
    const labels = legal.map((action) => this.#text.action(action).toLowerCase())
    const whole = legal.filter((_, i) => labels[i] === said)
    return whole.length > 0 ? whole : legal.filter((_, i) => labels[i].includes(said))
  }

  /** `o` lists what may be ordered, `o 1` orders the first of it; whether something was ordered. */
  #order(seat: Seat, said: string | undefined): boolean {
    const words = WORDS[this.#language]
    const orders = this.#table.orders(seat)
    const order = orders[Number(said) - 1]
    if (order !== undefined) {
      this.#table.act(seat, order)
      return true
    }
    print(orders.length > 0 ? words.orders(this.#text.orders?.about ?? words.ordersHeard) : words.noOrders)
    this.#list(orders)
    return false
  }

  /** A choice with all that it leaves open; null if the person thinks better of it. */
  #whole(listed: unknown): Promise<unknown> {
    return completeByAsking(listed, {
      text: this.#text,
      language: this.#language,
      ask: (question) => this.#askOrLeave(question),
    })
  }

  /** Lists choices, as many as are readable, and answers with those it listed. */
  #list(choices: readonly unknown[]): readonly unknown[] {
    const text = this.#text
    const labels = choices.map((action) => text.action(action))
    for (const [i, label] of labels.slice(0, SHOWN).entries()) {
      const twin = labels.indexOf(label) !== labels.lastIndexOf(label)
      print(`  ${yellow(String(i + 1).padStart(3))} ${label}${twin ? dim(apart(choices[i])) : ''}`)
    }
    if (choices.length > SHOWN) print(dim(`      ${WORDS[this.#language].more(choices.length - SHOWN)}`))
    return choices.slice(0, SHOWN)
  }

  /** `why 3`, `why move legio-8 roma`: the clause that forbids it, and the rule itself. */
  #explain(seat: Seat, said: readonly string[], shown: readonly unknown[]): void {
    const words = WORDS[this.#language]
    const verbs = this.#pack.verbs
    if (said.length === 0) {
      print(words.why)
      for (const [verb, fields] of Object.entries(verbs))
        print(`  ${words.whyWord} ${[verb, ...fields.map((field) => `<${field}>`)].join(' ')}`)
      return
    }
    try {
      const [verb, ...rest] = said
      const listed = /^\d+$/.test(verb) ? shown[Number(verb) - 1] : undefined
      const fields = Object.hasOwn(verbs, verb) ? verbs[verb] : []
      const action =
        listed ??
        this.#pack.game.readAction(
          { do: verb, ...Object.fromEntries(fields.map((field, i) => [field, rest[i]])) },
          this.#options,
        )
      const refusal = isWhole(action) ? this.#table.refusal(seat, action) : null
      if (!refusal) {
        print(green(words.allowed))
        for (const [field, open] of openFields(action))
          print(`  ${labelOf(this.#text, action, field)}: ${sayOpen(this.#text, this.#language, action, field, open)}`)
        return
      }
      const rule = refusal.clause ? findRule(this.#pack.rules[this.#language], refusal.clause) : null
      print(red(`${rule ? `${rule.number}: ` : ''}${sayRefusal(this.#text, this.#language, refusal)}`))
      if (rule) print(dim(`  ${rule.text}`))
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      print(red(error.message))
    }
  }

  #showMap(viewer: Seat): void {
    const open = viewer === SPECTATOR ? openDecision(this.#table, this.#ours()) : null
    print()
    for (const line of this.#pack.inWords(open?.view ?? this.#table.view(viewer), this.#language)) print(line)
  }

  /** What this seat has been told since it last looked. */
  #tellNews(seat: Seat): void {
    const heard = this.#table.heard(seat)
    for (const happening of heard.slice(this.#told[seat] ?? 0)) this.#say(happening)
    this.#told[seat] = heard.length
  }

  #say(happening: Happening): void {
    print(dim(`  · ${this.#text.happening(happening)}`))
  }

  async #curtain(seat: Seat): Promise<void> {
    clearScreen()
    this.#shownTo = null
    await this.#askOrLeave(`${WORDS[this.#language].curtain(this.#text.seat(this.#table.seats[seat]))}\n`)
  }

  async #askOrLeave(question: string): Promise<string> {
    for (let isSure = false; ; isSure = true) {
      const said = await this.#ask(question)
      if (said.trim() !== 'q') return said
      if (isSure) throw new Left()
      print(WORDS[this.#language].leave(this.#save))
    }
  }

  async #ask(question: string): Promise<string> {
    process.stdout.write(wrapped(question))
    const { value, done } = await this.#input.next()
    if (done) throw new Left()
    return value
  }
}

/** With all that could be scrolled back to. */
function clearScreen(): void {
  if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[3J\u001b[H')
}

/** Two blocks of one name: their ids tell them apart. Two cards alike need no telling. */
const apart = (action: unknown): string =>
  typeof action === 'object' && action !== null && 'block' in action ? ` (${action.block})` : ''

/** A clause by its id, and how it is spoken of: `5.3a`, or by the name of its paragraph where that has no number of its own. */
export function findRule(
  rules: readonly RuleSection[],
  id: string,
): { readonly number: string; readonly text: string } | null {
  for (const { title, clauses } of rules) {
    const clause = clauses.find((each) => each.id === id)
    if (!clause) continue
    const [, number, letter] = /^[A-Z]+-(.*?)([a-z]*)$/.exec(id) ?? []
    return { number: /^[\d.]+$/.test(number) ? `${number}${letter}` : `${title} ${letter}`, text: clause.text }
  }
  return null
}
