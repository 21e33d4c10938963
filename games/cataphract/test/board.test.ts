import {
  faces,
  formation,
  type Goal,
  type Happening,
  marches,
  quickChance,
  readOptions,
  type Seat,
} from '@iacta/kernel'
import { describe, expect, it } from 'vitest'
import { countersOf } from '../board/counters.ts'
import { FIELDS, hexOf, placeOf } from '../board/field.ts'
import { Insight } from '../board/insight.ts'
import { joined } from '../board/joined.ts'
import { words as en } from '../board/labels.en.ts'
import { words as it_ } from '../board/labels.it.ts'
import { goalsAlong, goalsTurned, lineMarch, straightWay } from '../board/lines.ts'
import { oddsInWords, oddsOf, oddsQuestion } from '../board/odds.ts'
import { pointsAt } from '../board/points.ts'
import { ordersSparing } from '../board/sparing.ts'
import { words as asText } from '../board/text-view.ts'
import { hexOfAction, isFire, isPlain, lineIn, pathOf, piecesOf, waysByHex } from '../board/touch.ts'
import { brain } from '../bot/brain.ts'
import { OPTIONS, type Options, SCENARIO_IDS, type ScenarioId } from '../data/table.ts'
import { ACTION_NAMES, type Action } from '../rules/action.ts'
import { cataphract as game } from '../rules/game.ts'
import { FACTS } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'

const NOTHING = { chosen: new Set<string>(), targets: new Set<string>(), able: new Set<string>() }

/** Plays on as the computer would until a step is reached, or for so many actions. */
function played(scenario: ScenarioId, most: number, until?: string): State {
  const chance = quickChance(5)
  const play = { chance, tell() {}, seal() {} }
  const s = game.start(readOptions(OPTIONS, { scenario }) as Options, play)
  for (let i = 0; i < most && !game.outcome(s); i++) {
    if (until && s.stack.at(-1)?.step === until) break
    const seat = asked(s)
    game.play(s, seat, brain.plan(s, seat, chance, 0)[0], play)
  }
  return s
}

const asked = (s: State): Seat => (game.waiting(s) & 1 ? 0 : 1) as Seat

describe('the battlefields', () => {
  for (const id of SCENARIO_IDS)
    it(`lies with north up at ${id}, every hex where it is found again`, () => {
      const { geometry, turn, areas } = FIELDS.of(id)
      const { grid, facingOf } = FACTS.of(id)
      for (const hex of grid.all) expect(geometry.at(geometry.centre(hex))).toBe(hex)
      // Whoever faces east looks to the right of the screen: vertex 0 is the right of a sheet that is not turned.
      const east = facingOf.E
      if (east !== undefined) expect((90 + east * 60 + turn * 90) % 360).toBe(90)
      for (const { places } of areas) expect(places.length).toBeGreaterThan(0)
    })
})

describe('what stands on the map', () => {
  it('is a counter each, in its hex, for all that are in play', () => {
    const s = played('dara', 3)
    const view = game.view(s, 0 as Seat)
    const counters = countersOf(view, NOTHING)
    const standing = [...Object.values(view.at), ...Object.values(view.leaderAt)]
    expect(counters.map(({ at }) => hexOf('dara', at)).sort()).toEqual(standing.sort())
  })
})

