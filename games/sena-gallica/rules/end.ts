import { become, enter, leave, type Outcome, type PassingStep, type PlayContext, type Seat } from '@iacta/kernel'
import { LEADER_IDS, LEADERS, SHIP_IDS } from '../data/fleets.ts'
import { SEAT_IDS } from '../data/table.ts'
import { EXTINGUISH, FIERCE, POINTS, QUIET_TURNS, SPREAD, VICTORY } from '../data/tables.ts'
import { roll } from './dice.ts'
import { imperil, remove } from './losses.ts'
import { BOTH, BYZANTINE, builtFor, enemyOf, GOTH, LEADER_NUMBERS, leaderSide, SHIPS, type Ship } from './printed.ts'
import { crewOf, isImmobile, isOnFire, isRammed } from './ships.ts'
import { type Frame, type FrameNamed, isOnMap, isStanding, linkedTo, type State, shipsOf } from './state.ts'
import { tell } from './telling.ts'

/** The end phase (13), points and victory (14). */

/** 13.1: from ships that burn to those grappled to them; whoever is lit now spreads nothing in this turn. */
export const spread: PassingStep<State, FrameNamed<'spread'>> = {
  run(s, _frame, play) {
    leave(s)
    const endangered = SHIPS.flatMap((ship) => {
      if (!isOnMap(s, ship) || isOnFire(s, ship)) return []
      const from = linkedTo(s, ship).find((other) => isOnFire(s, other))
      return from === undefined ? [] : [{ ship, from }]
    })
    for (const { ship, from } of endangered) {
      const die = roll(play)
      const lit = die >= SPREAD.needs
      if (lit) s.fire[ship] = 1
      tell(play, 'spread', {
        ship: SHIP_IDS[ship],
        from: SHIP_IDS[from],
        lit,
        roll: die,
        sum: die,
        needs: SPREAD.needs,
      })
    }
  },
}

/** 13.2: each fire is put out, grows, or takes the ship. */
export const burning: PassingStep<State, FrameNamed<'burning'>> = {
  run(s, { next }, play) {
    const ship = SHIPS.find((one) => one >= next && isOnMap(s, one) && isOnFire(s, one))
    if (ship === undefined) {
      leave(s)
      return
    }
    become<Frame>(s, { step: 'burning', next: ship + 1 })
    const die = roll(play)
    const isFierce = s.fire[ship] === FIERCE
    const sum = die + crewOf(s, ship) + (isFierce ? EXTINGUISH.fierce : 0)
    const rolled = { ship: SHIP_IDS[ship], roll: die, sum, needs: EXTINGUISH.needs }
    if (sum >= EXTINGUISH.needs) {
      s.fire[ship] = 0
      tell(play, 'fire-out', rolled)
    } else if (isFierce) burnOut(s, ship, rolled, play)
    else {
      s.fire[ship] = FIERCE
      tell(play, 'burning', { ...rolled, level: FIERCE })
    }
  },
}

function burnOut(
  s: State,
  ship: Ship,
  rolled: { ship: string; roll: number; sum: number; needs: number },
  play: PlayContext,
): void {
  tell(play, 'burnt-out', rolled)
  imperil(s, ship, play)
  remove(s, ship, 'burnt')
}

/** 13.3: whoever was rammed in an earlier turn. */
export const foundering: PassingStep<State, FrameNamed<'foundering'>> = {
  run(s) {
    leave(s)
    const queue = SHIPS.filter((ship) => isOnMap(s, ship) && isRammed(s, ship) && s.rammed[ship] < s.turn)
    if (queue.length > 0) enter<Frame>(s, { step: 'sinking', queue })
  },
}

// Points (14.1)

/** What a ship is worth to the enemy of the side it was built for. */
function shipPoints(s: State, ship: Ship): number {
  switch (s.fate[ship]) {
    case 'afloat':
      return s.taken[ship] ? POINTS.captured : 0
    case 'withdrawn':
      // A prize that its captors have taken home stays captured.
      return s.taken[ship] ? POINTS.captured : POINTS.withdrawn
    default:
      return POINTS.lost
  }
}

export function points(s: State, side: Seat): number {
  let sum = 0
  for (const ship of SHIPS) if (builtFor(ship) !== side) sum += shipPoints(s, ship)
  for (const leader of LEADER_NUMBERS)
    if (leaderSide(leader) !== side && s.leaderFate[leader] === 'lost') sum += POINTS[LEADERS[LEADER_IDS[leader]].rank]
  return sum
}

// Victory (14.2-14.4)

/** How a battle may end: by points (14.2), by agreement (14.3), because a fleet is spent or nobody fights (14.4). */
export const WAYS = ['levels', 'agreement', 'spent', 'quiet'] as const
export type Way = (typeof WAYS)[number]

/** 14.2. */
export const hasWon = (side: Seat, own: number, enemy: number): boolean =>
  own >= VICTORY[side].atLeast && own >= VICTORY[side].times * enemy

/** 14.4: no ship that can move, fire or board. */
const isSpent = (s: State, side: Seat): boolean =>
  shipsOf(s, side).every((ship) => s.prize[ship] || (isImmobile(s, ship) && s.marines[ship] === 0))

function verdictOf(s: State): Outcome | null {
  const own = BOTH.map((side) => points(s, side))
  const params = { goth: own[GOTH], byzantine: own[BYZANTINE] }
  const winner = BOTH.find((side) => hasWon(side, own[side], own[enemyOf(side)]))
  if (winner !== undefined) return ended('levels', [winner], params)
  const way: Way | null = BOTH.every((side) => isStanding(s, side, 'stop'))
    ? 'agreement'
    : BOTH.some((side) => isSpent(s, side))
      ? 'spent'
      : s.quiet >= QUIET_TURNS
        ? 'quiet'
        : null
  // 14.3: more points win marginally, and equal points are a draw.
  return (
    way &&
    ended(
      way,
      BOTH.filter((side) => own[side] > own[enemyOf(side)]),
      params,
    )
  )
}

function ended(way: Way, winners: readonly Seat[], params: { goth: number; byzantine: number }): Outcome {
  return { winners, way, params: { ...params, winner: winners.length > 0 ? SEAT_IDS[winners[0]] : null } }
}

/** 13.4, 14.2: at the end of each turn. */
export const verdict: PassingStep<State, FrameNamed<'verdict'>> = {
  run(s, _frame, play) {
    leave(s)
    s.quiet = s.attacked ? 0 : s.quiet + 1
    tell(play, 'points', { goth: points(s, GOTH), byzantine: points(s, BYZANTINE) })
    s.outcome = verdictOf(s)
    if (s.outcome) tell(play, 'battle-over', { way: s.outcome.way })
    else if (s.quiet > 0) tell(play, 'quiet', { turns: s.quiet })
  },
}
