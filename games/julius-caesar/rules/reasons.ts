import type { Params, Refusal } from '@iacta/kernel'
import type { ClauseId } from '../data/ledger.ts'
import type { MovingGod } from './state.ts'

/** Every reason for which the rules refuse something, with the clause behind it. */
export const REASONS = {
  // Set-up
  'not-deployed': 'JC-5.3b',
  'same-block': 'JC-5.3a',
  'same-city': 'JC-5.3a',
  'navis-inland': 'JC-5.3c',
  'other-sides-block': 'JC-5.3a',
  // Cards
  'not-in-hand': 'JC-2.1e',
  'apollo-first-turn': 'JC-EV-apollo-d',
  // Movement
  'not-under-command': 'JC-6.1a',
  'not-on-map': 'JC-6.1a',
  'already-moved': 'JC-6.1e',
  'no-move-points': 'JC-2.2b',
  'one-group-only': 'JC-EV-mars-a',
  'land-blocks-only': 'JC-EV-mars-a',
  'navis-only': 'JC-EV-neptune-a',
  'no-road': 'JC-4.3a',
  'no-sea-way': 'JC-6.2a',
  'not-from-port-to-port': 'JC-6.2b',
  'back-to-start': 'JC-6.1j',
  'too-far': 'JC-6.1c',
  'too-far-to-attack': 'JC-6.1d',
  'too-far-to-reinforce': 'JC-6.14b',
  'navis-too-far-to-attack': 'JC-6.2c',
  'navis-too-far-to-reinforce': 'JC-6.2h',
  'road-full-major': 'JC-4.31a',
  'road-full-minor': 'JC-4.31b',
  'strait-full': 'JC-4.32b',
  'strait-full-attacking': 'JC-4.32c',
  pinned: 'JC-6.13b',
  'border-used-by-enemy': 'JC-6.13g',
  'sea-must-be-guarded': 'JC-6.3f',
  'amphibious-not-by-event': 'JC-6.3k',
  'amphibious-first': 'JC-6.3d',
  'sea-not-touched': 'JC-6.3b',
  'land-then-sea': 'JC-6.3e',
  'sea-not-friendly': 'JC-6.3b',
  'seas-not-adjacent': 'JC-6.3b',
  'sea-crossed-already': 'JC-6.3b',
  'no-port-to-land': 'JC-6.3a',
  'port-of-departure': 'JC-6.3a',
  'port-not-open': 'JC-6.3g',
  'not-a-port-of-this-sea': 'JC-6.3b',
  'other-block-under-way': 'JC-6.1k',
  'main-attack-named': 'JC-7.3b',
  'not-an-attack-border': 'JC-7.3a',
  'not-my-attack': 'JC-7.3a',
  'attack-undivided': 'JC-7.3a',
  'not-a-battle-of-this-move': 'JC-EV-mars-d',
  // Levies
  'not-in-pool': 'JC-6.4b',
  'fallen-this-year': 'JC-7.5b',
  'third-leader-waits': 'JC-3.21b',
  'not-its-city': 'JC-6.4f',
  'elephant-only-utica': 'JC-6.4g',
  'not-a-major-port': 'JC-6.4h',
  'city-not-friendly': 'JC-6.4j',
  'not-at-sea': 'JC-6.4i',
  'full-strength': 'JC-6.4o',
  'no-levy-points': 'JC-2.2c',
  // Events
  'no-such-block-there': 'JC-EV-jupiter-a',
  'not-adjacent-to-friendly': 'JC-EV-jupiter-b',
  'city-not-adjacent': 'JC-EV-jupiter-c',
  'drawn-already': 'JC-EV-jupiter-k',
  'not-an-enemy-city': 'JC-EV-vulcan-a',
  'never-a-sea': 'JC-EV-vulcan-d',
  // Battle
  'not-contested': 'JC-2.3a',
  'not-in-battle': 'JC-7.2a',
  'not-your-block': 'JC-7.2e',
  'in-reserve': 'JC-7.3d',
  'not-its-turn': 'JC-7.2d',
  'already-acted': 'JC-7.2a',
  'must-retreat': 'JC-7.2g',
  'may-retreat': 'JC-7.6c',
  'need-not-retreat': 'JC-7.6b',
  'no-retreat-in-round-1': 'JC-7.2c',
  'not-adjacent': 'JC-7.63a',
  'navis-one-space': 'JC-6.2h',
  'navis-retreat-ways': 'JC-7.82e',
  'retreat-not-open': 'JC-7.61c',
  'retreat-road-not-used': 'JC-7.62b',
  'retreat-road-of-attacker': 'JC-7.63b',
  'retreat-road-full': 'JC-7.61a',
  'retreat-strait-full': 'JC-7.61b',
  'navis-border-not-used': 'JC-7.82b',
  'navis-border-of-attacker': 'JC-7.82c',
  'navis-not-to-vacant-port': 'JC-7.82d',
  'land-blocks-sail': 'JC-7.64a',
  'sail-from-port-only': 'JC-7.64a',
  'sail-used': 'JC-7.64b',
  'sail-port-not-friendly': 'JC-7.64c',
  'sail-sea-not-friendly': 'JC-7.64e',
  'not-your-loss': 'JC-7.4c',
  'not-the-strongest': 'JC-7.4b',
  'reserve-takes-no-hits': 'JC-7.3d',
  'not-a-winner': 'JC-7.7f',
  'not-there-to-regroup': 'JC-7.7a',
  'regroup-not-adjacent': 'JC-7.7a',
  'regroup-by-sea': 'JC-7.7e',
  'regroup-not-open': 'JC-7.7d',
  'regroup-road-full': 'JC-7.7c',
  'navis-regroup-ways': 'JC-7.83a',
  // Winter
  'navis-stays-in-port': 'JC-8.2c',
  'harbour-not-friendly': 'JC-8.2d',
  'harbour-of-another-sea': 'JC-8.2a',
  'not-a-navis': 'JC-8.2a',
  'city-has-no-surplus': 'JC-8.3a',
  'cleopatra-never-disbands': 'JC-7.52l',
} as const satisfies Record<string, ClauseId>

