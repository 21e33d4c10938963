import { LANGUAGES } from '@iacta/kernel'
import { GAMES } from '@iacta/registry'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Clock } from '../clock.ts'
import { cookieHeader, cookieOf, oldCookieHeader } from '../cookies.ts'
import { Name } from '../names.ts'
import type { Device, SignedIn, Visitor } from '../people.ts'
import type { Service } from '../service.ts'
import { sceneOf } from '../tables/one-table.ts'
import { ActionId, Gesture } from '../tables/sent.ts'
import { MAX_HEARERS, ROOMS } from '../talk.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'
import {
  ExplanationShape,
  GameShape,
  HappeningShape,
  PartShape,
  Password,
  PersonShape,
  PlayedShape,
  RefusalShape,
  SeenShape,
  seatChoice,
  TableShape,
} from './shapes.ts'

/** The API, part by part. What a table, a view or an action holds is the games' own affair, and told as it is. */

const Id = z.string().min(1).max(64)
const SeatId = z.string().min(1).max(40)
const Nothing = z.object({}).loose()
const Anything = z.record(z.string(), z.unknown())
const TablePath = z.object({ id: Id })

const SessionShape = z.object({
  id: z.string(),
  label: z.string(),
  createdAt: z.number(),
  seenAt: z.number(),
  current: z.boolean(),
})

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

