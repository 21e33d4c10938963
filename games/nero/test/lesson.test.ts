import { lessonIsSound, takeLesson } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { lesson } from '../board/lesson.ts'
import { CLAUSE_IDS } from '../data/ledger.ts'
import type { Action } from '../rules/action.ts'
import { nero as game } from '../rules/game.ts'
import { SEAT_IDS } from '../rules/printed.ts'
import { Bench } from './bench.ts'

const LEARNER = SEAT_IDS.indexOf(lesson.seat)
const titles: readonly string[] = lesson.steps.map(({ title }) => title.en)

interface Told {
  readonly key: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Plays the lesson through; tells how the table stands when a step has begun, and what its deeds and answers told. */
function take(
  begun: (at: Bench, step: number) => void,
  over: (at: Bench, told: readonly Told[], step: number) => void,
): void {
  takeLesson(game, SEAT_IDS, lesson, {
    choose(wanted) {
      expect(wanted, 'one legal action is wanted').toHaveLength(1)
      return wanted[0]
    },
    begun: (state, i) => begun(new Bench(state), i),
    over: (state, told, i) =>
      over(
        new Bench(state),
        told.map(({ key, params }) => ({ key, params })),
        i,
      ),
  })
}

const nothing = (): void => undefined
/** How the table stands when this step has begun. */
function when(title: string): Bench {
  let found: Bench | undefined
  take((at, i) => {
    if (titles[i] === title) found = at.fork()
  }, nothing)
  if (!found) throw new Error(`no step is called "${title}"`)
  return found
}
/** What a step told. */
function toldIn(title: string): readonly Told[] {
  let found: readonly Told[] = []
  take(nothing, (_, told, i) => {
    if (titles[i] === title) found = told
  })
  return found
}

describe('the guided first game of Nero', () => {
  lessonIsSound(game, SEAT_IDS, lesson, CLAUSE_IDS)

  test('ends with 27 points against 22, and the victory of the one who learns', () => {
    let last: Bench | undefined
    take(nothing, (at) => {
      last = at
    })
    expect(last && game.outcome(last.state)).toMatchObject({ winners: [LEARNER], way: 'points' })
    expect(last?.victory('galba')).toBe(27)
    expect(last?.victory('vespasian')).toBe(22)
    expect(toldIn('The end of a turn')).toContainEqual({
      key: 'scored',
      params: { seat: 'galba', turn: 4, emperor: 8, rome: 2, zones: 3, italy: 1, total: 27 },
    })
  })

  test('refuses what is legal but not its deed: another card, another province, the wrong order', () => {
    const wants = (title: string, action: Action, done: number): boolean =>
      lesson.steps[titles.indexOf(title)].wants(action, done)
    expect(when('A card, a province').may('galba', { do: 'lay', card: 'bad-weather-3' })).toBe(true)
    expect(wants('A card, a province', { do: 'lay', card: 'bad-weather-3' }, 0)).toBe(false)
    expect(wants('A card, a province', { do: 'from', at: 'lusitania' }, 1)).toBe(false)
    expect(when('Cards face down').may('galba', { do: 'ready' })).toBe(true)
    expect(wants('Cards face down', { do: 'ready' }, 0)).toBe(false)
    expect(wants('Cards face down', { do: 'ready' }, 1)).toBe(true)
    expect(wants('Cards face down', { do: 'ready' }, 2)).toBe(false)
    expect(when('The Guard').may('galba', { do: 'count' })).toBe(true)
    expect(wants('The Guard', { do: 'count' }, 0)).toBe(false)
    expect(when('Passing, for a while').may('galba', { do: 'pass', until: 'next' })).toBe(true)
    expect(wants('Passing, for a while', { do: 'pass', until: 'next' }, 0)).toBe(false)
  })
})

describe('what its words say is so', () => {
  test('seven legions, most of them in Hispania, and no zone yet', () => {
    const at = when('Nero is dead')
    expect(at.legions('galba', 'hispania') + at.legions('galba', 'lusitania')).toBe(7)
    expect(at.commander('galba')).toBe('hispania general')
    expect(at.zone('west-europe')).toBeNull()
  })

  test('one legion in Lugdunensis gives the zone; without Hispania it would be lost', () => {
    const at = when('A zone is yours')
    expect(at.zone('west-europe')).toBe('galba')
    expect(at.points).toBe(4)
    const all = when('The army follows').form(4, 'with').go('gallia-narbonensis')
    all.do('galba', { do: 'ask' }).do('vitellius', { do: 'allow' }).go('italia-north')
    expect(all.zone('west-europe')).toBeNull()
    expect(when('The attack').zone('west-europe')).toBe('galba')
  })

  test('Vitellius could have retreated, and stops the army until he gives leave, for a point', () => {
    expect(toldIn('The army follows').at(-1)).toMatchObject({ key: 'stayed', params: { seat: 'vitellius' } })
    const held = when('Leave to pass')
    expect(held.why('galba', { do: 'go', to: 'italia-north' })).toBe('must-stop')
    expect(held.points).toBe(3)
    expect(when('Into Italy').points).toBe(2)
  })

  test('three to three, the last point for the attack; with the cards six to five', () => {
    expect(when('The attack').points).toBe(1)
    const battle = when('Cards face down')
    expect(battle.points).toBe(0)
    expect(battle.prompt('galba').params).toMatchObject({ strength: 3, opposing: 3, cards: 3 })
    expect(toldIn('Cards face down')).toContainEqual({
      key: 'fought',
      params: expect.objectContaining({ attack: 6, defence: 5 }),
    })
  })

  test('the loser has given up a legion and gone south, with markers', () => {
    const at = when('What the loser does')
    expect(at.legions('galba', 'italia-north')).toBe(4)
    expect(at.marked('otho', 'italia-south')).toBe(2)
    expect(at.commander('otho')).toBe('italia-south general')
  })

  test('Bad Weather keeps Otho’s legions in Dalmatia; nothing in hand answers the Revolt', () => {
    expect(when('At any time').now).toBe('window')
    expect(toldIn('At any time')).toContainEqual({
      key: 'stopped',
      params: { seat: 'otho', at: 'dalmatia', legions: 2 },
    })
    const asked = when('Passing, for a while')
    expect(asked.legions('otho', 'dalmatia')).toBe(2)
    expect(asked.actions('galba').some((action) => action.do === 'answer')).toBe(false)
    expect(when('To Rome').legions('independent', 'judaea')).toBe(2)
  })

  test('four declaration points of five; Bribery undoes the Senate’s, the Guard brings the fifth', () => {
    expect(when('Four of five').commander('galba')).toBe('roma general')
    expect(when('Four of five').declaration('galba')).toBe(4)
    expect(when('The Guard').prompt('galba').params).toMatchObject({ points: 4 })
    expect(toldIn('Four of five').map(({ key }) => key)).toContain('cancelled')
    expect(when('Emperor').prompt('galba').params).toMatchObject({ points: 5 })
    expect(toldIn('Emperor').at(-1)).toMatchObject({
      key: 'new-emperor',
      params: { seat: 'galba', by: 'proclamation' },
    })
  })

  test('the last hand is Galba’s, and he trails by six', () => {
    const at = when('The end of a turn')
    expect(SEAT_IDS.map((seat) => at.cards(seat))).toEqual([1, 0, 0, 0])
    expect([at.victory('galba'), at.victory('vespasian')]).toEqual([13, 19])
    expect(at.why('galba', { do: 'end' })).toBe('one-card-at-least')
  })
})
