import type { Clock } from '../table/link.ts'
import { span } from './intl.ts'
import { w } from './table-list.words.ts'

/** A clock in a few words that stay on one line: "3 days a move", "30 min + 20 s". */
export const clockWords = (clock: Clock): string => inWords(clock).replaceAll(' ', '\u00a0')

function inWords(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return w.value.none
    case 'deadline':
      return w.value.deadline(span(clock.seconds * 1000))
    case 'bank':
      return w.value.bank(Math.round(clock.seconds / 60), clock.increment)
  }
}
