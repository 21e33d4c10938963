import type { Message } from '@iacta/wire'
import { z } from 'zod'
import { MAX_HEARERS, ROOMS } from '../talk.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'
import { NicknameShape, Nothing, SeatId, TablePath } from './shapes.ts'

const Room = z.enum(ROOMS)
const MessageShape = z
  .object({
    id: z.number(),
    room: Room,
    name: z.string().nullable().describe('Null for guests'),
    nickname: NicknameShape,
    personId: z.string(),
    seat: z.string().nullable().describe('Where who says it sits; null for those who do not'),
    to: z.array(z.string()).readonly().describe('In private: the seats it is for'),
    text: z.string(),
    at: z.number(),
  })
  .meta({ id: 'Message', description: 'Something that was said at a table' }) satisfies z.ZodType<Message>

/** What is said and noted at a table. */
export const TALK_ROUTES: readonly Route[] = [
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
