import { type AskingStep, become, enter, leave, only, type PassingStep, type PlayContext } from '@iacta/kernel'
import { type Action, actionsAt, hexTo, unitIn } from './action.ts'
import { casualty } from './casualties.ts'
import { baseColumn, groundShift, multiplied, shockResult, sizeShift, superiorityOf } from './clash.ts'
import { addHits, beginRout, brokenUnits, check, isBroken, kill } from './cohesion.ts'
import { roll } from './dice.ts'
import { disengage } from './engagement.ts'
import { stepCost, turnCost } from './ground.ts'
import { ask, tell } from './happenings.ts'
import { ferocityOf } from './loyalty.ts'
import { type Direction, type Hex, NO_UNIT, SEAT_IDS, turned, type Unit } from './printed.ts'
import { barred } from './reasons.ts'
import { noteWorsted } from './reinforcements.ts'
import {
  type Combat,
  charismaOf,
  enemiesInZone,
  type Frame,
  type FrameNamed,
  factsOf,
  has,
  inEnemyZone,
  isArtillery,
  isCavalry,
  isOnMap,
  isRouted,
  leadersIn,
  mark,
  nameOf,
  OUT,
  put,
  SHOCK_STEPS,
  type State,
  seatOf,
  sideOf,
  sideOfSeat,
  tqOf,
  unitFacts,
  unmark,
} from './state.ts'

/** Shock, step by step for all combats of the segment (9.1, 9.2, 10.13 to 10.15). */

type Shock = FrameNamed<'shock'>

const stands = (s: State, unit: Unit): boolean => isOnMap(s, unit)
const fights = (s: State, unit: Unit): boolean => isOnMap(s, unit) && !isRouted(s, unit)

function change(s: State, at: number, changes: Partial<Combat>): void {
  const i = s.stack.findLastIndex((frame) => frame.step === 'shock')
  const frame = s.stack[i] as Shock
  s.stack[i] = {
    ...frame,
    combats: frame.combats.map((combat, n) => (n === at ? { ...combat, ...changes } : combat)),
  }
}

/** Each stage goes through the combats one by one; some of them ask. */
export const shock: PassingStep<State, Shock> = {
  run(s, frame, play) {
    const { stage, at, combats } = frame
    if (at >= combats.length) {
      const next = SHOCK_STEPS[SHOCK_STEPS.indexOf(stage) + 1]
      if (next) become<Frame>(s, { ...frame, stage: next, at: 0 })
      else end(s, frame)
      if (stage === 'charge-routs' || stage === 'collapse' || stage === 'waver' || !next) breakOthers(s, frame, play)
      return
    }
    become<Frame>(s, { ...frame, at: at + 1 })
    const combat = combats[at]
    if (combat.over && stage !== 'charge-advance' && stage !== 'advance') return
    STAGES[stage](s, combat, at, play)
  },
}

/** 11.2: those whom a lost bonus leaves with too many hits rout at the end of the step. */
function breakOthers(s: State, frame: Shock, play: PlayContext): void {
  for (const unit of brokenUnits(s)) {
    const at = frame.combats.findIndex(({ defenders, over }) => !over && defenders.includes(unit))
    if (at >= 0 && frame.stage !== 'advance') change(s, at, { left: [...combatAt(s, at).left, s.at[unit]] })
    beginRout(s, unit, play)
  }
}

const combatAt = (s: State, at: number): Combat =>
  (s.stack.findLast((one) => one.step === 'shock') as Shock).combats[at]

type Stage = (s: State, combat: Combat, at: number, play: PlayContext) => void

/** 9.13: those who moved up, and whom they charge, roll against their quality. */
const charge: Stage = (s, { attackers, defenders }, _at, play) => {
  const charging = attackers.filter((unit) => has(s, unit, 'must-check'))
  if (charging.length === 0) return
  const allRouted = defenders.every((unit) => isRouted(s, unit))
  for (const unit of allRouted ? defenders : [...charging, ...defenders]) {
    if (!stands(s, unit)) continue
    const tq = tqOf(s, unit)
    const { die, short } = check(s, unit, play, charging.includes(unit) ? ferocityOf(s, unit) : 0)
    if (short > 0 && defenders.includes(unit)) noteWorsted(s, unit, play)
    tell(play, 'check', { unit: nameOf(s, unit), roll: die, tq, hits: short })
    addHits(s, unit, short, play)
  }
}

