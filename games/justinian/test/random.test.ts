import { promisesAreKept, worldsLookAlike } from '@iacta/testing'
import { justinian as game } from '../rules/game.ts'
import { act, position } from './bench.ts'

const PROBES = ['halt', 'done', 'idle', 'march presental-i', 'go europa', 'random', 'letPass', 'stand'].map(act)

worldsLookAlike({ game, position, probes: PROBES, runs: 6 })

promisesAreKept({ game, position, options: () => ({}), games: 4, stateSize: 6144 })
