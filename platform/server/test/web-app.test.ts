import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestServer } from './harness.ts'
import { raw, request } from './wire.ts'

const INDEX = '<!doctype html><script type="module" src="/assets/main-1a2b.js"></script>'
const SCRIPT = 'console.log("alea iacta est")'
const FOREVER = 'public, max-age=31536000, immutable'

const folder = mkdtempSync(join(tmpdir(), 'iacta-app-'))
const app = join(folder, 'app')
const write = (path: string, content: string | Buffer): void => {
  mkdirSync(dirname(join(app, path)), { recursive: true })
  writeFileSync(join(app, path), content)
}

let server: TestServer
beforeAll(async () => {
  write('index.html', INDEX)
  write('sw.js', '// worker')
  write('icon.svg', '<svg/>')
  write('app.webmanifest', '{}')
  write('robots.txt', 'User-agent: *')
  write('favicon.ico', 'ico')
  write('words/it.json', '{}')
  write('assets/main-1a2b.js', SCRIPT)
  write('assets/main-1a2b.js.map', '{"version":3}')
  // Not really brotli: the server does not look into it.
  write('assets/main-1a2b.js.br', 'brotli')
  write('assets/main-1a2b.js.gz', gzipSync(SCRIPT))
  write('assets/style-3c4d.css', 'body{}')
  write('assets/style-3c4d.css.gz', gzipSync('body{}'))
  write('assets/map-5e6f.webp', 'webp')
  write('assets/map-5e6f.png', 'png')
  write('assets/text-7a8b.woff2', 'woff2')
  write('assets/rules.xyz', 'something else')
  write('assets/two words è.js', 'words')
  write('data.json.gz', gzipSync('{}'))
  write('.secret', 'hidden')
  write('.vite/manifest.json', '{"hidden":true}')
  writeFileSync(join(folder, 'secret.txt'), 'outside')
  symlinkSync(join(folder, 'secret.txt'), join(app, 'link.txt'))
  symlinkSync(folder, join(app, 'up'))
  server = await TestServer.start({ IACTA_APP: app })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** As a browser asks for a file; `fetch` would add encodings of its own, and undo them. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET', at = server) =>
  fetch(at.url + path, { method, headers: { 'accept-encoding': 'identity', ...headers } })
const PAGE = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

describe('the files of the web app', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache', INDEX],
    ['/?from=mail', 'text/html; charset=utf-8', 'no-cache', INDEX],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache', INDEX],
    ['/icon.svg', 'image/svg+xml; charset=utf-8', 'no-cache', '<svg/>'],
    ['/app.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache', '{}'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache', 'User-agent: *'],
    ['/favicon.ico', 'image/x-icon', 'no-cache', 'ico'],
    ['/words/it.json', 'application/json; charset=utf-8', 'no-cache', '{}'],
    ['/assets/main-1a2b.js', 'text/javascript; charset=utf-8', FOREVER, SCRIPT],
    ['/assets/main-1a2b.js.map', 'application/json; charset=utf-8', FOREVER, '{"version":3}'],
    ['/assets/style-3c4d.css', 'text/css; charset=utf-8', FOREVER, 'body{}'],
    ['/assets/map-5e6f.webp', 'image/webp', FOREVER, 'webp'],
    ['/assets/map-5e6f.png', 'image/png', FOREVER, 'png'],
    ['/assets/text-7a8b.woff2', 'font/woff2', FOREVER, 'woff2'],
    ['/assets/rules.xyz', 'application/octet-stream', FOREVER, 'something else'],
    ['/assets/two%20words%20%C3%A8.js', 'text/javascript; charset=utf-8', FOREVER, 'words'],
  ])('%s is %s', async (path, type, caching, content) => {
    for (const accept of ['*/*', PAGE.accept]) {
      const reply = await get(path, { accept })
      expect(reply.status).toBe(200)
      expect(reply.headers.get('content-type')).toBe(type)
      expect(reply.headers.get('cache-control')).toBe(caching)
      expect(reply.headers.get('content-security-policy')).toContain("img-src 'self' data: blob:;")
      expect(await reply.text()).toBe(content)
    }
    const head = await get(path, {}, 'HEAD')
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(Buffer.byteLength(content))])
    expect(await head.text()).toBe('')
  })

  test('the service worker may have the whole site, and nothing else may', async () => {
    expect((await get('/sw.js')).headers.get('service-worker-allowed')).toBe('/')
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache')
    expect((await get('/assets/main-1a2b.js')).headers.get('service-worker-allowed')).toBeNull()
  })

  test('are not sent again to who has them', async () => {
    for (const path of ['/', '/assets/main-1a2b.js', '/tables/somewhere']) {
      const etag = (await get(path, PAGE)).headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[\w-]{22}"$/)
      for (const known of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
        const reply = await get(path, { ...PAGE, 'if-none-match': known })
        expect([reply.status, await reply.text()]).toEqual([304, ''])
        expect(reply.headers.get('etag')).toBe(etag)
        expect(reply.headers.get('cache-control')).not.toBeNull()
        expect(reply.headers.get('content-length')).toBeNull()
      }
      for (const other of ['', '"another"', etag.slice(0, -2), etag.slice(1, -1)])
        expect((await get(path, { ...PAGE, 'if-none-match': other })).status).toBe(200)
    }
  })

  test.each([
    ['gzip, deflate, br', 'br'],
    ['BR', 'br'],
    ['br;q=0.1, gzip;q=1', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip; q=0.5', 'gzip'],
    ['gzip;q=0, br;q=0.0', null],
    ['deflate', null],
    ['brotli, xgzip', null],
    ['identity', null],
    ['', null],
  ])('go to who accepts "%s" as %s', async (accepted, encoding) => {
    const answer = await raw(server, request('GET /assets/main-1a2b.js HTTP/1.1', [`Accept-Encoding: ${accepted}`]))
    const headers = answer.slice(0, answer.indexOf('\r\n\r\n')).toLowerCase()
    expect(/content-encoding: (\S+)/.exec(headers)?.[1] ?? null).toBe(encoding)
    expect(headers).toContain('vary: accept-encoding')
    expect(headers).toContain('content-type: text/javascript; charset=utf-8')
    if (encoding === 'br') expect(answer).toMatch(/\r\n\r\nbrotli$/)
    if (encoding === null) expect(answer).toContain(SCRIPT)
  })

  test('that are compressed have tags of their own, and are what they were', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (accepted) => {
        const answer = await raw(
          server,
          request('GET /assets/main-1a2b.js HTTP/1.1', [`Accept-Encoding: ${accepted}`, 'If-None-Match: *']),
        )
        expect(answer).toMatch(/^HTTP\/1.1 304/)
        return /etag: (\S+)/.exec(answer)?.[1]
      }),
    )
    expect(new Set(tags).size).toBe(3)
    const zipped = await fetch(`${server.url}/assets/style-3c4d.css`, { headers: { 'accept-encoding': 'gzip' } })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(await zipped.text()).toBe('body{}')
    expect((await get('/icon.svg')).headers.get('vary')).toBeNull()
    // What is only there compressed is a file like any other.
    const alone = await get('/data.json.gz')
    expect(gunzipSync(Buffer.from(await alone.arrayBuffer())).toString()).toBe('{}')
    expect(alone.headers.get('content-encoding')).toBeNull()
    for (const path of ['/assets/main-1a2b.js.br', '/assets/style-3c4d.css.gz'])
      expect((await get(path)).status).toBe(404)
  })
})