/** 9.13, 9.17 step 1: who has reached his quality routs, or by 10.15 one side of those who all have. */
const routs: Stage = (s, combat, at, play) => {
  const { attackers, defenders, left } = combat
  const gone = defenders.filter((unit) => has(s, unit, 'eliminated'))
  const all = [...attackers, ...defenders].filter((unit) => stands(s, unit))
  const canBreak = all.every((unit) => isBroken(s, unit)) && attackers.some((unit) => stands(s, unit))
  const isBoth = canBreak && defenders.some((unit) => stands(s, unit) && !isRouted(s, unit))
  const spared = isBoth ? sparedSide(s, combat) : null
  if (spared !== null) {
    for (const unit of spared === 'attackers' ? attackers : defenders)
      if (stands(s, unit)) s.hits[unit] = Math.max(0, tqOf(s, unit) - 1)
    change(s, at, { settled: true })
    tell(play, 'both-rout', { spared: spared === 'attackers' ? 0 : 1 })
  }
  const breaking = (units: readonly Unit[]): Unit[] => units.filter((unit) => isBroken(s, unit))
  const [fleeing, beaten] = [breaking(defenders), breaking(attackers)]
  const vacated = [...fleeing.map((unit) => s.at[unit]), ...gone.map((unit) => hexLeftBy(s, unit))]
  change(s, at, { left: [...left, ...vacated.filter((hex) => hex >= 0 && !left.includes(hex))] })
  // The defender routs first: what is entered last is done first.
  for (const unit of [...fleeing, ...beaten].reverse()) beginRout(s, unit, play)
}

/** Units killed in shock have left the hex they defended: it was kept when the segment began. */
const hexLeftBy = (s: State, unit: Unit): Hex => {
  const frame = s.stack.findLast((one): one is Shock => one.step === 'shock')
  return frame?.hexes[frame.units.indexOf(unit)] ?? (-1 as Hex)
}

/** 10.15: the side with the greater excess of hits goes; the attacker counts what an advance would cost him. */
function sparedSide(s: State, { attackers, defenders }: Combat): 'attackers' | 'defenders' {
  const { grid } = factsOf(s)
  const excess = (unit: Unit, more: number): number => s.hits[unit] + more - tqOf(s, unit)
  const price = (unit: Unit): number =>
    Math.min(
      ...defenders
        .filter((defender) => stands(s, defender) && grid.areNeighbours(s.at[unit], s.at[defender]))
        .map(
          (defender) =>
            stepCost(s, unit, s.at[unit], s.at[defender], grid.directionTo(s.at[unit], s.at[defender]) as Direction)
              .hits,
        ),
      99,
    ) % 99
  const worst = (units: readonly Unit[], more: (unit: Unit) => number): number =>
    Math.max(...units.filter((unit) => stands(s, unit)).map((unit) => excess(unit, more(unit))))
  return worst(attackers, price) > worst(defenders, () => 0) ? 'defenders' : 'attackers'
}

/** 9.13: it goes on only with somebody on both sides. */
function closeIfOver(s: State, combat: Combat, at: number): void {
  const attackers = combat.attackers.filter((unit) => fights(s, unit))
  const defenders = combat.defenders.filter(
    (unit) => stands(s, unit) && !combat.left.includes(s.at[unit]) && isWhereItFought(s, unit),
  )
  change(s, at, { attackers, defenders, over: attackers.length === 0 || defenders.length === 0 })
}

const isWhereItFought = (s: State, unit: Unit): boolean => hexLeftBy(s, unit) === s.at[unit]

/** 9.13, 9.21, 60: no advance at this point with another enemy before one, or in another's zone. */
const chargeAdvance: Stage = (s, combat, at) => {
  const { attackers, left } = combat
  if (left.length > 0) {
    const free = attackers.filter(
      (unit) => fights(s, unit) && enemiesInZone(s, unit).length === 0 && !inEnemyZone(s, unit),
    )
    advanceSome(s, combat, free)
  }
  closeIfOver(s, combat, at)
  change(s, at, { left: [] })
}

/** 9.14. */
const casualties: Stage = (s, { attackers, defenders }, at, play) => {
  const fall = (units: readonly Unit[]): number => {
    let worst = 0
    for (const unit of units)
      for (const leader of leadersIn(s, s.at[unit])) {
        const charisma = charismaOf(s, leader)
        if (roll(play) === 0 && casualty(s, leader, play)) worst = Math.max(worst, charisma)
      }
    return worst
  }
  change(s, at, { fallen: [fall(attackers), fall(defenders)] })
}

/** 9.15: the defender names his unit first, then the attacker. */
const clash: Stage = (s, { attackers, defenders }, at) => {
  change(s, at, { attacker: attackers[0], defender: defenders[0] })
  if (attackers.length > 1)
    enter<Frame>(s, { step: 'pick', side: sideOf(s, attackers[0]), combat: at, what: 'attacker' })
  if (defenders.length > 1)
    enter<Frame>(s, { step: 'pick', side: sideOf(s, defenders[0]), combat: at, what: 'defender' })
}

