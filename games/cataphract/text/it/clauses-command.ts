import type { ClauseId } from '../../data/ledger.ts'

/** Capitoli da 2 a 4: le pedine, il corso di un turno, i comandanti. */
export const command = {
  'CA-2.1a':
    'Ogni battaglia ha la sua mappa a esagoni. Il Fiume Utus e i Campi Catalunici occupano un foglio intero ciascuno; gli altri campi di battaglia, e Sena Gallica, mezzo foglio.',
  'CA-2.21a':
    'Un’unità combattente si descrive con tre cifre: Dimensione, Qualità della Truppa (TQ) e Capacità di Movimento (MA). Una lettera dice con che cosa lancia: B arco, C arco composito, J giavellotto, F ascia da lancio.',
  'CA-2.21b':
    'Il retro della pedina ha gli stessi valori del fronte e significa soltanto che l’unità ha già mosso in questo Turno di Gioco. Fa eccezione la cheiroballistra: fronte in modalità lancio, retro in modalità movimento (vedi 11.62).',
  'CA-2.22a':
    'Il Tipo di un’unità è HC, LN, LC, HI, MI, LI o artiglieria. Alcune hanno anche una Classe, come i Catafratti fra le HC. Le tabelle si leggono per Tipo e, dove lo dicono, per Classe.',
  'CA-2.24a':
    'La pedina di un comandante riporta nome e rango, Raggio di Comando, Iniziativa, numero di Comandi di Linea (C per i Comandanti di Contingente), Carisma e Combattimento Personale; il Comandante Supremo ha in più il Valore Strategico, qualcuno il segno di élite, e alcuni possono comandare solo certe unità.',
  'CA-2.25a':
    'Lo stato di ogni unità è sempre segnato: Colpi alla Coesione, Mosso, in Rotta, Recuperato, a Corto o Senza Munizioni, Lanciato, In Colonna, Ingaggiato, Muro di Scudi, Incontrollato, i due segnalini di Assalto, la modalità e i lanci di una cheiroballistra. Un comandante è inattivo, attivo o ha Finito, e può essere ferito o escluso dal Momentum.',
  'CA-2.3a': 'Si usa un solo dado a dieci facce, da 0 a 9. Lo 0 vale zero, il tiro più basso, e non dieci.',
  'CA-2.4a': 'Non c’è mai più di un comandante attivo.',
  'CA-2.4b':
    'Inattivo: il suo momento non è ancora venuto, ma può venire. Finito: di regola non si attiva più fino al Turno di Gioco seguente.',
  'CA-2.6a':
    'Una battaglia può durare quanti Turni di Gioco si vuole. Si contano solo dove una regola della battaglia chiede a che turno si è.',
  'CA-3.0a':
    'Un Turno di Gioco: si attiva un comandante (A), che dà i suoi ordini (B) e può proseguire con il Momentum (C), altrimenti se ne attiva un altro; così finché tutti hanno Finito. Chiudono la Fase di Rotta e Riarmo (D) e la Fase di Ritirata (E).',
  'CA-3.0b':
    'A. Chi possiede il comandante di Iniziativa più bassa fra quelli che devono ancora agire, o una Linea Incontrollata, lo attiva. È il momento di tirare per i Comandi di Linea e delle Prevaricazioni che non riguardano il Momentum.',
  'CA-3.0c':
    'B. Prima si muove e si lancia, poi si va all’Assalto. Ritirata Ordinata, Cambio di Orientamento per Reazione e Lancio di Reazione del nemico si inseriscono nel primo dei due segmenti.',
  'CA-3.0d':
    'L’Assalto ha sei punti: chi attacca chi; la Carica con i controlli TQ; le perdite dei comandanti; superiorità e colonna; il risultato; Crollo e Rotta.',
  'CA-3.0e':
    'C. Il comandante che ha appena concluso la sua fase può tirare per il Momentum. Se l’ottiene, l’avversario può tentare di prevaricarlo; se no, si torna ad A.',
  'CA-3.0f':
    'D. Si tolgono i segnalini Recuperato; le unità in Rotta fuggono; le unità da lancio si riarmano; si rigirano le unità che hanno Mosso e i comandanti che hanno Finito, e si tolgono i segnalini Lanciato.',
  'CA-3.0g':
    'E. Entrambi i giocatori sommano i propri Punti Rotta per vedere se un’armata si ritira. Se nessuna lo fa, comincia un nuovo Turno di Gioco.',
  'CA-3.0h':
    'Che cosa viene prima in un turno: a Tricameron i rinforzi, con il tiro e la marcia; le fasi di élite; nel primo turno l’attivazione vinta da un campione; le Linee Incontrollate; poi i comandanti, per Iniziativa.',
  'CA-4.0a':
    'Senza l’ordine di un comandante nessuna unità combattente muove o lancia, tranne quelle in Avanzata Incontrollata (vedi 11.31).',
  'CA-4.0b':
    'Può assaltare un’unità che ha avuto ordini in questa Fase degli Ordini, che è entro il Raggio di Comando del comandante attivo, o che è in Avanzata Incontrollata.',
  'CA-4.1a': 'Il Raggio di Comando è il numero di esagoni entro cui un comandante si fa sentire.',
  'CA-4.1b':
    'L’Iniziativa dice quando un comandante agisce, quanti Ordini Individuali ha in una Fase degli Ordini, e che cosa non deve superare tirando per il Momentum o per la Prevaricazione.',
  'CA-4.1c':
    'Il numero dei Comandi di Linea dice a quante linee un comandante può dare ordini in una Fase degli Ordini, invece che a singole unità. Chi ha una C non ne comanda mai.',
  'CA-4.1d':
    'Il Valore Strategico è del solo Comandante Supremo: i suoi Subordinati ottengono i Comandi di Linea se tirando non lo superano.',
  'CA-4.1e':
    'Il Carisma si somma, o si sottrae, al dado degli Assalti in cui combatte l’unità con cui il comandante è raggruppato; ed è il tiro più alto con cui si recupera un’unità in Rotta.',
  'CA-4.1f': 'Il Combattimento Personale distingue la ferita dalla morte quando un comandante è colpito.',
  'CA-4.1g':
    'Ogni comandante ha 9 MP per Fase degli Ordini, anche se non è scritto sulla pedina. Paga i costi della cavalleria e non subisce mai Colpi alla Coesione.',
  'CA-4.21a':
    'Gli Ordini Individuali arrivano alle unità amiche entro il Raggio di Comando. Si contano esagoni, non MP, lungo un percorso non ostruito, con l’esagono dell’unità e senza quello del comandante; l’orientamento non conta.',
  'CA-4.21b':
    'Ostruiscono il percorso: un esagono con un’unità nemica, un esagono vuoto in ZOC nemica, e il terreno o il lato d’esagono che un comandante non potrebbe passare.',
  'CA-4.21c':
    'A questo fine un’unità combattente amica annulla le ZOC nemiche nel suo esagono. Un comandante da solo non annulla nulla.',
  'CA-4.21d': 'Il raggio si misura nel momento di ogni ordine: un comandante che si è mosso arriva ad altre unità.',
  'CA-4.21e':
    'Dovunque conti un raggio, si traccia così: un Subordinato entro il raggio del suo OC, la fase di élite, gli Assalti senza ordine, il doppio raggio delle linee.',
  'CA-4.22a':
    'In una Fase degli Ordini un comandante ha tanti Ordini Individuali quanta è la sua Iniziativa in quel momento; può usarne di meno.',
  'CA-4.22b': 'Quando non ha più ordini e non può sperare in un’altra fase, si gira sul lato Finito.',
  'CA-4.23a': 'Un comandante può spendere uno dei suoi Ordini Individuali per muovere se stesso.',
  'CA-4.23b':
    'Con un’unità che è nel suo esagono e che ha avuto il suo Ordine Individuale può andare senza spendere altro, purché le resti insieme fino alla fine. Gli MP fatti così si tolgono dai suoi 9.',
  'CA-4.24a':
    'In ZOC nemica un comandante non dà ordini, nemmeno a se stesso, e solo gli Ordini Individuali del suo Comandante Supremo lo fanno uscire. Il Comandante Supremo invece continua anche lì a dare Ordini Individuali.',
  'CA-4.25a': 'Chi ha Finito non dà più ordini; un Comandante Supremo può ancora ordinargli di muovere.',
  'CA-4.31a':
    'Un comandante che ne ha facoltà può dare ordini a un’intera linea invece che a singole unità. La tabella della battaglia dice quali unità formano una linea.',
  'CA-4.31b': 'Quali unità ne facciano parte si stabilisce nel momento in cui si dà il comando.',
  'CA-4.31c':
    'Belisario, e nessun altro, può comandare due linee in una Fase degli Ordini. Può muovere con ciascuna, ma per 9 MP in tutto.',
  'CA-4.32a':
    'Linea di fanteria: unità elencate insieme nella tabella, unite in una catena tutta fianco a fianco (ciascuna sul fianco dell’altra) o tutta una dietro l’altra (fronte contro retro), mai un po’ e un po’. Nessuna ha quindi più di una compagna per fianco, o più di una davanti e una dietro.',
  'CA-4.32b':
    'Linea di cavalleria: unità elencate insieme nella tabella, ognuna adiacente a un’altra della catena o con un solo esagono in mezzo. L’orientamento non conta.',
  'CA-4.32c':
    'In quell’esagono non devono esserci unità nemiche, né amiche che non potrebbero far parte della linea. Se gli esagoni in mezzo sono due, basta che uno sia libero.',
  'CA-4.32d':
    'Tutta la linea dev’essere entro il doppio del Raggio di Comando, tracciato come per gli Ordini Individuali.',
  'CA-4.32e': 'Muovendo, una linea non deve restare unita, e chi potrebbe parteciparvi può anche restare fermo.',
  'CA-4.33a': 'Da una ZOC nemica nessuno dà Comandi di Linea, Comandante Supremo compreso.',
  'CA-4.33b': 'Un Comandante Supremo dà Comandi di Linea in ogni sua Fase degli Ordini, senza tirare.',
  'CA-4.33c':
    'Un Subordinato che all’attivazione è nel raggio del suo OC può tirare nella prima Fase degli Ordini. Fino al Valore Strategico può dare Comandi di Linea; oltre, solo Ordini Individuali.',
  'CA-4.33d':
    'Fuori da quel raggio al Subordinato che tira serve uno 0. Ogni altro risultato lo rende Finito per il Turno di Gioco, prima che abbia dato un ordine.',
  'CA-4.33e':
    'La facoltà ottenuta gli serve anche nelle fasi di Momentum della stessa attivazione. Può sempre non usarla.',
  'CA-4.33f': 'In una fase di Momentum è tardi per tirare.',
  'CA-4.33g':
    'Un comandante limitato a certi popoli o tipi non conta nulla per gli altri: né ordini, né linea, né licenza di assaltare.',
  'CA-4.33h': 'I Comandanti di Contingente non hanno Comandi di Linea.',
  'CA-4.33i':
    'Nessuno è obbligato a tirare. Il Subordinato che non vuole, nel raggio o fuori, dà semplicemente Ordini Individuali.',
  'CA-4.33j':
    'La fase di élite vale come prima Fase degli Ordini. Ciò che vi si ottiene dura quella fase, e nell’attivazione ordinaria più avanti nel turno il Subordinato tira di nuovo.',
  'CA-4.34a':
    'Chi comanda una linea può muovere anche se stesso con quel comando, fino ai suoi 9 MP e senza spendere ordini, con la linea o lontano da essa.',
  'CA-4.34b':
    'In una fase di Comandi di Linea non si recuperano unità in Rotta, non si tolgono Colpi e non si danno Ordini Individuali.',
  'CA-4.4a': 'Il Comandante Supremo esce da una ZOC nemica con un Ordine Individuale a se stesso.',
  'CA-4.4b':
    'Può ordinare a ciascun altro comandante nel suo raggio di muovere, una volta per Fase degli Ordini. Costa un Ordine Individuale, o due se quel comandante parte da una ZOC nemica.',
  'CA-4.4c': 'Con un Ordine Individuale può rimpiazzare un comandante eliminato.',
  'CA-4.4d':
    'Se comanda una linea, in quella fase non può farsi uscire da una ZOC, né muovere altri comandanti, né rimpiazzarne.',
  'CA-4.5a':
    'Gli Ordini Individuali di un Comandante di Contingente sono per le unità indicate sulla sua pedina o dalla battaglia, e per nessun’altra.',
  'CA-4.5b': 'Non comanda linee, non prevarica mai e non ha Momentum.',
  'CA-4.61a':
    'In una ZOC nemica un comandante entra solo con un’unità combattente amica, o dove ce n’è già una; e lì si ferma.',
  'CA-4.61b': 'Ne esce solo per ordine del Comandante Supremo, che può ordinarlo anche a se stesso.',
  'CA-4.62a':
    'Quando un’unità combattente nemica arriva, comunque sia, adiacente a un comandante che non è già in ZOC nemica, il suo giocatore può subito allontanarlo: da 1 a 3 esagoni, ognuno più lontano da quell’unità del precedente, dove egli potrebbe muovere. Non servono MP né ordini.',
  'CA-4.62b': 'Non importa se è solo o con un’unità amica.',
  'CA-4.62c':
    'Un comandante solo che resta, o non riesce ad andarsene, quando un’unità nemica gli arriva adiacente è eliminato.',
  'CA-4.62d': 'Se l’unità con cui è raggruppato fa una Ritirata Ordinata, può seguirla.',
  'CA-4.62e':
    'I comandanti possono ritirarsi anche nel Segmento di Assalto, per esempio davanti a un’Avanzata dopo il Combattimento. Chi è con un’unità che insegue (vedi 6.73) resta con essa.',
  'CA-4.62f':
    'Se la sua unità va in Rotta, il comandante può fuggire con lei (vedi 10.25). Rimasto accanto a un nemico, o con l’unità distrutta lì, può allontanarsi da 1 a 3 esagoni anche da una ZOC; se non lo fa, o non può, è eliminato.',
  'CA-4.62g':
    'Un comandante solo già in ZOC nemica non si ritira: l’unità nemica che gli arriva adiacente, o nell’esagono, lo elimina.',
  'CA-4.63a':
    'Ogni comandante ucciso, salvo il Comandante Supremo, può essere rimpiazzato con un Ordine Individuale di quest’ultimo, che non dev’essere nel raggio di nulla.',
  'CA-4.63b':
    'Il nuovo venuto si mette in un esagono con un’unità che può comandare. Per quel turno ha Finito: niente ordini né Assalti suoi prima del prossimo.',
  'CA-4.63c': 'I rimpiazzi sono quanti le pedine. Esaurite quelle, non viene più nessuno.',
  'CA-4.63d': 'Un Comandante di Contingente eliminato torna lui stesso, con lo stesso ordine e ogni volta che serve.',
  'CA-4.63e': 'Il Comandante Supremo ucciso non si rimpiazza: l’armata combatte senza.',
  'CA-4.63f':
    'Senza di lui i Subordinati contano come fuori dal suo raggio, non si rimpiazza più nessuno, e un’armata indisciplinata fa i suoi controlli contro un’Iniziativa di 0.',
} as const satisfies { readonly [Id in ClauseId]?: string }
