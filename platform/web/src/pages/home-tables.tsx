import { useEffect, useState } from 'preact/hooks'
import { api, person } from '../api.ts'
import { called } from '../frame/called.ts'
import { clockWords } from '../frame/clock-words.ts'
import { titleOf } from '../frame/game-text.ts'
import { useLiveTables } from '../frame/live-list.ts'
import { goingOn, reach } from '../frame/my-tables.ts'
import { TableList } from '../frame/table-list.tsx'
import { worthWatching } from '../frame/worth.ts'
import type { TableSummary } from '../table/link.ts'
import { w } from './home-tables.words.ts'

/** So many of one's own games stand above all else. */
const SHOWN_OF_MINE = 3

export function MyTables() {
  const tables = goingOn.value
  if (tables.length === 0) return null
  return (
    <section class="part first" aria-labelledby="mine">
      <div class="part-head">
        <h2 id="mine">{w.value.mine}</h2>
        <a href="/tables">{w.value.mineAll(tables.length)}</a>
      </div>
      <TableList tables={tables.slice(0, SHOWN_OF_MINE)} />
    </section>
  )
}

const isOthers = (table: TableSummary): boolean => table.mine.length === 0 && table.kept.length === 0

/** Those who wait for an opponent, as they come and go. */
export function WhoWaits() {
  const open = useLiveTables('status=open&limit=30', [person.value?.id])?.filter(isOthers)
  if (reach.value === 'away') return <p class="quiet">{w.value.away}</p>
  if (!open) return null
  return (
    <section aria-labelledby="open">
      <div class="part-head">
        <h2 id="open">{w.value.open}</h2>
        <a href="/tables#open">{w.value.allTables}</a>
      </div>
      {open.length === 0 ? (
        <p class="quiet">
          {w.value.noTables} <a href="/new?with=anybody">{w.value.openOne}</a>
        </p>
      ) : (
        <ul class="waiting-list">
          {open.slice(0, SHOWN_OF_EACH).map((table) => (
            <li key={table.id}>
              <p>
                <strong>{titleOf(table.game)}</strong> · {called(table.host, w.value.guest)}
                <br />
                <span class="quiet">{[clockWords(table.clock), w.value.seatsFree(freeSeats(table))].join(' · ')}</span>
              </p>
              <a class="button" href={`/table/${table.id}`}>
                {w.value.toTable}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const freeSeats = ({ seats }: TableSummary): number => seats.filter(({ kind, kept }) => kind === 'open' && !kept).length

const SHOWN_OF_EACH = 4

interface Others {
  readonly running: readonly TableSummary[]
  readonly finished: readonly TableSummary[]
}

/** What others play, or have played. */
export function OtherTables() {
  const [others, setOthers] = useState<Others | null>(null)
  const isThere = reach.value === 'good'
  useEffect(() => {
    if (!isThere) return
    let over = false
    const some = async (status: string): Promise<readonly TableSummary[]> =>
      (await api<{ tables: TableSummary[] }>('GET', `/tables?status=${status}&limit=30`)).tables
    Promise.all([some('running'), some('over')]).then(
      ([running, finished]) => {
        if (over) return
        setOthers({
          running: running.filter(isOthers).slice(0, SHOWN_OF_EACH),
          finished: worthWatching(finished).slice(0, SHOWN_OF_EACH),
        })
      },
      () => undefined,
    )
    return () => {
      over = true
    }
  }, [isThere, person.value?.id])
  if (!others) return null
  return (
    <>
      <Part id="running" title={w.value.running} tables={others.running} />
      <Part id="finished" title={w.value.finished} tables={others.finished} />
    </>
  )
}

function Part({
  id,
  title,
  tables,
}: {
  readonly id: string
  readonly title: string
  readonly tables: Others['running']
}) {
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
