import {
  type ActionIn,
  actionsOf,
  amount,
  asObject,
  asOneOf,
  type ByScenario,
  byScenario,
  EVERYONE,
  type Game,
  type GameBrain,
  type GamePackage,
  type GameText,
  idOf,
  kept,
  type Language,
  listOf,
  NOBODY,
  NUMBER,
  named,
  noChance,
  numberOf,
  type OptionSpecs,
  type OptionsOf,
  type OptionWords,
  only,
  optionText,
  orNull,
  type Params,
  readOptions,
  type Seat,
  type SettledOptions,
  standingOf,
  stateOf,
  unheard,
  verb,
  wordOf,
} from '@iacta/kernel'

/**
 * A little game to try the house on, whose battles differ in map, pieces, seats and sides. At the ford two may bid for the
 * Romans, and pay what they bid; on the ridge there are three, and no sides. Then all march in turn, and the further up
 * the map the more it counts.
 */
const BATTLES = ['ford', 'ridge'] as const
type Battle = (typeof BATTLES)[number]

const HEXES: Record<Battle, readonly string[]> = { ford: ['a1', 'a2', 'a3'], ridge: ['b1', 'b2', 'b3', 'b4', 'b5'] }
const UNITS: Record<Battle, readonly string[]> = { ford: ['legio-1', 'gothi'], ridge: ['legio-1', 'turma', 'alares'] }
const SEATS: Record<Battle, readonly string[]> = {
  ford: ['first', 'second'],
  ridge: ['first', 'second', 'third'],
}
const SIDES = ['romans', 'goths'] as const
const DUSKS = ['early', 'late', 'never'] as const
const ROUNDS: Record<(typeof DUSKS)[number], number> = { early: 1, late: 2, never: 12 }
const MOST_BID = 6

export const OPTIONS = {
  battle: { choices: BATTLES },
  dusk: { cases: [{ when: { battle: ['ridge'] }, choices: ['early', 'late'] }, { choices: ['late', 'never'] }] },
  sides: { cases: [{ when: { battle: ['ford'] }, choices: ['as-seated', 'exchanged', 'bid'] }] },
  limit: { cases: [{ when: { sides: ['bid'] }, from: 0, to: MOST_BID, by: 2, usual: 4 }] },
} as const satisfies OptionSpecs
export type Options = OptionsOf<typeof OPTIONS>

// Actions and states are said anew for each battle.

const verbsOf = (battle: Battle) => ({
  bid: verb('sum', amount(0, MOST_BID)),
  march: verb('unit', named<string, number>(UNITS[battle]), 'to', named<string, number>(HEXES[battle])),
  halt: verb(),
})
export type Action = ActionIn<ReturnType<typeof verbsOf>>
const vocabulary = byScenario(BATTLES, (battle) => actionsOf(verbsOf(battle)))

const layoutOf = (battle: Battle) =>
  stateOf({
    battle: kept(idOf(BATTLES), BATTLES.indexOf(battle)),
    dusk: kept(wordOf(DUSKS), 'late'),
    roman: kept(orNull(numberOf(0, 1)), null),
    limit: kept(orNull(numberOf(0, MOST_BID)), null),
    bids: kept(listOf(NUMBER), () => []),
    at: kept(listOf(orNull(idOf(HEXES[battle]))), () => SEATS[battle].map(() => null)),
    points: kept(listOf(numberOf(-MOST_BID, 0xffff)), () => SEATS[battle].map(() => 0)),
    turns: kept(NUMBER, 0),
  })
export type State = ReturnType<ReturnType<typeof layoutOf>['fresh']>
const layout: ByScenario<Battle, ReturnType<typeof layoutOf>> = byScenario(BATTLES, layoutOf)

const battleOf = (s: State): Battle => BATTLES[s.battle]
const seatsOf = (s: State): readonly string[] => SEATS[battleOf(s)]
const isBidding = (s: State): boolean => s.limit !== null && s.bids.length < 2
const isOver = (s: State): boolean => s.turns === ROUNDS[s.dusk] * seatsOf(s).length
const asked = (s: State): Seat | null => (isBidding(s) ? s.bids.length : isOver(s) ? null : s.turns % seatsOf(s).length)

function listed(s: State, seat: Seat): readonly Action[] {
  const { make } = vocabulary.at(s.battle)
  if (isBidding(s)) return Array.from({ length: (s.limit ?? 0) + 1 }, (_, sum) => make.bid(sum))
  const free = [...HEXES[battleOf(s)].keys()].filter((hex) => !s.at.includes(hex))
  return [make.halt(), ...free.map((hex) => make.march(seat, hex))]
}

