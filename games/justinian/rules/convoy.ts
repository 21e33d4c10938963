import { become, leave, type PlayContext } from '@iacta/kernel'
import { POWER_IDS } from '../data/powers.ts'
import { type Offer, span } from './action.ts'
import { decision } from './deciding.ts'
import { addFleets, fleetsAt, sideOfPower, takeFleets } from './forces.ts'
import { type Power, portOf, ROME, SARDINIA, STATION_IDS, STATIONS, type Station, stationNamed } from './printed.ts'
import type { State } from './state.ts'
import { ask, tell } from './telling.ts'

/** Fleets that must come to Sardinia, from anywhere on the map: with Tzazon (4.22), and to put a revolt down (9.3). */

const SARDINIAN = portOf(SARDINIA)
const sources = (s: State, power: Power): Station[] =>
  STATIONS.filter((station) => station !== SARDINIAN && fleetsAt(s, power, station) > 0)
const totalOf = (s: State, power: Power, stations: readonly Station[]): number =>
  stations.reduce((sum, station) => sum + fleetsAt(s, power, station), 0)

function bring(s: State, power: Power, from: Station, sp: number, play: PlayContext): void {
  const unpaid = power === ROME && s.unpaidFleet[from]
  takeFleets(s, power, from, sp)
  addFleets(s, power, SARDINIAN, sp, unpaid)
  tell(play, 'brought', { power: POWER_IDS[power], from: STATION_IDS[from], sp })
}

export const convoy = decision<'convoy'>({
  clause: 'JU-4.22d',
  seat: (_, { power }) => sideOfPower(power),
  isSettled(s, { power, left }) {
    const from = sources(s, power)
    return left === 0 || from.length <= 1 || totalOf(s, power, from) <= left
  },
  offers: (s, { power, left }) =>
    sources(s, power).map(
      (station): Offer => ({
        do: 'bring',
        from: STATION_IDS[station],
        sp: span(1, Math.min(left, fleetsAt(s, power, station))),
      }),
    ),
  why: (_, __, action) => (action.do === 'bring' ? 'no-fleet-there' : null),
  play(s, frame, action, play) {
    if (action.do !== 'bring') return
    bring(s, frame.power, stationNamed(action.from), action.sp, play)
    become(s, { ...frame, left: frame.left - action.sp })
  },
  prompt: (_, { power, left }) => ask('convoy', { power: POWER_IDS[power], left }),
  /** Nothing to choose: all there is, or all from one place. */
  run(s, { power, left }, play) {
    let due = left
    for (const station of sources(s, power)) {
      const sp = Math.min(due, fleetsAt(s, power, station))
      if (sp > 0) bring(s, power, station, sp, play)
      due -= sp
    }
    leave(s)
  },
})
