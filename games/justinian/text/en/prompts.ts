import { SET_UP } from '../../data/tables.ts'
import type { Sentences } from '../sentences.ts'
import { seats } from './names.ts'
import { Army, army, does, fleet, gold, is, magister, Power, power, powersOwn, retreating, sp } from './phrases.ts'

/** What a seat is asked for, or told to wait for. */
export const prompts: Sentences['prompts'] = {
  wait: ({ seat }) => `The ${seats[seat]} is to decide.`,
  posting: () => 'Put each of your armies where it begins.',
  strengths: ({ left }) => `Say how strong each army is; what is left of ${sp(left)} goes to the frontier.`,
  garrisons: ({ left }) => `Put frontier SP in Egypt, Oriens and Illyricum; ${left} to go.`,
  moorings: ({ left }) => `Put fleet SP in port in Egypt, Oriens or Illyricum; ${left} to go.`,
  hosts: ({ power: of, left }) => `Set up ${power(of)}: their leader first, then their SP; ${left} to go.`,
  anchorage: () =>
    `Put the ${SET_UP.ostrogoths.fleets} fleet SP of the Ostrogoths in an Italian City province on the coast.`,
  losses: ({ left }) => `${sp(left)} to lose: of whom?`,
  maintenance: ({ gold: n }) => `Whom do you pay? The treasury holds ${gold(n)}.`,
  levies: ({ left }) => `Place your recruits; ${sp(left)} to go.`,
  shipyard: ({ gold: n }) => `Build fleets at 3 G each, or go on. The treasury holds ${gold(n)}.`,
  raising: () => 'Raise a new army of 10 SP, or go on.',
  commands: () => 'Draw Magistri for armies without one, replace some, or go on.',
  arrival: ({ leader }) => `${Army(leader)} arrives: where does he take command?`,
  reserves: ({ leader }) => `Which SP does ${army(leader)} take?`,
  convoy: ({ power: of, left }) => `Which fleets of ${power(of)} come to Sardinia? ${left} fleet SP to go.`,
  marker: ({ choose, random }) => `Use a marker: ${choose} Choose and ${random} Random are left.`,
  opportunity: ({ done, gold: n }) => `Your activation ${done} of 5: what do you do? The treasury holds ${gold(n)}.`,
  nika: () => 'Nika: which army do you bring to Europa?',
  recruiting: ({ power: of }) => `Do ${power(of)} recruit?`,
  recruits: ({ power: of, left }) => `Place the recruits of ${power(of)}; ${sp(left)} to go.`,
  acting: ({ power: of }) => `${Power(of)} act: which army, or which fleet?`,
  bribe: ({ power: of, gold: n }) =>
    `${Power(of)} will say whose side they take: what do you pay them? The treasury holds ${gold(n)}.`,
  ally: ({ power: of }) => `${Power(of)} are on your side: do they act, or join an army?`,
  joint: ({ major, minor }) => `Combined Operation: ${army(major)} or ${army(minor)}, who acts?`,
  march: ({ army: id, mp }) => `${Army(id)} ${does(id, 'marches', 'march')}: ${mp} MP left.`,
  sharing: ({ army: id }) => `Share SP out among the armies that are with ${army(id)}.`,
  interception: ({ army: id, mover }) =>
    `${Army(mover)} ${does(mover, 'comes', 'come')} in: ${does(id, 'does', 'do')} ${army(id)} intercept?`,
  commander: () => 'Who is in command in this battle?',
  refuge: ({ army: id }) => `${Army(id)} ${is(id)} without troops and cannot stay: where does he go?`,
  shelter: ({ magister: who }) => `${magister(who)} cannot stay among enemies: where does he go?`,
  takeover: ({ magister: who }) => `Does ${magister(who)} take command of an army, or wait?`,
  withdrawal: ({ army: id }) =>
    `${Army(id)} ${is(id)} attacked: ${does(id, 'does it stand', 'do they stand')}, or retreat before combat?`,
  retreat: ({ army: id }) =>
    `Where ${['sassanids', 'vandals', 'ostrogoths'].includes(id) ? 'do' : does(id, 'does', 'do')} ${retreating(id)} retreat to?`,
  treasure: ({ power: of }) => `The treasure of ${power(of)}: ten dice, or one die times ten?`,
  voyage: ({ power: of, sp: n }) => `Where does ${fleet(of)} of ${sp(n)} go?`,
  precedence: () => 'Two fleets of yours can fight: which is first?',
  patrol: ({ power: of }) => `Enemies sail by: does the ${powersOwn(of)} patrol intercept?`,
  evasion: () => 'Your fleet is intercepted: fight, or turn back?',
  sardinia: ({ left }) => `Sardinia rises, and needs ${sp(left)} more: from where?`,
}
