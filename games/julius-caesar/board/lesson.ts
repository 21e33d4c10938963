import type { Language } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import { fromPosition, type Position } from '../rules/position.ts'
import type { SideId } from '../rules/printed.ts'

/** The guided first game: Caesar's side of it, with the same dice for everybody. */

interface Step {
  readonly title: Readonly<Record<Language, string>>
  readonly body: Readonly<Record<Language, string>>
  readonly position?: Position
  readonly draws?: readonly number[]
  wants(action: Action): boolean
  readonly hint: Readonly<Record<Language, string>>
  readonly answers?: readonly { readonly seat: SideId; readonly action: Action }[]
  /** None for a step that is only read. */
  readonly count?: number
  readonly clause?: string
}

type Answers = NonNullable<Step['answers']>
const pompeius = (...actions: readonly Action[]): Answers => actions.map((action) => ({ seat: 'pompeius', action }))
/** What is done for whoever learns: the ends that have only one answer. */
const caesar = (...actions: readonly Action[]): Answers => actions.map((action) => ({ seat: 'caesar', action }))

const nothing = (): boolean => false

/** January of 705: Caesar stands on the Rubicon, and two blocks hold Roma for Pompeius. */
const RUBICON: Position = {
  change: {
    roma: ['legio-1', 'p-auxilia-1:2'],
    neapolis: ['leader-pompeius', 'p-auxilia-3:2', 'p-navis-1'],
    lugdunum: ['legio-11', 'legio-16:2', 'c-equitatus-1'],
    genua: ['legio-8', 'legio-12'],
    massilia: ['leader-antonius', 'c-navis-1'],
  },
  hands: {
    caesar: ['cmd-3-2-a', 'cmd-2-3-a', 'cmd-2-1-a', 'cmd-1-3-a', 'event-mars'],
    pompeius: ['cmd-2-2-a', 'cmd-3-1-a', 'cmd-2-1-b', 'cmd-1-2-a', 'cmd-2-3-b'],
  },
  now: { step: 'cards' },
}

const OF_LUGDUNUM: readonly string[] = ['legio-11', 'legio-16', 'c-equitatus-1']

/** Later that year: Italia is Caesar's, his ships hold the Tyrrhenian Sea, and Africa lies open. */
const TYRRHENIAN: Position = {
  turn: 3,
  change: {
    roma: ['leader-caesar', 'legio-8', 'legio-13:2'],
    neapolis: ['leader-antonius', 'legio-12'],
    brundisium: ['leader-pompeius', 'legio-3', 'p-navis-1'],
    ravenna: ['legio-14:1'],
    genua: ['legio-11', 'legio-16', 'c-equitatus-1'],
    massilia: ['c-auxilia-1:3', 'c-navis-1'],
    lugdunum: [],
    utica: [],
    'mare-tyrrhenum': ['c-navis-2'],
  },
  cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
  now: { step: 'moves', side: 'caesar' },
}

/** The Winter of 707: nine points of cities, and a trophy. */
const LAST_WINTER: Position = {
  year: 3,
  turn: 5,
  blocks: {
    roma: ['leader-caesar', 'legio-8', 'legio-13'],
    massilia: ['legio-11', 'legio-14', 'legio-16', 'c-equitatus-1:2', 'c-auxilia-1:1'],
    tarraco: ['legio-7'],
    'carthago-nova': ['legio-9'],
    utica: ['legio-12:2'],
    syracusae: ['legio-19:3'],
    athenae: ['leader-antonius', 'legio-10:2'],
    byzantium: ['c-equitatus-3'],
    'mare-tyrrhenum': ['c-navis-2'],
    alexandria: ['cleopatra:3', 'legio-38:3'],
    antiochia: ['leader-scipio', 'legio-34', 'p-equitatus-3:2'],
    ephesus: ['legio-36:2'],
  },
  trophies: ['leader-pompeius'],
  now: { step: 'harbours' },
}

