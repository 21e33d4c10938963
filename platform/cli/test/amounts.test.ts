import { createInterface } from 'node:readline/promises'
import { Readable } from 'node:stream'
import { levelNamed } from '@iacta/bots'
import type { Language } from '@iacta/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { treatiesPackage } from '../../kernel/test/treaties-package.ts'
import { completeByAsking } from '../src/complete.ts'
import { answerTo } from '../src/lab-question.ts'
import { TerminalGame } from '../src/play.ts'

afterEach(() => vi.restoreAllMocks())

/** What is printed while something runs. */
async function printed(run: () => Promise<unknown>): Promise<string> {
  let out = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text
    return true
  })
  await run()
  vi.restoreAllMocks()
  return out
}

/** A game of deals with these lines typed, as the first city or from hand to hand. */
function play(lines: readonly string[], seat: number | null, language: Language = 'en'): Promise<string> {
  const input = createInterface({ input: Readable.from(lines.map((line) => `${line}\n`)) })
  const options = { scenario: 'open' }
  return printed(() => {
    const game = new TerminalGame(treatiesPackage, options, seat, levelNamed('tiro'), language, input, {
      save: undefined,
      minutes: null,
      manner: null,
    })
    return game.run()
  })
}

describe('in the terminal an action that leaves a number open', () => {
  test('is shown with its limits, asked for, and refused politely outside them', async () => {
    const out = await play(['1', '999', 'much', '-1', '1', 'l', 'q', 'q'], 0)
    expect(out).toMatch(/ {4}1 Give 0 to (\d) as(ses)? to the temple\n/)
    expect(out).toMatch(/> Sum: 0 to \d as(ses)?\nA number, or Enter/)
    expect(out.match(/> Only 0 to \d as(ses)?\./g)).toHaveLength(3)
    expect(out).toMatch(/· Rome gives 1 as to the temple\.\n/)
  })

  test('can be left for another choice, and the game from there', async () => {
    const out = await play(['1', '', '1', 'q', 'q', '1'], 0)
    expect(out.match(/ {4}1 Give 0 to \d as(ses)? to the temple\n/g)).toHaveLength(2)
    expect(out).toMatch(/> The game is left unfinished\.\n$/)
  })

  test('has its limits and its clause for an answer to why', async () => {
    const out = await play(['why 1', 'why give 900', 'why give much', 'why give', 'q', 'q'], 0)
    expect(out).toMatch(/> That is allowed\.\n {2}Sum: 0 to \d as(ses)?\n/)
    expect(out).toMatch(/> 2: Sum: only 0 to \d as(ses)?\.\n {2}A city gives to the temple any sum it has\.\n/)
    expect(out.match(/> the "sum" of "give" must be a whole number/g)).toHaveLength(2)
  })

  test('asks for every open part of a deal, in Italian too', async () => {
    const out = await play(['', '1', 'pace, 9', 'pace,pace', 'pace, 3', '1', 'l', 'u', 'q', 'q'], null, 'it')
    expect(out).toMatch(/ {4}1 Offri a Alba: da 0 a \d ass[ei] per da 0 a 2 fra pace, libero passaggio, un ostaggio\n/)
    expect(out).toMatch(/Condizioni: da 0 a 2 fra .+\n {4}1 pace\n {4}2 libero passaggio\n {4}3 un ostaggio\n/)
    expect(out.match(/> Solo da 0 a 2 fra pace/g)).toHaveLength(2)
    expect(out).toMatch(/> Somma: da 0 a \d ass[ei]\nUn numero, oppure Invio/)
    expect(out).toMatch(/· Roma offre a Alba: 1 asse per pace e un ostaggio\.\n/)
  })

  test('reads lists by numbers, by names, or as none', async () => {
    const listed = {
      do: 'offer',
      to: { any: ['roma', 'veii'] },
      terms: { some: ['peace', 'hostage'], least: 0, most: 2 },
    }
    const answers = async (...lines: string[]): Promise<unknown> => {
      let found: unknown
      await printed(async () => {
        const ask = async (): Promise<string> => lines.shift() ?? ''
        found = await completeByAsking(listed, { text: treatiesPackage.text.en, language: 'en', ask })
      })
      return found
    }
    expect(await answers('2', '2,1')).toEqual({ do: 'offer', to: 'veii', terms: ['peace', 'hostage'] })
    expect(await answers('rome', '0')).toEqual({ do: 'offer', to: 'roma', terms: [] })
    expect(await answers('e', '7', 've', 'host')).toEqual({ do: 'offer', to: 'veii', terms: ['hostage'] })
    expect(await answers('rome', '')).toBeNull()
  })
})

describe('in the lab', () => {
  const ask = (question: object, language: Language = 'en') => answerTo(treatiesPackage, language, question)
  const { game } = treatiesPackage
  const begun = game.start({ scenario: 'open' }, { chance: { die: () => 4, pick: () => 0 }, tell() {}, seal() {} })
  const state = game.encode(begun)

  test('legal actions show what they leave open', () => {
    const { answer } = ask({ state, seat: 'roma', answer: ['legal'] })
    expect((answer.legal as object[])[0]).toEqual({
      do: 'offer',
      to: 'alba',
      terms: { some: ['peace', 'passage', 'hostage'], least: 0, most: 2 },
      sum: { from: 0, to: 4 },
    })
  })

  test('what lies beyond is refused with the clause, in both languages', () => {
    const actions = [{ do: 'offer', to: 'alba', terms: ['peace'], sum: 5 }]
    const refusal = (language: Language) => ask({ state, seat: 'roma', actions, answer: ['refusal'] }, language).answer
    expect(refusal('en').refusal).toMatchObject({ clause: 'TR-1', text: 'Sum: only 0 to 4 asses.' })
    expect(refusal('it').refusal).toMatchObject({ text: 'Somma: solo da 0 a 4 assi.' })
  })

  test('something open is no action by itself', () => {
    const actions = [{ do: 'offer', to: 'alba', terms: [], sum: { from: 0, to: 4 } }]
    expect(() => ask({ state, seat: 'roma', actions })).toThrow('the "sum" of "offer" must be a whole number')
  })
})
