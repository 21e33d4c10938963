import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Fault } from '@iacta/kernel'
import { GAMES, gameNamed } from '@iacta/registry'
import type { Given } from './args.ts'
import { type Command, JSON_FLAG } from './command.ts'
import { green, print, printJson, yellow } from './output.ts'
import { type Place, whereabouts } from './where.ts'

interface Coverage {
  readonly covered: number
  readonly total: number
  readonly missing: readonly string[]
}

/** A clause counts when a test that carries its id ran, asserted something (a `clause` that doesn't, fails) and passed. */
export const ledger: Command = {
  name: 'ledger',
  summary: 'Runs the rule tests and tells which clauses of each game they prove.',
  words: ['[game]'],
  flags: { ...JSON_FLAG, where: { type: 'string' } },
  help: `
  [game]           one game; not said: all of them
  --where CLAUSE   instead: the lines that enforce a clause (JC-6.13b) or a paragraph (JC-6.13), and those that prove it
  --json           {"<game>": {"covered": n, "total": n, "missing": [ids]}}; with --where {"enforced": [lines], "proven": [lines]}

It exits with 1 if a clause is missing, or is enforced or proven nowhere.`,

  async run(given: Given): Promise<number> {
    const clause = given.text('where')
    if (clause !== undefined) return where(clause, given.has('json'))
    const games = given.words[0] === undefined ? GAMES : [gameNamed(given.words[0])]
    const report: Record<string, Coverage> = {}
    for (const { game, clauses } of games)
      report[game.id] = coverage(clauses, await resultsOf(join('games', game.id, 'test')))
    if (given.has('json')) printJson(report)
    else
      for (const [id, { covered, total, missing }] of Object.entries(report)) {
        print(`${id}: ${covered === total ? green(`${covered}/${total}`) : yellow(`${covered}/${total}`)}`)
        for (const clause of missing) print(`  missing ${clause}`)
      }
    return Object.values(report).some(({ missing }) => missing.length > 0) ? 1 : 0
  },
}

function where(clause: string, json: boolean): number {
  const { enforced, proven } = whereabouts(projectRoot(), clause)
  if (json) printJson({ enforced, proven })
  else {
    const list = (what: string, places: readonly Place[]): void => {
      print(places.length > 0 ? `${what}:` : `${what}: nowhere`)
      for (const { file, line, text } of places) print(`  ${file}:${line}: ${text}`)
    }
    list('Enforced', enforced)
    list('Proven', proven)
  }
  return enforced.length > 0 && proven.length > 0 ? 0 : 1
}

/** What the test runner reports, as far as it matters here. */
export interface TestResults {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

/** A clause is covered if some test that carries its id in its name passed, and no such test did anything else. */
export function coverage(clauses: readonly string[], { testResults }: TestResults): Coverage {
  const tests = testResults.flatMap((suite) => suite.assertionResults)
  const carried = (wanted: (status: string) => boolean): Set<string> =>
    new Set(tests.filter(({ status }) => wanted(status)).flatMap(({ title }) => idsOf(title)))
  const passed = carried((status) => status === 'passed')
  const failed = carried((status) => status !== 'passed')
  const missing = clauses.filter((id) => !passed.has(id) || failed.has(id))
  return { covered: clauses.length - missing.length, total: clauses.length, missing }
}

const idsOf = (title: string): string[] => /^\[([^\]]+)\]/.exec(title)?.[1].split(' ') ?? []

async function resultsOf(folder: string): Promise<TestResults> {
  const root = projectRoot()
  const scratch = mkdtempSync(join(tmpdir(), 'iacta-ledger-'))
  try {
    const file = join(scratch, 'results.json')
    await runVitest(root, ['run', folder, '--reporter=json', `--outputFile=${file}`])
    if (!existsSync(file)) throw new Fault('the tests could not be run; try "npm test" for the reason')
    return JSON.parse(readFileSync(file, 'utf8')) as TestResults
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

function runVitest(root: string, args: readonly string[]): Promise<void> {
  const require = createRequire(join(root, 'package.json'))
  let vitest: string
  try {
    vitest = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs')
  } catch {
    throw new Fault('the test runner is not installed; "npm install" in the project brings it')
  }
  return new Promise((done) => {
    const child = spawn(process.execPath, [vitest, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'ignore'] })
    child.on('close', () => done())
  })
}

function projectRoot(): string {
  const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')
  if (!existsSync(join(root, 'vitest.config.mjs')))
    throw new Fault('the ledger needs the project’s own sources and tests')
  return root
}
