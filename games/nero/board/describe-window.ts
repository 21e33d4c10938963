import { card as printed, REVOLT_AT } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { cardTitle } from './describe-cards.ts'
import type { Labels } from './labels.ts'
import { eventOf, type Frames, frame, subject } from './reading.ts'

/** What a window is about, in few words. */
export function sayWindow(view: View, words: Labels): string {
  const about = subject(view)
  switch (about?.step) {
    case 'march': {
      const { to, of } = about as unknown as Frames['march']
      const stack = frame(view, 'stack')
      const who = words.owners[view.active]
      if (!stack) return ''
      if (of) return words.attacks(who, words.owners[of], stack.at)
      return to ? words.marches(who, stack.legions, stack.commander, stack.at, to) : ''
    }
    case 'flight': {
      const { seat, at, to } = about as unknown as Frames['flight']
      return words.retreats(words.owners[seat], at, to)
    }
    case 'event':
    case 'answer': {
      const { card, seat } = about as unknown as Frames['answer']
      const event = about.step === 'event' ? (about as unknown as Frames['event']) : null
      if (event?.at && event.to && eventOf(card) === 'galley-fleet')
        return words.sails(words.owners[seat], event.legions, event.commander, event.at, event.to)
      const aimed = [
        ...(event?.of ? [words.owners[event.of]] : []),
        // A Revolt says itself where it is.
        ...(event?.at && REVOLT_AT[printed(card)] < 0 ? [words.places[event.at]] : []),
      ]
      return words.plays(words.owners[seat], cardTitle(card, words), aimed.join(', '))
    }
    case 'attempt': {
      const { seat, of, guardsFor, bribesFor, guardsAgainst, bribesAgainst } = about as unknown as Frames['attempt']
      return words.strikes(words.owners[seat], words.owners[of], [guardsFor, bribesFor], [guardsAgainst, bribesAgainst])
    }
    default:
      return ''
  }
}
