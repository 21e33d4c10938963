import { words } from '../words.ts'

export const t = words({
  en: {
    players: 'Who plays',
    you: 'You',
    computer: (level: string) => (level === '' ? 'Computer' : `Computer, ${level}`),
    rules: 'The rules',
    gone: 'Gone for good',
    toMove: 'to move',
    thinking: 'thinking',
    here: 'at the table',
    away: 'away',
    won: 'has won',
    rating: (points: string) => `rating ${points}`,
    provisional: 'provisional',
  },
  it: {
    players: 'Chi gioca',
    you: 'Tu',
    computer: (level: string) => (level === '' ? 'Computer' : `Computer, ${level}`),
    rules: 'Le regole',
    gone: 'Non c’è più',
    toMove: 'deve muovere',
    thinking: 'sta pensando',
    here: 'al tavolo',
    away: 'assente',
    won: 'ha vinto',
    rating: (points: string) => `punteggio ${points}`,
    provisional: 'provvisorio',
  },
})
