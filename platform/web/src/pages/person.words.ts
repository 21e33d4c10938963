import { words } from '../text/index.ts'

export const w = words({
  en: {
    since: (day: string) => `Here since ${day}`,
    game: 'Game',
    rating: 'Rating',
    deviation: 'Uncertainty',
    rated: 'Rated games',
    won: 'Won',
    drawn: 'Drawn',
    lost: 'Lost',
    standing: 'Standing',
    nothing: 'No public game between people has been finished yet.',
    note: 'Public games between people.',
    last: 'Last public games',
    nobody: 'There is nobody of this name.',
  },
  it: {
    since: (day: string) => `Qui dal ${day}`,
    game: 'Gioco',
    rating: 'Punteggio',
    deviation: 'Incertezza',
    rated: 'Partite valide',
    won: 'Vinte',
    drawn: 'Patte',
    lost: 'Perse',
    standing: 'Risultati',
    nothing: 'Nessuna partita pubblica tra persone è ancora finita.',
    note: 'Partite pubbliche tra persone.',
    last: 'Ultime partite pubbliche',
    nobody: 'Non c’è nessuno con questo nome.',
  },
})
