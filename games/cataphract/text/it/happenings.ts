import { capital, signed } from '../common.ts'
import type { Sentences } from '../sentences.ts'
import { hits, leader, nations, ofUnit, plural, type Speaking, seats, theUnit, toUnit, units } from './names.ts'
import { openingHappenings } from './opening.ts'

/** I Colpi dopo ciò che li ha causati, se ce ne sono. */
const costing = (n: number): string => (n > 0 ? `, al prezzo di ${hits(n)}` : '')
const The = (id: string): string => capital(theUnit(id))
const verb = (ids: readonly string[], one: string, many: string): string => (ids.length === 1 ? one : many)
/** Con l’articolo, se è una sola. */
const some = (ids: readonly string[]): string => (ids.length === 1 ? theUnit(ids[0]) : units(ids))

const PHASES: Readonly<Record<string, (name: string) => string>> = {
  ordinary: (name) => `${name} è attivo.`,
  momentum: (name) => `${name} agisce ancora, grazie al Momentum.`,
  elite: (name) => `${name} ha la fase di élite.`,
  champion: (name) => `${name} agisce per primo, per la vittoria del campione.`,
}

const SUPPLY = ['', ' È a Corto di Munizioni.', ' È Senza Munizioni.']
/** Che cosa porta il tiro del Destino (5.33). */
const doomed = (roll: number): string => {
  if (roll === 9) return 'tutti i comandanti delle due parti hanno Finito'
  return roll < 2 ? 'paralisi del comando, tutti i comandanti di quella parte hanno Finito' : 'ha Finito lui soltanto'
}

const superiority = (superior: string | null): string => {
  if (superior === 'AS') return '; l’attaccante è Superiore'
  return superior === 'DS' ? '; il difensore è Superiore' : ''
}

/** Gli spostamenti di colonna, con la loro causa. */
const shifts = (size: number, ground: number): string => {
  const parts = [...(size ? [`Dimensione ${signed(size)}`] : []), ...(ground ? [`terreno ${signed(ground)}`] : [])]
  return parts.length > 0 ? ` (${parts.join(', ')})` : ''
}

/** Che cosa porta il tiro per gli Alani (CATA-23, CATA-24). */
const ALANS: Readonly<Record<string, string>> = {
  acts: 'seguono Sangiban',
  finished: 'Sangiban non fa nulla',
  leave: 'ne hanno abbastanza',
  stay: 'restano',
}
const people = (nation: string): string =>
  Object.hasOwn(nations, nation) ? nations[nation as keyof typeof nations] : nation
/** `nella LN Heruli 1`. */
const inUnit = (id: string): string => `nel${theUnit(id)}`

