import { Fault } from '@iacta/kernel'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { ROUTES } from './api/index.ts'
import { serveRoutes } from './api/route.ts'
import type { Config } from './config.ts'
import { readJson } from './json.ts'
import { isOwnHost, isOwnOrigin, wrongHost } from './origin.ts'
import { servePages, serveStatusPage } from './pages.ts'
import { badRequest, forbidden, Problem, storeProblem } from './problem.ts'
import { bearerOf, Service, type Surroundings as ServiceSurroundings } from './service.ts'
import { serveSockets } from './sockets.ts'
import { DamagedTable } from './tables/rebuild.ts'
import { readWebApp, serveWebApp } from './web-app.ts'

/** No script of anybody's but our own, nothing from elsewhere, no frame around us. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
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

export interface Surroundings extends ServiceSurroundings {
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
    // One proxy, and what it has added; see `addressOf`.
    trustProxy: config.trustProxy && ((_, hop) => hop === 0),
    // What is being answered is answered; who waits for nothing is let go at once.
    forceCloseConnections: 'idle',
    // A request that trickles in does not hold its connection for ever.
    requestTimeout: 30_000,
    // Addresses that cannot be read, or are too long to be any of ours.
    frameworkErrors: (_error, _request, reply) =>
      void (reply as FastifyReply).headers(HEADERS).status(404).send(NOTHING_HERE),
  })
  const webApp = readWebApp(config.appFolder)
  if (!webApp) app.log.info({ folder: config.appFolder }, 'there is no web app to serve')
  const service = await Service.open(config, app.log, around)
  guard(app, service)
  servePages(app, service)
  serveRoutes(app, service, ROUTES)
  if (webApp) serveWebApp(app, webApp)
  else serveStatusPage(app)
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
    // Whoever only asks how it is may do so by any name.
    if (!isOwnHost(request.headers.host, service.config) && request.url !== '/healthz')
      throw wrongHost(request.headers.host)
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
      if (body.length > BODY_LIMIT && request.url.split('?')[0] !== '/api/records')
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
    // A damaged table is told of where it is found.
    if (problem.status >= 500 && !(problem instanceof DamagedTable)) {
      service.metrics.count('faults_total')
      request.log.error({ error: (error as Error).message, url: request.routeOptions.url }, 'a request failed')
    }
    // Somebody with a browser, who has found the server by a name it does not know.
    if (problem.code === 'wrong-host' && /\btext\/html\b/.test(request.headers.accept ?? ''))
      return reply.status(problem.status).type('text/plain; charset=utf-8').send(problem.message)
    return reply
      .status(problem.status)
      .send({ error: { code: problem.code, message: problem.message, ...problem.details } })
  })
  app.setNotFoundHandler((_, reply) => reply.status(404).send(NOTHING_HERE))
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof Fault) return new Problem(400, 'bad-request', error.message)
  const ofStore = storeProblem(error)
  if (ofStore) return ofStore
  const { statusCode, message } = error as { statusCode?: number; message?: string }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Problem(statusCode, 'bad-request', message ?? 'That cannot be read.')
  return new Problem(500, 'fault', 'Something went wrong here. Look again before you try again.')
}
