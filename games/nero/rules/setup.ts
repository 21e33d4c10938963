import { type AskingStep, become, leave, NOBODY, only, type PlayContext, type Seat } from '@iacta/kernel'
import { FREE_LEGIONS } from '../data/constants.ts'
import { type Action, home, placeAt, placeLegion, station } from './action.ts'
import { isChosen } from './control.ts'
import { placeId, seatId, tell } from './happenings.ts'
import { ALL_ZONES, type Place, PROVINCES_OF, SEAT_IDS, ZONE_OF, type Zone, zone } from './printed.ts'
import { ask } from './prompts.ts'
import { asRefusal, type Bar } from './reasons.ts'
import { clockwiseFrom, FRESH, type FrameOf, NO_SEAT, put, type State, seatsOf } from './state.ts'

/** 3.0, R12. The seat that counts as the youngest: named by the table, or drawn. */
export function chooseFirst(s: State, named: string, play: PlayContext): void {
  const seat = (SEAT_IDS as readonly string[]).indexOf(named)
  const drawn = !seatsOf(s).includes(seat)
  s.first = drawn ? play.chance.pick(s.players) : seat
  tell(play, 'first-seat', { seat: seatId(s.first), drawn })
}

/** 3.0. Control markers are drawn one by one; whose it is chooses a zone and puts a legion in each province. */
export const homes: AskingStep<State, FrameOf<'homes'>, Action> = {
  clause: 'NE-3.0c',
  asks: (_, f) => (f.chooser === NO_SEAT ? NOBODY : only(f.chooser)),
  actions: (s) => ALL_ZONES.filter((z) => !isChosen(s, z)).map(home),
  refusal(s, _, __, action) {
    if (action.do !== 'home') return undefined
    return asRefusal(isChosen(s, zone(action.zone)) ? 'zone-taken' : null, { zone: action.zone })
  },
  play(s, f, seat, action, play) {
    if (action.do !== 'home') return
    settle(s, seat, zone(action.zone))
    tell(play, 'home-chosen', { seat: seatId(seat), zone: action.zone })
    become(s, { ...f, chooser: NO_SEAT })
  },
  run(s, f, play) {
    if (f.left.length === 0) {
      leave(s)
      return
    }
    const i = play.chance.pick(f.left.length)
    become(s, { step: 'homes', left: f.left.filter((_, at) => at !== i), chooser: f.left[i] })
  },
  prompt: (_, f, seat) => (seat === f.chooser ? ask('home', {}) : ask('wait-home', { seat: seatId(f.chooser) })),
}

/** 3.0. Five of the seven legions, one in each home province. */
export function settle(s: State, seat: Seat, z: Zone): void {
  s.home[seat] = z
  for (const p of PROVINCES_OF[z]) put(s, seat, p, FRESH)
}

const homeBar = (s: State, seat: Seat, at: Place, bar: 'not-home' | 'general-not-home'): Bar =>
  ZONE_OF[at] === s.home[seat] ? null : bar

/** 3.0. The two free legions, one at a time, clockwise from the youngest. */
export const freeLegions: AskingStep<State, FrameOf<'freeLegions'>, Action> = {
  clause: 'NE-3.0e',
  asks: (_, f) => (f.queue.length === 0 ? NOBODY : only(f.queue[0])),
  actions: (s, _, seat) => PROVINCES_OF[s.home[seat]].map(placeLegion),
  refusal(s, _, seat, action) {
    if (action.do !== 'place') return undefined
    return asRefusal(homeBar(s, seat, placeAt(action), 'not-home'), { at: action.at })
  },
  play(s, f, seat, action, play) {
    if (action.do !== 'place') return
    put(s, seat, placeAt(action), FRESH)
    tell(play, 'placed', { seat: seatId(seat), at: action.at })
    become(s, { ...f, queue: f.queue.slice(1) })
  },
  run: leave,
  prompt: (_, f, seat) =>
    seat === f.queue[0] ? ask('free-legion', {}) : ask('wait-set-up', { seat: seatId(f.queue[0]) }),
}

/** 3.0. Each General, clockwise from the youngest. */
export const generals: AskingStep<State, FrameOf<'generals'>, Action> = {
  clause: 'NE-3.0g',
  asks: (_, f) => (f.queue.length === 0 ? NOBODY : only(f.queue[0])),
  actions: (s, _, seat) => PROVINCES_OF[s.home[seat]].map(station),
  refusal(s, _, seat, action) {
    if (action.do !== 'station') return undefined
    return asRefusal(homeBar(s, seat, placeAt(action), 'general-not-home'), { at: action.at })
  },
  play(s, f, seat, action, play) {
    if (action.do !== 'station') return
    s.commander[seat] = placeAt(action)
    tell(play, 'stationed', { seat: seatId(seat), at: placeId(s.commander[seat]) })
    become(s, { ...f, queue: f.queue.slice(1) })
  },
  run: leave,
  prompt: (_, f, seat) => (seat === f.queue[0] ? ask('general', {}) : ask('wait-set-up', { seat: seatId(f.queue[0]) })),
}

/** Clockwise, beginning with the youngest. */
export const fromFirst = (s: State): Seat[] => clockwiseFrom(s, (s.first + s.players - 1) % s.players)

/** R13: one legion a go, twice round the table. */
export const freeLegionQueue = (s: State): Seat[] => Array.from({ length: FREE_LEGIONS }, () => fromFirst(s)).flat()
