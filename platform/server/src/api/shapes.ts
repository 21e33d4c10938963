import { LEVEL_IDS } from '@iacta/bots'
import {
  type Explanation,
  FATES,
  LANGUAGES,
  LEAVERS_RATINGS,
  MANNER_IDS,
  type Outcome,
  type Param,
  type Prompt,
  type Refusal,
  TABLE_TERMS,
} from '@iacta/kernel'
import type {
  Challenged,
  Computer,
  LogLine,
  Person,
  Rating,
  Scene,
  SeatSummary,
  Standing,
  TableSummary,
} from '@iacta/wire'
import { z } from 'zod'
import { Clock } from '../clock.ts'
import { USUAL_LEVEL } from '../tables/new-table.ts'

/**
 * What the API answers with, where several routes answer the same. Shapes with an id are told of by that name. Each is
 * held against the type of what goes over the wire, and every handler's answer against its shape.
 */

/** What stands in the addresses, bodies and answers of many routes. */
export const Id = z.string().min(1).max(64)
export const SeatId = z.string().min(1).max(40)
export const TablePath = z.object({ id: Id })
export const Nothing = z.object({}).loose()

const time = (what: string) => z.number().describe(`${what}; milliseconds since 1970`)

/** What only the game itself can describe: its views, its actions. */
const ofTheGame = (what: string) => z.unknown().meta({ type: 'object', description: what })

const Params = z
  .record(z.string(), z.custom<Param>())
  .readonly()
  .describe('What the text is made from: ids, numbers, lists of them')

const Choice = z.union([z.string(), z.number(), z.boolean()])
const InEveryLanguage = z.record(z.string(), z.string()).describe(`By language: ${LANGUAGES.join(', ')}`)

const Choices = z.object({ choices: z.array(Choice).readonly().describe('The first is the usual one') })
const Range = z.object({
  from: z.number(),
  to: z.number(),
  by: z.number().optional().describe('In steps of so many; of one if not said'),
  usual: z.number().optional().describe('The lowest if not said'),
})
const When = {
  when: z
    .record(z.string(), z.array(Choice).readonly())
    .optional()
    .describe('Holds where each option named is one of these'),
}

const OptionShape = z
  .union([
    Choices,
    Range,
    z.object({
      cases: z
        .array(z.union([Choices.extend(When), Range.extend(When)]))
        .readonly()
        .describe('The first case that holds is what is offered; where none does there is no such option'),
    }),
  ])
  .meta({ id: 'Option', description: 'One of some choices, a whole number in a range, or either depending on others' })

const OptionWordsShape = z.object({
  name: InEveryLanguage,
  about: InEveryLanguage.nullable(),
  choices: z.record(z.string(), z.object({ name: InEveryLanguage, about: InEveryLanguage.nullable() })),
})

export const GameShape = z
  .object({
    id: z.string(),
    edition: z.number().describe('Raised when an old record would replay differently'),
    options: z
      .record(z.string(), OptionShape)
      .readonly()
      .describe('What is settled before it begins, in this order; what is not said takes its usual value'),
    optionNames: z.record(z.string(), OptionWordsShape).describe('What the options and their choices are called'),
    seats: z.array(z.string()).readonly().describe('With the usual options'),
    terms: z
      .array(z.enum(TABLE_TERMS))
      .readonly()
      .describe('What a table of it may be set up with: an agreed length, and answers by the rules for who is silent'),
    title: InEveryLanguage,
    summary: InEveryLanguage,
  })
  .meta({ id: 'Game' })

export const OutcomeShape = z
  .object({
    winners: z.array(z.number()).readonly().describe('Their places in the list of seats; nobody means a draw'),
    way: z.string().describe("The game's own, or resigned, agreed-draw, abandoned, time"),
    params: Params,
  })
  .meta({ id: 'Outcome', description: 'How a game ended' }) satisfies z.ZodType<Outcome>

/** A part in the dice of a table one sets up. */
export const PartShape = {
  commitment: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional()
    .describe('What POST /seals answered you with: the dice come from that secret'),
  contribution: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Your part in the dice: any text. Choose it once you know the commitment'),
}

/** Somebody for whom alone a seat is kept. */
const ChallengedShape = z
  .strictObject({ for: z.string().min(1).max(60).describe('The name of somebody with an account, who is told of it') })
  .meta({ id: 'Challenged' }) satisfies z.ZodType<Challenged>

export const MannerShape = z.enum(MANNER_IDS).describe('How it likes to play; any way if that is not said')

/** The computer's seat: at its usual level, or at one that is said, and in a manner if that is. */
const COMPUTERS = [
  z.literal('bot').transform((): Computer => ({ bot: USUAL_LEVEL })),
  z.strictObject({ bot: z.enum(LEVEL_IDS), manner: MannerShape.optional() }),
] as const
const seatsAre = (who: readonly string[], others = ''): string =>
  `a seat is ${who.map((one) => `"${one}"`).join(', ')}, "bot" (which is ${USUAL_LEVEL})${others} or {"bot": level, "manner": manner}; the levels are: ${LEVEL_IDS.join(', ')}; the manners, which need not be said: ${MANNER_IDS.join(', ')}`

