import { hostname } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { isOwnHost } from '../src/origin.ts'
import { TestServer } from './harness.ts'
import { raw, request } from './wire.ts'

const ask = (server: TestServer, host: string, path = '/api/me', headers: readonly string[] = []): Promise<string> =>
  raw(server, request(`GET ${path} HTTP/1.1`, headers).replace('Host: localhost', `Host: ${host}`))

describe('the name a server is asked by', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.start({ IACTA_HOSTS: 'games.lan, Roma.local' })
  })
  afterAll(() => server.stop())

  test.each([
    'localhost',
    'LOCALHOST:8200',
    'iacta.localhost',
    '127.0.0.1',
    '127.0.0.1:8200',
    '[::1]:8200',
    'games.lan:80',
    'roma.local',
  ])('%s is its own', async (host) => expect(await ask(server, host)).toMatch(/^HTTP\/1.1 200 /))

  test.each([
    'evil.example',
    'evil.example:8200',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'x',
    '192.168.1.7',
  ])('%s is not, and whoever asks is told what to do', async (host) => {
    const answer = await ask(server, host)
    expect(answer).toMatch(/^HTTP\/1.1 421 /)
    expect(answer).toContain('"code":"wrong-host"')
    expect(answer).toMatch(/does not answer to the name \S+\. Whoever runs it may add the name to IACTA_HOSTS/)
    expect(await ask(server, host, '/', ['Accept: text/html'])).toMatch(
      /text\/plain[\s\S]*\r\n\r\nThis server does not/,
    )
    const upgrade = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13', `Origin: http://${host}`]
    expect(await ask(server, host, '/api/socket', [...upgrade, 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='])).toMatch(
      /^HTTP\/1.1 421 /,
    )
    // How it is may be asked by any name: whoever looks after it may have one of his own for it.
    expect(await ask(server, host, '/healthz')).toMatch(/^HTTP\/1.1 200 /)
  })

  test('in a network is any address, and what the machine is called', () => {
    const open = readConfig({ HOST: '0.0.0.0' })
    for (const host of ['192.168.1.7:8200', '[fe80::1]:8200', 'localhost', hostname()])
      expect(isOwnHost(host, open)).toBe(true)
    for (const host of ['evil.example', '192.168.1.7.evil.example']) expect(isOwnHost(host, open)).toBe(false)
    expect(isOwnHost('roma.lan', readConfig({ HOST: 'roma.lan' }))).toBe(true)
  })

  test('behind a configured origin is the proxy’s affair', () => {
    expect(isOwnHost('backend', readConfig({ IACTA_ORIGIN: 'https://iacta.example' }))).toBe(true)
  })
})

describe('the metrics', () => {
  const metrics = async (env: Record<string, string>, headers: Record<string, string> = {}) => {
    const server = await TestServer.start(env)
    const reply = await fetch(`${server.url}/metrics`, { headers })
    const text = await reply.text()
    await server.stop()
    return { status: reply.status, tells: text.includes('iacta_requests_total') }
  }
  const token = 'a-token-for-prometheus'

  test('are closed unless they are opened', async () => {
    expect(await metrics({})).toEqual({ status: 404, tells: false })
    expect(await metrics({ IACTA_METRICS: '0' })).toEqual({ status: 404, tells: false })
    expect(await metrics({ IACTA_METRICS: '1' })).toEqual({ status: 200, tells: true })
  })

  test('are for whoever has the token, if there is one', async () => {
    expect(await metrics({ IACTA_METRICS: token })).toEqual({ status: 401, tells: false })
    expect(await metrics({ IACTA_METRICS: token }, { authorization: `Bearer ${token}x` })).toEqual({
      status: 401,
      tells: false,
    })
    expect(await metrics({ IACTA_METRICS: token }, { authorization: `Bearer ${token}` })).toEqual({
      status: 200,
      tells: true,
    })
  })

  test('have no token that is easily guessed', () => {
    expect(() => readConfig({ IACTA_METRICS: 'yes' })).toThrow('IACTA_METRICS is wrong: must be 0, 1, or a token')
  })
})
