import { lessonIsSound, takeLesson } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { lesson } from '../board/lesson.ts'
import { CLAUSE_IDS } from '../data/ledger.ts'
import { juliusCaesar as game } from '../rules/game.ts'
import { SIDE_IDS } from '../rules/printed.ts'

describe('the guided first game', () => {
  lessonIsSound(game, SIDE_IDS, lesson, CLAUSE_IDS)

  test('ends with ten points and the victory of the one who learns', () => {
    const end = game.outcome(takeLesson(game, SIDE_IDS, lesson))
    expect(end).toMatchObject({ winners: [SIDE_IDS.indexOf(lesson.seat)], way: 'ten-points' })
  })

  test('can be done out of order where its words allow it', () => {
    let flip = 0
    takeLesson(game, SIDE_IDS, lesson, { choose: (wanted) => wanted[flip++ % wanted.length] })
    expect(flip).toBe(lesson.steps.reduce((sum, step) => sum + (step.count ?? 1), 0))
  })
})
