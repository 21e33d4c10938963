import { become, enter, leave, type PassingStep, type PlayContext } from '@iacta/kernel'
import { SEA_IDS } from '../data/map.ts'
import { POWER_IDS } from '../data/powers.ts'
import { PROVINCE_IDS } from '../data/provinces.ts'
import { CAPACITY, NAVAL_INTERCEPTION_AT_MOST, SEA_AREAS, WINNER_LOSES_FROM } from '../data/tables.ts'
import { type Action, make, type Offer } from './action.ts'
import { isHaven, leadsToHaven } from './aftermath.ts'
import { decision } from './deciding.ts'
import { captureTreasures } from './entry.ts'
import {
  addFleets,
  destroy,
  enemyFleetsIn,
  fleetsAt,
  moveStack,
  putDown,
  roll,
  sideOfPower,
  stackOf,
  stackSp,
  sweep,
  takeFleets,
} from './forces.ts'
import { fortify, fortOffers, mayFortify } from './forts.ts'
import { enterLosses, groupsOf } from './losses.ts'
import {
  AT_SEA,
  COASTS,
  HOST_IDS,
  isPort,
  NO_ARMY,
  NOWHERE,
  type Place,
  type Power,
  patrolIn,
  placeNamed,
  portOf,
  powerFacts,
  powerNamed,
  SEA_NEIGHBOURS,
  SEAS_OF,
  type Sea,
  STATION_IDS,
  type Station,
  seaNamed,
  seaOf,
} from './printed.ts'
import type { Bar } from './reasons.ts'
import { MARCH } from './setting-out.ts'
import { type Frame, type FrameNamed, NO_SEA, type State } from './state.ts'
import { ask, tell } from './telling.ts'

/** Fleets under way (7.2), with an army or without, and their battles (8.3). */

type Voyage = FrameNamed<'voyage'>
const provinceOf = (port: Station): Place => port as number as Place
const hasArmy = ({ army }: Voyage): boolean => army !== NO_ARMY

// Where it may go (7.21, 7.22)

function mayEnter(s: State, voyage: Voyage, to: Sea): Bar {
  const { at, counted, ending, retreating, seat, barred } = voyage
  if (isPort(at)) {
    if (!SEAS_OF[at].includes(to)) return 'no-sea-link'
    return retreating && !ending && !leadsToHaven(s, to, SEA_AREAS, seat, barred) ? 'friendly-port-only' : null
  }
  if (!SEA_NEIGHBOURS[seaOf(at)].includes(to)) return 'no-sea-link'
  if (ending && retreating) return 'beaten-makes-for-port'
  if (ending || counted >= SEA_AREAS) return 'two-seas'
  return retreating && !leadsToHaven(s, to, SEA_AREAS - counted - 1, seat, barred) ? 'friendly-port-only' : null
}
function mayDock(s: State, voyage: Voyage, to: Place): Bar {
  const { at, ending, retreating, seat, barred } = voyage
  const haven = ending ? 'beaten-makes-for-port' : 'friendly-port-only'
  if (isPort(at)) return !retreating && provinceOf(at) === to ? null : 'not-on-this-sea'
  if (!COASTS[seaOf(at)].includes(to)) return 'not-on-this-sea'
  return to === barred || (retreating && !isHaven(s, to, seat)) ? haven : null
}
const mayPatrol = (voyage: Voyage): Bar =>
  hasArmy(voyage)
    ? 'must-land'
    : voyage.retreating
      ? 'beaten-makes-for-port'
      : isPort(voyage.at)
        ? 'not-on-this-sea'
        : null

function offersOf(s: State, voyage: Voyage): Offer[] {
  const { at } = voyage
  const found: Offer[] = []
  const seas = isPort(at) ? SEAS_OF[at] : SEA_NEIGHBOURS[seaOf(at)]
  for (const sea of seas) if (mayEnter(s, voyage, sea) === null) found.push(make.enterSea(sea))
  const coasts = isPort(at) ? [provinceOf(at)] : COASTS[seaOf(at)]
  for (const to of coasts) if (mayDock(s, voyage, to) === null) found.push(make.port(to))
  if (mayPatrol(voyage) === null) found.push(make.patrol())
  return found
}

/** Whether there is anything for it to do: a fleet free to stay or to patrol always has. */
const hasWay = (s: State, frame: Voyage): boolean =>
  (!frame.retreating && (isPort(frame.at) || !hasArmy(frame))) || offersOf(s, frame).length > 0

