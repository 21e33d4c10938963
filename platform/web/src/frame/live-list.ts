import { useEffect, useState } from 'preact/hooks'
import type { TableSummary } from '../table/link.ts'
import { reach } from './my-tables.ts'

/** So often a list that somebody looks at is asked for again; if nothing changed the server says no more than that. */
const EVERY = 5000

/** The tables of a list as they are now, for as long as it is looked at; null until they are known. */
export function useLiveTables(query: string, about: readonly unknown[] = []): readonly TableSummary[] | null {
  const [tables, setTables] = useState<readonly TableSummary[] | null>(null)
  const isThere = reach.value !== 'away'
  useEffect(() => {
    if (!isThere) return
    let isOver = false
    let tag: string | null = null
    const ask = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return
      const answer = await fetch(`/api/tables?${query}`, tag === null ? {} : { headers: { 'if-none-match': tag } })
      if (isOver || answer.status !== 200) return
      tag = answer.headers.get('etag')
      setTables(((await answer.json()) as { tables: TableSummary[] }).tables)
    }
    // Whoever cannot be reached is asked again.
    const askAgain = (): void => void ask().catch(() => undefined)
    askAgain()
    const timer = setInterval(askAgain, EVERY)
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      isOver = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askAgain)
    }
  }, [query, isThere, ...about])
  return tables
}
