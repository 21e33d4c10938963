import { capital, levyCityOf } from '../common.ts'
import type { RefusalParams, Sentences } from '../sentences.ts'
import {
  agreed,
  block,
  card,
  coloured,
  colours,
  Does,
  does,
  fromPlace,
  inPlace,
  list,
  noun,
  ofItsGender,
  ofPlace,
  Place,
  place,
  toPlace,
} from './names.ts'

type About = Pick<RefusalParams, 'block'>
type Both = Pick<RefusalParams, 'block' | 'with'>
type To = Pick<RefusalParams, 'to'>

const both = (p: Both): string => list([block(p.block), block(p.with)])
/** `entrambe` of two legions, `entrambi` if one of the two is masculine. */
const ofBoth = (p: Both): string =>
  noun(p.block).gender === 'f' && noun(p.with).gender === 'f' ? 'entrambe' : 'entrambi'
const Is = (p: About): string => Does(noun(p.block), 'è', 'sono')
/** `La Legio X è bloccata`. */
const IsOf = (p: About, participle: string): string => `${Is(p)} ${agreed(noun(p.block), participle)}`
const IsNot = (p: About): string => Does(noun(p.block), 'non è', 'non sono')
/** The same of a block that is perhaps not the hearer's, who may have one of that name. */
const WhoseIsNot = (p: About): string => Does(coloured(p.block), 'non è', 'non sono')
const Can = (p: About): string => Does(noun(p.block), 'può', 'possono')
const Cannot = (p: About): string => Does(noun(p.block), 'non può', 'non possono')
const CannotBeLevied = (p: About): string => `${Cannot(p)} essere ${agreed(noun(p.block), 'reclutato')}`
const cannot = (p: About): string => does(noun(p.block), 'non può', 'non possono')
const Comes = (p: About): string => Does(noun(p.block), 'viene', 'vengono')
const Must = (p: About): string => Does(noun(p.block), 'deve', 'devono')
const vacant = (p: To): string => `${Place(p.to)} è Vacante`
const closed = (p: To): string => `${Place(p.to)} è ${ofItsGender(p.to, 'Nemico')} o ${ofItsGender(p.to, 'Conteso')}`

