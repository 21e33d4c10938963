import type { Sentences } from '../sentences.ts'
import { events, revolts, seats } from './names.ts'
import {
  Army,
  agreeing,
  armiesOr,
  army,
  capital,
  checked,
  dice,
  does,
  Fleet,
  fleet,
  fromArmy,
  fromPlace,
  Group,
  gold,
  group,
  inPlace,
  inSea,
  is,
  isMany,
  magister,
  modified,
  ofArmy,
  ofGroup,
  ofPower,
  Power,
  place,
  power,
  province,
  retreat,
  retreating,
  sp,
  spOfPower,
  station,
  toArmy,
  toPower,
  water,
  withArmy,
} from './phrases.ts'
import { setUp } from './set-up.ts'

const SIDES: Readonly<Record<string, string>> = {
  byzantine: 'si schierano con il Bizantino',
  neutral: 'restano neutrali',
  barbarian: 'si schierano con il Barbaro',
}
const LOST: Readonly<Record<string, string>> = {
  disputes: 'Le dispute religiose costano al Bizantino questa attivazione.',
  neutral: 'Sono neutrali: l’attivazione è persa.',
  'no-troops': 'Non ci sono truppe con cui agire: l’attivazione è persa.',
}
const lostSp = (n: number): string => (n === 0 ? 'non perde nulla' : `perde ${sp(n)}`)