/** Whom a seat is given to: one of these, or the computer at some level. */
export const seatChoice = <Who extends string>(...who: Who[]) =>
  z.union([z.enum(who), ...COMPUTERS], { error: seatsAre(who) })

const NEW_SEATS = ['me', 'open'] as const

/** Whom a seat of a new table is given to; it may be kept for somebody. */
export const NewSeatShape = z.union([z.enum(NEW_SEATS), ...COMPUTERS, ChallengedShape], {
  error: seatsAre(NEW_SEATS, ', {"for": name}'),
})

export const RatingShape = z
  .object({
    rating: z.number(),
    deviation: z.number(),
    games: z.number(),
    provisional: z.boolean().describe('Not yet worth much: no place on the ladder'),
  })
  .meta({ id: 'Rating', description: 'How good somebody is known to be, after Glicko-2' }) satisfies z.ZodType<Rating>

export const NicknameShape = z.string().nullable().describe('What a guest is called, if anything')

const SeatShape = z
  .object({
    seat: z.string(),
    side: z.string().nullable().describe('The side it plays, where seats are not sides and it is settled'),
    kind: z
      .enum(['open', 'person', 'bot', 'neutral'])
      .describe('Neutral: the rules play it, for somebody who has left'),
    kept: z.boolean().describe('Open, but for somebody'),
    name: z.string().nullable().describe('Null for guests, and for those who are gone'),
    nickname: NicknameShape,
    rating: RatingShape.nullable().describe('At a rated table, if there is one'),
    ratingChange: z
      .object({ before: z.number(), after: z.number() })
      .nullable()
      .describe('What the end of this table made of it: null until then, and where it changed nothing'),
    left: z
      .object({
        name: z.string().nullable(),
        nickname: NicknameShape,
        way: z.enum(['resigned', 'time', 'handed', 'gone']),
      })
      .nullable()
      .describe('Who left this seat while the game was on, and how'),
    ifLeft: z
      .object({
        becomes: z
          .enum(FATES)
          .describe('It ends the game, or is played by the computer or the rules, or is out of play'),
        rated: z.enum(LEAVERS_RATINGS).describe('When who leaves a rated game that goes on is rated'),
      })
      .describe('What becomes of it when it is left and somebody stays'),
    out: z.boolean().describe('Out of play: who left it may come back only if the rules ask him'),
    level: z.enum(LEVEL_IDS).nullable().describe('How well the computer plays; null where it does not'),
    manner: z.enum(MANNER_IDS).nullable().describe('How it likes to play; null where it does not, or is not known to'),
    deserted: z.boolean().describe('Whoever sat here is gone: the seat is empty, or the computer plays on'),
    asked: z.boolean().describe('Is waited for, as far as you may know'),
    bank: z.number().nullable().describe('Milliseconds left when the clock was last stopped'),
    clockFrom: time('Since when it is waited for').nullable(),
    deadline: time('When its time is out').nullable(),
    rests: z.object({ from: time('When the clock rests for a vacation'), until: time('When it runs on') }).nullable(),
  })
  .meta({ id: 'Seat' }) satisfies z.ZodType<SeatSummary>

const MatchShape = z
  .object({
    game: z.number().describe('1 for the first game of it, 2 for the second'),
    tables: z
      .array(z.string().nullable())
      .readonly()
      .describe('Those of its games; the second is null until the first is over'),
    first: OutcomeShape.nullable().describe('How its first game ended; winners by the seats of that table'),
    points: z.record(z.string(), z.number()).readonly().describe('How it stands, by the seats of this table'),
    over: z.boolean(),
    result: z
      .object({ winner: z.string().nullable().describe('By the seats of this table; null for a draw') })
      .nullable()
      .describe('Null while it goes on, and where it came to nothing'),
    left: z.string().nullable().describe('Who left it before its second game, and so lost it'),
  })
  .meta({ id: 'Match', description: 'Two games with the seats exchanged, whose result is of both together' })

