import {
  type Happening,
  includes,
  type Knowledge,
  quickChance,
  readOptions,
  seatsIn,
  seededSource,
  Table,
  unheard,
} from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { type Contender, decideAt, LEVEL_IDS, LEVELS, Opponent, playMatch } from '../../../platform/bots/src/index.ts'
import { brain } from '../bot/brain.ts'
import { worldsOf } from '../bot/memory.ts'
import { OPTIONS } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import { nero as game, type Options } from '../rules/game.ts'
import type { Position } from '../rules/position.ts'
import { CARD_IDS, card, SEAT_IDS, type SeatId } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { type Bench, bench } from './bench.ts'

type NeroTable = Table<State, Action, View, Options, Action>

const optionsFor = (players: 3 | 4, scenario = 'standard'): Options => readOptions(OPTIONS, { players, scenario })

/** A table where quick opponents play, and somebody looks on at every so many decisions. */
function watch(
  seed: number,
  players: 3 | 4,
  every: number,
  look: (known: Knowledge<View>, table: NeroTable) => void,
): void {
  const table: NeroTable = new Table(game, optionsFor(players, 'short'), 'watched', seededSource(seed))
  const chance = quickChance(seed)
  for (let [seat] = seatsIn(table.asked()); seat !== undefined; [seat] = seatsIn(table.asked())) {
    const known = table.knowledge(seat)
    if (chance.pick(every) === 0) look(known, table)
    const world = game.imagine(known, chance)
    expect(table.act(seat, brain.plan(world, seat, chance, 0.6)[0]).refusal).toBeNull()
  }
  expect(table.outcome()).not.toBeNull()
}

/** What a seat of a bench knows. */
const knownAt = (b: Bench, seat: SeatId): Knowledge<View> => ({
  seat: SEAT_IDS.indexOf(seat),
  view: b.view(seat),
  heard: b.heard(seat),
})

/** What a soldier would do there. */
const plans = (b: Bench, seat: SeatId): readonly Action[] =>
  decideAt('miles', game, brain, knownAt(b, seat), { seed: 1 }).plan

