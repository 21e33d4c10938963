import type { Chapter, GameFace, LogLine } from '../board/index.ts'

/** A chapter of the log: the line it begins with, and what follows up to the next of its kind or to the end of its battle. */
export interface LogChapter {
  readonly kind: Chapter
  readonly begins: number
  /** The line after its last one. */
  ends: number
  readonly parts: (LogChapter | number)[]
}

const DEPTH: Readonly<Record<Chapter, number>> = { year: 0, turn: 1, battle: 2 }

/** The lines by chapter; those before the first chapter, and all of them without chapters, stand by themselves. */
export function chaptersOf(
  lines: readonly LogLine[],
  { chapter, inBattle }: Pick<GameFace, 'chapter' | 'inBattle'>,
): readonly (LogChapter | number)[] {
  const parts: (LogChapter | number)[] = []
  const open: LogChapter[] = []
  const close = (depth: number, at: number): void => {
    while (open.length > 0 && DEPTH[open[open.length - 1].kind] >= depth) {
      const closed = open.pop()
      if (closed) closed.ends = at
    }
  }
  for (const [i, line] of lines.entries()) {
    const kind = chapter?.(line) ?? null
    if (kind) close(DEPTH[kind], i)
    else if (inBattle && !inBattle(line)) close(DEPTH.battle, i)
    const into = open.at(-1)?.parts ?? parts
    if (!kind) into.push(i)
    else {
      const begun: LogChapter = { kind, begins: i, ends: lines.length, parts: [] }
      into.push(begun)
      open.push(begun)
    }
  }
  return parts
}

/** The chapters a line stands in, the widest first. */
export function chaptersAround(parts: readonly (LogChapter | number)[], line: number): readonly LogChapter[] {
  for (const part of parts)
    if (typeof part === 'object' && part.begins <= line && line < part.ends)
      return [part, ...chaptersAround(part.parts, line)]
  return []
}

/**
 * The chapters that these lines have come to. Where a year has hardly begun, also how the one before ended: that has just
 * happened, and is still to be read.
 */
export function chaptersCome(parts: readonly (LogChapter | number)[], from: number, to: number): readonly LogChapter[] {
  const come = chaptersWithin(parts, from, to)
  const year = come.find(({ kind }) => kind === 'year')
  const turns = year?.parts.filter((part) => typeof part === 'object' && part.kind === 'turn') ?? []
  return year && turns.length <= 1 ? [...chaptersAround(parts, year.begins - 1), ...come] : come
}

/** The chapters that hold any of these lines. */
const chaptersWithin = (parts: readonly (LogChapter | number)[], from: number, to: number): readonly LogChapter[] =>
  parts.flatMap((part) =>
    typeof part === 'object' && part.begins < to && from < part.ends
      ? [part, ...chaptersWithin(part.parts, from, to)]
      : [],
  )
