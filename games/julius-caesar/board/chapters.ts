import type { Chapter, LogLine } from '@iacta/web/board'
import type { HappeningKey } from '../rules/happenings.ts'

const BEGINS: { readonly [Key in HappeningKey]?: Chapter } = {
  'year-begins': 'year',
  'turn-begins': 'turn',
  'winter-begins': 'turn',
  'battle-begins': 'battle',
}

/** The log by Years, turns and battles; Winter stands beside the turns, and what follows a battle belongs to it. */
export const chapter = ({ key }: LogLine): Chapter | null => BEGINS[key as HappeningKey] ?? null
