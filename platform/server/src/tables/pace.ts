import { createHmac } from 'node:crypto'
import { only, type Spared } from '@iacta/kernel'
import { ANSWERED_AFTER, ANSWERED_WITHIN } from '../clock.ts'
import type { LiveTable } from '../live.ts'
import { gameOf } from './one-table.ts'

const people = ({ seats }: LiveTable): number[] => seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat)

/** Whether one person plays there with computers and the rules: nobody else could tell anything by when he answers. */
export const isAlone = (live: LiveTable): boolean => people(live).length === 1

/** Who passes without being asked where nothing he holds could answer: he who is alone, and elsewhere who has ordered it. */
export const sparedAt = (live: LiveTable): Spared => (isAlone(live) ? only(people(live)[0]) : 'ordered')

/**
 * How long after a window of answers opened orders and computers answer in it, in milliseconds. Among people it is drawn
 * for each window, within what an answer by hand takes: a moment that is always the same would tell that nobody was
 * asked, and so, of who passes only where he can do nothing else, what he does not hold. Any process draws the same, and
 * nobody outside can.
 */
export function answeredAfter(live: LiveTable): number {
  if (isAlone(live)) return ANSWERED_AFTER
  const window = `answers ${live.id} ${gameOf(live).sealedCount()}`
  const drawn = createHmac('sha256', live.row.secret).update(window).digest().readUInt32BE(0)
  return ANSWERED_AFTER + (drawn % ANSWERED_WITHIN)
}
