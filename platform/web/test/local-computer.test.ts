import 'fake-indexeddb/auto'
import type { AdvisedStep, Circumstances, Decision, Level } from '@iacta/bots'
import { type Game, type GameBrain, includes, type Knowledge, quickChance, replay } from '@iacta/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Thinking } from '../src/local/computer.ts'
import type { LocalTable } from '../src/local/table.ts'
import { knownTo, type Scene, type TableSummary, Trouble } from '../src/table/link.ts'
import {
  Browser,
  engineNamed,
  HOT_SEAT,
  playOn,
  SOLO,
  sceneOf,
  type Tab,
  thinkingFor,
  troubleOf,
  until,
} from './local-house.ts'

const GAME = 'julius-caesar'

const tabs: Tab[] = []
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close()
})

function aTab(browser: Browser, options?: Parameters<Browser['open']>[0]): Tab {
  const tab = browser.open(options)
  tabs.push(tab)
  return tab
}

/** One question put to the computer, which thinks until it is let go. */
interface Thought {
  readonly level: string
  readonly known: Knowledge<unknown>
  readonly signal: { readonly aborted: boolean }
  letGo(): void
}

/** A computer whose thoughts are in the hands of the test. */
class Thinker {
  readonly thoughts: Thought[] = []
  /** How many players there have been. */
  players = 0
  /** What is said besides what it would have decided. */
  says: Partial<Decision<unknown>> = {}
  /** It answers at once. */
  isQuick = false

