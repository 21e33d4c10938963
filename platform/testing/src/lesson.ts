import {
  type Game,
  type Happening,
  inShort,
  LANGUAGES,
  type Language,
  quickChance,
  readOptions,
  type Seat,
  scriptedChance,
  seatsIn,
  spread,
} from '@iacta/kernel'
import { expect, test } from 'vitest'

type Said = Readonly<Record<Language, string>>

/** A guided first game, as the web's contract has it. */
interface Lesson<State, Action> {
  readonly seat: string
  readonly options: unknown
  readonly steps: readonly {
    readonly title: Said
    readonly body: Said
    readonly hint: Said
    readonly position?: unknown
    readonly draws?: readonly number[]
    readonly count?: number
    readonly clause?: string
    wants(action: Action, done: number): boolean
    readonly answers?: readonly { readonly seat: string; readonly action: unknown }[]
  }[]
  fromPosition(json: unknown): unknown
  /** For types alone. */
  readonly of?: State
}

interface Taking<State, Action> {
  /** Which of the wanted actions is done; the first, if this is not said. */
  choose?(wanted: readonly Action[]): Action
  begun?(state: State, step: number): void
  over?(state: State, told: readonly Happening[], step: number): void
}

/** What an action leaves open is tried in every way, if there are no more than these. */
const MOST_WAYS = 2000

/** Plays a lesson through as it is meant, and finds everything it needs legal, and nothing drawn that it does not say. */
export function takeLesson<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  seats: readonly string[],
  lesson: Lesson<State, Action>,
  { choose = ([first]) => first, begun = () => undefined, over = () => undefined }: Taking<State, Action> = {},
): State {
  const learner = seats.indexOf(lesson.seat)
  const options = readOptions(game.options, lesson.options) as Options
  let state = lesson.fromPosition(lesson.steps[0].position ?? {}) as State
  for (const [i, step] of lesson.steps.entries()) {
    const where = `step ${i + 1}, "${step.title.en}"`
    if (step.position) state = lesson.fromPosition(step.position) as State
    begun(state, i)
    const chance = scriptedChance(...(step.draws ?? []))
    const told: Happening[] = []
    const play = (who: Seat, action: Action): void => {
      const refusal = game.refusal(state, who, game.readAction(action, options))
      expect(refusal && inShort(refusal), `${where}: ${seats[who]} ${JSON.stringify(action)}`).toBeNull()
      game.play(state, who, action, { chance, tell: (happening) => told.push(happening), seal() {} })
      expect(game.faults(state), where).toEqual([])
    }
    for (let done = 0; done < (step.count ?? 1); done++) {
      const whole = game.actions(state, learner).flatMap((one) => [...spread(one, MOST_WAYS, quickChance(done))])
      const wanted = whole.filter((action) => step.wants(action, done))
      expect(wanted, `${where}: nothing that is legal is wanted`).not.toEqual([])
      play(learner, choose(wanted))
    }
    for (const { seat, action } of step.answers ?? []) play(seats.indexOf(seat), game.readAction(action, options))
    expect(chance.left(), `${where}: draws that nobody asked for`).toBe(0)
    over(state, told, i)
  }
  return state
}

/** What any lesson promises: it can be taken, leaves nobody waiting, and says everything in both languages. */
export function lessonIsSound<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  seats: readonly string[],
  lesson: Lesson<State, Action>,
  clauses: readonly string[],
): void {
  const isAsked = (state: State): boolean => seatsIn(game.waiting(state)).includes(seats.indexOf(lesson.seat))

  test.each<[which: string, choose: (wanted: readonly Action[]) => Action]>([
    ['first', (wanted) => wanted[0]],
    ['last', (wanted) => wanted[wanted.length - 1]],
  ])('it is played to the end by the %s of what it asks for, and whoever learns is never left waiting', (_, choose) => {
    const waits = (i: number): boolean => (lesson.steps[i].count ?? 1) > 0
    takeLesson(game, seats, lesson, {
      choose,
      begun(state, i) {
        if (waits(i)) expect(isAsked(state), `step ${i + 1}`).toBe(true)
      },
    })
  })

  test('it says everything in both languages, in a few lines, and differently', () => {
    for (const { title, body, hint } of lesson.steps) {
      for (const language of LANGUAGES) {
        expect(title[language].length, title.en).toBeGreaterThan(3)
        expect(body[language].length, title.en).toBeGreaterThan(40)
        expect(body[language].length, `${title.en}, ${language}`).toBeLessThan(420)
        expect(hint[language].length, title.en).toBeGreaterThan(10)
        expect(hint[language].length, `${title.en}, ${language}`).toBeLessThan(150)
      }
      expect(body.en).not.toBe(body.it)
      expect(hint.en).not.toBe(hint.it)
    }
  })

  test('its steps have names of their own, and cite clauses that exist', () => {
    const titles = lesson.steps.map(({ title }) => title.en)
    expect(new Set(titles).size).toBe(titles.length)
    for (const { clause, title } of lesson.steps) if (clause) expect(clauses, title.en).toContain(clause)
  })
}
