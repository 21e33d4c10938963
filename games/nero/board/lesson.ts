import type { Language } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import { fromPosition, type Position } from '../rules/position.ts'
import type { SeatId } from '../rules/printed.ts'

/** The guided first game: Galba's, from Hispania to the throne. */

interface Step {
  readonly title: Readonly<Record<Language, string>>
  readonly body: Readonly<Record<Language, string>>
  readonly hint: Readonly<Record<Language, string>>
  readonly position?: Position
  wants(action: Action, done: number): boolean
  /** None for a step that is only read. */
  readonly count: number
  readonly answers?: Answers
  readonly clause: string
}

type Answers = readonly { readonly seat: SeatId; readonly action: Action }[]

/** What a step asks for: just this, and in this order. */
const asks = (...deeds: readonly Action[]): Pick<Step, 'wants' | 'count'> => ({
  wants: (action, done) => done < deeds.length && isSame(action, deeds[done]),
  count: deeds.length,
})
const isSame = (action: Action, deed: Action): boolean =>
  Object.entries(deed).every(([field, value]) => Reflect.get(action, field) === value)

const by = (seat: SeatId, ...actions: readonly Action[]): Answers => actions.map((action) => ({ seat, action }))
const pass = (...seats: readonly SeatId[]): Answers => seats.flatMap((seat) => by(seat, { do: 'pass', until: 'next' }))
/** Nobody answers what Galba does. */
const NOBODY_ANSWERS = pass('otho', 'vitellius', 'vespasian')

const HOMES: Position['homes'] = {
  galba: 'west-europe',
  otho: 'east-europe',
  vitellius: 'central-europe',
  vespasian: 'asia-africa',
}

/** The second turn: Galba has gathered his legions in Hispania, Otho was the first to enter Italy. */
const HISPANIA: Position = {
  scenario: 'short',
  homes: HOMES,
  turn: 2,
  legions: {
    hispania: { galba: 5 },
    lusitania: { galba: 2 },
    'italia-north': { otho: 3 },
    dalmatia: { otho: 2 },
    thracia: { otho: 1 },
    achaea: { otho: 1 },
    'gallia-narbonensis': { vitellius: 1 },
    'germania-inferior': { vitellius: 1 },
    'germania-superior': { vitellius: 2 },
    raetia: { vitellius: 1 },
    noricum: { vitellius: 1 },
    pannonia: { vitellius: 1 },
    'asia-minor': { vespasian: 1 },
    syria: { vespasian: 2 },
    judaea: { vespasian: 2 },
    aegyptus: { vespasian: 1 },
    africa: { vespasian: 1 },
  },
  commanders: {
    galba: 'hispania',
    otho: 'italia-north',
    vitellius: 'germania-superior',
    vespasian: 'judaea',
  },
  hands: {
    galba: [
      'revolt-achaea',
      'galley-fleet-1',
      'bad-weather-3',
      'assassination-1',
      'senate-influence-5',
      'praetorian-guard-4',
    ],
    otho: ['bribery-3', 'illness-1', 'revolt-judaea', 'bribery-1', 'traitor-1', 'ave-caesar-2'],
    vitellius: [
      'germanic-tribes-1',
      'legion-rebels-1',
      'praetorian-guard-2',
      'galley-fleet-4',
      'bad-omens-1',
      'senate-influence-1',
    ],
    vespasian: [
      'galley-fleet-5',
      'illness-3',
      'crisis-in-rome-1',
      'legion-rebels-3',
      'ave-caesar-1',
      'senate-influence-2',
    ],
  },
  victory: { galba: 2, otho: 3, vitellius: 2, vespasian: 2 },
}

