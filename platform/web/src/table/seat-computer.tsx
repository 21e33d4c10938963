import type { LevelId } from '@iacta/bots'
import { useState } from 'preact/hooks'
import { api } from '../api.ts'
import { LEVEL_NAMES, w as levels } from '../frame/levels.words.ts'
import { computer, level as usual } from '../settings.ts'
import type { SeatSummary, TableSummary } from './link.ts'
import type { Attempt } from './players.tsx'
import { t } from './seat-computer.words.ts'

const LEVELS = Object.keys(LEVEL_NAMES) as LevelId[]

interface HostsSeatProps {
  readonly summary: TableSummary
  readonly seat: SeatSummary
  readonly attempt: Attempt
}

/** Whoever set the table up puts the computer on an open seat, or takes it off again. */
export function HostsSeat({ summary, seat, attempt }: HostsSeatProps) {
  const [level, setLevel] = useState<LevelId>(usual.value)
  const put = (wanted: LevelId | null): Promise<void> =>
    attempt(async () => {
      await api(
        'PUT',
        `/tables/${summary.id}/seats/${encodeURIComponent(seat.seat)}`,
        wanted === null ? { level: null } : { level: wanted, manner: computer().manner },
      )
      return undefined
    })
  if (seat.kind === 'bot')
    return (
      <div class="players-open">
        <button type="button" class="button" onClick={() => void put(null)}>
          {t.value.takeOff}
        </button>
      </div>
    )
  const isLast = summary.seats.filter(({ kind }) => kind === 'open').length === 1
  return (
    <div class="players-open players-computer">
      <select
        aria-label={levels.value.level}
        value={level}
        onChange={({ currentTarget }) => setLevel(LEVELS.find((id) => id === currentTarget.value) ?? usual.value)}
      >
        {LEVELS.map((id) => (
          <option key={id} value={id}>
            {LEVEL_NAMES[id]}
          </option>
        ))}
      </select>
      <button type="button" class="button" onClick={() => void put(level)}>
        {isLast ? t.value.putAndBegin : t.value.put}
      </button>
    </div>
  )
}
