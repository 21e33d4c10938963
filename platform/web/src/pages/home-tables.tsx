import { useEffect, useState } from 'preact/hooks'
import { api, person } from '../api.ts'
import { goingOn, reach } from '../frame/my-tables.ts'
import { TableList } from '../frame/table-list.tsx'
import { worthWatching } from '../frame/worth.ts'
import type { TableSummary } from '../table/link.ts'
import { w } from './home.words.ts'

/** One's own tables, and what others play. */
export function Tables() {
  return (
    <>
      <MyTables />
      <OtherTables />
    </>
  )
}

function MyTables() {
  const tables = goingOn.value
  if (tables.length === 0) return null
  return (
    <section class="part" aria-labelledby="mine">
      <div class="part-head">
        <h2 id="mine">{w.value.mine}</h2>
        <a href="/tables">{w.value.mineFinished}</a>
      </div>
      <TableList tables={tables} />
    </section>
  )
}

const FEW = 4

interface Others {
  readonly open: readonly TableSummary[]
  readonly running: readonly TableSummary[]
  readonly finished: readonly TableSummary[]
}

/** What others play, or would like to. */
function OtherTables() {
  const [others, setOthers] = useState<Others | null>(null)
  const isThere = reach.value === 'good'
  useEffect(() => {
    if (!isThere) return
    let over = false
    const some = async (status: string): Promise<readonly TableSummary[]> =>
      (await api<{ tables: TableSummary[] }>('GET', `/tables?status=${status}&limit=30`)).tables
    Promise.all([some('open'), some('running'), some('over')]).then(
      ([open, running, finished]) => {
        if (over) return
        const notMine = (table: TableSummary): boolean => table.mine.length === 0 && table.kept.length === 0
        setOthers({
          open: open.filter(notMine).slice(0, FEW),
          running: running.filter(notMine).slice(0, FEW),
          finished: worthWatching(finished).slice(0, FEW),
        })
      },
      () => undefined,
    )
    return () => {
      over = true
    }
  }, [isThere, person.value?.id])
  if (reach.value === 'away') return <p class="quiet part">{w.value.away}</p>
  if (!others) return <div class="part" />
  if (others.open.length + others.running.length + others.finished.length === 0)
    return (
      <p class="quiet part">
        {w.value.noTables} <a href="/new?with=anybody">{w.value.openOne}</a>
      </p>
    )
  return (
    <>
      <Part id="open" title={w.value.open} tables={others.open} />
      <Part id="running" title={w.value.running} tables={others.running} />
      <Part id="finished" title={w.value.finished} tables={others.finished} />
    </>
  )
}

function Part({ id, title, tables }: { readonly id: string; readonly title: string; readonly tables: Others['open'] }) {
  if (tables.length === 0) return null
  return (
    <section class="part" aria-labelledby={id}>
      <div class="part-head">
        <h2 id={id}>{title}</h2>
        <a href={`/tables#${id}`}>{w.value.allTables}</a>
      </div>
      <TableList tables={tables} />
    </section>
  )
}
