import type { LevelId } from '@iacta/bots'
import type { Interruption, Language, MannerId } from '@iacta/kernel'
import type { ChannelKind, Departure, Measure, TableSummary } from '@iacta/wire'
import type { Generated } from 'kysely'

/** The tables of the database. Times are milliseconds since 1970; JSON is kept as text on both engines. */

export interface PeopleTable {
  id: string
  /** As it is shown; null for a guest. */
  name: string | null
  /** Lower-case, for looking up and for being unique. */
  name_key: string | null
  password: string | null
  language: Language | null
  /** From when until when this person's slow clocks rest. */
  vacation_from: number | null
  vacation_until: number | null
  /** Days of vacation left this year, and which year. */
  vacation_days: number
  vacation_year: number
  created_at: number
  deleted_at: number | null
  /** How the name looks, so that no other is taken for it; see names.ts. */
  name_look: Generated<string | null>
  /** What a guest is called, and how that looks; null for those who have a name. */
  nickname: Generated<string | null>
  nickname_look: Generated<string | null>
  /** 1 for whoever has or had a name: what they played is kept. */
  was_account: Generated<number>
  /** 1 for those who read reports and moderate. */
  operator: Generated<number>
  /** Until when this person may not talk, or neither sign in nor play; null for whoever may. */
  muted_until: Generated<number | null>
  mute_reason: Generated<string | null>
  suspended_until: Generated<number | null>
  suspension_reason: Generated<string | null>
  /** What a server still has to do at this person's tables; see moderation.ts. */
  chore: Generated<Chore | null>
}

/** `tables`: the tables see that the person is suspended, or no longer; `delete`: the person goes. */
export type Chore = 'tables' | 'delete'

export interface SessionsTable {
  id: string
  token_hash: string
  person_id: string
  /** `session` for a browser's cookie, `token` for a program's bearer token. */
  kind: 'session' | 'token'
  label: string
  created_at: number
  seen_at: number
  /** Since when a session of before is known by the cookie that no other host can set; 0 for always. */
  bound_at: Generated<number | null>
}

export type TableStatus = TableSummary['status']

export interface TablesTable {
  id: string
  game: string
  edition: number
  options: string
  status: TableStatus
  visibility: 'public' | 'private'
  rated: number
  clock: string
  on_timeout: 'claim' | 'bot' | 'rules'
  created_by: string
  created_at: number
  updated_at: number
  started_at: number | null
  ended_at: number | null
  secret: string
  commitment: string
  /** Seats that are waited for, as bits; and as far as everybody may know, where some answer unseen or by an order. */
  asked: number
  asked_openly: number
  /** When what seats have ordered beforehand is to be done for them; null while nothing is. Nobody is told. */
  orders_due: number | null
  outcome: string | null
  concluded: number
  /** How many actions it had when it ended. */
  actions: Generated<number>
  /** Where it came from: `{"fork": id, "at": n}`, `{"rematch": id}`, `{"match": id}`, `{"import": true, "table": id}`. */
  origin: string | null
  /** The table where it is played again, once somebody asked for that. */
  rematch: string | null
  /** Draws offered and abandonments agreed to, by seat: `{"draw": bits, "abandon": bits}`. */
  offers: string
  /** What was drawn for the set-up, as JSON; null before it began, and at tables older than this column. */
  setup: Generated<string | null>
  /** By seat, the side it plays, as JSON; null where seats are sides, or nothing is settled yet. */
  sides: Generated<string | null>
  /** How the game stands for all to know, as JSON; null before it began, and for games that do not say. */
  tally: Generated<string | null>
  /** The match it is a game of: the id of its first table. */
  match: Generated<string | null>
  /** Since when its rules are those of another edition than ours, so that it rests; see tables/frozen.ts. */
  frozen_at: Generated<number | null>
  /** The length that was agreed on; null without one. */
  minutes: Generated<number | null>
  /** When that time is up; null before it began, and once the game was told. */
  time_up_at: Generated<number | null>
}

export interface SeatsTable {
  table_id: string
  seat: number
  /** `neutral`: the rules themselves play it, for somebody who has left. */
  kind: 'open' | 'person' | 'bot' | 'neutral'
  /** Who sits here; at an open seat, for whom alone it is kept. */
  person_id: string | null
  contribution: string
  /** Hash of the invitation's secret. */
  invite_hash: string | null
  invite_until: number | null
  /** Milliseconds left in the bank; null without one. */
  bank: number | null
  /** When this seat's clock was started; null while it rests. */
  clock_from: number | null
  deadline: number | null
  /** When the clock rests, or will, for a vacation of its holder's. */
  rest_from: number | null
  rest_until: number | null
  /** How well the computer plays here; null for people. */
  level: LevelId | null
  /** How it likes to play; null for people, and at tables older than this column. */
  manner: Generated<MannerId | null>
  /** What the computer says of its last decision; see tables/explanations.ts. */
  explanation: string | null
  /** Until when a process thinks for this seat: meanwhile no other does. */
  thinking_until: number | null
  /** 1 where the computer or the rules play on for somebody who has left; a person's own seat is out of play then. */
  deserted: Generated<number>
  /** Of who sits here, in whole points, before and after this table was rated. */
  rating_before: number | null
  rating_after: number | null
}

