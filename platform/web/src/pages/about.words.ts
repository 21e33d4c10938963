import { words } from '../words.ts'

export const w = words({
  en: {
    title: 'What Iacta is',
    lead: 'A house for wargames of the Roman world: you bring the plan, it keeps the rules.',
    play: 'Play',
    playText:
      'Play against the computer, against somebody beside you, or against somebody far away, live or a move a day. A first game needs no account. Whoever takes a name later keeps every table. Games in this browser work without a connection.',
    rules: 'Rules',
    rulesText:
      'What is legal is decided in one place, clause by clause. Ask why something cannot be done, and the answer is the rule that forbids it.',
    fog: 'Fog of war',
    fogText:
      'The server tells your browser only what your side may know, and the computer decides on no more than its side may know. What can still be taken back is shown to nobody.',
    dice: 'Dice',
    diceText:
      'At every table on the server the dice come from a secret that is sealed before the first move: its fingerprint is published at once, the secret itself when the game is over. Each player adds a part to it. So nobody can choose the dice, and anybody can check every throw afterwards.',
    private: 'What is kept about you',
    privateText:
      'Your games and, if you choose one, a name and a password that is stored only as a hash. No address unless you ask for notices, no advertising, nothing fetched from elsewhere. An account can be deleted at any time; the records of its games stay, without the name.',
    programs: 'Programs',
    programsText: 'Everything this site does, another program can do.',
    programsLink: 'The interface for programs',
    rights: 'The games',
    rightsText:
      'The games belong to their authors and publishers. Iacta has no connection with them and contains none of their art or texts. The rules are told in our own words. If you enjoy a game here, buy it.',
  },
  it: {
    title: 'Che cos’è Iacta',
    lead: 'Una casa per i wargame del mondo romano: il piano lo metti tu, alle regole pensiamo noi.',
    play: 'Giocare',
    playText:
      'Contro il computer, contro qualcuno accanto a te, o contro qualcuno lontano: dal vivo o una mossa al giorno. Per cominciare non serve un account. Chi più tardi sceglie un nome conserva tutte le sue partite. Quelle salvate nel browser funzionano anche senza rete.',
    rules: 'Regole',
    rulesText:
      'Che cosa sia lecito si decide in un posto solo, punto per punto. Chiedi perché una mossa non si può fare: la risposta è la regola che la vieta.',
    fog: 'Nebbia di guerra',
    fogText:
      'Il server dice al tuo browser solo quello che la tua parte può sapere, e il computer decide senza sapere più di quanto spetti alla sua. Quello che si può ancora annullare non lo vede nessuno.',
    dice: 'Dadi',
    diceText:
      'A ogni tavolo sul server i dadi nascono da un segreto sigillato prima della prima mossa: la sua impronta è pubblica da subito, il segreto lo diventa a partita finita. Ogni giocatore ne aggiunge una parte. Così nessuno può scegliere i dadi, e chiunque può poi verificare ogni tiro.',
    private: 'Che cosa sappiamo di te',
    privateText:
      'Le tue partite e, se lo scegli, un nome e una password, conservata solo come impronta. Nessun indirizzo, a meno che tu non chieda gli avvisi; niente pubblicità, niente che venga da altri siti. L’account si può eliminare in ogni momento; le registrazioni delle partite restano, senza il nome.',
    programs: 'Programmi',
    programsText: 'Tutto quello che fa questo sito, può farlo anche un altro programma.',
    programsLink: 'L’interfaccia per i programmi',
    rights: 'I giochi',
    rightsText:
      'I giochi appartengono ai loro autori ed editori. Iacta non ha legami con loro e non contiene né le loro illustrazioni né i loro testi. Le regole sono raccontate con parole nostre. Se un gioco ti piace, compralo.',
  },
})
