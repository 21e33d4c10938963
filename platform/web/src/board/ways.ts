import type { Beat, BeatKind, LogLine } from './contract.ts'

/** A way that was taken, to be traced on the map: all the steps of one group are one way. */
export interface Way {
  /** Whose; null for pieces that are nobody's. */
  readonly by: string | null
  readonly places: readonly string[]
}

type Reading = (line: LogLine) => Beat | null

/** What one does in one's own turn; to answer somebody is not among it. */
const OF_ONES_TURN: readonly BeatKind[] = ['turn', 'march', 'levy']
/** So many lines back nobody asks any more who went where. */
const FARTHEST = 400

/**
 * The ways the others took last, each seat's until its next turn; those before one's own turn until that has ended. A
 * spectator sees everybody's.
 */
export function lastWays(log: readonly LogLine[], beat: Reading, seat: string | null): readonly Way[] {
  const found: Beat[] = []
  /** Seats whose last turn is found whole. */
  const done = new Set<string | null>()
  let isOthers = false
  for (let i = log.length - 1; i >= Math.max(0, log.length - FARTHEST); i--) {
    const read = beat(log[i])
    if (!read) continue
    const { by, is, way } = read
    const isMine = seat !== null && by === seat
    if (isMine && isOthers && OF_ONES_TURN.includes(is)) break
    isOthers ||= !isMine
    if (is === 'turn')
      for (const passed of found) {
        if (by === null || passed.by === by) done.add(passed.by)
      }
    if (way && !isMine && !done.has(by)) found.push(read)
  }
  return waysOf(found.reverse())
}

/** Ways taken one after the other; one that goes on from where the last ended is the same, and so is one taken again. */
export function waysOf(beats: readonly Beat[]): readonly Way[] {
  const ways: { by: string | null; piece: string | null; places: readonly string[] }[] = []
  for (const { by, way } of beats) {
    if (!way) continue
    const { piece, places } = way
    const last = ways.at(-1)
    if (last?.by === by && last.piece === piece && last.places.at(-1) === places[0])
      last.places = [...last.places, ...places.slice(1)]
    else ways.push({ by, piece, places })
  }
  const taken = new Map<string, Way>()
  for (const { by, places } of ways) taken.set(`${by} ${places.join(' ')}`, { by, places })
  return [...taken.values()]
}
