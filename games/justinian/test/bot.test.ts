import { decideAt, LEVEL_IDS } from '@iacta/bots'
import { completed, MANNER_IDS, quickChance, seatsIn, Temper } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { marchOf } from '../bot/activations.ts'
import { brain } from '../bot/brain.ts'
import { FEATURES, measure } from '../bot/features.ts'
import { watchFollies } from '../bot/follies.ts'
import { Force } from '../bot/force.ts'
import { Outlook } from '../bot/outlook.ts'
import { TEMPER } from '../bot/temper.ts'
import { passageFor } from '../bot/voyages.ts'
import type { Action } from '../rules/action.ts'
import { justinian as game } from '../rules/game.ts'
import { armyNamed, BARBARIAN, BYZANTINE, placeNamed, stationNamed } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'
import { texts } from '../text/index.ts'
import { Bench } from './bench.ts'

const asked = (s: State): number => seatsIn(game.waiting(s))[0]
const planOf = (s: State, daring = 0, seed = 1): readonly Action[] => brain.plan(s, asked(s), quickChance(seed), daring)
const first = ({ state }: Bench): Record<string, unknown> => ({ ...planOf(state)[0] })
const words = (b: Bench): string => Object.values(first(b)).join(' ')

const TURN = { step: 'turn', at: 8 }
const ACTIVATIONS = { step: 'activations', next: 'barbarian' }
const marching = (army: string, mp: number, seat = 'byzantine') => [
  TURN,
  ACTIVATIONS,
  { step: 'closing' },
  { step: 'march', army, seat, mp },
]
const choosing = (turn: number, written: object, step = 'opportunity'): Bench =>
  new Bench({
    turn,
    chooseLeft: 1,
    randomLeft: 2,
    romanActs: step === 'opportunity',
    stack: [TURN, ACTIVATIONS, { step: 'closing' }, { step }],
    ...written,
  })

const PRESENTALS = {
  place: { 'presental-i': 'europa', 'presental-ii': 'bithynia' },
  own: { 'presental-i': 10, 'presental-ii': 10 },
  magister: { 'presental-i': 'buzes', 'presental-ii': 'bessas' },
}
const withPresentals = (place: object, own: object, magister: object = {}) => ({
  place: { ...PRESENTALS.place, ...place },
  own: { ...PRESENTALS.own, ...own },
  magister: { ...PRESENTALS.magister, ...magister },
})

