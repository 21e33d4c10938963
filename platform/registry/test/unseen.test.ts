import { isDeepStrictEqual } from 'node:util'
import {
  type Chance,
  type ChanceSource,
  choicesIn,
  completed,
  type Game,
  type Happening,
  only,
  quickChance,
  readOptions,
  recording,
  type Seat,
  SPECTATOR,
  seatsIn,
  Table,
} from '@iacta/kernel'
import { GAMES } from '@iacta/registry'
import { describe, expect, test } from 'vitest'

/** Two worlds: in one of them a seat does things, and undoes them by others, of which nobody else can know. */

type AnyTable = Table<unknown, unknown, unknown, unknown>

const SECRETIVE: Seat = 0
const ACTIONS = 160
/**
 * Where everything is seen that is done, one scenario tells as much as all of them: one that begins with something hidden,
 * if there is any.
 */
const ALL_IS_SEEN: Readonly<Record<string, readonly (string | null)[]>> = {
  cataphract: ['dara'],
  'sena-gallica': [null],
  justinian: [null],
}
/** So many actions of a list are tried. */
const TRIED = 8

/** Dice that do not depend on how much was done before. */
const dice = (seed: number): ChanceSource => ({
  of: () => quickChance(seed),
  commitment: null,
  contributions: [],
  secret: () => null,
})

const textOf = (game: Game, state: unknown): string => JSON.stringify(game.encode(state))

/** Any of them, every kind as often as the others: where there is much to exchange somebody is ready all the same. */
function some(legal: readonly unknown[], chance: Chance): unknown {
  const verbOf = (action: unknown): string => (action as { readonly do: string }).do
  const kinds = [...new Set(legal.map(verbOf))].map((verb) => legal.filter((action) => verbOf(action) === verb))
  const kind = kinds[chance.pick(kinds.length)]
  return completed(kind[chance.pick(kind.length)], chance)
}

/** What an action leads to, if nobody but its seat is told anything, nothing is drawn, and nobody else is asked. */
function unseen(game: Game, state: unknown, seat: Seat, action: unknown, others: readonly Seat[]): unknown {
  const told: Happening[] = []
  const chance = recording(quickChance(1))
  let isRevealed = false
  const after = game.clone(state)
  game.play(after, seat, action, {
    chance,
    tell: (happening) => told.push(happening),
    seal() {
      isRevealed = true
    },
  })
  if (isRevealed || chance.draws.length > 0 || game.waiting(after) !== game.waiting(state)) return null
  if (told.some(({ to }) => (to & ~only(seat)) !== 0)) return null
  // Orders that are open to all are seen although nobody is told of them.
  const isSeen = (other: Seat): boolean => !isDeepStrictEqual(game.view(after, other), game.view(state, other))
  return others.some(isSeen) ? null : after
}

/** Two actions of a seat after which everything is as it was, and of which nobody else is told. */
function thereAndBack(game: Game, table: AnyTable, seat: Seat, others: readonly Seat[]): readonly unknown[] {
  const before = table.stateFor(seat)
  const mayDo = (state: unknown): readonly unknown[] => [
    ...game.actions(state, seat),
    ...(game.orders?.actions(state, seat) ?? []),
  ]
  const listed = mayDo(before).map((action) => completed(action, quickChance(1)))
  for (const there of [...listed.slice(0, TRIED), ...listed.slice(-TRIED)]) {
    const after = unseen(game, before, seat, there, others)
    if (after === null) continue
    for (const back of mayDo(after).map((action) => completed(action, quickChance(1)))) {
      const again = unseen(game, after, seat, back, others)
      if (again !== null && textOf(game, again) === textOf(game, before)) return [there, back]
    }
  }
  return []
}

/** All that a seat can get hold of, and every number among it. */
function knownTo(game: Game, table: AnyTable, seat: Seat): unknown {
  const moments = table.moments(seat).map((_, at) => {
    const { state, happenings, heard } = table.moment(seat, at)
    return [game.view(state, seat), game.prompt(state, seat), happenings, heard]
  })
  // What if: where a table would begin that goes on from what this seat knows.
  const imagined = seat === SPECTATOR ? null : table.imaginedBeginning(seat, null, quickChance(1))
  return [table.sequence(seat), table.knowledge(seat), table.settledLines(seat), moments, imagined]
}

describe.each(GAMES.map(({ game }) => [game.id, game] as const))('at a table of %s', (_, game) => {
  const scenarios = ALL_IS_SEEN[game.id] ?? (game.options.scenario ? choicesIn(game.options.scenario) : [null])

  test.each(scenarios)('what others do unseen is counted nowhere (%s)', (scenario) => {
    let counted = 0
    for (const seed of [1, 2, 3]) {
      const options = readOptions(game.options, scenario === null ? {} : { scenario })
      const [busy, idle] = [1, 2].map(() => new Table(game, options, 'unseen', dice(seed)))
      const chance = quickChance(seed)
      const others = [...idle.seats.keys(), SPECTATOR].filter((seat) => seat !== SECRETIVE)
      let secrets = 0
      for (let n = 0; n < ACTIONS && !idle.outcome(); n++) {
        const asked = seatsIn(idle.asked())
        const seat = asked[chance.pick(asked.length)]
        if (seat === SECRETIVE && n % 4 === 0)
          for (const action of thereAndBack(game, busy, seat, others)) if (!busy.act(seat, action).refusal) secrets++
        const action = some(idle.actions(seat), chance)
        for (const table of [busy, idle]) expect(table.act(seat, action).refusal).toBeNull()
        for (const other of idle.outcome() ? [] : others) expect(busy.sequence(other)).toBe(idle.sequence(other))
      }
      for (const other of idle.outcome() ? [] : others)
        expect(knownTo(game, busy, other)).toEqual(knownTo(game, idle, other))
      counted += secrets
    }
    // Blocks that all stand where the history books say cannot be exchanged; on an open field all is seen that is done.
    if (scenario !== 'historical' && !ALL_IS_SEEN[game.id]) expect(counted).toBeGreaterThan(1)
  })
})
