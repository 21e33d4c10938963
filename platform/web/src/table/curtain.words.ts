import { words } from '../words.ts'

export const t = words({
  en: {
    passTo: 'Pass the device to',
    hidden: 'The board is covered until then, so that nobody sees what is not theirs.',
    open: (name: string) => `I am ${name}: show the board`,
    asks: { answer: () => 'Does anybody answer?', offer: (name: string) => `Does ${name} want to?` },
    askedBy: (holder: string) => `${holder} keeps the device and asks aloud. All you see here everybody may see.`,
    askedAll: 'All you see here everybody may see.',
    nobody: { answer: 'Nobody answers', offer: 'No, go on' },
    isMe: {
      answer: (name: string) => `${name}: I may answer`,
      offer: (name: string) => `${name}: let me look`,
    },
  },
  it: {
    passTo: 'Passa il dispositivo a',
    hidden: 'Fino ad allora la mappa resta coperta, così nessuno vede ciò che non è suo.',
    open: (name: string) => `Sono ${name}: mostra la mappa`,
    asks: { answer: () => 'Qualcuno risponde?', offer: (name: string) => `${name} vuole farlo?` },
    askedBy: (holder: string) =>
      `${holder} tiene il dispositivo e chiede ad alta voce. Ciò che si vede qui lo possono vedere tutti.`,
    askedAll: 'Ciò che si vede qui lo possono vedere tutti.',
    nobody: { answer: 'Nessuno risponde', offer: 'No, si continua' },
    isMe: {
      answer: (name: string) => `${name}: forse rispondo io`,
      offer: (name: string) => `${name}: fammi vedere`,
    },
  },
})