describe('the Byzantine', () => {
  test('clears a marker where he stands before he goes on', () => {
    const b = new Bench({
      turn: 3,
      gold: 20,
      romanActs: true,
      ...withPresentals({ illyricum: 'liguria' }, { illyricum: 20 }, { illyricum: 'sittas' }),
      control: { liguria: 'ostrogoths', flaminia: 'ostrogoths' },
      stack: marching('illyricum', 4),
    })
    expect(words(b)).toBe('clear')
    expect(brain.explain(b.state, BYZANTINE, planOf(b.state))).toEqual({
      key: 'clear',
      params: { army: 'illyricum', at: 'liguria' },
    })
  })

  test('a few who are left behind do not stop him, and an army far stronger does', () => {
    const against = (sp: number): string => {
      const b = new Bench({
        turn: 3,
        gold: 20,
        romanActs: true,
        ...withPresentals(
          { illyricum: 'liguria', totila: 'liguria' },
          { illyricum: 14, totila: sp },
          { illyricum: 'martinus' },
        ),
        control: { liguria: 'ostrogoths' },
        stack: marching('illyricum', 3),
      })
      return words(b)
    }
    expect(against(1)).toBe('attack totila')
    expect(against(40)).not.toMatch(/attack/)
  })

  test('never ends outside his area, where his army would be lost (7.14)', () => {
    const b = new Bench({
      turn: 3,
      gold: 20,
      romanActs: true,
      ...withPresentals({ oriens: 'europa' }, { oriens: 25 }, { oriens: 'sittas' }),
      stack: marching('oriens', 3),
    })
    for (let i = 0; i < 5 && b.state.stack.at(-1)?.step === 'march'; i++) {
      const [action] = planOf(b.state)
      game.play(b.state, BYZANTINE, action, { chance: quickChance(3), tell() {}, seal() {} })
    }
    expect(b.sp('oriens')).toBe(25)
    expect(b.at('oriens')).not.toBe('europa')
  })

  test('a Presental army is not brought below its least while others can lose men (6.51)', () => {
    const b = new Bench({
      turn: 3,
      ...withPresentals({ thracia: 'europa' }, { 'presental-i': 12, thracia: 12 }, { thracia: 'mundus' }),
      stack: [
        TURN,
        { step: 'losses', seat: 'byzantine', left: 4, groups: ['presental-i', 'thracia'], clause: 'battle' },
      ],
    })
    expect(words(b)).toBe('lose thracia 4')
  })

  test('armies that could only stand together gain nothing by setting out', () => {
    const { state } = choosing(4, {
      gold: 30,
      ...withPresentals(
        { thracia: 'europa', chosroes: 'galatia-i' },
        { 'presental-i': 20, thracia: 16, chosroes: 30 },
        { thracia: 'mundus' },
      ),
      control: { 'galatia-i': 'sassanids' },
    })
    const outlook = new Outlook(state, BYZANTINE, new Temper(quickChance(1), 0, null, TEMPER))
    expect(marchOf(outlook, armyNamed('thracia'))?.gain).toBeLessThan(0.5)
  })

  test('does not take along who would be lost where they are (7.14)', () => {
    const b = new Bench({
      turn: 4,
      gold: 20,
      romanActs: true,
      ...withPresentals(
        { 'presental-i': 'haemimontus', thracia: 'europa', africa: 'europa', slavs: 'europa' },
        { thracia: 12, africa: 20, slavs: 16 },
        { thracia: 'mundus', africa: 'sittas' },
      ),
      allegiance: { slavs: 'barbarian' },
      stack: marching('thracia', 4),
    })
    expect(words(b)).not.toBe('combine africa')
  })

  test('nobody lands where he may not end (7.14)', () => {
    const b = choosing(9, {
      gold: 30,
      ...withPresentals({ moors: 'aegyptus-i' }, { 'presental-ii': 14, moors: 1 }),
      fleets: [{ bithynia: 3 }, {}, {}],
      allegiance: { moors: 'barbarian' },
    })
    const { state } = b
    const outlook = new Outlook(state, BYZANTINE, new Temper(quickChance(1), 0, null, TEMPER))
    const force = new Force(outlook, armyNamed('presental-ii'))
    const passage = passageFor(force, stationNamed('bithynia'), 0, false)
    expect(passage && force.mayEnd(passage.to)).toBe(true)
  })

  test('nobody goes to fight where he may not end, and may not come back from (7.14)', () => {
    const b = new Bench({
      turn: 5,
      gold: 20,
      romanActs: true,
      ...withPresentals(
        { oriens: 'palaestina-i', perozes: 'aegyptus-ii' },
        { oriens: 22, perozes: 5 },
        { oriens: 'belisarius' },
      ),
      status: { perozes: ['defeated'] },
      stack: marching('oriens', 6),
    })
    expect(words(b)).not.toMatch(/^go augustamnica/)
  })

  test('a small army that has nothing to do is disbanded, and raised again with fresh men (6.53, 5.34); a large one is not', () => {
    const of = (hispania: number): string => {
      const b = new Bench({
        turn: 6,
        gold: 20,
        romanActs: true,
        ...withPresentals(
          {
            oriens: 'mesopotamia',
            thracia: 'europa',
            illyricum: 'liguria',
            armenia: 'mesopotamia',
            italia: 'flaminia',
            africa: 'zeugitania',
            hispania: 'zeugitania',
          },
          { oriens: 20, thracia: 12, illyricum: 20, armenia: 10, italia: 10, africa: 12, hispania },
          { hispania: 'sittas' },
        ),
        stack: marching('hispania', 2),
      })
      return words(b)
    }
    expect(of(2)).toBe('disband')
    expect(of(25)).not.toBe('disband')
  })

  test('keeps two activations in a row for the end of the turn, when nobody answers them (6.45)', () => {
    const b = choosing(4, {
      gold: 40,
      ...withPresentals(
        { illyricum: 'dalmatia', italia: 'campania' },
        { illyricum: 25, italia: 20 },
        { illyricum: 'sittas', italia: 'narses' },
      ),
      control: {
        flaminia: 'ostrogoths',
        liguria: 'ostrogoths',
        sicilia: 'ostrogoths',
        'apulia-et-calabria': 'ostrogoths',
      },
      double: 'may',
    })
    expect(words(b)).not.toBe('double')
  })

  test('brings a Presental army to its strength when nothing else may be done', () => {
    const b = choosing(4, {
      gold: 0,
      ...withPresentals({}, { 'presental-ii': 6 }),
    })
    expect(words(b)).toBe('levy')
  })

  test('keeps gold for the turn, however many there are to be paid', () => {
    const b = new Bench({
      turn: 4,
      gold: 60,
      ...withPresentals(
        { oriens: 'mesopotamia', illyricum: 'dalmatia', thracia: 'thracia' },
        { oriens: 30, illyricum: 30, thracia: 20 },
      ),
      unpaid: { oriens: true, illyricum: true, thracia: true, 'presental-i': true, 'presental-ii': true },
      stack: [TURN, { step: 'maintenance' }],
    })
    for (let i = 0; i < 20 && b.state.stack.at(-1)?.step === 'maintenance'; i++) {
      const [action] = planOf(b.state)
      game.play(b.state, BYZANTINE, action, { chance: quickChance(3), tell() {}, seal() {} })
      if (action.do === 'done') break
    }
    expect(b.state.gold).toBeGreaterThanOrEqual(15)
    expect(b.state.gold).toBeLessThan(60)
  })

  test('raises an army whenever one may be raised: ten SP cost nothing', () => {
    const b = new Bench({
      turn: 2,
      gold: 20,
      ...PRESENTALS,
      stack: [TURN, { step: 'raising' }],
    })
    expect(first(b).do).toBe('raise')
  })

  test('keeps room for the armies he can still raise, and recruits only beyond it', () => {
    const strengths = { oriens: 35, thracia: 30, illyricum: 35 }
    const b = choosing(4, {
      gold: 0,
      ...withPresentals({ oriens: 'mesopotamia', thracia: 'thracia', illyricum: 'dalmatia' }, strengths),
      stack: [TURN, { step: 'levies', left: 9, added: [0, 0, 0, 0, 0, 0, 0, 0, 0] }],
    })
    // 150 less 120 leaves three armies of ten.
    expect(words(b)).toBe('done')
  })

  test('recruits keep Egypt quiet first, and then go to the Army of Africa', () => {
    const cities = ['aegyptus-i', 'aegyptus-ii', 'augustamnica-ii', 'arcadia', 'thebais-i']
    const guarded = (provinces: readonly string[]): string =>
      words(
        new Bench({
          turn: 2,
          gold: 20,
          ...withPresentals(
            { africa: 'libya-pentapolis', oriens: 'mesopotamia' },
            { africa: 10, oriens: 25 },
            { africa: 'sittas' },
          ),
          frontier: Object.fromEntries(provinces.map((id) => [id, 1])),
          control: Object.fromEntries(
            ['tripolitania', 'byzacena', 'zeugitania', 'sardinia'].map((id) => [id, 'vandals']),
          ),
          stack: [TURN, { step: 'levies', left: 6, added: [0, 0, 0, 0, 0, 0, 0, 0, 0] }],
        }),
      )
    expect(guarded(cities)).toBe('reinforce africa 6')
    expect(guarded(cities.slice(1))).toBe('station aegyptus-i 1')
  })

  test('builds ships where an army waits for them', () => {
    const africa = Object.fromEntries(['sardinia', 'corsica'].map((id) => [id, 'vandals']))
    const b = new Bench({
      turn: 6,
      gold: 90,
      ...withPresentals({ africa: 'zeugitania' }, { africa: 20 }, { africa: 'belisarius' }),
      control: africa,
      stack: [TURN, { step: 'shipyard' }],
    })
    expect(words(b)).toBe('moor zeugitania 2')
  })

  test('pays to turn a strong people, and saves his gold where nothing is at stake', () => {
    const bribeFor = (power: string, gold: number): unknown =>
      first(
        new Bench({
          turn: 4,
          gold,
          ...withPresentals({ illyricum: 'liguria' }, { illyricum: 20 }, { illyricum: 'sittas' }),
          stack: [TURN, ACTIVATIONS, { step: 'closing' }, { step: 'bribe', power }],
        }),
      ).gold
    expect(bribeFor('franks', 100)).toBe(9)
    expect(bribeFor('franks', 10)).toBe(0)
  })
})

