import { type Chance, type GameBrain, isWhole, type Knowledge, quickChance, unheard } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import type { LotsAction, LotsState, LotsView } from '../../kernel/test/lots.ts'
import { foresee, wholePlan } from '../src/foresight.ts'
import { decideAt, type Method, Opponent, type Question, search, think, thinkAside, WORLDS_KEPT } from '../src/index.ts'
import { LEVELS } from '../src/levels.ts'
import { brain, lots } from './heap.ts'

const METHOD: Method = { plans: 8, carelessness: 0, daring: 0.8, looseness: 0.3 }

/** Seat 1 has bid most and may take stones. */
function taking(scenario = 'small'): Knowledge<LotsView> {
  const play = unheard(quickChance(1))
  const s = lots.start({ scenario }, play)
  for (const [seat, n] of [0, 2, 1].entries()) lots.play(s, seat, { do: 'bid', n }, play)
  return { seat: 1, view: lots.view(s, 1), heard: [] }
}

const asked = (more: Partial<Question<LotsState, LotsAction, LotsView>> = {}) => ({
  game: lots,
  brain,
  known: taking(),
  method: METHOD,
  budget: { iterations: 200 },
  seed: 1,
  ...more,
})

/** How often each part of a brain is used. */
function watched(of: GameBrain<LotsState, LotsAction, LotsView> = brain) {
  const used = { worlds: 0, evaluate: 0 }
  const spied: typeof brain = {
    ...of,
    worlds: (known) => {
      const draw = of.worlds(known)
      return (chance) => {
        used.worlds++
        return draw(chance)
      }
    },
    evaluate: (s, seat) => {
      used.evaluate++
      return of.evaluate(s, seat)
    },
  }
  return { used, brain: spied }
}

/** One who takes all there is, and a brain that may bear itself like that when it has nothing yet. */
const greedy: typeof brain = {
  ...brain,
  plan: (s, seat) => [lots.actions(s, seat).find(({ do: verb }) => verb === 'take') ?? lots.actions(s, seat)[0]],
}
const moody: typeof brain = {
  ...brain,
  bearings: (s, seat) => (s.stones[seat] === 0 ? ['greedy'] : []),
  inBearing: () => greedy,
}