  readonly thinking = async (game: string): Promise<Thinking> => {
    const thinking = await thinkingFor(game)
    return { ...thinking, bots: { ...thinking.bots, Opponent: this.#opponent(thinking.bots.Opponent) } }
  }

  #opponent(Real: Thinking['bots']['Opponent']): Thinking['bots']['Opponent'] {
    const thinker = this
    return class<State, Action, View> extends Real<State, Action, View> {
      readonly #level: Level

      constructor(game: Game<State, Action, View>, brain: GameBrain<State, Action, View>, level: Level) {
        super(game, brain, level)
        this.#level = level
        thinker.players++
      }

      override async decideAside(known: Knowledge<View>, around: Circumstances): Promise<Decision<Action>> {
        const { signal = { aborted: false } } = around
        if (!thinker.isQuick)
          await new Promise<void>((letGo) => thinker.thoughts.push({ level: this.#level.id, known, signal, letGo }))
        const decision = this.decide(known, { ...around, budget: { iterations: 4 } })
        return { ...decision, ...(thinker.says as Partial<Decision<Action>>) }
      }
    }
  }

  async nth(n: number): Promise<Thought> {
    await until(() => this.thoughts.length >= n, `thought ${n}`)
    return this.thoughts[n - 1]
  }
}

const against = (level: 'tiro' | 'miles' | 'centurio' | 'legatus') =>
  ({ game: GAME, seats: { caesar: 'me', pompeius: { bot: level } } }) as const

const levelsOf = (table: LocalTable | TableSummary) =>
  ('summary' in table ? table.summary.value : table)?.seats.map(({ level }) => level)

/** Everything the tab was asked before is answered. */
const answered = async (tab: Tab): Promise<unknown> => tab.house.call('list')

describe('levels', () => {
  test('are kept with the table, and told', async () => {
    const browser = new Browser()
    const tab = aTab(browser, { thinking: new Thinker().thinking })
    const id = await tab.house.call('create', against('legatus'))
    const table = await tab.table(id, { seat: 'caesar' })
    expect(levelsOf(table)).toEqual([null, 'legatus'])
    const actions = sceneOf(table).actions
    await table.act([actions[0]])
    const [listed] = await aTab(browser).house.call('list')
    expect(levelsOf(listed)).toEqual([null, 'legatus'])
  })

  test('have a manner besides: the one that was asked for, or any', async () => {
    const tab = aTab(new Browser(), { thinking: new Thinker().thinking })
    const seats = { caesar: 'me', pompeius: { bot: 'miles', manner: 'patient' } } as const
    const manners = async (id: string) =>
      (await tab.house.call('list')).find((table) => table.id === id)?.seats.map(({ manner }) => manner)
    expect(await manners(await tab.house.call('create', { game: GAME, seats }))).toEqual([null, 'patient'])
    const [, drawn] = (await manners(await tab.house.call('create', against('miles')))) ?? []
    expect(['bold', 'patient', 'grasping']).toContain(drawn)
  })

  test.each(['tiro', 'miles', 'centurio', 'legatus'] as const)('%s is who sits there', async (level) => {
    const thinker = new Thinker()
    const tab = aTab(new Browser(), { thinking: thinker.thinking })
    await tab.table(await tab.house.call('create', against(level)), { seat: 'caesar' })
    expect((await thinker.nth(1)).level).toBe(level)
  })

  test('where none is said, as at tables kept before there were any, are the soldier’s', async () => {
    const thinker = new Thinker()
    const tab = aTab(new Browser(), { thinking: thinker.thinking })
    const table = await tab.table(await tab.house.call('create', SOLO), { seat: 'caesar' })
    expect((await thinker.nth(1)).level).toBe('miles')
    expect(levelsOf(table)).toEqual([null, 'miles'])
  })

  test('that do not exist are refused when they are to play', async () => {
    const tab = aTab(new Browser())
    const seats = { caesar: 'me', pompeius: { bot: 'imperator' as 'tiro' } } as const
    const table = await tab.table(await tab.house.call('create', { game: GAME, seats }), { seat: 'caesar' })
    await until(() => table.trouble.value !== null)
    expect(table.trouble.value?.message).toContain('there is no level "imperator"')
  })
})

describe('while the computer thinks', () => {
  test('everything else is answered, and what it comes to counts if its seat has learned nothing new', async () => {
    const thinker = new Thinker()
    const tab = aTab(new Browser(), { thinking: thinker.thinking })
    const table = await tab.table(await tab.house.call('create', against('centurio')), { seat: 'caesar' })
    const thought = await thinker.nth(1)
    const { actions } = sceneOf(table)
    expect(await table.why({ do: 'move', block: 'legio-8', to: 'roma' })).toMatchObject({ reason: 'not-now' })
    expect(await table.moment(0)).toMatchObject({ at: 0, total: 0 })
    // One to begin with, and these three.
    const EVENTS_SO_FAR = 4
    await table.act([actions[0]])
    await table.undo()
    await table.act([actions[1]])
    // Neither the undo nor the choice is for it to know, so it thinks on, and is not asked twice.
    await tab.house.call('bot', table.id, EVENTS_SO_FAR)
    expect(thought.signal.aborted).toBe(false)
    expect(thinker.thoughts).toHaveLength(1)
    thought.letGo()
    await until(() => sceneOf(table).sequence === 2)
    const { actions: done } = await tab.house.call('export', table.id)
    expect(done.map(({ seat }) => seat)).toEqual(['caesar', 'pompeius'])
    expect(done[0].action).toEqual(actions[1])
  })

  test('it is told what its seat knows, and no more', async () => {
    const thinker = new Thinker()
    const tab = aTab(new Browser(), { thinking: thinker.thinking })
    const table = await tab.table(await tab.house.call('create', against('centurio')), { seat: 'caesar' })
    const { known } = await thinker.nth(1)
    const { game } = await engineNamed(GAME)
    const record = await tab.house.call('export', table.id)
    const [{ state, happenings }] = replay(game, record)
    expect(known).toEqual({
      seat: 1,
      view: game.view(state, 1),
      heard: happenings.filter(({ to }) => includes(to, 1)),
    })
  })

  test('and the table is closed, it stops, does nothing, and begins anew when it is opened again', async () => {
    const thinker = new Thinker()
    const tab = aTab(new Browser(), { thinking: thinker.thinking })
    const id = await tab.house.call('create', against('legatus'))
    const table = await tab.table(id, { seat: 'caesar' })
    const thought = await thinker.nth(1)
    table.close()
    await answered(tab)
    expect(thought.signal.aborted).toBe(true)
    thought.letGo()
    await answered(tab)
    const again = await tab.table(id, { seat: 'caesar' })
    expect(sceneOf(again).sequence).toBe(0)
    const second = await thinker.nth(2)
    expect(second.signal.aborted).toBe(false)
    second.letGo()
    await again.act([sceneOf(again).actions[0]])
    await until(() => sceneOf(again).sequence === 1)
  })

  test('and another tab is quicker, it stops, and there is one history', async () => {
    const browser = new Browser()
    const slow = new Thinker()
    const tab = aTab(browser, { thinking: slow.thinking })
    const id = await tab.house.call('create', against('centurio'))
    const here = await tab.table(id, { seat: 'caesar' })
    const thought = await slow.nth(1)
    const quick = new Thinker()
    quick.isQuick = true
    const there = await aTab(browser, { thinking: quick.thinking }).table(id, { seat: 'caesar' })
    await until(() => thought.signal.aborted, 'the other decision')
    thought.letGo()
    await answered(tab)
    await here.act([sceneOf(here).actions[0]])
    await until(() => sceneOf(there).sequence === 1)
    const { actions } = await tab.house.call('export', id)
    expect(actions.map(({ seat }) => seat)).toEqual(['pompeius', 'caesar'])
    expect(here.trouble.value).toBeNull()
  })

  test('and the tab is killed, nothing that was done is lost, and the next one goes on', async () => {
    const browser = new Browser()
    const thinker = new Thinker()
    const tab = aTab(browser, { thinking: thinker.thinking })
    const id = await tab.house.call('create', against('centurio'))
    const table = await tab.table(id, { seat: 'caesar' })
    await thinker.nth(1)
    await table.act([sceneOf(table).actions[2]])
    const before = sceneOf(table)
    tab.kill()
    const next = await aTab(browser, { thinking: thinker.thinking }).table(id, { seat: 'caesar' })
    expect(sceneOf(next)).toEqual(before)
    ;(await thinker.nth(2)).letGo()
    await until(() => sceneOf(next).sequence === 2)
  })

  test('what it thinks with is fetched again if it could not be had', async () => {
    let isAway = true
    const thinking = async (game: string): Promise<Thinking> => {
      if (isAway) throw new Trouble('offline', 'It is not here.')
      return thinkingFor(game)
    }
    const tab = aTab(new Browser(), { thinking })
    const table = await tab.table(await tab.house.call('create', SOLO), { seat: 'caesar' })
    await until(() => table.trouble.value !== null)
    expect(table.trouble.value).toEqual(troubleOf('offline'))
    isAway = false
    await until(() => sceneOf(table).sequence === 0 && table.trouble.value === null)
    await table.act([sceneOf(table).actions[0]])
    expect(sceneOf(table).sequence).toBe(1)
  })
})

describe('a player of the computer’s', () => {
  test('stays at its table, so that it goes on with what it had in mind', async () => {
    const thinker = new Thinker()
    thinker.isQuick = true
    const tab = aTab(new Browser(), { thinking: thinker.thinking })
    const id = await tab.house.call('create', against('centurio'))
    const table = await tab.table(id, { seat: 'caesar' })
    await playOn(table, 3, () => sceneOf(table).sequence >= 40)
    expect(thinker.players).toBe(1)
    table.close()
    await answered(tab)
    const again = await tab.table(id, { seat: 'caesar' })
    await playOn(again, 4, () => sceneOf(again).sequence >= 80)
    expect(thinker.players).toBe(2)
  })

  test('may give the game up, as a person would', async () => {
    const thinker = new Thinker()
    const tab = aTab(new Browser(), { thinking: thinker.thinking })
    const table = await tab.table(await tab.house.call('create', against('legatus')), { seat: 'caesar' })
    await table.act([sceneOf(table).actions[0]])
    thinker.says = { resign: true }
    ;(await thinker.nth(1)).letGo()
    await until(() => table.summary.value?.status === 'over')
    expect(table.summary.value).toMatchObject({
      concluded: true,
      outcome: { winners: [0], way: 'resigned', params: { seat: 'pompeius' } },
    })
    expect(sceneOf(table).actions).toEqual([])
    const record = await tab.house.call('export', table.id)
    expect(record).toMatchObject({ concluded: true, outcome: { way: 'resigned' } })
  })

  test('plays on in a game of more than two, however little it hopes for', async () => {
    const thinker = new Thinker()
    thinker.isQuick = true
    thinker.says = { resign: true }
    const tab = aTab(new Browser(), { thinking: thinker.thinking })
    const bot = { bot: 'legatus' } as const
    const seats = { galba: bot, otho: bot, vitellius: bot, vespasian: bot }
    const table = await tab.table(await tab.house.call('create', { game: 'nero', seats }), { seat: null })
    await until(() => sceneOf(table).sequence > 3 || table.summary.value?.status === 'over')
    expect(table.summary.value).toMatchObject({ status: 'running', outcome: null })
  })

  test('says why it did what it did, once it can be seen that it did', async () => {
    const thinker = new Thinker()
    const tab = aTab(new Browser(), { thinking: thinker.thinking })
    const table = await tab.table(await tab.house.call('create', against('centurio')), { seat: 'caesar' })
    expect(await table.explain('pompeius')).toBeNull()
    ;(await thinker.nth(1)).letGo()
    const timesDone = (): number => tab.received.filter((news) => /"botIsDue":false/.test(JSON.stringify(news))).length
    await until(() => timesDone() === 1, 'its discard')
    // It has laid a card aside, which is nobody's business yet.
    expect(await table.explain('pompeius')).toBeNull()
    await table.act([sceneOf(table).actions[0]])
    expect(await table.explain('pompeius')).toEqual({ key: 'discard', params: {} })
    ;(await thinker.nth(2)).letGo()
    await until(() => timesDone() === 2, 'its card')
    expect(await table.explain('pompeius')).toEqual({ key: 'discard', params: {} })
    await table.act([sceneOf(table).actions[0]])
    await until(() => sceneOf(table).sequence >= 2)
    expect(await table.explain('pompeius')).toEqual({ key: 'card', params: {} })
    expect(await table.explain('caesar')).toBeNull()
  })
})

describe('a hint', () => {
  const ask = (tab: Tab, table: LocalTable) => {
    const summary = table.summary.value
    if (!summary) throw new Error('there is no table')
    return tab.house.call('hint', table.id, GAME, knownTo(summary, sceneOf(table)))
  }

  test('is something that may be done, and what for, at any table', async () => {
    const tab = aTab(new Browser())
    const table = await tab.table(await tab.house.call('create', HOT_SEAT), { seat: 'caesar' })
    const hint = await ask(tab, table)
    expect(sceneOf(table).actions).toContainEqual(hint?.steps[0].action)
    expect(hint?.steps[0].explanation).toEqual({ key: 'discard', params: {} })
    // As at one on the server, which the browser knows nothing else of.
    const elsewhere = await aTab(new Browser()).house.call(
      'hint',
      'aTableElsewhere',
      GAME,
      knownTo(table.summary.value as TableSummary, sceneOf(table)),
    )
    expect(sceneOf(table).actions).toContainEqual(elsewhere?.steps[0].action)
  })

  interface Move {
    readonly do: string
    readonly block: string
    readonly to: string
  }

  test('goes on with the plan, for whoever follows it', async () => {
    const tab = aTab(new Browser())
    const table = await tab.table(await tab.house.call('create', SOLO), { seat: 'caesar' })
    const isMoving = (): boolean => /"step":"moves"/.test(JSON.stringify(sceneOf(table).view))
    await playOn(table, 1, () => isMoving() && sceneOf(table).actions.length > 3)
    const plan = await ask(tab, table)
    const steps = plan?.steps ?? []
    expect(steps.length).toBeGreaterThan(2)
    // Whoever asks twice is told the same, and whoever has done several steps by himself is told the next.
    expect(await ask(tab, table)).toEqual(plan)
    await table.act([steps[0].action])
    expect(await ask(tab, table)).toEqual({ steps: steps.slice(1), done: 1 })
    for (const { action } of steps.slice(1, -1)) await table.act([action])
    expect(await ask(tab, table)).toEqual({ steps: steps.slice(-1), done: steps.length - 1 })
    // A move is explained by where that block goes.
    const moves = steps.filter((step): step is AdvisedStep<Move> => (step.action as Move).do === 'move')
    expect(moves.length).toBeGreaterThan(1)
    for (const { action, explanation } of moves) {
      const ends = moves.filter((other) => other.action.block === action.block).map((other) => other.action.to)
      expect(explanation.params.at).toBe(ends.at(-1))
    }
  })

  test('is made of all the seat knows: its view, and everything it was told, in private too', async () => {
    const tab = aTab(new Browser())
    const table = await tab.table(await tab.house.call('create', SOLO), { seat: 'caesar' })
    const scenes: Scene[] = []
    table.scene.subscribe((scene) => {
      if (scene && !scene.canUndo && scene.sequence % 3 === 0) scenes.push(scene)
    })
    await playOn(table, 9, () => sceneOf(table).sequence >= 90)
    const heard: { key: string; params: unknown }[] = []
    let compared = 0
    const { total } = await table.moment(0)
    for (let at = 0; at <= total; at++) {
      const { view, happenings } = await table.moment(at)
      for (const { key, params } of happenings) heard.push({ key, params })
      const scene = scenes.find(({ sequence }) => sequence === at)
      if (!scene) continue
      const known = knownTo(table.summary.value as TableSummary, scene)
      expect(known).toMatchObject({ seat: 0, view })
      expect(known.heard.map(({ key, params }) => ({ key, params }))).toEqual(heard)
      compared++
    }
    expect(compared).toBeGreaterThan(4)
    expect(heard.some(({ key, params }) => key === 'dealt' && (params as { cards: unknown }).cards !== null)).toBe(true)
  })

  test('is given up when nobody waits for it, or when something else is asked', async () => {
    const thinker = new Thinker()
    const tab = aTab(new Browser(), { thinking: thinker.thinking })
    const table = await tab.table(await tab.house.call('create', HOT_SEAT), { seat: 'caesar' })
    const first = ask(tab, table)
    await thinker.nth(1)
    const second = ask(tab, table)
    await thinker.nth(2)
    expect(thinker.thoughts.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await tab.house.call('stopHint')
    expect(thinker.thoughts.map(({ signal }) => signal.aborted)).toEqual([true, true])
    for (const { letGo } of thinker.thoughts) letGo()
    expect(await Promise.all([first, second])).toEqual([null, null])
    const third = ask(tab, table)
    ;(await thinker.nth(3)).letGo()
    expect(await third).not.toBeNull()
    expect(thinker.thoughts.map(({ level }) => level)).toEqual(['centurio', 'centurio', 'centurio'])
  })
})

test('what computers answer to what somebody did comes after the same time, whatever they hold', async () => {
  const bots = Object.fromEntries(['otho', 'vitellius', 'vespasian'].map((seat) => [seat, { bot: 'tiro' }] as const))
  const tab = aTab(new Browser())
  const table = await tab.table(await tab.house.call('create', { game: 'nero', seats: { galba: 'me', ...bots } }))
  const waits = vi.spyOn(globalThis, 'setTimeout')
  // Nothing else here waits so long, and nearly all of it is left when a recruit has answered.
  const waited = (): boolean => waits.mock.calls.some(([, wait = 0]) => wait > 400 && wait <= 800)
  const chance = quickChance(1)
  try {
    while (!waited() && !table.summary.value?.outcome) {
      const legal = table.scene.value?.actions ?? []
      if (legal.length > 0) await table.act([legal[chance.pick(legal.length)]])
      else await new Promise((next) => setTimeout(next, 1))
    }
    expect(waited()).toBe(true)
  } finally {
    waits.mockRestore()
  }
})
