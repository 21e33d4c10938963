import { asInteger, asList, asObject, asOneOf, Fault, type PlayContext, type Seat } from '@iacta/kernel'
import { CARDS_PER_HAND, FREE_LEGIONS, LEGIONS_PER_PLAYER } from '../data/constants.ts'
import { musterGarrison } from './garrison.ts'
import { EVENT_IDS, NOWHERE, PLACE_IDS, PROVINCES_OF, place, SEAT_IDS, ZONE_OF } from './printed.ts'
import { sequence } from './sequence.ts'
import { freeLegionQueue, fromFirst } from './setup.ts'
import {
  allLegionsOf,
  clockwiseFrom,
  FRAME,
  FRESH,
  type Frame,
  legionsOf,
  NO_SEAT,
  put,
  STANDINGS,
  type State,
  seatsOf,
  UNANSWERED,
} from './state.ts'

/** The moments a position can be at: those of the set-up, then those of a turn. */
export const MOMENTS = ['homes', 'free-legions', 'generals', 'turn', 'begin', 'hand', 'turn-end'] as const
export type Moment = (typeof MOMENTS)[number]

/** Whether the set-up is over. */
export const isSetUp = (now: Moment): boolean => now !== 'homes' && now !== 'free-legions' && now !== 'generals'

const OF_A_HAND = ['pool', 'cardsPlayed', 'singles', 'attacked', 'garrison', 'last', 'steps']
const OF_PLAY = ['turn', 'active', 'hands', 'spent', 'discards', 'victory', 'tribes', 'orders', ...OF_A_HAND]

/** Fields that mean nothing at a moment. */
export const NOT_AT: Readonly<Record<Moment, readonly string[]>> = {
  homes: [...OF_PLAY, 'legions', 'commanders'],
  'free-legions': [...OF_PLAY, 'commanders', 'chooser'],
  generals: [...OF_PLAY, 'chooser'],
  turn: ['active', 'hands', 'spent', 'discards', 'chooser', ...OF_A_HAND],
  begin: ['chooser', ...OF_A_HAND],
  hand: ['chooser'],
  'turn-end': ['chooser', ...OF_A_HAND],
}

const MOST_LEGIONS = SEAT_IDS.length * LEGIONS_PER_PLAYER

/** How many legions stand in each way. */
export function readCounts(count: unknown, what: string): number[] {
  const counts = typeof count === 'number' ? [count] : asList(count, what)
  if (counts.length > STANDINGS) throw new Fault(`${what} must be ${STANDINGS} numbers at most, not ${counts.length}`)
  return counts.map((n) => asInteger(n, what, 0, MOST_LEGIONS))
}

/** Puts the steps of play on the stack, down to the moment asked for, and runs on until somebody is asked. */
export function begin(s: State, now: Moment, given: Record<string, unknown>, play: PlayContext): void {
  s.stack = framesOf(s, now, given)
  if (now === 'hand') readHand(s, given)
  sequence.advance(s, play)
}

function framesOf(s: State, now: Moment, given: Record<string, unknown>): Frame[] {
  const turn = (at: number): Frame[] => [
    { step: 'game', at: 4 },
    { step: 'turns', at: s.turn },
    { step: 'turn', at },
  ]
  switch (now) {
    case 'homes':
      return [{ step: 'game', at: 1 }, homesLeft(s, given.chooser)]
    case 'free-legions':
      return [
        { step: 'game', at: 2 },
        { step: 'freeLegions', queue: freeLegionsLeft(s) },
      ]
    case 'generals':
      placeFreeLegions(s)
      return [
        { step: 'game', at: 3 },
        { step: 'generals', queue: generalsLeft(s) },
      ]
    case 'turn':
      return [
        { step: 'game', at: 4 },
        { step: 'turns', at: s.turn - 1 },
      ]
    case 'begin':
      return [...turn(2), { step: 'hands', next: s.active, begun: false, last: false }]
    case 'hand': {
      const last = given.last ?? seatsOf(s).every((of) => of === s.active || s.hands[of].length === 0)
      if (typeof last !== 'boolean') throw new Fault('"last" must be true or false')
      return [
        ...turn(2),
        { step: 'hands', next: clockwiseFrom(s, s.active)[0], begun: true, last },
        { step: 'hand' },
        ...asList(given.steps ?? [], '"steps"').map((json) => whole(FRAME.written(json))),
      ]
    }
    case 'turn-end':
      return [...turn(3), { step: 'turnEnd' }]
  }
}

