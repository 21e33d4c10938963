import { marches, quickChance, type Seat } from '@iacta/kernel'
import { describe, expect, it } from 'vitest'
import { beat, doerOf } from '../board/beats.ts'
import { spotInWords } from '../board/describe.ts'
import { Insight } from '../board/insight.ts'
import { words as en } from '../board/labels.en.ts'
import { words as it_ } from '../board/labels.it.ts'
import { oddsInWords, riskOf } from '../board/odds.ts'
import { pointsAt } from '../board/points.ts'
import { hexOf, moverOf, placeOf, shipAt, shipIn, shipsIn, sternAt } from '../board/reading.ts'
import { AREAS, GEOMETRY } from '../board/sea.ts'
import { words as asText } from '../board/text-view.ts'
import { berthsByHex, coursesByHex, isPlain, piecesOf } from '../board/touch.ts'
import { brain } from '../bot/brain.ts'
import { FIXED_SET_UP } from '../data/fleets.ts'
import { ACTION_NAMES, type Action } from '../rules/action.ts'
import { senaGallica as game } from '../rules/game.ts'
import { GRID, type Hex, isLand } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'
import { active, Bench, closeGame } from './bench.ts'

const asked = (s: State): Seat => (game.waiting(s) & 1 ? 0 : 1) as Seat
const quiet = { chance: quickChance(7), tell() {}, seal() {} }
const FREE = game.start({ setUp: 'free' }, quiet)
const FIXED = game.start({ setUp: 'fixed' }, quiet)

describe('the sea', () => {
  it('lies with north up: the Goths to the left before the land, the Byzantines to the right', () => {
    for (const hex of GRID.all) expect(GEOMETRY.at(GEOMETRY.centre(hex))).toBe(hex)
    const view = game.view(FIXED, 0 as Seat)
    const left = Math.max(
      ...shipsIn(view).flatMap((ship) => (ship.side === 'goth' ? GEOMETRY.centre(placeOf(ship.bow))[0] : [])),
    )
    const right = Math.min(
      ...shipsIn(view).flatMap((ship) => (ship.side === 'goth' ? [] : GEOMETRY.centre(placeOf(ship.bow))[0])),
    )
    expect(left).toBeLessThan(right)
    const north = GEOMETRY.centre(placeOf(`${FIXED_SET_UP.goth.fromColumn}15`))[1]
    expect(north).toBeLessThan(GEOMETRY.centre(placeOf('3315'))[1])
    const land = AREAS.find(({ kind }) => kind === 'land')?.places ?? []
    expect([...land].sort()).toEqual(GRID.all.filter(isLand).sort())
  })

  it('has a ship in both of its hexes, its bow where it heads', () => {
    const view = game.view(FIXED, 0 as Seat)
    for (const ship of shipsIn(view)) {
      expect(shipAt(view, ship.bow)?.id).toBe(ship.id)
      expect(shipAt(view, ship.stern)?.id).toBe(ship.id)
      const [bow, stern] = [ship.bow, ship.stern].map((hex) => GEOMETRY.centre(placeOf(hex))[0])
      expect(bow > stern).toBe(ship.side === 'goth')
    }
  })
})

describe('touches', () => {
  it('reach every legal action: by a ship, a berth or a button, and in one group of the list', () => {
    const chance = quickChance(11)
    const play = { ...quiet, chance }
    const met = new Set<string>()
    for (const s of [closeGame.start({ setUp: 'fixed' }, play), game.clone(FREE)])
      for (let i = 0; i < 220 && !game.outcome(s); i++) {
        const seat = asked(s)
        const actions = game.actions(s, seat)
        const view = game.view(s, seat)
        for (const action of actions) {
          met.add(action.do)
          expect(isPlain(action) || piecesOf(action, view).length > 0 || action.do === 'place', action.do).toBe(true)
          for (const id of piecesOf(action, view)) expect(shipIn(view, id), `${action.do} ${id}`).not.toBeNull()
        }
        const grouped = asText.groups(actions, view, 'en').flatMap((group) => group.actions)
        expect(new Set(grouped)).toEqual(new Set(actions))
        expect(grouped).toHaveLength(actions.length)
        game.play(s, seat, actions[chance.pick(actions.length)], play)
      }
    expect(met.size).toBeGreaterThan(14)
  })

  it('know every verb of the rules in the list, but orders that are given beforehand', () => {
    const view = game.view(FIXED, 0 as Seat)
    for (const verb of ACTION_NAMES.filter((name) => name !== 'stand' && name !== 'recall'))
      expect(asText.groups([{ do: verb } as never], view, 'it'), verb).toHaveLength(1)
  })

  it('find a berth for each heading that may be set up with', () => {
    const actions = game.actions(FREE, asked(FREE))
    const berths = [...berthsByHex(actions).values()].flat()
    expect(berths.map(({ way }) => way[0])).toEqual(
      expect.arrayContaining(actions.filter(({ do: verb }) => verb === 'place')),
    )
  })
})

