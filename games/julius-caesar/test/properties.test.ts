import { examine, type Happening, includes, quickChance, SPECTATOR, seatsIn } from '@iacta/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Action, readAction } from '../rules/action.ts'
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
} from '../rules/board.ts'
import { juliusCaesar as game } from '../rules/game.ts'
import { FALLEN, NO_BORDER, type State, TROPHY } from '../rules/state.ts'
import { randomPositions } from './bench.ts'

const SEATS = [0, 1, SPECTATOR]

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

const told = (s: State, seat: number, action: Action, hearer: number, seed: number): Happening[] => {
  const heard: Happening[] = []
  game.play(game.clone(s), seat, action, {
    chance: quickChance(seed),
    tell: (h) => includes(h.to, hearer) && heard.push(h),
    seal() {},
  })
  return heard
}

const exchangeNames = (action: Action, a: Block, b: Block): Action => {
  const other = (id: string): string => (id === BLOCK_IDS[a] ? BLOCK_IDS[b] : id === BLOCK_IDS[b] ? BLOCK_IDS[a] : id)
  return readAction(
    Object.fromEntries(Object.entries(action).map(([key, value]) => [key, key === 'do' ? value : other(value)])),
  )
}

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
          for (const seat of [enemyOf(side), SPECTATOR]) {
            expect(game.view(twin, seat)).toEqual(game.view(s, seat))
            expect(game.actions(twin, seat)).toEqual(game.actions(s, seat))
            expect(game.prompt(twin, seat)).toEqual(game.prompt(s, seat))
          }
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
            expect(told(twin, seat, same, hearer, pick)).toEqual(told(s, seat, action, hearer, pick))
        }
      }),
      { numRuns: 600 },
    )
    expect(compared).toBeGreaterThan(50)
  })

  test('a world imagined from a view is a possible one, and looks the same from that seat', () => {
    fc.assert(
      fc.property(position, fc.integer(), (s, seed) => {
        for (const seat of SEATS) {
          const view = game.view(s, seat)
          const world = game.imagine({ seat, view, heard: [] }, quickChance(seed))
          expect(game.faults(world)).toEqual([])
          expect(game.view(world, seat)).toEqual(view)
          expect(game.actions(world, seat)).toEqual(game.actions(s, seat))
          expect(game.prompt(world, seat)).toEqual(game.prompt(s, seat))
        }
      }),
      { numRuns: 300 },
    )
  })

  test('a seat is refused the same things in the same words in every world it could be in', () => {
    const probes = ALL_BLOCKS.flatMap((b): Action[] => [
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
    fc.assert(
      fc.property(position, fc.integer(), (s, seed) => {
        for (const seat of [0, 1]) {
          const world = game.imagine({ seat, view: game.view(s, seat), heard: [] }, quickChance(seed))
          const answers = (of: State) => probes.map((probe) => game.refusal(of, seat, probe))
          expect(answers(world)).toEqual(answers(s))
        }
      }),
      { numRuns: 150 },
    )
  })
})

describe('random play', () => {
  test.each([0, 60, 120, 180])('sixty games of both set-ups keep every promise, from seed %d on', (first) => {
    for (let seed = first; seed < first + 60; seed++) {
      const { faults, outcome } = examine(game, { scenario: seed % 2 === 0 ? 'historical' : 'free' }, seed)
      expect(faults).toEqual([])
      expect(outcome).not.toBeNull()
    }
  })

  test('a state is under 4 KB as JSON, a view under 8 KB', () => {
    fc.assert(
      fc.property(position, (s) => {
        expect(JSON.stringify(game.encode(s)).length).toBeLessThan(4096)
        for (const seat of SEATS) expect(JSON.stringify(game.view(s, seat)).length).toBeLessThan(8192)
      }),
      { numRuns: 200 },
    )
  })
})
