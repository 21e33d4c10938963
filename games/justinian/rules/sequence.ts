import { enter, inOrder, type PassingStep } from '@iacta/kernel'
import { ACTIVATIONS, FIRST_YEAR, TURNS, YEARS } from '../data/tables.ts'
import { activations, closing } from './activations.ts'
import { aftermath, retreat, retreatDetached, retreats } from './aftermath.ts'
import { ally, bribe } from './allegiance.ts'
import { arrival, arrivals, arrivingIn, reserves } from './arrivals.ts'
import { battle, commander } from './battle.ts'
import { joint } from './combined.ts'
import { convoy } from './convoy.ts'
import { entry, interception, refuge, treasure, withdrawal, withdrawals } from './entry.ts'
import { plague, sardinia } from './events.ts'
import { beginMaintenance, maintenance, melting, removeMinors, takeIncome } from './income.ts'
import { commands, enterLevies, levies, raising, separateRomans, shipyard } from './levies.ts'
import { losses } from './losses.ts'
import { shelter, takeover } from './magistri.ts'
import { march } from './march.ts'
import { called, marker } from './markers.ts'
import { addSteps } from './opening.ts'
import { nika, opportunity } from './opportunities.ts'
import { BARBARIAN, BOX_OF, HOST_IDS, NO_ARMY, SASSANIDS } from './printed.ts'
import { recruiting, recruits } from './recruiting.ts'
import { acting, setOut } from './setting-out.ts'
import type { Frame, FrameNamed, State } from './state.ts'
import { tell } from './telling.ts'
import { sharing } from './together.ts'
import { conclude, hasReconquered } from './victory.ts'
import { evasion, patrol, precedence, seaBattle, voyage, watch } from './voyage.ts'

/** The sequence of play (3.1), from the whole game down to a single answer. */

/** Turn after turn, until the Byzantine has all of it or ten are over (10.1). */
const turns: PassingStep<State, FrameNamed<'turns'>> = {
  run(s, _, play) {
    if (s.turn > 0 && hasReconquered(s)) {
      conclude(s, 'reconquest', play)
      return
    }
    if (s.turn >= TURNS) {
      conclude(s, 'last-turn', play)
      return
    }
    s.turn++
    tell(play, 'turn-begins', { turn: s.turn, year: FIRST_YEAR + (s.turn - 1) * YEARS })
    // 8.26: the last Persian leader is back.
    if (s.returning !== NO_ARMY) {
      s.place[s.returning] = BOX_OF[SASSANIDS]
      tell(play, 'leader-returns', { leader: HOST_IDS[s.returning] })
      s.returning = NO_ARMY
    }
    enter<Frame>(s, { step: 'turn', at: 0 })
  },
}

const outline = {
  turns,

  turn: inOrder<State, Frame, 'turn'>(
    // A: income, removal, maintenance; not in the first turn
    (s, play) => {
      if (s.turn > 1) takeIncome(s, play)
      return null
    },
    (s, play) => {
      if (s.turn === 1) return null
      removeMinors(s, play)
      return { step: 'melting', at: 0 }
    },
    (s) => {
      if (s.turn === 1) return null
      beginMaintenance(s)
      return { step: 'maintenance' }
    },
    // B: recruits and fleets, a new army, Magistri
    (s, play) => {
      if (s.turn === 1) return null
      separateRomans(s)
      enterLevies(s, play)
      return null
    },
    (s) => (s.turn === 1 ? null : { step: 'raising' }),
    (s) => (s.turn === 1 ? null : { step: 'commands', free: true }),
    // C: new leaders, then activations
    (s) => ({ step: 'arrivals', queue: arrivingIn(s, s.turn) }),
    (s) => {
      s.chooseLeft = ACTIVATIONS.choose
      s.randomLeft = ACTIVATIONS.random
      s.romanDone = 0
      s.double = 'no'
      return { step: 'activations', next: BARBARIAN }
    },
  ),
}

addSteps({
  ...outline,
  melting,
  maintenance,
  levies,
  shipyard,
  raising,
  commands,
  arrivals,
  arrival,
  reserves,
  convoy,
  activations,
  marker,
  opportunity,
  nika,
  closing,
  recruiting,
  recruits,
  acting,
  bribe,
  ally,
  called,
  joint,
  setOut,
  march,
  sharing,
  entry,
  interception,
  commander,
  refuge,
  shelter,
  takeover,
  withdrawals,
  withdrawal,
  battle,
  retreats,
  retreat,
  retreatDetached,
  aftermath,
  losses,
  treasure,
  voyage,
  watch,
  precedence,
  patrol,
  evasion,
  seaBattle,
  plague,
  sardinia,
})

export { sequence } from './opening.ts'
