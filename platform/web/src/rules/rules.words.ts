import { words } from '../words.ts'

export const w = words({
  en: {
    rulesOf: (game: string) => `The rules of ${game}`,
    rules: 'Rules',
    about: 'All of the rules in our own words, under the numbers of the rulebook.',
    search: 'Search the rules',
    searchHint: 'Words or a number, such as “retreat by sea” or 7.64',
    clear: 'Clear the search',
    contents: 'Contents',
    showContents: 'Show the contents',
    hideContents: 'Hide the contents',
    tables: 'Tables',
    found: (clauses: number, rows: number) =>
      clauses + rows === 0
        ? 'Nothing found.'
        : [
            ...(clauses > 0 ? [clauses === 1 ? '1 clause' : `${clauses} clauses`] : []),
            ...(rows > 0 ? [rows === 1 ? '1 row of the tables' : `${rows} rows of the tables`] : []),
          ].join(', '),
    nothing: 'No clause has all of these words. Try fewer of them, or a number.',
    copy: (number: string) => `Copy the link to ${number}`,
    copied: (number: string) => `The link to ${number} is copied.`,
    whole: 'Open the whole rules in a new tab',
    close: 'Close the rules',
    lost: 'The rules could not be fetched.',
  },
  it: {
    rulesOf: (game: string) => `Le regole di ${game}`,
    rules: 'Regole',
    about: 'Tutte le regole con parole nostre, sotto i numeri del regolamento.',
    search: 'Cerca nelle regole',
    searchHint: 'Parole o un numero, per esempio «ritirata via mare» o 7.64',
    clear: 'Cancella la ricerca',
    contents: 'Indice',
    showContents: 'Mostra l’indice',
    hideContents: 'Nascondi l’indice',
    tables: 'Tabelle',
    found: (clauses: number, rows: number) =>
      clauses + rows === 0
        ? 'Non si è trovato nulla.'
        : [
            ...(clauses > 0 ? [clauses === 1 ? '1 clausola' : `${clauses} clausole`] : []),
            ...(rows > 0 ? [rows === 1 ? '1 riga delle tabelle' : `${rows} righe delle tabelle`] : []),
          ].join(', '),
    nothing: 'Nessuna clausola contiene tutte queste parole. Prova con meno parole, o con un numero.',
    copy: (number: string) => `Copia il link a ${number}`,
    copied: (number: string) => `Il link a ${number} è copiato.`,
    whole: 'Apri tutte le regole in una nuova scheda',
    close: 'Chiudi le regole',
    lost: 'Non è stato possibile caricare le regole.',
  },
})
