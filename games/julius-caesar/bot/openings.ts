import type { Openings } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'

/** What deep search found for the first choices. Written by `npm run openings`; see docs/opponents.md. */
export const OPENINGS: Openings<Action> = {}
