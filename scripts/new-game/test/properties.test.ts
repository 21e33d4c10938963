import { promisesAreKept, worldsLookAlike } from '@iacta/testing'
import { make } from '../rules/action.ts'
import { newGame as game } from '../rules/game.ts'
import { optionsOf, position } from './bench.ts'

worldsLookAlike({ game, position, probes: [1, 2, 3].map((stones) => make.take(stones)), runs: 100 })

promisesAreKept({ game, position, options: optionsOf, games: 60 })
