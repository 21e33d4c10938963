import { words } from '../text/index.ts'

export const t = words({
  en: {
    passTo: 'Pass the device to',
    hidden: 'The board is covered until then, so that nobody sees what is not theirs.',
    open: (name: string) => `I am ${name}: show the board`,
  },
  it: {
    passTo: 'Passa il dispositivo a',
    hidden: 'Fino ad allora la mappa resta coperta, così nessuno vede ciò che non è suo.',
    open: (name: string) => `Sono ${name}: mostra la mappa`,
  },
})
