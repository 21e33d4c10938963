import type { Sentences } from '../sentences.ts'
import { events, revolts, seats } from './names.ts'
import {
  Army,
  armiesOr,
  army,
  capital,
  checked,
  dice,
  does,
  Fleet,
  fleet,
  Group,
  gold,
  group,
  is,
  isMany,
  magister,
  modified,
  Power,
  place,
  power,
  powersOwn,
  province,
  retreat,
  retreating,
  sea,
  sp,
  station,
  water,
} from './phrases.ts'
import { setUp } from './set-up.ts'

const SIDES: Readonly<Record<string, string>> = {
  byzantine: 'side with the Byzantine',
  neutral: 'stay neutral',
  barbarian: 'side with the Barbarian',
}
const LOST: Readonly<Record<string, string>> = {
  disputes: 'Religious disputes cost the Byzantine this activation.',
  neutral: 'They are neutral: the activation is lost.',
  'no-troops': 'There are no troops to act with: the activation is lost.',
}
const BATTLES: Readonly<Record<string, string>> = {
  attack: 'Battle in',
  interception: 'Interception in',
  lazica: 'Battle in',
  box: 'Battle in',
}

/** What happened, as the log tells it. */
export const happenings: Sentences['happenings'] = {
  ...setUp,
  'turn-begins': ({ turn, year }) => `Turn ${turn} begins, AD ${year}.`,
  income: ({ gold: n, total }) => `Income: ${gold(n)}. The treasury holds ${gold(total)}.`,
  built: ({ gold: n, owed }) =>
    owed > 0
      ? `Justinian builds for ${gold(n)}, and the next income owes ${gold(owed)} more.`
      : `Justinian builds for ${gold(n)}.`,
  'treasury-lost': ({ gold: n }) => `The Barbarian holds Europa: the treasury is lost, ${gold(n)} in all.`,
  removed: ({ army: id, from, sp: n }) => `${Army(id)} leave ${place(from)} and go home with ${sp(n)}.`,
  'allies-left': ({ army: id, sp: n }) => `${n} allied SP ${n === 1 ? 'leaves' : 'leave'} ${army(id)}.`,
  melted: ({ at, roll, sp: n }) =>
    n === 0
      ? `No Persians melt away in ${province(at)} (die ${roll}).`
      : `Persians melt away in ${province(at)}: ${sp(n)} (die ${roll}).`,
  lost: ({ from, sp: n }) => `${Group(from)} ${isMany(from) ? 'lose' : 'loses'} ${sp(n)}.`,
  paid: ({ group: id, gold: n }) => `${Group(id)} ${isMany(id) ? 'are' : 'is'} paid: ${gold(n)}.`,
  levied: ({ roll }) => (roll === 0 ? 'No recruits come (die 0).' : `The Byzantines recruit ${sp(roll)}.`),
  reinforced: ({ army: id, sp: n }) => `${Army(id)} ${does(id, 'takes in', 'take in')} ${sp(n)}.`,
  raised: ({ army: id, at }) => `${Army(id)} is raised in ${province(at)}.`,
  replaced: ({ magister: who }) => `${magister(who)} is recalled.`,
  'leader-arrives': ({ leader, at }) => `${Army(leader)} takes command in ${province(at)}.`,
  'leader-returns': ({ leader }) => `${Army(leader)} is back in the box of the Persians.`,
  'taken-over': ({ leader, from, sp: n }) => `${Army(leader)} takes ${sp(n)} from ${group(from)}.`,
  chosen: ({ power: of }) => `A Choose marker for ${power(of)}.`,
  rolled: ({ dice: [tens, units], power: of, event }) =>
    `The dice show ${tens} and ${units}: ${power(of)}${event ? ', after an event' : ''}.`,
  joint: ({ leader, minor }) => `Combined Operation of ${army(leader)} and ${army(minor)}.`,
  recruited: ({ power: of, dice: all, sp: n }) => `${Power(of)} raise ${sp(n)} (${dice(all)}).`,
  bribed: ({ power: of, gold: n }) => `The Byzantine pays ${power(of)} ${gold(n)}.`,
  allegiance: ({ power: of, roll, sum, result }) =>
    `${Power(of)} ${SIDES[result]} (die ${roll}${sum === roll ? '' : `, in all ${sum}`}).`,
  joined: ({ power: of, army: id, sp: n }) => `${n} ${powersOwn(of)} SP ${n === 1 ? 'joins' : 'join'} ${army(id)}.`,
  'nothing-done': ({ side }) => `The ${seats[side]} does nothing.`,
  'activation-lost': ({ why }) => LOST[why],
  fortified: ({ at }) => `A fort is built in ${province(at)}.`,
  doubled: () => 'The Byzantine takes two activations in a row.',
  travelled: ({ magister: who, to }) => `${magister(who)} travels to ${province(to)}.`,
  'took-over': ({ magister: who, army: id }) => `${magister(who)} takes command of ${army(id)}.`,
  fled: ({ leader, to }) => `${Army(leader)}, without troops, makes his way to ${place(to)}.`,
  'sets-out': ({ army: id, roll, mp }) => `${Army(id)} ${does(id, 'sets', 'set')} out with ${mp} MP (die ${roll}).`,
  went: ({ army: id, from, to, mp }) =>
    `${Army(id)} ${does(id, 'goes', 'go')} from ${place(from)} to ${place(to)}; ${mp} MP left.`,
  combined: ({ army: id, with: other }) =>
    `${Army(id)} ${does(id, 'goes', 'go')} on together with ${army(other)}, and ${does(id, 'commands', 'command')} both.`,
  shifted: ({ from, to, sp: n }) => `${sp(n)} of ${army(from)} ${n === 1 ? 'passes' : 'pass'} to ${army(to)}.`,
  dropped: ({ army: id, at, sp: n }) => `${Army(id)} ${does(id, 'leaves', 'leave')} ${sp(n)} in ${province(at)}.`,
  'picked-up': ({ army: id, at, sp: n }) =>
    `${Army(id)} ${does(id, 'picks up', 'pick up')} ${sp(n)} in ${province(at)}.`,
  transferred: ({ from, to, sp: n }) => `${Army(from)} ${does(from, 'hands', 'hand')} ${sp(n)} over to ${army(to)}.`,
  'control-placed': ({ power: of, at }) => `${Power(of)} take control of ${province(at)}.`,
  cleared: ({ army: id, at }) => `${Army(id)} removes the marker in ${province(at)}.`,
  recovered: ({ army: id, status }) =>
    status.length === 0
      ? `${Army(id)} ${is(id)} in good order again.`
      : `${Army(id)} ${does(id, 'recovers', 'recover')}, and ${is(id)} now ${status.includes('defeated') ? 'only Defeated' : 'only Disorganised'}.`,
  disbanded: ({ army: id, at, sp: n }) =>
    `${Army(id)} disbands in ${province(at)}: ${sp(n)} ${n === 1 ? 'stays' : 'stay'} on the frontier.`,
  'out-of-area': ({ army: id, at, sp: n }) =>
    `${Army(id)} ends outside its area, in ${province(at)}, and is lost with ${sp(n)}.`,
  treasure: ({ power: of, army: id, taken }) =>
    `${Army(id)} ${taken ? 'takes the treasure of' : 'puts down the treasure of'} ${power(of)}.`,
  'treasure-captured': ({ power: of, at, dice: all, gold: n }) =>
    all.length === 0
      ? `The treasure of ${power(of)} in ${province(at)} is lost to everybody.`
      : `The Byzantines capture the treasure of ${power(of)} in ${province(at)}: ${gold(n)} (${dice(all)}).`,
  lazicans: ({ roll }) => (roll === 0 ? 'No Lazicans come (die 0).' : `Lazicans give battle with ${sp(roll)}.`),
  intercepts: ({ army: id, succeeds, ...check }) =>
    succeeds
      ? `${Army(id)} ${does(id, 'intercepts', 'intercept')} ${checked(check)}.`
      : `${Army(id)} ${does(id, 'fails', 'fail')} to intercept and ${is(id)} Disorganised ${checked(check)}.`,
  withdrew: ({ army: id, from, to, lost, ...check }) => {
    const order = check.sum > check.control ? `, Disorganised${lost > 0 ? ` and with a loss of ${sp(lost)}` : ''}` : ''
    return `${Army(id)} ${does(id, 'retreats', 'retreat')} before combat from ${place(from)} to ${place(to)}${order} ${checked(check)}.`
  },
  battle: ({ at, attackers, defenders, result, ...b }) => {
    const nobody = result === 'lazica' ? 'the Lazicans' : 'the troops without a leader'
    const attack = `${armiesOr(attackers, nobody)} (${sp(b.attackSp)}, ${modified(b.attackRoll, b.attackDrm)})`
    const defence = `${armiesOr(defenders, nobody)} (${sp(b.defenceSp)}, ${modified(b.defenceRoll, b.defenceDrm)})`
    return `${BATTLES[result]} ${place(at)}: ${attack} against ${defence}. The attack costs ${sp(b.attackLoss)}, the defence ${sp(b.defenceLoss)}.`
  },
  retreated: ({ army: id, from, to }) =>
    `${capital(retreating(id))} ${retreat(id)} from ${place(from)} to ${place(to)}.`,
  'no-retreat': ({ at, roll }) =>
    roll === 0
      ? `Those who cannot get out of ${place(at)} lose nobody (die 0).`
      : `Those who cannot get out of ${place(at)} lose ${sp(roll)}.`,
  checked: ({ army: id, disorganised, ...check }) =>
    disorganised
      ? `${Army(id)} ${is(id)} Disorganised ${checked(check)}.`
      : `${Army(id)} ${does(id, 'stays', 'stay')} in good order ${checked(check)}.`,
  looted: ({ army: id, roll, lost }) =>
    lost > 0
      ? `${Army(id)} loots: it loses ${sp(lost)} and counts as paid (die ${roll}).`
      : `${Army(id)} does not loot, and counts as paid (die ${roll}).`,
  destroyed: ({ army: id }) => `${Army(id)} ${is(id)} destroyed.`,
  'power-out': ({ power: of }) => `${Power(of)} are out of the game.`,
  sailed: ({ power: of, to, sp: n }) => `${Fleet(of)} (${sp(n)}) sails into ${sea(to)}.`,
  'sea-interception': ({ power: of, at, roll, succeeds }) =>
    `${Fleet(of)} ${station(at)} ${succeeds ? 'intercepts' : 'tries in vain to intercept'} (die ${roll}).`,
  evaded: ({ power: of, to }) => `${Fleet(of)} declines to fight and turns back into ${sea(to)}.`,
  'sea-battle': ({ at, attacker, defender, attack, defence, result }) => {
    const end =
      result === 'draw' ? 'A draw.' : `${Fleet(result === 'attacker' ? attacker : defender)} has the better of it.`
    return `Battle ${water(at)}: ${fleet(attacker)} (${attack}) attacks ${fleet(defender)} (${defence}). ${end}`
  },
  'fleet-lost': ({ power: of, sp: n }) => `${Power(of)} lose ${n} fleet SP.`,
  landed: ({ army: id, at }) => `${Army(id)} ${does(id, 'lands', 'land')} in ${province(at)}.`,
  docked: ({ power: of, at, sp: n }) => `${Fleet(of)} (${sp(n)}) puts into port in ${province(at)}.`,
  'on-patrol': ({ power: of, at, sp: n }) => `${Fleet(of)} (${sp(n)}) stays ${station(at)}.`,
  event: ({ roll, event }) => `Event: ${events[event as keyof typeof events]} (die ${roll}).`,
  revolt: ({ roll, revolt }) => `Revolt: ${revolts[revolt as keyof typeof revolts]} (die ${roll}).`,
  mutiny: ({ at, kind, roll, lost }) => {
    const who = group(`${kind}:${at}`)
    return lost > 0
      ? `Mutiny: ${who} ${kind === 'fleet' ? 'is' : 'are'} gone, ${sp(lost)} (die ${roll}).`
      : `Mutiny: ${who} ${kind === 'fleet' ? 'stays' : 'stay'} (die ${roll}).`
  },
  'in-revolt': ({ at }) => `${province(at)} is In Revolt.`,
  sent: ({ from, sp: n }) => `${Group(from)} ${isMany(from) ? 'send' : 'sends'} ${sp(n)} to Sardinia.`,
  brought: ({ power: of, from, sp: n }) =>
    `${Power(of)} bring ${n} fleet SP to Sardinia that ${n === 1 ? 'was' : 'were'} ${station(from)}.`,
  suppressed: ({ roll, lost }) => `The revolt of Sardinia costs ${sp(lost)} (die ${roll}).`,
  politics: ({ magister: who }) => `${magister(who)} falls from favour.`,
  disputes: () => 'Religious disputes will cost the Byzantine his next activation.',
  nika: () => 'The Nika riot breaks out: with his next activation the Byzantine has to bring an army to Europa.',
  plague: ({ second, ends }) =>
    ends
      ? 'The Plague comes back, and the game ends.'
      : second
        ? 'The Plague comes back, but too early to do any harm.'
        : 'The Plague spreads from city to city.',
  'game-over': () => 'The game is over.',
}
