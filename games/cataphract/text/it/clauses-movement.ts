import type { ClauseId } from '../../data/ledger.ts'

/** Capitolo 6: movimento, colonne, ritirate, raggruppamento, finte ritirate. */
export const movement = {
  'CA-6.11a':
    'Con un ordine un’unità muove fino alla sua MA stampata. Può fermarsi prima, a meno che sia in Avanzata Incontrollata.',
  'CA-6.12a': 'In un Turno di Gioco un’unità può muovere quante volte si vuole, in una Fase degli Ordini una sola.',
  'CA-6.13a':
    'Dopo la prima mossa del turno un’unità si gira su Mosso. Ha ancora tutta la sua MA, ma ogni altra mossa nello stesso turno le costa 1 Colpo alla Coesione.',
  'CA-6.13b':
    'Le Avanzate dopo il Combattimento, la Ritirata Ordinata e i movimenti che nessuno ha scelto non costano quel Colpo; un’Avanzata Incontrollata sì.',
  'CA-6.13c': 'A questo fine anche girarsi nell’esagono è muovere. Il solo lancio non lo è.',
  'CA-6.14a':
    'Un comandante può muovere quante volte vuole, con un ordine ogni volta, ma per non più di 9 MP per Fase degli Ordini. Averli usati non lo rende Finito, e può ancora scansarsi davanti al nemico (vedi 4.62).',
  'CA-6.14b': 'Un comandante può ritirarsi davanti a qualsiasi unità combattente, per quanto veloce.',
  'CA-6.15a': 'Un comandante non ha orientamento e non paga per girarsi.',
  'CA-6.21a':
    'La tabella dice quanti MP costa ogni esagono. Salire di livello, passare acque o trincea e cambiare orientamento si paga in più.',
  'CA-6.22a':
    'Il terreno cattivo, che vi si entri o ci si giri, e i cambi di livello costano a molti tipi Colpi alla Coesione. Si prendono sul momento e si sommano.',
  'CA-6.22b': 'I comandanti non ne prendono.',
  'CA-6.22c':
    'Se muovendo i Colpi di un’unità arrivano alla sua TQ, va in Rotta all’istante e la sua mossa è finita. Solo l’Avanzata dopo il Combattimento ne è esente (vedi 9.21).',
  'CA-6.24a': 'Un esagono con due terreni vale per quello che prevale: 1503 a Callinicum è aperto.',
  'CA-6.25a': 'Un’unità che non può pagare per intero il costo di un esagono non vi entra.',
  'CA-6.25b': 'Negli esagoni proibiti, come le mura di Dara, non si entra affatto.',
  'CA-6.26a': 'Il terreno può spostare la colonna dell’Assalto, e il bosco ripara in parte dai lanci.',
  'CA-6.27a': 'Bosco e sconnesso sono terreno Difficile. Tutto il resto è Aperto.',
  'CA-6.31a': 'Un’unità passa di esagono in esagono vicino, e conclude la sua mossa prima che ne cominci un’altra.',
  'CA-6.32a': 'Si va solo avanti, in un esagono frontale. Per andare altrove un’unità deve prima girarsi.',
  'CA-6.41a':
    'La fanteria di un’armata disciplinata che ha l’ordine di muovere, e non è in ZOC nemica, può mettersi In Colonna o uscirne alla fine della mossa con 1 MP, se le resta.',
  'CA-6.41b': 'Muove In Colonna solo chi lo era già all’inizio della Fase degli Ordini.',
  'CA-6.42a': 'In Colonna un’unità ha 1 MA in più e non prende Colpi da ruscelli e pendii, in su o in giù.',
  'CA-6.43a': 'Una colonna è rivolta a un lato d’esagono; il suo unico esagono frontale è quello dritto davanti.',
  'CA-6.43b':
    'L’orientamento si adatta quando si forma la colonna. Uscendone l’unità si gira di 30 gradi, verso il vertice a sinistra o a destra, come vuole il suo giocatore.',
  'CA-6.43c': 'Una colonna ha così un esagono davanti, uno dietro e quattro di fianco. La sua ZOC è quello davanti.',
  'CA-6.44a':
    'Muove dritta o in uno dei due esagoni accanto a quello frontale, girandosi verso di esso senza spesa di MP né di Colpi. Ogni altra direzione è un giro da pagare.',
  'CA-6.44b':
    'Girarsi verso un altro esagono costa a una colonna 1 MP per lato d’esagono, e in terreno Difficile anche 1 Colpo per lato.',
  'CA-6.45a': 'Finché è In Colonna un’unità ha la TQ ridotta di 2.',
  'CA-6.45b': 'Una colonna non assalta e non lancia. Può muovere e può togliersi Colpi.',
  'CA-6.45c': 'Se uno dei difensori è In Colonna l’attaccante è Superiore, qualunque cosa dicano posizione e armi.',
  'CA-6.46a':
    'Una colonna assaltata non lo è più alla fine di quella Fase degli Ordini: prende 1 Colpo e si gira di 30 gradi verso un vertice, dalla parte che vuole il suo giocatore.',
  'CA-6.47a': 'Una colonna non fa Ritirate Ordinate né Cambi di Orientamento per Reazione.',
  'CA-6.47b':
    'Non passa attraverso gli amici, e nessun amico passa volontariamente attraverso di lei. Le unità in Rotta sì, con ciò che dice la tabella del Raggruppamento.',
  'CA-6.51a':
    'Mentre il nemico muove e lancia, un’unità fuori dalle sue ZOC può ritirarsi davanti a un nemico di MA inferiore che le arriva entro 2 esagoni, o che parte da lì.',
  'CA-6.51b':
    'Ha tanti MP quanta è la differenza fra le due MA, e ogni esagono in cui entra dev’essere più lontano da quel nemico di quello che lascia.',
  'CA-6.51c':
    'O subito o mai più: la mossa nemica s’interrompe per questo. Chi rinuncia ha perso l’occasione contro quell’unità finché dura la sua mossa.',
  'CA-6.51d': 'Unità in Rotta e colonne non si ritirano.',
  'CA-6.51e': 'Basta la distanza. Non importa dove il nemico stia andando.',
  'CA-6.52a':
    'L’unità arretra: conserva l’orientamento senza spesa e paga il terreno in MP e Colpi come sempre. Alla fine può girarsi, al prezzo solito.',
  'CA-6.52b': 'La fanteria prende 1 Colpo dopo essersi ritirata.',
  'CA-6.52c':
    'Se il nemico è venuto dal fianco o dal retro, l’unità prende 1 Colpo prima di ritirarsi; la fanteria li prende entrambi.',
  'CA-6.52d':
    'L’avvicinamento è dal retro solo se il nemico è adiacente a esagoni di retro e a nient’altro. Dove tocca fianco e retro viene dal fianco, e dove tocca il fronte viene dal fronte. Un nemico già adiacente viene dall’esagono in cui sta.',
  'CA-6.53a': 'Se i suoi Colpi arrivano alla TQ, un’unità che si ritira va subito in Rotta.',
  'CA-6.54a':
    'Un’unità può ritirarsi più e più volte, ogni volta al prezzo di 6.52. Non si spendono ordini né MA; lo stesso vale per i comandanti.',
  'CA-6.55a':
    'Una ritirata non porta mai in ZOC nemica, bosco, palude, fiume o esagono proibito all’unità. Il raggruppamento ha gli effetti soliti.',
  'CA-6.56a':
    'La cavalleria con B o C può tirare sul nemico davanti a cui si ritira, prima di partire, sempre come a raggio 2 e con +1 per il movimento. Le servono frecce e una Visuale attraverso fronte o fianchi; e lo fa una volta per Fase degli Ordini per ogni unità nemica che la scaccia.',
  'CA-6.57a': 'Nel Segmento di Assalto si ritirano solo i comandanti. Il nemico interrotto prosegue la sua mossa.',
  'CA-6.58a':
    'Quando un nemico arriva entro 2 esagoni da un’unità di una linea di cavalleria, l’intera linea può ritirarsi insieme. Allora vanno tutte, di almeno un esagono, e ciascuna entro la propria differenza di MA.',
  'CA-6.58b':
    'Se una di loro si è ritirata da sola in questa Fase degli Ordini, la linea non può più farlo tutta insieme.',
  'CA-6.58c':
    'O tutte o nessuna: ognuna deve potersi ritirare da quel nemico secondo 6.51, e avere un esagono dove andare.',
  'CA-6.61a': 'Un esagono contiene una sola unità combattente, e quanti comandanti e segnalini si vuole.',
  'CA-6.62a': 'In un esagono con un’unità combattente nemica non si entra e non si passa mai.',
  'CA-6.63a':
    'La tabella del Raggruppamento dice che cosa comporta passare attraverso gli amici. Se non dice altro riguarda sia chi muove sia chi è fermo; mai i comandanti.',
  'CA-6.63b': 'Un’unità in Rotta è eliminata appena un’altra entra nel suo esagono, per qualunque ragione.',
  'CA-6.64a':
    'Un esagono con soli comandanti non costa nulla in più a un’unità. Un comandante paga 1 MP in più per unirsi a un’unità combattente.',
  'CA-6.65a':
    'LN e LC di Heruli e Massageti, e le LC di Unni e Visigoti, scivolano attraverso gli amici: chi è fermo prende 1 Colpo se tira più della sua TQ, chi muove nessuno.',
  'CA-6.65b':
    'Ogni altra unità in ordine che passa attraverso un’amica costa 1 Colpo a entrambe. Fermarsi lì è proibito.',
  'CA-6.65c':
    'Un’unità in Rotta che passa attraverso gli amici non ne soffre. Se trova un’altra in Rotta, questa è eliminata; ogni altra prende tanti Colpi quanto il tiro supera la sua TQ, e almeno 1.',
  'CA-6.65d':
    'Se la Rotta finirebbe su un’unità amica, si va un esagono più in là passandole attraverso come sopra. L’unità è eliminata se quell’esagono è occupato, in ZOC nemica o inaccessibile; e un’amica che vi si trova ne soffre anch’essa, come se l’altra vi si fosse fermata.',
  'CA-6.71a':
    'La Finta Ritirata è delle LC di Unni e Visigoti, contro la cavalleria nemica, veloce o lenta che sia. I Massageti al servizio di Bisanzio non la conoscono.',
  'CA-6.72a':
    'Non è mai obbligatoria. In difesa risponde alla cavalleria che arriva, o parte, entro 2 esagoni; in attacco accompagna la Soppressione & Dispersione.',
  'CA-6.72b':
    'Non serve a chi è in ZOC nemica, né contro un bersaglio in ZOC amica, né in risposta a una Soppressione & Dispersione.',
  'CA-6.73a':
    'L’unità lo annuncia e arretra da 3 a 5 esagoni, lontano dal nemico e rivolta dove va, senza MP né Colpi. Se unità nemiche o loro ZOC sbarrano la via non può. Il raggruppamento conta.',
  'CA-6.73b':
    'Il nemico che fallisce il tiro di reazione deve seguire la stessa via, per quanto abbia già mosso, finché resta un solo esagono vuoto fra i due. Ignora le ZOC, ma un’unità sulla sua strada lo ferma.',
  'CA-6.73c':
    'Né la finta né l’inseguimento provocano Lanci di Reazione, e chi insegue non lancia contro altri che l’unità inseguita.',
  'CA-6.73d':
    'Se chi insegue arriva così vicino, un esagono vuoto in mezzo, il giocatore che finge tira. Fino alla TQ la sua unità fa dietro front gratis, e lancia da dov’è oppure si porta adiacente e lancia o assalta.',
  'CA-6.73e': 'Contro l’unità che gli si rivolta chi insegue non ha Lancio di Reazione, nemmeno di Risposta.',
  'CA-6.73f': 'Se il tiro supera la TQ, chi insegue può portarsi subito adiacente e lanciare, o assaltare da dietro.',
  'CA-6.73g':
    'Un tale Assalto si risolve all’istante, con il segnalino Deve Controllare sull’attaccante, secondo i punti da 9.13 a 9.17.',
  'CA-6.73h': 'Finta e inseguimento non costano a nessuno dei due né MP né Colpi.',
  'CA-6.73i': 'Dopo di ciò chi ha inseguito ha finito di muovere per questa Fase degli Ordini, comunque sia andata.',
  'CA-6.73j':
    'Chi insegue e non può arrivare entro due esagoni si ferma dove la via è sbarrata. Nessuno tira, lancia o assalta, e ha finito di muovere per questa Fase degli Ordini.',
  'CA-6.74a':
    'L’unità che ha provocato la finta tira contro il Valore di Reazione che le dà la battaglia, con 1 in meno al dado se è con un comandante. Oltre il valore deve inseguire; se no resta, o prosegue come voleva.',
  'CA-6.74b': 'Se non aveva Visuale sull’esagono da cui è partita la finta, non tira e non insegue.',
  'CA-6.74c':
    'Il bersaglio di una Soppressione & Dispersione fuori dal raggio di ogni comandante che potrebbe comandarlo insegue senza tirare.',
  'CA-6.75a':
    'Le finte si fanno una alla volta, ciascuna fino in fondo. L’ordine lo sceglie il difensore, che può continuare finché il nemico deve inseguire o non resta nessuno a provarci.',
  'CA-6.76a': 'Un’unità può fingere quante volte vuole in un turno, ma mai fuori dalla mappa.',
} as const satisfies { readonly [Id in ClauseId]?: string }