describe('touches', () => {
  it('reach every legal action: by a piece, by a hex or by a button, and in one group of the list', () => {
    const s = played('callinicum', 0)
    const chance = quickChance(11)
    const play = { chance, tell() {}, seal() {} }
    const met = new Set<string>()
    for (let i = 0; i < 500 && !game.outcome(s); i++) {
      const seat = asked(s)
      const actions = game.actions(s, seat)
      const view = game.view(s, seat)
      for (const action of actions) {
        met.add(action.do)
        const byTouch = piecesOf(action).length > 0 || hexOfAction(action) !== null
        expect(byTouch).toBe(!isPlain(action))
        for (const id of piecesOf(action)) expect(view.at[id] ?? view.leaderAt[id]).toBeDefined()
      }
      const grouped = asText.groups(actions, view, 'en').flatMap((group) => group.actions)
      expect(new Set(grouped)).toEqual(new Set(actions))
      expect(grouped).toHaveLength(actions.length)
      game.play(s, seat, actions[chance.pick(actions.length)], play)
    }
    expect(met.size).toBeGreaterThan(12)
  })

  it('know every verb of the rules in the list, but orders that are given beforehand', () => {
    const view = game.view(played('tricameron', 0), 0 as Seat)
    for (const verb of ACTION_NAMES.filter((name) => name !== 'stand' && name !== 'recall'))
      expect(asText.groups([{ do: verb } as never], view, 'it'), verb).toHaveLength(1)
  })

  it('send a unit to any hex it reaches, for no more than it has, by hexes that touch', () => {
    const s = played('tricameron', 60, 'line')
    const seat = asked(s)
    const order = game.actions(s, seat).find((action) => action.do === 'order')
    if (order?.do !== 'order') throw new Error('nobody may be ordered')
    const found = marches(game, game.clone(s), seat, { pieces: [order.unit], first: [order] })
    const ways = waysByHex(found)
    const { grid, units, unit, hex } = FACTS.of('tricameron')
    expect(ways.size).toBeGreaterThan(20)
    for (const march of ways.values()) {
      expect(march.price).toBeLessThanOrEqual(units[unit(order.unit)].ma)
      const path = pathOf(march)
      for (let i = 1; i < path.length; i++) expect(grid.distance(hex(path[i - 1]), hex(path[i]))).toBe(1)
      expect(path.at(-1)).toBe(march.to)
    }
  })

  it('are pointed at where they are', () => {
    const s = played('tricameron', 60, 'line')
    const view = game.view(s, asked(s))
    const order = game.actions(s, asked(s)).find((action) => action.do === 'order')
    if (order?.do !== 'order') throw new Error('nobody may be ordered')
    expect(pointsAt([order], view)[0].rings).toEqual([view.at[order.unit]])
    // A march that is to follow is one arrow, however many hexes it takes.
    const [, ...march] = pointsAt([order, { do: 'step', to: '4001' }, { do: 'step', to: '4002' }, { do: 'halt' }], view)
    expect(march.map(({ arrows = [] }) => arrows)).toEqual([[], [{ from: view.at[order.unit], to: '4002' }], []])
    expect(march[0].rings).toBeUndefined()
  })
})

describe('a line that goes as one', () => {
  const s = played('tricameron', 60, 'line')
  const seat = asked(s)
  const view = game.view(s, seat)
  const line = lineIn(view, game.actions(s, seat))
  const { grid, hex } = FACTS.of('tricameron')

  /** What comes of it, and that it may be done as it stands. */
  function sent(goals: readonly Goal[]) {
    const question = { pieces: [], goals }
    const found = formation(game, game.clone(s), seat, question).formation
    if (!found) throw new Error('nothing was answered')
    const after = game.clone(s)
    const never = (): never => {
      throw new Error('something is drawn')
    }
    for (const action of found.way) {
      expect(game.refusal(after, seat, action)).toBeNull()
      game.play(after, seat, action, { chance: { die: never, pick: never }, tell() {}, seal: never })
      expect(game.waiting(after)).toBe(game.waiting(s))
    }
    expect(game.view(after, seat)).toEqual(found.view)
    return lineMarch(view, question, found)
  }

  it('goes by the same way, those in front first, and asks nobody', () => {
    expect(line.length).toBeGreaterThan(3)
    const [lead] = line
    const order = { do: 'order', unit: lead } as const
    const ways = waysByHex(marches(game, game.clone(s), seat, { pieces: [lead], first: [order] }))
    const far = [...ways.values()].find((march) => march.price === 3 && !march.isBinding)
    if (!far) throw new Error('nobody gets anywhere')
    const { goes, stays, short, view: after } = sent(goalsAlong(view, line, lead, pathOf(far)))
    expect(goes.length + stays.length).toBe(line.length)
    expect(goes.length).toBeGreaterThan(1)
    const slant = (at: string | null | undefined) => [grid.x(hex(at ?? '')), grid.z(hex(at ?? ''))]
    const moved = goes.filter(({ piece }) => !short.includes(piece))
    const by = moved.map(({ piece }) => {
      const [[x, z], [tx, tz]] = [slant(view.at[piece]), slant(after.at[piece])]
      return `${tx - x} ${tz - z}`
    })
    expect(new Set(by).size).toBe(1)
    for (const { piece } of stays) expect(after.at[piece]).toBe(view.at[piece])
  })

  it('goes as far as it may where it is sent too far, and the hits it costs are those of the rules', () => {
    const [lead] = line
    const from = view.at[lead] ?? ''
    const end = grid.all.find((at) => grid.distance(at, hex(from)) === 12)
    if (end === undefined) throw new Error('the map is small')
    const way = straightWay(view, from, grid.name(end))
    expect(way).toHaveLength(13)
    for (let i = 1; i < way.length; i++) expect(grid.areNeighbours(hex(way[i - 1]), hex(way[i]))).toBe(true)
    const { goes, short, hits, view: after } = sent(goalsAlong(view, line, lead, way))
    expect(short).toEqual(goes.map(({ piece }) => piece))
    for (const [id, more] of hits) expect((after.hits[id] ?? 0) - (view.hits[id] ?? 0)).toBe(more)
  })

  it('turns where it stands', () => {
    const { goes, view: after } = sent(goalsTurned(view, line, 1))
    expect(goes.length).toBeGreaterThan(0)
    for (const { piece } of goes) {
      expect(after.at[piece]).toBe(view.at[piece])
      expect(after.facing[piece]).toBe(((view.facing[piece] ?? 0) + 1) % 6)
    }
  })
})

