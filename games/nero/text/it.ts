import type { Along } from '../rules/action.ts'
import type { CardId, EventId, PlaceId, SeatId, ZoneId } from '../rules/board.ts'
import type { Topic, Until } from '../rules/state.ts'
import { cardName } from './cards.ts'
import type { Texts } from './texts.ts'

const seats: Record<SeatId, string> = { galba: 'Galba', otho: 'Otone', vitellius: 'Vitellio', vespasian: 'Vespasiano' }

const places: Record<PlaceId, string> = {
  britannia: 'Britannia',
  'gallia-lugdunensis': 'Gallia Lugdunense',
  'gallia-narbonensis': 'Gallia Narbonense',
  hispania: 'Hispania',
  lusitania: 'Lusitania',
  'germania-inferior': 'Germania Inferiore',
  'germania-superior': 'Germania Superiore',
  raetia: 'Rezia',
  noricum: 'Norico',
  pannonia: 'Pannonia',
  dacia: 'Dacia',
  moesia: 'Mesia',
  thracia: 'Tracia',
  dalmatia: 'Dalmazia',
  achaea: 'Acaia',
  'asia-minor': 'Asia Minore',
  syria: 'Siria',
  judaea: 'Giudea',
  aegyptus: 'Egitto',
  africa: 'Africa',
  'italia-north': 'Italia settentrionale',
  'italia-south': 'Italia meridionale',
  roma: 'Roma',
}

const zones: Record<ZoneId, string> = {
  'west-europe': 'Europa Occidentale',
  'central-europe': 'Europa Centrale',
  'east-europe': 'Europa Orientale',
  'asia-africa': 'Asia/Africa',
}

const events: Record<EventId, string> = {
  assassination: 'Assassinio',
  'bad-omens': 'Cattivi auspici',
  'bad-weather': 'Cattivo tempo',
  bribery: 'Corruzione',
  illness: 'Malattia',
  'crisis-in-rome': 'Crisi a Roma',
  'galley-fleet': 'Flotta di galere',
  'germanic-tribes': 'Tribù germaniche',
  'ave-caesar': 'Ave Caesar!',
  'legion-rebels': 'La legione si ribella',
  'praetorian-guard': 'Guardia pretoriana',
  revolt: 'Rivolta',
  'senate-influence': 'Influenza del Senato',
  traitor: 'Traditore',
}

const topics: Record<Topic, string> = {
  march: 'marce e ritirate',
  event: 'eventi',
  throne: 'proclamazioni e congiure',
}

const untils: Record<Until, string> = {
  next: 'Passo',
  stack: 'Passo per questa colonna',
  hand: 'Passo per questa mano',
  round: 'Passo fino alla mia prossima mano',
  recall: 'Passo finché non dico altro',
}

// Luoghi: Roma è una città, il Norico è maschile, gli altri sono femminili o cominciano per vocale

const startsWithVowel = (id: PlaceId): boolean => /^[AEIOUH]/.test(places[id])
const inPlace = (id: PlaceId): string =>
  id === 'roma' ? 'a Roma' : id === 'noricum' ? 'nel Norico' : `in ${places[id]}`
const fromPlace = (id: PlaceId): string => {
  if (id === 'roma') return 'da Roma'
  if (id === 'noricum') return 'dal Norico'
  return startsWithVowel(id) ? `dall’${places[id]}` : `dalla ${places[id]}`
}
const ofPlace = (id: PlaceId): string => {
  if (id === 'roma') return 'di Roma'
  if (id === 'noricum') return 'del Norico'
  return startsWithVowel(id) ? `dell’${places[id]}` : `della ${places[id]}`
}
const acrossPlace = (id: PlaceId): string => {
  if (id === 'roma') return 'per Roma'
  if (id === 'noricum') return 'attraverso il Norico'
  return startsWithVowel(id) ? `attraverso l’${places[id]}` : `attraverso la ${places[id]}`
}
const thePlace = (id: PlaceId): string => {
  if (id === 'roma') return 'Roma'
  if (id === 'noricum') return 'il Norico'
  return startsWithVowel(id) ? `l’${places[id]}` : `la ${places[id]}`
}
const capital = (text: string): string => text[0].toUpperCase() + text.slice(1)

