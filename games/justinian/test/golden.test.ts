import { goldenRecords } from '@iacta/testing'
import { SEAT_IDS } from '../data/table.ts'
import { justinian } from '../rules/game.ts'

/** 10.1, 10.21: the reconquest, the second Plague with all of it held or not, ten turns. */
const ENDINGS = ['reconquest.byzantine', 'plague.byzantine', 'plague.barbarian', 'last-turn.barbarian']

goldenRecords(justinian, new URL('./golden/', import.meta.url), ENDINGS, ({ way, winners }) =>
  [way, ...winners.map((seat) => SEAT_IDS[seat])].join('.'),
)