export const game: Game<State, Action, unknown, Options, Action> = {
  id: 'skirmish',
  edition: 1,
  options: OPTIONS,
  seats: ({ battle }) => SEATS[battle],
  seated: seatsOf,
  settled: (s) =>
    readOptions(OPTIONS, {
      battle: battleOf(s),
      dusk: s.dusk,
      ...(s.limit !== null
        ? { sides: 'bid', limit: s.limit }
        : s.roman !== null
          ? { sides: s.roman === 0 ? 'as-seated' : 'exchanged' }
          : {}),
    }),
  start: ({ battle, dusk, sides, limit }) =>
    layout.of(battle).fresh({
      dusk,
      roman: sides === 'as-seated' ? 0 : sides === 'exchanged' ? 1 : null,
      limit: limit ?? null,
    }),
  waiting: (s) => {
    const seat = asked(s)
    return seat === null ? NOBODY : only(seat)
  },
  actions: (s, seat) => (asked(s) === seat ? listed(s, seat) : []),
  refusal(s, seat, action) {
    if (asked(s) !== seat) return { reason: 'not-your-turn', clause: null, params: {} }
    const isLegal = listed(s, seat).some((one) => JSON.stringify(one) === JSON.stringify(action))
    if (isLegal) return null
    const params: Params = action.do === 'march' ? { unit: action.unit, to: action.to } : {}
    return { reason: 'not-now', clause: null, params }
  },
  play(s, seat, action, play) {
    const { do: verb, ...about } = action
    play.tell({ key: verb, params: { seat: seatsOf(s)[seat], ...about }, to: EVERYONE })
    if (action.do === 'bid') {
      s.bids.push(action.sum)
      if (s.bids.length < 2) return
      s.roman = s.bids[1] > s.bids[0] ? 1 : 0
      s.points[s.roman] -= s.bids[s.roman]
      return
    }
    s.turns++
    if (action.do === 'halt') return
    const hex = HEXES[battleOf(s)].indexOf(action.to)
    s.at[seat] = hex
    s.points[seat] += hex + 1
  },
  view: (s) => game.encode(s),
  prompt: (s) => ({ key: isOver(s) ? 'over' : isBidding(s) ? 'bid' : 'march', params: {} }),
  outcome(s) {
    if (!isOver(s)) return null
    const most = Math.max(...s.points)
    const winners = [...s.points.keys()].filter((seat) => s.points[seat] === most)
    return { winners: winners.length === 1 ? winners : [], way: 'points', params: { points: [...s.points] } }
  },
  side: (s, seat) => (s.roman === null ? null : SIDES[s.roman === seat ? 0 : 1]),
  /** The points of both games; who gives one up has none of it, and the other as many as the map has. */
  match: (games) =>
    standingOf(
      [0, 1].map((player) =>
        games.reduce((sum, { outcome, players }) => sum + pointsOf(outcome, players.indexOf(player)), 0),
      ),
    ),
  clone: (s) => layout.at(s.battle).clone(s),
  imagine: ({ view }) => game.decode(view),
  readAction: (json, { battle }) => vocabulary.of(battle).read(json),
  encode: (s) => layout.at(s.battle).encode(s),
  decode: (json) => layout.of(asOneOf(asObject(json, 'a state').battle, BATTLES, 'the battle')).decode(json),
  faults: () => [],
}

function pointsOf(outcome: { winners: readonly Seat[]; params: Params }, seat: Seat): number {
  const { points } = outcome.params
  if (Array.isArray(points)) return Number(points[seat])
  return outcome.winners.includes(seat) ? HEXES.ford.length : 0
}

// Words

interface Texts extends Pick<GameText, 'title' | 'summary'> {
  readonly seats: Readonly<Record<string, string>>
  readonly sides: Readonly<Record<(typeof SIDES)[number], string>>
  readonly units: Record<Battle, Readonly<Record<string, string>>>
  readonly options: Record<keyof typeof OPTIONS, OptionWords>
  readonly march: (unit: string, to: string) => string
  readonly halt: string
}

