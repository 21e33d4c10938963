/** What a game has printed on its map, pieces and cards, as small numbers. */

declare const brand: unique symbol
/** The number of a place, a card …, which cannot be taken for that of anything else. */
export type Index<Name extends string> = number & { readonly [brand]: Name }

export const indexed = <T extends number>(count: number): readonly T[] =>
  Array.from({ length: count }, (_, i) => i as T)

/**
 * What differs from scenario to scenario (a map, a vocabulary of actions, a layout of the state), each made when it is
 * first asked for. Rules that keep the scenario's number in the state ask with `at`, which costs no more than an index.
 *
 *     export const vocabulary = byScenario(BATTLE_IDS, (battle) => actionsOf(verbsOf(UNIT_IDS[battle], HEX_IDS[battle])))
 *     vocabulary.at(s.battle).make.move(unit, hex)
 *     readAction: (json, { battle }) => vocabulary.of(battle).read(json)
 */
export function byScenario<Id extends string, T>(ids: readonly Id[], make: (id: Id) => T): ByScenario<Id, T> {
  const made: T[] = []
  const at = (scenario: number): T => (made[scenario] ??= make(ids[scenario]))
  return { at, of: (id) => at(ids.indexOf(id)) }
}

export interface ByScenario<Id extends string, T> {
  at(scenario: number): T
  of(id: Id): T
}

/** From an id to its number. */
export const inverse = <Id extends string, T extends number>(ids: readonly Id[]): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null), Object.fromEntries(ids.map((id, i) => [id, i])))
