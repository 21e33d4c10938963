import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BLOCK_IDS } from '../../../games/julius-caesar/rules/printed.ts'
import { expectMistake, golden, iacta, iactaIn, json, type Recorded, scratchFolder } from './run.ts'

const scratch = scratchFolder()
const FILE = golden('ten-points.year-1.caesar')
const record: Recorded = JSON.parse(readFileSync(FILE, 'utf8'))
const last = record.actions.length

/** Which action, from 1, is the first to do this. */
const first = (verb: string): number => record.actions.findIndex(({ action }) => action.do === verb) + 1

const FIRST_MOVE = first('move')
/** Blocks are on their way, and none was ever revealed. */
const MARCHING = FIRST_MOVE + 4
const { seat: mover } = record.actions[MARCHING - 1]
const other = mover === 'caesar' ? 'pompeius' : 'caesar'
const FIRST_SHOT = record.actions.findIndex(({ draws = [] }) => draws.length > 1) + 1

interface Moment {
  readonly at: number
  readonly of: number
  readonly seat: string | null
  readonly waiting: readonly string[]
  readonly prompt: { readonly key: string }
  readonly view: { readonly blocks: Readonly<Record<string, unknown>> }
  readonly happenings: readonly { readonly key: string; readonly text: string }[]
  readonly state?: { readonly place: readonly number[]; readonly side: readonly number[] }
  readonly outcome: unknown
}

const moment = (...flags: string[]): Moment => json(iacta('replay', FILE, '--json', ...flags))

/** A changed copy of the record, in a file. */
function copy(name: string, change: (copied: Recorded) => void): string {
  const copied = structuredClone(record)
  change(copied)
  return scratch.write(`${name}.json`, copied)
}

/** The copy with one draw of an action changed. */
const loaded = (at: number, draw: number): string =>
  copy(`loaded-${at}-${draw}`, ({ actions: { [at - 1]: action } }) => {
    const draws = action.draws ?? []
    draws[draw - 1] = (draws[draw - 1] % 6) + 1
  })

describe('iacta replay', () => {
  test('shows the end, and how it ended', () => {
    const { code, out } = iacta('replay', FILE)
    expect(code).toBe(0)
    expect(out).toContain(`Julius Caesar: ${last} / ${last}\n`)
    expect(out).toMatch(/\nCaesar wins in the Winter of 705 .+\n$/)
    expect(moment()).toMatchObject({ at: last, of: last, seat: null, waiting: [], outcome: record.outcome })
  })

  test('shows any moment with --at, from the set-up on', () => {
    expect(moment('--at', '0')).toMatchObject({ at: 0, waiting: ['caesar', 'pompeius'], outcome: null })
    expect(moment('--at', String(MARCHING))).toMatchObject({ at: MARCHING, waiting: [mover], outcome: null })
  })

  test('tells what the last action brought about, and with --log everything so far', () => {
    const only = moment('--at', String(FIRST_SHOT)).happenings
    const all = moment('--at', String(FIRST_SHOT), '--log').happenings
    expect(only.map(({ key }) => key)).toContain('fired')
    expect(all.length).toBeGreaterThan(only.length)
    expect(all.slice(-only.length)).toEqual(only)
    expect(all[0].key).toBe('year-begins')
    const { out } = iacta('replay', FILE, '--at', String(FIRST_SHOT), '--log')
    for (const { text } of all) expect(out).toContain(`\n  ${text}\n`)
  })

  test('has in its JSON what its help promises', () => {
    expect(Object.keys(moment('--at', '0', '--seat', 'caesar')).sort()).toEqual(
      ['at', 'game', 'happenings', 'of', 'outcome', 'prompt', 'seat', 'state', 'view', 'waiting'].sort(),
    )
  })

  test('speaks Italian', () => {
    const { out } = iacta('replay', FILE, '--at', String(MARCHING), '--seat', other, '--language', 'it', '--log')
    expect(out).toContain('Anno 705 (49 a.C.), turno 1 di 5')
    expect(out).toMatch(/Un blocco di (Cesare|Pompeo) marcia da /)
    expect(out).toMatch(/(Cesare|Pompeo) sta muovendo\.\n$/)
    expect(out).not.toMatch(/\b(Year|block|marches)\b/)
  })

  test('reads a record from standard input', () => {
    const { out } = iactaIn({ input: JSON.stringify(record) }, 'replay', '-', '--at', '3')
    expect(out).toBe(iacta('replay', FILE, '--at', '3').out)
  })

  test('says at which action a record breaks', () => {
    const file = copy('illegal', ({ actions }) => {
      actions[FIRST_MOVE - 1].action.to = 'pontus-euxinus'
    })
    expectMistake(
      iacta('replay', file),
      new RegExp(`the record breaks at action ${FIRST_MOVE}: ${mover} may not .* \\(JC-`),
    )
    expect(iacta('replay', file, '--at', String(FIRST_MOVE - 1)).code).toBe(0)
    const diceless = copy('diceless', ({ actions }) => {
      delete actions[FIRST_SHOT - 1].draws
    })
    expectMistake(iacta('replay', diceless), new RegExp(`breaks at action ${FIRST_SHOT}: the recorded chance ran out`))
  })
})

