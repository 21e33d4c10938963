import type { ClauseId } from '../../data/ledger.ts'

/** Capitoli 11 e 12, le tabelle e il gioco competitivo. */
export const special = {
  'CA-11.1a':
    'Le HC Catafratte ad almeno 5 esagoni da ogni unità nemica, e non a portata e in Visuale di un nemico che possa lanciare (H&D compresa), possono smontare con un Ordine Individuale o un Comando di Linea. È tutta la loro mossa. Prende il loro posto la pedina HI con lo stesso nome e numero, con gli stessi Colpi e le stesse munizioni.',
  'CA-11.1b':
    'A piedi si orientano come vogliono, e rimontano nello stesso modo. Per entrambe le cose va bene un Comando di Linea.',
  'CA-11.2a': 'Bizantini e Persiani sono disciplinati; Goti, Franchi e Vandali no.',
  'CA-11.2b':
    'Tutte le unità di un’armata indisciplinata cominciano con 2 TQ in più di quella stampata, e le conservano finché l’armata non fallisce il suo controllo.',
  'CA-11.2c':
    'Ogni volta che un’unità di una tale armata va in Rotta il suo giocatore tira. Oltre l’Iniziativa del Comandante Supremo il +2 è perso per il resto della battaglia, e non si tira più.',
  'CA-11.2d':
    'Vanno allora in Rotta le unità con Colpi pari alla TQ: subito, se si sta muovendo e lanciando; durante la Carica, dopo tutti i suoi controlli; durante il Crollo, nei suoi primi due punti.',
  'CA-11.31a':
    'Se un’armata indisciplinata muove con un Comando di Linea unità senza archi (né B né C), e una di loro finisce 2 esagoni o più vicina al nemico di dov’era, la linea è in Avanzata Incontrollata.',
  'CA-11.31b':
    'Nel Turno di Gioco seguente agisce prima di ogni comandante, come se avesse l’Iniziativa più bassa, e non ha Momentum. Se ne hanno entrambe le parti si tira, comincia il più alto e ci si alterna; più linee di un giocatore agiscono nell’ordine che vuole.',
  'CA-11.31c': 'Le sue unità devono spendere tutta la MA dritte verso un’unità nemica, e assaltarla.',
  'CA-11.31d': 'L’unità che ha assaltato è di nuovo sotto controllo. Più avanti può perderlo ancora.',
  'CA-11.31e':
    'La mossa che ne è stata la causa resta fatta. Da allora, finché non ha assaltato, a un’unità della linea si può ordinare di muovere e nient’altro, e ogni sua mossa dev’essere di questo genere.',
  'CA-11.31f':
    'Una Linea Incontrollata ha una Fase degli Ordini senza comandante: muove e lancia, poi assalta. Non si può prevaricare.',
  'CA-11.32a':
    'Se fa altrettanto un’armata disciplinata, il suo giocatore tira una volta quando la linea ha mosso. Fino all’Iniziativa del comandante che l’ha comandata tutto va bene; oltre, l’avanzata è incontrollata.',
  'CA-11.4a':
    'La fanteria con arco composito che non ha mai lasciato l’esagono di piazzamento lancia due volte ogni volta che lancia, su un bersaglio o su due, controllando ogni volta le munizioni. Può girarsi; ma uscita di lì non lancia mai più due volte. I rinforzi mai.',
  'CA-11.5a':
    'La fanteria con la S ha le spade: Unni, Alani, Sassoni e alcuni Burgundi. È Superiore in Attacco contro fanteria che ha un esagono di fianco né occupato da un’amica né nella ZOC di un’amica.',
  'CA-11.5b':
    'Le spade contano solo dove posizione e tabella non danno nulla a nessuno. L’amica che copre il fianco è un’unità diversa dal difensore.',
  'CA-11.61a':
    'Una cheiroballistra ha una TQ. È come LI quando muove, quando subisce lanci e quando difende nell’Assalto; non attacca mai in Assalto.',
  'CA-11.62a':
    'È in modalità lancio o movimento. La cambia un Ordine Individuale di qualsiasi comandante amico nel raggio, chiunque altro possa comandare, o un Comando di Linea a un’unità nel suo esagono.',
  'CA-11.62b':
    'In modalità movimento non lancia, in modalità lancio non muove, e nella fase del cambio non fa né l’uno né l’altro. Per muovere serve un tale ordine; per lanciare nessuno.',
  'CA-11.63a':
    'In un esagono c’è al massimo una cheiroballistra. Un’unità di fanteria del genere indicato dalla battaglia può starci insieme senza penalità.',
  'CA-11.63b':
    'Finché sono insieme il pezzo non conta nell’Assalto e i Colpi li prende tutti la fanteria. Il pezzo può lanciare ovunque stia nella pila.',
  'CA-11.63c': 'Se quella fanteria va in Rotta o muore in un Assalto e un attaccante avanza, il pezzo è perso.',
  'CA-11.64a':
    'Non ha orientamento: muove e lancia in ogni direzione, e da sola in un esagono è sempre presa di fronte.',
  'CA-11.64b': 'Non ha ZOC.',
  'CA-11.65a':
    'Può lanciare due volte per Turno di Gioco in Fasi degli Ordini della sua parte, una sola in ciascuna, e in quella fase non fa altro.',
  'CA-11.66a':
    'In ogni Fase degli Ordini nemica può lanciare altre due volte, in qualsiasi momento mentre il nemico muove e lancia, anche nel mezzo di una mossa. Gli ordinari Lanci di Reazione non fanno per lei.',
  'CA-11.67a': 'Prende e perde Colpi come le altre. Se va in Rotta è eliminata.',
  'CA-11.7a': 'Il Muro di Scudi è delle HI e MI romane e bizantine, non dei popoli che combattono al loro fianco.',
  'CA-11.71a':
    'Quando una tale unità subisce un lancio attraverso il fronte da 2 esagoni o più (H&D compresa), può mettersi in Muro di Scudi prima del tiro. Non costa nulla e non chiede ordini.',
  'CA-11.72a':
    'Se lo fa un’unità, lo fa tutta la fila di HI e MI che le sta fianco a fianco. Chi è soltanto dietro alle altre non ne fa parte.',
  'CA-11.73a':
    'Contro il Muro di Scudi ogni lancio ha +3, con qualunque arma; prende il posto di quanto darebbe la HI.',
  'CA-11.73b': 'In Muro di Scudi un’unità non muove, non si gira, non si ritira e non lancia, nemmeno per reazione.',
  'CA-11.73c': 'Se è assaltata il muro si apre, e si difende come al solito.',
  'CA-11.74a':
    'Altrimenti si apre solo con un Comando di Linea a quella linea, per tutte o per nessuna, con 1 MP e senza Colpi.',
  'CA-11.81a': 'A Dara e a Taginae ogni parte manda un campione, con un valore di Combattimento e uno di Resistenza.',
  'CA-11.82a': 'Combattono a round, un dado a testa, finché uno muore.',
  'CA-11.83a':
    'Ciascuno somma il Combattimento al dado. Il più basso prende 1 colpo; 2 se non ha più della metà dell’altro; 3 se non più di un terzo.',
  'CA-11.84a': 'Chi ha più colpi che Resistenza è morto, e ha vinto l’altra parte.',
  'CA-11.85a':
    'Nel primo Turno di Gioco il vincitore può attivare per primo un suo comandante qualsiasi, dopo le fasi di élite, qualunque sia l’Iniziativa; il Momentum è permesso. I limiti su chi può agire in quel turno valgono anche per lui, se non dicono altro.',
  'CA-11.85b': 'Nel primo Turno di Gioco tutte le sue unità tolgono 1 a ogni tiro che riguarda la TQ.',
  'CA-12.0a':
    'Si vince facendo ritirare l’armata nemica. Nella Fase di Ritirata un’armata si ritira se i suoi Punti Rotta hanno raggiunto il suo livello.',
  'CA-12.11a':
    'Un’unità eliminata, o fuggita fuori mappa, vale in Punti Rotta la TQ stampata; disciplina e cambiamenti passeggeri non contano.',
  'CA-12.11b': 'Un comandante eliminato vale 5 volte l’Iniziativa stampata, ogni volta che gli succede.',
  'CA-12.12a':
    'Se le due armate raggiungono il livello nello stesso turno vince quella che l’ha superato di meno; a pari eccesso è patta.',
  'CA-12.12b': 'Raggiungere il livello a metà turno non cambia nulla prima della sua Fase di Ritirata.',
  'CA-T.SHOCK1':
    'I risultati del Combattimento Ravvicinato stanno in una tabella di 13 colonne, con una riga per ciascuno dei dieci tiri.',
  'CA-T.SHOCK2':
    'Degli spostamenti per il terreno conta solo il migliore per il difensore. 1 a sinistra: tutti i difensori dietro un fiume, in bosco, o dietro la trincea, con ogni attacco che l’attraversa.',
  'CA-T.SHOCK3':
    '1 a sinistra se qualche difensore è più in alto di qualche attaccante; 2 a sinistra se ogni difensore è più in alto di ogni attaccante.',
  'CA-T.SHOCK4':
    '1 a destra se ogni difensore è più in basso di ogni attaccante, nessuno è dietro un fiume e nulla sposta a loro favore.',
  'CA-T.SHOCK5': 'Tutti gli spostamenti vengono prima del tiro. Sotto la colonna 1 si legge la 1, oltre la 13 la 13.',
  'CA-T.SUP1':
    'La tabella della Superiorità si legge lungo la colonna dell’attaccante fino alla riga del difensore scelto. I Catafratti hanno colonna e riga proprie, a piedi sono HI; una cheiroballistra difende come LI senza giavellotti.',
  'CA-T.SUP2': 'La LC che attacca LI trova difensori superiori solo se questi hanno giavellotti, e ne hanno ancora.',
  'CA-T.CLASH1':
    'La Tabella dello Scontro: sei tipi contro sei, di fronte, di fianco e dal retro. I Catafratti vi contano come HC.',
  'CA-T.MRRC1': 'La tabella del Lancio dà la forza di ogni arma ai raggi da 1 a 8. Una lineetta è fuori portata.',
  'CA-T.MRRC2': 'L’arco composito a piedi fa 2 Colpi con 0 o 1 modificati, fino a raggio 3.',
  'CA-T.MRRC3':
    'La fanteria con giavellotti che è stata in un Assalto, da una parte o dall’altra, alla fine è Senza Munizioni.',
  'CA-T.MRRC4': 'Le cheiroballistrae non restano mai a corto.',
  'CA-T.MOVE1':
    'Il terreno aperto costa 1 MP. Il bosco 2 MP, e a ogni unità combattente 1 Colpo. Lo sconnesso 1 MP, e 1 Colpo a HI, MI e cavalleria, nessuno alla LI.',
  'CA-T.MOVE2': 'Il Volturno: 2 MP in più, e 3 Colpi, o 2 per la LI. Un ruscello: niente MP, e 1 Colpo solo a HI e MI.',
  'CA-T.MOVE3':
    'Un livello in su: 1 MP in più e 1 Colpo a ogni unità combattente. Un livello in giù: niente MP, e 1 Colpo a HI, MI e cavalleria.',
  'CA-T.MOVE4':
    'Una strada sterrata non cambia nulla. Un ponte è gratis, ma per usarlo la fanteria dev’essere In Colonna, e se non lo è passa come se non ci fosse.',
  'CA-T.MOVE5': 'Mura ed Eufrate sono proibiti, salvo per i Bizantini in ritirata a 1302.',
  'CA-T.MOVE6': 'Un lato di trincea costa 1 MP in più e nessun Colpo.',
  'CA-T.MOVE7':
    'Girarsi costa dovunque 1 MP per vertice; in bosco e sconnesso anche 1 Colpo per vertice, pure alla LI.',
  'CA-T.MOVE8':
    'I costi di un passo si sommano: l’esagono, il lato, il pendio, e per un comandante 1 MP se c’è un’unità combattente.',
  'CA-T.COH1':
    'Colpi senza controllo: seconda mossa, fanteria che si ritira, ritirata davanti a chi viene da fianco o retro, passaggio attraverso amici, lancio andato a segno, colonna rotta da un Assalto, e terreno.',
  'CA-T.CMD1':
    'In un controllo del comando il dado si confronta con il Valore Strategico dell’OC, l’Iniziativa o il Carisma del comandante. Pari o meno riesce.',
  'CA-S.GEN1':
    'Per una sfida la battaglia si gioca due volte, scambiando le parti. Vince la migliore differenza in Punti Rotta.',
  'CA-S.GEN2':
    'Oppure si punta sulla parte: entrambi scrivono in segreto un numero di Punti Rotta e lo mostrano insieme. Chi ha puntato di più sceglie la parte e ne abbassa il Livello di Ritirata della sua puntata. A pari puntata si ripete.',
  'CA-S.GEN3':
    'Le modifiche di regole o livelli offerte da una battaglia si possono usare da sole o con le puntate, come i giocatori si accordano.',
} as const satisfies { readonly [Id in ClauseId]?: string }
