import { capital, isUnitId, signed } from '../common.ts'
import type { Sentences } from '../sentences.ts'
import { champions, hits, leader, plural, type Speaking, seats, unit, units } from './names.ts'

/** Hits behind what caused them, if there are any. */
const costing = (n: number): string => (n > 0 ? `, at the cost of ${hits(n)}` : '')
const verb = (ids: readonly string[], one: string, many: string): string => (ids.length === 1 ? one : many)

const PHASES: Readonly<Record<string, (name: string) => string>> = {
  ordinary: (name) => `${name} is active.`,
  momentum: (name) => `${name} acts again, by momentum.`,
  elite: (name) => `${name} takes the elite phase.`,
  champion: (name) => `${name} acts first, for the champion’s victory.`,
}

const SUPPLY = ['', ' It is Missile Low.', ' It is Missile No.']
/** What a roll of doom brings (5.33). */
const doomed = (roll: number): string => {
  if (roll === 9) return 'all leaders of both sides have finished'
  return roll < 2 ? 'command is paralysed: all leaders of that side have finished' : 'he alone has finished'
}

const superiority = (superior: string | null): string => {
  if (superior === 'AS') return '; the attacker is superior'
  return superior === 'DS' ? '; the defender is superior' : ''
}

/** Shifts of the column, with where they come from. */
const shifts = (size: number, ground: number): string => {
  const parts = [...(size ? [`size ${signed(size)}`] : []), ...(ground ? [`ground ${signed(ground)}`] : [])]
  return parts.length > 0 ? ` (${parts.join(', ')})` : ''
}

