import { asks as asksFor, doneBy, type Step as LessonStep } from '@iacta/web/lesson'
import type { SeatId } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import { fromPosition } from '../rules/position.ts'

/** The guided first battle: the left of the Byzantine horse at Tricameron, from the first order to a rout, and an enemy charge. */

type Step = LessonStep<Action, SeatId>
const asks = asksFor<Action>

/** What the Vandals do. */
const vandals = doneBy<SeatId>('second')

const CAT = 'byz-thracian-cat-1'
const LANCERS = 'van-vandal-ln-6'

const FIELD = {
  scenario: 'tricameron',
  turn: 2,
  units: {
    [CAT]: '4912 W',
    'byz-thracian-cat-2': '4910 W',
    'byz-armenian-cat-1': '4914 W',
    'byz-bucellari-cat-1': '5013 W',
    'van-vandal-ln-5': '4510 E',
    [LANCERS]: '4512 E',
    'van-vandal-lc-3': '4514 E',
    'van-vandal-lc-2': '4408 E',
  },
  leaders: { belisarius: '5013', gelimer: '4410', tzazon: '4508' },
  now: 'orders of belisarius',
}

/** A little later Gelimer gives the orders, and one Cataphract has crossed the stream and looks the wrong way. */
const ANSWER = { ...FIELD, units: { ...FIELD.units, [CAT]: '4712 NW' }, now: 'orders of gelimer' }

/** The stream can be crossed by either of the two hexes before the unit. */
const ACROSS: readonly Action[] = [
  { do: 'step', to: '4812' },
  { do: 'step', to: '4813' },
]

/** Farther back, so that nobody of the line stands in the way of another. */
const ABREAST = {
  ...FIELD,
  units: { ...FIELD.units, 'byz-bucellari-cat-1': '5113 W' },
  leaders: { ...FIELD.leaders, belisarius: '5113' },
}

/** The line of horse goes over the stream: as one, or each by itself. */
const OVER: readonly (readonly [unit: string, to: string])[] = [
  ['byz-thracian-cat-2', '4810'],
  [CAT, '4812'],
  ['byz-armenian-cat-1', '4814'],
  ['byz-bucellari-cat-1', '5013'],
]
const LINE_COMMAND: Action = { do: 'line', line: 1, unit: CAT, as: 'rank' }
export const LINE_MARCH: readonly Action[] = OVER.flatMap(([unit, to]): Action[] => [
  { do: 'order', unit },
  { do: 'step', to },
  { do: 'halt' },
])

/** First the command, then one unit after the other, in whatever order. */
const asksForLine: Pick<Step, 'wants' | 'count'> = {
  wants: (action, done) =>
    (done === 0 ? [LINE_COMMAND] : LINE_MARCH.filter((_, i) => i % 3 === (done - 1) % 3)).some(
      (deed) => JSON.stringify(action) === JSON.stringify(deed),
    ),
  count: 1 + LINE_MARCH.length,
}

