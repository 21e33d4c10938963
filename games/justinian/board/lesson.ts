import { asks as asksFor, doneBy, type Step as LessonStep } from '@iacta/web/lesson'
import type { SeatId } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import { fromPosition } from '../rules/position.ts'

/** The guided first turn: AD 532, from the pay chest to the landing in Africa. */

type Step = LessonStep<Action, SeatId>
const asks = asksFor<Action>
const barbarian = doneBy<SeatId>('barbarian')

const PEOPLES = [
  'moors',
  'franks',
  'visigoths',
  'alamanni',
  'lombards',
  'gepids',
  'slavs',
  'bulgars',
  'kotrigurs',
  'utigurs',
  'crimean-goths',
  'lakhmids',
  'ghassanids',
]
const markers = (power: string, provinces: readonly string[]) => Object.fromEntries(provinces.map((at) => [at, power]))
const VANDAL = [
  'tripolitania',
  'byzacena',
  'zeugitania',
  'numidia',
  'mauretania-sitifensis',
  'mauretania-caesariensis',
  'septem',
  'hispania',
  'baleares',
  'corsica',
  'sardinia',
]
const GOTHIC = [
  'sicilia',
  'lucania-et-bruttii',
  'apulia-et-calabria',
  'campania',
  'samnium',
  'picenum',
  'tuscia-et-umbria',
  'flaminia',
  'aemilia',
  'liguria',
  'alpes-cottiae',
  'venetia-et-histria',
]

/** The second turn: Vandals and Ostrogoths hold the West, the Persians stand behind the Euphrates. */
const EMPIRE = {
  turn: 2,
  gold: 52,
  chooseLeft: 2,
  randomLeft: 3,
  place: {
    'presental-i': 'europa',
    'presental-ii': 'bithynia',
    oriens: 'mesopotamia',
    thracia: 'thracia',
    illyricum: 'dalmatia',
    africa: 'europa',
    chosroes: 'osrhoene',
    perozes: 'sassanids',
    gelimer: 'zeugitania',
    athalaric: 'flaminia',
    ...Object.fromEntries(PEOPLES.map((people) => [people, people])),
  },
  own: {
    'presental-i': 10,
    'presental-ii': 10,
    oriens: 18,
    thracia: 7,
    illyricum: 14,
    africa: 12,
    chosroes: 16,
    gelimer: 14,
    athalaric: 18,
  },
  magister: {
    'presental-i': 'germanus',
    'presental-ii': 'bessas',
    oriens: 'sittas',
    thracia: 'justin',
    illyricum: 'mundus',
    africa: 'belisarius',
  },
  dead: { hilderic: true },
  detached: [
    {},
    { tripolitania: 1, byzacena: 2, sardinia: 3, hispania: 2 },
    { 'venetia-et-histria': 2, campania: 2, sicilia: 2 },
  ],
  frontier: { 'syria-i': 2, euphratensis: 3, dardania: 1, macedonia: 1 },
  fleets: [{ europa: 3 }, { zeugitania: 3 }, { flaminia: 1 }],
  control: { ...markers('vandals', VANDAL), ...markers('ostrogoths', GOTHIC), osrhoene: 'sassanids' },
  treasure: ['zeugitania', 'flaminia'],
}

const paying = { ...EMPIRE, place: { ...EMPIRE.place, chosroes: 'sassanids' } }
const UNPAID = {
  'presental-i': true,
  'presental-ii': true,
  oriens: true,
  thracia: true,
  illyricum: true,
  africa: true,
}

/** The activations, with whoever acts on top. */
const acting = (next: SeatId, ...steps: readonly object[]) => [
  { step: 'activations', next },
  { step: 'closing' },
  ...steps,
]
const byzantine = { romanActs: true, romanDone: 1 }

const PAID = ['oriens', 'illyricum', 'africa']

