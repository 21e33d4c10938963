/** How far somebody has looked at his tables, by table and seat; kept in this browser, and nowhere else. */

const KEY = 'iacta.seen'
const MOST = 80

type Entry = readonly [table: string, lines: number]

const nameOf = (table: string, seat: string | null): string => `${table} ${seat ?? ''}`

function entries(): readonly Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry) : []
  } catch {
    return []
  }
}

const isEntry = (kept: unknown): kept is Entry =>
  Array.isArray(kept) && typeof kept[0] === 'string' && typeof kept[1] === 'number'

/** How many lines of the log had been seen when one last looked; null if one never did. */
export function linesSeen(table: string, seat: string | null): number | null {
  const name = nameOf(table, seat)
  return entries().find(([each]) => each === name)?.[1] ?? null
}

export function rememberSeen(table: string, seat: string | null, lines: number): void {
  const name = nameOf(table, seat)
  const others = entries().filter(([each]) => each !== name)
  try {
    localStorage.setItem(KEY, JSON.stringify([[name, lines], ...others].slice(0, MOST)))
  } catch {
    // Nothing may be kept here: nobody is told what he missed.
  }
}
