import { Fault, type GamePackage, type Outcome, readOptions } from '@iacta/kernel'
import { GAMES } from '@iacta/registry'
import type { Figures, Ladder, Profile, Ranked, Results, Statistics, TableSummary } from '@iacta/wire'
import { sql } from 'kysely'
import { keyOf } from './names.ts'
import { notFound } from './problem.ts'
import { SETTLED, shownRating } from './ratings.ts'
import type { Store } from './store/store.ts'
import { sidesIn } from './tables/matches.ts'
import type { Tables } from './tables/tables.ts'

const LAST_TABLES = 20
/** How long statistics are kept before they are counted again. */
const COUNTED_FOR = 60_000

interface Counted {
  readonly winners: string[]
  readonly way: string
  readonly tables: number
  readonly actions: number
}

// Every seat is somebody's, or was until he left it; at least two stayed, and nobody has two.
const isAmongPeople = sql<number>`case when
  not exists (select 1 from seats where seats.table_id = tables.id and (kind <> 'person' and deserted = 0))
  and (select count(distinct person_id) from seats where seats.table_id = tables.id and kind = 'person')
  = (select count(*) from seats where seats.table_id = tables.id and kind = 'person')
  and (select count(*) from seats where seats.table_id = tables.id and kind = 'person') > 1 then 1 else 0 end`

// Who sits down where somebody has left has not played the game.
const playedFromTheStart = sql<boolean>`not exists
  (select 1 from departures where departures.table_id = tables.id and departures.seat = seats.seat)`

// What came in as a record, or began as one, was not played here.
const wasPlayedHere = sql<boolean>`not exists
  (select 1 from events where events.table_id = tables.id and events.seq = 1 and events.kind = 'import')`

/** What became of it all: profiles, histories, ladders and statistics. */
export class History {
  readonly #tables: Tables
  readonly #store: Store
  readonly #now: () => number
  readonly #counted = new Map<string, { statistics: Statistics; until: number }>()

  constructor(tables: Tables, store: Store, now: () => number) {
    this.#tables = tables
    this.#store = store
    this.#now = now
  }

  /** What anybody may know of somebody who has a name. */
  async profile(name: string, readerId: string | null): Promise<Profile> {
    const person = await this.#store.db
      .selectFrom('people')
      .select(['id', 'name', 'created_at'])
      .where('name_key', '=', keyOf(name))
      .executeTakeFirst()
    if (!person?.name) throw notFound('person')
    const ratings = await this.#store.db.selectFrom('ratings').selectAll().where('person_id', '=', person.id).execute()
    const last = await this.#finishedOf(person.id).where('visibility', '=', 'public').limit(LAST_TABLES).execute()
    return {
      name: person.name,
      since: person.created_at,
      ratings: Object.fromEntries(ratings.map((row) => [row.game, shownRating(row)])),
      results: await this.#results(person.id),
      tables: await this.#tables.summaries(last, readerId),
    }
  }

