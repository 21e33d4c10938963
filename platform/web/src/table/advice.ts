/** What the computer advised at each table, in short, so that it does not blame anybody for it afterwards. */

const KEY = 'iacta:advised:'
/** Longer than a game in which every step was asked for. */
const MOST = 2000
/** Tables whose advice is kept: the last so many. */
const TABLES = 40

const keyOf = (table: string): string => `${KEY}${table}`

export function advisedAt(table: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((mark): mark is string => typeof mark === 'string') : []
  } catch {
    return []
  }
}

/** Whoever keeps nothing in his browser is judged like everybody else. */
export function keepAdvice(table: string, steps: readonly { readonly mark: string }[]): void {
  try {
    const marks = new Set([...advisedAt(table), ...steps.map(({ mark }) => mark)])
    localStorage.removeItem(keyOf(table))
    const tables = Object.keys(localStorage).filter((key) => key.startsWith(KEY))
    for (const key of tables.slice(0, Math.max(0, tables.length + 1 - TABLES))) localStorage.removeItem(key)
    localStorage.setItem(keyOf(table), JSON.stringify([...marks].slice(-MOST)))
  } catch {
    // There is no room, or nothing may be kept.
  }
}
