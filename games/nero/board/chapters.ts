import type { Chapter, LogLine } from '@iacta/web/board'
import type { HappeningKey } from '../rules/happenings.ts'

const BEGINS: { readonly [Key in HappeningKey]?: Chapter } = {
  'turn-begins': 'year',
  'hand-begins': 'turn',
  attacked: 'battle',
}

/** The log by turns, hands and battles. */
export const chapter = ({ key }: LogLine): Chapter | null => BEGINS[key as HappeningKey] ?? null
