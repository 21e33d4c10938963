import { quickChance, SPECTATOR, seatsIn } from '@iacta/kernel'
import { expectAlike, heardOf, promisesAreKept, worldsLookAlike } from '@iacta/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Action, readAction } from '../rules/action.ts'
import { juliusCaesar as game } from '../rules/game.ts'
import {
  ALL_BLOCKS,
  BLOCK_IDS,
  type Block,
  CLEOPATRA,
  COLOUR,
  enemyOf,
  isNavis,
  isSea,
  isThirdLeader,
  type Side,
} from '../rules/printed.ts'
import { FALLEN, NO_BORDER, type State, TROPHY } from '../rules/state.ts'
import { randomPositions } from './bench.ts'

const position = randomPositions(500)

/** Blocks of this side whose faces the other cannot see, and which may be anywhere a land block may. */
function coveredLandBlocks(s: State, side: Side): Block[] {
  const fight = s.stack.findLast((f) => f.step === 'battle')
  const drawn = s.stack.at(-1)
  return ALL_BLOCKS.filter(
    (b) =>
      s.side[b] === side &&
      COLOUR[b] === (side === 0 ? 'tan' : 'green') &&
      b !== CLEOPATRA &&
      !isNavis[b] &&
      !isThirdLeader[b] &&
      s.place[b] !== FALLEN &&
      s.place[b] !== TROPHY &&
      !(fight?.step === 'battle' && fight.place === s.place[b] && s.entry[b] === NO_BORDER) &&
      !(drawn?.step === 'defection' && drawn.block === b),
  )
}

/** The same world with two blocks of the same side in each other's place. */
function swapped(s: State, a: Block, b: Block): State {
  const twin = game.clone(s)
  for (const key of ['place', 'moved', 'entry', 'acted'] as const) {
    const list = twin[key] as number[]
    const held = list[a]
    list[a] = list[b]
    list[b] = held
  }
  // Strength goes with the block where it fits, else it stands at I: strength is hidden too.
  for (const block of [a, b]) twin.steps[block] = twin.place[block] < 76 ? Math.max(1, s.steps[block]) : 0
  twin.stack = twin.stack.map((f) =>
    'block' in f && (f.block === a || f.block === b) ? { ...f, block: f.block === a ? b : a } : f,
  )
  return twin
}

const exchangeNames = (action: Action, a: Block, b: Block): Action => {
  const other = (id: string): string => (id === BLOCK_IDS[a] ? BLOCK_IDS[b] : id === BLOCK_IDS[b] ? BLOCK_IDS[a] : id)
  return readAction(
    Object.fromEntries(Object.entries(action).map(([key, value]) => [key, key === 'do' ? value : other(value)])),
  )
}

/** Something of every kind with every block. */
const PROBES = ALL_BLOCKS.flatMap((b): Action[] => [
  { do: 'move', block: BLOCK_IDS[b], to: 'roma' },
  { do: 'levy', block: BLOCK_IDS[b], at: 'roma' },
  { do: 'raise', block: BLOCK_IDS[b] },
  { do: 'fire', block: BLOCK_IDS[b] },
  { do: 'hit', block: BLOCK_IDS[b] },
  { do: 'regroup', block: BLOCK_IDS[b], to: 'mare-internum' },
  { do: 'harbour', block: BLOCK_IDS[b], to: 'utica' },
  { do: 'disband', block: BLOCK_IDS[b] },
  { do: 'retreat', block: BLOCK_IDS[b], to: 'genua' },
  { do: 'sail', block: BLOCK_IDS[b], to: 'massilia' },
  { do: 'perish', block: BLOCK_IDS[b] },
  { do: 'exchange', block: BLOCK_IDS[b], with: 'legio-1' },
])

describe('fog of war', () => {
  test('whoever cannot see two blocks cannot tell whether they were exchanged', () => {
    fc.assert(
      fc.property(position, fc.integer({ min: 0, max: 1e6 }), (s, pick) => {
        for (const side of [0, 1] as const) {
          const covered = coveredLandBlocks(s, side)
          if (covered.length < 2) continue
          const chance = quickChance(pick)
          const a = covered[chance.pick(covered.length)]
          const b = covered[chance.pick(covered.length)]
          if (a === b) continue
          const twin = swapped(s, a, b)
          for (const seat of [enemyOf(side), SPECTATOR]) expectAlike(game, seat, twin, s)
        }
      }),
      { numRuns: 400 },
    )
  })

  test('what the enemy does with a covered block is told in the same words whichever it is', () => {
    let compared = 0
    fc.assert(
      fc.property(position, fc.integer({ min: 0, max: 1e6 }), (s, pick) => {
        const chance = quickChance(pick)
        for (const seat of seatsIn(game.waiting(s))) {
          const covered = coveredLandBlocks(s, seat as Side).filter((b) => s.place[b] < 76 && !isSea[s.place[b]])
          const moving = game
            .actions(s, seat)
            .filter((action) => ['move', 'regroup', 'disband', 'raise'].includes(action.do))
          if (covered.length < 2 || moving.length === 0) continue
          const action = moving[chance.pick(moving.length)]
          const a = covered.find((b) => 'block' in action && BLOCK_IDS[b] === action.block)
          const b = covered[chance.pick(covered.length)]
          if (a === undefined || a === b) continue
          const twin = swapped(s, a, b)
          const same = exchangeNames(action, a, b)
          if (game.refusal(twin, seat, same)) continue
          compared++
          for (const hearer of [1 - seat, SPECTATOR])
            expect(heardOf(game, twin, seat, same, hearer, pick)).toEqual(heardOf(game, s, seat, action, hearer, pick))
        }
      }),
      { numRuns: 600 },
    )
    expect(compared).toBeGreaterThan(50)
  })

  worldsLookAlike({ game, position, probes: PROBES, runs: 300 })
})

promisesAreKept({
  game,
  position,
  options: (seed) => ({ scenario: seed % 2 === 0 ? 'historical' : 'free' }),
  games: 120,
})
