/** What a game has printed on its map, pieces and cards, as small numbers. */

declare const brand: unique symbol
/** The number of a place, a card …, which cannot be taken for that of anything else. */
export type Index<Name extends string> = number & { readonly [brand]: Name }

export const indexed = <T extends number>(count: number): readonly T[] =>
  Array.from({ length: count }, (_, i) => i as T)

/** From an id to its number. */
export const inverse = <Id extends string, T extends number>(ids: readonly Id[]): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null), Object.fromEntries(ids.map((id, i) => [id, i])))
