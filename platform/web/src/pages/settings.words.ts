import { words } from '../words.ts'

export const w = words({
  en: {
    title: 'Settings',
    lead: 'They hold for this browser.',
    language: 'Language',
    theme: 'Colours',
    themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
    motion: 'Motion',
    motions: { system: 'As the device', full: 'On', none: 'Off' },
    sounds: 'Sounds',
    sound: { on: 'On', off: 'Off' },
    presentation: 'Show a table as',
    presentations: { board: 'A board', text: 'Text' },
    presentationAbout: 'As text, a whole game can be played with lists and buttons, by keyboard and screen reader.',
    install: 'Install Iacta on this device',
    keyboard: 'What the keyboard does',
    account: 'Account, notices and vacation',
  },
  it: {
    title: 'Impostazioni',
    lead: 'Valgono per questo browser.',
    language: 'Lingua',
    theme: 'Colori',
    themes: { system: 'Come il dispositivo', light: 'Chiari', dark: 'Scuri' },
    motion: 'Animazioni',
    motions: { system: 'Come il dispositivo', full: 'Sì', none: 'No' },
    sounds: 'Suoni',
    sound: { on: 'Sì', off: 'No' },
    presentation: 'Mostra il tavolo come',
    presentations: { board: 'Mappa', text: 'Testo' },
    presentationAbout:
      'Come testo, si può giocare un’intera partita con elenchi e pulsanti, da tastiera e con un lettore di schermo.',
    install: 'Installa Iacta su questo dispositivo',
    keyboard: 'Che cosa fa la tastiera',
    account: 'Account, avvisi e vacanze',
  },
})
