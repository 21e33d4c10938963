import type { Chapter, LogLine } from '@iacta/web/board'
import type { HappeningKey } from '../rules/happenings.ts'

const BEGINS: { readonly [Key in HappeningKey]?: Chapter } = {
  'turn-begins': 'year',
  'hand-begins': 'turn',
  attacked: 'battle',
}

/** The log by turns, hands and battles. */
export const chapter = ({ key }: LogLine): Chapter | null => BEGINS[key as HappeningKey] ?? null

const OF_BATTLE: readonly HappeningKey[] = [
  'answered',
  'cancelled',
  'stopped',
  'sick',
  'fought',
  'drawn',
  'won',
  'battle-point',
  'demoted',
  'new-emperor',
  'stayed',
  'retreated',
]

/** A battle lasts until the loser is gone or stays; what the hand goes on with stands in the hand again. */
export const inBattle = ({ key }: LogLine): boolean => (OF_BATTLE as readonly string[]).includes(key)
