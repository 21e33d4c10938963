import { only } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry'
import { describe, expect, test } from 'vitest'
import type { Lesson } from '../src/board/index.ts'
import { LessonTable, openLesson } from '../src/local/lesson.ts'
import { engineNamed, sceneOf, troubleOf, until } from './local-house.ts'

type LessonAction = { readonly do: string; readonly card?: string }

const said = { en: 'Something', it: 'Qualcosa' }
const hint = { en: 'Play the other card.', it: 'Gioca l’altra carta.' }
const TABLE = {
  hands: { caesar: ['cmd-3-2-a', 'cmd-2-3-a', 'cmd-1-3-a'], pompeius: ['cmd-2-2-a', 'cmd-3-1-a', 'cmd-1-2-a'] },
  now: { step: 'cards' },
}

/** Somebody who reads, plays a card, and is beaten to it; then the same position once more. */
const lesson: Lesson = {
  seat: 'caesar',
  options: {},
  fromPosition: gameNamed('julius-caesar').fromPosition,
  steps: [
    { title: said, body: said, hint: said, position: TABLE, wants: () => false, count: 0 },
    {
      title: said,
      body: said,
      hint,
      wants: ({ do: what, card }: LessonAction) => what === 'play' && card === 'cmd-2-3-a',
      answers: [{ seat: 'pompeius', action: { do: 'play', card: 'cmd-3-1-a' } }],
    },
    { title: said, body: said, hint, position: TABLE, wants: ({ do: what }: LessonAction) => what === 'play' },
  ],
}

const open = async (): Promise<LessonTable> =>
  new LessonTable(await engineNamed('julius-caesar'), lesson, { language: () => 'it', pace: 0 })

const card = (id: string) => ({ do: 'play', card: id })