const steps: readonly Step[] = [
  {
    title: { en: 'The empire, AD 532', it: 'L’impero nel 532' },
    body: {
      en: 'You are Justinian, in purple: standards are armies with their SP, walls frontier troops, ships fleets. A coloured band marks what others hold: Vandals Africa, Ostrogoths Italy; Persians stand at the Euphrates. You win with all five prefectures at the end of a turn. Their score stands at the head of the page, and Victory names what is missing, province by province.',
      it: 'Sei Giustiniano, in porpora: gli stendardi sono armate con i loro SP, le mura truppe di frontiera, le navi flotte. Una fascia colorata segna ciò che è d’altri: l’Africa dei Vandali, l’Italia degli Ostrogoti; sull’Eufrate i Persiani. Vinci con tutte e cinque le prefetture a fine turno. Il conto sta in cima alla pagina, e Vittoria dice che cosa manca, provincia per provincia.',
    },
    hint: {
      en: 'Open Victory, point at armies; when you are ready, go on.',
      it: 'Apri Vittoria, indica le armate; quando vuoi, prosegui.',
    },
    position: { ...EMPIRE, ...byzantine, stack: acting('barbarian', { step: 'opportunity' }) },
    ...asks(),
    points: { rings: ['europa', 'zeugitania', 'flaminia'] },
    clause: 'JU-10.21a',
  },
  {
    title: { en: 'The pay chest', it: 'La cassa delle paghe' },
    body: {
      en: 'A turn begins with income and pay. Field and fleet SP cost 1 G each, frontier SP 1 G for three. Whoever is not paid may mutiny; but each activation of yours costs 2 G too, and you have only 60. Leave ticked the three armies that are to march: of the East, of Illyricum, of Africa. The bill stands below before you pay it. Then go on.',
      it: 'Il turno si apre con entrate e paghe. SP campali e flotta costano 1 G l’uno, di frontiera 1 G ogni tre. Chi non è pagato può ammutinarsi; ma anche ogni tua attivazione costa 2 G, e ne hai solo 60. Lascia spuntate le tre armate che marceranno: d’Oriente, dell’Illirico, d’Africa. Il conto sta sotto prima che tu paghi. Poi prosegui.',
    },
    hint: {
      en: 'Tick only the Armies of the East, of Illyricum and of Africa, pay them, and press Go on.',
      it: 'Spunta solo le Armate d’Oriente, dell’Illirico e d’Africa, pagale, e premi Prosegui.',
    },
    position: {
      ...paying,
      gold: 60,
      unpaid: UNPAID,
      unpaidFleet: { europa: true },
      unpaidFrontier: { 'syria-i': true, euphratensis: true, dardania: true, macedonia: true },
      stack: [{ step: 'turns' }, { step: 'turn', at: 3 }, { step: 'maintenance' }],
    },
    wants: (action, done) =>
      done < PAID.length ? action.do === 'pay' && PAID.includes(action.group) : action.do === 'done',
    count: PAID.length + 1,
    draws: [6],
    clause: 'JU-5.21a',
  },
  {
    title: { en: 'Recruits and ships', it: 'Reclute e navi' },
    body: {
      en: 'A die says how many recruits there are: six. An army holds 35 SP at most, the whole empire 150 on land. Give all six to the Army of Illyricum, which is to enter Italy. Then comes the shipyard: a fleet SP costs 3 G, and the price is told before you pay. Build one in Europa, at Constantinople.',
      it: 'Un dado dice quante reclute ci sono: sei. Un’armata tiene al massimo 35 SP, tutto l’impero 150 a terra. Dalle tutte e sei all’Armata dell’Illirico, che entrerà in Italia. Poi si apre il cantiere: un SP flotta costa 3 G, e il prezzo ti è detto prima. Costruiscine uno in Europa, a Costantinopoli.',
    },
    hint: {
      en: 'Touch the Army of Illyricum in Dalmatia, slide to 6 SP and confirm; then Europa, 1 fleet SP.',
      it: 'Tocca l’Armata dell’Illirico in Dalmatia, porta a 6 SP e conferma; poi Europa, 1 SP flotta.',
    },
    ...asks({ do: 'reinforce', army: 'illyricum', sp: 6 }, { do: 'moor', at: 'europa', sp: 1 }),
    clause: 'JU-5.32b',
  },
  {
    title: { en: 'The Persians come', it: 'Arrivano i Persiani' },
    body: {
      en: 'Now both sides act in turn. The head of the page shows what is left: the Barbarian has two Choose and three Random markers, you have five activations. He has chosen the Persians: Chosroes stands in Osrhoene with 16 SP and marches on Mesopotamia, where Sittas has 18. Go on, and see what you are asked.',
      it: 'Ora le due parti agiscono a turno. In cima alla pagina vedi che cosa resta: al Barbaro due segnalini Scelta e tre Casuali, a te cinque attivazioni. Ha scelto i Persiani: Cosroe è in Osrhoene con 16 SP e marcia sulla Mesopotamia, dove Sitta ne ha 18. Prosegui, e vedi che cosa ti si chiede.',
    },
    hint: { en: 'When you are ready, go on.', it: 'Quando vuoi, prosegui.' },
    position: {
      ...EMPIRE,
      gold: 13,
      chooseLeft: 1,
      stack: acting('byzantine', { step: 'march', army: 'chosroes', seat: 'barbarian', mp: 4 }),
    },
    ...asks(),
    answers: barbarian({ do: 'go', to: 'mesopotamia' }),
    points: { rings: ['osrhoene', 'mesopotamia'] },
    clause: 'JU-6.11a',
  },
  {
    title: { en: 'Intercept', it: 'L’intercettazione' },
    body: {
      en: 'Whoever enters a province with an enemy army may be intercepted: a die of at most the commander’s control, and 2 better in a city that you hold. Sittas has 6. If it fails he is Disorganised; if it succeeds there is a battle at once, in which the walls do not count. The button tells both chances before you decide. Intercept.',
      it: 'Chi entra dove c’è un’armata nemica può essere intercettato: un dado non oltre il controllo del comandante, con 2 di vantaggio in una città che tieni. Sitta ha 6. Se fallisce è Disorganizzato; se riesce c’è subito battaglia, e le mura non contano. Il pulsante dice le due probabilità prima che tu decida. Intercetta.',
    },
    hint: { en: 'Press Intercept.', it: 'Premi Intercetta.' },
    ...asks({ do: 'intercept' }),
    draws: [4, 8, 2, 3],
    answers: barbarian({ do: 'retreat', to: 'osrhoene' }),
    clause: 'JU-7.31a',
  },
  {
    title: { en: 'Who sets out', it: 'Chi si mette in marcia' },
    body: {
      en: 'Your turn. The list Who sets out? says who could, and how far by his letter; where it is folded, a touch opens it. You may touch the army on the map as well. It costs 2 G. Mundus in Dalmatia has an A, the best: his die gives 4 to 8 movement points. March with the Army of Illyricum.',
      it: 'Tocca a te. L’elenco Chi si mette in marcia? dice chi può, e fin dove secondo la sua lettera; se è chiuso, un tocco lo apre. Puoi anche toccare l’armata sulla mappa. Costa 2 G. Mundo, in Dalmatia, ha una A, la migliore: il dado gli dà da 4 a 8 punti movimento. Marcia con l’Armata dell’Illirico.',
    },
    hint: { en: 'March with the Army of Illyricum.', it: 'Marcia con l’Armata dell’Illirico.' },
    position: {
      ...EMPIRE,
      ...byzantine,
      gold: 13,
      own: { ...EMPIRE.own, illyricum: 20, oriens: 15, chosroes: 8 },
      stack: acting('barbarian', { step: 'opportunity' }),
    },
    ...asks({ do: 'march', army: 'illyricum' }),
    draws: [4],
    clause: 'JU-7.11a',
  },
  {
    title: { en: 'Into Italy', it: 'In Italia' },
    body: {
      en: 'Six movement points. Provinces within reach are lit, with the price of going there; point at one to see the way. Venetia et Histria is next to Dalmatia and held by two detached Ostrogoths. Go there.',
      it: 'Sei punti movimento. Le province a portata si accendono, col prezzo per andarci; indicane una per vedere la via. Venetia et Histria confina con la Dalmatia, ed è tenuta da due Ostrogoti distaccati. Vacci.',
    },
    hint: { en: 'Touch Venetia et Histria.', it: 'Tocca Venetia et Histria.' },
    ...asks({ do: 'go', to: 'venetia-et-histria' }),
    clause: 'JU-7.12a',
  },
  {
    title: { en: 'A battle', it: 'Una battaglia' },
    body: {
      en: 'To attack costs 1 MP. Both sides roll; strength, commander, walls and ground are reckoned for you, and the button tells the odds and the mean losses. The attacked city has walls, but twenty against two is plenty. Attack everybody here.',
      it: 'Attaccare costa 1 MP. Tirano entrambi; forza, comandante, mura e terreno sono già contati, e il pulsante dice le probabilità e le perdite medie. La città ha le mura, ma venti contro due bastano. Attacca tutti quelli che sono qui.',
    },
    hint: { en: 'Press Attack everybody here.', it: 'Premi il pulsante che attacca tutti quelli che sono qui.' },
    ...asks({ do: 'attackAll' }),
    draws: [7, 1, 2],
    clause: 'JU-8.12a',
  },
  {
    title: { en: 'To hold what is won', it: 'Tenere ciò che si è vinto' },
    body: {
      en: 'The Goths are gone, but their control marker lies here: until it is taken away the province is not yours. That costs 1 MP. Then leave 2 SP on the frontier behind you, for another. And halt: what is not spent is lost.',
      it: 'I Goti non ci sono più, ma qui c’è il loro segnalino di controllo: finché non lo togli la provincia non è tua. Costa 1 MP. Poi lascia 2 SP di Frontiera dietro di te, per un altro. E fermati: ciò che non spendi è perso.',
    },
    hint: {
      en: 'Take the marker away, leave 2 SP on the frontier, then halt.',
      it: 'Togli il segnalino, lascia 2 SP di Frontiera, poi fermati.',
    },
    ...asks({ do: 'clear' }, { do: 'drop', sp: 2 }, { do: 'halt' }),
    clause: 'JU-7.18a',
  },
  {
    title: { en: 'Gold for the Lombards', it: 'Oro ai Longobardi' },
    body: {
      en: 'The Barbarian’s Random marker has called the Lombards, and a die will say whose side they take. Every 3 G of yours add 1, and the panel shows what each sum brings you. Pay 3 G. They will come to you: have them join the Army of Illyricum.',
      it: 'Il segnalino Casuale del Barbaro ha chiamato i Longobardi, e un dado dirà da che parte stanno. Ogni 3 G aggiungono 1, e il pannello mostra che cosa ti porta ogni somma. Paga 3 G. Verranno con te: uniscili all’Armata dell’Illirico.',
    },
    hint: {
      en: 'Pay 3 G; then have them join the Army of Illyricum.',
      it: 'Paga 3 G; poi uniscili all’Armata dell’Illirico.',
    },
    position: {
      ...EMPIRE,
      gold: 11,
      place: { ...EMPIRE.place, illyricum: 'venetia-et-histria' },
      own: { ...EMPIRE.own, illyricum: 18, oriens: 15, chosroes: 8 },
      frontier: { ...EMPIRE.frontier, 'venetia-et-histria': 2 },
      control: { ...markers('vandals', VANDAL), ...markers('ostrogoths', GOTHIC.slice(0, -1)), osrhoene: 'sassanids' },
      detached: [{}, EMPIRE.detached[1], { campania: 2, sicilia: 2 }],
      chooseLeft: 1,
      randomLeft: 2,
      stack: acting('byzantine', { step: 'bribe', power: 'lombards' }),
    },
    ...asks({ do: 'bribe', gold: 3 }, { do: 'join', army: 'illyricum' }),
    draws: [6, 4],
    clause: 'JU-6.32a',
  },
  {
    title: { en: 'Belisarius goes aboard', it: 'Belisario s’imbarca' },
    body: {
      en: 'Fleets lie in port or are on patrol. One fleet SP carries 10 SP, so Belisarius with his 12 needs two of the three at Constantinople. Take the Army of Africa aboard two, and sail over two sea areas, as far as one goes: the Aegean, then the Libyan Sea. From there put into port in Byzacena: the army lands.',
      it: 'Le flotte stanno In Porto o In Pattuglia. Un SP flotta porta 10 SP: per i suoi 12 a Belisario ne servono due dei tre di Costantinopoli. Imbarca l’Armata d’Africa su due e attraversa due aree di mare, quante se ne fanno: l’Egeo, poi il Libico. Da lì entra in porto a Byzacena: l’armata sbarca.',
    },
    hint: {
      en: 'Take the Army of Africa aboard 2 fleet SP, then the Aegean Sea, the Libyan Sea, and port in Byzacena.',
      it: 'Imbarca l’Armata d’Africa su 2 SP flotta, poi il Mar Egeo, il Mar Libico, e il porto di Byzacena.',
    },
    position: {
      ...EMPIRE,
      ...byzantine,
      romanDone: 2,
      gold: 8,
      place: { ...EMPIRE.place, illyricum: 'venetia-et-histria' },
      own: { ...EMPIRE.own, illyricum: 18, oriens: 15, chosroes: 8 },
      allied: { illyricum: 14 },
      frontier: { ...EMPIRE.frontier, 'venetia-et-histria': 2 },
      control: { ...markers('vandals', VANDAL), ...markers('ostrogoths', GOTHIC.slice(0, -1)), osrhoene: 'sassanids' },
      detached: [{}, EMPIRE.detached[1], { campania: 2, sicilia: 2 }],
      chooseLeft: 1,
      randomLeft: 2,
      stack: acting('barbarian', { step: 'opportunity' }),
    },
    ...asks(
      { do: 'embark', army: 'africa', sp: 2 },
      { do: 'enterSea', to: 'aegean-sea' },
      { do: 'enterSea', to: 'libyan-sea' },
      { do: 'port', at: 'byzacena' },
    ),
    clause: 'JU-7.24a',
  },
  {
    title: { en: 'Africa', it: 'In Africa' },
    body: {
      en: 'Whoever has landed may attack once for nothing, and then is done for this activation. Two Vandals guard Byzacena, without walls. Attack them, and Belisarius has a foothold, a march from Carthage and its treasure.',
      it: 'Chi è sbarcato può attaccare una volta senza spendere nulla, poi per questa attivazione ha finito. Due Vandali guardano Byzacena, senza mura. Attaccali, e Belisario ha messo piede a un passo da Cartagine e dal suo tesoro.',
    },
    hint: { en: 'Attack everybody here.', it: 'Attacca tutti quelli che sono qui.' },
    ...asks({ do: 'attackAll' }),
    draws: [6, 1, 3],
    clause: 'JU-7.24c',
  },
  {
    title: { en: 'The whole war', it: 'La guerra intera' },
    body: {
      en: 'A foothold in Italy, one in Africa, the Persians held: so a turn goes, ten in all. After the activations minor powers go home, income comes, and it begins again. At the end of an activation each army that took part must stand in its own area, or it is lost. Plague, mutiny and revolts come with Random markers. Treasury shows the next balance at any time. Now play for real.',
      it: 'Un piede in Italia, uno in Africa, i Persiani fermati: così va un turno, e sono dieci. Dopo le attivazioni le potenze minori tornano a casa, arrivano le entrate, e si ricomincia. A fine attivazione ogni armata che ha agito deve stare nella sua area, o è perduta. Pestilenza, ammutinamenti e rivolte vengono con i Casuali. Tesoro mostra sempre il prossimo bilancio. Ora gioca sul serio.',
    },
    hint: { en: 'You know enough to begin.', it: 'Ne sai abbastanza per cominciare.' },
    ...asks(),
    clause: 'JU-6.11a',
  },
]

export const lesson = { seat: 'byzantine', options: {}, steps, fromPosition } as const
