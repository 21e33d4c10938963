import { LANGUAGES } from '@iacta/kernel'
import type { Session } from '@iacta/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { cookieHeader, cookieOf, oldCookieHeader } from '../cookies.ts'
import { Name } from '../names.ts'
import type { Device, SignedIn, Visitor } from '../people.ts'
import type { Service } from '../service.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'
import { Nothing, Password, PersonShape, TablePath } from './shapes.ts'

const SessionShape = z.object({
  id: z.string(),
  label: z.string(),
  createdAt: z.number(),
  seenAt: z.number(),
  current: z.boolean(),
}) satisfies z.ZodType<Session>

/** Keeps whoever has signed in, and remembers that he did so here. */
export function keepSignedIn(reply: FastifyReply, service: Service, { cookie, device }: SignedIn): void {
  reply.header('set-cookie', cookieHeader('session', cookie, service.isSecure()))
  reply.header('set-cookie', cookieHeader('device', device, service.isSecure()))
}

function forgetSignedIn(reply: FastifyReply, service: Service): void {
  reply.header('set-cookie', cookieHeader('session', '', service.isSecure()))
  if (service.isSecure()) reply.header('set-cookie', oldCookieHeader())
}

/** Where somebody signs in from. */
export const deviceOf = (request: FastifyRequest, service: Service): Device => ({
  label: labelOf(request.headers['user-agent']),
  known: cookieOf(request, 'device', service.isSecure()),
  isBound: service.isSecure(),
})

/** Gives the new cookie; sockets of the session before are closed once it is on its way, to come back with it. */
function isKnownAnew(service: Service, visitor: Visitor, cookie: string, reply: FastifyReply): void {
  reply.header('set-cookie', cookieHeader('session', cookie, service.isSecure()))
  reply.raw.once('close', () => service.people.isOver(visitor.sessionId))
}

const labelOf = (agent: string | undefined): string => (agent ?? 'unknown').slice(0, 120)

const NICKNAME_COST = 10