const steps: readonly Step[] = [
  {
    title: { en: 'Tricameron', it: 'Tricameron' },
    body: {
      en: 'Africa, AD 533. You are Belisarius; your armoured horse stands in red east of the stream, the Vandals in blue west of it. A counter points where its unit faces; below its sign stand size and troop quality. The round one behind a unit is its leader: initiative and range. An army withdraws when its rout points reach its level.',
      it: 'Africa, 533 d.C. Sei Belisario: in rosso, a est del torrente, la tua cavalleria corazzata; in blu, a ovest, i Vandali. La pedina punta dove guarda l’unità; sotto il segno ci sono la taglia e la qualità (TQ). Il tondo dietro un’unità è il suo comandante: iniziativa e raggio. Un’armata si ritira quando i Punti Rotta raggiungono il suo livello.',
    },
    hint: {
      en: 'Look around as long as you like. When you are ready, go on.',
      it: 'Guardati intorno quanto vuoi. Quando vuoi cominciare, prosegui.',
    },
    position: FIELD,
    ...asks(),
    points: { rings: ['5013', '4912'] },
    clause: 'CA-3.0a',
  },
  {
    title: { en: 'An Individual Order', it: 'Un Ordine Individuale' },
    body: {
      en: 'In his Orders Phase a leader orders as many units as he has initiative, if they are in his range. Order Thracian Cat 1: all the hexes it can reach are lit, each with its price in movement points. Ride over the stream to 4712. A step goes into one of the two hexes before the unit; to turn costs points too.',
      it: 'Nella sua Fase degli Ordini un comandante ordina tante unità quanta è la sua iniziativa, se sono nel raggio. Ordina la Cat Tracia 1: si accendono gli esagoni raggiungibili, ciascuno col suo prezzo in MP. Passa il torrente fino a 4712. Si avanza in uno dei due esagoni di fronte; anche girarsi costa.',
    },
    hint: {
      en: 'Touch Thracian Cat 1, then hex 4712, beyond the stream.',
      it: 'Tocca la Cat Tracia 1, poi l’esagono 4712, oltre il torrente.',
    },
    ...asks({ do: 'order', unit: CAT }, ACROSS, { do: 'step', to: '4712' }),
    clause: 'CA-5.11a',
  },
  {
    title: { en: 'The bow', it: 'L’arco' },
    body: {
      en: 'Horse with bows may fire while it moves. The die must not exceed the strength at that distance; it is one worse for who has moved. A hit is a cohesion hit, and a unit with as many of them as its quality breaks. High rolls use up arrows. Fire at Vandal LN 6: it stands two hexes off.',
      it: 'La cavalleria con l’arco può tirare mentre muove. Il dado non deve superare la forza a quella distanza; chi ha mosso tira peggio di uno. Chi è colpito prende un Colpo alla Coesione, e quando ne ha quanti la sua TQ va in rotta. I tiri alti consumano le frecce. Tira alla LN Vandala 6, a due esagoni.',
    },
    hint: {
      en: 'Touch Vandal LN 6 in hex 4512: it is the target.',
      it: 'Tocca la LN Vandala 6 nell’esagono 4512: è il bersaglio.',
    },
    ...asks({ do: 'fire', at: LANCERS, after: 'move' }),
    draws: [0],
    clause: 'CA-8.11a',
  },
  {
    title: { en: 'Into contact', it: 'A contatto' },
    body: {
      en: 'A hit: the 1 on its counter. The three hexes before a unit are its zone of control: whoever enters stops there, and whoever rides up to an enemy must fight him. The enemy may react: turn, fire, or withdraw if he is quick enough. Ride up to it, into 4612.',
      it: 'Colpita: lo dice l’1 sulla pedina. Gli esagoni di fronte a un’unità sono la sua zona di controllo: chi vi entra si ferma, e chi arriva addosso al nemico deve combatterlo. Il nemico può reagire: girarsi, tirare, o ritirarsi se è abbastanza svelto. Vagli addosso, in 4612.',
    },
    hint: { en: 'Thracian Cat 1 goes on to hex 4612.', it: 'La Cat Tracia 1 prosegue nell’esagono 4612.' },
    ...asks({ do: 'step', to: '4612' }),
    answers: vandals({ do: 'decline' }),
    clause: 'CA-7.14a',
  },
  {
    title: { en: 'Shock', it: 'L’Assalto' },
    body: {
      en: 'The Vandals stand. When nobody is to be ordered any more, those in contact fight. Both sides first check their nerve: a die above the quality brings hits. Then unit types say the column of the table, size and ground move it, and the superior side doubles what the other suffers: Cataphracts are superior to lancers. On to shock.',
      it: 'I Vandali restano. Quando non c’è più nessuno da ordinare, chi è a contatto combatte. Prima tutti provano i nervi: un dado oltre la TQ porta colpi. Poi i tipi di unità danno la colonna della tabella, taglia e terreno la spostano, e chi è superiore raddoppia le perdite dell’altro: i Catafratti lo sono sulle lance. All’Assalto.',
    },
    hint: { en: 'Give no more orders: go on to shock.', it: 'Niente altri ordini: passa all’Assalto.' },
    ...asks({ do: 'done' }),
    draws: [6, 6, 4, 5],
    answers: vandals({ do: 'flee', to: '4412' }, { do: 'flee', to: '4312' }),
    clause: 'CA-9.12a',
  },
  {
    title: { en: 'Rout and advance', it: 'Rotta e avanzata' },
    body: {
      en: 'Six hits, and the lancers run; if nobody rallies them they run off the map, and count as rout points. Your horse took two hits and advances into their hex. There it may turn by one vertex, so as not to offer its flank: from the side and the rear an attack is superior. Its front is right as it is: halt.',
      it: 'Sei colpi, e le lance fuggono: se nessuno le raccoglie lasciano la mappa e valgono Punti Rotta. I tuoi hanno preso due colpi e avanzano nel loro esagono. Lì possono girarsi di un vertice, per non offrire il fianco: di lato e alle spalle chi attacca è superiore. La fronte va bene così: fermati.',
    },
    hint: { en: 'No turn is needed: halt.', it: 'Non serve girarsi: ferma l’unità.' },
    ...asks({ do: 'halt' }),
    clause: 'CA-9.22a',
  },
  {
    title: { en: 'A line under one command', it: 'Una linea sotto un solo comando' },
    body: {
      en: 'One unit wins no battle. Back to the beginning: instead of single orders, Belisarius may command a whole line of horse at once. Command the line that begins with Thracian Cat 1; then drag it over to 4812, or touch it and then the hex. All of the line go with it, and before they do you see where each would stand and what it costs. Those with bows may fire when all have moved.',
      it: 'Una sola unità non vince la battaglia. Torniamo all’inizio: invece degli ordini singoli Belisario può comandare un’intera linea di cavalleria. Comanda la linea che comincia con la Cat Tracia 1; poi trascinala in 4812, o toccala e tocca l’esagono. Tutta la linea va con lei, e prima vedi dove arriverebbe ciascuna e quanto costa. Chi ha l’arco può tirare quando tutte hanno mosso.',
    },
    hint: {
      en: 'Touch Thracian Cat 1 and command line 1; then touch it again, and hex 4812, and send them all.',
      it: 'Tocca la Cat Tracia 1 e comanda la linea 1; poi toccala di nuovo, tocca l’esagono 4812, e mandale tutte.',
    },
    position: ABREAST,
    ...asksForLine,
    clause: 'CA-5.21a',
  },
  {
    title: { en: 'The enemy’s turn', it: 'Tocca al nemico' },
    body: {
      en: 'Leaders of both sides are activated from the lowest initiative to the highest, so the turn goes to and fro. Now Gelimer gives orders. Your Cataphract has crossed the stream, but it faces north-west, and Vandal LN 6 is about to ride at it. Go on, and see what you are asked.',
      it: 'I comandanti delle due parti si attivano dall’iniziativa più bassa alla più alta: il turno passa di mano di continuo. Ora ordina Gelimero. La tua Cat ha passato il torrente ma guarda a nord-ovest, e la LN Vandala 6 sta per caricarla. Prosegui, e vedi che cosa ti si chiede.',
    },
    hint: { en: 'When you are ready, go on.', it: 'Quando vuoi, prosegui.' },
    position: ANSWER,
    ...asks(),
    answers: vandals({ do: 'order', unit: LANCERS }, { do: 'step', to: '4612' }),
    points: { rings: ['4512', '4712'] },
    clause: 'CA-4.1a',
  },
  {
    title: { en: 'Reactions', it: 'Le reazioni' },
    body: {
      en: 'The lancers have come up. You may turn by one vertex to meet them, and then fire at whoever enters the ground before you. Turn left, and loose your arrows. In a battle of your own, Standing orders above the map say beforehand what you do not want to be asked, for all to see.',
      it: 'Le lance ti sono addosso. Puoi girarti di un vertice per affrontarle, e poi tirare a chi entra nel terreno davanti a te. Gira a sinistra, e scocca. In una battaglia vera gli Ordini permanenti, sopra la mappa, dicono in anticipo che cosa non vuoi che ti si chieda, e li vedono tutti.',
    },
    hint: { en: 'Turn left, then fire at Vandal LN 6.', it: 'Gira a sinistra, poi tira alla LN Vandala 6.' },
    ...asks({ do: 'turn', by: 'left' }, { do: 'fire', at: LANCERS, after: 'stay' }),
    draws: [5],
    clause: 'CA-7.14a',
  },
  {
    title: { en: 'The whole battle', it: 'La battaglia intera' },
    body: {
      en: 'That is a turn: leaders one after the other, orders or lines, reactions, shock; then routed units run on, and rout points are counted. The Byzantines give up at 35, the Vandals at 30. Touch any counter to read it; the buttons above the map show zones of control, fronts, command ranges and fire. Now play for real.',
      it: 'Un turno è questo: un comandante dopo l’altro, ordini o linee, reazioni, Assalto; poi chi è in rotta fugge ancora e si contano i Punti Rotta. I Bizantini cedono a 35, i Vandali a 30. Tocca una pedina per leggerla; i pulsanti sopra la mappa mostrano zone di controllo, fronti, raggi di comando e tiro. Ora gioca sul serio.',
    },
    hint: { en: 'You know enough to begin.', it: 'Ne sai abbastanza per cominciare.' },
    ...asks(),
    clause: 'CA-3.0a',
  },
]

export const lesson = { seat: 'first', options: { scenario: 'tricameron' }, steps, fromPosition } as const