const TEXTS: Record<Language, Texts> = {
  en: {
    title: 'Skirmish',
    summary: 'A little game of two battles.',
    seats: { first: 'First player', second: 'Second player', third: 'Third player' },
    sides: { romans: 'Romans', goths: 'Goths' },
    units: {
      ford: { 'legio-1': 'Legio I at the ford', gothi: 'the Goths' },
      ridge: { 'legio-1': 'Legio I on the ridge', turma: 'the troop', alares: 'the wings' },
    },
    options: {
      battle: { name: 'Battle', choices: { ford: 'The ford', ridge: 'The ridge' } },
      dusk: { name: 'Dusk', choices: { early: 'Early dusk', late: 'Late dusk', never: 'Midsummer' } },
      sides: {
        name: 'Sides',
        choices: {
          'as-seated': 'The first player is Roman',
          exchanged: 'The second player is Roman',
          bid: { name: 'Sides are bid for', about: 'Who bids more plays the Romans, and pays what he bid' },
        },
      },
      limit: { name: 'Highest bid', about: 'In points', amount: (n) => `Bids up to ${n}` },
    },
    march: (unit, to) => `March ${unit} to ${to}`,
    halt: 'Halt',
  },
  it: {
    title: 'Scaramuccia',
    summary: 'Un giochino di due battaglie.',
    seats: { first: 'Primo giocatore', second: 'Secondo giocatore', third: 'Terzo giocatore' },
    sides: { romans: 'Romani', goths: 'Goti' },
    units: {
      ford: { 'legio-1': 'la Legio I al guado', gothi: 'i Goti' },
      ridge: { 'legio-1': 'la Legio I sul crinale', turma: 'la turma', alares: 'gli alari' },
    },
    options: {
      battle: { name: 'Battaglia', choices: { ford: 'Il guado', ridge: 'Il crinale' } },
      dusk: { name: 'Tramonto', choices: { early: 'Tramonto precoce', late: 'Tramonto tardivo', never: 'Solstizio' } },
      sides: {
        name: 'Parti',
        choices: {
          'as-seated': 'Il primo giocatore è romano',
          exchanged: 'Il secondo giocatore è romano',
          bid: { name: 'Le parti vanno all’asta', about: 'Chi offre di più gioca i Romani, e paga quanto ha offerto' },
        },
      },
      limit: { name: 'Offerta massima', about: 'In punti', amount: (n) => `Offerte fino a ${n}` },
    },
    march: (unit, to) => `Porta ${unit} in ${to}`,
    halt: 'Ferma',
  },
}

function textOf(language: Language, battle: Battle = 'ford'): GameText<Action> {
  const t = TEXTS[language]
  const say = (key: string, params: object): string => [key, ...Object.values(params)].join(' ')
  return {
    title: t.title,
    summary: t.summary,
    sides: t.sides,
    seat: (id) => t.seats[id] ?? id,
    ...optionText(t.options),
    prompt: ({ key, params }) => say(key, params),
    happening: ({ key, params }) => say(key, params),
    refusal: ({ params }) => t.march(t.units[battle][String(params.unit)] ?? '', String(params.to ?? '')),
    action: (listed) => {
      const action = listed as Action
      if (action.do === 'march') return t.march(t.units[battle][action.unit], action.to)
      return action.do === 'bid' ? String(action.sum) : t.halt
    },
    outcome: ({ params }) => say('points', params),
    way: (id) => id,
    for: (options: SettledOptions) => textOf(language, options.battle as Battle),
  }
}

const brain: GameBrain<State, Action> = {
  worlds: (known) => () => game.decode(known.view),
  plan: (s, seat, chance) => {
    const legal = listed(s, seat)
    return [legal[chance.pick(legal.length)]]
  },
  evaluate: () => 0.5,
  turnOf: (s) => s.turns,
  horizon: 1,
  weight: () => 0,
  explain: () => ({ key: 'luck', params: {} }),
}

/** The whole of it, as a game of the house. */
export const skirmish: GamePackage<State, Action, unknown, Options> = {
  game,
  text: { en: textOf('en'), it: textOf('it') },
  rules: { en: [], it: [] },
  clauses: [],
  verbs: vocabulary.at(0).carries,
  fromPosition(json) {
    const { at = {}, ...options } = asObject(json, 'a position')
    const s = game.start(readOptions(OPTIONS, options), unheard(noChance))
    for (const [unit, hex] of Object.entries(asObject(at, '"at"'))) {
      const action = vocabulary.at(s.battle).read({ do: 'march', unit, to: hex })
      if (action.do === 'march') s.at[UNITS[battleOf(s)].indexOf(action.unit)] = HEXES[battleOf(s)].indexOf(action.to)
    }
    return s
  },
  passes: ['halt'],
  inWords: (view) => [JSON.stringify(view)],
  brain,
}
