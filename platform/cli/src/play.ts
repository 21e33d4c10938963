import { randomInt } from 'node:crypto'
import { accessSync, constants, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface, type Interface } from 'node:readline/promises'
import { LEVEL_IDS, type Level, levelNamed, Opponent } from '@iacta/bots'
import {
  commitmentTo,
  Fault,
  followOrders,
  type GamePackage,
  type Happening,
  type Language,
  type RuleSection,
  readOptions,
  type Seat,
  sealedChance,
  seatsIn,
  Table,
  whenLeft,
} from '@iacta/kernel'
import { newSecret, nodeDigest } from '@iacta/kernel/node'
import { gameNamed } from '@iacta/registry'
import type { Given } from './args.ts'
import { type Command, LANGUAGE_FLAG, languageOf } from './command.ts'
import { bold, dim, green, print, red, yellow } from './output.ts'
import { seatNamed } from './replay.ts'

const WORDS = {
  en: {
    choose: 'Number, part of a choice, or: u undo, m map, l log, why <action>, q quit',
    nothing: 'No choice matches that.',
    undone: 'Taken back.',
    noUndo: 'There is nothing to take back.',
    curtain: (seat: string) => `The screen is for ${seat} now. Press Enter when nobody else is looking.`,
    allowed: 'That is allowed.',
    why: 'Say what you would like to do, for instance:',
    more: (n: number) => `… and ${n} more; type part of a name to see only those`,
    saved: (file: string) => `The record is in ${file}; "iacta verify" checks its dice.`,
    kept: (file: string) => `The record so far is in ${file}; "iacta replay" shows it.`,
    sealed: (hash: string) => `The dice are sealed: ${hash}`,
    bye: 'The game is left unfinished.',
  },
  it: {
    choose: 'Numero, parte di una scelta, oppure: u annulla, m mappa, l diario, why <azione>, q esci',
    nothing: 'Nessuna scelta corrisponde.',
    undone: 'Annullato.',
    noUndo: 'Non c’è nulla da annullare.',
    curtain: (seat: string) => `Ora lo schermo è di ${seat}. Premi Invio quando nessun altro guarda.`,
    allowed: 'È permesso.',
    why: 'Di’ che cosa vorresti fare, per esempio:',
    more: (n: number) => `… e altre ${n}; scrivi parte di un nome per vedere solo quelle`,
    saved: (file: string) => `La partita è in ${file}; «iacta verify» ne controlla i dadi.`,
    kept: (file: string) => `La partita fin qui è in ${file}; «iacta replay» la mostra.`,
    sealed: (hash: string) => `I dadi sono sigillati: ${hash}`,
    bye: 'La partita resta incompiuta.',
  },
} as const

const SHOWN = 40
const MAX_SEED = 0x7fffffff

