import type { ClauseId, SectionId } from '../data/ledger.ts'

/** Le regole con parole nostre, clausola per clausola, per chi le vuole leggere. */
export const clauses: Record<ClauseId, string> = {
  'NE-1.0a': 'Si gioca in tre o in quattro; con meno o più giocatori la partita non comincia.',
  'NE-2.0a': 'Tutti usano lo stesso mazzo di 55 carte.',
  'NE-2.0b': 'Ogni colore ha un Generale, un Condottiero, un Sovrano e un segnapunti.',
  'NE-2.0c': 'Le legioni indipendenti sono quattro, in comune, e non appartengono a nessuno.',
  'NE-2.0d':
    'Quante legioni, segnalini controllo e indicatori di ritirata stiano nella scatola non impedisce mai un risultato lecito.',
  'NE-2.1a':
    'La mappa ha quattro zone – Europa Occidentale, Centrale, Orientale e Asia/Africa – di cinque province ciascuna.',
  'NE-2.1b': 'L’Italia settentrionale, l’Italia meridionale e Roma non appartengono a nessuna zona.',
  'NE-2.1c': 'L’Europa Orientale comprende Dacia, Mesia, Tracia, Dalmazia e Acaia; costiere sono solo le ultime tre.',
  'NE-2.1d': 'L’ancora dice solo dove la Flotta di galere può imbarcare e sbarcare: non apre altre vie di mare.',
  'NE-2.1e': 'Due province unite da una freccia sono collegate nei due sensi, senza bisogno della Flotta di galere.',
  'NE-2.1f': 'Le aree scure, le isole senza nome e il mare non si attraversano mai a piedi.',
  'NE-2.1g': 'Le città disegnate sulla mappa, tranne Roma, non hanno alcun effetto.',
  'NE-2.2a': 'In quattro le legioni sulla mappa, indipendenti comprese, sono sempre 28.',
  'NE-2.2b': 'In tre le legioni sulla mappa sono sempre 21.',
  'NE-2.2c':
    'Le legioni indipendenti non sono di nessuno: non attaccano, non si attaccano e non contano per controllo, PB o PD. Si spostano solo per le Tribù germaniche e cambiano padrone solo quando qualcuno le acquisisce.',
  'NE-2.2d': 'In gioco non ci sono mai più di quattro legioni indipendenti.',
  'NE-2.2e':
    'Un evento che ne richiederebbe di più non può avere luogo, nemmeno in parte: la carta non si gioca come evento.',
  'NE-2.2f': 'Il Generale indica solo dove si trova il candidato: in battaglia non aggiunge punti.',
  'NE-2.2g': 'Chi diventa Sovrano mette la pedina Sovrano al posto del Generale o del Condottiero, dove si trova.',
  'NE-2.2h':
    'Finita la preparazione, ogni giocatore ha sempre una sola delle tre figure in gioco; cambiando rango la si sostituisce sul posto.',
  'NE-2.2i': 'Ciò che vale per i comandanti vale per Generale, Condottiero e Sovrano allo stesso modo.',
  'NE-2.2j':
    'L’indicatore sta sulle legioni che si sono ritirate, non sulla provincia: legioni con e senza indicatore possono stare insieme.',
  'NE-2.2k':
    'I segnalini mostrano chi controlla province e zone; il controllo si ricava sempre dalle legioni presenti.',
  'NE-2.3a': 'I punti vittoria sono pubblici, partono da zero, non calano mai e si segnano appena guadagnati.',
  'NE-2.4a': 'Il segnaturno parte dalla casella 1 e avanza di una alla fine di ogni turno.',
  'NE-2.5a':
    'Ogni carta ha un valore di movimento, uno di battaglia, un evento, il segno del momento in cui si gioca e, talvolta, il segno «singola».',
  'NE-2.5b': 'Una carta che lascia la mano serve a una cosa sola: movimento, battaglia, evento o scarto.',
  'NE-2.5c': 'Giocata per il movimento dà i suoi PM e nient’altro.',
  'NE-2.5d': 'Giocata per la battaglia dà i suoi PB e nient’altro.',
  'NE-2.5e': 'L’evento di una carta «nella propria mano» lo gioca solo chi sta conducendo la mano.',
  'NE-2.5f':
    'L’evento di una carta «sempre giocabile» si gioca nella mano di chiunque, ma solo quando se ne presenta l’occasione.',
  'NE-2.5g':
    'I segni limitano solo l’evento: ogni carta può servire al movimento nella propria mano o alla battaglia quando si combatte.',
  'NE-2.6.2a':
    'Due o più legioni dello stesso giocatore nella stessa provincia sono un’armata finché muovono o combattono insieme.',
  'NE-2.6.3a': 'La zona scelta all’inizio è la patria del giocatore per tutta la partita, e di nessun altro.',
  'NE-2.6.5a':
    'Le due parti d’Italia sono province come le altre, fuori dalle zone; Roma è una città che conta come provincia solo per il movimento.',
  'NE-3.0a':
    'Ognuno prende un colore con Generale, Condottiero e Sovrano; legioni indipendenti, tribù e indicatori si mettono da parte.',
  'NE-3.0b': 'Ci si può chiamare Galba, Otone, Vitellio e Vespasiano: in gioco non cambia nulla.',
  'NE-3.0c':
    'Le patrie si scelgono in ordine di sorteggio: si pesca un segnalino e il suo proprietario prende una zona ancora libera, finché tutti ne hanno una.',
  'NE-3.0d': 'Ognuno prende sette legioni e ne mette una in ciascuna delle cinque province della patria.',
  'NE-3.0e': 'Le altre due si piazzano una alla volta, in senso orario dal più giovane.',
  'NE-3.0f': 'Le due legioni libere vanno solo in province della patria, nella stessa o in due diverse.',
  'NE-3.0g': 'Dal più giovane, in senso orario, ognuno mette il Generale in una provincia della patria.',
  'NE-3.0h': 'Si mescola il mazzo e, in quattro, ognuno riceve dieci carte.',
  'NE-3.0i': 'Le carte in mano le conosce solo chi le ha.',
  'NE-3.0j': 'Le carte non distribuite restano coperte e in questo turno non si usano.',
  'NE-3.0k': 'Partita breve: in quattro si danno sei carte invece di dieci.',
  'NE-3.0l':
    'Il più giovane conduce la prima mano del turno 1; nei turni seguenti chi comincia si stabilisce di volta in volta.',
  'NE-3.1a': 'Non c’è una fase diplomatica: si può parlare e trattare quando si vuole.',
  'NE-3.1b':
    'Nessuna parola impegna: si può chiedere un accordo prima di giocare una carta, ma la risposta non vincola nessuno.',
  'NE-3.2a': 'In tre, la zona che nessuno ha scelto comincia vuota.',
  'NE-3.2b':
    'In tre, nelle province della zona non scelta si entra, si combatte e si prende il controllo come altrove.',
  'NE-3.2c': 'In tre, il controllo della zona non scelta non dà punti vittoria.',
  'NE-3.2d': 'In tre ognuno riceve tredici carte a turno.',
  'NE-3.2e': 'Partita breve: in tre si danno otto carte invece di tredici.',
  'NE-3.2f':
    'In tre la Rivolta della zona non scelta non si gioca come evento (Giudea, Britannia, Germania Superiore o Acaia).',
  'NE-3.2g': 'In tre la zona non scelta conta comunque per i punti dichiarazione e per la vittoria improvvisa.',
  'NE-3.2h':
    'In tre restano i limiti di quattro legioni indipendenti e due Sovrani, e le Tribù germaniche si possono giocare anche se nessuno ha scelto l’Europa Centrale.',
  'NE-3.3a': 'Chi perde tutte le legioni non è eliminato: conserva il comandante col suo rango, le carte e le mani.',
  'NE-3.3b':
    'Chi non ha legioni può rifarsi acquisendo quelle indipendenti col comandante, di qualunque rango, al prezzo consueto.',
  'NE-4.0a':
    'I punti vittoria vengono solo dall’essere Sovrano a fine turno, dalle zone e dalle province italiane controllate a fine turno e dagli scontri vinti col proprio Sovrano.',
  'NE-4.1a': 'La partita dura quattro turni, salvo una vittoria improvvisa.',
  'NE-4.1b': 'Un turno è una serie di mani: dopo ogni mano tocca a chi siede a sinistra.',
  'NE-4.1c': 'Il turno finisce dopo una mano al cui termine nessuno ha carte, o per la regola dell’ultimo giocatore.',
  'NE-4.2a': 'Nei turni da 2 a 4 comincia chi ha meno punti vittoria.',
  'NE-4.2b': 'Fra pari comincia chi esce a sorte.',
  'NE-4.2c': 'All’inizio di ogni turno si raccolgono, mescolano e ridistribuiscono tutte le 55 carte.',
  'NE-4.2d':
    'Se all’inizio di una mano solo chi la conduce ha carte, ne gioca al massimo quattro e il turno finisce. Se gli altri restano senza durante una mano, chi la conduce ne ha ancora un’ultima.',
  'NE-4.2e': 'Finite le mani, tutti gli indicatori di ritirata si tolgono gratis.',
  'NE-4.2f': 'Tolti gli indicatori, si calcolano e si sommano i punti del turno.',
  'NE-4.2g': 'Dopo il calcolo avanza il segnaturno; dopo il quarto turno si proclama il vincitore.',
  'NE-4.2h': 'Tolti gli indicatori e prima dei punti si controlla la vittoria improvvisa, anche nel quarto turno.',
  'NE-4.2i': 'Legioni, comandanti e ranghi, tribù germaniche e punti passano immutati al turno seguente.',
  'NE-4.3a':
    'Nella sua mano un giocatore usa le carte per movimento, battaglia, eventi o scarti, nell’ordine e nelle combinazioni che vuole.',
  'NE-4.3b': 'Nella propria mano si può scartare: la carta si mette da parte coperta, senza effetto e senza mostrarla.',
  'NE-4.3c':
    'Chi ha il Generale o il Condottiero a Roma può tentare la proclamazione in ogni momento della sua mano, anche fra i passi di un movimento, ma non durante uno scontro.',
  'NE-4.3d': 'Chi ha carte deve giocarne almeno una nella sua mano; anche uno scarto conta.',
  'NE-4.3e': 'Nella propria mano si giocano al massimo quattro carte in tutto, anche se si è gli ultimi ad averne.',
  'NE-4.3f':
    'Chi non ha carte conduce lo stesso la sua mano finché dura il turno, ma fa solo ciò che non richiede carte.',
  'NE-4.3g':
    'La mano finisce quando lo dice chi la conduce; la quarta carta non la chiude, e i PM rimasti si possono ancora spendere.',
  'NE-5.0a': 'Le legioni muovono da sole o insieme; un’armata costa quanto una legione.',
  'NE-5.0b': 'Una legione può andare in una provincia confinante.',
  'NE-5.0c':
    'La Gallia Narbonense confina solo con Gallia Lugdunense, Hispania, Germania Superiore e Italia settentrionale.',
  'NE-5.0d': 'Dalla Britannia si esce solo per i collegamenti marini con Gallia Lugdunense e Germania Superiore.',
  'NE-5.0e': 'Le legioni che partono dalla stessa provincia e muovono separate pagano ciascuna per sé.',
  'NE-5.0f': 'Un’armata in movimento può lasciare legioni in ogni provincia in cui si trova, senza spesa.',
  'NE-5.0g': 'Le legioni lasciate per via non muovono più in quella mano, né possono essere acquisite.',
  'NE-5.0h': 'Nessun’altra legione muove o salpa finché quella attiva non ha finito movimento e scontri.',
  'NE-5.0i': 'Appena si ferma, una legione ha finito il movimento per quella mano; combattere non è fermarsi.',
  'NE-5.1a': 'Si possono giocare più carte insieme sommando i PM.',
  'NE-5.1b': 'Si può usare una carta per una colonna e poi un’altra carta per un’altra.',
  'NE-5.1c':
    'I PM di carte giocate insieme si dividono fra legioni, armate e comandante che partono dalla stessa provincia.',
  'NE-5.1d': 'I PM di una carta non si dividono fra province diverse.',
  'NE-5.1e': 'Le carte da sommare si giocano nello stesso momento: a un movimento già avviato non se ne aggiungono.',
  'NE-5.1f': 'I PM non spesi si perdono quando si giocano nuove carte per il movimento o finisce la mano.',
  'NE-5.2a': 'Entrare in una provincia confinante costa 1 PM.',
  'NE-5.2b': 'Un collegamento marino costa 1 PM.',
  'NE-5.3a': 'Una colonna che vince uno scontro può continuare a muovere e attaccare finché ha PM.',
  'NE-5.3b':
    'Per ogni scontro vinto in quella mano la colonna paga 1 PM in più per ogni provincia in cui entra e per ogni attacco; i supplementi si sommano.',
  'NE-5.3c':
    'La fatica non si aggiunge al costo di acquisire legioni, di passare col permesso e di togliere gli indicatori.',
  'NE-5.3d': 'La fatica non tocca i comandanti che muovono da soli, nemmeno chi ha appena lasciato una colonna stanca.',
  'NE-5.3e':
    'Stanca solo uno scontro vinto attaccando: pareggi, sconfitte e difese riuscite no. Chi si unisce a una colonna stanca ne paga la fatica.',
  'NE-5.4a': 'Chi entra in una provincia può acquisirvi le proprie legioni per 1 PM in più, quante che siano.',
  'NE-5.4b':
    'Chi entra in una provincia può acquisirvi le legioni indipendenti per 2 PM in più, quante che siano: cambiano subito colore.',
  'NE-5.4c': 'Acquisire proprie e indipendenti nella stessa provincia costa 3 PM in tutto.',
  'NE-5.4d': 'Le legioni altrui non si acquisiscono mai muovendo.',
  'NE-5.4e': 'Le legioni diventano indipendenti solo con gli eventi La legione si ribella e Rivolta.',
  'NE-5.4f': 'Le legioni acquisite proseguono coi PM di chi le ha acquisite.',
  'NE-5.4g':
    'Non si acquisiscono legioni che in questa mano hanno mosso, navigato, attaccato, sono state lasciate o fermate dal Cattivo tempo.',
  'NE-5.4h': 'Le legioni mai partite con l’armata non sono «lasciate» e possono muovere più tardi nella stessa mano.',
  'NE-5.4i': 'I comandanti non si acquisiscono per via, ma si possono lasciare gratis.',
  'NE-5.4j': 'Acquisisce solo chi è entrato nella provincia in questa mano, mai dove ha cominciato.',
  'NE-5.4k':
    'Si può acquisire prima o dopo un attacco, anche dove ci si deve fermare, ma non dopo un pareggio o una sconfitta.',
  'NE-5.4l': 'Le legioni con l’indicatore non si acquisiscono finché non lo si toglie.',
  'NE-5.5a': 'Legioni di giocatori diversi possono stare nella stessa provincia.',
  'NE-5.5b': 'Si entra in una provincia qualunque legione ci sia.',
  'NE-5.5c': 'Chi entra fra legioni altrui deve fermarsi, salvo due eccezioni.',
  'NE-5.5d': 'Prima eccezione: se le attacca e le batte prosegue finché ha PM, anche se qualcuna rimane.',
  'NE-5.5e': 'Seconda eccezione: col permesso dei proprietari prosegue per 1 PM in più, una volta sola.',
  'NE-5.5f': 'Se i proprietari sono più d’uno, ciascuno dev’essere battuto o acconsentire.',
  'NE-5.5g': 'Dove ci sono solo legioni indipendenti o comandanti altrui si passa senza permesso e senza supplemento.',
  'NE-5.5h': 'Chi comincia la mano fra legioni altrui se ne va senza permesso e senza supplemento.',
  'NE-5.5i': 'In ogni altra provincia occupata la regola si applica di nuovo.',
  'NE-5.5j':
    'Il permesso si chiede dopo le ritirate; ognuno risponde in senso orario, per quella colonna e quella provincia, e pagato il PM non ritira il suo sì.',
  'NE-5.5k': 'Chi riceve un rifiuto può ancora attaccare; altrimenti si ferma lì.',
  'NE-5.6a':
    'Quando entrano legioni del giocatore attivo, gli altri che ne hanno lì possono ritirarsi prima di ogni altra cosa; un comandante da solo non dà questo diritto.',
  'NE-5.6b': 'Ci si ritira in una provincia confinante senza legioni o con le sole proprie, mai a Roma.',
  'NE-5.6c': 'Ci si può ritirare dove ci sono solo comandanti altrui.',
  'NE-5.6d': 'Ci si può ritirare per un collegamento marino, mai con la Flotta di galere.',
  'NE-5.6e': 'Non ci si ritira nella provincia da cui è appena venuto chi muove.',
  'NE-5.6f': 'La ritirata non costa PM a nessuno.',
  'NE-5.6g': 'Si ritirano tutte le legioni della provincia, insieme, o nessuna.',
  'NE-5.6h': 'Le legioni che si ritirano ricevono l’indicatore; quelle che trovano all’arrivo no.',
  'NE-5.6i':
    'Con l’indicatore non si muove, non si naviga, non si attacca e non si è acquisiti; si difende e si conta per il controllo come sempre.',
  'NE-5.6j': 'Le legioni con l’indicatore possono ancora ritirarsi, e lo conservano.',
  'NE-5.6k': 'La ritirata lascia libero chi muove: una provincia sgombrata non lo ferma più.',
  'NE-5.6l':
    'Con 2 PM si tolgono gli indicatori da tutte le proprie legioni in una provincia, che poi possono muovere.',
  'NE-5.6m': 'Se i proprietari sono più d’uno, ognuno decide per sé, in senso orario dalla sinistra di chi muove.',
  'NE-5.6n': 'Giocatori diversi non uniscono mai le loro legioni.',
  'NE-5.6o':
    'Il Cattivo tempo può fermare una ritirata: le legioni restano, senza indicatore, e in quella mano non si ritirano più davanti al movimento.',
  'NE-5.6p': 'Il comandante di chi si ritira può seguire o restare; non riceve indicatori.',
  'NE-5.6q': 'Ogni nuovo ingresso di legioni rinnova la scelta.',
  'NE-5.6r': 'Se nessuna provincia va bene, non ci si ritira.',
  'NE-5.7a': 'Il comandante che muove con una legione o un’armata non paga.',
  'NE-5.7b': 'Il comandante da solo paga 1 PM per provincia.',
  'NE-5.7c': 'Il comandante da solo può acquisire legioni al prezzo consueto.',
  'NE-5.7d':
    'Il comandante da solo entra fra legioni altrui ma prosegue solo col permesso, per 1 PM; altrimenti si ferma, e non può attaccare.',
  'NE-5.7e':
    'Un comandante senza legioni non si attacca, non ferma nessuno, non fa ritirare nessuno, non sbarra ritirate e non conta per il controllo.',
  'NE-5.7f':
    'Il comandante può lasciare la colonna e proseguire da solo coi PM rimasti; dove la colonna era trattenuta lo è anche lui.',
  'NE-5.8a': 'A Roma si entra e si esce per 1 PM e solo dalle due province italiane, salvo la Crisi a Roma.',
  'NE-5.8b': 'A Roma entrano solo i comandanti, mai le legioni.',
  'NE-5.8c': 'La Flotta di galere non sbarca a Roma.',
  'NE-5.8d': 'A Roma possono stare quanti comandanti si vuole.',
  'NE-5.8e': 'A Roma un Sovrano non si può combattere; fuori sì.',
  'NE-6.0a': 'Si attaccano legioni altrui nella propria provincia prima di muovere, durante il movimento o alla fine.',
  'NE-6.0b':
    'Legioni di più giocatori si attaccano un giocatore alla volta; l’attaccante sceglie chi e può risparmiare gli altri.',
  'NE-6.0c':
    'Lo stesso giocatore nella stessa provincia si attacca una sola volta per mano; se si ritira, si può attaccare dov’è arrivato.',
  'NE-6.0d': 'Legioni indipendenti e comandanti soli non si attaccano.',
  'NE-6.1a': 'Prima di attaccare si deve aver giocato una carta per il movimento.',
  'NE-6.1b': 'Un attacco costa 1 PM, oltre all’ingresso nella provincia e alla fatica.',
  'NE-6.1c': 'In una mano una colonna può attaccare più volte, se paga ogni volta.',
  'NE-6.1d':
    'Dichiarato l’attacco, il difensore non si ritira più; chi attacca dove ha cominciato non gli lascia scelta prima.',
  'NE-6.2a': 'Ogni legione che combatte vale 1 PB.',
  'NE-6.2b': 'Un Sovrano con le legioni vale 2 PB, un Condottiero 1, un Generale nessuno.',
  'NE-6.2c': 'Ogni carta giocata per la battaglia aggiunge il suo valore.',
  'NE-6.2d':
    'L’attaccante conta solo la colonna attiva, e il comandante solo se ne fa parte; il difensore tutte le sue legioni nella provincia e il comandante che c’è.',
  'NE-6.3a': 'Nessuno è obbligato a giocare carte in battaglia.',
  'NE-6.3b':
    'L’attaccante gioca quante carte vuole entro le quattro della mano: al massimo tre, perché una è andata al movimento.',
  'NE-6.3c': 'Il difensore gioca da zero a tre carte per scontro.',
  'NE-6.3d': 'Si scelgono in segreto, anche nel numero, e si scoprono insieme; nel frattempo non si giocano eventi.',
  'NE-6.3e': 'Dopo lo scontro le carte usate tornano nel riquadro delle carte.',
  'NE-6.4a': 'Vince il totale più alto, di chiunque sia.',
  'NE-6.4b': 'Chi vince sostituisce una sola legione dello sconfitto con una propria.',
  'NE-6.4c':
    'La legione guadagnata si unisce subito all’armata vincitrice, senza indicatore, e può muovere e combattere.',
  'NE-6.4d':
    'Lo sconfitto che ha ancora legioni nello scontro resta con tutte o si ritira con tutte, prima che il vincitore prosegua.',
  'NE-6.4e': 'Un Sovrano o Condottiero dalla parte perdente torna Generale.',
  'NE-6.4f':
    'In parità tutti tengono la posizione: nessuna legione cambia padrone, nessuno si ritira, i ranghi restano.',
  'NE-6.4g': 'Dopo un pareggio la colonna attaccante ha finito di muovere e di attaccare.',
  'NE-6.4h': 'Un comandante rimasto senza legioni resta dov’è e non si elimina.',
  'NE-6.4i': 'Un attaccante battuto ha finito per quella mano; altre colonne possono usare i PM.',
  'NE-6.4j': 'Chi perde le legioni senza scontro conserva il rango.',
  'NE-6.5a': 'La ritirata dopo lo scontro segue le stesse regole, non costa PM e dà l’indicatore.',
  'NE-6.5b': 'Dopo uno scontro non ci si ritira per un collegamento marino.',
  'NE-6.5c':
    'Il difensore battuto non va da dove è venuto l’attaccante; l’attaccante battuto sì, e si ritirano solo le legioni che hanno combattuto.',
  'NE-6.6a': 'Nessuna legione lascia mai il gioco: cambia padrone o diventa indipendente.',
  'NE-7.0a':
    'All’inizio non ci sono Sovrani. Lo si diventa in tre modi: proclamazione a Roma, acclamazione delle legioni o vittoria su un Sovrano.',
  'NE-7.1a': 'La proclamazione a Roma richiede che non ci siano Sovrani in gioco.',
  'NE-7.1b': 'Richiede il proprio Generale o Condottiero a Roma, nella propria mano.',
  'NE-7.1c': 'Richiede almeno cinque punti dichiarazione.',
  'NE-7.1d':
    '1 PD per ogni propria legione nelle due province italiane oltre il totale delle altrui; le indipendenti non contano e sotto zero non si scende.',
  'NE-7.1e': 'Ogni zona controllata, patria o no, dà 2 PD.',
  'NE-7.1f': 'Ogni Influenza del Senato giocata e non annullata dà 1 PD.',
  'NE-7.1g': 'Ogni Guardia pretoriana giocata e non annullata dà 1 PD.',
  'NE-7.1h':
    'La Corruzione di un altro annulla un’Influenza del Senato; non annulla una Guardia né i punti di legioni e zone.',
  'NE-7.1i': 'Contano solo le carte di chi si proclama, e rientrano nelle sue quattro.',
  'NE-7.1j':
    'Con cinque punti dopo le risposte il comandante a Roma diventa Sovrano; con meno il tentativo fallisce, le carte sono spese e si può riprovare nella stessa mano.',
  'NE-7.2a': 'Ave Caesar! richiede al massimo un Sovrano in gioco.',
  'NE-7.2b': 'Richiede il proprio Generale insieme ad almeno una propria legione in una provincia della patria.',
  'NE-7.2c': 'Richiede il controllo della zona patria.',
  'NE-7.2d': 'Se manca una condizione l’evento non può avere luogo.',
  'NE-7.2e': 'Se riesce, il Condottiero prende il posto del Generale nella stessa provincia.',
  'NE-7.2f':
    'Un Condottiero che comincia una mano a Roma diventa subito Sovrano, se allora ce n’è al massimo uno; nessuna carta può rispondere.',
  'NE-7.2g': 'Se i Sovrani sono due resta Condottiero, e si ricontrolla a ogni sua mano.',
  'NE-7.2h': 'Un Condottiero a Roma può anche essere proclamato, se non ci sono Sovrani.',
  'NE-7.3a':
    'Se un Sovrano perde uno scontro a cui ha partecipato e dall’altra parte c’era un Generale o Condottiero, questi diventa Sovrano.',
  'NE-7.3b': 'Il Sovrano battuto torna Generale nella stessa provincia.',
  'NE-7.3c': 'Se il vincitore non aveva comandanti nello scontro nessuno diventa Sovrano; se era già Sovrano lo resta.',
  'NE-8.0a': 'I 2 PB del Sovrano e il PB del Condottiero valgono una volta per scontro, non per legione.',
  'NE-9.0a': 'Un Sovrano perde il rango solo perdendo uno scontro a cui partecipa o per assassinio.',
  'NE-9.0b': 'Si può attentare solo a un Sovrano che si trova a Roma, mai a un Generale o Condottiero.',
  'NE-9.0c':
    'L’attentato si fa nella propria mano con una carta Assassinio contro il Sovrano di un altro; se a Roma sono due si indica il bersaglio.',
  'NE-9.0d':
    'Insieme, scoperte e nello stesso momento, si giocano quante Guardie e Corruzioni si vuole, entro le quattro carte.',
  'NE-9.0e': 'Chi attenta non aggiunge carte dopo averlo rivelato.',
  'NE-9.0f': 'Gli altri giocano carte solo contro l’attentato, mai a favore.',
  'NE-9.0g': 'Una Guardia contro un attentato non protetto da Guardie lo blocca.',
  'NE-9.0h': 'Una Guardia contro una Guardia che protegge la annulla: entrambe sono spese.',
  'NE-9.0i': 'Due Corruzioni, anche di giocatori diversi, annullano una Guardia che protegge: tutte e tre sono spese.',
  'NE-9.0j': 'Le sole Corruzioni non bloccano mai l’attentato: annullano soltanto le Guardie che lo proteggono.',
  'NE-9.0k': 'Se dopo che tutti hanno potuto opporsi l’attentato è ancora in piedi, il Sovrano torna Generale, a Roma.',
  'NE-9.0l':
    'Ogni coppia di Corruzioni giocata con l’attentato annulla una Guardia avversa; fallisce solo se alla fine restano più Guardie contro che a favore.',
  'NE-9.0m':
    'Gli altri sono interpellati in senso orario dalla sinistra di chi gioca, giro dopo giro, finché passano tutti o l’attentato è bloccato.',
  'NE-9.0n':
    'Tutte le carte giocate pro o contro sono spese comunque vada; quelle di chi attenta contano fra le sue quattro.',
  'NE-10.0a': 'In gioco non ci sono mai più di due Sovrani.',
  'NE-10.0b': 'Con due Sovrani le legioni non ne fanno altri: un Condottiero aspetta che uno cada.',
  'NE-10.0c': 'Con due Sovrani al calcolo dei punti ciascuno riceve il premio ridotto.',
  'NE-10.0d': 'Un secondo Sovrano viene solo da un Condottiero che comincia la mano a Roma.',
  'NE-11.1a': 'Controlla una provincia chi vi ha più legioni di tutti gli altri insieme; la parità non basta.',
  'NE-11.1b': 'Le legioni indipendenti non contano; senza legioni di giocatori la provincia non è di nessuno.',
  'NE-11.2a': 'Controlla una zona chi controlla almeno tre delle sue cinque province.',
  'NE-11.2b': 'Il controllo cambia subito quando le legioni si muovono o cambiano padrone.',
  'NE-12.0a':
    'Un evento singolo si gioca una sola volta per mano fra tutti i giocatori, anche se la prima carta è stata annullata.',
  'NE-12.0b': 'Gli eventi singoli già giocati restano in vista fino alla fine della mano.',
  'NE-12.0c': 'Nelle mani altrui si giocano quanti eventi si vuole.',
  'NE-12.0d':
    'Se più giocatori vogliono fermare qualcosa, la precedenza va in senso orario dalla sinistra di chi gioca, lui per ultimo; gli altri tengono le carte.',
  'NE-12.0e':
    'Un evento si annuncia con tutte le scelte di chi lo gioca, poi si risponde, poi ha effetto; le scelte degli altri si fanno allora.',
  'NE-12.0f': 'Risolta una risposta, se la carta o la mossa è ancora valida si può rispondere di nuovo.',
  'NE-12.0g':
    'Una risposta che è un evento può essere annullata dai Cattivi auspici: allora vale ciò a cui rispondeva.',
  'NE-12.0h': 'Le risposte di chi conduce la mano contano fra le sue quattro carte; giocate quattro, non risponde più.',
  'NE-12.0i': 'Una carta annullata è spesa ed è stata giocata, per le quattro carte e per il segno «singola».',
  'NE-12.0j': 'Non si gioca come evento una carta che non cambierebbe nulla; restano gli altri usi.',
  'NE-12.0-assassination-a':
    'Assassinio è singola e nella propria mano; segue la sua procedura e non si gioca se a Roma non c’è il Sovrano di un altro.',
  'NE-12.0-bad-omens-a': 'Cattivi auspici è singola e sempre giocabile: annulla una carta appena giocata come evento.',
  'NE-12.0-bad-omens-b': 'Non annulla carte giocate per movimento o battaglia.',
  'NE-12.0-bad-omens-c': 'Non annulla Ave Caesar! né alcuna carta di un attentato.',
  'NE-12.0-bad-omens-d': 'Cattivi auspici e la carta annullata tornano nel riquadro delle carte.',
  'NE-12.0-bad-omens-e':
    'Può annullare Crisi a Roma, Flotta di galere, Tribù germaniche, La legione si ribella, Rivolta, Influenza del Senato, Traditore, Cattivo tempo, Malattia, la Corruzione contro il Senato e la Guardia giocata per un PD.',
  'NE-12.0-bad-weather-a':
    'Cattivo tempo è singola e sempre giocabile: ferma una legione o armata altrui, in partenza o per via; le altre legioni non ne risentono.',
  'NE-12.0-bad-weather-b':
    'La colonna fermata non muove e non attacca più in quella mano; il passo o l’attacco fermato non si paga.',
  'NE-12.0-bad-weather-c': 'Può invece impedire una ritirata davanti al movimento: le legioni restano.',
  'NE-12.0-bad-weather-d': 'Non tocca i comandanti, che possono proseguire da soli, né la ritirata dopo uno scontro.',
  'NE-12.0-bad-weather-e':
    'Può trattenere le legioni di una Flotta di galere altrui: restano e in quella mano non muovono; il comandante può salpare.',
  'NE-12.0-bad-weather-f': 'Si può giocare quando si dichiara un attacco, prima delle carte: l’attacco non avviene.',
  'NE-12.0-bad-weather-g': 'Cattivo tempo e la Flotta annullata tornano nel riquadro delle carte.',
  'NE-12.0-bribery-a':
    'Corruzione è sempre giocabile e non singola: annulla un’Influenza del Senato altrui in una proclamazione.',
  'NE-12.0-bribery-b': 'In un attentato vale solo a coppie, due per una Guardia; una spaiata è sprecata.',
  'NE-12.0-bribery-c': 'Corruzione e la carta annullata tornano nel riquadro delle carte.',
  'NE-12.0-illness-a':
    'Malattia è sempre giocabile e non singola: colpisce un Generale o Condottiero altrui, mai un Sovrano.',
  'NE-12.0-illness-b':
    'Il malato non muove più in quella mano; può colpire in partenza, per via o quando seguirebbe una ritirata.',
  'NE-12.0-illness-c': 'Le legioni nella provincia del malato muovono liberamente.',
  'NE-12.0-illness-d': 'Si può giocare contro una Flotta di galere altrui: il Generale o Condottiero resta a terra.',
  'NE-12.0-illness-e':
    'Non cambia i PB del comandante, una proclamazione, l’ascesa del Condottiero a Roma o gli spostamenti forzati.',
  'NE-12.0-illness-f': 'Malattia e la Flotta annullata tornano nel riquadro delle carte.',
  'NE-12.0-crisis-in-rome-a':
    'Crisi a Roma si gioca nella propria mano: un Sovrano è messo a Roma da dovunque sia, senza legioni.',
  'NE-12.0-crisis-in-rome-b': 'Se i Sovrani sono due, chi la gioca sceglie quale.',
  'NE-12.0-crisis-in-rome-c': 'Non si gioca se nessun Sovrano è fuori Roma; si può scegliere il proprio.',
  'NE-12.0-galley-fleet-a':
    'Flotta di galere si gioca nella propria mano: fino a tre proprie legioni e il comandante vanno da una provincia costiera a un’altra qualsiasi.',
  'NE-12.0-galley-fleet-b':
    'Chi naviga non deve aver mosso prima e non muove dopo; un comandante sbarcato in Italia non entra a Roma in quella mano.',
  'NE-12.0-galley-fleet-c': 'Le legioni sbarcate non attaccano in quella mano.',
  'NE-12.0-galley-fleet-d': 'La Flotta non costa PM.',
  'NE-12.0-galley-fleet-e':
    'Porta anche il solo comandante o le sole legioni, ma almeno una pedina; carico e porti si dichiarano prima delle risposte.',
  'NE-12.0-galley-fleet-f': 'Si sbarca fra qualunque legione; se sbarcano legioni, quelle altrui possono ritirarsi.',
  'NE-12.0-galley-fleet-g': 'Annullata dai Cattivi auspici non muove nessuno, e le pedine contano come non mosse.',
  'NE-12.0-germanic-tribes-a':
    'Tribù germaniche si gioca nella propria mano scegliendo Germania Superiore o Inferiore.',
  'NE-12.0-germanic-tribes-b':
    'Tutte le legioni e i comandanti della provincia vanno subito in una confinante, di chiunque sia.',
  'NE-12.0-germanic-tribes-c':
    'Ognuno sposta i suoi pezzi, tutti nella stessa provincia; le legioni indipendenti le sposta chi gioca la carta.',
  'NE-12.0-germanic-tribes-d':
    'Nella provincia si mette il segnalino delle tribù: finché c’è, entrarvi costa 3 PM invece di 1, anche ai comandanti.',
  'NE-12.0-germanic-tribes-e': 'Finché c’è il segnalino, la provincia non è controllata da nessuno.',
  'NE-12.0-germanic-tribes-f':
    'Chi ha una legione che comincia la mano nella provincia segnata può, se vuole, togliere il segnalino gratis.',
  'NE-12.0-germanic-tribes-g':
    'I proprietari spostano i profughi in senso orario dalla sinistra di chi gioca, lui per ultimo, poi le indipendenti; nessun indicatore, e nessuno si ritira davanti a chi arriva.',
  'NE-12.0-germanic-tribes-h':
    'Il segnalino è uno solo: un secondo attacco nell’altra provincia lo sposta; nella stessa scaccia di nuovo chi c’è.',
  'NE-12.0-ave-caesar-a': 'Ave Caesar! si gioca nella propria mano, non è singola e nessuna carta la annulla.',
  'NE-12.0-legion-rebels-a':
    'La legione si ribella è singola e nella propria mano: una legione di un giocatore qualsiasi diventa indipendente dove si trova.',
  'NE-12.0-legion-rebels-b':
    'Può colpire una legione propria, mai una indipendente, e non si gioca con quattro indipendenti in gioco; l’eventuale indicatore si toglie.',
  'NE-12.0-praetorian-guard-a':
    'Guardia pretoriana è sempre giocabile e non singola; serve a proteggere il proprio attentato, a opporsi a quello altrui o a dare 1 PD nella propria proclamazione.',
  'NE-12.0-praetorian-guard-b': 'In una proclamazione se ne possono giocare più d’una.',
  'NE-12.0-revolt-a':
    'Rivolta si gioca nella propria mano e nomina una provincia: Giudea, Britannia, Germania Superiore o Acaia.',
  'NE-12.0-revolt-b':
    'Il giocatore della cui patria fa parte vi porta subito fino a due sue legioni, da ovunque, finché ce ne siano almeno due.',
  'NE-12.0-revolt-c': 'Le legioni di chiunque già presenti contano; se sono due o più non si aggiunge nulla.',
  'NE-12.0-revolt-d': 'Poi tutte le legioni della provincia diventano indipendenti.',
  'NE-12.0-revolt-e': 'Non si gioca se le indipendenti supererebbero le quattro o se nessuna legione si ribellerebbe.',
  'NE-12.0-revolt-f':
    'Il giocatore di casa sceglie quali legioni mandare; se ne ha poche manda quelle che ha. I comandanti non ne risentono e gli indicatori sui ribelli si tolgono.',
  'NE-12.0-senate-influence-a':
    'Influenza del Senato si gioca nella propria mano e non è singola: dà 1 PD nella proclamazione e può essere annullata da Corruzione o Cattivi auspici.',
  'NE-12.0-traitor-a':
    'Traditore è singola e nella propria mano: si nomina un altro giocatore che abbia carte e se ne pesca una alla cieca.',
  'NE-12.0-traitor-b': 'La carta pescata si può usare subito e, usata, conta fra le quattro.',
  'NE-12.0-traitor-c': 'Solo i due interessati sanno quale carta è stata presa.',
  'NE-13.1a': 'Chi a fine turno controlla tutte e quattro le zone, Sovrano o no, vince subito.',
  'NE-13.1b': 'Chi a fine turno è Sovrano, solo o uno di due, e controlla almeno tre zone vince subito.',
  'NE-13.2a': 'Altrimenti dopo il quarto turno vince chi ha più punti vittoria.',
  'NE-13.2b': 'Chi vince uno scontro, attaccando o difendendo, a cui ha partecipato il suo Sovrano segna subito 1 PV.',
  'NE-13.2c': 'Alla fine dei turni da 1 a 3 un Sovrano solo segna 5 PV; se sono due, 2 ciascuno.',
  'NE-13.2d': 'Alla fine dei turni da 1 a 3 un Sovrano a Roma segna 2 PV in più, anche se ci sono entrambi.',
  'NE-13.2e': 'Alla fine dei turni da 1 a 3 ogni zona controllata vale 2 PV (tranne la non scelta, in tre).',
  'NE-13.2f': 'Alla fine di ogni turno ogni provincia italiana controllata vale 1 PV per sé.',
  'NE-13.2g': 'Alla fine del turno 4 un Sovrano solo segna 8 PV; se sono due, 4 ciascuno.',
  'NE-13.2h': 'Alla fine del turno 4 un Sovrano a Roma segna 2 PV in più, anche se ci sono entrambi.',
  'NE-13.2i': 'Alla fine del turno 4 ogni zona controllata vale 3 PV (tranne la non scelta, in tre).',
  'NE-13.2j':
    'Fra pari al primo posto contano prima il Sovrano, poi il Sovrano a Roma, poi le zone, poi le legioni; se la parità resta, la vittoria è condivisa.',
}