  async #results(personId: string): Promise<Record<string, Results>> {
    const rows = await this.#store.db
      .selectFrom('tables')
      .innerJoin('seats', 'seats.table_id', 'tables.id')
      .select(['game', 'seats.seat', 'outcome', (of) => of.fn.countAll<number>().as('tables')])
      .where('seats.person_id', '=', personId)
      .where('status', '=', 'over')
      .where('visibility', '=', 'public')
      .where(isAmongPeople, '=', 1)
      .where(wasPlayedHere)
      .where(playedFromTheStart)
      .groupBy(['game', 'seats.seat', 'outcome'])
      .execute()
    const left = await this.#lostByLeaving(personId)
    const results: Record<string, { won: number; drawn: number; lost: number }> = {}
    for (const row of rows) {
      const { winners, way } = JSON.parse(row.outcome ?? 'null') as Outcome
      if (way === 'abandoned') continue
      results[row.game] ??= { won: 0, drawn: 0, lost: 0 }
      const how = winners.length === 0 ? 'drawn' : winners.includes(row.seat) ? 'won' : 'lost'
      results[row.game][how] += Number(row.tables)
    }
    for (const { game, tables } of left) {
      results[game] ??= { won: 0, drawn: 0, lost: 0 }
      results[game].lost += Number(tables)
    }
    return results
  }

  /** Games that others played on after this person resigned or ran out of time. */
  #lostByLeaving(personId: string) {
    return this.#store.db
      .selectFrom('tables')
      .innerJoin('departures', 'departures.table_id', 'tables.id')
      .select(['game', (of) => of.fn.countAll<number>().as('tables')])
      .where('departures.person_id', '=', personId)
      .where('departures.way', 'in', ['resigned', 'time'])
      .where('status', '=', 'over')
      .where('visibility', '=', 'public')
      .where(isAmongPeople, '=', 1)
      .where(wasPlayedHere)
      .groupBy('game')
      .execute()
  }

  /** One's own finished tables, the last first; `next` goes on from there. */
  async of(
    personId: string,
    before: { endedAt: number; id: string } | null,
    limit: number,
  ): Promise<{ tables: TableSummary[]; next: string | null }> {
    let query = this.#finishedOf(personId).limit(limit + 1)
    if (before)
      query = query.where((where) =>
        where.or([
          where('ended_at', '<', before.endedAt),
          where.and([where('ended_at', '=', before.endedAt), where('id', '<', before.id)]),
        ]),
      )
    const rows = await query.execute()
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return {
      tables: await this.#tables.summaries(page, personId),
      next: rows.length > limit && last ? `${last.ended_at}:${last.id}` : null,
    }
  }

  #finishedOf(personId: string) {
    return this.#store.db
      .selectFrom('tables')
      .selectAll()
      .where('status', '=', 'over')
      .where((where) =>
        where.or([
          where('id', 'in', where.selectFrom('seats').select('table_id').where('person_id', '=', personId)),
          where('id', 'in', where.selectFrom('departures').select('table_id').where('person_id', '=', personId)),
        ]),
      )
      .orderBy('ended_at', 'desc')
      .orderBy('id', 'desc')
  }

  /** The best of those whose rating is worth something, and apart from them of those whose is still provisional. */
  async ladder(gameId: string, limit: number): Promise<Ladder> {
    const { game } = packOf(gameId)
    return { people: await this.#ranked(game.id, true, limit), provisional: await this.#ranked(game.id, false, limit) }
  }

  async #ranked(game: string, isSettled: boolean, limit: number): Promise<Ranked[]> {
    const rows = await this.#store.db
      .selectFrom('ratings')
      .innerJoin('people', 'people.id', 'ratings.person_id')
      .select(['people.name', 'rating', 'deviation', 'games'])
      .where('game', '=', game)
      .where(({ and, or, eb }) =>
        isSettled
          ? and([eb('games', '>=', SETTLED.games), eb('deviation', '<=', SETTLED.deviation)])
          : or([eb('games', '<', SETTLED.games), eb('deviation', '>', SETTLED.deviation)]),
      )
      .where('people.name', 'is not', null)
      .orderBy('rating', 'desc')
      .orderBy('people.name')
      .limit(limit)
      .execute()
    return rows.flatMap(({ name, ...row }) => (name === null ? [] : [{ name, ...shownRating(row) }]))
  }

  /** How games end and how long they are. */
  async statistics(gameId: string): Promise<Statistics> {
    const pack = packOf(gameId)
    const known = this.#counted.get(gameId)
    if (known && known.until > this.#now()) return known.statistics
    const rows = await this.#store.db
      .selectFrom('tables')
      .select([
        'options',
        'outcome',
        'sides',
        isAmongPeople.as('among_people'),
        (of) => of.fn.countAll<number>().as('tables'),
        (of) => of.fn.sum<number>('actions').as('actions'),
      ])
      .where('game', '=', gameId)
      .where('status', '=', 'over')
      .where(wasPlayedHere)
      .groupBy(['options', 'outcome', 'sides', 'among_people'])
      .execute()
    const counted = rows.flatMap((row) => {
      const seats = seatsWith(pack, row.options)
      if (!seats) return []
      const { winners, way } = JSON.parse(row.outcome ?? 'null') as Outcome
      const sides = sidesIn(row.sides)
      return {
        winners: winners.map((seat) => sides?.[seat] ?? seats[seat]),
        way,
        tables: Number(row.tables),
        actions: Number(row.actions),
        amongPeople: Number(row.among_people) === 1,
      }
    })
    const statistics = {
      game: gameId,
      all: figures(counted),
      amongPeople: figures(counted.filter(({ amongPeople }) => amongPeople)),
    }
    this.#counted.set(gameId, { statistics, until: this.#now() + COUNTED_FOR })
    return statistics
  }
}

function packOf(gameId: string): GamePackage {
  const pack = GAMES.find(({ game }) => game.id === gameId)
  if (!pack) throw notFound('game')
  return pack
}

/** The seats of a game with these options; null where they are those of another edition, and mean nothing here. */
function seatsWith({ game }: GamePackage, options: string): readonly string[] | null {
  try {
    return game.seats(readOptions(game.options, JSON.parse(options)))
  } catch (error) {
    if (error instanceof Fault) return null
    throw error
  }
}

function figures(counted: readonly Counted[]): Figures {
  const won: Record<string, number> = {}
  const ways = new Map<string, Figures['ways'][number]>()
  let [tables, abandoned, actions, drawn] = [0, 0, 0, 0]
  for (const one of counted) {
    if (one.way === 'abandoned') {
      abandoned += one.tables
      continue
    }
    tables += one.tables
    actions += one.actions
    if (one.winners.length === 0) drawn += one.tables
    for (const seat of one.winners) won[seat] = (won[seat] ?? 0) + one.tables / one.winners.length
    const key = JSON.stringify([one.way, one.winners])
    const { tables: before } = ways.get(key) ?? { tables: 0 }
    ways.set(key, { way: one.way, winners: one.winners, tables: before + one.tables })
  }
  return {
    tables,
    abandoned,
    averageActions: tables === 0 ? null : Math.round((10 * actions) / tables) / 10,
    drawn,
    won,
    ways: [...ways.values()].sort((a, b) => b.tables - a.tables || a.way.localeCompare(b.way)),
  }
}
