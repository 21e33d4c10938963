import { useEffect, useState } from 'preact/hooks'
import { type ClockFace, clockFace, serverNow, useServerTime } from './clocks.ts'
import type { Clock, SeatSummary, TableSummary } from './link.ts'
import './seat-clock.css'
import { t } from './seat-clock.words.ts'

interface RunningClockProps {
  readonly summary: TableSummary
  /** The seat that is looked from; null for a spectator. */
  readonly viewer: string | null
}

/** The clock that matters now: one's own, or that of whoever is waited for. */
export function RunningClock({ summary, viewer }: RunningClockProps) {
  useServerTime(summary)
  const asked = summary.seats.filter((each) => each.asked)
  const seat = asked.find((each) => each.seat === viewer) ?? asked[0]
  return seat && <ClockOf clock={summary.clock} seat={seat} />
}

/** A seat's clock, with a word where it needs one. */
export function ClockOf({ clock, seat }: { readonly clock: Clock; readonly seat: SeatSummary }) {
  const face = useClock(clock, seat)
  if (!face) return null
  const kind = clock.kind === 'deadline' ? t.value.perMove : t.value.left
  const warning =
    seat.asked && face.isOnVacation ? t.value.vacation : face.state === 'fine' ? null : t.value[face.state]
  return (
    <div class={`players-clock ${face.state} ${face.isRunning ? 'running' : ''}`} role="timer" aria-live="off">
      <time aria-hidden="true">{sayTime(face.left)}</time>
      {warning && <small aria-hidden="true">{warning}</small>}
      <span class="unseen">
        {kind(sayTime(face.left))}
        {warning ? `, ${warning}` : face.isRunning ? '' : `, ${t.value.resting}`}
      </span>
    </div>
  )
}

/** What the clock shows, and again whenever that changes. */
function useClock(clock: Clock, seat: SeatSummary): ClockFace | null {
  const [, tick] = useState(0)
  const face = clockFace(clock, seat, serverNow())
  const wait = face?.changesIn ?? null
  useEffect(() => {
    if (wait === null) return
    const next = setTimeout(() => tick((n) => n + 1), wait)
    return () => clearTimeout(next)
  })
  return face
}

const two = (n: number): string => String(n).padStart(2, '0')

/** 3 days 4 hours; 5:02:09; 1:30. */
export function sayTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ]
  if (days > 0) return hours === 0 ? t.value.days(days) : `${t.value.days(days)} ${t.value.hours(hours)}`
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
