import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { cookieHeader, cookieOf, oldCookieHeader, oldCookieOf } from '../cookies.ts'
import type { Asker } from '../limits.ts'
import { addressOf } from '../origin.ts'
import type { Visitor } from '../people.ts'
import { badRequest, notSignedIn } from '../problem.ts'
import { hashOf } from '../secrets.ts'
import type { Service } from '../service.ts'
import { mustNotBeSuspended } from '../standing.ts'

type Shape = z.ZodType

export const BODY_LIMIT = 64 * 1024
/** Records are long. */
const LONG_BODY_LIMIT = 4 * 1024 * 1024

/** What a handler is given: everything already read and checked. */
export interface RouteInput<P, Q, B> {
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly visitor: Visitor | null
  /** Where the visitor comes from, as far as limits go. */
  readonly address: string
  /** The visitor, or a refusal to go on without one. */
  signedIn(): Visitor
  /** Takes more of the visitor's allowance, or refuses: for what costs more the longer it is, before it is done. */
  spend(cost: number): void
  readonly service: Service
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** One thing the API can do: read by Fastify to serve it, and by the OpenAPI document to describe it. */
export interface Route<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  R extends Shape = Shape,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` for parameters, under /api. */
  readonly path: string
  readonly tag: string
  readonly summary: string
  /** What it costs against a visitor's allowance; 1 if not said. */
  readonly cost?: number
  /** Whoever asks again is told only whether it has changed: an `etag` goes with the answer. */
  readonly isConditional?: true
  /** It costs more the more actions are played again for it. */
  readonly costsByLength?: true
  /** Its body may be long; so only who is signed in may send one. */
  readonly hasLongBody?: true
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly answer: R
  /** Also for those who are suspended: to be told so, and to go. */
  readonly evenSuspended?: boolean
  handle(asked: RouteInput<z.infer<P>, z.infer<Q>, z.infer<B>>): Promise<z.infer<R>> | z.infer<R>
}

/** Keeps a route's types while it goes into a list of routes. */
export const route = <P extends Shape, Q extends Shape, B extends Shape, R extends Shape>(
  r: Route<P, Q, B, R>,
): Route => r as unknown as Route

function read<T>(shape: z.ZodType<T> | undefined, value: unknown, where: string): T {
  if (!shape) return undefined as T
  const parsed = shape.safeParse(value ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw badRequest(`${where}${issue.path.length > 0 ? `, "${issue.path.join('.')}"` : ''}: ${issue.message}`)
}

/** Who asks, once that is known and paid for. */
type Known = Pick<RouteInput<unknown, unknown, unknown>, 'visitor' | 'address' | 'signedIn' | 'spend'> & {
  readonly asker: Asker
}

const OF_A_TABLE = '/tables/:id'

/** Who it is, and whether he may ask for so much: known before anything of a body is read. */
async function know(service: Service, request: FastifyRequest, reply: FastifyReply, one: Route): Promise<Known> {
  const address = addressOf(request.raw, service.config)
  service.allowance.admit(address)
  const whoever = await service.visitorOf(request)
  const visitor = whoever?.person.standing.suspended && !one.evenSuspended ? null : whoever
  const asker: Asker = { person: whoever?.person ?? null, address }
  const known: Known = {
    asker,
    visitor,
    address,
    signedIn() {
      if (whoever && !visitor) mustNotBeSuspended(whoever.person.standing)
      if (!visitor) throw notSignedIn()
      return visitor
    },
    spend: (more) => service.allowance.spend(asker, more),
  }
  known.spend(one.cost ?? 1)
  if (whoever) await renewCookie(service, request, reply, whoever)
  if (one.hasLongBody) known.signedIn()
  return known
}

/** Who is refused before his long body was read is not listened to any further. */
function hangUpOnLong({ headers }: FastifyRequest, reply: FastifyReply): void {
  const isLong = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > BODY_LIMIT
  if (isLong) reply.header('connection', 'close')
}

/** Serves routes under /api. */
export function serveRoutes(app: FastifyInstance, service: Service, routes: readonly Route[]): void {
  const everybody = new WeakMap<FastifyRequest, Known>()
  for (const one of routes)
    app.route({
      method: one.method,
      url: `/api${one.path}`,
      bodyLimit: one.hasLongBody ? LONG_BODY_LIMIT : BODY_LIMIT,
      async onRequest(request, reply) {
        try {
          everybody.set(request, await know(service, request, reply, one))
        } catch (error) {
          hangUpOnLong(request, reply)
          throw error
        }
      },
      async handler(request, reply) {
        const known = everybody.get(request)
        if (!known) throw new Error('nobody asks')
        const { asker, ...who } = known
        const asked = {
          ...who,
          params: read(one.params, request.params, 'The address'),
          query: read(one.query, request.query, 'The query'),
          body: read(one.body, request.body, 'The body'),
          service,
          request,
          reply,
        }
        if (one.path.startsWith(OF_A_TABLE)) await service.payFor(asker, (request.params as { id: string }).id)
        const answer = await one.handle(asked)
        return one.isConditional ? sendIfChanged(request, reply, answer) : reply.send(answer ?? { ok: true })
      },
    })
}

/** Sends an answer, or only that it is the one whose tag was sent. */
function sendIfChanged({ headers }: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  const text = JSON.stringify(answer)
  const tag = `"${hashOf(text)}"`
  reply.header('etag', tag)
  if (headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}

/** Whoever still comes with a cookie that another host could have set is given a better one for it. */
async function renewCookie(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: Visitor,
): Promise<void> {
  if (!service.isSecure() || visitor.kind === 'token' || cookieOf(request, 'session', true) !== undefined) return
  const cookie = oldCookieOf(request)
  if (cookie === undefined) return
  await service.people.bind(visitor, service.now())
  reply.header('set-cookie', cookieHeader('session', cookie, true))
  reply.header('set-cookie', oldCookieHeader())
}
