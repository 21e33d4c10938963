import { words } from '../words.ts'
import type { ShortcutName } from './shortcuts.ts'

type Names = Readonly<Record<ShortcutName, string>>

const en: Names = {
  done: 'Done: end what you are doing',
  pass: 'Pass, or decline',
  undo: 'Undo',
  hint: 'Hint',
  again: 'Show again what the others did',
  next: 'To the next place where something can be done',
  previous: 'To the place before it',
  cards: 'To your cards',
  list: 'This list',
}

const it: Names = {
  done: 'Fatto: concludi quello che stai facendo',
  pass: 'Passa, o rinuncia',
  undo: 'Annulla',
  hint: 'Consiglio',
  again: 'Rivedi che cosa hanno fatto gli altri',
  next: 'Al prossimo luogo in cui si può fare qualcosa',
  previous: 'Al luogo precedente',
  cards: 'Alle tue carte',
  list: 'Questo elenco',
}

export const t = words({
  en: {
    title: 'Keyboard',
    lead: 'At the table, while nothing is being typed:',
    names: en,
    twice: 'What cannot be taken back is explained first: press the same key again and it is done.',
    more: 'And everywhere:',
    keys: { enter: 'Enter', escape: 'Esc' },
    others: {
      tab: 'From one thing to the next',
      arrows: 'From card to card, and from place to place on the map',
      enter: 'Choose what has the focus; once more to do it',
      escape: 'Let go, close, or go back from a panel to the board',
      zoom: 'Zoom in, zoom out, the whole map',
      bare: 'On the map: hide the pieces, and show them again',
    },
    now: 'possible now',
    off: 'Single letters are switched off in the settings.',
    close: 'Close',
  },
  it: {
    title: 'Tastiera',
    lead: 'Al tavolo, quando non si sta scrivendo:',
    names: it,
    twice: 'Quello che non si può annullare viene prima spiegato: premi di nuovo lo stesso tasto e viene fatto.',
    more: 'E dappertutto:',
    keys: { enter: 'Invio', escape: 'Esc' },
    others: {
      tab: 'Da una cosa alla successiva',
      arrows: 'Da carta a carta, e da luogo a luogo sulla mappa',
      enter: 'Sceglie quello che è a fuoco; ancora una volta lo fa',
      escape: 'Lascia, chiude, o torna da un pannello alla mappa',
      zoom: 'Ingrandisce, riduce, tutta la mappa',
      bare: 'Sulla mappa: nasconde le pedine, e le mostra di nuovo',
    },
    now: 'possibile ora',
    off: 'Le lettere singole sono disattivate nelle opzioni.',
    close: 'Chiudi',
  },
})