describe('every level', () => {
  test.each([
    [3, 'standard', ['miles', 'tiro', 'random'], 4],
    [3, 'short', ['tiro', 'miles', 'random'], 20],
    [4, 'standard', ['miles', 'tiro', 'miles', 'random'], 4],
    [4, 'short', ['tiro', 'random', 'miles', 'tiro'], 20],
    [4, 'short', ['centurio', 'miles', 'legatus', 'random'], 1],
    [3, 'short', ['legatus', 'random', 'centurio'], 1],
  ] as const)(
    '%i players, %s: %j play whole games and nothing illegal, %i times',
    (players, scenario, levels, games) => {
      for (let seed = 1; seed <= games; seed++) {
        const contenders = levels.map((_, seat) => levels[(seat + seed) % levels.length])
        const budgets = levels.map(() => ({ iterations: 1 }))
        const options = optionsFor(players, scenario)
        // A refusal would be thrown.
        const { outcome, record } = playMatch({ game, brain, options, seed, contenders, budgets })
        expect(outcome.winners.length).toBeGreaterThan(0)
        expect(record.actions.length).toBeGreaterThan(100)
      }
    },
  )

  test('each decides the same for the same seed, and in worlds that look the same to it', () => {
    let others = 0
    for (const players of [3, 4] as const)
      watch(players, players, 40, (known, table) => {
        const [one, other] = [1, 2].map((seed) => game.imagine(known, quickChance(seed)))
        const seen = (s: State): Knowledge<View> => ({ ...known, view: game.view(s, known.seat) })
        const asked = { seed: 5, budget: { iterations: 2 } }
        for (const level of LEVEL_IDS) {
          const really = decideAt(level, game, brain, known, asked)
          expect(decideAt(level, game, brain, known, asked)).toEqual(really)
          expect(decideAt(level, game, brain, seen(one), asked)).toEqual(really)
          expect(decideAt(level, game, brain, seen(other), asked)).toEqual(really)
        }
        others += new Set([one, other, table.truth()].map((s) => JSON.stringify(game.encode(s)))).size - 1
      })
    // They were other worlds, nearly every time.
    expect(others).toBeGreaterThan(10)
  })

  test('judges a position by the seats alone: all chances together are certain', () => {
    for (const players of [3, 4] as const)
      watch(players + 4, players, 60, (_, table) => {
        const chances = SEAT_IDS.slice(0, players).map((_, seat) => brain.evaluate(table.truth(), seat))
        for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0)
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
      })
  })

  test('the clock shows something else when another’s hand begins, and the same until then', () => {
    const shown: { hand: string; clock: number }[] = []
    watch(8, 4, 1, (_, table) => {
      const s = table.truth()
      shown.push({ hand: `${s.turn} ${s.active}`, clock: brain.turnOf(s) })
    })
    for (const [i, { hand, clock }] of shown.slice(1).entries())
      expect(clock === shown[i].clock).toBe(hand === shown[i].hand)
    expect(new Set(shown.map(({ hand }) => hand)).size).toBe(16)
  })

  test('has more ideas for a hand than it carries out: all different and possible, the best first', () => {
    let [hands, ideas] = [0, 0]
    watch(12, 4, 5, ({ seat }, table) => {
      const s = table.truth()
      if (s.stack.at(-1)?.step !== 'hand') return
      hands++
      const found = [...(brain.ideas?.(s, seat, 6) ?? [])]
      ideas += found.length
      expect(found.length).toBeLessThanOrEqual(6)
      expect(new Set(found.map((idea) => JSON.stringify(idea))).size).toBe(found.length)
      expect(found[0]).toEqual(brain.plan(s, seat, quickChance(1), 0))
      for (const idea of found) {
        const world = game.clone(s)
        for (const action of idea) {
          expect(game.refusal(world, seat, action)).toBeNull()
          game.play(world, seat, action, unheard(quickChance(1)))
        }
      }
    })
    expect(hands).toBeGreaterThan(10)
    expect(ideas / hands).toBeGreaterThan(3)
  })

  test('a search compares them', () => {
    const b = bench({ turn: 2, hands: { galba: ['traitor-1', 'bad-weather-1', 'praetorian-guard-1'] } })
    const known = knownAt(b, 'galba')
    const { tried } = decideAt('centurio', game, brain, known, { seed: 1, budget: { iterations: 80 } })
    const world = game.imagine(known, quickChance(1))
    const begins = (plan: readonly Action[], idea: readonly Action[]): boolean =>
      idea.every((action, i) => JSON.stringify(action) === JSON.stringify(plan[i]))
    for (const idea of brain.ideas?.(world, known.seat, 6) ?? [])
      expect(tried.some(({ plan }) => begins(plan, idea))).toBe(true)
  })

  test('judges what comes of a plan on the way to the count and there, and never beyond it', () => {
    let [onTheWay, atTheCount] = [0, 0]
    watch(9, 4, 40, (known, table) => {
      const { turn } = table.truth()
      const evaluate = (s: State, seat: number): number => {
        if (s.turn === turn) onTheWay++
        else {
          atTheCount++
          expect(s.turn).toBe(turn + 1)
          // The next turn has been dealt, and nothing of it was played.
          for (const hand of s.hands) expect(hand).toHaveLength(6)
        }
        return brain.evaluate(s, seat)
      }
      decideAt('centurio', game, { ...brain, evaluate }, known, { seed: 1, budget: { iterations: 4 } })
    })
    expect(atTheCount).toBeGreaterThan(0)
    expect(onTheWay).toBeGreaterThan(atTheCount)
  })

  test('a recruit beats random play', () => {
    let won = 0
    for (let seed = 1; seed <= 8; seed++) {
      const contenders = SEAT_IDS.map((_, seat): Contender => (seat % 2 === seed % 2 ? 'tiro' : 'random'))
      const { outcome } = playMatch({ game, brain, options: optionsFor(4, 'short'), seed, contenders })
      if (outcome.winners.every((seat) => contenders[seat] === 'tiro')) won++
    }
    expect(won).toBeGreaterThanOrEqual(7)
  })

  test('nobody gives up where more than two play', () => {
    const b = bench({ turn: 4, victory: { otho: 40, vitellius: 40 }, hands: { galba: ['traitor-1', 'traitor-2'] } })
    const lastingHopeless = (mayResign: boolean): boolean => {
      let turn = 0
      const glum = { ...brain, mayResign, evaluate: () => 0, weight: () => 0, turnOf: () => turn }
      const bot = new Opponent(game, glum, LEVELS.centurio)
      for (; turn < 10; turn++) if (bot.decide(knownAt(b, 'galba'), { seed: turn }).resign) return true
      return false
    }
    expect(lastingHopeless(true)).toBe(true)
    expect(lastingHopeless(brain.mayResign ?? true)).toBe(false)
  })
})

