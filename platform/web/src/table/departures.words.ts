import { words } from '../text/index.ts'

export const t = words({
  en: {
    whoever: (side: string) => `Whoever played ${side}`,
    departed: {
      resigned: (side: string, who: string) => `${who} has left the game. The computer has taken ${side} over.`,
      time: (side: string, who: string) => `${who} was out of time. The computer has taken ${side} over.`,
      handed: (side: string, who: string) => `${who} has handed over the seat. The computer has taken ${side} over.`,
      gone: (side: string, who: string) => `${who} is gone for good. The computer has taken ${side} over.`,
    },
    read: 'All right',
  },
  it: {
    whoever: (side: string) => `Chi giocava ${side}`,
    departed: {
      resigned: (side: string, who: string) =>
        `${who} ha lasciato la partita. Il computer ha preso il posto di ${side}.`,
      time: (side: string, who: string) => `${who} ha esaurito il tempo. Il computer ha preso il posto di ${side}.`,
      handed: (side: string, who: string) => `${who} ha ceduto il posto. Il computer ha preso il posto di ${side}.`,
      gone: (side: string, who: string) => `${who} non c’è più. Il computer ha preso il posto di ${side}.`,
    },
    read: 'Ho capito',
  },
})