describe('wherever a browser goes', () => {
  test.each(['/tables/q8Zr', '/rules/julius-caesar?lang=it', '/apiary', '/tables/a%20b', '/assets', '/index.htm'])(
    '%s is the app',
    async (path) => {
      const reply = await get(path, PAGE)
      expect([reply.status, await reply.text()]).toEqual([200, INDEX])
      expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(reply.headers.get('cache-control')).toBe('no-cache')
    },
  )

  test.each(['/tables/q8Zr', '/assets/gone-9c0d.js'])('%s is nothing for whoever wants no page', async (path) => {
    for (const headers of [{ accept: '*/*' }, { accept: 'image/webp' }, { accept: 'text/htmlx' }])
      expect((await get(path, headers)).status).toBe(404)
    const posted = await get(path, { ...PAGE, origin: server.url }, 'POST')
    expect(posted.status).toBe(404)
  })

  test.each(['/api', '/api/', '/api/nothing', '/%61pi/nothing', '/healthz/x', '/metrics/x'])(
    '%s is not the app',
    async (path) => {
      const reply = await get(path, PAGE)
      expect(reply.status).toBe(404)
      expect((await reply.json()).error.code).toBe('not-found')
    },
  )

  test('the server’s own pages are there as ever', async () => {
    for (const path of ['/mail', '/mail.js', '/plain.css', '/api/docs', '/api/openapi.json', '/api/me']) {
      const reply = await get(path, PAGE)
      expect([path, reply.status]).toEqual([path, 200])
      expect(await reply.text()).not.toBe(INDEX)
    }
    expect(await (await get('/healthz', PAGE)).json()).toMatchObject({ ok: true })
    expect((await get('/metrics', PAGE)).status).toBe(404)
  })
})

describe('nothing outside the app', () => {
  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '//secret.txt',
    '/./index.html/../../secret.txt',
    '/%252e%252e/secret.txt',
    '/link.txt',
    '/up/secret.txt',
    '/up/app/index.html',
    '/.secret',
    '/.vite/manifest.json',
    '/assets/',
    '/assets/main-1a2b.js/',
    '/assets/main-1a2b.js%00.css',
    '/__proto__',
    '/constructor',
    '/%',
  ])('%s is served', async (path) => {
    for (const headers of [[], ['Accept: text/html']]) {
      const answer = await raw(server, request(`GET ${path} HTTP/1.1`, headers))
      // A browser is given the first page of the app, which then says that there is no such thing.
      if (headers.length === 0) expect(answer).toMatch(/^HTTP\/1.1 40[04]/)
      else expect(answer).toMatch(/^HTTP\/1.1 (40[04]|200)/)
      expect(answer).not.toMatch(/outside|hidden/)
    }
  })
})

describe('without a web app', () => {
  test.each([
    ['there is no folder', join(folder, 'nowhere')],
    ['it has no first page', join(folder, 'empty')],
  ])('there is the plain page: %s', async (_, IACTA_APP) => {
    mkdirSync(join(folder, 'empty', 'assets'), { recursive: true })
    writeFileSync(join(folder, 'empty', 'assets', 'x.js'), 'x')
    const own = await TestServer.start({ IACTA_APP })
    const page = await get('/', PAGE, 'GET', own)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('The server is running')
    for (const path of ['/tables/q8Zr', '/assets/x.js']) expect((await get(path, PAGE, 'GET', own)).status).toBe(404)
    await own.stop()
  })
})
