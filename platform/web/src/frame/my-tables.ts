import { computed, signal } from '@preact/signals'
import { api, person, whoAmI } from '../api.ts'
import { listLocal } from '../local/tables.ts'
import { type TableSummary, Trouble } from '../table/link.ts'

/** My tables, on the server and in this browser, kept fresh while somebody looks. */

/** Null until they are known. */
export const serverTables = signal<readonly TableSummary[] | null>(null)
export const localTables = signal<readonly TableSummary[] | null>(null)
/** Whether the server answers. */
export const reach = signal<'asking' | 'good' | 'away'>('asking')

export const isLocal = (table: { readonly id: string }): boolean => table.id.startsWith('here-')

export const isMyMove = (table: TableSummary): boolean =>
  table.status === 'running' && table.seats.some(({ seat, asked }) => asked && table.mine.includes(seat))

/** Tables where others wait for me. In this browser nobody does. */
export const myMoves = computed(() => (serverTables.value ?? []).filter(isMyMove).sort(byUrgency))

/** All that are not over: those that wait for me first, the last to change before the others. */
export const goingOn = computed(() =>
  [...(serverTables.value ?? []), ...(localTables.value ?? [])]
    .filter(({ status }) => status === 'open' || status === 'running')
    .sort(byUrgency),
)

function byUrgency(a: TableSummary, b: TableSummary): number {
  return rank(a) - rank(b) || deadlineOf(a) - deadlineOf(b) || b.updatedAt - a.updatedAt
}

const rank = (table: TableSummary): number =>
  isMyMove(table) ? 0 : table.kept.length > 0 ? 1 : table.status === 'running' ? 2 : 3

const deadlineOf = (table: TableSummary): number =>
  Math.min(...table.seats.map(({ seat, deadline }) => (table.mine.includes(seat) ? (deadline ?? Infinity) : Infinity)))

export async function refreshServer(): Promise<void> {
  try {
    // Whoever is suspended asks whether that is over.
    if (!person.value || person.value.standing.suspended) await whoAmI()
    if (person.value && !person.value.standing.suspended) {
      const [running, open] = await Promise.all(
        ['running', 'open'].map((status) =>
          api<{ tables: TableSummary[] }>('GET', `/tables?mine=1&status=${status}&limit=100`),
        ),
      )
      serverTables.value = [...running.tables, ...open.tables]
    } else serverTables.value = []
    reach.value = 'good'
  } catch (error) {
    // Signed out in another window: nobody again, until we say who we are.
    if (error instanceof Trouble && error.code === 'not-signed-in') {
      person.value = null
      serverTables.value = []
    } else if (error instanceof Trouble && error.code === 'suspended') {
      serverTables.value = []
      reach.value = 'good'
    } else if (reach.value === 'asking' || isSilence(error)) reach.value = 'away'
  }
}

const isSilence = (error: unknown): boolean => error instanceof Trouble && error.code === 'offline'

export async function refreshLocal(): Promise<void> {
  try {
    localTables.value = await listLocal()
  } catch {
    localTables.value = []
  }
}

const refresh = (): void => {
  if (document.visibilityState === 'hidden') return
  void refreshServer()
  void refreshLocal()
}

const EVERY = 30_000
const SOON = 300

/** Begins to keep them fresh. Those of this browser have to be opened first, which can wait until the page is there. */
export function startMyTables(): void {
  void refreshServer()
  setTimeout(refreshLocal, SOON)
  setInterval(refresh, EVERY)
  document.addEventListener('visibilitychange', refresh)
  addEventListener('online', refresh)
}
