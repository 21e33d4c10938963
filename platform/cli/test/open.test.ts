import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openBrowser, reachable } from '../src/open.ts'
import { scratchFolder } from './run.ts'

const scratch = scratchFolder()

/** A machine on which `xdg-open` writes down what it was asked to show. */
function machine(name: string) {
  const folder = scratch.path(name)
  mkdirSync(folder, { recursive: true })
  const shown = join(folder, 'shown')
  const program = join(folder, 'xdg-open')
  writeFileSync(program, `#!/bin/sh\nprintf %s "$1" > "${shown}"\n`)
  chmodSync(program, 0o755)
  return { env: { PATH: `${folder}:/usr/bin:/bin`, DISPLAY: ':0' }, shown }
}

async function eventually(isSo: () => boolean): Promise<boolean> {
  for (let i = 0; i < 6000 && !isSo(); i++) await new Promise((later) => setTimeout(later, 10))
  return isSo()
}

describe.runIf(process.platform === 'linux')('showing the game in the browser', () => {
  test('asks the desktop to', async () => {
    const { env, shown } = machine('desktop')
    openBrowser('http://127.0.0.1:8200', env)
    expect(await eventually(() => existsSync(shown) && readFileSync(shown, 'utf8') !== '')).toBe(true)
    expect(readFileSync(shown, 'utf8')).toBe('http://127.0.0.1:8200')
  })

  test.each([{ BROWSER: 'none' }, { CI: 'true' }, { DISPLAY: '' }])('is not done with %o', async (setting) => {
    const { env, shown } = machine(Object.keys(setting)[0])
    openBrowser('http://127.0.0.1:8200', { ...env, ...setting })
    await new Promise((later) => setTimeout(later, 150))
    expect(existsSync(shown)).toBe(false)
  })

  test('is no trouble where there is nothing to show it with', async () => {
    openBrowser('http://127.0.0.1:8200', { PATH: scratch.path('empty'), DISPLAY: ':0' })
    await new Promise((later) => setTimeout(later, 100))
  })
})

test('a server that listens everywhere is shown at home', () => {
  expect(reachable('http://0.0.0.0:8200')).toBe('http://127.0.0.1:8200')
  expect(reachable('http://[::]:8200')).toBe('http://127.0.0.1:8200')
  expect(reachable('http://10.0.0.7:8200')).toBe('http://10.0.0.7:8200')
})
