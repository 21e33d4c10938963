import {
  type Knowledge,
  type PlayContext,
  quickChance,
  readOptions,
  type Seat,
  seatsIn,
  seededSource,
  Table,
  unheard,
} from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { decideAt, LEVEL_IDS, playMatch } from '../../../platform/bots/src/index.ts'
import { brain } from '../bot/brain.ts'
import { worldsOf } from '../bot/memory.ts'
import { OPTIONS, type Options, SCENARIO_IDS, type ScenarioId } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { cataphract as game } from '../rules/game.ts'
import { FACTS, type Hex } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'

type CataphractTable = Table<State, Action, View, Options, Action>

const optionsFor = (scenario: ScenarioId, more: object = {}): Options => readOptions(OPTIONS, { scenario, ...more })

/** Quick opponents play from the set-up, and somebody looks on at every so many decisions, so many of them. */
function watch(
  options: Options,
  seed: number,
  every: number,
  most: number,
  look: (known: Knowledge<View>, table: CataphractTable) => void,
): void {
  const table: CataphractTable = new Table(game, options, 'watched', seededSource(seed))
  const chance = quickChance(seed)
  let decisions = 0
  for (let [seat] = seatsIn(table.asked()); seat !== undefined; [seat] = seatsIn(table.asked())) {
    if (decisions++ > every * most) return
    const known = table.knowledge(seat)
    if (decisions % every === 0) look(known, table)
    expect(table.act(seat, brain.plan(game.imagine(known, chance), seat, chance, 0.6)[0]).refusal).toBeNull()
  }
}

/** Armies that withdraw sooner make battles shorter. */
const SHORT = { levels: 'altered', firstLevel: -30, secondLevel: -30 }

/** A battle fought out by the brain alone, state by state; every action of every plan is legal. */
function fightOut(scenario: ScenarioId, seed: number, daring: readonly [number, number]): State {
  const chance = quickChance(seed)
  const play: PlayContext = { chance, tell() {}, seal() {} }
  const s = game.start(optionsFor(scenario, SHORT), play)
  for (let plans = 0; !game.outcome(s) && plans < 20_000; plans++) {
    const [seat] = seatsIn(game.waiting(s))
    const plan = brain.plan(s, seat, chance, daring[seat])
    expect(plan.length).toBeGreaterThan(0)
    for (const action of plan) {
      expect(game.refusal(s, seat, action)).toBeNull()
      game.play(s, seat, action, play)
    }
  }
  return s
}

describe('opponents', () => {
  test.each(SCENARIO_IDS)(
    '%s: the brain fights a battle to its end, whole plans at a time, and nothing illegal',
    (id) => {
      const s = fightOut(id, 11, [0, 1])
      expect(game.outcome(s)?.way).toMatch(/withdraw/)
    },
  )

  test('Tiro and Miles play a whole battle from what their seats know', () => {
    // A refusal would be thrown.
    const { outcome } = playMatch({
      game,
      brain,
      options: optionsFor('tricameron'),
      seed: 3,
      contenders: ['tiro', 'miles'],
    })
    expect(outcome.winners.length).toBeLessThan(2)
  })

  test.each(SCENARIO_IDS)('%s: every level answers with what is legal', (id) => {
    let asked = 0
    watch(optionsFor(id), 5, 31, 2, (known) => {
      for (const level of LEVEL_IDS) {
        const world = game.imagine(known, quickChance(1))
        const { plan } = decideAt(level, game, brain, known, { seed: 2, budget: { iterations: 1 } })
        for (const action of plan) {
          expect(game.refusal(world, known.seat, action)).toBeNull()
          game.play(world, known.seat, action, unheard(quickChance(1)))
        }
        asked++
      }
    })
    expect(asked).toBe(2 * LEVEL_IDS.length)
  })

  test('each decides the same for the same seed, and in worlds that look the same to it', () => {
    let others = 0
    for (const sides of ['as-named', 'bid'])
      watch(optionsFor('dara', { sides }), 7, sides === 'bid' ? 1 : 40, 2, (known, table) => {
        const [one, other] = [1, 2].map((seed) => game.imagine(known, quickChance(seed)))
        const seen = (s: State): Knowledge<View> => ({ ...known, view: game.view(s, known.seat) })
        const circumstances = { seed: 5, budget: { iterations: 1 } }
        for (const level of LEVEL_IDS) {
          const really = decideAt(level, game, brain, known, circumstances)
          expect(decideAt(level, game, brain, seen(one), circumstances)).toEqual(really)
          expect(decideAt(level, game, brain, seen(other), circumstances)).toEqual(really)
        }
        others += new Set([one, other, table.truth()].map((s) => JSON.stringify(game.encode(s)))).size - 1
      })
    expect(others).toBeGreaterThan(0)
  })

  test('nobody is thought to lie hidden where somebody has been', () => {
    const play: PlayContext = { chance: quickChance(7), tell() {}, seal() {} }
    const s = game.start(optionsFor('dara'), play)
    game.play(s, 0, brain.plan(s, 0, quickChance(1), 0)[0], play)
    const free = new Set<number>()
    const known = (heard: Knowledge<View>['heard']): Knowledge<View> => ({ seat: 1, view: game.view(s, 1), heard })
    for (let seed = 0; seed < 40; seed++) free.add(worldsOf(known([]))(quickChance(seed)).ambush[0])
    expect(free.size).toBeGreaterThan(5)
    const [first] = free
    const to = FACTS.of('dara').grid.name(first as Hex)
    const heard = [{ key: 'stepped', params: { unit: 'per-saracen-lc-5', from: '3202', to, hits: 0 }, to: 3 }]
    for (let seed = 0; seed < 40; seed++) expect(worldsOf(known(heard))(quickChance(seed)).ambush[0]).not.toBe(first)
  })

  test('all chances together are certain, and a battle that is over is judged by its outcome', () => {
    const s = fightOut('tricameron', 4, [0, 0])
    const winner = game.outcome(s)?.winners[0] as Seat
    expect(brain.evaluate(s, winner)).toBe(1)
    expect(brain.evaluate(s, winner === 0 ? 1 : 0)).toBe(0)
    watch(optionsFor('callinicum'), 3, 60, 4, (_, table) => {
      const chances = ([0, 1] as Seat[]).map((seat) => brain.evaluate(table.truth(), seat))
      expect(chances[0] + chances[1]).toBeCloseTo(1, 9)
    })
  })
})
