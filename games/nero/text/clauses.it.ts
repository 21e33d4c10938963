import type { ClauseId, SectionId } from '../data/ledger.ts'

/** Le regole con parole nostre, clausola per clausola, per chi le vuole leggere. */
export const clauses: Record<ClauseId, string> = {
  'NE-1.0a': 'Si gioca in tre o in quattro. In numero diverso la partita non si fa.',
  'NE-2.0a': 'Il mazzo è uno solo, di 55 carte, e serve a tutti.',
  'NE-2.0b': 'Ognuno ha tre figure, una per rango (Generale, Condottiero, Sovrano), e un segnapunti.',
  'NE-2.0c': 'Quattro segnalini rappresentano le legioni indipendenti. Sono in comune e senza padrone.',
  'NE-2.0d':
    'Nella scatola ci sono 20 legioni e 15 segnalini di controllo per colore, e un po’ di indicatori di ritirata. Servono solo a mostrare le cose: se finiscono, nessuna mossa lecita è impedita per questo.',
  'NE-2.1a':
    'La mappa è fatta di quattro zone: Europa Occidentale, Europa Centrale, Europa Orientale e Asia/Africa. Ciascuna conta cinque province.',
  'NE-2.1b': 'Italia settentrionale, Italia meridionale e Roma restano fuori dalle zone.',
  'NE-2.1c':
    'Le province dell’Europa Orientale sono Dacia, Mesia, Tracia, Dalmazia e Acaia. Hanno la costa le ultime tre, le prime due no.',
  'NE-2.1d':
    'L’ancora indica una provincia costiera. Conta solo per la Flotta di galere, che lì imbarca e sbarca; nessun altro può per questo andare per mare.',
  'NE-2.1e':
    'Un collegamento marino, disegnato come una freccia, unisce due province. Si percorre nei due sensi e la Flotta di galere non serve.',
  'NE-2.1f':
    'Il mare aperto, le aree scure e le isole senza nome sono chiusi: nessuno ci si ferma e nessuno ci passa a piedi.',
  'NE-2.1g': 'L’unica città che conta è Roma. Le altre sono ornamento.',
  'NE-2.2a': 'In quattro le legioni sulla mappa sono 28, sempre, indipendenti comprese.',
  'NE-2.2b': 'In tre le legioni sono 21, sempre, contate allo stesso modo.',
  'NE-2.2c':
    'Una legione indipendente è senza padrone. Non attacca e non si attacca, e non conta né per il controllo, né in battaglia, né in una proclamazione. La spostano solo le Tribù germaniche, e trova un padrone solo se qualcuno la acquisisce (vedi 5.4).',
  'NE-2.2d': 'Le legioni indipendenti sono al massimo quattro.',
  'NE-2.2e': 'Un evento che porterebbe le legioni indipendenti oltre le quattro non si può giocare, nemmeno in parte.',
  'NE-2.2f': 'Il Generale dice dove sta chi aspira al trono. In battaglia non vale nulla.',
  'NE-2.2g': 'Chi diventa Sovrano cambia sul posto il Generale, o il Condottiero, con il Sovrano.',
  'NE-2.2h':
    'Finita la preparazione ognuno ha sulla mappa una figura, mai due e mai nessuna. Se cambia il rango, la nuova prende il posto della vecchia.',
  'NE-2.2i':
    '«Comandante» vuol dire tutte e tre le figure: ciò che si dice dei comandanti è vero per il Generale, per il Condottiero e per il Sovrano.',
  'NE-2.2j':
    'L’indicatore di ritirata sta sulle legioni che si sono ritirate e su nessun’altra. Lo stesso giocatore può avere nella stessa provincia legioni con e senza.',
  'NE-2.2k':
    'Il segnalino di controllo dice chi tiene una provincia o una zona. È solo un promemoria: decidono le legioni che ci sono in quel momento.',
  'NE-2.3a':
    'I punti vittoria di ciascuno li vedono tutti. Si parte da 0, si segnano appena conquistati e non si perdono più.',
  'NE-2.4a': 'Il segnaturno comincia da 1. A ogni fine turno va avanti di una casella.',
  'NE-2.5a':
    'Una carta porta due numeri, uno di movimento e uno di battaglia, e un evento. Un segno dice quando l’evento si gioca: nella propria mano, oppure sempre. Alcune hanno anche il segno «singola».',
  'NE-2.5b': 'Una carta giocata fa una cosa sola: muove, combatte, porta il suo evento o viene scartata.',
  'NE-2.5c': 'Giocata per il movimento, dà il primo numero in punti movimento e nient’altro.',
  'NE-2.5d': 'Giocata in battaglia, dà il secondo numero in punti battaglia e nient’altro.',
  'NE-2.5e': 'L’evento di una carta «nella propria mano» è riservato a chi sta conducendo la mano.',
  'NE-2.5f':
    'L’evento di una carta «sempre giocabile» può arrivare nella mano di chiunque, purché stia succedendo proprio ciò a cui risponde.',
  'NE-2.5g':
    'Questi segni riguardano solo gli eventi. Per muovere nella propria mano, o per combattere quando c’è battaglia, va bene ogni carta.',
  'NE-2.6.2a':
    'Un’armata sono almeno due legioni dello stesso giocatore, nella stessa provincia, che marciano o combattono unite.',
  'NE-2.6.3a':
    'La zona presa all’inizio è la patria di un giocatore fino alla fine della partita. Nessuno la divide con lui.',
  'NE-2.6.5a':
    'L’Italia settentrionale e quella meridionale sono province come le altre, ma fuori dalle zone. Roma è una città: fa da provincia per il movimento, e per nient’altro.',
  'NE-3.0a':
    'Ognuno riceve le pedine di un colore, con le tre figure. Legioni indipendenti, segnalino delle tribù e indicatori di ritirata aspettano accanto alla mappa.',
  'NE-3.0b': 'I giocatori possono chiamarsi Galba, Otone, Vitellio e Vespasiano. Il nome non dà vantaggi.',
  'NE-3.0c':
    'Per la scelta delle patrie si tira a sorte. Chi esce sceglie fra le zone ancora libere, poi si estrae un altro nome, e così via finché tutti hanno scelto.',
  'NE-3.0d': 'Ognuno ha sette legioni. Cinque vanno subito sulla mappa, una in ciascuna provincia della patria.',
  'NE-3.0e':
    'Poi tocca alle altre due, una alla volta. Apre il più giovane, seguono gli altri in senso orario, e si fa un secondo giro.',
  'NE-3.0f': 'Anche le due legioni libere vanno in patria. Possono stare insieme o separate.',
  'NE-3.0g':
    'Vengono poi i Generali, in senso orario dal più giovane. Ciascuno sta nella provincia della patria che il suo giocatore preferisce.',
  'NE-3.0h': 'Si mescola tutto il mazzo. In quattro si hanno dieci carte a testa.',
  'NE-3.0i': 'Nessuno vede le carte degli altri.',
  'NE-3.0j': 'Le carte avanzate restano coperte e per questo turno sono fuori gioco.',
  'NE-3.0k': 'Nella partita breve, in quattro, le carte sono sei per turno e non dieci.',
  'NE-3.0l': 'Nel turno 1 la prima mano è del più giovane. Chi apre i turni seguenti si decide volta per volta.',
  'NE-3.1a': 'Per trattare non c’è una fase apposita: si parla quando si vuole.',
  'NE-3.1b':
    'Le promesse non legano nessuno. Prima di giocare una carta si può chiedere agli altri che cosa ne pensano: né la domanda né la risposta impegnano.',
  'NE-3.2a': 'In tre, una zona resta senza padrone. All’inizio è vuota di legioni.',
  'NE-3.2b':
    'In tre, la zona senza padrone è aperta a tutti: ci si entra, ci si combatte e se ne controllano le province come altrove.',
  'NE-3.2c': 'In tre, tenere la zona senza padrone non porta punti vittoria.',
  'NE-3.2d': 'In tre si hanno tredici carte a testa, a ogni turno.',
  'NE-3.2e': 'Nella partita breve, in tre, le carte sono otto per turno e non tredici.',
  'NE-3.2f':
    'In tre, la Rivolta nella zona senza padrone non vale come evento. È quella della Giudea se la zona è l’Asia/Africa, della Britannia se è l’Europa Occidentale, della Germania Superiore se è l’Europa Centrale, dell’Acaia se è l’Europa Orientale.',
  'NE-3.2g': 'In tre, la zona senza padrone conta comunque in una proclamazione e per la vittoria improvvisa.',
  'NE-3.2h':
    'In tre, legioni indipendenti e Sovrani restano al massimo quattro e due. Le Tribù germaniche si giocano anche se a essere senza padrone è l’Europa Centrale.',
  'NE-3.3a':
    'Perdere l’ultima legione non mette fuori gioco. Restano il comandante con il suo rango, le carte e il diritto alle mani.',
  'NE-3.3b':
    'Chi non ha legioni può rifarsi un esercito: il comandante, di qualunque rango, acquisisce legioni indipendenti al prezzo consueto (vedi 5.4).',
  'NE-4.0a':
    'I punti vittoria hanno tre fonti: avere il Sovrano quando il turno finisce; tenere in quel momento zone e province italiane; ogni scontro che il proprio Sovrano aiuta a vincere.',
  'NE-4.1a': 'I turni sono quattro. Una vittoria improvvisa può far finire prima la partita.',
  'NE-4.1b': 'In un turno i giocatori conducono una mano dopo l’altra. Finita una mano, tocca a chi siede a sinistra.',
  'NE-4.1c':
    'Il turno è finito quando si chiude una mano e nessuno ha più carte. Può chiuderlo anche la regola dell’ultimo giocatore (vedi 4.2).',
  'NE-4.2a': 'Dal turno 2 in poi apre chi ha meno punti vittoria.',
  'NE-4.2b': 'Se in più d’uno ne hanno altrettanto pochi, si tira a sorte fra loro.',
  'NE-4.2c':
    'Ogni turno comincia a mazzo intero: le 55 carte tornano tutte, anche quelle rimaste in mano, si mescolano e si danno. In quattro 10 a testa (6 nella partita breve), in tre 13 (8).',
  'NE-4.2d':
    'L’ultimo giocatore: chi comincia una mano ed è il solo ad avere carte ne gioca fino a quattro, poi il turno è finito, qualunque cosa gli resti. Se gli altri le esauriscono a mano in corso, a chi la conduce ne spetta ancora una, l’ultima.',
  'NE-4.2e': 'Dopo l’ultima mano spariscono tutti gli indicatori di ritirata, gratis.',
  'NE-4.2f': 'Spariti gli indicatori, ognuno segna i punti del turno.',
  'NE-4.2g': 'Segnati i punti, il segnaturno va avanti. Alla fine del turno 4 la partita è decisa.',
  'NE-4.2h':
    'Tolti gli indicatori, ma prima che qualcuno segni, si guarda se c’è una vittoria improvvisa (vedi 13.1). Anche nel turno 4.',
  'NE-4.2i':
    'Il turno nuovo trova la mappa com’era: legioni di ogni tipo, comandanti con il loro rango e segnalino delle tribù restano dove sono. I punti vittoria si conservano.',
  'NE-4.3a':
    'Chi conduce la mano mescola come crede gli usi delle carte: movimento, battaglia, evento, scarto, nell’ordine che preferisce.',
  'NE-4.3b': 'Si scarta solo nella propria mano. La carta si mette via coperta: nessuno la vede e non fa nulla.',
  'NE-4.3c':
    'Con il Generale o il Condottiero a Roma si può puntare al trono quando si vuole, nella propria mano, anche con una colonna a metà strada. Soltanto nel mezzo di uno scontro è vietato.',
  'NE-4.3d': 'Chi ha carte non chiude la mano prima di averne giocata una. Scartarla basta.',
  'NE-4.3e':
    'Chi conduce la mano gioca al massimo quattro carte. Contano tutte, per il movimento, in battaglia, come eventi, come risposte e come scarti, e il limite non cambia per chi è rimasto il solo ad averne.',
  'NE-4.3f':
    'Chi è senza carte ha lo stesso le sue mani, finché il turno dura, ma fa soltanto ciò per cui non ne servono.',
  'NE-4.3g':
    'La mano dura finché non la chiude chi la conduce; se aveva carte, deve averne giocata una. Averne giocate quattro non la chiude: i punti movimento rimasti si possono spendere.',
  'NE-5.0a': 'Le legioni marciano sole o in compagnia. Un’armata intera non paga più di una legione.',
  'NE-5.0b': 'Un passo porta una legione oltre un confine, nella provincia accanto.',
  'NE-5.0c':
    'La Gallia Narbonense ha quattro vicine: Gallia Lugdunense, Hispania, Germania Superiore e Italia settentrionale.',
  'NE-5.0d':
    'Dalla Britannia si parte solo per collegamento marino, verso la Gallia Lugdunense o la Germania Superiore.',
  'NE-5.0e': 'Se legioni di una stessa provincia partono separate, ciascuna paga per sé.',
  'NE-5.0f': 'Un’armata in marcia lascia legioni dove vuole, lungo la strada, senza spesa.',
  'NE-5.0g':
    'Le legioni lasciate per strada hanno finito per quella mano: non muovono più, e nessun’altra colonna può acquisirle.',
  'NE-5.0h':
    'Le colonne muovono una dopo l’altra. Finché quella in marcia non ha chiuso con passi e scontri, nessun’altra legione parte o salpa.',
  'NE-5.0i': 'Una colonna che si ferma ha finito di muovere fino al termine della mano. Uno scontro non è una fermata.',
  'NE-5.1a': 'Più carte giocate insieme danno la somma dei loro punti a un solo movimento.',
  'NE-5.1b': 'Una carta può servire a una colonna e un’altra, più tardi nella stessa mano, a una seconda colonna.',
  'NE-5.1c':
    'I punti di una carta, o di carte giocate insieme, si spartiscono fra legioni, armate e comandante, purché partano tutti da una sola provincia.',
  'NE-5.1d': 'Ciò che dà una carta non serve mai a colonne di due province.',
  'NE-5.1e': 'Per sommarle, le carte si giocano insieme. Un movimento cominciato non ne riceve altre.',
  'NE-5.1f':
    'I punti possono avanzare. Si perdono appena si giocano altre carte per il movimento o la mano si chiude; la mano seguente non li eredita.',
  'NE-5.2a': 'Un passo nella provincia accanto costa 1 punto movimento.',
  'NE-5.2b': 'Anche un passo per collegamento marino costa 1 punto movimento.',
  'NE-5.3a': 'Uno scontro vinto non ferma nessuno: se ha ancora punti, la colonna marcia e attacca di nuovo.',
  'NE-5.3b':
    'Vincere stanca. Ogni scontro che una colonna ha vinto attaccando, in questa mano, rincara di 1 punto ogni attacco successivo e ogni provincia in cui entra, per terra, per collegamento marino o fra le tribù germaniche. Con due vittorie i punti sono 2, e così via.',
  'NE-5.3c': 'Acquisire legioni, passare col permesso e togliere indicatori costa sempre uguale, stanchi o no.',
  'NE-5.3d': 'Un comandante solo non è mai stanco, nemmeno se ha appena lasciato una colonna che lo è.',
  'NE-5.3e':
    'Stanca soltanto una vittoria in attacco: non un pareggio, non una sconfitta, non una difesa riuscita. Le legioni fresche che vengono acquisite condividono la fatica delle altre.',
  'NE-5.4a':
    'Una colonna, o un comandante, che entra in una provincia può acquisire le legioni del proprio giocatore che vi trova. Costa 1 punto movimento in più, per una come per tutte.',
  'NE-5.4b':
    'Una colonna, o un comandante, che entra in una provincia può acquisire anche le legioni indipendenti che vi trova. Costa 2 punti movimento in più, per una come per tutte, e diventano subito del giocatore.',
  'NE-5.4c': 'Acquisire le une e le altre nella stessa provincia costa 3 punti in più, in tutto.',
  'NE-5.4d': 'Nessuna marcia fa cambiare bandiera alle legioni altrui.',
  'NE-5.4e': 'Solo due eventi rendono indipendente una legione: La legione si ribella e Rivolta.',
  'NE-5.4f': 'Chi è acquisito prosegue con i punti della colonna.',
  'NE-5.4g':
    'Non si acquisisce una legione che in questa mano ha marciato, navigato o attaccato, né una lasciata per strada o trattenuta dal Cattivo tempo.',
  'NE-5.4h':
    'Le legioni rimaste al punto di partenza, quando l’armata si è mossa, non contano come lasciate. Più tardi nella mano possono muovere, con ciò che resta dei punti di quella provincia o con carte nuove.',
  'NE-5.4i':
    'Nessuno acquisisce un comandante per strada, nemmeno le sue stesse legioni. Lasciarlo indietro non costa nulla.',
  'NE-5.4j':
    'Acquisisce solo chi è arrivato nella provincia in questa mano. Dove una pedina ha cominciato non acquisisce nessuno.',
  'NE-5.4k':
    'Si acquisisce prima o dopo un attacco in quella provincia, e anche dove la colonna deve fermarsi. Dopo un pareggio o una sconfitta è tardi.',
  'NE-5.4l': 'Finché una legione porta l’indicatore di ritirata, nessuno può acquisirla.',
  'NE-5.5a': 'In una provincia possono esserci legioni di più giocatori.',
  'NE-5.5b': 'Una colonna può entrare in una provincia qualunque siano le legioni che ci trova.',
  'NE-5.5c': 'Dove una colonna trova legioni di altri giocatori deve fermarsi. Le eccezioni sono due.',
  'NE-5.5d':
    'Prima eccezione: se la colonna attacca quelle legioni e vince, prosegue con i punti che ha, anche se qualcuna resta lì.',
  'NE-5.5e':
    'Seconda eccezione: se i padroni di quelle legioni la lasciano passare, la colonna prosegue per 1 punto movimento in più. È un punto in tutto, non uno per ciascuno.',
  'NE-5.5f':
    'Dove le legioni sono di più giocatori, la colonna deve regolare i conti con ognuno: batterlo, o averne il permesso.',
  'NE-5.5g':
    'Le legioni indipendenti non trattengono nessuno, e nemmeno i comandanti senza legioni. Per passare non occorre permesso e non si paga di più.',
  'NE-5.5h':
    'Chi comincia la mano fra legioni nemiche, colonna o comandante solo, è libero di andarsene: niente permesso, niente spese in più.',
  'NE-5.5i': 'In ogni provincia occupata che una colonna incontra dopo, la regola torna a valere.',
  'NE-5.5j':
    'Il permesso si chiede a ritirate concluse (vedi 5.6). In senso orario, dalla sinistra di chi muove, ogni padrone dice sì o no, per quella colonna in quella provincia. Pagato il punto, un sì non si rimangia.',
  'NE-5.5k': 'La colonna respinta può ancora attaccare. Se non lo fa, la sua marcia finisce lì.',
  'NE-5.6a':
    'Quando arrivano legioni di chi conduce la mano, a piedi, per collegamento marino o in galera, quelle degli altri in quella provincia possono ritirarsi, e questo viene prima di tutto. Un comandante che arriva solo non dà questa scelta a nessuno.',
  'NE-5.6b':
    'La ritirata porta in una provincia vicina dove non c’è nessuna legione, nemmeno indipendente, oppure ce ne sono soltanto di chi si ritira. Roma è chiusa.',
  'NE-5.6c': 'Una provincia dove stanno soltanto comandanti altrui è aperta alla ritirata.',
  'NE-5.6d': 'Davanti a una marcia ci si può ritirare per collegamento marino, ma non su una Flotta di galere.',
  'NE-5.6e': 'Nessuno si ritira là da dove chi muove è appena arrivato, per terra o per acqua.',
  'NE-5.6f': 'Ritirarsi è gratis: nessuna delle due parti ci spende punti movimento.',
  'NE-5.6g':
    'Ci si ritira tutti o nessuno: le legioni che un giocatore ha lì partono per lo stesso posto, oppure restano.',
  'NE-5.6h': 'Le legioni che si sono ritirate prendono l’indicatore. Quelle che raggiungono no.',
  'NE-5.6i':
    'Una legione con l’indicatore, quando il suo padrone conduce la mano, non marcia, non salpa, non attacca e non si acquisisce, finché l’indicatore c’è. In difesa e per il controllo è una legione come le altre.',
  'NE-5.6j':
    'Una legione con l’indicatore può ritirarsi ancora, davanti a una marcia o dopo una sconfitta, e l’indicatore la segue.',
  'NE-5.6k':
    'Chi muove non perde nulla per una ritirata. Se ha punti prosegue, e dove se ne sono andati tutti nessuno lo ferma.',
  'NE-5.6l':
    'Con 2 punti movimento un giocatore libera dagli indicatori tutte le sue legioni in una provincia. Da quel momento possono muovere.',
  'NE-5.6m':
    'Se chi arriva trova legioni di più giocatori, ognuno fa la sua scelta, in senso orario dalla sinistra di chi muove.',
  'NE-5.6n': 'I giocatori non uniscono mai le loro legioni, qualunque sia lo scopo.',
  'NE-5.6o':
    'Il Cattivo tempo può vietare una ritirata davanti a una marcia. Le legioni restano, senza indicatore, e fino al termine della mano non possono più ritirarsi davanti a una marcia.',
  'NE-5.6p':
    'Se con le legioni che si ritirano c’è un comandante, il suo giocatore lo manda con loro o lo lascia. L’indicatore non lo prende mai.',
  'NE-5.6q': 'La scelta di ritirarsi ritorna ogni volta che entrano legioni.',
  'NE-5.6r': 'Se nessuna provincia vicina è adatta, le legioni devono restare.',
  'NE-5.7a': 'Con una legione o un’armata il comandante viaggia gratis.',
  'NE-5.7b': 'Un comandante solo paga 1 punto movimento a provincia.',
  'NE-5.7c': 'Anche solo, un comandante può acquisire legioni, al prezzo consueto.',
  'NE-5.7d':
    'Un comandante solo può entrare fra legioni altrui. Per andare oltre gli occorrono il permesso e 1 punto in più; senza, si ferma. Attaccare non può.',
  'NE-5.7e':
    'Da solo, un comandante non si può attaccare. Non trattiene chi marcia, non fa ritirare nessuno, non chiude vie di ritirata e non controlla nulla.',
  'NE-5.7f':
    'Un comandante può separarsi dalla colonna e andare avanti solo con i punti rimasti. Fra legioni altrui è trattenuto se lo era la colonna, libero se era libera.',
  'NE-5.8a':
    'A Roma si entra, e da Roma si esce, passando per le due province italiane, a 1 punto movimento. L’unica eccezione è la Crisi a Roma.',
  'NE-5.8b': 'Roma è per i comandanti. Le legioni restano fuori.',
  'NE-5.8c': 'Nessuna Flotta di galere approda a Roma.',
  'NE-5.8d': 'A Roma c’è posto per tutti i comandanti insieme.',
  'NE-5.8e': 'Contro un Sovrano a Roma non si può combattere. Altrove sì.',
  'NE-6.0a':
    'Una colonna attacca le legioni di un altro giocatore che sono nella provincia con lei. Può farlo in partenza, per strada o all’arrivo.',
  'NE-6.0b':
    'Dove le legioni sono di più giocatori, chi attacca ne affronta uno alla volta e sceglie quale. Non è tenuto ad affrontarli tutti.',
  'NE-6.0c':
    'In una mano un giocatore si può attaccare una volta per provincia, con qualunque colonna. Se le sue legioni si ritirano, si possono attaccare di nuovo dove sono andate.',
  'NE-6.0d': 'Le legioni indipendenti non si possono attaccare, e nemmeno un comandante senza legioni.',
  'NE-6.1a': 'Senza movimento non c’è attacco: prima va giocata una carta per muovere.',
  'NE-6.1b': 'Attaccare costa 1 punto movimento. L’ingresso nella provincia si paga a parte, e la fatica si aggiunge.',
  'NE-6.1c': 'Finché può pagare, una colonna attacca quante volte vuole.',
  'NE-6.1d':
    'A un attacco dichiarato non si sfugge. Ci si ritira davanti a una marcia, mai davanti a un attacco; chi è attaccato da una colonna che lì ha cominciato la mano non ha avuto modo di andarsene.',
  'NE-6.2a': 'Una legione vale 1 punto battaglia per la sua parte.',
  'NE-6.2b': 'Un comandante fra le legioni vale 2 se è Sovrano, 1 se è Condottiero, nulla se è Generale.',
  'NE-6.2c': 'Ogni carta messa in campo aggiunge il suo secondo numero.',
  'NE-6.2d':
    'Per chi attacca combatte la colonna in marcia e nessun’altra legione, con il comandante solo se viaggia con lei. Per chi difende combatte tutto ciò che ha nella provincia, comprese le legioni con l’indicatore, e il comandante se c’è.',
  'NE-6.3a': 'Le carte in battaglia sono facoltative. Ciascuna delle parti può farne a meno.',
  'NE-6.3b':
    'Chi attacca è tenuto soltanto alle quattro carte della sua mano. Almeno una è servita a muovere: ne restano tre.',
  'NE-6.3c': 'Chi difende può giocarne fino a tre in ogni scontro, o nessuna.',
  'NE-6.3d':
    'Le carte si scelgono di nascosto e si scoprono nello stesso istante; prima non si sa nemmeno quante siano. Intanto nessun evento è ammesso.',
  'NE-6.3e': 'Finito lo scontro, le sue carte sono spese.',
  'NE-6.4a': 'Vince la parte con più punti battaglia.',
  'NE-6.4b':
    'Chi perde cede una legione, né più né meno, e chi vince ne mette al suo posto una propria. Chi abbia attaccato non importa.',
  'NE-6.4c':
    'La legione nuova non porta indicatore e fa parte da subito dell’armata vincente. Può ancora marciare e combattere in questa mano.',
  'NE-6.4d':
    'Se a chi ha perso restano legioni fra quelle dello scontro, ora rimangono o si ritirano, tutte insieme. Solo dopo chi ha vinto va avanti.',
  'NE-6.4e': 'Per un Sovrano o un Condottiero la sconfitta significa tornare Generale, in attacco come in difesa.',
  'NE-6.4f':
    'A punti pari non cambia nulla: nessuno se ne va, ogni legione tiene il suo padrone e ogni comandante il suo rango.',
  'NE-6.4g': 'Il pareggio chiude la marcia della colonna che ha attaccato: per quella mano non attacca più.',
  'NE-6.4h':
    'Un comandante rimasto senza legioni non si sposta da dov’è. Niente può togliere dalla mappa un comandante solo.',
  'NE-6.4i':
    'La sconfitta chiude marcia e attacchi della colonna che ha attaccato, fino al termine della mano. I punti rimasti possono servire ad altre.',
  'NE-6.4j': 'Perdere legioni in altro modo che in battaglia non costa il rango a un comandante.',
  'NE-6.5a': 'Dopo uno scontro ci si ritira come in 5.6: è gratis, e le legioni prendono l’indicatore.',
  'NE-6.5b': 'Dopo uno scontro i collegamenti marini sono chiusi alla ritirata.',
  'NE-6.5c':
    'Il difensore battuto non può andare là da dove è venuto l’attaccante. L’attaccante battuto può tornarci, e delle sue legioni si ritirano solo quelle che hanno combattuto.',
  'NE-6.6a': 'Le legioni non si perdono mai. Passano da un giocatore all’altro, o diventano indipendenti.',
  'NE-7.0a':
    'La partita comincia senza Sovrani. Le vie per il trono sono tre: farsi proclamare a Roma, farsi acclamare dalle legioni, battere un Sovrano sul campo.',
  'NE-7.1a': 'Finché c’è un Sovrano, Roma non proclama nessuno.',
  'NE-7.1b': 'Il candidato, Generale o Condottiero, deve stare a Roma, e la mano dev’essere del suo giocatore.',
  'NE-7.1c': 'Per farsi proclamare occorrono cinque punti dichiarazione, o di più.',
  'NE-7.1d':
    'Si contano le legioni di un giocatore in Italia settentrionale e meridionale, insieme, e si tolgono quelle di tutti gli altri: ognuna che avanza è un punto dichiarazione. Le indipendenti non contano, e sotto lo zero non si va.',
  'NE-7.1e': 'Una zona controllata, patria o no, vale 2 punti dichiarazione.',
  'NE-7.1f': 'Ogni Influenza del Senato che il candidato gioca vale 1 punto dichiarazione, se nessuno la annulla.',
  'NE-7.1g': 'Ogni Guardia pretoriana che il candidato gioca vale 1 punto dichiarazione, se nessuno la annulla.',
  'NE-7.1h':
    'Contro una proclamazione la Corruzione di un altro annulla un’Influenza del Senato, una per una. Su una Guardia, o sui punti che dà la mappa, non ha potere.',
  'NE-7.1i': 'Nessuno può prestare una carta al candidato. Quelle che gioca sono fra le quattro della sua mano.',
  'NE-7.1j':
    'Date tutte le risposte, si contano i punti. Se sono cinque o più, il comandante a Roma diventa Sovrano. Se no le carte sono perse, ma si può riprovare prima che la mano finisca.',
  'NE-7.2a': 'Ave Caesar! si può giocare finché i Sovrani sono uno o nessuno.',
  'NE-7.2b':
    'Ave Caesar! è per un Generale, che deve trovarsi in una provincia della patria con almeno una delle sue legioni. Al Condottiero e al Sovrano non serve.',
  'NE-7.2c': 'Per Ave Caesar! bisogna anche controllare la zona patria.',
  'NE-7.2d': 'Se manca anche una sola delle sue condizioni, Ave Caesar! non è possibile.',
  'NE-7.2e': 'Con Ave Caesar! il Generale diventa Condottiero, senza lasciare la provincia.',
  'NE-7.2f':
    'Se un Condottiero è a Roma quando comincia una sua mano successiva, diventa subito Sovrano, prima di ogni carta, a meno che i Sovrani siano già due. Nessuna carta può impedirlo.',
  'NE-7.2g':
    'Se i Sovrani sono due quando un Condottiero comincia una mano a Roma, resta Condottiero. La domanda si ripete all’inizio di ogni sua mano.',
  'NE-7.2h': 'Finché non ci sono Sovrani, un Condottiero a Roma può scegliere anche la proclamazione di 7.1.',
  'NE-7.3a':
    'Quando un Sovrano combatte e perde, il Generale o il Condottiero che ha combattuto dall’altra parte sale al trono, che abbia attaccato o difeso.',
  'NE-7.3b': 'Il Sovrano che ha perso da quel momento è un Generale, là dove si trova.',
  'NE-7.3c':
    'Se chi ha vinto non aveva un comandante nello scontro, il trono non va a nessuno. Se aveva un Sovrano, resta semplicemente Sovrano.',
  'NE-8.0a':
    'Un Sovrano aggiunge 2 punti battaglia, un Condottiero 1, una volta sola per scontro, quante che siano le legioni che guida.',
  'NE-9.0a': 'Due sole cose tolgono il rango a un Sovrano: una sconfitta sul campo a cui era presente e un assassino.',
  'NE-9.0b': 'Gli assassini colpiscono a Roma, e solo i Sovrani. Generali e Condottieri non hanno nulla da temere.',
  'NE-9.0c':
    'Per un attentato occorrono una carta Assassinio, la propria mano e il Sovrano di qualcun altro. Se a Roma ce ne sono due, si dice a quale si mira.',
  'NE-9.0d':
    'Con la carta Assassinio si possono mettere Guardie pretoriane e Corruzioni, finché c’è posto nelle quattro della mano. Si mostrano tutte insieme, subito.',
  'NE-9.0e': 'Messo sul tavolo un attentato, chi lo fa non aggiunge altro.',
  'NE-9.0f': 'A un attentato gli altri possono solo opporsi. Nessuno può aiutarlo.',
  'NE-9.0g': 'Se nessuna Guardia copre l’attentato, basta una Guardia pretoriana contraria a fermarlo.',
  'NE-9.0h': 'Se una Guardia copre l’attentato, una Guardia contraria la toglie di mezzo, e si consumano tutte e due.',
  'NE-9.0i':
    'Anche una coppia di Corruzioni toglie di mezzo una Guardia che copre, pure se le mettono due giocatori. Si consumano tutte e tre.',
  'NE-9.0j': 'Da sola la Corruzione non ferma un attentato. Contro di esso non fa che togliere Guardie.',
  'NE-9.0k':
    'Se tutti hanno potuto opporsi e l’attentato regge, il Sovrano da quel momento è un Generale, sempre a Roma.',
  'NE-9.0l':
    'Le Corruzioni messe con l’attentato lo aiutano: ogni coppia toglie una Guardia contraria. Alla fine l’attentato fallisce se le Guardie contro sono più di quelle a favore. A parità riesce.',
  'NE-9.0m':
    'La domanda gira in senso orario, dalla sinistra di chi conduce la mano, quante volte occorre: finché tutti passano uno dopo l’altro, o l’attentato è fallito.',
  'NE-9.0n':
    'Riuscito o fallito, ogni carta messa è consumata. Quelle di chi ha fatto l’attentato sono fra le sue quattro.',
  'NE-10.0a': 'Due Sovrani sono il massimo.',
  'NE-10.0b':
    'Finché i Sovrani sono due, le legioni non ne fanno un terzo. Un Condottiero aspetta che uno dei due cada.',
  'NE-10.0c': 'Due Sovrani che segnano insieme prendono ciascuno il premio minore.',
  'NE-10.0d':
    'A un secondo Sovrano porta una via sola: un Condottiero che comincia una mano a Roma (vedi 7.2). La proclamazione di 7.1 è per il trono vuoto, e in 7.3 un Sovrano prende soltanto il posto di un altro.',
  'NE-11.1a':
    'Controlla una provincia il giocatore le cui legioni, lì, superano quelle di tutti gli altri sommate. Pareggiarle non basta.',
  'NE-11.1b':
    'Le legioni indipendenti non entrano nel conto. Dove nessun giocatore ha legioni, nessuno ha il controllo.',
  'NE-11.2a': 'Tre province su cinque danno il controllo di una zona.',
  'NE-11.2b': 'Il controllo cambia nell’attimo in cui le legioni arrivano, partono o cambiano padrone.',
  'NE-12.0a':
    'Un evento singolo capita una volta per mano, per tutto il tavolo. Le altre copie devono aspettare, chiunque le abbia, e anche se la prima è stata annullata.',
  'NE-12.0b': 'Quali eventi singoli siano usciti resta in vista di tutti, finché la mano non è chiusa.',
  'NE-12.0c': 'Quando la mano la conducono gli altri, si giocano quanti eventi si vuole.',
  'NE-12.0d':
    'Quando in più d’uno vorrebbero fermare la stessa cosa, lo fa uno soltanto. Viene prima il vicino di sinistra di chi conduce la mano, poi gli altri in senso orario, chi la conduce per ultimo. Chi arriva tardi riprende la sua carta.',
  'NE-12.0e':
    'Prima si annuncia l’evento, con tutto ciò che chi lo gioca deve scegliere. Poi vengono le risposte, e poi succede. Quel che devono scegliere gli altri lo scelgono a quel punto.',
  'NE-12.0f':
    'Sistemata una risposta, alla stessa carta o mossa si può rispondere un’altra volta, se deve ancora succedere.',
  'NE-12.0g':
    'I Cattivi auspici possono annullare una risposta che sia un evento. Ciò a cui rispondeva allora va avanti.',
  'NE-12.0h':
    'Per chi conduce la mano le risposte rientrano nelle quattro carte. Dopo la quarta non può più rispondere.',
  'NE-12.0i':
    'Essere annullata non vuol dire non essere stata giocata: la carta è spesa, è una delle quattro, e un evento singolo ha avuto la sua occasione.',
  'NE-12.0j': 'Una carta non si gioca per un evento che non avrebbe effetto. Gli altri usi le restano.',
  'NE-12.0-assassination-a':
    'Assassinio è un evento singolo, per la propria mano. Si svolge come dice 9.0, e vuole a Roma il Sovrano di un altro.',
  'NE-12.0-bad-omens-a':
    'Cattivi auspici è singola e può arrivare sempre. Annulla ciò che qualcuno ha appena giocato come evento.',
  'NE-12.0-bad-omens-b': 'Cattivi auspici non ha potere sulle carte giocate per muovere o in battaglia.',
  'NE-12.0-bad-omens-c':
    'Ave Caesar! è al riparo dai Cattivi auspici, e con lei tutte le carte di un attentato, da una parte e dall’altra.',
  'NE-12.0-bad-omens-d': 'Dopo, le carte sono spese tutte e due: Cattivi auspici e quella che ha colpito.',
  'NE-12.0-bad-omens-e':
    'Cattivi auspici può annullare Crisi a Roma, Flotta di galere, Tribù germaniche, La legione si ribella, Rivolta, Influenza del Senato, Traditore, Cattivo tempo e Malattia; anche la Corruzione diretta contro un’Influenza del Senato, e la Guardia pretoriana che dovrebbe dare un punto dichiarazione.',
  'NE-12.0-bad-weather-a':
    'Cattivo tempo è singola e può arrivare sempre. Trattiene una legione o un’armata altrui, mentre parte o per strada. Le legioni fuori da quella colonna non se ne accorgono.',
  'NE-12.0-bad-weather-b':
    'La colonna trattenuta dal Cattivo tempo non va da nessuna parte e non attacca nessuno fino al termine della mano. Il passo o l’attacco che stava per fare non si paga.',
  'NE-12.0-bad-weather-c':
    'Il Cattivo tempo può anche colpire chi si ritira davanti a una marcia: le legioni devono restare.',
  'NE-12.0-bad-weather-d':
    'I comandanti, di qualunque rango, non temono il tempo e possono andare avanti senza le legioni. Né il tempo ferma chi si ritira dopo uno scontro.',
  'NE-12.0-bad-weather-e':
    'Contro la flotta di un altro, il Cattivo tempo tiene le legioni a terra, bloccate per quella mano. Il comandante può salpare senza di loro.',
  'NE-12.0-bad-weather-f':
    'Il Cattivo tempo può fermare anche un attacco, fra la dichiarazione e la scelta delle carte. Allora lo scontro non c’è.',
  'NE-12.0-bad-weather-g': 'Cattivo tempo è spesa, e con lei la Flotta di galere che ha fermato.',
  'NE-12.0-bribery-a':
    'Corruzione può arrivare sempre e non è singola. Contro la proclamazione di un altro, ognuna annulla un’Influenza del Senato.',
  'NE-12.0-bribery-b':
    'In un attentato occorrono due Corruzioni per togliere una Guardia pretoriana. Una che avanza non ha effetto.',
  'NE-12.0-bribery-c': 'Ciò che la Corruzione annulla è speso insieme a lei.',
  'NE-12.0-illness-a':
    'Malattia può arrivare sempre e non è singola. Colpisce un Generale o un Condottiero altrui. I Sovrani non si ammalano.',
  'NE-12.0-illness-b':
    'Il malato non può muovere fino al termine della mano. La Malattia lo coglie mentre parte, per strada, o quando sta per andarsene con legioni in ritirata.',
  'NE-12.0-illness-c': 'Le legioni intorno a un comandante malato sono libere di marciare.',
  'NE-12.0-illness-d':
    'Quando sta per salpare la flotta di un altro, la Malattia può lasciarne a terra il Generale o il Condottiero.',
  'NE-12.0-illness-e':
    'Il malato combatte con i suoi soliti punti battaglia. Può essere proclamato, o diventare Sovrano da Condottiero a Roma, e uno spostamento forzato lo sposta lo stesso.',
  'NE-12.0-illness-f': 'Malattia è spesa, e con lei la Flotta di galere che ha fermato.',
  'NE-12.0-crisis-in-rome-a':
    'Crisi a Roma è per la propria mano. Manda a Roma un Sovrano, dovunque si trovi. Le sue legioni non lo seguono.',
  'NE-12.0-crisis-in-rome-b': 'Se i Sovrani sono due, quale dei due vada lo dice chi gioca la carta.',
  'NE-12.0-crisis-in-rome-c': 'Per Crisi a Roma ci vuole un Sovrano lontano da Roma. Va bene anche il proprio.',
  'NE-12.0-galley-fleet-a':
    'Flotta di galere è per la propria mano. Porta il comandante e fino a tre legioni del giocatore da una provincia costiera a un’altra di sua scelta.',
  'NE-12.0-galley-fleet-b':
    'Salpa solo chi non ha mosso, e una volta sbarcato ha finito per quella mano, comandante compreso. Se sbarca in Italia, per Roma deve aspettare un’altra mano.',
  'NE-12.0-galley-fleet-c': 'In quella mano le legioni sbarcate non attaccano nessuno.',
  'NE-12.0-galley-fleet-d': 'Salpare non costa punti movimento.',
  'NE-12.0-galley-fleet-e':
    'La flotta deve portare qualcosa: legioni, comandante o l’uno e le altre. Chi salpa, da dove e per dove si annuncia prima che qualcuno risponda.',
  'NE-12.0-galley-fleet-f':
    'La flotta può sbarcare fra legioni di qualunque genere. Se porta legioni, quelle degli altri possono ritirarsi (vedi 5.6).',
  'NE-12.0-galley-fleet-g': 'Se i Cattivi auspici annullano la flotta, nessuno salpa e nessuno ha mosso.',
  'NE-12.0-germanic-tribes-a':
    'Tribù germaniche è per la propria mano. Chi la gioca sceglie una delle due Germanie, Superiore o Inferiore.',
  'NE-12.0-germanic-tribes-b':
    'Legioni e comandanti che si trovano davanti alle tribù devono partire subito per una provincia vicina. Chi la tenga, o chi ci stia, non importa.',
  'NE-12.0-germanic-tribes-c':
    'Davanti alle tribù ognuno sposta i suoi e li tiene uniti: legioni e comandante vanno nello stesso posto. Le indipendenti le sposta chi ha giocato la carta.',
  'NE-12.0-germanic-tribes-d':
    'Dove arrivano le tribù si mette il loro segnalino. Finché è in una provincia, per entrarvi occorrono 3 punti movimento e non 1, anche a un comandante.',
  'NE-12.0-germanic-tribes-e': 'Dove c’è il segnalino delle tribù nessuno ha il controllo.',
  'NE-12.0-germanic-tribes-f':
    'Se una legione è con il segnalino delle tribù quando comincia la mano del suo padrone, questi può toglierlo, gratis. Non è obbligato.',
  'NE-12.0-germanic-tribes-g':
    'Chi è scacciato dalle tribù parte in senso orario, dalla sinistra di chi conduce la mano, lui per ultimo, e dopo di lui le legioni indipendenti. Non si prende l’indicatore di ritirata, e davanti a chi arriva nessuno si ritira.',
  'NE-12.0-germanic-tribes-h':
    'Un secondo segnalino non c’è. Un nuovo attacco all’altra Germania lo porta lì; un nuovo attacco alla stessa scaccia chi nel frattempo è tornato.',
  'NE-12.0-ave-caesar-a':
    'Ave Caesar! è per la propria mano e non è singola. Le condizioni sono in 7.2. Nessun’altra carta può fermarla.',
  'NE-12.0-legion-rebels-a':
    'La legione si ribella è un evento singolo, per la propria mano. Una legione, di chiunque sia, diventa indipendente sul posto.',
  'NE-12.0-legion-rebels-b':
    'A ribellarsi può essere anche una legione propria, ma non una già indipendente, e perde l’indicatore di ritirata. Con quattro indipendenti sulla mappa la carta non si gioca.',
  'NE-12.0-praetorian-guard-a':
    'Guardia pretoriana può arrivare sempre e non è singola. Fa una di tre cose: copre un attentato proprio, si oppone a quello di un altro, o porta 1 punto dichiarazione quando ci si fa proclamare a Roma.',
  'NE-12.0-praetorian-guard-b': 'In una proclamazione si può usare più di una Guardia pretoriana.',
  'NE-12.0-revolt-a':
    'Rivolta è per la propria mano. Ogni carta porta il nome di una provincia: Giudea, Britannia, Germania Superiore, Acaia.',
  'NE-12.0-revolt-b':
    'Se nella provincia di una Rivolta ci sono meno di due legioni, chi ha la patria in quella zona ne porta subito una o due delle sue, da qualunque parte della mappa, per arrivare a due.',
  'NE-12.0-revolt-c':
    'Per una Rivolta non importa di chi siano le legioni già presenti. Se sono due o più, non se ne porta nessuna.',
  'NE-12.0-revolt-d': 'Poi ogni legione nella provincia della Rivolta è indipendente.',
  'NE-12.0-revolt-e':
    'Rivolta non si gioca se porterebbe le legioni indipendenti sulla mappa oltre le quattro, o se non si ribellerebbe la legione di nessun giocatore.',
  'NE-12.0-revolt-f':
    'Quali legioni arrivino a una Rivolta lo decide chi è di casa; se non ne ha abbastanza, porta tutte quelle che ha. I comandanti non c’entrano. I ribelli perdono l’indicatore di ritirata.',
  'NE-12.0-senate-influence-a':
    'Influenza del Senato è per la propria mano e non è singola. Porta 1 punto dichiarazione a chi la gioca per farsi proclamare. La annullano la Corruzione e i Cattivi auspici.',
  'NE-12.0-traitor-a':
    'Traditore è un evento singolo, per la propria mano. Chi la gioca indica un avversario che abbia carte e ne riceve una, presa a caso senza guardare.',
  'NE-12.0-traitor-b': 'La carta che porta un Traditore si può usare subito. Quando si usa, è una delle quattro.',
  'NE-12.0-traitor-c': 'Quale carta abbia portato il Traditore lo sanno il ladro e la vittima, e nessun altro.',
  'NE-13.1a':
    'Chi tiene tutte e quattro le zone quando un turno finisce ha vinto lì per lì, con il trono o senza. I punti non contano.',
  'NE-13.1b':
    'A un Sovrano, quando un turno finisce, bastano tre zone, anche se di Sovrani ce n’è un altro. Nemmeno allora i punti contano.',
  'NE-13.2a': 'Se nessuno vince all’improvviso decidono i punti vittoria, segnati quelli del turno 4.',
  'NE-13.2b':
    'Uno scontro che il proprio Sovrano aiuta a vincere porta subito 1 punto vittoria, in attacco o in difesa. Doveva essere Sovrano già all’inizio.',
  'NE-13.2c': 'Turni da 1 a 3: a fine turno il solo Sovrano prende 5 punti vittoria. Se sono due, 2 a testa.',
  'NE-13.2d':
    'Turni da 1 a 3: stare a Roma porta a un Sovrano altri 2 punti vittoria, e a tutti e due se ci sono tutti e due.',
  'NE-13.2e':
    'Turni da 1 a 3: una zona vale 2 punti vittoria per chi la controlla. In tre, quella senza padrone non vale nulla.',
  'NE-13.2f':
    'In tutti i turni: una provincia italiana vale 1 punto vittoria per chi la controlla. Le due si contano separate.',
  'NE-13.2g': 'Turno 4: il solo Sovrano prende 8 punti vittoria. Se sono due, 4 a testa.',
  'NE-13.2h':
    'Turno 4: stare a Roma porta a un Sovrano altri 2 punti vittoria, e a tutti e due se ci sono tutti e due.',
  'NE-13.2i':
    'Turno 4: una zona vale 3 punti vittoria per chi la controlla. In tre, quella senza padrone non vale nulla.',
  'NE-13.2j':
    'Se alla fine in più d’uno hanno il massimo dei punti, un Sovrano viene prima degli altri; poi chi lo è a Roma; poi chi controlla più zone; poi chi ha più legioni. Se tutto è pari, vincono insieme.',
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
