import { deleteLocal, sendToServer } from '../local/tables.ts'
import '../styles/tables.css'
import { sayOutcome } from '@iacta/kernel'
import { useState } from 'preact/hooks'
import { go } from '../router.ts'
import { language } from '../settings.ts'
import type { SeatSummary, TableSummary } from '../table/link.ts'
import { called } from './called.ts'
import { clockWords } from './clock-words.ts'
import { titleOf, wordsAt } from './game-text.ts'
import { Bin } from './icons.tsx'
import { listed, relative, span } from './intl.ts'
import { InviteDialog } from './invite.tsx'
import { computerNamed } from './levels.words.ts'
import { isLocal, isMyMove, refreshLocal, refreshServer } from './my-tables.ts'
import { AskFirst, Button, ErrorLine } from './parts.tsx'
import { w } from './table-list.words.ts'
import { joinTable } from './tables.ts'
import { useTask } from './task.ts'

/** Tables under a heading that stands above: who plays, how it stands, and what can be done there. */
export function TableList({ tables }: { readonly tables: readonly TableSummary[] }) {
  return (
    <ul class="tables">
      {tables.map((table) => (
        <TableRow key={table.id} table={table} />
      ))}
    </ul>
  )
}

function TableRow({ table }: { readonly table: TableSummary }) {
  const address = `/table/${table.id}`
  return (
    <li class={isMyMove(table) ? 'table-row my-move' : 'table-row'}>
      <div class="table-what">
        <h3>
          <a href={address}>{titleOf(table.game)}</a>
        </h3>
        <Tally table={table} />
        <p class="table-about">{about(table).join(' · ')}</p>
      </div>
      <p class="table-seats">
        {table.seats.map((seat) => (
          <Seat key={seat.seat} table={table} seat={seat} />
        ))}
      </p>
      <State table={table} />
      <RowActions table={table} />
    </li>
  )
}

/** How the game stands, in its own few words. */
function Tally({ table }: { readonly table: TableSummary }) {
  const says = table.tally && wordsAt(table)?.tally?.(table.tally)
  return says ? <p class="table-tally">{says.charAt(0).toUpperCase() + says.slice(1)}</p> : null
}

const isWhatIf = ({ origin }: TableSummary): boolean => origin !== null && 'fork' in origin

function about(table: TableSummary): string[] {
  const text = wordsAt(table)
  const options = text ? Object.entries(table.options).map(([key, choice]) => text.option(key, choice)) : []
  return [
    ...(isWhatIf(table) ? [w.value.whatIf] : []),
    ...options,
    ...(isLocal(table) ? [w.value.here] : table.visibility === 'private' ? [w.value.private] : []),
    ...(isLocal(table) || table.clock.kind === 'none' ? [] : [clockWords(table.clock)]),
    ...(table.rated ? [w.value.rated] : []),
    ...(table.match ? [w.value.match(table.match.game)] : []),
  ]
}

function Seat({ table, seat }: { readonly table: TableSummary; readonly seat: SeatSummary }) {
  const place = table.seats.indexOf(seat)
  return (
    <span>
      <span class="seat-name">{wordsAt(table)?.seat(seat.seat) ?? '…'}</span> <Sitter table={table} seat={seat} />
      {table.outcome?.winners.includes(place) ? (
        <span class="won" role="img" aria-label={w.value.won}>
          {' '}
          ★
        </span>
      ) : null}
    </span>
  )
}

function Sitter({ table, seat }: { readonly table: TableSummary; readonly seat: SeatSummary }) {
  if (table.mine.includes(seat.seat)) return <span class="sitter">{w.value.you}</span>
  if (seat.kind === 'neutral') return <span class="sitter">{w.value.tookOver(w.value.rules)}</span>
  if (seat.kind === 'bot') return <span class="sitter">{computerIn(seat)}</span>
  if (seat.kind === 'open' && !(seat.kept && seat.name))
    return <span class="sitter">{seat.kept ? w.value.kept : w.value.free}</span>
  if (seat.name === null)
    return <span class="sitter">{seat.deserted ? w.value.gone : called(seat, w.value.guest)}</span>
  return (
    <a class="sitter" href={`/people/${encodeURIComponent(seat.name)}`}>
      {seat.kind === 'open' ? w.value.keptFor(seat.name) : seat.name}
    </a>
  )
}

function computerIn({ level, manner, deserted }: SeatSummary): string {
  const named = level ? `${w.value.computer} (${computerNamed(level, manner)})` : w.value.computer
  return deserted ? w.value.tookOver(named) : named
}

