import { levelNamed } from '@iacta/bots'
import { mannerNamed, RECORD_FORMAT } from '@iacta/kernel'
import type { Computer, Figures, Ladder, Moment, Profile, Ranked, Statistics } from '@iacta/wire'
import { z } from 'zod'
import { USUAL_LEVEL } from '../tables/new-table.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'
import {
  HappeningShape,
  Id,
  OutcomeShape,
  PartShape,
  PromptShape,
  RatingShape,
  SeatId,
  seatChoice,
  TablePath,
  TableShape,
} from './shapes.ts'

/** Records, replays, "what if", rematches; profiles, histories, ladders and statistics. */

const GamePath = z.object({ game: Id })

const Draws = z.array(z.number()).readonly().optional()

const ActionShape = z.object({
  seat: z.string(),
  action: z.unknown(),
  draws: Draws,
  joined: z.literal(true).optional().describe('One gesture with the action before it'),
})

const InterruptionShape = z
  .object({
    interruption: z.enum(['left', 'time-up']),
    seat: z.string().optional().describe('The seat that was left'),
    draws: Draws,
  })
  .describe('What the rules were told: a seat was left and is out of play, or the agreed time is up')

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
      .array(z.union([InterruptionShape, ActionShape]))
      .readonly()
      .describe('In order, and with them what the rules were told between them'),
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
      .array(
        HappeningShape.extend({ to: z.array(z.string()).readonly().optional().describe('Without fog: who was told') }),
      )
      .readonly()
      .describe('What was told since the moment before'),
    views: z.record(z.string(), z.unknown()).readonly().optional().describe('Without fog: what each seat saw'),
    prompts: z.record(z.string(), PromptShape).readonly().optional().describe('Without fog: what each seat was asked'),
    by: z.string().nullable().optional().describe('Without fog: whose the last action was'),
    action: z.unknown().optional().describe('Without fog: the last action'),
    interruption: z
      .enum(['left', 'time-up'])
      .nullable()
      .optional()
      .describe('Without fog: what the rules were told instead of an action'),
    draws: z.array(z.number()).readonly().optional().describe('Without fog: what the last action drew'),
    truth: z.unknown().optional().describe('Without fog: the whole state'),
  })
  .meta({ id: 'Moment', description: 'A table as it stood after so many moments' }) satisfies z.ZodType<Moment>

/** `caesar,pompeius:legatus:bold`: seats of the computer, how well it plays there and how it likes to, if that is said. */
const computersIn = (text: string): Record<string, Computer> =>
  Object.fromEntries(
    text
      .split(',')
      .filter((one) => one !== '')
      .map((one) => {
        const [seat, level = USUAL_LEVEL, manner] = one.split(':')
        return [seat, { bot: levelNamed(level).id, ...(manner !== undefined && { manner: mannerNamed(manner) }) }]
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
    costsByLength: true,
    hasLongBody: true,
    query: z.object({
      bots: z
        .string()
        .max(200)
        .default('')
        .describe(
          'Seats the computer goes on playing, as seat, seat:level or seat:level:manner, commas between; all others are yours',
        ),
    }),
    // Read by who plays it, and not copied field by field before.
    body: z.unknown().meta({ type: 'object', description: 'A Record' }),
    answer: TableShape,
    handle: ({ signedIn, service, query, body, spend }) =>
      service.records.import(signedIn().person, body, computersIn(query.bots), spend),
  }),
  route({
    method: 'GET',
    path: '/tables/:id/replay',
    tag: 'Memory',
    summary: 'A table as a seat or a spectator saw it, moment by moment; when it is over, also as it was',
    cost: 2,
    costsByLength: true,
    params: TablePath,
    query: z.object({
      at: z.coerce.number().int().min(0).optional().describe('After so many moments; the last if not said'),
      seat: SeatId.optional().describe('One of yours, or any once the game is over; "all" then shows everything'),
    }),
    answer: MomentShape,
    handle: ({ params, query, service, visitor, spend }) =>
      service.records.moment(params.id, visitor?.person.id ?? null, query.at, query.seat ?? null, spend),
  }),
  route({
    method: 'GET',
    path: '/tables/:id/verify',
    tag: 'Memory',
    summary: 'Whether every die of a finished table comes from the secret it was sealed with',
    cost: 10,
    costsByLength: true,
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
    handle: ({ params, service, visitor, spend }) =>
      service.records.verify(params.id, visitor?.person.id ?? null, spend),
  }),
  route({
    method: 'POST',
    path: '/tables/:id/fork',
    tag: 'Memory',
    summary: 'What if: a private table that goes on from a position of this one, with dice of its own',
    cost: 20,
    costsByLength: true,
    params: TablePath,
    body: z.object({
      at: z
        .number()
        .int()
        .min(0)
        .nullable()
        .describe('After so many moments; null for now, with what the seat has done and could still take back'),
      seat: SeatId.nullable()
        .default('all')
        .describe('Whose moments, as the replay counts them; null for a spectator, "all" for every action'),
      seats: z
        .record(SeatId, seatChoice('me'))
        .default({})
        .describe('Where the computer shall play; all other seats are yours'),
    }),
    answer: TableShape,
    handle: ({ signedIn, params, body, service, spend }) =>
      service.records.fork(signedIn().person, params.id, body, body.seats, spend),
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

const RankedShape = RatingShape.extend({ name: z.string() }) satisfies z.ZodType<Ranked>
const FiguresShape = z.object({
  tables: z.number(),
  abandoned: z.number(),
  averageActions: z.number().nullable(),
  drawn: z.number().describe('Tables that nobody won'),
  won: z
    .record(z.string(), z.number())
    .readonly()
    .describe('By seat; what several won together is divided among them, so that all of it and the draws add up'),
  ways: z.array(z.object({ way: z.string(), winners: z.array(z.string()).readonly(), tables: z.number() })).readonly(),
}) satisfies z.ZodType<Figures>

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
      ratings: z.record(z.string(), RatingShape).readonly(),
      results: z.record(z.string(), z.object({ won: z.number(), drawn: z.number(), lost: z.number() })).readonly(),
      tables: z.array(TableShape).readonly(),
    }) satisfies z.ZodType<Profile>,
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
    answer: z.object({
      game: z.string(),
      all: FiguresShape,
      amongPeople: FiguresShape,
    }) satisfies z.ZodType<Statistics>,
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
    answer: z.object({
      people: z.array(RankedShape).readonly(),
      provisional: z.array(RankedShape).readonly(),
    }) satisfies z.ZodType<Ladder>,
    handle: ({ params, query, service }) => service.history.ladder(params.game, query.limit),
  }),
]

export const MEMORY_ROUTES: readonly Route[] = [...recordRoutes, ...historyRoutes]