describe('a search', () => {
  test('finds what the brain by itself does not', () => {
    expect(brain.plan(lots.imagine(taking(), quickChance(1)), 1, quickChance(1), 0)).toEqual([{ do: 'stop' }])
    expect(think(asked()).plan[0]).toEqual({ do: 'take' })
  })

  test('compares what the brain has besides its own plan', () => {
    const TAKE: LotsAction = { do: 'take' }
    const careful = { ...METHOD, daring: 0 }
    const rich: typeof brain = {
      ...brain,
      ideas: (_, __, most) =>
        [
          [TAKE, TAKE],
          [TAKE, TAKE, TAKE],
        ].slice(0, most),
    }
    const lengths = (of: typeof brain, method: Method): number[] =>
      think(asked({ brain: of, method })).tried.map(({ plan }) => plan.length)
    expect(lengths(brain, careful)).toEqual([1, 2])
    expect(lengths(rich, careful)).toEqual([1, 3, 4, 2])
    expect(think(asked({ brain: rich, method: careful })).plan.slice(0, 2)).toEqual([TAKE, TAKE])
    expect(lengths(rich, { ...careful, plans: 1 })).toEqual([1])
  })

  test('compares ways to bear oneself, and tells which it takes', () => {
    const still: Method = { ...METHOD, plans: 2, daring: 0 }
    const found = think(asked({ brain: moody, method: still }))
    expect(found.tried.map(({ bearing }) => bearing)).toEqual([null, 'greedy', null])
    expect([found.bearing, found.plan[0]]).toEqual(['greedy', { do: 'take' }])
    // Whoever bears himself so already goes on without comparing.
    const kept = think(asked({ brain: moody, method: still, bearing: 'greedy', budget: { iterations: 0 } }))
    expect([kept.bearing, kept.plan[0]]).toEqual(['greedy', { do: 'take' }])
  })

  test('bears itself so to the end of the turn, and no longer', () => {
    const stones = (changes: number): number => {
      const state = lots.imagine(taking(), quickChance(1))
      const reach = { since: brain.turnOf(state), changes }
      const following = foresee(lots, { ...brain, evaluate: (s) => s.heap }, state, 1, reach, quickChance(1), 0, greedy)
      while (!following.next().done);
      return state.stones[1]
    }
    expect(stones(1)).toBeGreaterThan(1)
    expect(stones(3)).toBe(stones(1))
  })

  test('drops plans that come to the same, where the brain says so', () => {
    const same: typeof brain = { ...brain, evaluate: () => 0.5 }
    const trials = (of: typeof brain): number => think(asked({ brain: of })).iterations
    expect(trials(same)).toBe(200)
    const { tried, iterations } = think(asked({ brain: { ...same, alike: 2 } }))
    expect(tried.length).toBeGreaterThan(1)
    expect(iterations).toBe(2 * tried.length)
  })

  test.each([1, 2])('follows a plan until so many turns have passed (%d), or to the end', (horizon) => {
    const judgedAt: number[] = []
    const spied: typeof brain = {
      ...brain,
      horizon,
      // It need not go up: only that it changes counts.
      turnOf: (s) => [7, 3, 9, 5, 0][brain.turnOf(s)],
      evaluate: (s, seat) => {
        judgedAt.push(brain.turnOf(s))
        return brain.evaluate(s, seat)
      },
    }
    const { iterations } = think(asked({ brain: spied }))
    const begun = brain.turnOf(lots.imagine(taking(), quickChance(1)))
    expect(judgedAt.length).toBe(iterations)
    expect(new Set(judgedAt)).toEqual(new Set([begun + horizon]))
  })

  test('stays with the brain’s own plan where no other is better', () => {
    const indifferent: typeof brain = { ...brain, evaluate: () => 0.5 }
    const decided = think(asked({ brain: indifferent, budget: { iterations: 200 } }))
    expect(decided).toMatchObject({ plan: [{ do: 'stop' }], chance: 0.5 })
    expect(decided.tried.length).toBeGreaterThan(1)
  })

  test('follows a plan as far as the brain says for where it begins', () => {
    const judgedAt = new Set<number>()
    const spied: typeof brain = {
      ...brain,
      horizonFrom: () => 2,
      evaluate: (s, seat) => {
        judgedAt.add(brain.turnOf(s))
        return brain.evaluate(s, seat)
      },
    }
    think(asked({ brain: spied }))
    expect(judgedAt).toEqual(new Set([brain.turnOf(lots.imagine(taking(), quickChance(1))) + 2]))
  })

  test('follows a plan to the next count, and no further', () => {
    const judgedAt = new Set<number>()
    const begun = brain.turnOf(lots.imagine(taking(), quickChance(1)))
    const spied: typeof brain = {
      ...brain,
      horizonFrom: () => Number.POSITIVE_INFINITY,
      countOf: (s) => (brain.turnOf(s) >= begun + 2 ? 1 : 0),
      evaluate: (s, seat) => {
        judgedAt.add(brain.turnOf(s))
        return brain.evaluate(s, seat)
      },
    }
    think(asked({ brain: spied }))
    expect(judgedAt).toEqual(new Set([begun + 2]))
  })

  test.each([
    [[1], 0.5],
    // What it does not come to counts as the end does.
    [[1, 5], 0.6],
    [[3], 0.8],
  ])('judges a plan on the way too where the brain says so (after %j turns)', (glimpses, worth) => {
    const begun = brain.turnOf(lots.imagine(taking(), quickChance(1)))
    const isEnd = (s: LotsState): boolean => brain.turnOf(s) === begun + 2
    const glimpsing: typeof brain = { ...brain, horizon: 2, glimpses, evaluate: (s) => (isEnd(s) ? 0.8 : 0.2) }
    expect(think(asked({ brain: glimpsing })).chance).toBeCloseTo(worth)
  })

  test('prices a plan by what the others do after it', () => {
    const greedy: typeof brain = {
      ...brain,
      plan: (s, seat, chance) => {
        const taken = lots.actions(s, seat).find((action) => action.do === 'take')
        return seat !== 1 && taken && isWhole(taken) ? [taken] : brain.plan(s, seat, chance, 0)
      },
    }
    const method = { ...METHOD, looseness: 0 }
    const chanceBy = (of: typeof brain): number => think(asked({ brain: { ...of, horizon: 4 }, method })).chance
    expect(chanceBy(greedy)).toBeLessThan(chanceBy(brain) - 0.05)
  })

  test('lets a plan that strays lean the same way from its first step to its last, and another otherwise', () => {
    const leanings: number[][] = []
    const leaning: typeof brain = {
      ...brain,
      plan: (s, seat, chance, daring) => {
        if (daring > 0 && seat === 1) leanings.at(-1)?.push(chance.pick(1_000_000))
        const [taken] = lots.actions(s, seat).filter(({ do: verb }) => verb === (daring > 0 ? 'take' : 'stop'))
        return taken && isWhole(taken) ? [taken] : brain.plan(s, seat, chance, 0)
      },
    }
    const chance = quickChance(5)
    for (let i = 0; i < 3; i++) {
      leanings.push([])
      wholePlan(lots, leaning, lots.imagine(taking(), chance), 1, [], chance, 0.5)
    }
    for (const steps of leanings) {
      expect(steps.length).toBeGreaterThan(1)
      expect(new Set(steps).size).toBe(1)
    }
    expect(new Set(leanings.map(([first]) => first)).size).toBe(3)
  })

  /** How often another plan looks better by luck, and how often it is taken: where all plans are alike. */
  const takenByLuck = (doubt?: number): readonly [taken: number, lucky: number] => {
    // What comes of a trial is drawn, whatever the plan: among many, some look better than the first.
    let [others, lucky] = [0, 0]
    for (let seed = 1; seed <= 60; seed++) {
      const luck = quickChance(seed)
      const { plan, tried } = think(
        asked({ seed, brain: { ...brain, doubt, evaluate: () => luck.pick(1000) / 1000 }, budget: { iterations: 64 } }),
      )
      const [own, ...rest] = tried
      if (rest.some((other) => other.tries > 2 && other.sum / other.tries > own.sum / own.tries)) lucky++
      if (plan[0].do !== 'stop') others++
    }
    return [others, lucky]
  }

  test('stays with the brain’s own plan where another is ahead by luck alone', () => {
    const [taken, lucky] = takenByLuck()
    expect(lucky).toBeGreaterThan(15)
    expect(taken).toBeLessThan(lucky / 2)
  })

  test('stays with it more often where the game asks for more doubt', () => {
    const [taken] = takenByLuck()
    expect(takenByLuck(2)[0]).toBeLessThan(taken)
  })

  test('takes another plan that is ahead in every world, however the worlds differ', () => {
    // The worlds differ by much more than the plans.
    type Marked = LotsState & { readonly mark: number }
    const marked = (s: LotsState, mark: number): Marked => ({ ...s, mark })
    const question = asked({
      game: { ...lots, clone: (s) => marked(lots.clone(s), (s as Marked).mark) },
      brain: {
        ...brain,
        worlds: (known) => (chance) => marked(brain.worlds(known)(chance), chance.pick(1000) / 1000),
        evaluate: (s, seat) => 0.9 * (s as Marked).mark + 0.1 * brain.evaluate(s, seat),
      },
      method: { ...METHOD, looseness: 0 },
    })
    expect(think(question).plan[0]).toEqual({ do: 'take' })
  })

  test('does not think of plans that undo what was just done, unless it is the brain’s own', () => {
    const stubborn: typeof brain = { ...brain, undoes: (_, plan) => plan[0].do === 'take' }
    expect(think(asked({ brain: stubborn })).tried.map(({ plan }) => plan[0].do)).toEqual(['stop'])
    const always: typeof brain = { ...brain, undoes: () => true }
    expect(think(asked({ brain: always })).plan).toEqual([{ do: 'stop' }])
  })

  test('tries nothing that is dominated, not even as the brain’s own plan or a step of it', () => {
    const against = (verb: LotsAction['do']): typeof brain => ({
      ...brain,
      dominated: (_, __, action) => action.do === verb,
    })
    const begun = (of: typeof brain) => new Set(think(asked({ brain: of })).tried.map(({ plan }) => plan[0].do))
    expect(begun(brain)).toEqual(new Set(['stop', 'take']))
    expect(begun(against('take'))).toEqual(new Set(['stop']))
    expect(begun(against('stop'))).toEqual(new Set(['take']))
  })

  test('makes new plans that begin as the best does, and no plan twice', () => {
    const few: Method = { plans: 12, carelessness: 0, daring: 1, looseness: 0 }
    const take = { do: 'take' } as const
    const rich: typeof brain = {
      ...brain,
      ideas: () => [1, 2, 3, 5, 7, 8, 10].map((n) => Array.from({ length: n }, () => take)),
    }
    const { tried, plan } = think(
      asked({ brain: rich, known: taking('large'), method: few, budget: { iterations: 2000 } }),
    )
    // Its own, seven ideas, and what was made of the best.
    const made = tried.slice(8)
    expect(made.length).toBeGreaterThan(0)
    expect(new Set(tried.map(({ plan: of }) => JSON.stringify(of))).size).toBe(tried.length)
    for (const { plan: of } of made) expect(of[0]).toEqual(plan[0])
  })

  test('nor of those that waste something', () => {
    const frugal: typeof brain = { ...brain, vain: (_, seat, plan) => seat === 1 && plan[0].do === 'take' }
    expect(think(asked({ brain: frugal })).tried.map(({ plan }) => plan[0].do)).toEqual(['stop'])
  })

  test('answers the same for the same seed and iterations', () => {
    expect(think(asked({ seed: 7 }))).toEqual(think(asked({ seed: 7 })))
  })

  test('plans on to where somebody else is asked, and no further', () => {
    const { plan } = think(asked())
    expect(plan.at(-1)).toEqual({ do: 'stop' })
    expect(plan.slice(0, -1).every(({ do: verb }) => verb === 'take')).toBe(true)
  })

  test.each([1, 2, 10, 50])('keeps to a budget of %d iterations', (iterations) => {
    const { used, brain: spied } = watched()
    const answer = think(asked({ brain: spied, budget: { iterations } }))
    expect(answer.iterations).toBeLessThanOrEqual(iterations)
    expect(used.evaluate).toBeLessThanOrEqual(iterations + 1)
  })

  test('keeps to a budget of time, by the clock it is given', () => {
    let time = 1000
    const now = (): number => time++
    // It looks at the clock a few times for each trial.
    const { iterations } = think(asked({ budget: { milliseconds: 60 }, now }))
    expect(iterations).toBeGreaterThan(5)
    expect(time).toBeLessThan(1000 + 60 + 5)
  })

  test('keeps to it even where the first world, a plan or a trial takes long', () => {
    for (const [world, plan] of [
      [30, 1],
      [1, 9],
      [1, 0.01],
    ]) {
      let time = 0
      const slow = {
        ...brain,
        worlds: (known: Knowledge<LotsView>) => (chance: Chance) => {
          time += world
          return lots.imagine(known, chance)
        },
        plan: (...args: Parameters<typeof brain.plan>) => {
          time += plan
          return brain.plan(...args)
        },
        // The end never comes in sight.
        turnOf: () => 0,
      }
      const answer = think(asked({ brain: slow, budget: { milliseconds: 100 }, now: () => time }))
      expect(time).toBeGreaterThan(10)
      expect(time).toBeLessThanOrEqual(120)
      expect(answer.plan.length).toBeGreaterThan(0)
    }
  })

  test('with no budget at all answers with the brain’s own plan', () => {
    expect(think(asked({ budget: { iterations: 0 } }))).toMatchObject({ plan: [{ do: 'stop' }], iterations: 0 })
  })

  test('spends on a choice what it deserves', () => {
    const light = { ...brain, weight: () => 0.1 }
    expect(think(asked({ brain: light, budget: { iterations: 100 } })).iterations).toBeLessThanOrEqual(10)
    expect(think(asked({ brain: { ...brain, weight: () => 0 } })).iterations).toBe(0)
  })

  test('stops when nobody waits any more, and has an answer even then', () => {
    const signal = { aborted: false }
    const { used, brain: spied } = watched()
    const searching = search(asked({ brain: spied, signal, budget: { iterations: 1_000_000 } }))
    while (used.evaluate < 5) expect(searching.next().done).toBe(false)
    signal.aborted = true
    const { done, value } = searching.next()
    expect(done).toBe(true)
    expect(value).toMatchObject({ iterations: 5 })
    expect(used.evaluate).toBe(5)
    expect(think(asked({ signal })).plan.length).toBeGreaterThan(0)
  })

  test('lets others run while it thinks', async () => {
    const signal = new AbortController()
    const thinking = thinkAside(asked({ signal: signal.signal, budget: { milliseconds: 60_000 } }))
    setTimeout(() => signal.abort(), 30)
    const { iterations } = await thinking
    expect(iterations).toBeGreaterThan(0)
  })

  test('holds a bounded number of worlds, however long it thinks', () => {
    // A clone is as good as a new world here; what is kept is counted by what is drawn again.
    const { used, brain: spied } = watched({ ...brain, evaluate: (_, seat) => 0.5 + seat / 100 })
    const { iterations, tried } = think(asked({ brain: spied, budget: { iterations: 2000 } }))
    expect(iterations).toBe(2000)
    const triesOfEach = Math.floor(iterations / tried.length)
    expect(triesOfEach).toBeGreaterThan(WORLDS_KEPT)
    expect(used.worlds).toBeGreaterThan(triesOfEach)
  })
})

