import type { Sentences } from '../sentences.ts'
import {
  aspects,
  checked,
  fromShip,
  hands,
  heading,
  leader,
  oars,
  ofShip,
  onShip,
  plural,
  rolled,
  Ship,
  seats,
  ship,
  ships,
  speeds,
  standing,
  toShip,
} from './names.ts'

const RAMS: Readonly<Record<string, string>> = {
  rammed: 'e gli apre una falla',
  glancing: 'di striscio, senza danno',
  fouled: 'e si impiglia coi propri remi',
  own: 'e la falla se la apre da sé',
}
const RAKES: Readonly<Record<string, string>> = {
  raked: 'e li falcia',
  nothing: 'senza effetto',
  own: 'e perde i propri',
}
const HOW: Readonly<Record<string, string>> = {
  ahead: 'va avanti',
  'turn-port': 'vira a sinistra',
  'turn-starboard': 'vira a dritta',
  'pivot-port': 'ruota a sinistra',
  'pivot-starboard': 'ruota a dritta',
  back: 'scia',
}
/** What is left of a company. */
const left = (marines: number): string =>
  marines === 0
    ? 'non gli resta alcun fante di marina'
    : marines === 1
      ? 'gli resta un fante di marina'
      : `gli restano ${marines} fanti di marina`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What happened, as the log tells it. */