export const voyage = decision<'voyage'>({
  clause: 'JU-7.21a',
  seat: (_, { seat }) => seat,
  isSettled: (s, frame) => s.out[frame.power] || frame.sp === 0 || frame.target !== NOWHERE || !hasWay(s, frame),
  offers(s, frame, asked) {
    const found = offersOf(s, frame)
    if (!frame.retreating) fortOffers(s, found, asked)
    return found
  },
  why(s, frame, action: Action) {
    if (action.do === 'enterSea') return mayEnter(s, frame, seaNamed(action.to))
    if (action.do === 'port') return mayDock(s, frame, placeNamed(action.at))
    if (action.do === 'fortify') return s.romanActs ? mayFortify(s, placeNamed(action.at)) : 'fort-own-activation'
    return action.do === 'patrol' ? mayPatrol(frame) : null
  },
  play(s, frame, action, play) {
    if (action.do === 'enterSea') enterSea(s, frame, seaNamed(action.to), play)
    else if (action.do === 'fortify') fortify(s, placeNamed(action.at), play)
    else if (action.do === 'patrol') {
      leave(s)
      addFleets(s, frame.power, frame.at, frame.sp, frame.unpaid)
      tell(play, 'on-patrol', { power: POWER_IDS[frame.power], at: STATION_IDS[frame.at], sp: frame.sp })
    } else if (action.do === 'port') {
      const to = placeNamed(action.at)
      if (isPort(frame.at)) {
        leave(s)
        addFleets(s, frame.power, frame.at, frame.sp, frame.unpaid)
      } else become(s, { ...frame, target: to })
    }
  },
  prompt: (_, { power, sp }) => ask('voyage', { power: POWER_IDS[power], sp }),
  run(s, frame, play) {
    if (s.out[frame.power]) leave(s)
    else if (frame.sp === 0 || frame.target === NOWHERE) founder(s, frame, play)
    else {
      const at = portOf(frame.target)
      const enemies = enemyFleetsIn(s, at, frame.seat)
      // 7.25, 102: whoever lies there must go first, one power after the other.
      if (enemies.length > 1) enter<Frame>(s, { step: 'precedence', powers: enemies, at })
      else if (enemies.length === 1) enter<Frame>(s, { step: 'seaBattle', enemy: enemies[0], at, moverAttacks: true })
      else dock(s, frame, frame.target, play)
    }
  },
})

/** 8.33: who cannot retreat is lost, with everybody aboard (8.34). */
function founder(s: State, { power, sp, army }: Voyage, play: PlayContext): void {
  leave(s)
  if (sp > 0) tell(play, 'fleet-lost', { power: POWER_IDS[power], sp })
  if (army === NO_ARMY) return
  for (const member of stackOf(s, army)) {
    s.own[member] = 0
    s.allied[member] = 0
    destroy(s, member, play)
  }
  sweep(s, play)
}

function enterSea(s: State, frame: Voyage, to: Sea, play: PlayContext): void {
  const fromPort = isPort(frame.at)
  if (fromPort && hasArmy(frame)) {
    // 5.41: a treasure does not go to sea.
    for (const member of stackOf(s, frame.army)) putDown(s, member)
    moveStack(s, frame.army, AT_SEA)
  }
  const at = patrolIn(to)
  become(s, {
    ...frame,
    at,
    from: fromPort ? NO_SEA : seaOf(frame.at),
    counted: fromPort ? frame.counted : frame.counted + 1,
  })
  tell(play, 'sailed', { power: POWER_IDS[frame.power], to: SEA_IDS[to], sp: frame.sp })
  beWatched(s, at, frame)
  if (fromPort && hasArmy(frame)) captureTreasures(s, provinceOf(frame.at), play)
}
/** 7.23, 7.34: enemy patrols may try. */
function beWatched(s: State, at: Station, { seat }: Voyage): void {
  const queue = enemyFleetsIn(s, at, seat)
  if (queue.length > 0) enter<Frame>(s, { step: 'watch', queue, at })
}

