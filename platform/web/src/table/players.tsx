import type { GameText } from '@iacta/kernel'
import { useEffect, useState } from 'preact/hooks'
import { api } from '../api.ts'
import { called } from '../frame/called.ts'
import { number } from '../frame/intl.ts'
import { computerNamed } from '../frame/levels.words.ts'
import { invitationTo, joinTable } from '../frame/tables.ts'
import { said } from '../trouble.words.ts'
import { copyText } from './clipboard.ts'
import { nextTick, serverNow, useServerTime } from './clocks.ts'
import { Icon } from './icons.tsx'
import type { Departure, Presence, Rating, SeatSummary, TableSummary, Trouble } from './link.ts'
import { MatchNote } from './match.tsx'
import { ClockOf, sayTime } from './seat-clock.tsx'
import { HostsSeat } from './seat-computer.tsx'
import * as deeds from './table-actions.ts'
import './players.css'
import { t } from './players.words.ts'

interface PlayersProps {
  readonly summary: TableSummary
  readonly text: GameText
  /** My seats. */
  readonly mine: readonly string[]
  /** The seat that is looked from; null for a spectator. */
  readonly viewer: string | null
  /** Looks from a seat: after sitting down, or one of several. */
  onLook?(seat: string): void
  /** Seats that can be looked from; my own if not said. */
  readonly lookable?: readonly string[]
  /** Who has the table open; null where nobody knows. */
  readonly presence?: Presence | null
  /** Where the table is; nobody can be invited to one in this browser. */
  readonly where?: 'server' | 'here'
}

/** Who sits where, whose move it is, and how much time is left. */
export function Players(props: PlayersProps) {
  const { summary, mine, where = 'server' } = props
  const [told, setTold] = useState<Told | null>(null)
  useServerTime(summary)
  const attempt: Attempt = async (run) => {
    setTold(null)
    try {
      setTold((await run()) ?? null)
    } catch (error) {
      setTold({ words: await said(error), isBad: true })
    }
  }
  return (
    <section class="players" aria-label={t.value.players}>
      <ul class="players-seats">
        {summary.seats.map((seat, place) => (
          <Seat key={seat.seat} seat={seat} place={place} attempt={attempt} {...props} />
        ))}
      </ul>
      {props.presence && props.presence.spectators > 0 && (
        <p class="players-spectators">{t.value.spectators(props.presence.spectators)}</p>
      )}
      <MatchNote summary={summary} text={props.text} />
      <AgreedTime summary={summary} now={where === 'server' ? serverNow : Date.now} />
      {summary.rated && summary.status !== 'over' && <p class="players-spectators">{t.value.ratedNote}</p>}
      {where === 'server' && <TableLinks summary={summary} isSeated={mine.length > 0} attempt={attempt} />}
      <div role="status" class={told?.isBad ? 'players-told bad' : 'players-told'}>
        {told && <p>{told.words}</p>}
      </div>
      {told?.link && <input class="players-link" readOnly value={told.link} aria-label={told.words} />}
    </section>
  )
}

export interface Told {
  readonly words: string
  readonly isBad?: boolean
  /** To be copied by hand. */
  readonly link?: string
}

export type Attempt = (run: () => Promise<Told | undefined>) => Promise<void>

interface SeatProps extends PlayersProps {
  readonly seat: SeatSummary
  readonly place: number
  readonly attempt: Attempt
}

