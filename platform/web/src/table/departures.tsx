import type { GameText } from '@iacta/kernel'
import { useState } from 'preact/hooks'
import { t } from './departures.words.ts'
import type { TableSummary } from './link.ts'

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
      {summary.seats.map(({ seat, kind, left }) => {
        const key = `${summary.id} ${seat} ${left?.name ?? ''} ${left?.way}`
        if (!left || kind !== 'bot' || read.includes(key)) return null
        return (
          <div key={key} class="offers">
            <p>{t.value.departed[left.way](text.seat(seat), left.name ?? t.value.whoever(text.seat(seat)))}</p>
            <button type="button" class="button" onClick={() => dismiss(key)}>
              {t.value.read}
            </button>
          </div>
        )
      })}
    </>
  )
}

function readBefore(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(READ) ?? '[]') as string[]
  } catch {
    return []
  }
}