const steps: readonly Step[] = [
  {
    title: { en: 'The Rubicon', it: 'Il Rubicone' },
    body: {
      en: 'Year 705 of Rome, 49 BC. You are Caesar. Your own blocks show you their faces: a name, a letter and a number for how they fight, and along the upper edge a mark for each point of strength. Those of Pompeius show you only their backs. You see where they stand, and must guess what they are. He sees yours the same way.',
      it: 'Anno 705 di Roma, 49 a.C. Sei Cesare. I tuoi blocchi ti mostrano il volto: un nome, una lettera e un numero che dicono come combattono e, lungo il bordo superiore, un segno per ogni punto di Forza. Quelli di Pompeo ti danno le spalle: vedi dove sono, e devi indovinare che cosa sono. Lui vede i tuoi allo stesso modo.',
    },
    hint: {
      en: 'Look around as long as you like. When you are ready, go on.',
      it: 'Guardati intorno quanto vuoi. Quando sei pronto, prosegui.',
    },
    position: RUBICON,
    wants: nothing,
    count: 0,
  },
  {
    title: { en: 'A card for the turn', it: 'Una carta per il turno' },
    body: {
      en: 'Each turn both sides choose a card in secret. 3/2 means three Move Points and then two levies. Whoever has more moves goes first, and Caesar goes first when they are equal. Play your 3/2.',
      it: 'A ogni turno le due parti scelgono una carta in segreto. 3/2 vuol dire tre Punti Movimento e poi due leve. Comincia chi ha più movimenti e, a parità, Cesare. Gioca il tuo 3/2.',
    },
    hint: {
      en: 'Not that card: for what comes now you need the three moves of your 3/2.',
      it: 'Non quella carta: adesso ti servono i tre movimenti del 3/2.',
    },
    wants: (action) => action.do === 'play' && action.card === 'cmd-3-2-a',
    answers: pompeius({ do: 'play', card: 'cmd-2-2-a' }),
    clause: 'JC-2.1f',
  },
  {
    title: { en: 'Over the Alps', it: 'Oltre le Alpi' },
    body: {
      en: 'One Move Point lets every block of one place march, up to two cities far. Roads are narrow: a dashed one, a minor road, carries only two of your blocks in a turn. Send two of the three blocks in Lugdunum to Genua, and halt them there.',
      it: 'Un Punto Movimento fa marciare tutti i blocchi di una località, fino a due città. Le vie però sono strette: su quelle tratteggiate, le vie minori, passano solo due tuoi blocchi per turno. Manda a Genua due dei tre blocchi di Lugdunum, e fermali lì.',
    },
    hint: {
      en: 'First two blocks of Lugdunum go over the pass to Genua, and halt there.',
      it: 'Prima due blocchi di Lugdunum vanno oltre il passo fino a Genua, e si fermano lì.',
    },
    wants: (action) =>
      action.do === 'halt' || (action.do === 'move' && action.to === 'genua' && OF_LUGDUNUM.includes(action.block)),
    count: 4,
    clause: 'JC-6.1a',
  },
  {
    title: { en: 'The pass is full', it: 'Il passo è pieno' },
    body: {
      en: 'The third block cannot follow: try it, and you are told which rule forbids it. But the double lines, the major roads, carry four. March it round by Massilia to Genua. It is still the same Move Point, because it starts in Lugdunum too.',
      it: 'Il terzo blocco non può seguirli: prova, e ti si dirà quale regola lo vieta. Ma sulle linee doppie, le vie maggiori, passano in quattro. Fagli fare il giro: da Massilia a Genua. Il Punto Movimento è sempre lo stesso, perché anche lui parte da Lugdunum.',
    },
    hint: {
      en: 'The pass has had its two blocks. The third goes the long way: first to Massilia, then to Genua.',
      it: 'Il passo ha già avuto i suoi due blocchi. Il terzo fa la strada lunga: prima a Massilia, poi a Genua.',
    },
    wants: (action) =>
      action.do === 'move' && OF_LUGDUNUM.includes(action.block) && (action.to === 'massilia' || action.to === 'genua'),
    count: 2,
    clause: 'JC-4.31b',
  },
  {
    title: { en: 'By two roads to Roma', it: 'Per due vie a Roma' },
    body: {
      en: 'Two blocks hold Roma. You do not know which. An attack goes one city far and no further, so come from close by, and from two sides: Caesar and Legio XIII from Ravenna, Legio VIII and Legio XII from Genua.',
      it: 'Due blocchi tengono Roma: non sai quali. Un attacco si spinge a una sola città di distanza, quindi parti da vicino, e da due lati: Cesare e la Legio XIII da Ravenna, la Legio VIII e la Legio XII da Genua.',
    },
    hint: {
      en: 'Four blocks to Roma: Caesar and Legio XIII from Ravenna, Legio VIII and Legio XII from Genua.',
      it: 'Quattro blocchi a Roma: Cesare e la Legio XIII da Ravenna, la Legio VIII e la Legio XII da Genua.',
    },
    wants: (action) =>
      action.do === 'move' &&
      action.to === 'roma' &&
      ['leader-caesar', 'legio-13', 'legio-8', 'legio-12'].includes(action.block),
    count: 4,
    clause: 'JC-6.1d',
  },
  {
    title: { en: 'The Main Attack', it: 'L’Attacco Principale' },
    body: {
      en: 'Your moves are done: end them. Then say which road brings the Main Attack. It fights from the first Round, and the others wait in Reserve until the second. Caesar himself shall lead: from Ravenna.',
      it: 'Le mosse sono finite: concludile. Poi indica da quale via viene l’Attacco Principale: combatte dal primo Round, mentre gli altri aspettano in Riserva fino al secondo. Lo guidi Cesare in persona: da Ravenna.',
    },
    hint: {
      en: 'End your moves, then name the road from Ravenna: Caesar leads the Main Attack.',
      it: 'Concludi le mosse, poi indica la via da Ravenna: è Cesare a guidare l’Attacco Principale.',
    },
    wants: (action) => action.do === 'end-moves' || (action.do === 'main-attack' && action.from === 'ravenna'),
    count: 2,
    clause: 'JC-7.3b',
  },
  {
    title: { en: 'Fresh men', it: 'Forze fresche' },
    body: {
      en: 'Now the two levies of your card. A Levy Point brings a new block of strength I from the pool, where its name or kind allows, or one step to a block that has lost some. Levy Legio XIV in Ravenna and strengthen Legio XVI in Genua. With that your command is done, and Pompeius has his.',
      it: 'Ora le due leve della carta. Un Punto Leva porta dal pool un nuovo blocco di Forza I, dove il suo nome o il suo tipo lo permettono, oppure dà uno step a un blocco che ne ha persi. Recluta la Legio XIV a Ravenna e rafforza la Legio XVI a Genua. Così il tuo comando è finito, e tocca a Pompeo.',
    },
    hint: {
      en: 'Levy Legio XIV in Ravenna, and strengthen Legio XVI in Genua.',
      it: 'Recluta la Legio XIV a Ravenna, e rafforza la Legio XVI a Genua.',
    },
    wants: (action) =>
      (action.do === 'levy' && action.block === 'legio-14') || (action.do === 'raise' && action.block === 'legio-16'),
    count: 2,
    answers: [
      ...caesar({ do: 'end-levies' }),
      ...pompeius(
        { do: 'move', block: 'p-auxilia-3', to: 'roma' },
        { do: 'end-moves' },
        { do: 'levy', block: 'p-auxilia-2', at: 'neapolis' },
        { do: 'end-levies' },
      ),
    ],
    clause: 'JC-6.4a',
  },
  {
    title: { en: 'The battle of Roma', it: 'La battaglia di Roma' },
    body: {
      en: 'Pompeius has sent a block from Neapolis: it waits in Reserve, like your two. All others are turned up. Blocks act by their letter, A before B before C, and on each letter the Defender first. Caesar is an A: he rolls three dice, one for each point of strength, and hits with 3 or less. Fire with Caesar.',
      it: 'Pompeo ha mandato un blocco da Neapolis: aspetta in Riserva, come i tuoi due. Tutti gli altri si scoprono. I blocchi agiscono secondo la lettera, prima A, poi B, poi C, e a ogni lettera comincia il Difensore. Cesare è un A: tira tre dadi, uno per punto di Forza, e colpisce con 3 o meno. Tira con Cesare.',
    },
    hint: { en: 'It is the turn of the A blocks: fire with Caesar.', it: 'È il turno dei blocchi A: tira con Cesare.' },
    wants: (action) => action.do === 'fire' && action.block === 'leader-caesar',
    // Two hits: the strongest, Legio I, goes from IV to II. Then Auxilia 1 hits once.
    draws: [2, 3, 6, 1, 5],
    answers: pompeius({ do: 'fire', block: 'p-auxilia-1' }),
    clause: 'JC-7.2b',
  },
  {
    title: { en: 'The strongest suffers', it: 'Soffre il più forte' },
    body: {
      en: 'Your two hits fell on Legio I, the strongest block they had. Now a B has hit back, and two of yours are equally strong: you choose. Leaders are precious, for a dead one is a trophy for the enemy. Let Legio XIII take it.',
      it: 'I tuoi due colpi sono caduti sulla Legio I, il loro blocco più forte. Ora un B ti ha risposto, e due dei tuoi sono ugualmente forti: scegli tu. I leader sono preziosi, perché da morti diventano un trofeo del nemico. Il colpo lo prenda la Legio XIII.',
    },
    hint: { en: 'Spare Caesar: the hit goes to Legio XIII.', it: 'Risparmia Cesare: il colpo va alla Legio XIII.' },
    wants: (action) => action.do === 'hit' && action.block === 'legio-13',
    // Legio I fires before Legio XIII, being the Defender, and misses.
    draws: [4, 6],
    answers: pompeius({ do: 'fire', block: 'legio-1' }),
    clause: 'JC-7.4c',
  },
  {
    title: { en: 'Fewer dice', it: 'Meno dadi' },
    body: {
      en: 'A block that is hit rolls fewer dice. Legio XIII has two left, and it is a C: last in this battle, but it hits with 3 or less, as good as Caesar. Fire with Legio XIII.',
      it: 'Un blocco colpito tira meno dadi. Alla Legio XIII ne restano due, ed è un C: ultima in questa battaglia, ma colpisce con 3 o meno, bene come Cesare. Tira con la Legio XIII.',
    },
    hint: { en: 'Fire with Legio XIII.', it: 'Tira con la Legio XIII.' },
    wants: (action) => action.do === 'fire' && action.block === 'legio-13',
    // One hit each on Legio I and Auxilia 1; in Round 2 Auxilia 3 begins, and misses.
    draws: [3, 1, 2, 5],
    answers: pompeius({ do: 'hit', block: 'legio-1' }, { do: 'fire', block: 'p-auxilia-3' }),
    clause: 'JC-7.4a',
  },
  {
    title: { en: 'Round 2: the Reserves', it: 'Round 2: le Riserve' },
    body: {
      en: 'The Reserves have come up on both sides, and now you see that it was Auxilia 3. A battle lasts four Rounds at most; whoever attacks must be gone by the fourth. Press on while you are many: fire with Caesar.',
      it: 'Le Riserve sono entrate da entrambe le parti, e ora vedi che era l’Auxilia 3. Una battaglia dura al massimo quattro Round, e nel quarto chi attacca deve andarsene. Incalza finché siete in tanti: tira con Cesare.',
    },
    hint: { en: 'The A blocks again: fire with Caesar.', it: 'Di nuovo i blocchi A: tira con Cesare.' },
    wants: (action) => action.do === 'fire' && action.block === 'leader-caesar',
    // One hit on Auxilia 3; Auxilia 1 runs, Legio I fires its last die and misses.
    draws: [3, 4, 5, 5],
    answers: pompeius({ do: 'retreat', block: 'p-auxilia-1', to: 'neapolis' }, { do: 'fire', block: 'legio-1' }),
    clause: 'JC-7.3d',
  },
  {
    title: { en: 'A retreat in time', it: 'Ritirarsi in tempo' },
    body: {
      en: 'From Round 2 on a block may retreat instead of firing: Auxilia 1 has just done so. The Attacker goes to a Friendly city or back the way he came. Legio XIII has done enough: let it retreat to Ravenna.',
      it: 'Dal Round 2 un blocco può ritirarsi invece di tirare: l’Auxilia 1 l’ha appena fatto. L’Attaccante va in una città Amica o torna per la via da cui è venuto. La Legio XIII ha fatto abbastanza: ritirala a Ravenna.',
    },
    hint: {
      en: 'Choose Legio XIII, and Ravenna as the place to retreat to.',
      it: 'Scegli la Legio XIII, e Ravenna come meta della ritirata.',
    },
    wants: (action) => action.do === 'retreat' && action.block === 'legio-13' && action.to === 'ravenna',
    clause: 'JC-7.62a',
  },
  {
    title: { en: 'The last blow', it: 'L’ultimo colpo' },
    body: {
      en: 'Two blocks are left before you, each with its last step. Legio VIII and Legio XII are fresh, with three dice each. Fire with either.',
      it: 'Ti restano davanti due blocchi, ciascuno con l’ultimo step. La Legio VIII e la Legio XII sono fresche, con tre dadi l’una. Tira con una delle due.',
    },
    hint: { en: 'Fire with Legio VIII or Legio XII.', it: 'Tira con la Legio VIII o la Legio XII.' },
    wants: (action) => action.do === 'fire',
    draws: [1, 2, 6],
    answers: pompeius({ do: 'hit', block: 'legio-1' }),
    clause: 'JC-7.4b',
  },
  {
    title: { en: 'Roma is yours', it: 'Roma è tua' },
    body: {
      en: 'The battle is won, and your blocks turn their backs to the enemy again. The winner may regroup: every block goes one step, if you like. Send Legio XII to Ravenna, beside the tired Legio XIII.',
      it: 'La battaglia è vinta, e i tuoi blocchi voltano di nuovo le spalle al nemico. Il vincitore può riordinarsi: ogni blocco, se vuoi, fa un passo. Manda la Legio XII a Ravenna, accanto alla stanca Legio XIII.',
    },
    hint: {
      en: 'Regroup Legio XII from Roma to Ravenna.',
      it: 'Riordina la Legio XII da Roma a Ravenna.',
    },
    wants: (action) => action.do === 'regroup' && action.block === 'legio-12' && action.to === 'ravenna',
    answers: caesar({ do: 'end-regroup' }),
    clause: 'JC-7.7a',
  },
  {
    title: { en: 'Across the sea', it: 'Attraverso il mare' },
    body: {
      en: 'Two turns later Italia is yours, and your Navis holds Mare Tyrrhenum: a sea with only your own ships on it is Friendly, and land blocks may cross it from port to port. That costs a Move Point for each block, and comes before all other moves. Take Legio VIII or Legio XIII from Roma over the sea to Utica, which stands empty.',
      it: 'Due turni dopo l’Italia è tua, e la tua Navis tiene il Mare Tyrrhenum: un mare dove ci sono solo navi tue è Amico, e i blocchi di terra possono attraversarlo da porto a porto. Costa un Punto Movimento per ogni blocco, e viene prima di ogni altra mossa. Porta la Legio VIII o la Legio XIII da Roma, per mare, a Utica, che è vuota.',
    },
    hint: {
      en: 'A legion of Roma puts out to Mare Tyrrhenum, and lands in Utica, on the coast of Africa.',
      it: 'Una legione di Roma salpa nel Mare Tyrrhenum e sbarca a Utica, sulla costa d’Africa.',
    },
    position: TYRRHENIAN,
    wants: (action) =>
      action.do === 'move' &&
      ['legio-8', 'legio-13'].includes(action.block) &&
      (action.to === 'mare-tyrrhenum' || action.to === 'utica'),
    count: 2,
    clause: 'JC-6.3a',
  },
  {
    title: { en: 'Winter', it: 'L’inverno' },
    body: {
      en: 'We skip two years. After every fifth turn comes Winter, and no ship stays at sea. Bring Navis 2 into one of your ports.',
      it: 'Saltiamo due anni. Dopo ogni quinto turno viene l’Inverno, e nessuna nave resta in mare. Porta la Navis 2 in uno dei tuoi porti.',
    },
    hint: {
      en: 'Choose a port of Mare Tyrrhenum for Navis 2: Roma or Utica.',
      it: 'Scegli un porto del Mare Tyrrhenum per la Navis 2: Roma o Utica.',
    },
    position: LAST_WINTER,
    wants: (action) => action.do === 'harbour',
    clause: 'JC-8.2a',
  },
  {
    title: { en: 'Bread, and the reckoning', it: 'Il pane e i conti' },
    body: {
      en: 'A city feeds three blocks and as many more as its value. Massilia is worth 1, and five blocks are there: disband one, best a weak one. It goes back to your pool. Then the points are counted: ten win.',
      it: 'Una città sfama tre blocchi, più tanti quanti sono i punti del suo valore. Massilia vale 1, e ci sono cinque blocchi: sciogline uno, meglio se debole. Torna nel tuo pool. Poi si contano i punti: dieci vincono.',
    },
    hint: { en: 'Disband one of the five blocks in Massilia.', it: 'Sciogli uno dei cinque blocchi di Massilia.' },
    wants: (action) => action.do === 'disband',
    clause: 'JC-8.3b',
  },
  {
    title: { en: 'Ave, Caesar', it: 'Ave, Cesare' },
    body: {
      en: 'Nine points of cities and one for fallen Pompeius: ten. The war is over, and you have met almost all of its rules. What remains are the seven Events of the gods, battles at sea, and Cleopatra; whenever you wonder, the game tells you what is possible, and why something is not. Now play it for real.',
      it: 'Nove punti di città e uno per Pompeo caduto: dieci. La guerra è finita, e hai incontrato quasi tutte le sue regole. Restano i sette Eventi degli dèi, le battaglie in mare e Cleopatra; quando hai un dubbio, il gioco ti dice che cosa si può fare, e perché altro non si può. Ora gioca sul serio.',
    },
    hint: { en: 'You have learned it all.', it: 'Hai imparato tutto.' },
    wants: nothing,
    count: 0,
    clause: 'JC-8.4a',
  },
]

export const lesson = { seat: 'caesar', options: { scenario: 'historical' }, steps, fromPosition } as const