/** What happened, as the log tells it. */
export const happenings: Sentences['happenings'] = {
  ...setUp,
  'turn-begins': ({ turn, year }) => `Comincia il turno ${turn}, anno ${year}.`,
  income: ({ gold: n, total }) => `Entrate: ${gold(n)}. Nel Tesoro ci sono ${gold(total)}.`,
  built: ({ gold: n, owed }) =>
    owed > 0
      ? `Giustiniano costruisce per ${gold(n)}; altri ${gold(owed)} graveranno sulle prossime entrate.`
      : `Giustiniano costruisce per ${gold(n)}.`,
  'treasury-lost': ({ gold: n }) => `Il Barbaro tiene l’Europa: il Tesoro è perso, ${gold(n)} in tutto.`,
  removed: ({ army: id, from, sp: n }) => `${Army(id)} lasciano ${place(from)} e tornano a casa con ${sp(n)}.`,
  'allies-left': ({ army: id, sp: n }) => `Gli alleati ${ofArmy(id)} se ne vanno: ${sp(n)}.`,
  melted: ({ at, roll, sp: n }) =>
    n === 0
      ? `In ${province(at)} nessun Persiano si dissolve (dado ${roll}).`
      : `In ${province(at)} i Persiani si dissolvono: ${sp(n)} (dado ${roll}).`,
  lost: ({ from, sp: n }) => `${Group(from)} ${isMany(from) ? 'perdono' : 'perde'} ${sp(n)}.`,
  paid: ({ group: id, gold: n }) => `Paga per ${group(id)}: ${gold(n)}.`,
  levied: ({ roll }) => (roll === 0 ? 'La leva non porta nessuno (dado 0).' : `I Bizantini reclutano ${sp(roll)}.`),
  reinforced: ({ army: id, sp: n }) => `${Army(id)} ${does(id, 'riceve', 'ricevono')} ${sp(n)}.`,
  raised: ({ army: id, at }) => `Nasce in ${province(at)} ${army(id)}.`,
  replaced: ({ magister: who }) => `${magister(who)} è richiamato.`,
  'leader-arrives': ({ leader, at }) => `${Army(leader)} prende il comando in ${province(at)}.`,
  'leader-returns': ({ leader }) => `${Army(leader)} è di nuovo nella casella dei Persiani.`,
  'taken-over': ({ leader, from, sp: n }) => `${Army(leader)} prende ${sp(n)} ${ofGroup(from)}.`,
  chosen: ({ power: of }) => `Un segnalino Scelta per ${power(of)}.`,
  rolled: ({ dice: [tens, units], power: of, event }) =>
    `I dadi fanno ${tens} e ${units}: ${power(of)}${event ? ', dopo un evento' : ''}.`,
  joint: ({ leader, minor }) => `Operazione Combinata ${ofArmy(leader)} ${withArmy(minor)}.`,
  recruited: ({ power: of, dice: all, sp: n }) => `${Power(of)} raccolgono ${sp(n)} (${dice(all)}).`,
  bribed: ({ power: of, gold: n }) => `Il Bizantino paga ${gold(n)} ${toPower(of)}.`,
  allegiance: ({ power: of, roll, sum, result }) =>
    `${Power(of)} ${SIDES[result]} (dado ${roll}${sum === roll ? '' : `, in tutto ${sum}`}).`,
  joined: ({ power: of, army: id, sp: n }) =>
    `${n} ${spOfPower(of)} ${n === 1 ? 'si unisce' : 'si uniscono'} ${toArmy(id)}.`,
  'nothing-done': ({ side }) => `Il ${seats[side]} non fa nulla.`,
  'activation-lost': ({ why }) => LOST[why],
  fortified: ({ at }) => `Si costruisce un forte in ${province(at)}.`,
  doubled: () => 'Il Bizantino fa due attivazioni di seguito.',
  travelled: ({ magister: who, to }) => `${magister(who)} va in ${province(to)}.`,
  'took-over': ({ magister: who, army: id }) => `${magister(who)} prende il comando ${ofArmy(id)}.`,
  fled: ({ leader, to }) => `${Army(leader)}, senza truppe, ripara ${inPlace(to)}.`,
  'sets-out': ({ army: id, roll, mp }) =>
    `${Army(id)} ${does(id, 'si mette', 'si mettono')} in marcia con ${mp} MP (dado ${roll}).`,
  went: ({ army: id, from, to, mp }) =>
    `${Army(id)} ${does(id, 'va', 'vanno')} ${fromPlace(from)} ${inPlace(to)}; ${mp === 1 ? 'resta 1 MP' : `restano ${mp} MP`}.`,
  combined: ({ army: id, with: other }) =>
    `${Army(id)} ${does(id, 'prosegue', 'proseguono')} ${withArmy(other)}, al comando di entrambi.`,
  shifted: ({ from, to, sp: n }) => `${sp(n)} ${n === 1 ? 'passa' : 'passano'} ${fromArmy(from)} ${toArmy(to)}.`,
  dropped: ({ army: id, at, sp: n }) => `${Army(id)} ${does(id, 'lascia', 'lasciano')} ${sp(n)} in ${province(at)}.`,
  'picked-up': ({ army: id, at, sp: n }) =>
    `${Army(id)} ${does(id, 'raccoglie', 'raccolgono')} ${sp(n)} in ${province(at)}.`,
  transferred: ({ from, to, sp: n }) => `${Army(from)} ${does(from, 'cede', 'cedono')} ${sp(n)} ${toArmy(to)}.`,
  'control-placed': ({ power: of, at }) => `${Power(of)} prendono il controllo di ${province(at)}.`,
  cleared: ({ army: id, at }) => `${Army(id)} toglie il segnalino in ${province(at)}.`,
  recovered: ({ army: id, status }) =>
    status.length === 0
      ? `${Army(id)} ${is(id)} di nuovo in ordine.`
      : `${Army(id)} si ${does(id, 'riprende', 'riprendono')}: ora ${is(id)} solo ${agreeing(id, status.includes('defeated') ? 'Sconfitt' : 'Disorganizzat')}.`,
  disbanded: ({ army: id, at, sp: n }) =>
    `${Army(id)} si scioglie in ${province(at)}: ${sp(n)} ${n === 1 ? 'resta' : 'restano'} alla frontiera.`,
  'out-of-area': ({ army: id, at, sp: n }) =>
    `${Army(id)} finisce fuori dalla sua area, in ${province(at)}, ed è persa con ${sp(n)}.`,
  treasure: ({ power: of, army: id, taken }) => `${Army(id)} ${taken ? 'prende' : 'posa'} il tesoro ${ofPower(of)}.`,
  'treasure-captured': ({ power: of, at, dice: all, gold: n }) =>
    all.length === 0
      ? `Il tesoro ${ofPower(of)} in ${province(at)} è perso per tutti.`
      : `I Bizantini prendono il tesoro ${ofPower(of)} in ${province(at)}: ${gold(n)} (${dice(all)}).`,
  lazicans: ({ roll }) => (roll === 0 ? 'Non viene nessun Lazo (dado 0).' : `I Lazi danno battaglia con ${sp(roll)}.`),
  intercepts: ({ army: id, succeeds, ...check }) =>
    succeeds
      ? `${Army(id)} ${does(id, 'intercetta', 'intercettano')} ${checked(check)}.`
      : `${Army(id)} non ${does(id, 'riesce', 'riescono')} a intercettare e ${is(id)} ${agreeing(id, 'Disorganizzat')} ${checked(check)}.`,
  withdrew: ({ army: id, from, to, lost, ...check }) => {
    const order =
      check.sum > check.control
        ? `, ${agreeing(id, 'Disorganizzat')}${lost > 0 ? ` e con una perdita di ${sp(lost)}` : ''}`
        : ''
    return `${Army(id)} ${does(id, 'si ritira', 'si ritirano')} prima del combattimento ${fromPlace(from)} ${inPlace(to)}${order} ${checked(check)}.`
  },
  battle: ({ at, attackers, defenders, result, ...b }) => {
    const nobody = result === 'lazica' ? 'i Lazi' : 'le truppe senza comandante'
    const attack = `${armiesOr(attackers, nobody)} (${sp(b.attackSp)}, ${modified(b.attackRoll, b.attackDrm)})`
    const defence = `${armiesOr(defenders, nobody)} (${sp(b.defenceSp)}, ${modified(b.defenceRoll, b.defenceDrm)})`
    return `${result === 'interception' ? 'Intercettazione' : 'Battaglia'} ${inPlace(at)}: ${attack} contro ${defence}. Chi attacca ${lostSp(b.attackLoss)}, chi difende ${lostSp(b.defenceLoss)}.`
  },
  retreated: ({ army: id, from, to }) => `${capital(retreating(id))} ${retreat(id)} ${fromPlace(from)} ${inPlace(to)}.`,
  'no-retreat': ({ at, roll }) => `Chi non ha scampo ${inPlace(at)} ${lostSp(roll)} (dado ${roll}).`,
  checked: ({ army: id, disorganised, ...check }) =>
    disorganised
      ? `${Army(id)} ${is(id)} ${agreeing(id, 'Disorganizzat')} ${checked(check)}.`
      : `${Army(id)} ${does(id, 'resta', 'restano')} in ordine ${checked(check)}.`,
  looted: ({ army: id, roll, lost }) =>
    lost > 0
      ? `${Army(id)} si dà al saccheggio: perde ${sp(lost)} e conta come pagata (dado ${roll}).`
      : `${Army(id)} non si dà al saccheggio, e conta come pagata (dado ${roll}).`,
  destroyed: ({ army: id }) => `${Army(id)} ${is(id)} ${agreeing(id, 'distrutt')}.`,
  'power-out': ({ power: of }) => `${Power(of)} sono fuori dal gioco.`,
  sailed: ({ power: of, to, sp: n }) => `${Fleet(of)} (${sp(n)}) entra ${inSea(to)}.`,
  'sea-interception': ({ power: of, at, roll, succeeds }) =>
    `${Fleet(of)} ${station(at)} ${succeeds ? 'intercetta' : 'tenta invano di intercettare'} (dado ${roll}).`,
  evaded: ({ power: of, to }) => `${Fleet(of)} si sottrae e torna ${inSea(to)}.`,
  'sea-battle': ({ at, attacker, defender, attack, defence, result }) => {
    const end =
      result === 'draw' ? 'È un pareggio.' : `Ha la meglio ${fleet(result === 'attacker' ? attacker : defender)}.`
    return `Battaglia ${water(at)}: ${fleet(attacker)} (${attack}) attacca ${fleet(defender)} (${defence}). ${end}`
  },
  'fleet-lost': ({ power: of, sp: n }) => `${Power(of)} perdono ${n} SP flotta.`,
  landed: ({ army: id, at }) => `${Army(id)} ${does(id, 'sbarca', 'sbarcano')} in ${province(at)}.`,
  docked: ({ power: of, at, sp: n }) => `${Fleet(of)} (${sp(n)}) va In Porto in ${province(at)}.`,
  'on-patrol': ({ power: of, at, sp: n }) => `${Fleet(of)} (${sp(n)}) resta ${station(at)}.`,
  event: ({ roll, event }) => `Evento: ${events[event as keyof typeof events]} (dado ${roll}).`,
  revolt: ({ roll, revolt }) => `Rivolta: ${revolts[revolt as keyof typeof revolts]} (dado ${roll}).`,
  mutiny: ({ at, kind, roll, lost }) => {
    const who = group(`${kind}:${at}`)
    const isFleet = kind === 'fleet'
    return lost > 0
      ? `Ammutinamento: ${who} non ${isFleet ? 'c’è' : 'ci sono'} più, ${sp(lost)} (dado ${roll}).`
      : `Ammutinamento: ${who} ${isFleet ? 'resta' : 'restano'} (dado ${roll}).`
  },
  'in-revolt': ({ at }) => `${province(at)} è In Rivolta.`,
  sent: ({ from, sp: n }) => `${Group(from)} ${isMany(from) ? 'mandano' : 'manda'} ${sp(n)} in Sardinia.`,
  brought: ({ power: of, from, sp: n }) =>
    `${Power(of)} portano in Sardinia ${n} SP flotta che ${n === 1 ? 'era' : 'erano'} ${station(from)}.`,
  suppressed: ({ roll, lost }) => `La rivolta in Sardinia costa ${sp(lost)} (dado ${roll}).`,
  politics: ({ magister: who }) => `${magister(who)} cade in disgrazia.`,
  disputes: () => 'Le dispute religiose costeranno al Bizantino la prossima attivazione.',
  nika: () => 'Scoppia la Nika: con la prossima attivazione il Bizantino deve portare un’armata in Europa.',
  plague: ({ second, ends }) =>
    ends
      ? 'Torna la Pestilenza, e la partita finisce.'
      : second
        ? 'Torna la Pestilenza, ma è troppo presto perché faccia danni.'
        : 'La Pestilenza si diffonde di città in città.',
  'game-over': () => 'La partita è finita.',
}
