import type { Outcome, PassingStep, PlayContext, Seat } from '@iacta/kernel'
import { leave } from '@iacta/kernel'
import { AWARDS, SUDDEN_ZONES, TURNS } from '../data/constants.ts'
import { isChosen, italianProvincesOf, zonesOf } from './control.ts'
import { dismissGarrison } from './garrison.ts'
import { seatId, tell } from './happenings.ts'
import { PROVINCES, SEAT_IDS } from './printed.ts'
import {
  allLegionsOf,
  DONE,
  EMPEROR,
  emperors,
  FRESH,
  type FrameOf,
  isInRome,
  MARKED,
  MARKED_DONE,
  put,
  type State,
  seatsOf,
  standing,
  take,
} from './state.ts'

/** How a game is won: suddenly by zones, by points, or by what decides between equal points (R63). */
export const WAYS = [
  'all-zones',
  'emperor-with-zones',
  'points',
  'tie-emperor',
  'tie-rome',
  'tie-zones',
  'tie-legions',
  'shared',
] as const
export type Way = (typeof WAYS)[number]

/** 4.2. What comes when the hands of a turn are over. */
export const turnEnd: PassingStep<State, FrameOf<'turnEnd'>> = {
  run(s, _, play) {
    leave(s)
    // No hand is being played any more.
    dismissGarrison(s)
    removeMarkers(s)
    s.outcome = suddenVictory(s)
    if (!s.outcome) {
      for (const seat of seatsOf(s)) score(s, seat, play)
      if (s.turn === TURNS) s.outcome = victoryByPoints(s)
    }
    if (!s.outcome) return
    tell(play, 'game-over', {
      way: s.outcome.way,
      winners: s.outcome.winners.map((seat) => SEAT_IDS[seat]),
      points: [...s.victory],
    })
    s.stack = []
  },
}

/** 4.2. All retreat markers come off, free of charge. */
function removeMarkers(s: State): void {
  for (const seat of seatsOf(s))
    for (const p of PROVINCES)
      for (const [from, to] of [
        [MARKED, FRESH],
        [MARKED_DONE, DONE],
      ] as const) {
        const count = standing(s, seat, p, from)
        take(s, seat, p, from, count)
        put(s, seat, p, to, count)
      }
}

const end = (s: State, winners: readonly Seat[], way: Way): Outcome => ({
  winners,
  way,
  params: { turn: s.turn, points: [...s.victory], winners: winners.map((seat) => SEAT_IDS[seat]) },
})

/** 13.1. All four zones, or three for an Emperor, win at once. */
export function suddenVictory(s: State): Outcome | null {
  for (const seat of seatsOf(s)) {
    const zones = zonesOf(s, seat).length
    if (zones >= SUDDEN_ZONES.anybody) return end(s, [seat], 'all-zones')
    if (zones >= SUDDEN_ZONES.emperor && s.rank[seat] === EMPEROR) return end(s, [seat], 'emperor-with-zones')
  }
  return null
}

/** 4.0, 13.2. The points of one player at the end of a turn, part by part. */
export function awards(s: State, seat: Seat): { emperor: number; rome: number; zones: number; italy: number } {
  const award = s.turn === TURNS ? AWARDS.last : AWARDS.early
  const reigns = s.rank[seat] === EMPEROR
  return {
    emperor: !reigns ? 0 : emperors(s).length > 1 ? award.oneOfTwo : award.emperor,
    rome: reigns && isInRome(s, seat) ? award.inRome : 0,
    // 3.2: the zone that nobody chose earns nothing.
    zones: zonesOf(s, seat).filter((z) => isChosen(s, z)).length * award.zone,
    italy: italianProvincesOf(s, seat).length * award.italy,
  }
}

function score(s: State, seat: Seat, play: PlayContext): void {
  const { emperor, rome, zones, italy } = awards(s, seat)
  s.victory[seat] += emperor + rome + zones + italy
  tell(play, 'scored', { seat: seatId(seat), turn: s.turn, emperor, rome, zones, italy, total: s.victory[seat] })
}

/** 13.2. Most points; among equals an Emperor, one in Rome, more zones, more legions; then they share it. */
export function victoryByPoints(s: State): Outcome {
  const deciders: readonly (readonly [Way, (seat: Seat) => number])[] = [
    ['points', (seat) => s.victory[seat]],
    ['tie-emperor', (seat) => (s.rank[seat] === EMPEROR ? 1 : 0)],
    ['tie-rome', (seat) => (s.rank[seat] === EMPEROR && isInRome(s, seat) ? 1 : 0)],
    ['tie-zones', (seat) => zonesOf(s, seat).length],
    ['tie-legions', (seat) => allLegionsOf(s, seat)],
  ]
  let best: readonly Seat[] = seatsOf(s)
  for (const [way, worth] of deciders) {
    const most = Math.max(...best.map(worth))
    best = best.filter((seat) => worth(seat) === most)
    if (best.length === 1) return end(s, best, way)
  }
  return end(s, best, 'shared')
}
