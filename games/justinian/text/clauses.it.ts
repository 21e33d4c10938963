import type { ClauseId, SectionId } from '../data/ledger.ts'

/** Le regole con parole nostre, clausola per clausola, per chi le vuole leggere. */
export const clauses: Record<ClauseId, string> = {
  'JU-1.0a':
    'Le parti sono due: i Bizantini, cioè l’Impero Romano d’Oriente, e i Barbari, cioè tutti gli altri. Ogni parte ha il suo giocatore, oppure una sola persona le gioca entrambe.',
  'JU-1.0b': 'Il Bizantino vuole avere in mano tutte le prefetture. Al Barbaro basta impedirglielo.',
  'JU-1.0c':
    'I turni sono al massimo dieci. La partita finisce prima se il Bizantino vince, o se la Pestilenza torna una seconda volta abbastanza tardi (vedi 10.1).',
  'JU-1.0d':
    'Per farsi un’idea: un turno sono quattro anni, un punto forza (SP) un migliaio di uomini, un SP flotta una cinquantina di dromoni. Nel gioco non cambia nulla.',
  'JU-2.1a':
    'Le prefetture sono cinque: Oriente, Egitto, Africa, Italia, Illirico. L’Egitto sta per conto suo e non fa parte dell’Oriente.',
  'JU-2.1b': 'Una prefettura è fatta di province, ognuna con il suo nome. A tenerle, il Bizantino guadagna oro.',
  'JU-2.1c':
    'Sono province soltanto le isole che hanno un nome. Le altre sono disegnate per bellezza e non servono a nulla.',
  'JU-2.1d':
    'Due province sono gruppi di isole, con una casella nel mare che le circonda: Insulae nell’Egeo, dell’Oriente, e Baleares, dell’Africa. Sono terra come le altre, non parte del mare.',
  'JU-2.1e': 'Hispania e Septem sono due province. Le unisce soltanto lo stretto.',
  'JU-2.1f': 'La Lazica sta a nord dell’Armenia, romana e persiana, e non appartiene alla prefettura di nessuno.',
  'JU-2.1g':
    'Una provincia che ha una città è una Provincia con Città: la Mesopotamia lo è, per via di Dara, l’Euphratensis no.',
  'JU-2.1h': 'In alcune province la mappa mostra un forte, come nella Moesia I. Serve a chi controlla la provincia.',
  'JU-2.1i': 'Il Bizantino può costruire altri forti durante la partita. Valgono quanto quelli stampati.',
  'JU-2.1j':
    'Oltre il confine ci sono 14 caselle: 13 per le potenze minori e una per i Persiani Sassanidi. Ostrogoti e Vandali vivono sulla mappa e non ne hanno.',
  'JU-2.1k':
    'Le frecce di una casella dicono in quali province e caselle può andare quel popolo. La prima provincia costa come sempre 1 MP.',
  'JU-2.1l':
    'Le aree di mare sono tratti d’acqua che regolano il movimento delle flotte. Un’armata le attraversa, ma non ci si ferma mai.',
  'JU-2.1m':
    'Le armate passano il mare a piedi in quattro stretti: Bithynia-Europa, Hellespontus-Europa, Lucania et Bruttii-Sicilia, Hispania-Septem.',
  'JU-2.2a':
    'Le pedine sono di quattro tipi: comandanti, armate barbare che sono anche comandanti di se stesse, punti forza, e segnalini che dicono qualcosa.',
  'JU-2.2b':
    'Sulla pedina di un Magister Militum ci sono il nome, il controllo, il valore in battaglia e la lettera del movimento.',
  'JU-2.2c': 'Un’armata bizantina mostra un lato quando è pagata e l’altro quando è Non Pagata.',
  'JU-2.2d':
    'Il comandante di una potenza minore ha, oltre a movimento, controllo e battaglia, un numero che dice da che parte pende. Il lato con la fascia porpora si usa finché sta con i Bizantini.',
  'JU-2.2e':
    'Gli altri segnalini: controllo barbaro, i due tesori, Non Pagato, Forte, Disorganizzata, Sconfitta, In Rivolta, le 2 attivazioni Scelte e le 3 Casuali, il denaro e il turno.',
  'JU-2.2f':
    'La forza di un’armata si può segnare su una tabella o sotto il segnalino. Qui sta scritta sulla pedina; nel gioco non cambia nulla.',
  'JU-2.3a':
    'Si tira sempre un dado a dieci facce, da 0 a 9. Lo 0 vale niente, non dieci, salvo dove è detto altrimenti.',
  'JU-3.1a': 'Un turno ha quattro fasi: A, entrate bizantine; B, armate bizantine; C, attivazioni; D, fine del turno.',
  'JU-3.1b': 'Il primo turno comincia dalla fase C: non ci sono né entrate né leve.',
  'JU-3.1c':
    'Fase A: entrate (vedi 5.11), poi rimozione di potenze minori e Persiani (vedi 5.12), poi mantenimento (vedi 5.21).',
  'JU-3.1d':
    'Fase B: si reclutano truppe e si costruiscono flotte (vedi 5.32 e 5.33), si può creare una nuova armata (vedi 5.34), si pescano e si sostituiscono i Magistri (vedi 4.14).',
  'JU-3.1e':
    'Fase C: un’attivazione a testa, prima il Barbaro e poi il Bizantino. È finita con la quinta del Bizantino.',
  'JU-3.1f': 'Fase D: se la partita non è finita (vedi 10.1), il segnalino del turno avanza di uno e si ricomincia.',
  'JU-3.2a':
    'Prima il Bizantino piazza tutto: armate, SP di terra, flotte. Poi si pescano i Magistri. Ostrogoti e Vandali si piazzano per ultimi, avendo visto tutto il resto.',
  'JU-3.21a': 'Cinque armate bizantine ci sono dall’inizio: Presenziali I e II, Oriente, Tracia, Illirico.',
  'JU-3.21b':
    'Delle due armate Presenziali una comincia in Europa. L’altra comincia nella parte asiatica dell’Oriente, a non più di 3 province da lì, mai in una provincia di piazzamento dell’Armata di Tracia.',
  'JU-3.21c': 'L’Armata d’Oriente comincia in una provincia a cui porta una freccia della casella dei Sassanidi.',
  'JU-3.21d': 'All’Armata di Tracia sono aperte: Scythia, Moesia II, Thracia, Haemimontus, Rhodope, Europa.',
  'JU-3.21e': 'L’Armata dell’Illirico non ha scelta: Dalmatia.',
  'JU-3.22a':
    'Ci sono 100 SP di terra da piazzare, tutti. Quanti vadano alle cinque armate e quanti alla frontiera lo sceglie il Bizantino.',
  'JU-3.22b': 'Un’armata Presenziale comincia con 10 SP o più.',
  'JU-3.22c': 'Oriente, Tracia e Illirico cominciano ciascuna con 1 SP o più.',
  'JU-3.22d': 'All’inizio un’armata non può ricevere più di 35 SP.',
  'JU-3.22e': 'La forza di ogni armata è visibile a entrambi i giocatori.',
  'JU-3.22f':
    'Gli SP di Frontiera si piazzano dovunque in Egitto, Oriente e Illirico, quanti se ne vuole in ogni provincia; in Lazica nessuno (vedi 3.41).',
  'JU-3.22g':
    'Gli SP di Frontiera accanto a un’armata restano un gruppo a parte. In una provincia stanno quanti SP si vuole.',
  'JU-3.23a':
    'Dei 4 SP flotta bizantini, 2 cominciano In Porto in Europa e 2 in province costiere di Egitto, Oriente o Illirico, insieme o separati.',
  'JU-3.23b': 'Gli SP flotta sono un gruppo separato dalle armate e dagli SP di Frontiera della stessa provincia.',
  'JU-3.24a': 'Alla testa di ogni armata bizantina c’è un Magister Militum.',
  'JU-3.24b':
    'Nella tazza vanno tutti i Magistri tranne Belisario e Narsete, e cinque si estraggono a sorte, uno per armata. Sulla mappa li vedono tutti; in che ordine usciranno gli altri non lo sa nessuno.',
  'JU-3.24c': 'Belisario e Narsete entrano nella tazza dopo l’estrazione dei cinque.',
  'JU-3.25a': 'Il Tesoro parte con 30 G. G vuol dire oro.',
  'JU-3.31a':
    'Gli Ostrogoti piazzano Atalarico e 30 SP in Italia, dove e come vogliono. Quelli che non stanno con lui sono distaccati.',
  'JU-3.31b':
    'Gli Ostrogoti hanno 1 SP flotta, In Porto in una Provincia con Città italiana sulla costa. Mediolanum non è un porto.',
  'JU-3.31c': 'Quando la partita comincia, il tesoro ostrogoto è in Flaminia.',
  'JU-3.31d': 'Tutte e dodici le province dell’Italia portano all’inizio un segnalino di controllo ostrogoto.',
  'JU-3.32a': 'I Vandali piazzano Ilderico e 25 SP in Africa, allo stesso modo.',
  'JU-3.32b': 'I 3 SP flotta dei Vandali cominciano In Porto in Zeugitania.',
  'JU-3.32c': 'In Zeugitania c’è anche il tesoro dei Vandali.',
  'JU-3.32d': 'Tutte e undici le province dell’Africa portano un segnalino di controllo vandalo.',
  'JU-3.33a': 'I comandanti delle potenze minori aspettano nelle loro caselle, senza SP.',
  'JU-3.33b': 'Cosroe e Peroze aspettano nella casella dei Sassanidi, anche loro senza SP.',
  'JU-3.34a': 'Gli altri comandanti di Vandali e Ostrogoti arrivano in un turno successivo (vedi 4.22).',
  'JU-3.4a':
    'Una provincia è bizantina finché niente dice il contrario: nessuna armata barbara, nessun SP distaccato, nessun segnalino di controllo barbaro, nessun segnalino In Rivolta. Non serve che ci siano Bizantini.',
  'JU-3.4b': 'L’armata di una potenza minore che sta con i Bizantini qui non conta come barbara.',
  'JU-3.4c':
    'Forze di terra bizantine accanto a forze barbare, o accanto a un loro segnalino di controllo: la provincia non è di nessuno. Le flotte per questo non contano mai.',
  'JU-3.4d': 'Così all’inizio Egitto, Oriente e Illirico sono bizantini, Italia e Africa barbare.',
  'JU-3.4e':
    'Una provincia è barbara se c’è una loro armata, SP distaccati o un loro segnalino di controllo, e non ci sono né forze di terra bizantine né un segnalino In Rivolta.',
  'JU-3.4f':
    'Quale dei Barbari la tiene lo dice il segnalino. Senza segnalino è l’unica potenza che ci ha SP di terra; se sono più d’una, nessuna di loro.',
  'JU-3.4g':
    'In Rivolta vuol dire che nessuno controlla la provincia, chiunque ci stia, finché un’armata bizantina non toglie il segnalino.',
  'JU-3.4h':
    'Un alleato dei Bizantini accanto a forze barbare o a un loro segnalino fa l’effetto di un’armata bizantina: la provincia non è di nessuno.',
  'JU-3.41a':
    'La Lazica, nell’angolo lontano del Mar Nero, ha una città, si trova in Oriente ed è cliente dei Bizantini. Non paga nulla.',
  'JU-3.41b': 'Armate e flotte bizantine in Lazica vanno e vengono come vogliono.',
  'JU-3.41c':
    'In Lazica non ci sono mai SP di Frontiera: né piazzati, né reclutati, né lasciati, né rimasti da un’armata che si scioglie.',
  'JU-3.41d':
    'Quando entrano Barbari (non alleati dei Bizantini), in marcia o in ritirata, e non trovano un’armata bizantina, il Bizantino tira un dado: altrettanti Lazi danno subito battaglia. L’intruso attacca, per 1 MP se è in marcia e ne ha; se è Sconfitto, viene attaccato. Con 0 non viene nessuno.',
  'JU-3.41e': 'Dopo una battaglia così i Lazi tornano a casa, vinta o persa.',
  'JU-3.41f':
    'In Lazica niente segnalini di controllo e niente SP distaccati: il Barbaro la tiene solo finché ci resta un’armata.',
  'JU-3.41g': 'Finché i Barbari tengono la Lazica, il Bizantino non vince.',
  'JU-4.1a': 'Un Magister guida un’armata campale. Gli SP di Frontiera non lo riguardano.',
  'JU-4.1b':
    'Un’armata senza Magister resta dov’è: non marcia e non naviga, non può ritirarsi prima del combattimento né intercettare. Però si difende, e se è battuta si ritira.',
  'JU-4.12a':
    'Movimento: la lettera e un dado dicono quanti punti movimento (MP) ha la sua armata in questa attivazione.',
  'JU-4.12b':
    'Controllo: ciò che il dado non deve superare in una Ritirata Prima del Combattimento, in un’intercettazione e dopo una battaglia vinta o pari. Per i Bizantini anche nel saccheggio; e la Politica lo somma al dado.',
  'JU-4.12c': 'Battaglia: si somma al dado quando la sua armata combatte.',
  'JU-4.13a':
    'Un Magister può viaggiare senza la sua armata. Costa l’attivazione e niente oro. Dove arriva può prendere il comando di un’armata che non ha Magister, ma non ne scalza mai un altro; se aspetta già accanto a una, la prende allo stesso modo.',
  'JU-4.13b':
    'Può andare dovunque porti una strada di province e mari senza SP nemici, di terra o di mare, arrivo compreso. I segnalini di controllo e di rivolta non la sbarrano. Finché aspetta da solo nessuno può attaccarlo; se un’armata barbara finisce lì l’attivazione, va all’armata bizantina più vicina.',
  'JU-4.14a': 'In B/3 ogni armata appena creata pesca il suo Magister dalla tazza.',
  'JU-4.14b':
    'In B/3 chi ha perso una battaglia dopo l’ultima B/3 può essere cambiato con chi si pesca: qualcuno o tutti, uno per uno.',
  'JU-4.14c': 'Se nessun Magister ha perso battaglie, se ne può comunque cambiare uno di quelli sulla mappa.',
  'JU-4.14d': 'Chi è sostituito torna nella tazza dopo l’estrazione, così non può uscire di nuovo subito.',
  'JU-4.14e': 'Anche un’armata rimasta senza Magister per altre vie può pescarne uno in B/3.',
  'JU-4.21a':
    'Persiani, Vandali e Ostrogoti hanno comandanti con un nome. Una potenza minore ne ha uno, chiamato come il suo popolo. Tutti hanno movimento, controllo e battaglia.',
  'JU-4.21b': 'Finché una potenza minore sta con i Bizantini, il suo comandante mostra l’altro lato.',
  'JU-4.22a': 'Cosroe e Peroze ci sono dal primo turno all’ultimo.',
  'JU-4.22b': 'Turno 2: Gelimero prende il posto di Ilderico, per sempre.',
  'JU-4.22c':
    'Sempre nel turno 2: Tzazone arriva in Sardinia con 5 SP vandali o più, presi dove vuole il Barbaro. I Vandali distaccati già sull’isola sono suoi e contano.',
  'JU-4.22d':
    'Ci vanno anche le flotte, abbastanza da portare gli SP spostati: 1 SP flotta ogni 10 SP, o frazione di 10. Quelle già presenti contano.',
  'JU-4.22e': 'Se le flotte non bastano, si spostano lo stesso 5 SP, e non uno di più.',
  'JU-4.22f': 'Turno 3: Vitige succede ad Atalarico. Turno 4: Totila succede a Vitige. Chi ha un successore è fuori.',
  'JU-4.22g': 'Il turno 4 porta agli Ostrogoti anche un secondo comandante, Teia.',
  'JU-4.22h':
    'Arrivano quando comincia la fase di Attivazione, in una provincia qualsiasi con SP della loro potenza, e ne prendono quanti vuole il Barbaro, almeno 1. Dove si trova il vecchio comandante, il nuovo ne ha l’armata, con lo stato e il tesoro; altrove gli SP del vecchio restano distaccati. Per Tzazone c’è una regola a parte.',
  'JU-4.31a': 'Gli SP di terra bizantini sono di due tipi: campali, che appartengono a un’armata, e di Frontiera.',
  'JU-4.31b': '35 SP sono sempre il limite di un’armata bizantina.',
  'JU-4.31c': 'Nove armate sono tutte quelle che il Bizantino può avere.',
  'JU-4.31d': 'In tutto non può mai avere in gioco più di 150 SP di terra, campali e di Frontiera insieme.',
  'JU-4.32a': 'Gli SP di Frontiera non tornano mai campali.',
  'JU-4.32b': 'Gli SP di Frontiera costano meno da mantenere di quelli campali.',
  'JU-4.32c': 'Gli SP di Frontiera sono legati per sempre alla loro provincia.',
  'JU-4.32d': 'Gli SP di Frontiera combattono se attaccati, e non attaccano mai.',
  'JU-4.32e': 'Per gli SP di Frontiera non c’è ritirata prima del combattimento.',
  'JU-4.32f': 'Se gli SP di Frontiera sono tra gli sconfitti, tutti quelli rimasti nella provincia sono persi.',
  'JU-4.32g': 'Gli SP di Frontiera che vincono non controllano la disorganizzazione.',
  'JU-4.32h': 'Nessun Magister rende migliori o peggiori gli SP di Frontiera.',
  'JU-4.33a': 'I Barbari non hanno SP di Frontiera. In armata o distaccati, i loro sono tutti SP campali.',
  'JU-4.33b': 'Gli SP barbari si attivano solo se c’è con loro un comandante.',
  'JU-4.33c': 'Persiani, Ostrogoti e Vandali hanno SP propri; le potenze minori attingono a una riserva comune.',
  'JU-4.34a': 'Per i Barbari una sola pedina è comandante e armata insieme.',
  'JU-4.35a':
    'Tra mappa e caselle non ci sono mai più di 80 SP persiani, 75 ostrogoti e 50 vandali. Le reclute in più sono perse.',
  'JU-4.35b': 'Per le potenze minori questo limite non c’è.',
  'JU-4.41a': 'Le flotte sono di Bizantini, Ostrogoti e Vandali; nessun altro ne ha.',
  'JU-4.41b': 'Le flotte non hanno bisogno di chi le guidi, e muovono e combattono con regole proprie.',
  'JU-4.41c': 'Non c’è limite a quanti SP flotta ci siano.',
  'JU-5.11a': 'Dal turno 2, in A/1, ogni provincia che il Bizantino controlla versa la sua entrata nel Tesoro.',
  'JU-5.11b':
    'Una provincia paga 1 G, alcune 2, l’Aegyptus II 3, la Lazica niente. L’Egitto intero fa 15, l’Africa 13, l’Oriente 51, l’Italia 18, l’Illirico 13.',
  'JU-5.11c': 'Ciò che non si spende resta per i turni successivi, per quanto sia.',
  'JU-5.12a':
    'A/2 viene dopo le entrate. Le armate delle potenze minori nelle province senza città se ne vanno, da qualunque parte stiano: SP e stati spariscono, i comandanti tornano nelle loro caselle.',
  'JU-5.12b':
    'Se ne vanno anche gli SP di potenze minori entrati nell’armata di qualcuno, a meno che quell’armata sia in una Provincia con Città.',
  'JU-5.12c':
    'I Persiani lontani da casa si dissolvono: in ogni provincia a più di 2 dalla casella dei Sassanidi si tira un dado, e il Barbaro toglie altrettanti SP persiani di lì, dall’armata o dai distaccati.',
  'JU-5.12d': 'In una Provincia con Città il tiro per i Persiani che si dissolvono scende di 2, ma non sotto zero.',
  'JU-5.12e': 'Nelle Province con Città le potenze minori restano, anche in A/2.',
  'JU-5.12f': 'Le entrate si contano prima delle rimozioni: ciò che è ancora occupato, in questo turno non paga.',
  'JU-5.12g': 'In A/2 se ne vanno tutti gli SP rimasti nelle caselle, anche persiani, con i loro segnalini.',
  'JU-5.12h':
    'L’ordine di A/2: le armate barbare che si erano unite (vedi 6.44) si separano, le alleanze finiscono, poi si rimuove. Un’armata minore che resta in una Provincia con Città conserva SP e stato, e non sta con nessuno finché non è attivata.',
  'JU-5.13a': 'Il Tesoro sta a Costantinopoli, in Europa, e lì resta.',
  'JU-5.13b':
    'Appena il Barbaro controlla l’Europa, tutto l’oro del Bizantino è perso. Quello che guadagna dopo è di nuovo suo.',
  'JU-5.13c': 'Senza l’Europa ogni entrata è dimezzata, per difetto.',
  'JU-5.21a': 'In A/3 il Bizantino paga le truppe che ha, se vuole. Nessuno lo obbliga.',
  'JU-5.21b': 'Gli SP campali costano 1 G l’uno.',
  'JU-5.21c': 'Gli SP di Frontiera costano 1 G ogni 3, per eccesso in ciascuna provincia.',
  'JU-5.21d': 'Gli SP flotta costano 1 G l’uno.',
  'JU-5.21e': 'Qui non si fanno debiti: ciò che il Tesoro non ha non si può spendere per nulla.',
  'JU-5.22a': 'Chi non è pagato è Non Pagato: l’armata si gira, gli altri gruppi ricevono un segnalino.',
  'JU-5.23a':
    'Tutto o niente: un’armata, gli SP di Frontiera di una provincia, le flotte di una provincia si pagano per intero o non si pagano affatto.',
  'JU-5.23b': 'Quali gruppi pagare lo decide il Bizantino, anche all’interno di una provincia.',
  'JU-5.23c': 'Le flotte In Pattuglia in un’area di mare sono uno di questi gruppi, per la paga e per l’ammutinamento.',
  'JU-5.24a':
    '5 SP o più aggiunti a un’armata in una sola leva la rendono pagata. SP presi da altre armate o dagli alleati no.',
  'JU-5.24b': 'Il controllo del saccheggio rende pagata un’armata che non lo era, comunque vada (vedi 8.27).',
  'JU-5.24c': 'Lo stesso fa la paga in un turno successivo: l’armata non è più Non Pagata.',
  'JU-5.24d': 'Per SP di Frontiera e flotte la via è una sola: la paga in un turno successivo.',
  'JU-5.24e':
    'Dove pagati e non pagati si trovano nello stesso gruppo di Frontiera o di flotte, tutto il gruppo è Non Pagato. Lo è anche ciò che un’armata non pagata lascia, o che ne resta quando si scioglie.',
  'JU-5.25a': 'Quando esce l’Ammutinamento, si tira un dado per ogni gruppo non pagato di SP di Frontiera e di flotte.',
  'JU-5.25b': 'Ammutinamento, dado dispari: il gruppo resta, non pagato come prima.',
  'JU-5.25c': 'Ammutinamento, dado pari, e 0 è pari: il gruppo non c’è più.',
  'JU-5.25d': 'Le armate non si ammutinano mai.',
  'JU-5.25e':
    'Tutti gli SP di Frontiera non pagati di una provincia hanno un tiro solo; le sue flotte non pagate un altro.',
  'JU-5.31a': 'Si recluta in B/1, e ancora in ogni attivazione spesa per questo.',
  'JU-5.31b': 'Gli uomini non costano nulla, le navi costano oro.',
  'JU-5.32a': 'Un dado dà il numero di SP di terra; con 0 non viene nessuno.',
  'JU-5.32b':
    'Le reclute vanno alle armate bizantine dovunque siano e alla frontiera delle province bizantine, mai in Lazica, nei limiti di 35 e 150. Quelle che non trovano posto sono perse.',
  'JU-5.32c':
    'Se un’armata Presenziale sulla mappa è sotto i 10 SP, le reclute vanno prima lì, finché entrambe ne hanno 10. Quale delle due per prima si sceglie.',
  'JU-5.33a': 'Piazzati gli uomini, si possono costruire SP flotta a 3 G l’uno, finché c’è oro.',
  'JU-5.33b': 'Le nuove navi si varano nelle Province con Città costiere che sono bizantine.',
  'JU-5.34a':
    'In B/2 si può creare gratis una nuova armata di 10 SP, se una delle nove non è in gioco e tutti e 10 stanno sotto i 150.',
  'JU-5.34b': 'I 10 SP di una nuova armata si aggiungono a quelli reclutati in B/1.',
  'JU-5.34c': 'L’Europa è aperta a ogni nuova armata.',
  'JU-5.34d': 'Armata d’Armenia: inoltre, una qualsiasi delle quattro province armene che sia bizantina.',
  'JU-5.34e': 'Armata d’Italia: inoltre, una Provincia con Città italiana che sia bizantina, o la Dalmatia se lo è.',
  'JU-5.34f': 'Armata d’Africa: inoltre, una provincia dell’Africa o dell’Egitto che sia bizantina.',
  'JU-5.34g': 'Armata di Spagna: inoltre, una provincia della prefettura d’Africa che sia bizantina.',
  'JU-5.34h': 'Presenziali I e II, Oriente, Tracia e Illirico tornano in Europa e in nessun altro posto.',
  'JU-5.41a':
    'Un comandante ostrogoto o vandalo può portare con sé il tesoro del suo popolo mentre muove. Prenderlo e posarlo non costa MP, e si può fare una volta ciascuno in una provincia, anche a MP finiti.',
  'JU-5.41b': 'I tesori non vanno per nave.',
  'JU-5.42a':
    'Un tesoro è preso, ed esce dal gioco, quando il Bizantino sconfigge l’armata di quel popolo che lo porta, o che sta dove si trova se non lo porta nessuno.',
  'JU-5.42b':
    'Un tesoro è preso anche appena un’armata bizantina è dove si trova e lì di quel popolo non resta niente, né segnalino di controllo né SP di terra.',
  'JU-5.42c':
    'Il Bizantino dice prima come conta un tesoro: dieci dadi sommati, oppure un dado per dieci, con lo 0 che vale 1. L’oro è subito suo.',
  'JU-5.42d': 'Se lo prende un alleato, il tesoro sparisce e l’oro non va a nessuno.',
  'JU-6.11a': 'Cinque attivazioni per turno sono il massimo per ciascuno. Si può finire con meno.',
  'JU-6.11b':
    'Quando tocca a lui, il Barbaro deve usare un segnalino. Cosa fa poi la potenza è libero, anche niente; ma per un segnalino Casuale si tira sempre.',
  'JU-6.12a': 'Il Barbaro apre ogni turno. Poi ci si alterna, finché il Bizantino ha fatto le sue cinque.',
  'JU-6.21a': 'I cinque segnalini del Barbaro sono 2 attivazioni Scelte e 3 Casuali, ognuna buona una volta per turno.',
  'JU-6.21b': 'Con un segnalino Scelta il Barbaro prende Vandali, Ostrogoti o Persiani, come gli pare.',
  'JU-6.21c': 'Con un segnalino Casuale quale potenza sia lo dicono i dadi.',
  'JU-6.21d': 'In che ordine usare i segnalini è affare del Barbaro.',
  'JU-6.21e': 'Dal turno 2 i due segnalini Scelta insieme valgono un’Operazione Combinata (vedi 6.41).',
  'JU-6.22a':
    'Per un segnalino Casuale si tirano due dadi una volta. Sommati dicono se c’è un evento; letti come decine e unità, da 00 a 99, quale potenza.',
  'JU-6.22b': 'Con 10 o più sui due dadi c’è un evento, che si risolve prima.',
  'JU-6.22c':
    'Se escono Vandali od Ostrogoti fuori dal gioco, i dadi si tirano di nuovo, dopo l’eventuale evento. Il secondo tiro non porta eventi.',
  'JU-6.23a':
    'Quando un comandante nella sua casella è attivato per la prima volta nel turno, i dadi gli danno truppe, secondo la tabella. Una potenza minore mostra prima da che parte sta, e se è neutrale non ne ha.',
  'JU-6.23b': 'Un comandante già sulla mappa non ne riceve.',
  'JU-6.23c': 'DR è un dado, DR2 e DR3 due e tre sommati; un numero davanti si aggiunge. Uno 0 è niente.',
  'JU-6.23d': 'Le truppe stanno sotto il loro comandante.',
  'JU-6.23e': 'I due Persiani reclutano ognuno per sé, e solo nella casella, fin dove arrivano gli 80 SP.',
  'JU-6.23f':
    'Un comandante che riceve 0 SP resta nella sua casella: quella era l’attivazione, e la sua leva per il turno.',
  'JU-6.24a':
    'Ostrogoti e Vandali reclutano quando nel turno tocca loro la prima attivazione Scelta, o un’Operazione Combinata, se il Barbaro vuole.',
  'JU-6.24b':
    'Le reclute di Ostrogoti e Vandali compaiono nelle Province con Città che sono loro, con o senza comandante. Senza una provincia così sono perse.',
  'JU-6.24c': '3 reclute ostrogote o vandale fanno 1 SP flotta, volendo.',
  'JU-6.24d': 'Le loro nuove navi compaiono in qualsiasi loro provincia costiera, con città o senza.',
  'JU-6.25a':
    'Una potenza attivata usa una delle sue armate, oppure flotte: alcune o tutte quelle di una provincia, o In Pattuglia in un’area di mare. Dal porto possono portare un’armata.',
  'JU-6.25b': 'Chi è attivato può muovere, e attaccare.',
  'JU-6.26a': 'Un’armata sulla mappa non riceve truppe quando è attivata, a parte Ostrogoti e Vandali (vedi 6.24).',
  'JU-6.26b': 'La stessa armata può essere attivata più volte in una fase, ma recluta una volta per turno.',
  'JU-6.26c':
    'Un’armata minore che era sulla mappa all’inizio del turno ha quello che ha. Ma quando è attivata la prima volta mostra comunque da che parte sta.',
  'JU-6.27a':
    'In un turno in cui si sono reclutati Vandali, 2 SP vandali a scelta del Barbaro disertano appena un’armata vandala attivata muove, per terra o per mare, o attacca. Difendersi o intercettare non ne costa.',
  'JU-6.27b':
    'I 2 disertano di nuovo per ogni attivazione di quel turno in cui un’armata vandala muove o attacca; una che resta ferma non ne perde.',
  'JU-6.27c': 'Nessun Vandalo reclutato, nessun disertore.',
  'JU-6.31a':
    'La prima attivazione di una potenza minore nel turno comincia dall’alleanza, che il comandante sia a casa o sulla mappa. Le potenze maggiori non la controllano mai.',
  'JU-6.32a':
    'Prima del tiro il Bizantino dice quanto paga per la corruzione: 0, 3, 6 o 9 G, se li ha. Sono spesi, comunque vada.',
  'JU-6.32b':
    'Il Barbaro tira un dado e somma l’inclinazione della potenza, cioè il suo DRM di Alleanza, che può essere negativo.',
  'JU-6.32c': 'Ogni 3 G pagati aggiungono 1.',
  'JU-6.33a': 'Alleanza, 6 o meno: con il Barbaro, che la usa come vuole.',
  'JU-6.33b':
    'Alleanza, 7: neutrale. Non la usa nessuno; sulla mappa sta ferma, a casa non raccoglie truppe; l’attivazione è persa.',
  'JU-6.33c': 'Alleanza, 8 o più: con il Bizantino, che ne guida l’armata.',
  'JU-6.34a':
    'Un nuovo alleato del Bizantino agisce subito, gratis, nell’attivazione del Barbaro: muove e combatte. Non è un’attivazione bizantina, quindi niente forti. Oppure, come nella clausola seguente, si unisce a un’armata; o non fa nulla.',
  'JU-6.34b':
    'Le reclute di un nuovo alleato possono unirsi tutte a un’armata bizantina, se questa sta in una prefettura a cui porta una freccia della loro casella.',
  'JU-6.34c': 'Anche un alleato che era sulla mappa può unirsi a un’armata così; il suo comandante torna a casa.',
  'JU-6.34d': 'In un’armata bizantina gli SP alleati sono campali a tutti gli effetti, dentro i 35 e i 150.',
  'JU-6.34e': 'Gli SP alleati non diventano mai di Frontiera.',
  'JU-6.34f': 'Un’armata a cui si sono uniti alleati muove quando è attivata e pagata, come sempre.',
  'JU-6.34g': 'Un alleato che tiene la propria armata non conta per i 35 e i 150.',
  'JU-6.35a': 'La parte che sceglie, una potenza la tiene fino ad A/2 del turno dopo.',
  'JU-6.35b': 'Attivata di nuovo nello stesso turno, né tira né prende denaro.',
  'JU-6.35c': 'Il Bizantino può usare un’armata alleata nelle proprie attivazioni, per i soliti 2 G.',
  'JU-6.35d':
    'Se un segnalino del Barbaro tocca a un alleato del Bizantino, è il Bizantino a usarlo, gratis. Se tocca a un neutrale, è perso.',
  'JU-6.41a': 'Le Operazioni Combinate sono possibili dal turno 2, anno 532.',
  'JU-6.41b': 'Un’Operazione Combinata deve essere la prima attivazione del Barbaro nella fase.',
  'JU-6.42a':
    'Un’Operazione Combinata prende tutti e due i segnalini Scelta ed è un’attivazione sola: in questo turno il Barbaro ne ha quattro.',
  'JU-6.43a':
    'Per un’Operazione Combinata il Barbaro nomina un’armata di una potenza maggiore e una di una minore, ognuna a casa o sulla mappa.',
  'JU-6.43b':
    'Chi è nella sua casella, minore o Persiano, recluta (vedi 6.23); Ostrogoti e Vandali possono (vedi 6.24).',
  'JU-6.44a': 'In un’Operazione Combinata la potenza minore sta con il Barbaro senza tirare.',
  'JU-6.44b': 'Le due armate di un’Operazione Combinata hanno 1 MP in più. A quella che va per mare non serve.',
  'JU-6.44c':
    'Possono agire separate, in qualunque ordine: la prima deve aver finito tutto prima che la seconda cominci.',
  'JU-6.44d':
    'O insieme: un’armata minore a casa si mette in una provincia a cui portano le sue frecce, senza costo e senza intercettazioni. La maggiore ci marcia, la prende con sé per 1 MP e prosegue al comando di entrambe.',
  'JU-6.44e': 'Per il resto del turno le due sono un’armata sola.',
  'JU-6.44f': 'Se la maggiore è attivata di nuovo, va con l’altra o da sola.',
  'JU-6.44g': 'Se la minore è attivata di nuovo, resta unita e non fa nulla, o si separa e agisce da sola.',
  'JU-6.44h': 'Nel prossimo A/2 si separano da sé.',
  'JU-6.44i': 'Un’armata minore messa sulla mappa e mai raggiunta resta lì, e la sua attivazione è finita.',
  'JU-6.45a':
    'In cambio il Bizantino, che ha un’attivazione in più, può una volta in quella fase farne due di seguito.',
  'JU-6.45b':
    'Il Bizantino deve dichiarare la doppia attivazione prima di sapere com’è andata la prima. La prima può essere quella che si prende la Nika, ma non l’ultima delle sue cinque.',
  'JU-6.51a':
    'In un’attivazione il Bizantino fa una cosa sola: usa un’armata o delle flotte per 2 G, manda un Magister da solo, recluta, o passa.',
  'JU-6.51b':
    'Con 2 G un’armata, sua o alleata, muove e attacca, oppure delle flotte: alcune o tutte quelle di una provincia o In Pattuglia in un’area di mare. L’armata che portano dal porto è pagata con loro.',
  'JU-6.51c': 'Leva: un dado per gli SP di terra, gratis, e flotte a 3 G l’una.',
  'JU-6.51d': 'In più può costruire un forte, qualunque altra cosa faccia o non faccia.',
  'JU-6.51e':
    'Con un’armata Presenziale sulla mappa sotto i 10 SP non può che reclutare, e costruire. La Nika viene prima (vedi 9.0), e dove i 150 non lasciano posto l’obbligo è sospeso.',
  'JU-6.52a':
    'Dove l’armata attivata ne incontra altre del Bizantino, con 1 MP una o tutte passano sotto il suo Magister, e proseguono e combattono insieme. Gli alleati no.',
  'JU-6.52b': 'Le armate così unite restano insieme, e sono una sola in attacco e in difesa.',
  'JU-6.52c': 'Oppure, per 1 MP, prima che l’armata parta, gli SP propri si ridistribuiscono tra le armate presenti.',
  'JU-6.52d': 'Nel ridistribuire, un’armata Presenziale può ricevere SP ma non ne dà mai.',
  'JU-6.52e': 'Ridistribuendo, nessuna armata può superare i 35 SP.',
  'JU-6.52f':
    'Nelle attivazioni seguenti l’unione si può usare con lo stesso Magister; attivarne una sola la scioglie.',
  'JU-6.52g': 'Con la prossima fase B ogni unione finisce.',
  'JU-6.53a':
    'Un’armata attivata si può sciogliere, e l’attivazione finisce: gli SP suoi diventano di Frontiera dove si trova. In Lazica non può.',
  'JU-6.53b':
    'Quando un’armata si scioglie, gli SP alleati se ne vanno; il segnalino si può ricreare, il Magister torna nella tazza.',
  'JU-6.53c': 'I 2 G si pagano anche per un’armata che si scioglie.',
  'JU-6.53d': 'Un’armata Presenziale non si può sciogliere, mai.',
  'JU-6.54a':
    'Un forte aiuta a difendere e a intercettare chi controllava la provincia all’inizio di questa attivazione.',
  'JU-6.54b':
    'I forti li costruisce solo il Bizantino, a 2 G, uno per ogni sua attivazione: all’inizio, mentre piazza reclute e navi, in marcia o in mare, ma non nel mezzo di una battaglia.',
  'JU-6.54c':
    'Dove si costruisce un forte, la provincia dev’essere bizantina in quel momento, senza città e senza un altro forte.',
  'JU-6.54d': 'Un forte costruito resta.',
  'JU-6.54e': 'Finiti i segnalini dei forti, non se ne costruiscono più.',
  'JU-7.0a':
    'Muovono le armate, e le flotte. Gli SP di Frontiera e quelli distaccati no, ma questi ultimi li può raccogliere un loro comandante.',
  'JU-7.11a':
    'Un’armata per terra tira un dado; con la lettera del comandante la tabella dà i suoi MP. Per armate unite vale la lettera di chi le comanda.',
  'JU-7.12a': 'Entrare in una provincia costa 1 MP.',
  'JU-7.12b':
    'In più, tutto sommato: 1 se Disorganizzata, 1 se Sconfitta, 1 lasciando una provincia con SP di terra nemici, 1 per uno stretto.',
  'JU-7.12c':
    'Con gli MP si pagano anche attacchi, unioni, segnalini, SP lasciati e raccolti, e la ripresa: sono tutti nella tabella dei costi.',
  'JU-7.13a': 'Le armate vanno da una provincia a una confinante. Dove si toccano solo gli angoli non c’è confine.',
  'JU-7.13b': 'Per passare l’acqua ci vuole una flotta, o uno stretto.',
  'JU-7.13c': 'In Septem si entra dalla Hispania per lo stretto, o per nave.',
  'JU-7.14a':
    'Un’armata bizantina ha un’area in cui deve finire l’attivazione; strada facendo può uscirne. Vale anche se è trasportata, e per ciascuna di più armate unite con la propria area.',
  'JU-7.14b':
    'Se la sua attivazione finisce altrove, fosse anche per una battaglia persa, l’armata è persa con i suoi SP. Il Magister torna nella tazza; l’armata si può ricreare (vedi 5.34).',
  'JU-7.15a':
    'Un’armata può proseguire finché ha MP. Si ferma quando vuole il giocatore, quando gli MP non bastano, o quando è battuta.',
  'JU-7.16a':
    'Per 1 MP un’armata bizantina attiva, non Presenziale, lascia quanti SP propri vuole come SP di Frontiera; non quelli alleati, e non in Lazica.',
  'JU-7.16b': 'Un’armata può lasciare SP anche se è Sconfitta o Disorganizzata.',
  'JU-7.16c': 'A un’armata che lascia SP ne rimane almeno 1 suo.',
  'JU-7.16d': 'Ciò che è alla frontiera nessuna armata può riprenderlo.',
  'JU-7.17a':
    'Per 1 MP un’armata attiva di Persiani, Ostrogoti o Vandali distacca quanti SP vuole. Le potenze minori non possono.',
  'JU-7.17b': 'Barbari Sconfitti o Disorganizzati non possono distaccarne.',
  'JU-7.17c':
    'I comandanti ostrogoti e vandali possono distaccare tutto ciò che hanno. Restano allora sulla mappa, e girano da soli finché trovano truppe.',
  'JU-7.17d': 'Un comandante persiano che distacca tutto torna alla sua casella.',
  'JU-7.17e':
    'Un’armata minore attivata, dalla parte del Barbaro, può cedere SP a un’armata maggiore nella stessa provincia per 1 MP.',
  'JU-7.17f': 'Il comandante di un’armata minore che ha ceduto tutto torna a casa.',
  'JU-7.17g':
    'Gli SP ceduti sono dell’armata maggiore, salvo che se ne vanno come quelli minori (vedi 5.12) e non si distaccano mai.',
  'JU-7.17h': 'Per 1 MP un’armata attiva di una potenza maggiore raccoglie SP propri distaccati nella sua provincia.',
  'JU-7.17i':
    'Un’armata minore dalla parte dei Bizantini non fa niente di tutto ciò: in marcia non si unisce ad armate bizantine, non cede e non lascia nulla, non tocca segnalini. Nessuna area la vincola.',
  'JU-7.18a': 'I segnalini di controllo sono delle tre potenze maggiori. Impediscono che una provincia sia bizantina.',
  'JU-7.18b':
    'Per 1 MP una loro armata attiva ne mette uno dove si trova, se lì non ci sono SP di terra di nessun’altra potenza, né segnalini di controllo o In Rivolta.',
  'JU-7.18c':
    'Anche SP amici impediscono un segnalino di controllo, perfino quelli di un’armata minore unita a questa; gli SP ceduti a essa no.',
  'JU-7.18d':
    'Per 1 MP un’armata bizantina, non alleata, toglie un segnalino di controllo o In Rivolta dove si trova, se non ci sono SP di terra nemici.',
  'JU-7.19a': 'Nessuna armata bizantina entra in una casella.',
  'JU-7.19b':
    'Un’armata minore attivata, di una parte o dell’altra, può andare dalla sua casella a una unita da una freccia. Lì deve attaccare, e non le restano MP.',
  'JU-7.19c':
    'Se in casa c’è solo il comandante, l’avversario di chi muove ne recluta subito le truppe (vedi 6.23); se non ne viene nessuna, non c’è battaglia.',
  'JU-7.19d': 'Chi è attaccato in casa sta con il giocatore che non muove.',
  'JU-7.19e':
    'Non si entra in una casella il cui comandante è via, o la cui potenza in questo turno sta con chi muove; un’armata Sconfitta entra solo nella propria. In una casella nessuno intercetta né si ritira prima del combattimento, e né città né forti contano.',
  'JU-7.19f':
    'Persiani e potenze minori possono tornare lungo la freccia nella propria casella, per 1 MP e gli eventuali extra. I loro SP restano lì fino ad A/2.',
  'JU-7.21a':
    'SP flotta di una potenza in una provincia, o In Pattuglia in un’area di mare, alcuni o tutti, vanno come una flotta. Dal porto possono portare un’armata della loro parte.',
  'JU-7.21b': 'Due aree di mare sono il massimo per una flotta in un’attivazione.',
  'JU-7.21c': 'L’area davanti al porto da cui la flotta parte è gratuita e non si conta.',
  'JU-7.21d':
    'Per una flotta In Pattuglia si conta ogni area in cui entra. Può anche raggiungere un porto dell’area in cui è.',
  'JU-7.22a': 'Una flotta finisce il movimento In Porto o In Pattuglia.',
  'JU-7.22b':
    'In Porto: una provincia qualsiasi sulla costa di quell’area, ma dove c’è In Porto una flotta nemica bisogna prima batterla (vedi 8.31).',
  'JU-7.22c': 'Una flotta In Porto non ha niente a che fare con la terra: né gli SP né il controllo ne risentono.',
  'JU-7.22d': 'Una flotta In Porto combatte se è attaccata, e non può intercettare.',
  'JU-7.22e': 'In Pattuglia: nell’area di mare stessa. Nessuno può attaccarla, e può intercettare chi entra.',
  'JU-7.23a': 'Una flotta che entra in un’area con un nemico In Pattuglia può dover fare i conti con lui.',
  'JU-7.24a':
    'Per imbarcare un’armata la flotta dev’essere In Porto con essa in una Provincia con Città costiera, o su un’isola.',
  'JU-7.24b': 'Un SP flotta porta 10 SP campali. Deve starci tutta l’armata; più armate unite sono una.',
  'JU-7.24c':
    'Un’armata a bordo va con la flotta, e sbarca dove questa finisce il movimento, che dev’essere In Porto su una costa.',
  'JU-7.24d':
    'Un’armata sbarcata può attaccare subito, senza spendere MP. Non ne ha per altro, e poi l’attivazione è finita.',
  'JU-7.24e':
    'Una flotta porta armate della sua potenza, con le truppe minori unite a loro. Quelle bizantine portano anche gli alleati.',
  'JU-7.25a': 'Una flotta nemica In Porto a destinazione va attaccata e cacciata prima che qualcuno sbarchi.',
  'JU-7.31a':
    'Un’armata può tentare di intercettare un’armata nemica che entra nella sua provincia, prima di ogni attacco.',
  'JU-7.31b': 'Se l’intercettazione riesce c’è battaglia, e attacca chi intercetta.',
  'JU-7.31c': 'SP distaccati e di Frontiera non intercettano, e nemmeno armate Disorganizzate o Sconfitte.',
  'JU-7.31d':
    'Chi è intercettato non può ritirarsi prima del combattimento. Chi intercetta non paga MP, e ha un tentativo per ogni ingresso. Si intercettano anche gli sbarchi.',
  'JU-7.31e': 'Se chi muove vince, o pareggia senza doversi ritirare, prosegue con gli MP che ha.',
  'JU-7.32a': 'Un dado: per intercettare, il tiro modificato non deve superare il controllo del comandante.',
  'JU-7.32b':
    'Una città toglie 2 al dado, un forte 1, se la parte di chi intercetta controllava la provincia all’inizio dell’attivazione.',
  'JU-7.32c': 'Un’armata che ha intercettato deve attaccare.',
  'JU-7.32d': 'Un’armata che non ci riesce è Disorganizzata, e chi muove prosegue.',
  'JU-7.33a':
    'Più armate nella provincia tentano nello stesso momento. Quelle che riescono combattono unite quella sola battaglia.',
  'JU-7.33b':
    'Vale anche per Barbari di potenze diverse. Il Barbaro ne nomina il comandante, di una potenza maggiore se ce n’è uno.',
  'JU-7.33c': 'Tra più armate bizantine chi comanda lo dice il Bizantino.',
  'JU-7.34a':
    'In mare può intercettare una flotta In Pattuglia, quando dei nemici entrano nella sua area. Le flotte In Porto no.',
  'JU-7.35a': 'Da 0 a 4: riesce, e attacca in una battaglia navale. Da 5 a 9: chi muove è sfuggito.',
  'JU-7.36a':
    'La flotta intercettata può sottrarsi e tornare nell’area da cui veniva. Lì finisce il movimento, e lì può andare In Porto e sbarcare l’armata che porta.',
  'JU-7.36b': 'Una flotta con a bordo un’armata in ritirata non può sottrarsi.',
  'JU-7.36c': 'Una flotta che torna così indietro può imbattersi in un altro nemico In Pattuglia.',
  'JU-7.36d': 'Appena uscita dal porto una flotta non può sottrarsi: non viene da un’altra area.',
  'JU-8.11a':
    'Con 1 MP un’armata attivata attacca i nemici nella sua provincia, siano un’armata, SP di Frontiera o distaccati.',
  'JU-8.11b': 'Nessuno è obbligato ad attaccare, tranne da casella a casella.',
  'JU-8.11c': 'Un’armata può attaccare ancora, anche lo stesso nemico, per 1 MP ogni volta.',
  'JU-8.12a':
    'Si attacca una sola armata nemica, o tutti gli SP di terra nemici. SP di Frontiera o distaccati accanto a un’armata non si possono isolare.',
  'JU-8.12b':
    'Attaccati insieme, SP di Frontiera, distaccati e armate si contano ciascuno in blocco. Il più grosso dei tre dà i modificatori per tutti; a parità, il peggiore per il difensore. Se non sono le armate, non contano né comandanti né stati delle armate.',
  'JU-8.12c':
    'Tra più armate il difensore sceglie il comandante che conta. Potenza e stato sono quelli della più grossa.',
  'JU-8.13a':
    'Un’armata che sta per essere attaccata può ritirarsi prima del combattimento, in qualunque stato sia. Si decide armata per armata.',
  'JU-8.13b': 'SP di Frontiera e distaccati non si ritirano prima del combattimento.',
  'JU-8.13c':
    'Un’armata che si ritira prima del combattimento va in una qualsiasi provincia adiacente, chiunque ci sia, ma non in quella che l’attaccante ha appena lasciato per via di terra. Persiani e potenze minori possono anche tornare a casa lungo la freccia.',
  'JU-8.13d': 'Una Ritirata Prima del Combattimento si dichiara prima che si paghi l’attacco, 1 MP, e riesce sempre.',
  'JU-8.13e':
    'Dopo una Ritirata Prima del Combattimento si tira un dado: più del controllo del comandante, e l’armata è Disorganizzata.',
  'JU-8.13f':
    'Al dado della ritirata si somma 1 se la provincia non è di nessuno, anche con amici dentro, e 2 se è di un’altra potenza, anche amica.',
  'JU-8.13g':
    'Se quella ritirata disorganizza un’armata già Disorganizzata o Sconfitta, questa perde tanti SP quanto il dado non modificato supera il controllo, almeno 1 SP. Una che era solo Sconfitta ora è entrambe.',
  'JU-8.13h': 'Un’armata Sconfitta in quella ritirata perde il doppio.',
  'JU-8.14a': 'I nemici nella provincia in cui un’armata si ritira prima del combattimento possono intercettarla.',
  'JU-8.15a':
    'Entrambe le parti tirano un dado e leggono nella tabella dei risultati cosa fa all’altra, ognuna nella colonna dei propri SP.',
  'JU-8.15b': 'Tutto ciò che nella tabella dei modificatori riguarda una parte si somma al suo tiro.',
  'JU-8.15c': 'Attaccante: di più se è il più forte (vedi 8.16), e il valore in battaglia del comandante.',
  'JU-8.15d':
    'Attaccante: +1 per un’armata bizantina contro chiunque non sia persiano, anche se intercetta. L’armata di un alleato non ce l’ha.',
  'JU-8.15e': 'Attaccante: -2 se in questa attivazione è arrivato in questa provincia da uno stretto o dal mare.',
  'JU-8.15f': 'Attaccante: -2 se il difensore ha una città da tenere, in una provincia sua.',
  'JU-8.15g': 'Attaccante: -1 se il difensore ha un forte da tenere, in una provincia sua.',
  'JU-8.15h': 'Attaccante: -1 per gli Ostrogoti, e -1 per i Vandali.',
  'JU-8.15i': 'Attaccante: -1 se Disorganizzato.',
  'JU-8.15j': 'Difensore: allo stesso modo la forza, e il comandante.',
  'JU-8.15k':
    'Difensore: -1, una volta sola, per un’armata ostrogota o vandala, per SP distaccati di chiunque, per SP di Frontiera.',
  'JU-8.15l':
    'Difensore: un altro -1 per SP di Frontiera e per Ostrogoti o Vandali distaccati, a meno che tengano una città o un forte in una provincia loro.',
  'JU-8.15m': 'Difensore: -1 se Disorganizzato, -2 se Sconfitto.',
  'JU-8.15n':
    'Che una provincia sia costiera non cambia nessuna battaglia di terra. Città, forte, stretto e sbarco sì.',
  'JU-8.15o': 'Sotto 0 il tiro vale 0, sopra 9 vale 9.',
  'JU-8.16a':
    'La parte con più SP somma 1; con il doppio 2, il triplo 3, il quadruplo 4, il quintuplo o più 5. A parità nessuno somma nulla.',
  'JU-8.17a':
    'Città e forte contano per un difensore che controllava la provincia all’inizio dell’attivazione. L’arrivo del nemico non glieli toglie.',
  'JU-8.21a':
    'Il numero della tabella è quanto perde l’altra parte. Chi la guida sceglie quali dei suoi SP in battaglia.',
  'JU-8.21b':
    'È battuto chi per la tabella deve perdere di più, anche se non ne ha altrettanti. Chi resta senza SP è battuto comunque, se all’altro ne restano.',
  'JU-8.21c': 'Gli SP di Frontiera della parte battuta sono persi; un’armata battuta è Sconfitta.',
  'JU-8.21d':
    'Armate battute e SP distaccati si ritirano, attaccanti o difensori, in una provincia adiacente che la loro parte controlla o dove ha SP. Persiani e potenze minori possono tornare a casa. Ognuno va dove vuole chi lo guida.',
  'JU-8.21e':
    'Un’armata battuta può andarsene per nave, con flotte della sua potenza lì In Porto, a 10 SP per SP flotta, in una provincia amica entro due aree di mare. Flotta e armata finiscono lì.',
  'JU-8.21f': 'Chi si ritira per nave può essere intercettato in mare. Chi si ritira per terra dopo una battaglia no.',
  'JU-8.21g': 'La parte battuta che non ha dove andare resta, tira un dado per tutti e perde altrettanti SP.',
  'JU-8.21h':
    'Perdite uguali sono un pareggio. Nessuno è Sconfitto; entrambi controllano la disorganizzazione delle armate come un vincitore, e tengono i segnalini che hanno.',
  'JU-8.21i': 'Dopo un pareggio si ritira la parte a cui restano meno SP; se sono pari, nessuno.',
  'JU-8.21j':
    'Il vincitore tira per ogni sua armata, una volta per quelle unite: sopra il controllo del comandante è Disorganizzata.',
  'JU-8.21k':
    'Un’armata già Disorganizzata che fallisce questo tiro perde invece 1 SP. I vincitori a quel punto non hanno più segnalini (vedi 8.25), quindi vale per i pareggi.',
  'JU-8.21l': 'SP di Frontiera e distaccati che hanno vinto non tirano.',
  'JU-8.21m': 'Ritirarsi dopo una battaglia non disorganizza nessuno.',
  'JU-8.21n': 'Un pareggio non porta saccheggi, e gli SP di Frontiera restano dove sono.',
  'JU-8.22a': 'Un’armata Sconfitta non attacca nessuno.',
  'JU-8.22b': 'Sconfitta, un’armata paga 1 MP in più per ogni provincia.',
  'JU-8.22c': 'Un’armata Sconfitta che è attaccata ha 2 in meno sul dado.',
  'JU-8.22d': 'Una seconda sconfitta lascia un’armata Sconfitta com’era.',
  'JU-8.23a': 'Anche Disorganizzata, un’armata paga 1 MP in più per ogni provincia.',
  'JU-8.23b': 'Un’armata Disorganizzata in battaglia ha 1 in meno sul dado.',
  'JU-8.23c': 'Un’armata Disorganizzata che lo diventa un’altra volta perde 1 SP.',
  'JU-8.23d': 'Un’armata può essere Disorganizzata e Sconfitta, e ne subisce entrambi gli effetti.',
  'JU-8.24a': '2 MP tolgono a un’armata il segnalino Disorganizzata.',
  'JU-8.24b':
    '2 MP fanno di un’armata Sconfitta una Disorganizzata, se non lo è già; con tutti e due i segnalini si deve togliere prima Disorganizzata.',
  'JU-8.24c': '4 MP tolgono del tutto il segnalino Sconfitta.',
  'JU-8.24d': 'Con abbastanza MP si possono togliere entrambi i segnalini in un’attivazione.',
  'JU-8.25a':
    'Sconfitta e Disorganizzata finiscono entrambe quando per l’armata si pesca un Magister (vedi 4.14), anche per la Politica. Uno che arriva da solo non serve.',
  'JU-8.25b': 'Finiscono entrambe quando una sola leva porta a un’armata bizantina tanti SP quanti ne ha, o più.',
  'JU-8.25c': 'Finiscono entrambe per un’armata che vince, prima che controlli la disorganizzazione.',
  'JU-8.25d': 'Finiscono entrambe per un’armata minore che torna a casa.',
  'JU-8.25e':
    'Armate unite hanno lo stato della più grossa; a parità, di quella con più controllo; poi decide un dado.',
  'JU-8.25f': 'Quando armate unite si separano, ognuna conserva lo stato che avevano.',
  'JU-8.26a': 'Un comandante con un nome la cui armata perde l’ultimo SP in una battaglia perduta è fuori dal gioco.',
  'JU-8.26b': 'Il comandante di una potenza minore la cui armata è distrutta torna semplicemente nella sua casella.',
  'JU-8.26c': 'Un’armata bizantina distrutta si può ricreare in un turno successivo.',
  'JU-8.26d': 'L’ultimo dei comandanti persiani non è perso: torna nella sua casella al turno successivo.',
  'JU-8.26e': 'Finché non torna, i Persiani non si possono scegliere, e un tiro Casuale che li indica si ripete.',
  'JU-8.26f':
    'Se l’ultimo SP si perde in altro modo, tranne in mare, il comandante si salva: Persiani e minori tornano a casa, Ostrogoti e Vandali restano soli, un Magister torna nella tazza e il segnalino dell’armata si mette da parte.',
  'JU-8.27a':
    'Un’armata bizantina Non Pagata che ha vinto, in attacco o in difesa, controlla il saccheggio dopo la disorganizzazione.',
  'JU-8.27b':
    'Saccheggio: un dado, +3 se l’armata è Disorganizzata. Quanto supera il controllo del Magister si perde in SP.',
  'JU-8.27c': 'Dopo il tiro per il saccheggio l’armata conta come pagata, in ogni caso.',
  'JU-8.28a':
    'Vandali od Ostrogoti senza più SP di terra sono fuori per sempre: niente attivazioni, niente comandanti in arrivo, e quelli sulla mappa se ne vanno, con le flotte.',
  'JU-8.28b':
    'I segnalini di controllo di una potenza fuori dal gioco restano finché un’armata bizantina non li toglie.',
  'JU-8.31a':
    'Le flotte combattono quando una vuole andare In Porto dove è In Porto un nemico, e quando una In Pattuglia ha intercettato.',
  'JU-8.32a': 'In mare ogni parte tira un dado e ne prende la metà, per eccesso, almeno 1.',
  'JU-8.32b': 'La flotta più grossa somma la differenza in SP.',
  'JU-8.32c': 'Marineria: +1 ai Bizantini, 0 ai Vandali, -1 agli Ostrogoti.',
  'JU-8.32d': 'In mare vince chi arriva a di più; se arrivano allo stesso numero, nessuno.',
  'JU-8.32e': 'Il vincitore in mare tira: da 5 a 9 perde 1 SP flotta, se ne ha più di 1; da 0 a 4 niente.',
  'JU-8.32f': 'Lo sconfitto perde uno più del vincitore, e si ritira.',
  'JU-8.32g': 'Un pareggio costa a ciascuno 1 SP flotta, e l’attaccante si ritira.',
  'JU-8.33a':
    'Una flotta si ritira su una costa dell’area della battaglia, in una provincia che la sua parte controlla o dove ha SP, senza nemici In Porto. La sceglie chi la guida.',
  'JU-8.33b':
    'Battuta in porto, esce prima nell’area antistante e di lì va in una provincia così. I nemici lì In Pattuglia possono intercettarla.',
  'JU-8.33c': 'Una flotta che non ha una provincia così dove andare è persa.',
  'JU-8.34a':
    'Se la flotta che subisce perdite porta un’armata, gli SP per cui non c’è più posto sono persi. Li sceglie chi la guida.',
  'JU-8.34b': 'I comandanti a bordo si perdono solo con l’ultima nave.',
  'JU-8.35a':
    'Una flotta in movimento che ha battuto chi l’ha intercettata può proseguire. Dopo un pareggio il suo movimento finisce in quell’area, In Porto o In Pattuglia.',
  'JU-9.0a':
    'Quando i dadi di un’attivazione Casuale sommati fanno 10 o più, prima si tira un dado sulla tabella degli eventi.',
  'JU-9.0b':
    'Da 0 a 2 Ammutinamento, 3 Pestilenza, 4 e 5 una rivolta, 6 Dispute Religiose, 7 e 8 Politica, 9 Giustiniano si dà alle Costruzioni.',
  'JU-9.0c': 'Quale rivolta lo dice un altro dado: da 0 a 2 Nika, da 3 a 5 Armenia, 6 e 7 Sardegna, 8 e 9 Egitto.',
  'JU-9.2a':
    'La prima Pestilenza prende metà degli SP di terra e metà delle flotte di ogni potenza in ogni Provincia con Città, per eccesso. Quali, lo dice chi li guida.',
  'JU-9.2b': 'Nelle altre province la prima Pestilenza prende un terzo, per difetto. Anche lì sceglie chi li guida.',
  'JU-9.2c': 'Dopo la prima Pestilenza la prossima entrata è dimezzata, per difetto.',
  'JU-9.2d': 'Fino al turno 6 una Pestilenza che ritorna non fa nulla.',
  'JU-9.2e': 'Dal turno 7 una seconda Pestilenza chiude la partita all’istante, e decide quello che c’è sulla mappa.',
  'JU-9.2f': 'La Pestilenza risparmia le flotte In Pattuglia e chi sta in una casella.',
  'JU-9.3a':
    'La Sardegna insorge: chi la controlla ci porta subito 1 SP flotta e 5 SP campali, da dovunque, meno quelli che ci sono già. Se non la controlla nessuno, non succede nulla.',
  'JU-9.3b': 'In Sardegna il Bizantino manda SP di un’armata sola; i Barbari che la tengono li prendono da dovunque.',
  'JU-9.3c': 'Chi ne ha meno di quanti ne servono in Sardegna manda quelli che ha.',
  'JU-9.3d': 'In Sardegna di questi SP campali se ne perde mezzo dado, per difetto.',
  'JU-9.3e': 'Gli SP bizantini rimasti in Sardegna diventano di Frontiera. Alle navi non succede nulla.',
  'JU-9.3f':
    'Se lì non c’è una flotta, o non resta nessuno di questi SP, la Sardegna è In Rivolta, e un segnalino di controllo barbaro se ne va.',
  'JU-9.4a':
    'L’Armenia insorge: ognuna delle sue quattro province senza un’armata di qualcuno è In Rivolta. SP di Frontiera, distaccati e segnalini di controllo spariscono.',
  'JU-9.4b': 'Un’armata bizantina pone fine a una rivolta, in Armenia, Egitto o Sardegna, per 1 MP (vedi 7.18).',
  'JU-9.5a':
    'L’Egitto insorge: Augustamnica I e II, Aegyptus I e II, Thebais I e II e Arcadia, ciascuna se non ha né un’armata di qualcuno né SP di Frontiera o distaccati, sono In Rivolta.',
  'JU-9.5b': 'Le province egiziane In Rivolta non pagano.',
  'JU-9.6a':
    'Nika: con la prossima attivazione il Bizantino deve portare a Costantinopoli un’armata di 10 SP o più, gratis: la si mette in Europa da dovunque sia. Un’armata che è già lì non conta. Se nessun’altra ne ha tanti, viene la più forte delle altre; se non ce ne sono, nessuna.',
  'JU-9.6b': 'Con 15 SP bizantini di ogni tipo in Europa, navi comprese, tutto resta tranquillo.',
  'JU-9.7a': 'Dispute Religiose: la prossima attivazione del Bizantino è persa. È una delle sue cinque.',
  'JU-9.8a':
    'Politica: un dado per ogni Magister sulla mappa, più il suo controllo. Il più alto perde il comando; a parità si ritira tra loro.',
  'JU-9.8b':
    'L’armata del Magister caduto ne pesca subito un altro, e poi lui torna nella tazza. Se la tazza è vuota, non cade nessuno.',
  'JU-9.9a':
    'Giustiniano si dà alle Costruzioni: 10 G escono dal Tesoro. Ciò che manca si prende dalla prossima entrata.',
  'JU-10.1a':
    'È l’ultimo il turno alla cui fine il Bizantino controlla tutte le prefetture, senza armate barbare in Lazica.',
  'JU-10.1b': 'La partita è finita quando la Pestilenza ritorna dal turno 7 in poi.',
  'JU-10.1c': 'Dopo il turno 10 la partita è finita.',
  'JU-10.21a':
    'Il Bizantino vince se alla fine di un turno, anche troncato dalla Pestilenza, ha tutte e cinque le prefetture e in Lazica non c’è un’armata barbara.',
  'JU-10.21b': 'Perché una prefettura sia sua devono esserlo tutte le sue Province con Città.',
  'JU-10.21c': 'Devono esserlo anche tutte le sue province che pagano 2 G o più.',
  'JU-10.21d':
    'E devono esserlo due terzi di tutte, per eccesso: 8 su 11 in Africa, 8 su 12 in Italia, 8 su 12 nell’Illirico, 6 su 9 in Egitto, 30 su 45 in Oriente.',
  'JU-10.22a': 'In ogni altro caso ha vinto il Barbaro.',
  'JU-T.1b':
    'Per 1 MP: un attacco; unire armate; lasciare SP alla frontiera; raccogliere o distaccare SP propri (potenze maggiori); cedere SP (potenze minori); mettere un segnalino di controllo; toglierne uno, o uno di rivolta.',
  'JU-T.2a': 'Presenziali I e II: entro 4 MP dall’Europa.',
  'JU-T.2b': 'Illirico: le prefetture dell’Illirico e d’Italia.',
  'JU-T.2c': 'Tracia: entro 2 MP dalla Thracia.',
  'JU-T.2d': 'Oriente: tutto l’Oriente tranne Scythia, Moesia II, Thracia, Haemimontus, Rhodope ed Europa.',
  'JU-T.2e':
    'Armenia: entro 1 MP da una provincia armena, o dove porta una freccia dei Sassanidi o di uno dei due popoli arabi.',
  'JU-T.2f': 'Italia: la prefettura d’Italia, e le coste entro 2 MP dalla Dalmatia.',
  'JU-T.2g': 'Africa: le prefetture d’Africa e d’Egitto, e la Sicilia.',
  'JU-T.2h': 'Spagna: la prefettura d’Africa.',
  'JU-T.2i':
    'Qui una provincia vale 1 MP e uno stretto 1 in più. Né lo stato dell’armata né i nemici allungano la strada.',
  'JU-T.4a': 'Anche una flotta che si ritira in un’area pattugliata può essere intercettata.',
  'JU-T.4b':
    'Per terra si intercetta chi entra marciando o ritirandosi prima del combattimento; non chi si ritira dopo una battaglia.',
  'JU-T.5a':
    'Una battaglia di terra: si nomina il bersaglio, un’armata o tutti; chi non vuole restare si ritira; si paga 1 MP se resta qualcuno; tirano entrambi; perdite; chi è battuto, e dove va; via i segnalini del vincitore; disorganizzazione; saccheggio.',
  'JU-T.5b': 'Ogni armata che si ritira prima del combattimento tira per sé.',
  'JU-T.5c':
    'Una battaglia navale: entrambi tirano e sommano; vince il più alto, che tira per le perdite; l’altro perde uno in più e si ritira. Pareggio: 1 a testa, e l’attaccante si ritira.',
  'JU-T.6a': 'Da soli si giocano le due parti, con le stesse regole. Altre non ce ne sono.',
}

