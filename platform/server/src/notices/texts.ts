import { LANGUAGES, type Language } from '@iacta/kernel'

interface Texts {
  /** "Your move", at one table or several. */
  subject(titles: readonly string[]): string
  /** The games that wait, in a line. */
  summary(titles: readonly string[]): string
  mail(tables: readonly { title: string; url: string }[], stop: string): string
  readonly confirmSubject: string
  confirm(origin: string, link: string): string
}

const listed = (tables: readonly { title: string; url: string }[]): string =>
  tables.map(({ title, url }) => `${title}\n${url}\n`).join('\n')

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
    subject: (titles) => (titles.length === 1 ? `Your move: ${titles[0]}` : `Your move at ${titles.length} tables`),
    summary: counted,
    mail: (tables, stop) =>
      `${tables.length === 1 ? 'It is your move:' : 'It is your move at these tables:'}

${listed(tables)}
--
No more of these mails: ${stop}
`,
    confirmSubject: 'Confirm your address for Iacta',
    confirm: (origin, link) => `Somebody asked at ${origin} to be told at this address when it is their move.

If that was you, open this page and confirm within a day:
${link}

If not, do nothing: no other mail will come.
`,
  },
  it: {
    subject: (titles) => (titles.length === 1 ? `Tocca a te: ${titles[0]}` : `Tocca a te a ${titles.length} tavoli`),
    summary: counted,
    mail: (tables, stop) =>
      `${tables.length === 1 ? 'Tocca a te:' : 'Tocca a te a questi tavoli:'}

${listed(tables)}
--
Per non ricevere più questi messaggi: ${stop}
`,
    confirmSubject: 'Conferma il tuo indirizzo per Iacta',
    confirm: (
      origin,
      link,
    ) => `Qualcuno ha chiesto su ${origin} di essere avvisato a questo indirizzo quando tocca a lui.

Se sei stato tu, apri questa pagina e conferma entro un giorno:
${link}

Altrimenti non fare nulla: non arriveranno altri messaggi.
`,
  },
}

/** The language of a person who may not have said. */
export const languageOf = (language: string | null): Language => LANGUAGES.find((known) => known === language) ?? 'en'
