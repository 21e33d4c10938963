import { decideAt, LEVEL_IDS, playMatch } from '@iacta/bots'
import { type Happening, MANNER_IDS, quickChance, recalling, seatsIn } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { brain } from '../bot/brain.ts'
import { FEATURES, measure } from '../bot/features.ts'
import { watchFollies } from '../bot/follies.ts'
import type { Action } from '../rules/action.ts'
import { senaGallica as game } from '../rules/game.ts'
import { shipNamed } from '../rules/printed.ts'
import { range } from '../rules/ships.ts'
import type { State } from '../rules/state.ts'
import { texts } from '../text/index.ts'
import { act, active, Bench, closeGame, optionsOf } from './bench.ts'

const asked = (s: State): number => seatsIn(game.waiting(s))[0]
const planOf = (s: State, daring = 0, seed = 1): readonly Action[] => brain.plan(s, asked(s), quickChance(seed), daring)
/** What the brain itself would do, told by its verbs. */
const verbs = ({ state }: Bench): string[] => planOf(state).map(({ do: verb }) => verb)
const words = ({ state }: Bench): string[] => planOf(state).map((action) => Object.values(action).join(' '))

const FAR = { 'goth-16': '4015 east', 'byz-17': '4003 west' }

describe('what the brain sees', () => {
  test('a beam within reach is rammed, at Maximum and with a run', () => {
    const b = active('byz-01', { 'byz-01': '2010 east', 'goth-01': '2006 south-east', ...FAR })
    expect(words(b)).toEqual(['speed maximum', 'ahead', 'ahead', 'ahead', 'fire goth-01'])
    b.byz('speed maximum', 'ahead', 'ahead', 'ahead', 'fire goth-01 | 0')
    expect(words(b)).toEqual(['ram'])
    expect(brain.explain(b.state, 1, planOf(b.state))).toEqual({
      key: 'ram-beam',
      params: { ship: 'byz-01', on: 'goth-01' },
    })
  })

  test('nobody rams head-on without speed: too little to win, and as likely to be holed', () => {
    // Worn out and at Cruise: 9 is needed, and 2 are taken off.
    const b = active('goth-01', { 'goth-01': '2010 east fatigue 3', 'byz-01': '2007 west', ...FAR })
    expect(verbs(b)).not.toContain('ram')
    b.goth('speed cruise', 'ahead', 'ahead')
    expect(b.can('goth', 'ram')).toBe(true)
    expect(verbs(b)).not.toContain('ram')
  })

  test('who is grappled to a fire cuts loose', () => {
    const b = active(
      'byz-01',
      { 'byz-01': '2010 east', 'goth-01': '2009 west fire 2', ...FAR },
      { links: ['byz-01 goth-01'] },
    )
    expect(words(b)).toEqual(['cut goth-01'])
    expect(brain.explain(b.state, 1, planOf(b.state))).toEqual({
      key: 'cut-burning',
      params: { ship: 'byz-01', from: 'goth-01' },
    })
  })

  test('a burning ship is not grappled where a sound one would be', () => {
    const ships = (state: string) => ({ 'byz-01': '2010 east', 'goth-01': `2009 west marines 3 ${state}`, ...FAR })
    const friends = { 'byz-02': '2112 east', 'byz-03': '1912 east' }
    const beside = (state: string, more = {}): Bench => active('byz-01', { ...ships(state), ...more }).byz('speed rest')
    const tried = (b: Bench): string[] => {
      const found: string[] = []
      while (b.state.stack.at(-1)?.step === 'ship' && found.length < 6) {
        const [first] = planOf(b.state)
        found.push(first.do)
        if (first.do === 'grapple') break
        game.play(b.state, 1, first, { chance: { die: () => 1, pick: () => 0 }, tell() {}, seal() {} })
      }
      return found
    }
    expect(tried(beside(''))).toContain('grapple')
    expect(tried(beside('fire 2'))).not.toContain('grapple')
    // Friends who could come to help do not make a fire any better.
    expect(tried(beside('fire 2', friends))).not.toContain('grapple')
  })

  test.each([
    ['marines 0', 'board-empty'],
    ['marines 1', 'board'],
  ])('a weak crew is boarded: %s', (crew, reason) => {
    const b = active(
      'byz-01',
      { 'byz-01': '2010 east', 'goth-01': `2009 west ${crew}`, ...FAR },
      { links: ['byz-01 goth-01'] },
    )
    expect(words(b)).toEqual(['board goth-01'])
    expect(brain.explain(b.state, 1, planOf(b.state)).key).toBe(reason)
  })

  test('a strong crew is not boarded by the last marine, who cuts loose or stays', () => {
    const b = active(
      'byz-01',
      { 'byz-01': '2010 east marines 1', 'goth-01': '2009 west', ...FAR },
      { links: ['byz-01 goth-01'] },
    )
    expect(words(b)).toEqual(['cut goth-01'])
  })

  test('nobody runs ashore, or out of the battle', () => {
    for (const [at, heading] of [
      ['1917', 'west'],
      ['2002', 'east'],
    ]) {
      const b = active('goth-01', { 'goth-01': `${at} ${heading}`, 'byz-01': '3005 west' }).goth('speed cruise')
      const { state } = b
      for (const action of planOf(state)) game.play(state, 0, action, { chance: quickChance(1), tell() {}, seal() {} })
      expect(b.of('fate', 'goth-01')).toBe('afloat')
    }
  })

  test('who is not ahead hurries where a third quiet turn would end the battle', () => {
    const ships = { 'goth-01': '2015 east', 'byz-01': '2003 west' }
    const rowed = (quiet: number): number => {
      const b = active('goth-01', ships, { quiet })
      for (const action of planOf(b.state))
        game.play(b.state, 0, action, { chance: quickChance(1), tell() {}, seal() {} })
      return 15 - Number(b.hex('goth-01')?.slice(2))
    }
    expect(rowed(2)).toBeGreaterThan(rowed(0))
  })

  test('the weaker crews keep their line until the enemy comes, the better ones row up to them', () => {
    const lines = (row: string) => ({
      ...Object.fromEntries(['01', '02', '03', '04'].map((n, i) => [`goth-${n}`, `${20 + i}15 east`])),
      ...Object.fromEntries(['01', '02', '03', '04'].map((n, i) => [`byz-${n}`, `${20 + i}${row} west`])),
    })
    expect(verbs(active('goth-02', lines('03')))).toEqual(['finish'])
    expect(verbs(active('byz-02', lines('03')))).toContain('ahead')
    // Three quiet turns end it: who would not lose by that waits for two of them at most.
    expect(verbs(active('goth-02', lines('03'), { quiet: 2 }))).toContain('ahead')
  })

  test('who is grappled leaves the boarding to friends who are still to come, and boards where there are none', () => {
    const at = (friend: Record<string, string>): Bench =>
      active(
        'goth-01',
        { 'goth-01': '2010 east squadron baderic', 'byz-01': '2009 west', ...friend, ...FAR },
        { links: ['byz-01 goth-01'], leaders: { baderic: 'goth-16' } },
      ).goth('cut byz-01 | 0')
    expect(verbs(at({}))).toEqual(['board'])
    const friends = (acted: string) => ({
      'goth-02': `2112 east squadron baderic ${acted}`,
      'goth-03': `1912 east squadron baderic ${acted}`,
    })
    expect(verbs(at(friends('')))).not.toContain('board')
    // Whoever has acted cannot come any more.
    expect(verbs(at(friends('activated')))).toEqual(['board'])
  })

  test('oars that were lost are put in order where nobody is near', () => {
    const b = active('goth-01', { 'goth-01': '2015 east raked-port', 'byz-01': '3903 west', ...FAR })
    expect(planOf(b.state)[0]).toEqual(act('speed rest'))
  })

  test('a leader leaves a ship that was rammed', () => {
    const b = new Bench({
      ships: { 'byz-01': '2010 east rammed 1', 'byz-02': '2110 east', 'goth-01': '2004 west' },
      leaders: { john: 'byz-01' },
      now: 'squadron of john',
    })
    expect(words(b)).toEqual(['shift john byz-02'])
  })

  test('a sinking company goes over to the ship it has taken', () => {
    const b = active(
      'byz-01',
      { 'byz-01': '2010 east rammed 1', 'goth-01': '2009 west marines 0', ...FAR },
      { links: ['byz-01 goth-01'], turn: 1 },
    ).byz('board goth-01')
    expect(words(b)).toEqual(['change byz-01'])
  })

  test('the Byzantines lie opposite to a Gothic line that is not where it was', () => {
    const b = new Bench({
      freeSetUp: true,
      stack: [
        { step: 'game', at: 1 },
        { step: 'setUp', side: 'goth' },
      ],
    })
    b.goth('place 1616 0', 'usual')
    let placed = 0
    while (b.state.stack.at(-1)?.step === 'setUp') {
      const [action] = planOf(b.state)
      if (action.do === 'place') placed++
      game.play(b.state, 1, action, { chance: quickChance(1), tell() {}, seal() {} })
    }
    expect(placed).toBeGreaterThan(0)
  })
})

