import { quickChance, seatsIn } from '@iacta/kernel'
import { RATED_ACTIONS } from '../src/ratings.ts'
import type { Client, Socket, TestServer } from './harness.ts'

/** Somebody with a name and a password. */
export const PASSWORD = 'alea iacta est'

export async function account(server: TestServer, name: string): Promise<Client> {
  const client = await server.guest()
  await client.ok(client.post('/accounts', { name, password: PASSWORD }))
  return client
}

/** Signs in from another browser. */
export async function signIn(server: TestServer, name: string, password = PASSWORD): Promise<Client> {
  const client = server.client()
  await client.ok(client.post('/sessions', { name, password }))
  return client
}

export interface Pair {
  readonly caesar: Client
  readonly pompeius: Client
  readonly table: string
}

/** Two guests at a table of their own: Caesar, who set it up, and Pompeius. */
export async function pair(server: TestServer, spec: object = {}): Promise<Pair> {
  const [caesar, pompeius] = [await server.guest(), await server.guest()]
  const { id } = await caesar.ok(
    caesar.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me' }, visibility: 'public', ...spec }),
  )
  const { invite } = await caesar.ok(caesar.post(`/tables/${id}/invitations`, { seat: 'pompeius' }))
  await pompeius.ok(pompeius.post(`/tables/${id}/join`, { invite }))
  return { caesar, pompeius, table: id }
}

export const scene = async (client: Client, table: string, seat: string) =>
  (await client.ok(client.get(`/tables/${table}?seat=${seat}`))).scene

/** Does the n-th of a seat's legal actions. */
export async function act(client: Client, table: string, seat: string, n = 0) {
  const { actions } = await scene(client, table, seat)
  return client.ok(client.post(`/tables/${table}/actions`, { seat, action: actions[n] }))
}

/** Both discard and both play their first card: from here on one of them moves. */
export async function firstTurn({ caesar, pompeius, table }: Pair): Promise<void> {
  for (let i = 0; i < 2; i++) {
    await act(caesar, table, 'caesar')
    await act(pompeius, table, 'pompeius')
  }
}

/** Plays on at random, by seat, until everybody has done enough for the result to count. */
export async function playOn(
  server: TestServer,
  table: string,
  clients: Readonly<Record<string, Client>>,
  least = RATED_ACTIONS,
): Promise<void> {
  const chance = quickChance(11)
  const [anybody] = Object.values(clients)
  const { person } = await anybody.ok(anybody.get('/me'))
  for (;;) {
    const { seats, isEnough, asked, actions } = await server.running.service.tables.look(table, person.id, (live) => {
      const { game } = live
      if (!game || game.outcome()) throw new Error('there is nothing to play on')
      const [first] = seatsIn(game.asked() & ~game.ordered())
      const legal = first === undefined ? [] : (game.actions(first) as readonly { do: string }[])
      return {
        seats: live.seatIds,
        // An answer on its way would ask somebody else in a moment.
        isEnough:
          (game.asked() & game.ordered()) === 0 && live.seatIds.every((_, seat) => game.sealedBy(seat) >= least),
        asked: first,
        actions: legal.filter(({ do: verb }) => verb !== 'order'),
      }
    })
    if (isEnough) return
    const action = actions[chance.pick(Math.max(1, actions.length))]
    const client = asked === undefined ? undefined : clients[seats[asked]]
    if (client && action) await client.ok(client.post(`/tables/${table}/actions`, { seat: seats[asked], action }))
    // What was ordered beforehand, or is the computer's to do, takes its time.
    else await new Promise((again) => setTimeout(again, 20))
  }
}

/** Watches a table from no seat, so that computers alone there go on. */
export async function lookOn(client: Client, table: string): Promise<Socket> {
  const socket = await client.socket()
  const answer = await socket.ask({ do: 'watch', table })
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return socket
}
