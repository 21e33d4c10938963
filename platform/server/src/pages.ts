import type { FastifyInstance } from 'fastify'
import { ROUTES } from './api/index.ts'
import { apiPage, openApi } from './api/openapi.ts'
import { MAIL_PAGE, MAIL_SCRIPT } from './notices/page.ts'
import { notSignedIn } from './problem.ts'
import { same } from './secrets.ts'
import { bearerOf, type Service } from './service.ts'
import { VERSION } from './version.ts'

interface Page {
  readonly type: string
  readonly text: string
}

const html = (text: string): Page => ({ type: 'text/html; charset=utf-8', text })

const STATUS = html(
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Iacta</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/plain.css"></head><body><main><h1>IACTA</h1><p>Wargames of the Roman world. The server is running; its games are played through <a href="/api/docs">the API</a>.</p></main></body></html>`,
)

const CSS =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#222;background:#f6f5f1}main{max-width:60rem;margin:auto;padding:2rem}h1,h2{font-family:Georgia,serif;letter-spacing:.04em}code,pre{font-family:ui-monospace,monospace;font-size:.9em}pre{overflow:auto;background:#fff;padding:1rem}summary{padding:.3rem 0;cursor:pointer}@media(prefers-color-scheme:dark){body{color:#ddd;background:#16181d}pre{background:#20242c}a{color:#9cf}}'

/** The few pages the server has of its own, whether there is a web app or not. */
export function servePages(app: FastifyInstance, service: Service): void {
  const page = (path: string, make: () => Page): void => {
    app.get(path, (_, reply) => {
      const { type, text } = make()
      return reply.type(type).send(text)
    })
  }
  page('/plain.css', () => ({ type: 'text/css', text: CSS }))
  page('/mail', () => html(MAIL_PAGE))
  page('/mail.js', () => ({ type: 'text/javascript', text: MAIL_SCRIPT }))
  // Made once: they are the same for everybody, and not cheap.
  const docs = once(() => html(apiPage(ROUTES)))
  const document = once(() => ({ type: 'application/json', text: JSON.stringify(openApi(ROUTES, VERSION)) }))
  page('/api/docs', docs)
  page('/api/openapi.json', document)
  app.get('/metrics', (request, reply) => {
    const { metrics } = service.config
    if (metrics === 'closed') return reply.callNotFound()
    if (metrics !== 'open' && !same(bearerOf(request) ?? '', metrics.token)) throw notSignedIn()
    return reply.type('text/plain; version=0.0.4').send(service.metrics.text())
  })
  app.get('/healthz', async (_, reply) => {
    const well = await service.isWell()
    return reply.status(well ? 200 : 503).send({ ok: well, version: VERSION })
  })
}

/** Where there is no web app, a page that says so much. */
export function serveStatusPage(app: FastifyInstance): void {
  app.get('/', (_, reply) => reply.type(STATUS.type).send(STATUS.text))
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
