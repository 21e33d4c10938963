import { type MatchStanding, matchGame, mayBeMatch, type Outcome, playerAt, standingAfter } from '@iacta/kernel'
import type { Kysely, Selectable } from 'kysely'
import type { LiveTable, SeatRow, TableRow } from '../live.ts'
import { badRequest } from '../problem.ts'
import { RATED_ACTIONS, rateMatch } from '../ratings.ts'
import type { MatchesTable, Schema } from '../store/schema.ts'
import { type NewTable, rowsOf, settingsOf } from './new-table.ts'
import { seatsOf, whoIsHere } from './rows.ts'

/**
 * Matches of two games. The first table is set up as any other; when its game ends the second is set up with it, the
 * seats exchanged and kept for the same two, and when that ends the match does. Players are numbered by their seats at the
 * first table.
 */

const PLAYERS = [0, 1]

type GameRow = Pick<TableRow, 'id' | 'match' | 'outcome' | 'sides'>

/** A match with the tables it is played at, the first first. */
export interface Match {
  readonly row: Selectable<MatchesTable>
  readonly games: readonly GameRow[]
}

/** The matches that these tables are of, by their ids. */
export async function matchesOf(t: Kysely<Schema>, rows: readonly TableRow[]): Promise<ReadonlyMap<string, Match>> {
  const ids = [...new Set(rows.flatMap(({ match }) => match ?? []))]
  if (ids.length === 0) return new Map()
  const matches = await t.selectFrom('matches').selectAll().where('id', 'in', ids).execute()
  const games = await t
    .selectFrom('tables')
    .select(['id', 'match', 'outcome', 'sides'])
    .where('match', 'in', ids)
    .execute()
  const inOrder = (id: string): GameRow[] =>
    games.filter(({ match }) => match === id).sort((a, b) => whichGame(a) - whichGame(b))
  return new Map(matches.map((row) => [row.id, { row, games: inOrder(row.id) }]))
}

/** Whether a table is that of the first game of its match, or of the second. */
const whichGame = ({ id, match }: Pick<TableRow, 'id' | 'match'>): 0 | 1 => (id === match ? 0 : 1)

/** Whether a table is that of the second game of a match: it is for the two alone who play it. */
export const isSecond = (row: Pick<TableRow, 'id' | 'match'>): boolean => row.match !== null && whichGame(row) === 1

export function mustBeMatch({ seats }: NewTable, ids: readonly string[]): void {
  if (!mayBeMatch(ids)) throw badRequest(`A match is of two players: here are ${ids.length} seats.`)
  const isComputer = (id: string): boolean => typeof seats[id] === 'object' && 'bot' in seats[id]
  if (ids.every(isComputer)) throw badRequest('A match needs a person: leave a seat open, or take one.')
}

/** A match begins with the table of its first game. */
export async function newMatch(t: Kysely<Schema>, { id }: TableRow): Promise<void> {
  await t
    .insertInto('matches')
    .values({ id, second: null, enough: 0, left_by: null, result: null, ended_at: null })
    .execute()
}

/** A game of a match has ended: the second is set up, or the match is over. */
export async function goOnWithMatch(t: Kysely<Schema>, live: LiveTable, outcome: Outcome, now: number): Promise<void> {
  const match = (await matchesOf(t, [live.row])).get(live.row.match ?? '')
  if (!match) return
  const enough = match.row.enough | whoDidEnough(live)
  await t.updateTable('matches').set({ enough }).where('id', '=', match.row.id).execute()
  // What was agreed to be no game makes no match either; nor do rules that are no more.
  if (outcome.way === 'abandoned') await endMatch(t, match, null, null, now)
  else if (isSecond(live.row)) await decide(t, live, match, enough, null, now)
  else if (live.isFrozen) await endMatch(t, match, null, null, now)
  else {
    const leavers = await whoLeft(t, live)
    if (leavers.length > 0) await decide(t, live, match, enough, leavers, now)
    else await setUpSecond(t, live, now)
  }
}

/** The players who have done enough in a game for the match to be rated, as bits. */
const whoDidEnough = ({ row, game }: LiveTable): number =>
  PLAYERS.filter((player) => (game?.sealedBy(playerAt(player, whichGame(row))) ?? 0) >= RATED_ACTIONS).reduce(
    (bits, player) => bits | (1 << player),
    0,
  )

/** Who has left the match in its first game: the computer plays for him, or he is gone for good. */
async function whoLeft(t: Kysely<Schema>, { seats }: LiveTable): Promise<number[]> {
  const isHere = await whoIsHere(t, seats)
  const hasLeft = ({ kind, deserted, person_id }: SeatRow): boolean =>
    kind === 'bot' ? deserted === 1 : person_id === null || !isHere.has(person_id)
  return seats.filter(hasLeft).map(({ seat }) => seat)
}

