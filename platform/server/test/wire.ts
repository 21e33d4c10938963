import { connect } from 'node:net'
import { expect } from 'vitest'
import type { Reply, TestServer } from './harness.ts'

/** The id of no table. */
export const NOWHERE = 'n0suchtable0n0suchtable'

/** An answer as it came over the wire, without any client's good manners. */
export function raw(server: TestServer, text: string, how: 'wait' | 'reset' = 'wait'): Promise<string> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect(Number(port), hostname, () => {
      socket.write(text)
      if (how === 'reset') setImmediate(() => socket.resetAndDestroy())
    })
    socket.on('data', (data) => {
      heard += data
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(heard))
  })
}

export const request = (line: string, headers: readonly string[] = []): string =>
  `${[line, 'Host: localhost', ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`

/** One problem in one shape, with no word about how the server is made. */
export function expectProblem({ status, body }: Reply, wanted?: number): void {
  if (wanted !== undefined) expect(status).toBe(wanted)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(body.error).toEqual(expect.objectContaining({ code: expect.any(String), message: expect.any(String) }))
  expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:\d|\.js:\d|\\n +at |sqlite|libsql|select |insert /i)
}
