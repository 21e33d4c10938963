import { words } from '../words.ts'

export const t = words({
  en: {
    log: 'Log of the game',
    empty: 'Nothing has happened yet.',
    showHere: 'Show the board as it stood here',
    provisional: 'You can still take this back.',
    newLines: (n: number) => (n === 1 ? '1 new line' : `${n} new lines`),
    toEnd: 'To the end',
    earlier: (n: number) => `Show ${n} earlier lines`,
    openAll: 'Open all',
    closeAll: 'Close all',
    copy: 'Copy',
    copied: 'The log is on the clipboard.',
    notCopied: 'The browser does not allow copying here.',
    lines: (n: number) => (n === 1 ? '1 line' : `${n} lines`),
  },
  it: {
    log: 'Cronaca della partita',
    empty: 'Non è ancora successo nulla.',
    showHere: 'Mostra la mappa com’era qui',
    provisional: 'Puoi ancora tornare indietro.',
    newLines: (n: number) => (n === 1 ? '1 riga nuova' : `${n} righe nuove`),
    toEnd: 'Alla fine',
    earlier: (n: number) => `Mostra ${n} righe precedenti`,
    openAll: 'Apri tutto',
    closeAll: 'Chiudi tutto',
    copy: 'Copia',
    copied: 'La cronaca è negli appunti.',
    notCopied: 'Il browser qui non permette di copiare.',
    lines: (n: number) => (n === 1 ? '1 riga' : `${n} righe`),
  },
})
