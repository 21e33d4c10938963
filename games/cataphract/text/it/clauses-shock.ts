import type { ClauseId } from '../../data/ledger.ts'

/** Capitoli 9 e 10: il Combattimento Ravvicinato e i suoi effetti. */
export const shock = {
  'CA-9.1a': 'Tutti gli Assalti di un comandante si risolvono prima che si tiri per il Momentum o che agisca un altro.',
  'CA-9.1b':
    'Ogni punto si svolge per tutti quelli coinvolti prima di passare al successivo. I combattimenti che non ne toccano altri si possono fare a parte.',
  'CA-9.11a': 'Attacca solo chi ha un segnalino di Assalto. Quelli senza controllo si mettono adesso.',
  'CA-9.12a':
    'Chi assalta deve attaccare ogni unità nemica nella sua ZOC, salvo quelle attaccate da un’amica in questo segmento.',
  'CA-9.12b': 'In un Segmento di Assalto un’unità attacca al massimo una volta, e al massimo una volta è attaccata.',
  'CA-9.12c':
    'Una può attaccarne più d’una, e più d’una attaccarne una sola, purché tutti i difensori di un combattimento siano nella ZOC di tutti i suoi attaccanti. Nessuno divide il proprio attacco.',
  'CA-9.12d': 'Se da una parte combattono in più, si sommano le Dimensioni.',
  'CA-9.13a':
    'La Carica: tirano gli attaccanti che devono controllare e chi è attaccato da loro. Di quanto il tiro supera la TQ, tanti sono i Colpi.',
  'CA-9.13b':
    'Chi attacca senza controllo non tira, e nemmeno chi ha davanti soltanto tali attaccanti. Chi ha davanti entrambi i generi tira.',
  'CA-9.13c': 'Contro difensori tutti in Rotta gli attaccanti non tirano. Quelli in Rotta sì, con la loro TQ di 1.',
  'CA-9.13d': 'Tutti questi controlli sono simultanei.',
  'CA-9.13e':
    'Un difensore i cui Colpi arrivano alla TQ va subito in Rotta, o è eliminato se già lo era. L’attaccante allora avanza nell’esagono e può girarsi di un vertice, a meno che abbia un’altra unità nemica nella sua ZOC o sia in quella di un’altra.',
  'CA-9.13f': 'Un attaccante i cui Colpi arrivano alla TQ va subito in Rotta. I difensori non avanzano.',
  'CA-9.13g': 'Se così non resterebbe nessuno da nessuna parte, 10.15 dice chi va in Rotta.',
  'CA-9.13h': 'Un combattimento prosegue solo con almeno un attaccante e un difensore.',
  'CA-9.14a':
    'Per ogni comandante raggruppato con chi combatte si tira: uno 0 lo ferisce. Un secondo tiro superiore al suo Combattimento Personale invece lo uccide.',
  'CA-9.14b':
    'Il comandante morto si toglie. Il ferito ha 1 in meno, ma non sotto 0, in Raggio di Comando, Iniziativa, Valore Strategico, Carisma e Combattimento Personale; linee e movimento restano com’erano. Ferito di nuovo, muore.',
  'CA-9.14c': 'Conclusa la fase in corso, un comandante ferito ha Finito per questo Turno di Gioco.',
  'CA-9.15a':
    'La Tabella dello Scontro dà la colonna di partenza: per tipo dell’attaccante, tipo del difensore, e se lo si prende di fronte, di fianco o dal retro.',
  'CA-9.15b':
    'Se difendono in più, il difensore dice quale sua unità conta; se attaccano in più, lo dice l’attaccante.',
  'CA-9.15c':
    'Fronte, fianco o retro si vedono fra quelle due: in quale esagono del difensore scelto sta l’attaccante scelto. Basta un attaccante sul fianco, se è lui il prescelto.',
  'CA-9.16a':
    'Posizione: un attacco attraverso un esagono di fianco o di retro, fra le due unità scelte prima, rende l’attaccante Superiore (AS).',
  'CA-9.16b':
    'Non se l’unità attaccante è a sua volta nella ZOC di un nemico che sta in un suo esagono di fianco o di retro.',
  'CA-9.16c':
    'Armi: dove la posizione non decide, la tabella della Superiorità si legge lungo la colonna dell’attaccante, per AS, DS o nessuna.',
  'CA-9.16d':
    'Si confrontano le Dimensioni e si riducono a n-1 o 1-n. Ogni grado oltre 1-1 sposta di una colonna: a destra se è maggiore l’attaccante, a sinistra se lo è il difensore.',
  'CA-9.16e':
    'Se un attaccante ha mosso per combattere si arrotonda a favore suo: 5-4 diventa 2-1, 4-5 è 1-1, 2-5 è 1-2, 11-5 è 3-1.',
  'CA-9.16f':
    'Se nessuno di loro ha mosso si arrotonda a favore del difensore: 5-4 diventa 1-1, 4-5 è 1-2, 11-5 è 2-1.',
  'CA-9.16g':
    'Alla colonna di base si aggiungono gli spostamenti per Dimensione e terreno. Poi si tira, si somma il Carisma di un comandante attaccante coinvolto e si sottrae quello di un difensore, a scelta di ciascun giocatore.',
  'CA-9.16h':
    'Il Carisma di un comandante ucciso in 9.14 gioca contro la sua parte. Un ferito conta per quel che gli resta.',
  'CA-9.16i': 'Oltre 9 il tiro vale 9, sotto 0 vale 0.',
  'CA-9.16j':
    'Il risultato è in Colpi alla Coesione: prima quelli dell’attaccante, fra parentesi quelli del difensore.',
  'CA-9.16k': 'AS raddoppia i Colpi del difensore, DS triplica quelli dell’attaccante.',
  'CA-9.16l':
    'Se LC, o LI con archi, attaccano HI o MI – decidono le unità scelte – i Colpi del difensore si dimezzano per difetto, dopo l’eventuale raddoppio. Non se è in Rotta.',
  'CA-9.16m': 'Fra più unità i Colpi si dividono secondo 10.13.',
  'CA-9.17a':
    'Crollo, primo: chi ha tanti Colpi quanta TQ va in Rotta. Se fossero tutti, decide 10.15; se entrambe le parti ne hanno, vanno prima quelli del difensore.',
  'CA-9.17b':
    'Secondo: ogni unità del combattimento che è allora a un Colpo dalla sua TQ, e in ZOC nemica, tira. Fino alla TQ perde 1 Colpo; oltre, va in Rotta.',
  'CA-9.17c':
    'Terzo: gli attaccanti che devono avanzare avanzano. Con la regola opzionale si mettono, si lasciano o si tolgono ora i segnalini Ingaggiato.',
  'CA-9.21a':
    'Gli attaccanti, e i comandanti con loro, devono avanzare negli esagoni che l’Assalto ha svuotato con Rotta o eliminazione (vedi 9.13 e 9.17). Non serve un ordine.',
  'CA-9.21b': 'In un esagono svuotato nella Carica non vanno se sono nella ZOC di un altro nemico.',
  'CA-9.21c':
    'Il terreno costa i suoi Colpi. Se questi mandassero in Rotta l’unità, avanza lo stesso, non va in Rotta, e resta con TQ meno 1.',
  'CA-9.21d': 'Si avanza di un esagono. Non conta come mossa: non si gira su Mosso e non c’è Colpo.',
  'CA-9.22a': 'Dopo l’avanzata un’unità può girarsi di un vertice, anche in ZOC nemica.',
  'CA-9.23a':
    'Più attaccanti che esagoni: avanza chi ha dato la Superiorità, se no chi ha la TQ più alta, e fra pari sceglie il suo giocatore. Più esagoni che attaccanti: sceglie lui gli esagoni.',
  'CA-9.24a':
    'Davanti a un’avanzata non ci si ritira; ma il nemico può girarsi (vedi 7.14) e usare il Lancio in Entrata.',
  'CA-9.24b': 'Non si avanza in un esagono svuotato dai lanci.',
  'CA-10.11a':
    'Un controllo TQ è un dado contro la TQ dell’unità in quel momento: quella stampata, +2 finché un’armata indisciplinata conserva il vantaggio, -2 In Colonna, -1 dopo la Quaresima, e 1 per chi è in Rotta. Solo quella stampata vale per Impetuosità, Colpi dopo il Recupero, Punti Rotta e Ferocia.',
  'CA-10.12a': 'I Colpi si sommano. Non indeboliscono un’unità; la avvicinano soltanto alla Rotta.',
  'CA-10.13a':
    'I Colpi di un Assalto si dividono in parti uguali. Quelli che avanzano vanno prima all’unità che ha deciso la Superiorità, poi a quella che ha dato la colonna, poi a scelta del suo giocatore; anche se così va in Rotta.',
  'CA-10.14a':
    'Un’unità i cui Colpi arrivano alla TQ, per qualsiasi causa, va subito in Rotta, salvo dove l’Assalto (vedi 9.13 e 9.17) o un’avanzata (vedi 9.21) dispongono altrimenti.',
  'CA-10.15a':
    'Se in un combattimento andrebbero in Rotta tutte le unità delle due parti, l’attaccante aggiunge prima i Colpi che gli costerebbe avanzare.',
  'CA-10.15b':
    'Va in Rotta, tutta, la parte che ha l’unità più oltre la propria TQ. Le altre restano, con TQ meno 1 in Colpi; se sono gli attaccanti, avanzano.',
  'CA-10.15c':
    'A pari eccesso va in Rotta il difensore, e gli attaccanti avanzano con TQ meno 1. Il difensore che se la cava resta dov’è.',
  'CA-10.15d':
    'Se anche una sola unità delle due parti è sotto la propria TQ questo non vale: vanno in Rotta tutte quelle che l’hanno raggiunta.',
  'CA-10.16a':
    'Un Ordine Individuale toglie 2 Colpi a un’unità in terreno Aperto, non adiacente a un nemico e non a portata e in Visuale di un’unità nemica da lancio (H&D compresa) che abbia munizioni e non sia Ingaggiata.',
  'CA-10.16b': 'Se a impedirlo è solo un tale lancio da più lontano, ne toglie 1. In bosco o sconnesso, nessuno.',
  'CA-10.16c': 'In una Fase degli Ordini nessuna unità perde così più di 2 Colpi.',
  'CA-10.16d':
    'Non per le unità in Rotta, né per quelle Recuperate in questo turno. Chi si toglie Colpi non muove e non lancia in quella fase, e chi ha mosso o lanciato non se ne toglie.',
  'CA-10.21a':
    'Chi va in Rotta si gira e fugge di 2 esagoni verso il Bordo di Ritirata della sua parte, per la via aperta più diretta.',
  'CA-10.21b':
    'Chiudono la via: esagoni con nemici, terreno o lati intransitabili, e ZOC nemiche dove non c’è un’unità amica.',
  'CA-10.21c':
    'Fra gli esagoni aperti che portano più vicino al bordo prende uno vuoto fuori da ZOC nemiche, per quanto difficile; se no uno con un’amica fuori da esse; se no uno con un’amica dentro. Fra pari sceglie il suo giocatore. Un esagono amico sulla via viene prima di uno vuoto che non avvicina.',
  'CA-10.21d':
    'Se i due esagoni verso il bordo sono chiusi, il suo giocatore la gira vertice per vertice, in un verso, finché può andare. Se non può mai, è eliminata.',
  'CA-10.21e': 'Poi è segnata In Rotta, e le si tolgono i Colpi.',
  'CA-10.21f':
    'Questi primi 2 esagoni si fanno su qualunque terreno, senza MP e senza Colpi. L’unità finisce rivolta dove è andata.',
  'CA-10.22a':
    'Nel Segmento di Rotta tutte le unità in Rotta fuggono nello stesso modo per l’intera MA stampata, abbiano mosso o no. Il terreno costa MP; lasciano le ZOC liberamente, ma non entrano in quelle dove non c’è un’amica.',
  'CA-10.22b':
    'Fugge per prima la parte che la battaglia nomina per prima. Ogni giocatore muove le sue nell’ordine che vuole.',
  'CA-10.23a':
    'Un’unità che lascia la mappa, per qualsiasi ragione, o che non può completare la Rotta per nemici, ZOC o terreno chiuso, è eliminata e conta contro la sua armata.',
  'CA-10.24a': 'Le unità in Rotta passano attraverso le amiche ma non si fermano mai con loro (vedi 6.65).',
  'CA-10.25a': 'Un comandante può andare con l’unità che va in Rotta. Null’altro gli succede.',
  'CA-10.26a': 'La Rotta porta la TQ a 1 e lascia gli altri valori come sono.',
  'CA-10.26b': 'La fanteria da lancio in Rotta è Senza Munizioni. Chi è montato conserva le sue.',
  'CA-10.26c': 'Un’unità in Rotta non riceve altri ordini che il Recupero, e non lancia.',
  'CA-10.26d': 'Fuggendo in Rotta il terreno non costa Colpi.',
  'CA-10.26e': 'Un solo Colpo alla Coesione elimina un’unità in Rotta.',
  'CA-10.27a':
    'Un comandante può tentare il Recupero di un’unità in Rotta che non è in terreno Difficile, né adiacente a un nemico, né a portata e in Visuale di un’unità nemica con munizioni (H&D compresa).',
  'CA-10.27b':
    'Lo stesso comandante ci prova con la stessa unità una volta per Turno di Gioco. Dopo di lui può provare un altro.',
  'CA-10.27c': 'Un tiro che non supera il Carisma recupera l’unità; uno più alto la elimina.',
  'CA-10.27d': 'La fanteria recuperata ha in Colpi metà della TQ stampata, la cavalleria un terzo, per difetto.',
  'CA-10.27e':
    'Recuperando può girarsi come vuole, e poi non riceve ordini fino al Turno di Gioco seguente. La fanteria da lancio è Senza Munizioni.',
  'CA-10.27f':
    'Ciò che non chiede ordini può farlo: difendersi, girarsi per reazione, lanciare per reazione se ha munizioni, ed essere designata per l’Assalto con 7.33.',
  'CA-10.31a': 'Opzionale: le unità rimaste a contatto dopo l’Assalto sono Ingaggiate.',
  'CA-10.31b':
    'Le unità Ingaggiate non muovono e non si girano, non lanciano e non subiscono lanci. Se possono assaltare e sono nel raggio del comandante attivo che potrebbe comandarle devono farlo, senza controllo.',
  'CA-10.32a':
    'Cavalleria e LI Ingaggiate possono invece arretrare di un esagono, se tutti quelli con cui sono Ingaggiate hanno MA inferiore: con lo stesso orientamento, in un esagono vuoto in cui potrebbero entrare, fuori da ZOC nemiche e non adiacente a chi le ingaggia. Chi non può deve assaltare.',
  'CA-10.33a':
    'Il segnalino se ne va con l’eliminazione, l’avanzata o la Rotta; e appena l’unità non ha nemici Ingaggiati nella sua ZOC e non è nella ZOC di uno di essi.',
} as const satisfies { readonly [Id in ClauseId]?: string }