export const sections: Record<SectionId, string> = {
  '1.0': 'Due parti, dieci turni',
  '2.1': 'La mappa',
  '2.2': 'Le pedine',
  '2.3': 'Il dado',
  '3.1': 'La sequenza di gioco',
  '3.2': 'Chi piazza per primo',
  '3.21': 'Armate bizantine',
  '3.22': 'SP di terra',
  '3.23': 'Flotte bizantine',
  '3.24': 'La tazza dei Magistri',
  '3.25': 'Il Tesoro',
  '3.31': 'Ostrogoti',
  '3.32': 'Vandali',
  '3.33': 'Potenze minori e Persiani',
  '3.34': 'Comandanti in arrivo',
  '3.4': 'Chi controlla una provincia',
  '3.41': 'La Lazica',
  '4.1': 'I Magistri Militum',
  '4.12': 'Tre valori',
  '4.13': 'Un Magister da solo',
  '4.14': 'Pescare e sostituire',
  '4.21': 'Comandanti barbari',
  '4.22': 'Chi arriva quando',
  '4.31': 'Forze di terra bizantine',
  '4.32': 'SP di Frontiera',
  '4.33': 'SP barbari',
  '4.34': 'Armate barbare',
  '4.35': 'Limiti dei Barbari',
  '4.41': 'Flotte',
  '5.11': 'Entrate',
  '5.12': 'Rimozione',
  '5.13': 'Costantinopoli',
  '5.21': 'Mantenimento',
  '5.22': 'Non Pagato',
  '5.23': 'Tutto o niente',
  '5.24': 'Tornare pagati',
  '5.25': 'Ammutinamento',
  '5.31': 'Quando si recluta',
  '5.32': 'Leva di SP di terra',
  '5.33': 'Costruzione di flotte',
  '5.34': 'Una nuova armata',
  '5.41': 'Tesori portati',
  '5.42': 'Tesori presi',
  '6.11': 'Quante attivazioni',
  '6.12': 'Chi comincia',
  '6.21': 'I segnalini del Barbaro',
  '6.22': 'Attivazioni Casuali',
  '6.23': 'Truppe di chi sta oltre il confine',
  '6.24': 'Truppe di Ostrogoti e Vandali',
  '6.25': 'Cosa fa una potenza attivata',
  '6.26': 'Armate sulla mappa',
  '6.27': 'Disertori vandali',
  '6.31': 'Quando si controlla l’alleanza',
  '6.32': 'Donativo e tiro',
  '6.33': 'Da che parte',
  '6.34': 'Alleati del Bizantino',
  '6.35': 'Quanto dura',
  '6.41': 'Operazioni Combinate',
  '6.42': 'Quanto costa',
  '6.43': 'Chi partecipa',
  '6.44': 'Come si svolge',
  '6.45': 'Due attivazioni di seguito',
  '6.51': 'Cosa può fare il Bizantino',
  '6.52': 'Unire e ridistribuire',
  '6.53': 'Sciogliere',
  '6.54': 'Forti',
  '7.0': 'Cosa muove',
  '7.11': 'Punti movimento',
  '7.12': 'Quanto costa muovere',
  '7.13': 'Confini e acqua',
  '7.14': 'Aree operative',
  '7.15': 'Quando un’armata si ferma',
  '7.16': 'SP bizantini lasciati',
  '7.17': 'SP barbari lasciati e presi',
  '7.18': 'Segnalini di controllo',
  '7.19': 'Le caselle',
  '7.21': 'Flotte in movimento',
  '7.22': 'In Porto, In Pattuglia',
  '7.23': 'Acque pattugliate',
  '7.24': 'Trasporto',
  '7.25': 'Un porto difeso',
  '7.31': 'Intercettazione per terra',
  '7.32': 'Il tiro per intercettare',
  '7.33': 'Più armate che intercettano',
  '7.34': 'Intercettazione in mare',
  '7.35': 'Il suo tiro',
  '7.36': 'Sottrarsi alla battaglia',
  '8.11': 'L’attacco',
  '8.12': 'Chi attaccare',
  '8.13': 'Ritirata Prima del Combattimento',
  '8.14': 'Ritirata verso un nemico',
  '8.15': 'Dadi e modificatori',
  '8.16': 'La parte più forte',
  '8.17': 'Città e forte',
  '8.21': 'Perdite, sconfitta, ritirata',
  '8.22': 'Sconfitta',
  '8.23': 'Disorganizzata',
  '8.24': 'Ripresa con MP',
  '8.25': 'Altra ripresa',
  '8.26': 'Armate distrutte',
  '8.27': 'Saccheggio',
  '8.28': 'Un popolo distrutto',
  '8.31': 'Quando le flotte combattono',
  '8.32': 'La battaglia navale',
  '8.33': 'Flotte in ritirata',
  '8.34': 'Perdite a bordo',
  '8.35': 'Dopo la battaglia',
  '9.0': 'Quando c’è un evento',
  '9.0 events: Plague': 'Pestilenza',
  '9.0 events: Revolt, Sardinia': 'Rivolta in Sardegna',
  '9.0 events: Revolt, Armenia': 'Rivolta in Armenia',
  '9.0 events: Revolt, Egypt': 'Rivolta in Egitto',
  '9.0 events: Revolt, Nika': 'Nika',
  '9.0 events: Religious Disputes': 'Dispute Religiose',
  '9.0 events: Politics': 'Politica',
  '9.0 events: Justinian Builds': 'Giustiniano Costruisce',
  '10.1': 'Quando finisce la partita',
  '10.21': 'Vittoria bizantina',
  '10.22': 'Vittoria barbara',
  'table: movement costs': 'Costi in punti movimento',
  'table: army movement restrictions': 'Aree operative, armata per armata',
  'table: interception': 'Chi può essere intercettato',
  'summary: battle sequences': 'Le battaglie passo per passo',
}
