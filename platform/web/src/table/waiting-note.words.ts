import { words } from '../words.ts'

export const t = words({
  en: {
    waits: 'This waits for the connection, and goes when it is back:',
    unsure: 'The connection broke on the way; when it is back you will see whether this arrived:',
    takeBack: 'Take it back',
  },
  it: {
    waits: 'Aspetta la connessione, e parte appena torna:',
    unsure: 'La connessione si è interrotta per strada; quando torna vedrai se è arrivato:',
    takeBack: 'Annulla',
  },
})
