import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { GAMES } from '@iacta/registry/browser'
import { describe, expect, test } from 'vitest'

/** How much has to come over the line before a table can be played at: read off the built app, so always the same. */

const ASSETS = fileURLToPath(new URL('../../dist/assets', import.meta.url))
const MOST = 130_000

const files = readdirSync(ASSETS).filter((file) => file.endsWith('.js'))
const textOf = (file: string): string => readFileSync(join(ASSETS, file), 'utf8')
const sizeOf = (file: string): number => gzipSync(readFileSync(join(ASSETS, file)), { level: 9 }).length

/** What a part cannot begin without. */
const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, name]) => name)

function withImports(roots: readonly string[]): Set<string> {
  const all = new Set<string>()
  const add = (file: string): void => {
    if (all.has(file)) return
    all.add(file)
    for (const other of importsOf(file)) add(other)
  }
  for (const root of roots) add(root)
  return all
}

/** The one part of this name, of those that `is` right. */
function part(name: string, is: (file: string) => boolean = () => true): string {
  const found = files.filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file) && is(file))
  expect([name, found]).toEqual([name, [expect.any(String)]])
  return found[0]
}

/** Everything fetched on the way from the home page to a table against the computer, in English, on a wide screen. */
function firstScreenOf(game: string): Set<string> {
  const isOfGame = (file: string): boolean => importsOf(file).some((name) => name.startsWith(`${game}-`))
  const worker = part('worker')
  const isForWorker = (file: string): boolean => withImports([file]).has(worker)
  // The rules say whose they are.
  const isItsRules = (file: string): boolean =>
    ['"', "'", '`'].some((quote) => textOf(file).includes(`id:${quote}${game}${quote}`))
  return withImports([
    part('index'),
    part('table'),
    part('log'),
    part('board', isOfGame),
    part('text\\.en', isOfGame),
    ...files.filter((file) => /^labels\.en-/.test(file) && isOfGame(file)),
    worker,
    rulesOf(game, (file) => isForWorker(file) && isItsRules(file)),
  ])
}

/** Where a new table is shown before all rules have come, those it needs at first (`BrowserGame.opening`). */
function rulesOf(game: string, is: (file: string) => boolean): string {
  const hasOpening = GAMES.find(({ id }) => id === game)?.opening !== undefined
  return part(hasOpening ? 'opening-game' : 'game', is)
}

/** Baked coasts and roads are data that come as a script; they are not counted among the scripts. */
function mapOf(game: string): number {
  const map = new URL(`../../../../games/${game}/board/geography.ts`, import.meta.url)
  return existsSync(map) ? gzipSync(readFileSync(map), { level: 9 }).length : 0
}

describe.each(GAMES.map(({ id }) => id))('the first screen of %s', (game) => {
  test(`takes no more than ${MOST / 1000} KB of JavaScript, compressed`, () => {
    const parts = firstScreenOf(game)
    expect(parts.size).toBeGreaterThan(10)
    const sizes = [...parts].map((file): [string, number] => [file, sizeOf(file)]).sort(([, a], [, b]) => b - a)
    const sum = sizes.reduce((all, [, size]) => all + size, 0) - mapOf(game)
    expect(sum, sizes.map(([file, size]) => `${size} ${file}`).join('\n')).toBeLessThan(MOST)
    // A sum that is far too small would mean that parts are no longer found.
    expect(sum).toBeGreaterThan(MOST / 2)
  })
})
