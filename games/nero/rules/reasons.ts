import type { Params, Refusal } from '@iacta/kernel'
import type { ClauseId } from '../data/ledger.ts'

/** Every reason for which the rules refuse something, with the clause behind it. */
export const REASONS = {
  // Set-up
  'zone-taken': 'NE-2.6.3a',
  'not-home': 'NE-3.0f',
  'general-not-home': 'NE-3.0g',
  // Cards
  'not-in-hand': 'NE-2.5b',
  'four-cards': 'NE-4.3e',
  'one-card-at-least': 'NE-4.3d',
  'single-played': 'NE-12.0a',
  'only-in-a-window': 'NE-2.5f',
  'only-in-a-proclamation': 'NE-12.0-senate-influence-a',
  'card-chosen': 'NE-2.5b',
  // Movement
  'nothing-to-move': 'NE-5.1c',
  'nothing-there-to-move': 'NE-5.1c',
  'no-pool': 'NE-5.1d',
  'no-points': 'NE-5.2a',
  'not-so-many': 'NE-5.0g',
  'carries-marker': 'NE-5.6i',
  'commander-not-there': 'NE-5.4i',
  'commander-done': 'NE-5.0i',
  'commander-sick': 'NE-12.0-illness-b',
  'nobody-named': 'NE-5.0a',
  'not-adjacent': 'NE-5.0b',
  'legions-never-in-rome': 'NE-5.8b',
  'must-stop': 'NE-5.5c',
  'must-set-out': 'NE-5.0i',
  'no-leave-needed': 'NE-5.5g',
  'leave-refused': 'NE-5.5k',
  'not-where-it-began': 'NE-5.4j',
  'legions-done': 'NE-5.4g',
  'marked-not-taken': 'NE-5.4l',
  'no-such-legions': 'NE-5.4d',
  'not-in-the-stack': 'NE-5.0f',
  'stack-would-be-empty': 'NE-5.0i',
  'no-markers': 'NE-5.6l',
  'no-tribes': 'NE-12.0-germanic-tribes-f',
  'another-stack-moves': 'NE-5.0h',
  // Battle
  'no-legions-to-attack': 'NE-5.7d',
  'not-an-enemy': 'NE-6.0b',
  'nobody-to-attack': 'NE-6.0d',
  'attacked-already': 'NE-6.0c',
  'three-cards': 'NE-6.3c',
  // Retreat
  'retreat-not-adjacent': 'NE-5.6b',
  'retreat-others-there': 'NE-5.6b',
  'retreat-to-rome': 'NE-5.6b',
  'retreat-where-they-came-from': 'NE-5.6e',
  'defender-where-they-came-from': 'NE-6.5c',
  'retreat-no-sea-link': 'NE-6.5b',
  // Emperors
  'not-in-rome': 'NE-7.1b',
  'emperor-in-play': 'NE-7.1a',
  'emperor-already': 'NE-7.1a',
  'no-hope-of-points': 'NE-7.1c',
  'not-a-throne-card': 'NE-7.1f',
  'not-a-support-card': 'NE-9.0d',
  'no-target-in-rome': 'NE-12.0-assassination-a',
  'not-an-emperor-in-rome': 'NE-9.0b',
  'own-emperor': 'NE-9.0c',
  'too-many-emperors': 'NE-7.2a',
  'not-a-general': 'NE-7.2b',
  'general-not-with-legion': 'NE-7.2b',
  'home-not-controlled': 'NE-7.2c',
  // Events
  'no-emperor-outside': 'NE-12.0-crisis-in-rome-c',
  'not-an-emperor-outside': 'NE-12.0-crisis-in-rome-a',
  'nothing-to-ship': 'NE-12.0-galley-fleet-b',
  'not-a-port': 'NE-12.0-galley-fleet-a',
  'same-port': 'NE-12.0-galley-fleet-a',
  'fleet-full': 'NE-12.0-galley-fleet-a',
  'not-loadable': 'NE-12.0-galley-fleet-b',
  'empty-fleet': 'NE-12.0-galley-fleet-e',
  'no-tribes-effect': 'NE-12.0j',
  'not-a-german-province': 'NE-12.0-germanic-tribes-a',
  'too-many-independents': 'NE-2.2e',
  'nobody-to-rebel': 'NE-12.0-legion-rebels-a',
  'home-nobody-chose': 'NE-3.2f',
  'no-rebels': 'NE-12.0-revolt-e',
  'no-victim': 'NE-12.0-traitor-a',
  'not-a-victim': 'NE-12.0-traitor-a',
  'nothing-to-send': 'NE-12.0-revolt-b',
  // Windows and orders
  'no-answer-to-this': 'NE-2.5f',
  'no-stack-moves': 'NE-2.5f',
  'always-asked': 'NE-3.0i',
  'ordered-already': 'NE-3.0i',
} as const satisfies Record<string, ClauseId>

export type Reason = keyof typeof REASONS
export type Bar = Reason | null

export const refuse = (reason: Reason, params: Params = {}): Refusal => ({
  reason,
  clause: REASONS[reason],
  params,
})

export const asRefusal = (bar: Bar, params: Params = {}): Refusal | null => (bar ? refuse(bar, params) : null)