const peopleRoutes: readonly Route[] = [
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
    summary: 'Change language or password (answers with a new cookie, and ends all else), take or end a vacation',
    body: z.object({
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
    async handle({ signedIn, address, service, body, reply }) {
      const visitor = signedIn()
      if (body.password) {
        service.signInLimits.spend(address, 1)
        const { old, new: fresh } = body.password
        const cookie = await service.people.changePassword(visitor, old, fresh, service.now())
        isKnownAnew(service, visitor, cookie, reply)
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

const Sending = {
  answering: z.number().int().min(0).optional().describe('The sequence of the scene you decided on'),
  actionId: ActionId.optional().describe('What you call it: sent again under the same id it is done once'),
}

const tableRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/games',
    tag: 'Tables',
    summary: 'The games, with their options and seats',
    answer: z.object({ games: z.array(GameShape) }),
    handle: () => ({
      games: GAMES.map(({ game, text }) => ({
        id: game.id,
        edition: game.edition,
        options: game.options,
        seats: game.seats(
          Object.fromEntries(Object.entries(game.options).map(([key, { choices }]) => [key, choices[0]])),
        ),
        title: Object.fromEntries(LANGUAGES.map((language) => [language, text[language].title])),
        summary: Object.fromEntries(LANGUAGES.map((language) => [language, text[language].summary])),
      })),
    }),
  }),
  route({
    method: 'GET',
    path: '/tables',
    tag: 'Tables',
    summary: 'Tables: public ones by status and game, or your own',
    query: z.object({
      game: z.string().max(40).optional(),
      status: z.enum(['open', 'running', 'over']).optional(),
      mine: z.enum(['0', '1']).optional(),
      before: z.coerce.number().int().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({ tables: z.array(TableShape) }),
    async handle({ query, service, visitor, signedIn }) {
      const mine = query.mine === '1' ? signedIn().person.id : null
      return { tables: await service.tables.list({ ...query, mine }, visitor?.person.id ?? null) }
    },
  }),
  route({
    method: 'POST',
    path: '/tables',
    tag: 'Tables',
    summary: 'Set up a table',
    cost: 5,
    body: z.object({
      game: z.string().max(40),
      options: Anything.default({}),
      visibility: z.enum(['public', 'private']).default('public'),
      rated: z.boolean().default(false).describe('Of people, each in one seat; of two, without a bot for who is late'),
      clock: Clock.default({ kind: 'none' }),
      onTimeout: z.enum(['claim', 'bot']).default('claim'),
      seats: z.record(SeatId, seatChoice('me', 'open')).default({}),
      ...PartShape,
    }),
    answer: TableShape,
    handle: ({ signedIn, service, body }) => service.tables.lobby.create(signedIn().person, body, body),
  }),
  route({
    method: 'POST',
    path: '/seals',
    tag: 'Tables',
    summary: 'The commitment to the dice of a table you are about to set up; good for one table, and an hour',
    cost: 2,
    body: Nothing,
    answer: z.object({ commitment: z.string() }),
    handle: async ({ signedIn, service }) => ({ commitment: await service.tables.lobby.seal(signedIn().person) }),
  }),
  route({
    method: 'GET',
    path: '/tables/:id',
    tag: 'Tables',
    summary: 'A table, and the game as one of your seats (or a spectator) sees it',
    params: TablePath,
    query: z.object({ seat: SeatId.optional() }),
    answer: SeenShape,
    handle: ({ params, query, service, visitor }) =>
      service.tables.scene(params.id, visitor?.person.id ?? null, query.seat ?? null),
  }),
  route({
    method: 'POST',
    path: '/tables/:id/join',
    tag: 'Tables',
    summary: 'Take an open seat, the one you are invited to, or one the computer plays for somebody who has left',
    params: TablePath,
    body: z.object({
      seat: SeatId.optional(),
      invite: z.string().max(100).optional(),
      contribution: PartShape.contribution,
    }),
    answer: TableShape,
    handle: ({ signedIn, service, params, body }) =>
      service.tables.lobby.join(signedIn().person, params.id, {
        seat: body.seat ?? null,
        invite: body.invite ?? null,
        contribution: body.contribution ?? null,
      }),
  }),
  route({
    method: 'POST',
    path: '/tables/:id/leave',
    tag: 'Tables',
    summary: 'Give up your seat before the game begins',
    params: TablePath,
    body: Nothing,
    answer: TableShape,
    handle: ({ signedIn, service, params }) => service.tables.lobby.leave(signedIn().person, params.id),
  }),
  route({
    method: 'POST',
    path: '/tables/:id/invitations',
    tag: 'Tables',
    summary: 'A link to a given seat; its secret is shown this once',
    params: TablePath,
    body: z.object({ seat: SeatId }),
    answer: z.object({ invite: z.string(), until: z.number() }),
    handle: ({ signedIn, service, params, body }) =>
      service.tables.lobby.invite(signedIn().person, params.id, body.seat),
  }),
  route({
    method: 'POST',
    path: '/tables/:id/actions',
    tag: 'Play',
    summary: 'Act for one of your seats, by an action or a list of them as one gesture; durable when it is answered',
    params: TablePath,
    body: z.object({ seat: SeatId, ...Sending, action: Gesture }),
    answer: PlayedShape,
    handle({ signedIn, service, params, body }) {
      const { person } = signedIn()
      return service.tables.play.act(person, params.id, body.seat, body.action, body, (live, seat, sequence) => ({
        ...sceneOf(live, seat, person.id),
        sequence,
      }))
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:id/undo',
    tag: 'Play',
    summary: 'Take back your last provisional gesture, or only its last action',
    params: TablePath,
    body: z.object({ seat: SeatId, ...Sending, what: z.enum(['gesture', 'action']).optional() }),
    answer: PlayedShape,
    handle({ signedIn, service, params, body }) {
      const { person } = signedIn()
      const what = body.what ?? 'gesture'
      return service.tables.play.undo(person, params.id, body.seat, what, body, (live, seat, sequence) => ({
        ...sceneOf(live, seat, person.id),
        sequence,
      }))
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:id/why',
    tag: 'Play',
    summary: 'Why an action may not be done: the refusal with its clause, or null',
    params: TablePath,
    body: z.object({ seat: SeatId, action: Anything }),
    answer: z.object({ refusal: RefusalShape.nullable() }),
    handle: async ({ signedIn, service, params, body }) => ({
      refusal: await service.tables.play.why(signedIn().person, params.id, body.seat, body.action),
    }),
  }),
  route({
    method: 'GET',
    path: '/tables/:id/log',
    tag: 'Play',
    summary: 'What your seat (or a spectator) was told, from a given line on',
    params: TablePath,
    query: z.object({ seat: SeatId.optional(), since: z.coerce.number().int().min(0).default(0) }),
    answer: z.object({ happenings: z.array(HappeningShape), next: z.number() }),
    handle: ({ params, query, service, visitor }) =>
      service.tables.log(params.id, visitor?.person.id ?? null, query.seat ?? null, query.since),
  }),
  route({
    method: 'GET',
    path: '/tables/:id/explanation',
    tag: 'Play',
    summary: 'Why the computer did what it last decided for a seat; null for people, and before there is anything',
    params: TablePath,
    query: z.object({ seat: SeatId }),
    answer: z.object({ explanation: ExplanationShape.nullable() }),
    handle: async ({ params, query, service, visitor }) => ({
      explanation: await service.tables.explanation(params.id, visitor?.person.id ?? null, query.seat),
    }),
  }),
  route({
    method: 'POST',
    path: '/tables/:id/resignation',
    tag: 'Play',
    summary: 'Resign: of two the other wins; of more you alone lose, and the computer takes your seat',
    params: TablePath,
    body: z.object({ seat: SeatId }),
    answer: TableShape,
    handle: ({ signedIn, service, params, body }) =>
      service.tables.agreements.resign(signedIn().person, params.id, body.seat),
  }),
  route({
    method: 'POST',
    path: '/tables/:id/offers',
    tag: 'Play',
    summary: 'Offer a draw, or agree to abandon the table; or take it back',
    params: TablePath,
    body: z.object({ seat: SeatId, what: z.enum(['draw', 'abandon']), on: z.boolean().default(true) }),
    answer: TableShape,
    handle: ({ signedIn, service, params, body }) =>
      service.tables.agreements.offer(signedIn().person, params.id, body.seat, body.what, body.on),
  }),
  route({
    method: 'POST',
    path: '/tables/:id/claim',
    tag: 'Play',
    summary: 'Claim the game from a seat whose time is out; of more than two, the computer takes that seat',
    params: TablePath,
    body: z.object({ seat: SeatId }),
    answer: TableShape,
    handle: ({ signedIn, service, params, body }) =>
      service.tables.agreements.claim(signedIn().person, params.id, body.seat),
  }),
  route({
    method: 'POST',
    path: '/tables/:id/bot',
    tag: 'Play',
    summary: 'Put the computer (a miles) in your seat, or in one whose time is out',
    params: TablePath,
    body: z.object({ seat: SeatId }),
    answer: Nothing,
    async handle({ signedIn, service, params, body }) {
      await service.tables.agreements.handOver(signedIn().person, params.id, body.seat)
      return {}
    },
  }),
]

const Room = z.enum(ROOMS)
const MessageShape = z
  .object({
    id: z.number(),
    room: Room,
    name: z.string().nullable().describe('Null for guests'),
    personId: z.string(),
    seat: z.string().nullable().describe('Where who says it sits; null for those who do not'),
    to: z.array(z.string()).readonly().describe('In private: the seats it is for'),
    text: z.string(),
    at: z.number(),
  })
  .meta({ id: 'Message', description: 'Something that was said at a table' })

const talkRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/tables/:id/messages',
    tag: 'Talk',
    summary:
      'The talk of the players, of the spectators (while the game runs for accounts older than the table, and not for its players), or what was said in private by you and to you',
    params: TablePath,
    query: z.object({ room: Room.default('players') }),
    answer: z.object({ messages: z.array(MessageShape) }),
    async handle({ params, query, service, visitor }) {
      const company = await service.tables.mayTalk(params.id, visitor?.person ?? null, query.room, 'read')
      return { messages: await service.talk.read(visitor?.person.id ?? null, params.id, query.room, company) }
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:id/messages',
    tag: 'Talk',
    summary: 'Say something, in a room or to some of the other players alone; text only',
    cost: 8,
    params: TablePath,
    body: z.object({
      room: Room.optional().describe('"players" if not said; "private" with "to"'),
      to: z
        .array(SeatId)
        .min(1)
        .max(MAX_HEARERS)
        .optional()
        .describe('The seats it is for: nobody but you and who sits in them ever reads it'),
      text: z.string().min(1).max(1000),
    }),
    answer: MessageShape,
    handle: ({ signedIn, address, params, body, service }) => service.say(signedIn().person, address, params.id, body),
  }),
  route({
    method: 'POST',
    path: '/tables/:id/reports',
    tag: 'Talk',
    summary: 'Report a message to whoever runs the server',
    cost: 20,
    params: TablePath,
    body: z.object({ message: z.number().int(), reason: z.string().max(500).default('') }),
    answer: Nothing,
    async handle({ signedIn, params, body, service }) {
      const { person } = signedIn()
      await service.tables.look(params.id, person.id, () => undefined)
      await service.talk.report(person.id, params.id, body.message, body.reason, service.now())
      return {}
    },
  }),
  route({
    method: 'PUT',
    path: '/mutes/:id',
    tag: 'Talk',
    summary: 'No longer hear somebody, or hear him again',
    params: TablePath,
    body: z.object({ on: z.boolean() }),
    answer: Nothing,
    async handle({ signedIn, params, body, service }) {
      await service.talk.mute(signedIn().person.id, params.id, body.on)
      return {}
    },
  }),
  route({
    method: 'GET',
    path: '/tables/:id/note',
    tag: 'Talk',
    summary: 'Your private note at a table',
    params: TablePath,
    answer: z.object({ text: z.string() }),
    async handle({ signedIn, params, service }) {
      const { person } = signedIn()
      await service.tables.look(params.id, person.id, () => undefined)
      return { text: await service.talk.note(person.id, params.id) }
    },
  }),
  route({
    method: 'PUT',
    path: '/tables/:id/note',
    tag: 'Talk',
    summary: 'Write your private note',
    params: TablePath,
    body: z.object({ text: z.string().max(20_000) }),
    answer: Nothing,
    async handle({ signedIn, params, body, service }) {
      const { person } = signedIn()
      await service.tables.look(params.id, person.id, () => undefined)
      await service.talk.setNote(person.id, params.id, body.text)
      return {}
    },
  }),
]

const labelOf = (agent: string | undefined): string => (agent ?? 'unknown').slice(0, 120)

export const CORE_ROUTES: readonly Route[] = [...peopleRoutes, ...tableRoutes, ...talkRoutes]