async function setUpSecond(t: Kysely<Schema>, live: LiveTable, now: number): Promise<void> {
  const exchanged = live.seats.map(({ seat, kind, level, manner, person_id }): [string, NewTable['seats'][string]] => {
    const who =
      kind === 'bot' ? level && { bot: level, manner: manner ?? undefined } : person_id && { keptFor: person_id }
    return [live.seatIds[playerAt(seat, 1)], who || 'open']
  })
  const spec: NewTable = {
    ...settingsOf(live),
    seats: Object.fromEntries(exchanged),
    origin: { match: live.id },
  }
  const { row, seats } = rowsOf({ id: live.row.created_by }, spec, now)
  await t
    .insertInto('tables')
    .values({ ...row, match: live.id })
    .execute()
  await t.insertInto('seats').values(seats).execute()
  await t.updateTable('matches').set({ second: row.id }).where('id', '=', live.id).execute()
}

/**
 * Somebody leaves the table of the second game before it begins, or nobody came to it: who did not want to play it has lost
 * the match. Answers whether it was such a table.
 */
export async function leaveMatch(
  t: Kysely<Schema>,
  live: LiveTable,
  isLeaving: (seat: SeatRow) => boolean,
  now: number,
): Promise<boolean> {
  if (!isSecond(live.row)) return false
  const match = (await matchesOf(t, [live.row])).get(live.row.match ?? '')
  const leavers = (await seatsOf(t, live.id)).filter(isLeaving).map(({ seat }) => playerAt(seat, 1))
  if (match && match.row.ended_at === null) await decide(t, live, match, match.row.enough, leavers, now)
  return true
}

/** The match is over: by its games, or because somebody has left it. Where both have there is no result. */
async function decide(
  t: Kysely<Schema>,
  live: LiveTable,
  match: Match,
  enough: number,
  leavers: readonly number[] | null,
  now: number,
): Promise<void> {
  const played = standingOf(live, match)
  if (leavers !== null && leavers.length !== 1) return endMatch(t, match, null, null, now)
  const leftBy = leavers === null ? null : leavers[0]
  const winner = leftBy === null ? played.winner : 1 - leftBy
  await endMatch(t, match, { ...played, winner }, leftBy, now)
  if (live.row.rated !== 1 || PLAYERS.some((player) => (enough & (1 << player)) === 0)) return
  const people = (await seatsOf(t, match.row.id)).flatMap(({ person_id }) => person_id ?? [])
  if (people.length === PLAYERS.length) await rateMatch(t, live, people, winner, now)
}

async function endMatch(
  t: Kysely<Schema>,
  { row }: Match,
  result: MatchStanding | null,
  leftBy: number | null,
  now: number,
): Promise<void> {
  const end = { result: result && JSON.stringify(result), left_by: leftBy, ended_at: now }
  await t.updateTable('matches').set(end).where('id', '=', row.id).execute()
}

/** How a match stands after its games that are over. */
function standingOf({ pack }: LiveTable, { games }: Match): MatchStanding {
  const over = games.flatMap(({ id, match, outcome, sides }) =>
    outcome === null
      ? []
      : [matchGame(whichGame({ id, match }), JSON.parse(outcome) as Outcome, sidesIn(sides) ?? [null, null])],
  )
  return standingAfter(pack.game, over)
}

/** The sides of a table's seats, as they are stored. */
export const sidesIn = (sides: string | null): (string | null)[] | null =>
  sides === null ? null : (JSON.parse(sides) as (string | null)[])

/** What is told of the match that a table is of, with its players as they sit at this table; null if it is of none. */
export function matchSummary(live: LiveTable, match: Match | undefined) {
  if (live.row.match === null || !match) return null
  const game = whichGame(live.row)
  const { second, left_by, result, ended_at } = match.row
  const standing = result === null ? standingOf(live, match) : (JSON.parse(result) as MatchStanding)
  const seatIdOf = (player: number | null): string | null =>
    player === null ? null : live.seatIds[playerAt(player, game)]
  const first = match.games[0]?.outcome ?? null
  return {
    game: game + 1,
    tables: [match.row.id, second],
    /** How the first game ended, by the seats of its own table. */
    first: first === null ? null : (JSON.parse(first) as Outcome),
    points: Object.fromEntries(live.seatIds.map((id, seat) => [id, standing.points[playerAt(seat, game)]])),
    over: ended_at !== null,
    result: result === null ? null : { winner: seatIdOf(standing.winner) },
    left: seatIdOf(left_by),
  }
}
