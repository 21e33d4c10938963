import { goldenRecords } from '@iacta/testing'
import { SEAT_IDS } from '../data/table.ts'
import { cataphract } from '../rules/game.ts'

/** 12.12: one army withdraws, or both do, when the one further beyond its level loses, or neither. */
const ENDINGS = [
  'withdrawal.first',
  'withdrawal.second',
  'both-withdraw.first',
  'both-withdraw.second',
  'both-withdraw',
]

goldenRecords(cataphract, new URL('./golden/', import.meta.url), ENDINGS, ({ way, winners }) =>
  [way, ...winners.map((seat) => SEAT_IDS[seat])].join('.'),
)
