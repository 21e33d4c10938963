import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { usualOptions } from '@iacta/kernel'
import { GAMES } from '@iacta/registry'
import { describe, expect, test } from 'vitest'

const FOLDER = fileURLToPath(new URL('../../../scripts/', import.meta.url))
/** What the scripts share, and do not run. */
const SHARED = [
  'frames.mjs',
  'house.mjs',
  'kit-frames.mjs',
  'load-players.mjs',
  'openings-worker.mjs',
  'projects.mjs',
  'tables.mjs',
  'train-worker.mjs',
  'tune-worker.mjs',
]
const SCRIPTS = readdirSync(FOLDER).filter((name) => name.endsWith('.mjs') && !SHARED.includes(name))
/** Their options are those of another program, which answers for them. */
const PASSING_ON = ['iacta.mjs', 'start.mjs']

function run(script: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${FOLDER}${script}`, ...args], { encoding: 'utf8' })
  return { code: status, out: stdout, err: stderr }
}

describe.each(SCRIPTS)('scripts/%s', (script) => {
  test('tells what it is for, and what it takes, and does nothing else', () => {
    const { code, out, err } = run(script, '--help')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out.split('\n').length).toBeGreaterThan(2)
    expect(run(script, '-h').out).toBe(out)
  })

  if (!PASSING_ON.includes(script))
    test('answers what it does not know with one sentence', () => {
      const { code, out, err } = run(script, '--no-such-thing')
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(err).toMatch(/^Unknown option '--no-such-thing'; ".+ --help" tells what there is\n$/)
    })
})

describe('what is said wrongly to a script', () => {
  test.each([
    ['load.mjs', ['--tables', 'many'], /^--tables must be a number above 0, not "many"\n$/],
    ['load.mjs', ['--store', 'paper'], /^--store is sqlite or postgres, not "paper"\n$/],
    ['load.mjs', ['quickly'], /^"quickly" is one word too many: npm run load/],
    ['golden.mjs', ['nero', '--tables', 'many'], /^how many tables\? "many" is no number of tables\n$/],
    ['golden.mjs', [], /^which game\?/],
    ['bench.mjs', ['--option', 'scenario'], /^an option is said as NAME=X, not "scenario"\n$/],
    ['soak.mjs', ['-o', 'scenario=free'], /^options are of a game: say which, with --game\n$/],
    ['soak.mjs', ['--minutes', 'few'], /^--minutes must be a number from 0 on, not "few"\n$/],
    ['foretell.mjs', [], /^which game, and how many\?/],
    ['new-game.mjs', [], /^which game\? Say its id: /],
    ['new-game.mjs', ['Sena Gallica'], /^"Sena Gallica" cannot be an id: it is small letters/],
    ['new-game.mjs', ['latium', '--prefix', 'x'], /^"x" cannot begin a clause: /],
    ['new-game.mjs', ['nero'], /^there is something in games\/nero already\n$/],
    ['bake-map.mjs', ['atlantis'], /^there is no map to bake for "atlantis"\n$/],
  ])('%s %j is answered with one sentence, before anything is done', (script, args, sentence) => {
    const { code, err } = run(script, ...args)
    expect(err).toMatch(sentence)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(2)
  })
})

const PLAIN_WORDS: ReadonlySet<string> = new Set(['first', 'second'])

describe('scripts know no game by name', () => {
  // Seats may be called by words that scripts use too: as a name such a word stands between quotes.
  const names = GAMES.flatMap(({ game }) => [
    game.id,
    ...game.seats(usualOptions(game.options) as never).map((seat) => (PLAIN_WORDS.has(seat) ? `'${seat}'` : seat)),
  ])
  test.each(readdirSync(FOLDER).filter((name) => name.endsWith('.mjs')))('%s', (script) => {
    const text = readFileSync(join(FOLDER, script), 'utf8')
    expect(names.filter((name) => text.includes(name))).toEqual([])
  })
})

describe('npm run soak', () => {
  test('plays every kind of table at least once, and says what came of it', () => {
    const { code, out } = run('soak.mjs', '--minutes', '0', '--game', 'nero', '-o', 'first=galba', '--seed', '7')
    expect(out).toMatch(/^8 kinds of table, seeds from 7 on/)
    expect(out).toMatch(/: 8 games, \d+ actions, 0 faults\n$/)
    expect(code).toBe(0)
  })

  test('names a game or an option that there is none of', () => {
    expect(run('soak.mjs', '--game', 'atlantis').err).toMatch(/^there is no game "atlantis"/m)
    expect(run('soak.mjs', '--game', 'nero', '-o', 'colour=red').err).toMatch(/^there is no option "colour"/m)
  })
})

describe('npm test', () => {
  test('runs every test file in exactly one part', () => {
    const root = join(FOLDER, '..')
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const { stdout } = spawnSync(process.execPath, [vitest, 'list', '--filesOnly', '--json'], {
      cwd: root,
      encoding: 'utf8',
    })
    const run = (JSON.parse(stdout) as { readonly file: string }[]).map(({ file }) => relative(root, file))
    const written = ['platform', 'games'].flatMap((folder) =>
      // Another test may be writing a game of its own there, hidden.
      readdirSync(join(root, folder))
        .filter((house) => !house.startsWith('.'))
        .flatMap((house) => testsIn(root, join(folder, house, 'test'))),
    )
    expect(run.filter((file) => !file.includes('/.trial-')).sort()).toEqual(written.sort())
  })
})

const testsIn = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.test.ts'))
        .map((file) => join(folder, file))
    : []
