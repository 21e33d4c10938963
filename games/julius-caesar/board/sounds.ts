import type { LogLine } from '@iacta/web/board'
import type { HappeningKey } from '../rules/happenings.ts'

const BLOCKS: readonly HappeningKey[] = ['moved', 'shipped', 'levied', 'raised', 'retreated', 'regrouped', 'harboured']

/** Wood on a table, or dice. */
export function sound({ key }: LogLine): 'block' | 'dice' | null {
  if (key === 'fired') return 'dice'
  return (BLOCKS as readonly string[]).includes(key) ? 'block' : null
}
