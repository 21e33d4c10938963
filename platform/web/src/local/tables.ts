import type { GameRecord, Knowledge, Marches, MarchQuestion } from '@iacta/kernel'
import { api, beSomebody } from '../api.ts'
import { type TableSummary, Trouble } from '../table/link.ts'
import type { MomentSeen, NewLocal } from './authority.ts'
import type { Hint } from './computer.ts'
import type { Foresight } from './prospects.ts'
import type { Wanted } from './store.ts'
import { LocalTable, type Opening } from './table.ts'
import { Correspondence, type Port } from './worker-messages.ts'

/** Tables in this browser: against the computer, or hand to hand, without a server. */

let house: Correspondence | null = null

/** The worker in which they live, started when it is first needed. */
function theHouse(): Correspondence {
  if (house) return house
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tables' })
  const started = new Correspondence(worker as unknown as Port)
  worker.onerror = () => {
    worker.terminate()
    if (house === started) house = null
    started.breakOff(new Trouble('offline', 'The rules are not in this browser yet, and the server cannot be reached.'))
  }
  house = started
  return started
}

/** Fetches the rules of a game for whoever may be about to play it. */
export const prepareLocal = (game: string, isAtTable = false): Promise<void> =>
  theHouse().call('prepare', game, isAtTable)

/** Seats that are not named are one's own. */
export const createLocal = (table: NewLocal): Promise<string> => theHouse().call('create', table)

export const listLocal = (): Promise<TableSummary[]> => theHouse().call('list')

/** Close it when its page goes; until then bots play on. */
export const openLocal = (id: string, seat?: string | null, how: Omit<Opening, 'seat'> = {}): LocalTable =>
  new LocalTable(id, theHouse, { ...how, ...(seat === undefined ? {} : { seat }) })

export const deleteLocal = (id: string): Promise<void> => theHouse().call('remove', id)

/** The whole of a table, hidden things too: for a file, not for a screen while the game runs. */
export const exportLocal = (id: string): Promise<GameRecord> => theHouse().call('export', id)

/** A table that goes on from a moment of another; seats that are not named are one's own. */
export const forkLocal = (
  id: string,
  from: MomentSeen,
  seats: Readonly<Record<string, Wanted>> = {},
): Promise<string> => theHouse().call('fork', id, from, seats)

/** Seats that are not named are one's own. */
export const importLocal = (record: unknown, seats: Readonly<Record<string, Wanted>> = {}): Promise<string> =>
  theHouse().call('import', record, seats)

/** What a good player would do with what a seat knows, at any table; null if nobody waits for it any more. */
export const hintAt = (table: string, game: string, known: Knowledge<unknown>): Promise<Hint | null> =>
  theHouse().call('hint', table, game, known)

export const stopHint = (): Promise<void> => theHouse().call('stopHint')

/** How far pieces may go together by what a seat knows, at any table. */
export const marchesAt = (
  game: string,
  known: Knowledge<unknown>,
  question: MarchQuestion<unknown>,
): Promise<Marches<unknown>> => theHouse().call('marches', game, known, question)

/** What would come of a seat's actions by what it knows, at any table. */
export const foreseeAt = (game: string, known: Knowledge<unknown>, actions: readonly unknown[]): Promise<Foresight> =>
  theHouse().call('foresee', game, known, actions)

/** Takes a copy of a table to the server, as a guest if need be; answers the new table's id. */
export async function sendToServer(id: string): Promise<string> {
  const record = await exportLocal(id)
  const summary = (await listLocal()).find((each) => each.id === id)
  const bots =
    summary?.seats
      .filter(({ kind }) => kind === 'bot')
      .map(({ seat, level, manner }) => [seat, level, ...(manner ? [manner] : [])].join(':')) ?? []
  await beSomebody()
  const table = await api<TableSummary>('POST', `/records?bots=${encodeURIComponent(bots.join())}`, record)
  return table.id
}

export const isLocal = (id: string): boolean => id.startsWith('here-')