describe('the Barbarian', () => {
  test('a Persian who stands in an open province denies it for good before he goes on', () => {
    const b = new Bench({
      turn: 3,
      ...withPresentals({ chosroes: 'mesopotamia' }, { chosroes: 30 }),
      stack: marching('chosroes', 4, 'barbarian'),
    })
    expect(words(b)).toBe('placeControl')
  })

  test('a weak army gets out of the way of a strong one', () => {
    const b = new Bench({
      turn: 3,
      gold: 20,
      romanActs: true,
      ...withPresentals(
        { illyricum: 'liguria', athalaric: 'liguria' },
        { illyricum: 30, athalaric: 8 },
        { illyricum: 'sittas' },
      ),
      control: { liguria: 'ostrogoths', aemilia: 'ostrogoths' },
      stack: marching('illyricum', 3),
    })
    b.rome('attack athalaric')
    expect(first(b).do).toBe('withdraw')
  })

  test('a great power does not leave its land, where only guards are, for a landing in the capital', () => {
    const africa = ['tripolitania', 'byzacena', 'numidia', 'mauretania-sitifensis', 'mauretania-caesariensis']
    const guarded = [...africa, 'septem', 'hispania', 'baleares', 'sardinia', 'corsica']
    const italy = ['sicilia', 'campania', 'flaminia', 'liguria', 'apulia-et-calabria', 'samnium', 'picenum']
    const b = new Bench({
      turn: 1,
      ...withPresentals(
        { hilderic: 'zeugitania', thracia: 'europa' },
        { hilderic: 22, 'presental-i': 16, 'presental-ii': 11, thracia: 16 },
        { thracia: 'mundus' },
      ),
      detached: [{}, Object.fromEntries(guarded.map((id) => [id, 1])), {}],
      control: Object.fromEntries([
        ...[...guarded, 'zeugitania'].map((id) => [id, 'vandals']),
        ...italy.map((id) => [id, 'ostrogoths']),
      ]),
      fleets: [{ europa: 4 }, { zeugitania: 3 }, {}],
      stack: [TURN, ACTIVATIONS, { step: 'closing' }, { step: 'acting', power: 'vandals', seat: 'barbarian' }],
    })
    expect(words(b)).not.toMatch(/embark/)
  })

  test('peoples go in, and no farther back than they came', () => {
    const watcher = watchFollies()
    const b = new Bench({
      turn: 3,
      ...withPresentals({ franks: 'liguria' }, { franks: 20 }),
      allegiance: { franks: 'barbarian' },
      stack: marching('franks', 5, 'barbarian'),
    })
    const { state } = b
    for (let i = 0; i < 8 && state.stack.at(-1)?.step === 'march'; i++) {
      const before = game.clone(state)
      const [action] = planOf(state)
      game.play(state, BARBARIAN, action, { chance: quickChance(2), tell() {}, seal() {} })
      watcher.watch({ before, seat: BARBARIAN, action, happenings: [], after: state })
    }
    expect(watcher.follies[BARBARIAN]['turns-back']?.times ?? 0).toBe(0)
  })
})

