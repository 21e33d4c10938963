import type { GameFace, LogLine } from '../board/index.ts'
import type { Moment } from './link.ts'

/** A moment that all seats' views came with, as one view of everything. */
export const withoutFog = (moment: Moment, open: NonNullable<GameFace['open']>): Moment => ({
  ...moment,
  view: moment.views ? open(moment.views) : moment.view,
  happenings: withoutEchoes(moment.happenings),
})

/** What was told to some in full and to others in part stands there twice, one line after the other: the full one stays. */
export const withoutEchoes = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.filter((line, i) => ![lines[i - 1], lines[i + 1]].some((other) => other && saysMore(other, line)))

function saysMore(other: LogLine, line: LogLine): boolean {
  if (other.key !== line.key) return false
  const missing = Object.keys(other.params).filter((name) => !isSame(other.params[name], line.params[name]))
  return missing.length > 0 && missing.every((name) => (line.params[name] ?? null) === null)
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
