import type { ClauseId, SectionId } from '../data/ledger.ts'

/** Le regole con parole nostre, clausola per clausola, per il lettore delle regole. */
export const clauses: Record<ClauseId, string> = {
  'JC-1.1a':
    'La partita si gioca esattamente in due: uno guida Cesare, l’altro Pompeo. Cleopatra è un blocco, non un terzo posto al tavolo.',
  'JC-1.2a':
    'Una partita dura al massimo cinque Anni, ciascuno di cinque turni di gioco, e ogni Anno si chiude con un Turno Invernale.',
  'JC-1.2b':
    'Se qualcuno ha vinto lo si controlla soltanto in un Turno Invernale: avere 10 punti nel corso dell’Anno non fa terminare la partita.',
  'JC-1.2c':
    'I Punti Vittoria di una fazione sono la somma dei valori delle città a lei Amiche, più 1 per ogni leader nemico che tiene come trofeo.',
  'JC-1.2d': 'La fazione che alla verifica invernale ha 10 o più punti vince all’istante e la partita finisce.',
  'JC-1.2e': 'Una città Vacante non dà punti a nessuno, chiunque l’abbia tenuta per ultimo.',
  'JC-1.2f':
    'Le due fazioni non possono mai trovarsi entrambe a 10: la mappa vale 13 punti e ogni fazione può avere al massimo tre trofei, per un totale di 19.',
  'JC-1.2g': 'Se alla verifica dell’Anno 5 nessuno ha raggiunto 10 punti, vince la fazione che ne ha di più.',
  'JC-1.2h': 'Se i totali finali sono uguali, vince la fazione a cui Roma è Amica.',
  'JC-1.2i': 'Se i totali finali sono uguali e Roma è Vacante, la partita è patta.',
  'JC-1.2j':
    'Nella posizione storica Pompeo parte da 7 punti e Cesare da 1 (Massilia); Roma, Athenae, Byzantium ed Ephesus sono Vacanti.',
  'JC-1.2k':
    'Una fazione rimasta senza blocchi sulla mappa non è fuori dalla partita: continua a giocare le sue carte, ma non può reclutare nulla finché nessuna città le è Amica.',
  'JC-1.3a': 'I blocchi sono 63 (31 di Cesare, 31 di Pompeo e Cleopatra) e le carte 27; i dadi sono a sei facce.',
  'JC-2.0a':
    'Ogni turno di gioco attraversa tre fasi, in quest’ordine: Fase delle Carte, Fase di Comando, Fase di Combattimento.',
  'JC-2.1a': 'Il mazzo è composto da 20 carte Comando e 7 carte Evento, una per ciascuna divinità.',
  'JC-2.1b':
    'All’inizio di ogni Anno si mescolano insieme tutte le 27 carte e ogni giocatore ne riceve sei; le altre 15 restano fuori gioco e sconosciute per tutto l’Anno.',
  'JC-2.1c':
    'Viste le sei carte, ciascun giocatore ne scarta esattamente una, così da averne cinque per i cinque turni.',
  'JC-2.1d': 'Lo scarto annuale non viene mai mostrato all’avversario, nemmeno alla fine dell’Anno.',
  'JC-2.1e':
    'A ogni turno i due giocatori scelgono in segreto una carta ciascuno e le due carte si scoprono nello stesso momento; dopo, nessuna delle due scelte può più cambiare.',
  'JC-2.1f': 'Ogni turno è obbligatorio giocare una carta: non si può tenerla in mano.',
  'JC-2.1g':
    'Fra due carte Comando decide il valore di Mossa: chi ha giocato il più alto è il Giocatore 1 per quel turno.',
  'JC-2.1h': 'Se i due valori di Mossa sono uguali, il Giocatore 1 è Cesare; i valori di Leva non si confrontano mai.',
  'JC-2.1i': 'Chi gioca una carta Evento è il Giocatore 1, qualunque carta Comando abbia giocato l’avversario.',
  'JC-2.1j':
    'Se entrambe le carte sono Eventi si annullano a vicenda: non ci sono né Fase di Comando né Fase di Combattimento e il turno di gioco finisce.',
  'JC-2.1k':
    'Un turno perso per due Eventi conta comunque come uno dei cinque ed entrambe le carte sono spese; dopo il quinto turno viene, come sempre, l’inverno.',
  'JC-2.1l': 'Un giocatore può fare meno mosse o meno leve di quante ne concede la carta, fino a non farne nessuna.',
  'JC-2.1m':
    'Mosse e leve non usate sono perdute: non si conservano, né si possono convertire le mosse in leve o viceversa.',
  'JC-2.1n':
    'Un Evento non va per forza sfruttato fino in fondo: con Marte si può muovere un Gruppo senza attaccare, Mercurio si può giocare senza il passo in più.',
  'JC-2.1o':
    'Una battaglia aperta dal movimento di un Evento si combatte nella Fase di Combattimento, perciò il Giocatore 2 può ancora rinforzarla nella Fase di Comando (eccezione: la battaglia di Vulcano descritta in 7.52).',
  'JC-2.1p': 'La mano è nota soltanto a chi la tiene; l’avversario conosce solo le carte già giocate nell’Anno.',
  'JC-2.2a':
    'Il Giocatore 1 compie prima tutte le sue mosse e poi tutte le sue leve, oppure esegue il suo Evento; dopo di lui il Giocatore 2 compie tutte le sue mosse e poi tutte le sue leve.',
  'JC-2.2b':
    'Il valore di Mossa della carta è il numero di Punti Movimento del giocatore: ognuno fa muovere un Gruppo (6.1) oppure trasporta un blocco di terra con il movimento anfibio (6.3).',
  'JC-2.2c':
    'Il valore di Leva della carta è il numero di Punti Leva, che si spendono solo quando quel giocatore ha concluso tutto il suo movimento.',
  'JC-2.2d': 'Chi gioca un Evento non ha Punti Leva in quel turno, a meno che Apollo copi una carta Comando.',
  'JC-2.2e': 'L’avversario di chi gioca un Evento è il Giocatore 2 e usa normalmente la sua carta Comando.',
  'JC-2.3a':
    'Quando entrambi i giocatori hanno concluso i comandi, si combatte una battaglia in ogni città e in ogni mare che contenga blocchi delle due fazioni.',
  'JC-2.3b':
    'Le battaglie si combattono una alla volta, nell’ordine che preferisce il Giocatore 1, il quale indica la prossima solo quando la precedente è finita.',
  'JC-2.3c': 'Al termine della Fase di Combattimento nessuna città e nessun mare sono ancora Contesi.',
  'JC-3.11a': 'Un blocco tira tanti dadi quanta è la sua Forza attuale: quattro a Forza IV, uno a Forza I.',
  'JC-3.11b': 'Ogni blocco ha una Forza massima di II, III o IV, indicata fra i suoi dati, e non può mai superarla.',
  'JC-3.11c': 'Ogni colpo subito abbassa il blocco esattamente di uno step.',
  'JC-3.12a':
    'La lettera del valore di combattimento stabilisce l’ordine dei turni di battaglia: prima tutti i blocchi A, poi i B, poi i C, infine i D.',
  'JC-3.12b': 'Tra blocchi con la stessa lettera agiscono prima quelli del Difensore.',
  'JC-3.12c': 'Il numero del valore di combattimento è il risultato di dado più alto che mette a segno un colpo.',
  'JC-3.13a':
    'Legioni, Equitatus ed elefanti portano il nome dell’unica città in cui possono entrare dal pool di leva.',
  'JC-3.21a': 'I leader di Cesare sono Cesare, Antonio e Ottaviano; quelli di Pompeo sono Pompeo, Scipione e Bruto.',
  'JC-3.21b':
    'Ogni fazione comincia con due leader sulla mappa e il terzo (Ottaviano, Bruto) nel proprio pool di leva, dove non può essere reclutato finché uno dei leader di quella fazione non è stato ucciso.',
  'JC-3.22a': 'Le legioni hanno iniziativa C e potenza di fuoco 2, 3 o 4.',
  'JC-3.23a': 'Ogni fazione ha quattro Auxilia: due con valore B1 e due con valore A1.',
  'JC-3.24a':
    'Cesare ha quattro Equitatus; Pompeo ne ha tre, più un blocco di elefanti. Gli Equitatus hanno valore B2 o B3.',
  'JC-3.25a': 'Ogni fazione ha una Ballista, la cui iniziativa dipende dal ruolo che ha nella battaglia (7.42).',
  'JC-3.26a': 'Ogni fazione ha cinque Navis, con valore D2 o D3 e due step.',
  'JC-3.26b':
    'In una battaglia di sole Navis la lettera D non decide nulla: agiscono le Navis del Difensore, poi quelle dell’Attaccante. In una battaglia in porto le Navis agiscono nei turni D, dopo tutti i blocchi A, B e C; in quei turni agisce anche la Ballista che attacca.',
  'JC-3.27a':
    'Cleopatra ha valore C1 e fino a quattro step, e non è un leader: non diventa un trofeo e Giove può farle cambiare fazione.',
  'JC-3.27b':
    'Cleopatra comincia con Pompeo ma può appartenere all’una o all’altra fazione; quella a cui appartiene al momento la muove e la fa combattere come un qualsiasi blocco di terra.',
  'JC-FOG-a':
    'Fuori dalla battaglia, identità e Forza di un blocco sulla mappa sono note soltanto alla fazione a cui appartiene al momento; l’avversario vede che lì c’è un blocco di quel colore e quanti ce ne sono. Che un blocco in mare sia una Navis è evidente, quale Navis sia no.',
  'JC-FOG-b':
    'Cleopatra ha un colore tutto suo, perciò entrambi i giocatori sanno sempre dove si trova e di chi è, ma non quanta Forza ha.',
  'JC-FOG-c':
    'Un blocco che ha cambiato fazione conserva il proprio colore, quindi entrambi i giocatori vedono dove si trovano i blocchi di questo tipo. La fazione di provenienza sa quali blocchi ha perduto in questo modo, ma non quale, fra più d’uno, si trovi in un dato luogo, né la loro Forza attuale.',
  'JC-FOG-d': 'Quali blocchi abbiano già mosso in questo turno è visibile a entrambi i giocatori.',
  'JC-FOG-e':
    'Un blocco rivelato che si ritira lo fa sotto gli occhi di entrambi i giocatori, che vedono sia il blocco sia la destinazione; all’arrivo torna coperto.',
  'JC-FOG-f': 'Di un riordino l’avversario vede soltanto quanti blocchi di ciascun colore vanno in ciascun luogo.',
  'JC-FOG-g':
    'In una località Contesa entrambi i giocatori vedono chi attacca, quali vie o confini sono stati usati per entrare, quale di essi è l’Attacco Principale e quanti blocchi di ogni fazione sono Riserve.',
  'JC-4.1a':
    'Ogni blocco sulla mappa si trova in una città o in un mare; i blocchi di terra stanno soltanto nelle città e mai in mare.',
  'JC-4.1b': 'Le Navis stanno soltanto nei mari o nei porti, mai in una città dell’interno.',
  'JC-4.2a':
    'Undici città hanno un valore, per un totale di 13: Roma e Alexandria valgono 2; Antiochia, Athenae, Byzantium, Carthago Nova, Ephesus, Massilia, Syracusae, Tarraco e Utica valgono 1. Tutte le altre città hanno valore 0.',
  'JC-4.21a':
    'Una città è Amica della fazione che vi ha almeno un blocco mentre l’altra non ne ha nessuno; per l’altra fazione quella città è Nemica.',
  'JC-4.21b': 'Una città senza blocchi è Vacante e non è amica di nessuno.',
  'JC-4.21c': 'Una città con blocchi di entrambe le fazioni è Contesa finché la sua battaglia non è stata risolta.',
  'JC-4.21d':
    'Il controllo cambia subito, blocco per blocco, anche a metà di un movimento: l’ultimo blocco che esce rende la città Vacante, il primo che entra in una città Vacante la rende Amica.',
  'JC-4.21e': 'Basta un solo blocco che entri in una città Nemica per renderla subito Contesa.',
  'JC-4.21f':
    'Qualunque blocco controlla la città in cui si trova, compresa una Navis da sola in un porto o Cleopatra da sola.',
  'JC-4.3a':
    'I blocchi di terra passano da una città all’altra soltanto lungo una via stampata sulla mappa o attraverso uno dei quattro stretti.',
  'JC-4.31a':
    'In un turno di gioco lungo la stessa via maggiore possono muovere al massimo quattro blocchi di un giocatore.',
  'JC-4.31b': 'In un turno di gioco lungo la stessa via minore possono muovere al massimo due blocchi di un giocatore.',
  'JC-4.32a':
    'I quattro stretti sono Herculeum (Gades–Tingis), Messana (Messana–Rhegium), Hellespontus (Aenos–Pergamum) e Bosphorus (Byzantium–Nicomedia).',
  'JC-4.32b':
    'In un turno di gioco lo stesso stretto può essere attraversato al massimo da due blocchi di terra di un giocatore.',
  'JC-4.32c':
    'Per attaccare, cioè per entrare in una città Nemica o in una città Contesa che egli stesso sta attaccando, un giocatore può far attraversare lo stesso stretto a un solo blocco di terra per turno di gioco (con Plutone a due).',
  'JC-4.32d':
    'Le Navis non tengono conto degli stretti, e il possesso delle città che vi si affacciano non ostacola né le Navis né il movimento anfibio.',
  'JC-4.4a': 'I mari sono nove e soltanto le Navis possono occuparli.',
  'JC-4.4b':
    'Un mare è Amico se contiene Navis proprie e nessuna nemica, Nemico nel caso opposto, Vacante se non ne contiene, Conteso se ne contiene di entrambe le fazioni.',
  'JC-4.4c':
    'Il controllo di un mare cambia subito quando le Navis vi entrano o ne escono; un mare abbandonato è Vacante.',
  'JC-4.4d': 'Una Navis in porto non controlla il mare adiacente, e una Navis in mare non controlla i porti adiacenti.',
  'JC-4.41a':
    'Aleria (Corsica), Caralis (Sardinia), Creta e Salamis (Cyprus) si raggiungono soltanto con le Navis o con il movimento anfibio; la Sicilia anche via terra, per lo stretto di Messana.',
  'JC-4.42a':
    'Ogni città costiera è un porto; la tabella dei porti stabilisce quali mari tocca ciascuno, e sono soltanto quelli.',
  'JC-4.42b':
    'I porti maggiori sono Alexandria, Athenae, Carthago Nova, Creta, Ephesus, Massilia, Neapolis, Ravenna, Salamis, Syracusae e Utica.',
  'JC-4.42c':
    'Porti su due mari: Brundisium (Hadriaticum, Internum), Byzantium (Propontis, Pontus Euxinus), Caralis e Genua (Hispanum, Tyrrhenum), Lilybaeum, Messana e Rhegium (Tyrrhenum, Internum), Tingis (Atlanticus, Hispanum). Su tre mari: Utica (Hispanum, Tyrrhenum, Internum) e Creta (Internum, Aegaeum, Aegypticum). Ogni altro porto ne tocca uno solo.',
  'JC-4.42d': 'Pergamum non è un porto, benché sia vicina alla costa.',
  'JC-EV-apollo-a': 'Apollo vale come la carta che l’avversario ha giocato nel turno precedente dello stesso Anno.',
  'JC-EV-apollo-b': 'Se la carta copiata è una carta Comando, chi gioca Apollo ne ha i valori di Mossa e di Leva.',
  'JC-EV-apollo-c':
    'Se la carta copiata è un Evento, chi gioca Apollo lo esegue esattamente come se l’avesse giocato lui.',
  'JC-EV-apollo-d': 'Apollo non può essere giocato nel primo turno di un Anno; può però essere lo scarto annuale.',
  'JC-EV-apollo-e':
    'Apollo è esso stesso un Evento: chi lo gioca è il Giocatore 1 anche quando copia una carta Comando, e contro un altro Evento entrambi si annullano.',
  'JC-EV-apollo-f': 'Una carta annullata nel turno precedente è stata comunque giocata e può essere copiata.',
  'JC-EV-jupiter-a':
    'Chi gioca Giove sceglie un blocco agli ordini del nemico che sia adiacente a una città a lui Amica.',
  'JC-EV-jupiter-b':
    'Per un blocco in una città, comprese le Navis in porto, adiacente significa collegato da una via o da uno stretto: perciò nessun blocco ad Aleria, Caralis, Creta o Salamis può essere scelto. Una Navis in mare è adiacente ai porti di quel mare e può essere scelta.',
  'JC-EV-jupiter-c':
    'Se il blocco scelto è una legione, Auxilia, Equitatus, gli elefanti, la Ballista o Cleopatra, passa a chi gioca Giove con la Forza attuale e viene messo subito in una città Amica adiacente al luogo in cui si trovava, a scelta di quel giocatore.',
  'JC-EV-jupiter-d': 'Un leader o una Navis, se scelti, non cambiano fazione: restano dove sono e perdono uno step.',
  'JC-EV-jupiter-e': 'Un leader o una Navis di Forza I scelti da Giove sono eliminati; il leader diventa un trofeo.',
  'JC-EV-jupiter-f':
    'La scelta è alla cieca: il giocatore vede soltanto numero e colori, indica una località e un colore, e uno dei blocchi nemici di quel colore che vi si trovano viene estratto a sorte.',
  'JC-EV-jupiter-g':
    'Un blocco di colore riconoscibile (Cleopatra, o un blocco sottratto in precedenza alla fazione di chi sceglie) può essere preso di proposito.',
  'JC-EV-jupiter-h':
    'Il passaggio non costa alcuna mossa e non tiene conto dei limiti delle vie. Se nessun blocco può essere scelto, o se il giocatore rinuncia prima dell’estrazione, non accade nulla.',
  'JC-EV-jupiter-i':
    'Un blocco che ha cambiato fazione muove, combatte, riceve step e controlla città per la nuova fazione, che prende ogni decisione per lui, finché non è perduto o non cambia fazione di nuovo.',
  'JC-EV-jupiter-j':
    'Quando un blocco che ha cambiato fazione viene eliminato o sciolto, va nel pool di leva della fazione di cui porta il colore.',
  'JC-EV-jupiter-k':
    'Una volta estratto, il blocco viene mostrato con la sua Forza a chi gioca Giove, anche se è un leader o una Navis, e all’Evento non si può più rinunciare.',
  'JC-EV-mars-a':
    'Marte concede un movimento di Gruppo ai blocchi di terra, entro i limiti normali, e nessuna leva; le Navis del Gruppo non muovono.',
  'JC-EV-mars-b':
    'In una battaglia aperta da quel movimento, tutti i blocchi attaccanti svolgono i loro turni del Round 1 (da A a D) prima che un qualsiasi blocco del Difensore svolga il proprio.',
  'JC-EV-mars-c':
    'Dal Round 2 vale l’ordine normale, perciò il Difensore può agire per ultimo nel Round 1 e di nuovo per primo nel Round 2.',
  'JC-EV-mars-d':
    'Se il Gruppo attacca più di una città, il giocatore indica l’unica battaglia a sorpresa alla fine del movimento, prima che muova il Giocatore 2; le altre si combattono nell’ordine normale.',
  'JC-EV-mars-e':
    'La battaglia resta a sorpresa anche se il Giocatore 2 la rinforza; le sue Riserve entrano come sempre nel Round 2.',
  'JC-EV-mercury-a':
    'Mercurio concede un movimento di Gruppo ai blocchi di terra, in cui ogni blocco può percorrere fino a tre città senza combattere, oppure fino a due se la seconda è un attacco.',
  'JC-EV-mercury-b':
    'I blocchi del Gruppo possono andare in direzioni diverse, e ciascuno può usare o no il passo in più.',
  'JC-EV-mercury-c':
    'I limiti di vie e stretti valgono per ogni tratto percorso, e ogni città attraversata dev’essere Amica o Vacante.',
  'JC-EV-mercury-d':
    'Con Mercurio un solo Gruppo può attaccare la stessa città lungo due vie: una è l’Attacco Principale e i blocchi giunti dalle altre sono Riserve.',
  'JC-EV-mercury-e': 'Mercurio non muove Navis e non concede né leve né movimento anfibio.',
  'JC-EV-neptune-a':
    'Nettuno muove soltanto Navis, tutte da un solo porto o da un solo mare, in una o più direzioni: di uno spazio se attaccano, fino a due se non attaccano. Nessun blocco di terra muove.',
  'JC-EV-neptune-b':
    'In una battaglia, in mare o in porto, aperta da quel movimento, tutte le Navis attaccanti svolgono i loro turni del Round 1 prima di qualunque blocco del Difensore.',
  'JC-EV-neptune-c':
    'Se le Navis aprono più di una battaglia, il giocatore indica quella a sorpresa alla fine del movimento, prima che muova il Giocatore 2; le altre si combattono nell’ordine normale.',
  'JC-EV-neptune-d':
    'Una battaglia di Nettuno, in mare o in porto, resta a sorpresa anche se il Giocatore 2 la rinforza.',
  'JC-EV-pluto-a':
    'Plutone concede un movimento di Gruppo ai blocchi di terra, in cui quelli che muovono per attaccare possono usare limiti più alti: sei su una via maggiore, tre su una via minore, due attraverso uno stretto.',
  'JC-EV-pluto-b':
    'I limiti più alti valgono soltanto sulla via che entra nella città attaccata; i blocchi del Gruppo che non attaccano mantengono i limiti normali.',
  'JC-EV-pluto-c': 'Plutone non cambia i limiti delle ritirate e dei riordini e non riguarda le Navis.',
  'JC-EV-vulcan-a':
    'Chi gioca Vulcano indica una città Nemica: ogni blocco che vi si trova perde uno step, senza eccezioni.',
  'JC-EV-vulcan-b':
    'I blocchi di Forza I in quella città sono eliminati, leader e Navis compresi; un leader ucciso così diventa un trofeo.',
  'JC-EV-vulcan-c': 'Vulcano porta gli elefanti da IV a II, o li elimina se sono a II.',
  'JC-EV-vulcan-d': 'Vulcano colpisce una città, mai un mare.',
  'JC-EV-vulcan-e': 'A Vulcano si può rinunciare, e se non c’è alcuna città Nemica non ha effetto.',
  'JC-EV-vulcan-f': 'Vulcano non rivela nulla dei blocchi che gli sopravvivono; quelli che elimina vengono mostrati.',
  'JC-5.1a': 'Tutti i blocchi si schierano alla Forza massima nelle città elencate per la loro fazione.',
  'JC-5.1b':
    'Cesare schiera 14 blocchi, quelli nominati nella tabella di schieramento: Ravenna 3, Genua 3, Massilia 3, Narbo 3, Lugdunum 2.',
  'JC-5.1c':
    'Pompeo schiera 16 blocchi, Cleopatra compresa, quelli nominati nella tabella di schieramento: Neapolis 3, Brundisium 1, Syracusae 1, Antiochia 2, Alexandria 2, Utica 2, Carthago Nova 2, Tarraco 3.',
  'JC-5.1d': 'I rimanenti 17 blocchi di Cesare e 16 di Pompeo formano i due pool di leva.',
  'JC-5.2a': 'I blocchi in attesa in un pool di leva sono nascosti all’avversario.',
  'JC-5.2b':
    'I blocchi eliminati nell’Anno restano scoperti nel pool del loro proprietario fino alla fine dell’Anno e sono noti a entrambi i giocatori.',
  'JC-5.3a':
    'Schieramento libero (facoltativo): ogni giocatore può scambiare fra loro i propri blocchi sulla mappa tra le sue città di schieramento, purché ogni città conservi il numero di blocchi originario.',
  'JC-5.3b': 'Nello schieramento libero nessun blocco può essere scambiato con il pool di leva.',
  'JC-5.3c':
    'Nello schieramento libero una Navis può essere messa soltanto in un porto, quindi mai a Lugdunum, e tutti i blocchi partono comunque a piena Forza.',
  'JC-5.3d':
    'I due giocatori dispongono i propri blocchi di nascosto l’uno dall’altro, prima che si distribuiscano le prime carte.',
  'JC-5.3e':
    'Nello schieramento libero Cleopatra è uno dei sedici blocchi di Pompeo e può essere scambiata come gli altri.',
  'JC-6.1a':
    'Ogni Punto Movimento attiva una città o un mare: possono muovere alcuni o tutti i blocchi del giocatore che vi si trovavano all’inizio.',
  'JC-6.1b': 'I blocchi di uno stesso Gruppo possono andare verso destinazioni diverse.',
  'JC-6.1c': 'Un blocco che non attacca e non rinforza può muovere fino a due città (le Navis di due spazi).',
  'JC-6.1d':
    'Un blocco che attacca o che rinforza una località Contesa può muovere di un solo spazio, da una località adiacente (eccezione: un attacco con Mercurio).',
  'JC-6.1e': 'Un blocco può muovere una volta sola per turno di gioco; ritirate e riordini non contano come mosse.',
  'JC-6.1f': 'Le località Amiche e Vacanti si attraversano liberamente.',
  'JC-6.1g': 'Un blocco che entra in una località Nemica o Contesa deve fermarsi lì.',
  'JC-6.1h':
    'Un blocco arrivato in una località in questo turno non muove se quella località viene attivata in seguito.',
  'JC-6.1i': 'Una parte del Gruppo può restare sul posto, e nessun blocco è mai obbligato a muovere.',
  'JC-6.1j':
    'Un movimento di due o tre passi non può né finire nella località da cui è partito né passare di nuovo per essa.',
  'JC-6.1k':
    'Una località già attivata non richiede un secondo Punto Movimento nello stesso comando: i suoi blocchi possono muovere uno alla volta, anche fra le mosse di altri Gruppi.',
  'JC-6.11a':
    'Ogni giocatore ha il proprio limite: nello stesso turno entrambi possono sfruttare l’intera capacità della stessa via.',
  'JC-6.11b':
    'Tutti i Gruppi di un giocatore che nel turno percorrono lo stesso tratto si contano insieme, in qualunque senso e a qualunque passo del movimento.',
  'JC-6.11c':
    'Non c’è limite al numero di Navis che attraversano un confine di mare o che escono da un porto o vi entrano.',
  'JC-6.12a':
    'Chi entra in una città o in un mare Nemici attacca; i blocchi che vi si trovano difendono per quella battaglia.',
  'JC-6.12b':
    'Attaccare una località da più località adiacenti costa un Punto Movimento per ognuna di esse (eccezione: Mercurio).',
  'JC-6.12c':
    'I blocchi di uno stesso Gruppo attivato possono attaccare più località diverse con lo stesso Punto Movimento.',
  'JC-6.12d':
    'Poiché entrambi muovono prima di combattere, un giocatore può essere, nello stesso turno, Attaccante in alcune battaglie e Difensore in altre.',
  'JC-6.13a':
    'In una località attaccata dal Giocatore 1, ogni blocco attaccante che non sia una Riserva tiene bloccato un blocco del Difensore, che così non può muovere nel comando del Giocatore 2.',
  'JC-6.13b':
    'Il Giocatore 2 decide blocco per blocco quali se ne vanno: di quelli che erano lì al momento dell’attacco devono restarne tanti quanti sono i blocchi dell’Attacco Principale, e solo gli eccedenti possono uscire.',
  'JC-6.13c':
    'Se l’Attacco Principale ha almeno tanti blocchi quanti la difesa, nessun blocco del Difensore può uscire.',
  'JC-6.13d': 'Le Riserve dell’Attaccante non tengono bloccato nessuno.',
  'JC-6.13e': 'Per stabilire chi è bloccato le Navis contano come ogni altro blocco, nei porti e in mare.',
  'JC-6.13f':
    'I blocchi non bloccati hanno bisogno come sempre di un Punto Movimento e possono muovere, dare risposta altrove o attaccare.',
  'JC-6.13g':
    'I blocchi non bloccati non possono uscire per una via, uno stretto o un confine di mare (tra due mari, o tra un porto e un mare) che un qualsiasi blocco nemico, Riserva o no, abbia usato per entrare in quella battaglia.',
  'JC-6.13h':
    'I blocchi che arrivano in risposta non contano fra quelli che restano e non liberano nessuno dei bloccati.',
  'JC-6.14a':
    'Il Giocatore 2 può muovere blocchi non bloccati in una località dove il Giocatore 1 lo ha attaccato, per rinforzare la difesa: è la risposta.',
  'JC-6.14b':
    'La risposta parte soltanto da una località adiacente a quella Contesa e costa Punti Movimento come di consueto.',
  'JC-6.14c': 'I blocchi in risposta sono sempre Riserve.',
  'JC-6.14d':
    'Le mosse del Giocatore 2 sono di tre tipi: fino a due spazi senza combattere, uno spazio per aprire una nuova battaglia, uno spazio per la risposta.',
  'JC-6.14e': 'Il Giocatore 1, avendo già mosso, non può rinforzare contro un attacco del Giocatore 2.',
  'JC-6.14f':
    'Le Navis possono muovere in risposta da un mare adiacente in un porto, oppure da un porto o da un mare adiacenti in un mare, e sono allora Riserve.',
  'JC-6.14g': 'Una risposta attraverso uno stretto non è un attacco e può usare il limite di due blocchi.',
  'JC-6.14h':
    'Con la risposta il Giocatore 2 rimane il Difensore di quella battaglia; è l’Attaccante soltanto dove apre lui una battaglia, o dopo uno scambio dei ruoli.',
  'JC-6.15a': 'Durante l’Anno non c’è limite al numero di blocchi in una località.',
  'JC-6.2a':
    'Un passo di una Navis è uno di questi: da un porto a un mare adiacente, da un mare a un porto adiacente, da un mare a un mare adiacente.',
  'JC-6.2b':
    'Una Navis non passa mai direttamente da un porto a un altro: il percorso porto-mare-porto usa entrambi i passi del suo movimento.',
  'JC-6.2c': 'Le Navis possono fare un passo e attaccare, oppure due passi senza attaccare.',
  'JC-6.2d':
    'Le Navis in una città fanno parte del Gruppo di quella città e prendono il mare con lo stesso Punto Movimento dei blocchi di terra.',
  'JC-6.2e':
    'Le Navis attaccano un mare da un mare o da un porto adiacenti; attaccano un porto soltanto da un mare adiacente, entrandovi.',
  'JC-6.2f': 'Una Navis può entrare in un porto Vacante e renderlo così Amico.',
  'JC-6.2g':
    'Quando Navis e blocchi di terra attaccano insieme lo stesso porto, l’Attacco Principale è una sola via di terra o un solo confine di mare; ogni altro Gruppo è in Riserva.',
  'JC-6.2h': 'Un attacco, una risposta, una ritirata o un riordino di Navis è sempre di un solo spazio.',
  'JC-6.3a':
    'Un blocco di terra può andare con il movimento anfibio da un porto a qualunque altro porto Amico o Vacante, attraverso uno o più mari Amici.',
  'JC-6.3b':
    'I mari attraversati devono formare una catena di mari adiacenti, il primo a contatto con il porto di partenza e l’ultimo con quello di arrivo; ognuno dev’essere Amico.',
  'JC-6.3c':
    'Ogni blocco trasportato con il movimento anfibio costa un Punto Movimento, che non attiva alcun altro blocco del porto.',
  'JC-6.3d':
    'Un giocatore compie tutti i suoi movimenti anfibi prima di ogni altra mossa del proprio comando; perciò non può usare un mare in cui entra in questo turno.',
  'JC-6.3e': 'Un blocco che usa il movimento anfibio non può muovere anche via terra nello stesso turno, né viceversa.',
  'JC-6.3f':
    'Dalla traversata fino al termine del comando di quel giocatore, ogni mare attraversato deve contenere in ogni momento almeno una sua Navis: l’ultima rimasta non può andarsene, le altre sì.',
  'JC-6.3g': 'Un movimento anfibio non può mai finire in un porto Nemico o Conteso.',
  'JC-6.3h':
    'I blocchi di terra non bloccati in un porto Conteso possono uscirne con il movimento anfibio se un mare adiacente è Amico e non è un confine usato dall’Attaccante.',
  'JC-6.3i': 'Al movimento anfibio non si applicano i limiti delle vie e degli stretti.',
  'JC-6.3j':
    'I movimenti anfibi del Giocatore 1 sono conclusi prima che muova il Giocatore 2 e non possono essere interrotti.',
  'JC-6.3k':
    'Il movimento anfibio è possibile soltanto con i Punti Movimento di una carta Comando (propria o copiata da Apollo), non con Marte, Mercurio, Nettuno o Plutone.',
  'JC-6.3l':
    'Una Navis che entra più tardi nello stesso comando in un mare attraversato può dare il cambio a quella che doveva restarvi.',
  'JC-6.4a':
    'Un Punto Leva aggiunge uno step a un blocco già sulla mappa; sullo stesso blocco si possono spendere più punti, uno per step.',
  'JC-6.4b':
    'Un Punto Leva porta un blocco dal pool di leva del giocatore in una città, a Forza I (gli elefanti a II: 6.4g).',
  'JC-6.4c': 'Un blocco appena reclutato può essere rafforzato ancora subito, al costo di un Punto Leva per step.',
  'JC-6.4d': 'Nella stessa città si può reclutare un numero qualsiasi di nuovi blocchi.',
  'JC-6.4e': 'Leader, Auxilia e Ballista si possono reclutare in qualunque città Amica.',
  'JC-6.4f':
    'Una legione o un Equitatus si può reclutare soltanto nella città di cui porta il nome, che dev’essere Amica.',
  'JC-6.4g':
    'Gli elefanti si possono reclutare soltanto a Utica: entrano a Forza II con un punto e salgono a IV con un altro.',
  'JC-6.4h': 'Le Navis si possono reclutare soltanto in un porto maggiore Amico.',
  'JC-6.4i': 'Le Navis possono ricevere step in qualunque porto Amico, ma mai in mare.',
  'JC-6.4j': 'Blocchi e step si possono aggiungere soltanto in città Amiche, mai in città Vacanti o Contese.',
  'JC-6.4k': 'Un blocco che ha mosso in questo turno può ricevere step, salvo che si trovi in una città Contesa.',
  'JC-6.4l': 'Una città occupata in questo stesso turno è Amica e può ricevere leve da subito.',
  'JC-6.4m':
    'Le leve vengono dopo tutto il movimento del giocatore, quindi un blocco reclutato in questo turno non può muovere in questo turno.',
  'JC-6.4n': 'A legioni, Equitatus ed elefanti si possono dare step in ogni città Amica, non soltanto nella loro.',
  'JC-6.4o': 'Nessun blocco può essere portato oltre la propria Forza massima.',
  'JC-6.4p': 'Cleopatra e i blocchi che hanno cambiato fazione possono ricevere step dalla fazione che ora li comanda.',
  'JC-6.4q':
    'L’avversario vede dove è stato speso un Punto Leva e se è stato aggiunto un blocco, ma non quale blocco sia né la sua Forza.',
  'JC-6.4r':
    'Una città tenuta soltanto da Navis, o soltanto da Cleopatra, è Amica e può ricevere nuovi blocchi e step.',
  'JC-7.1a':
    'All’inizio della battaglia tutti i blocchi di entrambe le fazioni nella località, tranne le Riserve, si rivelano con la loro Forza attuale.',
  'JC-7.1b':
    'Finita la battaglia, tutti i blocchi superstiti tornano coperti, prima del riordino e prima che si scelga la battaglia successiva.',
  'JC-7.1c':
    'L’esito di una battaglia cambia subito il controllo e incide così sulle ritirate e sui riordini delle battaglie combattute più tardi nel turno.',
  'JC-7.1d': 'Il riordino del vincitore si completa prima che il Giocatore 1 indichi la battaglia successiva.',
  'JC-7.2a': 'In ogni Round ciascun blocco che partecipa alla battaglia ha un turno di battaglia.',
  'JC-7.2b': 'Nel suo turno un blocco tira, si ritira o passa.',
  'JC-7.2c': 'Nel Round 1 nessun blocco può ritirarsi.',
  'JC-7.2d':
    'L’ordine è: A del Difensore, A dell’Attaccante, B del Difensore, B dell’Attaccante, C del Difensore, C dell’Attaccante, D del Difensore, D dell’Attaccante.',
  'JC-7.2e':
    'I blocchi della stessa fazione e con la stessa lettera agiscono nell’ordine scelto dalla fazione che li comanda.',
  'JC-7.2f': 'Una battaglia dura al massimo quattro Round.',
  'JC-7.2g': 'Nel Round 4 ogni blocco attaccante deve ritirarsi nel proprio turno: non può né tirare né passare.',
  'JC-7.2h':
    'Nel Round 4 i blocchi del Difensore possono ancora tirare, ritirarsi o passare; quelli con lettera precedente o uguale agiscono dunque prima che gli Attaccanti se ne vadano.',
  'JC-7.2i':
    'La battaglia finisce appena nella località restano blocchi di una sola fazione; decadono allora i turni dei blocchi che non hanno ancora agito e l’obbligo di ritirarsi.',
  'JC-7.2j': 'Un blocco eliminato prima del proprio turno non agisce.',
  'JC-7.2k': 'Un blocco che passa ha consumato il proprio turno per quel Round.',
  'JC-7.3a':
    'Quando una località è attaccata lungo due o più vie o confini di mare, l’Attaccante ne indica uno come Attacco Principale; i blocchi giunti dagli altri sono Riserve.',
  'JC-7.3b':
    'L’Attacco Principale si indica al più tardi quando il giocatore che attacca conclude il suo movimento: il Giocatore 1 prima che muova il Giocatore 2, il Giocatore 2 prima delle proprie leve.',
  'JC-7.3c': 'I blocchi che il Giocatore 2 porta in una battaglia aperta dal Giocatore 1 sono Riserve.',
  'JC-7.3d': 'Nel Round 1 le Riserve non tirano, non si ritirano e non subiscono colpi.',
  'JC-7.3e':
    'Le Riserve restano coperte nel Round 1 e si rivelano all’inizio del Round 2; se la battaglia finisce nel Round 1 non si rivelano mai.',
  'JC-7.3f':
    'Dal Round 2 le Riserve hanno turni normali, ed entrano anche se tutti gli altri blocchi della loro fazione sono stati eliminati.',
  'JC-7.3g':
    'Un mare attaccato da più mari o porti segue la stessa regola: un Gruppo di Navis è l’Attacco Principale, gli altri sono Riserve.',
  'JC-7.3h':
    'Se nel Round 1 non restano più blocchi di una fazione che non siano Riserve, il Round finisce lì: se quella fazione ha Riserve la battaglia prosegue con il Round 2, altrimenti è finita.',
  'JC-7.31a':
    'Se nel Round 1 tutti i blocchi di una fazione che non sono Riserve vengono eliminati mentre essa ha delle Riserve, queste sono in disordine: ognuna perde uno step all’inizio del Round 2.',
  'JC-7.31b':
    'Una Riserva in disordine che non ha step da perdere è eliminata; per un leader o per Cleopatra valgono le regole di 7.51 e 7.52.',
  'JC-7.31c': 'Il disordine si applica allo stesso modo alle Riserve dell’Attaccante e a quelle del Difensore.',
  'JC-7.31d':
    'Se la fazione in disordine è il Difensore, i ruoli si scambiano per il resto della battaglia: chi era l’Attaccante è ora il Difensore.',
  'JC-7.31e': 'Se la fazione in disordine è l’Attaccante, i ruoli non cambiano.',
  'JC-7.31f':
    'Dopo il disordine il conto dei Round non riparte; la fazione che ora è l’Attaccante deve ritirarsi nel Round 4.',
  'JC-7.31g':
    'Dopo uno scambio dei ruoli si adegua subito tutto ciò che dipende dal ruolo: l’ordine a parità di lettera, la lettera della Ballista e le regole di ritirata.',
  'JC-7.31h': 'Le Riserve della fazione la cui forza principale sopravvive non sono in disordine.',
  'JC-7.31i':
    'Una forza principale che non c’è più perché il suo ultimo blocco era Cleopatra, e lei ha cambiato fazione, conta come eliminata.',
  'JC-7.31j': 'Se il disordine lascia la fazione senza blocchi, la battaglia finisce lì e ha vinto l’altra fazione.',
  'JC-7.31k':
    'Dopo uno scambio dei ruoli il nuovo Attaccante può ritirarsi in una città Vacante soltanto per una via o uno stretto, e in un mare o porto Vacante soltanto attraverso un confine, che le sue stesse Riserve hanno usato per giungere alla battaglia.',
  'JC-7.31l':
    'Dopo uno scambio dei ruoli il nuovo Difensore non può ritirarsi lungo le vie, né verso i mari Vacanti, da cui sono venute le Riserve del nuovo Attaccante; i confini usati per il suo stesso attacco non lo vincolano più.',
  'JC-7.31m':
    'Se Cleopatra cambia fazione nel Round 1, per la nuova fazione è un blocco fuori dalle Riserve: finché c’è lei, la forza principale di quella fazione non è venuta meno.',
  'JC-7.4a':
    'Un blocco che tira lancia tanti dadi quanta è la sua Forza attuale; ogni dado uguale o inferiore alla sua potenza di fuoco è un colpo.',
  'JC-7.4b': 'I bersagli non si scelgono: ogni colpo cade sul blocco nemico che in quell’istante è il più forte.',
  'JC-7.4c':
    'Se più blocchi nemici hanno in comune la Forza più alta, è la fazione che li comanda a scegliere quale subisce il colpo.',
  'JC-7.4d': 'I colpi si applicano uno alla volta, e per ciascuno si stabilisce di nuovo qual è il blocco più forte.',
  'JC-7.4e': 'I colpi hanno effetto subito, prima che agisca il blocco successivo: il combattimento non è simultaneo.',
  'JC-7.4f': 'Un blocco ridotto sotto Forza I è eliminato.',
  'JC-7.4g':
    'I colpi che avanzano quando non resta alcun blocco nemico che possa subirli sono perduti; nel Round 1 le Riserve non possono subirne.',
  'JC-7.41a':
    'Gli elefanti hanno due step, di Forza IV e II: il primo colpo li porta da IV a II, il successivo li elimina.',
  'JC-7.41b': 'Nello stabilire il blocco più forte gli elefanti contano come IV o come II.',
  'JC-7.42a': 'La Ballista combatte come B4 quando la sua fazione è il Difensore e come D4 quando è l’Attaccante.',
  'JC-7.5a':
    'I blocchi eliminati, tranne i leader e Cleopatra, vanno scoperti nel pool di leva della fazione di cui portano il colore.',
  'JC-7.5b': 'Un blocco eliminato in un Anno non può essere reclutato di nuovo in quello stesso Anno.',
  'JC-7.51a':
    'Un leader eliminato è fuori dalla partita per sempre e diventa un trofeo del nemico, che vale 1 Punto Vittoria.',
  'JC-7.51b':
    'Appena una fazione ha perduto un leader, il suo terzo leader può essere reclutato, al costo normale, in qualunque città Amica; finché non viene reclutato resta nel pool.',
  'JC-7.51c':
    'Il trofeo si ottiene comunque muoia il leader: per i colpi subiti, per Vulcano, per Giove, per il disordine o per una ritirata impossibile. Anche il terzo leader vale un trofeo.',
  'JC-7.52a': 'Cleopatra, se eliminata in battaglia, passa subito all’altra fazione, nella stessa località, a Forza I.',
  'JC-7.52b':
    'Cleopatra combatte per la nuova fazione dal suo prossimo turno di battaglia: nello stesso Round se non vi ha ancora agito e il turno C della nuova fazione non è passato, altrimenti nel Round seguente.',
  'JC-7.52c':
    'I colpi ulteriori della stessa salva cadono sui blocchi rimasti della fazione che Cleopatra ha lasciato, non su di lei.',
  'JC-7.52d':
    'Se la fazione lasciata da Cleopatra non ha più blocchi nella località, Riserve comprese, la battaglia finisce con la vittoria di quella nuova.',
  'JC-7.52e':
    'Se Cleopatra non può compiere una ritirata obbligatoria, cambia fazione allo stesso modo, a Forza I, e ha con ciò consumato il proprio turno.',
  'JC-7.52f':
    'Se Vulcano elimina Cleopatra mentre nella città sopravvivono altri blocchi, lei passa a chi gioca Vulcano a Forza I e attacca subito i superstiti come unico Attaccante.',
  'JC-7.52g':
    'Quella battaglia di Vulcano si combatte per intero, con il riordino del vincitore, prima che muova il Giocatore 2; nessuno può rinforzarla.',
  'JC-7.52h':
    'Se Vulcano elimina Cleopatra e lì non sopravvive alcun altro blocco, la città diventa semplicemente Amica di chi gioca Vulcano.',
  'JC-7.52i':
    'Dal momento in cui cambia fazione, Cleopatra può essere colpita da quella che ha lasciato, e si ritira secondo il ruolo e le vie di quella nuova.',
  'JC-7.52j':
    'Nella battaglia di Vulcano Cleopatra, non avendo usato alcuna via, può ritirarsi soltanto in una città Amica adiacente o via mare; nel Round 4 deve farlo e, se non può, torna alla fazione che aveva lasciato.',
  'JC-7.52k':
    'I blocchi che nella battaglia di Vulcano hanno combattuto, si sono ritirati o si sono riordinati possono ancora muovere nel comando del Giocatore 2.',
  'JC-7.52l': 'Cleopatra è sempre sulla mappa: mai in un pool di leva, mai un trofeo, mai sciolta.',
  'JC-7.6a': 'Dal Round 2 un blocco può, nel proprio turno di battaglia, ritirarsi anziché tirare.',
  'JC-7.6b':
    'Un blocco che deve ritirarsi e non può è eliminato, anche quando l’unico ostacolo è che per quel Round il limite di vie, stretti o mare è esaurito.',
  'JC-7.6c':
    'Un blocco che deve ritirarsi e può farlo è tenuto a farlo: la sua fazione sceglie la destinazione e l’ordine all’interno della lettera, non l’eliminazione.',
  'JC-7.61a':
    'In ogni Round i limiti delle vie si contano da capo per i blocchi di una fazione che si ritirano: quattro lungo una via maggiore, due lungo una minore.',
  'JC-7.61b': 'In ogni Round un solo blocco può ritirarsi attraverso uno stretto.',
  'JC-7.61c': 'Nessun blocco può ritirarsi in una città o in un mare Nemici o Contesi.',
  'JC-7.61d':
    'Una città o un mare Vacanti sono Amici dal primo blocco che vi si ritira: aperti ai blocchi successivi della sua fazione, chiusi all’altra.',
  'JC-7.62a':
    'Un blocco di terra dell’Attaccante può ritirarsi in qualunque città Amica adiacente, anche per una via o uno stretto che la sua fazione non ha usato per attaccare.',
  'JC-7.62b':
    'Un blocco di terra dell’Attaccante può ritirarsi in una città Vacante adiacente soltanto lungo una via o uno stretto per cui la sua fazione è entrata in questa battaglia o l’ha rinforzata.',
  'JC-7.62c': 'Se l’Attaccante è giunto da più vie, ogni suo blocco può usarne una qualsiasi, non soltanto la propria.',
  'JC-7.63a': 'Un blocco di terra del Difensore può ritirarsi in qualunque città adiacente Amica o Vacante.',
  'JC-7.63b':
    'Un blocco di terra del Difensore non può ritirarsi lungo una via o uno stretto che l’Attaccante ha usato per entrare nella battaglia, per l’Attacco Principale o per le Riserve, nemmeno verso una città Amica.',
  'JC-7.64a':
    'Un blocco di terra dell’una o dell’altra fazione può ritirarsi via mare da una battaglia in porto se un mare adiacente gli è Amico.',
  'JC-7.64b': 'In ogni Round può ritirarsi via mare al massimo un blocco per ciascun giocatore.',
  'JC-7.64c':
    'Una ritirata via mare attraversa esattamente un mare e finisce in un porto di quel mare che sia già Amico; un porto Vacante non è ammesso.',
  'JC-7.64d':
    'Dalla stessa battaglia possono ritirarsi via mare tutti e due i giocatori, ciascuno per un mare a lui Amico.',
  'JC-7.64e':
    'Per una ritirata via mare il mare dev’essere Amico in quel momento; un mare Vacante, o uno la cui battaglia è ancora da combattere, non va bene.',
  'JC-7.64f':
    'Un mare Amico si può usare per la ritirata, di blocchi di terra e di Navis, anche se il nemico è entrato in battaglia da quel mare.',
  'JC-7.7a':
    'Quando una battaglia finisce il vincitore può riordinarsi: ciascuno dei suoi blocchi di terra presenti, Riserve comprese, può muovere di uno spazio per via o per stretto in una città adiacente Amica o Vacante, oppure restare.',
  'JC-7.7b': 'I blocchi che si riordinano possono andare in città diverse.',
  'JC-7.7c': 'I limiti delle vie si applicano a ogni riordino: via maggiore 4, via minore 2, stretto 2.',
  'JC-7.7d': 'Con un riordino non si può entrare in una località Nemica o Contesa.',
  'JC-7.7e': 'In un riordino non è possibile il movimento anfibio.',
  'JC-7.7f': 'Lo sconfitto non si riordina; i blocchi che si sono ritirati restano dove sono andati.',
  'JC-7.7g': 'Un riordino può usare qualunque via o stretto, anche quelli da cui è venuto il nemico.',
  'JC-7.8a':
    'Le Navis di entrambe le fazioni nello stesso mare combattono una battaglia secondo le regole normali, con il Difensore per primo.',
  'JC-7.8b':
    'Come a terra, le Navis attaccanti devono ritirarsi nel Round 4 se rimane anche una sola Navis del Difensore.',
  'JC-7.81a':
    'Le Navis partecipano a una battaglia nel loro porto come Attaccante o come Difensore, insieme ai blocchi di terra.',
  'JC-7.82a': 'Le Navis possono ritirarsi nel loro turno D a partire dal Round 2.',
  'JC-7.82b':
    'In una battaglia in mare le Navis attaccanti si ritirano in un mare o porto da cui la loro fazione è entrata in battaglia, se è ancora Amico o Vacante, in un mare Amico adiacente, oppure in un porto Amico dello stesso mare.',
  'JC-7.82c':
    'In una battaglia in mare le Navis del Difensore si ritirano in un mare Amico adiacente, in un mare Vacante adiacente da cui l’Attaccante non è venuto, oppure in un porto Amico dello stesso mare.',
  'JC-7.82d': 'Le Navis del Difensore non possono mai ritirarsi in un porto Vacante.',
  'JC-7.82e':
    'In una battaglia in porto le Navis dell’una o dell’altra fazione possono ritirarsi soltanto in un mare adiacente Amico o in un mare adiacente Vacante: per l’Attaccante uno da cui è venuto, per il Difensore uno da cui l’Attaccante non è venuto.',
  'JC-7.82f':
    'Le Navis che non possono ritirarsi devono vincere, altrimenti sono eliminate quando la ritirata è obbligatoria.',
  'JC-7.82g': 'Non c’è limite al numero di Navis che si ritirano attraverso un confine di mare.',
  'JC-7.83a':
    'Le Navis che vincono una battaglia in mare possono riordinarsi in mari adiacenti Amici o Vacanti, o in porti Amici o Vacanti dello stesso mare.',
  'JC-7.83b':
    'Le Navis che vincono una battaglia in porto possono riordinarsi soltanto in mari adiacenti Amici o Vacanti.',
  'JC-7.83c': 'Nel riordinarsi le Navis possono dividersi.',
  'JC-8.0a': 'Quando sono stati giocati cinque turni l’Anno finisce e si gioca il Turno Invernale.',
  'JC-8.0b':
    'L’inverno si svolge precisamente in quest’ordine: Cleopatra torna a casa, Navis in porto, rifornimento invernale, vittoria, scioglimento, nuovo Anno.',
  'JC-8.1a': 'Cleopatra viene portata ad Alexandria da qualunque luogo in cui si trovi.',
  'JC-8.1b':
    'Se Alexandria è occupata dalla fazione opposta alla sua, Cleopatra passa subito a quella fazione e conserva la Forza attuale.',
  'JC-8.1c': 'Se Alexandria è Vacante o Amica, Cleopatra rimane con la propria fazione.',
  'JC-8.1d': 'Cleopatra da sola ad Alexandria rende la città Amica della sua fazione per la verifica della vittoria.',
  'JC-8.2a':
    'Ogni Navis in mare deve spostarsi in un porto Amico di quello stesso mare, a scelta del suo proprietario; Cesare muove per primo.',
  'JC-8.2b':
    'Una Navis in mare che non dispone di un tale porto viene sciolta nel pool del suo proprietario e può essere reclutata nell’Anno seguente.',
  'JC-8.2c': 'Le Navis già in porto vi restano e non possono cambiare porto.',
  'JC-8.2d': 'Un porto Vacante non va bene: il porto deve già contenere un blocco amico.',
  'JC-8.2e': 'Le Navis che lasciano lo stesso mare possono andare in porti diversi.',
  'JC-8.3a': 'Ogni città rifornisce tre blocchi più il proprio valore: Genua 3, Massilia 4, Roma 5.',
  'JC-8.3b':
    'I blocchi oltre quel numero, scelti dalla fazione che li comanda, vengono sciolti nel pool di leva del loro colore e possono essere reclutati nell’Anno seguente.',
  'JC-8.3c':
    'Navis e Cleopatra contano per il limite della città in cui si trovano, ma Cleopatra non può mai essere il blocco sciolto.',
  'JC-8.3d': 'Ogni fazione toglie le eccedenze dalle proprie città, Cesare per primo.',
  'JC-8.4a': 'Si controllano ora le condizioni di vittoria di 1.2; nell’Anno 5 la partita finisce qui in ogni caso.',
  'JC-8.4b':
    'La verifica considera la posizione dopo il rifornimento invernale e prima dello scioglimento volontario, perciò una città svuotata dallo scioglimento ha già dato i suoi punti.',
  'JC-8.5a': 'Sulla mappa i blocchi non si possono fondere per sommarne gli step.',
  'JC-8.5b':
    'Un giocatore può sciogliere qualunque suo blocco sulla mappa tranne Cleopatra, ciascuno nel pool di leva del suo colore.',
  'JC-8.5c': 'Gli step di un blocco sciolto sono perduti; il blocco può essere reclutato di nuovo nell’Anno seguente.',
  'JC-8.5d':
    'Un leader sciolto non è un trofeo e può essere reclutato di nuovo; lo scioglimento non rende disponibile il terzo leader.',
  'JC-8.5e': 'L’avversario vede quanti blocchi vengono sciolti in ogni località, non quali.',
  'JC-8.6a': 'Tutti i blocchi scoperti nei pool di leva tornano coperti e diventano disponibili.',
  'JC-8.6b':
    'Tutte le 27 carte, giocate, scartate e non distribuite, si mescolano, e il nuovo Anno comincia con la distribuzione di sei carte e lo scarto segreto di una.',
  'JC-8.6c': 'Il segnalino dell’Anno avanza: 705, 706, 707, 708, 709 (dal 49 al 45 a.C.).',
  'JC-8.6d': 'Posizioni, Forze e trofei passano da un Anno all’altro.',
}

