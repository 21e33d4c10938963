import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { Fault } from '@iacta/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The built web app: files by the path they are asked for, without its first slash. */
export type WebApp = ReadonlyMap<string, AppFile>

interface AppFile {
  readonly headers: Readonly<Record<string, string>>
  readonly plain: Body
  /** The same, compressed when it was built; the best first. */
  readonly compressed: readonly (Body & { readonly encoding: string })[]
}

interface Body {
  readonly bytes: Buffer
  readonly etag: string
}

const INDEX = 'index.html'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

const ENCODINGS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const

/** What is never the app's, whatever a browser would like to see there. */
const NOT_THE_APP = /^(api|healthz|metrics)(\/|$)/

/** Reads the app into memory, once: so it is served whole even while another is being built. Null if there is none. */
export function readWebApp(folder: string): WebApp | null {
  if (!existsSync(join(folder, INDEX))) return null
  const files = readFiles(folder)
  const isCompressed = (path: string): boolean =>
    ENCODINGS.some(({ ending }) => path.endsWith(ending) && files.has(path.slice(0, -ending.length)))
  const app = new Map<string, AppFile>()
  for (const [path, bytes] of files) {
    if (isCompressed(path)) continue
    const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    const compressed = ENCODINGS.flatMap(({ encoding, ending }) => {
      const smaller = files.get(path + ending)
      return smaller ? [{ encoding, bytes: smaller, etag: `"${tag}-${encoding}"` }] : []
    })
    const headers = headersOf(path, compressed.length > 0)
    app.set(path, { headers, plain: { bytes, etag: `"${tag}"` }, compressed })
  }
  return app
}

/** All files in a folder and those below, by their path; but no links, which may lead anywhere, and nothing hidden. */
function readFiles(folder: string): Map<string, Buffer> {
  try {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    const shown = paths.filter((path) => !`/${path}`.includes('/.'))
    return new Map(shown.map((path) => [path, readFileSync(join(folder, path))]))
  } catch (error) {
    throw new Fault(`the web app in ${folder} cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
}

const headersOf = (path: string, varies: boolean): Record<string, string> => ({
  'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
  // What lies in assets has its content in its name; all else is asked for again, and seldom sent.
  'cache-control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  ...(varies ? { vary: 'accept-encoding' } : {}),
  ...(path === 'sw.js' ? { 'service-worker-allowed': '/' } : {}),
})

/** Serves the files of the app, and its first page wherever a browser goes that nothing else is at: the app knows the way. */
export function serveWebApp(app: FastifyInstance, files: WebApp): void {
  const isFirstPage = (path: string, { headers }: FastifyRequest): boolean =>
    path === '' || (!files.has(path) && !NOT_THE_APP.test(path) && /\btext\/html\b/.test(headers.accept ?? ''))
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*']
    const file = files.get(isFirstPage(path, request) ? INDEX : path)
    return file ? send(file, request, reply) : reply.callNotFound()
  })
}

function send({ headers, plain, compressed }: AppFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const smaller = compressed.find(({ encoding }) => accepts(request.headers['accept-encoding'], encoding))
  const { bytes, etag } = smaller ?? plain
  reply.headers({ ...headers, etag })
  if (isKnown(request.headers['if-none-match'], etag)) return reply.removeHeader('content-type').status(304).send()
  if (smaller) reply.header('content-encoding', smaller.encoding)
  return reply.send(bytes)
}

/** Whether a list of encodings names this one, and not only to refuse it. */
const accepts = (header: string | string[] | undefined, wanted: string): boolean =>
  String(header ?? '')
    .split(',')
    .some((part) => {
      const [encoding, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      return encoding === wanted && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    })

/** Whether a browser already has this. A proxy that compresses makes a tag weak; it is the same content still. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((part) => ['*', etag].includes(part.trim().replace(/^W\//, '')))
