import {
  asInteger,
  asList,
  asObject,
  asOneOf,
  asString,
  type Chance,
  Fault,
  type GamePackage,
  type GameText,
  type Happening,
  includes,
  isWhole,
  kindOf,
  type Language,
  type PlayContext,
  type Refusal,
  readOptions,
  type Seat,
  type SettledOptions,
  SPECTATOR,
  sayRefusal,
  scriptedChance,
  seatsIn,
  textFor,
  usualOptions,
} from '@iacta/kernel'
import { seatNamed } from './replay.ts'

const FIELDS = ['position', 'state', 'seat', 'others', 'actions', 'chance', 'options', 'answer']

export const ANSWER_FIELDS = [
  'refusal',
  'legal',
  'orders',
  'waiting',
  'prompt',
  'happenings',
  'passed',
  'chanceLeft',
  'outcome',
  'view',
  'state',
] as const
type AnswerField = (typeof ANSWER_FIELDS)[number]
export type Answer = { readonly [F in AnswerField]?: unknown }

/** More passes than this in a row mean that passing leads nowhere. */
const MOST_PASSES = 10_000

/** An action of the question with whoever does it, still as it was written. */
interface Entry {
  readonly nth: number
  readonly seat: Seat
  readonly action: unknown
}

/** Answers one question about a game, with these options where it says no others; throws a `Fault` that says what is wrong with it. */
export function answerTo(
  pack: GamePackage,
  language: Language,
  json: unknown,
  options: SettledOptions = {},
): { answer: Answer; refused: boolean } {
  const given = asObject(json, 'a question to the lab')
  for (const key of Object.keys(given))
    if (!FIELDS.includes(key))
      throw new Fault(`a question to the lab has no "${key}"; it may have: ${FIELDS.join(', ')}`)
  const wanted = given.answer === undefined ? ANSWER_FIELDS : wantedFields(given.answer)
  const bench = new Bench(pack, withOptions(given, options), readChance(given.chance))
  const seat = given.seat === undefined ? null : seatNamed(asString(given.seat, '"seat"'), bench.seats)
  const script = asList(given.actions === undefined ? [] : given.actions, '"actions"').map((entry, i) =>
    readEntry(entry, i + 1, seat, bench.seats),
  )
  const others = whoPasses(given.others, bench.seats, seat, script)

  bench.pass(others)
  for (const entry of script) {
    bench.try(entry)
    if (bench.refused) break
    bench.pass(others)
  }
  const tell = bench.answers(seat ?? bench.waiting[0] ?? SPECTATOR, language)
  const answer = Object.fromEntries(wanted.map((field) => [field, tell[field]()]))
  return { answer, refused: bench.refused !== null }
}

/** What was said for all questions, beside what this one says. */
function withOptions(
  given: Readonly<Record<string, unknown>>,
  options: SettledOptions,
): Readonly<Record<string, unknown>> {
  if (Object.keys(options).length === 0) return given
  return {
    ...given,
    options: { ...options, ...(given.options === undefined ? {} : asObject(given.options, '"options"')) },
  }
}

function wantedFields(json: unknown): readonly AnswerField[] {
  const named = asList(json, '"answer"').map((field) => asOneOf(field, ANSWER_FIELDS, 'each field of "answer"'))
  return ANSWER_FIELDS.filter((field) => named.includes(field))
}

const readChance = (json: unknown): Chance & { left(): number } =>
  scriptedChance(
    ...asList(json === undefined ? [] : json, '"chance"').map((n) =>
      asInteger(n, 'each number of "chance"', 0, 1_000_000),
    ),
  )

/** A position, its happenings and what was tried in it. */
class Bench {
  readonly #pack: GamePackage
  readonly #state: unknown
  readonly #chance: Chance & { left(): number }
  readonly #told: { readonly happening: Happening; readonly action: number }[] = []
  readonly #passed: { readonly after: number; readonly seat: Seat; readonly action: unknown }[] = []
  /** How many actions of the script have been done. */
  #done = 0
  readonly seats: readonly string[]
  /** As far as names depend on them. */
  readonly options: SettledOptions
  refused: { readonly at: number; readonly refusal: Refusal } | null = null

