import type { GameText } from '@iacta/kernel'
import { called } from '../frame/called.ts'
import { clockWords } from '../frame/clock-words.ts'
import { Nickname } from '../frame/nickname.tsx'
import type { TableSummary } from './link.ts'
import { Loading } from './loading.tsx'
import { Players } from './players.tsx'
import { SealNote } from './seal.tsx'
import type { TableSession } from './session.ts'
import { t } from './table.words.ts'
import './waiting-room.css'
import { w } from './waiting-room.words.ts'

/** A table that has not begun: who is here, what will be played, and how to ask the others in. */
export function WaitingRoom({ session }: { readonly session: TableSession }) {
  const summary = session.link.summary.value
  const text = session.text.value
  if (!summary || !text) return <Loading />
  return (
    <div class="table-waiting">
      <p class="waiting-game">{text.title}</p>
      <h1>{t.value.notBegun}</h1>
      <div class="waiting-parts">
        <Players
          summary={summary}
          text={text}
          mine={summary.mine}
          viewer={null}
          where={session.link.where}
          presence={session.link.presence?.value ?? null}
          onLook={(seat) => session.link.lookFrom(seat)}
        />
        <div>
          <Settlement summary={summary} text={text} />
          <Nickname />
          <SealNote summary={summary} />
        </div>
      </div>
    </div>
  )
}

interface SettlementProps {
  readonly summary: TableSummary
  readonly text: GameText
}

/** What was settled beforehand: by whom, by the game's own names, and how time is kept. */
function Settlement({ summary, text }: SettlementProps) {
  const { options, host, clock, rated, visibility } = summary
  const all: readonly (readonly [name: string, value: string])[] = [
    [w.value.host, host.isYou ? w.value.you : called(host)],
    ...Object.entries(options).map(([key, value]) => [text.optionName(key), text.option(key, value)] as const),
    [w.value.clock, clockWords(clock)],
    [w.value.counts, rated ? w.value.rated : w.value.unrated],
    [w.value.open, w.value[visibility]],
  ]
  return (
    <dl class="table-settled">
      {all.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A table whose rules are no more: why nothing is shown, and what can still be done. */
export function Frozen({ session }: { readonly session: TableSession }) {
  const isOver = session.link.summary.value?.status === 'over'
  return (
    <div class="table-waiting">
      <h1>{isOver ? t.value.over : t.value.frozen}</h1>
      <p>{t.value.frozenWhy}</p>
      <p>{isOver ? t.value.frozenOver : t.value.frozenRunning}</p>
    </div>
  )
}
