import { words } from '../words.ts'

export const t = words({
  en: {
    whoever: (side: string) => `Whoever played ${side}`,
    youWereLate: 'Your time ran out.',
    youMayLookOn: 'You may look on.',
    departed: {
      resigned: (who: string) => `${who} has left the game.`,
      time: (who: string) => `${who} was out of time.`,
      handed: (who: string) => `${who} has handed over the seat.`,
      gone: (who: string) => `${who} is gone for good.`,
    },
    became: {
      bot: (side: string) => `The computer has taken ${side} over.`,
      neutral: (side: string) => `From here on the rules say what ${side} does.`,
      out: (side: string) => `${side} is out of play.`,
    },
    read: 'All right',
  },
  it: {
    whoever: (side: string) => `Chi giocava ${side}`,
    youWereLate: 'Il tuo tempo è scaduto.',
    youMayLookOn: 'Puoi restare a guardare.',
    departed: {
      resigned: (who: string) => `${who} ha lasciato la partita.`,
      time: (who: string) => `${who} ha esaurito il tempo.`,
      handed: (who: string) => `${who} ha ceduto il posto.`,
      gone: (who: string) => `${who} non c’è più.`,
    },
    became: {
      bot: (side: string) => `Il computer ha preso il posto di ${side}.`,
      neutral: (side: string) => `Da qui in poi ${side} fa ciò che dicono le regole.`,
      out: (side: string) => `${side} è fuori gioco.`,
    },
    read: 'Ho capito',
  },
})
