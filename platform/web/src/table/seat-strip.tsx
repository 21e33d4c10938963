import type { LevelId } from '@iacta/bots'
import type { GameText, MannerId } from '@iacta/kernel'
import type { Emblems } from '../board/contract.ts'
import { called } from '../frame/called.ts'
import { number } from '../frame/intl.ts'
import { computerNamed, LEVEL_NAMES, w as levels } from '../frame/levels.words.ts'
import { useServerTime } from './clocks.ts'
import type { Presence, SeatSummary, TableSummary } from './link.ts'
import { ClockOf } from './seat-clock.tsx'
import type { TableSession } from './session.ts'
import './seat-strip.css'
import { t } from './seat-strip.words.ts'

/** Who plays, over the board: side, name, rating and clock of each, whose move it is and who is there. */
export function SeatStrip({ session }: { readonly session: TableSession }) {
  const summary = session.link.summary.value
  const text = session.text.value
  if (!summary || !text || summary.status === 'open') return null
  // How it ended is not told before it was seen.
  const isFollowed = session.following.value?.playback.frame.value != null
  return (
    <Strip
      summary={isFollowed ? { ...summary, outcome: null } : summary}
      text={text}
      emblems={session.face.value?.emblems}
      presence={session.link.presence?.value ?? null}
    />
  )
}

interface StripProps {
  readonly summary: TableSummary
  readonly text: GameText
  readonly emblems: Emblems | undefined
  readonly presence: Presence | null
}

function Strip(props: StripProps) {
  useServerTime(props.summary)
  return (
    <ul class="seat-strip" aria-label={t.value.players}>
      {props.summary.seats.map((seat, place) => (
        <SeatChip key={seat.seat} seat={seat} place={place} {...props} />
      ))}
    </ul>
  )
}

interface SeatChipProps extends StripProps {
  readonly seat: SeatSummary
  readonly place: number
}

function SeatChip({ seat, place, summary, text, emblems, presence }: SeatChipProps) {
  const isMine = summary.mine.includes(seat.seat)
  const of = seat.side ?? seat.seat
  const side = text.seat(seat.seat)
  const hasWon = summary.outcome?.winners.includes(place) ?? false
  const isThere = isMine || seat.kind !== 'person' || !presence ? null : presence.seats.includes(seat.seat)
  const states = [
    ...(seat.asked ? [seat.kind === 'bot' ? t.value.thinking : t.value.toMove] : []),
    ...(hasWon ? [t.value.won] : []),
    ...(isThere === null ? [] : [isThere ? t.value.here : t.value.away]),
  ]
  const who = nameOf(seat, isMine)
  const rating = seat.rating ? [sayRating(seat.rating)] : []
  return (
    <li
      class={`seat-chip ${seat.asked ? 'asked' : ''} ${isThere === false ? 'away' : ''}`}
      style={emblems ? { '--of': emblems.colour(of) } : {}}
      title={[`${side}: ${who}`, ...rating, ...states].join(', ')}
    >
      <span class="unseen">{[`${side}: ${who}`, ...rating, ...states].join(', ')}</span>
      <span class="seat-emblem" aria-hidden="true">
        {emblems ? <emblems.Emblem of={of} /> : side.slice(0, 1)}
      </span>
      <span class="seat-who" aria-hidden="true">
        {hasWon ? '★ ' : ''}
        {seat.kind === 'bot' && seat.level ? <ComputerOf level={seat.level} manner={seat.manner} /> : who}
      </span>
      {seat.rating && (
        <span class="seat-rating" aria-hidden="true">
          {number(seat.rating.rating)}
          {seat.rating.provisional ? '?' : ''}
        </span>
      )}
      {summary.status === 'running' && <ClockOf clock={summary.clock} seat={seat} />}
    </li>
  )
}

/** Where room is scarce the level says that it is the computer. */
const ComputerOf = ({ level, manner }: { readonly level: LevelId; readonly manner: MannerId | null }) => (
  <>
    <span class="seat-kind">{t.value.computer('')} </span>
    {LEVEL_NAMES[level]}
    {manner && <span class="seat-kind">, {levels.value.manners[manner]}</span>}
  </>
)

const sayRating = ({ rating, provisional }: NonNullable<SeatSummary['rating']>): string =>
  [t.value.rating(number(rating)), ...(provisional ? [t.value.provisional] : [])].join(', ')

function nameOf(seat: SeatSummary, isMine: boolean): string {
  if (seat.kind === 'neutral') return t.value.rules
  if (seat.kind === 'bot') return t.value.computer(seat.level ? computerNamed(seat.level, seat.manner) : '')
  const isKnown = seat.name !== null || seat.nickname !== null
  if (isMine) return isKnown ? (seat.name ?? seat.nickname ?? '') : t.value.you
  return seat.deserted && !isKnown ? t.value.gone : called(seat)
}
