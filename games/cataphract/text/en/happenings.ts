import { capital, isUnitId, signed } from '../common.ts'
import type { Sentences } from '../sentences.ts'
import { hits, leader, nations, plural, type Speaking, seats, unit, units } from './names.ts'
import { openingHappenings } from './opening.ts'

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

/** What comes of the roll for the Alans (CATA-23, CATA-24). */
const ALANS: Readonly<Record<string, string>> = {
  acts: 'they follow Sangiban',
  finished: 'Sangiban does nothing',
  leave: 'they have had enough',
  stay: 'they stay',
}
const people = (nation: string): string =>
  Object.hasOwn(nations, nation) ? nations[nation as keyof typeof nations] : nation

export const happenings = (at: Speaking): Sentences['happenings'] => ({
  ...openingHappenings(at),
  bids: ({ first, second }) =>
    `Bids for sides: ${first} and ${second} rout points.${first === second ? ' They are equal, and made again.' : ''}`,
  'side-chosen': ({ seat, side, bid }) =>
    `The ${seats[seat === 'second' ? 'second' : 'first'].toLowerCase()} chooses the ${at.army(side)}, whose withdrawal level falls by ${bid}.`,
  placed: ({ unit: id, at: hex, facing }) => `${unit(id)} is placed in ${hex}, facing ${at.facing(facing)}.`,
  'leader-placed': ({ leader: id, at: hex }) => `${leader(id)} is placed in ${hex}.`,
  'set-up-done': ({ side }) => `The ${at.army(side)} are set up.`,
  defied: ({ roll, needs, succeeds }) =>
    succeeds
      ? `Rolled ${roll} against ${needs}: the commander’s charisma makes light of the lost challenge.`
      : `Rolled ${roll} against ${needs}: the lost challenge shakes the army all the more.`,
  activated: ({ leader: id, kind }) => (PHASES[kind] ?? PHASES.ordinary)(leader(id)),
  passed: ({ leader: id }) => `${leader(id)} lets his turn pass.`,
  waits: ({ leader: id }) => `${leader(id)}, in an enemy ZOC, waits.`,
  trump: ({ leader: id, roll, needs, succeeds }) =>
    `${leader(id)} tries to trump: ${roll} against ${needs}. ${succeeds ? 'He takes the lead.' : 'He fails, and has finished.'}`,
  momentum: ({ leader: id, roll, needs, succeeds }) =>
    `${leader(id)} rolls for momentum: ${roll} against ${needs}. ${succeeds ? 'He has it.' : 'He has finished.'}`,
  doom: ({ leader: id, roll }) => `The die roll of doom for ${leader(id)}, ${roll}: ${doomed(roll)}.`,
  'line-roll': ({ leader: id, roll, needs, succeeds }) =>
    `${leader(id)} rolls for Line Commands: ${roll} against ${needs}. ${succeeds ? 'He has them.' : needs === 0 ? 'He has finished.' : 'He does not get them.'}`,
  'line-commanded': ({ leader: id, line, units: ids }) =>
    `${leader(id)} commands a line, ${at.line(id, line)}: ${units(ids)}.`,
  uncontrolled: ({ units: ids, roll }) =>
    `${units(ids)} ${verb(ids, 'is', 'are')} carried away: an Uncontrolled Advance${roll === null ? '' : `, on a roll of ${roll}`}.`,
  rush: ({ units: ids }) => `Out of hand, ${units(ids)} ${verb(ids, 'runs', 'run')} at the enemy.`,
  formed: ({ unit: id, column, facing }) =>
    column
      ? `${unit(id)} forms column, facing ${at.columnFacing(facing)}.`
      : `${unit(id)} is in line again, facing ${at.facing(facing)}.`,
  mounted: ({ unit: id, dismounts }) => `${unit(id)} ${dismounts ? 'dismounts' : 'mounts again'}.`,
  ordered: ({ unit: id, leader: by }) => `${leader(by)} orders ${unit(id)}.`,
  stepped: ({ unit: id, from, to, hits: n }) => `${unit(id)} moves from ${from} to ${to}${costing(n)}.`,
  turned: ({ unit: id, facing, column, hits: n }) =>
    `${unit(id)} turns to face ${column ? at.columnFacing(facing) : at.facing(facing)}${costing(n)}.`,
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
    `${unit(id)} fires at ${isUnitId(target) ? unit(target) : leader(target)}: ${roll}${modified === roll ? '' : `, modified ${modified},`} against strength ${needs}. ${n > 0 ? capital(`${hits(n)}.`) : 'No effect.'}${SUPPLY[supply] ?? ''}`,
  reacted: ({ unit: id, facing, roll, hits: n }) =>
    `${unit(id)} turns to face ${at.facing(facing)} in reaction${roll === null ? '' : ` and rolls ${roll}`}${costing(n)}.`,
  withdrew: ({ unit: id, from, to }) => `${unit(id)} withdraws from ${from} to ${to}.`,
  'line-withdraws': ({ units: ids, mover }) => `The whole line withdraws before ${unit(mover)}: ${units(ids)}.`,
  'stays-behind': ({ leader: id, unit: left }) => `${leader(id)} stays behind when ${unit(left)} goes.`,
  feigns: ({ unit: id, mover }) => `${unit(id)} feigns retreat before ${unit(mover)}.`,
  'feint-reaction': ({ unit: id, roll, needs, pursues }) =>
    `${unit(id)} rolls ${roll} against ${needs}: ${pursues ? 'it takes the bait and pursues' : 'it keeps its head'}.`,
  'feint-turns': ({ unit: id, roll, turns }) =>
    turns
      ? `${unit(id)} rolls ${roll} and wheels about on its pursuer!`
      : `${unit(id)} rolls ${roll}: the feint fails, with the enemy at its back.`,
  'trump-void': ({ leader: id }) => `${leader(id)} can do nothing with his trump: it never happened.`,
  escaped: ({ leader: id, to }) => `${leader(id)} gets away to ${to}.`,
  'leader-lost': ({ leader: id }) => `${leader(id)} falls.`,
  'leader-wounded': ({ leader: id, roll }) => `${leader(id)} is wounded; a roll of ${roll} saves his life.`,
  routed: ({ unit: id }) => `${unit(id)} routs!`,
  fled: ({ unit: id, to }) => `${unit(id)} runs to ${to}.`,
  eliminated: ({ unit: id }) => `${unit(id)} is eliminated.`,
  'army-check': ({ side, roll, needs, lost }) =>
    `The ${at.army(side)} check their nerve: ${roll} against ${needs}. ${lost ? 'It is gone, and with it 2 points of TQ for all.' : 'It holds.'}`,
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
    `${units(attackers)} against ${units(defenders)}: column ${column}${column === base ? '' : `, from ${base}`}${shifts(sizeShift, groundShift)}${superiority(superior)}. Rolled ${roll}${modified === roll ? '' : `, modified ${modified}`}: ${hits(attackerHits)} for the attacker, ${hits(defenderHits)} for the defender.`,
  'both-rout': ({ spared }) =>
    `Both sides would break; the ${spared === 0 ? 'attackers' : 'defenders'} hold on by a hair.`,
  waver: ({ unit: id, roll, tq, routs }) =>
    `${unit(id)} wavers, ${roll} against TQ ${tq}: ${routs ? 'it breaks' : 'it steadies itself'}.`,
  advanced: ({ unit: id, to, hits: n }) => `${unit(id)} advances to ${to}${costing(n)}.`,
  sniped: ({ unit: id, leader: at, roll }) => `${unit(id)} fires at ${leader(at)}, alone in his hex: ${roll}.`,
  'shield-wall': ({ units: ids }) => `${units(ids)} ${verb(ids, 'forms', 'form')} shield wall.`,
  'walls-lowered': ({ units: ids }) => `${units(ids)} ${verb(ids, 'opens', 'open')} the shield wall.`,
  harasses: ({ unit: id, at: target, path }) =>
    `${unit(id)} harasses ${unit(target)}${path.length > 0 ? `, by way of ${path.join(', ')}` : ''}.`,
  impetuous: ({ unit: id, roll, tq, goes }) =>
    `${unit(id)} is stung, ${roll} against TQ ${tq}: ${goes ? 'it runs at its tormentors' : 'it keeps its place'}.`,
  'odd-hit': ({ unit: id }) => `The odd hit goes to ${unit(id)}.`,
  served: ({ unit: id, limbered }) => `${unit(id)} is made ready to ${limbered ? 'move' : 'fire'}.`,
  disengaged: ({ unit: id, to }) => `${unit(id)} breaks off to ${to}.`,
  hidden: ({ unit: id, at: hex }) => `${unit(id)} lies hidden in ${hex}.`,
  'lies-hidden': ({ unit: id }) => `${unit(id)} lies in ambush somewhere.`,
  discovered: ({ unit: id, at: hex, by }) =>
    by === null
      ? `${unit(id)} comes out of hiding in ${hex}.`
      : `${unit(by)} stumbles upon ${unit(id)}, hidden in ${hex}.`,
  'gate-entered': ({ unit: id, level }) =>
    `${unit(id)} is in the gate of Dara! The Byzantines now withdraw at ${plural(level, 'rout point')}.`,
  'reinforcements-by': ({ at: hex }) => `The infantry comes by ${hex}.`,
  'reinforcements-enter': ({ unit: id, at: hex }) => `${unit(id)} enters in column at ${hex}.`,
  'reinforcements-cut': () => 'The column is broken: those still behind will not come.',
  defection: ({ units: ids }) => `${units(ids)} ${verb(ids, 'goes', 'go')} over to the enemy with their leaders.`,
  'alans-waver': ({ roll, modified, needs, result }) =>
    `The Alans waver, ${roll}${modified === roll ? '' : `, modified ${modified},`} against ${needs}: ${ALANS[result] ?? ALANS.stay}.`,
  'alans-leave': ({ units: ids }) => `The Alans leave the field: ${units(ids)}.`,
  ferocity: ({ nation, side, roll, needs, lost }) =>
    `The ${people(nation)} on the side of the ${at.army(side)}, ${roll} against ${needs}: ${lost ? 'their ferocity is gone' : 'their ferocity holds'}.`,
  'wedge-formed': ({ units: ids }) => `The wedge is formed: ${units(ids)}.`,
  'wedge-row': ({ row, units: ids }) => `Row ${row} of the wedge comes on: ${units(ids)}.`,
  surged: ({ unit: id, from, to, hits: n }) => `${unit(id)} surges from ${from} to ${to}${costing(n)}.`,
  reloaded: ({ units: ids }) => `${units(ids)} ${verb(ids, 'has', 'have')} a full supply of missiles again.`,
  lent: ({ roll, begins }) =>
    begins
      ? `Rolled ${roll}: the Lenten fast tells. All Byzantine units have 1 TQ less from now on.`
      : `Rolled ${roll}: the Byzantines bear their fast.`,
  'rout-points': ({ first, second }) => `Rout points: ${at.army(0)} ${first}, ${at.army(1)} ${second}.`,
  withdraws: ({ side, points, level }) =>
    `The ${at.army(side)} withdraw, with ${plural(points, 'rout point')} at a level of ${level}.`,
})
