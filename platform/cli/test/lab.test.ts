import { describe, expect, test } from 'vitest'
import { iacta, iactaIn, json, lab, labRun, scratchFolder } from './run.ts'

const scratch = scratchFolder()

const move = (block: string, to: string) => ({ do: 'move', block, to })
const by = (seat: string, action: object) => ({ seat, action })

/** Caesar moves with three blocks in Ravenna; Roma is vacant, Neapolis is Pompeius's. */
const RAVENNA = {
  blocks: { ravenna: ['legio-13', 'legio-14', 'legio-16'], neapolis: ['legio-1'] },
  cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
  now: { step: 'moves', side: 'caesar' },
}

/** Two against two in Roma, in Round 1. */
const BATTLE = {
  blocks: { roma: ['legio-1:4', 'p-ballista:2', 'legio-8:3 from genua', 'c-equitatus-1:2 from genua'] },
  contests: { roma: { attacker: 'caesar' } },
  now: { step: 'battle', at: 'roma' },
}

describe('iacta lab', () => {
  test('answers an empty question with the historical set-up and its first decision', () => {
    const answer = lab({})
    expect(answer).toMatchObject({ refusal: null, waiting: ['caesar', 'pompeius'], prompt: { key: 'card' } })
    expect(answer.view.blocks).toMatchObject({ 'leader-caesar': { at: 'ravenna', strength: 3 } })
    expect(answer.view.hidden).toHaveProperty('neapolis')
    expect(Object.keys(answer).sort()).toEqual(
      [
        'chanceLeft',
        'happenings',
        'legal',
        'orders',
        'outcome',
        'passed',
        'prompt',
        'refusal',
        'state',
        'view',
        'waiting',
      ].sort(),
    )
  })

  test('reads a question from a file or from standard input', () => {
    const question = { position: RAVENNA, seat: 'caesar' }
    const file = scratch.write('question.json', question)
    const fromFile = iacta('lab', 'julius-caesar', file)
    expect(json(fromFile)).toEqual(lab(question))
    expect(iactaIn({ input: JSON.stringify(question) }, 'lab', 'julius-caesar', '-')).toEqual(fromFile)
  })

  test('lists what is legal, and what it lists may be done', () => {
    const { legal } = lab({ position: RAVENNA, seat: 'caesar' })
    expect(legal).toContainEqual({ do: 'end-moves' })
    expect(legal).toContainEqual(move('legio-13', 'roma'))
    expect(legal).not.toContainEqual(move('legio-13', 'neapolis'))
    expect(lab({ position: RAVENNA, seat: 'caesar', actions: [legal[1]] }).refusal).toBeNull()
  })

  test('refuses with clause, reason and a sentence, having done what came before', () => {
    const answer = lab({
      position: RAVENNA,
      seat: 'caesar',
      actions: [move('legio-13', 'roma'), move('legio-13', 'neapolis'), { do: 'halt' }],
    })
    expect(answer.refusal).toMatchObject({ at: 2, reason: 'too-far-to-attack', clause: 'JC-6.1d' })
    expect(answer.refusal?.text).toMatch(/Neapolis.+\.$/)
    expect(answer.prompt).toMatchObject({ key: 'onward', params: { block: 'legio-13', at: 'roma' } })
    expect(answer.happenings.map(({ action }) => action)).toEqual([1, 1])
  })

  test('speaks Italian', () => {
    const answer = lab(
      { position: RAVENNA, seat: 'caesar', actions: [move('legio-13', 'roma'), move('legio-14', 'utica')] },
      '--language',
      'it',
    )
    expect(answer.happenings[1].text).toBe('Un blocco di Cesare marcia da Ravenna a Roma.')
    expect(answer.refusal?.text).toMatch(/Legio XI/)
    expect(answer.prompt.text).not.toMatch(/\b(the|your)\b/)
  })

  test('refuses what another seat would do out of turn', () => {
    const answer = lab({ position: RAVENNA, actions: [by('pompeius', move('legio-1', 'roma'))] })
    expect(answer.refusal).toMatchObject({ at: 1, reason: 'not-your-turn' })
    expect(answer.waiting).toEqual(['caesar'])
  })
})

describe('scripted chance', () => {
  const volley = {
    position: BATTLE,
    actions: [
      by('pompeius', { do: 'fire', block: 'p-ballista' }),
      by('caesar', { do: 'fire', block: 'c-equitatus-1' }),
    ],
  }

  test('is what dice show, in order, and what is not asked for is left', () => {
    const answer = lab({ ...volley, chance: [5, 4, 3, 1, 6, 6] })
    expect(answer.happenings.filter(({ key }) => key === 'fired')).toMatchObject([
      { action: 1, params: { block: 'p-ballista', dice: [5, 4], hits: 1 } },
      { action: 2, params: { block: 'c-equitatus-1', dice: [3, 1], hits: 1 } },
    ])
    expect(answer.chanceLeft).toBe(2)
  })

  test('that runs out or cannot be is a malformed question', () => {
    const err = /^iacta: the scripted chance ran out: a number from 1 to 6 was wanted\n$/
    expect(labRun({ ...volley, chance: [5, 4, 3] })).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(err),
    })
    expect(labRun({ ...volley, chance: [5, 7] })).toMatchObject({
      code: 2,
      out: '',
      err: 'iacta: the scripted chance, number 2, is 7; it must be from 1 to 6\n',
    })
  })
})

describe('the state of an answer', () => {
  const start = lab({ position: BATTLE, seat: 'pompeius' })

  test('goes back in and gives the same answer', () => {
    expect(lab({ state: start.state, seat: 'pompeius' })).toEqual(start)
  })

  test('goes on from there as if nothing had come between', () => {
    const fire = [by('pompeius', { do: 'fire', block: 'p-ballista' })]
    const cavalry = [by('caesar', { do: 'fire', block: 'c-equitatus-1' })]
    const once = lab({ position: BATTLE, actions: [...fire, ...cavalry], chance: [6, 6, 1, 1] })
    const half = lab({ position: BATTLE, actions: fire, chance: [6, 6] })
    const rest = lab({ state: half.state, actions: cavalry, chance: [1, 1] })
    expect(rest.state).toEqual(once.state)
    expect(rest.legal).toEqual(once.legal)
  })

  test('is refused when it has been tampered with', () => {
    const { place, ...rest } = start.state as { place: number[] }
    expect(labRun({ state: rest })).toMatchObject({ code: 2, err: expect.stringMatching(/"place" of a state/) })
    const lost = { ...rest, place: place.map(() => 76) }
    expect(labRun({ state: lost })).toMatchObject({
      code: 2,
      err: expect.stringMatching(/cannot be a state of the game/),
    })
  })
})

test('the view of an answer keeps the fog of its seat', () => {
  const caesars = JSON.stringify(lab({ position: RAVENNA, seat: 'caesar' }).view)
  const pompeiuss = JSON.stringify(lab({ position: RAVENNA, seat: 'pompeius' }).view)
  expect(caesars).toContain('"legio-13"')
  expect(caesars).not.toContain('"legio-1"')
  expect(pompeiuss).toContain('"legio-1"')
  expect(pompeiuss).not.toContain('"legio-13"')
})
