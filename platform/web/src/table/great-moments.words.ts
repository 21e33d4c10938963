import { words } from '../words.ts'

export const t = words({
  en: {
    map: 'Map',
    close: 'Close',
    next: 'Next',
    unfold: (title: string) => `Show: ${title}`,
    end: 'End of the game',
    wins: (names: readonly string[], arePeoples: boolean) =>
      names.length === 1
        ? `${names[0]} ${arePeoples ? 'win' : 'wins'}`
        : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} win`,
    drawn: 'A draw',
    noResult: 'No result',
    youWon: 'You have won',
    youLost: 'You have lost',
    ratings: 'Ratings',
    rating: (before: number, after: number) => `${before} → ${after}`,
    rematch: 'Rematch',
    playAgain: 'Once more',
    second: 'Second game',
    course: 'How it went',
    board: 'See the board',
    newTable: 'New table',
    working: 'One moment …',
  },
  it: {
    map: 'Mappa',
    close: 'Chiudi',
    next: 'Avanti',
    unfold: (title: string) => `Mostra: ${title}`,
    end: 'Fine della partita',
    wins: (names: readonly string[], arePeoples: boolean) => {
      if (names.length > 1) return `Vincono ${names.slice(0, -1).join(', ')} e ${names.at(-1)}`
      return arePeoples ? `${names[0]} vittoriosi` : `Vince ${names[0]}`
    },
    drawn: 'Pareggio',
    noResult: 'Senza risultato',
    youWon: 'Hai vinto',
    youLost: 'Hai perso',
    ratings: 'Punteggi di classifica',
    rating: (before: number, after: number) => `${before} → ${after}`,
    rematch: 'Rivincita',
    playAgain: 'Un’altra partita',
    second: 'Seconda partita',
    course: 'Com’è andata',
    board: 'Guarda la mappa',
    newTable: 'Nuovo tavolo',
    working: 'Un momento …',
  },
})
