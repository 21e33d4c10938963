import { LANGUAGES, type Language } from '@iacta/kernel'

interface Texts {
  /** "Your move", at one table or several. */
  subject(titles: readonly string[]): string
  /** The games that wait, in a line. */
  summary(titles: readonly string[]): string
  mail(tables: readonly { title: string; url: string }[], stop: string): string
  readonly confirmSubject: string
  confirm(origin: string, link: string): string
  readonly resetSubject: string
  reset(origin: string, link: string): string
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
    subject: (titles) => (titles.length === 1 ? `Tocca a te: ${titles[0]}` : `Tocca a te a ${titles.length} tavoli`),
    summary: counted,
    mail: (tables, stop) =>
      `${tables.length === 1 ? 'Tocca a te:' : 'Tocca a te a questi tavoli:'}

${listed(tables)}
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
