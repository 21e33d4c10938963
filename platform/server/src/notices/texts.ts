import { LANGUAGES, type Language } from '@iacta/kernel'
import type { NoticeKind } from '../store/schema.ts'

interface Texts {
  /** "Your move", at one table or several; or what else there is. */
  subject(tables: readonly Told[]): string
  /** The games that wait, in a line. */
  summary(titles: readonly string[]): string
  mail(tables: readonly Told[], stop: string): string
  readonly confirmSubject: string
  confirm(origin: string, link: string): string
  readonly resetSubject: string
  reset(origin: string, link: string): string
}

/** A table, and what is told of it. */
interface Told {
  readonly kind: NoticeKind
  readonly title: string
  readonly url: string
  readonly by: string | null
}

const isMove = ({ kind }: Told): boolean => kind === 'move'

const listed = (tables: readonly Told[], say: (table: Told) => string): string =>
  tables.map((table) => `${say(table)}\n${table.url}\n`).join('\n')

/** The moves under one heading, then what else there is, each with its own words. */
const written = (tables: readonly Told[], heading: (moves: number) => string, say: (table: Told) => string): string => {
  const moves = tables.filter(isMove)
  const others = tables.filter((table) => !isMove(table))
  return [
    ...(moves.length > 0 ? [`${heading(moves.length)}\n\n${listed(moves, ({ title }) => title)}`] : []),
    ...(others.length > 0 ? [listed(others, say)] : []),
  ].join('\n')
}

const EN = {
  move: ({ title }: Told) => `Your move: ${title}`,
  challenge: ({ title, by }: Told) => `${by ?? 'Somebody'} challenges you: ${title}`,
  lost: ({ title }: Told) => `Your time ran out, and your seat was given to another: ${title}`,
}

const IT = {
  move: ({ title }: Told) => `Tocca a te: ${title}`,
  challenge: ({ title, by }: Told) => `${by ?? 'Qualcuno'} ti sfida: ${title}`,
  lost: ({ title }: Told) => `Il tuo tempo è scaduto e il posto è passato ad altri: ${title}`,
}

/** Each game once, with how often. */
const counted = (titles: readonly string[]): string =>
  [...new Set(titles)]
    .map((title) => {
      const times = titles.filter((other) => other === title).length
      return times === 1 ? title : `${title} (${times})`
    })
    .join(', ')

export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    subject: (tables) =>
      tables.length === 1
        ? EN[tables[0].kind](tables[0])
        : tables.every(isMove)
          ? `Your move at ${tables.length} tables`
          : `News of ${tables.length} of your tables`,
    summary: counted,
    mail: (tables, stop) =>
      `${written(
        tables,
        (moves) => (moves === 1 ? 'It is your move:' : 'It is your move at these tables:'),
        (table) => EN[table.kind](table),
      )}
--
No more of these mails: ${stop}
`,
    confirmSubject: 'Confirm your address for Iacta',
    confirm: (origin, link) => `Somebody asked at ${origin} to be written to at this address.

If that was you, open this page and confirm within a day:
${link}

If not, do nothing: no other mail will come.
`,
    resetSubject: 'A new password for Iacta',
    reset: (origin, link) => `Somebody has forgotten the password of your account at ${origin}.

If that was you, choose a new one within half an hour. This link is good once:
${link}

If not, do nothing: your password stays what it is.
`,
  },
  it: {
    subject: (tables) =>
      tables.length === 1
        ? IT[tables[0].kind](tables[0])
        : tables.every(isMove)
          ? `Tocca a te a ${tables.length} tavoli`
          : `Novità a ${tables.length} dei tuoi tavoli`,
    summary: counted,
    mail: (tables, stop) =>
      `${written(
        tables,
        (moves) => (moves === 1 ? 'Tocca a te:' : 'Tocca a te a questi tavoli:'),
        (table) => IT[table.kind](table),
      )}
--
Per non ricevere più questi messaggi: ${stop}
`,
    confirmSubject: 'Conferma il tuo indirizzo per Iacta',
    confirm: (origin, link) => `Qualcuno ha chiesto su ${origin} di ricevere messaggi a questo indirizzo.

Se sei stato tu, apri questa pagina e conferma entro un giorno:
${link}

Altrimenti non fare nulla: non arriveranno altri messaggi.
`,
    resetSubject: 'Una nuova password per Iacta',
    reset: (origin, link) => `Qualcuno ha dimenticato la password del tuo account su ${origin}.

Se sei stato tu, scegline una nuova entro mezz’ora. Il collegamento vale una volta sola:
${link}

Altrimenti non fare nulla: la tua password resta quella di prima.
`,
  },
}

/** The language of a person who may not have said. */
export const languageOf = (language: string | null): Language => LANGUAGES.find((known) => known === language) ?? 'en'