export const play: Command = {
  name: 'play',
  summary: 'Plays a game in the terminal, against the computer or hand to hand.',
  words: ['<game>'],
  flags: {
    ...LANGUAGE_FLAG,
    as: { type: 'string' },
    level: { type: 'string' },
    scenario: { type: 'string' },
    'hot-seat': { type: 'boolean' },
    save: { type: 'string' },
  },
  help: `
  --as SEAT       your seat; the computer has the others (the first seat)
  --level L       how well it plays: ${LEVEL_IDS.join(', ')} (tiro)
  --hot-seat      all seats on this screen, passed hand to hand
  --scenario S    one of the game's scenarios
  --save FILE     writes the record there when the game ends or is left
  --language L    en or it

At the prompt: a number or part of a choice's text; u takes back; m shows the map; l the log;
"why move legio-8 roma" asks why something may not be done; q leaves.`,

  async run(given: Given): Promise<number> {
    const pack = gameNamed(given.words[0])
    const scenario = given.text('scenario')
    const options = readOptions(pack.game.options, scenario === undefined ? {} : { scenario })
    const seats = pack.game.seats(options)
    if (given.has('hot-seat') && given.text('as') !== undefined)
      throw new Fault('--as and --hot-seat exclude each other: hand to hand, every seat is yours')
    const human = given.has('hot-seat') ? null : given.text('as') === undefined ? 0 : seatNamed(given.text('as'), seats)
    if (given.has('hot-seat') && given.text('level') !== undefined)
      throw new Fault('--level and --hot-seat exclude each other: hand to hand, the computer does not play')
    const level = levelNamed(given.text('level') ?? 'tiro')
    const save = given.text('save')
    if (save !== undefined) mustBeWritable(save)
    const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY })
    try {
      await new TerminalGame(pack, options, human, level, languageOf(given), lines, save).run()
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

class TerminalGame {
  readonly #pack: GamePackage
  readonly #table: Table<unknown, unknown, unknown, unknown>
  readonly #human: Seat | null
  /** By seat; the person's own is idle. */
  readonly #computer: readonly Opponent<unknown, unknown, unknown>[]
  readonly #language: Language
  readonly #input: AsyncIterator<string>
  readonly #save: string | undefined
  readonly #commitment: string
  #shownTo: Seat | null = null
  readonly #told: number[] = []

  constructor(
    pack: GamePackage,
    options: unknown,
    human: Seat | null,
    level: Level,
    language: Language,
    lines: Interface,
    save: string | undefined,
  ) {
    this.#pack = pack
    this.#human = human
    this.#computer = pack.game.seats(options).map(() => new Opponent(pack.game, pack.brain, level))
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
    print(dim(words.sealed(this.#commitment)))
    try {
      for (;;) {
        followOrders(this.#table)
        if (this.#table.asked() === 0) break
        const seats = seatsIn(this.#table.asked())
        const computer = seats.find((seat) => this.#human !== null && seat !== this.#human)
        if (computer !== undefined) this.#computerMoves(computer)
        else await this.#personMoves(seats[0])
      }
    } catch (error) {
      if (!(error instanceof Left)) throw error
      print(words.bye)
    }
    const outcome = this.#table.outcome()
    if (outcome) {
      if (this.#human !== null) this.#tellNews(this.#human)
      print(bold(this.#text.outcome(outcome)))
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

  get #text() {
    return this.#pack.text[this.#language]
  }

  #computerMoves(seat: Seat): void {
    const { action, resign } = this.#computer[seat].decide(this.#table.knowledge(seat), { seed: randomInt(MAX_SEED) })
    const end = resign ? whenLeft(this.#table.seats, seat) : null
    if (end) {
      this.#table.conclude(end)
      return
    }
    const { refusal } = this.#table.act(seat, action)
    if (refusal) throw new Error(`the computer tried what it may not: ${JSON.stringify(action)} (${refusal.reason})`)
  }

  async #personMoves(seat: Seat): Promise<void> {
    const words = WORDS[this.#language]
    if (this.#shownTo !== seat) {
      if (this.#human === null) await this.#curtain(seat)
      this.#shownTo = seat
      this.#showMap(seat)
    }
    this.#tellNews(seat)
    const legal = this.#table.actions(seat)
    print()
    print(bold(this.#text.prompt(this.#table.prompt(seat))))
    let shown = this.#list(legal)
    for (;;) {
      const line = (await this.#ask(`${dim(words.choose)}\n> `)).trim()
      const [verb, ...rest] = line.split(/\s+/)
      if (line === 'q') throw new Left()
      if (line === 'm') this.#showMap(seat)
      else if (line === 'l') for (const happening of this.#table.heard(seat).slice(-60)) this.#say(happening)
      else if (line === 'u') {
        if (!this.#table.canUndo(seat)) {
          print(words.noUndo)
          continue
        }
        this.#table.undo(seat)
        this.#told[seat] = Math.min(this.#told[seat] ?? 0, this.#table.heard(seat).length)
        print(words.undone)
        return
      } else if (verb === 'why') this.#explain(seat, rest, shown)
      else {
        const action = /^\d+$/.test(line) ? shown[Number(line) - 1] : null
        const matching =
          line === '' ? legal : legal.filter((one) => this.#label(one).toLowerCase().includes(line.toLowerCase()))
        if (action !== null && action !== undefined) {
          this.#table.act(seat, action)
          return
        }
        if (/^\d+$/.test(line) || matching.length === 0) print(words.nothing)
        else shown = this.#list(matching)
      }
    }
  }

  #label(action: unknown): string {
    return this.#text.action(action)
  }

  /** Lists choices, as many as are readable, and answers with those it listed. */
  #list(choices: readonly unknown[]): readonly unknown[] {
    const labels = choices.map((action) => this.#label(action))
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
        print(`  why ${[verb, ...fields.map((field) => `<${field}>`)].join(' ')}`)
      return
    }
    try {
      const [verb, ...rest] = said
      const listed = /^\d+$/.test(verb) ? shown[Number(verb) - 1] : undefined
      const fields = Object.hasOwn(verbs, verb) ? verbs[verb] : []
      const action =
        listed ??
        this.#pack.game.readAction({ do: verb, ...Object.fromEntries(fields.map((field, i) => [field, rest[i]])) })
      const refusal = this.#table.refusal(seat, action)
      if (!refusal) {
        print(green(words.allowed))
        return
      }
      const rule = refusal.clause ? findRule(this.#pack.rules[this.#language], refusal.clause) : null
      print(red(`${rule ? `${rule.number}: ` : ''}${this.#text.refusal(refusal)}`))
      if (rule) print(dim(`  ${rule.text}`))
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      print(red(error.message))
    }
  }

  #showMap(seat: Seat): void {
    print()
    for (const line of this.#pack.inWords(this.#table.view(seat), this.#language)) print(line)
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
    if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[3J\u001b[H')
    const said = await this.#ask(`${WORDS[this.#language].curtain(this.#text.seat(this.#table.seats[seat]))}\n`)
    if (said.trim() === 'q') throw new Left()
  }

  async #ask(question: string): Promise<string> {
    process.stdout.write(question)
    const { value, done } = await this.#input.next()
    if (done) throw new Left()
    return value
  }
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