describe('what a seat can work out', () => {
  test('every world looks as the real one does, and holds every card once', () => {
    watch(11, 4, 40, (known) => {
      const draw = worldsOf(known)
      for (let i = 0; i < 3; i++) {
        const world = draw(quickChance(i))
        expect(game.view(world, known.seat)).toEqual(known.view)
        expect(game.faults(world)).toEqual([])
      }
    })
  })

  /** Otho has stolen a Bad Omens from Galba, and it is Galba's hand again. */
  const robbed = (more: readonly Happening[] = []): Knowledge<View> => {
    const b = bench({
      active: 'otho',
      hands: {
        galba: ['bad-omens-1'],
        otho: ['traitor-1', 'galley-fleet-1', 'galley-fleet-2', 'galley-fleet-3'],
        vitellius: ['illness-1', 'illness-2', 'illness-3'],
      },
    })
    b.do('otho', { do: 'event', card: 'traitor-1' }).do('otho', { do: 'victim', of: 'galba' })
    while (b.now === 'window') b.doByLot(b.waiting[0], { do: 'pass', until: 'next' })
    return { seat: 0, view: b.view('galba'), heard: [...b.told, ...more].filter((h) => includes(h.to, 0)) }
  }

  test('who was robbed knows what the thief holds', () => {
    const draw = worldsOf(robbed())
    for (let i = 0; i < 20; i++) expect(draw(quickChance(i)).hands[1]).toContain(card('bad-omens-1'))
  })

  test('if the thief was robbed in turn, either may hold it', () => {
    const theft: Happening = { key: 'stolen', params: { seat: 'vitellius', of: 'otho', card: null }, to: 0xffff }
    const draw = worldsOf(robbed([theft]))
    const holders = Array.from({ length: 40 }, (_, i) =>
      draw(quickChance(i)).hands.findIndex((hand) => hand.includes(card('bad-omens-1'))),
    )
    expect(new Set(holders)).toEqual(new Set([1, 2]))
  })
})

describe('leave to pass', () => {
  /** Otho's legions stand in Noricum and about it; Galba has marched in with three and asks for leave. */
  const asking = (noricum: number, victory: Record<string, number>, more: Position['legions'] = {}): Bench => {
    const b = bench({
      turn: 3,
      homes: { galba: 'west-europe', otho: 'central-europe', vitellius: 'east-europe', vespasian: 'asia-africa' },
      legions: {
        raetia: { galba: 3 },
        noricum: { otho: noricum },
        pannonia: { otho: 1 },
        'germania-superior': { otho: 1 },
        ...more,
      },
      commanders: { galba: 'raetia' },
      victory,
      pool: { at: 'raetia', points: 6 },
    })
    return b.form(3).go('noricum').do('galba', { do: 'ask' })
  }
  const galbaLeads = { galba: 20, otho: 10, vitellius: 8, vespasian: 6 }
  const vitelliusLeads = { galba: 2, otho: 10, vitellius: 25, vespasian: 6 }

  test('is refused to the leader, even if he is stronger', () => {
    for (const noricum of [1, 5]) expect(plans(asking(noricum, galbaLeads), 'otho')).toEqual([{ do: 'refuse' }])
  })

  test('is given to who could fight us instead', () => {
    expect(plans(asking(1, vitelliusLeads), 'otho')).toEqual([{ do: 'allow' }])
  })

  test('is refused to the weak who could only do us harm, but not if they meet the leader next door', () => {
    expect(plans(asking(5, vitelliusLeads), 'otho')).toEqual([{ do: 'refuse' }])
    expect(plans(asking(5, vitelliusLeads, { dalmatia: { vitellius: 2 } }), 'otho')).toEqual([{ do: 'allow' }])
  })
})