/** 7.24: in port, and the army ashore. */
function dock(s: State, frame: Voyage, to: Place, play: PlayContext): void {
  leave(s)
  addFleets(s, frame.power, portOf(to), frame.sp, frame.unpaid)
  tell(play, 'docked', { power: POWER_IDS[frame.power], at: PROVINCE_IDS[to], sp: frame.sp })
  const { army } = frame
  if (army === NO_ARMY) return
  moveStack(s, army, to)
  // 100: whoever lost his last SP with the ships that sank.
  sweep(s, play)
  tell(play, 'landed', { army: HOST_IDS[army], at: PROVINCE_IDS[to] })
  if (!frame.retreating) enter<Frame>(s, { ...MARCH, army, seat: frame.seat, crossed: true, landed: true, moved: true })
  enter<Frame>(s, { step: 'entry', army, at: 0, canBeIntercepted: !frame.retreating })
}

// Interception (7.34-7.36)

const under = (s: State): Voyage => {
  const frame = s.stack.findLast((one) => one.step === 'voyage')
  if (frame?.step !== 'voyage') throw new Error('no fleet is under way')
  return frame
}
function amendVoyage(s: State, changes: Partial<Omit<Voyage, 'step'>>): void {
  const at = s.stack.findLastIndex((one) => one.step === 'voyage')
  const frame = s.stack[at]
  if (frame.step === 'voyage') s.stack[at] = { ...frame, ...changes }
}

export const watch: PassingStep<State, FrameNamed<'watch'>> = {
  run(s, frame) {
    const { at, sp } = under(s)
    const [power, ...queue] = frame.queue.filter((one) => fleetsAt(s, one, frame.at) > 0)
    if (power === undefined || at !== frame.at || sp === 0) {
      leave(s)
      return
    }
    become(s, { ...frame, queue })
    enter<Frame>(
      s,
      queue.length > 0 ? { step: 'precedence', powers: [power, ...queue], at } : { step: 'patrol', power },
    )
  },
}

/** 102: fleets of two powers act one after the other, in the order their owner chooses. */
export const precedence = decision<'precedence'>({
  clause: 'JU-8.31a',
  seat: (_, { powers }) => sideOfPower(powers[0]),
  offers: (_, { powers }) => powers.map((power) => make.choose(power)),
  play(s, { powers, at }, action) {
    if (action.do !== 'choose') return
    leave(s)
    const first = powerNamed(action.power)
    const below = s.stack[s.stack.length - 1]
    if (below.step === 'watch') {
      become<Frame>(s, { ...below, queue: powers.filter((power) => power !== first) })
      enter<Frame>(s, { step: 'patrol', power: first })
    } else enter<Frame>(s, { step: 'seaBattle', enemy: first, at, moverAttacks: true })
  },
  prompt: () => ask('precedence', {}),
})

export const patrol = decision<'patrol'>({
  clause: 'JU-7.34a',
  seat: (_, { power }) => sideOfPower(power),
  offers: () => [make.intercept(), make.letPass()],
  play(s, { power }, action, play) {
    leave(s)
    if (action.do !== 'intercept') return
    const die = roll(play)
    const { at, from, retreating } = under(s)
    const succeeds = die <= NAVAL_INTERCEPTION_AT_MOST
    tell(play, 'sea-interception', { power: POWER_IDS[power], at: STATION_IDS[at], roll: die, succeeds })
    if (!succeeds) return
    // 59, 7.36: only who has come from another sea, and carries no army that flees.
    if (from !== NO_SEA && !retreating) enter<Frame>(s, { step: 'evasion', power })
    else enter<Frame>(s, { step: 'seaBattle', enemy: power, at, moverAttacks: false })
  },
  prompt: (_, { power }) => ask('patrol', { power: POWER_IDS[power] }),
})

export const evasion = decision<'evasion'>({
  clause: 'JU-7.36a',
  seat: (s) => under(s).seat,
  offers: () => [make.evade(), make.fight()],
  play(s, { power }, action, play) {
    leave(s)
    const frame = under(s)
    if (action.do === 'fight') {
      enter<Frame>(s, { step: 'seaBattle', enemy: power, at: frame.at, moverAttacks: false })
      return
    }
    const back = patrolIn(frame.from)
    amendVoyage(s, { at: back, from: NO_SEA, ending: true })
    tell(play, 'evaded', { power: POWER_IDS[frame.power], to: STATION_IDS[back] })
    beWatched(s, back, frame)
  },
  prompt: () => ask('evasion', {}),
})

// Battles at sea (8.31)

/** 8.32: half the die, rounded up, and at least 1. */
export const halved = (die: number): number => Math.max(1, Math.ceil(die / 2))