export type Reason = keyof typeof REASONS

/** A reason with the clause of this one situation, where that is not the usual one. */
export interface Cited {
  readonly reason: Reason
  readonly clause: ClauseId
}

/** What a rule answers: why not, or null for "it may". */
export type Bar = Reason | Cited | null

export const citing = (reason: Reason, clause: ClauseId): Cited => ({ reason, clause })

/** The same bar, but for this reason under another clause. */
export const recited = (bar: Bar, reason: Reason, clause: ClauseId): Bar =>
  bar === reason ? citing(reason, clause) : bar

/** The same bar; where it is that the block is not the player's, or not on the map, under the clause on those that are. */
export const ofOwnBlocks = (bar: Bar, clause: ClauseId): Bar =>
  recited(recited(bar, 'not-under-command', clause), 'not-on-map', clause)

export function refuse(bar: Reason | Cited, params: Params = {}): Refusal {
  return typeof bar === 'string' ? { reason: bar, clause: REASONS[bar], params } : { ...bar, params }
}

export const asRefusal = (bar: Bar, params: Params = {}): Refusal | null => (bar ? refuse(bar, params) : null)

/** What an Event says of a move that a Command's rules say otherwise: the clause is that of the card played. */
const EVENT_CLAUSES: { readonly [R in Reason]?: { readonly [G in MovingGod]?: ClauseId } } = {
  'one-group-only': {
    mars: 'JC-EV-mars-a',
    mercury: 'JC-EV-mercury-a',
    neptune: 'JC-EV-neptune-a',
    pluto: 'JC-EV-pluto-a',
  },
  'land-blocks-only': { mars: 'JC-EV-mars-a', mercury: 'JC-EV-mercury-e', pluto: 'JC-EV-pluto-a' },
  'too-far': { mercury: 'JC-EV-mercury-a', neptune: 'JC-EV-neptune-a' },
  'too-far-to-attack': { mercury: 'JC-EV-mercury-a' },
  'navis-too-far-to-attack': { neptune: 'JC-EV-neptune-a' },
}

/** A bar to a move under the card of a god, if there is one. */
export function underGod(bar: Bar, god: MovingGod | null): Bar {
  const clause = god && typeof bar === 'string' && EVENT_CLAUSES[bar]?.[god]
  return clause ? citing(bar as Reason, clause) : bar
}