export const happenings = (at: Speaking): Sentences['happenings'] => ({
  bids: ({ first, second }) =>
    `Bids for sides: ${first} and ${second} rout points.${first === second ? ' They are equal, and made again.' : ''}`,
  'side-chosen': ({ seat, side, bid }) =>
    `${seats[seat === 'second' ? 'second' : 'first']} chooses the ${at.army(side)}, whose withdrawal level falls by ${bid}.`,
  placed: ({ unit: id, at: hex, facing }) => `${unit(id)} is placed in ${hex}, facing ${at.facing(facing)}.`,
  'leader-placed': ({ leader: id, at: hex }) => `${leader(id)} is placed in ${hex}.`,
  'set-up-done': ({ side }) => `The ${at.army(side)} are set up.`,
  round: ({ first, second, hits: [one, other] }) =>
    `The champions clash: ${first} against ${second}. ${capital(at.champion(0))} has ${hits(one)}, ${at.champion(1)} ${other}.`,
  champion: ({ champion }) =>
    `${capital(Object.hasOwn(champions, champion) ? champions[champion as keyof typeof champions] : champion)} kills the other champion before both armies.`,
  defied: ({ roll, needs, succeeds }) =>
    succeeds
      ? `A ${roll} on ${needs}: the commander’s charisma makes light of the lost challenge.`
      : `A ${roll} on ${needs}: the lost challenge shakes the army all the more.`,
  'turn-begins': ({ turn }) => `Game Turn ${turn} begins.`,
  'rolled-for-first': ({ side, dice, initiative }) =>
    `The ${at.army(side)} go first${initiative > 0 ? ` among leaders of initiative ${initiative}` : ' with their elite phase'} (${dice.join(' and ')}).`,
  activated: ({ leader: id, kind }) => (PHASES[kind] ?? PHASES.ordinary)(leader(id)),
  passed: ({ leader: id }) => `${leader(id)} lets his turn pass.`,
  waits: ({ leader: id }) => `${leader(id)}, in an enemy ZOC, waits.`,
  trump: ({ leader: id, roll, needs, succeeds }) =>
    `${leader(id)} tries to trump: ${roll} on ${needs}. ${succeeds ? 'He takes the lead.' : 'He fails, and has finished.'}`,
  momentum: ({ leader: id, roll, needs, succeeds }) =>
    `${leader(id)} rolls for momentum: ${roll} on ${needs}. ${succeeds ? 'He has it.' : 'He has finished.'}`,
  doom: ({ leader: id, roll }) => `The die roll of doom for ${leader(id)}, ${roll}: ${doomed(roll)}.`,
  'line-roll': ({ leader: id, roll, needs, succeeds }) =>
    `${leader(id)} rolls for Line Commands: ${roll} on ${needs}. ${succeeds ? 'He has them.' : 'He does not get them.'}`,
  'line-commanded': ({ leader: id, line, units: ids }) =>
    `${leader(id)} commands a line, ${at.line(id, line)}: ${units(ids)}.`,
  uncontrolled: ({ units: ids, roll }) =>
    `${units(ids)} ${verb(ids, 'is', 'are')} carried away: an Uncontrolled Advance${roll === null ? '' : `, on a ${roll}`}.`,
  rush: ({ units: ids }) => `Out of hand, ${units(ids)} ${verb(ids, 'runs', 'run')} at the enemy.`,
  formed: ({ unit: id, column, facing }) =>
    column
      ? `${unit(id)} forms column, facing ${at.columnFacing(facing)}.`
      : `${unit(id)} is in line again, facing ${at.facing(facing)}.`,
  mounted: ({ unit: id, dismounts, facing }) =>
    `${unit(id)} ${dismounts ? 'dismounts' : 'mounts again'}, facing ${at.facing(facing)}.`,
  ordered: ({ unit: id, leader: by }) => `${leader(by)} orders ${unit(id)}.`,
  stepped: ({ unit: id, from, to, hits: n }) => `${unit(id)} moves from ${from} to ${to}${costing(n)}.`,
  turned: ({ unit: id, facing, hits: n }) => `${unit(id)} turns to face ${at.facing(facing)}${costing(n)}.`,
  rode: ({ leader: id, from, to }) => `${leader(id)} rides from ${from} to ${to}.`,
  'passed-through': ({ unit: id, roll, hits: n }) =>
    `Friends pass through ${unit(id)}${roll === null ? '' : `, which rolls ${roll}`}: ${n > 0 ? hits(n) : 'no harm done'}.`,
  recovered: ({ unit: id, hits: n }) => `${unit(id)} recovers ${hits(n)}.`,
  rally: ({ unit: id, leader: by, roll, succeeds }) =>
    `${leader(by)} tries to rally ${unit(id)}: ${roll}. ${succeeds ? 'It stands again.' : 'It is lost.'}`,
  faced: ({ unit: id, facing }) => `${unit(id)} faces ${at.facing(facing)}.`,
  replaced: ({ leader: id, by, at: hex }) =>
    id === by ? `${leader(id)} comes back in ${hex}.` : `${leader(by)} takes the place of ${leader(id)} in ${hex}.`,
  fired: ({ unit: id, at: target, roll, modified, needs, hits: n, supply }) =>
    `${unit(id)} fires at ${isUnitId(target) ? unit(target) : leader(target)}: ${roll}${modified === roll ? '' : `, modified ${modified},`} on ${needs}. ${n > 0 ? capital(`${hits(n)}.`) : 'No effect.'}${SUPPLY[supply] ?? ''}`,
  reacted: ({ unit: id, facing, roll, hits: n }) =>
    `${unit(id)} turns to face ${at.facing(facing)} in reaction${roll === null ? '' : ` and rolls ${roll}`}${costing(n)}.`,
  withdrew: ({ unit: id, from, to }) => `${unit(id)} withdraws from ${from} to ${to}.`,
  escaped: ({ leader: id, to }) => `${leader(id)} gets away to ${to}.`,
  'leader-lost': ({ leader: id }) => `${leader(id)} falls.`,
  'leader-wounded': ({ leader: id, roll }) => `${leader(id)} is wounded: a ${roll} saves his life.`,
  routed: ({ unit: id }) => `${unit(id)} routs!`,
  fled: ({ unit: id, to }) => `${unit(id)} runs to ${to}.`,
  eliminated: ({ unit: id }) => `${unit(id)} is eliminated.`,
  'army-check': ({ side, roll, needs, lost }) =>
    `The ${at.army(side)} check their nerve: ${roll} on ${needs}. ${lost ? 'It is gone, and with it 2 points of TQ for all.' : 'It holds.'}`,
  designated: ({ unit: id, check }) => `${unit(id)} will shock, ${check ? 'with' : 'without'} a TQ check.`,
  combat: ({ attackers, defenders }) =>
    `${units(attackers)} ${verb(attackers, 'attacks', 'attack')} ${units(defenders)}.`,
  check: ({ unit: id, roll, tq, hits: n }) =>
    `The charge: ${unit(id)} rolls ${roll} against TQ ${tq}, ${n > 0 ? hits(n) : 'and stands firm'}.`,
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
    `${units(attackers)} against ${units(defenders)}: column ${column}${column === base ? '' : `, from ${base}`}${shifts(sizeShift, groundShift)}${superiority(superior)}. A ${roll}${modified === roll ? '' : `, modified ${modified}`}: ${hits(attackerHits)} for the attacker, ${hits(defenderHits)} for the defender.`,
  'both-rout': ({ spared }) =>
    `Both sides would break; the ${spared === 0 ? 'attackers' : 'defenders'} hold on by a hair.`,
  waver: ({ unit: id, roll, tq, routs }) =>
    `${unit(id)} wavers, ${roll} against TQ ${tq}: ${routs ? 'it breaks' : 'it steadies itself'}.`,
  advanced: ({ unit: id, to, hits: n }) => `${unit(id)} advances to ${to}${costing(n)}.`,
  reloaded: ({ units: ids }) => `${units(ids)} ${verb(ids, 'has', 'have')} a full supply of missiles again.`,
  lent: ({ roll, begins }) =>
    begins
      ? `A ${roll}: the Lenten fast tells. All Byzantine units have 1 TQ less from now on.`
      : `A ${roll}: the Byzantines bear their fast.`,
  'rout-points': ({ first, second }) => `Rout points: ${at.army(0)} ${first}, ${at.army(1)} ${second}.`,
  withdraws: ({ side, points, level }) =>
    `The ${at.army(side)} withdraw, with ${plural(points, 'rout point')} at a level of ${level}.`,
})
