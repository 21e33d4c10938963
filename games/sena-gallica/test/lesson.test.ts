import { marches, type Seat } from '@iacta/kernel'
import { lessonIsSound, takeLesson } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { lesson } from '../board/lesson.ts'
import { type Course, coursesByHex } from '../board/touch.ts'
import { CLAUSE_IDS } from '../data/ledger.ts'
import { SEAT_IDS } from '../data/table.ts'
import { senaGallica as game } from '../rules/game.ts'

const titles: readonly string[] = lesson.steps.map(({ title }) => title.en)

describe('the guided first battle of Sena Gallica', () => {
  lessonIsSound(game, SEAT_IDS, lesson, CLAUSE_IDS)

  test('what its words say happens: a ram on the after beam, a boarding, a prize, a hit and fire', () => {
    const told = new Map<string, readonly { readonly key: string; readonly params: unknown }[]>()
    takeLesson(game, SEAT_IDS, lesson, { over: (_, happenings, i) => told.set(titles[i], happenings) })
    const keys = (title: string): readonly string[] => (told.get(title) ?? []).map(({ key }) => key)
    expect(keys('The run').filter((key) => key === 'went')).toHaveLength(5)
    expect(told.get('The ram')?.find(({ key }) => key === 'ram')?.params).toMatchObject({
      aspect: 'after-beam',
      result: 'rammed',
    })
    expect(keys('Backing off')).toEqual(expect.arrayContaining(['backed-off', 'tired']))
    expect(told.get('Grapples')?.find(({ key }) => key === 'grapple')?.params).toMatchObject({ succeeds: true })
    expect(keys('Boarding')).toEqual(expect.arrayContaining(['boarding', 'captured']))
    expect(keys('A prize')).toContain('prize-crew')
    expect(told.get('Answer it')?.find(({ key }) => key === 'fire-check')?.params).toMatchObject({ lit: true })
  })

  test('the run is taken by one touch: straight ahead, and so that it could be taken back', () => {
    let course: Course | undefined
    takeLesson(game, SEAT_IDS, lesson, {
      begun(state, i) {
        if (titles[i] !== 'The run') return
        const found = marches(game, game.clone(state), 1 as Seat, { pieces: ['byz-09'] })
        course = coursesByHex(found).get('2611')?.[0]
      },
    })
    const way = Array.from({ length: 5 }, () => ({ do: 'ahead' }))
    expect(course).toMatchObject({ way, isBinding: false, run: 5 })
  })
})
