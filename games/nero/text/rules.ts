import { type RuleSection, ruleSections } from '@iacta/kernel'
import { LEDGER } from '../data/ledger.ts'
import { EVENT_IDS, type EventId } from '../rules/printed.ts'
import type { RuleTexts } from './sentences.ts'

/** The rules as the reader shows them; each event is a paragraph of its own. */
export const rulesIn = (t: RuleTexts): readonly RuleSection[] =>
  ruleSections(LEDGER, t, (clause) => {
    const event = eventOf(clause)
    return event && { section: `${LEDGER[clause].section} Events: ${event}`, title: t.events[event] }
  })

/** 12.0 tells of the events one by one: `NE-12.0-traitor-a`. */
const eventOf = (clause: string): EventId | null =>
  EVENT_IDS.find((event) => clause.startsWith(`NE-12.0-${event}-`)) ?? null
