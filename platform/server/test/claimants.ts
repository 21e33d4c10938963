import { type Chance, includes, type Seat, seatsIn } from '@iacta/kernel'
import type { LiveTable } from '../src/live.ts'
import { Client, type TestServer } from './harness.ts'

/** Four people at a table of Nero's heirs, each with a browser of his own. */
export interface Claimants {
  readonly server: TestServer
  readonly table: string
  /** By seat. */
  readonly clients: readonly Client[]
}

type Act = { readonly do: string; readonly [field: string]: unknown }

const SEATS = ['galba', 'otho', 'vitellius', 'vespasian'] as const

export async function claimants(server: TestServer, spec: object = {}): Promise<Claimants> {
  const clients = await Promise.all(SEATS.map(() => server.guest()))
  const { id } = await clients[0].ok(clients[0].post('/tables', { game: 'nero', seats: { galba: 'me' }, ...spec }))
  for (const [seat, client] of clients.entries())
    if (seat > 0) await client.ok(client.post(`/tables/${id}/join`, { seat: SEATS[seat] }))
  return { server, table: id, clients }
}

/** The same people at the same table on another server. */
export function elsewhere({ table, clients }: Claimants, server: TestServer): Claimants {
  const moved = clients.map(({ cookie }) => {
    const client = new Client(server.url)
    client.cookie = cookie
    return client
  })
  return { server, table, clients: moved }
}

/** The table as the server knows it. */
export const truth = <T>({ server, table }: Claimants, see: (live: LiveTable) => T): Promise<T> =>
  server.running.service.tables.look(table, null, see)

export const gameAt = (here: Claimants) => truth(here, ({ game }) => game as NonNullable<LiveTable['game']>)

export const doing = ({ clients, table }: Claimants, seat: Seat, action: object) =>
  clients[seat].ok(clients[seat].post(`/tables/${table}/actions`, { seat: SEATS[seat], action }))

export const pass = (until: string): Act => ({ do: 'pass', until })

/** Who is asked in a window and has not ordered anything. */
export const askedByHand = (here: Claimants): Promise<Seat[]> =>
  truth(here, ({ game }) => (game ? seatsIn(game.asked() & ~game.ordered()) : []))

/** Waits until this is true of the table. */
export async function until(here: Claimants, isSo: (live: LiveTable) => boolean): Promise<void> {
  while (!(await truth(here, isSo))) await new Promise((again) => setTimeout(again, 20))
}

/** The seats that pass until they say otherwise; the others pass this once. */
interface Manner {
  readonly ordering?: readonly Seat[]
}

/**
 * Plays on at random until a window of answers that this is true of; nobody answers anything but "pass" before it.
 * Answers with what the banks held before the action that opened it.
 */
export async function playToWindow(
  here: Claimants,
  chance: Chance,
  isIt: (live: LiveTable) => boolean,
  { ordering = [] }: Manner = {},
): Promise<readonly (number | null)[]> {
  let before: readonly (number | null)[] = []
  for (;;) {
    const { answersUnseen, isFound, seat, actions, sealed, banks } = await truth(here, (live) => {
      const game = live.game as NonNullable<LiveTable['game']>
      const [first] = seatsIn(game.asked() & ~game.ordered())
      return {
        answersUnseen: game.answersUnseen(),
        isFound: game.answersUnseen() && isIt(live),
        seat: first,
        actions: first === undefined ? [] : (game.actions(first) as readonly Act[]),
        sealed: game.sealedCount(),
        banks: live.seats.map(({ bank }) => bank),
      }
    })
    if (isFound) return before
    before = banks
    if (seat === undefined) await until(here, ({ game }) => game?.sealedCount() !== sealed)
    else if (answersUnseen) await doing(here, seat, pass(ordering.includes(seat) ? 'recall' : 'next'))
    else {
      const some = actions.filter(({ do: verb }) => verb !== 'order')
      await doing(here, seat, some[chance.pick(some.length)])
    }
  }
}

/** Everybody who is asked has ordered his answer, and none is given yet. */
export const isAllOrdered = ({ game }: LiveTable): boolean => game !== null && game.askedOpenly() === game.ordered()

/** This seat and at least one other are asked. */
export const asksWithOthers =
  (seat: Seat) =>
  ({ game }: LiveTable): boolean =>
    game !== null && includes(game.askedOpenly(), seat) && seatsIn(game.askedOpenly()).length > 1
