import { anyMomentCanBeWritten, refusedPositions } from '@iacta/testing'
import { newGame as game } from '../rules/game.ts'
import { fromPosition } from '../rules/position.ts'
import { layout } from '../rules/state.ts'
import { optionsOf } from './bench.ts'

anyMomentCanBeWritten({
  game,
  fromPosition,
  written: layout.encode,
  options: optionsOf,
  moments: () => [0, 1, 2, 5, 9],
})

refusedPositions(fromPosition, [
  ['an empty heap', { heap: 0 }, 'the game ends with the last stone, and not before'],
  ['more stones than there are', { scenario: 'short', heap: 13 }, 'there are 13 stones, more than there were'],
  ['something it has not', { stones: 3 }, 'a field of a position must be one of scenario, heap, outcome, stack'],
  ['a step that is none', { stack: [{ step: 'battle' }] }, 'the name of a step must be one of turn, not "battle"'],
])