describe('the throne', () => {
  test('an Emperor keeps his Guard while others may hold a knife, and lays something else aside', () => {
    const b = bench({
      turn: 2,
      active: 'galba',
      commanders: { galba: 'roma emperor' },
      legions: { britannia: { galba: 2 }, hispania: { galba: 2 }, lusitania: { galba: 2 } },
      hands: {
        galba: ['praetorian-guard-1', 'illness-3', 'revolt-achaea', 'bribery-5'],
        otho: ['galley-fleet-1', 'galley-fleet-2', 'galley-fleet-3', 'galley-fleet-4'],
        vitellius: ['illness-1', 'illness-2', 'crisis-in-rome-1', 'revolt-judaea'],
        vespasian: ['senate-influence-2', 'senate-influence-3', 'senate-influence-4', 'senate-influence-5'],
      },
    })
    while (b.active === 'galba' && b.now !== 'window') {
      const [action] = plans(b, 'galba')
      expect(JSON.stringify(action)).not.toContain('praetorian-guard')
      b.do('galba', action).pass()
      while (b.now === 'retreat') b.do(b.waiting[0], { do: 'stay' }).pass()
    }
    expect(b.view('galba').hand).toContain('praetorian-guard-1')
  })

  /** Otho reigns in Rome and leads; the others hold these cards. */
  const reigning = (galba: readonly string[], vitellius: readonly string[] = ['galley-fleet-1']): Bench =>
    bench({
      turn: 3,
      active: 'galba',
      commanders: { otho: 'roma emperor' },
      victory: { galba: 8, otho: 16, vitellius: 3, vespasian: 2 },
      hands: { galba, otho: ['praetorian-guard-1', 'illness-1'], vitellius } as never,
    })

  test('his own Guard meets a knife', () => {
    const b = reigning(['assassination-1'])
    b.do('galba', { do: 'event', card: 'assassination-1' })
    b.do('galba', { do: 'emperor', of: 'otho' }).do('galba', { do: 'strike' })
    expect(plans(b, 'otho')).toEqual([{ do: 'answer', card: 'praetorian-guard-1' }])
  })

  test('who is far behind strikes at the leader who reigns', () => {
    const b = reigning(['assassination-1', 'praetorian-guard-2'])
    const plan = plans(b, 'galba')
    expect(plan[0]).toEqual({ do: 'event', card: 'assassination-1' })
    expect(plan).toContainEqual({ do: 'emperor', of: 'otho' })
    expect(plan.at(-1)).toEqual({ do: 'strike' })
  })

  test('with enough points a General in Rome has himself proclaimed', () => {
    const b = bench({
      active: 'galba',
      commanders: { galba: 'roma' },
      legions: { 'italia-north': { galba: 5 } },
      hands: { galba: ['bribery-1'], otho: ['bribery-2'] },
    })
    expect(plans(b, 'galba')[0]).toEqual({ do: 'proclaim' })
  })

  test('the Senate is bribed where that keeps the leader from the throne', () => {
    const b = bench({
      active: 'galba',
      commanders: { galba: 'roma' },
      legions: { 'italia-north': { galba: 4 } },
      victory: { galba: 12, otho: 9, vitellius: 2, vespasian: 2 },
      hands: { galba: ['senate-influence-1'], otho: ['bribery-1', 'galley-fleet-1'] },
    })
    b.do('galba', { do: 'proclaim' }).do('galba', { do: 'influence', card: 'senate-influence-1' })
    expect(plans(b, 'otho')).toEqual([{ do: 'answer', card: 'bribery-1' }])
  })
})

describe('stopping a leader', () => {
  test('a legion that rebels is the leader’s, where it costs him a zone', () => {
    const b = bench({
      turn: 4,
      active: 'galba',
      legions: {
        britannia: { galba: 1 },
        hispania: { galba: 1 },
        lusitania: { galba: 1 },
        'germania-inferior': { otho: 1 },
        raetia: { otho: 1 },
        noricum: { otho: 1 },
        dacia: { vitellius: 1 },
        moesia: { vitellius: 1 },
        thracia: { vitellius: 1 },
      },
      victory: { galba: 10, otho: 1, vitellius: 12, vespasian: 0 },
      hands: { galba: ['legion-rebels-1'] },
    })
    const plan = plans(b, 'galba')
    expect(plan[0]).toEqual({ do: 'event', card: 'legion-rebels-1' })
    expect(plan[1]).toMatchObject({ do: 'rebel', of: 'vitellius' })
  })

  test('outnumbered legions give way before they are attacked, and others do not', () => {
    const facing = (galba: number, otho: number): readonly Action[] => {
      const b = bench({
        active: 'galba',
        legions: {
          raetia: { galba },
          'italia-north': { galba: 1 },
          noricum: { otho },
          pannonia: { otho: 1 },
          'germania-superior': { otho: 1 },
          dalmatia: { vitellius: 1 },
        },
        hands: { galba: ['illness-1', 'illness-2', 'galley-fleet-1'] },
        pool: { at: 'raetia', points: 5 },
      })
      b.form(galba).do('galba', { do: 'go', to: 'noricum' }).pass()
      return plans(b, 'otho')
    }
    expect(facing(5, 1)[0].do).toBe('retreat')
    expect(facing(1, 5)[0].do).toBe('stay')
  })
})

describe('reasons', () => {
  test('name no card but one that was laid open', () => {
    const keys = new Set<string>()
    for (const [seed, players] of [
      [21, 3],
      [22, 4],
    ] as const)
      watch(seed, players, 4, (known) => {
        const { plan } = decideAt('tiro', game, brain, known, { seed })
        const { key, params } = brain.explain(game.imagine(known, quickChance(1)), known.seat, plan)
        keys.add(key)
        if (key !== 'answer') for (const id of CARD_IDS) expect(JSON.stringify(params)).not.toContain(`"${id}"`)
        expect(key).not.toBe('only')
      })
    expect(keys.size).toBeGreaterThan(12)
  })
})