describe('what would make an admiral laugh', () => {
  const HELD = { links: ['byz-01 goth-01'] }
  /** Byzantine 1 fast to Gothic 1, as strong as he, with two friends near who have still to act. */
  const held = (goth = ''): Bench =>
    active(
      'byz-01',
      {
        'byz-01': '2010 east',
        'goth-01': `2009 west ${goth}`,
        'byz-02': '2312 east',
        'byz-03': '1712 east',
        ...FAR,
      },
      HELD,
    )

  test('nobody cuts himself loose from an enemy he would grapple again', () => {
    expect(verbs(held())).not.toContain('cut')
    // From a fire he does.
    expect(words(held('fire 2'))).toEqual(['cut goth-01'])
  })

  test('whoever looks on counts who does it all the same', () => {
    const b = held()
    const watcher = watchFollies()
    for (const [words, ...dice] of [
      ['cut goth-01', 9],
      ['grapple goth-01', 9],
    ] as const) {
      const before = game.clone(b.state)
      b.byz(`${words} | ${dice}`)
      watcher.watch({ before, seat: 1, action: act(words), happenings: [], after: b.state })
    }
    expect(watcher.follies[1]['grapples-again']).toEqual({ occasions: 1, times: 1 })
  })

  test('whoever did cut himself loose from an enemy does not throw his grapples at him in the same activation', () => {
    const b = held().byz('cut goth-01 | 9')
    const known = (heard: readonly Happening[]) => ({ seat: 1, view: game.view(b.state, 1), heard })
    const deeds = (heard: readonly Happening[]): string[] => {
      const { plan } = recalling(brain, known(heard))
      const s = game.clone(b.state)
      const found: string[] = []
      while (s.stack.at(-1)?.step === 'ship' && found.length < 9)
        for (const action of plan(s, 1, quickChance(1), 0)) {
          found.push(action.do)
          game.play(s, 1, action, { chance: { die: () => 1, pick: () => 0 }, tell() {}, seal() {} })
        }
      return found
    }
    const cut = b.told.filter(({ key }) => key === 'cut')
    expect(cut).toHaveLength(1)
    expect(deeds([])).toContain('grapple')
    expect(deeds(cut)).not.toContain('grapple')
    expect(deeds([...cut, { key: 'activated', params: { ship: 'byz-01' }, to: 0 }])).toContain('grapple')
  })

  test('who compares plans does not think of it either', () => {
    const b = held().byz('cut goth-01 | 9')
    const heard = b.told.filter(({ key }) => key === 'cut')
    const known = (said: readonly Happening[]) => ({ seat: 1, view: game.view(b.state, 1), heard: said })
    expect(brain.undoes?.(known(heard), [act('grapple goth-01')])).toBe(true)
    expect(brain.undoes?.(known(heard), [act('finish')])).toBe(false)
    expect(brain.undoes?.(known([]), [act('grapple goth-01')])).toBe(false)
  })

  test('nobody who goes down lets go of an enemy he may take along', () => {
    const cuts = (byz: string): boolean =>
      verbs(
        active(
          'byz-01',
          { 'byz-01': `2010 east marines 1 ${byz}`, 'goth-01': '2009 west', ...FAR },
          { ...HELD, turn: 3 },
        ),
      ).includes('cut')
    expect(cuts('')).toBe(true)
    expect(cuts('rammed 3')).toBe(false)
  })

  test('a leader does not spend his last marines on a prize where an enemy is near', () => {
    const boards = (leader: string, near: string): boolean => {
      const ships = {
        'byz-01': '2010 east marines 2',
        'goth-01': '2009 west marines 1 activated',
        'goth-02': `${near} east marines 3`,
        ...FAR,
      }
      return verbs(
        active('byz-01', ships, { ...HELD, leaders: { [leader]: leader === 'john' ? 'byz-01' : 'goth-16' } }),
      ).includes('board')
    }
    expect(boards('john', '1510')).toBe(false)
    expect(boards('john', '3513')).toBe(true)
    // The enemy's leader is no concern of his.
    expect(boards('baderic', '1510')).toBe(true)
  })

  test('a leader whose ship burns fiercely rows to a friend', () => {
    const far = (fire: string): number => {
      const ships = { 'byz-01': `2006 west ${fire}`, 'byz-02': '2306 west', 'goth-01': '1512 east', ...FAR }
      const b = active('byz-01', ships, { leaders: { john: 'byz-01' }, turn: 3 })
      while (b.state.stack.at(-1)?.step === 'ship')
        for (const action of planOf(b.state))
          game.play(b.state, 1, action, { chance: { die: () => 1, pick: () => 0 }, tell() {}, seal() {} })
      return range(b.state, shipNamed('byz-01'), shipNamed('byz-02'))
    }
    expect(far('fire 2')).toBeLessThanOrEqual(2)
    expect(far('fire 1')).toBeGreaterThan(2)
  })

  test('whoever is behind when the fleets are spent goes after the enemy, and does not wait for the quiet to end it', () => {
    const rams = (lost: string): boolean => {
      const ships = {
        'byz-12': '2212 east marines 0',
        'goth-04': '2612 east marines 0',
        'goth-08': '2512 east marines 0 half-speed',
        'goth-03': '2710 west marines 0',
        [lost]: 'sunk',
      }
      return verbs(
        active('byz-12', ships, { leaders: { valerian: 'byz-12', odotheus: 'goth-03' }, turn: 16 }),
      ).includes('ram')
    }
    expect(rams('byz-01')).toBe(true)
    expect(rams('goth-05')).toBe(false)
  })

  test('a hull that goes down in this turn is not boarded, nor a lost ship retaken that does', () => {
    const boards = (goth: string): boolean => {
      const b = active(
        'byz-01',
        { 'byz-01': '2010 east', 'goth-01': `2009 west ${goth}`, ...FAR },
        { ...HELD, turn: 3 },
      )
      return words(b).includes('board goth-01')
    }
    expect(boards('marines 0')).toBe(true)
    expect(boards('marines 0 rammed 2')).toBe(false)
    expect(boards('marines 1 activated rammed 2')).toBe(false)
    const retakes = (byz: string): boolean => {
      const ships = { 'byz-01': '2010 east', 'byz-05': `2009 west taken prize marines 0 ${byz}`, ...FAR }
      return words(active('byz-01', ships, { links: ['byz-01 byz-05'], turn: 3 })).includes('board byz-05')
    }
    expect(retakes('')).toBe(true)
    expect(retakes('rammed 2')).toBe(false)
    expect(retakes('rammed 3')).toBe(false)
    // Nor is it thought of by who compares plans.
    const vain = (goth: string): boolean | undefined => {
      const ships = { 'byz-01': '2010 east', 'goth-01': `2009 west ${goth}`, ...FAR }
      const { state } = active('byz-01', ships, { ...HELD, turn: 3 })
      return brain.vain?.(state, 1, [act('board goth-01')])
    }
    expect(vain('marines 0 rammed 2')).toBe(true)
    expect(vain('marines 1 rammed 2')).toBe(false)
    expect(vain('marines 0 rammed 3')).toBe(false)
  })

  test('where an enemy is near two marines are left on a sound prize, and one on a hull that was rammed', () => {
    const left = (hull: string): number => {
      const ships = { 'byz-01': '2010 east', 'goth-01': `2009 west marines 0 ${hull}`, 'goth-02': '2109 west', ...FAR }
      const b = active('byz-01', ships, { ...HELD, turn: 3 }).byz('board goth-01')
      while (b.state.stack.at(-1)?.step === 'prize')
        game.play(b.state, 1, planOf(b.state)[0], { chance: quickChance(1), tell() {}, seal() {} })
      return b.of('marines', 'goth-01')
    }
    expect(left('')).toBe(2)
    expect(left('rammed 3')).toBe(1)
  })

  test('crews are not worn out by rowing up to an enemy who is not reached', () => {
    const speeds = (at: string): string[] =>
      words(active('byz-01', { 'byz-01': '2003 west', 'goth-01': at, ...FAR })).slice(0, 1)
    expect(speeds('2116 east')).toEqual(['speed cruise'])
    // To strike one they are.
    expect(speeds('2011 south-east')).toEqual(['speed maximum'])
  })

  test('a ship stands by a leader whose own goes down, where no other does', () => {
    const far = (holed: string, friend = ''): number => {
      const ships = {
        'byz-01': '2010 east',
        'byz-02': `2606 west ${holed}`,
        ...(friend ? { 'byz-03': friend } : {}),
        'goth-01': '1501 south-east',
        ...FAR,
      }
      const b = active('byz-01', ships, { leaders: { john: 'byz-02' }, turn: 3 })
      while (b.state.stack.at(-1)?.step === 'ship')
        for (const action of planOf(b.state))
          game.play(b.state, 1, action, { chance: { die: () => 1, pick: () => 0 }, tell() {}, seal() {} })
      return range(b.state, shipNamed('byz-01'), shipNamed('byz-02'))
    }
    expect(far('rammed 2')).toBeLessThanOrEqual(2)
    expect(far('')).toBeGreaterThan(2)
    expect(far('rammed 2', '2806 west')).toBeGreaterThan(2)
  })
})

