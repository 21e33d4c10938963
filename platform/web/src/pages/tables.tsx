import { GAMES } from '@iacta/registry/browser'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { api, person } from '../api.ts'
import { Frame } from '../frame/frame.tsx'
import { useLiveTables } from '../frame/live-list.ts'
import { goingOn, localTables, reach } from '../frame/my-tables.ts'
import { Button, ErrorLine, Waiting } from '../frame/parts.tsx'
import { TableList } from '../frame/table-list.tsx'
import { useTask } from '../frame/task.ts'
import { worthWatching } from '../frame/worth.ts'
import { importLocal } from '../local/tables.ts'
import { fragment, go, query } from '../router.ts'
import { language } from '../settings.ts'
import { type TableSummary, Trouble } from '../table/link.ts'
import { w } from './tables.words.ts'

/** Every table one may see: one's own, those to join, those to watch. */
export function TablesPage() {
  const game = query.value.get('game')
  const ofGame = (table: TableSummary): boolean => !game || table.game === game
  const mine = goingOn.value.filter(ofGame)
  const finishedHere = (localTables.value ?? []).filter((table) => ofGame(table) && table.status === 'over')
  const isAway = reach.value === 'away'
  return (
    <Frame title={w.value.title}>
      <div class="page-head">
        <h1>{w.value.title}</h1>
        {GAMES.length > 1 ? <GameFilter game={game} /> : null}
        <a class="button main" href="/new">
          {w.value.new}
        </a>
      </div>
      {isAway ? <p class="quiet">{w.value.away}</p> : null}
      <Section id="mine" title={w.value.mine}>
        {mine.length > 0 ? <TableList tables={mine} /> : <p class="quiet">{w.value.mineNone}</p>}
      </Section>
      {isAway ? null : (
        <>
          <Section id="open" title={w.value.open}>
            <OpenTables game={game} />
          </Section>
          <Section id="running" title={w.value.running}>
            <Listed key={`running ${game}`} query={{ status: 'running', game }} keep={isOthers}>
              <p class="quiet">{w.value.runningNone}</p>
            </Listed>
          </Section>
          <Section id="finished" title={w.value.finished}>
            <Listed key={`over ${game}`} query={{ status: 'over', game }} arrange={worthFirst}>
              <p class="quiet">{w.value.finishedNone}</p>
            </Listed>
          </Section>
        </>
      )}
      <History game={game} here={finishedHere} />
      <BringIn />
    </Frame>
  )
}

/** Those that wait for players: whoever looks sees them come and go. */
function OpenTables({ game }: { readonly game: string | null }) {
  const all = useLiveTables(`status=open&limit=100${game ? `&game=${game}` : ''}`, [person.value?.id])
  if (!all) return <Waiting />
  const tables = all.filter(isOthers)
  return tables.length > 0 ? (
    <TableList tables={tables} />
  ) : (
    <p class="quiet">
      {w.value.openNone} <a href="/new?with=anybody">{w.value.openOne}</a>
    </p>
  )
}

const isOthers = (table: TableSummary): boolean => table.mine.length === 0 && table.kept.length === 0

const worthFirst = (tables: readonly TableSummary[]): readonly TableSummary[] => {
  const worth = worthWatching(tables)
  return [...worth, ...tables.filter((table) => !worth.includes(table))]
}

function GameFilter({ game }: { readonly game: string | null }) {
  return (
    <label class="filter">
      <span class="unseen">{w.value.game}</span>
      <select
        value={game ?? ''}
        onChange={({ currentTarget: { value } }) => go(value ? `/tables?game=${value}` : '/tables', 'replace')}
      >
        <option value="">{w.value.all}</option>
        {GAMES.map(({ id, title }) => (
          <option key={id} value={id}>
            {title[language.value]}
          </option>
        ))}
      </select>
    </label>
  )
}

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly children: ComponentChildren
}

function Section({ id, title, children }: SectionProps) {
  useEffect(() => {
    if (fragment.value === id) document.getElementById(id)?.scrollIntoView()
  }, [])
  return (
    <section class="part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

const PAGE = 20

interface ListedProps {
  readonly query: { readonly status: string; readonly game: string | null }
  keep?(table: TableSummary): boolean
  arrange?(tables: readonly TableSummary[]): readonly TableSummary[]
  /** What stands there when there are none. */
  readonly children: ComponentChildren
}

/** Public tables of a kind, the last to change first, some at a time. */
function Listed({ query: { status, game }, keep = () => true, arrange = (tables) => tables, children }: ListedProps) {
  const [tables, setTables] = useState<readonly TableSummary[] | null>(null)
  const [isAll, setAll] = useState(false)
  const fetch = useTask(async () => {
    const asked = new URLSearchParams({ status, limit: String(PAGE) })
    if (game) asked.set('game', game)
    const last = tables?.at(-1)
    if (last) asked.set('before', String(last.updatedAt))
    const { tables: next } = await api<{ tables: TableSummary[] }>('GET', `/tables?${asked}`)
    setTables([...(tables ?? []), ...next])
    setAll(next.length < PAGE)
  })
  useEffect(() => void fetch.run(), [])
  if (!tables) return fetch.trouble ? <ErrorLine trouble={fetch.trouble} again={fetch.run} /> : <Waiting />
  const shown = arrange(tables.filter(keep))
  return (
    <>
      {shown.length > 0 ? <TableList tables={shown} /> : children}
      {isAll ? null : (
        <Button busy={fetch.busy} onClick={() => fetch.run()}>
          {w.value.more}
        </Button>
      )}
      <ErrorLine trouble={fetch.trouble} />
    </>
  )
}

interface HistoryProps {
  readonly game: string | null
  /** Those finished in this browser. */
  readonly here: readonly TableSummary[]
}

/** One's own finished games, here and on the server. */
function History({ game, here }: HistoryProps) {
  const [tables, setTables] = useState<readonly TableSummary[]>([])
  const [next, setNext] = useState<string | null>(null)
  const who = person.value?.id
  const fetch = useTask(async (before: string | null) => {
    const asked = new URLSearchParams({ limit: String(PAGE), ...(before ? { before } : {}) })
    const page = await api<{ tables: TableSummary[]; next: string | null }>('GET', `/me/history?${asked}`)
    setTables(before ? [...tables, ...page.tables] : page.tables)
    setNext(page.next)
  })
  useEffect(() => {
    if (who) void fetch.run(null)
  }, [who])
  const all = [...here, ...tables.filter((table) => !game || table.game === game)].sort(
    (a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0),
  )
  if (all.length === 0) return null
  return (
    <Section id="history" title={w.value.history}>
      <TableList tables={all} />
      {next ? (
        <Button busy={fetch.busy} onClick={() => fetch.run(next)}>
          {w.value.more}
        </Button>
      ) : null}
      <ErrorLine trouble={fetch.trouble} />
    </Section>
  )
}

/** A game that was saved as a file. */
function BringIn() {
  const open = useTask(async (file: File) => {
    let record: unknown
    try {
      record = JSON.parse(await file.text())
    } catch {
      throw new Trouble('bad-record', 'This is no JSON.')
    }
    go(`/table/${await importLocal(record)}`)
  })
  return (
    <section class="part" aria-labelledby="bring">
      <h2 id="bring">{w.value.bring}</h2>
      <p>{w.value.bringAbout}</p>
      <label class="button file">
        {w.value.choose}
        <input
          type="file"
          class="unseen"
          accept="application/json,.json"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) void open.run(file)
            currentTarget.value = ''
          }}
        />
      </label>
      <ErrorLine trouble={open.trouble} />
    </section>
  )
}