export const happenings: Sentences['happenings'] = {
  placed: ({ ship: id, at, heading: to }) => `${Ship(id)} si schiera in ${at}, rotta ${heading(to)}.`,
  appointed: ({ leader: id, ship: on }) => `${leader(id)} sale ${onShip(on)}.`,
  'set-up-done': ({ side }) => `I ${seats[side]} sono schierati.`,
  'turn-begins': ({ turn }) => `Comincia il turno ${turn}.`,
  'initiative-given': ({ side }) => `Nel primo turno l’iniziativa è dei ${seats[side]}.`,
  initiative: ({ side, dice, sums }) =>
    `L’iniziativa è dei ${seats[side]}: Goti ${sums[0]} (dado ${dice[0]}), Bizantini ${sums[1]} (dado ${dice[1]}).`,
  'goes-first': ({ side, by }) =>
    side === by ? `I ${seats[side]} cominciano.` : `I ${seats[by]} lasciano cominciare i ${seats[side]}.`,
  assigned: ({ ship: id, leader: to }) => `${Ship(id)} va nello squadrone di ${leader(to)}.`,
  'squadrons-formed': ({ side }) => `I ${seats[side]} hanno formato gli squadroni.`,
  'squadron-active': ({ leader: id }) => `È attivo lo squadrone di ${leader(id)}.`,
  'squadron-done': ({ leader: id, passed }) =>
    passed === 0
      ? `Lo squadrone di ${leader(id)} ha agito.`
      : `Lo squadrone di ${leader(id)} ha agito; ${passed === 1 ? 'una nave è rimasta ferma' : `${passed} navi sono rimaste ferme`}.`,
  shifted: ({ leader: id, from, ship: to }) => `${leader(id)} passa ${fromShip(from)} ${toShip(to)}.`,
  activated: ({ ship: id }) => `${Ship(id)} è attivo.`,
  obeys: ({ ship: id, passes, ...check }) =>
    passes
      ? `${Ship(id)}, fuori comando, agisce lo stesso ${checked({ passes, ...check })}.`
      : `${Ship(id)}, fuori comando, non muove e non arpiona ${checked({ passes, ...check })}.`,
  'detached-pass': ({ side }) => `I ${seats[side]} lasciano ferme le altre navi isolate.`,
  'cut-freely': ({ ship: id, from }) => `${Ship(id)} si stacca ${fromShip(from)}.`,
  cut: ({ ship: id, from, succeeds, ...dice }) =>
    `${Ship(id)} ${succeeds ? 'taglia i rampini e si stacca' : 'non riesce a staccarsi'} ${fromShip(from)} ${rolled(dice)}.`,
  speed: ({ ship: id, at }) => `${Ship(id)} dichiara: ${speeds[at]}.`,
  went: ({ ship: id, to, how }) => `${Ship(id)} ${HOW[how] ?? 'muove'}, in ${to}.`,
  beached: ({ ship: id }) => `${Ship(id)} si arena ed è abbandonato.`,
  withdrew: ({ ship: id }) => `${Ship(id)} lascia la battaglia oltre il bordo della mappa.`,
  reversed: ({ ship: id, passes, ...check }) =>
    passes
      ? `${Ship(id)} inverte la rotta di colpo ${checked({ passes, ...check })}.`
      : `${Ship(id)} tenta di invertire la rotta e si ferma ${checked({ passes, ...check })}.`,
  ram: ({ ship: id, target, aspect, result, ...dice }) =>
    `${Ship(id)} sperona ${ship(target)} ${aspects[aspect]} ${RAMS[result]} ${rolled(dice)}.`,
  'ram-check': ({ ship: id, passes, ...check }) =>
    passes
      ? `${Ship(id)} può liberare il rostro ${checked({ passes, ...check })}.`
      : `${Ship(id)} non libera il rostro ${checked({ passes, ...check })}.`,
  'backed-off': ({ ship: id, to }) => `${Ship(id)} arretra, in ${to}.`,
  stuck: ({ ship: id, target }) => `${Ship(id)} resta conficcato nello scafo ${ofShip(target)}: sono arpionati.`,
  rake: ({ ship: id, target, hand, result, ...dice }) =>
    `${Ship(id)} punta ai remi ${hands[hand]} ${ofShip(target)} ${RAKES[result]} ${rolled(dice)}.`,
  oars: ({ ship: id, oars: now }) => `${Ship(id)} ${oars[now]}.`,
  through: ({ ship: id, target, succeeds, roll, sum, needs }) =>
    `${Ship(id)} ${succeeds ? 'attraversa la linea passando' : 'non riesce a passare'} oltre ${ship(target)} ${rolled({ roll, sum, needs })}.`,
  missiles: ({ ship: id, target, hits, marines, roll, sum, needs }) =>
    hits
      ? `${Ship(id)} tira contro ${ship(target)} e colpisce: ${left(marines)} ${rolled({ roll, sum, needs })}.`
      : `${Ship(id)} tira invano contro ${ship(target)} ${rolled({ roll, sum, needs })}.`,
  'fire-check': ({ target, lit, roll, sum, needs }) =>
    `${Ship(target)} ${lit ? 'prende fuoco' : 'non prende fuoco'} ${rolled({ roll, sum, needs })}.`,
  grapple: ({ ship: id, target, succeeds, ...dice }) =>
    `${Ship(id)} ${succeeds ? 'arpiona' : 'lancia invano i rampini contro'} ${ship(target)} ${rolled(dice)}.`,
  boarding: ({ target, boarders, lost, defender, ...dice }) =>
    `${capital(ships(boarders))} ${boarders.length === 1 ? 'abborda' : 'abbordano'} ${ship(target)}: chi abborda perde ${lost}, chi difende ${defender} ${rolled(dice)}.`,
  'boarding-unopposed': ({ target, boarders }) =>
    `${capital(ships(boarders))} ${boarders.length === 1 ? 'abborda' : 'abbordano'} ${ship(target)}, dove non resta chi combatta.`,
  captured: ({ ship: id, side }) => `I ${seats[side]} catturano ${ship(id)}.`,
  retaken: ({ ship: id, side }) => `I ${seats[side]} riprendono ${ship(id)}.`,
  'prize-crew': ({ ship: id, marines }) =>
    `${marines === 1 ? 'Resta 1 fante di marina' : `Restano ${marines} fanti di marina`} a bordo ${ofShip(id)}.`,
  'company-changed': ({ ship: id, target }) => `Gli uomini ${ofShip(id)}, che affonda, passano ${toShip(target)}.`,
  tired: ({ ship: id, fatigue, ...check }) => `La fatica ${ofShip(id)} sale a ${fatigue} ${checked(check)}.`,
  righted: ({ ship: id, passes, ...check }) =>
    `${Ship(id)} ${passes ? 'rimette in ordine i remi e va a mezza velocità' : 'non riesce a rimettere in ordine i remi'} ${checked({ passes, ...check })}.`,
  'leader-escapes': ({ leader: id, ship: to, roll }) => `${leader(id)} si salva ${onShip(to)} (dado ${roll}).`,
  'leader-lost': ({ leader: id, roll }) =>
    roll === null ? `${leader(id)} è perduto: nessuna nave è vicina.` : `${leader(id)} è perduto (dado ${roll}).`,
  'leader-away': ({ leader: id }) => `${leader(id)} lascia la battaglia con la sua nave.`,
  spread: ({ ship: id, from, lit, roll, sum, needs }) =>
    `Il fuoco ${ofShip(from)} ${lit ? 'si propaga' : 'non si propaga'} ${toShip(id)} ${rolled({ roll, sum, needs })}.`,
  burning: ({ ship: id, roll, sum, needs }) => `Il fuoco ${onShip(id)} divampa ${rolled({ roll, sum, needs })}.`,
  'fire-out': ({ ship: id, ...dice }) => `${Ship(id)} spegne il fuoco ${rolled(dice)}.`,
  'burnt-out': ({ ship: id, ...dice }) => `${Ship(id)} è distrutto dal fuoco ${rolled(dice)}.`,
  sinks: ({ ship: id }) => `${Ship(id)} affonda.`,
  'dragged-down': ({ ship: id, by, passes, ...check }) =>
    `${Ship(id)} ${passes ? 'si libera' : 'è trascinato a fondo'} ${fromShip(by)} ${checked({ passes, ...check })}.`,
  points: ({ goth, byzantine }) => `Punti: Goti ${goth}, Bizantini ${byzantine}.`,
  quiet: ({ turns }) => `${plural(turns, 'turno', 'turni')} senza un attacco.`,
  standing: ({ side, order }) => `Ordine permanente dei ${seats[side]}: ${standing[order as keyof typeof standing]}.`,
  recalled: ({ side, order }) => `I ${seats[side]} revocano: ${standing[order as keyof typeof standing]}.`,
  'battle-over': () => 'La battaglia è finita.',
}