/** I titoli dei paragrafi. */
export const sections: Record<SectionId, string> = {
  '1.1': 'I giocatori',
  '1.2': 'Come si vince',
  '1.3': 'I materiali',
  '2.0': 'Il turno di gioco',
  '2.1': 'La Fase delle Carte',
  '2.2': 'La Fase di Comando',
  '2.3': 'La Fase di Combattimento',
  '3.11': 'La Forza dei blocchi',
  '3.12': 'Il valore di combattimento',
  '3.13': 'La città di leva',
  '3.21': 'I leader',
  '3.22': 'Le legioni',
  '3.23': 'Gli Auxilia',
  '3.24': 'Equitatus ed elefanti',
  '3.25': 'La Ballista',
  '3.26': 'Le Navis',
  '3.27': 'Cleopatra',
  '3.0 Fog of war': 'La nebbia di guerra',
  '4.1': 'Dove stanno i blocchi',
  '4.2': 'Le città e il loro valore',
  '4.21': 'Il controllo delle città',
  '4.3': 'Le vie',
  '4.31': 'Vie maggiori e vie minori',
  '4.32': 'Gli stretti',
  '4.4': 'I mari e il loro controllo',
  '4.41': 'Le isole',
  '4.42': 'I porti',
  '4.0 Event Cards: Apollo': 'Evento: Apollo',
  '4.0 Event Cards: Jupiter': 'Evento: Giove',
  '4.0 Event Cards: Mars': 'Evento: Marte',
  '4.0 Event Cards: Mercury': 'Evento: Mercurio',
  '4.0 Event Cards: Neptune': 'Evento: Nettuno',
  '4.0 Event Cards: Pluto': 'Evento: Plutone',
  '4.0 Event Cards: Vulcan': 'Evento: Vulcano',
  '5.1': 'Lo schieramento storico',
  '5.2': 'Il pool di leva',
  '5.3': 'Lo schieramento libero',
  '6.1': 'Muovere i Gruppi',
  '6.11': 'I limiti delle vie',
  '6.12': 'Attaccare',
  '6.13': 'Blocchi bloccati',
  '6.14': 'La risposta',
  '6.15': 'Quanti blocchi in una località',
  '6.2': 'Il movimento delle Navis',
  '6.3': 'Il movimento anfibio',
  '6.4': 'Le leve',
  '7.1': 'Svolgimento delle battaglie',
  '7.2': 'Round e turni di battaglia',
  '7.3': 'Attacco Principale e Riserve',
  '7.31': 'Il disordine',
  '7.4': 'Tiri e colpi',
  '7.41': 'Gli elefanti in battaglia',
  '7.42': 'La Ballista in battaglia',
  '7.5': 'I blocchi eliminati',
  '7.51': 'La morte dei leader',
  '7.52': 'Cleopatra cambia fazione',
  '7.6': 'Le ritirate',
  '7.61': 'I limiti delle ritirate',
  '7.62': 'La ritirata dell’Attaccante',
  '7.63': 'La ritirata del Difensore',
  '7.64': 'La ritirata via mare',
  '7.7': 'Il riordino',
  '7.8': 'Le battaglie in mare',
  '7.81': 'Le battaglie in porto',
  '7.82': 'Le ritirate delle Navis',
  '7.83': 'Il riordino delle Navis',
  '8.0': 'Il Turno Invernale',
  '8.1': 'Cleopatra torna a casa',
  '8.2': 'Le Navis in porto',
  '8.3': 'Il rifornimento invernale',
  '8.4': 'La verifica della vittoria',
  '8.5': 'Sciogliere i blocchi',
  '8.6': 'Il nuovo Anno',
}