/** 8.32: his die, the SP he has more than the other, and his seamanship. */
export const strengthAtSea = (power: Power, own: number, other: number, die: number): number =>
  halved(die) + Math.max(0, own - other) + (powerFacts(power).seamanship ?? 0)

export const seaBattle: PassingStep<State, FrameNamed<'seaBattle'>> = {
  run(s, { enemy, at, moverAttacks }, play) {
    leave(s)
    const mover = under(s)
    const [ours, theirs] = [mover.sp, fleetsAt(s, enemy, at)]
    // The attacker rolls first.
    const first = roll(play)
    const second = roll(play)
    const [ourDie, theirDie] = moverAttacks ? [first, second] : [second, first]
    const our = strengthAtSea(mover.power, ours, theirs, ourDie)
    const their = strengthAtSea(enemy, theirs, ours, theirDie)
    const result = our === their ? 'draw' : our > their === moverAttacks ? 'attacker' : 'defender'
    tell(play, 'sea-battle', {
      at: STATION_IDS[at],
      attacker: POWER_IDS[moverAttacks ? mover.power : enemy],
      defender: POWER_IDS[moverAttacks ? enemy : mover.power],
      attack: moverAttacks ? our : their,
      defence: moverAttacks ? their : our,
      result,
    })
    if (our === their) {
      loseFleets(s, enemy, at, 1, play)
      loseShips(s, 1, play)
      // 8.32: the attacker retreats; 8.35, 102: a mover who was intercepted ends where he is.
      if (moverAttacks) beatenMover(s, provinceOf(at))
      else {
        amendVoyage(s, { ending: true })
        beatenEnemy(s, enemy, at)
      }
      return
    }
    const moverWins = our > their
    const winnerLoss = roll(play) >= WINNER_LOSES_FROM && (moverWins ? ours : theirs) > 1 ? 1 : 0
    if (moverWins) {
      loseFleets(s, enemy, at, winnerLoss + 1, play)
      loseShips(s, winnerLoss, play)
      beatenEnemy(s, enemy, at)
    } else {
      loseFleets(s, enemy, at, winnerLoss, play)
      loseShips(s, winnerLoss + 1, play)
      beatenMover(s, moverAttacks ? provinceOf(at) : NOWHERE)
    }
  },
}

function loseFleets(s: State, power: Power, at: Station, sp: number, play: PlayContext): void {
  const lost = Math.min(sp, fleetsAt(s, power, at))
  if (lost === 0) return
  takeFleets(s, power, at, lost)
  tell(play, 'fleet-lost', { power: POWER_IDS[power], sp: lost })
}
/** 8.34: with the ships go the men they cannot carry any more. */
function loseShips(s: State, sp: number, play: PlayContext): void {
  const mover = under(s)
  const lost = Math.min(sp, mover.sp)
  if (lost === 0) return
  const left = mover.sp - lost
  amendVoyage(s, { sp: left })
  tell(play, 'fleet-lost', { power: POWER_IDS[mover.power], sp: lost })
  if (left === 0 || mover.army === NO_ARMY) return
  const over = stackSp(s, mover.army) - left * CAPACITY
  enterLosses(s, mover.seat, over, groupsOf(s, stackOf(s, mover.army)), true)
}

/** 8.33, 58: to a port on the sea where he is; never the one he fought for. */
function beatenMover(s: State, barred: Place): void {
  const mover = under(s)
  amendVoyage(s, {
    ending: true,
    retreating: true,
    target: NOWHERE,
    barred: barred === NOWHERE ? mover.barred : barred,
  })
}

/** 8.33, 113, T.4: from port into a sea of his choice, where patrols may try; from patrol to a port on that sea. */
function beatenEnemy(s: State, power: Power, at: Station): void {
  const sp = fleetsAt(s, power, at)
  if (sp === 0) return
  const unpaid = sideOfPower(power) === 0 && s.unpaidFleet[at]
  takeFleets(s, power, at, sp)
  enter<Frame>(s, {
    step: 'voyage',
    power,
    seat: sideOfPower(power),
    sp,
    unpaid,
    army: NO_ARMY,
    at,
    from: NO_SEA,
    counted: 0,
    ending: true,
    retreating: true,
    target: NOWHERE,
    barred: isPort(at) ? provinceOf(at) : NOWHERE,
  })
}
