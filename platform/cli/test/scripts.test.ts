import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const FOLDER = fileURLToPath(new URL('../../../scripts/', import.meta.url))
/** What the scripts share, and do not run. */
const SHARED = ['house.mjs', 'load-players.mjs']
const SCRIPTS = readdirSync(FOLDER).filter((name) => !SHARED.includes(name))
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
    ['golden.mjs', ['nero', 'many'], /^how many tables\? "many" is no number of tables\n$/],
    ['foretell.mjs', [], /^which game, and how many\?/],
    ['bake-map.mjs', ['atlantis'], /^there is no map to bake for "atlantis"\n$/],
    ['bench-web.mjs', ['--game', 'atlantis'], /^there is no board of a game "atlantis"\n$/],
  ])('%s %j is answered with one sentence, before anything is done', (script, args, sentence) => {
    const { code, err } = run(script, ...args)
    expect(err).toMatch(sentence)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(2)
  })
})
