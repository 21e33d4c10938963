/** Names as they stand on pieces. */

export const pickedFrom =
  (names: Readonly<Record<string, string>>) =>
  (id: string): string =>
    names[id] ?? id

const LONGEST = 8
/** A name of several words by the last or the only one that tells, and no longer than a piece is wide. */
export function shortly(name: string): string {
  const short = name.replace(/, .*$/, '')
  return short.length <= LONGEST ? short : `${short.slice(0, LONGEST - 1)}.`
}