export const TableShape = z
  .object({
    id: z.string(),
    game: z.string(),
    options: z.record(z.string(), Choice).readonly().describe('As the game was set up'),
    status: z.enum(['open', 'running', 'over', 'cancelled']),
    frozen: z
      .boolean()
      .describe('Begun by another edition of the rules: it can be ended and exported, but not played on or replayed'),
    visibility: z.enum(['public', 'private']),
    rated: z.boolean(),
    clock: Clock,
    onTimeout: z
      .enum(['claim', 'bot', 'rules'])
      .describe(
        'When time is out: the game may be claimed, the seat is left at once, or the rules answer for who is silent',
      ),
    minutes: z.number().nullable().describe('The length that was agreed on'),
    timeUpAt: time('When that time is up').nullable().describe('Null where there is none, and once the game was told'),
    commitment: z
      .string()
      .describe(
        'SHA-256 of the secret the dice come from, published before the first move; empty where none covers all',
      ),
    host: z
      .object({
        name: z.string().nullable().describe('Null for guests, and for those who are gone'),
        nickname: NicknameShape,
        isYou: z.boolean(),
      })
      .describe('Who set it up'),
    createdAt: time('When it was set up'),
    updatedAt: time('When something last happened that everybody may see'),
    startedAt: time('When it began').nullable(),
    endedAt: time('When it ended').nullable(),
    outcome: OutcomeShape.nullable(),
    tally: Params.nullable().describe(
      'How the game stands, as far as everybody may know, in its own figures; null before it begins',
    ),
    concluded: z.boolean().describe('It ended otherwise than by the rules of the game'),
    origin: z
      .record(z.string(), z.unknown())
      .readonly()
      .nullable()
      .describe('What it came from: a fork, a rematch, the first game of a match, an import'),
    rematch: z.string().nullable().describe('The table where it is played again, for who played at this one'),
    match: MatchShape.nullable().describe('The match it is a game of'),
    offers: z.object({
      draw: z.number().describe('Who offers a draw: the bit of each seat, the first being 1'),
      abandon: z.number().describe('Who would abandon it, likewise'),
    }),
    mine: z.array(z.string()).readonly().describe('Your seats'),
    kept: z.array(z.string()).readonly().describe('Open seats that are kept for you'),
    vacant: z
      .array(z.string())
      .readonly()
      .describe('Seats the computer plays for somebody who has left, that you may take over'),
    lost: z
      .string()
      .nullable()
      .describe('A seat that was yours and was taken from you because your time ran out, while the game goes on'),
    seats: z.array(SeatShape).readonly(),
  })
  .meta({ id: 'Table', description: 'A table, as you may know it' }) satisfies z.ZodType<TableSummary>

export const PromptShape = z
  .object({ key: z.string(), params: Params })
  .meta({ id: 'Prompt', description: 'What a seat is asked for, or whom it waits for' }) satisfies z.ZodType<Prompt>

export const SceneShape = z
  .object({
    seat: z.string().nullable().describe('Null for a spectator'),
    sequence: z.number().describe('How many actions this seat has seen: what its next action answers'),
    view: ofTheGame("The board as this seat may know it, in the game's own words"),
    prompt: PromptShape,
    actions: z
      .array(
        ofTheGame(
          'An action to be sent as it is, once what it leaves open is said: a number for {"from", "to", "by"?}, one of {"any"}, ' +
            'a list of some of {"some", "least", "most"} in their order',
        ),
      )
      .readonly()
      .describe('Every legal one'),
    orders: z
      .array(ofTheGame('An order that may be sent as an action'))
      .readonly()
      .describe('What you may order out of turn, for all to know'),
    canUndo: z.boolean().describe('Whether there is anything provisional to take back'),
    heard: z.number().describe('How many happenings this seat was told of so far'),
  })
  .meta({ id: 'Scene', description: 'The game as one seat, or a spectator, sees it now' }) satisfies z.ZodType<Scene>

export const PlayedShape = z.object({
  table: TableShape,
  scene: SceneShape,
  sequence: z
    .number()
    .describe('What your action brought you to; the scene may have gone on since, if you sent it again'),
})
export const SeenShape = z.object({ table: TableShape, scene: SceneShape.nullable() })

export const HappeningShape = z.object({ key: z.string(), params: Params }).meta({
  id: 'Happening',
  description: 'Something that occurred, told to those who may know',
}) satisfies z.ZodType<LogLine>

export const ExplanationShape = z.object({ key: z.string(), params: Params }).meta({
  id: 'Explanation',
  description: 'Why the computer did something, as far as everybody may know',
}) satisfies z.ZodType<Explanation>

export const RefusalShape = z
  .object({
    reason: z.string(),
    clause: z.string().nullable().describe('The rule behind it; null where no rule is involved'),
    params: Params,
    text: InEveryLanguage,
  })
  .meta({ id: 'Refusal', description: 'Why something may not be done' }) satisfies z.ZodType<Refusal>

const RestrictionShape = z.object({
  until: z.number().nullable().describe('Null: until further notice'),
  reason: z.string(),
})

export const StandingShape = z
  .object({
    operator: z.boolean().describe('Reads reports and moderates'),
    muted: RestrictionShape.nullable().describe('May not talk'),
    suspended: RestrictionShape.nullable().describe('May neither sign in nor play'),
  })
  .meta({
    id: 'Standing',
    description: 'What somebody may do beside what everybody may, and what not',
  }) satisfies z.ZodType<Standing>

export const PersonShape = z.object({
  id: z.string(),
  name: z.string().nullable(),
  nickname: z.string().nullable().describe('What a guest is called; null for those who have a name'),
  language: z.enum(LANGUAGES).nullable(),
  vacationFrom: z.number().nullable().describe('When the vacation begins, or began, that was asked for last'),
  vacationUntil: z.number().nullable().describe('When it ends, or ended'),
  since: z.number().nullable().describe('Since when there is an account; null for guests'),
  standing: StandingShape,
}) satisfies z.ZodType<Person>

export const Password = z.string().min(8).max(200)
