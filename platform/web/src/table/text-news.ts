import type { LogLine } from '../board/index.ts'

/** What changed between two logs: the lines that are new, and whether some were taken back. */
export interface News {
  readonly lines: readonly LogLine[]
  readonly isTakenBack: boolean
}

export function newsBetween(before: readonly LogLine[], now: readonly LogLine[]): News {
  let shared = 0
  while (shared < before.length && shared < now.length && isSame(before[shared], now[shared])) shared++
  return { lines: now.slice(shared), isTakenBack: shared < before.length }
}

/** Settled lines stay the same objects; those that can be taken back are told anew each time. */
const isSame = (a: LogLine, b: LogLine): boolean =>
  a === b || (a.key === b.key && JSON.stringify(a.params) === JSON.stringify(b.params))

/** The last lines, and how many there were before them: nobody listens to forty. */
export function latest<T>(lines: readonly T[], most: number): { readonly left: number; readonly lines: readonly T[] } {
  const left = Math.max(0, lines.length - most)
  return { left, lines: lines.slice(left) }
}
