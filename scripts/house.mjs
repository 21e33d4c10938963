import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** What every script begins with: the right Node, the packages of the lock file, a fresh build. */

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Iacta needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Something whoever calls can put right: one sentence, and the exit code of a mistake. */
export function mistake(sentence) {
  console.error(sentence)
  process.exit(2)
}

// A wrong name of a game, say, is found out deep inside.
process.on('uncaughtException', (error) => {
  if (error.name === 'Fault') mistake(error.message)
  console.error(error)
  process.exit(1)
})

/** Answers a question for help, for a script whose options are another program's. */
export function helpIfAsked(help) {
  if (!process.argv.slice(2).some((word) => ['--help', '-h'].includes(word))) return
  console.log(help)
  process.exit(0)
}

/**
 * What a script is told, before it does anything: its options, as `parseArgs` has them, and up to so many words. It
 * answers a question for help itself, and what it does not know with a sentence.
 */
export function given(help, options = {}, words = 0) {
  const [usage] = help.split('\n')
  const all = { ...options, help: { type: 'boolean', short: 'h' } }
  let read
  try {
    read = parseArgs({ options: all, allowPositionals: true })
  } catch (error) {
    const [sentence] = error.message.split(/\.\s|\n/)
    mistake(`${sentence}; "${usage.split(/ [[<]/)[0]} --help" tells what there is`)
  }
  const { values, positionals } = read
  if (values.help) {
    console.log(help)
    process.exit(0)
  }
  if (positionals.length > words) mistake(`"${positionals[words]}" is one word too many: ${usage}`)
  return { values, words: positionals }
}

/** Runs a program in the project's folder and stops here if it fails. */
export function run(program, args, options = {}) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options })
  if (error) console.error(`${program} could not be started: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

/** A tool installed with the project, by its package and the file that starts it. */
export const tool = (name, file) => join(root, 'node_modules', name, file)
export const node = (file, ...args) => run(process.execPath, [file, ...args])

/** Installs from the lock file, unless that very lock file is what is installed. */
export function install() {
  const mark = join(root, 'node_modules', '.iacta-lock')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  if (isInstalled()) return writeFileSync(mark, lock)
  console.error('Installing what the lock file names …')
  const npm = process.env.npm_execpath
  if (npm) node(npm, 'ci', '--ignore-scripts', '--no-audit', '--no-fund')
  else run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { shell: process.platform === 'win32' })
  writeFileSync(mark, lock)
}

/** Whether somebody has installed it already, with npm itself: npm writes down what is there, as the lock file does. */
function isInstalled() {
  const written = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(written)) return false
  const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
  const there = packagesIn(written)
  // What is for other machines only is not there.
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) =>
      !path.includes('node_modules/') || (there[path] ? there[path].version === version : optional === true),
  )
}

/** Builds what is stale. */
export function build() {
  buildPrograms()
  buildApp()
}

/** The same without the app. */
export function buildPrograms() {
  node(tool('typescript', 'bin/tsc'), '-b', 'tsconfig.build.json')
}

/** What the app is made of, and what lies among it but is no part of it. */
const APP_SOURCES = [
  'platform/web',
  'platform/kernel/src',
  'platform/grids',
  'platform/cartography',
  'platform/bots/src',
  'platform/registry/src',
  'platform/wire/src',
  'games',
]
const NO_SOURCES = new Set(['node_modules', 'dist', 'test', 'screenshots'])

/** Builds the web app, unless it was built from the very same sources. */
function buildApp() {
  const mark = join(root, 'node_modules', '.iacta-app')
  const dist = join(root, 'platform/web/dist')
  const sources = digestOf(['package-lock.json', 'tsconfig.base.json', ...APP_SOURCES])
  if (existsSync(join(dist, 'index.html')) && existsSync(mark) && readFileSync(mark, 'utf8') === sources) return
  console.error('Building the app …')
  // Built aside, so that a server that is running never has half of it.
  const aside = join(root, 'node_modules', `.iacta-app-${process.pid}`)
  process.once('exit', () => rmSync(aside, { recursive: true, force: true }))
  const config = ['--config', join(root, 'platform/web/vite.config.ts')]
  node(tool('vite', 'bin/vite.js'), 'build', ...config, '--outDir', aside, '--emptyOutDir', '--logLevel', 'warn')
  rmSync(dist, { recursive: true, force: true })
  renameSync(aside, dist)
  writeFileSync(mark, sources)
}

function digestOf(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    const whole = join(root, path)
    if (!existsSync(whole)) return
    try {
      const content = readFileSync(whole)
      hash.update(`${path} ${content.length} `).update(content)
    } catch (error) {
      if (error.code !== 'EISDIR') throw error
      for (const name of readdirSync(whole).sort()) if (!NO_SOURCES.has(name)) add(`${path}/${name}`)
    }
  }
  for (const path of paths) add(path)
  return hash.digest('hex')
}

export const iacta = (...args) => node(join(root, 'platform/cli/dist/main.js'), ...args)
