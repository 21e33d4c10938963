import type { DecisionEntry, Report, ReportedLine, Subject } from '@iacta/wire'
import { z } from 'zod'
import { MEASURES, ROLE_MEASURES } from '../moderation.ts'
import { mustBeHere, type Visitor } from '../people.ts'
import { forbidden } from '../problem.ts'
import { readReport, readReports } from '../reports.ts'
import { ROOMS } from '../talk.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'
import { Id, Nothing, StandingShape } from './shapes.ts'

const Count = z.coerce.number().int().min(1)
const Reason = z.string().trim().min(1).max(500)

const LineShape = z.object({
  id: z.number(),
  personId: z.string(),
  name: z.string().nullable(),
  text: z.string(),
  at: z.number(),
}) satisfies z.ZodType<ReportedLine>

const ReportShape = z
  .object({
    id: z.number(),
    at: z.number(),
    reason: z.string(),
    by: z.object({ id: z.string(), name: z.string().nullable() }),
    about: z
      .object({ id: z.string(), name: z.string().nullable(), gone: z.boolean(), standing: StandingShape })
      .describe('Who said it'),
    table: z.string(),
    room: z.enum(ROOMS),
    message: LineShape,
    before: z.array(LineShape).readonly().describe('Of private talk: only what who reports it could read'),
    after: z.array(LineShape).readonly(),
    settledAt: z.number().nullable(),
    settledBy: z.string().nullable(),
  })
  .meta({ id: 'Report' }) satisfies z.ZodType<Report>

const SubjectShape = z
  .object({ id: z.string(), name: z.string().nullable(), since: z.number(), standing: StandingShape })
  .meta({ id: 'Subject', description: 'Somebody, as operators see him' }) satisfies z.ZodType<Subject>

const EntryShape = z
  .object({
    id: z.number(),
    at: z.number(),
    by: z.string(),
    personId: z.string(),
    name: z.string().nullable().describe('As it was then; null for guests'),
    what: z.enum([...MEASURES, ...ROLE_MEASURES, 'reset', 'dismiss']),
    until: z.number().nullable(),
    reason: z.string(),
    report: z.number().nullable(),
  })
  .meta({ id: 'Decision', description: 'What was decided about somebody' }) satisfies z.ZodType<DecisionEntry>

/** The operator's name; a refusal for everybody else, and for programs. */
function operator(visitor: Visitor): string {
  mustBeHere(visitor)
  if (!visitor.person.standing.operator) throw forbidden('That is for those who look after this server.')
  return visitor.person.name ?? ''
}

/** For operators: the reports, what can be done about them, and what was. */
export const MODERATION_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/moderation/reports',
    tag: 'Moderation',
    summary: 'Reports with the talk around them, the last first',
    cost: 5,
    query: z.object({ settled: z.enum(['0', '1']).default('0'), before: Count.optional() }),
    answer: z.object({ reports: z.array(ReportShape) }),
    async handle({ signedIn, service, query }) {
      operator(signedIn())
      const wanted = { settled: query.settled === '1', before: query.before }
      return { reports: await readReports(service.store.db, wanted, service.now()) }
    },
  }),
  route({
    method: 'POST',
    path: '/moderation/reports/:id/dismissal',
    tag: 'Moderation',
    summary: 'Settle a report without doing anything',
    params: z.object({ id: Count }),
    body: z.object({ reason: z.string().trim().max(500).default('') }),
    answer: Nothing,
    async handle({ signedIn, service, params, body }) {
      const by = operator(signedIn())
      const { id, about } = await readReport(service.store.db, params.id, service.now())
      await service.moderation.dismiss(by, id, { ...about, since: 0 }, body.reason)
      return {}
    },
  }),
  route({
    method: 'GET',
    path: '/moderation/people',
    tag: 'Moderation',
    summary: 'Somebody by name, and what was decided about him before',
    query: z.object({ name: z.string().min(1).max(60) }),
    answer: z.object({ person: SubjectShape, log: z.array(EntryShape) }),
    async handle({ signedIn, service, query }) {
      operator(signedIn())
      const person = await service.moderation.find({ name: query.name })
      return { person, log: await service.moderation.log({ about: person.id }) }
    },
  }),
  route({
    method: 'POST',
    path: '/moderation/decisions',
    tag: 'Moderation',
    summary: 'Mute, suspend or delete somebody, or take that back; it stands in the log',
    cost: 5,
    body: z.object({
      person: Id,
      what: z.enum(MEASURES),
      days: z.number().int().min(1).max(3650).nullable().default(null).describe('Null: until further notice'),
      reason: Reason,
      report: z.number().int().min(1).nullable().default(null).describe('The report that is settled by it'),
    }),
    answer: Nothing,
    async handle({ signedIn, service, body }) {
      const by = operator(signedIn())
      const { person, ...decision } = body
      await service.decide(by, await service.moderation.find({ id: person }), decision)
      return {}
    },
  }),
  route({
    method: 'GET',
    path: '/moderation/log',
    tag: 'Moderation',
    summary: 'What was decided, by whom and why, the last first',
    query: z.object({ before: Count.optional() }),
    answer: z.object({ log: z.array(EntryShape) }),
    async handle({ signedIn, service, query }) {
      operator(signedIn())
      return { log: await service.moderation.log(query) }
    },
  }),
]
