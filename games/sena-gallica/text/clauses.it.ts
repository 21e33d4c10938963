import type { RuleTexts } from './sentences.ts'

/** The paragraphs and clauses of the rules in our own words. */

export const sections: RuleTexts['sections'] = {
  '1.1': 'Scala',
  '1.2': 'Il dado',
  '1.3': 'Prove di equipaggio',
  '1.4': 'Le flotte',
  '2.1': 'La mappa',
  '2.2': 'Prua e poppa',
  '2.3': 'Gli esagoni attorno a una nave',
  '2.4': 'Chi può stare dove',
  '2.5': 'Contatto e distanza',
  '2.6': 'Bordi e riva',
  '3.1': 'Valori di una nave',
  '3.2': 'Stati di una nave',
  '4': 'Il turno',
  '5.1': 'Il primo turno',
  '5.2': 'Il tiro d’iniziativa',
  '5.3': 'A che cosa serve',
  '6.1': 'Comandanti',
  '6.2': 'Chi è in comando',
  '6.3': 'Formare gli squadroni',
  '6.4': 'Squadroni a turno',
  '6.5': 'Navi isolate',
  '6.6': 'Comandanti che cambiano nave',
  '7.1': 'Che cosa fa una nave attiva',
  '7.2': 'Velocità',
  '7.3': 'Fatica',
  '7.4': 'Rimettere in ordine i remi',
  '8.1': 'Passi e costi',
  '8.2': 'Limiti',
  '8.4': 'Anastrophé',
  '9.1': 'Quando si sperona',
  '9.2': 'Angolo e modificatori',
  '9.3': 'Che cosa fa uno speronamento',
  '9.4': 'Arretrare',
  '9.5': 'Diekplous',
  '9.6': 'Falciare i remi',
  '10.1': 'Il tiro',
  '10.2': 'Tiro di opportunità',
  '10.3': 'La tabella del tiro',
  '10.4': 'Capacità di fuoco',
  '10.5': 'Incendiare le navi',
  '11.1': 'Arpionare',
  '11.2': 'Legami',
  '11.3': 'Tagliare i rampini',
  '11.4': 'Abbordaggio',
  '11.5': 'Dopo una cattura',
  '11.6': 'Prede',
  '11.7': 'Equipaggi che affondano',
  '12.1': 'Comandanti in pericolo',
  '12.2': 'Senza ammiraglio',
  '13.1': 'Il fuoco si propaga',
  '13.2': 'Navi che bruciano',
  '13.3': 'Navi che affondano',
  '14.1': 'Punti',
  '14.2': 'Vittoria',
  '14.3': 'Smettere di comune accordo',
  '14.4': 'Quando la battaglia si ferma',
  '15.1': 'Schieramento dei Goti',
  '15.2': 'Schieramento dei Bizantini',
  '15.3': 'Dove vanno i comandanti',
  '15.4': 'Schieramento fisso',
  '15.5': 'Vento',
}