/** 9.16, T.SHOCK5. */
const results: Stage = (s, combat, at, play) => {
  const { attackers, defenders, attacker, defender, fallen } = combat
  const superiority = superiorityOf(s, combat)
  const base = baseColumn(s, attacker, defender)
  const shifts = { size: sizeShift(s, combat), ground: groundShift(s, combat) }
  const column = base + shifts.size + shifts.ground
  const die = roll(play)
  const best = (units: readonly Unit[]): number =>
    Math.max(0, ...units.flatMap((unit) => leadersIn(s, s.at[unit])).map((leader) => charismaOf(s, leader)))
  const modified = die + best(attackers) - best(defenders) - fallen[0] + fallen[1]
  const hits = multiplied(s, combat, superiority, shockResult(column, modified))
  change(s, at, { superior: superiority === 'AS' })
  tell(play, 'result', {
    attackers: attackers.map((unit) => nameOf(s, unit)),
    defenders: defenders.map((unit) => nameOf(s, unit)),
    column,
    base,
    sizeShift: shifts.size,
    groundShift: shifts.ground,
    superior: superiority,
    roll: die,
    modified,
    attackerHits: hits.attacker,
    defenderHits: hits.defender,
  })
  distribute(s, attackers, attacker, hits.attacker, play)
  for (const unit of hits.defender > 0 ? defenders : []) noteWorsted(s, unit, play)
  distribute(s, defenders, defender, hits.defender, play)
}

/** 10.13: as evenly as can be; the first that is left over to the unit that counted, others as their owner likes. */
function distribute(s: State, units: readonly Unit[], first: Unit, hits: number, play: PlayContext): void {
  const each = Math.floor(hits / units.length)
  const over = hits % units.length
  const side = sideOf(s, first)
  for (const unit of units) addHits(s, unit, each + (over > 0 && unit === first ? 1 : 0), play)
  if (over > 1) enter<Frame>(s, { step: 'spare', side, units: units.filter((one) => one !== first), left: over - 1 })
}

/** 10.13: whom an odd hit strikes; nobody takes two of them. */
export const spare: AskingStep<State, FrameNamed<'spare'>, Action> = {
  clause: 'CA-10.13a',
  asks: (s, { side, units, left }) => (left > 0 && left < units.length ? only(seatOf(s, side)) : 0),
  run(s, { units, left }, play) {
    leave(s)
    for (const unit of units.slice(0, left)) addHits(s, unit, 1, play)
  },
  actions: (s, { units }) => units.map((unit) => actionsAt(s).count(unit)),
  refusal: (s, { units }, _seat, action) =>
    action.do === 'count'
      ? barred(units.includes(unitIn(s, action)) ? null : 'has-its-hit', { unit: action.unit })
      : undefined,
  play(s, frame, _seat, action, play) {
    if (action.do !== 'count') return
    const unit = unitIn(s, action)
    const left = frame.left - 1
    if (left > 0) become<Frame>(s, { ...frame, units: frame.units.filter((one) => one !== unit), left })
    else leave(s)
    tell(play, 'odd-hit', { unit: action.unit })
    addHits(s, unit, 1, play)
  },
  prompt: (s, { side, left }, seat) =>
    sideOfSeat(s, seat) === side ? ask('odd-hit', { left }) : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] }),
}

/** 9.17 step 2: one hit from rout and in an enemy's zone, a unit may break or steady itself. */
const waver: Stage = (s, combat, at, play) => {
  if (combat.settled) return
  const shaken = [...combat.defenders, ...combat.attackers].filter(
    (unit) => fights(s, unit) && s.hits[unit] === tqOf(s, unit) - 1 && s.hits[unit] > 0 && inEnemyZone(s, unit),
  )
  const left: Hex[] = []
  const fleeing: Unit[] = []
  for (const unit of shaken) {
    const tq = tqOf(s, unit)
    const { die, short } = check(s, unit, play)
    tell(play, 'waver', { unit: nameOf(s, unit), roll: die, tq, routs: short > 0 })
    if (short === 0) s.hits[unit]--
    else {
      if (combat.defenders.includes(unit)) left.push(s.at[unit])
      fleeing.push(unit)
    }
  }
  change(s, at, { left: [...combat.left, ...left] })
  for (const unit of fleeing.reverse()) beginRout(s, unit, play)
}

