import { type RuleSection, ruleSections } from '@iacta/kernel'
import { LEDGER, type SectionId } from '../data/ledger.ts'
import type { RuleTexts } from './sentences.ts'

/** Where the reader shows what is not a paragraph with a number of its own: charts and battles in chapters by themselves. */
const SHOWN: { readonly [Section in SectionId]?: string } = {
  '3.0A': '3.0',
  '3.0B': '3.0',
  '3.0C': '3.0',
  '3.0D': '3.0',
  '3.0E': '3.0',
  '9.16 step 1': '9.16',
  '9.16 step 2': '9.16',
  '9.16 step 3': '9.16',
  '9.16 step 4': '9.16',
  'Shock CRT': '9.3 Charts: shock',
  'Superiority chart': '9.3 Charts: superiority',
  'Clash chart': '9.3 Charts: clash',
  'Missile chart': '9.3 Charts: missiles',
  'Movement chart': '9.3 Charts: movement',
  'Cohesion chart': '9.3 Charts: cohesion',
  'Command checks': '9.3 Charts: command',
  Scenarios: '13.0 Battles: competitive play',
  'Utus River': '13.0 Battles: utus-river',
  'Catalaunian Fields': '13.0 Battles: catalaunian-fields',
  Dara: '13.0 Battles: dara',
  Callinicum: '13.0 Battles: callinicum',
  Tricameron: '13.0 Battles: tricameron',
  Taginae: '13.0 Battles: taginae',
  Casilinum: '13.0 Battles: casilinum',
}

/** The rules as the reader shows them: parts of one paragraph are told together, under all their titles. */
export function rulesIn(t: RuleTexts): readonly RuleSection[] {
  const found = new Map<string, RuleSection>()
  for (const { section, title, clauses } of ruleSections(LEDGER, t)) {
    const shown = SHOWN[section as SectionId] ?? section
    const known = found.get(shown)
    found.set(shown, {
      section: shown,
      title: known ? `${known.title} · ${title}` : title,
      clauses: [...(known?.clauses ?? []), ...clauses],
    })
  }
  return [...found.values()]
}