describe('an opponent', () => {
  const opponent = () => new Opponent(lots, brain, { ...LEVELS.centurio, method: METHOD, budget: { iterations: 200 } })

  test('goes on with its plan without thinking again', () => {
    const bot = opponent()
    const state = lots.imagine(taking(), quickChance(1))
    const first = bot.decide(taking(), { seed: 1 })
    expect(first).toMatchObject({ action: { do: 'take' }, explanation: { key: 'take' } })
    expect(first.iterations).toBeGreaterThan(0)
    lots.play(state, 1, first.action, unheard(quickChance(1)))
    const next = bot.decide({ seat: 1, view: lots.view(state, 1), heard: [] }, { seed: 2 })
    expect(next.iterations).toBe(0)
  })

  test('keeps how it bears itself as long as the turn lasts', () => {
    const settled: typeof brain = { ...moody, weight: (s, seat) => (s.stones[seat] === 0 ? 1 : 0) }
    const bot = new Opponent(lots, settled, { ...LEVELS.centurio, method: METHOD, budget: { iterations: 200 } })
    expect(bot.decide(taking(), { seed: 1 }).action).toEqual({ do: 'take' })
    // The heap is not what it was, so that what follows is thought of anew; there is nothing to compare any more.
    const later = (at: number): LotsAction => {
      const view = { ...taking().view, heap: 30, stones: [0, 1, 0] }
      const stack = view.stack.map((frame) => (frame.step === 'rounds' ? { ...frame, at } : frame))
      return bot.decide({ seat: 1, view: { ...view, stack }, heard: [] }, { seed: 2 }).action
    }
    const [, rounds] = taking().view.stack
    const now = rounds.step === 'rounds' ? rounds.at : 0
    expect([later(now), later(now + 1), later(now)]).toEqual([{ do: 'take' }, { do: 'stop' }, { do: 'stop' }])
    // Somebody else who is asked at once may be told.
    const told = { seed: 1, budget: { iterations: 0 }, bearing: 'greedy' }
    expect(new Opponent(lots, moody, LEVELS.centurio).decide(taking(), told).action).toEqual({ do: 'take' })
  })

  test('thinks again where things are not as it expected', () => {
    const bot = opponent()
    bot.decide(taking(), { seed: 1 })
    // The action was never carried out: everything is still as before.
    expect(bot.decide(taking(), { seed: 1 }).iterations).toBeGreaterThan(0)
  })

  test('gives up only after several turns without hope, and only where its level and the game do', () => {
    const turns = [1, 2, 3, 4, 5, 6]
    const hopeless = (chance: number, resigns: boolean, mayResign?: boolean): boolean[] => {
      let turn = 0
      const leave = mayResign === undefined ? {} : { mayResign }
      const glum = { ...brain, ...leave, weight: () => 0, evaluate: () => chance, turnOf: () => turn }
      const bot = new Opponent(lots, glum, { ...LEVELS.legatus, resigns })
      return turns.map((now) => {
        turn = now
        return bot.decide(taking(), { seed: now }).resign
      })
    }
    expect(hopeless(0.001, true)).toEqual([false, false, false, false, true, true])
    expect(hopeless(0.2, true)).not.toContain(true)
    expect(hopeless(0.001, false)).not.toContain(true)
    // Where more than two play, that would end the game for the others.
    expect(hopeless(0.001, true, false)).not.toContain(true)
  })
})

test('a decision by itself is the same every time', () => {
  const decide = () => decideAt('miles', lots, brain, taking(), { seed: 3 })
  expect(decide()).toEqual(decide())
})
