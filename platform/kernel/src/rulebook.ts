import type { RuleSection, RulesTable } from './text.ts'

/** Every clause of a game's rules in the rulebook's order, with the paragraph it stands in. */
export type Ledger<Clause extends string = string, Section extends string = string> = Readonly<
  Record<Clause, { readonly section: Section }>
>

/** The paragraphs of a rulebook that have clauses, in its order. */
export const sectionsOf = <Section extends string>(ledger: Ledger<string, Section>): readonly Section[] => [
  ...new Set(Object.values(ledger).map(({ section }) => section)),
]

/** The rules in our own words, in one language. */
export interface RuleTexts<Clause extends string = string, Section extends string = string> {
  readonly clauses: Readonly<Record<Clause, string>>
  readonly sections: Readonly<Record<Section, string>>
}

/** A paragraph within a paragraph: a card that the rulebook tells of by itself. */
export type Apart = Pick<RuleSection, 'section' | 'title'>

/**
 * The rules as the reader shows them: the paragraphs of the rulebook, each with its clauses; those that `apart` names stand
 * behind the rest of theirs, in the order of their first clauses.
 */
export function ruleSections<Clause extends string, Section extends string>(
  ledger: Ledger<Clause, Section>,
  { clauses, sections }: RuleTexts<Clause, Section>,
  apart: (clause: Clause) => Apart | null = () => null,
): readonly RuleSection[] {
  return sectionsOf(ledger).flatMap((section) => {
    const parts = new Map<string, Apart & { clauses: { id: string; text: string }[] }>()
    parts.set(section, { section, title: sections[section], clauses: [] })
    for (const id of Object.keys(ledger) as Clause[]) {
      if (ledger[id].section !== section) continue
      const part = apart(id) ?? { section, title: sections[section] }
      const known = parts.get(part.section) ?? { ...part, clauses: [] }
      known.clauses.push({ id, text: clauses[id] })
      parts.set(part.section, known)
    }
    return [...parts.values()]
  })
}

/** What a language says of a table: its title, its columns, and a note. */
export interface Titled<Columns extends readonly string[] = readonly string[]> {
  readonly title: string
  readonly head: Columns
  readonly note?: string
}

/** A table without its rows, which come from the game's data. */
export const headOf = (id: string, { title, head, note }: Titled): Omit<RulesTable, 'rows'> => ({
  id,
  title,
  head,
  ...(note ? { note } : {}),
})
