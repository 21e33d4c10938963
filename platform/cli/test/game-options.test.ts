import { enrol } from '@iacta/registry'
import { skirmish } from '@iacta/testing/skirmish'
import { describe, expect, test } from 'vitest'
import { answerTo } from '../src/lab-question.ts'
import { iacta, labRunOf } from './run.ts'

// The flags of commands are those of the games there are when they are made.
enrol(skirmish)
const { GAME_FLAGS, GAME_FLAGS_HELP, optionsGiven, saidOptions } = await import('../src/game-options.ts')
const { readArgs } = await import('../src/args.ts')
const { arena } = await import('../src/arena.ts')
const { lab } = await import('../src/lab.ts')
const { play } = await import('../src/play.ts')
const { simulate } = await import('../src/simulate.ts')

const given = (...args: string[]) => readArgs('play', args, GAME_FLAGS, ['<game>'])
const options = (...args: string[]) => optionsGiven(skirmish, given('skirmish', ...args))

describe('the options of a game', () => {
  test('are said by their names', () => {
    expect(options()).toEqual({ battle: 'ford', dusk: 'late', sides: 'as-seated' })
    expect(options('--sides', 'bid', '--limit', '6')).toEqual({ battle: 'ford', dusk: 'late', sides: 'bid', limit: 6 })
    expect(options('--battle', 'ridge')).toEqual({ battle: 'ridge', dusk: 'early' })
    expect(saidOptions(skirmish, given('skirmish', '--limit', '2'))).toEqual({ limit: 2 })
  })

  test.each([
    [['--battle', 'cannae'], 'option "battle" must be one of ford, ridge, not "cannae"'],
    [['--limit', '6'], 'there is no option "limit" with sides as-seated'],
    [['--sides', 'bid', '--limit', 'much'], /"limit" must be a whole number from 0 to 6 in steps of 2 .*, not "much"/],
    [['--players', '3'], 'there is no option "players"; the options are: battle, dusk, sides, limit'],
  ])('are refused in a sentence: %j', (args, sentence) => {
    expect(() => options(...args)).toThrow(sentence)
  })

  test('are told of by --help, with what they depend on', () => {
    expect(GAME_FLAGS_HELP).toMatch(/^The options of skirmish:\n {2}--battle ford\|ridge +Battle$/m)
    expect(GAME_FLAGS_HELP).toMatch(/^ {2}--dusk early\|late \(with battle ridge\); late\|never +Dusk$/m)
    expect(GAME_FLAGS_HELP).toMatch(/^ {2}--limit 0-6 by 2 \(with sides bid\) +Highest bid$/m)
    expect(iacta('play', '--help').out).toMatch(/The options of nero:\n {2}--players 4\|3 +Players\n/)
  })

  test('are called like no flag of a command', () => {
    for (const { name, flags, help } of [play, simulate, arena, lab]) {
      const [ofCommand] = help.split('The options of ')
      for (const key of Object.keys(GAME_FLAGS)) {
        expect(Object.keys(flags), name).toContain(key)
        expect(ofCommand, `--${key} of ${name}`).not.toMatch(new RegExp(`^ {2}--${key}\\b`, 'm'))
      }
    }
  })
})

describe('the lab', () => {
  const march = (unit: string, to: string) => ({ do: 'march', unit, to })
  const ask = (question: object, said = {}) => answerTo(skirmish as never, 'en', question, said)

  test('reads an action by the names of its scenario, and tells it by them', () => {
    const question = { position: { battle: 'ridge', at: { turma: 'b2' } }, seat: 'first' }
    const { answer } = ask({ ...question, actions: [march('legio-1', 'b2')] })
    expect(answer.refusal).toMatchObject({ at: 1, text: 'March Legio I on the ridge to b2' })
    expect(ask({ ...question, actions: [march('legio-1', 'b5')] }).answer).toMatchObject({
      refusal: null,
      state: { battle: 'ridge', at: ['b5', 'b2', null] },
    })
    expect(() => ask({ ...question, actions: [march('legio-1', 'a1')] })).toThrow(/must be one of b1, b2, b3, b4, b5/)
  })

  test('reads it by a state’s own, too', () => {
    const { state } = ask({ position: { battle: 'ridge' }, seat: 'first' }).answer
    expect(ask({ state, seat: 'first', actions: [march('legio-1', 'b5')] }).answer.refusal).toBeNull()
  })

  test('takes options for all questions, beside what a question says', () => {
    expect(ask({}, { battle: 'ridge' }).answer.state).toMatchObject({ battle: 'ridge' })
    expect(ask({ options: { battle: 'ford' } }, { battle: 'ridge' }).answer.state).toMatchObject({ battle: 'ford' })
    const { code, out } = labRunOf('nero', { seat: 'otho', answer: ['state'] }, '--players', '3')
    expect([code, JSON.parse(out).state.players]).toEqual([0, 3])
  })
})
