import type { ClauseId } from '../../data/ledger.ts'

/** Capitolo 5: attivazione, ordini, Momentum, Prevaricazione, Iniziativa di Élite. */
export const activation = {
  'CA-5.11a': 'Un Turno di Gioco trova inattivi tutti i comandanti, e ognuno ha la sua occasione di agire.',
  'CA-5.12a': 'Agiscono dall’Iniziativa più bassa alla più alta.',
  'CA-5.12b':
    'Dove entrambe le parti hanno comandanti con la stessa Iniziativa tirano tutt’e due, di nuovo se pari. Comincia il più alto, e i giocatori si alternano fra quei comandanti finché tutti e due ne hanno.',
  'CA-5.12c': 'Fra più comandanti propri con la stessa Iniziativa il giocatore sceglie chi vuole.',
  'CA-5.13a': 'Nessuno si attiva due volte nello stesso turno. Fanno eccezione Momentum e Iniziativa di Élite.',
  'CA-5.14a':
    'Un comandante ha al massimo tre Fasi degli Ordini per turno: una, e due di seguito con il Momentum. La fase di élite è una delle tre, anche se le altre vengono più tardi (vedi 5.52).',
  'CA-5.15a':
    'Un comandante ha Finito quando la sua Fase degli Ordini è conclusa e non vuole, o non può, tirare per il Momentum.',
  'CA-5.15b': 'Un comandante ha Finito quando un nemico lo prevarica.',
  'CA-5.15c': 'Un comandante ha Finito quando fallisce una Prevaricazione o il tiro per il Momentum.',
  'CA-5.15d': 'Un comandante ha Finito quando il suo giocatore passa con lui.',
  'CA-5.21a':
    'Attivato, un comandante dà o Ordini Individuali, fino alla sua Iniziativa, o Comandi di Linea, fino al loro numero. Può fermarsi prima, o non darne.',
  'CA-5.22a': 'Un Ordine Individuale fa muovere un’unità, che se può lancia in un punto qualsiasi del percorso.',
  'CA-5.22b': 'Un Ordine Individuale fa lanciare un’unità da lancio dal posto in cui è.',
  'CA-5.22c': 'Un Ordine Individuale toglie Colpi alla Coesione a un’unità.',
  'CA-5.22d': 'Un Ordine Individuale tenta il Recupero di un’unità in Rotta.',
  'CA-5.22e': 'Un Ordine Individuale del Comandante Supremo rimpiazza un comandante caduto.',
  'CA-5.23a':
    'Con un Comando di Linea ogni unità della linea fa quel che vuole il suo giocatore: muove, lancia, fa entrambe le cose o sta ferma.',
  'CA-5.23b': 'Se la linea non ha archi, un tale comando può finire in un’Avanzata Incontrollata.',
  'CA-5.24a':
    'In una Fase degli Ordini un’unità combattente ha l’ordine di muovere o lanciare una volta sola; nel corso del turno, quante sono le fasi. Per i comandanti questo limite non c’è.',
  'CA-5.25a': 'L’Assalto non consuma ordini, e il Lancio di Reazione neppure.',
  'CA-5.26a':
    'Un comandante che è in ZOC nemica, o vi entra durante la sua Fase degli Ordini, non dà ordini, a meno che sia il Comandante Supremo. Ma le unità nel suo raggio si possono ancora designare per l’Assalto, e il suo Carisma vale.',
  'CA-5.26b':
    'La sola ZOC non lo rende Finito. Ha Finito se lo dice 5.15, o se qualcuno ha assaltato grazie al suo raggio.',
  'CA-5.26c':
    'Se più avanti nel turno è libero dalla ZOC, il suo giocatore deve attivarlo prima di ogni altro comandante. Non ha Momentum.',
  'CA-5.26d':
    'Quando tocca a lui lancia Assalti o aspetta. Se aspetta ancora quando tutti gli altri hanno Finito, ha Finito anche lui.',
  'CA-5.27a': 'Dati gli ordini che vuole, si risolvono gli Assalti di quella fase.',
  'CA-5.28a':
    'Con l’ultimo Assalto la Fase degli Ordini è conclusa: Momentum per quel comandante, o un’altra attivazione.',
  'CA-5.28b': 'Quando tutti i comandanti delle due parti hanno Finito, si passa alla Fase di Rotta e Riarmo.',
  'CA-5.31a': 'Tira per il Momentum solo il comandante la cui Fase degli Ordini è appena finita.',
  'CA-5.31b':
    'Niente Momentum per chi è in ZOC nemica, Comandanti Supremi compresi, né per chi è stato attivato dopo esserne uscito (vedi 5.26).',
  'CA-5.31c': 'Niente Momentum per chi è stato prevaricato, o Saltato da una Prevaricazione.',
  'CA-5.31d': 'Niente Momentum per i Comandanti di Contingente, né per chi ha Finito.',
  'CA-5.32a':
    'Un tiro che non supera l’Iniziativa dà al comandante un’altra Fase degli Ordini; uno più alto lo rende Finito.',
  'CA-5.33a': 'Se il dado del Momentum dà 9 si tira subito di nuovo: è il tiro di dado del Destino.',
  'CA-5.33b':
    'Destino 0 o 1: paralisi del comando. I comandanti di quel giocatore hanno tutti Finito; quelli del nemico proseguono.',
  'CA-5.33c': 'Destino da 2 a 8: ha Finito il comandante che ha tirato, e nient’altro.',
  'CA-5.33d': 'Destino 9: i comandanti delle due parti hanno Finito, e comincia la Fase di Rotta e Riarmo.',
  'CA-5.34a':
    'Il Momentum non si chiede per chi ha Finito in precedenza. Chi ha aperto il turno con la fase di élite può chiederlo quando è attivato di nuovo.',
  'CA-5.41a':
    'Chi deve attivare il suo comandante più basso può provare a farne agire un altro, inattivo e di Iniziativa più alta, tirando non più dell’Iniziativa di quest’ultimo.',
  'CA-5.41b':
    'Se riesce, è attivo il comandante più alto. Se fallisce, è attivo quello a cui toccava, e chi ha tentato ha Finito.',
  'CA-5.41c': 'I Comandanti di Contingente non lo tentano mai.',
  'CA-5.42a':
    'Una Prevaricazione riuscita si può prevaricare: l’altro giocatore ci prova con un suo comandante inattivo di Iniziativa almeno pari a quella di chi ha prevaricato, tirando non più dell’Iniziativa del proprio.',
  'CA-5.42b':
    'Se riesce, il suo comandante è subito attivo e il prevaricato ha Finito. Se no, la prima Prevaricazione resta valida e ha Finito chi ha tentato.',
  'CA-5.42c':
    'Allo stesso modo si può prevaricare un Momentum ottenuto: chi riesce prende per sé la Fase degli Ordini, e il comandante col Momentum ha Finito; chi fallisce ha Finito.',
  'CA-5.42d': 'Dopo gli ordini di chi ha prevaricato si riprende la normale successione.',
  'CA-5.42e':
    'Aver prevaricato non toglie il Momentum. Finita la sua fase può tirare come tutti, se 5.31 non lo vieta.',
  'CA-5.43a': 'Per ogni attivazione ciascuna parte ha un solo tentativo di Prevaricazione.',
  'CA-5.44a': 'Ha Finito chi fallisce una Prevaricazione, e chi è prevaricato da un nemico.',
  'CA-5.44b':
    'Una Prevaricazione riuscita Salta tutti i comandanti inattivi delle due parti con Iniziativa inferiore a quella di chi prevarica. Avranno la loro attivazione, ma in questo turno niente Momentum.',
  'CA-5.45a':
    'Chi ha prevaricato deve fare qualcosa: un ordine, un Recupero, la rimozione di Colpi, o un Assalto lanciato con il suo raggio.',
  'CA-5.46a':
    'Chi è in ZOC nemica può prevaricare. Se poi non fa nulla di ciò che chiede 5.45, è come se non fosse accaduto: agisce il comandante a cui toccava, e nessuno per questo è Saltato o ha Finito.',
  'CA-5.51a':
    'Se il Comandante Supremo è di élite, il suo giocatore può aprire ogni Turno di Gioco con una Fase degli Ordini prima di chiunque altro.',
  'CA-5.51b':
    'La fa il Comandante Supremo o un altro suo comandante che all’inizio del turno è nel suo Raggio di Comando; Iniziativa e rango non contano, e può essere anche un Comandante di Contingente.',
  'CA-5.51c': 'Nel primo Turno di Gioco può andare a qualsiasi comandante, dovunque sia.',
  'CA-5.52a':
    'Il Momentum non prolunga la fase di élite. Dopo di essa quel comandante è inattivo, non Finito, e lo attende la normale attivazione.',
  'CA-5.52b':
    'È una delle sue tre fasi (vedi 5.14): più avanti nel turno ha quella ordinaria, e può aggiungerne una sola con il Momentum.',
} as const satisfies { readonly [Id in ClauseId]?: string }
