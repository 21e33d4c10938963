import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { cookieHeader, cookieOf, oldCookieHeader, oldCookieOf } from '../cookies.ts'
import { addressOf } from '../origin.ts'
import type { Visitor } from '../people.ts'
import { badRequest, notSignedIn } from '../problem.ts'
import type { Service } from '../service.ts'
import { mustNotBeSuspended } from '../standing.ts'

type Shape = z.ZodType

/** What a handler is given: everything already read and checked. */
export interface Asked<P, Q, B> {
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly visitor: Visitor | null
  /** Where the visitor comes from, as far as limits go. */
  readonly address: string
  /** The visitor, or a refusal to go on without one. */
  signedIn(): Visitor
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
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly answer: R
  /** Also for those who are suspended: to be told so, and to go. */
  readonly evenSuspended?: boolean
  handle(asked: Asked<z.infer<P>, z.infer<Q>, z.infer<B>>): Promise<z.infer<R>> | z.infer<R>
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

/** Serves routes under /api. */
export function serveRoutes(app: FastifyInstance, service: Service, routes: readonly Route[]): void {
  for (const one of routes)
    app.route({
      method: one.method,
      url: `/api${one.path}`,
      async handler(request, reply) {
        const known = await service.visitorOf(request)
        const visitor = known?.person.standing.suspended && !one.evenSuspended ? null : known
        if (known) await renewCookie(service, request, reply, known)
        const address = addressOf(request.raw, service.config)
        service.allowance.spend({ person: known?.person ?? null, address }, one.cost ?? 1)
        const answer = await one.handle({
          params: read(one.params, request.params, 'The address'),
          query: read(one.query, request.query, 'The query'),
          body: read(one.body, request.body, 'The body'),
          visitor,
          address,
          signedIn() {
            if (known && !visitor) mustNotBeSuspended(known.person.standing)
            if (!visitor) throw notSignedIn()
            return visitor
          },
          service,
          request,
          reply,
        })
        return reply.send(answer ?? { ok: true })
      },
    })
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