function Seat(props: SeatProps) {
  const {
    summary,
    text,
    seat,
    place,
    attempt,
    mine,
    viewer,
    onLook,
    lookable = mine,
    where = 'server',
    presence,
  } = props
  const name = text.seat(seat.seat)
  const isViewer = viewer === seat.seat
  const hasWon = summary.outcome?.winners.includes(place) ?? false
  return (
    <li class={`players-seat ${seat.asked ? 'asked' : ''}`}>
      <span class="players-mark" aria-hidden="true">
        {seat.asked ? '▶' : hasWon ? '★' : ''}
      </span>
      <div class="players-who">
        <strong class="players-side">{name}</strong>
        <span class="players-name">{nameOf(seat, summary, mine)}</span>
        {seat.rating && <RatingOf known={seat.rating} />}
        <span class="players-state">
          {seat.asked && <b>{seat.kind === 'bot' ? t.value.thinking : t.value.toMove}</b>}
          {hasWon && <b>{t.value.won}</b>}
          {seat.left && <span>{leftBy(seat, seat.left)}</span>}
          {presence && seat.kind === 'person' && !seat.deserted && !mine.includes(seat.seat) && (
            <span>{presence.seats.includes(seat.seat) ? t.value.here : t.value.away}</span>
          )}
          {isViewer && lookable.length > 1 && <span>{t.value.looking}</span>}
        </span>
      </div>
      {summary.status !== 'over' && <ClockOf clock={summary.clock} seat={seat} />}
      {onLook && lookable.length > 1 && lookable.includes(seat.seat) && !isViewer && (
        <button type="button" class="players-look" aria-label={t.value.look(name)} onClick={() => onLook(seat.seat)}>
          <Icon of="eye" />
        </button>
      )}
      {where === 'server' && seat.kind === 'open' && summary.status === 'open' && <OpenSeat {...props} />}
      {where === 'server' && isToBeFilled(seat, summary) && <LeftSeat {...props} />}
      {where === 'server' && mayBeComputers(seat, summary) && (
        <HostsSeat summary={summary} seat={seat} attempt={attempt} />
      )}
    </li>
  )
}

function nameOf(seat: SeatSummary, summary: TableSummary, mine: readonly string[]): string {
  if (seat.kind === 'neutral') return t.value.rules
  if (seat.kind === 'bot')
    return seat.level ? `${t.value.computer} (${computerNamed(seat.level, seat.manner)})` : t.value.computer
  if (seat.kind === 'open')
    return summary.kept.includes(seat.seat) ? t.value.keptForYou : seat.kept ? t.value.kept : t.value.open
  if (mine.includes(seat.seat))
    return seat.name === null && seat.nickname === null
      ? t.value.you
      : `${seat.name ?? seat.nickname} (${t.value.isYou})`
  return seat.deserted && seat.name === null && seat.nickname === null ? t.value.gone : called(seat)
}

function RatingOf({ known: { rating, deviation, provisional } }: { readonly known: Rating }) {
  return (
    <span class="players-rating">
      {number(rating)} ± {number(deviation)}
      {provisional ? ` · ${t.value.provisional}` : ''}
    </span>
  )
}

/** Who left this seat and how, and who plays on. */
function leftBy({ kind, out }: SeatSummary, { way, ...left }: Departure): string {
  const who = called(left, t.value.somebody)
  if (out) return t.value.outOfPlay[way]
  return kind === 'person' ? t.value.tookOverFrom(who) : t.value.playsFor[way](who)
}

/** Whether whoever set the table up may put the computer here, or take it off. */
const mayBeComputers = ({ kind, kept }: SeatSummary, { status, rated, host, match }: TableSummary): boolean =>
  status === 'open' && host.isYou && !rated && match?.game !== 2 && (kind === 'bot' || (kind === 'open' && !kept))

/** Whether the computer, or the rules, keep a seat that a person may have. */
const isToBeFilled = (seat: SeatSummary, { status, rated }: TableSummary): boolean =>
  status === 'running' && !rated && (seat.kind === 'bot' || seat.kind === 'neutral') && seat.deserted === true

/** The computer plays on here: somebody without a seat may take it over, somebody with one may invite to it. */
function LeftSeat({ summary, seat, mine, onLook, attempt }: SeatProps) {
  const takeOver = (): Promise<void> =>
    attempt(async () => {
      await deeds.takeOver(summary.id, seat.seat)
      onLook?.(seat.seat)
      return undefined
    })
  return (
    <div class="players-open">
      {summary.vacant?.includes(seat.seat) && (
        <button type="button" class="button main" onClick={() => void takeOver()}>
          {t.value.takeOver}
        </button>
      )}
      {mine.length > 0 && <InviteButton summary={summary} seat={seat.seat} attempt={attempt} />}
    </div>
  )
}