describe('both', () => {
  test('a leader who has lost his own men may still lead others', () => {
    const b = choosing(5, {
      gold: 20,
      ...withPresentals(
        { illyricum: 'venetia-et-histria', totila: 'flaminia', franks: 'flaminia' },
        { illyricum: 20, franks: 12 },
        { illyricum: 'sittas' },
      ),
      under: { franks: 'totila' },
      allegiance: { franks: 'barbarian' },
      detached: [{}, {}, { campania: 3 }],
      control: { flaminia: 'ostrogoths' },
    })
    expect(first(b).do).toMatch(/march|levy/)
  })
})

describe('judgement', () => {
  test('a province beyond the number of its prefecture is worth little, however near victory is', () => {
    const worthOf = (lost: readonly string[]): number => {
      const { state } = new Bench({
        turn: 6,
        ...PRESENTALS,
        control: Object.fromEntries([...lost, 'hispania'].map((id) => [id, 'vandals'])),
      })
      return new Outlook(state, BYZANTINE, new Temper(quickChance(1), 0, null, TEMPER)).worth[placeNamed('corsica')]
    }
    const spare = worthOf(['corsica'])
    const needed = worthOf(['corsica', 'baleares', 'septem', 'numidia', 'byzacena'])
    expect(needed).toBeGreaterThan(spare)
    expect(worthOf(['corsica', 'baleares'])).toBeLessThan(needed)
  })

  test('recruits go where there is work left for them, not where all is won', () => {
    const to = (control: object): unknown => {
      const { state } = new Bench({
        turn: 6,
        ...withPresentals(
          { africa: 'zeugitania', illyricum: 'dalmatia' },
          { 'presental-i': 13, 'presental-ii': 13, africa: 16, illyricum: 10 },
          { africa: 'sittas', illyricum: 'mundus' },
        ),
        control,
        stack: [TURN, { step: 'levies', left: 4, added: [0, 0, 0, 0, 0, 0, 0, 0, 0] }],
        frontier: { 'aegyptus-i': 1, 'aegyptus-ii': 1, 'augustamnica-ii': 1, arcadia: 1, 'thebais-i': 1 },
      })
      const [action] = planOf(state)
      return action.do === 'reinforce' ? action.army : action.do
    }
    expect(to({ numidia: 'vandals', hispania: 'vandals', sardinia: 'vandals', septem: 'vandals' })).toBe('africa')
    expect(to({ flaminia: 'ostrogoths' })).toBe('illyricum')
  })

  test('who holds more is more likely to win', () => {
    const held = new Bench({ turn: 5, ...PRESENTALS }).state
    const lost = new Bench({
      turn: 5,
      ...PRESENTALS,
      control: Object.fromEntries(['sicilia', 'campania', 'flaminia', 'zeugitania'].map((id) => [id, 'vandals'])),
    }).state
    expect(brain.evaluate(held, BYZANTINE)).toBeGreaterThan(brain.evaluate(lost, BYZANTINE))
    expect(measure(held).map(({ length }) => length)).toEqual([FEATURES.length, FEATURES.length])
  })
})

