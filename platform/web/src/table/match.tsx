import { type GameText, sayOutcome } from '@iacta/kernel'
import type { MatchSummary, TableSummary } from '@iacta/wire'
import { number } from '../frame/intl.ts'
import { language } from '../settings.ts'
import { t } from './match.words.ts'

interface MatchNoteProps {
  readonly summary: TableSummary
  readonly text: GameText
}

/** How the match stands when a game of it is over, and the way to the second. */
export function MatchLine({ summary, text }: MatchNoteProps) {
  const { match } = summary
  if (!match) return null
  return (
    <div class="offers">
      <p role="status">{sayMatch(match, text)}</p>
      <OtherGame summary={summary} match={match} />
    </div>
  )
}

/** Which game of a match this is, how the match stands or ended, and the way to its other game. */
export function MatchNote({ summary, text }: MatchNoteProps) {
  const { match } = summary
  if (!match) return null
  const isFirst = match.game === 1
  return (
    <section class="match-note" aria-label={t.value.match}>
      <p>
        <strong>{t.value.game(match.game)}.</strong> {match.over ? null : t.value.about}
      </p>
      {!isFirst && match.first && <p>{t.value.firstEnded(sayOutcome(text, language.value, match.first))}</p>}
      <p role="status">{sayMatch(match, text)}</p>
      {!isFirst && summary.status === 'open' && <p>{t.value.leaveLoses}</p>}
      <OtherGame summary={summary} match={match} />
    </section>
  )
}

interface OtherGameProps {
  readonly summary: TableSummary
  readonly match: MatchSummary
}

function OtherGame({ summary, match }: OtherGameProps) {
  const [first, second] = match.tables
  const isFirst = match.game === 1
  const other = isFirst ? second : first
  if (other === null) return null
  const isAwaited = isFirst && !match.over && summary.mine.length > 0
  return (
    <a class={isAwaited ? 'button main' : 'button'} href={`/table/${other}`}>
      {isAwaited ? t.value.playSecond : isFirst ? t.value.toSecond : t.value.toFirst}
    </a>
  )
}

/** How a match stands, or ended, by the seats of this table. */
export function sayMatch(match: MatchSummary, text: GameText): string {
  const { over, result, first, left } = match
  if (!over) return first ? t.value.stands(standing(match, text)) : ''
  if (!result) return t.value.nothing
  const winner = result.winner === null ? t.value.drawn : t.value.won(text.seat(result.winner), text.seatsAreMany)
  return [left === null ? t.value.ended(standing(match, text)) : t.value.left(text.seat(left)), winner].join(' ')
}

/** "Caesar 1, Pompeius 0". */
const standing = ({ points }: MatchSummary, text: GameText): string =>
  Object.entries(points)
    .map(([seat, n]) => `${text.seat(seat)} ${number(n, 1)}`)
    .join(', ')
