import 'fake-indexeddb/auto'
import { type Explanation, type GameBrain, quickChance } from '@iacta/kernel'
import { nero } from '@iacta/nero'
import { afterEach, describe, expect, test } from 'vitest'
import type { Update } from '../src/local/authority.ts'
import { type BotTurn, type Engine, WorkerTable } from '../src/local/worker-table.ts'
import { Browser, engineNamed, sceneOf, type Tab, thinkingFor, until } from './local-house.ts'

type Act = { readonly do: string; readonly [field: string]: unknown }

const tabs: Tab[] = []
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close()
})

describe('what the computer does unseen', () => {
  /** The page of a player whose opponent exchanges blocks so often before both are ready: all but what is dealt then. */
  async function pageBeside(exchanges: number): Promise<string[]> {
    const { game } = await engineNamed('julius-caesar')
    const { brain, bots } = await thinkingFor('julius-caesar')
    let left = exchanges
    const plan: GameBrain['plan'] = (state, seat) => {
      const legal = game.actions(state, seat) as readonly Act[]
      const exchange = left-- > 0 ? legal.find(({ do: verb }) => verb === 'exchange') : undefined
      return [exchange ?? legal.find(({ do: verb }) => verb === 'ready') ?? legal[0]]
    }
    const tab = new Browser().open({
      thinking: async () => ({ brain: { ...brain, plan, recalling: () => ({ plan }) }, bots }),
    })
    tabs.push(tab)
    const seats = { caesar: 'me', pompeius: 'bot' } as const
    const id = await tab.house.call('create', { game: 'julius-caesar', options: { scenario: 'free' }, seats })
    const table = await tab.table(id, { seat: 'caesar' })
    await until(() => JSON.stringify(tab.received).includes('"botIsDue":false'))
    await table.act([{ do: 'ready' }])
    await until(() => sceneOf(table).prompt.key !== 'deploy' && !sceneOf(table).canUndo)
    const { at, total, heard } = await table.moment(sceneOf(table).sequence)
    table.close()
    const { actions } = await tab.house.call('export', id)
    expect(actions.filter(({ seat }) => seat === 'pompeius').length).toBeGreaterThan(exchanges)
    const updates = (tab.received as { update?: Update }[]).flatMap(({ update }) => update ?? [])
    const seen = updates.slice(0, 3).map(({ summary, scene, happenings: _, ...rest }) => {
      const { sequence, prompt, canUndo } = scene
      return JSON.stringify({ sequence, prompt, canUndo, seats: summary.seats, ...rest })
    })
    // Nor does any time tell of it.
    const times = updates.slice(0, 2).map(({ summary: { updatedAt } }) => updatedAt)
    expect(new Set(times).size).toBe(1)
    return [...seen, JSON.stringify({ at, total, heard })]
  }

  test('is counted in nothing that comes into the page', async () => {
    expect(await pageBeside(4)).toEqual(await pageBeside(0))
  })
})

describe('the reasons of computers that answer a window', () => {
  const SEATS = ['galba', 'otho', 'vitellius', 'vespasian'] as const
  const PASS: Act = { do: 'pass', until: 'next' }
  const { brain } = nero

  const isAnswer = ({ do: verb }: Act): boolean => verb === 'answer'

  /** Plays on for all seats at random, in windows as they are told to by the number of the window. */
  function play(answer: (window: number, seat: number, answers: readonly Act[]) => Act | undefined, windows: number) {
    const engine = { game: nero.game, chance: quickChance(7) } as Engine
    const seats = Object.fromEntries(SEATS.map((seat) => [seat, 'bot' as const]))
    const live = WorkerTable.begin(engine, { id: 'here', options: {}, seats, origin: null, record: null })
    const chance = quickChance(8)
    const known = new Map<number, number>()
    for (let turn = live.botTurn(); turn; turn = live.botTurn()) {
      const { window } = turn
      if (window !== null && !known.has(window)) known.set(window, known.size)
      if (known.size > windows && (window === null || known.get(window) === windows)) return live
      const legal = legalFor(turn)
      const chosen = window === null ? legal[chance.pick(legal.length)] : PASS
      const action =
        window === null ? chosen : (answer(known.get(window) ?? 0, turn.seat, legal.filter(isAnswer)) ?? PASS)
      live.botDecides(turn, {
        action,
        next: [],
        chance: 0,
        iterations: 0,
        resign: false,
        explanation: why(turn, action),
      })
    }
    return live
  }

  const worldOf = ({ known }: BotTurn): unknown => brain.worlds(known as never)(quickChance(1))
  const legalFor = (turn: BotTurn): readonly Act[] =>
    (nero.game.actions(worldOf(turn) as never, turn.seat) as readonly Act[]).filter(({ do: verb }) => verb !== 'order')
  const why = (turn: BotTurn, action: Act): Explanation =>
    brain.explain(worldOf(turn) as never, turn.seat, [action as never])

  test('name a card that was laid open, and say the same of a card kept as of none', () => {
    const could = new Map<number, Map<number, Act>>()
    play((window, seat, [first]) => {
      if (first) could.set(window, (could.get(window) ?? new Map()).set(seat, first))
      return undefined
    }, 40)
    let compared = 0
    for (const [window, answers] of could) {
      if (answers.size < 2) continue
      const saying = (silent: number | null) => {
        const live = play(
          (now, seat) => (now === window && seat !== silent ? answers.get(seat) : undefined),
          window + 1,
        )
        return SEATS.map((seat) => live.explanation(seat))
      }
      const all = saying(null)
      const taker = all.findIndex((said, seat) => said?.params.card === answers.get(seat)?.card && answers.has(seat))
      if (taker < 0) continue
      for (const [seat, card] of answers) {
        if (seat === taker) continue
        expect(JSON.stringify(all[seat])).not.toContain(String(card.card))
        expect(saying(seat)[seat]).toEqual(all[seat])
        compared++
      }
    }
    expect(compared).toBeGreaterThan(0)
  })
})