/** Somebody without a seat may take it; somebody with one may invite to it. */
function OpenSeat({ summary, seat, mine, onLook, attempt }: SeatProps) {
  const isForMe = summary.kept.includes(seat.seat)
  const mayInvite = !seat.kept
  const sit = (): Promise<void> =>
    attempt(async () => {
      await joinTable(summary.id, { seat: seat.seat, seal: summary.commitment })
      onLook?.(seat.seat)
      return undefined
    })
  const decline = (): Promise<void> =>
    attempt(async () => {
      await api('POST', `/tables/${summary.id}/leave`, {})
      return { words: t.value.declined }
    })
  return (
    <div class="players-open">
      {(mine.length === 0 || isForMe) && (isForMe || !seat.kept) && (
        <button type="button" class="button main" onClick={() => void sit()}>
          {isForMe ? t.value.takeSeat : t.value.sit}
        </button>
      )}
      {isForMe && mine.length === 0 && (
        <button type="button" class="button" onClick={() => void decline()}>
          {t.value.decline}
        </button>
      )}
      {mine.length > 0 && mayInvite && <InviteButton summary={summary} seat={seat.seat} attempt={attempt} />}
    </div>
  )
}

interface InviteButtonProps {
  readonly summary: TableSummary
  readonly seat: string
  readonly attempt: Attempt
}

function InviteButton({ summary, seat, attempt }: InviteButtonProps) {
  const invite = (): Promise<void> =>
    attempt(async () => {
      const invitation = await invitationTo(summary, seat).catch((error: Trouble) =>
        error.code === 'forbidden' ? null : Promise.reject(error),
      )
      if (invitation === null) return { words: t.value.notInviting, isBad: true }
      const { link } = invitation
      return (await copyText(link)) ? { words: t.value.invited } : { words: t.value.inviteYourself, link }
    })
  return (
    <button type="button" class="button" onClick={() => void invite()}>
      <Icon of="link" /> {t.value.invite}
    </button>
  )
}

interface TableLinksProps {
  readonly summary: TableSummary
  readonly isSeated: boolean
  readonly attempt: Attempt
}

function TableLinks({ summary, isSeated, attempt }: TableLinksProps) {
  const share = (): Promise<void> =>
    attempt(async () => {
      const { href } = new URL(`/table/${summary.id}`, location.href)
      return (await copyText(href)) ? { words: t.value.shared } : { words: t.value.share, link: href }
    })
  const leave = (): Promise<void> =>
    attempt(async () => {
      await api('POST', `/tables/${summary.id}/leave`, {})
      return undefined
    })
  return (
    <div class="players-links">
      {summary.visibility === 'public' && (
        <button type="button" class="button" onClick={() => void share()}>
          <Icon of="link" /> {t.value.share}
        </button>
      )}
      {isSeated && summary.status === 'open' && (
        <button type="button" class="button" onClick={() => void leave()}>
          {t.value.leave}
        </button>
      )}
    </div>
  )
}

interface AgreedTimeProps {
  readonly summary: TableSummary
  now(): number
}

/** The length that was agreed on, and what is left of it. */
function AgreedTime({ summary: { status, minutes = null, timeUpAt = null }, now }: AgreedTimeProps) {
  const [, tick] = useState(0)
  const left = timeUpAt === null ? null : Math.max(0, timeUpAt - now())
  useEffect(() => {
    if (left === null || left === 0) return
    const next = setTimeout(() => tick((n) => n + 1), nextTick(left))
    return () => clearTimeout(next)
  })
  if (minutes === null || status === 'over' || status === 'cancelled') return null
  const says =
    left !== null ? t.value.agreedLeft(sayTime(left)) : status === 'open' ? t.value.agreed(minutes) : t.value.agreedUp
  return (
    <p class="players-spectators" role="timer" aria-live="off">
      {says}
    </p>
  )
}