/** The fourth turn is nearly over: Galba reigns in Rome, Vespasian leads by points, and one card is left. */
const LAST_HAND: Position = {
  scenario: 'short',
  homes: HOMES,
  turn: 4,
  legions: {
    hispania: { galba: 1 },
    lusitania: { galba: 2 },
    'gallia-lugdunensis': { galba: 1 },
    'italia-north': { galba: 4 },
    'italia-south': { otho: 2 },
    dalmatia: { otho: 2 },
    thracia: { otho: 1 },
    achaea: { otho: 1 },
    'gallia-narbonensis': { vitellius: 1 },
    'germania-inferior': { vitellius: 1 },
    'germania-superior': { vitellius: 2 },
    raetia: { vitellius: 1 },
    noricum: { vitellius: 1 },
    pannonia: { vitellius: 1 },
    'asia-minor': { vespasian: 1 },
    syria: { vespasian: 2 },
    judaea: { vespasian: 2 },
    aegyptus: { vespasian: 1 },
    africa: { vespasian: 1 },
  },
  commanders: {
    galba: 'roma emperor',
    otho: 'italia-south',
    vitellius: 'germania-superior',
    vespasian: 'judaea',
  },
  hands: { galba: ['traitor-2'] },
  victory: { galba: 13, otho: 12, vitellius: 11, vespasian: 19 },
}