/** 9.17 step 3. */
const advanceAll: Stage = (s, combat, at) => {
  const free = combat.attackers.filter((unit) => fights(s, unit))
  advanceSome(s, combat, free)
  if (s.engagedRule) engage(s, combat)
  change(s, at, { over: true })
}

/** 9.21, 9.23: into each hex left by the enemy; with more units than hexes the one that was superior, else the best. */
function advanceSome(s: State, { attacker, superior, left }: Combat, units: readonly Unit[]): void {
  const vacant = left.filter((hex) => s.unitIn[hex] === NO_UNIT || isAbandoned(s, hex))
  const { grid } = factsOf(s)
  const able = units.filter((unit) => vacant.some((hex) => grid.areNeighbours(s.at[unit], hex)))
  if (able.length === 0) return
  const merit = (unit: Unit): number => (superior && unit === attacker ? 99 : tqOf(s, unit))
  const ranked = able.sort((a, b) => merit(b) - merit(a))
  const last = ranked[Math.min(vacant.length, ranked.length) - 1]
  const sure = ranked.filter((unit) => merit(unit) > merit(last))
  const alike = ranked.filter((unit) => merit(unit) === merit(last))
  const side = sideOf(s, last)
  enter<Frame>(s, { step: 'vanguard', side, units: alike, hexes: vacant, left: vacant.length - sure.length })
  for (const unit of sure.reverse()) enter<Frame>(s, { step: 'advance', unit, hexes: vacant })
}

/** 11.63: artillery whose infantry is gone falls to whoever advances. */
const isAbandoned = (s: State, hex: Hex): boolean => s.unitIn[hex] !== NO_UNIT && isArtillery(s, s.unitIn[hex])

/** 9.23: of several as good as each other their player sends whom he likes. */
export const vanguard: AskingStep<State, FrameNamed<'vanguard'>, Action> = {
  clause: 'CA-9.23a',
  asks: (s, { side, units, left }) => (left > 0 && left < units.length ? only(seatOf(s, side)) : 0),
  run(s, { units, hexes, left }) {
    leave(s)
    for (const unit of units.slice(0, left).reverse()) enter<Frame>(s, { step: 'advance', unit, hexes })
  },
  actions: (s, { units }) => units.map((unit) => actionsAt(s).count(unit)),
  refusal: (s, { units }, _seat, action) =>
    action.do === 'count'
      ? barred(units.includes(unitIn(s, action)) ? null : 'not-foremost', { unit: action.unit })
      : undefined,
  play(s, frame, _seat, action) {
    if (action.do !== 'count') return
    const unit = unitIn(s, action)
    const left = frame.left - 1
    if (left > 0) become<Frame>(s, { ...frame, units: frame.units.filter((one) => one !== unit), left })
    else leave(s)
    enter<Frame>(s, { step: 'advance', unit, hexes: frame.hexes })
  },
  prompt: (s, { side, left }, seat) =>
    sideOfSeat(s, seat) === side ? ask('vanguard', { left }) : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] }),
}

/** 10.31: those left in contact are engaged. */
function engage(s: State, { attackers, defenders }: Combat): void {
  if (!attackers.some((unit) => fights(s, unit)) || !defenders.some((unit) => fights(s, unit))) return
  for (const unit of [...attackers, ...defenders])
    if (fights(s, unit) && isWhereItFought(s, unit) && (inEnemyZone(s, unit) || enemiesInZone(s, unit).length > 0))
      mark(s, unit, 'engaged')
}

const STAGES: Readonly<Record<Shock['stage'], Stage>> = {
  charge,
  'charge-routs': routs,
  'charge-advance': chargeAdvance,
  casualties,
  clash,
  results,
  collapse: routs,
  waver,
  advance: advanceAll,
}

/** 11.31: whoever has been in shock is under control again. T.MRRC3: its infantry has no javelins left. */
function end(s: State, { combats, units }: Shock): void {
  leave(s)
  for (const { attackers } of combats) for (const unit of attackers) unmark(s, unit, 'uncontrolled')
  for (const unit of units) {
    unmark(s, unit, 'must-check')
    unmark(s, unit, 'no-check')
    if (isOnMap(s, unit) && unitFacts(s, unit).missile === 'J' && !isCavalry(s, unit)) s.quiver[unit] = OUT
  }
  disengage(s)
}

// Choices

const unitsToPick = (s: State, { combat, what }: FrameNamed<'pick'>): readonly Unit[] => {
  const frame = s.stack.findLast((one): one is Shock => one.step === 'shock')
  const found = frame?.combats[combat]
  return (what === 'attacker' ? found?.attackers : found?.defenders) ?? []
}

