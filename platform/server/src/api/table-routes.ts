import { LEVEL_IDS } from '@iacta/bots'
import {
  choicesIn,
  type GamePackage,
  LANGUAGES,
  type Language,
  type OptionSpecs,
  type OptionValue,
  termsOf,
  usualOptions,
} from '@iacta/kernel'
import { GAMES } from '@iacta/registry'
import { z } from 'zod'
import { Clock } from '../clock.ts'
import { sceneOf } from '../tables/one-table.ts'
import { ActionId, costOf, Gesture } from '../tables/sent.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'
import {
  ExplanationShape,
  GameShape,
  HappeningShape,
  MannerShape,
  NewSeatShape,
  Nothing,
  PartShape,
  PlayedShape,
  RefusalShape,
  SeatId,
  SeenShape,
  TablePath,
  TableShape,
} from './shapes.ts'

const Sending = {
  answering: z.number().int().min(0).optional().describe('The sequence of the scene you decided on'),
  actionId: ActionId.optional().describe('What you call it: sent again under the same id it is done once'),
}

const inEveryLanguage = <T>(say: (language: Language) => T): Record<string, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, say(language)]))

/** What a game's options and their choices are called, with what explains them. */
function optionNames(specs: OptionSpecs, text: GamePackage['text']) {
  const about = (key: string, value?: OptionValue) =>
    text.en.optionAbout(key, value) === null
      ? null
      : inEveryLanguage((language) => text[language].optionAbout(key, value) ?? '')
  return Object.fromEntries(
    Object.entries(specs).map(([key, spec]) => [
      key,
      {
        name: inEveryLanguage((language) => text[language].optionName(key)),
        about: about(key),
        choices: Object.fromEntries(
          choicesIn(spec).map((choice) => [
            String(choice),
            { name: inEveryLanguage((language) => text[language].option(key, choice)), about: about(key, choice) },
          ]),
        ),
      },
    ]),
  )
}

const Anything = z.record(z.string(), z.unknown())

/** Tables: set up, sat down at, played at and parted from. What a view or an action holds is the games' own affair. */
export const TABLE_ROUTES: readonly Route[] = [
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
        optionNames: optionNames(game.options, text),
        terms: termsOf(game),
        seats: game.seats(usualOptions(game.options)),
        title: inEveryLanguage((language) => text[language].title),
        summary: inEveryLanguage((language) => text[language].summary),
      })),
    }),
  }),
  route({
    method: 'GET',
    path: '/tables',
    tag: 'Tables',
    summary:
      'Tables: public ones by status and game, or your own; with the etag of the last answer, 304 if nothing changed',
    isConditional: true,
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
      onTimeout: z.enum(['claim', 'bot', 'rules']).default('claim'),
      match: z
        .boolean()
        .default(false)
        .describe('The first of two games of the same two players, with the seats exchanged in the second'),
      minutes: z
        .number()
        .int()
        .min(1)
        .max(43_200)
        .nullable()
        .default(null)
        .describe(
          'The agreed length, where the game has "agreed-time" among its terms: when it is up the game is told',
        ),
      seats: z.record(SeatId, NewSeatShape).default({}),
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
    summary: 'Give up your seat before the game begins; of the second game of a match, and you have lost the match',
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
    method: 'PUT',
    path: '/tables/:id/seats/:seat',
    tag: 'Tables',
    summary: 'Before the game begins, at a table of yours: put the computer on an open seat, or take it off again',
    cost: 2,
    params: TablePath.extend({ seat: SeatId }),
    body: z.object({
      level: z.enum(LEVEL_IDS).nullable().describe('How well it plays; null: the seat is open again'),
      manner: MannerShape.optional(),
    }),
    answer: TableShape,
    handle: ({ signedIn, service, params, body }) =>
      service.tables.lobby.seatComputer(signedIn().person, params.id, params.seat, body.level, body.manner),
  }),
  route({
    method: 'POST',
    path: '/tables/:id/actions',
    tag: 'Play',
    summary: 'Act for one of your seats, by an action or a list of them as one gesture; durable when it is answered',
    params: TablePath,
    body: z.object({ seat: SeatId, ...Sending, action: Gesture }),
    answer: PlayedShape,
    handle({ signedIn, service, params, body, spend }) {
      const { person } = signedIn()
      spend(costOf(body.action))
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
    summary: 'Resign: of two the other wins; of more you alone lose, and the game says what becomes of your seat',
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
    summary: 'Claim the game from a seat whose time is out; of more than two, that seat is left',
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
    summary: 'Leave your seat, or one whose time is out, to the computer (a miles), or to what the game says',
    params: TablePath,
    body: z.object({ seat: SeatId }),
    answer: Nothing,
    async handle({ signedIn, service, params, body }) {
      await service.tables.agreements.handOver(signedIn().person, params.id, body.seat)
      return {}
    },
  }),
]
