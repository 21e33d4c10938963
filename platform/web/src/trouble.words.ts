import { type ReadonlySignal, signal } from '@preact/signals'
import { Trouble } from './table/link.ts'
import { words } from './words.ts'

/** What is said at once: the rest may not be to be had then. */
const troubles = words({
  en: {
    refused: 'The rules do not allow that.',
    stale: 'The game has gone on in the meantime. Have another look.',
    'went-on': 'While it waited for the connection the game went on, so it was not done. Have another look.',
    fault: 'Something went wrong on our side. Have another look before you try again.',
    offline: 'The server cannot be reached. What is kept in this browser works all the same.',
    storage: 'This browser cannot keep the game: it has no room left, or is not allowed to.',
    unknown: 'Something went wrong. Reload the page and try again.',
  },
  it: {
    refused: 'Le regole non lo permettono.',
    stale: 'Nel frattempo la partita è andata avanti. Dai un’altra occhiata.',
    'went-on':
      'Mentre aspettava la connessione la partita è andata avanti, perciò non è stato fatto. Dai un’altra occhiata.',
    fault: 'Qualcosa è andato storto da parte nostra. Ricontrolla prima di riprovare.',
    offline: 'Il server non è raggiungibile. Quello che è salvato in questo browser funziona lo stesso.',
    storage: 'Questo browser non riesce a conservare la partita: lo spazio è finito, o non ha il permesso.',
    unknown: 'Qualcosa è andato storto. Ricarica la pagina e riprova.',
  },
})

type Said = Readonly<Record<string, string>>

/** The words for all the rest; those that cannot be fetched are done without. */
const others = signal<ReadonlySignal<Said> | null>(null)
let fetching: Promise<void> | null = null

async function fetchOthers(): Promise<void> {
  try {
    others.value = (await import('./other-trouble.words.ts')).otherTroubles
  } catch {
    fetching = null
    others.value = troubles
  }
}

const codeOf = (trouble: unknown): string => (trouble instanceof Trouble ? trouble.code : 'unknown')

/** What went wrong, in the language chosen now; nothing until the words for it are here. What is no `Trouble` is ours. */
export function say(trouble: unknown): string {
  const own: Said = troubles.value
  const code = codeOf(trouble)
  if (Object.hasOwn(own, code)) return own[code]
  if (others.value === null) {
    fetching ??= fetchOthers()
    return ''
  }
  const theirs = others.value.value
  return Object.hasOwn(theirs, code) ? theirs[code] : own.unknown
}

/** The same, once it can be said. */
export async function said(trouble: unknown): Promise<string> {
  say(trouble)
  await fetching
  return say(trouble)
}
