import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chart, marks } from '../src/chart.ts'
import { expectMistake, golden, iacta, iactaIn, json, type Recorded, scratchFolder } from './run.ts'

const scratch = scratchFolder()
const FILE = golden('ten-points.year-2.caesar')
const record: Recorded = JSON.parse(readFileSync(FILE, 'utf8'))
const last = record.actions.length

type BySeat = Readonly<Record<'caesar' | 'pompeius', number>>

interface Passage {
  readonly from: number
  readonly to: number
  readonly telling: number
  readonly seat: string | null
  readonly of: 'caesar' | 'pompeius'
  readonly by: string
  readonly before: BySeat
  readonly after: BySeat
  readonly choice: BySeat
  readonly luck: BySeat
  readonly isCertain: boolean
}

interface Report {
  readonly game: string
  readonly seats: readonly string[]
  readonly moments: readonly { readonly at: number; readonly seat: string | null; readonly chances: BySeat }[]
  readonly passages: readonly Passage[]
  readonly turningPoints: readonly (Passage & { readonly text: string })[]
}

const analysed = (...flags: string[]): Report => json(iacta('analyse', FILE, '--json', '--iterations', '2', ...flags))
const atAGlance = (file: string): Report => json(iacta('analyse', file, '--json', '--iterations', '0'))

function copy(name: string, changes: Record<string, unknown>): string {
  return scratch.write(`${name}.json`, { ...record, ...changes })
}

describe('iacta analyse', () => {
  const report = analysed()

  test('reports what its help promises', () => {
    const { out } = iacta('analyse', '--help')
    expect(Object.keys(report)).toEqual([
      'game',
      'seats',
      'iterations',
      'seed',
      'outcome',
      'moments',
      'passages',
      'turningPoints',
    ])
    for (const key of Object.keys(report)) expect(out).toContain(key)
    for (const key of Object.keys(report.passages[0])) expect(out).toContain(key)
  })

  test('judges the game after every action, until it is decided', () => {
    expect(report.moments.map(({ at }) => at)).toEqual(Array.from({ length: last + 1 }, (_, at) => at))
    expect(report.moments.map(({ seat }) => seat)).toEqual([null, ...record.actions.map(({ seat }) => seat)])
    for (const { chances } of report.moments) expect(chances.caesar + chances.pompeius).toBeCloseTo(1)
    expect(report.moments.at(-1)?.chances).toEqual({ caesar: 1, pompeius: 0 })
    expect(report.passages.at(-1)).toMatchObject({ to: last, after: { caesar: 1, pompeius: 0 } })
  })

  test('puts actions together that belong together', () => {
    expect(report.passages.length).toBeGreaterThan(20)
    expect(report.passages.length).toBeLessThan(last / 3)
    for (const { from, to, seat } of report.passages) {
      const actors = new Set(record.actions.slice(from - 1, to).map((action) => action.seat))
      expect(seat).toBe(actors.size === 1 ? [...actors][0] : null)
    }
  })

  test('puts a command down to who gave it, and a battle to luck', () => {
    const passageWith = (isIt: (action: Recorded['actions'][number]) => boolean) =>
      report.passages.find(({ from, to }) => record.actions.slice(from - 1, to).some(isIt))
    // The first command follows the deal of the turn, which is luck; of those after it some are nothing but a choice.
    const commands = report.passages.filter(({ from, to }) =>
      record.actions.slice(from - 1, to).some(({ action }) => action.do === 'move'),
    )
    expect(commands.filter(({ by }) => by === 'choice').length).toBeGreaterThan(0)
    expect(passageWith(({ action }) => action.do === 'fire')).toMatchObject({ choice: { caesar: 0, pompeius: 0 } })
  })

  test('calls those turning points that changed most, and not only by the luck of how they were judged', () => {
    const size = ({ before, after }: Passage): number => Math.abs(after.caesar - before.caesar)
    const certain = report.passages.filter(({ isCertain }) => isCertain)
    const sizes = certain.map(size).sort((a, b) => b - a)
    expect(report.turningPoints).toHaveLength(8)
    expect(report.turningPoints.map(size).sort((a, b) => b - a)).toEqual(sizes.slice(0, 8))
  })

  test('says the same again for the same seed, and not for another', () => {
    expect(analysed()).toEqual(report)
    expect(analysed('--seed', '2').passages).not.toEqual(report.passages)
  })

  test('reads a record from standard input', () => {
    const { out } = iactaIn({ input: JSON.stringify(record) }, 'analyse', '-', '--iterations', '0', '--json')
    expect(JSON.parse(out)).toEqual(atAGlance(FILE))
  })

  test('calls a draw even', () => {
    const { moments, passages } = atAGlance(golden('draw.year-5'))
    expect(moments.at(-1)?.chances).toEqual({ caesar: 0.5, pompeius: 0.5 })
    expect(passages.at(-1)?.after).toEqual({ caesar: 0.5, pompeius: 0.5 })
  })

  test('looks at a game that goes on as far as it has come', () => {
    const file = copy('running', { actions: record.actions.slice(0, 40), outcome: null, secret: null })
    const { moments, passages } = atAGlance(file)
    expect(moments).toHaveLength(41)
    expect(passages.at(-1)).toMatchObject({ to: 40 })
    expect(moments[40].chances.caesar).toBeGreaterThan(0)
    expect(moments[40].chances.caesar).toBeLessThan(1)
  })

  test('tells of somebody who resigned', () => {
    const outcome = { winners: [1], way: 'resigned', params: { seat: 'caesar' } }
    const file = copy('resigned', { actions: record.actions.slice(0, 40), outcome, concluded: true })
    const { turningPoints } = atAGlance(file)
    expect(turningPoints.at(-1)).toMatchObject({ by: 'conclusion', of: 'pompeius', text: 'Caesar resigns.' })
    expect(iacta('analyse', file, '--iterations', '0').out).toMatch(/ → 100 %\n.*\. Caesar resigns\.\n/)
  })
})

