import { LANGUAGES, scriptedChance, seatsIn } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { lesson } from '../board/lesson.ts'
import { CLAUSE_IDS } from '../data/ledger.ts'
import { type Action, readAction } from '../rules/action.ts'
import { SIDE_IDS, type SideId } from '../rules/board.ts'
import { juliusCaesar as game } from '../rules/game.ts'
import { fromPosition } from '../rules/position.ts'
import type { State } from '../rules/state.ts'

const seatOf = (side: string): number => SIDE_IDS.indexOf(side as SideId)

/** Plays the lesson through, choosing among the wanted actions; tells of the state after every step. */
function take(choose: (wanted: readonly Action[]) => Action, after: (state: State, step: number) => void): void {
  const seat = seatOf(lesson.seat)
  let state = fromPosition({})
  for (const [i, step] of lesson.steps.entries()) {
    const where = `step ${i + 1}, "${step.title.en}"`
    if (step.position) state = fromPosition(step.position)
    const chance = scriptedChance(...(step.draws ?? []))
    const play = (who: number, action: Action): void => {
      expect(game.refusal(state, who, readAction(action)), `${where}: ${JSON.stringify(action)}`).toBeNull()
      game.play(state, who, action, { chance, tell() {}, seal() {} })
      expect(game.faults(state), where).toEqual([])
    }
    for (let done = 0; done < (step.count ?? 1); done++) {
      const wanted = game.actions(state, seat).filter((action) => step.wants(action))
      expect(wanted, `${where}: nothing that is legal is wanted`).not.toEqual([])
      play(seat, choose(wanted))
    }
    for (const { seat: other, action } of step.answers ?? []) play(seatOf(other), action)
    expect(chance.left(), `${where}: draws that nobody asked for`).toBe(0)
    after(state, i)
  }
}

describe('the guided first game', () => {
  test.each([
    ['first', (wanted: readonly Action[]) => wanted[0]],
    ['last', (wanted: readonly Action[]) => wanted[wanted.length - 1]],
  ])('is played to the end by the %s of the wanted actions', (_, choose) => {
    const before = lesson.steps.map((step) => step.position !== undefined)
    take(choose, (state, i) => {
      // Whoever learns is never left waiting, unless it is over or a new position follows.
      if (i + 1 < lesson.steps.length && !before[i + 1] && game.outcome(state) === null)
        expect(seatsIn(game.waiting(state)), `after step ${i + 1}`).toContain(seatOf(lesson.seat))
    })
  })

  test('ends with ten points and the victory of the one who learns', () => {
    let last: State | undefined
    take(
      (wanted) => wanted[0],
      (state) => {
        last = state
      },
    )
    expect(last && game.outcome(last)).toMatchObject({ winners: [seatOf(lesson.seat)], way: 'ten-points' })
  })

  test('can be done out of order where its words allow it', () => {
    let flip = 0
    take(
      (wanted) => wanted[flip++ % wanted.length],
      () => undefined,
    )
    expect(flip).toBe(lesson.steps.reduce((sum, step) => sum + (step.count ?? 1), 0))
  })

  test('says everything in both languages, in a few lines, and differently', () => {
    for (const { title, body, hint } of lesson.steps) {
      for (const language of LANGUAGES) {
        expect(title[language].length, title.en).toBeGreaterThan(3)
        expect(body[language].length, title.en).toBeGreaterThan(40)
        expect(body[language].length, title.en).toBeLessThan(420)
        expect(hint[language].length, title.en).toBeGreaterThan(10)
        expect(hint[language].length, title.en).toBeLessThan(150)
      }
      expect(body.en).not.toBe(body.it)
      expect(hint.en).not.toBe(hint.it)
    }
  })

  test('names clauses that exist', () => {
    for (const { clause, title } of lesson.steps) if (clause) expect(CLAUSE_IDS, title.en).toContain(clause)
  })
})
