import type { GameText } from '@iacta/kernel'
import { useState } from 'preact/hooks'
import { called } from '../frame/called.ts'
import { t } from './departures.words.ts'
import type { SeatSummary, TableSummary } from './link.ts'

const READ = 'iacta.departures'
/** So many notes that were read are remembered, the last ones. */
const MOST = 100

interface DeparturesProps {
  readonly summary: TableSummary
  readonly text: GameText
}

/** Who has left a game that goes on, told to everybody who looks at it until he has read it. */
export function Departures({ summary, text }: DeparturesProps) {
  const [read, setRead] = useState(readBefore)
  const dismiss = (key: string): void => {
    const all = [...read, key].slice(-MOST)
    setRead(all)
    try {
      localStorage.setItem(READ, JSON.stringify(all))
    } catch {
      // Nothing may be kept here: it is told again.
    }
  }
  return (
    <>
      {summary.seats.map((row) => {
        const { seat, left } = row
        const became = becameOf(row)
        const key = `${summary.id} ${seat} ${left?.name ?? left?.nickname ?? ''} ${left?.way}`
        if (!left || became === null || read.includes(key)) return null
        const side = text.seat(seat)
        return (
          <div key={key} class="offers">
            <p>
              {summary.lost === seat
                ? t.value.youWereLate
                : t.value.departed[left.way](called(left, t.value.whoever(side)))}{' '}
              {t.value.became[became](side)} {summary.lost === seat ? t.value.youMayLookOn : null}
            </p>
            <button type="button" class="button" onClick={() => dismiss(key)}>
              {t.value.read}
            </button>
          </div>
        )
      })}
    </>
  )
}

/** What became of a seat that was left; null where somebody else has taken it. */
const becameOf = ({ kind, out }: SeatSummary): 'bot' | 'neutral' | 'out' | null =>
  kind === 'bot' || kind === 'neutral' ? kind : out ? 'out' : null

function readBefore(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(READ) ?? '[]') as string[]
  } catch {
    return []
  }
}