const steps: readonly Step[] = [
  {
    title: { en: 'Nero is dead', it: 'Nerone è morto' },
    body: {
      en: 'AD 69: four men want Nero’s place. You are Galba, Western Europe is your home, and your General stands in Hispania with most of your seven legions. At the end of each of four turns victory points are counted: the throne gives most, then the zones, then Italy. Whoever has most points in the end has won.',
      it: 'Anno 69 d.C.: in quattro vogliono il posto di Nerone. Sei Galba, la tua patria è l’Europa Occidentale, e il tuo Generale è in Hispania con quasi tutte le tue sette legioni. Alla fine di ciascuno dei quattro turni si contano i punti vittoria: ne danno soprattutto il trono, poi le zone, poi l’Italia. Dopo l’ultimo vince chi ne ha di più.',
    },
    hint: {
      en: 'Look around as long as you like. When you are ready, go on.',
      it: 'Guardati intorno quanto vuoi. Quando vuoi cominciare, prosegui.',
    },
    position: HISPANIA,
    ...asks(),
    clause: 'NE-4.0a',
  },
  {
    title: { en: 'A card, a province', it: 'Una carta, una provincia' },
    body: {
      en: 'When the hand is yours, you play one to four cards. Each has two figures, first movement, then battle, and an event; you use one of the three. Play Revolt in Achaea for movement: 5 points. Then name Hispania, for they serve the pieces of one province only.',
      it: 'Quando la mano è tua, giochi da una a quattro carte. Ogni carta ha due cifre, prima il movimento e poi la battaglia, e un evento: delle tre cose ne usi una sola. Gioca Rivolta in Acaia per il movimento: 5 punti. Poi indica l’Hispania, perché i punti valgono per le pedine di una sola provincia.',
    },
    hint: {
      en: 'Choose Revolt in Achaea, its use for movement, and then Hispania.',
      it: 'Scegli Rivolta in Acaia, usala per il movimento, poi indica l’Hispania.',
    },
    ...asks({ do: 'lay', card: 'revolt-achaea' }, { do: 'from', at: 'hispania' }),
    clause: 'NE-5.1c',
  },
  {
    title: { en: 'One legion sets out', it: 'Parte una legione' },
    body: {
      en: 'To enter a neighbouring province costs 1 point. Before anybody sets out you say who goes: this time one legion, without the General. Send it to Gallia Lugdunensis, where nobody stands.',
      it: 'Entrare in una provincia vicina costa 1 punto. Prima di partire si dice chi va: questa volta una sola legione, senza il Generale. Mandala in Gallia Lugdunense, dove non c’è nessuno.',
    },
    hint: {
      en: 'One legion, no General, from Hispania to Gallia Lugdunensis.',
      it: 'Una legione, senza il Generale, dall’Hispania in Gallia Lugdunense.',
    },
    ...asks({ do: 'form', legions: 1, commander: 'without' }, { do: 'go', to: 'gallia-lugdunensis' }),
    answers: NOBODY_ANSWERS,
    clause: 'NE-5.0b',
  },
  {
    title: { en: 'A zone is yours', it: 'Una zona è tua' },
    body: {
      en: 'You control a province if you have more legions there than all other players together, and a zone if you control three of its five provinces. Hispania, Lusitania and now Lugdunensis: Western Europe is yours. Halt the legion here; whoever halts moves no more in this hand.',
      it: 'Controlli una provincia se vi hai più legioni di tutti gli altri giocatori insieme, e una zona se ne controlli tre province su cinque. Hispania, Lusitania e ora la Lugdunense: l’Europa Occidentale è tua. Ferma qui la legione: chi si ferma non si muove più in questa mano.',
    },
    hint: {
      en: 'The legion stays in Gallia Lugdunensis: halt it.',
      it: 'La legione resta in Gallia Lugdunense: fermala.',
    },
    ...asks({ do: 'halt' }),
    clause: 'NE-11.2a',
  },
  {
    title: { en: 'The army follows', it: 'Poi l’esercito' },
    body: {
      en: 'Four points are left for Hispania. A whole army pays no more than one legion, and the General travels with it for nothing. Send three legions and the General to Gallia Narbonensis. One legion stays behind: once the army is gone, it alone holds Hispania, and with it the zone.',
      it: 'Per l’Hispania restano quattro punti. Un esercito intero paga quanto una legione sola, e il Generale viaggia con lui gratis. Manda tre legioni e il Generale in Gallia Narbonense. Una legione resta indietro: partito l’esercito, è lei che ti tiene l’Hispania, e con l’Hispania la zona.',
    },
    hint: {
      en: 'Three legions and the General, from Hispania to Gallia Narbonensis.',
      it: 'Tre legioni e il Generale, dall’Hispania in Gallia Narbonense.',
    },
    ...asks({ do: 'form', legions: 3, commander: 'with' }, { do: 'go', to: 'gallia-narbonensis' }),
    answers: [...NOBODY_ANSWERS, ...by('vitellius', { do: 'stay' })],
    clause: 'NE-5.0a',
  },
  {
    title: { en: 'Leave to pass', it: 'Permesso di passare' },
    body: {
      en: 'A legion of Vitellius stands here. It could have retreated before you, but it stays, and other people’s legions stop you: you go on only if you beat them, or if their owner lets you pass, for 1 point more. Try to march on, and you are told the rule; then ask leave to pass.',
      it: 'Qui c’è una legione di Vitellio. Poteva ritirarsi davanti a te, ma è rimasta, e le legioni altrui ti fermano: prosegui solo se le batti, o se chi le comanda ti lascia passare, per 1 punto in più. Prova a proseguire, e ti si dirà la regola; poi chiedi il permesso di passare.',
    },
    hint: {
      en: 'No battle here: ask Vitellius for leave to pass.',
      it: 'Niente battaglia qui: chiedi a Vitellio il permesso di passare.',
    },
    ...asks({ do: 'ask' }),
    answers: by('vitellius', { do: 'allow' }),
    clause: 'NE-5.5e',
  },
  {
    title: { en: 'Into Italy', it: 'In Italia' },
    body: {
      en: 'Vitellius lets you pass: he would rather see you fight Otho. He could have said no, and no promise binds anybody in this game. Two points are left. March on to Northern Italy, where Otho and three legions wait.',
      it: 'Vitellio ti lascia passare: preferisce vederti contro Otone. Poteva dire di no, e in questo gioco nessuna promessa è vincolante. Ti restano due punti. Prosegui per l’Italia settentrionale, dove aspetta Otone con tre legioni.',
    },
    hint: {
      en: 'The army marches on, all of it, to Northern Italy.',
      it: 'L’esercito prosegue, tutto intero, per l’Italia settentrionale.',
    },
    ...asks({ do: 'go', to: 'italia-north' }),
    answers: [...NOBODY_ANSWERS, ...by('otho', { do: 'stay' })],
    clause: 'NE-5.5j',
  },
  {
    title: { en: 'The attack', it: 'L’attacco' },
    body: {
      en: 'Otho stays as well. To attack costs 1 point, your last. Each legion is worth 1 battle point, so it stands three to three: a General adds nothing, a Contender would add 1 and an Emperor 2. Attack Otho.',
      it: 'Anche Otone resta. Attaccare costa 1 punto, l’ultimo che hai. Ogni legione vale 1 punto battaglia, quindi siete tre a tre: un Generale non aggiunge niente, un Condottiero aggiungerebbe 1 e un Sovrano 2. Attacca Otone.',
    },
    hint: { en: 'Attack Otho in Northern Italy.', it: 'Attacca Otone in Italia settentrionale.' },
    ...asks({ do: 'attack', of: 'otho' }),
    answers: NOBODY_ANSWERS,
    clause: 'NE-6.1b',
  },
  {
    title: { en: 'Cards face down', it: 'Carte coperte' },
    body: {
      en: 'Both sides choose cards in secret, and turn them over together; now the second figure counts. Otho may lay up to three; you are bound by the four of your hand, and one is gone. Lay Galley Fleet, worth 3, and say that you are ready. Keep the Guard: you will need it in Rome.',
      it: 'Tutti e due scegliete carte in segreto, e le scoprite insieme: ora conta la seconda cifra. Otone ne può mettere fino a tre; tu hai il limite di quattro per mano, e una è già andata. Metti Flotta di galere, che vale 3, e conferma. La Guardia tienila: ti servirà a Roma.',
    },
    hint: {
      en: 'First Galley Fleet, only that one; then say that you are ready.',
      it: 'Prima Flotta di galere, solo quella; poi conferma.',
    },
    ...asks({ do: 'commit', card: 'galley-fleet-1' }, { do: 'ready' }),
    answers: by(
      'otho',
      { do: 'commit', card: 'bribery-3' },
      { do: 'ready' },
      { do: 'retreat', to: 'italia-south', commander: 'with' },
    ),
    clause: 'NE-6.3d',
  },
  {
    title: { en: 'What the loser does', it: 'Che cosa fa chi perde' },
    body: {
      en: 'Six to five: you have won. The loser gives up one legion, which is now yours, and stays or retreats. Otho went south: his legions carry a marker, and cannot move until he pays 2 points or the turn ends. Equal points would have changed nothing. You have no points left: halt, and end your hand.',
      it: 'Sei a cinque: hai vinto. Chi perde cede una legione, che ora è tua, e poi resta o si ritira. Otone è andato a sud: le sue legioni hanno un indicatore, e non muovono finché non paga 2 punti o il turno non finisce. La parità non avrebbe cambiato niente. Non hai più punti: fermati, e chiudi la mano.',
    },
    hint: { en: 'Halt the army, then end the hand.', it: 'Ferma l’esercito, poi chiudi la mano.' },
    ...asks({ do: 'halt' }, { do: 'end' }),
    answers: [
      ...by(
        'otho',
        { do: 'lay', card: 'illness-1' },
        { do: 'from', at: 'dalmatia' },
        { do: 'form', legions: 2, commander: 'without' },
        { do: 'go', to: 'italia-north' },
      ),
      ...pass('vitellius', 'vespasian'),
    ],
    clause: 'NE-6.4b',
  },
  {
    title: { en: 'At any time', it: 'In qualsiasi momento' },
    body: {
      en: 'It is Otho’s hand now, and two legions set out from Dalmatia against you. Before they move, everybody is asked at the same time, unseen, whether he answers. Some events may be played at any time, and this is what they are for. Answer with Bad Weather: the legions stay where they are.',
      it: 'Ora la mano è di Otone, e due legioni partono dalla Dalmazia contro di te. Prima che si muovano si chiede a tutti, nello stesso momento e in segreto, se rispondono. Alcuni eventi si giocano in qualsiasi momento, e servono proprio a questo. Rispondi con Cattivo tempo: le legioni restano dove sono.',
    },
    hint: { en: 'Do not pass: answer with Bad Weather.', it: 'Non passare: rispondi con Cattivo tempo.' },
    ...asks({ do: 'answer', card: 'bad-weather-3' }),
    answers: [
      ...NOBODY_ANSWERS,
      ...by('otho', { do: 'event', card: 'revolt-judaea' }),
      ...pass('vitellius', 'vespasian'),
    ],
    clause: 'NE-2.5f',
  },
  {
    title: { en: 'Passing, for a while', it: 'Passare, per un po’' },
    body: {
      en: 'Otho plays Revolt in Judaea, against Vespasian. You are asked although you hold nothing that could answer: so nobody learns what you hold. If you do not want to be asked every time, pass for longer: pass for this hand. It is an order about events; marches and the throne have their own.',
      it: 'Otone gioca Rivolta in Giudea, contro Vespasiano. Ti si chiede se rispondi, benché tu non abbia niente di adatto: così nessuno scopre che carte hai. Se non vuoi che ti si chieda ogni volta, passa più a lungo: passa per questa mano. È un ordine sugli eventi; per le marce e per il trono ce ne sono altri.',
    },
    hint: {
      en: 'Not just once: choose to pass for this hand.',
      it: 'Non una volta sola: scegli di passare per questa mano.',
    },
    ...asks({ do: 'pass', until: 'hand' }),
    answers: [
      ...by('otho', { do: 'end' }),
      ...by('vitellius', { do: 'discard', card: 'legion-rebels-1' }, { do: 'end' }),
      ...by('vespasian', { do: 'discard', card: 'legion-rebels-3' }, { do: 'end' }),
    ],
    clause: 'NE-12.0e',
  },
  {
    title: { en: 'To Rome', it: 'A Roma' },
    body: {
      en: 'The hand is yours again, and the throne is empty. In Rome a General may stand for Emperor. Commanders alone go there, legions never. Play Assassination for movement, name Northern Italy, and send the General to Rome without any legion.',
      it: 'La mano è di nuovo tua, e il trono è vuoto. A Roma un Generale può farsi proclamare Sovrano. Ci entrano solo i comandanti, le legioni mai. Gioca Assassinio per il movimento, indica l’Italia settentrionale e manda a Roma il Generale, senza nessuna legione.',
    },
    hint: {
      en: 'Assassination for movement, for Northern Italy; no legion, only the General; then Rome.',
      it: 'Assassinio per il movimento, per l’Italia settentrionale; nessuna legione, solo il Generale; poi Roma.',
    },
    ...asks(
      { do: 'lay', card: 'assassination-1' },
      { do: 'from', at: 'italia-north' },
      { do: 'form', legions: 0, commander: 'with' },
      { do: 'go', to: 'roma' },
    ),
    answers: NOBODY_ANSWERS,
    clause: 'NE-5.8b',
  },
  {
    title: { en: 'Four of five', it: 'Quattro su cinque' },
    body: {
      en: 'It takes five declaration points, and nobody else on the throne. You have four: 2 for Western Europe, and 2 because in Italy you have four legions and the others two. One more is needed. Stand for Emperor, and play Senate Influence.',
      it: 'Servono cinque punti dichiarazione, e nessun altro sul trono. Ne hai quattro: 2 per l’Europa Occidentale, e 2 perché in Italia hai quattro legioni e gli altri due. Ne manca uno. Fatti proclamare, e gioca Influenza del Senato.',
    },
    hint: {
      en: 'Stand for Emperor, then play Senate Influence.',
      it: 'Fatti proclamare Sovrano, poi gioca Influenza del Senato.',
    },
    ...asks({ do: 'proclaim' }, { do: 'influence', card: 'senate-influence-5' }),
    answers: [
      ...by('otho', { do: 'answer', card: 'bribery-1' }),
      ...pass('vitellius', 'vespasian'),
      // Only Bad Omens could meet the Bribery, and Galba has none.
      ...pass('galba', 'vitellius', 'vespasian'),
    ],
    clause: 'NE-7.1c',
  },
  {
    title: { en: 'The Guard', it: 'La Guardia' },
    body: {
      en: 'Otho has answered with Bribery: the Senate’s point is gone, and it is four again. But Bribery has no power over the Praetorian Guard, which is worth a point as well. Play it.',
      it: 'Otone ha risposto con Corruzione: il punto del Senato è perso, e siamo di nuovo a quattro. Ma contro la Guardia pretoriana, che vale anch’essa un punto, la Corruzione non può nulla. Giocala.',
    },
    hint: {
      en: 'Do not count yet, it is only four: play Praetorian Guard.',
      it: 'Non contare ancora, sono solo quattro: gioca Guardia pretoriana.',
    },
    ...asks({ do: 'influence', card: 'praetorian-guard-4' }),
    answers: NOBODY_ANSWERS,
    clause: 'NE-7.1h',
  },
  {
    title: { en: 'Emperor', it: 'Sovrano' },
    body: {
      en: 'Nobody has stopped the Guard: five of five. Have the points counted, and you are Emperor, until you lose a battle or are murdered in Rome. There is another way to the throne: Ave Caesar! makes a General at home a Contender, and a Contender who begins a hand in Rome is Emperor, without any points.',
      it: 'Nessuno ha fermato la Guardia: cinque su cinque. Conta i punti, e sei Sovrano, finché non perdi uno scontro o a Roma non ti assassinano. Al trono porta anche un’altra strada: Ave Caesar! fa di un Generale in patria un Condottiero, e un Condottiero che comincia la mano a Roma è Sovrano, senza bisogno di punti.',
    },
    hint: { en: 'You have enough: count the points.', it: 'Bastano: conta i punti.' },
    ...asks({ do: 'count' }),
    clause: 'NE-7.1j',
  },
  {
    title: { en: 'The end of a turn', it: 'La fine del turno' },
    body: {
      en: 'We skip to the fourth turn. You are still in Rome, nobody else has cards, and Vespasian leads, 19 to your 13. A card must be played in every hand: discard your last one and end the hand. Then points are given: 8 to the only Emperor, 2 for being in Rome, 3 for a zone, 1 for each part of Italy.',
      it: 'Saltiamo al quarto turno. Sei ancora a Roma, nessun altro ha carte, e Vespasiano è in testa, 19 a 13. In ogni mano si deve giocare almeno una carta: scarta l’ultima e chiudi la mano. Poi arrivano i punti: 8 all’unico Sovrano, 2 perché è a Roma, 3 per ogni zona, 1 per ogni parte d’Italia.',
    },
    hint: { en: 'Discard your card, then end the hand.', it: 'Scarta la tua carta, poi chiudi la mano.' },
    position: LAST_HAND,
    ...asks({ do: 'discard', card: 'traitor-2' }, { do: 'end' }),
    clause: 'NE-13.2g',
  },
  {
    title: { en: 'Ave, Galba', it: 'Ave, Galba' },
    body: {
      en: 'Fourteen points: 27 against Vespasian’s 22, and the game is yours. In the first three turns the throne gives 5 and a zone 2; and whoever ends a turn with all four zones, or as Emperor with three, has won at once. The other events explain themselves when you choose their card. Now play for real.',
      it: 'Quattordici punti: 27 contro i 22 di Vespasiano, e la partita è tua. Nei primi tre turni il trono ne dà 5 e una zona 2; e chi finisce un turno con tutte e quattro le zone, o da Sovrano con tre, ha vinto subito. Gli altri eventi si spiegano da soli quando ne scegli la carta. Ora gioca sul serio.',
    },
    hint: { en: 'You have learned it all.', it: 'Hai imparato tutto.' },
    ...asks(),
    clause: 'NE-13.1b',
  },
]

export const lesson = { seat: 'galba', options: { players: 4, scenario: 'short' }, steps, fromPosition } as const
