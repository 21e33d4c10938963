import type { RuleSection } from '@iacta/kernel'
import { CLAUSE_IDS, LEDGER, SECTIONS } from '../data/ledger.ts'
import { EVENT_IDS, type EventId } from '../rules/board.ts'
import type { RuleTexts } from './texts.ts'

/** The rules as the reader shows them: the paragraphs of the rulebook in their order, each with its clauses. */
export const ruleSections = (t: RuleTexts): readonly RuleSection[] =>
  SECTIONS.flatMap((section) => {
    const own = CLAUSE_IDS.filter((id) => LEDGER[id].section === section)
    const told = (event: EventId | null) =>
      own.filter((id) => eventOf(id) === event).map((id) => ({ id, text: t.clauses[id] }))
    const cards = EVENT_IDS.filter((event) => own.some((id) => eventOf(id) === event))
    return [
      { section, title: t.sections[section], clauses: told(null) },
      ...cards.map((event) => ({
        section: `${section} Events: ${event}`,
        title: t.events[event],
        clauses: told(event),
      })),
    ]
  })

/** 12.0 tells of the events one by one, `NE-12.0-traitor-a`: each is a paragraph of its own. */
const eventOf = (clause: string): EventId | null =>
  EVENT_IDS.find((event) => clause.startsWith(`NE-12.0-${event}-`)) ?? null
