import { type GamePackage, type GameText, optionText } from '@iacta/kernel'
import { enrol } from '@iacta/registry'
import {
  COUNCIL_SEATS,
  type CouncilAction,
  type CouncilOptions,
  type CouncilState,
  council,
} from '../../kernel/test/council.ts'
import type { Client, TestServer } from './harness.ts'

/** The little game to leave, as a game of this house: its words are its keys. */

const text: GameText<CouncilAction> = {
  title: 'Council',
  summary: 'A little game to leave.',
  seat: (id) => id,
  ...optionText({}),
  prompt: ({ key }) => key,
  happening: ({ key }) => key,
  refusal: ({ reason }) => reason,
  action: ({ do: how }) => how,
  outcome: ({ way }) => way,
  way: (id) => id,
}

const pack: GamePackage<CouncilState, CouncilAction, CouncilState, CouncilOptions> = {
  game: council,
  text: { en: text, it: text },
  rules: { en: [], it: [] },
  clauses: [],
  verbs: {},
  fromPosition: (json) => council.decode(json),
  passes: [],
  inWords: () => [],
  brain: {
    worlds: (known) => (chance) => council.imagine(known, chance),
    plan: (state, seat) => [council.actions(state, seat)[0]],
    evaluate: () => 1 / COUNCIL_SEATS.length,
    turnOf: ({ round }) => round,
    horizon: 1,
    weight: () => 0,
    explain: () => ({ key: 'whim', params: {} }),
  },
}

export const enrolCouncil = () => enrol(pack as GamePackage)

export type CouncilSeat = (typeof COUNCIL_SEATS)[number]

export interface Councillors {
  readonly table: string
  readonly of: Readonly<Record<CouncilSeat, Client>>
}

/** Three people, each with an account where it is rated, at a table of the council. */
export async function councillors(server: TestServer, spec: object, names?: readonly string[]): Promise<Councillors> {
  const clients = await Promise.all(COUNCIL_SEATS.map(() => server.guest()))
  for (const [i, name] of (names ?? []).entries())
    await clients[i].ok(clients[i].post('/accounts', { name, password: 'a long password' }))
  const [red, ...others] = clients
  const { id } = await red.ok(
    red.post('/tables', { game: 'council', seats: { red: 'me' }, visibility: 'public', ...spec }),
  )
  for (const [i, client] of others.entries())
    await client.ok(client.post(`/tables/${id}/join`, { seat: COUNCIL_SEATS[i + 1] }))
  return { table: id, of: Object.fromEntries(COUNCIL_SEATS.map((seat, i) => [seat, clients[i]])) as Councillors['of'] }
}

export const does = (client: Client, table: string, seat: string, how: CouncilAction['do']) =>
  client.ok(client.post(`/tables/${table}/actions`, { seat, action: { do: how } }))

/** What a seat sees of the council. */
export const viewOf = async (client: Client, table: string, seat?: string): Promise<CouncilState> =>
  (await client.ok(client.get(`/tables/${table}${seat ? `?seat=${seat}` : ''}`))).scene.view
