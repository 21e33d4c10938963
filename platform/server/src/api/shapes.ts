import { LEVEL_IDS } from '@iacta/bots'
import { LANGUAGES } from '@iacta/kernel'
import { z } from 'zod'
import { Clock } from '../clock.ts'
import { type Computer, USUAL_LEVEL } from '../tables/new-table.ts'

/** What the API answers with, where several routes answer the same. Shapes with an id are told of by that name. */

const time = (what: string) => z.number().describe(`${what}; milliseconds since 1970`)

/** What only the game itself can describe: its views, its actions. */
const ofTheGame = (what: string) => z.unknown().meta({ type: 'object', description: what })

const Params = z.record(z.string(), z.unknown()).describe('What the text is made from: ids, numbers, lists of them')

const Choice = z.union([z.string(), z.number(), z.boolean()])
const InEveryLanguage = z.record(z.string(), z.string()).describe(`By language: ${LANGUAGES.join(', ')}`)

export const GameShape = z
  .object({
    id: z.string(),
    edition: z.number().describe('Raised when an old record would replay differently'),
    options: z
      .record(z.string(), z.object({ choices: z.array(Choice).readonly() }))
      .readonly()
      .describe('What is settled before it begins; the first choice is the usual one'),
    seats: z.array(z.string()).readonly().describe('With the usual options'),
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
  .meta({ id: 'Outcome', description: 'How a game ended' })

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

/** Whom a seat is given to: one of these, or the computer at some level. */
export const seatChoice = <Who extends string>(...who: Who[]) =>
  z.union(
    [
      z.enum(who),
      z.literal('bot').transform((): Computer => ({ bot: USUAL_LEVEL })),
      z.strictObject({ bot: z.enum(LEVEL_IDS) }),
    ],
    {
      error: `a seat is ${who.map((one) => `"${one}"`).join(', ')}, "bot" (which is ${USUAL_LEVEL}) or {"bot": level}; the levels are: ${LEVEL_IDS.join(', ')}`,
    },
  )

export const RatingShape = z
  .object({
    rating: z.number(),
    deviation: z.number(),
    games: z.number(),
    provisional: z.boolean().describe('Not yet worth much: no place on the ladder'),
  })
  .meta({ id: 'Rating', description: 'How good somebody is known to be, after Glicko-2' })

const SeatShape = z
  .object({
    seat: z.string(),
    kind: z.enum(['open', 'person', 'bot']),
    kept: z.boolean().describe('Open, but for somebody'),
    name: z.string().nullable().describe('Null for guests, and for those who are gone'),
    rating: RatingShape.nullable().describe('At a rated table, if there is one'),
    left: z
      .object({ name: z.string().nullable(), way: z.enum(['resigned', 'time', 'handed', 'gone']) })
      .nullable()
      .describe('Who left this seat while the game was on, and how'),
    level: z.enum(LEVEL_IDS).nullable().describe('How well the computer plays; null where it does not'),
    deserted: z.boolean().describe('Whoever sat here is gone: the seat is empty, or the computer plays on'),
    asked: z.boolean().describe('Is waited for, as far as you may know'),
    bank: z.number().nullable().describe('Milliseconds left when the clock was last stopped'),
    clockFrom: time('Since when it is waited for').nullable(),
    deadline: time('When its time is out').nullable(),
    rests: z.object({ from: time('When the clock rests for a vacation'), until: time('When it runs on') }).nullable(),
  })
  .meta({ id: 'Seat' })

export const TableShape = z
  .object({
    id: z.string(),
    game: z.string(),
    options: ofTheGame('As the game was set up'),
    status: z.enum(['open', 'running', 'over', 'cancelled']),
    frozen: z
      .boolean()
      .describe('Begun by another edition of the rules: it can be ended and exported, but not played on or replayed'),
    visibility: z.enum(['public', 'private']),
    rated: z.boolean(),
    clock: Clock,
    onTimeout: z
      .enum(['claim', 'bot'])
      .describe('What may be done when time is out: the game claimed, or a computer takes the seat'),
    commitment: z
      .string()
      .describe(
        'SHA-256 of the secret the dice come from, published before the first move; empty where none covers all',
      ),
    createdAt: time('When it was set up'),
    updatedAt: time('When something last happened that everybody may see'),
    startedAt: time('When it began').nullable(),
    endedAt: time('When it ended').nullable(),
    outcome: OutcomeShape.nullable(),
    concluded: z.boolean().describe('It ended otherwise than by the rules of the game'),
    origin: z.record(z.string(), z.unknown()).nullable().describe('What it came from: a fork, a rematch, an import'),
    rematch: z.string().nullable().describe('The table where it is played again, for who played at this one'),
    offers: z.object({
      draw: z.number().describe('Who offers a draw: the bit of each seat, the first being 1'),
      abandon: z.number().describe('Who would abandon it, likewise'),
    }),
    mine: z.array(z.string()).describe('Your seats'),
    kept: z.array(z.string()).describe('Open seats that are kept for you'),
    vacant: z.array(z.string()).describe('Seats the computer plays for somebody who has left, that you may take over'),
    seats: z.array(SeatShape),
  })
  .meta({ id: 'Table', description: 'A table, as you may know it' })

export const PromptShape = z
  .object({ key: z.string(), params: Params })
  .meta({ id: 'Prompt', description: 'What a seat is asked for, or whom it waits for' })

export const SceneShape = z
  .object({
    seat: z.string().nullable().describe('Null for a spectator'),
    sequence: z.number().describe('How many actions this seat has seen: what its next action answers'),
    view: ofTheGame("The board as this seat may know it, in the game's own words"),
    prompt: PromptShape,
    actions: z.array(ofTheGame('An action that may be sent as it is')).readonly().describe('Every legal one'),
    canUndo: z.boolean().describe('Whether there is anything provisional to take back'),
    heard: z.number().describe('How many happenings this seat was told of so far'),
  })
  .meta({ id: 'Scene', description: 'The game as one seat, or a spectator, sees it now' })

export const PlayedShape = z.object({
  table: TableShape,
  scene: SceneShape,
  sequence: z
    .number()
    .describe('What your action brought you to; the scene may have gone on since, if you sent it again'),
})
export const SeenShape = z.object({ table: TableShape, scene: SceneShape.nullable() })

export const HappeningShape = z
  .object({ key: z.string(), params: Params })
  .meta({ id: 'Happening', description: 'Something that occurred, told to those who may know' })

export const ExplanationShape = z
  .object({ key: z.string(), params: Params })
  .meta({ id: 'Explanation', description: 'Why the computer did something, as far as everybody may know' })

export const RefusalShape = z
  .object({
    reason: z.string(),
    clause: z.string().nullable().describe('The rule behind it; null where no rule is involved'),
    params: Params,
    text: InEveryLanguage,
  })
  .meta({ id: 'Refusal', description: 'Why something may not be done' })

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
  .meta({ id: 'Standing', description: 'What somebody may do beside what everybody may, and what not' })

export const PersonShape = z.object({
  id: z.string(),
  name: z.string().nullable(),
  language: z.string().nullable(),
  vacationFrom: z.number().nullable().describe('When the vacation begins, or began, that was asked for last'),
  vacationUntil: z.number().nullable().describe('When it ends, or ended'),
  since: z.number().nullable().describe('Since when there is an account; null for guests'),
  standing: StandingShape,
})

export const Password = z.string().min(8).max(200)
