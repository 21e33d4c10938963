import { type GameText, type Outcome, sayOutcome } from '@iacta/kernel'
import type { Signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import type { Emblems, GreatMoment, GreatMoments } from '../board/index.ts'
import { go } from '../router.ts'
import { language } from '../settings.ts'
import { say } from '../trouble.words.ts'
import { useEscape } from './escape.ts'
import { GreatMomentPanel } from './great-moment-panel.tsx'
import { t } from './great-moments.words.ts'
import type { TableSummary } from './link.ts'
import { sayMatch } from './match.tsx'
import type { TableSession } from './session.ts'
import type { PanelName } from './side-panels.tsx'
import * as deeds from './table-actions.ts'
import { winnerName } from './winners.ts'

interface EndPanelProps {
  readonly session: TableSession
  /** What the game adds; null until it has come, or where it adds nothing. */
  readonly moments: GreatMoments | null
  readonly panel: Signal<PanelName | null>
  /** It opens by itself; else it is a strip until somebody wants it. */
  readonly opens: boolean
}

/** The end of a game: who won and how, the score, what became of the ratings, and where to go from here. */
export function EndPanel({ session, moments, panel, opens }: EndPanelProps) {
  const [isFolded, setFolded] = useState(!opens)
  const summary = session.link.summary.value
  const text = session.text.value
  const scene = session.shown.value
  useEscape(!isFolded, () => setFolded(true))
  if (!summary?.outcome || !text || !scene) return null
  const game = moments?.end({ told: scene.log, view: scene.view, text, language: language.value })
  const emblems = session.face.value?.emblems
  return (
    <GreatMomentPanel
      moment={endOf(summary, summary.outcome, text, game)}
      emblems={emblems}
      isFolded={isFolded}
      onFold={setFolded}
      onClose={null}
      isEnd
    >
      {summary.match && <p class="great-match">{sayMatch(summary.match, text)}</p>}
      <Ratings summary={summary} text={text} emblems={emblems} />
      <Ways
        session={session}
        summary={summary}
        onCourse={() => {
          setFolded(true)
          panel.value = 'course'
        }}
        onBoard={() => setFolded(true)}
      />
    </GreatMomentPanel>
  )
}

const NOTHING_ADDED: Pick<GreatMoment, 'picture' | 'lines' | 'figures'> = {
  picture: { fill: 'M11.2 1h1.6v2H20v13l-4-2-4 2.500L8 14l-4 2V3h7.200zM11.2 16.500h1.600V23h-1.600z' },
  lines: [],
  figures: [],
}

/** The end as a great moment: the winner's colours, and how it came about in the first line. */
export function endOf(
  summary: Pick<TableSummary, 'seats' | 'mine'>,
  outcome: Outcome,
  text: GameText,
  game = NOTHING_ADDED,
): GreatMoment {
  const winners = outcome.winners.map((place) => summary.seats[place])
  const title =
    winners.length > 0
      ? t.value.wins(
          winners.map((winner) => winnerName(text, winner)),
          text.arePeoples === true,
        )
      : outcome.way === 'abandoned'
        ? t.value.noResult
        : t.value.drawn
  const has = (seat: string): boolean => summary.mine.includes(seat)
  const isMine = summary.mine.length === 1 && winners.length > 0
  return {
    tone: winners.length > 0 ? 'triumph' : 'season',
    of: winners.length === 1 ? (winners[0].side ?? winners[0].seat) : null,
    occasion: !isMine ? t.value.end : winners.some(({ seat }) => has(seat)) ? t.value.youWon : t.value.youLost,
    title,
    ...game,
    lines: [sayOutcome(text, language.value, outcome), ...game.lines],
  }
}

interface RatingsProps {
  readonly summary: TableSummary
  readonly text: GameText
  readonly emblems: Emblems | undefined
}

function Ratings({ summary, text, emblems }: RatingsProps) {
  const rows = summary.seats.flatMap(({ seat, side, name, ratingChange }) =>
    ratingChange ? [{ seat, of: side ?? seat, name, ...ratingChange }] : [],
  )
  if (rows.length === 0) return null
  return (
    <table class="great-figures great-ratings">
      <caption>{t.value.ratings}</caption>
      <tbody>
        {rows.map(({ seat, of, name, before, after }) => (
          <tr key={seat}>
            <th scope="row" style={emblems && { color: emblems.colour(of) }}>
              {emblems && <emblems.Emblem of={of} />}
              <span>{name ?? text.seat(seat)}</span>
            </th>
            <td>{t.value.rating(before, after)}</td>
            <td class={after < before ? 'is-less' : 'is-more'}>{signed(after - before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `+12`, `−8`, `±0`. */
export const signed = (n: number): string => (n === 0 ? '±0' : n > 0 ? `+${n}` : `−${-n}`)

interface WaysProps {
  readonly session: TableSession
  readonly summary: TableSummary
  onCourse(): void
  onBoard(): void
}

/** Where to go from a game that is over. */
function Ways({ session, summary, onCourse, onBoard }: WaysProps) {
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly trouble: unknown }>(IDLE)
  const goTo = (run: () => Promise<string>) => (): void => {
    if (state.isBusy) return
    setState({ isBusy: true, trouble: null })
    run().then(
      (id) => go(`/table/${id}`),
      (trouble: unknown) => setState({ isBusy: false, trouble }),
    )
  }
  const { match } = summary
  const isHere = session.link.where === 'here'
  // Where somebody has asked for a rematch already, a note says so and leads there.
  const mayPlayAgain = (isHere || summary.mine.length > 0) && match?.over !== false && summary.rematch === null
  const second = match && !match.over && match.game === 1 ? match.tables[1] : null
  return (
    <div class="great-ways">
      {second && (
        <a class="button main" href={`/table/${second}`}>
          {t.value.second}
        </a>
      )}
      {mayPlayAgain && (
        <button
          type="button"
          class="button main"
          onClick={goTo(() => (isHere ? deeds.playAgain(summary) : deeds.rematch(summary)))}
        >
          {isHere ? t.value.playAgain : t.value.rematch}
        </button>
      )}
      {!summary.frozen && (
        <button type="button" class="button" onClick={onCourse}>
          {t.value.course}
        </button>
      )}
      <button type="button" class="button" onClick={onBoard}>
        {t.value.board}
      </button>
      <a class="button" href={`/new?game=${summary.game}`}>
        {t.value.newTable}
      </a>
      <p role="status">{state.isBusy ? t.value.working : state.trouble === null ? '' : say(state.trouble)}</p>
    </div>
  )
}

const IDLE = { isBusy: false, trouble: null }
