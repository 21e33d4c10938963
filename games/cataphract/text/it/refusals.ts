import { isUnitId } from '../common.ts'
import type { RefusalParams, Sentences } from '../sentences.ts'
import { leader, ofUnit, theUnit, toLeader, toUnit } from './names.ts'

const isUnit = (id: string | undefined): id is string => id !== undefined && isUnitId(id)
const unitOf = (p: RefusalParams): string => (isUnit(p.unit) ? theUnit(p.unit) : 'questa unità')
const of = (p: RefusalParams): string => (isUnit(p.unit) ? ofUnit(p.unit) : 'di questa unità')
const leaderOf = (p: RefusalParams): string => (p.leader ? leader(p.leader) : 'questo comandante')
/** Un’unità o un comandante, di chiunque si parli. */
const toWhom = (p: RefusalParams): string => {
  if (p.leader) return toLeader(p.leader)
  return isUnit(p.unit) ? toUnit(p.unit) : 'a questa unità'
}
const target = (p: RefusalParams): string => (isUnit(p.at) ? theUnit(p.at) : 'il bersaglio')
const hex = (p: RefusalParams): string => p.to ?? (p.at && !isUnitId(p.at) ? p.at : 'quell’esagono')
const Capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const refusals: Sentences['refusals'] = {
  // Schieramento
  'not-a-set-up-hex': (p) =>
    `${Capital(hex(p))} non è un posto per questo, o non con quell’orientamento: lo schieramento dice dove può stare.`,
  'not-a-catalaunian-hex': (p) =>
    `${Capital(hex(p))} non è fra gli esagoni in cui lo schieramento dei Campi Catalunici le permette di stare.`,
  'not-a-taginae-hex': (p) => `A Taginae ${hex(p)} non è un posto per questo, o non con quell’orientamento.`,
  'hex-is-taken': (p) => `In ${hex(p)} c’è già un’unità.`,
  // Attivazione
  'not-lowest-initiative': (p) =>
    `Non tocca ${p.leader ? toLeader(p.leader) : 'a questo comandante'}: i comandanti agiscono dall’Iniziativa più bassa alla più alta.`,
  'leader-finished': (p) => `${Capital(leaderOf(p))} ha Finito per questo turno e non può essere attivato.`,
  'not-in-first-turn-dara': () => 'Nel primo turno di Dara si possono attivare solo Belisario e i comandanti persiani.',
  'not-in-first-turn-taginae': () =>
    'Nel primo turno di Taginae si possono attivare solo Narses, Totila e chi viene scelto per aver vinto la Sfida.',
  'not-in-first-turn-casilinum': () => 'Nel primo turno di Casilinum si possono attivare solo Narses e Buccelin.',
  'not-in-play': (p) => `${Capital(leaderOf(p))} non è sulla mappa.`,
  'not-your-leader': (p) => `${Capital(leaderOf(p))} non è dei tuoi.`,
  'trump-needs-higher': (p) =>
    `${Capital(leaderOf(p))} non ha l’Iniziativa per prevaricare: dev’essere più alta di quella del comandante a cui tocca.`,
  'counter-needs-equal': (p) =>
    `${Capital(leaderOf(p))} ha troppo poca Iniziativa: per prevaricare qui gliene serve almeno quanta ne ha l’altro.`,
  'one-trump': () => 'Per questa attivazione hai già tentato una Prevaricazione.',
  'contingents-never-trump': (p) => `${Capital(leaderOf(p))} non può prevaricare.`,
  'sangiban-never-trumps': () => 'Sangiban non può prevaricare.',
  'freed-leader-first': () => 'Un comandante che si è liberato da una ZOC nemica va attivato prima di ogni altro.',
  'not-in-elite-range': (p) =>
    `${Capital(leaderOf(p))} all’inizio del turno non era nel raggio del Comandante Supremo.`,
  'must-do-something': () =>
    'Chi ha prevaricato deve fare qualcosa: dare un ordine, un Recupero, togliere Colpi o lanciare un Assalto.',
  // Ordini
  'no-orders-left': () => 'Per questo non restano abbastanza Ordini Individuali.',
  'not-in-range': (p) => `Nessun percorso libero entro il Raggio di Comando arriva ${toWhom(p)}.`,
  'not-your-unit': (p) => `${Capital(unitOf(p))} non è delle tue.`,
  'may-not-command': (p) => `Questo comandante non può comandare ${unitOf(p)}.`,
  'ordered-already': (p) => `${Capital(unitOf(p))} ha già avuto il suo ordine in questa Fase degli Ordini.`,
  'leader-in-enemy-zone': () => 'In ZOC nemica un comandante non dà ordini.',
  'lines-or-orders': () =>
    'Una Fase degli Ordini è per gli Ordini Individuali o per i Comandi di Linea, non per entrambi.',
  'no-lines-left': () => 'Questo comandante non ha più Comandi di Linea.',
  'contingents-command-no-lines': () => 'I Comandanti di Contingente non comandano linee.',
  'not-entitled-to-lines': () => 'Questo comandante non ha ottenuto i Comandi di Linea.',
  'rolled-already': () => 'Non c’è nulla per cui tirare: per questa fase i Comandi di Linea sono già decisi.',
  'not-in-that-line': (p) => `${Capital(unitOf(p))} non fa parte di quella linea.`,
  'in-enemy-zone-no-lines': () => 'Da una ZOC nemica nessuno comanda una linea.',
  'only-the-commander-leads': (p) =>
    `${Capital(leaderOf(p))} non si può muovere così: solo il suo Comandante Supremo dà ordini ad altri comandanti.`,
  'led-already': (p) => `${Capital(leaderOf(p))} ha già avuto l’ordine di muovere in questa fase.`,
  'rides-with-his-own': (p) =>
    `${Capital(leaderOf(p))} può andare solo con un’unità del suo esagono a cui ha dato lui l’ordine, e solo prima che muova.`,
  'leader-has-ridden': (p) =>
    p.leader
      ? `${Capital(toLeader(p.leader))} non restano abbastanza MP in questa fase.`
      : 'Al comandante che va con l’unità non restano abbastanza MP per questo, e rimane con lei.',
  'routed-take-no-orders': (p) => `${Capital(unitOf(p))} è in Rotta: la si può solo recuperare.`,
  'rallied-take-no-orders': (p) =>
    `${Capital(unitOf(p))} è stata recuperata in questo turno e non riceve ordini prima del prossimo.`,
  'only-the-commander-replaces': () => 'Un comandante lo rimpiazza solo il suo Comandante Supremo.',
  'commander-not-replaced': () => 'Un Comandante Supremo non si rimpiazza.',
  'nobody-to-replace': (p) => `${Capital(leaderOf(p))} non è caduto, o qualcuno ne ha già preso il posto.`,
  'no-replacement-left': () => 'Non ci sono più rimpiazzi.',
  'nobody-to-command-there': () => 'Un nuovo comandante arriva solo con un’unità che può comandare.',
  // Colpi e Recupero
  'nothing-to-recover': (p) => `${Capital(unitOf(p))} non ha Colpi che si possano togliere.`,
  'next-to-enemy': (p) => `${Capital(unitOf(p))} non può togliersi Colpi accanto a un nemico.`,
  'not-in-the-open': (p) => `${Capital(unitOf(p))} non può togliersi Colpi in bosco o sconnesso.`,
  'not-routed': (p) => `${Capital(unitOf(p))} non è in Rotta.`,
  'rally-next-to-enemy': (p) => `${Capital(unitOf(p))} non si può recuperare accanto a un nemico.`,
  'rally-not-in-the-open': (p) => `${Capital(unitOf(p))} non si può recuperare in bosco o sconnesso.`,
  'under-fire': (p) => `${Capital(unitOf(p))} è a portata e in Visuale di armi da lancio nemiche.`,
  'tried-already': (p) => `Questo comandante ha già tentato in questo turno il Recupero ${of(p)}.`,
  // Movimento
  'not-in-front': (p) => `${Capital(hex(p))} non le sta davanti: un’unità entra in un suo esagono frontale.`,
  'not-adjacent': (p) => `Con un passo non si arriva in ${hex(p)}.`,
  'too-dear': () => 'Per questo non restano abbastanza MP.',
  'too-dear-to-turn': () => 'Non resta un MP per girarsi.',
  'too-dear-to-form': () => 'Non resta un MP per cambiare formazione.',
  impassable: (p) => `In ${hex(p)} non si può entrare.`,
  'enemy-there': (p) => `In ${hex(p)} c’è un nemico.`,
  'may-not-stop-there': () => 'Nessuna unità si ferma o si gira dove ne sta una amica: o prosegue oltre, o non ci va.',
  'must-stop': () => 'È entrata in una ZOC nemica e deve fermarsi.',
  'held-in-zone': () =>
    'La trattiene una ZOC nemica: ne esce solo dritta, in un esagono vuoto, e solo se è più veloce di ogni nemico che c’è.',
  'may-not-turn-in-zone': () => 'In ZOC nemica non può girarsi, o non così tanto.',
  'column-bars': () => 'Nessuna colonna passa attraverso gli amici, e nessun amico attraverso una colonna.',
  'no-columns': () => 'In Colonna va solo la fanteria di un’armata disciplinata, e non in questa battaglia o non ora.',
  'column-in-zone': () => 'In ZOC nemica nessuno cambia formazione.',
  'not-beside': () => 'Cambiando formazione un’unità si gira di 30 gradi, a sinistra o a destra.',
  'cannot-dismount': () => 'Montano e smontano solo i Catafratti, e non in ogni battaglia.',
  'dismounting-is-a-move': () => 'Montare o smontare è tutta la mossa: prima non si può fare altro.',
  'too-near-to-dismount': () => 'Nessuno monta o smonta con un nemico a meno di 5 esagoni.',
  'dismounting-under-fire': () => 'Nessuno monta o smonta a portata e in Visuale di armi da lancio nemiche.',
  'only-to-mount': () => 'Una Catafratta a piedi ha questo ordine soltanto per rimontare.',
  'must-advance': () => 'Incontrollata, deve proseguire dritta al nemico finché può.',
  'out-of-hand': () => 'Questa unità è incontrollata: corre al nemico, e non fa altro.',
  'leader-needs-company': (p) =>
    `${Capital(hex(p))} è in ZOC nemica: un comandante vi entra solo con un’unità amica, o dove ce n’è una.`,
  'reluctant-units': () =>
    'Unni e Heruli non entrano in una ZOC vandala finché i Vandali non hanno perso qualcosa, e almeno il doppio dei Bizantini.',
  'archers-hold': () =>
    'Gli arcieri goti non muovono finché non c’è stato un Assalto, o uno di loro non ha subito un lancio.',
  // Lancio
  'no-missiles': () => 'Questa unità non ha armi da lancio.',
  'fired-already': () => 'Questa unità ha già lanciato in questa Fase degli Ordini.',
  'out-of-missiles': () => 'Questa unità è Senza Munizioni.',
  'out-of-range': (p) => `${Capital(target(p))} è fuori portata.`,
  'not-in-arc': (p) => `${Capital(target(p))} non è davanti al fronte o ai fianchi di questa unità.`,
  'no-line-of-sight': (p) => `Non c’è Visuale verso ${target(p)}.`,
  'not-forward': () => 'Muovendo lancia solo dopo un passo che l’ha portata più vicina al bersaglio.',
  'own-unit': (p) => `${Capital(p.leader ? leader(p.leader) : target(p))} non è un nemico sulla mappa.`,
  'fired-to-stay': () => 'Ha lanciato come chi resta, e in questa fase non può lasciare l’esagono.',
  'no-fire-in-column': () => 'Una colonna non lancia.',
  'fire-in-the-line-first': () =>
    'Le unità di una linea lanciano dopo il Lancio in Entrata nemico, quando tutta la linea ha mosso.',
  'engaged-not-fired-at': (p) => `${Capital(target(p))} è Ingaggiata e non può subire lanci.`,
  'not-alone': () => 'Si può lanciare solo su un comandante che è solo nel suo esagono.',
  'no-harassment': () => 'La H&D è solo della cavalleria leggera con armi da lancio.',
  'harass-whole-move': () => 'La H&D è tutta la mossa: prima non si può fare altro.',
  'harass-distance': (p) => `${Capital(target(p))} non è entro 4 esagoni, o è adiacente.`,
  'harass-in-zone': () => 'Da una ZOC nemica non si fa H&D.',
  'harass-no-way': (p) =>
    `${p.to ? `Da ${p.to} n` : 'N'}essun percorso aperto porta verso ${target(p)}, dritto e libero da unità, ZOC nemiche e terreno Difficile.`,
  'not-towards-it': (p) => `${Capital(hex(p))} non è libero, o non è più vicino alla cavalleria che insegue.`,
  'in-shield-wall': (p) =>
    `${Capital(unitOf(p))} è in Muro di Scudi: non muove, non si gira, non si ritira e non lancia.`,
  'no-shield-wall': () => 'Qui non c’è un Muro di Scudi.',
  'whole-shield-wall': () => 'Un Muro di Scudi si apre tutto insieme: la linea deve comprenderne ogni unità.',
  // Artiglieria
  'artillery-mode': () => 'L’artiglieria lancia in modalità lancio, e muove in modalità movimento.',
  'artillery-served': () => 'Questo pezzo ha cambiato modalità, o ha avuto il suo ordine, in questa fase.',
  'artillery-fired-twice': () => 'Questo pezzo ha lanciato quante volte poteva.',
  'not-artillery': () => 'Quello non è un pezzo della tua artiglieria.',
  'piece-not-with-line': () => 'Quel pezzo non sta con un’unità di questa linea.',
  'artillery-never-shocks': () => 'L’artiglieria non assalta.',
  // Battaglie
  'still-arriving': (p) => `${Capital(unitOf(p))} non prende ordini finché non è arrivata tutta la colonna.`,
  'entry-taken': () => 'La colonna non può entrare da lì.',
  'one-type-a-phase': () => 'In una Fase degli Ordini questo comandante comanda un solo tipo di unità.',
  'mi-instead-of-all': () => 'Il comando a tutta la MI Unna si dà al posto di ogni altro ordine della fase.',
  'mi-keep-away': () =>
    'Le MI unne che hanno cominciato la fase fuori dal raggio del comandante non possono muovere adiacenti a un nemico.',
  'alans-do-not-recover': () => 'Gli Alani non si tolgono Colpi.',
  'tribes-do-not-recover': () => 'Le tribù non si tolgono Colpi.',
  'not-in-ambush': () => 'L’agguato è entro 5 esagoni da 1402, nella colonna 19 o inferiore, con fronte a est.',
  'no-facing': () => 'L’artiglieria non ha orientamento.',
  'garrison-stays': () => 'La guarnigione non lascia le mura.',
  'no-trench-between': () => 'Fra le due non c’è la trincea.',
  'keeps-its-place': () =>
    'Il cuneo è incontrollato: va prima la punta, e gli altri tengono il loro posto dietro di essa.',
  'leads-the-wedge': () => 'Buccelin dev’essere con un’unità delle prime tre righe del Cuneo.',
  'straight-on': () => 'Nel Cuneo un’unità va dritta, in un esagono frontale.',
  // Ingaggiate
  'engaged-stays': (p) => `${Capital(unitOf(p))} è Ingaggiata: non muove, non si gira e non lancia.`,
  'engaged-must-shock': () => 'Le unità Ingaggiate nel raggio devono prima assaltare, o sganciarsi.',
  'cannot-disengage': (p) => `${Capital(unitOf(p))} non può sganciarsi lì.`,
  // Ritirata
  'not-away': (p) => `${Capital(hex(p))} non è più lontano dal nemico.`,
  'into-zone': (p) => `${Capital(hex(p))} è in ZOC nemica.`,
  'not-into-that-ground': (p) => `Nessuno si ritira fra i boschi o le acque di ${hex(p)}.`,
  'withdraw-further': () => 'Chi si ritira va prima di almeno un esagono.',
  'feint-further': () => 'Una Finta Ritirata è di almeno 3 esagoni.',
  'may-not-feign': (p) => `${Capital(unitOf(p))} qui non può fingere la ritirata.`,
  'may-not-withdraw': (p) => `${Capital(unitOf(p))} non può fare una Ritirata Ordinata davanti a quel nemico.`,
  'no-line-withdrawal': () => 'Tutta la linea si ritira solo se può farlo ogni sua unità.',
  'line-needs-room': () => 'Così un’altra unità della linea non saprebbe dove andare: si devono ritirare tutte.',
  'line-broken': () => 'Un’unità della linea si è già ritirata da sola in questa Fase degli Ordini.',
  'no-parting-shot': (p) => `${Capital(unitOf(p))} non può lanciare contro quel nemico ritirandosi.`,
  'not-with-it': (p) => `${Capital(leaderOf(p))} non va con lei.`,
  'must-escape': () => 'Un comandante solo deve allontanarsi dal nemico che ha accanto.',
  'leader-not-away': (p) => `${Capital(hex(p))} non è più lontano dal nemico che è arrivato.`,
  // Assalto
  'not-in-a-fight': (p) => `${Capital(unitOf(p))} non è ancora in nessuno scontro: di’ prima che assalta.`,
  'nobody-to-shock': (p) =>
    `${Capital(unitOf(p))} non ha nemici nella sua ZOC, o nessuno che le permetta di assaltare.`,
  'marked-already': (p) => `${Capital(unitOf(p))} va già all’Assalto.`,
  'cannot-shock': (p) => `${Capital(unitOf(p))} non può assaltare.`,
  'has-decided': (p) => `${Capital(unitOf(p))} ha mosso in questa fase, e ha detto allora se assaltava.`,
  'not-in-its-zone': (p) => `Quel nemico non è nella ZOC ${of(p)}, o uno di quelli che vi sono resterebbe solo.`,
  'told-already': (p) => `È già detto quali nemici attacca ${unitOf(p)}.`,
  'only-one-enemy': (p) => `${Capital(unitOf(p))} ha un solo nemico nella sua ZOC.`,
  'not-one-of-them': (p) => `${Capital(unitOf(p))} non è in questo combattimento, o non dalla tua parte.`,
  'has-its-hit': (p) =>
    `${Capital(unitOf(p))} ha già avuto la sua parte dei Colpi residui, o non è in questo combattimento.`,
  'not-foremost': (p) => `${Capital(unitOf(p))} non è fra quelle che si possono mandare avanti per prime.`,
  'not-vacated': (p) => `${Capital(hex(p))} non è stato svuotato da questo combattimento.`,
  // Rotta
  'not-the-way': (p) => `Un’unità in Rotta non fugge in ${hex(p)}: c’è una via migliore verso il suo bordo.`,
  'has-fled': (p) => `${Capital(unitOf(p))} è già fuggita, o non è in Rotta.`,
}