export const pick: AskingStep<State, FrameNamed<'pick'>, Action> = {
  clause: 'CA-9.15b',
  asks: (s, { side }) => only(seatOf(s, side)),
  actions: (s, frame) => unitsToPick(s, frame).map((unit) => actionsAt(s).count(unit)),
  refusal: (s, frame, _seat, action) =>
    action.do === 'count'
      ? barred(unitsToPick(s, frame).includes(unitIn(s, action)) ? null : 'not-one-of-them', { unit: action.unit })
      : undefined,
  play(s, { combat, what }, _seat, action) {
    leave(s)
    if (action.do === 'count') change(s, combat, { [what]: unitIn(s, action) })
  },
  prompt: (s, { side, what }, seat) =>
    sideOfSeat(s, seat) === side ? ask('count', { what }) : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] }),
}

const vacatedBy = (s: State, { unit, hexes }: FrameNamed<'advance'>): Hex[] => {
  const { grid } = factsOf(s)
  return isOnMap(s, unit)
    ? hexes.filter((hex) => (s.unitIn[hex] === NO_UNIT || isAbandoned(s, hex)) && grid.areNeighbours(s.at[unit], hex))
    : []
}

export const advance: AskingStep<State, FrameNamed<'advance'>, Action> = {
  clause: 'CA-9.21a',
  asks: (s, frame) => (vacatedBy(s, frame).length > 1 ? only(seatOf(s, sideOf(s, frame.unit))) : 0),
  run(s, frame, play) {
    const [hex] = vacatedBy(s, frame)
    leave(s)
    if (hex !== undefined) goForward(s, frame.unit, hex, play)
  },
  actions: (s, frame) => vacatedBy(s, frame).map((hex) => actionsAt(s).advance(hex)),
  refusal: (s, frame, _seat, action) =>
    action.do === 'advance'
      ? barred(vacatedBy(s, frame).includes(hexTo(s, action)) ? null : 'not-vacated', { to: action.to })
      : undefined,
  play(s, { unit }, _seat, action, play) {
    leave(s)
    if (action.do === 'advance') goForward(s, unit, hexTo(s, action), play)
  },
  prompt: (s, { unit }, seat) => {
    const side = sideOf(s, unit)
    return sideOfSeat(s, seat) === side
      ? ask('advance', { unit: nameOf(s, unit) })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}

/** 9.21: with whoever is stacked with it; hits of the ground never rout it. Entry fire may meet it (8.24). */
function goForward(s: State, unit: Unit, to: Hex, play: PlayContext): void {
  const { grid } = factsOf(s)
  const from = s.at[unit]
  const cost = stepCost(s, unit, from, to, grid.directionTo(from, to) as Direction)
  const company = leadersIn(s, from)
  if (s.unitIn[to] !== NO_UNIT) kill(s, s.unitIn[to], play)
  put(s, unit, to)
  for (const leader of company) s.leaderAt[leader] = to
  mark(s, unit, 'displaced')
  unmark(s, unit, 'engaged')
  wear(s, unit, cost.hits)
  tell(play, 'advanced', { unit: nameOf(s, unit), to: grid.name(to), hits: cost.hits })
  enter<Frame>(s, { step: 'reactions', unit, stage: 'escape', asked: [], escaped: [] })
  enter<Frame>(s, { step: 'advanceTurn', unit })
}

/** 9.21: what the ground does to who advances never routs him. */
function wear(s: State, unit: Unit, hits: number): void {
  s.hits[unit] = Math.min(s.hits[unit] + hits, Math.max(s.hits[unit], tqOf(s, unit) - 1))
}

/** 9.22, 7.13. */
export const advanceTurn: AskingStep<State, FrameNamed<'advanceTurn'>, Action> = {
  clause: 'CA-9.22a',
  asks: (s, { unit }) => only(seatOf(s, sideOf(s, unit))),
  actions: (s) => [actionsAt(s).halt(), actionsAt(s).turn('left'), actionsAt(s).turn('right')],
  play(s, { unit }, _seat, action, play) {
    leave(s)
    if (action.do !== 'turn') return
    const { hits } = turnCost(s, unit)
    s.facing[unit] = turned(s.facing[unit], action.by === 'right' ? 1 : -1)
    tell(play, 'turned', { unit: nameOf(s, unit), facing: s.facing[unit], column: false, hits })
    wear(s, unit, hits)
  },
  prompt: (s, { unit }, seat) => {
    const side = sideOf(s, unit)
    return sideOfSeat(s, seat) === side
      ? ask('advance-turn', { unit: nameOf(s, unit) })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}