  constructor(pack: GamePackage, given: Readonly<Record<string, unknown>>, chance: Chance & { left(): number }) {
    this.#pack = pack
    this.#chance = chance
    if (given.position !== undefined && given.state !== undefined)
      throw new Fault('a question to the lab has a "position" or a "state", not both')
    if (given.options !== undefined && given.state !== undefined)
      throw new Fault('"options" go with a "position": a "state" holds its own')
    this.#state =
      given.state === undefined
        ? this.#built(positionWith(pack, given.position === undefined ? {} : given.position, given.options))
        : pack.game.decode(given.state)
    this.seats = pack.game.seated(this.#state)
    this.options = (pack.game.settled?.(this.#state) as SettledOptions | undefined) ?? usualOptions(pack.game.options)
  }

  /** A position that can be played on: steps written by hand need not fit each other. */
  #built(position: unknown): unknown {
    const { game, fromPosition } = this.#pack
    try {
      const state = fromPosition(position, this.#play())
      for (const seat of seatsIn(game.waiting(state))) game.actions(state, seat)
      game.prompt(state, SPECTATOR)
      return state
    } catch (error) {
      if (error instanceof Fault) throw error
      throw new Fault(`this position cannot be played on: ${error instanceof Error ? error.message : error}`)
    }
  }

  get waiting(): readonly Seat[] {
    return seatsIn(this.#pack.game.waiting(this.#state))
  }

  #play(): PlayContext {
    const action = this.#done
    return { chance: this.#chance, seal() {}, tell: (happening) => this.#told.push({ happening, action }) }
  }

  try({ nth, seat, action: json }: Entry): void {
    const { game } = this.#pack
    const action = game.readAction(json, this.options)
    const refusal = game.refusal(this.#state, seat, action)
    if (refusal) {
      this.refused = { at: nth, refusal }
      return
    }
    this.#done = nth
    game.play(this.#state, seat, action, this.#play())
  }

  /** These seats do nothing, as long as one of them is asked for something it may leave undone. */
  pass(seats: ReadonlySet<Seat>): void {
    for (let n = 0; n < MOST_PASSES; n++) {
      const found = this.#pass(seats)
      if (!found) return
      this.#passed.push({ after: this.#done, ...found })
      this.#pack.game.play(this.#state, found.seat, found.action, this.#play())
    }
    throw new Fault('the others pass for ever: name who decides in "seat" or "actions"')
  }

  #pass(seats: ReadonlySet<Seat>): { seat: Seat; action: unknown } | null {
    for (const seat of this.waiting) {
      if (!seats.has(seat)) continue
      const action = this.#pack.game
        .actions(this.#state, seat)
        .find((one) => isWhole(one) && this.#pack.passes.includes((one as { readonly do: string }).do))
      if (action !== undefined) return { seat, action }
    }
    return null
  }

  /** What can be told of it, through the eyes of a seat. */
  answers(viewer: Seat, language: Language): Readonly<Record<AnswerField, () => unknown>> {
    const { game } = this.#pack
    const words = textFor(this.#pack.text[language], this.options)
    const state = this.#state
    const { refused, seats } = this
    return {
      refusal: () =>
        refused && { at: refused.at, ...refused.refusal, text: sayRefusal(words, language, refused.refusal) },
      legal: () => game.actions(state, viewer),
      orders: () => (viewer === SPECTATOR ? [] : (game.orders?.actions(state, viewer) ?? [])),
      waiting: () => this.waiting.map((seat) => seats[seat]),
      prompt: () => ({ ...game.prompt(state, viewer), text: words.prompt(game.prompt(state, viewer)) }),
      happenings: () => this.#told.map(({ happening, action }) => this.#shown(happening, action, words)),
      passed: () => this.#passed.map(({ after, seat, action }) => ({ after, seat: seats[seat], action })),
      chanceLeft: () => this.#chance.left(),
      outcome: () => game.outcome(state),
      view: () => game.view(state, viewer),
      state: () => game.encode(state),
    }
  }

  #shown(happening: Happening, action: number, words: GameText): unknown {
    const { key, params, to } = happening
    const heard = this.seats.filter((_, seat) => includes(to, seat))
    return {
      action,
      key,
      params,
      to: includes(to, SPECTATOR) ? [...heard, 'spectator'] : heard,
      text: words.happening(happening),
    }
  }
}

/** A position with what the options say of the table, where it does not say so itself. */
function positionWith({ game }: GamePackage, json: unknown, options: unknown): unknown {
  if (options === undefined) return json
  readOptions(game.options, options)
  const position = asObject(json, '"position"')
  for (const [key, value] of Object.entries(asObject(options, '"options"')))
    if (position[key] !== undefined && position[key] !== value)
      throw new Fault(`"${key}" is ${kindOf(value)} in "options", but ${kindOf(position[key])} in "position"`)
  return { ...(options as object), ...position }
}

function readEntry(json: unknown, nth: number, seat: Seat | null, seats: readonly string[]): Entry {
  const given = asObject(json, `action ${nth}`)
  if ('seat' in given && !('action' in given))
    throw new Fault(`action ${nth} names its seat: write it {"seat": …, "action": {"do": …}}`)
  if ('action' in given)
    for (const key of Object.keys(given)) asOneOf(key, ['seat', 'action'], `a field of action ${nth}`)
  const named = 'action' in given ? seatNamed(asString(given.seat, `the seat of action ${nth}`), seats) : seat
  if (named === null) throw new Fault(`action ${nth} needs a seat: say "seat" for the question, or for the action`)
  return { nth, seat: named, action: 'action' in given ? given.action : given }
}

/** The seats that pass: with "others" those that neither the question nor an action names. */
function whoPasses(json: unknown, seats: readonly string[], seat: Seat | null, script: readonly Entry[]): Set<Seat> {
  if (json === undefined) return new Set()
  asOneOf(json, ['pass'], '"others"')
  const named = new Set(script.map((entry) => entry.seat))
  if (seat !== null) named.add(seat)
  if (named.size === 0)
    throw new Fault('"others" are those whom the question does not name: say "seat", or a seat in "actions"')
  return new Set([...seats.keys()].filter((one) => !named.has(one)))
}
