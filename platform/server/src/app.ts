import { Fault } from '@iacta/kernel'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { ROUTES } from './api/index.ts'
import { apiPage, openApi } from './api/openapi.ts'
import { serveRoutes } from './api/route.ts'
import type { Config } from './config.ts'
import { readJson } from './json.ts'
import { MAIL_PAGE, MAIL_SCRIPT } from './notices/page.ts'
import { isOwnOrigin } from './origin.ts'
import { badRequest, forbidden, Problem, unavailable } from './problem.ts'
import { bearerOf, Service } from './service.ts'
import { serveSockets } from './sockets.ts'
import { StoreUnavailable } from './store/store.ts'

export const VERSION = '0.2.0'

/** No script of anybody's but our own, nothing from elsewhere, no frame around us. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(), microphone=(), camera=()',
} as const

const NOTHING_HERE = { error: { code: 'not-found', message: 'There is nothing here.' } }

const BODY_LIMIT = 64 * 1024
/** Records are long. */
const IMPORT_LIMIT = 4 * 1024 * 1024

/** How long whoever is being answered may take to listen when the server goes down. */
const GRACE = 5000

export interface RunningServer {
  readonly address: string
  readonly service: Service
  close(): Promise<void>
}

/** What a server has from the machine it runs on, and from elsewhere in tests. */
export interface Surroundings {
  readonly now?: () => number
  readonly logTo?: { write(line: string): void }
}

/** Starts the server and answers when it listens. */
export async function serve(config: Config, around: Surroundings = {}): Promise<RunningServer> {
  const app = Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            ...(around.logTo ? { stream: around.logTo } : {}),
            redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
            // Whatever stands behind the question mark is nobody's business: links to us may carry secrets.
            serializers: { req: ({ method, url, ip }) => ({ method, url: url.split('?')[0], ip }) },
          },
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    // What is being answered is answered; who waits for nothing is let go at once.
    forceCloseConnections: 'idle',
    // A request that trickles in does not hold its connection for ever.
    requestTimeout: 30_000,
    // Addresses that cannot be read, or are too long to be any of ours.
    frameworkErrors: (_error, _request, reply) =>
      void (reply as FastifyReply).headers(HEADERS).status(404).send(NOTHING_HERE),
  })
  const service = await Service.open(config, app.log, around.now)
  guard(app, service)
  pages(app, service)
  serveRoutes(app, service, ROUTES)
  const sockets = serveSockets(app.server, service)
  service.metrics.gauge('sockets', 'Open sockets', () => sockets.count())
  let address: string
  try {
    address = await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await service.close()
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw new Fault(`port ${config.port} is in use; choose another with PORT=…`)
    throw new Fault(`the server cannot listen on ${config.host}:${config.port}: ${(error as Error).message}`)
  }
  service.notices.reachedAt(address)
  return {
    address,
    service,
    async close() {
      const late = setTimeout(() => app.server.closeAllConnections(), GRACE)
      await Promise.all([sockets.close(), app.close()])
      clearTimeout(late)
      await service.close()
    },
  }
}

/** What holds for every request: headers, origin, and problems told in one shape. */
function guard(app: FastifyInstance, service: Service): void {
  const headers = service.isSecure() ? { ...HEADERS, 'strict-transport-security': 'max-age=31536000' } : HEADERS
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    service.metrics.count('requests_total')
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
    if (request.url.includes('%00')) throw badRequest('There is nothing at such an address.')
    const changes = request.method !== 'GET' && request.method !== 'HEAD'
    // A bearer token is not sent by a browser on its own, so it needs no origin.
    if (
      changes &&
      bearerOf(request) === undefined &&
      !isOwnOrigin(request.headers.origin, request.headers.host, service.config)
    )
      throw forbidden('This must come from the server’s own pages, or with a token.')
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: IMPORT_LIMIT },
    (request, body, done) => {
      if (body.length > BODY_LIMIT && request.url !== '/api/records')
        return done(new Problem(413, 'too-large', 'That is too long.'))
      try {
        done(null, body === '' ? {} : readJson(body as string, 'The body'))
      } catch (error) {
        done(error as Error)
      }
    },
  )
  app.setErrorHandler((error: unknown, request, reply) => {
    const problem = asProblem(error)
    if (problem.status >= 500) {
      service.metrics.count('faults_total')
      request.log.error({ error: (error as Error).message, url: request.routeOptions.url }, 'a request failed')
    }
    return reply
      .status(problem.status)
      .send({ error: { code: problem.code, message: problem.message, ...problem.details } })
  })
  app.setNotFoundHandler((_, reply) => reply.status(404).send(NOTHING_HERE))
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof Fault) return new Problem(400, 'bad-request', error.message)
  if (error instanceof StoreUnavailable) return unavailable()
  const { statusCode, message } = error as { statusCode?: number; message?: string }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Problem(statusCode, 'bad-request', message ?? 'That cannot be read.')
  return new Problem(500, 'fault', 'Something went wrong here. Look again before you try again.')
}

const CSS =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#222;background:#f6f5f1}main{max-width:60rem;margin:auto;padding:2rem}h1,h2{font-family:Georgia,serif;letter-spacing:.04em}code,pre{font-family:ui-monospace,monospace;font-size:.9em}pre{overflow:auto;background:#fff;padding:1rem}summary{padding:.3rem 0;cursor:pointer}@media(prefers-color-scheme:dark){body{color:#ddd;background:#16181d}pre{background:#20242c}a{color:#9cf}}'

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

function pages(app: FastifyInstance, service: Service): void {
  const html = (text: string) => ({ type: 'text/html; charset=utf-8', text })
  const page = (
    path: string,
    make: () => { type: string; text: string } | Promise<{ type: string; text: string }>,
  ): void => {
    app.get(path, async (_, reply) => {
      const { type, text } = await make()
      return reply.type(type).send(text)
    })
  }
  page('/', () =>
    html(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Iacta</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/plain.css"></head><body><main><h1>IACTA</h1><p>Wargames of the Roman world. The server is running; its games are played through <a href="/api/docs">the API</a>.</p></main></body></html>`,
    ),
  )
  page('/plain.css', () => ({ type: 'text/css', text: CSS }))
  page('/mail', () => html(MAIL_PAGE))
  page('/mail.js', () => ({ type: 'text/javascript', text: MAIL_SCRIPT }))
  // Made once: they are the same for everybody, and not cheap.
  const docs = once(() => html(apiPage(ROUTES)))
  const document = once(() => ({ type: 'application/json', text: JSON.stringify(openApi(ROUTES, VERSION)) }))
  page('/api/docs', docs)
  page('/api/openapi.json', document)
  page('/metrics', () => ({ type: 'text/plain; version=0.0.4', text: service.metrics.text() }))
  app.get('/healthz', async (_, reply) => {
    const well = await service.store.isWell()
    return reply.status(well ? 200 : 503).send({ ok: well, version: VERSION })
  })
}