describe('the report in words', () => {
  const { turningPoints } = analysed()
  const inWords = (language: string): string[] => {
    const { code, out, err } = iacta('analyse', FILE, '--iterations', '2', '--language', language)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    return out.split('\n')
  }
  const [en, it] = [inWords('en'), inWords('it')]

  test('fits a terminal', () => {
    for (const line of [...en, ...it]) expect(line.length, line).toBeLessThanOrEqual(80)
  })

  test('draws the same chart in every language, and marks the turning points', () => {
    const drawn = (lines: readonly string[]): string[] => {
      const top = lines.findIndex((line) => line.startsWith('100 % ┤'))
      return lines.slice(top, top + 10)
    }
    expect(drawn(en)).toEqual(drawn(it))
    expect(drawn(en)[8]).toBe(`  0 % └${'─'.repeat(73)}`)
    expect(drawn(en)[7]).toMatch(/^ {6}│[▁▂▃▄▅▆▇█]+$/)
    expect(drawn(en)[9].replaceAll(' ', '')).toBe('12345678')
    // Of two, one has what the other has not.
    expect(en.filter((line) => line.startsWith('100 % ┤'))).toHaveLength(1)
  })

  test('lists the turning points: what was done, when, by whom, and what it changed', () => {
    expect(en[1]).toMatch(/^Caesar wins in the Winter of 706 /)
    const text = en.join(' ').replaceAll(/ +/g, ' ')
    for (const [i, { telling, of, before, after, text: told }] of turningPoints.entries()) {
      const who = of === 'caesar' ? 'Caesar' : 'Pompeius'
      const chances = [before[of], after[of]].map((chance) => Math.round(chance * 100)).join(' → ')
      expect(text).toMatch(new RegExp(` ${i + 1} ${telling} (\\(\\d+–\\d+\\) )?${who} ${chances} % (the|luck) `))
      expect(text).toContain(told)
    }
    const { telling, text: told } = turningPoints[7]
    const [, when] = iacta('replay', FILE, '--at', String(telling - 1)).out.split('\n')
    expect(text).toContain(`${when}. ${told}`)
  })

  test('speaks Italian', () => {
    const text = it.join(' ')
    expect(text).toMatch(/com’è andata.* vince Cesare/)
    expect(text).toMatch(/(la decisione (è costata|ha reso)|la sorte ha (dato|tolto)) (il |l’)\d+ %/)
    expect(text).toMatch(/Anno 705 \(49 a\.C\.\), turno \d di 5\. /)
    expect(text).not.toMatch(/\b(decision|luck|turn|Year|chance)\b/)
  })
})

describe('a chart', () => {
  test('has a column for every place, as high as its value', () => {
    const points = [
      { at: 0, value: 0 },
      { at: 1, value: 1 },
      { at: 2, value: 0.5 },
      { at: 3, value: 0.25 },
    ]
    expect(chart(points, 4, 5, 2)).toEqual(['100 % ┤ █', ' 50 % ┤ ██▄▄', '  0 % └─────'])
  })

  test('goes on with the last value that was reached, and has room for no more than its width', () => {
    const points = Array.from({ length: 100 }, (_, at) => ({ at, value: at < 50 ? 0 : 1 }))
    expect(chart(points, 99, 4, 1)[0]).toBe('100 % ┤  ██')
    expect(chart([{ at: 0, value: 1 }], 0, 3, 1)[0]).toBe('100 % ┤███')
  })

  test('has numbers beneath it, side by side where they lie close together', () => {
    expect(marks([0, 5, 5, 6], 9, 10)).toBe('       1    234')
    expect(marks([8, 9, 9, 9], 9, 10)).toBe('             1234')
    expect(marks([0], 0, 10)).toBe('       1')
  })
})

test.each<[what: string, args: () => readonly string[], sentence: RegExp]>([
  ['no record', () => [], /"iacta analyse" needs <record>; see "iacta analyse --help"/],
  ['no file', () => [scratch.path('nowhere.json')], /there is no file .+nowhere\.json/],
  ['too few iterations', () => [FILE, '--iterations', 'few'], /--iterations must be a whole number from 0 to \d+, not/],
  ['no such seed', () => [FILE, '--seed', '1.5'], /--seed must be a whole number/],
  ['no such language', () => [FILE, '--language', 'la'], /--language must be one of en, it, not "la"/],
  ['another game', () => [copy('chess', { game: 'chess' })], /there is no game "chess"/],
  ['another edition', () => [copy('old', { edition: 99 })], /made with edition 99 of julius-caesar/],
  [
    'a record that breaks',
    () => [copy('broken', { actions: record.actions.slice(1) })],
    /the record breaks at action \d+: /,
  ],
])('answers a mistake with a sentence: %s', (_, args, sentence) => {
  expectMistake(iacta('analyse', ...args()), sentence)
})