/** What happened at a table, in order: the truth. Rows are added, never changed. */
export interface EventsTable {
  table_id: string
  seq: number
  /**
   * `import` comes first or not at all: its body is the record the table goes on from. `left` and `time-up` are what the
   * rules were told; the body says what became of what was provisional then.
   */
  kind: 'act' | 'undo' | 'end' | 'import' | Interruption['kind']
  seat: number
  body: string
  draws: string | null
  at: number
  /** What its sender calls it, unique for a table and a seat; null if he has not said. */
  action_id: Generated<string | null>
  /** The sequence it was answered with, where it has such an id. */
  answered: Generated<number | null>
}

export interface MessagesTable {
  id: Generated<number>
  table_id: string
  room: 'players' | 'spectators'
  person_id: string
  text: string
  at: number
}

/** What a player says to some of the others alone. Apart from `messages`, so that no gap in those ids tells of it. */
export interface WhispersTable {
  /** The time and a little chance, so that it tells nobody how many there are. */
  id: number
  table_id: string
  person_id: string
  text: string
  at: number
}

/** Whom a whisper is for: nobody else but who said it ever reads it. */
export interface HearersTable {
  whisper_id: number
  person_id: string
  /** The seat that was spoken to. */
  seat: number
}

export interface NotesTable {
  table_id: string
  person_id: string
  text: string
}

export interface MutesTable {
  person_id: string
  muted_id: string
}

export interface ReportsTable {
  id: Generated<number>
  /** Of a message or of a whisper: those have ids that no message reaches. */
  message_id: number
  person_id: string
  reason: string
  at: number
  settled_at: Generated<number | null>
  settled_by: Generated<string | null>
}

/** What was decided about people: rows are added, never changed. */
export interface ModerationTable {
  id: Generated<number>
  at: number
  /** The operator's name, or the command. */
  by_whom: string
  person_id: string
  /** As it was then; null for guests. */
  person_name: string | null
  what: Measure
  until: number | null
  reason: string
  report_id: number | null
}

/** Links that let a person choose a new password, once. */
export interface ResetsTable {
  token_hash: string
  person_id: string
  expires_at: number
}

/** Each lets a person choose a new password, once. */
export interface RecoveryCodesTable {
  code_hash: string
  person_id: string
}

/** Wrong passwords in a row; see guesses.ts. */
export interface GuessesTable {
  at_what: string
  failures: number
  last_at: number
}

export interface RatingsTable {
  person_id: string
  game: string
  rating: number
  deviation: number
  volatility: number
  games: number
  updated_at: number
}

/** Who left a seat while the game was on. */
export interface DeparturesTable {
  table_id: string
  seat: number
  person_id: string
  way: DepartureWay
  at: number
  /** 1 for who is rated when the game ends: see `WhenLeft`. */
  rated_later: Generated<number>
}

/** By resigning, because time ran out, by handing the seat to the computer, or by deleting the account. */
export type DepartureWay = Departure['way']

/** Two people, the smaller id first, have met in a game that was rated. */
export interface EncountersTable {
  game: string
  one: string
  other: string
  at: number
}

/** A match of two games; see tables/matches.ts. Its players are numbered by their seats at its first table. */
export interface MatchesTable {
  /** The table of its first game. */
  id: string
  /** That of its second, once the first is over. */
  second: string | null
  /** The players who have done enough to be rated, as bits. */
  enough: number
  /** Who left it before its second game. */
  left_by: number | null
  /** `{"points": [n, n], "winner": n}`; null while it goes on, and where it came to nothing. */
  result: string | null
  ended_at: number | null
}

/** A secret whose hash somebody was told, for a table he is about to set up. It is used once. */
export interface SealsTable {
  commitment: string
  person_id: string
  secret: string
  created_at: number
}

/** A way to tell a person that it is his move. */
export interface ChannelsTable {
  id: string
  person_id: string
  kind: ChannelKind
  /** The push service's endpoint, the mail address, or the URL. */
  target: string
  /** Push: the subscription's keys, as JSON. Webhook: what it is signed with. Mail: what stops it from a mail's link. */
  secret: string
  /** Hash of what proves that a mail address is the person's own; null once it is confirmed. */
  confirm_hash: string | null
  confirm_until: number | null
  created_at: number
  /** In a row; a delivery sets it back. */
  failures: number
  /** Nothing is sent before this. Whoever moves it forward may send: so one process does, and not too often. */
  rests_until: number
  /** 1 where notices are sent. */
  notices: number
  /** 1 for a mail address that may get the person back in. */
  recovers: number
}

/** Notices waiting to be sent: one for each channel and table, due after a while so that moves are batched. */
export interface NoticesTable {
  channel_id: string
  table_id: string
  person_id: string
  due_at: number
  attempts: number
  kind: Generated<NoticeKind>
}

/** What somebody is told of: it is his move, he is challenged, or his time was out and the seat is another's. */
export type NoticeKind = 'move' | 'challenge' | 'lost'

export interface SettingsTable {
  key: string
  value: string
}

export interface Schema {
  people: PeopleTable
  sessions: SessionsTable
  tables: TablesTable
  seats: SeatsTable
  events: EventsTable
  messages: MessagesTable
  whispers: WhispersTable
  hearers: HearersTable
  notes: NotesTable
  mutes: MutesTable
  reports: ReportsTable
  moderation: ModerationTable
  resets: ResetsTable
  recovery_codes: RecoveryCodesTable
  guesses: GuessesTable
  ratings: RatingsTable
  departures: DeparturesTable
  encounters: EncountersTable
  matches: MatchesTable
  seals: SealsTable
  channels: ChannelsTable
  notices: NoticesTable
  settings: SettingsTable
}
