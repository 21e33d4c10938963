import type { Beat, BeatKind, GameFace, LogLine } from '../board/index.ts'

/** What is played back at once: a group's march, a levy, the cards turned over, a throw of dice. */
export interface Portion {
  readonly is: BeatKind
  readonly by: string | null
  /** The lines it tells, counted from the beginning of the log. */
  readonly from: number
  readonly to: number
}

/** How long a portion stands at the usual pace, in milliseconds. */
export const STANDS: Readonly<Record<BeatKind, number>> = {
  turn: 800,
  cards: 2800,
  march: 1500,
  levy: 1300,
  deed: 1300,
  battle: 1500,
  dice: 1000,
  result: 2600,
}

/** Besides the first line of a portion so many more are told, each for so long at the usual pace, in milliseconds. */
const MORE_TOLD = 2
const EACH_MORE = 700

/** How long a portion stands: what tells several things is to be read. */
export const standsFor = ({ is, from, to }: Portion): number =>
  STANDS[is] + (isOfMany(is) ? 0 : Math.min(MORE_TOLD, to - from - 1) * EACH_MORE)

/** Its lines as they are told while it stands, and how many there are besides. */
export function toldOf(
  { is, from, to }: Portion,
  log: readonly LogLine[],
  joined?: GameFace['joined'],
): { readonly lines: readonly LogLine[]; readonly more: number } {
  const told: LogLine[] = []
  for (const line of log.slice(from, to)) {
    const last = told.at(-1)
    const one = last && joined?.(last, line)
    if (one) told[told.length - 1] = one
    else told.push(line)
  }
  const lines = told.slice(0, isOfMany(is) ? 1 : 1 + MORE_TOLD)
  return { lines, more: told.length - lines.length }
}

/** Of these several lines are one portion, as long as they follow one another. */
const GO_ON: readonly BeatKind[] = ['march', 'levy', 'deed']

/** What is counted where it is told in short. */
const COUNTED = ['march', 'levy', 'battle', 'deed'] as const

/** More of the same is counted, not told. */
const isOfMany = (is: BeatKind): boolean => is === 'march' || is === 'levy'

/** How many portions of each kind there were. */
export const counted = (portions: readonly Portion[]) =>
  COUNTED.map((kind) => ({ kind, count: portions.filter(({ is }) => is === kind).length })).filter(
    ({ count }) => count > 0,
  )

type Reading = (line: LogLine) => Beat | null

/** How lines are read: as the game says, and otherwise by the seat they speak of and the chapters they begin. */
export function readingOf(face: GameFace | null, seats: readonly string[], view: unknown = null): Reading {
  if (face?.beat) return (line) => face.beat?.(line, view) ?? null
  return (line) => {
    const by = seatIn(line, seats)
    const chapter = face?.chapter?.(line) ?? null
    if (chapter !== null) return { is: chapter === 'battle' ? 'battle' : 'turn', by }
    return by === null ? null : { is: 'deed', by }
  }
}

const seatIn = ({ params }: LogLine, seats: readonly string[]): string | null => {
  const named = Object.values(params as Readonly<Record<string, unknown>>).find((value) =>
    seats.some((seat) => seat === value),
  )
  return typeof named === 'string' ? named : null
}

/** A portion while it is read: where its group set out, and where its last piece is. */
interface Open {
  is: BeatKind
  by: string | null
  from: number
  to: number
  origin: string | null
  piece: string | null
  end: string | null
}

/** The lines from `from` on, cut into portions. */
export function portionsOf(log: readonly LogLine[], from: number, reading: Reading): readonly Portion[] {
  const portions: Open[] = []
  for (let i = from; i < log.length; i++) {
    const beat = reading(log[i])
    const last = portions.at(-1)
    if (last && (!beat || goesOn(last, beat))) {
      last.to = i + 1
      if (beat?.way) [last.piece, last.end] = [beat.way.piece, beat.way.places.at(-1) ?? null]
    } else portions.push(opened(beat ?? { is: 'deed', by: null }, i))
  }
  return portions.map(({ is, by, from: first, to }) => ({ is, by, from: first, to }))
}

const opened = ({ is, by, way }: Beat, at: number): Open => ({
  is,
  by,
  from: at,
  to: at + 1,
  origin: way?.places[0] ?? null,
  piece: way?.piece ?? null,
  end: way?.places.at(-1) ?? null,
})

/** The same seat does more of the same; those who march together set out together. */
function goesOn(last: Open, { is, by, way }: Beat): boolean {
  if (last.is !== is || last.by !== by || !GO_ON.includes(is)) return false
  if (is !== 'march' || !way) return true
  const [first] = way.places
  return first === last.origin || (first === last.end && way.piece === last.piece)
}
