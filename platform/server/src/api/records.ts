import { levelNamed } from '@iacta/bots'
import { RECORD_FORMAT } from '@iacta/kernel'
import { z } from 'zod'
import { type Computer, USUAL_LEVEL } from '../tables/new-table.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'
import { HappeningShape, OutcomeShape, PartShape, PromptShape, RatingShape, seatChoice, TableShape } from './shapes.ts'

/** Records, replays, "what if", rematches; profiles, histories, ladders and statistics. */

const Id = z.string().min(1).max(64)
const SeatId = z.string().min(1).max(40)
const Anything = z.record(z.string(), z.unknown())
const TablePath = z.object({ id: Id })
const GamePath = z.object({ game: Id })

const RecordShape = z
  .object({
    format: z.literal(RECORD_FORMAT),
    game: z.string(),
    edition: z.number().int(),
    table: z.string().describe('Where it was played; part of the seal of its dice'),
    options: z.unknown(),
    commitment: z.string().nullable().describe('The hash of the secret; null where no one seal covers the whole game'),
    contributions: z.array(z.string()).readonly(),
    secret: z.string().nullable().describe('Null while the game goes on'),
    setup: z.array(z.number()).readonly().describe('What was drawn for the set-up'),
    actions: z
      .array(z.object({ seat: z.string(), action: z.unknown(), draws: z.array(z.number()).readonly().optional() }))
      .readonly(),
    outcome: OutcomeShape.nullable(),
    concluded: z.boolean().describe('It ended otherwise than by the rules of the game'),
  })
  .meta({ id: 'Record', description: 'A table as it is kept: enough to play it again to the last die' })

const MomentShape = z
  .object({
    at: z.number().describe('After so many moments'),
    total: z.number().describe('How many there are: for a seat what it saw, when the game is over every action'),
    heard: z.number().describe('How many lines of the log had been told by then'),
    outcome: OutcomeShape.nullable().describe('At the last moment of a finished game'),
    seat: z.string().nullable().describe('Null for a spectator, "all" without fog'),
    view: z.unknown(),
    prompt: PromptShape,
    happenings: z
      .array(HappeningShape.extend({ to: z.array(z.string()).optional().describe('Without fog: who was told') }))
      .describe('What was told since the moment before'),
    views: z.record(z.string(), z.unknown()).optional().describe('Without fog: what each seat saw'),
    prompts: z.record(z.string(), PromptShape).optional().describe('Without fog: what each seat was asked'),
    by: z.string().nullable().optional().describe('Without fog: whose the last action was'),
    action: z.unknown().optional().describe('Without fog: the last action'),
    draws: z.array(z.number()).readonly().optional().describe('Without fog: what the last action drew'),
    truth: z.unknown().optional().describe('Without fog: the whole state'),
  })
  .meta({ id: 'Moment', description: 'A table as it stood after so many moments' })

/** `caesar,pompeius:legatus`: seats of the computer, and how well it plays there if that is said. */
const computersIn = (text: string): Record<string, Computer> =>
  Object.fromEntries(
    text
      .split(',')
      .filter((one) => one !== '')
      .map((one) => {
        const [seat, level = USUAL_LEVEL] = one.split(':')
        return [seat, { bot: levelNamed(level).id }]
      }),
  )

const recordRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/tables/:id/record',
    tag: 'Memory',
    summary: 'A table as one record: a finished one, or a running one of which you hold every seat',
    cost: 5,
    params: TablePath,
    answer: RecordShape,
    handle: ({ params, service, visitor }) => service.records.export(params.id, visitor?.person.id ?? null),
  }),
  route({
    method: 'POST',
    path: '/records',
    tag: 'Memory',
    summary: 'Bring in a record, running or finished, as a private table of yours',
    cost: 40,
    query: z.object({
      bots: z
        .string()
        .max(200)
        .default('')
        .describe('Seats the computer goes on playing, as seat or seat:level, commas between; all others are yours'),
    }),
    body: Anything,
    answer: TableShape,
    handle: ({ signedIn, service, query, body }) =>
      service.records.import(signedIn().person, body, computersIn(query.bots)),
  }),
  route({
    method: 'GET',
    path: '/tables/:id/replay',
    tag: 'Memory',
    summary: 'A table as a seat or a spectator saw it, moment by moment; when it is over, also as it was',
    cost: 2,
    params: TablePath,
    query: z.object({
      at: z.coerce.number().int().min(0).optional().describe('After so many moments; the last if not said'),
      seat: SeatId.optional().describe('One of yours, or any once the game is over; "all" then shows everything'),
    }),
    answer: MomentShape,
    handle: ({ params, query, service, visitor }) =>
      service.records.moment(params.id, visitor?.person.id ?? null, query.at, query.seat ?? null),
  }),
  route({
    method: 'GET',
    path: '/tables/:id/verify',
    tag: 'Memory',
    summary: 'Whether every die of a finished table comes from the secret it was sealed with',
    cost: 10,
    params: TablePath,
    answer: z.object({
      ok: z.boolean(),
      actions: z.number().optional(),
      draws: z.number().optional(),
      at: z
        .number()
        .nullable()
        .optional()
        .describe('The action where it breaks: 0 is the set-up, null the record as a whole'),
      problem: z.string().optional(),
    }),
    handle: ({ params, service, visitor }) => service.records.verify(params.id, visitor?.person.id ?? null),
  }),
  route({
    method: 'POST',
    path: '/tables/:id/fork',
    tag: 'Memory',
    summary: 'What if: a private table that goes on from a position of this one, with dice of its own',
    cost: 20,
    params: TablePath,
    body: z.object({
      at: z.number().int().min(0).describe('After so many moments'),
      seat: SeatId.nullable()
        .default('all')
        .describe('Whose moments, as the replay counts them; null for a spectator, "all" for every action'),
      seats: z
        .record(SeatId, seatChoice('me'))
        .default({})
        .describe('Where the computer shall play; all other seats are yours'),
    }),
    answer: TableShape,
    handle: ({ signedIn, params, body, service }) =>
      service.records.fork(signedIn().person, params.id, body, body.seats),
  }),
  route({
    method: 'POST',
    path: '/tables/:id/rematch',
    tag: 'Memory',
    summary: 'The same again with seats swapped, or your seat at it if somebody has already asked',
    cost: 5,
    params: TablePath,
    body: z.object(PartShape),
    answer: TableShape,
    handle: ({ signedIn, params, body, service }) => service.tables.lobby.rematch(signedIn().person, params.id, body),
  }),
]

const RankedShape = RatingShape.extend({ name: z.string() })
const FiguresShape = z.object({
  tables: z.number(),
  abandoned: z.number(),
  averageActions: z.number().nullable(),
  drawn: z.number().describe('Tables that nobody won'),
  won: z
    .record(z.string(), z.number())
    .describe('By seat; what several won together is divided among them, so that all of it and the draws add up'),
  ways: z.array(z.object({ way: z.string(), winners: z.array(z.string()), tables: z.number() })),
})

const historyRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/people/:name',
    tag: 'Memory',
    summary: 'Somebody with a name: ratings, results, and the last public tables',
    cost: 5,
    params: z.object({ name: z.string().min(1).max(60) }),
    answer: z.object({
      name: z.string(),
      since: z.number(),
      ratings: z.record(z.string(), RatingShape),
      results: z.record(z.string(), z.object({ won: z.number(), drawn: z.number(), lost: z.number() })),
      tables: z.array(TableShape),
    }),
    handle: ({ params, service, visitor }) => service.history.profile(params.name, visitor?.person.id ?? null),
  }),
  route({
    method: 'GET',
    path: '/me/history',
    tag: 'Memory',
    summary: 'Your finished tables, the last first; "next" goes on as "before"',
    cost: 2,
    query: z.object({
      before: z
        .string()
        .regex(/^\d{1,15}:[\w-]{1,64}$/, 'must be the "next" of an earlier answer')
        .transform((text) => {
          const [endedAt, id] = text.split(':')
          return { endedAt: Number(endedAt), id }
        })
        .optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({ tables: z.array(TableShape), next: z.string().nullable() }),
    handle: ({ signedIn, query, service }) =>
      service.history.of(signedIn().person.id, query.before ?? null, query.limit),
  }),
  route({
    method: 'GET',
    path: '/games/:game/statistics',
    tag: 'Memory',
    summary: 'How the games of a kind ended, by side and way, and how long they were',
    cost: 5,
    params: GamePath,
    answer: z.object({ game: z.string(), all: FiguresShape, amongPeople: FiguresShape }),
    handle: ({ params, service }) => service.history.statistics(params.game),
  }),
  route({
    method: 'GET',
    path: '/games/:game/ratings',
    tag: 'Memory',
    summary: 'The ladder: whose rating is worth something, the best first; and apart from them whose is provisional',
    cost: 2,
    params: GamePath,
    query: z.object({ limit: z.coerce.number().int().min(1).max(500).default(100) }),
    answer: z.object({ people: z.array(RankedShape), provisional: z.array(RankedShape) }),
    handle: ({ params, query, service }) => service.history.ladder(params.game, query.limit),
  }),
]

export const MEMORY_ROUTES: readonly Route[] = [...recordRoutes, ...historyRoutes]
