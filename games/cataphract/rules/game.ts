import '../data/battles.ts'
import { match } from './competition.ts'
import { going, halts, spent } from './going.ts'
import { inclination } from './inclination.ts'
import { cataphract as opening } from './opening-game.ts'
import './sequence.ts'

export type { Options } from './opening-game.ts'

/** The whole game. It is the one that a browser may have begun a table with: what that lacks is added to it. */
export const cataphract = Object.assign(opening, { match, going, halts, spent, inclination })
