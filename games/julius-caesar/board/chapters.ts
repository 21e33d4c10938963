import type { Chapter, LogLine } from '@iacta/web/board'
import type { HappeningKey } from '../rules/happenings.ts'

const BEGINS: { readonly [Key in HappeningKey]?: Chapter } = {
  'year-begins': 'year',
  'turn-begins': 'turn',
  'winter-begins': 'turn',
  'battle-begins': 'battle',
}

/** The log by Years, turns and battles; Winter stands beside the turns. */
export const chapter = ({ key }: LogLine): Chapter | null => BEGINS[key as HappeningKey] ?? null

const OF_BATTLE: readonly HappeningKey[] = [
  'round-begins',
  'reserves-arrive',
  'disrupted',
  'roles-exchanged',
  'fired',
  'passed',
  'hit',
  'eliminated',
  'trophy',
  'cleopatra-changes-side',
  'retreated',
  'perished',
  'battle-won',
  'regrouped',
]

/** A battle lasts until its winner has regrouped; the commands that follow stand in the turn again. */
export const inBattle = ({ key }: LogLine): boolean => (OF_BATTLE as readonly string[]).includes(key)