export const refusals: Sentences['refusals'] = {
  // Set-up
  'not-deployed': (p) =>
    `${capital(both(p))} devono trovarsi ${ofBoth(p)} sulla mappa: lo schieramento libero non tocca il pool di leva.`,
  'same-block': () => 'Un blocco non si può scambiare con sé stesso.',
  'same-city': (p) => `${capital(both(p))} si trovano nella stessa città: non c’è nulla da scambiare.`,
  'navis-inland': (p) => `${capital(both(p))} non si possono scambiare: una Navis va messa in un porto.`,
  'other-sides-block': () => 'Puoi scambiare soltanto blocchi della tua fazione.',

  // Cards
  'not-in-hand': (p) => `Non hai in mano la carta ${card(p.card)}.`,
  'apollo-first-turn': () => 'Nel primo turno di un Anno Apollo non ha carte da copiare.',

  // Movement
  'not-under-command': (p) => `${WhoseIsNot(p)} ai tuoi ordini.`,
  'not-on-map': (p) => `${IsNot(p)} sulla mappa.`,
  'already-moved': (p) => `${Does(noun(p.block), 'ha', 'hanno')} già mosso in questo turno.`,
  'no-move-points': (p) => `Non hai più Punti Movimento per muovere ${block(p.block)}.`,
  'one-group-only': (p) =>
    `Questo Evento muove un solo Gruppo, e ${does(noun(p.block), 'non ne fa', 'non ne fanno')} parte.`,
  'land-blocks-only': (p) => `Questo Evento muove soltanto blocchi di terra: ${cannot(p)} muovere.`,
  'navis-only': (p) => `Nettuno muove soltanto Navis: ${cannot(p)} muovere.`,
  'no-road': (p) => `Nessuna via o stretto porta direttamente ${block(p.block)} ${toPlace(p.to)}.`,
  'no-sea-way': (p) => `Nessun confine di mare porta ${block(p.block)} ${toPlace(p.to)}.`,
  'not-from-port-to-port': (p) =>
    `Una Navis non passa direttamente da un porto a un altro: per andare ${toPlace(p.to)} ${does(noun(p.block), 'deve', 'devono')} prima prendere il mare.`,
  'back-to-start': (p) =>
    `${Place(p.to)} è il luogo da cui ${does(noun(p.block), 'parte', 'partono')}: il movimento non può né finire lì né ripassarvi.`,
  'too-far': (p) =>
    `${Place(p.to)} è troppo ${ofItsGender(p.to, 'lontano')}: il movimento finisce qui per ${block(p.block)}.`,
  'too-far-to-attack': (p) =>
    `${Comes(p)} da troppo lontano per attaccare ${place(p.to)}: si attacca muovendo di un solo spazio, o di due con Mercurio.`,
  'too-far-to-reinforce': (p) =>
    `${Comes(p)} da troppo lontano per rinforzare ${place(p.to)}: lo si può fare soltanto da un luogo adiacente.`,
  'navis-too-far-to-attack': (p) =>
    `${Comes(p)} da troppo lontano per attaccare ${place(p.to)}: una Navis attacca muovendo di un solo spazio.`,
  'navis-too-far-to-reinforce': (p) =>
    `${Comes(p)} da troppo lontano per rinforzare ${place(p.to)}: una Navis lo fa muovendo di un solo spazio.`,
  'road-full-major': (p) =>
    `La via maggiore per ${place(p.to)} non ammette altri tuoi blocchi in questo turno: il limite è quattro, o sei per attaccare con Plutone.`,
  'road-full-minor': (p) =>
    `La via minore per ${place(p.to)} non ammette altri tuoi blocchi in questo turno: il limite è due, o tre per attaccare con Plutone.`,
  'strait-full': (p) => `Due tuoi blocchi di terra hanno già usato in questo turno lo stretto per ${place(p.to)}.`,
  'strait-full-attacking': (p) =>
    `Per attaccare ${place(p.to)} attraverso lo stretto puoi farvi passare un solo blocco di terra per turno, o due con Plutone.`,
  pinned: (p) =>
    `${IsOf(p, 'bloccato')} ${inPlace(p.from)}: devono restare tanti difensori quanti sono i blocchi dell’Attacco Principale.`,
  'border-used-by-enemy': (p) =>
    `Il nemico è entrato in battaglia ${fromPlace(p.to)}: ${cannot(p)} uscire da quella parte.`,
  'sea-must-be-guarded': (p) =>
    `${Must(p)} restare: un movimento anfibio ha attraversato questo mare e l’ultima tua Navis non può lasciarlo.`,
  'amphibious-not-by-event': (p) => `${Cannot(p)} prendere il mare: questo Evento non concede il movimento anfibio.`,
  'amphibious-first': (p) => `${Cannot(p)} più prendere il mare: i movimenti anfibi vengono prima di ogni altra mossa.`,
  'sea-not-touched': (p) => `${IsNot(p)} in un porto ${ofPlace(p.to)}.`,
  'land-then-sea': (p) =>
    `${Does(noun(p.block), 'ha', 'hanno')} già marciato via terra: nello stesso turno un blocco non si muove per terra e per mare.`,
  'sea-not-friendly': (p) => `${Cannot(p)} attraversare ${place(p.to)}, che non ti è ${ofItsGender(p.to, 'Amico')}.`,
  'seas-not-adjacent': (p) =>
    `${Place(p.to)} non è adiacente al mare in cui ${does(noun(p.block), 'naviga', 'navigano')}.`,
  'sea-crossed-already': (p) => `Il movimento in corso passa già per ${place(p.to)}.`,
  'no-port-to-land': (p) =>
    `Attraverso ${place(p.to)} ${does(noun(p.block), 'non raggiunge', 'non raggiungono')} alcun altro porto Amico o Vacante.`,
  'port-of-departure': (p) =>
    `${Place(p.to)} è il porto da cui ${does(noun(p.block), 'parte', 'partono')}: un movimento anfibio finisce in un altro porto.`,
  'port-not-open': (p) => `${Cannot(p)} sbarcare ${inPlace(p.to)}: il porto dev’essere Amico o Vacante.`,
  'not-a-port-of-this-sea': (p) =>
    `${Place(p.to)} non è un porto del mare in cui ${does(noun(p.block), 'naviga', 'navigano')}.`,
  'other-block-under-way': (p) => `${Must(p)} attendere: un altro blocco deve prima concludere il suo movimento.`,
  'main-attack-named': (p) => `L’Attacco Principale contro ${place(p.at)} è già stato indicato.`,
  'not-an-attack-border': (p) => `Nessun tuo blocco ha attaccato ${place(p.at)} ${fromPlace(p.from)}.`,
  'not-my-attack': (p) => `Non hai attaccato ${place(p.at)}.`,
  'attack-undivided': (p) =>
    `Tutto il tuo attacco contro ${place(p.at)} è venuto dalla stessa parte, ed è l’Attacco Principale.`,
  'not-a-battle-of-this-move': (p) => `Il tuo movimento non ha aperto alcuna battaglia ${inPlace(p.at)}.`,

  // Levies
  'not-in-pool': (p) => `${WhoseIsNot(p)} nel tuo pool di leva.`,
  'fallen-this-year': (p) =>
    `${IsOf(p, 'caduto')} in quest’Anno e ${noun(p.block).plural ? 'potranno' : 'potrà'} tornare solo dal prossimo.`,
  'third-leader-waits': (p) => `${CannotBeLevied(p)} finché uno dei tuoi leader non è stato ucciso.`,
  'not-its-city': (p) => {
    const city = levyCityOf(p.block)
    return `${CannotBeLevied(p)} ${inPlace(p.at)}${city ? `, ma soltanto ${inPlace(city)}` : ''}.`
  },
  'elephant-only-utica': () => 'Gli Elefanti si possono reclutare soltanto a Utica.',
  'not-a-major-port': (p) => `${CannotBeLevied(p)} ${inPlace(p.at)}: una nuova Navis richiede un porto maggiore.`,
  // A step is added where the block stands, so there is no place to name.
  'city-not-friendly': (p) =>
    p.at ? `Si recluta soltanto in città Amiche, e ${place(p.at)} non lo è.` : `${IsNot(p)} in una città Amica.`,
  'not-at-sea': (p) => `${Is(p)} in mare: le Navis ricevono step soltanto in un porto Amico.`,
  'full-strength': (p) => `${Is(p)} già alla Forza massima.`,
  'no-levy-points': () => 'Non hai più Punti Leva.',

  // Events
  'no-such-block-there': (p) =>
    p.colour === 'blue'
      ? `Cleopatra non è agli ordini del nemico ${inPlace(p.at)}.`
      : `Non c’è alcun blocco ${colours[p.colour]} agli ordini del nemico ${inPlace(p.at)}.`,
  'not-adjacent-to-friendly': (p) => `Nessuna città a te Amica è adiacente ${toPlace(p.at)}.`,
  'city-not-adjacent': (p) =>
    `${Place(p.at)} non può accogliere il blocco: serve una città Amica adiacente al luogo in cui si trova.`,
  'drawn-already': () => 'Il blocco è già stato estratto: non si può più rinunciare a Giove.',
  'not-an-enemy-city': (p) => `${Place(p.at)} non è una città Nemica.`,
  'never-a-sea': (p) => `Vulcano colpisce una città, mai un mare come ${place(p.at)}.`,

  // Battle
  'not-contested': (p) => `Non c’è alcuna battaglia da combattere ${inPlace(p.at)}.`,
  'not-your-block': (p) => `Non sei tu a far agire ${coloured(p.block).text}.`,
  'not-in-battle': (p) => `${Does(noun(p.block), 'non partecipa', 'non partecipano')} a questa battaglia.`,
  'in-reserve': (p) => `${Is(p)} in Riserva e nel Round 1 ${noun(p.block).plural ? 'non possono' : 'non può'} agire.`,
  'not-its-turn': (p) => `Non è il momento di agire per ${block(p.block)}: è il turno di un’altra lettera.`,
  'already-acted': (p) => `${Does(noun(p.block), 'ha', 'hanno')} già agito in questo Round.`,
  'must-retreat': (p) =>
    `${Must(p)} ritirarsi: nel Round 4 i blocchi dell’Attaccante non possono né tirare né passare.`,
  'may-retreat': (p) => `${Can(p)} ritirarsi, quindi ${noun(p.block).plural ? 'devono' : 'deve'} farlo.`,
  'need-not-retreat': (p) => `Nulla obbliga ${block(p.block)} a ritirarsi.`,
  'no-retreat-in-round-1': (p) => `${Cannot(p)} ritirarsi nel Round 1.`,
  'not-adjacent': (p) =>
    `${Cannot(p)} ritirarsi via terra ${inPlace(p.to)}: da qui nessuna via e nessuno stretto vi porta.`,
  'navis-one-space': (p) =>
    `${Cannot(p)} ritirarsi ${inPlace(p.to)}: una Navis si ritira di un solo spazio, in un mare o in un porto che tocca questo mare.`,
  'navis-retreat-ways': (p) =>
    `Da una battaglia in porto ${does(noun(p.block), 'si ritira', 'si ritirano')} soltanto in un mare che lo tocca.`,
  'retreat-not-open': (p) => `${closed(p)}: ${cannot(p)} ritirarsi lì.`,
  'retreat-road-not-used': (p) => `${vacant(p)} e la tua fazione non è venuta di lì: ${cannot(p)} ritirarvisi.`,
  'retreat-road-of-attacker': (p) =>
    `L’Attaccante è venuto ${fromPlace(p.to)}: ${cannot(p)} ritirarsi da quella parte.`,
  'retreat-road-full': (p) => `La via per ${place(p.to)} non ammette altre ritirate in questo Round.`,
  'retreat-strait-full': (p) => `Un blocco si è già ritirato in questo Round attraverso lo stretto per ${place(p.to)}.`,
  'navis-border-not-used': (p) => `${vacant(p)} e la tua fazione non è venuta di lì: ${cannot(p)} ritirarvisi.`,
  'navis-border-of-attacker': (p) => `${vacant(p)} e l’Attaccante è venuto di lì: ${cannot(p)} ritirarvisi.`,
  'navis-not-to-vacant-port': (p) =>
    `${vacant(p)}: le Navis del Difensore non possono mai ritirarsi in un porto Vacante.`,
  'land-blocks-sail': (p) =>
    `${Does(noun(p.block), 'si ritira', 'si ritirano')} per un confine di mare: solo i blocchi di terra si ritirano via mare in un altro porto.`,
  'sail-from-port-only': (p) => `${Cannot(p)} ritirarsi via mare: la battaglia non è in un porto.`,
  'sail-used': () => 'In questo Round hai già ritirato un blocco via mare.',
  'sail-port-not-friendly': (p) =>
    `${Cannot(p)} ritirarsi via mare ${inPlace(p.to)}: serve un altro porto che sia già Amico.`,
  'sail-sea-not-friendly': (p) =>
    `${Cannot(p)} ritirarsi via mare ${inPlace(p.to)}: nessun mare a te Amico tocca entrambi i porti.`,
  'not-your-loss': (p) => `${WhoseIsNot(p)} ai tuoi ordini: scegli soltanto fra i tuoi blocchi.`,
  'not-the-strongest': (p) => `${IsNot(p)} fra i tuoi blocchi più forti, e sono i più forti a subire i colpi.`,
  'reserve-takes-no-hits': (p) =>
    `${Is(p)} in Riserva e nel Round 1 ${noun(p.block).plural ? 'non possono' : 'non può'} subire colpi.`,
  'not-there-to-regroup': (p) =>
    `${IsNot(p)} ${inPlace(p.at)}: si riordinano soltanto i blocchi che stanno dove la battaglia è stata vinta, e una volta sola.`,
  'not-a-winner': (p) => `${WhoseIsNot(p)} fra i blocchi che hanno vinto questa battaglia.`,
  'regroup-not-adjacent': (p) => `${Cannot(p)} riordinarsi ${inPlace(p.to)}: nessuna via o stretto vi porta.`,
  'regroup-by-sea': () => 'Per riordinarsi i blocchi di terra non prendono il mare.',
  'regroup-not-open': (p) => `${closed(p)}: ${cannot(p)} riordinarsi lì.`,
  'regroup-road-full': (p) => `Il passaggio per ${place(p.to)} non ammette altri tuoi blocchi in questo riordino.`,
  'navis-regroup-ways': (p) =>
    `${Cannot(p)} riordinarsi ${inPlace(p.to)}: le Navis vanno in un mare adiacente o, dopo una battaglia in mare, in un porto di quel mare.`,

  // Winter
  'navis-stays-in-port': (p) => `${Is(p)} già in porto e ${noun(p.block).plural ? 'devono' : 'deve'} restarvi.`,
  'harbour-not-friendly': (p) => `${Cannot(p)} svernare ${inPlace(p.to)}: il porto dev’essere già Amico.`,
  'harbour-of-another-sea': (p) =>
    `${Place(p.to)} non è un porto del mare che ${does(noun(p.block), 'deve', 'devono')} lasciare.`,
  'not-a-navis': (p) => `In porto vanno soltanto le Navis, non ${block(p.block)}.`,
  'city-has-no-surplus': (p) =>
    `Non occorre sciogliere ${block(p.block)}: la città può rifornire tutti i suoi blocchi.`,
  'cleopatra-never-disbands': () => 'Cleopatra è sempre sulla mappa: non può essere sciolta.',
}