/** A step written by hand with lists as long as they have to be. */
function whole(frame: Frame): Frame {
  if (frame.step === 'window')
    return { ...frame, answers: SEAT_IDS.map((_, seat) => frame.answers[seat] ?? UNANSWERED) }
  if (frame.step !== 'battle') return frame
  const [ours = [], theirs = []] = frame.chosen
  const [we = false, they = false] = frame.ready
  return { ...frame, chosen: [ours, theirs], ready: [we, they] }
}

function readHand(s: State, given: Record<string, unknown>): void {
  musterGarrison(s)
  if (given.garrison !== undefined) {
    s.garrison.fill(0)
    readCounts(given.garrison, '"garrison"').forEach((n, how) => {
      s.garrison[how] = n
    })
  }
  s.cardsPlayed = asInteger(given.cardsPlayed ?? 0, '"cardsPlayed"', 0, CARDS_PER_HAND)
  for (const id of asList(given.singles ?? [], '"singles"'))
    s.singles |= 1 << EVENT_IDS.indexOf(asOneOf(id, EVENT_IDS, 'an event of "singles"'))
  if (given.pool === undefined) return
  const pool = asObject(given.pool, '"pool"')
  for (const key of Object.keys(pool)) asOneOf(key, ['at', 'points'], 'a field of "pool"')
  s.pool = place(asOneOf(pool.at, PLACE_IDS, '"at" of "pool"'))
  s.points = asInteger(pool.points, '"points" of "pool"', 0, 99)
}

// 3.0: the set-up

/** Who has still to choose a home; whose marker was drawn, if it is said, chooses now. */
function homesLeft(s: State, chooser: unknown): Frame {
  const left = seatsOf(s).filter((seat) => s.home[seat] < 0)
  if (chooser === undefined) return { step: 'homes', left, chooser: NO_SEAT }
  const ids = SEAT_IDS.slice(0, s.players)
  const seat = ids.indexOf(asOneOf(chooser, ids, '"chooser"'))
  if (!left.includes(seat)) throw new Fault(`"chooser" is ${SEAT_IDS[seat]}, who has a home already`)
  return { step: 'homes', left: left.filter((one) => one !== seat), chooser: seat }
}

/** R13: those who have still to place a free legion, as the ones on the map show. */
function freeLegionsLeft(s: State): Seat[] {
  const queue = freeLegionQueue(s)
  const placed = seatsOf(s).map((seat) => freeLegionsOf(s, seat))
  const done = placed.reduce((sum, count) => sum + count, 0)
  for (const seat of seatsOf(s)) {
    const due = queue.slice(0, done).filter((one) => one === seat).length
    if (placed[seat] !== due)
      throw new Fault(
        `"legions" have ${placed[seat]} free ones of ${SEAT_IDS[seat]}; when ${done} are placed, one at a time, it is ${due}`,
      )
  }
  return queue.slice(done)
}

/** 3.0: legions of a player beyond one in each home province, all of them at home. */
function freeLegionsOf(s: State, seat: Seat): number {
  const home = PROVINCES_OF[s.home[seat]]
  for (const p of home)
    if (legionsOf(s, seat, p) === 0)
      throw new Fault(`"legions" of ${SEAT_IDS[seat]} are none in ${PLACE_IDS[p]}, a home province`)
  const free = home.reduce((sum, p) => sum + legionsOf(s, seat, p), -home.length)
  if (free !== allLegionsOf(s, seat) - home.length)
    throw new Fault(`"legions" of ${SEAT_IDS[seat]} stand outside his home, which cannot be in the set-up`)
  return free
}

/** Free legions that are not said stand in the last home province. */
function placeFreeLegions(s: State): void {
  for (const seat of seatsOf(s)) {
    const missing = FREE_LEGIONS - freeLegionsOf(s, seat)
    if (missing < 0) throw new Fault(`"legions" of ${SEAT_IDS[seat]} are more than ${LEGIONS_PER_PLAYER}`)
    put(s, seat, PROVINCES_OF[s.home[seat]].at(-1) ?? NOWHERE, FRESH, missing)
  }
}

function generalsLeft(s: State): Seat[] {
  const queue = fromFirst(s)
  const stationed = queue.filter((seat) => s.commander[seat] !== NOWHERE)
  for (const [i, seat] of stationed.entries()) {
    if (queue[i] !== seat) throw new Fault(`"commanders" has ${SEAT_IDS[seat]}, but ${SEAT_IDS[queue[i]]} comes first`)
    if (ZONE_OF[s.commander[seat]] !== s.home[seat])
      throw new Fault(`"commanders" has ${SEAT_IDS[seat]} outside his home, which cannot be in the set-up`)
  }
  return queue.slice(stationed.length)
}
