import type { ClauseId } from '../../data/ledger.ts'

/** Le battaglie dei generali di Giustiniano: Dara, Callinicum, Tricameron, Taginae, Casilinum. */
export const justinian = {
  'CA-DARA-01': 'Ognuno ha un posto fisso. I Bizantini sono rivolti a est, i Persiani a ovest.',
  'CA-DARA-02':
    'Bizantini. Ala sinistra: Bouzes 1508, Traci 1-6 in 1605-1610, Ausiliari 1 1611, Numeri 1 1612, Sunicas e Unni M 1 1512. Centro: Belisario 1314, Numeri 3-13 in 1411, 1412, 1414, 1415, 1417, 1418, 1310, 1312, 1314, 1316, 1318, Ausiliari 3-6 in 1413, 1416, 1311, 1317, Ausiliari con giavellotti 21-22 in 1313, 1315. Ala destra: A. John 1520, Armeni 1-6 in 1619-1624, Ausiliari 2 1618, Numeri 2 1617, Simmias e Unni M 2 1516. Riserva: Bucellari 1-4 in 1113-1116. Guarnigione: Ausiliari 7-8 sulle mura, 1013 e 1016.',
  'CA-DARA-03':
    'Persiani. Ala sinistra: Barasames 3222, Saraceni 1-4 in 3226-3227, 3426-3427, Immortali 1-7 in 3219-3225, 8-14 in 3419-3425. Centro: Perozes 3214, arcieri 1-10 in 3209-3218, Milizia 1-10 in 3409-3418. Ala destra: Pitames 3206, Saraceni 5-8 in 3202-3203, 3402-3403, Cadiseni 1-10 in 3204-3208, 3404-3408.',
  'CA-DARA-04': 'Sunicas e Simmias comandano solo gli Unni, Pharas solo gli Heruli.',
  'CA-DARA-05':
    'Gli Heruli obbediscono a Pharas e a Belisario, a nessun altro; gli Unni M a Sunicas, Simmias e Belisario.',
  'CA-DARA-06':
    'Linee bizantine: 1 HC/Cat, 2 MI e LI. Linee persiane: 1 LC Saracena, 2 LN Cadiseni, 3 HC Immortali, 4 LI, 5 MI.',
  'CA-DARA-07':
    'Prima della battaglia si sfidano i campioni: Andreas, 6/6, e la Coppia Persiana, 4/6. Al vincitore spetta quanto promette 11.85.',
  'CA-DARA-08': 'Nel primo Turno di Gioco agiscono solo i comandanti persiani e Belisario.',
  'CA-DARA-09':
    'Vento: il lancio contro un bersaglio in una colonna più bassa arriva 1 esagono meno lontano, ma sempre almeno a 1, e ha +1 al tiro. La Soppressione & Dispersione arriva come sempre, con il +1.',
  'CA-DARA-10': 'Frecce scarse: nessuno si riarma. A Corto e Senza Munizioni si resta fino alla fine.',
  'CA-DARA-11':
    'Prima di giocare il Bizantino annota in segreto dove si nascondono Pharas e gli Heruli: entro 5 esagoni da 1402, in un esagono vuoto della colonna 19 o inferiore. Si mostrano quando l’unità muove per la prima volta, o quando un nemico sta per entrare nel loro esagono.',
  'CA-DARA-12': 'Chiunque può passare la trincea, con 1 MP in più.',
  'CA-DARA-13': 'Un Assalto in cui ogni attaccante attacca attraverso la trincea si sposta di 1 colonna a sinistra.',
  'CA-DARA-14':
    'Attraverso la trincea una ZOC vale solo per il lancio. Non ferma e non trattiene nessuno, non sbarra percorsi e non rende obbligatorio alcun Assalto.',
  'CA-DARA-15': 'Un’unità che va in Rotta attraverso la trincea è eliminata.',
  'CA-DARA-16':
    'Gli arcieri sulle mura arrivano 2 esagoni più lontano, fino a 7, e hanno -1 al tiro. A 6 e 7 colpisce solo uno 0 modificato o meno, per 1 Colpo.',
  'CA-DARA-17': 'Chi è sulle mura non assalta e non è assaltato.',
  'CA-DARA-18':
    'Nessun’altra unità sale sulle mura, se non dalla porta. La porta è aperta ai Bizantini in Rotta; vengono tolti, come eliminati.',
  'CA-DARA-19':
    'Un’unità combattente persiana nella porta abbassa subito di 50 il Livello di Ritirata bizantino, una volta sola.',
  'CA-DARA-20': 'I Bizantini vanno in Rotta verso la porta, 1019, i Persiani verso est.',
  'CA-DARA-21': 'I Bizantini si ritirano a 100 Punti Rotta, i Persiani a 110.',
  'CA-DARA-22':
    'Un’unità con un nemico in un esagono frontale oltre la trincea può assaltarlo: con il controllo se gli ha mosso adiacente, senza se no.',
  'CA-DARA-23':
    'Finché sono nascosti Heruli e Pharas non hanno ZOC, non reagiscono a nulla e non sono bersagli. Piazzati sono rivolti a est, e si mostrano anche lanciando o assaltando. Il nemico che li trova resta nell’esagono prima del loro, e può proseguire con quel che gli resta se la loro ZOC lo permette.',
  'CA-DARA-24':
    'Le due unità della guarnigione non lasciano mai le mura. Si girano e lanciano con ordini, e di risposta, due volte ogni volta (vedi 11.4); non esercitano ZOC e non ne subiscono.',
  'CA-DARA-25':
    'Nel primo Turno di Gioco la fase di élite bizantina, e l’attivazione vinta dal campione, toccano a Belisario e a nessun altro.',
  'CA-CALL-01': 'Ognuno ha un posto fisso. I Bizantini sono rivolti a est, i Persiani a ovest.',
  'CA-CALL-02':
    'Bizantini. Ala sinistra: Longinus 1706, Isauri 1-4 in 1704-1707. Centro: Bouzes 1710, Traci 1-6 in 1710-1712, 1608-1610, A. John 1715, Armeni 1-6 in 1713-1715, 1616-1618. Ala destra: Arethas 1720, MI Saracena 1-6 in 1718-1723. Riserva: Belisario 1413, Bucellari 1-3 in 1412-1414.',
  'CA-CALL-03':
    'Persiani. Ala sinistra: Alamoundaras, che li comanda tutti, 2718, Cabades 3018, LC Saracena 1-8 in 2715-2722, Immortali 8-14 in 3017-3020, 3117-3119. Ala destra: Azarethes 3008, LC Persiana 1-10 in 2705-2712, 2805, 2813, Immortali 1-7 in 3007-3010, 3107-3109.',
  'CA-CALL-04':
    'Longinus comanda solo gli Isauri, Arethas solo i Saraceni. Cabades e Azarethes comandano chiunque tranne i Saraceni.',
  'CA-CALL-05': 'Linee bizantine: 1 HC/Cat, 2 MI. Linee persiane: 1 LC Saracena, 2 LC Persiana, 3 HC Immortali.',
  'CA-CALL-06':
    'Quaresima (la “Festa di Lent”): dal terzo Turno di Gioco il Bizantino tira alla fine di ogni Fase di Rotta e Riarmo. Con 0 o 1 tutte le sue unità hanno 1 TQ in meno per il resto della battaglia, e non tira più; da 2 a 9 non succede nulla. Le unità in Rotta conservano la TQ di 1.',
  'CA-CALL-07': 'Un’unità i cui Colpi arrivano così alla TQ ridotta va subito in Rotta (vedi 10.21).',
  'CA-CALL-08':
    'Nessuno passa l’Eufrate tranne i Bizantini in fuga, per l’isola in 1302. Gli esagoni con un po’ di terra sono in gioco. Un’unità spinta nel fiume è eliminata.',
  'CA-CALL-09':
    'I Bizantini vanno in Rotta verso l’isola in 1302, dove escono dal gioco e contano come eliminati, i Persiani verso est.',
  'CA-CALL-10': 'I Bizantini si ritirano a 60 Punti Rotta, i Persiani a 75.',
  'CA-TRIC-01': 'Ognuno ha un posto fisso. I Bizantini sono rivolti a ovest, i Vandali a est.',
  'CA-TRIC-02':
    'Bizantini. Linea: A. John 5112, Martinus 5120, Traci 1-5 in 5104, 5106, 5108, 5110, 5112, Armeni 1-5 in 5114, 5116, 5118, 5120, 5122. Riserva: Belisario e Bucellari 1 5513, Sunicas e Unni M 1 5515, Pharas e LN Heruli 1 5511. La fanteria è ancora in cammino.',
  'CA-TRIC-03':
    'Vandali. Ala sinistra: Gara 4505, LN 1-4 in 4502, 4504, 4505, 4507, LC 1-2 in 4503, 4506. Centro: Tzazon e HC 1 4512, LN 5-8 in 4509, 4511, 4513, 4515, LC 3-4 in 4510, 4514. Ala destra: Gelimer, che li comanda tutti, e HC 2 4520, LN 9-12 in 4517, 4518, 4521, 4522, LC 5 4519.',
  'CA-TRIC-04': 'Sunicas comanda solo l’unità Unna M, Pharas solo gli Heruli.',
  'CA-TRIC-05': 'Linee bizantine: 1 HC/Cat, 2 MI e LI. L’unica linea vandala: HC, LN e LC insieme.',
  'CA-TRIC-06':
    'Unni e Heruli sono riluttanti: di propria volontà non entrano in una ZOC vandala finché i Vandali non hanno un Punto Rotta, e almeno il doppio dei Bizantini.',
  'CA-TRIC-07':
    'Se nella Fase di Ritirata i Bizantini hanno più Punti Rotta dei Vandali, Unni e Heruli passano ai Vandali per sempre.',
  'CA-TRIC-08':
    'All’inizio di ogni Turno di Gioco, anche del primo, il Bizantino tira per la fanteria finché non arriva. Con uno 0 cominciano ad arrivare MI Numeri 1-10 e LI Ausiliari 1-5.',
  'CA-TRIC-09':
    'Vengono In Colonna, tutte dallo stesso esagono di 60xx, a scelta del Bizantino. In ogni turno la prima paga 1 MP per entrare, e ogni seguente 1 MP in più.',
  'CA-TRIC-10':
    'Mentre arrivano muovono in apertura di turno, prima di ogni comandante e di ogni fase di élite, e senza ordini. Per quanto sta a loro restano In Colonna finché tutte sono sulla mappa.',
  'CA-TRIC-11':
    'Se un Assalto nemico fa danno a una di loro, quelle ancora fuori mappa non vengono più. Non sono perdite.',
  'CA-TRIC-12': 'Arrivate tutte quelle che possono, prendono ordini come le altre.',
  'CA-TRIC-13': 'I Bizantini vanno in Rotta verso est, i Vandali verso ovest.',
  'CA-TRIC-14': 'I Bizantini si ritirano a 35 Punti Rotta, che la fanteria sia venuta o no, i Vandali a 30.',
  'CA-TRIC-15':
    'Chi cambia parte lo fa com’è, con Sunicas e Pharas. Va in Rotta verso il bordo vandalo, entra per tipo nella linea vandala e non ha il +2 alla TQ; da allora le sue perdite sono vandale, e le sue Rotte chiamano il controllo vandalo.',
  'CA-TAGI-01':
    'Ognuno ha un posto fisso. I Bizantini sono rivolti a sud e i Goti a nord, se per un esagono non è detto altro.',
  'CA-TAGI-02':
    'Bizantini. Ala sinistra, rivolta a sudovest: Ausiliari 9-14 in 3810, 4010, 4109, 4209, 4308, 4408. Centro: J. Glutton 3818, Dagisthaeus 3822, Traci 1-3 in 3812-3814, HI Lombarda 1-3 in 3815-3817, MI Heruli 1-3 in 3818-3820, Armeni 1-3 in 3821-3823. Ala destra, rivolta a sudest: Valeriano 4225, Ausiliari 15-20 in 4024, 4124, 4225, 4325, 4426, 4526. Riserva, rivolta a sudovest: Narses e la sua guardia 3707, Bucellari 1 3708, Pharas e LN Heruli 1 3808. Fianco sinistro: John 4802, Bucellari 2-4 in 4802, 4803, 4902 rivolti a sudovest, Sunicas e Unni M 1 5002.',
  'CA-TAGI-03':
    'Goti: Totila, che li comanda tutti, 5517; HC 1-20, quelle di TQ 5 e quelle di TQ 6 come vuole il loro giocatore, in 5511-5522, 5412, 5413, 5415, 5416, 5418, 5419, 5421, 5422; Teias 5717; LI 1-12 in 5711-5722.',
  'CA-TAGI-04': 'Dagisthaeus comanda solo le tre Cat Armene, Pharas la LN Heruli, Sunicas l’unità Unna M.',
  'CA-TAGI-05': 'Linee bizantine: 1 HC/Cat, 2 LI, 3 HI, 4 MI. Linee gote: 1 HC, 2 LI.',
  'CA-TAGI-06':
    'Prima della battaglia si sfidano i campioni: Anzalas, 5/6, e Coccas, 3/7. Al vincitore spetta quanto promette 11.85.',
  'CA-TAGI-07':
    'Se vince il Bizantino, il Goto può tirare. Fino al Carisma di Totila è come se non avesse vinto nessuno; oltre, i Bizantini hanno i loro vantaggi e i Goti sommano 1 a tutti i tiri di TQ nel primo Turno di Gioco.',
  'CA-TAGI-08': 'Nel primo Turno di Gioco agiscono solo Totila, Narses e chi è stato scelto per aver vinto la sfida.',
  'CA-TAGI-09': 'Chi combatte a piedi resta a piedi, e nessun’altra cavalleria bizantina smonta.',
  'CA-TAGI-10':
    'Le LI gote possono lanciare ma non muovere finché non c’è stato un Assalto, o una di loro non ha subito un lancio, colpita o no.',
  'CA-TAGI-11': 'Per le Avanzate Incontrollate i nemici più vicini sono le unità bizantine della colonna 38.',
  'CA-TAGI-12':
    'Schieramento libero: i Goti stanno dove vogliono dalla colonna 54 in poi. Allora non valgono la regola dei loro arcieri né quella dei nemici più vicini.',
  'CA-TAGI-13': 'I Bizantini vanno in Rotta verso nord, i Goti verso sud.',
  'CA-TAGI-14': 'I Bizantini si ritirano a 75 Punti Rotta, i Goti a 45.',
  'CA-CASI-01': 'Ognuno ha un posto fisso. I Bizantini sono rivolti a sud e i Franchi a nord, se non è detto altro.',
  'CA-CASI-02':
    'Bizantini. Fianco sinistro, rivolto a sudovest: Pharas e LN Heruli 1 2824, Sunicas e Unni M 1 2624. Ala sinistra: Artabates 3022, Armeni 1-3 in 3021-3023. Centro: Narses e la sua guardia 3108, John 3114, MI Heruli 1-3 in 3017, 3019, 3020, HI Lombarda 1-3 in 3011, 3013, 3015, Ausiliari 10-20 in 3010, 3012, 3014, 3016, 3018, 3109, 3111, 3113, 3115, 3117, 3119. Ala destra: Zandalas 3009, Traci 1-3 in 3007-3009; rivolti a sudest Bucellari 1-2 in 2705, 2806 e Ausiliari 9 2906.',
  'CA-CASI-03':
    'Franchi, nel loro Cuneo: Berserker 1-3 in 2014, 1913, 1914, Franchi 1-18 in 1813-1815, 1712-1715, 1612-1616, 1511-1516; Buccelin, che li comanda tutti, 1814, Alanorix 1614.',
  'CA-CASI-04': 'Sunicas comanda solo l’unità Unna M, Pharas solo la LN Heruli.',
  'CA-CASI-05': 'Linee bizantine: 1 HC/Cat, 2 LI, MI e HI. L’unica linea franca: MI.',
  'CA-CASI-06':
    'Un Cuneo sono da 6 a 21 unità di fanteria in righe di 1, 2, 3, 4, 5 e 6, riempite dalla punta all’indietro. I Franchi vi cominciano e possono riformarlo in ogni momento.',
  'CA-CASI-07':
    'Il Cuneo lo comanda Buccelin, ed è una linea. Finché c’è qualcuno dentro, egli dev’essere con un’unità delle prime tre righe.',
  'CA-CASI-08':
    'Il Cuneo può finire in Avanzata Incontrollata. Allora solo la punta deve usare tutta la MA; le altre la seguono in modo da tenere il loro posto.',
  'CA-CASI-09':
    'L’Assalto in Cuneo si fa se, all’inizio del Segmento di Assalto, c’è un nemico nella ZOC della punta. Allora tutto il Cuneo deve cercare di assaltare, a ondate, riga per riga.',
  'CA-CASI-10': 'La punta combatte per prima, da 9.13 a 9.17.',
  'CA-CASI-11':
    'Poi ogni riga a turno muove dritta davanti a sé, senza girarsi e fino alla MA stampata, finché è adiacente a un nemico o non ha più MP. Subisce il Lancio in Entrata, poi lancia, poi si risolvono tutti i suoi Assalti, con i punti da 9.13 a 9.17.',
  'CA-CASI-12':
    'In quella mossa un’unità può passare attraverso un’amica, e non più di una, con 1 MP in più. L’amica prende 1 Colpo, chi muove nessuno.',
  'CA-CASI-13': 'Le unità che assaltano nel Cuneo sono Superiori in Attacco se hanno mosso per ingaggiare.',
  'CA-CASI-14': 'Un difensore può essere attaccato più volte nel segmento, ma una sola per ondata.',
  'CA-CASI-15': 'Finite le ondate il loro comandante può muovere fino a 4 esagoni, anche uscendo da una ZOC nemica.',
  'CA-CASI-16': 'Queste mosse si aggiungono a quelle fatte prima, e non costano il Colpo della seconda mossa.',
  'CA-CASI-17': 'Nel primo Turno di Gioco agiscono solo Buccelin e Narses.',
  'CA-CASI-18': 'I Bizantini vanno in Rotta verso nord, i Franchi verso sud.',
  'CA-CASI-19': 'I Bizantini si ritirano a 70 Punti Rotta, i Franchi a 45.',
  'CA-CASI-20':
    'Se nella ZOC della punta non c’è un nemico, non c’è Assalto in Cuneo. Le unità del Cuneo a contatto combattono come al solito, e finché esso regge chi ha mosso per ingaggiare è Superiore in Attacco.',
} as const satisfies { readonly [Id in ClauseId]?: string }
