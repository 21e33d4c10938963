import { formation, quickChance, type Seat } from '@iacta/kernel'
import { lessonIsSound, takeLesson } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { LINE_MARCH, lesson } from '../board/lesson.ts'
import { goalsAlong } from '../board/lines.ts'
import { lineIn } from '../board/touch.ts'
import { CLAUSE_IDS } from '../data/ledger.ts'
import { SEAT_IDS } from '../data/table.ts'
import { cataphract as game } from '../rules/game.ts'

const titles: readonly string[] = lesson.steps.map(({ title }) => title.en)

/** What each step of the lesson tells, as it is played through. */
function told(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  takeLesson(game, SEAT_IDS, lesson, {
    over: (_, happenings, i) =>
      found.set(
        titles[i],
        happenings.map(({ key }) => key),
      ),
  })
  return found
}

describe('the guided first battle of Cataphract', () => {
  lessonIsSound(game, SEAT_IDS, lesson, CLAUSE_IDS)

  test('what its words say happens: a hit, a charge with checks on both sides, a rout, an advance, a reaction', () => {
    const all = told()
    expect(all.get('The bow')).toEqual(['fired'])
    expect(all.get('Shock')).toEqual(
      expect.arrayContaining(['combat', 'check', 'result', 'routed', 'army-check', 'fled', 'advanced']),
    )
    expect(all.get('Shock')?.filter((key) => key === 'check')).toHaveLength(2)
    expect(all.get('A line under one command')).toContain('line-commanded')
    expect(all.get('Reactions')).toEqual(['reacted', 'fired'])
  })

  test('the line may go over the stream as one, when the first of it is dragged there', () => {
    const { position } = lesson.steps[titles.indexOf('A line under one command')]
    const s = lesson.fromPosition(position)
    const seat = 0 as Seat
    const play = { chance: quickChance(1), tell() {}, seal() {} }
    const lead = 'byz-thracian-cat-1'
    game.play(s, seat, { do: 'line', line: 1, unit: lead, as: 'rank' }, play)
    const view = game.view(s, seat)
    const goals = goalsAlong(view, lineIn(view, game.actions(s, seat)), lead, ['4912', '4812'])
    expect(formation(game, s, seat, { pieces: [], goals }).formation?.way).toEqual(LINE_MARCH)
  })
})