describe('courses', () => {
  const bench = active('byz-01', { 'byz-01': '2606 west', 'goth-01': '2812 south-west' })
  const found = (more = {}) =>
    coursesByHex(marches(game, game.clone(bench.state), asked(bench.state), { pieces: ['byz-01'] }), more)

  it('lead the bow of a ship where they say, heading as they say, for what they cost, and never ashore', () => {
    const courses = [...found().values()].flat()
    expect(courses.length).toBeGreaterThan(40)
    for (const { to, heading, way, price, speed } of courses) {
      const s = game.clone(bench.state)
      const before = s.strokes
      for (const action of way) {
        expect(game.refusal(s, asked(s), action)).toBeNull()
        game.play(s, asked(s), action, quiet)
      }
      const ship = shipIn(game.view(s, 0 as Seat), 'byz-01')
      expect([ship?.bow, ship?.heading, ship?.stern]).toEqual([to, heading, sternAt(to, heading)])
      expect(s.strokes - before).toBe(price)
      expect(way.some((action) => action.do === 'speed' && action.at === speed)).toBe(true)
      expect(isLand(GRID.named(to) as Hex)).toBe(false)
    }
  })

  it('rather cruise, and rest only who is tired', () => {
    expect(found().get('2607')?.[0].speed).toBe('cruise')
    expect(found({ isTired: true }).get('2607')?.[0].speed).toBe('rest')
    expect(found().get('2614')?.[0].speed).toBe('maximum')
  })

  it('are pointed at, step by step', () => {
    const view = bench.view('byzantine')
    const plan: Action[] = [{ do: 'speed', at: 'cruise' }, { do: 'ahead' }, { do: 'turn', to: 'port' }]
    const [, ahead, turn] = pointsAt(plan, view)
    expect(ahead.arrows).toEqual([{ from: '2606', to: '2607' }])
    const s = game.clone(bench.state)
    for (const action of plan) game.play(s, asked(s), action, quiet)
    expect(turn.rings).toEqual([hexOf(s.bow[16])])
    expect(moverOf(view)).toBe('byz-01')
  })
})

