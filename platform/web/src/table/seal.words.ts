import { words } from '../words.ts'

export const t = words({
  en: {
    sealed: 'The dice are sealed:',
    mine: 'This browser has put its own part in, and remembers both until the end.',
    others:
      'Everybody who sits down puts a part in; after the last move the secret is shown, and every die can be checked.',
    changed: 'Beware: this is not the seal that this browser was shown before.',
    unsealed: 'The dice of this table are not sealed: it goes on from another game, and no one seal covers both.',
    checking: 'The dice are being drawn again …',
    held: 'The dice are those that were sealed: they follow from the seal this browser remembered, and from its own part.',
    heldWithout: 'The dice are those that were sealed: they follow from the seal this browser remembered.',
    alone:
      'Every die follows from the secret in the record. This browser was not there when it was sealed, so it can say no more.',
    broken: 'The dice are not those that were sealed, or the record was changed afterwards.',
  },
  it: {
    sealed: 'I dadi sono sigillati:',
    mine: 'Questo browser vi ha messo la sua parte, e ricorda entrambi fino alla fine.',
    others:
      'Chi si siede vi mette una parte; dopo l’ultima mossa il segreto viene mostrato e ogni dado si può controllare.',
    changed: 'Attenzione: non è il sigillo che questo browser aveva visto prima.',
    unsealed:
      'I dadi di questo tavolo non sono sigillati: continua un’altra partita, e nessun sigillo vale per entrambe.',
    checking: 'I dadi vengono tirati di nuovo …',
    held: 'I dadi sono quelli sigillati: derivano dal sigillo che questo browser ricordava e dalla sua parte.',
    heldWithout: 'I dadi sono quelli sigillati: derivano dal sigillo che questo browser ricordava.',
    alone:
      'Ogni dado deriva dal segreto nella registrazione. Questo browser non c’era quando fu sigillato: di più non può dire.',
    broken: 'I dadi non sono quelli sigillati, o la registrazione è stata cambiata dopo.',
  },
})
