import { spawn } from 'node:child_process'

/** How each system is asked to show an address. */
const OPENERS: Partial<Record<NodeJS.Platform, (address: string) => readonly [program: string, ...args: string[]]>> = {
  darwin: (address) => ['open', address],
  // The empty title is needed: `start` takes the first thing in quotes for one.
  win32: (address) => ['cmd', '/c', 'start', '""', address],
  linux: (address) => ['xdg-open', address],
}

/** Shows an address in the browser, if there is one and nobody minds; nothing depends on it. */
export function openBrowser(address: string, env: NodeJS.ProcessEnv = process.env): void {
  const { BROWSER, CI, DISPLAY, WAYLAND_DISPLAY } = env
  const hasScreen = process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY)
  const opener = OPENERS[process.platform]
  if (BROWSER === 'none' || CI || !hasScreen || !opener) return
  const [program, ...args] = opener(reachable(address))
  const opening = spawn(program, args, { stdio: 'ignore', detached: true, env })
  opening.on('error', () => undefined)
  opening.unref()
}

/** A server that listens everywhere is reached from here at home. */
export const reachable = (address: string): string => address.replace(/\/\/(0\.0\.0\.0|\[::\])/, '//127.0.0.1')