describe('judgement', () => {
  test('in the middle of a turn the fleet looks better that has still to act, where it is near enough to strike', () => {
    const chance = (row: string, marks: string): number => {
      const ships = {
        'byz-01': `20${row} west`,
        'byz-02': `21${row} west`,
        'goth-01': '2014 east',
        'goth-02': '2114 east',
      }
      const acted = Object.fromEntries(
        Object.entries(ships).map(([id, at]) => [id, id.startsWith('goth') ? `${at} ${marks}` : at]),
      )
      return brain.evaluate(new Bench({ ships: acted, now: 'detached of byzantine' }).state, 1)
    }
    expect(chance('08', 'activated')).toBeGreaterThan(chance('08', ''))
    expect(chance('03', 'activated')).toBe(chance('03', ''))
  })

  test('the side that has lost more is less likely to win', () => {
    const ships = { 'byz-01': '2010 east', 'goth-01': '2005 west' }
    const even = active('byz-01', ships).state
    const ahead = active('byz-01', { ...ships, 'goth-02': 'sunk', 'goth-03': '2515 east rammed 1' }).state
    expect(brain.evaluate(ahead, 1)).toBeGreaterThan(brain.evaluate(even, 1))
    expect(measure(even).map(({ length }) => length)).toEqual([FEATURES.length, FEATURES.length])
  })
})