/** Who somebody is: guests, names, passwords, sessions, tokens. */
export const PEOPLE_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/me',
    tag: 'People',
    summary: 'Who you are; nobody before you are a guest',
    evenSuspended: true,
    answer: z.object({ person: PersonShape.nullable() }),
    handle: ({ visitor }) => ({ person: visitor?.person ?? null }),
  }),
  route({
    method: 'POST',
    path: '/guests',
    tag: 'People',
    summary: 'Play at once as a guest; answers with a cookie',
    cost: 10,
    evenSuspended: true,
    body: Nothing,
    answer: z.object({ person: PersonShape }),
    async handle({ visitor, address, service, request, reply }) {
      if (visitor) return { person: visitor.person }
      service.newGuestLimits.spend(address, 1)
      const { person, cookie } = await service.people.newGuest(
        labelOf(request.headers['user-agent']),
        service.now(),
        service.isSecure(),
      )
      reply.header('set-cookie', cookieHeader('session', cookie, service.isSecure()))
      return { person }
    },
  }),
  route({
    method: 'POST',
    path: '/accounts',
    tag: 'People',
    summary: 'Turn the guest you are into an account, tables and all; answers with a new cookie, and ends every token',
    cost: 20,
    body: z.object({ name: Name, password: Password }),
    answer: z.object({ person: PersonShape }),
    async handle({ signedIn, service, body, reply }) {
      const visitor = signedIn()
      const { person, cookie } = await service.people.becomeAccount(visitor, body.name, body.password, service.now())
      isKnownAnew(service, visitor, cookie, reply)
      await service.tables.renamed(person.id)
      return { person }
    },
  }),
  route({
    method: 'POST',
    path: '/sessions',
    tag: 'People',
    summary: 'Sign in; answers with a cookie',
    cost: 10,
    body: z.object({ name: z.string().max(60), password: z.string().max(200) }),
    answer: z.object({ person: PersonShape }),
    async handle({ address, service, body, request, reply }) {
      service.signInLimits.spend(address, 1)
      const device = deviceOf(request, service)
      const signedIn = await service.people.signIn(body.name, body.password, device, service.now())
      keepSignedIn(reply, service, signedIn)
      return { person: signedIn.person }
    },
  }),
  route({
    method: 'GET',
    path: '/sessions',
    tag: 'People',
    summary: 'Where you are signed in',
    answer: z.object({ sessions: z.array(SessionShape) }),
    handle: async ({ signedIn, service }) => ({ sessions: await service.people.sessions(signedIn(), 'session') }),
  }),
  route({
    method: 'DELETE',
    path: '/sessions/:id',
    tag: 'People',
    summary: 'Sign out there; "current" signs out here',
    evenSuspended: true,
    params: TablePath,
    answer: Nothing,
    async handle({ signedIn, service, params, reply }) {
      const visitor = signedIn()
      const id = params.id === 'current' ? visitor.sessionId : params.id
      await service.people.revoke(visitor, id === visitor.sessionId ? visitor.kind : 'session', id)
      if (id === visitor.sessionId) forgetSignedIn(reply, service)
      return {}
    },
  }),
  route({
    method: 'PATCH',
    path: '/me',
    tag: 'People',
    summary:
      'Change nickname (a guest’s), language or password (answers with a new cookie, and ends all else), take or end a vacation',
    body: z.object({
      nickname: Name.nullable().optional().describe('What you are called as a guest; null for nothing'),
      language: z.enum(LANGUAGES).nullable().optional(),
      vacationDays: z
        .number()
        .int()
        .min(1)
        .max(30)
        .optional()
        .describe('From a day from now on, or added to the vacation there is'),
      endVacation: z.literal(true).optional().describe('Whole days that were not used are given back'),
      password: z.object({ old: z.string().max(200), new: Password }).optional(),
    }),
    answer: z.object({ person: PersonShape }),
    async handle({ signedIn, address, service, body, reply, spend }) {
      const visitor = signedIn()
      if (body.password) {
        service.signInLimits.spend(address, 1)
        const { old, new: fresh } = body.password
        const cookie = await service.people.changePassword(visitor, old, fresh, service.now())
        isKnownAnew(service, visitor, cookie, reply)
      }
      if (body.nickname !== undefined) {
        // Everybody at the same tables is told of it.
        spend(NICKNAME_COST)
        await service.people.setNickname(visitor, body.nickname)
        await service.tables.renamed(visitor.person.id)
      }
      if (body.language !== undefined) await service.people.setLanguage(visitor, body.language)
      if (body.endVacation) await service.endVacation(visitor.person.id)
      if (body.vacationDays !== undefined) await service.takeVacation(visitor, body.vacationDays)
      return { person: await service.people.person(visitor.person.id) }
    },
  }),
  route({
    method: 'DELETE',
    path: '/me',
    tag: 'People',
    summary: 'Delete your account, with its password: seats become anonymous, records stay whole',
    evenSuspended: true,
    body: z.object({ password: z.string().max(200).optional().describe('A guest has none') }),
    answer: Nothing,
    async handle({ signedIn, address, service, body, reply }) {
      const visitor = signedIn()
      if (visitor.person.name !== null) service.signInLimits.spend(address, 1)
      await service.people.mustKnowPassword(visitor, body.password)
      await service.tables.lobby.leaveAll(visitor.person)
      await service.people.remove(visitor.person.id, service.now())
      await service.tables.renamed(visitor.person.id)
      forgetSignedIn(reply, service)
      return {}
    },
  }),
  route({
    method: 'POST',
    path: '/tokens',
    tag: 'People',
    summary: 'A bearer token for a program; it is shown this once',
    cost: 10,
    body: z.object({ label: z.string().trim().min(1).max(60) }),
    answer: z.object({ id: z.string(), token: z.string() }),
    handle: ({ signedIn, service, body }) => service.people.newApiToken(signedIn(), body.label, service.now()),
  }),
  route({
    method: 'GET',
    path: '/tokens',
    tag: 'People',
    summary: 'Your tokens, without their secrets',
    answer: z.object({ tokens: z.array(SessionShape) }),
    handle: async ({ signedIn, service }) => ({ tokens: await service.people.sessions(signedIn(), 'token') }),
  }),
  route({
    method: 'DELETE',
    path: '/tokens/:id',
    tag: 'People',
    summary: 'Revoke a token',
    params: TablePath,
    answer: Nothing,
    async handle({ signedIn, service, params }) {
      await service.people.revoke(signedIn(), 'token', params.id)
      return {}
    },
  }),
]