function State({ table }: { readonly table: TableSummary }) {
  const [first, second] = stateOf(table)
  return (
    <p class="table-state">
      <span class="state-first">{first}</span>
      {second ? <span class="state-second">{second}</span> : null}
    </p>
  )
}

const keptForYou = ({ origin, host }: TableSummary): string =>
  origin !== null && 'challenge' in origin ? w.value.challengedBy(called(host)) : w.value.keptForYou

function stateOf(table: TableSummary): readonly [string, string | null] {
  const text = wordsAt(table)
  const since = relative(table.updatedAt)
  if (table.status === 'over')
    return [
      text && table.outcome ? sayOutcome(text, language.value, table.outcome) : '',
      relative(table.endedAt ?? table.updatedAt),
    ]
  if (table.status === 'open') {
    if (table.kept.length > 0) return [keptForYou(table), since]
    return table.mine.length > 0 ? [w.value.waitsForSeat, since] : [w.value.opened(relative(table.createdAt)), null]
  }
  if (table.frozen) return [w.value.frozen, since]
  if (table.lost !== null) return [w.value.lost(text?.seat(table.lost) ?? '…'), w.value.lostMore]
  const asked = table.seats.filter((seat) => seat.asked)
  const deadline = asked.map((seat) => seat.deadline).find((time) => time !== null)
  const left = deadline ? (deadline > Date.now() ? w.value.left(span(deadline - Date.now())) : w.value.timeOut) : since
  if (isMyMove(table)) return [w.value.yourMove, left]
  const names = asked.map((seat) => waitedFor(text?.seat(seat.seat) ?? '…', seat))
  return [names.length > 0 ? w.value.waitsFor(listed(names)) : '', left]
}

/** A seat that is waited for, and who sits there. */
const waitedFor = (side: string, seat: SeatSummary): string =>
  seat.name === null && seat.nickname === null ? side : `${side} · ${called(seat)}`

function RowActions({ table }: { readonly table: TableSummary }) {
  const [inviting, setInviting] = useState(false)
  const sit = useTask(async (seat: string) => {
    await joinTable(table.id, { seat })
    go(`/table/${table.id}`)
  })
  const free = table.status === 'open' ? table.seats.filter(({ kind, kept }) => kind === 'open' && !kept) : []
  const seats = table.kept.length > 0 ? table.kept : table.mine.length > 0 ? [] : free.map(({ seat }) => seat)
  return (
    <div class="table-deeds">
      {seats.length === 1 ? (
        <Button kind="main" busy={sit.busy} onClick={() => sit.run(seats[0])}>
          {w.value.sit}
        </Button>
      ) : (
        seats.map((seat) => (
          <Button key={seat} busy={sit.busy} onClick={() => sit.run(seat)}>
            {w.value.sitAs(wordsAt(table)?.seat(seat) ?? seat)}
          </Button>
        ))
      )}
      {table.mine.length > 0 && free.length > 0 ? (
        <Button onClick={() => setInviting(true)}>{w.value.invite}</Button>
      ) : null}
      {seats.length === 0 ? (
        // The name of the game is the link, and all of the row is its target: this only says what it is for.
        <span class={isMyMove(table) ? 'button main deed' : 'button deed'} aria-hidden="true">
          {deedOf(table)}
        </span>
      ) : null}
      {isLocal(table) ? <LocalDeeds table={table} /> : null}
      <ErrorLine trouble={sit.trouble} />
      {inviting ? <InviteDialog table={table} onClose={() => setInviting(false)} /> : null}
    </div>
  )
}

function deedOf(table: TableSummary): string {
  if (table.frozen) return w.value.look
  if (table.status === 'over') return w.value.replay
  if (table.mine.length === 0) return w.value.watch
  return isMyMove(table) ? w.value.play : w.value.look
}

function LocalDeeds({ table }: { readonly table: TableSummary }) {
  const forget = useTask(async () => {
    await deleteLocal(table.id)
    await refreshLocal()
  })
  const send = useTask(async () => {
    go(`/table/${await sendToServer(table.id)}`)
    void refreshServer()
  })
  return (
    <>
      <Button class="small" busy={send.busy} onClick={send.run}>
        {w.value.send}
      </Button>
      <AskFirst
        question={w.value.forgetSure}
        yes={w.value.forget}
        label={<Bin />}
        name={w.value.forget}
        class="small"
        busy={forget.busy}
        onYes={forget.run}
      />
      <ErrorLine trouble={forget.trouble ?? send.trouble} />
    </>
  )
}
