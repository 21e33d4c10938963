import { asks as asksFor, doneBy, type Step as LessonStep } from '@iacta/web/lesson'
import type { SeatId } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import { fromPosition } from '../rules/position.ts'

/** The guided first battle: John's ships against a few Goths, from the first stroke to a ram, a boarding and a fire. */

type Step = LessonStep<Action, SeatId>
const asks = asksFor<Action>

/** What the Goths do. */
const goths = doneBy<SeatId>('goth')

const JOHN = 'byz-09'
const WING = 'byz-10'
const PREY = 'goth-08'
const SECOND = 'goth-09'

/** Nobody shoots at ships that pass, until that is what is learnt. */
const SILENT = ['no-fire', 'no-last-fire', 'no-grapple']

/** John west of the line, with the Goths' flank before him: one heads across his bow. */
const SEA = {
  turn: 2,
  ships: {
    [JOHN]: '2606 west',
    [WING]: '2806 west',
    'byz-08': '2406 west',
    [PREY]: '2612 south-west',
    [SECOND]: '2811 east',
    'goth-07': '2414 east',
  },
  leaders: { john: JOHN, baderic: 'goth-07' },
  standing: [SILENT, []],
}

const FIRST = { ...SEA, now: 'squadron of john' }

/** Bow to bow, within a hex of each other. */
const CONTACT = {
  ...SEA,
  ships: { ...SEA.ships, [WING]: '2810 west', [SECOND]: '2811 east marines 2' },
  now: `ship ${WING}`,
}

/** A Goth comes within bowshot of ships that may answer. */
const PASSING = {
  ...SEA,
  ships: { [JOHN]: '2606 west', 'byz-08': '2406 west', [SECOND]: '2610 east', 'goth-07': '2414 east' },
  now: `ship ${SECOND}`,
}