describe('the fog of a replay', () => {
  const { state } = moment('--at', String(MARCHING))
  const sides = ['caesar', 'pompeius']
  const blocksOf = (side: string): string[] => BLOCK_IDS.filter((_, b) => sides[state?.side[b] ?? 2] === side)

  /** Block ids that stand anywhere in what a seat gets, the state without fog apart. */
  function named(...flags: string[]): string[] {
    const { state: _, ...seen } = moment('--at', String(MARCHING), '--log', ...flags)
    const text = JSON.stringify(seen)
    return BLOCK_IDS.filter((id) => text.includes(`"${id}"`))
  }

  test('names to a seat all of its own blocks and none of the other’s', () => {
    for (const seat of sides) expect(named('--seat', seat)).toEqual(blocksOf(seat))
  })

  test('names no block at all to a spectator', () => {
    expect(named()).toEqual([])
  })

  test('holds in the words too', () => {
    const words = (...flags: string[]): string => iacta('replay', FILE, '--at', String(MARCHING), '--log', ...flags).out
    const [caesars, pompeiuss, everybodys] = [['--seat', 'caesar'], ['--seat', 'pompeius'], []].map((f) => words(...f))
    expect(caesars).toMatch(/Legio VIII\b/)
    expect(caesars).not.toMatch(/Scipio|Legio XXX/)
    expect(pompeiuss).toMatch(/Scipio/)
    expect(pompeiuss).toMatch(/Legio XXXIX\b/)
    expect(pompeiuss).not.toMatch(/Antonius|Legio VIII\b/)
    expect(everybodys).not.toMatch(/Legio|Scipio|Antonius/)
  })

  test('lifts for blocks in battle, for all to see', () => {
    const { block } = record.actions[FIRST_SHOT - 1].action
    const seen = (...flags: string[]): string =>
      JSON.stringify(moment('--at', String(FIRST_SHOT - 1), ...flags).view.blocks)
    for (const flags of [['--seat', 'pompeius'], []]) expect(seen(...flags)).toContain(block)
  })

  test('shows the whole state of a finished record, and of no other', () => {
    expect(state).toBeDefined()
    const running = copy('running', (copied) => {
      copied.actions = copied.actions.slice(0, MARCHING)
      copied.outcome = null
      copied.secret = null
    })
    expect(json<Moment>(iacta('replay', running, '--json')).state).toBeUndefined()
  })
})