export const clauses: RuleTexts['clauses'] = {
  'SG-1.1a': 'Una pedina nave rappresenta tre galee, e ogni nave delle due parti è un dromone leggero.',
  'SG-1.2a': 'Il dado a dieci facce si legge da 0 a 9: lo zero vale zero ed è il risultato più basso.',
  'SG-1.3a': 'Una prova di equipaggio riesce se il dado è al più 4 + Equipaggio, più gli eventuali bonus alla prova.',
  'SG-1.3b': 'In una prova di equipaggio uno 0 naturale riesce sempre e un 9 naturale fallisce sempre.',
  'SG-1.4a': 'I Goti hanno esattamente 16 dromoni leggeri, i Bizantini esattamente 17.',
  'SG-2.1a':
    'La mappa ha le colonne da 10 a 42 e le righe da 01 a 22; le colonne crescono verso sud, le righe verso ovest; gli esagoni vicini seguono lo sfalsamento delle mappe terrestri.',
  'SG-2.2a': 'Una nave occupa due esagoni vicini, prua e poppa; la sua rotta è la direzione dalla poppa alla prua.',
  'SG-2.3a': 'I due esagoni di fianco di una nave sono gli unici che toccano sia la prua sia la poppa.',
  'SG-2.4a':
    'Un esagono contiene parte di una sola nave, e nessuna nave entra in un esagono occupato se non con un diekplous riuscito.',
  'SG-2.4b': 'Nessuna nave entra in un esagono di terra se non per arenarsi.',
  'SG-2.5a':
    'La distanza fra due navi è la minore fra un esagono dell’una e un esagono dell’altra; a distanza 1 sono a contatto.',
  'SG-2.6a': 'Una nave la cui prua esce dalla mappa è rimossa per sempre e conta come ritirata.',
  'SG-2.6b': 'Una nave può arenarsi con un passo Avanti in terra: è rimossa e conta come perduta.',
  'SG-3.1a':
    'Un dromone leggero ha Riposo 2, Crociera 6, Massima 9, Rostro 2, Scafo 2 e 4 fanti di marina; l’Equipaggio è 3 per i Bizantini e 2 per i Goti.',
  'SG-3.2a':
    'Una nave coi remi falciati ha Crociera 3, non può usare la Massima né speronare, e vira o ruota solo verso il lato falciato.',
  'SG-3.2b': 'Una nave a mezza velocità ha Crociera 3 e non può usare la Massima.',
  'SG-3.2c': 'Una nave paralizzata non si muove più per il resto della partita, ma può tirare, arpionare e abbordare.',
  'SG-3.2d': 'Una nave speronata non si muove, ma può ancora tirare, arpionare e abbordare finché non affonda.',
  'SG-3.2e': 'Una nave arpionata non si muove.',
  'SG-3.2f':
    'Una nave in fiamme non può usare la Massima né tirare, e ha -1 ai propri tiri di speronamento, arpionamento e abbordaggio.',
  'SG-3.2g': 'Una nave senza fanti di marina non può tirare, arpionare né abbordare.',
  'SG-4a': 'Un turno si svolge così: iniziativa, comando, fase degli squadroni, fase delle navi isolate, fase finale.',
  'SG-5.1a': 'Nel turno 1 l’iniziativa è del giocatore bizantino, senza tiro.',
  'SG-5.2a':
    'Dal turno 2 ciascuno somma al dado il valore di iniziativa del proprio ammiraglio (0 se perduto); la somma più alta ha l’iniziativa e i pareggi si ritirano.',
  'SG-5.3a': 'Chi ha l’iniziativa decide chi attiva il primo squadrone e la prima nave isolata del turno.',
  'SG-6.1a':
    'Ogni parte ha un ammiraglio e due comandanti di squadrone, ciascuno su una nave; la posizione di un comandante è l’esagono di prua della sua nave.',
  'SG-6.1b':
    'I raggi sono: Giovanni 5, Valeriano 4, Martino 4, Baderico 3, Sigirico 3, Odoteo 3; l’iniziativa è 3 per Giovanni e 1 per Baderico.',
  'SG-6.2a':
    'Una nave è nello squadrone di un comandante se lo porta a bordo o se nella fase di comando la sua prua è entro il suo raggio.',
  'SG-6.2b':
    'Una nave è in uno squadrone anche se la sua prua è nell’esagono a poppavia di una nave di quello squadrone e le due hanno la stessa rotta.',
  'SG-6.3a':
    'Gli squadroni si formano da capo ogni turno; una nave adatta a più squadroni è messa in uno dal suo proprietario, e assegna per primo chi non ha l’iniziativa.',
  'SG-6.3b': 'L’assegnazione vale per tutto il turno, anche se il comandante va perduto nel frattempo.',
  'SG-6.4a': 'I giocatori attivano a turno uno squadrone alla volta; chi non ne ha più è saltato e l’altro prosegue.',
  'SG-6.4b':
    'Le navi dello squadrone attivo agiscono una dopo l’altra nell’ordine voluto dal proprietario, ognuna finendo prima che cominci la seguente; singole navi si possono saltare.',
  'SG-6.5a':
    'Le navi senza squadrone agiscono solo dopo tutti gli squadroni, una alla volta a turno, e ciascuna deve superare una prova di equipaggio per agire normalmente.',
  'SG-6.5b':
    'Una nave isolata che fallisce la prova non può muovere né arpionare, ma può tirare, tagliare i rampini e abbordare una nave a cui è già arpionata.',
  'SG-6.6a':
    'All’inizio dell’attivazione del suo squadrone un comandante può passare su una nave amica a contatto, se nessuna delle due è arpionata o in fiamme.',
  'SG-7.1a':
    'Una nave attivata agisce nell’ordine: taglio dei rampini, movimento, arpionamento, abbordaggio, fatica; il tiro avviene una volta, in qualunque momento dell’attivazione.',
  'SG-7.2a': 'Una nave dichiara Riposo, Crociera o Massima prima di muovere; i punti non usati sono persi.',
  'SG-7.2b': 'Una nave che in questa attivazione ha tagliato il suo ultimo legame può solo stare a Riposo.',
  'SG-7.3a':
    'Dopo un movimento alla Massima la nave prende 1 punto di fatica se supera una prova di equipaggio, 2 se la fallisce.',
  'SG-7.3b':
    'Una Crociera in cui si spendono al più 4 punti toglie 1 di fatica; Riposo, nessun movimento o l’essere immobile ne tolgono 2; la fatica resta fra 0 e 3.',
  'SG-7.3c': 'La fatica 2 dà -1 e la fatica 3 dà -2 ai tiri di speronamento, falciata e diekplous.',
  'SG-7.3d': 'Con fatica 3 la Crociera è 3 e la Massima non è permessa.',
  'SG-7.4a':
    'Una nave falciata che per tutta l’attivazione sta solo a Riposo può fare una prova di equipaggio: se riesce, passa da falciata a mezza velocità.',
  'SG-8.1a': 'Avanti costa 1: la prua entra nell’esagono davanti, la poppa nel vecchio esagono di prua.',
  'SG-8.1b':
    'Una Virata costa 2: la prua entra nell’esagono di prua a sinistra o a dritta, la poppa nel vecchio esagono di prua, e la rotta cambia di 60 gradi.',
  'SG-8.1c': 'Una Rotazione costa 3: la poppa resta e la prua gira in un esagono di fianco.',
  'SG-8.1d': 'Sciare costa 2: la nave arretra di un esagono senza cambiare rotta.',
  'SG-8.2a':
    'Fra due Virate deve esserci almeno un passo Avanti in Crociera, almeno due alla Massima; la prima Virata non ne richiede alcuno prima.',
  'SG-8.2b': 'Al più due Rotazioni per attivazione, e nessuna se ci sono passi Avanti o Virate.',
  'SG-8.2c':
    'Al più due passi a sciare per attivazione, combinati solo con Rotazioni; Rotazione e sciare richiedono la Crociera.',
  'SG-8.4a':
    'Anastrophé: alla Massima, con Equipaggio 3 o più, fatica sotto 2, né falciata né a mezza velocità, dopo due passi Avanti, una volta per attivazione, per 4 punti e una prova di equipaggio prua e poppa si scambiano.',
  'SG-8.4b': 'Se la prova dell’anastrophé fallisce la nave si ferma senza girarsi e prende 1 punto di fatica in più.',
  'SG-9.1a':
    'Una nave può speronare solo in Crociera o alla Massima, non falciata, quando l’ultimo passo è stato Avanti e il prossimo la porterebbe in un esagono di una nave nemica; paga 1 punto e non vi entra.',
  'SG-9.1b': 'Una nave sperona al più una volta per attivazione, e con ciò il suo movimento finisce.',
  'SG-9.2a':
    'Differenze di rotta di 180, 120, 60 e 0 gradi sono di prua, al mascone, al giardinetto e di poppa, e richiedono 9, 7, 5 e 6.',
  'SG-9.2b':
    'Al tiro di speronamento si somma Rostro meno Scafo e, se positiva, la differenza fra l’Equipaggio dell’attaccante e quello del bersaglio.',
  'SG-9.2c': 'Il tiro di speronamento ha +1 alla Massima e +1 dopo una rincorsa di tre o più passi Avanti.',
  'SG-9.2d':
    'Il tiro di speronamento ha +2 contro un bersaglio falciato o a mezza velocità oppure +3 contro uno immobile, mai entrambi.',
  'SG-9.2e': 'Il tiro di speronamento ha -1 se l’attaccante è in fiamme, oltre al modificatore di fatica.',
  'SG-9.3a':
    'Uno speronamento che raggiunge il numero rende il bersaglio speronato; un bersaglio già speronato affonda subito.',
  'SG-9.3b': 'Uno speronamento mancato di 1-3 è di striscio: nessun danno.',
  'SG-9.3c':
    'Uno speronamento mancato di 4 o più è impigliato: l’attaccante resta falciato su un lato scelto dal proprietario, o paralizzato se era a mezza velocità.',
  'SG-9.3d':
    'Uno speronamento di prua con uno 0 naturale lascia speronato l’attaccante stesso, al posto di ogni altro risultato.',
  'SG-9.3e':
    'Dopo uno speronamento di striscio o impigliato il bersaglio, se ha fanti di marina e non è una preda, può subito tentare un arpionamento fuori turno.',
  'SG-9.4a':
    'Dopo uno speronamento riuscito che lascia a galla il bersaglio l’attaccante fa una prova di equipaggio con +1: se riesce e il mare dietro è libero può arretrare gratis di un esagono, altrimenti le navi restano arpionate.',
  'SG-9.5a':
    'Il diekplous richiede la Massima, una nave non falciata, ultimo passo Avanti, una nave nemica esattamente davanti con rotta uguale o opposta, due esagoni di mare libero oltre ad essa e 6 punti rimasti.',
  'SG-9.5b':
    'Il tiro di diekplous è dado + proprio Equipaggio - Equipaggio nemico - 1 per ogni esagono di fianco di quella nave occupato da un’altra nave nemica + modificatore di fatica; con 5 o più si passa.',
  'SG-9.5c':
    'Dopo un diekplous riuscito la nave si trova subito oltre e può tentare una falciata a -1 contro la nave attraversata, sul lato che sceglie.',
  'SG-9.5d': 'Un diekplous fallito ferma la nave a contatto, e la nave nemica può tentare un arpionamento fuori turno.',
  'SG-9.6a':
    'Una falciata richiede Crociera o Massima, rotte parallele, due passi Avanti di fila di cui il secondo porti la prua nell’esagono di fianco del bersaglio, un esagono libero davanti e 1 punto in più.',
  'SG-9.6b':
    'Il tiro di falciata è dado + proprio Equipaggio - Equipaggio del bersaglio + 1 alla Massima + modificatore di fatica; con 7 o più il bersaglio è falciato su quel lato.',
  'SG-9.6c':
    'Un risultato di 1 o meno, o uno 0 naturale, falcia l’attaccante sul lato verso il bersaglio; in ogni caso l’attaccante prosegue.',
  'SG-9.6d': 'Una nave falciata una seconda volta, o falciata mentre è a mezza velocità, è paralizzata.',
  'SG-9.6e':
    'Navi arpionate e prede non possono essere falciate, e un attaccante falcia la stessa nave al più una volta per attivazione.',
  'SG-10.1a':
    'Una nave con fanti di marina, non in fiamme e non preda, tira una volta nella sua attivazione contro una nave nemica entro distanza 2 a cui non sia arpionata.',
  'SG-10.1b':
    'A distanza 2 il tiro è bloccato se ogni esagono fra gli esagoni più vicini delle due navi contiene una nave o terra.',
  'SG-10.2a':
    'Ogni nave del giocatore non attivo può tirare una volta per turno contro un nemico in movimento alla fine di un passo entro distanza 2, o subito prima di uno speronamento, una falciata o un passaggio contro di essa.',
  'SG-10.3a': 'Il tiro dà D con 7 o più a distanza 1 e con 8 o più a distanza 2.',
  'SG-10.3b':
    'Modificatori del tiro: +1 bersaglio immobile, -1 bersaglio in moto alla Massima (solo tiro di opportunità), -1 nave che tira con 1 o 2 fanti di marina.',
  'SG-10.4a': 'Tutte le navi hanno capacità di fuoco: ogni risultato D vale come D/F.',
  'SG-10.5a': 'D/F costa al bersaglio 1 fante di marina, mai sotto 0, e poi si verifica l’incendio.',
  'SG-10.5b': 'La verifica incendia il bersaglio al livello 1 con 7 o più; una nave che già brucia non si verifica.',
  'SG-10.5c': 'Quando tira una nave gota la verifica dell’incendio ha -1.',
  'SG-11.1a':
    'Per arpionare servono contatto e fanti di marina; dado + proprio Equipaggio - Equipaggio del bersaglio, con 6 o più riesce.',
  'SG-11.1b':
    'Modificatori per arpionare: +2 bersaglio immobile, -2 propria nave alla Massima in questa attivazione, -1 bersaglio alla Massima in questo turno, -1 propria nave in fiamme.',
  'SG-11.2a': 'Una nave può essere legata a più navi; ogni legame unisce due navi.',
  'SG-11.3a':
    'Una nave arpionata può tentare di tagliare un legame all’inizio della sua attivazione: dado + proprio Equipaggio - fanti di marina nemici in eccesso sull’altra nave, con 6 o più riesce.',
  'SG-11.3b': 'Un legame con una nave tenuta solo da amici si taglia senza tiro.',
  'SG-11.4a':
    'Una nave abborda al più una volta per turno una nave nemica arpionata ad essa, anche nell’attivazione in cui l’ha arpionata; possono unirsi gli amici arpionati alla stessa nave che non hanno ancora abbordato.',
  'SG-11.4b':
    'Il tiro di abbordaggio è dado + fanti di marina che abbordano - fanti che difendono, +1 con un comandante fra chi abborda, -1 con un comandante sul difensore, -1 se una nave che abborda è in fiamme.',
  'SG-11.4c':
    'Risultati dell’abbordaggio: 1 o meno, chi abborda perde 2; 2-4 perde 1; 5-7 perdono 1 entrambi; 8-9 cattura e chi abborda perde 1; 10 o più cattura.',
  'SG-11.4d':
    'Un difensore senza fanti di marina è catturato senza tiro, anche se il suo ultimo fante cade con 5-7 mentre resta qualcuno che abborda.',
  'SG-11.5a':
    'Alla cattura tutti i legami della nave sono tolti e chi la cattura mette a bordo almeno 1 fante di marina come equipaggio di preda.',
  'SG-11.6a':
    'Una preda non muove, non tira, non arpiona, non abborda e non è in alcuno squadrone; il vecchio proprietario può arpionarla, abbordarla o speronarla.',
  'SG-11.6b':
    'Una preda ripresa torna una nave normale a mezza velocità, con la squadra d’abbordaggio come fanti di marina.',
  'SG-11.7a':
    'Se una nave speronata cattura una nave nemica tutti i suoi uomini possono trasferirvisi, e la preda agisce per chi l’ha presa a mezza velocità e col suo Equipaggio.',
  'SG-12.1a':
    'Quando la nave di un comandante affonda, brucia o è catturata egli si salva con 0-6 su una nave amica entro 2 esagoni che non sia immobile; altrimenti è perduto.',
  'SG-12.2a': 'Una parte senza ammiraglio ha iniziativa 0, e i comandanti non si rimpiazzano.',
  'SG-13.1a':
    'Nella fase finale ogni nave non incendiata arpionata a una che brucia prende fuoco con 6 o più; le navi appena incendiate non propagano il fuoco in quel turno.',
  'SG-13.2a':
    'Ogni nave in fiamme tira poi dado + Equipaggio, -1 al livello 2; con 8 o più il fuoco è spento, altrimenti il livello 1 diventa 2 e una nave al livello 2 è distrutta.',
  'SG-13.3a': 'Una nave speronata in un turno precedente affonda nella fase finale.',
  'SG-13.3b': 'Ogni nave arpionata a una che affonda fa una prova di equipaggio e affonda con essa se fallisce.',
  'SG-14.1a': 'Una nave affondata, bruciata o arenata vale 3 punti al nemico; ritirata oltre il bordo 1.',
  'SG-14.1b': 'Una nave catturata vale 4 punti finché è tenuta, 3 quando affonda o brucia, 0 se è ripresa.',
  'SG-14.1c': 'Un ammiraglio perduto vale 5 punti, un comandante di squadrone 2.',
  'SG-14.2a': 'Il giocatore bizantino vince con almeno 35 punti che siano almeno il doppio di quelli nemici.',
  'SG-14.2b': 'Il giocatore goto vince con almeno 40 punti che siano almeno il doppio di quelli nemici.',
  'SG-14.2c': 'I livelli di vittoria si verificano alla fine di ogni turno.',
  'SG-14.3a':
    'Se i giocatori smettono di comune accordo senza che nessuno abbia vinto, chi ha più punti vince di misura; a parità di punti la partita è patta.',
  'SG-14.4a':
    'La partita finisce anche quando una parte non ha più navi capaci di muovere, tirare o abbordare, o dopo tre turni interi senza alcun tiro d’attacco.',
  'SG-15.1a':
    'I Goti si schierano per primi: un’unica linea affiancata senza vuoti sul lato ovest, rotta est, ogni poppa entro 3 esagoni dalla terra.',
  'SG-15.2a': 'I Bizantini si schierano per secondi, come vogliono, senza navi a più di 5 esagoni dal bordo est.',
  'SG-15.3a': 'Nello schieramento libero ogni comandante è posto su una nave propria diversa.',
  'SG-15.4a':
    'Schieramento fisso dei Goti: colonne 18-33, prua xx15, poppa xx16, rotta est; Baderico 2515, Sigirico 3015, Odoteo 2015.',
  'SG-15.4b':
    'Schieramento fisso dei Bizantini: colonne 18-34, prua xx03, poppa xx02, rotta ovest; Giovanni 2603, Valeriano 3103, Martino 2003.',
  'SG-15.5a': 'Il vento non si usa.',
}