export const sections: Record<SectionId, string> = {
  '1.0': 'Giocatori',
  '2.0': 'Materiale',
  '2.1': 'La mappa',
  '2.2': 'Le pedine',
  '2.3': 'Punti vittoria',
  '2.4': 'Il segnaturno',
  '2.5': 'Le carte',
  '2.6.2': 'Armate',
  '2.6.3': 'La zona patria',
  '2.6.5': 'Province e Roma',
  '3.0': 'Preparazione',
  '3.1': 'Diplomazia',
  '3.2': 'In tre',
  '3.3': 'Chi resta senza legioni',
  '4.0': 'Da dove vengono i punti',
  '4.1': 'Turni e mani',
  '4.2': 'Come si svolge un turno',
  '4.3': 'La mano',
  '5.0': 'Movimento',
  '5.1': 'Punti movimento',
  '5.2': 'Costi di base',
  '5.3': 'Fatica da combattimento',
  '5.4': 'Acquisire e lasciare legioni',
  '5.5': 'Province occupate',
  '5.6': 'Ritirata davanti al movimento',
  '5.7': 'Comandanti in movimento',
  '5.8': 'Roma',
  '6.0': 'Attacchi',
  '6.1': 'Lo scontro fa parte del movimento',
  '6.2': 'Punti battaglia',
  '6.3': 'Carte in battaglia',
  '6.4': 'Risolvere uno scontro',
  '6.5': 'Ritirata dopo lo scontro',
  '6.6': 'Le legioni non scompaiono',
  '7.0': 'Diventare Sovrano',
  '7.1': 'Proclamazione a Roma',
  '7.2': 'Acclamazione delle legioni',
  '7.3': 'Sovrano per vittoria',
  '8.0': 'I vantaggi del Sovrano',
  '9.0': 'Assassinio',
  '10.0': 'Due Sovrani',
  '11.1': 'Controllo delle province',
  '11.2': 'Controllo delle zone',
  '12.0': 'Eventi',
  '13.1': 'Vittoria improvvisa',
  '13.2': 'Vittoria ai punti',
}
