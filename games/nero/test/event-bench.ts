import type { Action } from '../rules/action.ts'
import type { Position } from '../rules/position.ts'
import type { CardId, PlaceId, SeatId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

/** What tests of events have in common: actions, and a fleet that lies in Syria. */

export const answer = (card: CardId): Action => ({ do: 'answer', card })
export const event = (card: CardId): Action => ({ do: 'event', card })
export const emperor = (of: SeatId): Action => ({ do: 'emperor', of })
export const pass = { do: 'pass', until: 'next' } as const
export const spent = (b: Bench): readonly string[] => b.view('spectator').spent

export const fleet = (more: Position = {}): Bench =>
  bench({
    legions: { syria: { galba: 4 } },
    commanders: { galba: 'syria' },
    hands: { galba: ['galley-fleet-1', 'illness-1'] },
    ...more,
  })
export const load = (legions: number, commander: 'with' | 'without' = 'without'): Action => ({
  do: 'load',
  from: 'syria',
  legions,
  commander,
})
export const sailTo = (b: Bench, cargo: Action, to: PlaceId): Bench =>
  b.do('galba', event('galley-fleet-1')).do('galba', cargo).do('galba', { do: 'sail', to })