/** A battle of the brain against itself from the middle of it, watched at every choice. */
function fight(seed: number, most: number, look: (s: State, seat: number, plan: readonly Action[]) => void): State {
  const chance = quickChance(seed)
  const play = { chance, tell() {}, seal() {} }
  const s = closeGame.start(optionsOf(0), play)
  for (let plans = 0; !game.outcome(s) && plans < most; plans++) {
    const seat = asked(s)
    const plan = brain.plan(s, seat, chance, seat === 0 ? 0 : 1)
    expect(plan.length).toBeGreaterThan(0)
    look(s, seat, plan)
    for (const action of plan) {
      expect(game.refusal(s, seat, action)).toBeNull()
      game.play(s, seat, action, play)
    }
  }
  return s
}

describe('opponents', () => {
  test('a battle is fought to its end, whole plans at a time, and nothing illegal', () => {
    const watcher = watchFollies()
    const s = fight(3, 20_000, (before, seat, plan) => {
      if (plan.length === 1) {
        const after = game.clone(before)
        game.play(after, seat, plan[0], { chance: quickChance(9), tell() {}, seal() {} })
        watcher.watch({ before, seat, action: plan[0], happenings: [], after })
      }
    })
    expect(game.outcome(s)).not.toBeNull()
    expect(watcher.follies[0]['hopeless-ram']?.times ?? 0).toBe(0)
    expect(watcher.follies[0].beached?.times ?? 0).toBe(0)
  })

  test('the last ship of a turn is planned though both admirals are lost, and the initiative may be rolled again', () => {
    const ships = { 'byz-01': '2010 east', 'goth-01': '2015 east activated' }
    const { state } = active('byz-01', ships, { leaders: { baderic: 'lost', john: 'lost' } })
    expect(planOf(state).length).toBeGreaterThan(0)
  })

  test('its state is as it was when it has thought', () => {
    fight(4, 20, (s, seat) => {
      const before = JSON.stringify(game.encode(s))
      brain.plan(s, seat, quickChance(1), 0)
      expect(JSON.stringify(game.encode(s))).toBe(before)
    })
  })

  test('nothing dominated is done, and never is everything dominated', () => {
    let choices = 0
    fight(5, 120, (s, seat, plan) => {
      expect(seat === 0 && brain.dominated?.(s, seat, plan[0])).toBe(false)
      const legal = game.actions(s, seat) as readonly Action[]
      expect(legal.some((action) => !brain.dominated?.(s, seat, action))).toBe(true)
      if (legal.some((action) => brain.dominated?.(s, seat, action))) choices++
    })
    expect(choices).toBeGreaterThan(0)
  })

  test('a recruit wins against somebody who does anything', () => {
    const { outcome } = playMatch({ game, brain, options: optionsOf(0), seed: 2, contenders: ['random', 'tiro'] })
    expect(outcome.winners).toEqual([1])
  })

  test.each(LEVEL_IDS)('%s decides what is legal, and says why in both languages', (level) => {
    const chance = quickChance(5)
    const play = { chance, tell() {}, seal() {} }
    const begun = closeGame.start(optionsOf(0), play)
    for (let i = 0; i < 12; i++) {
      const seat = asked(begun)
      const known = { seat, view: game.view(begun, seat), heard: [] }
      const { plan } = decideAt(level, game, brain, known, { seed: i, budget: { iterations: 1 } })
      expect(game.refusal(begun, seat, plan[0])).toBe(null)
      expect(texts.en.action(plan[0])).toMatch(/\S/)
      game.play(begun, seat, plan[0], play)
    }
  })

  test('manners change little, and nothing of what is legal', () => {
    const play = { chance: quickChance(8), tell() {}, seal() {} }
    const s = game.start({ setUp: 'fixed' }, play)
    let differs = 0
    for (let i = 0; i < 40; i++) {
      const seat = asked(s)
      const plan = planOf(s)
      for (const manner of MANNER_IDS) {
        const other = brain.inManner?.(manner).plan(s, seat, quickChance(1), 0) ?? []
        expect(game.refusal(s, seat, other[0])).toBeNull()
        if (JSON.stringify(other) !== JSON.stringify(plan)) differs++
      }
      for (const action of plan) game.play(s, seat, action, play)
    }
    expect(differs).toBeGreaterThan(0)
    expect(differs).toBeLessThan(40)
  })
})
