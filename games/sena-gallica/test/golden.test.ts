import { goldenRecords } from '@iacta/testing'
import { SEAT_IDS } from '../data/table.ts'
import { senaGallica } from '../rules/game.ts'

/** 14.2-14.4: by points, by agreement, because a fleet is spent, because nobody fights; by who wins, or a draw. */
const ENDINGS = [
  'levels.goth',
  'levels.byzantine',
  'agreement.goth',
  'agreement.byzantine',
  'agreement',
  'spent.goth',
  'spent.byzantine',
  'quiet.goth',
  'quiet.byzantine',
  'quiet',
]

goldenRecords(senaGallica, new URL('./golden/', import.meta.url), ENDINGS, ({ way, winners }) =>
  [way, ...winners.map((seat) => SEAT_IDS[seat])].join('.'),
)
