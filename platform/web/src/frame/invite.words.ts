import { words } from '../words.ts'

export const w = words({
  en: {
    title: 'Invite a friend',
    lead: 'Send this link. Whoever opens it first sits down, without an account, and the game begins.',
    link: 'Invitation',
    linkFor: (seat: string) => `Invitation for ${seat}`,
    until: (day: string) => `It works once, until ${day}.`,
    share: 'Share …',
    shareText: (game: string) => `Play ${game} with me:`,
    toTable: 'Go to the table',
  },
  it: {
    title: 'Invita un amico',
    lead: 'Manda questo link. Il primo che lo apre si siede, senza bisogno di un account, e la partita comincia.',
    link: 'Invito',
    linkFor: (seat: string) => `Invito per ${seat}`,
    until: (day: string) => `Vale una volta sola, fino al ${day}.`,
    share: 'Condividi …',
    shareText: (game: string) => `Giochiamo a ${game}:`,
    toTable: 'Vai al tavolo',
  },
})
