import { words } from '../words.ts'

/** What is below the first screen. */
export const w = words({
  en: {
    mine: 'Your tables',
    mineAll: (n: number) => (n > 3 ? `All your games (${n})` : 'All your games'),
    open: 'Waiting for a player',
    running: 'Being played now',
    finished: 'Worth watching again',
    allTables: 'All tables',
    guest: 'a guest',
    seatsFree: (n: number) => (n === 1 ? 'one seat free' : `${n} seats free`),
    toTable: 'Go to the table',
    noTables: 'Nobody has a public table open at the moment.',
    openOne: 'Open one, and anybody may sit down.',
    away: 'The server cannot be reached at the moment. Playing against the computer and on this screen works all the same.',
  },
  it: {
    mine: 'Le tue partite',
    mineAll: (n: number) => (n > 3 ? `Tutte le tue partite (${n})` : 'Tutte le tue partite'),
    open: 'In attesa di un giocatore',
    running: 'In corso',
    finished: 'Da rivedere',
    allTables: 'Tutte le partite',
    guest: 'un ospite',
    seatsFree: (n: number) => (n === 1 ? 'un posto libero' : `${n} posti liberi`),
    toTable: 'Vai al tavolo',
    noTables: 'Al momento nessuno ha aperto una partita pubblica.',
    openOne: 'Aprine una: chiunque potrà sedersi.',
    away: 'In questo momento il server non risponde. Contro il computer e su questo schermo si gioca lo stesso.',
  },
})