describe('what the rules say of a position', () => {
  const s = played('tricameron', 4000, 'designation')
  const view = game.view(s, asked(s))
  const insight = new Insight(view)

  it('is zones of control next to those who have them, and fronts of two hexes', () => {
    const { grid } = FACTS.of('tricameron')
    for (const side of [0, 1] as const)
      for (const hex of insight.zones(side))
        expect(grid.neighbours(hex as never).some((near) => Object.values(view.at).includes(grid.name(near)))).toBe(
          true,
        )
    const standing = Object.keys(view.at).find((id) => !view.marks[id])
    if (standing) expect(insight.front(standing).length).toBeLessThanOrEqual(2)
  })

  it('is every fight with its column and results that are certain in all', () => {
    const fights = insight.fights()
    expect(fights.length).toBeGreaterThan(0)
    for (const { results, routs, column, base, sizeShift, groundShift } of fights) {
      expect(results.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(1)
      for (const { part } of routs) expect(part >= 0 && part <= 1).toBe(true)
      expect(column).toBe(Math.min(13, Math.max(1, base + sizeShift + groundShift)))
    }
    // Looking changes nothing.
    expect(insight.fights()).toEqual(fights)
  })

  it('is how far a leader is heard: he himself first', () => {
    const [leader] = Object.keys(view.leaderAt)
    expect(insight.command(leader)).toContain(placeOf('tricameron', view.leaderAt[leader] ?? ''))
  })
})

describe('the odds of a fire', () => {
  /** Every kind of fire that comes up while the computer plays on. */
  const found = new Map<string, { readonly odds: NonNullable<ReturnType<typeof oddsOf>>; readonly expected: number }>()
  const chance = quickChance(3)
  const s = game.start(readOptions(OPTIONS, { scenario: 'dara' }) as Options, { chance, tell() {}, seal() {} })
  for (let i = 0; i < 2500 && found.size < 4 && !game.outcome(s); i++) {
    const seat = asked(s)
    for (const action of game.actions(s, seat).filter(isFire)) {
      const kind = `${s.stack.at(-1)?.step} ${action.do} ${'after' in action ? action.after : ''}`
      const question = oddsQuestion([action])
      if (found.has(kind) || !question) continue
      const odds = oddsOf(faces(game, game.clone(s), seat, question))
      if (!odds) continue
      const hits = Array.from({ length: 10 }, (_, die) => hitsOf(s, seat, action, die))
      found.set(kind, { odds, expected: hits.filter((n) => n > 0).length / 10 })
    }
    game.play(s, seat, brain.plan(s, seat, chance, 0)[0], { chance, tell() {}, seal() {} })
  }

  /** What the rules make of a die. */
  function hitsOf(before: State, seat: Seat, action: Action, die: number): number {
    let hits = 0
    let thrown = 0
    const play = {
      chance: { die: () => 1, pick: () => (thrown++ === 0 ? die : 9) },
      tell: ({ key, params }: Happening) => {
        if (key === 'fired' && thrown === 1) hits = Number(params.hits)
      },
      seal() {},
    }
    game.play(game.clone(before), seat, action, play)
    return hits
  }

  it('are those of the die, whatever kind of fire it is, and told in both languages', () => {
    expect(found.size).toBeGreaterThan(2)
    for (const [kind, { odds, expected }] of found) {
      if (odds === 'leader') continue
      expect(odds.hit, kind).toBeCloseTo(expected)
      expect(oddsInWords(odds, 'en')).toMatch(/^A hit: \d+%/)
      expect(oddsInWords(odds, 'it')).toMatch(/^Un Colpo: \d+%/)
    }
  })
})

describe('the board’s words', () => {
  it('tell the whole battle in both languages without a gap', () => {
    for (const language of ['en', 'it'] as const) {
      const view = game.view(played('utus-river', 400), 0 as Seat)
      const told = asText.inWords(view, language).flatMap(({ heading, lines }) => [heading, ...lines])
      expect(told.length).toBeGreaterThan(60)
      for (const line of told) expect(line).not.toMatch(/undefined|null|NaN|\[object/)
    }
    expect(Object.keys(it_).sort()).toEqual(Object.keys(en).sort())
  })
})

describe('orders beforehand', () => {
  const sparedAt = (isAsked: (top: State['stack'][number]) => boolean): string[] => {
    const chance = quickChance(5)
    const play = { chance, tell() {}, seal() {} }
    const s = game.start(readOptions(OPTIONS, { scenario: 'tricameron' }) as Options, play)
    for (let i = 0; i < 600; i++) {
      const seat = asked(s)
      const top = s.stack.at(-1)
      if (top && isAsked(top))
        return ordersSparing(game.view(s, seat), game.orders?.actions(s, seat) ?? []).map((order) =>
          order.do === 'stand' ? order.order : order.do,
        )
      game.play(s, seat, brain.plan(s, seat, chance, 0)[0], play)
    }
    throw new Error('that was never asked')
  }

  it('are offered where the question they spare is put, and nowhere else', () => {
    expect(sparedAt((top) => top.step === 'reaction' && top.what === 'withdraw').sort()).toEqual([
      'light-horse-from-heavy-foot',
      'no-withdrawal',
    ])
    expect(sparedAt((top) => top.step === 'counter')).toEqual(['no-trump'])
    expect(sparedAt((top) => top.step === 'orders')).toEqual([])
  })

  it('once given, are not offered again', () => {
    const s = played('tricameron', 400, 'reaction')
    const seat = asked(s)
    const [order] = ordersSparing(game.view(s, seat), game.orders?.actions(s, seat) ?? [])
    const given = game.clone(s)
    game.orders?.play(given, seat, order, { chance: quickChance(1), tell() {}, seal() {} })
    expect(ordersSparing(game.view(given, seat), game.orders?.actions(given, seat) ?? [])).not.toContainEqual(order)
  })
})

describe('what the other did, as it is told', () => {
  const steps = (...way: readonly string[]) =>
    way.slice(1).map((to, i) => ({ key: 'stepped', params: { unit: 'van-vandal-ln-5', from: way[i], to, hits: 1 } }))

  it('makes one line of the steps and turns of a unit, with all hits', () => {
    const [first, second] = steps('4510', '4611', '4711')
    const turned = { key: 'turned', params: { unit: 'van-vandal-ln-5', facing: 2, column: false, hits: 1 } }
    const one = joined(first, turned)
    expect(one && joined(one, second)).toEqual({
      key: 'stepped',
      params: { unit: 'van-vandal-ln-5', from: '4510', to: '4711', hits: 3 },
    })
  })

  it('of nobody else, and of nothing else', () => {
    const [first, second] = steps('4510', '4611', '4711')
    expect(joined(first, { ...second, params: { ...second.params, unit: 'van-vandal-ln-6' } })).toBeNull()
    expect(joined(first, { key: 'fired', params: { unit: 'van-vandal-ln-5' } })).toBeNull()
    expect(joined({ key: 'rode', params: { leader: 'gelimer', from: '4410', to: '4411' } }, second)).toBeNull()
  })
})
