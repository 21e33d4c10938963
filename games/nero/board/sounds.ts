import type { LogLine } from '@iacta/web/board'
import type { HappeningKey } from '../rules/happenings.ts'

const PIECES: readonly HappeningKey[] = [
  'placed',
  'stationed',
  'marched',
  'retreated',
  'sailed',
  'fled',
  'driven-out',
  'summoned',
  'to-rome',
]

/** Pieces set down on a table; Nero has no dice. */
export const sound = ({ key }: LogLine): 'block' | null =>
  (PIECES as readonly string[]).includes(key) ? 'block' : null
