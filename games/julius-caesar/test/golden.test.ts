import { goldenRecords } from '@iacta/testing'
import { juliusCaesar } from '../rules/game.ts'
import { SIDE_IDS } from '../rules/printed.ts'

/** 1.2: every way a game can end. */
const ENDINGS = [
  ...[1, 2, 3, 4, 5].flatMap((year) => SIDE_IDS.map((side) => `ten-points.year-${year}.${side}`)),
  ...['most-points', 'roma'].flatMap((way) => SIDE_IDS.map((side) => `${way}.year-5.${side}`)),
  'draw.year-5',
]

goldenRecords(juliusCaesar, new URL('./golden/', import.meta.url), ENDINGS, ({ way, winners, params }) =>
  [way, `year-${params.year}`, ...winners.map((seat) => SIDE_IDS[seat])].join('.'),
)