describe('odds', () => {
  const ships = { 'byz-01': '2606 west', 'goth-01': '2610 south-west', 'goth-02': '2807 east marines 2' }

  it('of a ram are those of the rules, foreseen from afar and when it comes to it', () => {
    const bench = active('byz-01', ships)
    const foreseen = new Insight(bench.view('byzantine')).prospect('byz-01', {
      bow: '2607',
      heading: 3,
      speed: 'maximum',
      run: 1,
      spent: 1,
    })
    bench.byz('speed maximum', 'ahead', 'ahead', 'ahead')
    const odds = new Insight(bench.view('byzantine')).odds({ do: 'ram' })
    // 9.2: 5 on the after beam; the better Crew, Maximum and a run of three add 3 to the die.
    expect(odds).toMatchObject({ aspect: 'after-beam', needs: 5, by: 3, part: 0.8, harm: 0 })
    expect(foreseen).toEqual({ target: 'goth-01', steps: 2, odds })
  })

  it('of a ram are none without a run, beyond its points, or at Rest', () => {
    const insight = new Insight(active('byz-01', ships).view('byzantine'))
    const from = { bow: '2609', heading: 3, speed: 'cruise', run: 0, spent: 3 } as const
    expect(insight.prospect('byz-01', from)).toBeNull()
    expect(insight.prospect('byz-01', { ...from, run: 3 })).not.toBeNull()
    expect(insight.prospect('byz-01', { ...from, run: 3, spent: 6 })).toBeNull()
    expect(insight.prospect('byz-01', { ...from, run: 3, speed: 'rest' })).toBeNull()
  })

  it('of a boarding count a ship that is taken because its last marine falls', () => {
    const bench = (marines: number) =>
      active(
        'byz-01',
        { 'byz-01': '2606 west', 'goth-01': `2607 east marines ${marines}` },
        { links: ['byz-01 goth-01'] },
      )
    const odds = (marines: number) => new Insight(bench(marines).view('byzantine')).odds({ do: 'board', at: 'goth-01' })
    // 11.4: 4 against 2 add 2 and need 8; against 1 they add 3, and from 5 on the last of them falls.
    expect(odds(2)).toMatchObject({ by: 2, needs: 8, part: 0.4 })
    expect(odds(1)).toMatchObject({ by: 3, part: 0.8 })
    expect(odds(0)).toBeNull()
  })

  it('of everything that is thrown for are told, in both languages', () => {
    const chance = quickChance(23)
    const s = closeGame.start({ setUp: 'fixed' }, { ...quiet, chance })
    const met = new Set<string>()
    for (let i = 0; i < 300 && !game.outcome(s); i++) {
      const seat = asked(s)
      const insight = new Insight(game.view(s, seat))
      for (const action of game.actions(s, seat)) {
        const kind = riskOf(action)
        const odds = kind && insight.odds(action)
        if (!kind || !odds) continue
        met.add(kind)
        expect(odds.part).toBeGreaterThanOrEqual(0)
        expect(odds.part + (kind === 'board' ? 0 : odds.harm)).toBeLessThanOrEqual(1)
        for (const words of [en, it_]) expect(oddsInWords(kind, odds, words)).not.toMatch(/undefined|NaN/)
      }
      game.play(s, seat, brain.plan(s, seat, chance, 0)[0], { ...quiet, chance })
    }
    expect([...met]).toEqual(expect.arrayContaining(['ram', 'fire', 'grapple']))
  })
})

describe('words and beats', () => {
  it('tell everything that has befallen a ship, in both languages', () => {
    const bench = new Bench({
      turn: 3,
      ships: {
        'goth-01': '2610 east marines 2 fatigue 2 fire 2 raked-port rammed 2',
        'byz-01': '2609 west',
        'byz-02': '2403 west taken prize marines 1',
      },
      leaders: { baderic: 'goth-01' },
      links: ['goth-01 byz-01'],
      now: 'turn begins',
    })
    const view = bench.view('goth')
    expect(spotInWords(view, '2610', null, en)).toBe(
      'hex 2610. Gothic dromon 1: heading east, 2 marines, Crew 2, fatigue 2 of 3, raked to port, rammed: sinks at the end of the next turn, burning fiercely, grappled to Byzantine dromon 1, Baderic aboard, command range 3, squadron of Baderic',
    )
    expect(spotInWords(view, '2403', null, en)).toContain('a prize of the Goths')
    expect(spotInWords(view, '2610', null, it_)).toContain('remi falciati a sinistra')
    expect(asText.inWords(view, 'it')[0].lines).toHaveLength(3)
  })

  it('say whose doing a line is, and where ships went', () => {
    const view = game.view(FIXED, 0 as Seat)
    const line = (key: string, params: Record<string, string | number>) => ({ key, params, at: 0 }) as never
    expect(beat(line('went', { ship: 'goth-01', from: '1815', to: '1814', heading: 0, how: 'ahead' }), view)).toEqual({
      is: 'march',
      by: 'goth',
      way: { places: ['1815', '1814'], piece: 'goth-01' },
    })
    expect(beat(line('cut', { ship: 'byz-01', from: 'goth-01' }), view)).toEqual({ is: 'dice', by: 'byzantine' })
    expect(doerOf({ leader: 'john' })).toBe('byzantine')
  })
})
