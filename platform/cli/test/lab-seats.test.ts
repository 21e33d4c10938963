import { describe, expect, test } from 'vitest'
import { type Answer, json, labOf, labRun, labRunOf } from './run.ts'

const nero = (question: unknown): Answer => labOf('nero', question)
const mistake = (question: unknown): string => labRunOf('nero', question).err

/** Galba is about to march; Otho and Vespasian hold cards that could answer. */
const MARCH = {
  legions: { hispania: { galba: 2 } },
  hands: { galba: ['illness-1'], otho: ['bad-weather-1'], vespasian: ['bad-omens-1'] },
  pool: { at: 'hispania', points: 3 },
  cardsPlayed: 1,
}
const FORM = { do: 'form', legions: 2, commander: 'without' }
const GO = { do: 'go', to: 'gallia-narbonensis' }

describe('the seats of a question', () => {
  test('are those of its position, not of the usual table', () => {
    const three = { position: { players: 3 } }
    expect(mistake({ ...three, seat: 'vespasian' })).toBe(
      'iacta: there is no seat "vespasian"; the seats are: galba, otho, vitellius\n',
    )
    expect(labRunOf('nero', { ...three, seat: 'vitellius' }).code).toBe(0)
  })

  test('may be said among the options, and are not said twice', () => {
    const { state } = nero({ options: { players: 3 }, seat: 'otho', answer: ['state'] })
    expect(state).toMatchObject({ players: 3 })
    expect(mistake({ options: { players: 3 }, seat: 'vespasian' })).toMatch(/there is no seat "vespasian"/)
    expect(mistake({ options: { players: 3 }, position: { players: 4 } })).toBe(
      'iacta: "players" is 3 in "options", but 4 in "position"\n',
    )
    expect(mistake({ options: { players: 3 }, state })).toBe(
      'iacta: "options" go with a "position": a "state" holds its own\n',
    )
  })

  test('are those of a state, too', () => {
    const { state } = nero({ position: { players: 3 } })
    expect(mistake({ state, seat: 'vespasian' })).toMatch(/the seats are: galba, otho, vitellius\n$/)
  })
})

describe('"others": "pass"', () => {
  test('lets those who are not named pass, and tells what they did', () => {
    const asked = nero({ position: MARCH, seat: 'galba', actions: [FORM, GO] })
    expect(asked.waiting).toEqual(['otho', 'vespasian'])
    expect(asked.passed).toEqual([])
    const passed = nero({ position: MARCH, seat: 'galba', others: 'pass', actions: [FORM, GO] })
    expect(passed.waiting).toEqual(['galba'])
    expect(passed.passed.map(({ after, seat }) => [after, seat])).toEqual([
      [2, 'otho'],
      [2, 'vespasian'],
    ])
    expect(passed.happenings.at(-1)).toMatchObject({ action: 2, key: 'marched' })
  })

  test('waits for a seat that an action names', () => {
    const answer = { seat: 'vespasian', action: { do: 'pass', until: 'next' } }
    const asked = nero({ position: MARCH, seat: 'galba', others: 'pass', actions: [FORM, GO, answer] })
    expect(asked.passed.map(({ seat }) => seat)).toEqual(['otho'])
    expect(asked).toMatchObject({ refusal: null, waiting: ['galba'] })
  })

  test('waits for whoever has to choose', () => {
    const hits = {
      blocks: { roma: ['legio-1:2', 'legio-3:2', 'legio-8:3 from genua'] },
      contests: { roma: { attacker: 'caesar' } },
      now: { step: 'battle', at: 'roma', hitsOn: 'pompeius' },
    }
    const asked = json<Answer>(labRun({ position: hits, seat: 'caesar', others: 'pass' }))
    expect(asked).toMatchObject({ waiting: ['pompeius'], passed: [], prompt: { key: 'wait-hits' } })
  })

  test('needs somebody who does not pass, and is nothing else', () => {
    expect(mistake({ position: MARCH, others: 'pass' })).toMatch(
      /^iacta: "others" are those whom the question does not name: say "seat"/,
    )
    expect(mistake({ position: MARCH, seat: 'galba', others: 'attack' })).toBe(
      'iacta: "others" must be one of pass, not "attack"\n',
    )
  })
})

test('steps that do not fit are one sentence', () => {
  const above = (...steps: object[]) => labRun({ position: { now: { step: 'moves' }, steps } })
  expect(above({ step: 'hits', side: 'caesar', left: 1 })).toEqual({
    code: 2,
    out: '',
    err: 'iacta: this position cannot be played on: there is no battle\n',
  })
  expect(mistake({ position: { steps: [{ step: 'window' }] } })).toMatch(
    /^iacta: this position cannot be played on: .+\n$/,
  )
  expect(labRun({ position: null }).err).toBe('iacta: a position must be an object, not null\n')
})

describe('what is asked for', () => {
  test('is all that is told', () => {
    expect(json(labRun({ answer: ['waiting', 'chanceLeft'] }))).toEqual({
      waiting: ['caesar', 'pompeius'],
      chanceLeft: 0,
    })
    expect(labRun({ answer: ['dice'] }).err).toMatch(/^iacta: each field of "answer" "dice" is unknown; did you mean "/)
    expect(labRun({ answer: 'legal' }).err).toBe('iacta: "answer" must be a list, not "legal"\n')
  })

  test('may be several questions, of which a malformed one spoils no other', () => {
    const move = (to: string) => ({
      position: { now: { step: 'moves' } },
      seat: 'caesar',
      actions: [{ do: 'move', block: 'legio-13', to }],
      answer: ['refusal'],
    })
    expect(json(labRun([move('roma'), move('asculum')]))).toEqual([{ refusal: null }, { refusal: null }])
    expect(json(labRun([move('roma'), move('utica')]), 1)).toMatchObject([{ refusal: null }, { refusal: { at: 1 } }])
    const answers = json<{ mistake?: string }[]>(labRun([move('roma'), move('rome'), 7, { dice: 1 }]), 2)
    expect(answers.map((answer) => answer.mistake ?? null)).toEqual([
      null,
      'the "to" of "move" "rome" is unknown; did you mean "roma"?',
      'a question to the lab must be an object, not 7',
      expect.stringMatching(/^a question to the lab has no "dice"/),
    ])
    expect(json(labRun([]))).toEqual([])
  })
})