describe('iacta verify', () => {
  const verdict = (file: string) => json<Record<string, unknown>>(iacta('verify', file, '--json'), 1)

  test.each(['ten-points.year-1.caesar', 'most-points.year-5.pompeius', 'draw.year-5'])('%s holds', (name) => {
    const { actions, setup }: Recorded = JSON.parse(readFileSync(golden(name), 'utf8'))
    const draws = actions.reduce((sum, action) => sum + (action.draws?.length ?? 0), setup.length)
    expect(json(iacta('verify', golden(name), '--json'))).toEqual({ ok: true, actions: actions.length, draws })
  })

  test('says so in plain words', () => {
    expect(iacta('verify', FILE).out).toMatch(
      new RegExp(`^It holds: ${last} actions by the rules, \\d+ draws from the secret\\.\n`),
    )
  })

  test('names the action and the draw of a loaded die', () => {
    const [, second] = record.actions[FIRST_SHOT - 1].draws ?? []
    const file = loaded(FIRST_SHOT, 2)
    const problem = `draw 2 is recorded as ${(second % 6) + 1}, but the secret gives ${second}`
    expect(verdict(file)).toEqual({ ok: false, at: FIRST_SHOT, problem })
    expect(iacta('verify', file)).toEqual({
      code: 1,
      out: `It breaks at action ${FIRST_SHOT}: ${problem}\n`,
      err: '',
    })
  })

  test('names a draw left out, and a card dealt otherwise', () => {
    const short = copy('short', ({ actions }) => actions[FIRST_SHOT - 1].draws?.pop())
    expect(verdict(short)).toMatchObject({
      at: FIRST_SHOT,
      problem: expect.stringMatching(/^draw \d is recorded as no/),
    })
    const dealt = copy('dealt', ({ setup }) => {
      setup[6] = (setup[6] + 1) % 21
    })
    expect(verdict(dealt)).toMatchObject({ at: 0, problem: expect.stringMatching(/^draw 7 is recorded as \d+, but/) })
    expect(iacta('verify', dealt).out).toMatch(/^It breaks at the set-up: draw 7 /)
  })

  test('names an action against the rules', () => {
    const file = copy('other-seat', ({ actions }) => {
      actions[MARCHING - 1].seat = other
    })
    expect(verdict(file)).toMatchObject({
      at: MARCHING,
      problem: expect.stringMatching(`^${other} may not .*not-your-turn`),
    })
  })

  test('finds another secret, another outcome, and a game that goes on', () => {
    const other = copy('other-secret', (copied) => {
      copied.secret = 'f'.repeat(64)
    })
    expect(verdict(other)).toMatchObject({ at: null, problem: expect.stringMatching(/not the one committed to/) })
    const stolen = copy('stolen', (copied) => {
      if (copied.outcome) copied.outcome = { ...copied.outcome, winners: [1] }
    })
    expect(verdict(stolen)).toMatchObject({ at: null, problem: expect.stringMatching(/outcome is not the one/) })
    const running = copy('no-secret', (copied) => {
      copied.secret = null
    })
    expect(verdict(running)).toMatchObject({ at: null, problem: expect.stringMatching(/the game is not over/) })
  })

  test('does not judge a record of another edition', () => {
    const file = copy('edition', (copied) => {
      copied.edition = 99
    })
    expect(verdict(file)).toMatchObject({ ok: false, at: null, problem: expect.stringMatching(/edition 99/) })
  })

  test('holds a record against what somebody remembers from before the first move', () => {
    const { commitment, contributions } = record
    const held = ['--commitment', String(commitment), '--contribution', `caesar=${contributions[0]}`]
    expect(iacta('verify', FILE, ...held).out).toContain('The secret is the one whose commitment you gave.')
    expect(iacta('verify', FILE).out).toContain('With --commitment it is also held against')
    const both = [...held, '--contribution', `pompeius=${contributions[1]}`, '--json']
    expect(json(iacta('verify', FILE, ...both))).toMatchObject({ ok: true })
    const other = iacta('verify', FILE, '--commitment', 'f'.repeat(64))
    expect(other).toMatchObject({ code: 1, out: expect.stringContaining('not the one that was published before') })
    const given = iacta('verify', FILE, '--contribution', 'pompeius=a=b')
    expect(given).toMatchObject({
      code: 1,
      out: expect.stringContaining('the contribution of pompeius is not the one'),
    })
    expectMistake(iacta('verify', FILE, '--commitment', 'f00'), /--commitment needs the 64 hexadecimal digits/)
    expectMistake(
      iacta('verify', FILE, '--contribution', 'x'),
      /--contribution needs a seat and a text, as in caesar=x/,
    )
  })

  test('reads a record from standard input', () => {
    expect(iactaIn({ input: JSON.stringify(record) }, 'verify', '-').out).toMatch(/^It holds/)
  })
})
