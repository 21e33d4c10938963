import type { ClauseId } from '../../data/ledger.ts'

/** Capitoli 7 e 8: orientamento e zone di controllo, lancio. */
export const missiles = {
  'CA-7.11a':
    'Un’unità combattente non In Colonna è rivolta a un vertice del suo esagono. Ha due esagoni di fronte, due di fianco e due di retro, e muove solo in quelli di fronte.',
  'CA-7.12a': 'Girarsi di un vertice costa 1 MP.',
  'CA-7.13a': 'In terreno Difficile ogni vertice costa anche 1 Colpo alla Coesione.',
  'CA-7.14a':
    'Quando un’unità nemica le arriva adiacente, anche con un’Avanzata dopo il Combattimento, un’unità che non è nella ZOC di un altro nemico può girarsi di un vertice, una volta per Fase degli Ordini. Non costa MP, ma in terreno Difficile il Colpo di 7.13. Non possono le unità in Rotta, In Colonna, Ingaggiate o in Muro di Scudi.',
  'CA-7.14b':
    'La fanteria poi tira: prende tanti Colpi quanto il tiro supera la sua TQ, e 1 anche se non la supera. La cavalleria non tira.',
  'CA-7.14c': 'Girata, e tirato il dado se deve, l’unità può ancora usare il Lancio in Entrata.',
  'CA-7.21a': 'La ZOC copre gli esagoni frontali di un’unità combattente. Unità in Rotta e comandanti non ne hanno.',
  'CA-7.22a': 'Non si estende a un esagono in cui quell’unità non potrebbe muovere.',
  'CA-7.23a': 'Chi entra in una ZOC nemica si ferma, e in quella mossa non si gira più.',
  'CA-7.23b':
    'Un’unità combattente che vi comincia ne esce solo con un ordine di movimento, dritta in un esagono frontale vuoto e senza girarsi, e solo se la sua MA è più alta di quella di ogni nemico che la trattiene.',
  'CA-7.23c':
    'A un Comandante Supremo basta un Ordine Individuale a se stesso; per ogni altro comandante il suo OC ne spende due.',
  'CA-7.24a':
    'Da una ZOC nemica si può passare direttamente in un’altra, e lì ci si ferma. Lasciare quella di un’unità da lancio espone alla Reazione in Ritirata (vedi 8.22).',
  'CA-7.25a': 'Chi comincia il segmento in ZOC nemica non cambia orientamento, tranne in un caso.',
  'CA-7.25b':
    'Il caso: ha un ordine di movimento, è nella ZOC di un solo nemico, non ha unità nemiche nella propria ZOC e resta nell’esagono per tutto il segmento. Allora può spendere fino a metà della MA, per eccesso, per girarsi.',
  'CA-7.26a': 'Dove si sovrappongono ZOC delle due parti valgono entrambe.',
  'CA-7.31a':
    'Le unità pesanti – HC, Catafratti compresi, LN, HI e MI, segnate con un più – che in questo segmento hanno mosso adiacenti a un nemico devono assaltare tutte le unità nemiche nella loro ZOC.',
  'CA-7.31b': 'Le leggere – LC e LI – che hanno mosso adiacenti a un nemico possono farlo.',
  'CA-7.31c':
    'Girarsi nell’esagono non è muovere adiacente. L’unità non è obbligata ad assaltare; può farlo con 7.33, senza controllo, e per il rapporto dimensionale non ha mosso.',
  'CA-7.32a':
    'Il segnalino Deve Controllare si mette appena l’unità arriva adiacente al nemico, prima dei suoi Lanci di Reazione. Per le leggere si decide quando finiscono la mossa, e non si cambia più.',
  'CA-7.32b': 'Se alla designazione non c’è più alcuna unità nemica nella sua ZOC, il segnalino si toglie.',
  'CA-7.33a':
    'Le unità che hanno avuto solo l’ordine di lanciare, o che sono semplicemente nel raggio di un comandante attivo che può comandarle, possono scegliere di assaltare tutte le unità nemiche nella loro ZOC. Il loro segnalino è quello senza controllo.',
  'CA-7.34a': 'Unità in Rotta e colonne non possono assaltare.',
  'CA-8.0a':
    'Si lancia mentre si muove; l’Assalto ha un segmento a parte. Un’unità da lancio può fare entrambe le cose nella stessa Fase degli Ordini.',
  'CA-8.11a':
    'Un’unità da lancio con un ordine lancia una volta per Fase degli Ordini: prima, durante o dopo la mossa, o al suo posto. Non costa MP.',
  'CA-8.11b':
    'Chi muove lancia prima di partire, oppure subito dopo un passo che l’ha portato più vicino al bersaglio.',
  'CA-8.11c':
    'Chi lancia prima e intende muovere prende il modificatore per il movimento. Chi ha lanciato senza non può più lasciare l’esagono in quella fase.',
  'CA-8.12a':
    'Si lancia per ordine, per reazione, con la Soppressione & Dispersione, da arcieri montati in Ritirata Ordinata, e da una Finta Ritirata.',
  'CA-8.13a':
    'Si lancia contro una sola unità, a portata e in Visuale attraverso esagoni di fronte o di fianco. Le unità non sommano mai i loro lanci.',
  'CA-8.13b':
    'Dove una regola chiede se qualcuno è a portata e in Visuale di un’unità nemica da lancio, conta l’arco di tiro di quella, e chi è Senza Munizioni non conta.',
  'CA-8.14a':
    'La Visuale va da centro a centro. La bloccano boschi e unità combattenti in mezzo, a meno che siano più in basso di entrambi gli estremi; i due esagoni stessi mai, e i comandanti da soli neppure.',
  'CA-8.14b': 'La blocca un terreno più alto di entrambi, fosse solo uno spigolo d’esagono sulla linea.',
  'CA-8.14c': 'Una linea lungo il lato fra due esagoni, uno dei quali la bloccherebbe, è bloccata.',
  'CA-8.14d': 'Su un esagono adiacente nell’arco di tiro si può sempre lanciare.',
  'CA-8.14e':
    'Gli arcieri (B o C) tirano sopra un’unità combattente più vicina a loro che al bersaglio. A mezza via non è più vicina.',
  'CA-8.15a':
    'Si tira un dado. Se il risultato modificato non supera la forza dell’arma a quel raggio, il bersaglio prende subito 1 Colpo alla Coesione; 2 dove lo dice la tabella, con 0 o 1 modificati.',
  'CA-8.15b': '+1 se il bersaglio è in bosco.',
  'CA-8.15c':
    '+1 se chi lancia ha mosso in questa fase o muoverà. Non per le asce, non per i giavellotti a piedi, e non per chi si gira soltanto.',
  'CA-8.15d': '+1 se il bersaglio è HI.',
  'CA-8.15e': 'Al suo posto +3 se sono archi (B o C) a tirare su HI dall’esagono adiacente, attraverso il suo fronte.',
  'CA-8.15f': 'Se non è detto altro i modificatori si sommano. Alcune battaglie ne hanno altri.',
  'CA-8.16a':
    'Contro un bersaglio più in basso si arriva 1 esagono più in là della tabella, 2 dalle mura di Dara. Così lontano colpisce solo uno 0 modificato o meno, e per non più di 1 Colpo.',
  'CA-8.17a':
    'Gli archi (B e C) restano a Corto di Munizioni quando il dado dà 9, i giavellotti quando dà da 6 a 9, prima dei modificatori. A chi è a Corto resta un lancio.',
  'CA-8.17b': 'L’ascia si lancia una volta; poi si è Senza Munizioni.',
  'CA-8.17c': 'Chi lancia quando è a Corto resta Senza Munizioni, e non lancia più.',
  'CA-8.18a':
    'Nel Segmento di Riarmo un’unità non in Rotta recupera tutte le munizioni, se non è in ZOC nemica né a portata e in Visuale di un’unità nemica da lancio che ne abbia.',
  'CA-8.19a':
    'Se si lancia su un esagono con comandanti e il dado dà 0, colpito o no, il loro giocatore tira per ciascuno. Un altro 0 è una perdita: poi un tiro superiore al Combattimento Personale uccide, ogni altro ferisce, e la seconda ferita uccide.',
  'CA-8.19b': 'Si può lanciare anche su un comandante solo in un esagono a portata.',
  'CA-8.21a':
    'Lancio in Entrata: un’unità da lancio può lanciare contro il nemico che entra nella sua ZOC, anche con un’Avanzata dopo il Combattimento, a raggio 1 e prima di ogni altra mossa o lancio. L’effetto è immediato.',
  'CA-8.21b':
    'Contro una linea in movimento il Lancio in Entrata aspetta che tutta abbia mosso, e precede ogni lancio della linea. Ogni unità che reagisce può scegliere solo una di quelle entrate nella sua ZOC. Per la Soppressione & Dispersione questo non vale.',
  'CA-8.21c':
    'L’unità che si è girata per reazione ha il Lancio in Entrata se il nemico che l’ha causato è allora nella sua ZOC.',
  'CA-8.22a':
    'Reazione in Ritirata: quando un’unità lascia la ZOC di un’unità da lancio che arriva a 2 esagoni o più, può subirne il lancio, sempre come a raggio 2, e ne risente prima di muovere.',
  'CA-8.22b': 'Le unità nel loro primo movimento di Rotta non la provocano.',
  'CA-8.23a':
    'Lancio di Risposta: un’unità inattiva che ha subito un lancio può rispondere a chi ha lanciato, dopo che quel lancio è risolto.',
  'CA-8.23b': 'Non contro un’unità su cui ha già usato il Lancio in Entrata.',
  'CA-8.23c': 'Non contro chi è fuori dalla sua ZOC, finché dentro c’è un nemico.',
  'CA-8.24a':
    'Il Lancio di Reazione non chiede ordini, solo munizioni, e non ha limiti di numero. Per le ritirate un limite lo mette 6.56.',
  'CA-8.24b':
    'Il Segmento di Assalto lo conosce solo contro un’Avanzata dopo il Combattimento e nelle ondate di un Cuneo; la Fase di Rotta e Riarmo non lo conosce.',
  'CA-8.31a':
    'Una LC con armi da lancio di qualsiasi genere può usare la Soppressione & Dispersione contro ogni unità, con qualunque ordine che la faccia muovere. È un movimento, anche per il modificatore, e prende tutta la MA.',
  'CA-8.32a': 'Dev’essere entro 4 esagoni dal bersaglio, non adiacente, fuori da ZOC nemiche, e deve vederlo.',
  'CA-8.32b':
    'Deve esserci un percorso dal suo esagono a uno accanto al bersaglio, sempre in un esagono frontale e senza girarsi. Lo sbarrano le unità combattenti e le ZOC nemiche, queste ultime tranne negli esagoni adiacenti al bersaglio.',
  'CA-8.32c':
    'Lo sbarrano gli esagoni Difficili e i lati che costerebbero un Colpo all’unità o che non può passare. Un ruscello no.',
  'CA-8.33a': 'Il lancio si risolve come a raggio 1 e con +1 per il movimento. La LC non lascia il suo esagono.',
  'CA-8.33b':
    'Il bersaglio può girarsi per reazione (vedi 7.14); esso e ogni altra unità della sua parte possono usare il Lancio in Entrata se il percorso tocca un esagono adiacente e nel loro arco. Tutti questi lanci sono simultanei.',
  'CA-8.33c':
    'Nessun altro lancio risponde alla Soppressione & Dispersione: il bersaglio non ha anche il Lancio di Risposta.',
  'CA-8.34a':
    'Impetuosità: la fanteria colpita così tira contro la TQ stampata. Oltre, si gira verso la LC e avanza di 1 esagono verso di lei, a scelta del suo giocatore se due vanno ugualmente bene. Se non può, resta.',
  'CA-8.34b':
    'Quel passo non è voluto: niente ordine né MP, non si gira su Mosso, niente Colpo per la seconda mossa, niente segnalino di Assalto. Conta solo il terreno.',
  'CA-8.35a':
    'Chi può fingere può unire la finta alla Soppressione & Dispersione contro la cavalleria, dopo tutti i lanci. La LC resta dov’è e si gira; il bersaglio fa il tiro di reazione (vedi 6.74); se deve inseguire, segue il percorso fino a due esagoni, e si procede con 6.73.',
} as const satisfies { readonly [Id in ClauseId]?: string }