/** A game of the brain against itself, watched at every choice. */
function playOn(
  seed: number,
  most: number,
  look: (s: State, seat: number, plan: readonly Action[]) => void,
  daring: readonly [number, number] = [0, 0],
): State {
  const chance = quickChance(seed)
  const play = { chance, tell() {}, seal() {} }
  const s = game.start({}, play)
  for (let plans = 0; !game.outcome(s) && plans < most; plans++) {
    const seat = asked(s)
    const plan = brain.plan(s, seat, chance, daring[seat])
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
  test('a game is played to its end without a refusal or an army lost out of its area', () => {
    let armies = 0
    const s = playOn(3, 20_000, (state) => {
      armies = Math.max(armies, state.own.filter((sp) => sp > 0).length)
    })
    expect(game.outcome(s)).not.toBeNull()
    expect(armies).toBeGreaterThan(8)
  })

  test('its state is as it was when it has thought', () => {
    playOn(4, 120, (s, seat) => {
      const before = JSON.stringify(game.encode(s))
      brain.plan(s, seat, quickChance(1), 0)
      brain.ideas?.(s, seat, 8)
      expect(JSON.stringify(game.encode(s))).toBe(before)
    })
  })

  test('it knows what a view tells, and no more', () => {
    playOn(5, 80, (s, seat, plan) => {
      const known = { seat, view: game.view(s, seat), heard: [] }
      const world = brain.worlds(known)(quickChance(7))
      expect(brain.plan(world, seat, quickChance(1), 0)).toEqual(plan)
    })
  })

  test('nothing dominated is done, and never is everything dominated', () => {
    playOn(6, 250, (s, seat, plan) => {
      expect(brain.dominated?.(s, seat, plan[0])).toBe(false)
      const legal = game.actions(s, seat) as readonly Action[]
      expect(legal.some((action) => !brain.dominated?.(s, seat, completed<Action>(action, quickChance(1))))).toBe(true)
    })
  })

  test('a recruit takes a province after another from somebody who does anything', () => {
    const chance = quickChance(2)
    const play = { chance, tell() {}, seal() {} }
    const s = game.start({}, play)
    while (!game.outcome(s) && s.turn < 4) {
      const seat = asked(s)
      const legal = game.actions(s, seat)
      const plan =
        seat === BYZANTINE
          ? brain.plan(s, seat, chance, 2.5)
          : [completed<Action>(legal[chance.pick(legal.length)], chance)]
      game.play(s, seat, plan[0], play)
    }
    const italy = ['flaminia', 'venetia-et-histria', 'aemilia', 'liguria', 'picenum']
    expect(italy.filter((id) => s.control[placeNamed(id)] < 0).length).toBeGreaterThan(2)
    expect(s.own[armyNamed('illyricum')] + s.own[armyNamed('italia')]).toBeGreaterThan(0)
  })

  test.each(LEVEL_IDS)('%s decides what is legal, and says why in both languages', (level) => {
    const chance = quickChance(5)
    const play = { chance, tell() {}, seal() {} }
    const begun = playOn(9, 90, () => {})
    for (let i = 0; i < 5; i++) {
      const seat = asked(begun)
      const known = { seat, view: game.view(begun, seat), heard: [] }
      const { plan } = decideAt(level, game, brain, known, { seed: i, budget: { iterations: 1 } })
      expect(game.refusal(begun, seat, plan[0])).toBe(null)
      expect(texts.en.action(plan[0])).toMatch(/\S/)
      game.play(begun, seat, plan[0], play)
    }
  })

  test('manners change little, and nothing of what is legal', () => {
    let [differs, choices] = [0, 0]
    playOn(8, 300, (s, seat, plan) => {
      const manner = MANNER_IDS[choices++ % MANNER_IDS.length]
      const other = brain.inManner?.(manner).plan(s, seat, quickChance(1), 0) ?? []
      expect(game.refusal(s, seat, other[0])).toBeNull()
      if (JSON.stringify(other) !== JSON.stringify(plan)) differs++
    })
    expect(differs).toBeGreaterThan(0)
    expect(differs).toBeLessThan(choices / 5)
  })
})
