import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { examine, type GamePackage, LANGUAGES, readOptions } from '@iacta/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** As deep as any game's folder, where whatever looks for games looks past it. */
const FOLDER = join(ROOT, 'games', `.trial-${process.pid}`)

/** All that a game begins with, its tests and its few words among it. */
const MOST_LINES = 800

/** Compilers and tests in processes of their own take their time on a busy machine: in milliseconds. */
const PATIENCE = 600_000

const run = (program: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, program), ...args], {
    encoding: 'utf8',
    cwd: ROOT,
  })
  return { code: status, said: `${stdout}${stderr}` }
}

const write = (name: string, content: object | string): string => {
  const path = join(FOLDER, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const sources = (): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(tsx?|json)$/.test(name))

describe('a game begun with npm run new-game', () => {
  beforeAll(() => {
    const { code, said } = run('scripts/new-game.mjs', 'campus-martius', 'Campus Martius', '--into', FOLDER)
    expect(said).toContain("import { campusMartius } from '@iacta/campus-martius'")
    expect(code).toBe(0)
  })

  afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

  test('bears its own name everywhere, and few lines', () => {
    const texts = sources().map((name) => readFileSync(join(FOLDER, name), 'utf8'))
    expect(texts.join('\n')).not.toMatch(/new-game|newGame|New Game|NG-/)
    const lines = texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0)
    expect(lines).toBeLessThan(MOST_LINES)
  })

  test(
    'is what the compiler wants, rules and board',
    () => {
      const rules = write('tsconfig.rules.json', {
        extends: '../../tsconfig.json',
        include: ['**/*.ts'],
        exclude: ['browser.ts', 'board/*.tsx'],
      })
      const board = write('tsconfig.board.json', {
        extends: '../../tsconfig.web.json',
        include: ['board', 'browser.ts'],
      })
      for (const world of [rules, board])
        expect(run('node_modules/typescript/bin/tsc', '-p', world)).toEqual({ code: 0, said: '' })
    },
    PATIENCE,
  )

  test('keeps every promise in random play, and says what happens', async () => {
    const { campusMartius }: { campusMartius: GamePackage } = await import(join(FOLDER, 'index.ts'))
    const { game, text, brain } = campusMartius
    expect([game.id, text.it.title]).toEqual(['campus-martius', 'Campus Martius'])
    for (let seed = 0; seed < 40; seed++) {
      const { faults, outcome } = examine(game, readOptions(game.options, {}), seed)
      expect(faults).toEqual([])
      if (outcome) for (const language of LANGUAGES) expect(text[language].outcome(outcome)).toMatch(/\.$/)
    }
    expect(brain.horizon).toBeGreaterThan(0)
  })

  test(
    'passes its own tests, which prove each of its clauses',
    () => {
      const config = write(
        'vitest.config.mjs',
        `import base from '../../vitest.config.mjs'
const TEST = { include: ['test/**/*.test.ts'], reporters: ['verbose'], testTimeout: ${PATIENCE}, pool: 'threads' }
export default { resolve: base.resolve, ssr: base.ssr, test: TEST }
`,
      )
      const { code, said } = run(
        'node_modules/vitest/vitest.mjs',
        'run',
        '--root',
        FOLDER,
        '--config',
        config,
        '--no-file-parallelism',
      )
      expect(code, said).toBe(0)
      for (const clause of ['1.1a', '1.2a', '2.1a', '2.1b', '3.1a']) expect(said).toContain(`[CM-${clause}]`)
    },
    PATIENCE,
  )
})
