import { lessonIsSound, takeLesson } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { lesson } from '../board/lesson.ts'
import { CLAUSE_IDS } from '../data/ledger.ts'
import { SEAT_IDS } from '../data/table.ts'
import { justinian as game } from '../rules/game.ts'

const titles: readonly string[] = lesson.steps.map(({ title }) => title.en)

describe('the guided first turn of Justinian', () => {
  lessonIsSound(game, SEAT_IDS, lesson, CLAUSE_IDS)

  test('what its words say happens', () => {
    const told = new Map<string, readonly { readonly key: string; readonly params: unknown }[]>()
    takeLesson(game, SEAT_IDS, lesson, { over: (_, happenings, i) => told.set(titles[i], happenings) })
    const last = (title: string, key: string): unknown => told.get(title)?.findLast((line) => line.key === key)?.params
    expect(last('The pay chest', 'levied')).toEqual({ roll: 6 })
    expect(told.get('Recruits and ships')?.map(({ key }) => key)).toEqual(['reinforced', 'moored'])
    expect(last('Intercept', 'intercepts')).toMatchObject({ sum: 2, control: 6, succeeds: true })
    expect(last('Intercept', 'retreated')).toMatchObject({ army: 'chosroes', to: 'osrhoene' })
    expect(last('Who sets out', 'sets-out')).toMatchObject({ army: 'illyricum', mp: 6 })
    expect(last('A battle', 'battle')).toMatchObject({ attackSp: 20, defenceSp: 2, attackLoss: 0 })
    expect(last('To hold what is won', 'dropped')).toMatchObject({ at: 'venetia-et-histria', sp: 2 })
    expect(last('Gold for the Lombards', 'allegiance')).toMatchObject({ result: 'byzantine' })
    expect(last('Gold for the Lombards', 'joined')).toMatchObject({ army: 'illyricum', sp: 14 })
    expect(last('Belisarius goes aboard', 'landed')).toEqual({ army: 'africa', at: 'byzacena' })
    expect(last('Africa', 'battle')).toMatchObject({ attackSp: 12, defenceSp: 2 })
  })
})
