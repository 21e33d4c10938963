import {
  type Happening,
  includes,
  inManner,
  type Knowledge,
  MANNER_IDS,
  quickChance,
  seatsIn,
  seededSource,
  Table,
  unheard,
} from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { decideAt, LEVEL_IDS, LEVELS, Opponent, playMatch } from '../../../platform/bots/src/index.ts'
import { attackOdds } from '../bot/battle-odds.ts'
import { brain } from '../bot/brain.ts'
import { explain } from '../bot/explain.ts'
import { likingOf } from '../bot/manners.ts'
import { worldsOf } from '../bot/memory.ts'
import type { Action } from '../rules/action.ts'
import { juliusCaesar as game, type Options } from '../rules/game.ts'
import { fromPosition, type Position } from '../rules/position.ts'
import { ALL_BLOCKS, type BlockId, CAESAR, type PlaceId, place, SIDES } from '../rules/printed.ts'
import { isOnMap, type State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { reasons as english } from '../text/explain.en.ts'
import { reasons as italian } from '../text/explain.it.ts'

/** What comes to mind at once. */
const quickly = (known: Knowledge<View>, seed: number): Action =>
  decideAt('miles', game, brain, known, { seed }).plan[0]

type JuliusTable = Table<State, Action, View, Options, Action>

/** A table where quick opponents play, and somebody looks on at every so many decisions. */
function watch(seed: number, every: number, look: (known: Knowledge<View>, table: JuliusTable) => void): void {
  const scenario = seed % 2 === 0 ? 'historical' : 'free'
  const table: JuliusTable = new Table(game, { scenario }, 'watched', seededSource(seed))
  const chance = quickChance(seed)
  for (let [seat] = seatsIn(table.asked()); seat !== undefined; [seat] = seatsIn(table.asked())) {
    const known = table.knowledge(seat)
    if (chance.pick(every) === 0) look(known, table)
    const world = game.imagine(known, chance)
    expect(table.act(seat, brain.plan(world, seat, chance, 0.4)[0]).refusal).toBeNull()
  }
  expect(table.outcome()).not.toBeNull()
}

/** What a seat knows of a position in which nothing was told yet. */
const knownIn = (position: Position, seat: 0 | 1): Knowledge<View> => ({
  seat,
  view: game.view(fromPosition(position), seat),
  heard: [],
})

const TWELVE_TRIALS = { budget: { iterations: 12 } }

describe('every level', () => {
  test.each(LEVEL_IDS)('%s plays legal actions only, and says why in both languages', (level) => {
    let decisions = 0
    watch(4, 25, (known, table) => {
      const { plan } = decideAt(level, game, brain, known, { seed: decisions++, ...TWELVE_TRIALS })
      expect(table.refusal(known.seat, plan[0])).toBeNull()
      const why = explain(game.imagine(known, quickChance(1)), known.seat, plan)
      for (const manner of ['why', 'advice'] as const) {
        for (const words of [english, italian]) expect(words[manner](why)).toMatch(/^\p{Lu}.+\.$/u)
        expect(english[manner](why)).not.toBe(italian[manner](why))
      }
    })
    expect(decisions).toBeGreaterThan(8)
  })

  test.each(LEVEL_IDS)('%s carries whole plans through to their end', (level) => {
    const table: JuliusTable = new Table(game, { scenario: 'historical' }, 'plans', seededSource(3))
    const bots = SIDES.map(() => new Opponent(game, brain, LEVELS[level]))
    let carriedOn = 0
    for (let i = 0; i < 60; i++) {
      const [seat] = seatsIn(table.asked())
      const before = i
      const { action, iterations } = bots[seat].decide(table.knowledge(seat), { seed: before, ...TWELVE_TRIALS })
      if (iterations === 0 && action.do === 'move') carriedOn++
      expect(table.act(seat, action).refusal).toBeNull()
    }
    expect(carriedOn).toBeGreaterThan(0)
  })

  test.each(LEVEL_IDS)('%s decides the same in worlds that look the same to it', (level) => {
    let others = 0
    for (const seed of [6, 7])
      watch(seed, 60, (known, table) => {
        const [one, other] = [1, 2].map((seed) => game.imagine(known, quickChance(seed)))
        const seen = (s: State): Knowledge<View> => ({ ...known, view: game.view(s, known.seat) })
        const asked = { seed: 5, budget: { iterations: 4 } }
        const really = decideAt(level, game, brain, known, asked)
        expect(decideAt(level, game, brain, seen(one), asked)).toEqual(really)
        expect(decideAt(level, game, brain, seen(other), asked)).toEqual(really)
        const worlds = [one, other, table.truth()].map((s) => JSON.stringify(game.encode(s)))
        others += new Set(worlds).size - 1
      })
    // They were other worlds, nearly every time.
    expect(others).toBeGreaterThan(10)
  })

  test.each([
    ['tiro', 'miles', 'historical'],
    ['miles', 'random', 'free'],
    ['centurio', 'tiro', 'free'],
    ['miles', 'legatus', 'historical'],
  ] as const)('%s and %s play whole games, %s, to their end', (one, other, scenario) => {
    for (const [seed, contenders] of [
      [1, [one, other]],
      [2, [other, one]],
    ] as const) {
      const budgets = SIDES.map(() => ({ iterations: 2 }))
      const { outcome, record } = playMatch({ game, brain, options: { scenario }, seed, contenders, budgets })
      expect(outcome.winners.length).toBeLessThan(2)
      expect(record.actions.length).toBeGreaterThan(50)
    }
  })
})

describe('the quick opponent', () => {
  test('beats random play', () => {
    for (const seed of [1, 2, 3, 4]) {
      const table: JuliusTable = new Table(game, { scenario: 'historical' }, 'quick', seededSource(seed))
      const chance = quickChance(seed)
      const quick = seed % 2
      for (let [seat] = seatsIn(table.asked()); seat !== undefined; [seat] = seatsIn(table.asked())) {
        const legal = table.actions(seat)
        const action = seat === quick ? quickly(table.knowledge(seat), seed) : legal[chance.pick(legal.length)]
        table.act(seat, action)
      }
      expect(table.outcome()?.winners).toEqual([quick])
    }
  })

  test('takes an undefended city worth two points', () => {
    const known = knownIn(
      {
        blocks: { genua: ['legio-8', 'legio-12'], alexandria: ['cleopatra'] },
        cards: { caesar: 'cmd-1-2-a', pompeius: 'cmd-1-2-b' },
        now: { step: 'moves', side: 'caesar' },
      },
      0,
    )
    expect(quickly(known, 1)).toMatchObject({ do: 'move', to: 'roma' })
  })

  test('leaves a battle that is lost', () => {
    const s = fromPosition({
      blocks: { roma: ['leader-caesar:1 from genua', 'legio-1', 'legio-2', 'p-ballista:1'], genua: ['legio-8'] },
      contests: { roma: { attacker: 'caesar', main: 'genua' } },
      cards: { caesar: 'cmd-1-2-a', pompeius: 'cmd-1-2-b' },
      now: { step: 'battle', at: 'roma', round: 3 },
    })
    // Of letter A, and nobody else is: it acts first.
    expect(seatsIn(game.waiting(s))).toEqual([0])
    const plan = brain.plan(s, 0, quickChance(1), 0)
    expect(plan).toEqual([{ do: 'retreat', block: 'leader-caesar', to: 'genua' }])
    expect(explain(s, 0, plan)).toEqual({ key: 'withdraw', params: { at: 'roma', to: 'genua' } })
  })

  test('has more ideas for a command than it carries out: possible, and the best first', () => {
    let [commands, plans] = [0, 0]
    watch(6, 4, ({ seat }, table) => {
      const s = table.truth()
      if (s.stack.at(-1)?.step !== 'moves') return
      const found = [...(brain.ideas?.(s, seat, 12) ?? [])]
      const own = brain.plan(s, seat, quickChance(1), 0)
      expect(found.length).toBeLessThanOrEqual(6)
      // Where nothing is worth a Move Point it would rather keep them.
      if (own.length > 1) expect(found[0]).toEqual(own)
      for (const idea of found) {
        const world = game.clone(s)
        for (const action of idea) {
          expect(game.refusal(world, seat, action)).toBeNull()
          game.play(world, seat, action, unheard(quickChance(1)))
        }
      }
      commands++
      plans += new Set(found.map((idea) => JSON.stringify(idea))).size
    })
    expect(commands).toBeGreaterThan(10)
    expect(plans / commands).toBeGreaterThan(3)
  })

  test('says what a command is for', () => {
    const s = fromPosition({
      blocks: { genua: ['legio-8', 'legio-12'], neapolis: ['legio-1'] },
      cards: { caesar: 'cmd-1-2-a', pompeius: 'cmd-1-2-b' },
      now: { step: 'moves', side: 'caesar' },
    })
    const move = (block: BlockId, to: PlaceId): Action => ({ do: 'move', block, to })
    const why = (...plan: Action[]) => explain(s, 0, plan)
    expect(why(move('legio-8', 'roma'), move('legio-8', 'neapolis'), move('legio-12', 'ravenna'))).toEqual({
      key: 'attack',
      params: { at: 'neapolis', blocks: 1, value: 0 },
    })
    expect(why(move('legio-8', 'roma'))).toEqual({ key: 'occupy', params: { at: 'roma', value: 2 } })
    expect(why({ do: 'end-moves' })).toEqual({ key: 'stay', params: {} })
  })
})

describe('worlds it could be in', () => {
  test('look to the seat just as the real one does', () => {
    for (const seed of [10, 11, 60, 61])
      watch(seed, 8, (known, table) => {
        const world = worldsOf(known)(quickChance(seed))
        expect(game.view(world, known.seat)).toEqual(known.view)
        expect(game.actions(world, known.seat)).toEqual(table.actions(known.seat))
        expect(game.faults(world)).toEqual([])
      })
  })

  test('are much nearer to the truth than those made from the view alone', () => {
    const hits = { remembered: 0, viewed: 0, all: 0 }
    watch(12, 20, (known, table) => {
      const truth = table.truth()
      const remembered = worldsOf(known)(quickChance(1))
      const viewed = game.imagine(known, quickChance(1))
      for (const b of ALL_BLOCKS) {
        if (truth.side[b] === known.seat || !isOnMap(truth, b)) continue
        hits.all++
        if (remembered.place[b] === truth.place[b]) hits.remembered++
        if (viewed.place[b] === truth.place[b]) hits.viewed++
      }
    })
    expect(hits.all).toBeGreaterThan(100)
    expect(hits.remembered / hits.all).toBeGreaterThan(2 * (hits.viewed / hits.all))
  })

  test('remember who showed himself, and how strong he was', () => {
    const told = (key: string, params: Happening['params']): Happening => ({ key, params, to: 0xffff })
    const position: Position = {
      change: { neapolis: ['leader-pompeius:1', 'legio-1', 'p-navis-1'], brundisium: ['legio-3:2'] },
      cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
      now: { step: 'moves', side: 'caesar' },
    }
    const heard = [
      told('battle-begins', { at: 'neapolis', attacker: 'caesar', attackers: [], defenders: [['leader-pompeius', 1]] }),
      told('hit', { side: 'pompeius', block: 'legio-3', strength: 2 }),
    ]
    for (let seed = 0; seed < 10; seed++) {
      const world = worldsOf({ ...knownIn(position, 0), heard })(quickChance(seed))
      const real = fromPosition(position)
      expect(world.place).toEqual(real.place)
      expect(world.steps).toEqual(real.steps)
    }
  })

  test('are told nothing that the seat was not told', () => {
    watch(14, 40, (known) => {
      expect(known.heard.every(({ to }) => includes(to, known.seat))).toBe(true)
    })
  })
})

describe('a manner', () => {
  test('decides between commands otherwise now and then, and does nothing that is not allowed', () => {
    const differs = new Set<string>()
    watch(20, 5, (known) => {
      const world = worldsOf(known)(quickChance(3))
      if (world.stack.at(-1)?.step !== 'moves') return
      const own = JSON.stringify(brain.plan(world, known.seat, quickChance(4), 0))
      for (const manner of MANNER_IDS) {
        const plan = inManner(brain, manner).plan(world, known.seat, quickChance(4), 0)
        const ahead = game.clone(world)
        for (const action of plan) {
          expect(game.refusal(ahead, known.seat, action)).toBeNull()
          game.play(ahead, known.seat, action, unheard(quickChance(5)))
        }
        if (JSON.stringify(plan) !== own) differs.add(manner)
      }
    })
    expect(differs.size).toBeGreaterThan(0)
    expect(inManner(brain, null)).toBe(brain)
  })

  test('likes battle, company or points, each of them little', () => {
    const s = fromPosition({ now: { step: 'cards' } })
    const leg = (from: PlaceId, to: PlaceId) => [{ from: place(from), to: place(to), blocks: [] }]
    const likings = (to: PlaceId) => MANNER_IDS.map((manner) => likingOf(s, CAESAR, leg('massilia', to), manner))
    const [bold, patient, grasping] = likings('tarraco')
    expect([bold > 0, patient, grasping > 0]).toEqual([true, 0, true])
    expect(likings('genua')[1]).toBeGreaterThan(0)
    for (const liking of likings('roma')) expect(liking).toBeLessThan(0.4)
  })
})

describe('a judgement', () => {
  test('lies between 0 and 1 and is one side’s loss where it is the other’s gain', () => {
    watch(16, 20, (_, table) => {
      const [caesar, pompeius] = SIDES.map((side) => brain.evaluate(table.truth(), side))
      expect(caesar).toBeGreaterThanOrEqual(0)
      expect(caesar).toBeLessThanOrEqual(1)
      expect(caesar + pompeius).toBeCloseTo(1, 9)
    })
  })

  test('has a finite measure for every feature it names, and no weight for another', () => {
    const { features = [], learned, measure } = brain.judgement ?? {}
    expect(Object.keys(learned?.weights ?? {}).filter((name) => !features.includes(name))).toEqual([])
    const told = new Set<string>()
    watch(17, 40, (_, table) => {
      for (const measured of measure?.(table.truth()) ?? []) {
        expect(measured.length).toBe(features.length)
        expect(measured.every(Number.isFinite)).toBe(true)
        for (const [i, value] of measured.entries()) if (value !== 0) told.add(features[i])
      }
    })
    for (const name of ['caesar', 'ten-points', 'points', 'force', 'blocks', 'leaders', 'navies', 'hand', 'levies'])
      expect(told).toContain(name)
  })

  test('sees ten points in Winter coming', () => {
    const armies = (roma: readonly string[]): number =>
      brain.evaluate(fromPosition({ change: { roma }, turn: 5, now: { step: 'cards' } }), 1)
    // Pompeius begins with seven points; with Athenae, Ephesus and Byzantium he has ten.
    const seven = armies([])
    const ten = brain.evaluate(
      fromPosition({ change: { athenae: ['legio-32'], ephesus: ['legio-36'], byzantium: ['legio-35'] }, turn: 5 }),
      1,
    )
    expect(ten).toBeGreaterThan(seven + 0.2)
  })

  test('of a battle grows with the odds, and favours the Defender among equals', () => {
    expect(attackOdds(2, 6, 2, 6)).toBeLessThan(0.5)
    expect(attackOdds(4, 12, 2, 6)).toBeGreaterThan(0.85)
    expect(attackOdds(1, 3, 3, 9)).toBeLessThan(0.05)
    expect(attackOdds(1, 3, 0, 0)).toBe(1)
  })
})