export const happenings = (at: Speaking): Sentences['happenings'] => ({
  ...openingHappenings(at),
  bids: ({ first, second }) =>
    `Puntate per la parte: ${first} e ${second} Punti Rotta.${first === second ? ' Sono pari, e si ripetono.' : ''}`,
  'side-chosen': ({ seat, side, bid }) =>
    `Il ${seats[seat === 'second' ? 'second' : 'first'].toLowerCase()} sceglie ${at.theArmy(side)}, il cui Livello di Ritirata scende di ${bid}.`,
  placed: ({ unit: id, at: hex, facing }) => `${The(id)} è piazzata in ${hex}, rivolta a ${at.facing(facing)}.`,
  'leader-placed': ({ leader: id, at: hex }) => `${leader(id)} è piazzato in ${hex}.`,
  'set-up-done': ({ side }) => `${capital(at.theArmy(side))} sono schierati.`,
  defied: ({ roll, needs, succeeds }) =>
    succeeds
      ? `Tiro ${roll} contro ${needs}: il Carisma del comandante fa dimenticare la sfida perduta.`
      : `Tiro ${roll} contro ${needs}: la sfida perduta scuote l’armata ancora di più.`,
  activated: ({ leader: id, kind }) => (PHASES[kind] ?? PHASES.ordinary)(leader(id)),
  passed: ({ leader: id }) => `${leader(id)} passa.`,
  waits: ({ leader: id }) => `${leader(id)}, in ZOC nemica, aspetta.`,
  trump: ({ leader: id, roll, needs, succeeds }) =>
    `${leader(id)} tenta la Prevaricazione: ${roll} contro ${needs}. ${succeeds ? 'Prende lui l’attivazione.' : 'Fallisce, e ha Finito.'}`,
  momentum: ({ leader: id, roll, needs, succeeds }) =>
    `${leader(id)} tira per il Momentum: ${roll} contro ${needs}. ${succeeds ? 'Lo ottiene.' : 'Ha Finito.'}`,
  doom: ({ leader: id, roll }) => `Tiro di dado del Destino per ${leader(id)}, ${roll}: ${doomed(roll)}.`,
  'line-roll': ({ leader: id, roll, needs, succeeds }) =>
    `${leader(id)} tira per i Comandi di Linea: ${roll} contro ${needs}. ${succeeds ? 'Li ottiene.' : needs === 0 ? 'Ha Finito.' : 'Non li ottiene.'}`,
  'line-commanded': ({ leader: id, line, units: ids }) =>
    `${leader(id)} comanda una linea, ${at.line(id, line)}: ${units(ids)}.`,
  uncontrolled: ({ units: ids, roll }) =>
    `${capital(some(ids))} ${verb(ids, 'si lascia', 'si lasciano')} trascinare: Avanzata Incontrollata${roll === null ? '' : `, con un tiro di ${roll}`}.`,
  rush: ({ units: ids }) =>
    `${capital(some(ids))} ${verb(ids, 'corre incontrollata', 'corrono incontrollate')} verso il nemico.`,
  formed: ({ unit: id, column, facing }) =>
    column
      ? `${The(id)} si mette In Colonna, rivolta a ${at.columnFacing(facing)}.`
      : `${The(id)} è di nuovo in linea, rivolta a ${at.facing(facing)}.`,
  mounted: ({ unit: id, dismounts }) => `${The(id)} ${dismounts ? 'smonta' : 'rimonta'}.`,
  ordered: ({ unit: id, leader: by }) => `${leader(by)} dà un ordine ${toUnit(id)}.`,
  stepped: ({ unit: id, from, to, hits: n }) => `${The(id)} muove da ${from} a ${to}${costing(n)}.`,
  turned: ({ unit: id, facing, column, hits: n }) =>
    `${The(id)} si gira verso ${column ? at.columnFacing(facing) : at.facing(facing)}${costing(n)}.`,
  rode: ({ leader: id, from, to }) => `${leader(id)} cavalca da ${from} a ${to}.`,
  'passed-through': ({ unit: id, roll, hits: n }) =>
    `Unità amiche passano attraverso ${theUnit(id)}${roll === null ? '' : `, che tira ${roll}`}: ${n > 0 ? hits(n) : 'nessun danno'}.`,
  recovered: ({ unit: id, hits: n }) => `${The(id)} si toglie ${hits(n)}.`,
  rally: ({ unit: id, leader: by, roll, succeeds }) =>
    `${leader(by)} tenta il Recupero ${ofUnit(id)}: ${roll}. ${succeeds ? 'È Recuperata.' : 'È perduta.'}`,
  faced: ({ unit: id, facing }) => `${The(id)} si rivolge a ${at.facing(facing)}.`,
  replaced: ({ leader: id, by, at: hex }) =>
    id === by ? `${leader(id)} torna in ${hex}.` : `${leader(by)} prende il posto di ${leader(id)} in ${hex}.`,
  fired: ({ unit: id, at: target, roll, modified, needs, hits: n, supply }) =>
    `${The(id)} lancia contro ${theUnit(target)}: ${roll}${modified === roll ? '' : `, modificato ${modified},`} contro forza ${needs}. ${n > 0 ? `${hits(n)}.` : 'Nessun effetto.'}${SUPPLY[supply] ?? ''}`,
  reacted: ({ unit: id, facing, roll, hits: n }) =>
    `${The(id)} si gira per reazione verso ${at.facing(facing)}${roll === null ? '' : ` e tira ${roll}`}${costing(n)}.`,
  withdrew: ({ unit: id, from, to }) => `${The(id)} si ritira da ${from} a ${to}.`,
  'line-withdraws': ({ units: ids, mover }) => `Tutta la linea si ritira davanti ${toUnit(mover)}: ${units(ids)}.`,
  'stays-behind': ({ leader: id, unit: left }) => `${leader(id)} resta indietro mentre ${theUnit(left)} se ne va.`,
  feigns: ({ unit: id, mover }) => `${The(id)} finge la ritirata davanti ${toUnit(mover)}.`,
  'feint-reaction': ({ unit: id, roll, needs, pursues }) =>
    `${The(id)} tira ${roll} contro ${needs}: ${pursues ? 'abbocca e insegue' : 'non abbocca'}.`,
  'feint-turns': ({ unit: id, roll, turns }) =>
    turns
      ? `${The(id)} tira ${roll} e fa dietro front contro chi la insegue!`
      : `${The(id)} tira ${roll}: la finta fallisce, col nemico alle spalle.`,
  'trump-void': ({ leader: id }) =>
    `${leader(id)} non può far nulla della sua Prevaricazione: è come se non fosse avvenuta.`,
  escaped: ({ leader: id, to }) => `${leader(id)} si allontana in ${to}.`,
  'leader-lost': ({ leader: id }) => `${leader(id)} cade.`,
  'leader-wounded': ({ leader: id, roll }) => `${leader(id)} è ferito; un tiro di ${roll} gli salva la vita.`,
  routed: ({ unit: id }) => `${The(id)} va in Rotta!`,
  fled: ({ unit: id, to }) => `${The(id)} fugge in ${to}.`,
  eliminated: ({ unit: id }) => `${The(id)} è eliminata.`,
  'army-check': ({ side, roll, needs, lost }) =>
    `Controllo per l’Armata Indisciplinata ${at.ofArmy(side)}: ${roll} contro ${needs}. ${lost ? 'Il vantaggio è perso: 2 punti di TQ in meno per tutti.' : 'Il vantaggio resta.'}`,
  designated: ({ unit: id, check }) => `${The(id)} andrà all’Assalto, ${check ? 'con' : 'senza'} controllo TQ.`,
  combat: ({ attackers, defenders }) =>
    `${capital(some(attackers))} ${verb(attackers, 'attacca', 'attaccano')} ${some(defenders)}.`,
  check: ({ unit: id, roll, tq, hits: n }) =>
    `La Carica: ${theUnit(id)} tira ${roll} contro TQ ${tq}, ${n > 0 ? hits(n) : 'e regge'}.`,
  result: ({
    attackers,
    defenders,
    column,
    base,
    sizeShift,
    groundShift,
    superior,
    roll,
    modified,
    attackerHits,
    defenderHits,
  }) =>
    `${capital(some(attackers))} contro ${some(defenders)}: colonna ${column}${column === base ? '' : `, dalla ${base}`}${shifts(sizeShift, groundShift)}${superiority(superior)}. Tiro ${roll}${modified === roll ? '' : `, modificato ${modified}`}: ${hits(attackerHits)} per l’attaccante, ${hits(defenderHits)} per il difensore.`,
  'both-rout': ({ spared }) =>
    `Cederebbero entrambe le parti; ${spared === 0 ? 'gli attaccanti' : 'i difensori'} reggono per un soffio.`,
  waver: ({ unit: id, roll, tq, routs }) =>
    `${The(id)} vacilla, ${roll} contro TQ ${tq}: ${routs ? 'cede' : 'si riprende'}.`,
  advanced: ({ unit: id, to, hits: n }) => `${The(id)} avanza in ${to}${costing(n)}.`,
  sniped: ({ unit: id, leader: target, roll }) =>
    `${The(id)} lancia contro ${leader(target)}, solo nel suo esagono: ${roll}.`,
  'shield-wall': ({ units: ids }) => `${capital(some(ids))} ${verb(ids, 'si mette', 'si mettono')} in Muro di Scudi.`,
  'walls-lowered': ({ units: ids }) => `${capital(some(ids))} ${verb(ids, 'apre', 'aprono')} il Muro di Scudi.`,
  harasses: ({ unit: id, at: target, path }) =>
    `H&D ${ofUnit(id)} contro ${theUnit(target)}${path.length > 0 ? `, per ${path.join(', ')}` : ''}.`,
  impetuous: ({ unit: id, roll, tq, goes }) =>
    `Impetuosità ${ofUnit(id)}, ${roll} contro TQ ${tq}: ${goes ? 'corre addosso a chi la tormenta' : 'resta al suo posto'}.`,
  'odd-hit': ({ unit: id }) => `Il Colpo che avanza va ${toUnit(id)}.`,
  served: ({ unit: id, limbered }) => `${The(id)} passa in modalità ${limbered ? 'movimento' : 'lancio'}.`,
  disengaged: ({ unit: id, to }) => `${The(id)} si sgancia in ${to}.`,
  hidden: ({ unit: id, at: hex }) => `${The(id)} è nascosta in ${hex}.`,
  'lies-hidden': ({ unit: id }) => `${The(id)} è in agguato da qualche parte.`,
  discovered: ({ unit: id, at: hex, by }) =>
    by === null
      ? `${The(id)} esce dal nascondiglio in ${hex}.`
      : `${The(by)} s’imbatte ${inUnit(id)}, nascosta in ${hex}.`,
  'gate-entered': ({ unit: id, level }) =>
    `${The(id)} è nella porta di Dara! I Bizantini ora si ritirano a ${plural(level, 'Punto Rotta', 'Punti Rotta')}.`,
  'reinforcements-by': ({ at: hex }) => `La fanteria viene da ${hex}.`,
  'reinforcements-enter': ({ unit: id, at: hex }) => `${The(id)} entra In Colonna in ${hex}.`,
  'reinforcements-cut': () => 'La colonna è spezzata: chi è ancora indietro non verrà.',
  defection: ({ units: ids }) =>
    `${capital(some(ids))} ${verb(ids, 'passa', 'passano')} al nemico con i loro comandanti.`,
  'alans-waver': ({ roll, modified, needs, result }) =>
    `Gli Alani tentennano, ${roll}${modified === roll ? '' : `, modificato ${modified},`} contro ${needs}: ${ALANS[result] ?? ALANS.stay}.`,
  'alans-leave': ({ units: ids }) => `Gli Alani lasciano il campo: ${units(ids)}.`,
  ferocity: ({ nation, side, roll, needs, lost }) =>
    `${people(nation)} dalla parte ${at.ofArmy(side)}, ${roll} contro ${needs}: la Ferocia ${lost ? 'è perduta' : 'resta'}.`,
  'wedge-formed': ({ units: ids }) => `Il Cuneo è formato: ${units(ids)}.`,
  'wedge-row': ({ row, units: ids }) => `Viene avanti la riga ${row} del Cuneo: ${units(ids)}.`,
  surged: ({ unit: id, from, to, hits: n }) => `${The(id)} irrompe da ${from} a ${to}${costing(n)}.`,
  reloaded: ({ units: ids }) => `${capital(some(ids))} ${verb(ids, 'ha', 'hanno')} di nuovo tutte le munizioni.`,
  lent: ({ roll, begins }) =>
    begins
      ? `Tiro ${roll}: il digiuno di Quaresima si fa sentire. D’ora in poi tutte le unità bizantine hanno 1 TQ in meno.`
      : `Tiro ${roll}: i Bizantini sopportano il digiuno.`,
  'rout-points': ({ first, second }) => `Punti Rotta: ${at.army(0)} ${first}, ${at.army(1)} ${second}.`,
  withdraws: ({ side, points, level }) =>
    `${capital(at.theArmy(side))} si ritirano, con ${plural(points, 'Punto Rotta', 'Punti Rotta')} a un livello di ${level}.`,
})
