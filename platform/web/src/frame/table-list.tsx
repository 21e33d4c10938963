import { deleteLocal, sendToServer } from '../local/tables.ts'
import '../styles/tables.css'
import { sayOutcome } from '@iacta/kernel'
import { useState } from 'preact/hooks'
import { go } from '../router.ts'
import { language } from '../settings.ts'
import type { Clock, SeatSummary, TableSummary } from '../table/link.ts'
import { titleOf, wordsOf } from './game-words.ts'
import { Bin } from './icons.tsx'
import { listed, relative, span } from './intl.ts'
import { InviteDialog } from './invite.tsx'
import { LEVEL_NAMES } from './levels.words.ts'
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
        <p class="table-about">{about(table).join(' · ')}</p>
      </div>
      <p class="table-seats">
        {table.seats.map((seat) => (
          <Seat key={seat.seat} table={table} seat={seat} />
        ))}
      </p>
      <State table={table} />
      <Deeds table={table} />
    </li>
  )
}

function about(table: TableSummary): string[] {
  const text = wordsOf(table.game)
  const options = text ? Object.entries(table.options).map(([key, choice]) => text.option(key, choice)) : []
  return [
    ...options,
    ...(isLocal(table) ? [w.value.here] : table.visibility === 'private' ? [w.value.private] : []),
    ...(isLocal(table) || table.clock.kind === 'none' ? [] : [clockWords(table.clock)]),
    ...(table.rated ? [w.value.rated] : []),
  ]
}

/** A clock in a few words: "3 days a move", "30 min + 20 s". */
export function clockWords(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return w.value.none
    case 'deadline':
      return w.value.deadline(span(clock.seconds * 1000))
    case 'bank':
      return w.value.bank(Math.round(clock.seconds / 60), clock.increment)
  }
}

function Seat({ table, seat }: { readonly table: TableSummary; readonly seat: SeatSummary }) {
  const place = table.seats.indexOf(seat)
  return (
    <span>
      <span class="seat-name">{wordsOf(table.game)?.seat(seat.seat) ?? '…'}</span> <Sitter table={table} seat={seat} />
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
  if (seat.kind === 'bot') return <span class="sitter">{computerIn(seat)}</span>
  if (seat.kind === 'open') return <span class="sitter">{seat.kept ? w.value.kept : w.value.free}</span>
  if (seat.name === null) return <span class="sitter">{seat.deserted ? w.value.gone : w.value.guest}</span>
  return (
    <a class="sitter" href={`/people/${encodeURIComponent(seat.name)}`}>
      {seat.name}
    </a>
  )
}

function computerIn({ level, deserted }: SeatSummary): string {
  const named = level ? `${w.value.computer} (${LEVEL_NAMES[level]})` : w.value.computer
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

function stateOf(table: TableSummary): readonly [string, string | null] {
  const text = wordsOf(table.game)
  const since = relative(table.updatedAt)
  if (table.status === 'over')
    return [
      text && table.outcome ? sayOutcome(text, language.value, table.outcome) : '',
      relative(table.endedAt ?? table.updatedAt),
    ]
  if (table.status === 'open') {
    if (table.kept.length > 0) return [w.value.keptForYou, since]
    return table.mine.length > 0 ? [w.value.waitsForSeat, since] : [w.value.opened(relative(table.createdAt)), null]
  }
  if (table.frozen) return [w.value.frozen, since]
  const asked = table.seats.filter((seat) => seat.asked)
  const deadline = asked.map((seat) => seat.deadline).find((time) => time !== null)
  const left = deadline ? (deadline > Date.now() ? w.value.left(span(deadline - Date.now())) : w.value.timeOut) : since
  if (isMyMove(table)) return [w.value.yourMove, left]
  const names = asked.map(({ seat }) => text?.seat(seat) ?? '…')
  return [names.length > 0 ? w.value.waitsFor(listed(names)) : '', left]
}

function Deeds({ table }: { readonly table: TableSummary }) {
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
            {w.value.sitAs(wordsOf(table.game)?.seat(seat) ?? seat)}
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
