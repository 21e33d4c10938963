import type { Chance } from './chance.ts'
import type { Param } from './game.ts'
import { isWhole, type Listed, type OneOfThese, type Open, openFields, type SomeOfThese, type Span } from './open.ts'

/** A listed action with these values in the place of what it leaves open. */
export const withValues = <Action>(
  listed: Listed<Action> | Action,
  values: readonly (readonly [field: string, value: Param])[],
): Action => ({ ...listed, ...Object.fromEntries(values) }) as Action

/** In how many ways something open can be completed; none where its limits contradict each other. */
export function waysToComplete(open: Open): number {
  if ('any' in open) return open.any.length
  if ('from' in open) return Math.max(0, Math.floor((open.to - open.from) / (open.by ?? 1)) + 1)
  let [ways, all] = [1, 0]
  for (let taken = 0; taken <= Math.min(open.most, open.some.length); taken++) {
    if (taken >= open.least) all += ways
    ways = (ways * (open.some.length - taken)) / (taken + 1)
  }
  return all
}

/** One way to complete it, drawn at random. */
export function completed<Action>(listed: Listed<Action> | Action, chance: Chance): Action {
  if (isWhole(listed)) return listed
  return withValues(
    listed,
    openFields(listed).map(([field, open]) => [field, drawn(open, chance)]),
  )
}

function drawn(open: Open, chance: Chance): Param {
  if ('some' in open) return drawnSome(open, open.least + chance.pick(mostOf(open) - open.least + 1), chance)
  return nth(open, chance.pick(waysToComplete(open)))
}

/** No more can be taken than there are. */
const mostOf = ({ some, most }: SomeOfThese): number => Math.min(most, some.length)

/** So many of these, in their order. */
function drawnSome({ some }: SomeOfThese, count: number, chance: Chance): readonly string[] {
  let wanted = count
  return some.filter((_, i) => {
    const isTaken = chance.pick(some.length - i) < wanted
    if (isTaken) wanted--
    return isTaken
  })
}

const nth = (open: Span | OneOfThese, i: number): string | number =>
  'any' in open ? open.any[i] : open.from + (open.by ?? 1) * i

/** More of them drawn in vain means that there are few others. */
const DRAWN_IN_VAIN = 8

/**
 * At most so many different ways to complete it, as far from each other as may be: every one where they are few, otherwise
 * both ends and what lies evenly between them, and a few drawn at random.
 */
export function* spread<Action>(
  listed: Listed<Action> | Action,
  most: number,
  chance: Chance,
): Generator<Action, void, void> {
  if (isWhole(listed)) {
    yield listed
    return
  }
  const open = openFields(listed)
  const ways = open.reduce((product, [, one]) => product * waysToComplete(one), 1)
  if (ways <= most) {
    for (const values of everyChoice(open)) yield withValues(listed, values)
    return
  }
  const found = new Set<string>()
  const isNew = (action: Action): boolean => found.size < found.add(JSON.stringify(action)).size
  const even = Math.ceil(most * (2 / 3))
  for (let i = 0; i < even; i++) {
    const at = even === 1 ? 0.5 : i / (even - 1)
    const action = withValues<Action>(
      listed,
      open.map(([field, one]) => [field, valueAt(one, at, chance)]),
    )
    if (isNew(action)) yield action
  }
  for (let vain = 0; found.size < most && vain < DRAWN_IN_VAIN; ) {
    const action = completed(listed, chance)
    if (isNew(action)) yield action
    else vain++
  }
}

/** A value that lies so far between the two ends: 0 is the one, 1 the other. */
function valueAt(open: Open, at: number, chance: Chance): Param {
  if ('some' in open) return drawnSome(open, Math.round(open.least + at * (mostOf(open) - open.least)), chance)
  return nth(open, Math.round(at * (waysToComplete(open) - 1)))
}

function* everyChoice(open: readonly (readonly [string, Open])[]): Generator<(readonly [string, Param])[], void, void> {
  if (open.length === 0) yield []
  else {
    const [[field, first], ...rest] = open
    for (const value of everyValue(first)) for (const others of everyChoice(rest)) yield [[field, value], ...others]
  }
}

function* everyValue(open: Open): Generator<Param, void, void> {
  if ('some' in open) yield* everySome(open.some, open.least, open.most)
  else for (let i = 0; i < waysToComplete(open); i++) yield nth(open, i)
}

function* everySome(some: readonly string[], least: number, most: number): Generator<readonly string[], void, void> {
  if (least > some.length || most < 0) return
  if (some.length === 0) yield []
  else {
    const [first, ...rest] = some
    for (const others of everySome(rest, least - 1, most - 1)) yield [first, ...others]
    yield* everySome(rest, least, most)
  }
}

/** The outermost values within what is left open: a game that lists it has to accept them. */
export function edges(open: Open): readonly Param[] {
  if ('any' in open) return open.any
  if ('from' in open) return [open.from, nth(open, waysToComplete(open) - 1)]
  return [open.some.slice(0, open.least), open.some.slice(open.some.length - mostOf(open))]
}

/** Values that lie just beyond: what a game has to refuse, unless it lists them elsewhere. */
export function beyond(open: Open): readonly Param[] {
  if ('any' in open) return []
  if ('some' in open) {
    const { some, least, most } = open
    return [
      ...(least > 0 ? [some.slice(0, least - 1)] : []),
      ...(most < some.length ? [some.slice(0, most + 1)] : []),
      ...(some.length > 1 && least <= 2 && most >= 2
        ? [
            [some[1], some[0]],
            [some[0], some[0]],
          ]
        : []),
    ]
  }
  const { from, to, by = 1 } = open
  return [from - by, to + by, ...(by > 1 && to > from ? [from + 1] : [])]
}
