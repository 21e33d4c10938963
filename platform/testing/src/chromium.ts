import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

/**
 * A shell has no window, nor what belongs to one: no toolbar, whose own renderer costs as much as many a page. It allows
 * no notices.
 */
export type Make = 'shell' | 'whole'

/**
 * The Chromium of CHROMIUM; else one that is installed, rather a shell; else Debian's package, if it can be installed. If
 * nothing helps this fails: the app is never left untested.
 */
export function launchChromium(make: Make = 'shell'): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(make),
    headless: true,
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // It refuses to sandbox what root starts.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
}

const MISSING = 'Chromium is needed here: set CHROMIUM to the program, or install the chromium package'

/** The program that starts Chromium, or a relative that behaves the same. */
export function findChromium(make: Make = 'shell'): string {
  const given = process.env.CHROMIUM
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`CHROMIUM is set to ${given}, which is not there`)
  }
  const found = installedChromium(make)
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    try {
      const quietly = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'pipe' } as const
      execFileSync('apt-get', ['update'], quietly)
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', PACKAGES[make]], quietly)
    } catch (error) {
      throw new Error(`${MISSING} (apt-get could not: ${(error as Error).message.split('\n')[0]})`)
    }
  }
  const installed = installedChromium(make)
  if (!installed) throw new Error(MISSING)
  return installed
}

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const NAMES: Readonly<Record<Make, readonly string[]>> = { shell: ['chromium-headless-shell', ...WHOLE], whole: WHOLE }
/** Debian's. */
const PACKAGES: Readonly<Record<Make, string>> = { shell: 'chromium-headless-shell', whole: 'chromium' }

function installedChromium(make: Make): string | undefined {
  const { PATH = '', HOME = '', PROGRAMFILES = '', LOCALAPPDATA = '' } = process.env
  const folders = ['/usr/bin', ...PATH.split(delimiter)]
  const places: Partial<Record<NodeJS.Platform, readonly string[]>> = {
    darwin: ['', HOME].flatMap((home) =>
      ['Chromium', 'Google Chrome'].map((name) => join(home, `/Applications/${name}.app/Contents/MacOS/${name}`)),
    ),
    win32: [PROGRAMFILES, process.env['PROGRAMFILES(X86)'] ?? '', LOCALAPPDATA]
      .filter((folder) => folder !== '')
      .flatMap((folder) => [
        join(folder, 'Google/Chrome/Application/chrome.exe'),
        join(folder, 'Chromium/Application/chrome.exe'),
        join(folder, 'Microsoft/Edge/Application/msedge.exe'),
      ]),
  }
  return [
    ...NAMES[make].flatMap((name) => folders.map((folder) => join(folder, name))),
    ...(places[process.platform] ?? []),
  ].find((path) => existsSync(path))
}