describe('a lesson', () => {
  test('is read, then done; only what is asked for is done, with the hint for anything else', async () => {
    const table = await open()
    expect([table.step.value, table.left.value]).toEqual([0, 0])
    expect(sceneOf(table)).toMatchObject({ seat: 'caesar', canUndo: false })
    await expect(table.act([card('cmd-2-3-a')])).rejects.toEqual(troubleOf('lesson'))
    await table.next()
    expect([table.step.value, table.left.value]).toEqual([1, 1])

    const before = sceneOf(table)
    expect(before.actions).toContainEqual(card('cmd-3-2-a'))
    await expect(table.act([card('cmd-3-2-a')])).rejects.toMatchObject({ code: 'lesson', message: hint.it })
    expect(table.missed.value).toBe(1)
    await expect(table.act([card('cmd-3-1-a')])).rejects.toMatchObject({ code: 'refused', refusal: {} })
    expect(await table.why(card('cmd-3-1-a'))).not.toBeNull()
    expect(await table.why(card('cmd-3-2-a'))).toBeNull()
    expect(sceneOf(table)).toEqual(before)
    await table.next()
    expect(table.step.value).toBe(1)

    await table.act([card('cmd-2-3-a')])
    expect([table.step.value, table.missed.value, table.done.value]).toEqual([2, 0, false])
    await table.act([card('cmd-1-3-a')])
    expect(table.done.value).toBe(true)
    expect(sceneOf(table).actions).toEqual([])
  })

  test('what a gesture does beyond what was asked for is left undone, and not taken for the next step', async () => {
    const table = await open()
    await table.next()
    await table.act([card('cmd-2-3-a'), card('cmd-1-3-a')])
    expect([table.step.value, table.missed.value, table.done.value]).toEqual([2, 0, false])
  })

  test('can ask for several things in their order', async () => {
    const order = ['cmd-3-2-a', 'cmd-2-3-a']
    const asked: number[] = []
    const wants = ({ card: id }: LessonAction, done: number): boolean => {
      asked.push(done)
      return id === order[done]
    }
    const engine = await engineNamed('julius-caesar')
    const game = { ...engine.game, refusal: () => null, play: () => undefined }
    const steps = [{ title: said, body: said, hint, position: TABLE, wants, count: 2 }]
    const table = new LessonTable({ ...engine, game }, { ...lesson, steps }, { language: () => 'en', pace: 0 })
    await expect(table.act([card('cmd-2-3-a')])).rejects.toEqual(troubleOf('lesson'))
    await table.act([card('cmd-3-2-a')])
    expect([table.isWanted(card('cmd-3-2-a')), table.isWanted(card('cmd-2-3-a'))]).toEqual([false, true])
    await table.act([card('cmd-2-3-a')])
    expect(table.done.value).toBe(true)
    expect(asked).toEqual([0, 0, 1, 1, 1])
  })

  test('plays the answers of the other side, and can be looked back on', async () => {
    const table = await open()
    await table.next()
    const shown: number[] = []
    let secret: unknown
    table.scene.subscribe((scene) => {
      if (table.step.peek() !== 1 || !scene) return
      shown.push(scene.sequence)
      secret = scene.view
    })
    const done = table.act([card('cmd-2-3-a')])
    await until(() => sceneOf(table).sequence === 1)
    expect(sceneOf(table).actions).toEqual([])
    expect(await table.moment(0)).toMatchObject({ at: 0, total: 1, heard: 0 })
    expect(await table.moment(1)).toMatchObject({ at: 1, view: sceneOf(table).view })
    await expect(table.moment(1, 'pompeius')).rejects.toEqual(troubleOf('not-found'))
    await done
    expect(shown).toEqual([0, 1, 2])
    expect(JSON.stringify(secret)).toContain('cmd-3-1-a')
  })

  test('shows the next step once, with what was done last, where it goes on from there', async () => {
    const [, first] = lesson.steps
    const steps = [
      { ...first, position: TABLE, answers: [] },
      { title: said, body: said, hint, wants: () => false },
    ]
    const engine = await engineNamed('julius-caesar')
    const table = new LessonTable(engine, { ...lesson, steps }, { language: () => 'en', pace: 0 })
    const shown: (readonly number[])[] = []
    table.scene.subscribe((scene) => shown.push([table.step.peek(), scene?.sequence ?? -1]))
    await table.act([card('cmd-2-3-a')])
    expect(shown).toEqual([
      [0, 0],
      [1, 1],
    ])
  })

  test('does by itself what has only one answer, and takes nothing else meanwhile', async () => {
    const [read] = lesson.steps
    const doing = { ...read, answers: [{ seat: 'caesar', action: card('cmd-3-2-a') }] }
    const table = new LessonTable(
      await engineNamed('julius-caesar'),
      { ...lesson, steps: [doing] },
      { language: () => 'en', pace: 20 },
    )
    expect(sceneOf(table).actions).not.toEqual([])
    const going = table.next()
    expect(sceneOf(table)).toMatchObject({ sequence: 0, actions: [] })
    await going
    expect(sceneOf(table).sequence).toBe(1)
    expect(table.done.value).toBe(true)
  })

  test('offers nothing while the other side answers', async () => {
    const engine = await engineNamed('julius-caesar')
    const game = { ...engine.game, actions: () => [card('cmd-1-3-a')] }
    const table = new LessonTable({ ...engine, game }, lesson, { language: () => 'en', pace: 20 })
    await table.next()
    const going = table.act([card('cmd-2-3-a')])
    expect(sceneOf(table)).toMatchObject({ sequence: 1, actions: [] })
    await going
    expect(sceneOf(table).actions).toHaveLength(1)
  })

  test('can be begun again from any step that was reached, even while it answers', async () => {
    const table = await open()
    table.goTo(1)
    expect(table.step.value).toBe(0)
    await table.next()
    const before = sceneOf(table)
    const done = table.act([card('cmd-2-3-a')])
    table.goTo(1)
    await done
    expect(table.step.value).toBe(1)
    expect(sceneOf(table)).toEqual(before)
    await table.act([card('cmd-2-3-a')])
    expect(table.step.value).toBe(2)
    table.goTo(0)
    expect([table.step.value, sceneOf(table).sequence]).toEqual([0, 0])
  })

  test('tells whoever learns what that seat is told', async () => {
    const engine = await engineNamed('julius-caesar')
    const play: typeof engine.game.play = (_state, _seat, _action, { tell }) => {
      tell({ key: 'ours', params: {}, to: only(0) })
      tell({ key: 'theirs', params: {}, to: only(1) })
    }
    const [, step] = lesson.steps
    const once = { ...lesson, steps: [{ ...step, position: TABLE, answers: [] }] }
    const table = new LessonTable({ ...engine, game: { ...engine.game, play } }, once, {
      language: () => 'en',
      pace: 0,
    })
    await table.act([card('cmd-2-3-a')])
    expect(sceneOf(table).log).toEqual([{ key: 'ours', params: {} }])
  })

  test('draws what it says, and what it does not say by chance', async () => {
    const engine = await engineNamed('julius-caesar')
    const drawn: number[] = []
    const play: typeof engine.game.play = (_state, _seat, _action, { chance }) => {
      drawn.push(chance.die(6), chance.pick(3), chance.die(6), chance.die(6))
    }
    const [, step] = lesson.steps
    const once = { ...lesson, steps: [{ ...step, position: TABLE, draws: [6, 2, 9], answers: [] }] }
    const table = new LessonTable({ ...engine, game: { ...engine.game, play } }, once, {
      language: () => 'en',
      pace: 0,
    })
    await table.act([card('cmd-2-3-a')])
    expect(drawn.slice(0, 2)).toEqual([6, 2])
    for (const die of drawn.slice(2)) expect(die >= 1 && die <= 6).toBe(true)
  })

  test('is there for the first game of the house', async () => {
    const table = await openLesson('julius-caesar', { language: () => 'en', pace: 0 })
    expect(sceneOf(table).seat).toBe(table.lesson.seat)
    await expect(openLesson('chess', { language: () => 'en' })).rejects.toEqual(troubleOf('not-found'))
  })
})