const steps: readonly Step[] = [
  {
    title: { en: 'Off Sena Gallica', it: 'Al largo di Sena Gallica' },
    body: {
      en: 'The Adriatic, AD 551. You are John, admiral of the Byzantines, in red; the green Goths have the shore behind them. A ship covers two hexes and points where it heads, the ram at its bow. White shields are marines, the letter at the stern is its squadron, a star carries the leader. Missing oars, flames and waves say what has befallen it. You win with 35 points and twice the enemy’s; the Goths need 40.',
      it: 'Adriatico, 551 d.C. Sei Giovanni, ammiraglio dei Bizantini, in rosso; i Goti, in verde, hanno la costa alle spalle. Una nave occupa due esagoni, col rostro a prua. Gli scudi bianchi sono i fanti di marina, la lettera a poppa lo squadrone; la stella porta il comandante. Remi mancanti, fiamme e onde dicono che cosa le è capitato. Vinci con 35 punti e il doppio del nemico; ai Goti ne servono 40.',
    },
    hint: {
      en: 'Look around as long as you like. When you are ready, go on.',
      it: 'Guardati intorno quanto vuoi. Quando vuoi cominciare, prosegui.',
    },
    position: FIRST,
    ...asks(),
    points: { rings: ['2606', '2612'] },
    clause: 'SG-2.2a',
  },
  {
    title: { en: 'A course', it: 'Una rotta' },
    body: {
      en: 'Squadrons are active in turn, one ship after the other. Touch your flagship, Byzantine dromon 9: hexes that its bow may reach are lit, with the price. Cruise has 6 points; Maximum, in yellow, has 9, but tires the crew. Point at a hex to see the ship lie there, and whom it would ram straight on. The Goth ahead shows its after beam, where a ram needs least. Activate the ship and name Maximum.',
      it: 'Gli squadroni si attivano a turno, una nave dopo l’altra. Tocca l’ammiraglia, il dromone bizantino 9: si accendono gli esagoni dove arriva la prua, col prezzo. La Crociera ha 6 punti; la Massima, in giallo, 9, ma stanca. Punta un esagono per vedere come vi starebbe la nave e chi speronerebbe tirando dritto. Il goto davanti mostra il giardinetto, dove allo sperone serve meno. Attiva la nave e dichiara Massima.',
    },
    hint: {
      en: 'Touch Byzantine dromon 9 and activate it, then choose Maximum.',
      it: 'Tocca il dromone bizantino 9 e attivalo, poi scegli Massima.',
    },
    ...asks({ do: 'activate', ship: JOHN }, { do: 'speed', at: 'maximum' }),
    clause: 'SG-7.2a',
  },
  {
    title: { en: 'The run', it: 'La rincorsa' },
    body: {
      en: 'A ram needs a step straight ahead just before it, and three or more of them add 1. Row straight on to 2611, right up to the Goth’s side: five steps Ahead, a point each. A turn would cost 2, and at Maximum two steps have to lie between turns.',
      it: 'Per speronare serve, subito prima, un passo Avanti; tre o più di fila danno +1. Rema dritto fino a 2611, a ridosso del fianco del goto: cinque passi Avanti, un punto ciascuno. Una virata ne costerebbe 2, e alla Massima tra due virate ci vogliono due passi Avanti.',
    },
    hint: { en: 'Touch hex 2611, straight ahead.', it: 'Tocca l’esagono 2611, dritto davanti.' },
    ...asks({ do: 'ahead' }, { do: 'ahead' }, { do: 'ahead' }, { do: 'ahead' }, { do: 'ahead' }),
    clause: 'SG-8.1a',
  },
  {
    title: { en: 'The ram', it: 'Lo sperone' },
    body: {
      en: 'The button tells from where you strike, and the chances. The angle says what the die needs: 9 head-on, 7 on the forward beam, 5 on the after beam, 6 in the stern. Your better crew, Maximum and the run are added. Far too low a roll fouls your own oars. Ram.',
      it: 'Il pulsante dice da dove colpisci, e con quali probabilità. L’angolo dice che cosa serve al dado: 9 di prua, 7 al mascone, 5 al giardinetto, 6 di poppa. Si aggiungono l’equipaggio migliore, la Massima e la rincorsa. Un tiro troppo basso ti rompe i remi. Sperona.',
    },
    hint: { en: 'Press Ram, and mean it.', it: 'Premi Sperona, e conferma.' },
    ...asks({ do: 'ram' }),
    draws: [6, 3],
    clause: 'SG-9.2a',
  },
  {
    title: { en: 'Backing off', it: 'Arretrare' },
    body: {
      en: 'Rammed: the Goth sinks at the end of the next turn, and drags down whoever is still fast to it. Your crew has passed its check, so you may back off by a hex. Do so, and end the activation: a die then says how tired the crew is, the number beside the ship. Tired ships ram worse, and at 3 they barely cruise.',
      it: 'Speronato: il goto affonda alla fine del prossimo turno, e trascina con sé chi gli è ancora legato. Il tuo equipaggio ha superato la prova: puoi arretrare di un esagono. Fallo, e chiudi l’attivazione: un dado dice quanto è stanco l’equipaggio, il numero accanto alla nave. Chi è stanco sperona peggio, e a 3 va appena in Crociera.',
    },
    hint: { en: 'Back off, then end the activation.', it: 'Arretra, poi chiudi l’attivazione.' },
    ...asks({ do: 'backOff' }, { do: 'finish' }),
    draws: [4],
    clause: 'SG-9.4a',
  },
  {
    title: { en: 'Grapples', it: 'I rampini' },
    body: {
      en: 'Another ship of yours lies bow to bow with a Goth who has only two marines left. After its move a ship may throw grapples at a neighbour: die and Crew against the other’s Crew, 6 or more. Ships that are grappled to each other do not move. Touch the Goth in 2811, or press the button, and grapple it.',
      it: 'Un’altra tua nave è prua contro prua con un goto che ha solo due fanti di marina. Dopo il movimento una nave può lanciare i rampini a una vicina: dado ed Equipaggio contro l’Equipaggio dell’altra, 6 o più. Le navi arpionate tra loro non si muovono. Tocca il goto in 2811, o premi il pulsante, e arpionalo.',
    },
    hint: { en: 'Grapple Gothic dromon 9.', it: 'Arpiona il dromone goto 9.' },
    position: CONTACT,
    ...asks({ do: 'grapple', at: SECOND }),
    draws: [7],
    clause: 'SG-11.1a',
  },
  {
    title: { en: 'Boarding', it: 'L’abbordaggio' },
    body: {
      en: 'Fast to each other: two ropes. Now your four marines go over against two, and the difference is added to the die: from 8 on the ship is yours. Other ships grappled to the same enemy could join. Board it.',
      it: 'Arpionate: ecco le funi. Ora i tuoi quattro fanti di marina vanno contro due, e la differenza si aggiunge al dado: da 8 in su la nave è tua. Potrebbero unirsi altre navi arpionate allo stesso nemico. Abbordalo.',
    },
    hint: { en: 'Board Gothic dromon 9.', it: 'Abborda il dromone goto 9.' },
    ...asks({ do: 'board', at: SECOND }),
    draws: [7],
    clause: 'SG-11.4a',
  },
  {
    title: { en: 'A prize', it: 'Una preda' },
    body: {
      en: 'Taken: it wears your colours now, with a sash of its builders’, and is worth 4 points while you hold it. It needs a prize crew: at least one marine goes over. Put one aboard, and say that it is enough.',
      it: 'Presa: ora ha i tuoi colori, con una fascia di quelli di prima, e vale 4 punti finché la tieni. Le serve un equipaggio di preda: almeno un fante di marina passa a bordo. Mandane uno, e di’ che basta.',
    },
    hint: {
      en: 'Put one marine aboard, then press that the prize crew is complete.',
      it: 'Manda a bordo un fante di marina, poi premi che l’equipaggio di preda è al completo.',
    },
    ...asks({ do: 'man', ship: WING }, { do: 'done' }),
    clause: 'SG-11.5a',
  },
  {
    title: { en: 'Missiles and fire', it: 'Tiro e fuoco' },
    body: {
      en: 'Now a Goth is active, and makes for your flagship. Whoever comes within two hexes of your ships may be shot at, once a turn by each of them. A hit costs a marine, and may set the ship on fire. Go on, and see what you are asked.',
      it: 'Ora è attivo un goto, e viene verso l’ammiraglia. A chi arriva entro due esagoni le tue navi possono tirare, una volta per turno ciascuna. Chi è colpito perde un fante di marina, e può prendere fuoco. Prosegui, e vedi che cosa ti si chiede.',
    },
    hint: { en: 'When you are ready, go on.', it: 'Quando vuoi, prosegui.' },
    position: PASSING,
    ...asks(),
    answers: goths({ do: 'speed', at: 'cruise' }, { do: 'ahead' }, { do: 'ahead' }),
    points: { rings: ['2610', '2606'] },
    clause: 'SG-10.2a',
  },
  {
    title: { en: 'Answer it', it: 'Rispondi' },
    body: {
      en: 'It has come within range. The button tells your chances: 8 or more at two hexes, 7 at one. Shoot. In a battle of your own, Standing orders above the map say beforehand what you do not want to be asked, for all to see; there you also offer to stop.',
      it: 'È a tiro. Il pulsante dice le probabilità: 8 o più a due esagoni, 7 a uno. Tira. In una battaglia vera gli Ordini permanenti, sopra la mappa, dicono in anticipo che cosa non vuoi che ti si chieda, e li vedono tutti; lì offri anche di smettere.',
    },
    hint: { en: 'Shoot with Byzantine dromon 9.', it: 'Tira col dromone bizantino 9.' },
    ...asks({ do: 'shoot', ship: JOHN }),
    draws: [9, 8],
    clause: 'SG-10.5a',
  },
  {
    title: { en: 'The whole battle', it: 'La battaglia intera' },
    body: {
      en: 'A hit, and flames. At the end of each turn fires spread to grappled ships, are put out or grow, and rammed ships go down; then points are counted. You know squadrons, courses, the ram, boarding and fire; shearing oars in passing and breaking through the line wait at Maximum. Touch any ship to read it. Now play for real.',
      it: 'Colpito, e in fiamme. Alla fine di ogni turno il fuoco passa alle navi arpionate, si spegne o cresce, e le navi speronate affondano; poi si contano i punti. Conosci squadroni, rotte, sperone, abbordaggio e fuoco; falciare i remi di passaggio e sfondare la linea ti aspettano alla Massima. Tocca una nave per leggerla. Ora gioca sul serio.',
    },
    hint: { en: 'You know enough to begin.', it: 'Ne sai abbastanza per cominciare.' },
    ...asks(),
    clause: 'SG-14.2a',
  },
]

export const lesson = { seat: 'byzantine', options: { setUp: 'fixed' }, steps, fromPosition } as const
