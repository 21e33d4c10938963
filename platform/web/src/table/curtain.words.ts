import { words } from '../words.ts'

export const t = words({
  en: {
    passTo: 'Pass the device to',
    hidden: 'The board is covered until then, so that nobody sees what is not theirs.',
    open: (name: string) => `I am ${name}: show the board`,
    anybody: 'Does anybody answer?',
    askedBy: (holder: string) => `${holder} keeps the device and asks aloud. All you see here everybody may see.`,
    askedAll: 'All you see here everybody may see.',
    nobody: 'Nobody answers',
    iAnswer: (name: string) => `${name}: I may answer`,
  },
  it: {
    passTo: 'Passa il dispositivo a',
    hidden: 'Fino ad allora la mappa resta coperta, così nessuno vede ciò che non è suo.',
    open: (name: string) => `Sono ${name}: mostra la mappa`,
    anybody: 'Qualcuno risponde?',
    askedBy: (holder: string) =>
      `${holder} tiene il dispositivo e chiede ad alta voce. Ciò che si vede qui lo possono vedere tutti.`,
    askedAll: 'Ciò che si vede qui lo possono vedere tutti.',
    nobody: 'Nessuno risponde',
    iAnswer: (name: string) => `${name}: forse rispondo io`,
  },
})