const seat = (id: SeatId): string => seats[id]
const ofSeat = (id: SeatId): string => `di ${seats[id]}`
/** «ad Otone», «a Galba». */
const toSeat = (id: SeatId): string => (seats[id].startsWith('O') ? `ad ${seats[id]}` : `a ${seats[id]}`)
const card = (id: CardId): string => cardName(id, events, (at) => `Rivolta ${inPlace(at)}`)
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const legionCount = (n: number): string => (n === 1 ? 'una legione' : `${n} legioni`)
const points = (n: number): string => count(n, 'punto movimento', 'punti movimento')
const cards = (n: number): string => (n === 1 ? 'una carta' : `${n} carte`)
const list = (words: readonly string[], joint = 'e'): string =>
  words.length < 2 ? (words[0] ?? 'niente') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`
const listCards = (ids: readonly CardId[]): string => (ids.length === 0 ? 'senza carte' : list(ids.map(card)))
const pieces = (legions: number, commander: boolean): string =>
  list([...(legions > 0 ? [legionCount(legions)] : []), ...(commander ? ['il comandante'] : [])])
const withPieces = (legions: number, commander: boolean): string =>
  list([...(legions > 0 ? [`con ${legionCount(legions)}`] : []), ...(commander ? ['col comandante'] : [])])
const answers = (kinds: readonly EventId[]): string =>
  list(
    kinds.map((id) => events[id]),
    'o',
  )
const withHim = (commander: Along): boolean => commander === 'with'

const prompts: Texts['prompts'] = {
  home: () => 'Scegli la tua zona patria.',
  'wait-home': (p) => `${seat(p.seat)} sceglie la zona patria.`,
  'free-legion': () => 'Piazza una delle tue legioni libere in una provincia della patria.',
  general: () => 'Piazza il tuo Generale in una provincia della patria.',
  'wait-set-up': (p) => `${seat(p.seat)} sta piazzando le pedine.`,
  hand: (p) =>
    p.at === null
      ? `La tua mano: puoi giocare ancora ${cards(p.cards)}.`
      : `La tua mano: puoi giocare ancora ${cards(p.cards)}; restano ${points(p.points)} per le pedine ${ofPlace(p.at)}.`,
  'wait-hand': (p) => `È la mano ${ofSeat(p.seat)}.`,
  laying: (p) => `Finora ${points(p.points)}: aggiungi altre carte o indica la provincia delle pedine da muovere.`,
  'stack-formed': (p) => `Di’ dove va la colonna che parte ${fromPlace(p.at)}, o chi attacca (${points(p.points)}).`,
  stack: (p) => `La tua colonna è ${inPlace(p.at)}, con ${points(p.points)}.`,
  'stack-held': (p) =>
    `La tua colonna ${inPlace(p.at)} può proseguire solo se batte le altre legioni o se la lasciano passare (${points(p.points)}).`,
  retreat: (p) => `Le legioni ${ofSeat(p.seat)} sono entrate ${inPlace(p.at)}: le tue restano o si ritirano?`,
  passage: (p) => `${seat(p.seat)} chiede di passare ${acrossPlace(p.at)}.`,
  'wait-decision': (p) => `Decide ${seat(p.seat)}.`,
  battle: (p) =>
    `Scontro ${inPlace(p.at)} contro ${seat(p.against)}, ${p.strength} a ${p.opposing} prima delle carte: scegline al massimo ${p.cards}, poi conferma.`,
  'wait-battle': (p) => `${seat(p.attacker)} e ${seat(p.defender)} scelgono le carte per lo scontro ${inPlace(p.at)}.`,
  yield: (p) => `Hai perso ${inPlace(p.at)}: quale legione cedi?`,
  aftermath: (p) => `Hai perso ${inPlace(p.at)}: le tue legioni restano o si ritirano?`,
  target: (p) => `${card(p.card)}: scegli il bersaglio.`,
  course: (p) => `Scegli il porto in cui la flotta sbarca, partendo ${fromPlace(p.from)}.`,
  plot: (p) => `L’attentato ${toSeat(p.of)}: aggiungi al massimo ${p.cards} carte Guardia o Corruzione, poi colpisci.`,
  cargo: (p) => `Parte del carico deve restare ${inPlace(p.from)}: il resto salpa per ${thePlace(p.to)}?`,
  proclamation: (p) =>
    `La tua proclamazione: finora ${count(p.points, 'punto dichiarazione', 'punti dichiarazione')}; ne servono cinque.`,
  flee: (p) => `Le tribù sono ${inPlace(p.at)}: sposta le tue pedine in una provincia confinante.`,
  'driven-out': (p) => `Sposta una legione indipendente fuori ${fromPlace(p.at)}.`,
  summons: (p) => `Rivolta ${inPlace(p.at)}: mandaci ancora ${legionCount(p.left)}.`,
  'answer-event': (p) => `${seat(p.seat)} gioca ${card(p.card)}: rispondi con ${answers(p.with)}, o passa.`,
  'answer-march': (p) =>
    `${seat(p.seat)} va ${fromPlace(p.from)} ${inPlace(p.to)}: rispondi con ${answers(p.with)}, o passa.`,
  'answer-attack': (p) =>
    `${seat(p.seat)} attacca ${seat(p.of)} ${inPlace(p.at)}: rispondi con ${answers(p.with)}, o passa.`,
  'answer-retreat': (p) =>
    `${seat(p.seat)} si ritira ${fromPlace(p.from)} ${inPlace(p.to)}: rispondi con ${answers(p.with)}, o passa.`,
  'answer-attempt': (p) => `${seat(p.seat)} attenta alla vita ${ofSeat(p.of)}: opponi ${answers(p.with)}, o passa.`,
  'wait-answers': () => 'Si attendono le risposte.',
  over: () => 'La partita è finita.',
}

const happenings: Texts['happenings'] = {
  'first-seat': (p) =>
    p.drawn ? `Il sorteggio indica ${seat(p.seat)} come il più giovane.` : `${seat(p.seat)} conta come il più giovane.`,
  'home-chosen': (p) => `${seat(p.seat)} sceglie ${zones[p.zone]}.`,
  placed: (p) => `${seat(p.seat)} piazza una legione ${inPlace(p.at)}.`,
  stationed: (p) => `Il Generale ${ofSeat(p.seat)} prende posto ${inPlace(p.at)}.`,
  'turn-begins': (p) => `Comincia il turno ${p.turn}: apre ${seat(p.seat)}${p.drawn ? ', per sorteggio' : ''}.`,
  dealt: (p) =>
    p.cards
      ? `${seat(p.seat)} riceve ${list(p.cards.map(card))}.`
      : `${seat(p.seat)} riceve ${count(p.count, 'carta', 'carte')}.`,
  'hand-begins': (p) => (p.last ? `Ultima mano del turno: ${seat(p.seat)}.` : `Comincia la mano ${ofSeat(p.seat)}.`),
  'hand-ends': (p) => `${seat(p.seat)} chiude la mano.`,
  'laid-for-movement': (p) =>
    `${seat(p.seat)} gioca per il movimento ${list(p.cards.map(card))}: ${points(p.points)} per ${thePlace(p.at)}.`,
  discarded: (p) => `${seat(p.seat)} scarta ${p.card ? card(p.card) : 'una carta'}.`,
  marched: (p) =>
    `${seat(p.seat)} muove ${pieces(p.legions, p.commander)} ${fromPlace(p.from)} ${inPlace(p.to)} (${p.cost}; ne restano ${p.left}).`,
  'took-on': (p) =>
    p.own > 0
      ? `${seat(p.seat)} acquisisce ${legionCount(p.own)} ${inPlace(p.at)}.`
      : `${capital(inPlace(p.at))} ${p.independent === 1 ? 'una legione indipendente passa' : `${p.independent} legioni indipendenti passano`} ${toSeat(p.seat)}.`,
  'left-behind': (p) => `${seat(p.seat)} lascia ${pieces(p.legions, p.commander)} ${inPlace(p.at)}.`,
  halted: (p) => `${seat(p.seat)} si ferma ${inPlace(p.at)}.`,
  rallied: (p) => `${seat(p.seat)} riordina ${legionCount(p.legions)} ${inPlace(p.at)}.`,
  'asked-leave': (p) => `${seat(p.seat)} chiede ${list(p.of.map(toSeat))} di passare ${acrossPlace(p.at)}.`,
  allowed: (p) => `${seat(p.by)} lascia passare ${seat(p.seat)}.`,
  refused: (p) => `${seat(p.by)} non lascia passare ${seat(p.seat)}.`,
  stayed: (p) => `${seat(p.seat)} resta ${inPlace(p.at)}.`,
  retreated: (p) =>
    `${seat(p.seat)} si ritira ${withPieces(p.legions, p.commander)} ${fromPlace(p.from)} ${inPlace(p.to)}.`,
  attacked: (p) => `${seat(p.seat)} attacca ${seat(p.of)} ${inPlace(p.at)}.`,
  fought: (p) =>
    `Scontro ${inPlace(p.at)}: ${seat(p.attacker)} ${p.attack} (${listCards(p.attackersCards)}), ${seat(p.defender)} ${p.defence} (${listCards(p.defendersCards)}).`,
  drawn: (p) => `Lo scontro ${inPlace(p.at)} finisce in parità.`,
  won: (p) => `${seat(p.winner)} vince ${inPlace(p.at)} e prende una legione ${toSeat(p.loser)}.`,
  'battle-point': (p) => `Il Sovrano ${ofSeat(p.seat)} ha vinto uno scontro: un punto vittoria (${p.total}).`,
  demoted: (p) => `Il comandante ${ofSeat(p.seat)} torna semplice Generale.`,
  'new-emperor': (p) =>
    ({
      proclamation: `${seat(p.seat)} è proclamato Sovrano a Roma.`,
      march: `${seat(p.seat)} è padrone di Roma: è Sovrano.`,
      victory: `${seat(p.seat)} ha sconfitto un Sovrano e ne prende il posto.`,
    })[p.by],
  'new-contender': (p) => `Ave Caesar! Le legioni ${inPlace(p.at)} acclamano ${seat(p.seat)} Condottiero.`,
  announced: (p) => {
    const about = [
      ...(p.of ? [`contro ${seat(p.of)}`] : []),
      ...(p.legions > 0 || p.commander ? [withPieces(p.legions, p.commander)] : []),
      ...(p.at && p.to ? [`${fromPlace(p.at)} ${inPlace(p.to)}`] : p.at ? [inPlace(p.at)] : []),
    ]
    return `${seat(p.seat)} gioca ${card(p.card)}${about.length > 0 ? ` ${about.join(' ')}` : ''}.`
  },
  answered: (p) =>
    `${seat(p.seat)} risponde ${p.to ? `a ${card(p.to)}` : `alla mossa ${ofSeat(p.of)}`} con ${card(p.card)}.`,
  cancelled: (p) => `${card(p.card)} ${ofSeat(p.seat)} è annullata.`,
  stopped: (p) => `Il cattivo tempo blocca ${legionCount(p.legions)} ${ofSeat(p.seat)} ${inPlace(p.at)}.`,
  sick: (p) => `Il comandante ${ofSeat(p.seat)} cade malato ${inPlace(p.at)}.`,
  sailed: (p) =>
    `La flotta ${ofSeat(p.seat)} porta ${pieces(p.legions, p.commander)} ${fromPlace(p.from)} ${inPlace(p.to)}.`,
  'kept-ashore': (p) => `${seat(p.seat)} tiene il resto a terra ${inPlace(p.at)}.`,
  'to-rome': (p) => `Una crisi richiama il Sovrano ${seat(p.seat)} ${fromPlace(p.from)} a Roma.`,
  'tribes-attack': (p) => `Le tribù germaniche invadono ${thePlace(p.at)}.`,
  fled: (p) => `${seat(p.seat)} fugge ${fromPlace(p.from)} ${inPlace(p.to)}.`,
  'driven-out': (p) => `Una legione indipendente è spinta ${fromPlace(p.from)} ${inPlace(p.to)}.`,
  'tribes-dispersed': (p) => `${seat(p.seat)} scaccia le tribù ${fromPlace(p.at)}.`,
  rebelled: (p) => `Una legione ${ofSeat(p.seat)} si ribella ${inPlace(p.at)}.`,
  summoned: (p) => `Una legione ${ofSeat(p.seat)} è richiamata ${fromPlace(p.from)} ${inPlace(p.to)}.`,
  revolted: (p) =>
    `Rivolta ${inPlace(p.at)}: ${p.legions === 1 ? 'una legione diventa indipendente' : `${p.legions} legioni diventano indipendenti`}.`,
  stolen: (p) =>
    `Un traditore porta ${toSeat(p.seat)} ${p.card ? card(p.card) : 'una carta'} dalla mano ${ofSeat(p.of)}.`,
  attempted: (p) =>
    `${seat(p.seat)} attenta alla vita del Sovrano ${seat(p.of)}: ${count(p.guards, 'Guardia', 'Guardie')} e ${count(p.bribes, 'Corruzione', 'Corruzioni')}.`,
  'stood-against': (p) => `${seat(p.seat)} gioca ${card(p.card)} contro l’attentato.`,
  murdered: (p) => `L’attentato riesce: ${seat(p.of)} non è più Sovrano.`,
  saved: (p) => `L’attentato ${toSeat(p.of)} fallisce.`,
  'proclamation-opens': (p) =>
    `${seat(p.seat)} si presenta al Senato con ${count(p.points, 'punto dichiarazione', 'punti dichiarazione')} sulla mappa.`,
  'proclamation-failed': (p) => `Con ${count(p.points, 'punto', 'punti')} ${seat(p.seat)} non è proclamato.`,
  scored: (p) =>
    `Turno ${p.turn}: ${seat(p.seat)} segna ${p.emperor + p.rome + p.zones + p.italy} (trono ${p.emperor}, Roma ${p.rome}, zone ${p.zones}, Italia ${p.italy}) e arriva a ${p.total}.`,
  'game-over': (p) =>
    `La partita è finita: ${p.winners.length > 1 ? 'vincono' : 'vince'} ${list(p.winners.map(seat))}.`,
}

const refusals: Texts['refusals'] = {
  'game-over': () => 'La partita è finita.',
  'not-your-turn': () => 'Ora non tocca a te decidere.',
  'not-now': () => 'Ora non si può.',
  stale: () => 'Nel frattempo il tavolo è andato avanti.',
  'zone-taken': (p) => `${zones[p.zone]} è già presa.`,
  'not-home': (p) => `${capital(thePlace(p.at))} non è nella tua zona patria.`,
  'general-not-home': (p) => `Il Generale comincia in patria, e ${thePlace(p.at)} non ne fa parte.`,
  'not-in-hand': (p) => `Non hai in mano ${card(p.card)}.`,
  'four-cards': () => 'Hai già giocato quattro carte in questa mano.',
  'one-card-at-least': () => 'Nella tua mano devi giocare almeno una carta.',
  'single-played': (p) => `${card(p.card)}: questo evento è già stato giocato in questa mano.`,
  'only-in-a-window': (p) => `${card(p.card)} risponde a una carta o a una mossa: da sola non è un evento.`,
  'only-in-a-proclamation': () => 'Influenza del Senato si gioca in una proclamazione.',
  'card-chosen': (p) => `${card(p.card)} è già fra le carte scelte.`,
  'nothing-to-move': () => 'Non hai più nulla che possa muovere.',
  'nothing-there-to-move': (p) => `Non hai nulla che possa muovere ${inPlace(p.at)}.`,
  'no-pool': () => 'Prima gioca una carta per il movimento.',
  'no-points': () => 'I punti movimento non bastano.',
  'not-so-many': () => 'Non ci sono tante legioni che possano ancora muovere.',
  'carries-marker': () => 'Le legioni con l’indicatore di ritirata non muovono.',
  'commander-not-there': () => 'Il tuo comandante non è lì.',
  'commander-done': () => 'Il tuo comandante ha già mosso.',
  'commander-sick': () => 'Il tuo comandante è malato.',
  'nobody-named': () => 'Indica almeno una pedina.',
  'not-adjacent': (p) => `${capital(thePlace(p.to))} non confina con ${thePlace(p.from)}.`,
  'legions-never-in-rome': () => 'Le legioni non entrano mai a Roma.',
  'must-stop': () => 'Le legioni altrui ti fermano qui: battile, o chiedi di passare.',
  'must-set-out': () => 'Prima la colonna deve partire o attaccare.',
  'no-leave-needed': () => 'Qui nessuno ti ferma.',
  'leave-refused': () => 'Qui l’hai già chiesto.',
  'not-where-it-began': () => 'Le legioni si acquisiscono solo dove la colonna è arrivata.',
  'legions-done': () => 'In questa mano quelle legioni hanno già mosso, combattuto o sono state fermate.',
  'marked-not-taken': () => 'Le legioni con l’indicatore di ritirata non si acquisiscono.',
  'no-such-legions': () => 'Qui non ci sono legioni del genere.',
  'not-in-the-stack': () => 'La colonna non ne ha tante.',
  'stack-would-be-empty': () => 'Non resterebbe nessuno a proseguire: fermati, piuttosto.',
  'no-markers': () => 'Non ci sono indicatori di ritirata da togliere.',
  'no-tribes': () => 'Nessuna tua legione che abbia cominciato la mano sotto le tribù è ancora lì.',
  'another-stack-moves': () => 'Prima deve fermarsi la colonna in marcia.',
  'no-legions-to-attack': () => 'Un comandante da solo non attacca.',
  'not-an-enemy': () => 'Non è un tuo avversario.',
  'nobody-to-attack': (p) => `${seat(p.of)} non ha legioni ${inPlace(p.at)}.`,
  'attacked-already': (p) => `In questa mano ${seat(p.of)} è già stato attaccato ${inPlace(p.at)}.`,
  'three-cards': () => 'Chi difende gioca al massimo tre carte.',
  'retreat-not-adjacent': (p) => `${capital(thePlace(p.to))} non confina con ${thePlace(p.from)}.`,
  'retreat-others-there': (p) => `Ci sono altre legioni ${inPlace(p.to)}.`,
  'retreat-to-rome': () => 'Le legioni non si ritirano a Roma.',
  'retreat-where-they-came-from': (p) => `Il nemico è appena arrivato ${fromPlace(p.to)}.`,
  'defender-where-they-came-from': (p) => `L’attaccante è venuto ${fromPlace(p.to)}.`,
  'retreat-no-sea-link': () => 'Dopo uno scontro non ci si ritira per mare.',
  'not-in-rome': () => 'Il tuo comandante non è a Roma.',
  'emperor-in-play': () => 'C’è già un Sovrano in gioco.',
  'emperor-already': () => 'Sei già Sovrano.',
  'no-hope-of-points': (p) =>
    `La mappa ti dà ${count(p.points, 'punto dichiarazione', 'punti dichiarazione')}; ne servono ${p.needed}.`,
  'not-a-throne-card': (p) => `${card(p.card)} non dà punti dichiarazione.`,
  'not-a-support-card': (p) => `${card(p.card)} non aiuta un attentato.`,
  'no-target-in-rome': () => 'A Roma non c’è il Sovrano di un altro giocatore.',
  'not-an-emperor-in-rome': (p) => `${seat(p.of)} non è un Sovrano a Roma.`,
  'own-emperor': () => 'Nessuno colpisce il proprio Sovrano.',
  'too-many-emperors': () => 'Ci sono già due Sovrani in gioco.',
  'not-a-general': () => 'Solo un Generale viene acclamato.',
  'general-not-with-legion': () => 'Il tuo Generale deve stare con una tua legione in una provincia della patria.',
  'home-not-controlled': () => 'Non controlli la tua zona patria.',
  'no-emperor-outside': () => 'Nessun Sovrano è fuori Roma.',
  'not-an-emperor-outside': (p) => `${seat(p.of)} non è un Sovrano fuori Roma.`,
  'nothing-to-ship': () => 'Non hai nulla in un porto che possa salpare.',
  'not-a-port': () => 'Non è una provincia costiera.',
  'same-port': () => 'La flotta è già lì.',
  'fleet-full': () => 'Una flotta porta al massimo tre legioni.',
  'not-loadable': () => 'Quelle pedine hanno già mosso, portano l’indicatore o non sono lì.',
  'empty-fleet': () => 'Una flotta porta almeno una pedina.',
  'no-tribes-effect': () => 'Le tribù sono già lì, e non c’è nessuno da scacciare.',
  'not-a-german-province': (p) => `Le tribù non arrivano ${inPlace(p.at)}.`,
  'too-many-independents': () => 'Le legioni indipendenti sarebbero più di quattro.',
  'nobody-to-rebel': () => 'Non c’è una legione del genere che possa ribellarsi.',
  'home-nobody-chose': () => 'La provincia è nella zona che nessuno ha scelto.',
  'no-rebels': () => 'Lì nessuno si ribellerebbe.',
  'no-victim': () => 'Nessun altro ha carte in mano.',
  'not-a-victim': (p) => `${capital(toSeat(p.of))} non si può prendere nulla.`,
  'nothing-to-send': () => 'Non hai una legione del genere da mandare.',
  'no-answer-to-this': (p) => `${card(p.card)} non risponde a questo.`,
  'no-stack-moves': () => 'Nessuna colonna è in marcia.',
  'always-asked': () => 'A questo tavolo si chiede sempre a tutti.',
  'ordered-already': (p) => `È già il tuo ordine su ${topics[p.about]}.`,
}

const actions: Texts['actions'] = {
  home: (a) => zones[a.zone],
  place: (a) => `Legione ${inPlace(a.at)}`,
  station: (a) => `Generale ${inPlace(a.at)}`,
  lay: (a) => `${card(a.card)} per il movimento`,
  from: (a) => `Per le pedine ${ofPlace(a.at)}`,
  discard: (a) => `Scarta ${card(a.card)}`,
  event: (a) => `${card(a.card)} come evento`,
  end: () => 'Chiudi la mano',
  emperor: (a) => `Il Sovrano ${seat(a.of)}`,
  tribes: (a) => `Attacca ${thePlace(a.at)}`,
  rebel: (a) => `Una legione ${ofSeat(a.of)} ${inPlace(a.at)}${a.marked === 'marked' ? ', in ritirata' : ''}`,
  victim: (a) => `${capital(toSeat(a.of))}`,
  load: (a) => `Imbarca ${pieces(a.legions, withHim(a.commander))} ${inPlace(a.from)}`,
  sail: (a) => `Salpa per ${thePlace(a.to)}`,
  embark: () => 'Salpa con il resto',
  keep: () => 'Tieni il resto a terra',
  support: (a) => `Aggiungi ${card(a.card)}`,
  strike: () => 'Colpisci',
  proclaim: () => 'Proclamati Sovrano',
  influence: (a) => `Gioca ${card(a.card)}`,
  count: () => 'Conta i punti',
  form: (a) => `Muovi ${pieces(a.legions, withHim(a.commander))}`,
  go: (a) => `Vai ${inPlace(a.to)}`,
  attack: (a) => `Attacca ${seat(a.of)}`,
  ask: () => 'Chiedi di passare',
  take: (a) =>
    a.whose === 'own'
      ? `Acquisisci ${legionCount(a.legions)}`
      : `Acquisisci ${count(a.legions, 'legione indipendente', 'legioni indipendenti')}`,
  shed: (a) => `Lascia ${pieces(a.legions, withHim(a.commander))}`,
  halt: () => 'Fermati',
  rally: () => 'Togli gli indicatori di ritirata',
  disperse: () => 'Togli le tribù germaniche',
  stay: () => 'Resta',
  retreat: (a) => `Ritirati ${inPlace(a.to)}${withHim(a.commander) ? ' col comandante' : ''}`,
  allow: () => 'Lascia passare',
  refuse: () => 'Rifiuta',
  commit: (a) => `Combatti con ${card(a.card)}`,
  ready: () => 'Pronto',
  yield: (a) => `Cedi una legione ${a.marked === 'marked' ? 'in ritirata' : 'senza indicatore'}`,
  flee: (a) => `Fuggi ${inPlace(a.to)}`,
  drive: (a) => capital(inPlace(a.to)),
  send: (a) => `Manda una legione${a.marked === 'marked' ? ' in ritirata' : ''} ${fromPlace(a.from)}`,
  pass: (a) => untils[a.until],
  answer: (a) => `Rispondi con ${card(a.card)}`,
  order: (a) => `${a.say === 'pass' ? 'Passa da solo su' : 'Chiedimi di'} ${topics[a.about]}`,
}

type Won = Parameters<Texts['ways']['points']>[0]
const winner = (p: Won): string => list(p.winners.map(seat))
const most = (p: Won): number => Math.max(...p.points)

export const it: Texts = {
  title: 'Nero',
  summary: 'Quattro uomini vogliono il trono nel 69 d.C.: province, intrighi e corona, per tre o quattro giocatori.',
  seats,
  places,
  zones,
  events,
  options: {
    players: { 3: 'Tre giocatori', 4: 'Quattro giocatori' },
    scenario: { standard: 'Partita normale', short: 'Partita breve' },
    first: { random: 'Primo posto a sorte', ...seats },
    asking: { orders: 'Ordini permanenti', always: 'Si chiede sempre a tutti' },
  },
  prompts,
  happenings,
  refusals,
  actions,
  shortWays: {
    'all-zones': 'tutte e quattro le zone',
    'emperor-with-zones': 'Sovrano con tre zone',
    points: 'punti vittoria',
    'tie-emperor': 'pari punti, Sovrano',
    'tie-rome': 'pari punti, Sovrano a Roma',
    'tie-zones': 'pari punti, più zone',
    'tie-legions': 'pari punti, più legioni',
    shared: 'vittoria condivisa',
  },
  ways: {
    'all-zones': (p) => `${winner(p)} controlla tutte e quattro le zone alla fine del turno ${p.turn} e vince.`,
    'emperor-with-zones': (p) => `${winner(p)}, Sovrano e padrone di tre zone, vince alla fine del turno ${p.turn}.`,
    points: (p) => `Vince ${winner(p)} con ${count(most(p), 'punto vittoria', 'punti vittoria')}.`,
    'tie-emperor': (p) => `A pari punti (${most(p)}) vince ${winner(p)}, che è Sovrano.`,
    'tie-rome': (p) => `A pari punti (${most(p)}) vince ${winner(p)}, Sovrano a Roma.`,
    'tie-zones': (p) => `A pari punti (${most(p)}) vince ${winner(p)}, che ha più zone.`,
    'tie-legions': (p) => `A pari punti (${most(p)}) vince ${winner(p)}, che ha più legioni.`,
    shared: (p) => `${winner(p)} si dividono la vittoria con ${count(most(p), 'punto', 'punti')}.`,
  },
}
